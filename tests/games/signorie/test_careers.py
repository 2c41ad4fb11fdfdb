"""SI-ADV: advancement points on the career tracks and the initiative track."""

from __future__ import annotations

import pytest

from games.signorie.positions import (
    at_rest,
    florins,
    in_rewards,
    in_turn,
    offered,
    spending,
    told,
)
from interpares.games.signorie.events import (
    FlorinsGained,
    InitiativeMoved,
    ManAdvanced,
    PointsLost,
)
from interpares.games.signorie.view import initiative_stacks
from scenario import play, refused

ALL = "political clerical military initiative"
CAREERS = ("political", "clerical", "military")


def careers(game, seat: int = 0) -> tuple[tuple[int, ...], ...]:
    return game.players[seat].careers


def test_one_point_enters_a_career_climbs_or_moves_the_disc():
    """SI-ADV.1, SI-ADV.2"""
    house = {"political": "2", "military": "1 1 5", "initiative": 3}
    game = spending(4, ALL, house)

    assert offered(game) == [
        "enter political",
        "advance political 2",
        "enter clerical",
        "enter military",
        "advance military 1",
        "advance military 5",
        "initiative",
    ]


@pytest.mark.parametrize("at, career", list(enumerate(CAREERS)))
def test_a_man_from_the_pool_enters_at_the_bottom(at: int, career: str):
    """SI-ADV.2"""
    game = spending(1, ALL)

    events = play(game, f"0 enter {career}")

    assert careers(game)[at] == (1,)
    assert game.players[0].men == 3
    assert game.players[0].men_in_supply == 8
    assert told(events, ManAdvanced) == [ManAdvanced(0, career, 1)]


@pytest.mark.parametrize("rank", range(1, 7))
@pytest.mark.parametrize("at, career", list(enumerate(CAREERS)))
def test_a_man_climbs_one_space(at: int, career: str, rank: int):
    """SI-ADV.1, SI-ADV.2"""
    game = spending(1, ALL, {career: str(rank)})

    play(game, f"0 advance {career} {rank}")

    assert careers(game)[at] == (rank + 1,)
    assert game.players[0].men == 4
    assert at_rest(game)


def test_a_man_at_the_top_goes_no_further():
    """SI-ADV.2, SI-ADV.1"""
    game = spending(2, "political", {"political": "7"})

    assert offered(game) == ["enter political"]
    refusal = refused(game, "0 advance political 7")
    assert (refusal.rule, refusal.message) == ("SI-ADV.2", "career-at-the-top")


def test_nobody_enters_without_a_man_in_the_pool():
    """SI-ADV.2"""
    game = spending(2, ALL, {"men": 0, "political": "1"})

    assert offered(game) == ["advance political 1", "initiative"]
    refusal = refused(game, "0 enter clerical")
    assert (refusal.rule, refusal.message) == ("SI-ADV.2", "no-man-in-pool")


def test_the_disc_goes_up_one_space_and_not_beyond_the_top():
    """SI-ADV.2, SI-ADV.1"""
    game = spending(3, "initiative", {"initiative": 5})

    events = play(game, "0 initiative", "0 initiative")

    assert told(events, InitiativeMoved) == [InitiativeMoved(0, 6), InitiativeMoved(0, 7)]
    assert at_rest(game)


def test_a_disc_at_the_top_is_not_offered():
    """SI-ADV.2"""
    game = spending(3, ALL, {"initiative": 7})

    assert "initiative" not in offered(game)
    refusal = refused(game, "0 initiative")
    assert (refusal.rule, refusal.message) == ("SI-ADV.2", "initiative-at-the-top")


@pytest.mark.parametrize("tracks", [*CAREERS, "initiative", "clerical military"])
def test_the_source_of_the_points_says_which_tracks_are_allowed(tracks: str):
    """SI-ADV.2"""
    game = spending(3, tracks, dict.fromkeys(CAREERS, "3"))
    moves = {each: (f"enter {each}", f"advance {each} 3") for each in CAREERS}
    moves["initiative"] = ("initiative",)

    allowed = tracks.split()
    assert offered(game) == [move for track in allowed for move in moves[track]]
    for track in set(moves) - set(allowed):
        for move in moves[track]:
            refusal = refused(game, f"0 {move}")
            assert (refusal.rule, refusal.message) == ("SI-ADV.2", "not-this-track")


def test_there_is_no_fifth_track():
    """SI-ADV.1"""
    game = spending(3, ALL)

    assert refused(game, "0 enter commerce").rule == "SI-ADV.1"
    assert refused(game, "0 advance commerce 1").rule == "SI-ADV.1"


def test_a_point_moves_a_man_of_the_own_family_only():
    """SI-ADV.2"""
    game = spending(3, ALL, {}, {"political": "3"})

    refusal = refused(game, "0 advance political 3")

    assert (refusal.rule, refusal.message) == ("SI-ADV.2", "no-man-there")


def test_points_are_divided_freely_among_tracks_and_men():
    """SI-ADV.3"""
    game = spending(4, ALL, {"political": "1", "clerical": "2", "men": 1})

    play(game, "0 advance clerical 2", "0 enter military", "0 advance political 1", "0 initiative")

    assert careers(game) == ((2,), (3,), (1,))
    assert game.players[0].initiative == 1
    assert at_rest(game)


def test_all_points_may_go_to_one_man():
    """SI-ADV.3"""
    game = spending(4, ALL)

    play(game, "0 enter military", *(f"0 advance military {rank}" for rank in (1, 2, 3)))

    assert careers(game) == ((), (), (4,))


def test_the_first_point_must_be_spent():
    """SI-ADV.3"""
    game = spending(4, ALL)

    assert "stop" not in offered(game)
    refusal = refused(game, "0 stop")
    assert (refusal.rule, refusal.message) == ("SI-ADV.3", "one-point-at-least")


def test_after_one_point_one_may_stop_and_loses_the_rest():
    """SI-ADV.3"""
    game = spending(4, ALL)
    play(game, "0 initiative")
    assert "stop" in offered(game)

    events = play(game, "0 stop")

    assert told(events, PointsLost) == [PointsLost(0, 3)]
    assert at_rest(game)
    assert game.players[0].initiative == 1


def test_points_nobody_can_use_are_lost():
    """SI-ADV.3"""
    game = spending(6, "military", {"men": 0, "military": "6"})

    play(game, "0 advance military 6")

    assert at_rest(game)


def test_any_number_of_men_share_a_space():
    """SI-ADV.4"""
    game = spending(1, "political", {"political": "3 3 4"}, {"political": "4 4"})

    play(game, "0 advance political 3")

    assert careers(game)[0] == (3, 4, 4)
    assert careers(game, 1)[0] == (4, 4)


def test_arriving_on_the_fourth_space_brings_two_florins():
    """SI-ADV.5"""
    game = spending(2, ALL, {"clerical": "3"})

    events = play(game, "0 advance clerical 3")

    assert florins(game)[0] == 7
    assert told(events, FlorinsGained) == [FlorinsGained(0, 2, "clerical")]


def test_passing_the_fourth_space_brings_two_florins_once():
    """SI-ADV.5"""
    game = spending(4, "political", {"political": "2"})

    play(game, *(f"0 advance political {rank}" for rank in (2, 3, 4)))

    assert careers(game)[0] == (5,)
    assert florins(game)[0] == 7


def test_every_man_who_arrives_there_brings_them():
    """SI-ADV.5"""
    game = spending(2, "military", {"military": "3 3"}, {"military": "4"})

    play(game, "0 advance military 3", "0 advance military 3")

    assert florins(game)[:2] == [9, 5]


@pytest.mark.parametrize("rank", [1, 2, 4, 5, 6])
def test_other_spaces_bring_no_florins(rank: int):
    """SI-ADV.5"""
    game = spending(1, "military", {"military": str(rank)})

    play(game, f"0 advance military {rank}")

    assert florins(game)[0] == 5


def test_arriving_on_the_sixth_space_moves_the_disc_without_a_point():
    """SI-ADV.6"""
    game = spending(2, "clerical", {"clerical": "5", "initiative": 2})

    events = play(game, "0 advance clerical 5")

    assert game.players[0].initiative == 3
    assert told(events, InitiativeMoved) == [InitiativeMoved(0, 3)]
    assert game.decision.points == 1


@pytest.mark.parametrize("rank", [1, 2, 3, 4, 6])
def test_other_spaces_do_not_move_the_disc(rank: int):
    """SI-ADV.6"""
    game = spending(1, "clerical", {"clerical": str(rank), "initiative": 2})

    play(game, f"0 advance clerical {rank}")

    assert game.players[0].initiative == 2


def test_the_sixth_space_has_no_effect_on_a_disc_at_the_top():
    """SI-ADV.6"""
    game = spending(1, "clerical", {"clerical": "5", "initiative": 7})

    events = play(game, "0 advance clerical 5")

    assert game.players[0].initiative == 7
    assert told(events, InitiativeMoved) == []


def test_a_disc_lands_on_top_of_the_others():
    """SI-ADV.7"""
    houses = ({"initiative": 1}, {"initiative": 2}, {"initiative": 2}, {})
    game = spending(1, "initiative", *houses, discs=(3, 0, 2, 1))
    assert initiative_stacks(game)[:3] == ((3,), (0,), (2, 1))

    play(game, "0 initiative")

    assert initiative_stacks(game)[:3] == ((3,), (), (2, 1, 0))


def test_a_disc_that_leaves_keeps_the_others_in_order():
    """SI-ADV.7"""
    game = spending(1, "initiative", discs=(3, 0, 2, 1))
    assert initiative_stacks(game)[0] == (3, 0, 2, 1)

    play(game, "0 initiative")

    assert initiative_stacks(game)[:2] == ((3, 2, 1), (0,))


def test_the_free_step_also_lands_on_top():
    """SI-ADV.6, SI-ADV.7"""
    houses = ({"clerical": "5"}, {"initiative": 1})
    game = spending(1, "clerical", *houses, discs=(0, 1, 2, 3))

    play(game, "0 advance clerical 5")

    assert initiative_stacks(game)[1] == (1, 0)


def test_at_the_top_a_free_step_does_not_lift_the_disc_in_its_stack():
    """SI-ADV.6, SI-ADV.7"""
    houses = ({"clerical": "5", "initiative": 7}, {"initiative": 7})
    game = spending(1, "clerical", *houses, discs=(2, 3, 0, 1))

    play(game, "0 advance clerical 5")

    assert initiative_stacks(game)[7] == (0, 1)


def test_of_two_on_one_space_the_later_goes_first():
    """SI-ADV.7, SI-REW.2"""
    houses = ({"initiative": 2}, {"initiative": 2}, {}, {"initiative": 1})
    game = in_rewards(*houses, discs=(2, 3, 0, 1))

    assert game.order == (1, 0, 3, 2)


def test_career_management_brings_four_points_on_all_tracks():
    """SI-ADV.8"""
    game = in_turn(pool={"turquoise": (5,)})

    play(game, "0 take turquoise 5", "0 manage")

    assert game.decision.points == 4
    assert offered(game) == [*(f"enter {career}" for career in CAREERS), "initiative"]


@pytest.mark.parametrize("colour, row, points", [("purple", "middle", 3), ("grey", "middle", 3)])
def test_helpers_bring_points(colour: str, row: str, points: int):
    """SI-ADV.8"""
    house = {"helpers": f"{colour}_{row}", "political": "1"}
    game = in_turn(house, pool={colour: (6,)}, tasks={"grey_lower": "florins"})
    main = {"purple": "manage", "grey": "perform task_grey_lower 1"}[colour]

    play(game, f"0 take {colour} 6", f"0 {main}", "0 activate")

    assert game.decision.points == points


@pytest.mark.parametrize("reward, points", [("career", 3), ("initiative", 4)])
def test_rewards_bring_points(reward: str, points: int):
    """SI-ADV.8"""
    game = in_rewards(reward=reward, seats=2)

    play(game, "0 take_bonus")

    assert game.decision.points == points


def test_nobody_spends_points_that_nothing_brought():
    """SI-ADV.8"""
    game = in_turn()

    for move in ("initiative", "enter political", "advance political 1", "stop"):
        refusal = refused(game, f"0 {move}")
        assert (refusal.rule, refusal.message) == ("SI-ADV.8", "no-points-now")


def test_only_the_player_with_the_points_spends_them():
    """SI-ADV.8"""
    game = spending(4, ALL)

    assert refused(game, "1 initiative").rule == "SI-ADV.8"


def test_the_question_for_a_point_says_how_many_are_left_and_where_they_go():
    """SI-ADV.3"""
    game = spending(3, "clerical military", by="helper_purple_middle")

    play(game, "0 enter clerical")

    assert game.decision.facts(game, 0) == {
        "points": 2,
        "tracks": ("clerical", "military"),
        "by": "helper_purple_middle",
    }
