"""What a reader looks up in a game: its words, its rules and what lies in the box."""

from __future__ import annotations

import functools
import re
from importlib import resources
from typing import Any

import msgspec

from ..kernel.values import Value
from ..texts import Texts, sources, spoken

RULE = re.compile(r"^(?:chapter|rule)-([A-Z]+-(?:\d+|[A-Z]+))(?:-(\d+))? =", re.MULTILINE)
"""The message of a chapter or of one of its rules."""


class Rule(Value):
    """One rule."""

    id: str
    text: str


class Chapter(Value):
    """Rules that belong together."""

    id: str
    title: str
    rules: tuple[Rule, ...]


@functools.cache
def fluent(package: str, language: str) -> str:
    """The words of a game, before those that all games share; the rules are left out."""
    language = spoken(package, language)
    own, common = sources(package, language), sources("interpares", language)
    own.pop(rules_file(language), None)
    return "\n".join([*own.values(), *common.values()])


@functools.cache
def chapters(package: str, language: str) -> list[Chapter]:
    """The rules of a game, in their order."""
    texts = Texts.of(package, language)
    written = sources(package, texts.language)[rules_file(texts.language)]
    found: dict[str, list[Rule]] = {}
    for chapter, number in RULE.findall(written):
        rules = found.setdefault(chapter, [])
        if number:
            rule = f"{chapter}.{number}"
            rules.append(Rule(rule, texts.rule(rule)))
    return [
        Chapter(chapter, texts.say(f"chapter-{chapter}"), tuple(rules))
        for chapter, rules in found.items()
    ]


@functools.cache
def components(package: str) -> dict[str, dict[str, Any]]:
    """The data files of a game by their names, with all they say of their sources."""
    files = sorted((resources.files(package) / "data").iterdir(), key=lambda each: each.name)
    return {
        file.name.removesuffix(".toml"): msgspec.toml.decode(file.read_bytes())
        for file in files
        if file.name.endswith(".toml")
    }


def rules_file(language: str) -> str:
    return f"rules.{language}.ftl"
