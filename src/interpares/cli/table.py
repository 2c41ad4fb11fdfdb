"""A match with everything needed to show it and to keep it safe."""

from __future__ import annotations

from collections.abc import Collection

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..bots.insight import advise, sentence
from ..kernel.errors import BadInput
from ..kernel.game import Event
from ..kernel.match import Match
from ..kernel.steps import Action
from ..kernel.values import Seat
from .boards import Idle, board_of
from .saving import Saved
from .showing import QUIET, Offered, happenings, in_parts, offered, option_list, question
from .terminal import Terminal
from .words import Words


class Table:
    """One match at one terminal."""

    def __init__(self, match: Match, language: str, saved: Saved, terminal: Terminal) -> None:
        self.match = match
        self.saved = saved
        self.terminal = terminal
        self.words = Words(match.rules, language, match.rules.names_of_seats(match.game))
        self.board = board_of(match.header.game)
        self.passing: set[tuple[Seat, str]] = set()
        """The seats for which idle answers are given unasked, each with the timing."""

    def play(self, seat: Seat, action: Action | str) -> None:
        """Make a move, and have it on disk."""
        self.match.play(seat, action)
        self._keep()

    def undo(self, seat: Seat) -> None:
        """Take back the last move of a seat that would not be made again unasked."""
        self.match.undo(seat)
        try:
            if again := self.passes(seat):
                self._undo_before(seat, again)
        finally:
            self._keep()

    def _undo_before(self, seat: Seat, unasked: Idle) -> None:
        try:
            self.undo(seat)
        except BadInput:
            self.match.play(seat, unasked.action)
            raise

    def _keep(self) -> None:
        self.words.seat_names = self.match.rules.names_of_seats(self.match.game)
        self.saved.keep(self.match)

    def options(self, seat: Seat) -> list[Offered]:
        """What the seat may choose, as it is shown."""
        view, prompt = self.match.view(seat), self.match.prompt(seat)
        assert prompt is not None
        describe, game = self.match.rules.describe, self.match.game
        words = self.words.describing(lambda action: describe(game, seat, action))
        return offered(self.board, self.match.options(seat), view, prompt, words)

    def hints(self, seat: Seat) -> RenderableType:
        """The best options, the chance to win after each, and why; the same when asked again."""
        rules, game = self.match.rules, self.match.game
        advice = advise(rules, self.match.perspective(seat), seed=self.match.n)
        keys = {option.action: option.keys[0] for option in self.options(seat)}
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for each in advice:
            said = sentence(
                rules,
                self.words.language,
                each,
                names=self.words.seat_names,
                described=rules.describe(game, seat, each.action),
            )
            grid.add_row(keys[each.action], f"{each.chance:.0%}", said)
        return Group(Text(self.words.say("hints"), style=QUIET), grid)

    def passes(self, seat: Seat) -> Idle | None:
        """What the seat answers unasked: it cannot do otherwise, or wants it at this timing."""
        prompt = self.match.prompt(seat)
        assert prompt is not None
        idle = self.board.idle(self.match.options(seat), prompt, seat)
        wanted = idle and (not idle.timing or (seat, idle.timing) in self.passing)
        return idle if wanted else None

    def last_move_of(self, seats: Collection[Seat]) -> int:
        """How many moves stood before the last one that these seats made."""
        own = [at for at, move in enumerate(self.match.moves) if move.seat in seats]
        return own[-1] if own else 0

    def log(self, seat: Seat | None, since: int = 0) -> list[str]:
        """Everything after that many moves, in sentences."""
        return [self.words.event(event) for event in self.match.events(seat, since)]

    def has_news(self, seat: Seat, since: int) -> bool:
        """Whether anything but the seat's own quiet doings happened after that many moves."""
        return bool(self._news(seat, since))

    def show_news(self, seat: Seat | None, since: int) -> None:
        """What happened after that many moves, as much of it as the screen can hold."""
        sentences = [self.words.event(event) for event in self._news(seat, since)]
        self.terminal.show(happenings(sentences, self.words, self.terminal.news))

    def _news(self, seat: Seat | None, since: int) -> list[Event]:
        told = self.match.events(seat, since)
        return [event for event in told if self.board.is_news(event, seat)]

    def show_board(self, seat: Seat | None) -> None:
        """The table as the seat sees it."""
        view, prompt = self.match.view(seat), self.match.prompt(seat)
        self.terminal.show(self.board.table(view, prompt, self.words, self.terminal.width))

    def show_question(self, seat: Seat) -> None:
        """What the seat is asked, its hand and its options."""
        view, prompt = self.match.view(seat), self.match.prompt(seat)
        assert prompt is not None
        options = self.options(seat)
        self.terminal.show(
            question(self.words.question(prompt)),
            self.board.note(view, prompt, self.words),
            self.board.hand(view, self.words) if not options[0].own_key else None,
            option_list(options, self.terminal.width),
        )
        if example := in_parts(options):
            self.terminal.say(self.words.say("in-parts", example=example), style="dim")
        self.terminal.say(self.words.say("hint"), style="dim")
