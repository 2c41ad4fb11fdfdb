"""Where the rules of a game are cited: in its words, its code and data, and its tests."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import resources
from pathlib import Path

Excuses = Mapping[str, str]
"""Rules that need no citation, with the reason."""


def rule_ids(
    prefix: str, rules_in_chapter: Mapping[int, int] | Mapping[str, int]
) -> tuple[str, ...]:
    """The ids of all rules, by how many there are in each chapter, which has a number or a word."""
    return tuple(
        f"{prefix}-{chapter}.{number}"
        for chapter, count in rules_in_chapter.items()
        for number in range(1, count + 1)
    )


class Citations:
    """The citations of a game's rules, by what they are found in."""

    def __init__(self, slug: str, ids: Sequence[str], rulings: Sequence[str] = ()) -> None:
        self.ids, self.rulings = ids, rulings
        self.prefix = ids[0].partition("-")[0]
        self.package = Path(str(resources.files(f"interpares.games.{slug}")))
        self.tests = Path(__file__).parent / slug

    def in_words(self) -> list[str]:
        """The rules of the rules reference, in its order."""
        text = (self.package / "text" / "rules.en.ftl").read_text("utf-8")
        worded = re.findall(rf"(?m)^rule-{self.prefix}-(\w+)-(\d+) =", text)
        return [f"{self.prefix}-{chapter}.{number}" for chapter, number in worded]

    def in_code(self, *, ranges: bool = True) -> set[str]:
        """In modules and data files; without ranges, only those that are cited by their own id."""
        files = (*self.package.rglob("*.py"), *(self.package / "data").rglob("*.toml"))
        texts = [each.read_text("utf-8") for each in files]
        return self._ids_in(map(self._spelt_out, texts) if ranges else texts)

    def in_tests(self) -> set[str]:
        """In the docstrings of tests, and as the rules of scenarios."""
        scenarios = [tomllib.loads(file.read_text("utf-8")) for file in self.tests.rglob("*.toml")]
        listed = [rule for scenario in scenarios for rule in scenario.get("rules", ())]
        return self._ids_in([*listed, *map(self._spelt_out, self.docstrings().values())])

    def docstrings(self) -> dict[str, str]:
        """What each test says it tests; tests of words cite rules for other reasons."""
        return {
            f"{file.relative_to(self.tests)}: {each.name}": ast.get_docstring(each) or ""
            for file in self._files()
            if not file.name.startswith("test_texts")
            for each in ast.parse(file.read_text("utf-8")).body
            if isinstance(each, ast.FunctionDef) and each.name.startswith("test_")
        }

    def unknown(self) -> list[str]:
        """Rules that code or tests cite, there also as parameters, though they do not exist."""
        strings = (
            each.value
            for file in self._files()
            for each in ast.walk(ast.parse(file.read_text("utf-8")))
            if isinstance(each, ast.Constant) and isinstance(each.value, str)
        )
        cited = self.in_code() | self.in_tests() | self._ids_in(strings)
        return sorted(cited - set(self.ids) - set(self.rulings))

    def _files(self) -> Iterator[Path]:
        return (
            file for file in sorted(self.tests.rglob("test_*.py")) if "rule_ids" not in file.stem
        )

    def _ids_in(self, texts: Iterable[str]) -> set[str]:
        rule = re.compile(rf"{self.prefix}-(?:\w+\.\d+|R\d\d)")
        return {found for text in texts for found in rule.findall(text)}

    def _spelt_out(self, text: str) -> str:
        """A text with ranges such as "MA-4.1 to MA-4.3" written out."""

        def whole(found: re.Match[str]) -> str:
            chapter, first, last = found[1], int(found[2]), int(found[3])
            return ", ".join(f"{self.prefix}-{chapter}.{each}" for each in range(first, last + 1))

        return re.sub(rf"{self.prefix}-(\w+)\.(\d+) to {self.prefix}-\1\.(\d+)", whole, text)


def unlisted(found: set[str], excused: Excuses, ids: Sequence[str]) -> tuple[list[str], list[str]]:
    """Rules neither found nor excused, and excuses no longer needed."""
    missing = [rule for rule in ids if rule not in found and rule not in excused]
    return missing, [rule for rule in excused if rule in found or rule not in ids]
