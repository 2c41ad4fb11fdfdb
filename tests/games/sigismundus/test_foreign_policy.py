"""SA-10: foreign policy."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    at_rest,
    in_phase,
    influence_turn,
    markers_on,
    offered,
    told,
    words,
)
from interpares.games.sigismundus.cards import COUNTRIES
from interpares.games.sigismundus.events import (
    CardsDiscarded,
    CountryMoved,
    Crowned,
    InfluencePlaced,
    Passed,
)
from scenario import play, refused

THREE = {"hand": "vistula_raft negotiations secret_pact"}
ALL = " ".join(COUNTRIES)


def test_the_royal_representative_crowns_a_plain_country():
    """SA-10.1"""
    game = in_phase("foreign_policy", royal=(2, 1, 0, 3), crowned="sweden prussia")

    assert game.waiting == (2,)
    assert words(game, "crown", 2) == ["lithuania", "habsburg", "muscovy", "ottoman"]
    events = play(game, "2 crown muscovy")
    assert game.crowned == (False, True, False, True, False, True)
    assert told(events, Crowned) == [Crowned(2, "muscovy")]
    assert at_rest(game)


def test_crowning_cannot_be_declined():
    """SA-10.1, SA-1.4"""
    game = in_phase("foreign_policy")

    refusal = refused(game, "0 pass")
    assert (refusal.rule, refusal.message) == ("SA-10.1", "must-crown")


def test_a_crowned_country_cannot_be_crowned():
    """SA-10.1"""
    game = in_phase("foreign_policy", crowned="sweden")

    refusal = refused(game, "0 crown sweden")
    assert (refusal.rule, refusal.message) == ("SA-10.1", "is-crowned")
    assert refused(game, "0 crown saxony").message == "no-such-country"


def test_the_last_plain_country_is_crowned_without_asking():
    """SA-10.1"""
    game = in_phase("foreign_policy", crowned=ALL.replace("muscovy", ""))

    assert game.crowned == (True,) * 6
    assert at_rest(game)


def test_when_all_are_crowned_nobody_crowns():
    """SA-10.1"""
    game = in_phase("foreign_policy", THREE, crowned=ALL, round=8, royal=(1, 0, 2, 3))

    assert game.waiting == (0,)
    assert offered(game)[0] == "pass"


def test_players_place_markers_in_order():
    """SA-10.2, SA-4.3"""
    card = {"hand": "vistula_raft"}
    game = in_phase("foreign_policy", card, card, {}, card, crowned=ALL, first=3)

    asked = []
    while not at_rest(game):
        asked.append(game.waiting[0])
        play(game, f"{game.waiting[0]} pass")

    assert asked == [3, 0, 1]


def test_as_many_markers_as_cards():
    """SA-10.2, SA-21.6"""
    game = influence_turn(THREE, influence={"habsburg": (1, 2)})

    events = play(game, "0 place_influence habsburg vistula_raft,secret_pact")

    assert markers_on(game, "habsburg") == (3, 2, 0, 0)
    assert game.players[0].markers == 7
    assert game.players[0].hand == ("negotiations",)
    assert game.discards[1] == ("vistula_raft", "secret_pact")
    assert told(events, CardsDiscarded) == [
        CardsDiscarded(0, ("vistula_raft", "secret_pact"), "influence")
    ]
    assert told(events, InfluencePlaced) == [InfluencePlaced(0, "habsburg", 2, "foreign_policy")]


def test_every_set_of_foreign_cards_can_be_discarded_for_every_country():
    """SA-10.2"""
    game = influence_turn({"hand": "vistula_raft vistula_raft negotiations client_card foray"})

    sets = ["vistula_raft", "negotiations", "vistula_raft,vistula_raft"]
    sets += ["vistula_raft,negotiations", "vistula_raft,vistula_raft,negotiations"]
    expected = {f"{country} {cards}" for country in COUNTRIES for cards in sets}
    assert set(words(game, "place_influence")) == expected
    assert len(offered(game)) == 1 + len(expected)


def test_one_may_place_nothing():
    """SA-10.2"""
    game = influence_turn(THREE)

    events = play(game, "0 pass")

    assert told(events, Passed) == [Passed(0, "foreign_policy")]
    assert game.players[0].markers == 10
    assert len(game.players[0].hand) == 3


@pytest.mark.parametrize(
    "house, fields",
    [
        ({"hand": "client_card foray"}, {}),
        ({**THREE, "markers": 0}, {}),
        ({"offices": "5", "markers": 0}, {}),
    ],
)
def test_who_cannot_place_any_marker_is_not_asked(house, fields):
    """SA-10.2, SA-2.6"""
    assert at_rest(influence_turn(house, **fields))


def test_there_is_no_free_marker():
    """SA-10.2"""
    game = influence_turn(THREE)

    refusal = refused(game, "0 place_influence sweden")
    assert (refusal.rule, refusal.message) == ("SA-10.2", "no-free-marker")


def test_no_more_cards_than_markers():
    """SA-10.2, SA-2.6"""
    game = influence_turn({**THREE, "markers": 2})

    assert max(move.count(",") for move in words(game, "place_influence")) == 1
    refusal = refused(game, "0 place_influence sweden vistula_raft,negotiations,secret_pact")
    assert (refusal.rule, refusal.message) == ("SA-10.2", "more-cards-than-markers")


@pytest.mark.parametrize(
    "cards, message",
    [
        ("client_card", "foreign-only"),
        ("foray", "foreign-only"),
        ("diplomatic_mission", "not-in-hand"),
        ("vistula_raft,vistula_raft", "not-in-hand"),
        ("bribe", "no-such-card"),
        ("negotiations,vistula_raft", "cards-in-order"),
    ],
)
def test_other_cards_bring_no_marker(cards: str, message: str):
    """SA-10.2"""
    game = influence_turn({"hand": "client_card vistula_raft negotiations foray"})

    refusal = refused(game, f"0 place_influence sweden {cards}")

    assert (refusal.rule, refusal.message) == ("SA-10.2", message)


def test_only_one_country_in_a_turn():
    """SA-10.2"""
    game = in_phase("foreign_policy", THREE, THREE, crowned=ALL)

    play(game, "0 place_influence sweden vistula_raft")

    refusal = refused(game, "0 place_influence prussia negotiations")
    assert (refusal.rule, refusal.message) == ("SA-4.3", "not-your-turn")


@pytest.mark.parametrize("cards", ["vistula_raft", "vistula_raft,negotiations,secret_pact"])
def test_the_country_moves_one_space_however_many_markers(cards: str):
    """SA-10.3"""
    game = influence_turn(THREE)

    events = play(game, f"0 place_influence muscovy {cards}")

    assert game.directions == ("lithuania", "sweden", "muscovy", "habsburg", "ottoman", "prussia")
    assert told(events, CountryMoved) == [CountryMoved("muscovy", 3)]


def test_it_moves_once_for_each_player():
    """SA-10.3"""
    card = {"hand": "vistula_raft"}
    game = in_phase("foreign_policy", card, card, crowned=ALL)

    play(game, "0 place_influence muscovy vistula_raft", "1 place_influence muscovy vistula_raft")

    assert game.space("muscovy") == 1


def test_who_passes_moves_nothing():
    """SA-10.3"""
    game = influence_turn(THREE)

    play(game, "0 pass")

    assert game.directions == tuple(COUNTRIES)


@pytest.mark.parametrize("house", [{"offices": "5"}, {"figures": "piotr_barzi"}])
def test_an_additional_marker_needs_no_card(house):
    """SA-10.4"""
    game = influence_turn(house)

    assert game.decision.facts(game, 0) == {"free": 1}
    assert words(game, "place_influence") == list(COUNTRIES)
    play(game, "0 place_influence sweden")
    assert markers_on(game, "sweden") == (1, 0, 0, 0)
    assert game.space("sweden") == 0


def test_additional_markers_come_on_top_of_the_cards():
    """SA-10.4, SA-20.1"""
    game = influence_turn({"offices": "5", "figures": "piotr_barzi", **THREE})

    play(game, "0 place_influence ottoman vistula_raft,negotiations")

    assert markers_on(game, "ottoman") == (4, 0, 0, 0)
    assert game.space("ottoman") == 3


def test_additional_markers_reach_as_far_as_the_stock():
    """SA-10.4, SA-2.2"""
    house = {"offices": "5", "figures": "piotr_barzi", "markers": 2, **THREE}
    game = influence_turn(house)

    play(game, "0 place_influence ottoman vistula_raft")

    assert markers_on(game, "ottoman") == (2, 0, 0, 0)
    assert game.players[0].markers == 0


def test_additional_markers_can_be_declined():
    """SA-10.2, SA-10.4"""
    game = influence_turn({"offices": "5"})

    play(game, "0 pass")

    assert game.players[0].markers == 10
