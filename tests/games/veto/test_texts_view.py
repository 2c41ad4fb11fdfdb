"""The view of Veto! in words, for a page without a board: what its messages may name."""

from __future__ import annotations

import re

from msgspec import structs

from games.veto.wording import VETO, every_language
from interpares.games.veto.game import Pending, Queued
from interpares.games.veto.view import OwnView, PlayerView, VetoView
from interpares.games.veto.view_table import DuelView, LastingView, ObjectView, PieceView
from interpares.texts import sources

PLACES = {"": VetoView, "players-": PlayerView, "own-": OwnView}
"""Where fields are said one by one."""
RECORDS = {
    "table": PieceView,
    "stack": ObjectView,
    "lasting": LastingView,
    "duel": DuelView,
    "queued": Queued,
    "pending": Pending,
}
"""What is said as a whole."""
MESSAGE = re.compile(r"^view-([\w-]+) =(.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)


def names(kind: type) -> set[str]:
    return {field.name for field in structs.fields(kind)}


def known() -> dict[str, set[str]]:
    """The values of each message there can be."""
    told = {
        f"{place}{field.replace('_', '-')}": names(kind) | {"value"}
        for place, kind in PLACES.items()
        for field in names(kind)
    }
    return told | {record: names(kind) for record, kind in RECORDS.items()}


@every_language
def test_every_sentence_about_the_view_is_about_a_field_of_it(language):
    found = dict(MESSAGE.findall(sources(VETO.rules.package, language)[f"view.{language}.ftl"]))

    assert set(found) <= set(known())
    for message, body in found.items():
        assert set(re.findall(r"\$(\w+)", body)) <= known()[message], message
