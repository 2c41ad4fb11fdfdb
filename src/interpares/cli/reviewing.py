"""A finished match gone over at the terminal: chances as lines, turning points, missed chances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ..bots.insight import Judged, Review, review, verdict
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.steps import Action
from ..kernel.values import Seat
from .progress import bar
from .replaying import checked_seat, replayed, state_of, words_for
from .reports import figures_to_the_right
from .showing import QUIET, STRONG
from .terminal import Terminal
from .words import Words

BARS = "▁▂▃▄▅▆▇█"
"""From no chance to certainty."""
COLUMNS = 48
"""How many moments a curve shows."""


def reviewed(path: Path, seat: Seat | None, *, quiet: bool) -> tuple[Match, Review]:
    """The match of a file and its review; of one seat's decisions, if a seat is named."""
    match = replayed(path)
    checked_seat(match, seat)
    seats = None if seat is None else (seat,)
    with bar(path.name, quiet=quiet) as progress:
        return match, review(match.record(open_seed=True), progress=progress, seats=seats)


def show_review(
    match: Match, found: Review, least: int, console: Console, language: str | None
) -> None:
    """The review in words; of the decisions those that cost so many percent of the chance."""
    terminal, words = Terminal(console), words_for(match, language)
    report = Report(match, found, words)
    terminal.say(state_of(match, words))
    terminal.show("", Text(words.say("review-curve"), style=STRONG), report.curves())
    if found.sources:
        terminal.show("", Text(words.say("review-sources"), style=STRONG), report.sources())
    terminal.show("", Text(words.say("review-turns"), style=STRONG))
    terminal.show(*report.turning_points())
    costly = [each for each in found.decisions if each.gain * 100 >= least]
    title = words.say("review-decisions", count=len(costly), of=len(found.decisions), least=least)
    terminal.show("", Text(title, style=STRONG))
    terminal.show(*map(report.decision, costly))


class Report:
    """The parts of a review as they are printed."""

    def __init__(self, match: Match, found: Review, words: Words) -> None:
        self.match = match
        self.found = found
        self.words = words
        self.games = list(match.positions())

    def curves(self) -> RenderableType:
        """The chance of every seat from the beginning to the end."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for seat in range(self.match.header.seats):
            chances = [each.chances[seat] for each in self.found.moments]
            grid.add_row(self._seat(seat), sparkline(chances), share(chances[-1]))
        return grid

    def sources(self) -> RenderableType:
        """Where the points of every seat came from."""
        seats = range(self.match.header.seats)
        table = Table("", *map(self._seat, seats), box=box.ROUNDED, border_style=QUIET)
        for source in self.found.sources[0]:
            points = [str(self.found.sources[seat][source]) for seat in seats]
            table.add_row(self.words.title_of("source", source), *points)
        return figures_to_the_right(table)

    def turning_points(self) -> Iterable[RenderableType]:
        """The moves at which the chances changed most, and for whom."""
        if not self.found.turning_points:
            yield self.words.say("review-no-turns")
        for n in self.found.turning_points:
            move, before = self.match.moves[n - 1], self.found.moments[n - 1].chances
            after = self.found.moments[n].chances
            changed = sorted(range(len(after)), key=lambda seat: -abs(after[seat] - before[seat]))
            shifts = [
                self.words.say(
                    "review-shift",
                    seat=self._seat(seat, n),
                    before=share(before[seat]),
                    after=share(after[seat]),
                )
                for seat in changed[:2]
            ]
            done = f"{self._seat(move.seat, n)}: {self._action(n, move.seat, move.action)}"
            yield self.words.say("review-turn", n=n, done=done, shifts=", ".join(shifts))

    def decision(self, judged: Judged) -> RenderableType:
        """A decision that a bot would have taken otherwise."""
        rules, before = self.match.rules, self.games[judged.n - 1]
        said = verdict(
            rules,
            self.words.language,
            judged,
            names=rules.names_of_seats(before),
            described=rules.describe(before, judged.seat, judged.action),
            described_advised=rules.describe(before, judged.seat, judged.advised),
        )
        return self.words.say("review-decision", n=judged.n, said=said)

    def _seat(self, seat: Seat, n: int = -1) -> str:
        """What a seat is called, at first or before a move."""
        words, game = self.words, self.games[n - 1 if n > 0 else -1]
        words.seat_names = self.match.rules.names_of_seats(game)
        return words.seat(seat)

    def _action(self, n: int, seat: Seat, action: Action) -> str:
        game: Game = self.games[n - 1]
        describe = self.match.rules.describe
        return self.words.describing(lambda each: describe(game, seat, each)).action(action)


def sparkline(chances: Sequence[float]) -> str:
    """A curve in one line of text."""
    shown = min(COLUMNS, len(chances))
    last = len(chances) - 1
    picked = [chances[round(at * last / max(1, shown - 1))] for at in range(shown)]
    return "".join(BARS[min(len(BARS) - 1, int(each * len(BARS)))] for each in picked)


def share(chance: float) -> str:
    return f"{chance:.0%}".replace("%", " %")
