"""Players made of a few lines: they answer at the prompt of a session and remember the screen."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from rich.console import Console

from interpares import Match
from interpares.cli.options import HUMAN
from interpares.cli.saving import Saved
from interpares.cli.session import Session
from interpares.cli.showing import Offered
from interpares.cli.terminal import WIPE, Terminal

Player = Callable[["Screen", list[Offered]], str]
"""Says what to type, given the screen and the options."""

STYLES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Screen:
    """A terminal of a given width that keeps everything written to it."""

    def __init__(self, player: Player, *, width: int = 80, height: int = 25) -> None:
        self.file = io.StringIO()
        console = Console(
            file=self.file, width=width, height=height, force_terminal=True, legacy_windows=False
        )
        self.terminal = Terminal(console, self._answer)
        self.player = player
        self.session: Session | None = None
        self.asked: list[str] = []

    @property
    def raw(self) -> str:
        """Everything, with all control sequences."""
        return self.file.getvalue()

    @property
    def text(self) -> str:
        """Everything a person could read."""
        return STYLES.sub("", self.raw)

    @property
    def visible(self) -> str:
        """What is left on the screen since it was last wiped."""
        return STYLES.sub("", self.raw.rpartition(WIPE)[2])

    def _answer(self, question: str) -> str:
        assert self.session is not None
        self.asked.append(question)
        self.file.write(question)
        seat = self.session._at_screen
        waiting = seat in self.session.match.waiting
        name = self.session.words.seat(seat)
        options = self.session.table.options(seat) if waiting and question == f"{name}> " else []
        answer = self.player(self, options)
        self.file.write(f"{answer}\n")
        return answer


def begin(
    folder: Path,
    player: Player,
    *,
    players: tuple[str, ...] = (HUMAN, "random", "random"),
    seed: int = 1,
    language: str = "en",
    width: int = 80,
    height: int = 25,
    match: Match | None = None,
) -> Screen:
    """A session at its beginning, not yet run."""
    match = match or Match.start("magnaci", seats=len(players), seed=seed, players=players)
    match.note({"language": language})
    screen = Screen(player, width=width, height=height)
    saved = Saved.create(folder / "game.jsonl", match)
    screen.session = Session(match, language, saved, screen.terminal)
    return screen


def at_random(seed: int) -> Player:
    """Any option, by what stands before it; Enter when there is nothing to choose."""
    random = Random(seed)

    def answer(screen: Screen, options: list[Offered]) -> str:
        return random.choice(options).keys[0] if options else ""

    return answer


def script(*lines: str) -> Player:
    """These lines, then the end of the input."""
    left = list(lines)

    def answer(screen: Screen, options: list[Offered]) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return answer
