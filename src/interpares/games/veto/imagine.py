"""VE-3.13: what a seat cannot know, dealt again: other hands and cupboards, closed choices."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

from msgspec import structs

from ...kernel.chance import SEED_BYTES
from ...kernel.steps import Step
from ...kernel.values import Seat
from .actions import Keep, Redraw
from .cards import CARDS, DECKS
from .carrying_out.cards import TakeFromTop
from .carrying_out.hands import DiscardOthers, LayByEffect
from .deck import COPIES, deck_of
from .game import Piece, Veto
from .reading import Reading
from .setup import ChooseSetup, Mulligan


def imagine(game: Veto, seat: Seat, random: Random) -> Veto:
    """A world that looks the same to this seat.

    Nobody knows what is in another cupboard: its cards are imagined too, from the decks of that
    faction and whatever else fits what has been seen.
    """
    dream = game.copy()
    dream.seed, dream.drawn, dream.script = random.randbytes(SEED_BYTES), 0, ()
    step = dream.agenda[-1] if dream.agenda else None
    _shuffle_own(dream, seat, step, random)
    now = Reading(dream)
    for other, player in enumerate(dream.players):
        if other != seat and player.alive and player.deck:
            _deal_again(now, other, seat, step, random)
    if isinstance(step, (ChooseSetup, Mulligan)) and step.answers:
        dream.agenda = (*dream.agenda[:-1], _chosen_anew(dream, step, seat, random))
    return dream


def _shuffle_own(dream: Veto, seat: Seat, step: Step | None, random: Random) -> None:
    """The own cupboard is known but for its order; what one is looking at stays on top."""
    player = dream.players[seat]
    looking = isinstance(step, TakeFromTop) and step.seat == seat
    seen = step.count if looking else 0  # type: ignore[union-attr]
    if isinstance(step, LayByEffect) and step.seat == seat and step.top:
        seen = 1
    below = list(player.cupboard[: len(player.cupboard) - seen])
    random.shuffle(below)
    player.cupboard = (*below, *player.cupboard[len(player.cupboard) - seen :])


def _deal_again(now: Reading, other: Seat, seat: Seat, step: Step | None, random: Random) -> None:
    """Hand, cupboard and face-down thrusts of another player, imagined."""
    dream = now.game
    player = dream.players[other]
    hidden_thrusts = [each for each in dream.table.values() if _is_hidden(now, each, other, seat)]
    open_cards = _open_cards(dream, other, hidden_thrusts)
    seen_hand = isinstance(step, DiscardOthers) and step.seat == seat and step.owner == other
    kept = player.hand if seen_hand else ()
    count = len(player.deck) - open_cards.total() - len(kept)
    cards = _imagined(dream, other, open_cards + Counter(kept), count, random)
    for thrust in hidden_thrusts:
        card = _a_thrust(cards, player.faction, random)
        dream.put(structs.replace(thrust, card=card))
    in_hand = 0 if seen_hand else len(player.hand)
    player.hand = kept or tuple(cards[:in_hand])
    player.cupboard = tuple(cards[in_hand:])
    player.deck = _in_order(
        open_cards + Counter(kept) + Counter(cards) + Counter(_cards_of(dream, hidden_thrusts))
    )


def _cards_of(dream: Veto, pieces: list[Piece]) -> list[str]:
    return [dream.table[each.id].card for each in pieces]


def _is_hidden(now: Reading, piece: Piece, owner: Seat, seat: Seat) -> bool:
    """VE-3.8: a face-down thrust of that player which this seat does not see."""
    return piece.face_down and piece.owner == owner and now.controller(piece.id) != seat


def _open_cards(dream: Veto, owner: Seat, hidden: list[Piece]) -> Counter[str]:
    """The cards of a player that everybody has seen where they are."""
    player = dream.players[owner]
    found = Counter((*player.discard, *player.removed))
    unseen = {each.id for each in hidden}
    found.update(
        [
            each.card
            for each in dream.table.values()
            if each.owner == owner
            and each.id not in unseen
            and CARDS[each.card].type not in ("faction", "strategy")
        ]
    )
    for item in dream.stack:
        played = item.kind not in ("ability", "agitation", "challenge", "move")
        belongs = item.seat if item.owner < 0 else item.owner
        if played and item.end != "placed" and belongs == owner:
            found[item.card] += 1
    for step in dream.agenda:
        if getattr(step, "seat", None) == owner and type(step).__name__ == "OrderPile":
            found.update(step.cards)
    return found


def _imagined(
    dream: Veto, owner: Seat, elsewhere: Counter[str], count: int, random: Random
) -> list[str]:
    """So many cards, among them those known to be hidden, as they could be in such a deck."""
    player = dream.players[owner]
    known = list(player.known)[:count]
    fitting = Counter(random.choice(_decks_of(player.faction)))
    left = list((fitting - elsewhere - Counter(known)).elements())
    random.shuffle(left)
    cards = [*known, *left[: count - len(known)]]
    if len(cards) < count:
        cards += _filled(
            dream, player.faction, elsewhere + Counter(cards), count - len(cards), random
        )
    random.shuffle(cards)
    return cards


def _filled(
    dream: Veto, faction: str, others: Counter[str], count: int, random: Random
) -> list[str]:
    """More cards than the imagined deck has: any that the faction could use."""
    most = COPIES[dream.variant][1]
    pool = [card for card in _usable(faction) for _ in range(max(0, most - others[card]))]
    return random.sample(pool, count)


def _a_thrust(cards: list[str], faction: str, random: Random) -> str:
    """One of the imagined cards that can lie under a character; it is taken out of them."""
    for at, card in enumerate(cards):
        if CARDS[card].type == "thrust" and CARDS[card].faction in ("none", faction):
            return cards.pop(at)
    cards.pop()
    return random.choice([card for card in _usable(faction) if CARDS[card].type == "thrust"])


@cache
def _decks_of(faction: str) -> tuple[tuple[str, ...], ...]:
    return tuple(deck_of(each).cupboard for each in DECKS.values() if each.faction == faction)


@cache
def _usable(faction: str) -> tuple[str, ...]:
    return tuple(
        card.id
        for card in CARDS.values()
        if card.type not in ("faction", "strategy") and card.faction in ("none", faction)
    )


@cache
def _places() -> dict[str, int]:
    return {card: at for at, card in enumerate(CARDS)}


def _in_order(cards: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted(cards.elements(), key=_places().__getitem__))


def _chosen_anew(
    dream: Veto, step: ChooseSetup | Mulligan, seat: Seat, random: Random
) -> ChooseSetup | Mulligan:
    """What others have chosen in secret could be anything they may choose."""
    answers = []
    for who, answer in step.answers:
        if who == seat:
            answers.append((who, answer))
        elif isinstance(step, Mulligan):
            answers.append((who, random.choice((Keep(), Redraw()))))
        else:
            answers.append((who, random.choice(step.options(dream, who))))  # type: ignore[arg-type]
    return structs.replace(step, answers=tuple(answers))
