"""Imports point one way: kernel ← texts, datafiles ← games ← bots ← server, adapters ← cli."""

import ast
import sys
from pathlib import Path

import pytest

from interpares import slugs

SOURCE = Path(__file__).parents[1] / "src" / "interpares"
LAYERS = {
    "kernel": 0,
    "texts": 1,
    "datafiles": 1,
    "scenarios": 1,
    "lessons": 2,
    "games": 2,
    "bots": 3,
    "server": 4,
    "adapters": 4,
    "cli": 5,
}
ENGINE_MAY_IMPORT = {"msgspec", "fluent"}


def parts(path):
    return path.relative_to(SOURCE).with_suffix("").parts


def each_module_of(*folders):
    """The test once for every module in these folders, or called so."""
    found = [
        path
        for folder in folders
        for path in [SOURCE / f"{folder}.py", *sorted((SOURCE / folder).rglob("*.py"))]
        if path.exists()
    ]
    return pytest.mark.parametrize("path", found, ids=lambda path: "/".join(parts(path)))


def imported(path):
    """Every module a file imports, in full."""
    here = ("interpares", *parts(path))
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level] if node.level else ()
            root = ".".join([*base, *([node.module] if node.module else [])])
            yield root
            yield from (f"{root}.{alias.name}" for alias in node.names)


def own(module):
    """The part of interpares a module belongs to, if any."""
    words = module.split(".")
    return words[1] if words[0] == "interpares" and len(words) > 1 else None


@each_module_of(*LAYERS)
def test_a_module_imports_only_its_own_layer_and_lower_ones(path):
    mine = parts(path)[0]
    for module in imported(path):
        if own(module) in LAYERS:
            lower = LAYERS[own(module)] < LAYERS[mine]
            assert lower or own(module) == mine, module


@each_module_of(*[f"games/{slug}" for slug in slugs()])
def test_a_game_imports_no_other_game(path):
    foreign = [each for each in slugs() if each != parts(path)[1]]
    named = {each for module in imported(path) for each in module.split(".")}
    assert not named & set(foreign)


@each_module_of(*[each for each in LAYERS if LAYERS[each] <= LAYERS["games"]])
def test_the_engine_needs_the_standard_library_msgspec_and_fluent_only(path):
    roots = {module.split(".")[0] for module in imported(path)} - {"interpares"}
    assert roots <= set(sys.stdlib_module_names) | ENGINE_MAY_IMPORT


def test_the_kernel_names_no_game():
    names = ("magnaci", "florence", "signorie", "sigismundus", "veto")
    for path in (SOURCE / "kernel").glob("*.py"):
        text = path.read_text("utf-8").lower()
        assert not [name for name in names if name in text], path


def test_the_kernel_stays_small():
    """Lines of code: blank lines, comments and docstrings are not counted."""
    assert sum(map(lines_of_code, (SOURCE / "kernel").glob("*.py"))) < 950


def lines_of_code(path):
    text = path.read_text("utf-8")
    words = {
        line
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for line in range(node.lineno, node.end_lineno + 1)
    }
    return sum(
        bool(line.strip()) and not line.strip().startswith("#") and number not in words
        for number, line in enumerate(text.splitlines(), 1)
    )
