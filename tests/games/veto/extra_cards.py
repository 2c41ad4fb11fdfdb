"""Cards that are not in the box, for parts of the card language no card there speaks.

`add_cards(monkeypatch, TOML)` adds them for the time of one test. What a table leaves out has the
plainest value: no faction, no price, no keywords. Every card must keep the rules of the language.
"""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec
import pytest

from interpares.games.veto import cards, own_cards, reading, settlement, statics, triggers, windows
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

TABLES: tuple[dict[Any, Any] | set[Any], ...] = (
    cards.BOXED,
    cards.PRINTED,
    cards.CARDS,
    cards._TEXTS,
    cards.TRIGGERS,
    cards.USABLE,
    cards.REPLIES,
    cards.NEGATIONS,
    cards.EVENT_CARDS,
    statics.STATICS,
    reading.PRINTED_KEYWORDS,
    reading.CHANGING_WORDS,
    settlement.PAYING,
    triggers.SET_OFF_BY,
    windows.PLAY_EVENT,
    windows.PLAYED_AT,
    windows.USED_AT,
)
"""What is made of all cards."""


def remembered() -> list[Any]:
    """All tables as they are now."""
    return [_copied(each) for each in TABLES]


def forget(since: list[Any]) -> None:
    """All tables are as they were."""
    for table, before in zip(TABLES, since, strict=True):
        table.clear()
        table.update(before)
    own_cards._known.clear()


class Added(dict[str, Any]):
    """Cards by their ids: one that is set is known, and forgotten when it is deleted."""

    def __setitem__(self, card: str, printed: Any) -> None:
        super().__setitem__(card, remembered())
        cards.BOXED[card] = printed
        cards.enter(printed)

    def __delitem__(self, card: str) -> None:
        forget(self.pop(card))


def _copied(table: Any) -> Any:
    """A table and the tables in it."""
    if isinstance(table, dict):
        return {key: _copied(value) for key, value in table.items()}
    return set(table) if isinstance(table, set) else table


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

MASSACRE = """
[[card]]
id = "massacre"
type = "effect"
[card.play]
kind = "deed"
[[card.play.do]]
op = "for_each"
sel = { type = "character", who = "opponents" }
do = [{ op = "kill", card = "each" }]
"""
"""A card that kills all characters of all opponents."""


def add_cards(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """The cards of a TOML text, `[[card]]` each, are in the box until the test is over."""
    for raw in with_forms(tomllib.loads(text))["card"]:
        printed = _printed(raw)
        assert list(text_flaws(printed, _known(printed.id))) == []
        monkeypatch.setitem(Added(), printed.id, printed)


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
