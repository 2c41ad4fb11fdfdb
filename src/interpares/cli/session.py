"""A whole game in the terminal: people and bots in turn, from the first move to the scoring."""

from __future__ import annotations

import shlex

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ..kernel.match import Match
from ..kernel.values import Seat
from .options import HUMAN
from .saving import Saved
from .seating import Seating
from .showing import STRONG
from .table import Table
from .terminal import Terminal
from .turn import Quit, Turn


class Session:
    """Play at one terminal, until the end or until somebody gets up."""

    def __init__(self, match: Match, language: str, saved: Saved, terminal: Terminal) -> None:
        self.match = match
        self.terminal = terminal
        self.table = Table(match, language, saved, terminal)
        self.words = self.table.words
        self.seating = Seating(match)
        self._at_screen: Seat | None = None
        self._shown: tuple[str, int] | None = None
        """The decision last shown with its board, and how many moves stood then."""

    def run(self) -> None:
        """Play on; leaving is always safe, every move is in the record already."""
        try:
            self._introduce()
            while self.match.outcome is None:
                self.go_on()
            self._finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.terminal.say(f"\n{self.words.say('left')}")
            self.terminal.command(f"interpares play --resume {self.path}")
        finally:
            self.table.saved.close()

    @property
    def path(self) -> str:
        """The record, as one types it after a command."""
        return shlex.quote(str(self.table.saved.path))

    def go_on(self) -> None:
        """The next move, whoever makes it."""
        if self.seating.bots_among(self.match.waiting):
            self._bots_move()
        else:
            self._person_moves(self._next_person())

    def _next_person(self) -> Seat:
        """Under a sealed choice whoever sits at the screen goes on first."""
        waiting = self.match.waiting
        return self._at_screen if self._at_screen in waiting else waiting[0]

    def _bots_move(self) -> None:
        with self.terminal.busy(self.words.say("thinking")):
            while bots := self.seating.bots_among(self.match.waiting):
                self.table.play(bots[0], self.seating.choose(self.match, bots[0]))

    def _person_moves(self, seat: Seat) -> None:
        if seat != self._at_screen:
            self._hand_over(seat)
        self._show(seat)
        Turn(self.table, seat).take()

    def _hand_over(self, seat: Seat) -> None:
        """With several people the next one finds a clean screen."""
        before, self._at_screen, self._shown = self._at_screen, seat, None
        if len(self.seating.people) == 1:
            return
        if before is not None:
            self.terminal.wipe()
        self.terminal.show(Panel(self.words.say("pass-device", seat=self.words.seat(seat))))
        self.terminal.ask(self.words.say("press-enter"))
        self.terminal.wipe()

    def _show(self, seat: Seat) -> None:
        """News, board and question; only the question while one goes on with the same choice."""
        prompt = self.match.prompt(seat)
        assert prompt is not None
        if not self._goes_on(seat, prompt.decision):
            self.table.show_news(seat, of=[seat])
            self.table.show_board(seat)
        self._shown = (prompt.decision, len(self.match.moves))
        self.table.show_question(seat)

    def _goes_on(self, seat: Seat, decision: str) -> bool:
        if self._shown is None or self._shown[0] != decision:
            return False
        return all(move.seat == seat for move in self.match.moves[self._shown[1] :])

    def _introduce(self) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for seat, player in enumerate(self.seating.players):
            who = self.words.say("person" if player == HUMAN else "bot", name=player)
            grid.add_row(self.words.seat(seat), who)
        title = Text(self.words.title, style=STRONG)
        self.terminal.show(Panel(grid, title=title, title_align="left"))
        self.terminal.say(self.words.say("saved"), style="dim")
        self.terminal.command(str(self.table.saved.path))

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.table.show_news(None, of=self.seating.people)
        self.table.show_board(None)
        events = self.match.events(None)
        self.terminal.show(
            Text(self.words.outcome(outcome), style=STRONG),
            self.table.board.ending(outcome, events, self.words),
        )
        self.terminal.say(f"\n{self.words.say('over')}")
        self.terminal.command(f"interpares replay {self.path}")
        self.terminal.command(f"interpares verify {self.path}")
