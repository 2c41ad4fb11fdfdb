"""VE-3.13: what a seat cannot know, dealt again: other hands and cupboards, closed choices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random

from msgspec import structs

from ...kernel.chance import SEED_BYTES
from ...kernel.steps import Step
from ...kernel.values import Seat
from .actions import Keep, Redraw
from .cards import BOXED, CARDS, DECKS, text_of
from .carrying_out.cards import TakeFromTop
from .carrying_out.hands import DiscardOthers, LayByEffect
from .deck import COPIES, deck_of
from .declaring import frame_of
from .game import Declared, Piece, Veto
from .own_cards import own_card
from .plain_operations import AttachThrust
from .reading import Reading
from .selecting import matches_loose
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
    covered = len(player.cupboard) - seen_on_top(step, seat)
    below = sorted(player.cupboard[:covered])
    random.shuffle(below)
    player.cupboard = (*below, *player.cupboard[covered:])


def seen_on_top(step: Step | None, seat: Seat) -> int:
    """How many cards on top of his cupboard a player is looking at."""
    if isinstance(step, TakeFromTop) and step.seat == seat:
        return step.count
    return int(isinstance(step, LayByEffect) and step.seat == seat and _from_cupboard(step))


def _from_cupboard(step: LayByEffect) -> bool:
    """Whether the thrust to be laid is the top card of the cupboard."""
    operation = step.operation
    return isinstance(operation, AttachThrust) and operation.from_ == "cupboard_top"


class Heap:
    """Imagined cards of a player that have found no place yet."""

    __slots__ = ("cards", "faction", "known", "random")

    def __init__(self, cards: list[str], known: Counter[str], faction: str, random: Random) -> None:
        self.cards, self.known, self.faction, self.random = cards, known, faction, random

    def take(self, fits: Callable[[str], bool]) -> str:
        """A card that fits; where there is none, one that nobody knows makes room for it."""
        for at, card in enumerate(self.cards):
            if fits(card):
                self.known[card] -= 1
                return self.cards.pop(at)
        unknown = [at for at, card in enumerate(self.cards) if self.known[card] <= 0]
        self.cards.pop(unknown[-1] if unknown else -1)
        return self.other(fits)

    def other(self, fits: Callable[[str], bool]) -> str:
        """A card that fits and is not in the heap."""
        usable = [card for card in _usable(self.faction) if fits(card)]
        return self.random.choice(usable or [card for card in _dead(self.faction) if fits(card)])


def _deal_again(now: Reading, other: Seat, seat: Seat, step: Step | None, random: Random) -> None:
    """Hand, cupboard and face-down thrusts of another player, imagined."""
    dream = now.game
    player = dream.players[other]
    thrusts = [each for each in dream.table.values() if each.face_down and each.owner == other]
    hidden = [each for each in thrusts if now.controller(each.id) != seat]
    open_cards = _open_cards(dream, other, hidden)
    seen_hand = isinstance(step, DiscardOthers) and step.seat == seat and step.owner == other
    hand = list(player.hand) if seen_hand else []
    seen = Counter((*hand, *[each.card for each in thrusts if each not in hidden]))
    heap = _imagined(dream, other, open_cards + Counter(hand), seen, random)
    _lay_anew(dream, hidden, heap)
    for item in dream.stack:
        if item.seat == other and item.discards and not item.resolving:
            _pay_anew(now, item, hand, heap)
    in_hand = len(player.hand) - len(hand)
    player.hand = (*hand, *heap.cards[:in_hand])
    player.cupboard = tuple(heap.cards[in_hand:])
    dealt = (*player.hand, *player.cupboard, *[dream.table[each.id].card for each in hidden])
    player.deck = _in_order(open_cards + Counter(dealt))


def _lay_anew(dream: Veto, hidden: list[Piece], heap: Heap) -> None:
    """VE-3.8: face-down thrusts which the dreaming seat does not see."""

    def is_thrust(card: str) -> bool:
        return CARDS[card].type == "thrust" and CARDS[card].faction in ("none", heap.faction)

    for thrust in hidden:
        dream.put(structs.replace(thrust, card=heap.take(is_thrust)))


def _pay_anew(now: Reading, item: Declared, hand: list[str], heap: Heap) -> None:
    """VE-5.10: what will pay for an object could be any cards of the hand that may."""

    def may_pay(card: str) -> bool:
        sel = text_of(item.card, item.text).cost.discard_sel
        return sel is None or matches_loose(now, frame_of(item), sel, card, item.seat)

    count, size = len(item.discards), len(now.game.players[item.seat].hand)
    while len(hand) < size and sum(map(may_pay, hand)) < count:
        hand.append(heap.take(may_pay))
    fitting = [card for card in hand if may_pay(card)]
    named = heap.random.sample(fitting, min(count, len(fitting)))
    # A hand that has become too small does not hold what was named.
    named += [heap.other(may_pay) for _ in range(count - len(named))]
    now.game.replace_object(structs.replace(item, discards=tuple(sorted(named))))


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
    dream: Veto, owner: Seat, elsewhere: Counter[str], seen: Counter[str], random: Random
) -> Heap:
    """The cards that are not elsewhere, among them those known, as they could be in such a deck.

    `seen` are cards elsewhere that are hidden from others: those that are known may be these.
    """
    player = dream.players[owner]
    count = len(player.deck) - elsewhere.total()
    known = Counter(player.known) - seen
    cards = list(known.elements())[:count]
    fitting = Counter(random.choice(_decks_of(player.faction))) + _own_of(dream, player.faction)
    left = list((fitting - elsewhere - known).elements())
    random.shuffle(left)
    cards += left[: count - len(cards)]
    if len(cards) < count:
        cards += _filled(
            dream, player.faction, elsewhere + Counter(cards), count - len(cards), random
        )
    random.shuffle(cards)
    return Heap(cards, known, player.faction, random)


def _filled(
    dream: Veto, faction: str, others: Counter[str], count: int, random: Random
) -> list[str]:
    """More cards than the imagined deck has: any that the faction could use, then the rest."""
    most = COPIES[dream.variant][1]

    def copies(cards: tuple[str, ...]) -> list[str]:
        return [card for card in cards for _ in range(max(0, most - others[card]))]

    pool = copies(_usable(faction))
    if len(pool) < count:
        pool += random.sample(copies(_dead(faction)), count - len(pool))
    return random.sample(pool, count)


def _own_of(dream: Veto, faction: str) -> Counter[str]:
    """The home-made cards of the table that such a deck could have, as often as it may."""
    most = COPIES[dream.variant][1]
    cards = [own_card(code).card for code in dream.own_cards or ()]
    usable = [
        card.id
        for card in cards
        if card.type not in ("faction", "strategy") and card.faction in ("none", faction)
    ]
    return Counter(dict.fromkeys(usable, most))


@cache
def _decks_of(faction: str) -> tuple[tuple[str, ...], ...]:
    return tuple(deck_of(each).cupboard for each in DECKS.values() if each.faction == faction)


@cache
def _usable(faction: str) -> tuple[str, ...]:
    return tuple(
        card.id
        for card in [CARDS[each] for each in BOXED]
        if card.type not in ("faction", "strategy") and card.faction in ("none", faction)
    )


@cache
def _dead(faction: str) -> tuple[str, ...]:
    """VE-2.4: what a cupboard may hold all the same."""
    return tuple(
        card.id
        for card in [CARDS[each] for each in BOXED]
        if card.type not in ("faction", "strategy") and card.id not in _usable(faction)
    )


@cache
def _places() -> dict[str, int]:
    return {card: at for at, card in enumerate(BOXED)}


def _in_order(cards: Counter[str]) -> tuple[str, ...]:
    """As a deck has them: home-made cards come last, by their ids."""
    places = _places()
    return tuple(sorted(cards.elements(), key=lambda card: (places.get(card, len(places)), card)))


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
