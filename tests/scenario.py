"""The helpers tests are written with: a position, moves in notation, and what is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import pytest

from interpares import Illegal, Match, rules_of
from interpares.datafiles import in_order
from interpares.games.magnaci.ages import Age
from interpares.games.magnaci.cards import (
    AGES,
    CONFLICTS,
    DECK,
    FAMILIES,
    FIEFS,
    LAWS,
    OFFICES,
    PROVINCES,
    SEJM_PLACES,
    SLOTS,
)
from interpares.games.magnaci.game import Magnaci, Player
from interpares.games.magnaci.setup import StartEstate
from interpares.kernel import notation
from interpares.kernel.chance import seed_from
from interpares.kernel.game import Event, Game, encode
from interpares.kernel.steps import Step

Cards = Mapping[int, Sequence[str]]
"""Cards by seat."""
Numbers = Mapping[int, Mapping[str, int]]
"""Estates by seat and place."""

NONE: Mapping[Any, Any] = MappingProxyType({})
REST = StartEstate(0)
"""Where a position comes to rest once the agenda it was given has been played."""


def magnaci(
    seats: int = 3,
    *,
    trade: bool = False,
    track: Sequence[int] = (),
    laws: Cards = NONE,
    won: Cards = NONE,
    offices: Cards = NONE,
    used: Cards = NONE,
    estates: Numbers = NONE,
    fiefs: Numbers = NONE,
    hands: Cards = NONE,
    laid: Mapping[int, Mapping[str, str]] = NONE,
    conflicts: Mapping[str, str] = NONE,
    agenda: Sequence[Step] = (),
    **fields: Any,
) -> Magnaci:
    """A possible position, at its first decision.

    `agenda` is what comes next, in order of play; by default the Age `age` and all later ones.
    `fields` are other fields of the game: `king`, `age`, `partitioned`, `sejm`, `script` and so on.
    What is given leaves the decks; of a `law_deck` or `conflict_deck` given, nothing else is left.
    `laid` are cards face down, by office, Law (1 to 5) or Conflict slot. Cards neither laid nor in
    a hand have been played; a hand not given holds all that is not laid.
    """
    row = _row_of({place for places in laid.values() for place in places})
    players = [
        Player(
            family=FAMILIES[seat],
            hand=_hand(seat, hands, laid),
            laid=tuple(laid.get(seat, {}).get(place) for place in row),
            played=_missing(DECK, _hand(seat, hands, laid), laid.get(seat, {}).values()),
            estates=_row(estates.get(seat, {}), PROVINCES),
            fiefs=_row(fiefs.get(seat, {}), FIEFS),
            laws=in_order(laws.get(seat, ()), LAWS),
            won=tuple(won.get(seat, ())),
            offices=in_order(offices.get(seat, ()), OFFICES),
            used=in_order(used.get(seat, ()), OFFICES),
        )
        for seat in range(seats)
    ]
    game = Magnaci(players, seed_from(0), trade=trade, track=tuple(track or range(seats)), **fields)
    game.conflicts = tuple(conflicts.get(slot) for slot in SLOTS)
    if game.sejm:
        game.sejm = (*game.sejm, *(None,) * (len(SEJM_PLACES) - len(game.sejm)))
    _complete_decks(game, fields)
    game.then(*(agenda or (Age(number) for number in range(game.age, len(AGES)))), REST)
    assert rules_of("magnaci").flaws(game) == []
    game.advance()
    return game


def _row(numbers: Mapping[str, int], places: Sequence[str]) -> tuple[int, ...]:
    assert set(numbers) <= set(places), numbers
    return tuple(numbers.get(place, 0) for place in places)


def _row_of(places: set[str]) -> Sequence[str]:
    """All places of the phase in which cards lie at some."""
    rows = (row for row in (OFFICES, SEJM_PLACES, SLOTS) if places <= set(row))
    return next(rows) if places else ()


def _hand(seat: int, hands: Cards, laid: Mapping[int, Mapping[str, str]]) -> tuple[str, ...]:
    default = _missing(DECK, laid.get(seat, {}).values())
    return in_order(hands.get(seat, default), DECK)


def _complete_decks(game: Magnaci, fields: Mapping[str, Any]) -> None:
    """Every card not given is in its deck, or out of the game if the deck itself was given."""
    held = [law for player in game.players for law in player.laws]
    laws = _missing(LAWS, held, game.sejm, game.laws_out, fields.get("law_deck", ()))
    if "law_deck" in fields:
        game.laws_out += laws
    else:
        game.law_deck = laws
    deck = fields.get("conflict_deck", ())
    conflicts = _missing(CONFLICTS, game.conflicts, game.conflicts_out, deck)
    if "conflict_deck" in fields:
        game.conflicts_out += conflicts
    else:
        game.conflict_deck = conflicts


def _missing(known: Iterable[str], *zones: Iterable[str | None]) -> tuple[str, ...]:
    found = {card for zone in zones for card in zone}
    return tuple(card for card in known if card not in found)


def play(game: Game | Match, *moves: str) -> list[Event]:
    """Check and apply moves such as "0 settle prussia"; returns what happened."""
    told: list[Event] = []
    for move in moves:
        seat, _, text = move.partition(" ")
        if isinstance(game, Match):
            told += game.play(int(seat), text)
        else:
            told += _apply(game, int(seat), text)
    return told


def _apply(game: Game, seat: int, text: str) -> list[Event]:
    slug = type(game).__name__.lower()
    action = notation.read(text, rules_of(slug).actions())
    game.decision.check(game, seat, action)
    game.told = []
    game.apply(seat, action)
    told, game.told = game.told, None
    return told


def refused(game: Game | Match, move: str) -> Illegal:
    """The refusal of a move, which left no trace."""
    position = game.game if isinstance(game, Match) else game
    before = encode(position)
    with pytest.raises(Illegal) as refusal:
        play(game, move)
    assert encode(position) == before
    return refusal.value
