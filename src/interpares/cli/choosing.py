"""The way in: take up a game, or choose one, its seats, players, language and options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.table import Table

from ..bots import LEVELS, known
from ..kernel.errors import BadInput
from ..kernel.rules import Rules, rules_of, slugs
from ..texts import Texts
from . import play
from .options import HUMAN, USUAL_BOT, language_of, option_value, usual_seats
from .saving import SavedGame, games_folder, unfinished
from .terminal import Terminal

Answer = TypeVar("Answer")
AS_USUAL = "-"


class Chooser:
    """Asks until it knows what to play."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.language = language_of(None)

    @property
    def texts(self) -> Texts:
        return Texts.of("interpares.cli", self.language)

    def say(self, message: str, **values: Any) -> str:
        """A sentence of the command line."""
        return self.texts.say(f"cli-{message}", values)

    def run(self) -> None:
        """From the first question to the table."""
        self.language = self.ask(self.say("choose-language"), self.language, language_of)
        saved = unfinished(games_folder())
        path = self._old_game(saved) if saved else None
        if path is not None:
            play.resume(path, self.language)
            return
        rules = self._game()
        seats = self.ask(
            self.say("choose-seats", seats=_listed(rules.seats)),
            str(usual_seats(rules)),
            lambda text: _one_of(text, rules.seats),
        )
        players = tuple(self._player(rules, seat) for seat in range(seats))
        options = {name: self._option(rules, name, seats) for name in rules.options}
        chosen = {name: value for name, value in options.items() if value is not None}
        play.begin(rules.slug, players, chosen, language=self.language)

    def ask(self, question: str, usual: str, read: Callable[[str], Answer]) -> Answer:
        """An answer that makes sense; Enter alone is the usual one."""
        while True:
            text = self.terminal.ask(f"{question} [{usual}]") or usual
            try:
                return read(text)
            except BadInput as error:
                self.terminal.say(str(error), style="yellow")

    def _old_game(self, saved: Sequence[SavedGame]) -> Path | None:
        """A game to go on with; None for a new one."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, game in enumerate(saved, 1):
            players = ", ".join(game.header.players)
            moves = self.say("moves", count=game.moves)
            table.add_row(str(number), game.header.game, players, moves, game.played)
        self.terminal.say(self.say("unfinished"), style="bold")
        self.terminal.show(table)
        number = self.ask(
            self.say("choose-saved"), "0", lambda text: _one_of(text, range(len(saved) + 1))
        )
        return Path(saved[number - 1].path) if number else None

    def _game(self) -> Rules:
        found = slugs()
        for slug in found:
            self.terminal.say(f"  {slug}: {rules_of(slug).names.get(self.language, slug)}")
        return self.ask(self.say("choose-game"), found[0], rules_of)

    def _player(self, rules: Rules, seat: int) -> str:
        levels = _listed((HUMAN, *LEVELS))
        level = next(level for level, bot in LEVELS.items() if bot == USUAL_BOT)
        usual = HUMAN if seat == 0 else level
        question = self.say("choose-player", number=seat + 1, levels=levels)
        return self.ask(question, usual, lambda text: text if text == HUMAN else known(text))

    def _option(self, rules: Rules, name: str, seats: int) -> Any:
        """The value of an option; None to leave it as it usually is."""
        option = rules.options[name]
        usual = AS_USUAL if option.per_seat else _shown(option.default)

        def read(text: str) -> Any:
            if text == usual:
                return None
            value = option_value(text, option)
            if flaw := option.flaw(value, seats):
                raise BadInput(f"'{name}' {flaw}.")
            return value

        title = Texts.of(rules.package, self.language).say(f"option-{name}")
        choices = ("+" if option.per_seat else ", ").join(map(_shown, option.choices))
        return self.ask(f"{title} ({choices})", usual, read)


def choose() -> None:
    """Ask what to play, and play it."""
    terminal = Terminal(Console())
    try:
        Chooser(terminal).run()
    except (EOFError, KeyboardInterrupt):
        terminal.say("")


def _one_of(text: str, numbers: Sequence[int]) -> int:
    if text.isdecimal() and int(text) in numbers:
        return int(text)
    raise BadInput(f"{text}: {_listed(numbers)}")


def _listed(words: Any) -> str:
    return ", ".join(str(word) for word in words)


def _shown(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
