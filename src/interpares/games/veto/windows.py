"""VE-6: reply windows. What becomes of the stack when one has closed is in `resolving.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, TypeAlias

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import Bene, Play, PlayAttached, Use
from .cards import CARDS, KEYWORD_REPLIES, REPLIES, of_every_card
from .components import Card
from .concerns import concerns
from .decisions import Question
from .declaring import Offer, offers
from .game import NOBODY, NONE, Declared, Frame, Happening, Veto
from .moments import Moment, first_game_forbids, moments
from .naming import about
from .objects import ability_frame, declare, declare_use, hand_frame, usable_card
from .operations import Ability, Playing
from .reading import Reading
from .referring import fighter_of
from .refusals_replies import reply_refusal
from .restraints import obstacle, price
from .triggers import declared
from .words import EVENTS

BENE = Bene()
Reply: TypeAlias = Play | PlayAttached | Use


class Window(Question):
    """VE-6.3: one after another declares a reply or says bene, until all have said it in a row."""

    rule: ClassVar[str] = "VE-6.3"
    paced: ClassVar[bool] = True
    kind: str
    """Its name in VE-6.1, such as W-A."""
    base: int
    """How many objects of other windows lie below its stack."""
    right: Seat
    benes: int = 0
    happenings: tuple[Happening, ...] = ()
    used: tuple[tuple[int, str, int], ...] = ()
    """VE-6.8: which ability of which card has answered which event."""

    def seats(self, game: Veto) -> tuple[Seat, ...]:
        return (self.right,)

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        top = game.stack[-1] if len(game.stack) > self.base else None
        return {
            "window": self.kind,
            "seat": self.right,
            "card": top.card if top else "",
            "kind": top.kind if top else "",
            "by": top.seat if top else NOBODY,
            "event": self.happenings[0].event if self.happenings else "",
            "about": about(Reading(game), seat, self.happenings[0]) if self.happenings else "",
            **self.public_facts(game, top),
            **circle(game.living, self.right, self.benes),
            **concerns(game, seat, self.kind, top, self.happenings),
        }

    def public_facts(self, game: Veto, top: Declared | None) -> dict[str, Any]:
        """What can be answered, by the numbers of pieces and objects."""
        opened = top is not None and not self.happenings
        first = self.happenings[0] if self.happenings else None
        return {
            "events": tuple([each.event for each in self.happenings]) or ("declared",),
            "object": top.number if top else NONE,
            "opened": game.stack[self.base].number if opened else NONE,
            "piece": first.char or first.card if first else NONE,
        }

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        if not self.may_concern(game, seat):
            return [BENE]
        return [BENE, *replies(Reading(game), self, seat)]

    def may_concern(self, game: Veto, seat: Seat) -> bool:
        """Whether anything this player holds, or may control, names an event of this window."""
        hand = game.players[seat].hand
        for event in self.events(game):
            played, used = PLAYED_AT.get(event, NO_CARDS), USED_AT.get(event, NO_CARDS)
            if not played.isdisjoint(hand):
                return True
            named = played | used
            for each in game.table.values():
                if each.card in named and (each.owner == seat or each.host or game.lasting):
                    return True
        return False

    def events(self, game: Veto) -> list[str]:
        """The events that can be answered here; VE-6.25: `any` is one of the game phase."""
        found: list[str] = [each.event for each in self.happenings]
        if len(game.stack) > self.base:
            found.append("declared")
        if game.phase == "game":
            found.append("any")
        return found

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        if isinstance(action, Bene):
            benes = self.benes + 1
            if benes < len(game.living):
                game.then(structs.replace(self, right=game.next(seat), benes=benes))
            return
        used = self.used
        if isinstance(action, Use):
            used = (*used, (action.piece, action.ability, self.instance(game, action)))
        game.then(structs.replace(self, right=game.next(seat), benes=0, used=used))
        if isinstance(action, Reply):
            reply(game, self, seat, action)

    def instance(self, game: Veto, action: Use) -> int:
        """VE-6.8: the event instance an ability answers: an object, or an event of the window."""
        now = Reading(game)
        frame, spoken = ability_frame(now, self.right, action.piece, action.ability)
        return self.moment(now, frame, spoken, action.to).instance

    def moment(self, now: Reading, frame: Frame, spoken: Playing | Ability, to: int) -> Moment:
        assert spoken.when is not None
        found = moments(now, frame, spoken.when, self.happenings, self.base)
        return next(each for each in found if each.to == to)

    def refusal(self, game: Veto, seat: Seat, action: Action) -> Illegal:
        return reply_refusal(game, seat, action, self.happenings, self.base, used=self.used)

    def left_by(self, game: Veto, seat: Seat) -> Step | None:
        """VE-12.5 (b): windows and counts go on among the others."""
        if self.benes >= len(game.living) - 1:
            return None
        right = game.next(seat) if self.right == seat else self.right
        return structs.replace(self, right=right)


def circle(living: tuple[Seat, ...], right: Seat, benes: int) -> dict[str, Any]:
    """VE-6.3, VE-6.4: who has said bene in a row, and who is still asked after this one."""
    at = living.index(right)
    order = (*living[at:], *living[:at])
    silent = len(order) - benes
    return {"benes": benes, "of": len(order), "after": order[1:silent], "said": order[silent:]}


# --- what can be replied


def replies(now: Reading, window: Window, seat: Seat) -> Iterator[Action]:
    """VE-6.7: every reply a player could declare in this window."""
    yield from _from_hand(now, window, seat)
    yield from _from_fighter(now, window, seat)
    yield from _from_table(now, window, seat)


def _from_hand(now: Reading, window: Window, seat: Seat) -> Iterator[Action]:
    """VE-D19, VE-D21"""
    events = window.events(now.game)
    for card in dict.fromkeys(now.game.players[seat].hand):
        if PLAY_EVENT.get(card) not in events or not usable_card(now, seat, card):
            continue
        frame, spoken = hand_frame(seat, card)
        if CARDS[card].type == "thrust" and not fighter_of(now.game.duel, seat):
            continue
        lafa = price(now, seat, card)
        for moment, offer in _offered(now, window, frame, spoken, lafa=lafa, played=card):
            if not first_game_forbids(now, frame, spoken, moment, offer):
                mark = chosen_mark(spoken, offer)
                yield Play(card, offer.targets, mark, offer.discards, moment.to)


def _from_fighter(now: Reading, window: Window, seat: Seat) -> Iterator[Action]:
    """VE-8.17: reply thrusts that lie under one's fighter."""
    fighter = fighter_of(now.game.duel, seat)
    events = window.events(now.game)
    for each in now.attached(fighter) if fighter else ():
        if PLAY_EVENT.get(each.card) not in events or CARDS[each.card].type != "thrust":
            continue
        if not usable_card(now, seat, each.card):
            continue
        frame, spoken = hand_frame(seat, each.card)
        lafa = price(now, seat, each.card)
        for moment, offer in _offered(now, window, frame, spoken, lafa=lafa):
            mark = chosen_mark(spoken, offer)
            yield PlayAttached(each.id, offer.targets, mark, offer.discards, moment.to)


def _from_table(now: Reading, window: Window, seat: Seat) -> Iterator[Action]:
    """VE-D20: abilities of cards in play, and those of keywords."""
    events = window.events(now.game)
    cards = NO_CARDS.union(*[USED_AT[event] for event in events])
    for piece in now.table.values():
        if piece.card not in cards or now.controller(piece.id) != seat:
            continue
        for text, spoken in _reply_texts(now, piece.id, events):
            frame, _ = ability_frame(now, seat, piece.id, text)
            for moment, offer in _offered(now, window, frame, spoken):
                if (piece.id, text, moment.instance) not in window.used:
                    yield use_of(piece.id, text, spoken, offer, moment.to)


def _reply_texts(now: Reading, piece: int, events: list[str]) -> Iterator[tuple[str, Ability]]:
    card = now.table[piece].card
    if CARDS[card].type == "thrust":
        return
    if not now.silent(piece) and obstacle(now, piece, "use_ability") is None:
        for text, spoken, event in REPLIES.get(card, ()):
            if event in events:
                yield text, spoken
    if CARDS[card].type == "character" and not now.absent(piece):
        for keyword in sorted(now.keywords(piece)):
            for text, spoken, event in KEYWORD_REPLIES.get(keyword, ()):
                if event in events:
                    yield text, spoken


def _offered(
    now: Reading,
    window: Window,
    frame: Frame,
    spoken: Playing | Ability,
    *,
    lafa: int = 0,
    played: str = "",
) -> Iterator[tuple[Moment, Offer]]:
    if spoken.when is None:
        return
    for moment in moments(now, frame, spoken.when, window.happenings, window.base):
        aimed = structs.replace(frame, happening=moment.happening, answered=moment.answered)
        for offer in offers(now, aimed, spoken, lafa=lafa, played=played):
            yield moment, offer


def chosen_mark(spoken: Playing | Ability, offer: Offer) -> int:
    """The card to be marked, where the text leaves a choice."""
    mark = spoken.cost.mark
    return NONE if mark is None or isinstance(mark, str) else offer.mark


def use_of(piece: int, text: str, spoken: Ability, offer: Offer, to: int = 0) -> Use:
    mark = chosen_mark(spoken, offer)
    return Use(piece, text, offer.targets, mark, offer.discards, offer.attached, to)


def reply(game: Veto, window: Window, seat: Seat, action: Reply) -> None:
    """VE-6.3: it goes on top of the stack."""
    now = Reading(game)
    frame, spoken = text_of_reply(now, seat, action)
    moment = window.moment(now, frame, spoken, action.to)
    if isinstance(action, Use):
        item = declare_use(game, seat, action, moment.happening, moment.answered)
    else:
        item = declare(game, seat, action, moment.happening, moment.answered)
    declared(game, item)


def text_of_reply(now: Reading, seat: Seat, action: Reply) -> tuple[Frame, Playing | Ability]:
    """The text a reply is made with."""
    if isinstance(action, Use):
        return ability_frame(now, seat, action.piece, action.ability)
    card = action.card if isinstance(action, Play) else now.table[action.piece].card
    return hand_frame(seat, card)


# --- which cards answer which events at all

NO_CARDS: frozenset[str] = frozenset()
PLAY_EVENT: dict[str, str] = {}
"""The event a card of the hand answers."""
PLAYED_AT: dict[str, set[str]] = {event: set() for event in EVENTS}
USED_AT: dict[str, set[str]] = {event: set() for event in EVENTS}
"""The cards in play whose abilities, or those of a keyword they may get, answer an event."""
_OF_KEYWORDS = frozenset([event for texts in KEYWORD_REPLIES.values() for _, _, event in texts])


@of_every_card
def _learn(card: Card) -> None:
    if card.play and card.play.kind == "reply" and card.play.when:
        PLAY_EVENT[card.id] = card.play.when.event
        PLAYED_AT[card.play.when.event].add(card.id)
    answered = {event for _, _, event in REPLIES.get(card.id, ())}
    for event in answered | _OF_KEYWORDS if card.type == "character" else answered:
        USED_AT[event].add(card.id)
