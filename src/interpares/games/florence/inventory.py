"""PF-2: nothing is lost, nothing doubled, no limit passed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from .cards import (
    BONUS,
    BUILDINGS,
    CHARACTERS,
    COUNTS,
    FREEDOMS,
    LANDSCAPES,
    MOST_ARCHITECTS,
    NUMBERS,
    OPENING,
    PRESTIGE,
    PROFESSIONS,
)
from .game import Deck, Florence, Placed, Player
from .grid import ACROSS, PLACEMENTS
from .looking import KeepCard, OrderReturned
from .works import DeclareBonus


def flaws(game: Florence) -> list[str]:
    """Everything impossible about a position, in words."""
    if len(game.players) not in OPENING:
        return [f"there cannot be {len(game.players)} players"]
    return [
        *_miscounted_cards(game),
        *_miscounted_tiles(game),
        *_miscounted_stacks(game),
        *(
            f"seat {seat}: {flaw}"
            for seat, player in enumerate(game.players)
            for flaw in _player(game, player)
        ),
        *_table(game),
    ]


def _miscounted_cards(game: Florence) -> Iterator[str]:
    professions = [card for player in game.players for card in (*player.hand, *player.table)]
    bonus = [card for player in game.players for card in player.bonus]
    if game.agenda and isinstance(game.agenda[-1], DeclareBonus):
        bonus += game.agenda[-1].declared
    prestige = [card for player in game.players for card in player.prestige_cards]
    step = game.agenda[-1] if game.agenda else None
    looked = {step.deck: step.cards} if isinstance(step, KeepCard | OrderReturned) else {}
    yield from _cards("profession", professions, game.professions, looked, PROFESSIONS)
    yield from _cards("bonus", [*bonus, *game.bonus_out], game.bonus_deck, looked, BONUS)
    yield from _cards("prestige", prestige, game.prestige_deck, looked, PRESTIGE)


def _cards(
    kind: str,
    held: list[str],
    deck: Deck,
    looked: dict[str, tuple[str, ...]],
    known: Iterable[str],
) -> Iterator[str]:
    there = Counter(
        [*held, *deck.loose, *(each.card for each in deck.under), *looked.get(kind, ())]
    )
    for card in known:
        if there[card] != 1:
            yield f"{kind} card '{card}' is there {there[card]} times"
    yield from (f"there is no {kind} card '{card}'" for card in there if card not in set(known))


def _miscounted_tiles(game: Florence) -> Iterator[str]:
    whole = Counter(
        each.tile for player in game.players for each in player.buildings if each.partner is None
    )
    halves = Counter(
        each.tile
        for player in game.players
        for each in player.buildings
        if each.partner is not None
    )
    for (tile, kind), left in zip(BUILDINGS.items(), game.buildings_left, strict=False):
        count = left + whole[tile] + halves[tile] // 2
        if count != kind.copies or left < 0 or halves[tile] % 2:
            yield f"building '{tile}' is there {count} times, not {kind.copies}"
    laid = Counter(each.tile for player in game.players for each in player.landscapes)
    for (tile, land), left in zip(LANDSCAPES.items(), game.landscapes_left, strict=False):
        if left + laid[tile] != land.copies or left < 0:
            yield f"landscape '{tile}' is there {left + laid[tile]} times, not {land.copies}"


def _miscounted_stacks(game: Florence) -> Iterator[str]:
    stacks = {
        "jesters": game.jesters_left + sum(each.jesters for each in game.players),
        "architects": game.architects_left + sum(each.architects for each in game.players),
        "recruitment_cards": game.recruits_left
        + sum(each.recruits + each.recruits_on_table for each in game.players),
    }
    for name, count in stacks.items():
        if count != getattr(COUNTS, name):
            yield f"there are {count} {name}, not {getattr(COUNTS, name)}"
    rows = (
        ("buildings", len(game.buildings_left), len(BUILDINGS)),
        ("landscapes", len(game.landscapes_left), len(LANDSCAPES)),
        ("freedoms", len(game.freedoms_left), len(FREEDOMS)),
    )
    for name, there, kinds in rows:
        if there != kinds:
            yield f"there are {kinds} kinds of {name}, not {there}"


def _player(game: Florence, player: Player) -> Iterator[str]:
    if player.florins < 0 or player.florins % 100 or player.prestige < 0:
        yield f"{player.florins} florins and {player.prestige} prestige (PF-1.4)"
    if not 0 <= player.architects <= MOST_ARCHITECTS:
        yield f"{player.architects} architects (PF-5.1)"
    if len(set(player.freedoms)) != len(player.freedoms) or set(player.freedoms) - set(FREEDOMS):
        yield f"freedoms {player.freedoms} (PF-9.6)"
    if set(player.recruited) - set(player.hand):
        yield "recruited cards that are not in the hand"
    if player.character is not None and player.character not in CHARACTERS:
        yield f"there is no character '{player.character}'"
    names = [each.tile for each in player.buildings]
    if len(set(names)) != len(names):
        yield "a building stands twice (PF-8.7)"
    yield from _ground(game, player)


def _ground(game: Florence, player: Player) -> Iterator[str]:
    covered = game.palazzo
    for each in (*player.buildings, *player.landscapes):
        if covered & each.cells:
            yield f"'{each.tile}' lies on something else (PF-8.2)"
        covered |= each.cells
        if not _fits(each):
            yield f"'{each.tile}' cannot lie like this (PF-8.3)"


def _fits(placed: Placed) -> bool:
    if placed.partner is None:
        return placed.cells in PLACEMENTS.get(placed.tile, ())
    return any(placed.cells in cells for cells in ACROSS.get(placed.tile, ()))


def _table(game: Florence) -> Iterator[str]:
    if not 0 <= game.round <= NUMBERS.rounds:
        yield f"there is no round {game.round}"
    if game.start not in range(len(game.players)):
        yield f"there is no seat {game.start}"
    if game.outcome is None and not game.agenda:
        yield "nothing is left to do, but there is no outcome"
    if game.drawn < 0:
        yield "there cannot be fewer than no draws"
