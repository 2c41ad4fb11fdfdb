"""Positions the tests of Florence begin with, and questions about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from interpares import rules_of
from interpares.datafiles import in_order
from interpares.games.florence.cards import (
    BONUS,
    BUILDINGS,
    COUNTS,
    FREEDOMS,
    LANDSCAPES,
    OPENING,
    PRESTIGE,
    PROFESSIONS,
)
from interpares.games.florence.game import Deck, Florence, Placed, Player
from interpares.games.florence.grid import mask_of, read
from interpares.games.florence.setup import StartingCards
from interpares.games.florence.turn import ChooseAction
from interpares.kernel import notation
from interpares.kernel.chance import seed_from
from interpares.kernel.game import Event
from interpares.kernel.steps import Step

House = Mapping[str, Any]
"""What a player has: fields of `Player`, rows of ids as words, `tiles` as in `tower:g1g2g3`."""
REST = StartingCards()
"""Where a position comes to rest once the agenda it was given has been played."""
WORDS = ("hand", "recruited", "table", "bonus", "prestige_cards", "freedoms")
POET = {
    "florins": 0,
    "tiles": "theatre:a1c1a2b2c2",
    "freedoms": "travel",
    "jesters": 2,
    "hand": "poet painter",
    "table": "jurist",
    "recruits": 1,
}
"""EX-09: a theatre, the freedom of travel, two jesters and four cards make the Poet worth 15."""


def florence(
    seats: int,
    *houses: House,
    agenda: Sequence[Step] = (),
    professions: str | None = None,
    bonus_deck: str | None = None,
    prestige_deck: str | None = None,
    **fields: Any,
) -> Florence:
    """A possible position, at its first decision.

    What is given leaves the decks and stacks. Of a deck that is given nothing else is left: its
    other cards lie on the table of the last seat, are used up, or belong to the last seat.
    """
    given = [*houses, *({},) * (seats - len(houses))]
    players = [_player(house, OPENING[seats].starting_florins) for house in given]
    game = Florence(players, seed_from(0), **{"round": 1, **fields})
    _decks(game, professions, bonus_deck, prestige_deck)
    _supplies(game, fields)
    assert rules_of("florence").flaws(_with(game, REST)) == []
    game.then(*agenda, REST)
    game.advance()
    return game


def _player(house: House, florins: int) -> Player:
    rest = {key: value for key, value in house.items() if key not in (*WORDS, "tiles")}
    player = Player(**{"florins": florins, **rest})
    for name in WORDS:
        setattr(player, name, tuple(house.get(name, "").split()))
    player.hand = in_order(player.hand, PROFESSIONS)
    player.bonus = in_order(player.bonus, BONUS)
    laid = [_placed(word) for word in house.get("tiles", "").split()]
    player.buildings = tuple(each for each in laid if each.tile in BUILDINGS)
    player.landscapes = tuple(each for each in laid if each.tile in LANDSCAPES)
    assert len(player.buildings) + len(player.landscapes) == len(laid), house
    return player


def _placed(word: str) -> Placed:
    tile, cells, *partner = word.split(":")
    return Placed(tile, mask_of(read(cells) or ()), *map(int, partner))


def _with(game: Florence, step: Step) -> Florence:
    twin = game.copy()
    twin.agenda = (step,)
    return twin


def _decks(
    game: Florence, professions: str | None, bonus: str | None, prestige: str | None
) -> None:
    last = game.players[-1]
    held = {card for each in game.players for card in (*each.hand, *each.table)}
    rest = tuple(card for card in PROFESSIONS if card not in held)
    game.professions, over = _deck(rest, professions)
    last.table += over
    held = {card for each in game.players for card in each.bonus} | {*game.bonus_out}
    game.bonus_deck, over = _deck(tuple(card for card in BONUS if card not in held), bonus)
    game.bonus_out += over
    held = {card for each in game.players for card in each.prestige_cards}
    rest = tuple(card for card in PRESTIGE if card not in held)
    game.prestige_deck, over = _deck(rest, prestige)
    last.prestige_cards += over


def _deck(rest: tuple[str, ...], given: str | None) -> tuple[Deck, tuple[str, ...]]:
    """The deck, and what is left over."""
    if given is None:
        return Deck(rest), ()
    cards = tuple(given.split())
    assert set(cards) <= set(rest), cards
    return Deck(cards), tuple(card for card in rest if card not in cards)


def _supplies(game: Florence, fields: Mapping[str, Any]) -> None:
    players = game.players
    halves = Counter(
        each.tile for player in players for each in player.buildings for _ in range(_halves(each))
    )
    laid = Counter(each.tile for player in players for each in player.landscapes)
    declared = Counter(each for player in players for each in player.freedoms)
    game.buildings_left = tuple(kind.copies - halves[tile] // 2 for tile, kind in BUILDINGS.items())
    game.landscapes_left = tuple(kind.copies - laid[tile] for tile, kind in LANDSCAPES.items())
    game.jesters_left = COUNTS.jesters - sum(each.jesters for each in players)
    game.architects_left = COUNTS.architects - sum(each.architects for each in players)
    recruits = sum(each.recruits + each.recruits_on_table for each in players)
    game.recruits_left = COUNTS.recruitment_cards - recruits
    if "freedoms_left" not in fields:
        markers = max(1, len(players) - 1)
        game.freedoms_left = tuple(max(0, markers - declared[each]) for each in FREEDOMS)


def _halves(placed: Placed) -> int:
    return 2 if placed.partner is None else 1


def in_turn(
    seats: int,
    *houses: House,
    actions: int = 2,
    seat: int = 0,
    then: Sequence[Step] = (),
    **fields: Any,
) -> Florence:
    """The turn of a seat, with so many actions left."""
    fields = {"phase": "action", **fields}
    return florence(seats, *houses, agenda=(ChooseAction(seat, actions), *then), **fields)


def four_each() -> Florence:
    """Three players choose their starting cards."""
    hands = [
        {"hand": "poet painter jurist sculptor"},
        {"hand": "physician pharmacist composer cartographer"},
        {"hand": "watchmaker goldsmith bell_maker dramatist"},
    ]
    return florence(3, *hands, agenda=(StartingCards(),), round=0, phase="setup")


def at(*cells: tuple[int, int]) -> str:
    """Columns and rows as they are typed, row by row."""
    return "".join(f"{chr(97 + col)}{row + 1}" for row, col in sorted((r, c) for c, r in cells))


def offered(game: Florence, seat: int = 0) -> list[str]:
    """What a seat may choose, in notation; nothing when it is not asked."""
    if seat not in game.waiting:
        return []
    return [notation.write(action) for action in game.decision.options(game, seat)]


def words(game: Florence, word: str, seat: int = 0) -> list[str]:
    """What a seat may choose with this action, without the word itself."""
    chosen = [each.split() for each in offered(game, seat)]
    return [" ".join(rest) for first, *rest in chosen if first == word]


def at_rest(game: Florence) -> bool:
    """Whether everything the position was given to do is done."""
    return game.decision == REST and game.agenda == (REST,)


def florins(game: Florence) -> list[int]:
    return [player.florins for player in game.players]


def prestige(game: Florence) -> list[int]:
    return [player.prestige for player in game.players]


def told(events: Sequence[Event], kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if type(event) is kind]
