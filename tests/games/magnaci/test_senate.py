"""MA-7: the Senate."""

from __future__ import annotations

import pytest

from games.magnaci.positions import at_rest, estates, offered, placement, senate
from interpares import rules_of
from interpares.games.magnaci.cards import DECK, OFFICES
from interpares.games.magnaci.events import CardsRevealed, OfficeEmpty, PrimateByDefault
from interpares.games.magnaci.senate import Senate
from interpares.games.magnaci.windows import Turn
from scenario import magnaci, play

VIEW = rules_of("magnaci").view


def offices(game) -> list[tuple[str, ...]]:
    return [player.offices for player in game.players]


def test_players_place_three_cards_each_one_after_another_in_track_order():
    """MA-7.1"""
    game = magnaci(track=(2, 0, 1), agenda=(Senate(),))
    asked = []
    for seat in (2, 0, 1):
        for move in placement(seat, {"primate": "2", "hetman": "3", "chancellor": "4"}):
            asked.append(game.waiting)
            play(game, move)

    assert asked == [(2,)] * 4 + [(0,)] * 4 + [(1,)] * 4


def test_exactly_three_different_offices_of_four_get_one_card_each():
    """MA-7.2, MA-2.3"""
    game = magnaci(agenda=(Senate(),))

    assert offered(game, 0) == [f"leave_out {office}" for office in OFFICES]
    play(game, "0 leave_out treasurer")
    assert offered(game, 0) == [f"lay primate {card}" for card in DECK]
    play(game, "0 lay primate 9")
    assert offered(game, 0) == [f"lay hetman {card}" for card in DECK if card != "9"]
    play(game, "0 lay hetman 8", "0 lay chancellor 7")

    assert game.waiting == (1,)
    assert game.players[0].laid == ("9", None, "8", "7")
    assert len(game.players[0].hand) == 10


def test_any_number_of_players_may_stand_at_one_office():
    """MA-7.2"""
    same = {"primate": "2", "treasurer": "3", "hetman": "4"}
    game = senate(same, same, same, same, same)

    assert [player.played for player in game.players] == [("2",)] * 5
    assert offices(game) == [(), (), (), (), ("primate",)]


def test_later_players_see_the_offices_chosen_but_not_the_cards():
    """MA-7.3"""
    game = magnaci(agenda=(Senate(),))
    play(game, *placement(0, {"primate": "14", "hetman": "lady", "chancellor": "7"}))

    seen = VIEW(game, 1).players[0]

    assert seen.laid == (True, None, True, True)
    assert (seen.hand, seen.cards_in_hand) == (None, 10)


def test_each_office_is_completed_before_the_next_is_revealed():
    """MA-7.4, MA-3.4"""
    game = senate(
        {"primate": "14", "treasurer": "6", "hetman": "5"},
        {"treasurer": "13", "hetman": "4", "chancellor": "2"},
    )
    told, order = [], []
    while not at_rest(game):
        order.append((game.waiting[0], [len(player.played) for player in game.players]))
        told += play(game, f"{game.waiting[0]} settle prussia")

    assert order == [(0, [1, 0]), (1, [2, 1]), (0, [3, 2]), (1, [3, 3])]
    revealed = [event.place for event in told if isinstance(event, CardsRevealed)]
    assert revealed == ["treasurer", "hetman", "chancellor"]
    assert offices(game) == [("primate", "hetman"), ("treasurer", "chancellor")]


def test_the_highest_influence_wins_and_the_lady_counts_ten():
    """MA-7.5, MA-2.1"""
    game = senate(
        {"primate": "lady", "treasurer": "2", "hetman": "3"},
        {"primate": "9", "treasurer": "3", "hetman": "4"},
    )

    assert offices(game)[0] == ("primate",)


def test_modifiers_played_in_the_window_decide_an_office():
    """MA-7.5, MA-15.5"""
    game = senate(
        {"primate": "5", "treasurer": "2", "hetman": "3"},
        {"primate": "14", "treasurer": "3", "hetman": "4"},
        laws={0: ["bishopric"]},
    )

    play(game, "0 play bishopric")

    assert offices(game)[0] == ("primate",)


def test_without_a_card_at_the_office_no_modifier_can_be_played_there():
    """MA-7.6"""
    game = senate(
        {"treasurer": "5", "hetman": "2", "chancellor": "3"},
        {"primate": "14", "treasurer": "3", "hetman": "4"},
        laws={0: ["tribunal"], 1: ["confederation"]},
    )

    assert game.waiting == (1,)
    assert offered(game, 1) == ["pass", "play confederation"]


@pytest.mark.parametrize("track, winner", [((0, 1, 2), 2), ((2, 1, 0), 1), ((1, 2, 0), 2)])
def test_a_tie_for_primate_goes_to_the_latest_of_the_tied_on_the_track(track, winner):
    """MA-7.7"""
    game = senate(
        {"primate": "lady", "treasurer": "8", "hetman": "14"},
        {"primate": "12", "treasurer": "11", "hetman": "14"},
        {"primate": "12", "hetman": "11", "chancellor": "2"},
        track=track,
    )

    assert game.players[winner].offices == ("primate",)
    assert game.waiting == (winner,)


def test_a_tie_for_another_office_is_decided_by_the_new_primate():
    """MA-7.8, MA-17.2"""
    game = senate(
        {"primate": "2", "treasurer": "9", "hetman": "3"},
        {"primate": "3", "treasurer": "9", "hetman": "4"},
        {"primate": "14", "treasurer": "8", "hetman": "5"},
    )
    play(game, "2 settle prussia")

    assert game.waiting == (2,)
    assert offered(game, 2) == ["name 0", "name 1"]
    play(game, "2 name 0")

    assert game.players[0].offices == ("treasurer",)
    assert game.waiting == (0,)


def test_an_office_brings_one_estate_in_any_open_province():
    """MA-7.9, MA-11.4"""
    game = senate(
        {"primate": "14", "treasurer": "9", "hetman": "3"},
        {"primate": "3", "treasurer": "8", "hetman": "4"},
        conflicts={"III": "kantymir_raid"},
        partitioned=("ukraine",),
    )

    provinces = ["prussia", "lithuania", "little_poland", "great_poland"]
    assert offered(game, 0) == [f"settle {province}" for province in provinces]
    play(game, "0 settle lithuania")

    assert estates(game, "lithuania") == (1, 0)


@pytest.mark.parametrize(
    "king, office",
    [
        ("sigismund_iii_vasa", "primate"),
        ("john_ii_casimir", "treasurer"),
        ("stephen_bathory", "hetman"),
        ("henry_of_valois", "chancellor"),
    ],
)
def test_the_office_of_the_kings_symbol_brings_two_estates(king: str, office: str):
    """MA-7.9, MA-6.1"""
    game = senate(
        {"primate": "14", "treasurer": "13", "hetman": "12"},
        {"treasurer": "2", "hetman": "3", "chancellor": "4"},
        king=king,
    )
    gained = {}
    for each in OFFICES:
        before = sum(estates(game, "ukraine"))
        play(game, f"{game.waiting[0]} settle ukraine")
        gained[each] = sum(estates(game, "ukraine")) - before

    assert gained == {each: 2 if each == office else 1 for each in OFFICES}


def test_an_office_nobody_stands_for_is_out_of_use_for_this_age():
    """MA-7.10"""
    game = senate(
        {"primate": "14", "treasurer": "9", "hetman": "5"},
        {"primate": "3", "treasurer": "8", "hetman": "4"},
        laws={0: ["assignats"]},
        estates={1: {"ukraine": 1}},
    )
    windows = []
    told = []
    while not at_rest(game):
        if isinstance(game.decision, Turn):
            windows.append(game.decision.place)
            told += play(game, "0 pass")
        else:
            told += play(game, "0 settle prussia")

    assert windows == ["primate", "treasurer", "hetman"]
    assert OfficeEmpty("chancellor") in told
    assert offices(game) == [("primate", "treasurer", "hetman"), ()]
    assert estates(game, "prussia") == (1 + 1 + 2, 0)


def test_the_primate_nobody_stands_for_goes_to_the_last_on_the_track_without_estates():
    """MA-7.10, MA-17.1"""
    cards = {"treasurer": "9", "hetman": "3", "chancellor": "2"}
    game = magnaci(track=(1, 2, 0), agenda=(Senate(),))
    for seat in (1, 2):
        play(game, *placement(seat, cards))
    told = play(game, *placement(0, cards))

    assert OfficeEmpty("primate") in told
    assert PrimateByDefault(0) in told
    assert game.players[0].offices == ("primate",)
    assert [player.estate_count for player in game.players] == [0, 0, 0]
    assert game.waiting == (0,)
    assert offered(game, 0) == ["name 0", "name 1", "name 2"]


def test_one_player_may_win_any_number_of_offices():
    """MA-7.11"""
    game = senate(
        {"primate": "14", "treasurer": "13", "hetman": "12"},
        {"primate": "2", "treasurer": "3", "hetman": "4"},
    )

    play(game, "0 settle prussia", "0 settle prussia", "0 settle prussia")

    assert offices(game) == [("primate", "treasurer", "hetman"), ()]


def test_cards_played_in_the_senate_lie_aside_face_up():
    """MA-7.12"""
    game = senate(
        {"primate": "14", "treasurer": "13", "hetman": "12"},
        {"primate": "2", "treasurer": "3", "hetman": "4"},
    )
    play(game, "0 settle prussia", "0 settle prussia", "0 settle prussia")

    public = VIEW(game, None)

    assert [player.played for player in public.players] == [("14", "13", "12"), ("2", "3", "4")]
    assert [player.shown for player in public.players] == [None, None]
    assert not set(game.players[0].hand) & {"12", "13", "14"}
