"""Scenarios: a position, moves and what must hold, in TOML; for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import Any

import msgspec

from .kernel import notation
from .kernel.errors import BadInput, Illegal, InterParesError
from .kernel.game import encode
from .kernel.match import Match
from .kernel.rules import Rules, rules_of
from .kernel.values import Seat, Value, shown

LONGEST_SEAT = 3
"""Digits of a seat's number."""


class Expectation(Value, forbid_unknown_fields=True):
    """One thing that must hold after the moves."""

    at: str | None = None
    """A JSON pointer into the position, for `equals`."""
    equals: Any = None
    waiting: tuple[Seat, ...] | None = None
    refuses: str | None = None
    rule: str | None = None
    seat: Seat | None = None
    offers: tuple[str, ...] | None = None
    offers_some: tuple[str, ...] | None = None
    offers_none: tuple[str, ...] | None = None
    outcome: dict[str, Any] | None = None

    @property
    def asks(self) -> bool:
        """Whether there is anything in it that could fail."""
        offers = (self.offers, self.offers_some, self.offers_none)
        offered = self.seat is not None and any(each is not None for each in offers)
        named = (self.at, self.waiting, self.refuses, self.outcome)
        return offered or any(each is not None for each in named)


class Scenario(Value, forbid_unknown_fields=True):
    """A scenario file."""

    name: str
    game: str
    seats: int
    seed: int = 0
    rules: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    chance: tuple[int, ...] = ()
    position: dict[str, Any] = {}
    moves: tuple[str, ...] = ()
    expect: tuple[Expectation, ...] = ()
    comment: str = ""

    @staticmethod
    def load(text: str) -> Scenario:
        """The scenario in a TOML text; raises BadInput naming the field that is wrong."""
        try:
            scenario: Scenario = msgspec.toml.decode(text, type=Scenario)
        except (ValueError, TypeError, RecursionError) as error:
            raise BadInput(f"This is no scenario: {error}.") from None
        if any(not each.asks for each in scenario.expect):
            raise BadInput("This is no scenario: an expectation in it expects nothing.")
        return scenario

    def run(self) -> list[str]:
        """Play it; the list of everything that differs from what it expects."""
        match = self.begin()
        for number, move in enumerate(self.moves, 1):
            try:
                match.play(*seat_and_action(move))
            except InterParesError as error:
                return [f"move {number}, '{move}', was refused: {error}"]
        return self.unmet(match)

    def unmet(self, match: Match) -> list[str]:
        """Everything in a match that differs from what it expects."""
        return [flaw for each in self.expect for flaw in _unmet(match, each)]

    def begin(self) -> Match:
        """The match before the moves."""
        rules = rules_of(self.game)
        match = Match.start(self.game, seats=self.seats, seed=self.seed, options=self.options)
        if not self.position and not self.chance:
            return match
        if self.position:
            game = patched(rules, match, self.position)
            game.script = self.chance
        else:
            options = match.header.options
            game = rules.new(self.seats, match.game.seed, options, script=self.chance)
        return Match.start(
            self.game, seats=self.seats, seed=self.seed, options=self.options, position=game
        )


def patched(rules: Rules, match: Match, patch: dict[str, Any]) -> Any:
    """The position with a patch on it; whether it is possible is for the match to say."""
    try:
        plain = merged(msgspec.json.decode(encode(match.game)), patch)
    except RecursionError:
        raise BadInput("The patch of the position is nested too deeply.") from None
    return rules.decode(msgspec.json.encode(plain))


def merged(target: Any, patch: Any) -> Any:
    """JSON merge patch; a table with numbers for keys patches the items of a list."""
    if not isinstance(patch, dict):
        return patch
    if isinstance(target, list):
        items = list(target)
        for key, value in patch.items():
            if key not in map(str, range(len(items))):
                raise BadInput(
                    f"The list has {len(items)} items, so there is no item '{shown(key)}'."
                )
            items[int(key)] = merged(items[int(key)], value)
        return items
    result = dict(target) if isinstance(target, dict) else {}
    for key, value in patch.items():
        result[key] = merged(result.get(key), value)
    return result


def pointed(document: Any, pointer: str) -> Any:
    """What a JSON pointer points at; raises BadInput when there is nothing."""
    found = document
    first, *parts = pointer.split("/")
    for part in parts:
        listed = isinstance(found, list)
        items = {str(at): each for at, each in enumerate(found)} if listed else found
        if first or not isinstance(items, dict) or part not in items:
            raise BadInput(f"There is nothing at '{shown(pointer)}' in the position.")
        found = items[part]
    return found


def seat_and_action(move: str) -> tuple[Seat, str]:
    """The seat a move begins with, and the notation of its action."""
    seat, _, action = move.partition(" ")
    if not seat.isdecimal() or len(seat) > LONGEST_SEAT:
        raise BadInput(f"'{shown(move)}' must begin with the number of a seat.")
    return int(seat), action


def _unmet(match: Match, expected: Expectation) -> list[str]:
    flaws = []
    if expected.at is not None:
        found = pointed(msgspec.json.decode(encode(match.game)), expected.at)
        if found != expected.equals:
            flaws.append(f"{expected.at} is {found!r}, expected {expected.equals!r}")
    if expected.waiting is not None and expected.waiting != match.waiting:
        flaws.append(f"waiting for {match.waiting}, expected {expected.waiting}")
    if expected.outcome is not None:
        flaws += _unmet_outcome(match, expected.outcome)
    if expected.refuses is not None:
        flaws += _unmet_refusal(match, expected.refuses, expected.rule)
    if expected.seat is not None:
        flaws += _unmet_offers(match, expected.seat, expected)
    return flaws


def _unmet_outcome(match: Match, expected: dict[str, Any]) -> list[str]:
    outcome = msgspec.json.decode(encode(match.outcome)) or {}
    return [
        f"outcome {key} is {outcome.get(key)!r}, expected {value!r}"
        for key, value in expected.items()
        if outcome.get(key) != value
    ]


def _unmet_refusal(match: Match, move: str, rule: str | None) -> list[str]:
    before = encode(match.game)
    try:
        match.play(*seat_and_action(move))
    except Illegal as refusal:
        if rule not in (None, refusal.rule):
            return [f"'{move}' was refused by {refusal.rule}, expected {rule}"]
    except BadInput as error:
        if rule is not None:
            return [f"'{move}' could not be read: {error}"]
    else:
        return [f"'{move}' was allowed, expected a refusal"]
    return [] if encode(match.game) == before else [f"'{move}' was refused but left a trace"]


def _unmet_offers(match: Match, seat: Seat, expected: Expectation) -> list[str]:
    offered = [notation.write(action) for action in match.options(seat)]
    flaws = []
    if expected.offers is not None and set(expected.offers) != set(offered):
        flaws.append(f"seat {seat} is offered {offered}, expected {list(expected.offers)}")
    missing = set(expected.offers_some or ()) - set(offered)
    surplus = set(expected.offers_none or ()) & set(offered)
    flaws += [f"seat {seat} is not offered '{each}'" for each in sorted(missing)]
    flaws += [f"seat {seat} is offered '{each}'" for each in sorted(surplus)]
    return flaws
