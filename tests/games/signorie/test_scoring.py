"""SI-END, SI-LIM.5: the end of the game."""

from __future__ import annotations

import pytest
from walking import cases_of, walk

from games.signorie.positions import signorie
from interpares.games.signorie.game import SOURCES, Signorie
from interpares.games.signorie.rewards import RewardPhase
from interpares.games.signorie.scoring import FinalScoring
from scenario import play


def final(*houses: dict, **fields) -> Signorie:
    return signorie(*houses, agenda=(FinalScoring(),), round=7, phase="rewards", **fields)


def gained(game: Signorie, source: str, seat: int = 0) -> int:
    """Victory points from one source."""
    return game.players[seat].scored[SOURCES.index(source)]


@pytest.mark.parametrize("career", ["political", "clerical", "military"])
@pytest.mark.parametrize("rank, vp", list(enumerate((0, 1, 2, 3, 4, 5, 6), start=1)))
def test_a_man_still_in_his_career_brings_half_its_points(career: str, rank: int, vp: int):
    """SI-END.1"""
    game = final({career: f"{rank}"})

    assert gained(game, "career") == vp
    assert game.outcome.scores == (vp, 0, 0, 0)


def test_halves_are_rounded_down_man_by_man():
    """SI-END.1, EX-15"""
    game = final({"men": 0, "political": "2 2 2", "clerical": "4 6"})

    assert gained(game, "career") == 1 + 1 + 1 + 3 + 5


ROWS = {
    "two tokens": ({"tokens": {"political": "medici_9 este_9"}}, 0),
    "two tokens face down": ({"face_down": {"clerical": 2}}, 0),
    "three tokens": ({"tokens": {"political": "medici_9 medici_1 este_7"}}, 5 + 2 + 4),
    "two and one face down": (
        {"tokens": {"military": "sforza_9 este_1"}, "face_down": {"military": 1}},
        5 + 2 + 1,
    ),
    "three face down": ({"face_down": {"clerical": 3}}, 3),
    "one and three face down": (
        {"tokens": {"marriage": "aragona_7"}, "face_down": {"marriage": 3}},
        4 + 3,
    ),
    "all six of the marriage row": (
        {"tokens": {"marriage": "medici_1 sforza_4 este_7 gonzaga_9 aragona_1 della_rovere_2"}},
        2 + 3 + 4 + 5 + 2 + 2,
    ),
    "three in two rows together": (
        {"tokens": {"political": "medici_9", "military": "sforza_9 este_1"}},
        0,
    ),
    "two rows": (
        {
            "tokens": {"political": "medici_1 medici_2 este_1", "marriage": "este_2"},
            "face_down": {"marriage": 2, "military": 1},
        },
        6 + 4,
    ),
}


@pytest.mark.parametrize("house, vp", ROWS.values(), ids=ROWS)
def test_a_row_counts_with_three_tokens(house: dict, vp: int):
    """SI-END.2"""
    game = final(house)

    assert gained(game, "plan") == vp
    assert game.outcome.scores[0] == vp


def test_the_front_of_a_face_down_token_is_worth_nothing():
    """SI-END.2, SI-ALL.6, R35"""
    scores = set()
    for tokens in ("medici_1 medici_2 medici_3", "medici_9 sforza_9 este_9"):
        beside = tuple(f"alliance_{each}" for each in tokens.split())
        game = signorie({"face_down": {"military": 3}})
        rest = {*game.stack, *game.face_down} - set(beside)
        game.face_down, game.stack = beside, tuple(sorted(rest))
        game.then(FinalScoring())
        game.advance()
        scores.add(game.outcome.scores)

    assert scores == {(3, 0, 0, 0)}


def test_most_points_win():
    """SI-END.3"""
    game = final({"vp": 20}, {"vp": 31}, {"vp": 7}, {"vp": 30})

    assert game.outcome.reason == "finished"
    assert game.outcome.ranking == (1, 3, 0, 2)
    assert game.outcome.ranks == (3, 1, 4, 2)
    assert game.outcome.winners == (1,)


def test_of_equals_the_earliest_in_turn_order_wins_and_no_place_is_shared():
    """SI-END.3"""
    game = final(*({"vp": 20},) * 3, {"vp": 21}, order=(2, 0, 3, 1))

    assert game.outcome.ranking == (3, 2, 0, 1)
    assert game.outcome.ranks == (3, 4, 2, 1)


def test_the_order_of_the_last_rewards_breaks_a_tie():
    """SI-END.3, SI-REW.2, SI-RND.1"""
    houses = [{"vp": 20, "florins": 0} for _ in range(4)]
    houses[3] = {**houses[3], "initiative": 1}
    game = signorie(*houses, agenda=(RewardPhase(), FinalScoring()), round=7, reward="vp_men")

    assert game.outcome.scores == (20,) * 4
    assert game.outcome.ranking == (3, 0, 1, 2)


def test_points_of_the_end_decide():
    """SI-END.1 to SI-END.3"""
    game = final({"vp": 20}, {"vp": 17, "political": "5"})

    assert game.outcome.scores[:2] == (20, 21)
    assert game.outcome.winners == (1,)


def test_florins_pawns_brides_helpers_and_dice_are_worth_nothing():
    """SI-END.4"""
    rich = {
        "florins": 30,
        "men": 10,
        "women": 10,
        "brides": 4,
        "helpers": "yellow_middle red_middle",
        "dice": "yellow:6",
        "initiative": 7,
    }
    game = final(rich, pawns={"roma": "0m 0w"})

    assert game.outcome.scores == (0, 0, 0, 0)


def test_after_the_last_round_comes_the_end():
    """SI-RND.1"""
    game = signorie(agenda=(RewardPhase(), FinalScoring()), round=7, reward="vp_men")

    play(game, "0 buy_points", "1 decline", "2 decline")
    assert game.outcome is None
    play(game, "3 decline")

    assert game.outcome.scores == (5, 0, 0, 0)
    assert game.waiting == ()


@pytest.mark.parametrize("case", cases_of("signorie"), ids=str)
def test_points_are_never_lost_and_nobody_owes_florins(case):
    """SI-LIM.5"""
    for seed in range(3):
        before = [0] * case.seats
        for match, _, _ in walk(case, seed):
            points = [player.vp for player in match.game.players]
            assert all(now >= then for now, then in zip(points, before, strict=True))
            assert min(player.florins for player in match.game.players) >= 0
            before = points
        assert match.outcome.scores == tuple(player.vp for player in match.game.players)
        assert match.game.round == 7
