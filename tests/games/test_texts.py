"""What holds for the words of every game: its rules, and the orders that can be given."""

from __future__ import annotations

import re
from importlib import import_module

from games.text_checks import Wording, every_game
from interpares import rules_of
from interpares.kernel.values import snake
from interpares.texts import Texts, sources


@every_game
def test_every_rule_of_every_chapter_has_words_and_no_other(slug, language):
    book = import_module(f"games.{slug}.rule_ids")
    texts = Texts.of(rules_of(slug).package, language)
    prefix = book.RULE_IDS[0].partition("-")[0]

    assert [rule for rule in book.RULE_IDS if not texts.rule(rule)] == []
    for chapter, count in book.RULES_IN_CHAPTER.items():
        assert f"chapter-{prefix}-{chapter}" in texts
        assert texts.rule(f"{prefix}-{chapter}.{count + 1}") == ""


@every_game
def test_the_rules_stand_in_their_order(slug, language):
    book = import_module(f"games.{slug}.rule_ids")
    text = sources(rules_of(slug).package, language)[f"rules.{language}.ftl"]

    worded = re.findall(r"(?m)^rule-([A-Z]+)-(\w+)-(\d+) = .*\.$", text)

    assert [f"{game}-{chapter}.{number}" for game, chapter, number in worded] == list(book.RULE_IDS)


@every_game
def test_orders_are_offered_for_answers_that_the_question_takes(slug, language):
    """Only answers without fields can be ordered, as the page offers them."""
    actions = rules_of(slug).actions()
    plain = {snake(kind.__name__) for kind in actions if not kind.__struct_fields__}

    offered = Wording(slug, ()).orders(language)

    assert {each.replace("-", "_") for each in offered} <= plain
