"""The round and the election, the camps in figures, and the cards each of them has in play."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...games.veto.game import NOBODY
from ...games.veto.view import PlayerView, VetoView
from ...games.veto.view_table import PieceView
from ...games.veto.words import FIELDS
from ...kernel.values import Seat
from ..words import Words
from .signs import ALARM, HOPE, QUIET, STRONG, flowing, joined, spread
from .veto_signs import (
    attached_to,
    camp_name,
    free_standing,
    hanging,
    notes,
    stats,
)

ROOMY = 100
"""From this width on the camps are set wider."""
FULL = 80
"""Below this width the figures of a camp are fewer."""
FRAME = 4
"""What the frame of a camp takes of a line."""
BULLET = 2


def crown(view: VetoView, words: Words, width: int) -> RenderableType:
    """The round, the phase, the common pool, who is at voice, and the election."""
    said = "ve-round-of" if view.max_rounds else "ve-round"
    rounds = [words.say(said, round=view.round, rounds=view.max_rounds)] if view.round else []
    places = [*rounds, words.name(view.phase)]
    left = joined([Text(each, style=STRONG) for each in places], "  ·  ")
    pool = Text(words.say("ve-pool", pool=view.pool, total=view.total), style=STRONG)
    lines: list[RenderableType] = [spread(left, pool, width)]
    if state := list(standing(view, words)):
        lines.append(flowing(state, "  ·  ", width))
    return Group(*lines)


def standing(view: VetoView, words: Words) -> Iterator[Text]:
    """Who is at voice, whether an election is announced, and who has used his influence."""
    if view.voice != NOBODY and view.phase == "game":
        said = words.say("ve-voice", seat=words.seat(view.voice), deeds=view.deeds)
        yield Text(said)
    if view.election != NOBODY:
        yield Text(words.say("ve-election", seat=words.seat(view.election)), style=ALARM)
    if view.influence:
        names = ", ".join(words.seat(seat) for seat in view.influence)
        yield Text(words.say("ve-influence", seats=names), style=QUIET)


def figures(view: VetoView, words: Words, width: int) -> Table:
    """What every camp has, one line each."""
    wide = width >= FULL
    gap = 2 if width >= ROOMY else 1
    table = Table(box=None, padding=(0, gap, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column(words.say("ve-camp"))
    for title in ("ve-kreski", "ve-dukats", "ve-sum", "ve-hand", *(["ve-cupboard"] * wide)):
        table.add_column(words.say(title), justify="right", no_wrap=True)
    table.add_column(words.say("ve-discard"), overflow="fold")
    for seat, player in enumerate(view.players):
        name = camp_name(view, seat, words)
        if not player.alive:
            name.append(f" {words.say('ve-out')}", style=ALARM)
        table.add_row(name, *numbers(player, wide=wide), pile(player, words))
    return table


def numbers(player: PlayerView, *, wide: bool) -> list[str]:
    """Kreski and the election threshold, dukats and income, initiative, hand and cupboard."""
    bribe = f"+{player.bribe}" if player.bribe else ""
    return [
        f"{player.kreski}/{player.threshold}",
        f"{player.dukats}{signed(player.income + player.adjusted)}",
        f"{player.initiative}{bribe}",
        f"{player.hand}/{player.hand_limit}",
        *([str(player.cupboard)] * wide),
    ]


def signed(number: int) -> str:
    return f" {number:+d}".replace("-", "−")


def pile(player: PlayerView, words: Words) -> Text:
    """VE-3.5: how many cards are discarded, and the top one."""
    if not player.discard:
        return Text("–", style=QUIET)
    return Text(f"{player.discard} {words.name(player.discard_top)}")


def camp(view: VetoView, seat: Seat, words: Words, width: int) -> Panel:
    """The cards of a camp: strategy, characters by field, possessions, and what was removed."""
    room = width - FRAME
    parts = [part for part in laid_out(view, seat, words, room) if part is not None]
    return Panel(
        Group(*(parts or [Text("–", style=QUIET)])),
        title=camp_name(view, seat, words),
        title_align="left",
        box=box.ROUNDED,
        border_style=QUIET,
        width=width,
    )


def laid_out(
    view: VetoView, seat: Seat, words: Words, room: int
) -> Iterator[RenderableType | None]:
    player = view.players[seat]
    yield banner(view, seat, words, room)
    company = free_standing(view, seat, "character")
    for field in FIELDS:
        there = [each for each in company if each.field == field]
        if there:
            said = "ve-karmazyn-field" if field == "karmazyn" else "ve-election-field"
            yield Text(words.say(said), style=QUIET)
            yield characters(view, there, words, room)
    if estates := free_standing(view, seat, "possession"):
        names = [possession(view, each, words) for each in estates]
        yield titled(words.say("ve-possessions"), names, room)
    if player.removed:
        names = [Text(words.name(card), style=QUIET) for card in player.removed]
        yield titled(words.say("ve-removed"), names, room)


def banner(view: VetoView, seat: Seat, words: Words, room: int) -> Text | None:
    """The strategy, and what is attached to the faction."""
    strategy = view.players[seat].strategy
    parts = [Text(words.say("ve-strategy", strategy=words.name(strategy)))] if strategy else []
    for faction in free_standing(view, seat, "faction"):
        parts += hanging(view, faction.id, words)
    return flowing(parts, " · ", room) if parts else None


def titled(title: str, names: list[Text], room: int) -> Text:
    """Cards in a row behind what they are."""
    first = Text.assemble((f"{title}: ", QUIET), names[0])
    return flowing([first, *names[1:]], " · ", room)


def possession(view: VetoView, piece: PieceView, words: Words) -> Text:
    """A possession with what hangs on it."""
    name = Text.assemble(words.name(piece.card), notes(view, piece, words))
    for each in hanging(view, piece.id, words):
        name.append(" ").append(each)
    return name


def characters(view: VetoView, company: list[PieceView], words: Words, room: int) -> Table:
    """Characters, one below the other."""
    table = Table.grid()
    table.add_column(width=BULLET)
    table.add_column()
    for each in company:
        table.add_row("•", character(view, each, words, room - BULLET))
    return table


def character(view: VetoView, piece: PieceView, words: Words, room: int) -> Text:
    """Name, Szabla and Kreski, marks, keywords, and what is attached."""
    name = Text.assemble(
        (words.name(piece.card), STRONG),
        (f" {stats(piece.szabla, piece.kreski, words)}", HOPE),
        notes(view, piece, words),
    )
    keywords = [Text(words.name(each), style=QUIET) for each in piece.keywords]
    attached = list(hanging(view, piece.id, words)) if attached_to(view, piece.id) else []
    return flowing([name, *keywords, *attached], " · ", room)
