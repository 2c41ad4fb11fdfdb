"""Makes terminal.svg: a moment of a game in the terminal, for the README.

Run from the repository: python docs/make_picture.py
"""

# ruff: noqa: INP001 - a script, not a package
from __future__ import annotations

import io
import re
import tempfile
from pathlib import Path
from random import Random

from rich.console import Console

from interpares import Match
from interpares.cli.saving import Saved
from interpares.cli.session import Session
from interpares.cli.showing import Offered
from interpares.cli.terminal import Terminal
from interpares.games.magnaci.actions import Give, Offer, Play, Pledge, Take

PICTURE = Path(__file__).with_name("terminal.svg")
WIDTH = 100
SEED = 7
PLAYERS = ("human", "greedy", "greedy", "greedy")
SILENT = (Offer, Give, Take, Pledge)
"""Options left alone: they take long and show little."""
WEB_FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas"


class Onlooker:
    """Plays at random, and draws the screen when the moment has come."""

    def __init__(self, folder: Path) -> None:
        self.console = Console(
            file=io.StringIO(), width=WIDTH, record=True, force_terminal=True, legacy_windows=False
        )
        match = Match.start("magnaci", seats=len(PLAYERS), seed=SEED, players=PLAYERS)
        saved = Saved.create(folder / "game.jsonl", match)
        self.session = Session(match, "en", saved, Terminal(self.console, self.answer))
        self.random = Random(SEED)

    def answer(self, question: str) -> str:
        """Type something, or stop to draw."""
        options = self.session.table.options(0)
        if self.is_the_moment(options):
            self.draw(question)
            raise EOFError
        plain = [option for option in options if not isinstance(option.action, SILENT)]
        return self.random.choice(plain).keys[0]

    def is_the_moment(self, options: list[Offered]) -> bool:
        """A Conflict is fought, much has happened already, and a card could be played."""
        view = self.session.match.view(0)
        fought = view.phase == "conflicts" and view.players[0].shown is not None
        eventful = bool(view.partitioned) and any(view.buildings)
        return fought and eventful and any(isinstance(option.action, Play) for option in options)

    def draw(self, question: str) -> None:
        """The screen as it is now, without what went before."""
        self.console.export_text(clear=True)
        table = self.session.table
        table.show_board(0)
        table.show_news(0, table.last_move_of([0]))
        table.show_question(0)
        self.console.print(question.rstrip())
        svg = WEB_FONTS.sub("", self.console.export_svg(title="interpares play magnaci"))
        PICTURE.write_text(svg.replace("Fira Code", FONTS), encoding="utf-8")


def main() -> None:
    """Play to the moment and draw it."""
    with tempfile.TemporaryDirectory() as folder:
        Onlooker(Path(folder)).session.run()


if __name__ == "__main__":
    main()
