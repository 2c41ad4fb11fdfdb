"""Actions as text."""

import pytest

from interpares.games.magnaci.actions import Lay, Order, Pass, Play, Settle
from interpares.kernel import notation

ACTIONS = (Lay, Order, Pass, Play, Settle)


@pytest.mark.parametrize(
    "action, text",
    [
        (Pass(), "pass"),
        (Settle("prussia"), "settle prussia"),
        (Lay("IV", "lady"), "lay IV lady"),
        (Order((2, 0, 1)), "order 2,0,1"),
        (Order(()), "order"),
        (Play("hetman"), "play hetman"),
        (Play("treasurer", "prussia", 0), "play treasurer prussia 0"),
        (Play("assignats", None, 2), "play assignats - 2"),
    ],
)
def test_an_action_is_its_name_and_its_fields_in_order(action, text):
    assert notation.write(action) == text
    if text != "order":
        assert notation.read(text, ACTIONS) == action


def test_an_empty_list_is_written_as_a_dash_where_something_follows():
    assert notation.read("order -", ACTIONS) == Order(())


def test_an_empty_word_is_written_as_a_dash_where_something_follows():
    action = Lay("", "lady")

    assert notation.write(action) == "lay - lady"
    assert notation.read("lay - lady", ACTIONS) == action


def test_blanks_do_not_matter():
    assert notation.read("  play   hetman ", ACTIONS) == Play("hetman")


def test_a_word_that_must_be_there_is_written_even_if_it_looks_like_nothing():
    action = notation.read("settle -", ACTIONS)

    assert notation.write(action) == "settle -"
