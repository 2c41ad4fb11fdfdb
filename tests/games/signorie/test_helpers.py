"""SI-HEL.1, SI-HEL.2, SI-HEL.7: which helpers may work, and when."""

from __future__ import annotations

import pytest

from games.signorie.moments import ALL_CITIES, FULL, before_helpers, standing
from games.signorie.positions import at_rest, in_turn, offered, scores, told
from interpares.games.signorie.events import HelperActivated, HelperSkipped
from interpares.games.signorie.game import Signorie
from interpares.games.signorie.helpers import ActivateHelper
from scenario import play

COLUMN = "yellow_top yellow_middle yellow_bottom"
TWO_EACH = dict.fromkeys(ALL_CITIES, standing(2))
ALL_FULL = dict.fromkeys(ALL_CITIES, FULL)


def asked(game: Signorie) -> str | None:
    """The helper that may work now."""
    step = game.decision
    return step.helper.removeprefix("helper_") if isinstance(step, ActivateHelper) else None


def after_main(helpers: str, **fields) -> Signorie:
    """A yellow die has brought three florins."""
    game = in_turn({"helpers": helpers, "florins": 9}, pool={"yellow": [5]}, **fields)
    play(game, "0 take yellow 5", "0 manage")
    return game


def test_the_helpers_of_the_column_are_asked_from_top_to_bottom():
    """SI-HEL.1, SI-ACT.9"""
    game = after_main(COLUMN)

    assert asked(game) == "yellow_top"
    play(game, "0 activate", "0 put_beside military")
    assert asked(game) == "yellow_middle"
    play(game, "0 activate")
    assert asked(game) == "yellow_bottom"
    play(game, "0 activate", "0 enter political", "0 stop")
    assert at_rest(game)


def test_a_helper_skipped_has_no_effect_and_does_not_come_again():
    """SI-HEL.1, SI-HEL.2"""
    game = after_main(COLUMN)

    events = play(game, "0 skip", "0 skip", "0 skip")

    assert at_rest(game)
    assert [each.helper for each in told(events, HelperSkipped)] == [
        "helper_yellow_top",
        "helper_yellow_middle",
        "helper_yellow_bottom",
    ]
    assert (scores(game)[0], game.players[0].face_down, game.players[0].men) == (0, (0,) * 4, 4)


def test_of_three_helpers_any_may_work_and_any_may_rest():
    """SI-HEL.1, SI-HEL.2"""
    game = after_main(COLUMN)

    play(game, "0 skip", "0 activate", "0 activate", "0 enter political", "0 stop")

    assert at_rest(game)
    assert (scores(game)[0], game.players[0].face_down) == (3, (0,) * 4)
    assert game.players[0].careers == ((1,), (), ())


def test_a_helper_works_once_for_one_die():
    """SI-HEL.1"""
    game = after_main("yellow_middle")

    events = play(game, "0 activate")

    assert at_rest(game)
    assert told(events, HelperActivated) == [HelperActivated(0, "helper_yellow_middle")]
    assert scores(game)[0] == 3


@pytest.mark.parametrize(
    "main", ["manage", "perform task_yellow_upper 1", "hire helper_turquoise_top"]
)
def test_helpers_come_after_every_kind_of_main_action(main: str):
    """SI-HEL.1, SI-ACT.9"""
    house, tasks = {"helpers": "yellow_middle"}, {"yellow_upper": "florins"}
    game = in_turn(house, pool={"yellow": [1]}, tasks=tasks)

    play(game, "0 take yellow 1")
    assert asked(game) is None
    play(game, f"0 {main}")

    assert asked(game) == "yellow_middle"


def test_helpers_come_when_all_points_of_the_main_action_are_spent():
    """SI-HEL.1, SI-ACT.9"""
    game = in_turn({"helpers": "turquoise_top"}, pool={"turquoise": [5]})

    play(game, "0 take turquoise 5", "0 manage", "0 initiative", "0 initiative", "0 initiative")
    assert asked(game) is None
    play(game, "0 initiative")

    assert asked(game) == "turquoise_top"


@pytest.mark.parametrize(
    "houses",
    [({},), ({"helpers": "red_middle grey_top turquoise_top"},), ({}, {"helpers": COLUMN})],
    ids=["none", "of other columns", "of another player"],
)
def test_without_a_helper_in_the_column_the_turn_is_over(houses):
    """SI-HEL.1, SI-ACT.9"""
    game = in_turn(*houses, pool={"yellow": [1]})

    play(game, "0 take yellow 1", "0 manage")

    assert at_rest(game)


IMPOSSIBLE = {
    "a token from an empty stack": ("yellow_top", {}, {"stack": ""}),
    "points with nobody to advance": ("yellow_bottom", {"men": 0}, {}),
    "points for men at the top": ("yellow_bottom", {"men": 0, "political": "7 7"}, {}),
    "points for a man of another career": ("red_bottom", {"men": 0, "political": "1"}, {}),
    "career points with nobody to advance": ("purple_middle", {"men": 0}, {}),
    "initiative at the top": ("grey_middle", {"initiative": 7}, {}),
    "initiative by the die at the top": ("turquoise_middle", {"initiative": 7}, {}),
    "a pawn from an empty supply": ("turquoise_top", {"men": 12, "women": 11}, {}),
    "a task without pawns": ("purple_top", {"men": 0, "women": 0}, {}),
    "a marriage without a woman": ("purple_bottom", {"women": 0}, {}),
    "a marriage without florins": ("purple_bottom", {"florins": 0}, {}),
    "a marriage above one's means": ("purple_bottom", {"florins": 1}, {"pawns": TWO_EACH}),
    "a marriage with full cities": ("purple_bottom", {}, {"pawns": ALL_FULL}),
    "a mission without an educated man": ("turquoise_bottom", {}, {}),
    "a mission above his rank": ("turquoise_bottom", {"political": "1"}, {"pawns": TWO_EACH}),
    "a mission with full cities": ("turquoise_bottom", {"political": "7"}, {"pawns": ALL_FULL}),
}


@pytest.mark.parametrize("helper, house, fields", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_a_helper_whose_effect_is_impossible_is_not_asked(helper: str, house: dict, fields: dict):
    """SI-HEL.2, SI-ALL.7"""
    assert at_rest(before_helpers(helper, house, **fields))


POSSIBLE = {
    "victory points": ("yellow_middle", {}, {}),
    "florins": ("red_middle", {}, {}),
    "a white die without supply": ("red_top", {"men": 12, "women": 11}, {}),
    "nobody in a city": ("grey_top", {}, {}),
    "the last token": ("yellow_top", {}, {"stack": "este_1"}),
    "a man to enter": ("yellow_bottom", {"men": 1}, {}),
    "a man below the top": ("yellow_bottom", {"men": 0, "political": "6 7"}, {}),
    "one initiative space": ("grey_middle", {"initiative": 6}, {}),
    "a last pawn": ("turquoise_top", {"men": 11, "women": 11}, {}),
    "one woman for a task": ("purple_top", {"men": 0, "women": 1}, {}),
    "the lowest dowry": ("purple_bottom", {"florins": 1, "women": 1}, {}),
    "the lowest rank": ("turquoise_bottom", {"political": "1"}, {}),
    "a marriage without tokens": ("purple_bottom", {}, {"stack": ""}),
    "a mission without tokens": ("turquoise_bottom", {"political": "1"}, {"stack": ""}),
}


@pytest.mark.parametrize("helper, house, fields", POSSIBLE.values(), ids=POSSIBLE)
def test_a_helper_who_can_do_something_is_asked(helper: str, house: dict, fields: dict):
    """SI-HEL.2, SI-ALL.7"""
    game = before_helpers(helper, house, **fields)

    assert asked(game) == helper
    assert offered(game) == ["activate", "skip"]


def test_what_cannot_work_above_is_passed_over_for_what_can_below():
    """SI-HEL.1, SI-HEL.2"""
    game = after_main(COLUMN, stack="")

    assert asked(game) == "yellow_middle"


def test_what_the_main_action_brought_may_be_used_by_a_helper():
    """SI-HEL.7: the daughter is born and married off."""
    house = {"women": 0, "helpers": "purple_bottom"}
    game = in_turn(house, pool={"purple": [3]}, script=(0,))

    play(game, "0 take purple 3", "0 manage")
    assert asked(game) == "purple_bottom"
    play(game, "0 activate", "0 marry roma 4")

    assert (game.players[0].women, scores(game)[0]) == (0, 8)


def test_what_a_higher_helper_brought_may_be_used_by_a_lower_one():
    """SI-HEL.7: florins of a task become a dowry."""
    house = {"florins": 0, "helpers": "purple_top purple_bottom"}
    fields = {"pool": {"purple": [3]}, "tasks": {"grey_lower": "florins"}}
    game = in_turn(house, script=(0,), **fields)
    play(game, "0 take purple 3", "0 manage")

    play(game, "0 activate", "0 perform task_grey_lower 1")

    assert asked(game) == "purple_bottom"
    play(game, "0 activate", "0 marry roma 2")
    assert (game.players[0].florins, scores(game)[0]) == (0, 4)


def test_what_a_higher_helper_used_up_is_lost_for_a_lower_one():
    """SI-HEL.7, SI-HEL.2"""
    house = {"women": 1, "men": 0, "helpers": "purple_top purple_bottom"}
    fields = {"pool": {"purple": [3]}, "tasks": {"grey_upper": "florins"}}
    game = in_turn(house, script=(5,), **fields)
    play(game, "0 take purple 3", "0 manage")

    play(game, "0 activate", "0 perform task_grey_upper 1")

    assert at_rest(game)
