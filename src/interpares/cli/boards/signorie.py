"""Signorie in a terminal: dice and helpers, careers and initiative, cities and plans."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.signorie.cards import HELPERS, TASKS
from ...games.signorie.events import (
    BonusTaken,
    CareerScored,
    DiceRolled,
    DieTaken,
    FlorinsGained,
    FlorinsTaken,
    HelperActivated,
    HelperSkipped,
    Hired,
    InitiativeMoved,
    InitiativeScored,
    ManAdvanced,
    Married,
    MissionDone,
    Passed,
    PawnsGained,
    PointsBought,
    PointsLost,
    RewardScored,
    RowScored,
    Scored,
    TaskBegun,
    TasksDealt,
    ThresholdRaised,
    TokenDealt,
    WeddingHeld,
)
from ...games.signorie.game import SOURCES
from ...games.signorie.view import SignorieView
from ...kernel.game import Event, Outcome
from ...kernel.steps import Action
from ...kernel.values import Seat
from ...kernel.views import Prompt
from ..words import Words
from .plain import Board
from .signorie_italy import cities, own_plan, plans
from .signorie_options import heading_of, label_of, rule_of
from .signorie_signs import DIE_STYLE, PAWN, chip, die, family_name, owner
from .signorie_tables import FULL, careers, columns, crown, families, initiative, sum_of_dice
from .signs import HOPE, QUIET, STRONG, flowing, heading, joined

WIDE = 116
"""From this width on the tracks stand beside the columns, and the plan beside the cities."""
GAP = 3
TRACKS = 35 + GAP
"""What the tracks take of a line."""
CITIES = 76 + GAP
"""What the cities take of a line."""
LEGEND = ("man", "woman", "price", "next")
OWN_LEGEND = ("hired", "fits")
QUIET_EVENTS = (
    BonusTaken,
    DieTaken,
    FlorinsGained,
    HelperActivated,
    HelperSkipped,
    Hired,
    InitiativeMoved,
    ManAdvanced,
    PointsLost,
    TaskBegun,
    ThresholdRaised,
)
"""What a player has just done, and sees in the next question."""
ON_BOARD = (DiceRolled, TasksDealt, TokenDealt)
"""What the table shows better than a sentence."""
SCORING = (
    MissionDone,
    Married,
    InitiativeScored,
    Scored,
    WeddingHeld,
    RewardScored,
    PointsBought,
    CareerScored,
    RowScored,
)
"""The events that bring victory points, in the order of their sources."""


class SignorieBoard(Board):
    """The table of Signorie."""

    def table(
        self, view: SignorieView, prompt: Prompt | None, words: Words, width: int
    ) -> RenderableType:
        ladders, italy = tracks(view, words), cities(view, words, width)
        above = Group(crown(view, words, width), families(view, words, width))
        if width >= WIDE:
            dice, plan = columns(view, words, width - TRACKS), plan_in(view, words, width - CITIES)
            parts: list[RenderableType] = [above, beside(dice, ladders), beside(italy, plan)]
        elif width >= FULL:
            dice, plan = columns(view, words, width), plan_in(view, words, width - TRACKS)
            parts = [above, dice, beside(ladders, plan), italy]
        else:
            dice, plan = columns(view, words, width), plan_in(view, words, width)
            parts = [above, dice, ladders, plan, italy]
        return Group(*apart(parts), legend(view, words, width))

    def hand(self, view: SignorieView, words: Words) -> RenderableType | None:
        """What one's own family has to spend."""
        player = owner(view)
        if player is None or view.seat is None:
            return None
        pool = f"{player.men}{PAWN['man']} {player.women}{PAWN['woman']}"
        return joined(
            [
                chip(view, view.seat, words),
                Text(words.say("si-florins", florins=player.florins)),
                Text(words.say("si-pool", pawns=pool)),
                Text.assemble(
                    f"{words.say('si-sum')} ", sum_of_dice(player.total, player.threshold)
                ),
                Text(words.say("si-score", vp=player.vp)),
            ]
        )

    def known(self, view: SignorieView, words: Words) -> RenderableType:
        """Everybody's plan and helpers."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET, pad_edge=False)
        table.add_column(words.say("si-family"), no_wrap=True)
        table.add_column(words.say("si-helpers"))
        for seat, player in enumerate(view.players):
            names = ", ".join(words.name(helper) for helper in player.helpers)
            table.add_row(family_name(view, seat, words), names or "–")
        return Group(plans(view, words), table)

    def note(self, view: SignorieView, prompt: Prompt, words: Words) -> RenderableType | None:
        """How it came to the question, and what the helper or reward does that it is about."""
        lines = [chain(view, words)]
        for fact, kind in (("helper", "helper"), ("reward", "reward")):
            if subject := prompt.facts.get(fact):
                lines.append(Text(words.card_text(kind, str(subject)), style=QUIET))
        return Text("\n").join(line for line in lines if line) or None

    def cards(self, view: SignorieView, words: Words) -> list[tuple[str, str]]:
        """The rewards to come, the tasks, and all helpers."""
        rewards = [each for each in view.rewards if each]
        kinds = {"reward": rewards, "task": TASKS, "helper": HELPERS}
        return [
            (words.name(each), words.card_text(kind, each))
            for kind, there in kinds.items()
            for each in there
        ]

    def label(self, action: Action, view: SignorieView, prompt: Prompt, words: Words) -> str:
        return label_of(action, view, prompt, words)

    def heading(self, action: Action, view: SignorieView, prompt: Prompt, words: Words) -> str:
        return heading_of(action, view, prompt, words)

    def rule(self, action: Action, prompt: Prompt) -> str:
        return rule_of(action, prompt)

    def is_news(self, event: Event, seat: Seat | None) -> bool:
        """Neither own steps, unless chance or the table had a say in them, nor what one can see."""
        match event:
            case InitiativeScored(vp=0) | CareerScored(vp=0) | RowScored(vp=0):
                return False
            case FlorinsTaken(own, _, forced) | Passed(own, forced) if own == seat:
                return forced
            case PawnsGained(own, by=by) if own == seat:
                return by not in TASKS
            case _:
                own = isinstance(event, QUIET_EVENTS) and event.seat == seat
                return not (own or isinstance(event, ON_BOARD))

    def ending(
        self, outcome: Outcome, events: Sequence[Event], words: Words
    ) -> RenderableType | None:
        """Where everybody's victory points came from."""
        table = Table(box=box.ROUNDED, border_style=QUIET, show_footer=True, footer_style=STRONG)
        table.add_column(words.say("place"), words.say("si-vp"))
        for seat in outcome.ranking:
            table.add_column(
                f"{outcome.ranks[seat]}  {words.seat(seat)}",
                str(outcome.scores[seat] if outcome.scores else ""),
                justify="right",
                style=HOPE if outcome.ranks[seat] == 1 else "",
            )
        for source, points in points_by_source(events, outcome.ranking).items():
            table.add_row(words.title_of("source", source), *map(str, points))
        return table


def plan_in(view: SignorieView, words: Words, width: int) -> RenderableType:
    """One's own plan, or to the public how far everybody has come."""
    return own_plan(view, words, width) or plans(view, words)


def beside(left: RenderableType, right: RenderableType) -> Table:
    """Two parts of the table next to each other."""
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(left, right)
    return grid


def apart(parts: Iterable[RenderableType]) -> Iterator[RenderableType]:
    """Parts of the table, each with an empty line below it."""
    for part in parts:
        yield part
        yield ""


def tracks(view: SignorieView, words: Words) -> Group:
    """The careers, and the initiative track below them."""
    title = heading(words.name("initiative"))
    return Group(careers(view, words), "", title, initiative(view, words))


def legend(view: SignorieView, words: Words, width: int) -> Text:
    """What the marks mean, and what lies outside."""
    marks = LEGEND if view.seat is None else (*LEGEND, *OWN_LEGEND)
    closed = [words.name(city.id) for city in view.cities if not city.in_play]
    parts = [words.say(f"si-legend-{each}") for each in marks]
    if closed:
        parts.append(words.say("si-closed", cities=", ".join(closed)))
    parts.append(words.say("si-stack", count=view.in_stack))
    return flowing([Text(part, style=QUIET) for part in parts], " · ", width)


def chain(view: SignorieView, words: Words) -> Text:
    """From the die or the reward to the question asked now, and the helpers that come after."""
    found = view.chain
    if found is None or not found.links:
        return Text()
    parts = [Text(words.name(link)) for link in found.links]
    if found.colour is not None and found.value is not None:
        start = f"{words.name(found.colour)} {die(found.value)}"
        parts.insert(0, Text(start, style=DIE_STYLE[found.colour]))
    line = joined(parts, gap=" › ")
    mine = view.players[found.seat].helpers
    if after := [words.name(each) for each in found.helpers if each in mine]:
        line.append(f" › ({', '.join(after)})", style=QUIET)
    return line


def points_by_source(events: Iterable[Event], seats: Sequence[Seat]) -> dict[str, list[int]]:
    """The victory points of each seat, in this order, by where they come from."""
    points = {kind: dict.fromkeys(seats, 0) for kind in SCORING}
    for event in events:
        if isinstance(event, SCORING):
            points[type(event)][event.seat] += event.vp
    return {
        source: list(each.values()) for source, each in zip(SOURCES, points.values(), strict=True)
    }


BOARD = SignorieBoard()
