"""Which code played: digests by which results of different code are kept apart."""

from __future__ import annotations

import ast
import functools
import hashlib
from collections.abc import Iterable
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
BOTS = Path(__file__).parent
PLAYING = ("kernel", "games", "bots")
DATA = (".toml", ".json")
RESULTS = BOTS / "ladder"
"""What was measured plays no game."""


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
    begun = [BOTS / f"{name}.py" for name in ("__init__", slug, *others)]
    modules = _with_imports([path for path in begun if path.exists()])
    data = [
        path
        for path in BOTS.rglob(f"{slug}*")
        if path.suffix in DATA and RESULTS not in path.parents
    ]
    said = [_plain(path).encode() for path in modules]
    return _digest([*said, *(path.read_bytes() for path in sorted(data))])


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
