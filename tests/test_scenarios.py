"""The scenario runner: what it accepts, refuses and reports."""

import pytest

from interpares import BadInput, Scenario

BASE = """
name = "A first estate"
game = "magnaci"
seats = 3
chance = [2, 1]
moves = ["0 settle prussia"]
[options]
trade = false
"""


def run(more="", base=BASE):
    return Scenario.load(base + more).run()


def test_a_scenario_whose_expectations_hold_has_nothing_to_say():
    assert (
        run("""
[[expect]]
at = "/players/0/estates"
equals = [1, 0, 0, 0, 0]
[[expect]]
waiting = [1]
[[expect]]
refuses = "0 settle prussia"
rule = "MA-4.6"
[[expect]]
seat = 1
offers_some = ["settle ukraine"]
offers_none = ["pass"]
""")
        == []
    )


@pytest.mark.parametrize(
    "expectation, flaw",
    [
        ('at = "/players/0/estates/0"\nequals = 2', "/players/0/estates/0 is 1, expected 2"),
        ("waiting = [2]", "waiting for (1,), expected (2,)"),
        ('refuses = "1 settle prussia"', "was allowed, expected a refusal"),
        ('refuses = "1 settle mars"\nrule = "MA-9.9"', "was refused by MA-4.6, expected MA-9.9"),
        ('refuses = "1 dance"\nrule = "MA-4.6"', "could not be read"),
        ('seat = 1\noffers = ["pass"]', "seat 1 is offered"),
        ('seat = 1\noffers_some = ["pass"]', "seat 1 is not offered 'pass'"),
        ('seat = 1\noffers_none = ["settle prussia"]', "seat 1 is offered 'settle prussia'"),
        ('outcome = { reason = "finished" }', "outcome reason is None, expected 'finished'"),
    ],
)
def test_an_expectation_that_does_not_hold_is_reported(expectation, flaw):
    (found,) = run(f"[[expect]]\n{expectation}\n")

    assert flaw in found


def test_a_move_that_is_refused_is_reported_with_its_number():
    (found,) = run(base=BASE.replace("0 settle prussia", "1 settle prussia"))

    assert found.startswith("move 1, '1 settle prussia', was refused:")


def test_a_position_can_be_patched_inside_lists():
    assert (
        run(
            "[position.players.1]\nestates = [0, 4, 0, 0, 0]\n[[expect]]\n"
            'at = "/players/1/estates/1"\nequals = 4\n',
            BASE.replace("chance = [2, 1]", "").replace('["0 settle prussia"]', "[]"),
        )
        == []
    )


@pytest.mark.parametrize(
    "patch, flaws",
    [
        ('laws_out = ["tribunal"]', ["Law 'tribunal' is there 2 times"]),
        ("age = 9", ["there is no Age 9"]),
        ("track = [0, 0, 1]", ["the track does not hold every seat once"]),
        ("law_deck = []", ["Law 'tribunal' is missing", "Law 'veto' is missing"]),
        ('[position.players.0]\nhand = ["2", "2"]', ["'2' is there 2 times", "'14' is missing"]),
        ("[position.players.0]\nestates = [-1, 0, 0, 0, 0]", ["fewer than no estates"]),
        ('[position.players.0]\nfamily = "potocki"', ["two seats have the same Family"]),
    ],
)
def test_an_impossible_position_is_refused_with_every_flaw_named(patch, flaws):
    with pytest.raises(BadInput) as error:
        run(f"[position]\n{patch}\n")

    assert "The position is impossible" in str(error.value)
    assert all(flaw in str(error.value) for flaw in flaws)


@pytest.mark.parametrize(
    "text, reason",
    [
        ("name = 1", "Expected `str`, got `int` - at `$.name`"),
        ('name = "x"\ngame = "magnaci"', "missing required field `seats`"),
        ('name = "x"\nsurprise = 1', "unknown field `surprise`"),
        ("name = [", "This is no scenario"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused_with_the_field(text, reason):
    with pytest.raises(BadInput) as error:
        Scenario.load(text)

    assert reason in str(error.value)


def test_a_patch_beyond_the_end_of_a_list_is_refused():
    with pytest.raises(BadInput, match="no item '7'"):
        run("[position.players.7]\nmodifier = 1\n")


def test_a_pointer_to_nothing_is_refused():
    with pytest.raises(BadInput, match="There is nothing at '/kings/0'"):
        run('[[expect]]\nat = "/kings/0"\nequals = 1\n')
