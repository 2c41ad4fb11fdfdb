"""PF-5: what the auctioned objects do."""

from __future__ import annotations

import pytest

from games.florence.positions import (
    at_rest,
    florence,
    florins,
    in_turn,
    offered,
    prestige,
    told,
    words,
)
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.building import building_room
from interpares.games.florence.cards import building_cost, may_touch
from interpares.games.florence.events import CardKept, CardKnown, Gained, Looked
from interpares.games.florence.objects import Settle
from interpares.games.florence.works import work_value
from scenario import play, refused

FIVE = (
    "prestige_most_buildings",
    "prestige_all_landscape_types",
    "prestige_most_lakes",
    "prestige_most_jesters",
    "prestige_architect_jester_two_landscapes",
)


def obtained(thing: str, *houses, seats: int = 3, price: int = 200, **fields):
    """Seat 0 obtains an object."""
    return florence(seats, *houses, agenda=(Settle(0, thing, price),), **fields)


def test_objects_may_be_owned_in_any_number_except_architects():
    """PF-5.1"""
    game = florence(3, {"jesters": 6, "architects": 3}, agenda=(AuctionPhase(),))

    assert "jester" in words(game, "name")
    assert "architect" not in words(game, "name")


def test_objects_help_only_their_owner():
    """PF-5.1"""
    hands = ({"hand": "poet", "jesters": 3}, {"hand": "painter"})
    game = in_turn(3, *hands)

    assert work_value(game, 0, "poet").jesters == 6
    assert work_value(game, 1, "painter").jesters == 0


def test_a_landscape_is_placed_at_once_and_for_good():
    """PF-5.2, PF-4.12"""
    game = obtained("lake")
    assert all(each.startswith("place ") for each in offered(game))

    play(game, "0 place a1a2b2")

    assert [each.tile for each in game.players[0].landscapes] == ["lake"]
    assert game.landscapes_left == (6, 5, 6)
    assert at_rest(game)


@pytest.mark.parametrize(
    "lies, points",
    [
        ("", 0),
        ("forest:a1b1a2b2", 3),
        ("forest:a1b1a2b2 forest:f1g1f2g2", 3),
        ("forest:a1b1a2b2 forest:f1g1f2g2 forest:d1e1d2e2", 3),
        ("lake:a1a2b2", 0),
        ("lake:a1a2b2 park:f1g1 park:f2g2", 0),
    ],
)
def test_every_further_landscape_of_a_type_brings_prestige(lies: str, points: int):
    """PF-5.3, PF-R19, EX-05"""
    game = obtained("forest", {"tiles": lies})

    events = play(game, "0 place f6g6f7g7")

    assert prestige(game) == [points, 0, 0]
    assert told(events, Gained) == ([Gained(0, 3, "landscape")] if points else [])


def test_a_lake_beside_a_forest_brings_nothing_but_a_second_lake_does():
    """PF-5.3, EX-05"""
    game = florence(
        3, {"tiles": "lake:a1a2b2"}, agenda=(Settle(0, "park", 200), Settle(0, "lake", 200))
    )

    play(game, "0 place f1g1")
    assert prestige(game)[0] == 0
    play(game, "0 place f6f7g7")

    assert prestige(game)[0] == 3


def test_landscapes_need_not_be_near_anything_to_count():
    """PF-5.4"""
    game = in_turn(3, {"hand": "jurist", "tiles": "forest:f6g6f7g7 library:a1b1a2b2a3"})

    assert work_value(game, 0, "jurist").landscape == 3


def test_a_jester_occupies_no_cell_and_adds_two():
    """PF-5.5"""
    game = obtained("jester", {"hand": "poet"})

    assert game.players[0].jesters == 1
    assert game.players[0].covered == 0
    assert game.jesters_left == 6
    assert work_value(game, 0, "poet").jesters == 2


@pytest.mark.parametrize("had, points, cost", [(0, 0, 300), (1, 3, 300), (2, 3, 0)])
def test_architects_cheapen_buildings_and_bring_prestige(had: int, points: int, cost: int):
    """PF-5.6, EX-06"""
    game = obtained("architect", {"architects": had})

    assert game.players[0].architects == had + 1
    assert prestige(game) == [points, 0, 0]
    assert building_cost(had + 1) == cost
    assert game.architects_left == 6 - had - 1


@pytest.mark.parametrize("architects, allowed", [(0, False), (1, False), (2, True), (3, True)])
def test_two_architects_allow_contact(architects: int, allowed: bool):
    """PF-5.6, PF-8.5"""
    game = in_turn(3, {"architects": architects})

    assert may_touch(architects) is allowed
    rooms = [len(building_room(game, 0, "tower")), len(building_room(in_turn(3), 0, "tower"))]
    assert (rooms[0] > rooms[1]) is allowed


def test_without_an_architect_a_building_costs_seven_hundred():
    """PF-5.6"""
    assert building_cost(0) == 700


def test_with_three_architects_no_architect_can_be_had():
    """PF-5.7, PF-R10"""
    game = florence(3, {}, {}, {"architects": 3}, agenda=(AuctionPhase(),), start=2)
    assert refused(game, "2 name architect").rule == "PF-5.7"
    game = florence(3, {}, {}, {"architects": 3}, agenda=(AuctionPhase(),))
    play(game, "0 withdraw", "1 withdraw")

    assert "architect" not in words(game, "buy", 2)
    assert refused(game, "2 buy architect").rule == "PF-5.7"


def test_of_five_prestige_cards_one_is_kept_and_four_go_under_the_deck():
    """PF-5.8, PF-R13, PF-R14"""
    game = obtained("prestige_card", script=(0,) * 5)
    assert words(game, "keep") == list(FIVE)

    play(game, f"0 keep {FIVE[2]}")
    rest = [FIVE[3], FIVE[0], FIVE[4], FIVE[1]]
    assert len(words(game, "put_under")) == 24
    play(game, f"0 put_under {','.join(rest)}")

    assert game.players[0].prestige_cards == (FIVE[2],)
    assert [each.card for each in game.prestige_deck.under] == rest
    assert len(game.prestige_deck) == 13
    assert at_rest(game)


def test_cards_put_under_a_deck_come_last_and_in_their_order():
    """PF-5.8, PF-R14"""
    agenda = (Settle(0, "prestige_card", 200), Settle(0, "prestige_card", 200))
    deck = " ".join((*FIVE, "prestige_most_parks"))
    game = florence(3, agenda=agenda, prestige_deck=deck, script=(0,) * 6)
    play(game, f"0 keep {FIVE[0]}", f"0 put_under {','.join(FIVE[:0:-1])}")

    seen = words(game, "keep")

    assert seen == ["prestige_most_parks", *FIVE[:0:-1]]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_of_fewer_than_five_cards_all_are_looked_at(count: int):
    """PF-5.8"""
    game = obtained("prestige_card", prestige_deck=" ".join(FIVE[:count]), script=(0,) * count)

    assert words(game, "keep") == list(FIVE[:count])
    play(game, f"0 keep {FIVE[0]}")
    if count > 2:
        play(game, f"0 put_under {','.join(FIVE[1:count])}")

    assert at_rest(game)
    assert [each.card for each in game.prestige_deck.under] == list(FIVE[1:count])


def test_others_are_told_how_many_cards_were_seen_and_nothing_else():
    """PF-5.8, PF-14.1"""
    game = florence(3, agenda=(AuctionPhase(),), script=(0,) * 5)
    play(game, "0 name prestige_card", "1 pass")

    events = [*play(game, "2 pass"), *play(game, f"0 keep {FIVE[0]}")]

    assert told(events, Looked) == [Looked(0, "prestige", 5)]
    assert told(events, CardKept) == [CardKept(0, "prestige")]
    (known,) = told(events, CardKnown)
    assert (known.card, known.audience) == (FIVE[0], (0,))
    public = [str(each) for each in events if each.audience is None]
    assert not any(card in text for card in FIVE for text in public)


def test_a_recruitment_card_may_be_used_at_once():
    """PF-5.9, PF-10.2"""
    game = obtained("recruitment_card", {}, {"table": "composer"})
    assert offered(game) == ["recruit composer", "decline"]

    play(game, "0 recruit composer")

    assert game.players[0].hand == ("composer",)
    assert game.players[0].recruits == 0
    assert game.players[1].recruits_on_table == 1
    assert at_rest(game)


def test_a_recruitment_card_may_be_taken_into_the_hand():
    """PF-5.9"""
    game = obtained("recruitment_card", {}, {"table": "composer"})

    play(game, "0 decline")

    assert (game.players[0].recruits, game.recruits_left) == (1, 4)
    assert game.players[1].table == ("composer",)


def test_a_recruitment_card_that_cannot_be_used_goes_to_the_hand_without_a_question():
    """PF-5.9"""
    game = obtained("recruitment_card", {"table": "composer"})

    assert at_rest(game)
    assert game.players[0].recruits == 1


def test_the_price_is_paid_before_the_object_brings_anything():
    """PF-13.4"""
    house = {"florins": 100, "prestige": 1, "architects": 1}
    game = obtained("architect", house)

    assert (florins(game)[0], prestige(game)[0]) == (0, 3)
