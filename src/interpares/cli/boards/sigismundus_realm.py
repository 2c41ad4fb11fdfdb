"""The foreign policy track, the action fields, the offices, the open Figures, and one's hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.sigismundus.cards import FIGURES, OFFICES
from ...games.sigismundus.components import OFFICE_KINDS
from ...games.sigismundus.view import CountryView, OfficeView, SigismundusView
from ..words import Words
from .sigismundus_signs import (
    CROWN,
    PACT,
    RIBBON,
    TURNED,
    cards_in_hand,
    chip,
    counted_chip,
    country_name,
    letters,
    office_name,
)
from .sigismundus_tables import FULL
from .signs import HOPE, QUIET, STRONG, heading, joined

WIDE = 116
"""From this width on an office takes one line in its column, and Figures stand beside fields."""


def countries(view: SigismundusView, words: Words) -> Table:
    """The foreign policy track: values, crowns, House markers, seals and pacts."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(heading(words.say("sa-abroad")), no_wrap=True)
    table.add_column(words.say("sa-vp"), no_wrap=True)
    table.add_column(words.say("sa-markers"), overflow="fold")
    table.add_column(words.say("sa-seal"), no_wrap=True)
    for country in view.countries:
        table.add_row(str(country.space), *country_row(view, country, words))
    return table


def country_row(view: SigismundusView, country: CountryView, words: Words) -> list[Text]:
    """A country: its name with crown and pact, its values, who has markers there, and the seal."""
    name = Text(country_name(country.id, words), style=HOPE if country.crowned else "")
    name.append(f" {CROWN}" if country.crowned else "").append(f" {PACT}" if country.pact else "")
    placed = sorted(
        ((count, seat) for seat, count in enumerate(country.markers) if count),
        key=lambda pair: -pair[0],
    )
    return [
        name,
        Text(f"{country.first}/{country.second}"),
        joined([counted_chip(view, seat, count) for count, seat in placed], " "),
        Text("–", style=QUIET) if country.seal is None else Text.assemble(chip(view, country.seal)),
    ]


def fields(view: SigismundusView, words: Words) -> Table:
    """The action fields with the clients on them, and what the next one of one's own would pay."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style=QUIET, pad_edge=False)
    table.add_column(heading(words.say("sa-fields")), no_wrap=True)
    table.add_column(words.say("sa-clients"), overflow="fold")
    if view.seat is not None:
        table.add_column(words.say("sa-price"), justify="right", no_wrap=True)
    for field in view.fields:
        if field.in_play:
            price = [str(field.prices[view.seat])] if view.seat is not None else []
            clients = letters(view, field.clients) or Text("–", style=QUIET)
            table.add_row(words.name(field.id), clients, *price)
    return table


def offices(view: SigismundusView, words: Words, width: int) -> RenderableType:
    """The offices of each kind from the highest to the lowest; on narrow screens all below."""
    kinds = [
        [office for office in view.offices if OFFICES[office.id].kind == kind]
        for kind in OFFICE_KINDS
    ]
    titles = [heading(words.name(kind)) for kind in OFFICE_KINDS]
    if width < FULL:
        parts: list[RenderableType] = []
        for title, column in zip(titles, kinds, strict=True):
            parts += [title, *(one_line(view, each, words) for each in column)]
        return Group(*parts)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for title in titles:
        table.add_column(title)
    draw = one_line if width >= WIDE else two_lines
    for row in zip(*kinds, strict=True):
        table.add_row(*(draw(view, each, words) for each in row))
    return table


def one_line(view: SigismundusView, office: OfficeView, words: Words) -> Text:
    """An office, its income and prestige, and who holds it or has marked it."""
    name = titled(office, words)
    return Text.assemble(holder(view, office), " ", name, " ", worth(office, words))


def two_lines(view: SigismundusView, office: OfficeView, words: Words) -> Text:
    """The same where columns are narrow."""
    name = titled(office, words)
    return Text.assemble(name, "\n", holder(view, office), " ", worth(office, words))


def titled(office: OfficeView, words: Words) -> Text:
    """The name of an office; of a senator in strong letters."""
    return Text(office_name(office.id, words), style="" if office.holder is None else STRONG)


def holder(view: SigismundusView, office: OfficeView) -> Text:
    """Whose an office is; in round brackets whose marker lies on it."""
    if office.holder is not None:
        return chip(view, office.holder)
    if office.marker is not None:
        return Text.assemble("(", letters(view, [office.marker]), ")")
    return Text(" – ", style=QUIET)


def worth(office: OfficeView, words: Words) -> Text:
    """The income and the prestige of an office."""
    turned = f" {TURNED}" if office.turned else ""
    said = words.say("sa-worth", income=office.income, prestige=office.prestige)
    return Text(f"{said}{turned}", style=QUIET)


def figures(view: SigismundusView, words: Words) -> Table:
    """The open Figures and what they do."""
    table = described(words.say("sa-figures"))
    for figure in view.open_figures:
        table.add_row(figure_title(figure, words), words.card_text("figure", figure))
    if not view.open_figures:
        table.add_row("–", "")
    return table


def figures_in_column(view: SigismundusView, words: Words) -> Group:
    """The same, each name above its text."""
    lines = [heading(words.say("sa-figures"))]
    for figure in view.open_figures:
        lines.append(Text(figure_title(figure, words)))
        lines.append(Text(words.card_text("figure", figure), style=QUIET))
    return Group(*lines, *([] if view.open_figures else ["–"]))


def figure_title(figure: str, words: Words) -> str:
    """A Figure, and whether it has a golden ribbon."""
    return f"{words.name(figure)}{f' {RIBBON}' if FIGURES[figure].ribbon else ''}"


def own_cards(view: SigismundusView, words: Words) -> Table | None:
    """One's hand, and what its cards do."""
    if view.hand is None:
        return None
    table = described(words.say("sa-hand"))
    for letter, name, card in cards_in_hand(view, words):
        line = Text.assemble((letter, QUIET), f" {name}")
        table.add_row(line, words.card_text("policy", card))
    if not view.hand.cards:
        table.add_row("–", "")
    return table


def described(title: str) -> Table:
    """A table of cards with what they do."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(heading(title), no_wrap=True)
    table.add_column("", style=QUIET)
    return table
