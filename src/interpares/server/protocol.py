"""docs/protocol.md, made of the classes, the routes and the texts themselves.

`python -m interpares.server.protocol` writes it anew.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Template
from typing import Any, get_args

import msgspec
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message as Entry
from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute

from ..bots.insight import Reason
from ..kernel.game import Outcome
from ..kernel.values import snake
from ..kernel.views import Prompt
from ..lessons import Guidance
from . import clocks, errors, facts, foresight, messages, orders, protocol_examples, requests
from .api import play, sockets
from .app import create_app
from .insight.forms import Advised, AskHint, Decided, Hint, Reviewed, ReviewFacts, Standing
from .messages import PROTOCOL
from .principal import SCOPES
from .protocol_types import words_of
from .serving import LARGEST_MESSAGE
from .settings import Settings

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "protocol.md"
PLACE = re.compile(r"<!-- ([\w ]+) -->")
OWN_API = "interpares."
PARTS = (
    messages.Now,
    messages.Happened,
    facts.TableFacts,
    facts.SeatFacts,
    facts.ProposalFacts,
    facts.Setting,
    facts.Spectators,
    clocks.Pace,
    clocks.Face,
    Prompt,
    Outcome,
    Guidance,
    orders.Order,
    orders.Actions,
)


def page() -> str:
    """The text of docs/protocol.md."""
    app = create_app(Settings())
    made = {
        "routes": routes(app),
        "sockets": websockets(app),
        "messages": structs(get_args(messages.ServerMessage)),
        "commands": structs((messages.Hello, *get_args(messages.ClientCommand))),
        "parts": structs(PARTS),
        "foresight": structs((requests.Foresee, foresight.Foreseen, errors.Refusal)),
        "hints": structs((AskHint, Hint, Advised, Reason)),
        "reviews": structs((ReviewFacts, Reviewed, Standing, Decided)),
        "codes": table(
            ("code", "HTTP"), ((f"`{code}`", str(status)) for code, status in errors.STATUS.items())
        ),
        "problems": problems(),
        "orders": protocol_examples.orders(),
        **{f"example {name}": text for name, text in protocol_examples.examples().items()},
    }
    words = Template((HERE / "protocol.in.md").read_text("utf-8")).substitute(figures())
    return PLACE.sub(lambda found: made[found[1]].rstrip(), words)


def figures() -> dict[str, Any]:
    """The numbers in the words of the page."""
    return {
        "version": PROTOCOL,
        "scopes": ", ".join(f"`{each}`" for each in SCOPES),
        "hello_s": sockets.HELLO_S,
        "burst": int(sockets.BURST),
        "per_s": int(sockets.PER_S),
        "refused": sockets.REFUSED,
        "gone": sockets.GONE,
        "beat_s": play.BEAT_S,
        "largest": f"{LARGEST_MESSAGE:,}",
    }


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [tuple(heads), *map(tuple, rows)]
    lines.insert(1, ("---",) * len(lines[0]))
    return "".join(f"| {' | '.join(line)} |\n".replace("|  |", "| |") for line in lines)


def routes(app: Litestar) -> str:
    """Every route by its tag, with what it does and the scope it needs."""
    handlers = dict(handlers_of(app))
    groups: dict[str, list[tuple[str, str, str]]] = {}
    for path, item in sorted(app.openapi_schema.to_schema()["paths"].items()):
        for method, operation in item.items():
            handler = handlers[method.upper(), path]
            scope = ", ".join(f"`{each}`" for each in scopes_of(handler.fn))
            row = (f"`{method.upper()} {path}`", summary_of(handler), scope)
            groups.setdefault(operation["tags"][0], []).append(row)
    heads = ("route", "does", "scope")
    return "\n".join(f"### {tag}\n\n{table(heads, rows)}" for tag, rows in groups.items())


def handlers_of(app: Litestar) -> Iterator[tuple[tuple[str, str], Any]]:
    """Our own handlers by method and path."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                if handler.fn.__module__.startswith(OWN_API):
                    for method in handler.http_methods:
                        yield (str(method), route.path_format), handler


def summary_of(handler: Any) -> str:
    """What a handler does, in a line."""
    words: str = handler.summary or inspect.getdoc(handler.fn) or ""
    return words.partition("\n")[0].rstrip(".")


def scopes_of(function: Any) -> list[str]:
    """The scopes that a handler asks a token for, itself or by its module's `owner`."""
    source = inspect.getsource(function)
    if "owner(" in source:
        source += inspect.getsource(sys.modules[function.__module__].__dict__["owner"])
    return sorted(set(re.findall(r'needs\("(\w+)"\)', source)))


def websockets(app: Litestar) -> str:
    rows = (
        (f"`{route.path_format}`", inspect.getdoc(route.route_handler.fn) or "")
        for route in app.routes
        if isinstance(route, WebSocketRoute)
    )
    return table(("socket", "shows"), rows)


def structs(kinds: Iterable[Any]) -> str:
    """A paragraph and a table for each class."""
    return "\n".join(map(struct, kinds))


def struct(kind: Any) -> str:
    info = msgspec.structs.fields(kind)
    title = f"`{snake(kind.__name__)}`: {inspect.getdoc(kind)}"
    if not info:
        return f"#### {title}\n"
    told = field_words(kind)
    rows = (
        (f"`{each.name}{'' if each.required else '?'}`", words_of(each.type), told[each.name])
        for each in info
    )
    return f"#### {title}\n\n{table(('field', 'type', 'meaning'), rows)}"


def field_words(kind: Any) -> dict[str, str]:
    """The docstring under each field, where there is one."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith(OWN_API):
            body = ast.parse(textwrap.dedent(inspect.getsource(each))).body[0]
            found |= dict(documented(body))
    return found


def documented(body: Any) -> Iterator[tuple[str, str]]:
    for node, following in zip(body.body, [*body.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            said = following.value if isinstance(following, ast.Expr) else None
            text = said.value if isinstance(said, ast.Constant) else ""
            yield node.target.id, " ".join(str(text).split())


def problems() -> str:
    """Every message id of the server with its code and its words in English."""
    codes = codes_of_problems()
    rows = []
    for file in sorted((HERE / "text").glob("*en.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Entry) and entry.id.name.startswith(("problem-", "refusal-")):
                kind, _, name = entry.id.name.partition("-")
                code = "bad_input" if kind == "refusal" else codes.get(name, "")
                words = FluentSerializer().serialize_entry(entry).partition(" = ")[2]
                rows.append((f"`{name}`", f"`{code}`" if code else "", " ".join(words.split())))
    return table(("message", "code", "text"), sorted(set(rows)))


def codes_of_problems() -> dict[str, str]:
    """Which code goes with a message id, read off where it is raised."""
    found = {}
    for file in sorted(HERE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Problem":
                words = [each.value for each in node.args[:2] if isinstance(each, ast.Constant)]
                if words:
                    found[str(words[0])] = str(words[1]) if words[1:] else "conflict"
    return found


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
