"""The types of the web client are made of the classes of the server."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from interpares import slugs
from interpares.server.messages import ClientCommand, ServerMessage
from interpares.server.schemas import FOLDER, schemas, text_of

MADE = schemas()
PROTOCOL = MADE["protocol.json"]["$defs"]


@pytest.mark.parametrize("name", MADE)
def test_the_schema_of_the_client_is_up_to_date(name):
    written = (FOLDER / name).read_text("utf-8")

    assert text_of(MADE[name]) == written, "run `python -m interpares.server.schemas`"


def test_there_is_a_schema_of_the_protocol_and_of_every_game():
    assert set(MADE) == {"protocol.json", *(f"{slug}.json" for slug in slugs())}
    assert {path.name for path in FOLDER.iterdir()} == set(MADE)


@pytest.mark.parametrize("name", MADE)
def test_classes_go_by_their_own_names_and_every_reference_leads_to_one(name):
    definitions = MADE[name]["$defs"]
    references = re.findall(r'"#/\$defs/([^"]+)"', text_of(MADE[name]))

    assert all(re.fullmatch(r"[A-Z][A-Za-z]+", each) for each in definitions)
    assert set(references) <= set(definitions)


@pytest.mark.parametrize(
    "union, kinds", [("ServerMessage", ServerMessage), ("ClientCommand", ClientCommand)]
)
def test_members_of_a_union_are_told_apart_by_their_type(union, kinds):
    names = [each["$ref"].rpartition("/")[2] for each in PROTOCOL[union]["anyOf"]]
    tags = [PROTOCOL[each]["properties"]["type"]["enum"] for each in names]

    assert names == [each.__name__ for each in get_args(kinds)]
    assert tags == [[each.__struct_config__.tag] for each in get_args(kinds)]
    assert all("type" in PROTOCOL[each]["required"] for each in names)


def test_a_field_is_optional_where_it_may_be_left_out():
    """Defaults are left out by a client, and by the server in messages; nowhere else."""
    optional = {
        name: set(each["properties"]) - set(each.get("required", ()))
        for name, each in PROTOCOL.items()
        if "properties" in each
    }

    assert optional["NewTable"] == {"options", "name", "listed", "setting"}
    assert optional["Now"] == {"options", "described", "may_undo", "clock", "outcome", "lesson"}
    assert optional["Setting"] == optional["Outcome"] == optional["TableFacts"] == set()


SPARING = {
    "signorie": {"Change"},
    "veto": {
        *("Line", "Preview", "Change", "SeatChange", "TraitChange", "Entered", "DuelAfter"),
        "BringDeck",
    },
}
"""Long lists of which nearly every field says nothing; a deck rarely has cards of its own."""


@pytest.mark.parametrize("slug", slugs())
def test_whatever_a_game_says_comes_with_all_its_fields(slug):
    definitions = MADE[f"{slug}.json"]["$defs"]

    assert {"Action", "Event"} <= set(definitions)
    leaving_out = {
        name
        for name, each in definitions.items()
        if set(each.get("required", ())) != set(each.get("properties", ()))
    }
    assert leaving_out == SPARING.get(slug, set())


def test_the_words_under_a_field_come_along():
    assert PROTOCOL["Hello"]["properties"]["seat"]["description"] == (
        "The seat to play; null to watch."
    )
