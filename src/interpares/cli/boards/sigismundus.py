"""Sigismundus Augustus in a terminal: Sejm, Houses, tracks, countries, offices and Figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.sigismundus.cards import ACTS, COUNTRIES, OFFICES, POLICIES, UPKEEP
from ...games.sigismundus.components import UNITS
from ...games.sigismundus.events import (
    CardDrawn,
    CardPlayed,
    CardsDiscarded,
    ChurchFounded,
    ClientPlaced,
    ClientWithdrawn,
    DucatsGained,
    FigureTaken,
    InfluencePlaced,
    OfficeMarked,
    Passed,
    PointsTaken,
    StepsPaid,
    TrackMoved,
    UnitsLost,
)
from ...games.sigismundus.game import SOURCES
from ...games.sigismundus.sejm_events import (
    ArmyKept,
    CountryScored,
    GrantsScored,
    HandClosed,
    PrestigeScored,
    RibbonScored,
    SellerNamed,
    VotesGained,
)
from ...games.sigismundus.view import SigismundusView
from ...kernel.game import Event, Outcome
from ...kernel.steps import Action
from ...kernel.values import Seat
from ...kernel.views import Prompt
from ..words import Words
from .plain import Board
from .sigismundus_options import amount_of, heading_of, label_of, office_label, rule_of
from .sigismundus_realm import (
    WIDE,
    countries,
    fields,
    figures,
    figures_in_column,
    offices,
    own_cards,
)
from .sigismundus_signs import cards_in_hand, chip, house_name, owner
from .sigismundus_tables import FULL, crown, holdings, houses, moment, tracks
from .signs import HOPE, QUIET, STRONG, flowing, joined

GAP = 3
LEGEND = ("crown", "pact", "representative", "marker", "worth", "ribbon", "turned")
QUIET_EVENTS = (
    ArmyKept,
    CardDrawn,
    CardPlayed,
    CardsDiscarded,
    ClientPlaced,
    DucatsGained,
    FigureTaken,
    InfluencePlaced,
    OfficeMarked,
    SellerNamed,
    StepsPaid,
    TrackMoved,
    UnitsLost,
    VotesGained,
)
"""What a player has just done, and sees in the next question."""


class SigismundusBoard(Board):
    """The table of Sigismundus Augustus."""

    def table(
        self, view: SigismundusView, prompt: Prompt | None, words: Words, width: int
    ) -> RenderableType:
        parts: list[RenderableType | None] = [
            crown(view, words, width),
            houses(view, words, width),
            holdings(view, words, width),
            tracks(view, words, width),
            *board(view, words, width),
            own_cards(view, words),
            moment(view, prompt, words),
        ]
        return Group(*apart(parts), legend(words, width))

    def hand(self, view: SigismundusView, words: Words) -> RenderableType | None:
        """What one's own House has to spend, and its cards by the letters they are typed by."""
        if view.hand is None or view.seat is None:
            return None
        player = owner(view)
        purse = [
            chip(view, view.seat),
            Text(words.say("sa-purse", ducats=player.ducats)),
            Text(words.say("sa-so-many-votes", votes=player.votes)),
            Text(words.say("sa-so-many-markers", markers=player.markers)),
        ]
        cards = [
            Text.assemble((letter, STRONG), f" {name}")
            for letter, name, _ in cards_in_hand(view, words)
        ]
        return Group(joined(purse), *([joined(cards, " · ")] if cards else []))

    def known(self, view: SigismundusView, words: Words) -> RenderableType | None:
        """SA-21.4: the cards one knows to be in the hands of others."""
        if view.hand is None:
            return None
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
        table.add_column(words.say("sa-house"), no_wrap=True)
        table.add_column(words.say("sa-known"))
        for seat, cards in enumerate(view.hand.known):
            if seat != view.seat:
                names = ", ".join(words.name(card) for card in cards)
                table.add_row(house_name(view, seat, words), names or "–")
        return table

    def note(self, view: SigismundusView, prompt: Prompt, words: Words) -> RenderableType | None:
        """What the office does that the question is about, or what the army costs."""
        if prompt.decision == "maintain_army":
            return Text(costs(view, words), style=QUIET)
        office = str(prompt.facts.get("office", ""))
        if not office:
            return None
        text = f"{office_label(office, view, words)}. {words.card_text('office', office)}"
        return Text(text, style=QUIET)

    def cards(self, view: SigismundusView, words: Words) -> list[tuple[str, str]]:
        """The Figures on the table, the offices, Acts, seals and Policy cards."""
        there = [each.figure for player in view.players for each in player.figures]
        kinds = {
            "figure": [*view.open_figures, *there],
            "office": OFFICES,
            "sejm": [act for act in ACTS if act in view.sessions],
            "country": COUNTRIES,
            "policy": POLICIES,
        }
        return [
            (words.name(each), words.card_text(kind, each))
            for kind, ids in kinds.items()
            for each in ids
        ]

    def amount(self, action: Action, view: SigismundusView) -> tuple[str, ...]:
        return amount_of(action, view)

    def label(self, action: Action, view: SigismundusView, prompt: Prompt, words: Words) -> str:
        return label_of(action, view, prompt, words)

    def heading(self, action: Action, view: SigismundusView, prompt: Prompt, words: Words) -> str:
        return heading_of(action, view, words)

    def rule(self, action: Action, prompt: Prompt) -> str:
        return rule_of(action, prompt)

    def is_news(self, event: Event, seat: Seat | None) -> bool:
        """Neither closed hands nor own steps, unless one was forced to them."""
        match event:
            case HandClosed():
                return False
            case Passed(own, _, forced) | ClientWithdrawn(own, forced) if own == seat:
                return forced
            case _:
                return not (isinstance(event, QUIET_EVENTS) and event.seat == seat)

    def ending(
        self, outcome: Outcome, events: Sequence[Event], words: Words
    ) -> RenderableType | None:
        """Where everybody's victory points came from."""
        table = Table(box=box.ROUNDED, border_style=QUIET, show_footer=True, footer_style=STRONG)
        table.add_column(words.say("place"), words.say("sa-vp"))
        for seat in outcome.ranking:
            table.add_column(
                f"{outcome.ranks[seat]}\n{words.seat(seat)}",
                str(outcome.scores[seat] if outcome.scores else ""),
                justify="right",
                overflow="fold",
                style=HOPE if outcome.ranks[seat] == 1 else "",
            )
        points = points_by_source(events, len(outcome.ranking))
        for source in SOURCES:
            scored = [str(points[source][seat]) for seat in outcome.ranking]
            table.add_row(words.title_of("source", source), *scored)
        return table


def costs(view: SigismundusView, words: Words) -> str:
    """SA-18.2: what each kind of unit costs, and how many are kept free of charge."""
    player = owner(view)
    parts = []
    for unit, cost, free in zip(UNITS, UPKEEP, player.free_upkeep, strict=True):
        said = words.say("sa-upkeep", unit=words.name(unit), ducats=cost, free=free)
        parts.append(said)
    if player.free_upkeep_any:
        parts.append(words.say("sa-free-any", count=player.free_upkeep_any))
    return " · ".join(parts)


def board(view: SigismundusView, words: Words, width: int) -> list[RenderableType]:
    """Countries, fields, offices and open Figures, beside each other as far as there is room."""
    abroad, home = countries(view, words), fields(view, words)
    senate = offices(view, words, width)
    if width >= WIDE:
        return [beside(abroad, home, figures_in_column(view, words)), senate]
    if width >= FULL:
        return [beside(abroad, home), senate, figures(view, words)]
    return [abroad, home, senate, figures(view, words)]


def beside(*parts: RenderableType) -> Table:
    """Parts of the table next to each other."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(*parts)
    return grid


def apart(parts: Iterable[RenderableType | None]) -> Iterator[RenderableType]:
    """Those parts of the table that are there, each with an empty line below it."""
    for part in parts:
        if part is not None:
            yield part
            yield ""


def legend(words: Words, width: int) -> Text:
    """What the marks mean."""
    parts = [Text(words.say(f"sa-legend-{each}"), style=QUIET) for each in LEGEND]
    return flowing(parts, " · ", width)


def points_by_source(events: Iterable[Event], seats: int) -> dict[str, list[int]]:
    """The victory points of each seat by where they come from, and in a Foray go."""
    points: dict[str, list[int]] = {source: [0] * seats for source in SOURCES}
    for event in events:
        for source, seat, vp in scored_by(event):
            points[source][seat] += vp
    return points


def scored_by(event: Event) -> list[tuple[str, Seat, int]]:
    """The source of points, the seat, and how many; negative where they are taken away."""
    match event:
        case ChurchFounded(seat, _, vp):
            return [("foundation", seat, vp)]
        case PointsTaken(seat, target, vp):
            return [("foray", seat, vp), ("foray", target, -vp)]
        case PrestigeScored(seat, vp):
            return [("offices", seat, vp)]
        case CountryScored():
            return [("countries", seat, vp) for seat, vp in enumerate(event.points)]
        case GrantsScored(seat, vp):
            return [("grants", seat, vp)]
        case RibbonScored(seat, _, _, vp):
            return [("ribbons", seat, vp)]
        case _:
            return []


BOARD = SigismundusBoard()
