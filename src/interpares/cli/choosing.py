"""The way in: take up a game, or choose one, its seats, players, language and options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.table import Table

from ..bots import levels_of
from ..kernel.rules import Option, Rules, rules_of, slugs
from ..texts import LANGUAGES, Texts
from . import play
from .options import HUMAN, SWITCH, USUAL_BOT, level_of, usual_seats
from .saving import SavedGame, games_folder, unfinished
from .terminal import Terminal

Answer = TypeVar("Answer")
AS_USUAL = "-"
BETWEEN = "+"


class Unfit(Exception):
    """An answer that is none of the choices."""

    def __init__(self, choices: str) -> None:
        super().__init__(choices)
        self.choices = choices


class Chooser:
    """Asks until it knows what to play."""

    def __init__(self, terminal: Terminal, language: str) -> None:
        self.terminal = terminal
        self.language = language

    @property
    def texts(self) -> Texts:
        return Texts.of("interpares.cli", self.language)

    def say(self, message: str, **values: Any) -> str:
        """A sentence of the command line."""
        return self.texts.say(f"cli-{message}", values)

    def run(self) -> None:
        """From the first question to the table."""
        self.language = self.ask(self.say("choose-language"), self.language, self._language)
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
            except Unfit as unfit:
                wrong = self.say("unfit", text=text, choices=unfit.choices)
                self.terminal.say(wrong, style="yellow")

    def _language(self, text: str) -> str:
        return _named(text, {each: each for each in LANGUAGES})

    def _old_game(self, saved: Sequence[SavedGame]) -> Path | None:
        """A game to go on with; None for a new one."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, game in enumerate(saved, 1):
            players = _listed(map(self._player_name, game.header.players))
            moves = self.say("moves", count=game.moves)
            table.add_row(str(number), game.header.game, players, moves, game.played)
        self.terminal.say(self.say("unfinished"), style="bold")
        self.terminal.show(table)
        number = self.ask(
            self.say("choose-saved"), "0", lambda text: _one_of(text, range(len(saved) + 1))
        )
        return Path(saved[number - 1].path) if number else None

    def _game(self) -> Rules:
        """A game, by its short name or the one on its box."""
        found: dict[str, str] = {}
        for slug in slugs():
            title = rules_of(slug).title(self.language)
            self.terminal.say(f"  {slug}: {title}")
            found |= {slug: slug, title: slug}
        slug = self.ask(
            self.say("choose-game"), next(iter(found)), lambda text: _named(text, found)
        )
        return rules_of(slug)

    def _player_name(self, player: str) -> str:
        """What people call a player: a person, or a bot by its level."""
        return self.say(f"level-{level_of(player)}")

    def _player(self, rules: Rules, seat: int) -> str:
        levels = levels_of(rules.slug)
        there = (HUMAN, *levels.values())
        names = {self._player_name(player): player for player in there}
        question = self.say("choose-player", number=seat + 1, levels=_listed(names))
        usual = self._player_name(HUMAN if seat == 0 else USUAL_BOT)
        known = names | levels | {player: player for player in there}
        return self.ask(question, usual, lambda text: _named(text, known, names))

    def _option(self, rules: Rules, name: str, seats: int) -> Any:
        """The value of an option; None to leave it as it usually is."""
        option, texts = rules.options[name], Texts.of(rules.package, self.language)
        title = texts.say(f"option-{name}")
        names = {self._choice_name(name, value, texts): value for value in option.choices}
        ids = {str(value): value for value in option.choices}
        switch = all(isinstance(value, bool) for value in option.choices)
        known = {**names, **ids, **(SWITCH if switch else {})}
        if option.per_seat:
            return self._one_each(title, option, seats, names, known)
        question = self.say("choose-option", title=title, choices=_listed(names))
        usual = self._choice_name(name, option.default, texts)
        return self.ask(question, usual, lambda text: _named(text, known, names))

    def _one_each(
        self, title: str, option: Option, seats: int, names: Iterable[str], known: Mapping[str, Any]
    ) -> Any:
        """A different choice for every seat."""

        def read(text: str) -> Any:
            if text == AS_USUAL:
                return None
            value = [_named(each, known, names) for each in text.split(BETWEEN)]
            if option.flaw(value, seats):
                raise Unfit(self.say("each-once", count=seats))
            return value

        example, choices = BETWEEN.join(list(names)[-seats:]), _listed(names)
        question = self.say("choose-each", title=title, choices=choices, example=example)
        return self.ask(question, AS_USUAL, read)

    def _choice_name(self, option: str, value: Any, texts: Texts) -> str:
        """A choice of an option in words."""
        if isinstance(value, bool):
            return self.say("on" if value else "off")
        return texts.choice(option, str(value))


def choose(language: str) -> None:
    """Ask what to play, and play it."""
    terminal = Terminal(Console())
    try:
        Chooser(terminal, language).run()
    except (EOFError, KeyboardInterrupt):
        terminal.say("")


def _named(text: str, known: Mapping[str, Answer], shown: Iterable[str] = ()) -> Answer:
    """What a word stands for, however it is written."""
    for name, value in known.items():
        if name.casefold() == text.strip().casefold():
            return value
    raise Unfit(_listed(shown or known))


def _one_of(text: str, numbers: Sequence[int]) -> int:
    return _named(text, {str(number): number for number in numbers})


def _listed(words: Iterable[Any]) -> str:
    return ", ".join(str(word) for word in words)
