"""What the modules of tests in this folder say."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent


def modules(pattern: str) -> list[Path]:
    return sorted(HERE.glob(pattern))


@cache
def phrases(path: Path) -> tuple[str, ...]:
    """Moves, positions and rows of tables; what stands in docstrings is not played."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    docstrings = {node.value for node in nodes if isinstance(node, ast.Expr)}
    return tuple(
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docstrings
    )
