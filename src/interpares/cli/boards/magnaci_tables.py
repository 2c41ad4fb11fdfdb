"""The families, the Laws of the Sejm, and the contest of the moment."""

from __future__ import annotations

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ...games.magnaci.cards import CONFLICTS, INFLUENCE, LAWS, PROVINCE, SCALE, SLOTS, STRENGTH
from ...games.magnaci.view import MagnaciView
from ...kernel.values import Seat
from ...kernel.views import Prompt
from ..words import Words
from .magnaci_map import slot_fought
from .magnaci_signs import card_number, chip, family_name, signed
from .signs import ALARM, HOPE, QUIET, STRONG, heading, joined, spread


def crown(view: MagnaciView, words: Words, width: int) -> Text:
    """The Age, the phase, the King and his policy."""
    left = Text.assemble((words.name(view.age), STRONG), "  ·  ", (words.name(view.phase), STRONG))
    if view.king is None or view.symbol is None:
        return left
    policy = words.say("ma-policy", symbol=words.name(view.symbol))
    return spread(left, Text.assemble(words.name(view.king), "  ·  ", (policy, HOPE)), width)


def families(view: MagnaciView, words: Words) -> Table:
    """All families in track order."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column(words.say("ma-track"), justify="right", no_wrap=True)
    table.add_column(words.say("ma-family"), no_wrap=True)
    for column in ("wealth", "estates", "cards"):
        table.add_column(words.say(f"ma-{column}"), justify="right", no_wrap=True)
    table.add_column(words.say("ma-laws"))
    for place, seat in enumerate(view.track, 1):
        player = view.players[seat]
        table.add_row(
            str(place),
            family_name(view, seat, words),
            str(player.wealth),
            str(sum(player.estates) + sum(player.fiefs)),
            str(player.cards_in_hand),
            laws_of(view, seat, words),
        )
    return table


def laws_of(view: MagnaciView, seat: Seat, words: Words) -> Text:
    """The Laws before a player; those promised to the Primate are marked."""
    player = view.players[seat]
    pledged = words.say("ma-pledged")
    return joined(
        (
            Text(f"{words.name(law)} ({pledged})" if law in player.pledged else words.name(law))
            for law in player.laws
        ),
        gap=", ",
    )


def sejm(view: MagnaciView, words: Words) -> Table | None:
    """The Laws still to be won, what they bring, and the own cards at them."""
    if not any(view.sejm):
        return None
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(heading(words.name("sejm")), no_wrap=True)
    table.add_column(words.say("ma-estates"), justify="right", no_wrap=True)
    table.add_column(words.say("ma-symbol"), no_wrap=True)
    table.add_column(words.say("ma-your-card") if view.seat is not None else "", no_wrap=True)
    for at, law in enumerate(view.sejm):
        if law is not None:
            table.add_row(str(at + 1), *law_row(view, law, words), own_bid(view, at))
    return table


def law_row(view: MagnaciView, law: str, words: Words) -> tuple[Text, Text, Text]:
    """A Law, its estates with the King's, and its symbols."""
    card = LAWS[law]
    royal = view.symbol in card.symbols
    return (
        Text(words.name(law)),
        Text.assemble(str(card.estates), (" +1" if royal else "   ", HOPE)),
        joined(
            (
                Text(words.name(symbol), style=HOPE if symbol == view.symbol else QUIET)
                for symbol in card.symbols
            ),
            gap=" ",
        ),
    )


def own_bid(view: MagnaciView, at: int) -> Text:
    """The card one has laid at a Law."""
    if view.seat is None:
        return Text()
    player = view.players[view.seat]
    laid = player.laid if len(player.laid) == len(view.sejm) else ()
    cards = player.laying or laid
    card = cards[at] if at < len(cards) else None
    return Text.assemble(chip(view, view.seat), f"{card_number(str(card)):>2}") if card else Text()


def contest(view: MagnaciView, prompt: Prompt | None, words: Words) -> Panel | None:
    """The cards turned up, and what they come to."""
    if not any(player.shown for player in view.players):
        return None
    slot = slot_fought(view)
    if slot is not None:
        return battle(view, slot, words)
    place = str(prompt.facts.get("place", "")) if prompt else ""
    subject = next((law for law in view.sejm if law), place)
    cards = joined(bid(view, seat, INFLUENCE) for seat in contenders(view))
    return Panel(cards, title=words.name(subject), title_align="left", box=box.ROUNDED)


def contenders(view: MagnaciView) -> list[Seat]:
    """The players with a card in the contest."""
    return [seat for seat in view.track if view.players[seat].shown]


def bid(view: MagnaciView, seat: Seat, worth: dict[str, int]) -> Text:
    """A card shown, with what was added to it."""
    player = view.players[seat]
    value = worth[player.shown or ""]
    if not player.modifier:
        return Text.assemble(chip(view, seat), (str(value), STRONG))
    total = f"{value}{signed(player.modifier)}={value + player.modifier}"
    return Text.assemble(chip(view, seat), (total, STRONG))


def battle(view: MagnaciView, slot: int, words: Words) -> Panel:
    """A Conflict being fought: every card, the province, the sum and the Scale."""
    conflict = CONFLICTS[view.conflicts[slot] or ""]
    scale = SCALE[len(view.players)][conflict.id]
    province = view.modifiers[PROVINCE[conflict.province]]
    seats = contenders(view)
    cards = sum(STRENGTH[view.players[seat].shown or ""] for seat in seats)
    total = cards + sum(view.players[seat].modifier for seat in seats) + province
    sum_style = HOPE if total >= scale else ALARM
    line = joined(bid(view, seat, STRENGTH) for seat in seats)
    if province:
        line.append(f"  {words.name(conflict.province)} {signed(province)}")
    line.append(f"   {words.say('ma-strength')} ")
    line.append(str(total), style=sum_style)
    line.append(f" / {words.say('ma-scale')} {scale}")
    title = f"{SLOTS[slot]}  {words.name(conflict.id)}  ·  {words.name(conflict.province)}"
    return Panel(line, title=title, title_align="left", box=box.ROUNDED)
