"""The static description of a game, and the shelf on which all games stand."""

from __future__ import annotations

import functools
import importlib
import itertools
import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar, Union

import msgspec

from . import notation
from .errors import BadInput, Illegal
from .game import Event, Game
from .steps import Action, Step
from .values import Seat, Value

Kind = TypeVar("Kind")
Chosen: TypeAlias = Action | Mapping[str, Any] | str
"""A move as an action, as the JSON of one, or in notation."""


class Option(Value):
    """A choice the table makes before the game."""

    choices: tuple[Any, ...]
    default: Any = None
    per_seat: bool = False
    """The value is a list with a different choice for each seat; by default the first ones."""
    seats: tuple[int, ...] = ()
    """The numbers of seats it matters for; all of them when empty."""
    names_a_seat: bool = False
    """After the first, its choices are the seats of the table; no rule differs by them."""
    only_allows: bool = False
    """It lets players bring what they otherwise may not; until somebody does, no rule differs."""

    def fitting(self, seats: int) -> tuple[Any, ...]:
        """The choices of a table with so many seats."""
        if self.seats and seats not in self.seats:
            return (self.default,)
        return self.choices[: seats + 1] if self.names_a_seat else self.choices

    def value(self, chosen: Any, seats: int) -> Any:
        """What holds if this was chosen; None means nothing was."""
        if self.per_seat:
            return list(self.choices[:seats] if chosen is None else chosen)
        return self.default if chosen is None else chosen

    def flaw(self, value: Any, seats: int) -> str:
        """What is wrong with this value; empty when nothing is."""
        if not self.per_seat:
            choices = self.fitting(seats)
            if _is_among(value, choices):
                return ""
            if self.seats and seats not in self.seats and _is_among(value, self.choices):
                return f"is {_listed([value])}, but that is for {_listed(self.seats)} seats only"
            return f"is {value!r}, but may be {_listed(choices)}"
        if not isinstance(value, (list, tuple)) or len(value) != seats:
            return f"must be a list of {seats}, one for each seat"
        if any(each not in self.choices or value.count(each) > 1 for each in value):
            return f"must name {seats} different ones of {_listed(self.choices)}"
        return ""


class NewGame(Protocol):
    """Sets up a game and runs it to the first decision."""

    def __call__(
        self, seats: int, seed: bytes, options: Mapping[str, Any], script: tuple[int, ...] = ()
    ) -> Game: ...


class Words(Protocol):
    """The texts of a game in one language, as far as the kernel needs them."""

    def refusal(self, refusal: Illegal, names: Sequence[str] = ()) -> str: ...


def as_it_is(game: Any, seat: Seat, action: Action) -> Mapping[str, Any]:
    """The words of an action say all of it by its fields alone."""
    return {}


class Rules(Value):
    """What the world needs to know of a game to play it."""

    slug: str
    version: int
    """Changes when behaviour does; a record of another version is refused."""
    names: dict[str, str]
    seats: tuple[int, ...]
    options: dict[str, Option]
    package: str
    game_type: type[Game]
    view_type: type[Any]
    new: NewGame
    public_view: Callable[[Any], Any]
    """What everybody may see."""
    own_view: Callable[[Any, Any, Seat], Any]
    """The public view of a game, and what this seat may see besides."""
    imagine: Callable[[Any, Seat, Random], Any]
    """A world that looks the same to this seat, with everything else dealt again."""
    flaws: Callable[[Any], list[str]]
    """Everything impossible about a position: components lost or doubled, limits passed."""
    longest: Callable[[int], int]
    """The most decisions a match of that many seats can take."""
    names_of_seats: Callable[[Any], list[str]]
    """For each seat the id of the name it goes by in the game."""
    edition: Callable[[], str]
    """A fingerprint of the data files."""
    texts: Callable[[str], Words]
    """The words of the game in a language."""
    provenance: Callable[[], Mapping[str, int]]
    """How many data entries come from the rulebook, from public sources, and from us."""
    describe: Callable[[Any, Seat, Action], Mapping[str, Any]] = as_it_is
    """Words for the fields of an action that are but numbers, by what this seat may see."""

    def view(self, game: Any, seat: Seat | None) -> Any:
        """What a seat may see; None is the public."""
        public = self.public_view(game)
        return public if seat is None else self.own_view(game, public, seat)

    def title(self, language: str) -> str:
        """What the game is called in a language; in English where it has no other name."""
        return self.names.get(language, self.names["en"])

    def actions(self) -> tuple[type[Action], ...]:
        return _kinds(Action, self.package)

    def steps(self) -> tuple[type[Step], ...]:
        return _kinds(Step, self.package)

    def events(self) -> tuple[type[Event], ...]:
        return _kinds(Event, self.package)

    def decode(self, data: bytes | str) -> Game:
        """A position from its JSON; raises BadInput with the path of what is wrong."""
        try:
            game = msgspec.json.decode(data, type=self.game_type)
            game.agenda = msgspec.convert(game.agenda, _agenda_type(self.package))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadInput(f"This is no position of {self.slug}: {error}.") from None
        return game

    def decode_action(self, data: Any) -> Action:
        """An action from plain values such as `{"type": "pass"}`."""
        try:
            action: Action = msgspec.convert(data, self._kind_of(data))
        except (msgspec.ValidationError, UnicodeError) as error:
            raise BadInput(f"This is no action of {self.slug}: {error}.") from None
        return action

    def _kind_of(self, data: Any) -> Any:
        # One class is converted to much faster than a union; the union knows what is wrong.
        tag = data.get("type") if isinstance(data, Mapping) else None
        return _by_tag(self.package).get(str(tag)) or _union(self.actions())

    def read_action(self, action: Chosen) -> Action:
        """An action in any of its forms; one made by hand is checked like one that was sent."""
        if isinstance(action, Action):
            return self.decode_action(msgspec.to_builtins(action))
        if isinstance(action, Mapping):
            return self.decode_action(action)
        return notation.read(action, self.actions())

    def complete(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """The options with defaults filled in; raises BadInput naming the wrong ones."""
        if not isinstance(options, Mapping):
            raise BadInput(f"The options of {self.slug} must be names with values.")
        if type(seats) is not int or seats not in self.seats:
            wanted = _listed(self.seats)
            raise BadInput(f"{self.slug} is played by {wanted} seats, not by {seats}.")
        flaws = [
            f"'{name}' is no option of {self.slug}" for name in options if name not in self.options
        ]
        for name, option in self.options.items():
            if name in options and (flaw := option.flaw(options[name], seats)):
                flaws.append(f"option '{name}' {flaw}")
        if flaws:
            raise BadInput(f"{'; '.join(sorted(flaws))}.")
        return {
            name: option.value(options.get(name), seats) for name, option in self.options.items()
        }

    def option_sets(self, seats: int) -> Iterator[dict[str, Any]]:
        """Every combination of the options that change the rules for so many seats."""
        ruling = {
            name: each
            for name, each in self.options.items()
            if not (each.per_seat or each.names_a_seat or each.only_allows)
        }
        for values in itertools.product(*(each.fitting(seats) for each in ruling.values())):
            yield dict(zip(ruling, values, strict=True))

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the actions, events and the view of this game."""
        kinds = [_union(self.actions()), _union(self.events()), self.view_type]
        references, definitions = msgspec.json.schema_components(kinds)
        parts = dict(zip(("action", "event", "view"), references, strict=True))
        return {"properties": parts, "$defs": definitions}


def slugs() -> list[str]:
    """The slugs of all games, found by looking into the folder of games."""
    package = importlib.import_module("interpares.games")
    return sorted(each.name for each in pkgutil.iter_modules(package.__path__) if each.ispkg)


def rules_of(slug: str) -> Rules:
    """The rules of a game; raises BadInput with the games there are."""
    if slug not in slugs():
        raise BadInput(f"There is no game '{slug}'; the games are {_listed(slugs())}.")
    rules: Rules = importlib.import_module(f"interpares.games.{slug}").RULES
    return rules


@functools.cache
def _kinds(base: type[Kind], package: str) -> tuple[type[Kind], ...]:
    """The classes of one game derived from a base, in order of their names."""
    found: set[type[Kind]] = set()
    todo = [base]
    while todo:
        kinds = todo.pop().__subclasses__()
        found.update(kind for kind in kinds if f"{kind.__module__}.".startswith(f"{package}."))
        todo += kinds
    return tuple(sorted(found, key=lambda kind: kind.__name__))


@functools.cache
def _by_tag(package: str) -> dict[str, type[Action]]:
    return {str(kind.__struct_config__.tag): kind for kind in _kinds(Action, package)}


@functools.cache
def _union(kinds: tuple[type[Any], ...]) -> Any:
    return Union[kinds]  # noqa: UP007 - made of a tuple known only at run time


@functools.cache
def _agenda_type(package: str) -> Any:
    return tuple[_union(_kinds(Step, package)), ...]  # type: ignore[misc]


def _is_among(value: Any, choices: Sequence[Any]) -> bool:
    """Whether it is one of the choices; 1 is not true."""
    return any(value == each and type(value) is type(each) for each in choices)


def _listed(words: Any) -> str:
    return ", ".join(str(word).lower() if isinstance(word, bool) else str(word) for word in words)
