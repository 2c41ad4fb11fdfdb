"""SA-8.1 to SA-8.6: special actions."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    at_rest,
    ducats,
    in_phase,
    offered,
    office,
    special_turn,
    told,
)
from interpares.games.sigismundus.cards import DECK_OF, POLICIES
from interpares.games.sigismundus.events import CardPlayed, Passed
from scenario import play, refused

STRONG = {"active": (0, 3, 0)}
"""Three hussars fight in one step and beat everybody without units."""


def test_the_magnate_acts_first_and_then_all_in_order():
    """SA-8.1, SA-8.2"""
    raft, two = {"hand": "vistula_raft"}, {"hand": "vistula_raft vistula_raft"}
    game = in_phase("special_actions", raft, raft, two, raft, first=1, senatorial=(2, 0, 1, 3))
    asked = []

    while not at_rest(game):
        asked.append((game.waiting[0], game.decision.extra))
        play(game, f"{game.waiting[0]} play_raft")

    assert asked == [(2, True), (1, False), (2, False), (3, False), (0, False)]
    assert ducats(game) == [9, 9, 13, 9]


def test_the_extra_action_is_a_choice_and_the_normal_one_stays():
    """SA-8.1, SA-8.2, SA-8.3"""
    game = in_phase("special_actions", {"hand": "vistula_raft"})

    events = play(game, "0 pass")

    assert told(events, Passed) == [Passed(0, "special_actions")]
    assert (game.waiting, game.decision.extra) == ((0,), False)
    play(game, "0 play_raft")
    assert at_rest(game)


def test_a_passed_action_is_lost():
    """SA-8.3"""
    game = special_turn({"hand": "vistula_raft"})

    play(game, "0 pass")

    assert at_rest(game)
    assert ducats(game)[0] == 5


def test_who_has_nothing_to_act_with_is_not_asked():
    """SA-8.2"""
    game = in_phase("special_actions", {}, {"hand": "vistula_raft"})

    assert game.waiting == (1,)


def test_who_has_only_cards_that_cannot_be_played_can_only_pass():
    """SA-8.3, SA-8.6"""
    game = special_turn({"hand": "foray sack"})

    assert offered(game) == ["pass"]


def test_one_action_is_over_before_the_next_begins():
    """SA-8.4"""
    game = in_phase(
        "special_actions",
        {"hand": "death_of_senator"},
        {"hand": "vistula_raft", "offices": "12 15"},
        {"hand": "vistula_raft"},
        senatorial=(3, 0, 1, 2),
    )

    play(game, "0 play_death 1")

    assert game.waiting == (1,)
    assert offered(game, 1) == [f"surrender_office {office(12)}", f"surrender_office {office(15)}"]
    play(game, f"1 surrender_office {office(12)}")
    assert "play_raft" in offered(game, 1)


MOVES = {
    "client_card": "play_client",
    "primus_inter_pares": "play_primus",
    "death_of_senator": "play_death 1",
    "church_foundation": "play_foundation",
    "vistula_raft": "play_raft",
    "diplomatic_mission": "play_mission sweden",
    "negotiations": "play_negotiations sweden last",
    "secret_pact": "play_pact sweden",
    "enlistment": "play_enlistment hussars",
    "abduction": "play_abduction 1",
    "sack": "play_sack 1",
    "foray": "play_foray 1",
}


@pytest.mark.parametrize("card", MOVES)
def test_a_played_card_goes_on_the_pile_of_its_type(card: str):
    """SA-8.5, SA-8.3: only Secret Pact lies on its country."""
    game = special_turn({"hand": f"{card} {card}", **STRONG}, {"offices": "15"}, first=1)

    events = play(game, f"0 {MOVES[card]}")

    piles = [(), (), ()]
    piles[DECK_OF[card]] = (card,) if card != "secret_pact" else ()
    assert game.discards == tuple(piles)
    assert game.players[0].hand == (card,)
    assert told(events, CardPlayed) == [CardPlayed(0, card)]


@pytest.mark.parametrize("card", MOVES)
def test_a_card_is_played_only_from_ones_own_hand(card: str):
    """SA-8.3"""
    others = " ".join(each for each in POLICIES if each != card)
    game = special_turn({"hand": others, **STRONG}, {"hand": card, "offices": "15"}, first=1)

    assert MOVES[card] not in offered(game)
    refusal = refused(game, f"0 {MOVES[card]}")
    assert (refusal.rule, refusal.message) == ("SA-8.3", "not-in-hand")
