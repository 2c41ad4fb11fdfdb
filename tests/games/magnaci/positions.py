"""Positions the tests of Magnaci begin with, phase by phase, and questions about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from interpares.games.magnaci.cards import FIEF, OFFICES, PROVINCE
from interpares.games.magnaci.conflicts import Campaign, Conflicts, Leftovers, Muster
from interpares.games.magnaci.game import Magnaci
from interpares.games.magnaci.sejm import Sejm
from interpares.games.magnaci.senate import Senate
from interpares.games.magnaci.windows import Circuit, Turn
from interpares.kernel import notation
from interpares.kernel.game import Event
from scenario import REST, magnaci, play

PRIMATE_IS_FIRST: Mapping[int, tuple[str, ...]] = {0: ("primate",)}


def placement(seat: int, cards: Mapping[str, str]) -> list[str]:
    """The moves that stand for three offices with these cards."""
    [left_out] = [office for office in OFFICES if office not in cards]
    laid = [f"{seat} lay {office} {cards[office]}" for office in OFFICES if office in cards]
    return [f"{seat} leave_out {left_out}", *laid]


def laid(seat: int, places: str, cards: str = "5 6 7 8 9") -> list[str]:
    """The moves that lay these cards, each at its place."""
    pairs = zip(places.split(), cards.split(), strict=True)
    return [f"{seat} lay {place} {card}" for place, card in pairs]


def senate(*placements: Mapping[str, str], **fields: Any) -> Magnaci:
    """A Senate after everybody's placement, given by seat, at the first decision."""
    fields = {"king": "stephen_bathory", "agenda": (Senate(),), **fields}
    game = magnaci(len(placements), **fields)
    pass_all(game)
    for seat in game.track:
        play(game, *placement(seat, placements[seat]))
    return game


def sejm(table: str, *cards: str, **fields: Any) -> Magnaci:
    """A Sejm over these Laws after everybody's commitment, given by seat."""
    game = opened_sejm(table, len(cards), **fields)
    pass_all(game)
    commit(game, *cards)
    return game


def opened_sejm(table: str, seats: int, **fields: Any) -> Magnaci:
    """A Sejm over these Laws, at its first decision."""
    fields = {"king": "stephen_bathory", "offices": PRIMATE_IS_FIRST, **fields}
    fields = {"agenda": (Sejm(),), **fields}
    return magnaci(seats, law_deck=tuple(table.split()), script=(0,) * 5, **fields)


def battles(conflicts: Mapping[str, str], *cards: str, **fields: Any) -> Magnaci:
    """These Conflicts by slot, after everybody's commitment, given by seat."""
    fields = {"king": "stephen_bathory", "offices": PRIMATE_IS_FIRST, **fields}
    fields = {"agenda": (Muster(), Campaign(), Leftovers()), **fields}
    game = magnaci(len(cards), conflicts=conflicts, **fields)
    commit(game, *cards)
    return game


def dealt(
    deck: str, seats: int = 3, *, script: tuple[int, ...] = (), **fields: Any
) -> tuple[Magnaci, list[Event]]:
    """Conflicts dealt from this deck, by default from its front, and what was told."""
    cards = tuple(deck.split())
    fields = {"king": "stephen_bathory", "offices": PRIMATE_IS_FIRST, **fields}
    game = magnaci(seats, conflict_deck=cards, agenda=(REST,), **fields)
    game.script, game.told = script or (0,) * len(cards), []
    game.agenda = (REST, Conflicts())
    game.advance()
    told, game.told, game.script = game.told, None, ()
    return game, told


def at_window(kind: str, seats: int = 3, **fields: Any) -> Magnaci:
    """A window of this kind that is about no contest, at its first decision."""
    track = tuple(fields.get("track", range(seats)))
    return magnaci(seats, agenda=(Circuit(kind, "", track),), **fields)


def commit(game: Magnaci, *cards: str) -> None:
    """Every seat lays these cards, in the order in which it is asked for them."""
    for seat, row in enumerate(cards):
        for card in row.split():
            [place, *_] = [action.place for action in game.decision.options(game, seat)]
            play(game, f"{seat} lay {place} {card}")


def pass_all(game: Magnaci) -> None:
    """Everybody passes until something else is asked."""
    while isinstance(game.decision, Turn):
        play(game, f"{game.decision.seat} pass")


def play_on(game: Magnaci, until: Callable[[Magnaci], bool] = lambda _: False) -> list[Event]:
    """Everybody takes the first option: low cards in Senate and Sejm, high ones in Conflicts."""
    told: list[Event] = []
    while game.outcome is None and not until(game):
        seat = game.waiting[0]
        told += play(game, f"{seat} {offered(game, seat)[0]}")
    return told


def offered(game: Magnaci, seat: int) -> list[str]:
    """What a seat may choose, in notation; nothing when it is not asked."""
    if seat not in game.waiting:
        return []
    return [notation.write(action) for action in game.decision.options(game, seat)]


def at_rest(game: Magnaci) -> bool:
    """Whether everything the position was given to do is done."""
    return game.decision == REST and game.agenda == (REST,)


def estates(game: Magnaci, province: str) -> tuple[int, ...]:
    """Estates in a province, by seat."""
    return tuple(player.estates[PROVINCE[province]] for player in game.players)


def in_fief(game: Magnaci, fief: str) -> tuple[int, ...]:
    """Estates in a fief, by seat."""
    return tuple(player.fiefs[FIEF[fief]] for player in game.players)
