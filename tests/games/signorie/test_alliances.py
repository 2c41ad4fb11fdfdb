"""SI-ALL: alliance tokens beside the rows of the plan."""

from __future__ import annotations

from collections import Counter

import pytest

from games.attempts import after
from games.signorie.positions import (
    PLAYERS,
    at_rest,
    city,
    in_rewards,
    in_turn,
    offered,
    scores,
    signorie,
    told,
)
from interpares import rules_of
from interpares.games.signorie.alliances import ChooseRow
from interpares.games.signorie.cards import HOUSES, PLANS, TOKENS
from interpares.games.signorie.events import TokenDrawn, TokenLeft, TokenTaken
from interpares.games.signorie.marriages import MarryOff
from interpares.games.signorie.missions import SendOnMission
from interpares.kernel.game import encode
from scenario import play, refused

ROWS = ("political", "clerical", "military", "marriage")


def on_mission(token: str, *houses, career: str = "military", **fields):
    """A man of seat 0 has gone to Milan, where this token lay."""
    first = {career: "3", **(houses[0] if houses else {})}
    agenda = (SendOnMission(0, "mission"),)
    game = signorie(first, *houses[1:], agenda=agenda, missions={"milano": token}, **fields)
    return after(game, f"0 mission {career} 3 milano")


def married(token: str, house=None, **fields):
    """A woman of seat 0 has gone to Milan, where this token lay."""
    agenda = (MarryOff(0, "marriage"),)
    game = signorie(house or {}, agenda=agenda, marriages={"milano": token}, **fields)
    return after(game, "0 marry milano 1")


def row(game, name: str, seat: int = 0) -> tuple[str, ...]:
    return game.players[seat].rows[ROWS.index(name)]


@pytest.mark.parametrize("colour", PLAYERS)
def test_a_plan_has_three_career_rows_and_a_marriage_row(colour: str):
    """SI-ALL.1"""
    *career_rows, marriage = PLANS[colour]

    assert [sorted(Counter(each).values()) for each in career_rows] == [[1, 1, 2]] * 3
    assert sorted(marriage) == sorted(HOUSES)
    assert len(marriage) == 6


def test_the_four_plans_differ():
    """SI-ALL.1"""
    assert len({PLANS[colour][:3] for colour in PLAYERS}) == 4


def test_a_token_of_a_house_in_the_row_is_placed_face_up():
    """SI-ALL.2"""
    game = on_mission("sforza_1")

    assert row(game, "military") == ("alliance_sforza_1",)
    assert city(game, "milano").mission is None


def test_a_doubled_house_fits_twice_and_not_three_times():
    """SI-ALL.2"""
    one = on_mission("sforza_2", {"tokens": {"military": "sforza_1"}})
    two = on_mission("sforza_3", {"tokens": {"military": "sforza_1 sforza_2"}})

    assert row(one, "military") == ("alliance_sforza_1", "alliance_sforza_2")
    assert row(two, "military") == ("alliance_sforza_1", "alliance_sforza_2")
    assert city(two, "milano").mission == "alliance_sforza_3"


def test_a_single_house_fits_once():
    """SI-ALL.2"""
    game = on_mission("este_2", {"tokens": {"military": "este_1"}})

    assert row(game, "military") == ("alliance_este_1",)
    assert city(game, "milano").mission == "alliance_este_2"


@pytest.mark.parametrize("house", ["medici", "gonzaga", "della_rovere"])
def test_a_house_that_is_not_in_the_row_does_not_fit(house: str):
    """SI-ALL.2"""
    game = on_mission(f"{house}_1")

    assert row(game, "military") == ()
    assert city(game, "milano").mission == f"alliance_{house}_1"


def test_each_row_counts_for_itself():
    """SI-ALL.2"""
    beside = {"political": "este_1", "marriage": "este_2"}
    game = on_mission("este_3", {"tokens": beside})

    assert row(game, "military") == ("alliance_este_3",)


def test_the_plan_of_the_own_colour_counts():
    """SI-ALL.2, SI-SET.1"""
    blue = {"colour": "blue_player"}
    red = {"colour": "red_player"}

    assert row(on_mission("medici_1", blue, red), "military") == ("alliance_medici_1",)
    assert row(on_mission("este_1", blue, red), "military") == ()


@pytest.mark.parametrize("house", HOUSES)
def test_the_marriage_row_takes_each_house_once(house: str):
    """SI-ALL.2"""
    first = married(f"{house}_1")
    second = married(f"{house}_2", {"tokens": {"marriage": f"{house}_1"}})

    assert row(first, "marriage") == (f"alliance_{house}_1",)
    assert row(second, "marriage") == (f"alliance_{house}_1",)
    assert city(second, "milano").marriage == f"alliance_{house}_2"


def test_a_full_row_takes_nothing_more():
    """SI-ALL.2"""
    full = {"military": "sforza_1 sforza_2 aragona_1 este_1"}

    for house in HOUSES:
        game = on_mission(f"{house}_9", {"tokens": full})
        assert len(row(game, "military")) == 4


def test_face_down_tokens_fill_no_shield():
    """SI-ALL.3"""
    game = on_mission("sforza_1", {"face_down": {"military": 5}})

    assert row(game, "military") == ("alliance_sforza_1",)
    assert game.players[0].face_down == (0, 0, 5, 0)


@pytest.mark.parametrize("name", ROWS)
def test_face_down_tokens_go_beside_any_row_in_any_number(name: str):
    """SI-ALL.3"""
    full = {"tokens": {"military": "sforza_1 sforza_2 aragona_1 este_1"}}
    house = {**full, "face_down": dict.fromkeys(ROWS, 4)}
    game = signorie(house, agenda=(ChooseRow(0, "task_alliance"),))
    assert offered(game) == [f"put_beside {each}" for each in ROWS]

    play(game, f"0 put_beside {name}")

    assert game.players[0].face_down == tuple(5 if each == name else 4 for each in ROWS)


def test_a_row_no_plan_has_is_refused():
    """SI-ALL.1, SI-ALL.3"""
    game = signorie(agenda=(ChooseRow(0, "task_alliance"),))

    refusal = refused(game, "0 put_beside commerce")

    assert (refusal.rule, refusal.message) == ("SI-ALL.1", "no-such-row")


def test_tokens_once_placed_stay_as_they_lie():
    """SI-ALL.4"""
    beside = {"tokens": {"military": "este_1"}, "face_down": {"military": 1}}
    game = on_mission("sforza_1", beside)

    assert row(game, "military") == ("alliance_este_1", "alliance_sforza_1")
    assert game.players[0].face_down == (0, 0, 1, 0)


def test_nobody_moves_a_token():
    """SI-ALL.4"""
    game = in_turn({"tokens": {"military": "este_1"}})

    refusal = refused(game, "0 put_beside political")

    assert (refusal.rule, refusal.message) == ("SI-ALL.4", "no-token-now")


def test_missions_and_marriages_bring_face_up_tokens():
    """SI-ALL.5"""
    mission, marriage = on_mission("sforza_1"), married("sforza_1")

    assert (mission.players[0].face_down, marriage.players[0].face_down) == ((0,) * 4,) * 2
    assert len(row(mission, "military")) == len(row(marriage, "marriage")) == 1


FACE_DOWN = {
    "helper_yellow_top": (
        lambda: in_turn({"helpers": "yellow_top"}, pool={"yellow": (1,)}),
        ("take yellow 1", "manage", "activate", "put_beside clerical"),
        "clerical",
    ),
    "helper_purple_bottom": (
        lambda: in_turn({"helpers": "purple_bottom"}, pool={"purple": (3,)}),
        ("take purple 3", "manage", "activate", "marry roma 2"),
        "marriage",
    ),
    "helper_turquoise_bottom": (
        lambda: in_turn({"helpers": "turquoise_bottom", "clerical": "2"}, pool={"turquoise": (5,)}),
        ("take turquoise 5", "manage", "initiative", "stop", "activate", "mission clerical 2 roma"),
        "clerical",
    ),
    "task_alliance": (
        lambda: in_turn(pool={"yellow": (1,)}, tasks={"yellow_lower": "alliance"}),
        ("take yellow 1", "perform task_yellow_lower 1", "put_beside political"),
        "political",
    ),
    "reward_alliance": (
        lambda: in_rewards(reward="alliance", seats=4),
        ("take_bonus", "put_beside marriage"),
        "marriage",
    ),
}


@pytest.mark.parametrize("source", FACE_DOWN)
def test_five_things_bring_a_face_down_token(source: str):
    """SI-ALL.5, SI-ALL.6"""
    position, moves, name = FACE_DOWN[source]
    game = position()
    before = len(game.stack)

    events = play(game, *(f"0 {move}" for move in moves))

    assert told(events, TokenDrawn) == [TokenDrawn(0, name)]
    assert told(events, TokenTaken) == []
    assert game.players[0].face_down == tuple(int(each == name) for each in ROWS)
    assert game.players[0].rows == ((),) * 4
    assert len(game.stack) == before - 1


def test_nobody_sees_the_front_of_a_face_down_token():
    """SI-ALL.6, SI-INF.2"""
    game = signorie(agenda=(ChooseRow(0, "task_alliance"),), stack="medici_9 este_9", script=(1,))

    events = play(game, "0 put_beside military")

    assert "alliance_este_9" in game.face_down
    rules = rules_of("signorie")
    shown = [encode(rules.view(game, seat)) for seat in (None, *range(4))]
    assert not any(b"alliance_este" in each for each in (*shown, encode(events)))


def test_any_token_of_the_stack_can_be_the_one_drawn():
    """SI-ALL.6"""
    drawn = set()
    for draw in (0, 1, 2):
        stack = "medici_1 sforza_5 este_9"
        game = signorie(agenda=(ChooseRow(0, "task_alliance"),), stack=stack, script=(draw,))
        play(game, "0 put_beside military")
        drawn |= {f"alliance_{each}" for each in stack.split()} - {*game.stack}

    assert drawn == {"alliance_medici_1", "alliance_sforza_5", "alliance_este_9"}


def test_a_face_down_token_is_worth_one_point():
    """SI-ALL.6, SI-END.2"""
    assert {token.back_vp for token in TOKENS.values()} == {1}


def test_an_empty_stack_forbids_what_consists_only_of_drawing():
    """SI-ALL.7"""
    helper = in_turn({"helpers": "yellow_top"}, pool={"yellow": (1,)}, stack="")
    play(helper, "0 take yellow 1", "0 manage")
    assert at_rest(helper)

    reward = in_rewards(reward="alliance", seats=2, stack="")
    assert offered(reward) == ["wed", "decline"]
    assert reward.players[0].florins == 8


@pytest.mark.parametrize("source", ["helper_purple_bottom", "helper_turquoise_bottom"])
def test_with_an_empty_stack_a_mission_or_marriage_brings_no_token(source: str):
    """SI-ALL.7"""
    position, moves, _ = FACE_DOWN[source]
    game = position()
    game.players[3].face_down = (len(game.stack), 0, 0, 0)
    game.face_down, game.stack = game.stack, ()

    events = play(game, *(f"0 {move}" for move in moves))

    assert told(events, TokenDrawn) == []
    assert game.players[0].face_down == (0, 0, 0, 0)
    assert scores(game)[0] > 0


def test_a_token_left_behind_is_told():
    """SI-ALL.2, SI-MIS.4"""
    game = signorie(
        {"military": "3"}, agenda=(SendOnMission(0, "mission"),), missions={"milano": "medici_1"}
    )

    events = play(game, "0 mission military 3 milano")

    assert told(events, TokenLeft) == [TokenLeft(0, "alliance_medici_1", "milano", "mission")]
