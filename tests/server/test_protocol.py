"""The page about the protocol is true: made of the code, and its examples can be read."""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest

from interpares.games.magnaci import RULES
from interpares.server import orders, protocol, protocol_examples
from interpares.server.app import create_app
from interpares.server.errors import STATUS, Refusal
from interpares.server.messages import ClientCommand, Hello, Ok, Play, ServerMessage, View
from interpares.server.protocol import PAGE, handlers_of, page, scopes_of, summary_of
from interpares.server.settings import Settings
from server.live import LiveServer, open_table

ROOT = Path(__file__).parents[2]
READY_S = 120
BOT = ROOT / "examples" / "remote_bot.py"


@pytest.fixture(scope="module")
def app():
    return create_app(Settings())


@pytest.fixture(scope="module")
def text():
    return PAGE.read_text("utf-8")


def test_the_page_is_up_to_date(text):
    assert page() == text, "run `python -m interpares.server.protocol`"


def blocks(text):
    return re.findall(r"```json\n(.*?)```", text, re.DOTALL)


def test_every_example_of_the_page_can_be_read_by_the_server_or_a_client(text):
    found = blocks(text)
    read = [msgspec.json.decode(each, type=kind_of(each)) for each in found]

    assert len(found) > 10
    assert {View, Hello, Play, Ok, Refusal} <= {type(each) for each in read}


def kind_of(block):
    """The type a block of JSON must fit."""
    tag = json.loads(block).get("type")
    ours = {each.__struct_config__.tag: each for each in get_args(ServerMessage)}
    theirs = {each.__struct_config__.tag: each for each in (Hello, *get_args(ClientCommand))}
    return Refusal if tag is None else {**ours, **theirs}[tag]


def test_the_standing_orders_of_the_page_make_sense_in_their_game():
    for order in protocol_examples.ORDERS.values():
        orders.validate(order, RULES)


def test_every_route_of_the_server_is_in_the_openapi_document_and_on_the_page(app, text):
    paths = app.openapi_schema.to_schema()["paths"]
    routes = {key for key, _ in handlers_of(app)}

    assert {(method.upper(), path) for path in paths for method in paths[path]} == routes
    assert len(routes) > 40
    assert all(f"| `{method} {path}` |" in text for method, path in routes)


def test_every_handler_says_what_it_does_and_where_it_belongs(app):
    handlers = dict(handlers_of(app))
    for path, item in app.openapi_schema.to_schema()["paths"].items():
        for method, operation in item.items():
            assert operation["tags"], path
            assert operation["summary"], path
            assert len(summary_of(handlers[method.upper(), path])) > 3, path


def test_whatever_changes_something_needs_a_scope_unless_it_is_how_one_comes_in(app):
    free = {
        (method, path)
        for (method, path), handler in handlers_of(app)
        if method != "GET" and not scopes_of(handler.fn)
    }

    assert free == {
        ("POST", "/api/session"),
        ("DELETE", "/api/session"),
        ("POST", "/api/people"),
    }


def test_every_code_has_a_status_and_every_message_a_code(text):
    rows = re.findall(r"^\| `([\w-]+)` \| `(\w+)` \| (.+) \|$", text, re.MULTILINE)

    assert len(rows) > 50
    assert {code for _, code, _ in rows} <= set(STATUS)
    assert len({message for message, _, _ in rows}) == len(rows), "one code for each message"


def test_every_kind_of_message_is_told_of(text):
    kinds = (*get_args(ServerMessage), Hello, *get_args(ClientCommand))

    for kind in kinds:
        assert f"#### `{kind.__struct_config__.tag}`: {inspect.getdoc(kind)}" in text


def test_every_class_that_is_named_as_a_type_has_its_own_part(text):
    named = set(re.findall(r"^\| `\w+\??` \| (?:list of )?`([a-z_]+)`", text, re.MULTILINE))

    assert len(named - set(STATUS)) > 8
    assert all(f"#### `{name}`: " in text for name in named - set(STATUS))


def test_the_words_under_a_field_are_found():
    found = protocol.field_words(Hello)

    assert found["seat"] == "The seat to play; null to watch."
    assert found["language"] == ""


def test_a_running_server_gives_its_schema_and_a_bot_elsewhere_plays_a_match(tmp_path):
    seats = [{"kind": "bot", "level": "novice"}, {"kind": "me"}, {"kind": "bot", "level": "squire"}]
    with LiveServer(tmp_path) as live:
        document = httpx.get(f"{live.url}/api/openapi/openapi.json").json()
        opened = asyncio.run(open_table(live.url, seats))
        table, key = opened["table"]["id"], opened["keys"]["1"]
        ended = subprocess.run(
            [sys.executable, BOT, live.url, table, "1", key],
            capture_output=True,
            text=True,
            check=False,
            timeout=READY_S,
        )
        found = httpx.get(f"{live.url}/api/tables/{table}").json()["table"]

    assert document["info"]["title"] == "Inter Pares"
    assert ended.returncode == 0, ended.stderr
    assert found["status"] == "finished"
    assert found["outcome"]["reason"] in ended.stdout


def test_the_bot_elsewhere_is_forty_lines():
    assert len(BOT.read_text("utf-8").splitlines()) <= 40
