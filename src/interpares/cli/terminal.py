"""The terminal: what is written to it and what is read from it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console, RenderableType

with contextlib.suppress(ImportError):
    import readline

    readline.set_auto_history(False)  # type: ignore[attr-defined,unused-ignore]
    # What one player typed must not come back under the arrow keys of the next.

NARROWEST = 60
WIDEST = 120
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen, and what could be found by scrolling back."""
BLANK_LINES = 200
QUESTION_ROWS = 14
"""What a question with its options and the prompt may take of the screen."""
FEWEST_NEWS = 6
MOST_NEWS = 40


class Terminal:
    """A place to show things and to ask for a line of text."""

    def __init__(self, console: Console, read: Callable[[str], str] = input) -> None:
        self.console = console
        self._read = read

    @property
    def width(self) -> int:
        """How wide a table may be drawn."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def news(self) -> int:
        """How many events fit above a question."""
        return max(FEWEST_NEWS, min(self.console.height - QUESTION_ROWS, MOST_NEWS))

    def show(self, *parts: RenderableType | None) -> None:
        """Each part that is there, one below the other."""
        for part in parts:
            if part is not None:
                self.console.print(part, width=self.width, highlight=False, markup=False)

    def say(self, text: str, style: str = "") -> None:
        """A sentence."""
        self.console.print(text, style=style, highlight=False, markup=False)

    def command(self, text: str) -> None:
        """Something to be copied: never broken over two lines by us."""
        self.console.print(f"  {text}", style="cyan", highlight=False, markup=False, soft_wrap=True)

    def ask(self, question: str) -> str:
        """A line typed by the player."""
        return self._read(f"{question}> ").strip()

    def wipe(self) -> None:
        """Nothing that was shown can be seen any more."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.console.file.write("\n" * BLANK_LINES)

    @contextlib.contextmanager
    def busy(self, text: str) -> Iterator[None]:
        """A sign of life while a bot thinks."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(text):
            yield
