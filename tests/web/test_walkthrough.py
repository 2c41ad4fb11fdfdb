"""Each game as somebody plays it who does not see it: by keys, and by what is said.

A walk goes from the lobby through the lesson of a game. It finds its way by the role, name, state
and description of what has the focus, and by what live regions say; it never points at anything.
All it hears is kept in `walkthroughs/<game>.<language>.txt` and compared: `-` is what can be chosen
at the question, `*` what is new on the board, `>` what is pressed. After a change of the page read
what has changed as a listener would, and write it anew:

INTERPARES_LISTEN=write .venv/bin/python -m pytest -n 1 tests/web/test_walkthrough.py
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from interpares.kernel.match import Match
from interpares.lessons import lesson
from interpares.texts import Texts
from web.listening import Ears, Said, Thing, Tree, controls, said
from web.playing import view_of
from web.site import Visitor, needs_browser, wait_for
from web.test_lessons import LESSONS

pytestmark = needs_browser

KEPT = Path(__file__).parent / "walkthroughs"
WRITES = os.environ.get("INTERPARES_LISTEN") == "write"
FAR = 60
"""So often one presses a key before one gives up looking for something."""
MEANT_MS = 300
"""A question must have been there for a moment before an answer is taken as meant for it."""
MOVES = {"Tab": "Tab", "Back": "Shift+Tab", "Right": "ArrowRight"}
QUESTION = {"en": "The question", "pl": "Pytanie"}
"""What the part of the page goes by."""
SWALLOWED = """() => {
    const reached = "a[href], button:enabled, input:enabled, select, textarea, [tabindex='0']";
    return [...document.querySelectorAll("[role=img], [aria-hidden=true]")]
        .flatMap(each => [...each.querySelectorAll(reached)])
        .filter(each => each.checkVisibility({visibilityProperty: true}))
        .map(each => each.outerHTML);
}"""
"""What the keys reach and a screen reader does not."""

WALKS: dict[str, dict[int, tuple[str, ...]]] = {
    "florence": {
        1: ("Back alchemist", "Tab (Enter)"),
        2: ("P",),
        3: ("Tab (B)",),
        4: ("B",),
        5: ("Tab (4)", "Enter"),
        6: ("1", "Tab poet"),
        7: ("Tab =slider", "ArrowRight", "Tab (Enter)"),
        8: ("Tab (P)",),
        9: ("Tab lake",),
        10: ("ArrowRight", "R", "Enter"),
    },
    "magnaci": {
        1: ("Tab lithuania",),
        2: (
            *("ArrowRight", "2", "ArrowRight", "1", "0", "ArrowRight", "3"),
            "Tab (S)",
        ),
        6: ("Tab great_poland",),
        7: ("4", "1", "4", "5", "1", "1", "7", "S"),
        12: ("P",),
        13: ("Tab prussia",),
        14: ("Tab little_poland",),
        15: ("1",),
        16: ("Tab lithuania",),
        17: ("Back =6:", "Back =9:", "Back =8:", "Back =13:", "Back =12:", "Tab (S)"),
        22: ("Tab (P)",),
        23: ("Tab hetman",),
    },
    "sigismundus": {
        1: ("Tab (1)",),
        2: ("Tab death_of_senator", "Tab =Zborowski"),
        3: ("Tab (1)",),
        4: ("Tab (1)",),
        5: ("4", "Tab marschalcus_regni"),
        6: ("4", "Tab palatinus_cracoviensis"),
        7: ("7", "Tab (+)", "Tab (Enter)"),
        8: ("1", "Tab (Enter)"),
        9: ("Enter",),
        10: ("Tab (Enter)",),
        11: ("Enter",),
        12: ("Tab =Zborowski",),
        13: ("4", "Enter"),
        14: ("Tab (+)", "Enter", "Enter", "Enter", "Enter", "Tab (Enter)"),
        15: ("Enter",),
        16: ("6", "Enter"),
        17: ("Tab =Tarnowski",),
        18: ("Enter",),
        19: ("Back hussars", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Enter", "Tab (Enter)"),
        20: ("Tab (1)",),
        21: ("1",),
        22: ("Enter",),
    },
    "signorie": {
        1: ("D", "Enter", "Tab helper_turquoise_middle"),
        3: ("D", "Right =Purple 3", "Tab (Shift+2)"),
        5: ("Tab (1)",),
        6: ("Tab (Shift+2)",),
        9: ("D", "Right =Grey 3", "Tab (1)"),
        11: ("Tab (1)",),
        12: ("D", "Right =Turquoise 3", "Tab helper_grey_top"),
        14: ("Tab (1)",),
        15: ("Shift+1",),
        18: ("Tab (2)",),
        19: ("1",),
    },
    "veto": {
        1: ("Tab (1)",),
        2: ("Tab longinus_podbipieta",),
        3: ("Tab (Y)",),
        4: ("B",),
        5: ("Tab hussar_armour",),
        6: ("Y",),
        7: ("Tab latifundium",),
        8: ("Y",),
        9: ("Tab (B)",),
        10: ("Tab vae_victis",),
        11: ("Tab eaten_by_rust", "Tab crimson_kontusz"),
        12: ("Tab roch_kowalski",),
        13: ("Tab (1)",),
        14: ("Tab referendarys_cut",),
        15: ("B",),
        16: ("B",),
        17: ("Tab (B)",),
        18: ("Tab (2)",),
        19: ("1",),
        20: ("Tab jeremi_wisniowiecki", "Tab (2)"),
        21: ("Y",),
        22: ("Tab longinus_podbipieta", "Tab (1)"),
        23: ("Tab feint",),
        24: ("Tab (Y)",),
        25: ("B",),
    },
}
"""What is done at which step of a lesson; of Veto! in its first two rounds. `Tab poet` goes by Tab
to what is called so and presses Enter there, `Tab (P)` to what says that P is its key, `Tab =Purple
3` to what begins so or is of that role; anything else is a key."""


OPEN = {
    "florence": ("objects",),
    "magnaci": ("age", "king", "sejm", "conflicts", "players"),
    "sigismundus": ("offices", "countries", "fields", "open_figures", "hand", "players"),
    "signorie": ("rewards",),
    "veto": ("table", "players"),
}
"""Where in my view lies what is to be told by its name."""
NUMBERS = {
    "florence": ("florins", "prestige", "cards_in_hand", "jesters", "architects"),
    "magnaci": ("wealth",),
    "sigismundus": ("ducats", "vp", "votes", "markers"),
    "signorie": ("florins", "vp", "men", "women", "total"),
    "veto": ("dukats", "kreski", "hand", "cupboard", "discard"),
}
"""What is to be told of everybody."""


class Walk:
    """One lesson, walked by keys; what is heard becomes `lines`."""

    def __init__(self, visitor: Visitor, game: str, language: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.game, self.language = game, language
        self.lesson = lesson(game, LESSONS[game])
        self.texts = Texts.of(f"interpares.games.{game}", language)
        self.ears = Ears(visitor.page)
        self.panel = self.page.locator("aside.lesson")
        self.lines: list[str] = []
        self.board: set[str] = set()
        self.read = ""
        """What the focus was on when it was last told."""
        self.public = ""
        """All that the log and the lesson have said."""

    def through(self) -> None:
        """From the lobby as far as the walk goes; to the last word of a short lesson."""
        self.come()
        end = max(WALKS[self.game]) + 1
        steps = {**WALKS[self.game], end: ()}
        for number, after in pairwise(steps):
            self.ask(number)
            *first, last = steps[number]
            for deed in first:
                self.do(deed)
                wait_for(lambda: self.ears.rests(MEANT_MS), self.page)
                self.hear("    ")
            self.do(last)
            self.wait(after)
        self.ask(end)
        self.check_facts()

    def come(self) -> None:
        self.visitor.come_in("Anna")
        self.visitor.go("/")
        self.page.locator("article button").first.wait_for()
        wait_for(self.ears.rests, self.page)
        title = re.split(": |(?<=!) ", self.texts.say(f"game-{self.game}"))[0]
        found = self.look("Tab", lambda thing: thing.role == "button" and title in thing.name)
        self.lines.append(f"> Tab to {found}; Enter")
        self.page.keyboard.press("Enter")
        self.wait(1)

    def wait(self, number: int) -> None:
        """Until that step is asked for, or the lesson is over, and everything has been said."""
        self.panel.wait_for()
        found = self.panel.locator("header span")

        def there() -> bool:
            if number > self.lesson.count:
                at = self.panel.get_attribute("data-over") is not None
            else:
                step = re.search(r"\d+", found.inner_text())
                asked = self.panel.get_attribute("data-wanted") is not None
                at = asked and step is not None and int(step[0]) == number
            return at and self.ears.rests(MEANT_MS)

        wait_for(there, self.page)

    def ask(self, number: int) -> None:
        """What is heard where a step begins: what has happened, what is asked, what can be done."""
        tree = self.ears.tree()
        self.lines += ["", f"{number}."]
        # What happens while one is coming in is heard or not, as quick as one is.
        self.hear("  ", news=number > 1)
        asked = controls(tree.part("region", QUESTION[self.language]))
        self.lines += [f"  - {each}" for each in asked]
        board = [each for each in controls(tree.part("main")) if not each.disabled]
        self.lines += [f"  * {each}" for each in board if each.name not in self.board]
        self.board = {each.name for each in board}
        self.check(tree, number)

    def check(self, tree: Tree, number: int) -> None:
        """Everything has a name, nothing is beyond reach, nothing is told that is hidden."""
        assert [each for each in controls(tree.things()) if not each.name] == []
        assert self.page.evaluate(SWALLOWED) == []
        told = {part for each in tree.things() for part in re.split("[,.:;()“”] *", each.name)}
        secrets = {name for name in self.secrets(number) if name.casefold() not in self.public}
        assert secrets & told == set()

    def check_facts(self) -> None:
        """What lies open is told by its name, and what everybody has by its number."""
        tree = self.ears.tree()
        view = view_of(self.visitor, self.page.url.rpartition("/")[2], 0)
        told = said(tree.things()).casefold()
        ids = {each for part in OPEN[self.game] for each in words(view[part])}
        names = {self.texts.name(each) for each in ids if self.texts.name(each) != each}
        assert [name for name in names if name.casefold() not in told] == []
        for player, panel in zip(
            view["players"], tree.texts("region", "complementary"), strict=True
        ):
            numbers = re.findall(r"\d+", re.sub(r"(?<=\d)[,\s](?=\d{3}\b)", "", panel))
            assert [each for each in NUMBERS[self.game] if str(player[each]) not in numbers] == []

    def secrets(self, number: int) -> list[str]:
        """The names of what others see at that step and I do not."""
        match, asked = self.lesson.begin(), 0
        while line := self.lesson.next_line(match):
            asked += line.asked
            if asked == number and line.asked:
                break
            match.play(line.seat, line.right(match)[0])
        mine, *others = (set(words(seen(match, seat))) for seat in range(len(match.game.players)))
        hidden = set().union(*others) - mine
        return [name for each in hidden if (name := self.texts.name(each)) != each]

    def look(self, way: str, is_it: Callable[[Thing], bool]) -> Thing:
        """Go on by one key until the focus is on it."""
        passed = []
        for _ in range(FAR):
            self.page.keyboard.press(MOVES[way])
            found = self.ears.focused()
            if is_it(found) and not found.disabled:
                return found
            passed.append(str(found))
        raise AssertionError(f"{way} never came to it: {passed}")

    def means(self, wanted: str) -> Callable[[Thing], bool]:
        if wanted.startswith("("):
            return lambda thing: f"({thing.keys})" == wanted
        if wanted.startswith("="):
            return lambda thing: thing.name.startswith(wanted[1:]) or thing.role == wanted[1:]
        name = self.texts.name(wanted).casefold()
        return lambda thing: name in f"{thing.name} {thing.described}".casefold()

    def do(self, deed: str) -> None:
        way, _, wanted = deed.partition(" ")
        if not wanted:
            self.lines.append(f"  > {deed}")
            self.page.keyboard.press(deed)
            return
        found = self.look(way, self.means(wanted))
        self.lines.append(f"  > {MOVES[way]} to {found}")
        self.read = str(found)
        if found.role == "button":
            self.lines[-1] += "; Enter"
            self.page.keyboard.press("Enter")

    def hear(self, indent: str, *, news: bool = True) -> None:
        """What was said, and what the focus is on if that is another thing."""
        focus = self.ears.focused()
        assert focus.role not in ("none", "RootWebArea"), f"The focus is lost: {self.lines[-2:]}"
        for over, text in spoken(self.ears.take()):
            self.public += f" {text.casefold()}"
            # The question is read with the focus, or said; which of them is a matter of timing.
            if text != focus.name and (news or over != "log"):
                self.lines.append(f"{indent}{over}: {text}")
        if str(focus) != self.read:
            self.lines.append(f"{indent}{focus}")
        self.read = str(focus)


def spoken(heard: list[Said]) -> list[tuple[str, str]]:
    """What a listener is left with: of a region that was overtaken by itself, its last word."""
    kept = [
        (each.over, each.text) for each in heard if each.stands or each.over in ("log", "alert")
    ]
    return [each for at, each in enumerate(kept) if not at or each != kept[at - 1]]


def seen(match: Match, seat: int) -> Any:
    return msgspec.to_builtins(match.view(seat))


def words(view: Any) -> Iterator[str]:
    """Everything in a view that may be the id of a thing."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, dict):
        for each in view.values():
            yield from words(each)
    elif isinstance(view, list | tuple):
        for each in view:
            yield from words(each)


@pytest.mark.parametrize(
    "game, language", [*((game, "en") for game in WALKS), ("magnaci", "pl"), ("florence", "pl")]
)
def test_a_lesson_is_walked_by_keys_and_ears(
    visit: Callable[..., Visitor], game: str, language: str
) -> None:
    walk = Walk(visit(language=language), game, language)

    walk.through()

    kept = KEPT / f"{game}.{language}.txt"
    heard = "\n".join(walk.lines) + "\n"
    if WRITES:
        KEPT.mkdir(exist_ok=True)
        kept.write_text(heard, "utf-8")
    assert heard.splitlines() == kept.read_text("utf-8").splitlines()
