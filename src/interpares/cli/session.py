"""A whole game in the terminal: people and bots in turn, from the first move to the scoring."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ..kernel.match import Match
from ..kernel.values import Seat
from .naming import command
from .options import HUMAN, level_of
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
        self._fresh = True
        """Whoever sits at the screen has not seen the table as it is."""
        self._seen: dict[Seat, int] = {}
        """How many moves stood when a seat was last shown what had happened."""

    def run(self) -> None:
        """Play on; leaving is always safe, every move is in the record already."""
        try:
            self._introduce()
            while self.match.outcome is None:
                self.go_on()
            self._finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self.terminal.say(f"\n{self.words.say('left')}")
            self.terminal.command(command("play", "--resume", self.table.saved.path))
        finally:
            self.table.saved.close()

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
        if (idle := self.table.passes(seat)) is not None:
            if not idle.secret:
                said = self.words.say("passed", seat=self.words.seat(seat))
                self.terminal.say(said, style="dim")
            self.table.play(seat, idle.action)
            return
        if seat != self._at_screen:
            self._hand_over(seat)
        self._show(seat)
        Turn(self.table, seat).take()

    def _hand_over(self, seat: Seat) -> None:
        """With several people the next one finds a clean screen."""
        before, self._at_screen, self._fresh = self._at_screen, seat, True
        if len(self.seating.people) == 1:
            return
        if before is not None:
            self.terminal.wipe()
        self.terminal.show(Panel(self.words.say("pass-device", seat=self.words.seat(seat))))
        self.terminal.ask(self.words.say("press-enter"))
        self.terminal.wipe()

    def _show(self, seat: Seat) -> None:
        """Board, news and question; only the question while one lays cards or makes an offer."""
        since = self._news_since(seat)
        if self._fresh or self.table.has_news(seat, since):
            self.table.show_board(seat)
            self.table.show_news(seat, since)
        self._fresh, self._seen[seat] = False, len(self.match.moves)
        self.table.show_question(seat)

    def _news_since(self, seat: Seat) -> int:
        """How many moves stood when the seat last saw the table; fewer after an undo."""
        standing = len(self.match.moves)
        if any(seen > standing for seen in self._seen.values()):
            self._fresh = True
            self._seen = {each: min(seen, standing) for each, seen in self._seen.items()}
        return self._seen.setdefault(seat, self.table.last_move_of([seat]))

    def _introduce(self) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for seat, player in enumerate(self.seating.players):
            level = self.words.say(f"level-{level_of(player)}")
            who = self.words.say("person" if player == HUMAN else "bot", name=level)
            grid.add_row(self.words.seat(seat), who)
        title = Text(self.words.title, style=STRONG)
        self.terminal.show(Panel(grid, title=title, title_align="left"))
        self.terminal.say(self.words.say("saved"), style="dim")
        self.terminal.command(str(self.table.saved.path))

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.table.show_board(None)
        people = self.seating.people
        self.table.show_news(None, min(map(self._news_since, people), default=0))
        events = self.match.events(None)
        self.terminal.show(
            Text(self.words.outcome(outcome), style=STRONG),
            self.table.board.ending(outcome, events, self.words),
        )
        self.terminal.say(f"\n{self.words.say('over')}")
        self.terminal.command(command("replay", self.table.saved.path))
        self.terminal.command(command("verify", self.table.saved.path))
