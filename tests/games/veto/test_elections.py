"""VE-10.5, VE-10.6, VE-10.9, VE-10.14: elections, strategies and the victory check."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import among, ended, kreski, window
from games.veto.moments import FROM_ELECTION, in_ending
from games.veto.positions import all_bene, do, offered, play, veto
from interpares.games.veto.events import ElectionLapsed

KING = "charles_ferdinand_vasa/karmazyn"
OTHER_KING = "janusz_radziwill/karmazyn"
HERALD = """
[[card]]
id = "herald"
type = "possession"
[[card.ability]]
kind = "reply"
when = { event = "victory_check" }
do = [{ op = "gain_kreski", who = "you", amount = 1 }]
"""


# --- election


@pytest.mark.parametrize("seats, threshold", [(2, 14), (3, 16), (4, 18)])
def test_two_thirds_of_all_kreski_and_an_elect_win_an_announced_election(seats, threshold):
    """VE-10.6, VE-12.7"""
    game = in_ending(seats, in_play={0: KING}, kreski={0: threshold}, election=0)

    all_bene(game)

    assert ended(game)[0] == "election"
    assert ended(game)[1][0] == 0


@pytest.mark.parametrize("seats, threshold", [(2, 14), (3, 16), (4, 18)])
def test_one_kreska_less_and_the_election_lapses(seats, threshold):
    """VE-10.6"""
    game = in_ending(seats, in_play={0: KING}, kreski={0: threshold - 1}, election=0)

    all_bene(game)

    assert game.outcome is None
    assert game.phase == "ending"


@pytest.mark.parametrize(
    "in_play, election", [({0: KING}, -1), ({0: "jan_skrzetuski"}, 0), ({1: OTHER_KING}, 0)]
)
def test_without_an_announcement_or_an_elect_nobody_is_elected(in_play, election):
    """VE-10.6"""
    game = in_ending(in_play=in_play, kreski={0: 15}, election=election)

    all_bene(game)

    assert game.outcome is None


def test_an_election_that_nobody_wins_is_told_and_the_game_goes_on():
    """VE-10.6"""
    game = in_ending(in_play={0: KING}, kreski={0: 13}, election=0)
    play(game, "0 bene", "1 bene")

    events = play(game, "0 bene", "1 bene")

    assert len(among(events, ElectionLapsed)) == 1
    assert type(game.decision).__name__ == "EndingDiscard"


def test_an_opponent_can_win_the_election_that_another_announced():
    """VE-10.6"""
    game = in_ending(in_play={0: KING, 1: OTHER_KING}, kreski={0: 3, 1: 14}, election=0)

    all_bene(game)

    assert ended(game) == ("election", (1, 0))


def test_an_absent_elect_is_enough_for_an_election():
    """VE-10.6, VE-1.19"""
    game = in_ending(in_play={0: "louis_of_conde"}, kreski={0: 14}, election=0)

    all_bene(game)

    assert ended(game) == ("election", (0, 1))


def test_a_lower_threshold_counts_for_its_owner_only():
    """VE-10.6, VE-L.13"""
    shed = {0: f"{KING} senators_shed", 1: OTHER_KING}
    mine = in_ending(in_play=shed, kreski={0: 13}, election=0)
    theirs = in_ending(in_play=shed, kreski={1: 13}, election=0)

    all_bene(mine)
    all_bene(theirs)

    assert ended(mine) == ("election", (0, 1))
    assert theirs.outcome is None


def test_a_cancelled_election_elects_nobody():
    """VE-10.6"""
    game = veto(
        in_play={0: KING},
        hands={1: "i_do_not_allow_it"},
        kreski={0: 14},
        agenda=FROM_ELECTION,
    )

    play(game, "0 announce", "1 play i_do_not_allow_it")
    all_bene(game)
    play(game, "0 bene", "1 bene")
    all_bene(game)

    assert game.phase == "ending"
    assert game.outcome is None


# --- the check, and the test after its window


def test_who_would_win_can_be_brought_down_in_the_window_of_the_check():
    """VE-10.5: the conditions are tested again"""
    game = in_ending(in_play={0: KING}, hands={1: "last_word"}, kreski={0: 14}, election=0)
    play(game, "0 bene", "1 bene")
    assert window(game) == ("W-E2", 0)

    play(game, "0 bene", "1 play last_word")
    all_bene(game)

    assert game.outcome is None
    assert kreski(game) == [13, 0, 8]


def test_the_window_of_the_check_opens_also_when_nobody_would_win():
    """VE-10.5"""
    game = in_ending(hands={1: "last_word"}, kreski={0: 13})
    play(game, "0 bene", "1 bene", "0 bene")

    assert window(game) == ("W-E2", 1)
    assert not offered(game, 1, "play last_word")


def test_who_reaches_the_threshold_only_in_that_window_wins_too(monkeypatch):
    """VE-10.5: what is tested after it counts"""
    add_cards(monkeypatch, HERALD)
    game = in_ending(in_play={0: f"{KING} herald"}, kreski={0: 13}, election=0)
    play(game, "0 bene", "1 bene")
    assert window(game) == ("W-E2", 0)

    play(game, "0 use herald 1", "1 bene", "0 bene")

    assert ended(game) == ("election", (0, 1))


def test_a_strategy_whose_condition_is_met_only_in_that_window_wins_too(monkeypatch):
    """VE-10.14: the second test counts"""
    add_cards(monkeypatch, HERALD)
    game = in_ending(
        in_play={0: f"{KING} herald"},
        strategies={0: "treasury_of_the_commonwealth"},
        dukats={0: 50},
        kreski={0: 8},
    )

    play(game, "0 bene", "1 bene", "0 use herald 1", "1 bene", "0 bene")

    assert ended(game) == ("strategy", (0, 1))


def test_of_several_who_meet_a_condition_the_one_with_more_kreski_wins():
    """VE-10.9"""
    game = in_ending(
        in_play={0: KING, 1: OTHER_KING},
        strategies={0: "treasury_of_the_commonwealth"},
        dukats={0: 50},
        kreski={0: 9, 1: 12},
        election=1,
    )
    with_shed = in_ending(
        in_play={0: KING, 1: f"{OTHER_KING} senators_shed"},
        strategies={0: "treasury_of_the_commonwealth", 1: "election_in_the_kings_lifetime"},
        dukats={0: 50},
        kreski={0: 9, 1: 12},
        election=1,
    )

    all_bene(game)
    all_bene(with_shed)

    assert ended(game) == ("strategy", (0, 1))
    assert ended(with_shed) == ("election", (1, 0))


@pytest.mark.parametrize("initiative, winner", [(0, 0), (1, 1), (2, 0)])
def test_among_equals_the_initiative_holder_wins_or_the_next_after_him(initiative, winner):
    """VE-10.9"""
    rich = "treasury_of_the_commonwealth"
    game = in_ending(
        3,
        in_play={0: KING, 1: OTHER_KING},
        strategies={0: rich, 1: rich},
        dukats={0: 50, 1: 50},
        kreski={0: 9, 1: 9, 2: 6},
        initiative=initiative,
    )

    all_bene(game)

    assert ended(game)[0] == "strategy"
    assert ended(game)[1][0] == winner


# --- strategies


@pytest.mark.parametrize(
    "coins, votes, king, wins",
    [(50, 9, KING, True), (49, 9, KING, False), (50, 8, KING, False), (50, 9, "", False)],
)
def test_a_strategy_wins_by_its_own_condition_at_the_victory_check(coins, votes, king, wins):
    """VE-10.14"""
    game = in_ending(
        in_play={0: king},
        strategies={0: "treasury_of_the_commonwealth"},
        dukats={0: coins},
        kreski={0: votes},
    )

    all_bene(game)

    assert ended(game) == (("strategy", (0, 1)) if wins else None)


def test_a_strategy_is_asked_again_after_the_window():
    """VE-10.14"""
    game = in_ending(
        in_play={0: KING},
        hands={1: "last_word"},
        strategies={0: "treasury_of_the_commonwealth"},
        dukats={0: 50},
        kreski={0: 9},
    )
    play(game, "0 bene", "1 bene", "0 bene")
    assert offered(game, 1, "play last_word")

    play(game, "1 play last_word")
    all_bene(game)

    assert game.outcome is None
    assert kreski(game) == [8, 0, 13]


def test_a_strategy_condition_met_in_the_game_phase_wins_nothing_yet():
    """VE-10.14: it is tested in the ending phase"""
    game = veto(
        in_play={0: KING},
        strategies={0: "treasury_of_the_commonwealth"},
        dukats={0: 49},
        kreski={0: 9},
    )

    do(game, "0 use charles_ferdinand_vasa 1")
    assert game.outcome is None
    play(game, "0 bene", "1 bene")
    all_bene(game)

    assert ended(game) == ("strategy", (0, 1))
