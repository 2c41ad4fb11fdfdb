"""What holds for the rules reference of every game: all rules of the rulebook and no other."""

from __future__ import annotations

from importlib import import_module

import pytest

from games.text_checks import every_language
from interpares import rules_of, slugs
from interpares.texts import Texts


@every_language
@pytest.mark.parametrize("slug", slugs())
def test_every_rule_of_every_chapter_has_words_and_no_other(slug, language):
    book = import_module(f"games.{slug}.rule_ids")
    texts = Texts.of(rules_of(slug).package, language)
    prefix = book.RULE_IDS[0].partition("-")[0]

    assert [rule for rule in book.RULE_IDS if not texts.rule(rule)] == []
    for chapter, count in book.RULES_IN_CHAPTER.items():
        assert f"chapter-{prefix}-{chapter}" in texts
        assert texts.rule(f"{prefix}-{chapter}.{count + 1}") == ""
