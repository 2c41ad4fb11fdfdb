"""SI-HEL.3 to SI-HEL.6: what helpers do."""

from __future__ import annotations

import pytest

from games.signorie.moments import before_helpers
from games.signorie.positions import at_rest, city, florins, offered, scores, told, words
from interpares.games.signorie.cards import ROWS
from interpares.games.signorie.events import OffspringRolled, Scored, TokenDrawn, TokenTaken
from interpares.games.signorie.game import SOURCES, Signorie
from scenario import play


def active(helper: str, house: dict | None = None, value: int = 5, **fields) -> Signorie:
    """The helper works after a die of that value."""
    game = before_helpers(helper, house or {}, value, **fields)
    play(game, "0 activate")
    return game


@pytest.mark.parametrize("row", ROWS)
def test_a_face_down_token_goes_beside_any_row(row: str):
    """SI-HEL.3, SI-ALL.3, SI-ALL.6"""
    game = active("yellow_top")
    before = len(game.stack)
    assert words(game, "put_beside") == list(ROWS)

    events = play(game, f"0 put_beside {row}")

    assert game.players[0].face_down == tuple(int(each == row) for each in ROWS)
    assert (len(game.stack), len(game.face_down)) == (before - 1, 1)
    assert events == [TokenDrawn(0, row)]


def test_three_victory_points():
    """SI-HEL.3"""
    game = active("yellow_middle", {"vp": 10})

    assert at_rest(game)
    assert scores(game)[0] == 13
    assert game.players[0].scored[SOURCES.index("helper")] == 3


def test_three_florins():
    """SI-HEL.3"""
    game = active("red_middle", {"florins": 4})

    assert at_rest(game)
    assert florins(game)[0] == 7


@pytest.mark.parametrize("draw, men, women", [(0, 0, 1), (2, 0, 1), (3, 1, 0), (5, 1, 0)])
def test_one_white_die_however_many_sons_are_married(draw: int, men: int, women: int):
    """SI-HEL.3, SI-OFF.3"""
    game = before_helpers("red_top", {"brides": 3}, script=(draw,))

    events = play(game, "0 activate")

    assert told(events, OffspringRolled) == [OffspringRolled(0, (draw + 1,))]
    assert (game.players[0].men - 4, game.players[0].women - 3) == (men, women)


def test_one_point_for_each_own_man_in_any_city():
    """SI-HEL.3"""
    pawns = {"milano": "0m 0m 1m 0w", "roma": "0w 0m", "napoli": "1m"}
    game = active("grey_top", pawns=pawns)

    assert scores(game) == [3, 0, 0, 0]


def test_without_a_man_in_a_city_there_are_no_points_but_it_is_told():
    """SI-HEL.3, SI-HEL.2"""
    game = before_helpers("grey_top", {}, pawns={"roma": "0w"})

    events = play(game, "0 activate")

    assert told(events, Scored) == [Scored(0, 0, "helper_grey_top")]
    assert scores(game)[0] == 0


@pytest.mark.parametrize("sex, men, women", [("man", 5, 3), ("woman", 4, 4)])
def test_a_pawn_of_either_sex_comes_from_the_supply(sex: str, men: int, women: int):
    """SI-HEL.3"""
    game = active("turquoise_top")
    assert words(game, "take_pawn") == ["man", "woman"]

    play(game, f"0 take_pawn {sex}")

    player = game.players[0]
    assert (player.men, player.women) == (men, women)
    assert (player.men_in_supply, player.women_in_supply) == (12 - men, 11 - women)
    assert at_rest(game)


def test_if_only_one_sex_is_left_nothing_is_asked():
    """SI-HEL.3, SI-D11"""
    game = active("turquoise_top", {"men": 12})

    assert at_rest(game)
    assert (game.players[0].men, game.players[0].women) == (12, 4)


FIXED = {
    "purple_middle": ("enter political", "enter clerical", "enter military"),
    "grey_middle": ("initiative",),
}


@pytest.mark.parametrize("helper", FIXED)
@pytest.mark.parametrize("value", [1, 6])
def test_a_helper_with_three_points_gives_three_whatever_the_die(helper: str, value: int):
    """SI-HEL.4"""
    game = active(helper, value=value)

    for _ in range(3):
        assert set(FIXED[helper]) <= set(offered(game))
        play(game, f"0 {FIXED[helper][0]}")

    assert at_rest(game)


@pytest.mark.parametrize(
    "helper, move",
    [
        ("yellow_bottom", "enter political"),
        ("red_bottom", "enter clerical"),
        ("grey_bottom", "enter military"),
        ("turquoise_middle", "initiative"),
    ],
)
@pytest.mark.parametrize("value", [1, 4])
def test_a_helper_by_the_die_gives_as_many_points_as_it_shows(helper: str, move: str, value: int):
    """SI-HEL.4, EX-17"""
    game = active(helper, value=value)
    assert offered(game) == [move]

    for _ in range(value):
        assert not at_rest(game)
        play(game, f"0 {move}")

    assert at_rest(game)


def test_points_of_a_helper_may_be_left_but_not_all():
    """SI-HEL.4, SI-ADV.3"""
    game = active("purple_middle")
    assert "stop" not in offered(game)

    play(game, "0 enter clerical")
    assert "stop" in offered(game)
    play(game, "0 stop")

    assert at_rest(game)
    assert game.players[0].careers == ((), (1,), ())


TASKS = {
    "yellow_upper": "political",
    "yellow_lower": "clerical",
    "red_upper": "military",
    "red_lower": "initiative",
    "purple_upper": "alliance",
    "purple_lower": "threshold",
    "grey_upper": "mission",
    "grey_lower": "marriage",
    "turquoise_upper": "florins",
    "turquoise_lower": "exchange",
}


def test_any_task_of_any_colour_may_be_done_with_one_pawn_but_not_those_that_need_two():
    """SI-HEL.5"""
    house = {"men": 4, "women": 4, "political": "7", "florins": 9}
    game = active("purple_top", house, tasks=TASKS)

    assert words(game, "perform") == [
        f"task_{space} 1" for space, task in TASKS.items() if task not in ("mission", "marriage")
    ]


def test_the_one_pawn_of_any_task_has_the_sex_of_its_space():
    """SI-HEL.5, SI-TSK.2"""
    women, men = active("purple_top", {"men": 0}), active("purple_top", {"women": 0})

    assert {each.split("_")[2] for each in words(women, "perform")} == {"upper 1"}
    assert {each.split("_")[2] for each in words(men, "perform")} == {"lower 1"}


@pytest.mark.parametrize(
    "space, moves, field, value",
    [
        ("yellow_upper", ("enter political", "advance political 1"), "careers", ((2,), (), ())),
        ("red_lower", ("initiative", "initiative"), "initiative", 2),
        ("purple_upper", ("put_beside clerical",), "face_down", (0, 1, 0, 0)),
        ("purple_lower", (), "threshold", 16),
        ("turquoise_upper", (), "florins", 7),
        ("turquoise_lower", ("take_pawn woman",), "women", 4),
    ],
)
def test_any_task_is_done_exactly_once(space: str, moves, field: str, value: object):
    """SI-HEL.5, SI-TSK.7"""
    game = active("purple_top", tasks=TASKS)
    tasks = game.tasks

    play(game, f"0 perform task_{space} 1", *(f"0 {move}" for move in moves))

    assert at_rest(game)
    assert getattr(game.players[0], field) == value
    assert game.tasks == tasks


def test_the_pawn_of_any_task_goes_to_the_supply_or_to_the_threshold_area():
    """SI-HEL.5, SI-TSK.4"""
    florin, threshold = (active("purple_top", tasks=TASKS) for _ in range(2))

    play(florin, "0 perform task_turquoise_upper 1")
    play(threshold, "0 perform task_purple_lower 1")

    payer, keeper = florin.players[0], threshold.players[0]
    assert (payer.women, payer.women_in_supply) == (2, 9)
    assert (keeper.men, keeper.men_in_supply, keeper.men_in_threshold) == (3, 8, 1)


def test_any_task_obeys_the_limits_of_tasks():
    """SI-HEL.5, SI-TSK.8, SI-LIM.6"""
    house = {"men": 1, "women": 1, "men_in_threshold": 3, "initiative": 7}
    game = active("purple_top", house, tasks=TASKS, stack="")

    assert words(game, "perform") == [
        "task_yellow_upper 1",
        "task_red_upper 1",
        "task_turquoise_upper 1",
        "task_turquoise_lower 1",
    ]


def test_a_mission_with_a_face_down_token_leaves_the_citys_token():
    """SI-HEL.6, SI-MIS.3"""
    game = active("turquoise_bottom", {"military": "5"}, missions={"roma": "sforza_9"})
    stack = len(game.stack)

    events = play(game, "0 mission military 5 roma")

    player = game.players[0]
    assert city(game, "roma").mission == "alliance_sforza_9"
    assert [each.sex for each in city(game, "roma").pawns] == ["man"]
    assert (player.rows[2], player.face_down) == ((), (0, 0, 1, 0))
    assert (player.vp, player.careers, len(game.stack)) == (9, ((),) * 3, stack - 1)
    assert told(events, TokenTaken) == []
    assert told(events, TokenDrawn) == [TokenDrawn(0, "military")]


def test_a_marriage_with_a_face_down_token_leaves_the_citys_token():
    """SI-HEL.6, SI-MAR.3"""
    game = active("purple_bottom", {"florins": 5}, marriages={"roma": "sforza_9"})
    stack = len(game.stack)

    play(game, "0 marry roma 3")

    player = game.players[0]
    assert city(game, "roma").marriage == "alliance_sforza_9"
    assert [each.sex for each in city(game, "roma").pawns] == ["woman"]
    assert (player.rows[3], player.face_down) == ((), (0, 0, 0, 1))
    assert (player.vp, player.florins, len(game.stack)) == (6, 2, stack - 1)


@pytest.mark.parametrize(
    "helper, move, vp",
    [("turquoise_bottom", "mission clerical 2 milano", 3), ("purple_bottom", "marry milano 1", 2)],
)
def test_with_an_empty_stack_it_is_done_without_a_token(helper: str, move: str, vp: int):
    """SI-HEL.6, SI-ALL.7"""
    house, tokens = {"clerical": "2"}, {"milano": "gonzaga_5"}
    game = active(helper, house, missions=tokens, stack="")

    play(game, f"0 {move}")

    assert at_rest(game)
    assert (game.players[0].face_down, scores(game)[0]) == ((0,) * 4, vp)
    assert city(game, "milano").mission == "alliance_gonzaga_5"


def test_rank_and_dowry_are_asked_of_helpers_too():
    """SI-HEL.6, SI-MIS.2, SI-MAR.2"""
    pawns = {"milano": "1m 1m", "venezia": "1m 1m 1m 1m"}
    mission = active("turquoise_bottom", {"political": "2"}, pawns=pawns)
    marriage = active("purple_bottom", {"florins": 2}, pawns=pawns)

    assert words(mission, "mission") == [
        f"political 2 {each}" for each in ("milano", "firenze", "roma", "napoli")
    ]
    assert words(marriage, "marry") == [
        "milano 2",
        *(f"{each} {dowry}" for each in ("firenze", "roma", "napoli") for dowry in (1, 2)),
    ]
