"""SI-TSK: pawns are spent on a task."""

from __future__ import annotations

import pytest

from games.signorie.positions import (
    at_rest,
    city,
    florins,
    in_phase,
    in_turn,
    offered,
    scores,
    told,
    words,
)
from interpares.games.signorie.events import FlorinsGained, TaskBegun, ThresholdRaised
from scenario import play, refused

CAREERS = ("political", "clerical", "military")


def at_task(upper: str, lower: str, house=None, **fields):
    """A purple die has been placed, with these two tasks above it."""
    fields = {
        "pool": {"purple": (6,)},
        "tasks": {"purple_upper": upper, "purple_lower": lower},
    } | fields
    game = in_turn(house or {}, **fields)
    play(game, "0 take purple 6")
    return game


def pawns_of(game, seat: int = 0) -> tuple[int, int, int, int]:
    player = game.players[seat]
    return player.men, player.women, player.men_in_supply, player.women_in_supply


def test_the_two_tasks_of_the_colour_can_be_chosen():
    """SI-TSK.1"""
    game = at_task("florins", "exchange")

    assert {word.split()[0] for word in words(game, "perform")} == {
        "task_purple_upper",
        "task_purple_lower",
    }


@pytest.mark.parametrize("space", ["yellow_upper", "red_lower", "grey_upper", "turquoise_lower"])
def test_tasks_of_other_colours_cannot_be_chosen(space: str):
    """SI-TSK.1"""
    refusal = refused(at_task("florins", "exchange"), f"0 perform task_{space} 1")

    assert (refusal.rule, refusal.message) == ("SI-TSK.1", "other-colour")


def test_there_is_no_third_task_space():
    """SI-TSK.1"""
    refusal = refused(at_task("florins", "exchange"), "0 perform task_purple_middle 1")

    assert (refusal.rule, refusal.message) == ("SI-TSK.1", "no-such-space")


@pytest.mark.parametrize(
    "space, after",
    [("upper", (4, 1, 8, 10)), ("lower", (2, 3, 10, 8))],
)
def test_women_pay_above_and_men_below(space: str, after: tuple[int, int, int, int]):
    """SI-TSK.2, SI-TSK.4"""
    tasks = {"upper": "exchange", "lower": "exchange", space: "florins"}
    game = at_task(tasks["upper"], tasks["lower"])
    assert pawns_of(game) == (4, 3, 8, 8)

    play(game, f"0 perform task_purple_{space} 2")

    assert pawns_of(game) == after


def test_only_pawns_of_the_own_pool_pay():
    """SI-TSK.2"""
    house = {
        "men": 1,
        "women": 0,
        "political": "1 2 3",
        "men_in_threshold": 1,
        "women_in_threshold": 1,
    }
    game = at_task("florins", "exchange", house, pawns={"milano": "0m 0w"})

    assert words(game, "perform") == ["task_purple_lower 1"]
    for move in ("upper 1", "lower 2"):
        refusal = refused(game, f"0 perform task_purple_{move}")
        assert (refusal.rule, refusal.message) == ("SI-TSK.2", "not-so-many-pawns")


@pytest.mark.parametrize("task", ["political", "initiative", "threshold", "florins", "exchange"])
def test_one_to_three_pawns_do_a_repeatable_task(task: str):
    """SI-TSK.3"""
    game = at_task("alliance", task)

    lower = [word for word in words(game, "perform") if "lower" in word]
    assert lower == [f"task_purple_lower {pawns}" for pawns in (1, 2, 3)]
    assert refused(game, "0 perform task_purple_lower 4").rule == "SI-TSK.3"
    assert refused(game, "0 perform task_purple_lower 0").rule == "SI-TSK.3"


@pytest.mark.parametrize("task, pawns", [("alliance", 1), ("mission", 2), ("marriage", 2)])
def test_other_tasks_take_their_exact_number(task: str, pawns: int):
    """SI-TSK.3"""
    game = at_task("florins", task, {"political": "4"})

    lower = [word for word in words(game, "perform") if "lower" in word]
    assert lower == [f"task_purple_lower {pawns}"]
    for other in {1, 2, 3} - {pawns}:
        refusal = refused(game, f"0 perform task_purple_lower {other}")
        assert (refusal.rule, refusal.message) == ("SI-TSK.3", "other-number-of-pawns")


def test_pawns_are_paid_before_the_effect():
    """SI-TSK.4"""
    game = at_task("florins", "political")

    events = play(game, "0 perform task_purple_lower 3")

    assert pawns_of(game) == (1, 3, 11, 8)
    assert told(events, TaskBegun) == [
        TaskBegun(0, "task_political", "task_purple_lower", "man", 3)
    ]
    assert words(game, "enter") == ["political"]


def test_pawns_of_the_threshold_task_do_not_go_to_the_supply():
    """SI-TSK.4, SI-TSK.7"""
    game = at_task("threshold", "florins")

    play(game, "0 perform task_purple_upper 2")

    assert pawns_of(game) == (4, 1, 8, 8)
    assert game.players[0].women_in_threshold == 2


def test_a_task_stays_for_others():
    """SI-TSK.5"""
    pool = {"purple": (5, 6)}
    game = in_phase(seats=2, pool=pool, tasks={"purple_lower": "florins"})
    tasks = game.tasks

    play(game, "0 take purple 5", "0 perform task_purple_lower 1")
    play(game, "1 take purple 6", "1 perform task_purple_lower 2")

    assert florins(game) == [7, 9]
    assert game.tasks == tasks


def test_a_task_stays_for_a_helper_of_the_same_player():
    """SI-TSK.5, SI-HEL.5"""
    game = at_task("florins", "exchange", {"helpers": "purple_top"})

    play(game, "0 perform task_purple_upper 2", "0 activate", "0 perform task_purple_upper 1")

    assert florins(game)[0] == 5 + 4 + 2
    assert pawns_of(game) == (4, 0, 8, 11)


def test_a_task_needs_its_pawns():
    """SI-TSK.6"""
    game = at_task("florins", "exchange", {"men": 2, "women": 0})

    assert words(game, "perform") == ["task_purple_lower 1", "task_purple_lower 2"]


@pytest.mark.parametrize("pawns, points", [(1, 2), (2, 4), (3, 6)])
@pytest.mark.parametrize("career", CAREERS)
def test_a_career_task_brings_two_points_a_pawn_on_its_track(career: str, pawns: int, points: int):
    """SI-TSK.7"""
    game = at_task(career, "florins", {career: "1"})

    play(game, f"0 perform task_purple_upper {pawns}")

    assert game.decision.points == points
    assert offered(game) == [f"enter {career}", f"advance {career} 1"]
    for other in {*CAREERS} - {career}:
        assert refused(game, f"0 enter {other}").rule == "SI-TSK.7"
    assert refused(game, "0 initiative").rule == "SI-TSK.7"
    assert refused(game, "0 stop").rule == "SI-ADV.3"


@pytest.mark.parametrize("pawns, points", [(1, 2), (2, 4), (3, 6)])
def test_the_initiative_task_brings_two_points_a_pawn(pawns: int, points: int):
    """SI-TSK.7"""
    game = at_task("initiative", "florins")

    play(game, f"0 perform task_purple_upper {pawns}")
    assert offered(game) == ["initiative"]
    play(game, *["0 initiative"] * points)

    assert at_rest(game)
    assert game.players[0].initiative == points


def test_the_alliance_task_puts_one_token_face_down_beside_any_row():
    """SI-TSK.7"""
    game = at_task("alliance", "florins", stack="medici_1 este_1")

    play(game, "0 perform task_purple_upper 1")
    assert words(game, "put_beside") == ["political", "clerical", "military", "marriage"]
    play(game, "0 put_beside clerical")

    assert game.players[0].face_down == (0, 1, 0, 0)
    assert len(game.stack) == 1
    assert at_rest(game)


@pytest.mark.parametrize("pawns, threshold", [(1, 16), (2, 19), (3, 22)])
def test_the_threshold_task_raises_the_threshold(pawns: int, threshold: int):
    """SI-TSK.7, SI-LIM.6"""
    game = at_task("florins", "threshold")
    assert game.players[0].threshold == 13

    events = play(game, f"0 perform task_purple_lower {pawns}")

    assert game.players[0].men_in_threshold == pawns
    assert game.players[0].threshold == threshold
    assert told(events, ThresholdRaised) == [ThresholdRaised(0, threshold)]
    assert at_rest(game)


def test_the_mission_task_is_one_mission():
    """SI-TSK.7"""
    game = at_task("mission", "florins", {"political": "2 2"})

    play(game, "0 perform task_purple_upper 2", "0 mission political 2 roma")

    assert at_rest(game)
    assert scores(game)[0] == 3
    assert game.players[0].careers[0] == (2,)
    assert len(city(game, "roma").pawns) == 1


def test_the_marriage_task_is_one_marriage_with_its_dowry():
    """SI-TSK.7"""
    game = at_task("florins", "marriage")

    play(game, "0 perform task_purple_lower 2", "0 marry roma 3")

    assert at_rest(game)
    assert (scores(game)[0], florins(game)[0]) == (6, 2)
    assert pawns_of(game) == (2, 2, 10, 8)


@pytest.mark.parametrize("pawns", [1, 2, 3])
def test_the_florins_task_brings_two_florins_a_pawn(pawns: int):
    """SI-TSK.7"""
    game = at_task("florins", "exchange")

    events = play(game, f"0 perform task_purple_upper {pawns}")

    assert florins(game)[0] == 5 + 2 * pawns
    assert told(events, FlorinsGained) == [FlorinsGained(0, 2 * pawns, "task_florins")]
    assert at_rest(game)


def test_the_exchange_brings_a_pawn_of_either_sex_for_each_one_paid():
    """SI-TSK.7"""
    game = at_task("exchange", "florins")

    play(game, "0 perform task_purple_upper 3")
    assert offered(game) == ["take_pawn man", "take_pawn woman"]
    play(game, "0 take_pawn man", "0 take_pawn woman", "0 take_pawn man")

    assert at_rest(game)
    assert pawns_of(game) == (6, 1, 6, 10)


def test_a_man_paid_cannot_enter_the_track_too():
    """SI-TSK.8, SI-TSK.6"""
    game = at_task("exchange", "military", {"men": 1})

    refusal = refused(game, "0 perform task_purple_lower 1")

    assert (refusal.rule, refusal.message) == ("SI-TSK.8", "nobody-can-advance")
    assert [word for word in words(game, "perform") if "lower" in word] == []


@pytest.mark.parametrize("ranks, possible", [("7", []), ("6", [1]), ("6 7", [1])])
def test_a_career_task_needs_a_man_below_the_top(ranks: str, possible: list[int]):
    """SI-TSK.8"""
    game = at_task("exchange", "military", {"men": 1, "military": ranks})

    lower = [word for word in words(game, "perform") if "lower" in word]

    assert lower == [f"task_purple_lower {pawns}" for pawns in possible]


def test_a_career_task_paid_with_women_leaves_the_men():
    """SI-TSK.8"""
    game = at_task("military", "exchange", {"men": 1, "women": 1})

    assert "task_purple_upper 1" in words(game, "perform")


def test_the_initiative_task_needs_a_disc_below_the_top():
    """SI-TSK.8"""
    game = at_task("initiative", "florins", {"initiative": 7})

    refusal = refused(game, "0 perform task_purple_upper 1")

    assert (refusal.rule, refusal.message) == ("SI-TSK.8", "initiative-at-the-top")


def test_the_alliance_task_needs_a_token_in_the_stack():
    """SI-TSK.8, SI-ALL.7"""
    game = at_task("alliance", "florins", stack="")

    refusal = refused(game, "0 perform task_purple_upper 1")

    assert (refusal.rule, refusal.message) == ("SI-TSK.8", "stack-is-empty")


@pytest.mark.parametrize("women, possible", [(2, False), (3, True)])
def test_a_marriage_paid_with_women_needs_a_third(women: int, possible: bool):
    """SI-TSK.8"""
    game = at_task("marriage", "florins", {"women": women})

    assert ("task_purple_upper 2" in words(game, "perform")) is possible
    if not possible:
        refusal = refused(game, "0 perform task_purple_upper 2")
        assert (refusal.rule, refusal.message) == ("SI-TSK.8", "no-woman-in-pool")


def test_a_marriage_task_needs_a_dowry():
    """SI-TSK.8, SI-FUL.4"""
    game = at_task("florins", "marriage", {"florins": 0})

    assert refused(game, "0 perform task_purple_lower 2").message == "no-florins-for-dowry"


@pytest.mark.parametrize("rank, possible", [("1", False), ("2", True)])
def test_a_mission_task_needs_a_man_of_sufficient_rank(rank: str, possible: bool):
    """SI-TSK.8, SI-FUL.5"""
    two = dict.fromkeys(("milano", "venezia", "firenze"), "1m 1w")
    game = at_task("mission", "florins", {"clerical": rank}, seats=2, pawns=two)

    assert ("task_purple_upper 2" in words(game, "perform")) is possible


@pytest.mark.parametrize("standing, most", [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_no_more_than_three_pawns_stand_in_the_threshold_area(standing: int, most: int):
    """SI-TSK.8, SI-LIM.6"""
    house = {"men": 4, "men_in_threshold": standing // 2, "women_in_threshold": (standing + 1) // 2}
    game = at_task("exchange", "threshold", house)

    lower = [word for word in words(game, "perform") if "lower" in word]

    assert lower == [f"task_purple_lower {pawns}" for pawns in range(1, most + 1)]
    if most < 3:
        refusal = refused(game, f"0 perform task_purple_lower {most + 1}")
        assert (refusal.rule, refusal.message) == ("SI-LIM.6", "threshold-is-full")


def test_pawns_just_paid_may_be_taken_back():
    """SI-TSK.9"""
    game = at_task("exchange", "florins", {"men": 12, "women": 11})
    assert pawns_of(game) == (12, 11, 0, 0)

    play(game, "0 perform task_purple_upper 2")

    assert pawns_of(game) == (12, 11, 0, 0)
    assert at_rest(game)


def test_an_exchange_with_a_man_left_in_the_supply_asks_until_he_is_gone():
    """SI-TSK.7, SI-TSK.9"""
    game = at_task("exchange", "florins", {"men": 11, "women": 11})

    play(game, "0 perform task_purple_upper 3", "0 take_pawn man")

    assert at_rest(game)
    assert pawns_of(game) == (12, 10, 0, 1)
