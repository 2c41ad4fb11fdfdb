"""The map: five provinces with fiefs, Powers and Conflicts, and the Senate among them."""

from __future__ import annotations

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ...games.magnaci.cards import (
    BUILDING_STRENGTH,
    BUILDINGS,
    FIEFS,
    FIEFS_OF,
    NUMBERS,
    OFFICES,
    PAWNS,
    POWER_OF,
    PROVINCE,
    SCALE,
    SENATORS,
    SLOTS,
    SLOTS_OF,
    STRENGTH,
)
from ...games.magnaci.standing import Standing
from ...games.magnaci.view import MagnaciView
from ...kernel.values import Seat
from ..words import Words
from .magnaci_signs import MARK, bare_chip, card_number, chip, signed
from .signs import ALARM, HOPE, QUIET, STRONG, heading, joined, spread

SENATE = ""
TWO_COLUMNS = (
    ("prussia", "lithuania"),
    ("great_poland", "ukraine"),
    ("little_poland", SENATE),
)
THREE_COLUMNS = (
    ("prussia", SENATE, "lithuania"),
    ("great_poland", "little_poland", "ukraine"),
)
WIDE = 114
"""From this width on three provinces fit side by side."""
EDGE = 3
"""What a border and its padding take from a cell."""


def map_of_provinces(view: MagnaciView, words: Words, width: int) -> Group:
    """The provinces about where they lie, north on top."""
    rows = THREE_COLUMNS if width >= WIDE else TWO_COLUMNS
    columns = len(rows[0])
    inner = (width - 1) // columns - EDGE
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True, border_style=QUIET)
    for _ in range(columns):
        table.add_column(width=inner)
    for row in rows:
        table.add_row(
            *(
                province_cell(view, place, words, inner) if place else senate(view, words, inner)
                for place in row
            )
        )
    return Group(table, legend(view, words))


def legend(view: MagnaciView, words: Words) -> Text:
    """What the marks mean, and what is still to come."""
    marks = [f"{sign} {words.name(level.name.lower())}" for level, sign in MARK.items()]
    decks = words.say("ma-decks", laws=view.laws_in_deck, conflicts=view.conflicts_in_deck)
    line = Text.assemble((f" {'  '.join((*marks, decks))}", QUIET))
    if view.partitioned:
        count, most = len(view.partitioned), NUMBERS.partitions_for_collapse
        said = "ma-partitions" if count < most else "ma-collapse"
        line.append(f"  {words.say(said, count=count, most=most)}", style=ALARM)
    return line


def province_cell(view: MagnaciView, province: str, words: Words, width: int) -> Text:
    """A province: estates, fiefs, defences and the Conflicts that threaten it."""
    fallen = province in view.partitioned
    name = heading(f"✗ {words.name(province)}" if fallen else words.name(province))
    name.stylize(ALARM if fallen else "")
    power = Text(words.name(POWER_OF[province]), style=QUIET)
    lines = [spread(name, power, width), estates(view, PROVINCE[province])]
    lines += fiefs(view, province, words)
    lines += defences(view, province, words)
    lines += conflicts(view, province, words, width)
    return Text("\n").join(lines)


def estates(view: MagnaciView, at: int) -> Text:
    """Each family's estates in a province, with its standing."""
    return joined(
        Text.assemble(
            chip(view, seat),
            f"{player.estates[at]}",
            (MARK.get(Standing(player.standing[at]), ""), STRONG),
        )
        for seat, player in enumerate(view.players)
        if player.estates[at]
    )


def fiefs(view: MagnaciView, province: str, words: Words) -> list[Text]:
    """The fiefs of a province, with the estates in them."""
    own = FIEFS_OF[province]
    return [joined((fief(view, at, words) for at in own), gap="   ")] if own else []


def fief(view: MagnaciView, at: int, words: Words) -> Text:
    counts = [(seat, player.fiefs[at]) for seat, player in enumerate(view.players)]
    there = joined(
        (Text.assemble(chip(view, seat), str(count)) for seat, count in counts if count), gap=" "
    )
    return Text.assemble((f"{words.name(FIEFS[at])} ", QUIET), there)


def defences(view: MagnaciView, province: str, words: Words) -> list[Text]:
    """What helps and hinders the province in a Conflict."""
    parts = [
        f"{words.name(building)} {signed(strength)}"
        for building, strength, where in zip(
            BUILDINGS, BUILDING_STRENGTH, view.buildings, strict=True
        )
        if where == province
    ]
    pawns = {"silent_sejm": view.silent_sejm, "black_clouds": view.black_clouds}
    parts += [
        f"{words.name(pawn)} {signed(PAWNS[pawn].strength)}"
        for pawn, stands in pawns.items()
        if stands and province in PAWNS[pawn].placed_in
    ]
    held = [at for at in FIEFS_OF[province] if any(player.fiefs[at] for player in view.players)]
    parts += [f"{words.name(FIEFS[at])} {signed(NUMBERS.fief_modifier)}" for at in held]
    total = view.modifiers[PROVINCE[province]]
    style = ALARM if total < 0 else HOPE
    sum_of = (f"{signed(total)} = ", style) if len(parts) > 1 else ""
    return [Text.assemble(sum_of, ", ".join(parts))] if parts else []


def conflicts(view: MagnaciView, province: str, words: Words, width: int) -> list[Text]:
    """The Conflicts on the slots of a province's Power, with their Scale."""
    slots = SLOTS_OF[POWER_OF[province]]
    if not any(view.conflicts[slot] for slot in slots):
        return [Text("  ".join(f"{SLOTS[slot]} –" for slot in slots), style=QUIET)]
    return [conflict_line(view, slot, words, width) for slot in slots if view.conflicts[slot]]


def conflict_line(view: MagnaciView, slot: int, words: Words, width: int) -> Text:
    conflict = view.conflicts[slot] or ""
    fought = slot == slot_fought(view)
    left = Text.assemble(
        ("► " if fought else ""),
        (f"{SLOTS[slot]} ", QUIET),
        (words.name(conflict), STRONG if fought else ""),
    )
    right = Text.assemble(own_card(view, slot), f"{SCALE[len(view.players)][conflict]:>4}")
    left.truncate(width - right.cell_len - 1, overflow="ellipsis")
    return spread(left, right, width)


def own_card(view: MagnaciView, slot: int) -> Text:
    """The strength of the card one has laid at a Conflict, while it is face down."""
    if view.seat is None or view.phase != "conflicts":
        return Text()
    player = view.players[view.seat]
    occupied = [each for each, conflict in enumerate(view.conflicts) if conflict]
    laying = dict(zip(occupied, player.laying or (), strict=False))
    laid = player.laid[slot] if len(player.laid) == len(SLOTS) else None
    card = laying.get(slot) or laid
    return Text.assemble(chip(view, view.seat), f"{STRENGTH[str(card)]:>2}") if card else Text()


def slot_fought(view: MagnaciView) -> int | None:
    """The slot of the Conflict whose cards are shown: the last one without face-down cards."""
    if view.phase != "conflicts" or not any(player.shown for player in view.players):
        return None
    hidden = [any(row) for row in zip(*(player.laid for player in view.players), strict=True)]
    ready = [slot for slot, conflict in enumerate(view.conflicts) if conflict and not hidden[slot]]
    return ready[-1] if ready else None


def senate(view: MagnaciView, words: Words, width: int) -> Text:
    """The four offices: symbol, who stands for them, who holds them."""
    lines = [spread(heading(words.name("senate")), Text(), width)]
    for at, office in enumerate(OFFICES):
        symbol = SENATORS[office].symbol
        royal = symbol == view.symbol
        left = Text(f"{words.name(office):<11}")
        left.append(words.name(symbol), style=HOPE if royal else QUIET)
        if royal:
            left.append(f" {signed(NUMBERS.king_symbol_bonus)}", style=HOPE)
        lines.append(spread(left, office_state(view, at, words), width))
    return Text("\n").join(lines)


def office_state(view: MagnaciView, at: int, words: Words) -> Text:
    office = OFFICES[at]
    for seat, player in enumerate(view.players):
        if office in player.offices:
            return chip(view, seat)
        if office in player.used:
            return Text.assemble((f"{words.say('ma-used')} ", QUIET), chip(view, seat))
    if view.phase != "senate":
        return Text("–", style=QUIET)
    laid = {seat: player.laid for seat, player in enumerate(view.players)}
    standing = [seat for seat in view.track if laid[seat] and laid[seat][at]]
    return joined((candidate(view, seat, at) for seat in standing), gap=" ")


def candidate(view: MagnaciView, seat: Seat, at: int) -> Text:
    """A face-down card at an office; its owner sees which."""
    card = view.players[seat].laid[at]
    return Text.assemble(bare_chip(view, seat), card_number(card) if isinstance(card, str) else "?")
