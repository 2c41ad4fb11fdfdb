"""SA-2: every impossible position is found, with its flaw in words; supplies have their limits."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    client_turn,
    in_stage,
    offered,
    office,
    sigismundus,
    special_turn,
    words,
)
from interpares import BadInput, Match, rules_of
from interpares.games.sigismundus.clients import ClientTurn
from interpares.games.sigismundus.game import Marked, Patronised
from scenario import play

FLAWS = rules_of("sigismundus").flaws


def flaws_with(fields=None, player=None) -> list[str]:
    """What is wrong with a new match after these fields were set."""
    game = Match.start("sigismundus", seats=3, seed=0).game
    assert FLAWS(game) == []
    for name, value in (fields or {}).items():
        setattr(game, name, value(getattr(game, name)) if callable(value) else value)
    for name, value in (player or {}).items():
        setattr(game.players[1], name, value)
    return FLAWS(game)


@pytest.mark.parametrize(
    "fields, flaw",
    [
        ({"decks": lambda decks: (decks[0][1:], *decks[1:])}, "there are not 5 cards"),
        ({"decks": lambda decks: (decks[1], decks[0], decks[2])}, "in the deck 'internal'"),
        ({"discards": (("foray",), (), ())}, "card 'foray' in the deck 'internal'"),
        ({"discards": ((), (), ("foray",))}, "there are not 5 cards 'foray' (SA-2.1)"),
        ({"pacts": ("sweden",)}, "there are not 5 cards 'secret_pact' (SA-2.1)"),
        ({"pacts": ("sweden", "sweden")}, "Secret Pacts ('sweden', 'sweden') (SA-8.14)"),
        ({"pacts": ("saxony",)}, "Secret Pacts ('saxony',) (SA-8.14)"),
        ({"figure_deck": lambda deck: deck[1:]}, "is there 0 times"),
        ({"open_figures": ("jan_laski",)}, "Figure 'jan_laski' is there 2 times"),
        ({"removed_figures": ("stanczyk",)}, "there is no Figure 'stanczyk'"),
        ({"demand_deck": lambda deck: deck[1:]}, "is there 0 times"),
        ({"demand": "tax_1"}, "demand 'tax_1' is there 2 times"),
        ({"sessions": lambda sessions: sessions[1:]}, "(SA-3.2)"),
        ({"acts": ("incompatibilitas",) * 2}, "(SA-16.5)"),
        ({"acts": ("incompatibilitas",), "rejected": ("incompatibilitas",)}, "(SA-16.5)"),
        ({"rejected": ("union_of_kreva",)}, "(SA-16.5)"),
        ({"available": lambda offices: offices[1:]}, "is there 0 times"),
        ({"available": lambda offices: (*offices, offices[0])}, "is there 2 times"),
        ({"royal": (0, 1)}, "royal_support is (0, 1) (SA-4.5)"),
        ({"senatorial": (0, 0, 1)}, "senatorial_support is (0, 0, 1) (SA-4.5)"),
        ({"parliamentary": (0, 1, 3)}, "parliamentary_support is (0, 1, 3) (SA-4.5)"),
        ({"directions": lambda track: track[:5]}, "the foreign policy track is"),
        ({"influence": ((1, 0, 0), *((0, 0, 0),) * 5)}, "seat 0: 11 House markers"),
        ({"seals": (1, *(None,) * 5)}, "seat 1: 11 House markers"),
        ({"seals": (3, *(None,) * 5)}, "there is no seat 3 (SA-2.6)"),
        ({"seals": (-1, *(None,) * 5)}, "there is no seat -1 (SA-2.6)"),
        ({"marked": (Marked(office(1), 0),)}, "House markers on offices in the phase 'setup'"),
        ({"marked": (Marked(office(1), 5),)}, "there is no seat 5 (SA-2.6)"),
        ({"marked": (Marked(office(1), 0),) * 2}, "two House markers on one office (SA-11.11)"),
        ({"marked": (Marked("hetman", 0),)}, "a House marker on 'hetman', which is held"),
        ({"fields": ((0,), *((),) * 8)}, "clients on fields in the phase 'setup' (SA-11.17)"),
        ({"fields": ((4,), *((),) * 8), "phase": "actions"}, "there is no seat 4 (SA-2.6)"),
        ({"extra_votes": 2}, "votes in the phase 'setup' (SA-12.3)"),
        ({"extra_votes": -1}, "41 votes in the supply (SA-2.1)"),
        ({"phase": "draw", "crowned": (True,) * 6}, "a crowned country in the phase 'draw'"),
        ({"first": 3}, "first player 3, Royal Representative"),
        ({"representative": -1}, "Royal Representative -1"),
        ({"round": 9}, "there is no round 9"),
        ({"agenda": ()}, "nothing is left to do, but there is no outcome"),
        ({"drawn": -1}, "there cannot be fewer than no draws"),
        ({"players": lambda players: players[:2]}, "there cannot be 2 players"),
    ],
)
def test_an_impossible_field_is_named(fields, flaw: str):
    """SA-2.1, SA-2.6, SA-4.5, SA-8.14, SA-11.11, SA-11.17, SA-12.3"""
    found = flaws_with(fields)

    assert any(flaw in each for each in found), found


@pytest.mark.parametrize(
    "player, flaw",
    [
        ({"ducats": -1}, "-1 ducats"),
        ({"votes": -1}, "-1 votes"),
        ({"votes": 41}, "-1 votes in the supply (SA-2.1)"),
        ({"votes": 1}, "votes in the phase 'setup' (SA-12.3)"),
        ({"scored": (0, -1, 0, 0, 0, 0)}, "-1 points (SA-1.2)"),
        ({"clients": 15}, "-1 clients in the supply (SA-2.1)"),
        ({"clients": -1}, "clients -1"),
        ({"withdrawn": 1}, "clients withdrawn in the phase 'setup' (SA-11.17)"),
        ({"active": (9, 1, 0)}, "-1 infantry in the supply (SA-2.1)"),
        ({"active": (1, 15, 0)}, "-1 hussars in the supply (SA-2.1)"),
        ({"inactive": (0, 0, 8)}, "-1 artillery in the supply (SA-2.1)"),
        ({"inactive": (-1, 0, 0)}, "units (1, 1, 0) and (-1, 0, 0)"),
        ({"markers": 9}, "9 House markers in the zones (9, 0, 0, 0) (SA-2.6)"),
        ({"house": "radziwill"}, "there is no House 'radziwill'"),
        ({"hand": ("spy",)}, "there is no card 'spy'"),
        ({"known": ((), ())}, "knows the hands"),
        ({"known": (("foray", "sack"), (), ())}, "in the hand of seat 0 (SA-21.4)"),
        ({"known": ((), ("foray",), ())}, "knows the hands"),
        ({"offices": ("hetman",)}, "there is no office 'hetman'"),
        ({"offices": (office(1),)}, "is there 2 times"),
        ({"figures": (Patronised("jan_laski", 0),)}, "Figure 'jan_laski' is there 2 times"),
        ({"figures": (Patronised("jan_laski", -1),)}, "(SA-11.9)"),
    ],
)
def test_an_impossible_player_is_named(player, flaw: str):
    """SA-1.2, SA-2.1, SA-2.6, SA-11.9, SA-21.4"""
    found = flaws_with(player=player)

    assert any(flaw in each for each in found), found


def test_two_players_cannot_have_one_house():
    """SA-3.6"""
    game = Match.start("sigismundus", seats=3, seed=0).game

    game.players[0].house = game.players[1].house

    assert FLAWS(game) == ["two players have one House (SA-3.6)"]


def test_a_hand_is_held_in_the_order_of_the_cards():
    """SA-21.3"""
    game = Match.start("sigismundus", seats=3, seed=0).game

    game.players[0].hand = game.players[0].hand[::-1]

    assert "is not in order" in FLAWS(game)[0]


def test_a_position_from_outside_is_looked_at():
    """SA-2.1"""
    game = Match.start("sigismundus", seats=3, seed=0).game
    game.players[2].votes = 50

    with pytest.raises(BadInput, match="-10 votes in the supply"):
        Match.start("sigismundus", seats=3, position=game)


def army(infantry: int = 0, hussars: int = 0, artillery: int = 0):
    """A House with these units."""
    return {"active": (infantry, hussars, artillery)}


def test_nobody_takes_a_unit_the_supply_does_not_have():
    """SA-2.1, SA-11.10"""
    game = client_turn({}, army(6, 16), army(4, 0, 6))

    assert words(game, "call_banners") == ["artillery"]


def test_grey_units_are_out_of_the_supply_too():
    """SA-2.1, SA-15.5"""
    game = client_turn({}, {"active": (4, 16, 0), "inactive": (6, 0, 7)})

    assert game.units_left(0) == game.units_left(1) == game.units_left(2) == 0
    assert words(game, "call_banners") == []


def test_what_the_supply_lacks_is_lost_and_not_owed():
    """SA-2.2, SA-8.15"""
    game = special_turn({"hand": "enlistment"}, army(10))

    play(game, "0 play_enlistment artillery")

    assert game.players[0].active == (0, 0, 1)


def test_votes_are_taken_in_order_as_far_as_they_reach():
    """SA-2.1, SA-2.2, SA-2.5, SA-12.1"""
    game = in_stage("count_votes", {}, {}, {}, {"votes": 20}, first=1)

    assert [player.votes for player in game.players] == [2, 9, 6, 20 + 3]
    assert game.votes_left == 0


def test_what_is_returned_can_be_taken_again_at_once():
    """SA-2.4, SA-9.6"""
    game = special_turn({"hand": "foray", "active": (0, 3, 0)}, army(10), script=(5, 5), seat=0)
    assert game.units_left(0) == 0

    play(game, "0 play_foray 1")

    assert game.units_left(0) == 2


def test_a_discarded_card_can_be_drawn_again_in_the_same_phase():
    """SA-2.4, SA-2.7, SA-11.12, SA-11.13"""
    nothing = {"internal": "", "foreign": "", "military": ""}
    game = sigismundus(
        {"hand": "client_card"},
        senatorial=(1, 2, 0, 3),
        decks=nothing,
        discards=nothing,
        agenda=(ClientTurn(0), ClientTurn(0)),
    )
    assert "block academy" in offered(game)

    play(game, "0 hold_feast client_card", "0 visit_academy")

    assert game.players[0].hand == ("client_card",)
    assert game.discards == game.decks == ((), (), ())


def test_ducats_have_no_end():
    """SA-2.3, SA-11.14"""
    game = client_turn({"ducats": 60}, {"ducats": 45})

    play(game, "0 farm economist")

    assert game.players[0].ducats == 63


def test_a_new_unit_is_active():
    """SA-2.8"""
    game = client_turn({"inactive": (0, 2, 0)})

    play(game, "0 call_banners hussars")

    assert (game.players[0].active, game.players[0].inactive) == ((0, 1, 0), (0, 2, 0))


def test_a_placed_marker_is_never_offered_for_another_place():
    """SA-2.6"""
    game = client_turn({"markers": 0}, influence={"sweden": (4,)}, seals={"habsburg": 0})

    assert words(game, "send_envoy") == words(game, "mark_office") == []
    assert "block envoy" in offered(game)
    assert "block vacancy" in offered(game)


def test_no_limit_on_hands_offices_figures_or_armies():
    """SA-1.5"""
    house = {
        "hand": " ".join(["client_card", "negotiations", "foray"] * 5),
        "offices": " ".join(str(number) for number in range(1, 16)),
        "figures": "jan_laski jozef_strus santi_gucci jan_herburt marcin_kromer piotr_barzi",
        "active": (10, 16, 7),
    }

    game = client_turn(house, open_figures=("mikolaj_rej",))

    assert "take_figure mikolaj_rej 0" in offered(game)
    assert "visit_academy" in offered(game)
    assert game.players[0].units == (10, 16, 7)
