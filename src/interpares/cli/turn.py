"""One player's turn at the prompt: an answer, or first one of a few commands."""

from __future__ import annotations

from collections.abc import Callable

from rich.table import Table as Grid

from ..kernel import notation
from ..kernel.errors import BadInput, Illegal
from ..kernel.steps import Action
from ..kernel.values import Seat
from .running import Failed
from .showing import card_list, chosen, happenings
from .table import Table

COMMANDS = (
    *("hint", "board", "hand", "cards", "log", "undo", "autopass", "autobene"),
    *("deck", "save", "quit", "help"),
)
UNASKED = ("autopass", "autobene")
"""Commands that only some games have."""
LOG_LENGTH = 40
WARNING = "yellow"


class Quit(Exception):
    """The player gets up; the match stays as it is."""


class Turn:
    """A seat that has to choose."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.words = table.words
        self.terminal = table.terminal
        self._refused_by = ""
        """The rule of the last refusal, for `?`."""
        self._names = [name for name in COMMANDS if self._has(name)]
        self._commands: dict[str, Callable[[str], bool]] = {}
        for name in self._names:
            command = getattr(self, f"_{name}")
            word = self.words.say(f"command-{name}").partition(" ")[0]
            self._commands[name] = self._commands[word] = command

    def _has(self, name: str) -> bool:
        """Whether a command is one for this game and this question."""
        board = self.table.board
        if name == "deck":
            prompt = self.table.match.prompt(self.seat)
            return prompt is not None and board.wants_deck(prompt)
        return name not in UNASKED or name == board.autopass

    def take(self) -> None:
        """Read until something has been played or taken back."""
        while not self.answer(self.terminal.ask(self.words.seat(self.seat))):
            pass

    def answer(self, text: str) -> bool:
        """Do what a line says; whether the position is another one now."""
        word, _, rest = text.partition(" ")
        action = chosen(text, self.table.options(self.seat))
        if action is not None:
            return self._play(action)
        if not text:
            return False
        if text.startswith("?"):
            return self._explain(text[1:].strip())
        if command := self._commands.get(word.casefold()):
            return command(rest.strip())
        if "".join(text.split()).isdecimal():
            keys = ", ".join(
                option.shown for option in self.table.options(self.seat) if option.shown
            )
            return self._warn(self.words.say("not-offered", text=text, keys=keys))
        return self._play(text)

    def _play(self, action: Action | str) -> bool:
        try:
            self.table.play(self.seat, action)
        except Illegal as refusal:
            self._refused_by = refusal.rule
            return self._warn(self.words.refusal(refusal))
        except BadInput as error:
            unknown = self.words.say("not-understood", text=str(action))
            return self._warn(self.words.refusal(error) if error.message else unknown)
        return True

    def _warn(self, text: str) -> bool:
        self.terminal.say(text, style=WARNING)
        return False

    def _explain(self, text: str) -> bool:
        """The rule behind the question, an option, the last refusal, or one named by its id."""
        prompt = self.table.match.prompt(self.seat)
        assert prompt is not None
        action = chosen(text, self.table.options(self.seat)) if text else None
        if action is not None:
            rule = self.table.board.rule(action, prompt)
        else:
            rule = text.upper() or self._refused_by or prompt.rule
            self._refused_by = ""
        if not self.words.has_rule(rule):
            return self._warn(self.words.say("no-rule", text=text or rule, example=prompt.rule))
        self.terminal.say(self.words.rule(rule))
        return False

    def _hint(self, rest: str) -> bool:
        """What a bot would do here, the next best options, and why."""
        with self.terminal.busy(self.words.say("considering")):
            hints = self.table.hints(self.seat)
        self.terminal.show(hints)
        return False

    def _board(self, rest: str) -> bool:
        self.table.show_board(self.seat)
        self.table.show_question(self.seat)
        return False

    def _hand(self, rest: str) -> bool:
        view = self.table.match.view(self.seat)
        self.terminal.show(self.table.board.hand(view, self.words))
        self.terminal.show(self.table.board.known(view, self.words))
        return False

    def _cards(self, rest: str) -> bool:
        view = self.table.match.view(self.seat)
        cards = self.table.board.cards(view, self.words)
        self.terminal.show(card_list(cards) if cards else self.words.say("no-cards"))
        return False

    def _log(self, rest: str) -> bool:
        most = int(rest) if rest.isdecimal() else LOG_LENGTH
        log = happenings(self.table.log(self.seat), self.words, max(most, 1))
        self.terminal.show(log or self.words.say("no-log"))
        return False

    def _undo(self, rest: str) -> bool:
        try:
            self.table.undo(self.seat)
        except BadInput as error:
            return self._warn(self.words.refusal(error))
        self.terminal.say(self.words.say("undone"))
        return True

    def _autopass(self, rest: str) -> bool:
        """Pass, from now on or no longer, where one can only trade."""
        self._switch(*self.table.board.timings)
        self.terminal.say(self.words.say("autopass-on" if self._passing else "autopass-off"))
        return self.table.passes(self.seat) is not None

    def _autobene(self, rest: str) -> bool:
        """Switch timings on or off at which bene is said unasked, and list them all."""
        timings = {each.casefold(): each for each in self.table.board.timings}
        typed = rest.casefold().split()
        if unknown := [each for each in typed if each not in timings]:
            keys = ", ".join(timings.values())
            return self._warn(self.words.say("not-offered", text=unknown[0], keys=keys))
        self._switch(*[timings[each] for each in typed])
        self._list_timings()
        return self.table.passes(self.seat) is not None

    @property
    def _passing(self) -> list[str]:
        """The timings at which this seat answers unasked."""
        return [
            each for each in self.table.board.timings if (self.seat, each) in self.table.passing
        ]

    def _switch(self, *timings: str) -> None:
        self.table.passing ^= {(self.seat, each) for each in timings}

    def _list_timings(self) -> None:
        board, grid = self.table.board, Grid.grid(padding=(0, 3, 0, 0))
        for timing in board.timings:
            state = self.words.say("on" if timing in self._passing else "off")
            grid.add_row(timing, state, board.timing(timing, self.words))
        self.terminal.show(grid)
        self.terminal.say(self.words.say("autobene-hint", timing=board.timings[0]), style="dim")

    def _deck(self, rest: str) -> bool:
        """Lay the deck of a file on the table, if it can be read and the rules allow it."""
        try:
            action = self.table.board.deck_in(rest, self.words)
        except OSError as error:
            return self._warn(f"{rest}: {error.strerror}")
        except (BadInput, Failed) as error:
            return self._warn(str(error))
        return self._play(action)

    def _save(self, rest: str) -> bool:
        self.terminal.say(self.words.say("saved"))
        self.terminal.command(str(self.table.saved.path))
        return False

    def _quit(self, rest: str) -> bool:
        raise Quit

    def _help(self, rest: str) -> bool:
        """The commands, with examples that would do now."""
        prompt = self.table.match.prompt(self.seat)
        assert prompt is not None
        move = notation.write(self.table.options(self.seat)[0].action)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for name in ("answer", "rule", *self._names):
            command = self.words.say(f"command-{name}", rule=prompt.rule)
            grid.add_row(command, self.words.say(f"help-{name}", move=move))
        self.terminal.show(grid)
        return False
