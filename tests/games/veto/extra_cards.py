"""Cards that are not in the box, for parts of the card language no card there speaks.

`add_cards(monkeypatch, TOML)` adds them for the time of one test. What a table leaves out has the
plainest value: no faction, no price, no keywords. Every card must keep the rules of the language.
"""

from __future__ import annotations

import ast
import functools
import inspect
import tomllib
from types import CodeType, ModuleType
from typing import Any

import msgspec
import pytest

from interpares.games.veto import cards, reading, statics, triggers, windows
from interpares.games.veto.checks_scope import Known
from interpares.games.veto.checks_texts import text_flaws
from interpares.games.veto.components import (
    CharacterCard,
    EffectCard,
    EquipmentCard,
    PossessionCard,
    StrategyCard,
    ThrustCard,
)
from interpares.games.veto.forms import with_forms

KINDS: dict[str, type[Any]] = {
    "strategy": StrategyCard,
    "character": CharacterCard,
    "equipment": EquipmentCard,
    "possession": PossessionCard,
    "effect": EffectCard,
    "thrust": ThrustCard,
}
WORDS = {"pl": "(dodatkowa)", "en": "(extra)"}
PLAIN: dict[str, Any] = {
    "number": 999,
    "name": WORDS,
    "rarity": "Q",
    "source": "ours",
    "text": WORDS,
    "epithet": {"pl": "", "en": ""},
    "faction": "none",
    "szabla": 0,
    "kreski": 0,
    "lafa": 0,
    "upkeep": 0,
    "income": 0,
    "keywords": [],
    "bonus": {"szabla": 0, "kreski": 0},
    "unique": False,
    "attach_to": "own_character",
    "unstoppable": False,
    "own_victory": False,
}

TABLES: tuple[tuple[ModuleType, str], ...] = (
    (cards, "_TEXTS"),
    (cards, "TRIGGERS"),
    (cards, "USABLE"),
    (cards, "REPLIES"),
    (cards, "NEGATIONS"),
    (cards, "EVENT_CARDS"),
    (statics, "STATICS"),
    (reading, "PRINTED_KEYWORDS"),
    (reading, "CHANGING_WORDS"),
    (triggers, "SET_OFF_BY"),
    (windows, "PLAY_EVENT"),
    (windows, "PLAYED_AT"),
    (windows, "USED_AT"),
)
"""What is made of all cards when the game is loaded, in the order in which it is made."""

EFFECT = """
[[card]]
id = "extra"
type = "effect"
[card.play]
kind = "trifle"
target = [%s]
cost = { %s }
do = [%s]
"""
"""An effect that is a trifle: its targets, costs and operations are to be filled in."""


def add_cards(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """The cards of a TOML text, `[[card]]` each, are in the box until the test is over."""
    for raw in with_forms(tomllib.loads(text))["card"]:
        printed = _printed(raw)
        assert list(text_flaws(printed, _known(printed.id))) == []
        monkeypatch.setitem(cards.CARDS, printed.id, cards._as_card(printed))
    _refresh(monkeypatch)


def add_effect(
    monkeypatch: pytest.MonkeyPatch, operations: str, target: str = "", cost: str = ""
) -> None:
    """A trifle called `extra`, with these operations."""
    add_cards(monkeypatch, EFFECT % (target, cost, operations))


def _printed(raw: dict[str, Any]) -> Any:
    kind = KINDS[raw["type"]]
    fields = {each.name for each in msgspec.structs.fields(kind)}
    plain = {key: value for key, value in PLAIN.items() if key in fields}
    person = {"person": raw["id"]} if "person" in fields else {}
    return msgspec.convert({**plain, **person, **raw}, kind)


def _known(card: str) -> Known:
    keywords = {each.id: each.on for each in cards.KEYWORDS.values()}
    persons = {each.person for each in cards.CARDS.values()}
    return Known(frozenset([card, *cards.CARDS, *persons]), keywords)


def _refresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables made of all cards are made again."""
    for module, name in TABLES:
        table, fresh = getattr(module, name), eval(_expression(module, name), vars(module))  # noqa: S307 - a line of our own module
        if isinstance(table, dict):
            for key in fresh:
                if table.get(key) != fresh[key]:
                    monkeypatch.setitem(table, key, fresh[key])
        else:
            monkeypatch.setattr(module, name, fresh)


@functools.cache
def _expression(module: ModuleType, name: str) -> CodeType:
    """What a module says a table is."""
    for line in ast.parse(inspect.getsource(module)).body:
        targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
        if any(isinstance(each, ast.Name) and each.id == name for each in targets):
            return compile(ast.Expression(line.value), module.__name__, "eval")  # type: ignore[attr-defined]
    raise AssertionError(f"{module.__name__} has no {name}")
