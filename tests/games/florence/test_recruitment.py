"""PF-10: recruitment cards."""

from __future__ import annotations

import pytest

from games.florence.positions import at_rest, florence, in_turn, offered, told, words
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.events import Recruited, WorkCompleted
from interpares.games.florence.scoring import metrics
from interpares.games.florence.turn import ActionPhase
from interpares.games.florence.works import counters, work_value
from scenario import play, refused

ANNA = {"recruits": 1, "hand": "painter", "jesters": 3}
BARTEK = {"table": "poet jurist", "hand": "composer", "jesters": 4}


def test_the_poet_changes_hands_and_the_recruitment_card_takes_its_place():
    """PF-10.3, PF-6.4, EX-19"""
    game = in_turn(3, ANNA, BARTEK)
    before = [each.cards for each in game.players]

    events = play(game, "0 recruit poet")

    anna, bartek = game.players[:2]
    assert told(events, Recruited) == [Recruited(0, "poet", 1)]
    assert (anna.hand, anna.recruits) == (("painter", "poet"), 0)
    assert (bartek.table, bartek.recruits_on_table) == (("jurist",), 1)
    assert game.decision.actions == 2
    assert [each.cards for each in game.players] == before


def test_the_poet_may_be_recruited_back_after_it_was_used():
    """PF-10.6, PF-7.9, EX-19"""
    anna, bartek = ANNA, {**BARTEK, "recruits": 1}
    game = florence(2, anna, bartek, agenda=(ActionPhase(), ActionPhase()), round=1)
    play(game, "0 recruit poet")
    assert words(game, "work") == ["painter", "poet"]

    play(game, "0 work poet", "0 exchange 0", "0 end_turn")
    play(game, "1 recruit poet")
    events = play(game, "1 work poet")

    (done,) = told(events, WorkCompleted)
    assert (done.seat, done.profession) == (1, "poet")
    assert game.players[1].table == ("jurist", "poet")
    assert game.players[0].recruits_on_table == 1


def test_several_recruitment_cards_may_be_used_in_a_turn():
    """PF-10.1"""
    game = in_turn(3, {**ANNA, "recruits": 2}, BARTEK)

    play(game, "0 recruit poet", "0 recruit jurist")

    assert game.players[0].hand == ("jurist", "painter", "poet")
    assert game.decision.actions == 2


@pytest.mark.parametrize("actions", [0, 1, 2])
def test_recruiting_is_a_free_action_whatever_actions_are_left(actions: int):
    """PF-10.1, PF-6.4"""
    game = in_turn(3, ANNA, BARTEK, actions=actions)

    assert words(game, "recruit") == ["jurist", "poet"]


def test_recruiting_in_the_moment_of_obtaining_comes_before_the_next_auction():
    """PF-10.2, PF-4.12"""
    game = florence(3, ANNA, BARTEK, agenda=(AuctionPhase(),))

    play(game, "0 name recruitment_card", "1 pass", "2 pass")
    assert offered(game) == ["recruit jurist", "recruit poet", "decline"]
    play(game, "0 recruit poet")

    assert game.waiting == (1,)
    assert game.players[0].recruits == 1


def test_an_older_card_is_of_no_use_in_phase_a():
    """PF-10.1, PF-R12"""
    game = florence(3, ANNA, BARTEK, agenda=(AuctionPhase(),))

    assert refused(game, "0 recruit poet").rule == "PF-10.1"


def test_nobody_recruits_in_the_turn_of_another():
    """PF-10.1, PF-R12"""
    game = in_turn(3, BARTEK, ANNA)

    assert refused(game, "1 recruit poet").rule == "PF-10.1"


@pytest.mark.parametrize("card", ["composer", "painter", "sculptor"])
def test_cards_in_hands_and_in_the_deck_cannot_be_recruited(card: str):
    """PF-10.4"""
    game = in_turn(3, ANNA, BARTEK)

    assert card not in words(game, "recruit")
    assert refused(game, f"0 recruit {card}").rule == "PF-10.4"


def test_own_cards_and_recruitment_cards_cannot_be_recruited():
    """PF-10.4"""
    game = in_turn(3, {**ANNA, "table": "sculptor"}, {"recruits_on_table": 2})

    assert words(game, "recruit") == []
    assert refused(game, "0 recruit sculptor").rule == "PF-10.4"
    assert refused(game, "0 recruit recruitment_card").rule in ("PF-10.3", "PF-10.4")


def test_a_recruitment_card_on_the_table_counts_like_a_profession_there():
    """PF-10.5, PF-R16"""
    game = in_turn(3, {"hand": "poet", "table": "jurist", "recruits_on_table": 2})

    assert work_value(game, 0, "poet").cards == 4
    assert counters(game.players[0], laid=1)["profession_table"] == 4
    assert metrics(game, 0)["works_on_table"] == 3


def test_a_recruitment_card_in_hand_counts_like_a_profession_there():
    """PF-7.4, PF-R16"""
    game = in_turn(3, {"hand": "poet jurist", "recruits": 2})

    assert work_value(game, 0, "poet").cards == 4
    assert counters(game.players[0], laid=1)["profession_hand"] == 3


def test_the_recruitment_card_stays_on_the_table_for_good():
    """PF-10.5"""
    game = in_turn(3, ANNA, BARTEK)
    play(game, "0 recruit poet")

    play(game, "0 work poet", "0 exchange 0", "0 end_turn")

    assert at_rest(game)
    assert game.players[1].recruits_on_table == 1
    assert game.recruits_left == 4


def test_a_recruited_card_may_be_recruited_by_a_third_player():
    """PF-10.6"""
    carl = {"recruits": 1}
    game = florence(3, ANNA, BARTEK, carl, agenda=(ActionPhase(),))
    play(game, "0 recruit poet", "0 work poet", "0 exchange 0", "0 end_turn")
    play(game, "1 end_turn")

    play(game, "2 recruit poet")

    assert game.players[2].hand == ("poet",)
    assert (game.players[0].recruits_on_table, game.players[1].recruits_on_table) == (1, 1)


def test_a_recruited_card_in_hand_cannot_be_recruited():
    """PF-10.4, PF-10.6"""
    game = florence(3, ANNA, BARTEK, {"recruits": 1}, agenda=(ActionPhase(),))
    play(game, "0 recruit poet", "0 end_turn", "1 end_turn")

    assert words(game, "recruit", 2) == ["jurist"]
    assert refused(game, "2 recruit poet").rule == "PF-10.4"
