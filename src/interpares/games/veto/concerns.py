"""VE-6.22: what a reply window is about, as one may say in advance where one will not reply."""

from __future__ import annotations

from typing import Any

from ...kernel.values import Seat
from .cards import negates, text_of
from .declaring import aims_of
from .game import Declared, Happening, Veto
from .reading import Reading

OWN, OTHERS = "W-A-own", "W-A-others"
"""VE-6.7: where an object can be answered it matters whose it is, not in which window it lies."""
FOR_ALL = ("election_announced", "victory_check")
"""Events that decide the game for everybody."""
OF_CARDS = ("casualty_pending", "entered_play", "left_play", "agitated", "influence_used")
"""Events that happen to a card, and so to whoever controls it."""
OF_DUELS = ("duel_answered", "duel_before", "duel_result", "duel_applied", "duel_end")


def concerns(
    game: Veto,
    seat: Seat | None,
    kind: str,
    top: Declared | None,
    happenings: tuple[Happening, ...],
) -> dict[str, Any]:
    """Whom and what an answer would be about, all of it from what lies open."""
    return {
        "timing": timing(kind, top, seat),
        "touches": seat is not None and touches(Reading(game), seat, top, happenings),
        "bottom": game.stack[0].number if game.stack else 0,
        "so_far": (game.round, game.election, game.clock),
    }


def timing(kind: str, top: Declared | None, seat: Seat | None) -> str:
    """What is to be answered: an own object, one of an opponent, or the event of the window."""
    if top is None:
        return kind
    return OWN if top.seat == seat else OTHERS


def touches(
    now: Reading, seat: Seat, top: Declared | None, happenings: tuple[Happening, ...]
) -> bool:
    """Whether what can be answered is aimed at this player, or has happened to a card of his."""
    if top is None:
        return any(_has_happened_to(now, seat, each) for each in happenings)
    return top.seat != seat and _is_aimed_at(now, seat, top)


def _has_happened_to(now: Reading, seat: Seat, happening: Happening) -> bool:
    if happening.event in FOR_ALL:
        return True
    if happening.event in OF_DUELS:
        return now.game.duel is not None and seat in now.game.duel.seats
    cards = (happening.char, happening.card, happening.other)
    return happening.event in OF_CARDS and _is_of(now, seat, *cards)


def _is_aimed_at(now: Reading, seat: Seat, item: Declared) -> bool:
    """By its targets, or by what it answers; any other text may mean everybody."""
    if item.against == seat or _answers(now.game, seat, item):
        return True
    aims = aims_of(item, text_of(item.card, item.text)) if item.text else []
    players = [chosen for target, chosen in aims if target.player is not None]
    cards = [chosen for target, chosen in aims if target.player is None]
    if seat in players or _is_of(now, seat, item.other, *cards):
        return True
    if item.kind == "thrust":
        return now.game.duel is not None and seat in now.game.duel.seats
    nobody_named = not aims and not negates(item.card, item.text)
    return item.kind in ("effect", "ability") and nobody_named


def _answers(game: Veto, seat: Seat, item: Declared) -> bool:
    """Whether it replies to an object of this player."""
    return any(each.number == item.answered and each.seat == seat for each in game.stack)


def _is_of(now: Reading, seat: Seat, *cards: int) -> bool:
    return any(card and now.controller(card) == seat for card in cards)
