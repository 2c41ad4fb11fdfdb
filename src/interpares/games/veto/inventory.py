"""VE-2: nothing is lost, nothing doubled, no limit passed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ...kernel.values import Seat
from .cards import BOXED, CARDS, CONSTANTS, FACTIONS
from .game import NOBODY, NONE, Player, Veto
from .leaving import OrderPile
from .own_cards import own_card

OUTSIDE = ("faction", "strategy")
PLAYED = ("character", "equipment", "possession", "effect", "thrust")
"""The objects that are cards."""


def flaws(game: Veto) -> list[str]:
    """Everything impossible about a position, in words."""
    if len(game.players) not in CONSTANTS.kreski_total:
        return [f"there cannot be {len(game.players)} players"]
    return [
        *_kreski(game),
        *_table(game),
        *(
            f"seat {seat}: {flaw}"
            for seat, player in enumerate(game.players)
            for flaw in (*_player(player), *_strangers(game, player), *_cards(game, seat))
        ),
    ]


def _kreski(game: Veto) -> Iterator[str]:
    """VE-2.6"""
    total = CONSTANTS.kreski_total[len(game.players)]
    if game.total != total:
        yield f"there are {game.total} kreski instead of {total}"
    if game.pool < 0:
        yield f"the pool holds {game.pool} kreski"


def _player(player: Player) -> Iterator[str]:
    if player.dukats < 0:
        yield f"has {player.dukats} dukats"
    if player.kreski < 0:
        yield f"has {player.kreski} kreski"
    if player.faction and player.faction not in FACTIONS:
        yield f"'{player.faction}' is no faction"


def _strangers(game: Veto, player: Player) -> Iterator[str]:
    """What is no card of the box, and none that was brought to this table."""
    zones = (player.hand, player.cupboard, player.discard, player.removed, player.deck)
    for card in sorted({card for zone in zones for card in zone if not _is_card(game, card)}):
        yield f"'{card}' is no card"


def _is_card(game: Veto, card: str) -> bool:
    return card in BOXED or card in [own_card(code).id for code in game.own_cards or ()]


def _cards(game: Veto, seat: Seat) -> Iterator[str]:
    """VE-2.5: every card of a deck is somewhere, once."""
    player = game.players[seat]
    if not player.alive or not player.deck:
        return
    deck, found = Counter(player.deck), cards_of(game, seat)
    for card in sorted((deck - found) | (found - deck)):
        yield f"has {found[card]} of '{card}' instead of {deck[card]}"
    hidden = Counter((*player.hand, *player.cupboard, *_face_down(game, seat)))
    for card in sorted(Counter(player.known) - hidden):
        yield f"'{card}' is known to be hidden, but is not"


def _face_down(game: Veto, seat: Seat) -> list[str]:
    return [each.card for each in game.table.values() if each.owner == seat and each.face_down]


def cards_of(game: Veto, seat: Seat) -> Counter[str]:
    """Every card a player owns, wherever it is."""
    player = game.players[seat]
    found = Counter((*player.hand, *player.cupboard, *player.discard, *player.removed))
    found.update(
        [
            each.card
            for each in game.table.values()
            if each.owner == seat and CARDS[each.card].type not in OUTSIDE
        ]
    )
    for item in game.stack:
        owner = item.seat if item.owner == NOBODY else item.owner
        if owner == seat and item.kind in PLAYED and item.end != "placed":
            found[item.card] += 1
    for step in game.agenda:
        if isinstance(step, OrderPile) and step.seat == seat:
            found.update(step.cards)
    return found


def _table(game: Veto) -> Iterator[str]:
    """VE-11.1, VE-11.3: what can be there only once, and what must hang on something."""
    for number, piece in game.table.items():
        if not _is_card(game, piece.card):
            yield f"piece {number}: '{piece.card}' is no card"
            return
        if piece.id != number:
            yield f"piece {number} calls itself {piece.id}"
        if piece.host != NONE and piece.host not in game.table:
            yield f"piece {number} hangs on {piece.host}, which is not there"
        if (CARDS[piece.card].type == "character") != (piece.field is not None):
            yield f"piece {number}: only characters stand on a field"
    persons = Counter(CARDS[each.card].person for each in game.table.values() if each.field)
    for person in sorted(each for each, count in persons.items() if count > 1):
        yield f"'{person}' is in play twice"
    unique = Counter(each.card for each in game.table.values() if CARDS[each.card].unique)
    for card in sorted(each for each, count in unique.items() if count > 1):
        yield f"'{card}' is in play twice"
