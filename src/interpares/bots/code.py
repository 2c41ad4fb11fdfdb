"""Which code played: digests by which results of different code are kept apart."""

from __future__ import annotations

import ast
import functools
import hashlib
import tomllib
from collections.abc import Iterable
from pathlib import Path

from msgspec import json

PACKAGE = Path(__file__).parents[1]
BOTS = Path(__file__).parent
PLAYING = ("kernel", "games", "bots")
NUMBERS = BOTS / "data"


@functools.cache
def source_digest() -> str:
    """Of everything a game of bots may run or read, to the last letter."""
    files = [path for part in PLAYING for path in (PACKAGE / part).rglob("*")]
    played = [path for path in files if path.suffix in (".py", ".toml")]
    return _digest(path.read_bytes() for path in sorted(played))


@functools.cache
def playing_code(slug: str, *others: str) -> str:
    """Of what the bots of a game do; comments and docstrings do not count, nor do other games.

    Other modules of the bots that matter are named as `balance/veto`.
    """
    names = ("__init__", slug, f"{slug}_guide", *others)
    begun = [BOTS / f"{name}.py" for name in names]
    modules = _with_imports([path for path in begun if path.exists()])
    said = [_plain(path).encode() for path in modules]
    return _digest([*said, _numbers(NUMBERS / f"{slug}.toml")])


def _numbers(path: Path) -> bytes:
    """The numbers bots play by; the runs that made them play no game."""
    facts = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return json.encode({key: value for key, value in facts.items() if key != "runs"})


def _with_imports(todo: list[Path]) -> list[Path]:
    """These modules and all of the bots they import."""
    found: set[Path] = set()
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            todo += _imported(path)
    return sorted(found)


def _imported(path: Path) -> Iterable[Path]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = path.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            named = [folder, *(folder / each.name for each in node.names)]
            files = [each.with_suffix(".py") for each in named]
            files += [each / "__init__.py" for each in named]
            yield from (each for each in files if each.exists() and BOTS in each.parents)


def _plain(path: Path) -> str:
    """What a module does, without what it says of itself."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [each for each in body if not _is_words(each)] or [ast.Pass()]  # type: ignore[attr-defined]
    return ast.unparse(tree)


def _is_words(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _digest(parts: Iterable[bytes]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()[:12]
