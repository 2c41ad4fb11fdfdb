"""VE-6.7, VE-L.18: which events a reply answers."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from .cards import CARDS, event_cards, negates, text_of
from .declaring import Offer, aims_of, targets_of
from .game import NOBODY, NONE, Declared, Duel, Frame, Happening, Veto
from .language import Selector, Target, When
from .operations import Ability, Playing
from .reading import Reading
from .selecting import matches, matches_loose

WITH_CHARACTER = ("agitation", "challenge", "move")
"""VE-L: the objects that are a character's doing."""


class Moment(NamedTuple):
    """An event a reply can answer, with its place in the window."""

    to: int
    """Which of those that fit the reply (VE-6.27)."""
    happening: Happening
    answered: int = NONE
    """The number of the object, where one was declared."""
    at: int = 0
    """Which of all events of the window."""

    @property
    def instance(self) -> int:
        """VE-6.8: the object, or the event of the window, as it is remembered."""
        return self.answered or -1 - self.at


def as_happening(item: Declared) -> Happening:
    """An object on the stack as the event that it was declared."""
    if item.kind in WITH_CHARACTER:
        other = item.other if item.kind == "challenge" else NONE
        return Happening("declared", player=item.seat, char=item.piece, other=other)
    return Happening("declared", player=item.seat, card=item.piece or item.number)


def moments(
    now: Reading, frame: Frame, when: When, happenings: tuple[Happening, ...], base: int
) -> list[Moment]:
    """What of this window a text answers: events, or an object on its stack.

    A window without events was opened by the lowest object of its stack.
    """
    if when.event == "declared":
        found = _declared(now, frame, when, now.game.stack[base:], opened=not happenings)
    elif when.event == "any":
        found = [Moment(0, Happening("any"))] if now.game.phase == "game" else []
    else:
        found = [
            Moment(0, each, at=at)
            for at, each in enumerate(happenings)
            if each.event == when.event and fits(now, structs.replace(frame, happening=each), when)
        ]
    needed = event_cards(frame.card, frame.text)
    fitting = [each for each in found if all(getattr(each.happening, word) for word in needed)]
    return [each._replace(to=to) for to, each in enumerate(fitting)]


def _declared(
    now: Reading, frame: Frame, when: When, stack: tuple[Declared, ...], *, opened: bool
) -> list[Moment]:
    """VE-6.7, VE-6.9: the topmost object, or for others than negations what opened the window."""
    negation = negates(frame.card, frame.text)
    looked_at = stack[-1:] if negation or not opened else dict.fromkeys((*stack[-1:], *stack[:1]))
    for item in looked_at:
        if negation and not _may_negate(frame, item):
            continue
        if fits_object(now, frame, when, item):
            return [Moment(0, as_happening(item), item.number)]
    return []


def _may_negate(frame: Frame, item: Declared) -> bool:
    """VE-6.10, VE-6.21"""
    return frame.seat not in item.denied_by and not item.unstoppable


def fits_object(now: Reading, frame: Frame, when: When, item: Declared) -> bool:
    """Whether a declared object is what a reply waits for; VE-12.5 (b): it may have vanished."""
    if not now.game.players[item.seat].alive:
        return False
    if when.object and item.kind not in when.object:
        return False
    if when.by is not None and (item.seat == frame.seat) != (when.by == "you"):
        return False
    char = item.piece if item.kind in WITH_CHARACTER else NONE
    other = item.other if item.kind == "challenge" else NONE
    return (
        _fits(now, frame, when.char, char)
        and _fits(now, frame, when.other, other)
        and _fits_card(now, frame, when.card, item)
        and (when.target is None or _fits_target(now, frame, when.target, item))
    )


def _fits(now: Reading, frame: Frame, sel: Selector | None, piece: int) -> bool:
    return sel is None or (piece != NONE and matches(now, frame, sel, piece))


def _fits_card(now: Reading, frame: Frame, sel: Selector | None, item: Declared) -> bool:
    if sel is None:
        return True
    if item.piece:
        return matches(now, frame, sel, item.piece)
    return matches_loose(now, frame, sel, item.card, item.seat)


def _fits_target(now: Reading, frame: Frame, sel: Selector, item: Declared) -> bool:
    """VE-L.6, VE-9.6: only what a text aims at is a target, not a challenged or a bearer."""
    aims = aims_of(item, text_of(item.card, item.text)) if item.text else []
    return any(
        target.player is None and matches(now, frame, sel, chosen) for target, chosen in aims
    )


def fits(now: Reading, frame: Frame, when: When) -> bool:
    """Whether the event of the frame is what a reply or a passive waits for."""
    happening = frame.happening
    if happening is None:
        return False
    if when.by is not None and not _by(frame, happening, when.by):
        return False
    return (
        (not when.how or happening.how in when.how)
        and (when.in_duel is None or when.in_duel == happening.in_duel)
        and (when.answer is None or when.answer == happening.answer)
        and _fits(now, frame, when.char, happening.char)
        and _fits(now, frame, when.other, happening.other)
        and _fits(now, frame, when.card, happening.card)
        and (when.casualty is None or when.casualty == _casualty(now.game, happening))
        and _fits_fighter(now, frame, when)
    )


def _by(frame: Frame, happening: Happening, by: str) -> bool:
    if happening.player < 0:
        return False
    return (happening.player == frame.seat) == (by == "you")


def _casualty(game: Veto, happening: Happening) -> str | None:
    """VE-L.18: what threatens the loser, or what became of him."""
    if happening.event == "casualty_pending":
        return happening.casualty
    return game.duel.casualty if game.duel else None


def _fits_fighter(now: Reading, frame: Frame, when: When) -> bool:
    """VE-L.18: the result is seen from the side of the fighter."""
    duel = now.game.duel
    if when.fighter is None:
        return True
    if duel is None:
        return False
    return any(
        matches(now, frame, when.fighter, each)
        and (when.result is None or when.result == result_for(duel, each))
        for each in (duel.challenger, duel.challenged)
    )


def result_for(duel: Duel, fighter: int) -> str | None:
    """How the duel went for a fighter; None before it is decided."""
    if duel.totals is None:
        return None
    if not duel.winner:
        return "draw"
    return "win" if duel.winner == fighter else "lose"


def first_game_forbids(
    now: Reading, frame: Frame, spoken: Playing | Ability, moment: Moment, offer: Offer
) -> bool:
    """VE-14.1: in round 1 of a first game nobody plays effects on the player at voice."""
    game = now.game
    if not game.first_game or game.round != 1 or game.voice in (NOBODY, frame.seat):
        return False
    if CARDS[frame.card].type != "effect":
        return False
    answered = game.object(moment.answered)
    if answered and answered.seat == game.voice and negates(frame.card, frame.text):
        return True
    aimed = zip(targets_of(spoken), offer.targets, strict=False)
    return any(_at_voice(now, target, each) for target, each in aimed)


def _at_voice(now: Reading, target: Target, chosen: int) -> bool:
    """Whether a target is the player at voice, or a card of his."""
    if target.player is not None:
        return chosen == now.game.voice
    return chosen in now.table and now.controller(chosen) == now.game.voice
