"""SA-8.21, SA-8.22: church courts."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import at_rest, in_phase, office, special_turn, told, words
from interpares.games.sigismundus.events import CourtCard, CourtHeld
from interpares.games.sigismundus.maintenance import RoundEnd
from scenario import play, refused

BISHOP = {"offices": "13"}
HAND = {"hand": "client_card negotiations foray"}


@pytest.mark.parametrize("number", [1, 4, 7, 10, 13])
def test_every_ecclesiastical_office_has_a_court(number: int):
    """SA-8.21"""
    game = special_turn({"offices": str(number)}, HAND)

    assert words(game, "hold_court") == [f"{office(number)} 1"]


@pytest.mark.parametrize("number", [2, 3, 5, 6, 8, 9, 11, 12, 14, 15])
def test_no_other_office_has_one(number: int):
    """SA-8.21"""
    game = special_turn({"offices": str(number), "hand": "foray"}, HAND)

    assert words(game, "hold_court") == []
    refusal = refused(game, f"0 hold_court {office(number)} 1")
    assert (refusal.rule, refusal.message) == ("SA-8.21", "no-court")


@pytest.mark.parametrize("at, card", list(enumerate(["client_card", "negotiations", "foray"])))
def test_a_court_takes_a_random_card_of_a_hand(at: int, card: str):
    """SA-8.21: each is equally likely"""
    game = special_turn(BISHOP, HAND, script=(at,))

    events = play(game, f"0 hold_court {office(13)} 1")

    assert game.players[0].hand == (card,)
    assert sorted(game.players[1].hand) == sorted({*HAND["hand"].split()} - {card})
    decks = {"client_card": "internal", "negotiations": "foreign", "foray": "military"}
    assert told(events, CourtHeld) == [CourtHeld(0, 1, office(13), decks[card])]
    assert told(events, CourtCard) == [CourtCard(0, 1, card)]
    assert CourtCard(0, 1, card).audience == (0, 1)
    assert at_rest(game)


def test_copies_count_each():
    """SA-8.21"""
    game = special_turn(BISHOP, {"hand": "client_card client_card foray"}, script=(2,))

    play(game, f"0 hold_court {office(13)} 1")

    assert game.players[0].hand == ("foray",)


def test_the_taken_card_is_usable_at_once():
    """SA-8.20, SA-8.21"""
    game = in_phase("special_actions", BISHOP, {"hand": "vistula_raft"})

    play(game, f"0 hold_court {office(13)} 1", "0 play_raft")

    assert game.players[0].ducats == 9


def test_every_opponent_with_a_card_can_be_called():
    """SA-8.21"""
    game = special_turn(BISHOP, HAND, {}, HAND)

    assert words(game, "hold_court") == [f"{office(13)} 1", f"{office(13)} 3"]
    assert refused(game, f"0 hold_court {office(13)} 2").message == "hand-is-empty"
    assert refused(game, f"0 hold_court {office(13)} 0").message == "opponent-only"


def test_a_court_is_held_once_in_a_round():
    """SA-8.21"""
    game = in_phase("special_actions", {"offices": "10 13", **HAND}, HAND)

    play(game, f"0 hold_court {office(10)} 1")

    assert words(game, "hold_court") == [f"{office(13)} 1"]
    refusal = refused(game, f"0 hold_court {office(10)} 1")
    assert (refusal.rule, refusal.message) == ("SA-8.21", "court-was-held")
    RoundEnd().resolve(game)
    assert game.players[0].courts == ()


def test_who_has_only_a_court_is_asked():
    """SA-8.2, SA-8.3"""
    game = special_turn(BISHOP, HAND)

    assert game.waiting == (0,)


def test_courts_can_be_suspended():
    """SA-8.22, SA-16.6"""
    game = special_turn({**BISHOP, **HAND}, HAND, acts=("suspension_of_church_courts",))

    assert words(game, "hold_court") == []
    refusal = refused(game, f"0 hold_court {office(13)} 1")
    assert (refusal.rule, refusal.message) == ("SA-8.22", "courts-suspended")


def test_other_acts_suspend_nothing():
    """SA-8.22, SA-20.4: nor does the side an office shows."""
    game = special_turn(BISHOP, HAND, acts=("national_church", "border_defence"))

    assert words(game, "hold_court") == [f"{office(13)} 1"]


def test_taker_and_victim_know_the_card():
    """SA-21.4, SA-8.21"""
    game = special_turn(BISHOP, HAND, script=(2,))

    play(game, f"0 hold_court {office(13)} 1")

    assert game.players[1].known == (("foray",), (), (), ())
    assert game.players[0].known == game.players[2].known == ((), (), (), ())


def test_who_knew_a_hand_knows_it_no_more_in_that_type():
    """SA-21.4: the others see only the type of the card."""
    game = special_turn(
        {**BISHOP, "knows": {1: "foray sack"}},
        {"hand": "client_card foray sack"},
        {"knows": {1: "client_card foray"}},
        script=(1,),
    )

    play(game, f"0 hold_court {office(13)} 1")

    assert game.players[0].hand == ("sack",)
    assert game.players[0].known[1] == ("foray",)
    assert game.players[2].known[1] == ("client_card",)
