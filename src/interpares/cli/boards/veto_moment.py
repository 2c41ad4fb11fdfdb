"""What happens just now: the duel, the stack from its top, and what lasts."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ...games.veto.game import NONE
from ...games.veto.view import VetoView
from ...games.veto.view_table import DuelView, LastingView, ObjectView
from ..words import Words
from .signs import ALARM, HOPE, QUIET, STRONG, flowing, joined
from .veto_signs import aimed_at, card_name, chip

FRAME = 4
"""What the frame of a part takes of a line."""


def framed(title: str, parts: list[RenderableType]) -> Panel | None:
    """A part of the table in a frame; None when there is nothing in it."""
    if not parts:
        return None
    return Panel(Group(*parts), title=title, title_align="left", box=box.HEAVY)


def stack(view: VetoView, words: Words) -> Panel | None:
    """VE-6.4: the objects, topmost first."""
    lines: list[RenderableType] = [one_object(view, each, words) for each in reversed(view.stack)]
    return framed(words.say("ve-stack"), lines)


def one_object(view: VetoView, item: ObjectView, words: Words) -> Text:
    """Whose it is, what, and at what it is aimed."""
    kind = words.name(item.kind)
    sort = words.say("ve-reply", kind=kind) if item.reply else kind
    line = Text.assemble(
        chip(view, item.seat, words), " ", (words.name(item.card), STRONG), f", {sort}"
    )
    if aims := list(aimed_at(view, item, words)):
        line.append(f" → {', '.join(aims)}")
    if item.extra:
        line.append(f" {words.name('kreski')[0]}{item.extra:+d}")
    if item.negated:
        line.append(f"  {words.say('ve-negated')}", style=ALARM)
    elif item.resolving:
        line.append(f"  {words.say('ve-resolving')}", style=HOPE)
    return line


def duel(view: VetoView, words: Words, width: int) -> Panel | None:
    """VE-8.31: the fighters with their totals, weapons and thrusts, and the result."""
    parts: list[RenderableType] = []
    if view.duel:
        parts += [fighters(view, view.duel, words), *fight(view, view.duel, words, width - FRAME)]
    for each in view.queued:
        names = (card_name(view, number, words) for number in (each.challenger, each.challenged))
        parts.append(Text(words.say("ve-queued", duel=" ⚔ ".join(names)), style=QUIET))
    return framed(words.say("ve-duel"), parts)


def fighters(view: VetoView, now: DuelView, words: Words) -> Text:
    """Who fights whom, and how it stands."""
    one, other = (words.name(card) if card else "–" for card in now.cards)
    return Text.assemble(
        chip(view, now.seats[0], words),
        (f" {one} ", STRONG),
        (f"{now.totals[0]} ⚔ {now.totals[1]}", HOPE),
        (f" {other} ", STRONG),
        chip(view, now.seats[1], words),
    )


def fight(view: VetoView, now: DuelView, words: Words, room: int) -> Iterator[Text]:
    """The answer or its price, what is used, the thrusts told, and the result."""
    if now.answer is None:
        yield Text(words.say("ve-unanswered", kreski=now.refusal_cost), style=QUIET)
    elif now.answer == "refused":
        yield Text(words.say("ve-refused"), style=ALARM)
    for at, seat in enumerate(now.seats):
        used = [card_name(view, each, words) for each in now.equipment[at]]
        thrown = [each for each in view.table if each.in_duel and each.controller == seat]
        names = [*used, *(words.name(each.card) for each in thrown)]
        if names:
            first = Text.assemble(chip(view, seat, words), f" {names[0]}")
            yield flowing([first, *map(Text, names[1:])], " · ", room)
    if now.decided:
        yield Text(result(view, now, words), style=STRONG)


def result(view: VetoView, now: DuelView, words: Words) -> str:
    """VE-8.19 to VE-8.21"""
    if now.winner == NONE:
        return words.say("ve-draw")
    return words.say(
        "ve-won",
        winner=words.name(now.cards[now.winner == now.challenged]),
        margin=now.margin,
        casualty=now.casualty or "none",
        kreski=now.spoils,
    )


def in_force(view: VetoView, words: Words, width: int) -> Text | None:
    """VE-L.10: what still lasts, and on whom."""
    lasting = list(dict.fromkeys(view.lasting))
    if not lasting:
        return None
    title = Text(f"{words.say('ve-in-force')}:", style=QUIET)
    return joined([title, flowing([lasts(view, each, words) for each in lasting], " · ", width)])


def lasts(view: VetoView, each: LastingView, words: Words) -> Text:
    """A card, whose it is, and on what it works."""
    on = f" → {card_name(view, each.on, words)}" if each.on else ""
    until = f" ({words.say('ve-until', round=each.until)})" if each.until else ""
    return Text.assemble(chip(view, each.seat, words), f" {words.name(each.card)}{on}{until}")
