"""JSON Schema of all that a page exchanges with the server, for the types of the web client.

`python -m interpares.server.schemas` writes web/schema anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeAlias, Union, get_args, get_type_hints

import msgspec
from msgspec import Struct, structs

from ..kernel.rules import rules_of, slugs
from .app import create_app
from .errors import Refusal
from .foresight import preview_of
from .messages import ClientCommand, Hello, ServerMessage
from .notify.forms import AnyNewChannel
from .protocol import field_words, handlers_of
from .settings import Settings

FOLDER = Path(__file__).parents[3] / "web" / "schema"
UNIONS = {
    "ServerMessage": ServerMessage,
    "ClientCommand": ClientCommand,
    "AnyNewChannel": AnyNewChannel,
}
NOISE = ("default", "minItems", "maxItems")
"""What says nothing of the shape, and would make a type of its own of every use."""

Kinds: TypeAlias = set[type[Struct]]


def schemas() -> dict[str, dict[str, Any]]:
    """The content of web/schema, by the names of the files."""
    games = {f"{slug}.json": of_game(slug) for slug in slugs()}
    return {"protocol.json": of_protocol(), **games}


def of_protocol() -> dict[str, Any]:
    """Messages, commands, and what is asked and answered over HTTP."""
    asked, answered = exchanged()
    sent = within([*answered, ServerMessage, Refusal])
    received = within([*asked, Hello, ClientCommand])
    return made(sent | received, UNIONS, whole=sent)


def of_game(slug: str) -> dict[str, Any]:
    """The actions, the events, the view and the previews of a game."""
    rules = rules_of(slug)
    events = tuple(each for each in rules.events() if not each.__subclasses__())
    unions = {"Action": Union[rules.actions()], "Event": Union[events]}  # noqa: UP007
    previews = getattr(preview_of(rules.package), "Preview", None)
    kinds = within([*unions.values(), rules.view_type, previews])
    return made(kinds, unions, whole=kinds)


def exchanged() -> tuple[list[Any], list[Any]]:
    """The types that are asked for over HTTP, and those that are answered."""
    asked, answered = [], []
    for _, handler in handlers_of(create_app(Settings())):
        hints = get_type_hints(handler.fn)
        answered.append(hints.pop("return"))
        asked += [hints[name] for name in ("data",) if name in hints]
    return asked, answered


def within(kinds: Iterable[Any]) -> Kinds:
    """Every class that these types are made of."""
    found: Kinds = set()
    todo = list(kinds)
    while todo:
        kind = todo.pop()
        todo += get_args(kind)
        if isinstance(kind, type) and issubclass(kind, Struct) and kind not in found:
            found.add(kind)
            todo += [each.type for each in structs.fields(kind)]
    return found


def made(kinds: Kinds, unions: dict[str, Any], *, whole: Kinds) -> dict[str, Any]:
    """A schema of these classes and unions; those in `whole` are always sent with all fields."""
    ordered = sorted(kinds, key=lambda kind: kind.__name__)
    references, definitions = msgspec.json.schema_components([*ordered, *unions.values()])
    for kind in ordered:
        describe(kind, definitions[kind.__name__], whole=kind in whole)
    named = dict(zip(unions, references[len(ordered) :], strict=True))
    shaped = {name: shape(each) for name, each in sorted({**definitions, **named}.items())}
    return {"type": "object", "additionalProperties": False, "$defs": shaped}


def describe(kind: type[Struct], schema: dict[str, Any], *, whole: bool) -> None:
    """Say of the fields what the class says of them, and which of them are always there."""
    properties, words = schema["properties"], field_words(kind)
    if whole and not kind.__struct_config__.omit_defaults:
        schema["required"] = list(properties)
    for each in structs.fields(kind):
        said, field = words.get(each.name), properties[each.encode_name]
        if said and field and "$ref" not in field:
            field["description"] = said


def shape(schema: Any) -> Any:
    """A schema without noise; a tuple of known length is a list of items, as older readers know."""
    if isinstance(schema, list):
        return [shape(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {name: shape(each) for name, each in schema.items() if name not in NOISE}
    if "properties" in schema:
        kept["properties"] = {name: shape(each) for name, each in schema["properties"].items()}
    elif schema.get("type") == "object":
        kept.setdefault("additionalProperties", True)
    if "prefixItems" in kept:
        kept["items"] = kept.pop("prefixItems")
    return kept


def text_of(schema: dict[str, Any]) -> str:
    """A schema as it is written."""
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


if __name__ == "__main__":
    for name, schema in schemas().items():
        (FOLDER / name).write_text(text_of(schema), encoding="utf-8")
