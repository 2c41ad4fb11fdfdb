"""What the documents say is true."""

import doctest
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(
    page for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("src/**/README.md")]
)


def test_the_readme_runs_as_written():
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )

    assert tried > 10
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page):
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_the_readme_names_commands_that_exist():
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(
        r"^make (\w+)$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE
    ):
        assert f"\n{target}:" in makefile


def test_the_picture_of_the_readme_can_be_drawn_again(tmp_path):
    script = runpy.run_path(str(ROOT / "docs" / "make_picture.py"))
    picture = tmp_path / "terminal.svg"
    script["Onlooker"].draw.__globals__["PICTURE"] = picture

    script["main"]()

    assert "Royal" in picture.read_text("utf-8")
    assert "font-face" not in picture.read_text("utf-8")


def test_the_ladders_of_the_page_on_bots_are_those_that_are_published():
    script = runpy.run_path(str(ROOT / "docs" / "make_ladder.py"))
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")

    assert script["with_tables"](page) == page, "run `python docs/make_ladder.py`"
    assert script["with_tables"](page.replace("| squire |", "| bishop |")) == page
