"""SA-11.7 to SA-11.16: what clients do on the action fields."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    at_rest,
    client_turn,
    ducats,
    markers_on,
    offered,
    office,
    told,
    words,
)
from interpares.games.sigismundus.cards import COUNTRIES
from interpares.games.sigismundus.events import (
    CardDrawn,
    CardsDiscarded,
    InfluencePlaced,
    OfficeMarked,
    StepsPaid,
    TrackMoved,
    UnitsGained,
)
from interpares.games.sigismundus.game import Marked
from scenario import play, refused

LAST = (1, 2, 3, 0)


# SA-11.7 Envoy


def test_envoy():
    """SA-11.7: a marker, and the country moves left"""
    game = client_turn()

    assert words(game, "send_envoy") == list(COUNTRIES)
    events = play(game, "0 send_envoy habsburg")

    assert markers_on(game, "habsburg") == (1, 0, 0, 0)
    assert game.players[0].markers == 9
    assert game.space("habsburg") == 1
    assert told(events, InfluencePlaced) == [InfluencePlaced(0, "habsburg", 1, "envoy")]


def test_an_envoy_goes_to_no_country_under_a_pact():
    """SA-11.7, SA-8.14"""
    game = client_turn(pacts=("habsburg",))

    assert words(game, "send_envoy") == [each for each in COUNTRIES if each != "habsburg"]
    refusal = refused(game, "0 send_envoy habsburg")
    assert (refusal.rule, refusal.message) == ("SA-8.14", "has-pact")


@pytest.mark.parametrize(
    "house, move, rule, message",
    [
        ({"markers": 0}, "send_envoy sweden", "SA-2.6", "no-markers"),
        ({}, "send_envoy saxony", "SA-11.7", "no-such-country"),
    ],
)
def test_other_envoys_are_refused(house, move: str, rule: str, message: str):
    """SA-11.7, SA-2.6"""
    refusal = refused(client_turn(house), f"0 {move}")

    assert (refusal.rule, refusal.message) == (rule, message)


# SA-11.10 Calling Banners


@pytest.mark.parametrize(
    "unit, army", [("infantry", (1, 0, 0)), ("hussars", (0, 1, 0)), ("artillery", (0, 0, 1))]
)
def test_calling_banners(unit: str, army: tuple[int, ...]):
    """SA-11.10: a unit of any kind"""
    game = client_turn()

    events = play(game, f"0 call_banners {unit}")

    assert game.players[0].active == army
    assert told(events, UnitsGained) == [UnitsGained(0, army, "calling_banners")]


def test_calling_banners_needs_the_unit_in_the_supply():
    """SA-11.10, SA-2.1"""
    game = client_turn({}, {"active": (0, 0, 7)})

    refusal = refused(game, "0 call_banners artillery")
    assert (refusal.rule, refusal.message) == ("SA-2.1", "no-such-unit-left")


def test_without_any_unit_calling_banners_only_blocks():
    """SA-11.10, SA-11.4"""
    game = client_turn({}, {"active": (10, 16, 7)})

    assert "block calling_banners" in offered(game)


# SA-11.11 Vacancy


def test_vacancy():
    """SA-11.11: a marker on an available office"""
    game = client_turn({"offices": "12"}, {"offices": "15"}, marked={14: 1})

    available = [number for number in range(1, 16) if number not in (12, 14, 15)]
    assert words(game, "mark_office") == [office(number) for number in available]
    events = play(game, f"0 mark_office {office(1)}")

    assert game.marked == (Marked(office(14), 1), Marked(office(1), 0))
    assert game.players[0].markers == 9
    assert told(events, OfficeMarked) == [OfficeMarked(0, office(1))]


def test_several_offices_may_be_marked():
    """SA-11.11"""
    game = client_turn(marked={1: 0, 2: 0})

    play(game, f"0 mark_office {office(3)}")

    assert len(game.marked) == 3


@pytest.mark.parametrize(
    "number, message", [(12, "office-is-held"), (15, "office-is-held"), (14, "office-is-marked")]
)
def test_an_office_held_or_marked_cannot_be_marked(number: int, message: str):
    """SA-11.11"""
    game = client_turn({"offices": "12"}, {"offices": "15"}, marked={14: 0})

    refusal = refused(game, f"0 mark_office {office(number)}")
    assert (refusal.rule, refusal.message) == ("SA-11.11", message)


def test_without_a_marker_no_office_is_marked():
    """SA-11.11, SA-2.6"""
    refusal = refused(client_turn({"markers": 0}), f"0 mark_office {office(1)}")

    assert (refusal.rule, refusal.message) == ("SA-2.6", "no-markers")


# SA-11.12 Nobles' Feast


def test_nobles_feast():
    """SA-11.12: a step on the senatorial track, and one for each Internal card"""
    game = client_turn({"hand": "client_card client_card foray"}, senatorial=LAST)

    events = play(game, "0 hold_feast client_card,client_card")

    assert game.senatorial == (0, 1, 2, 3)
    assert game.players[0].hand == ("foray",)
    assert game.discards[0] == ("client_card", "client_card")
    assert told(events, CardsDiscarded) == [
        CardsDiscarded(0, ("client_card", "client_card"), "feast")
    ]
    assert ducats(game)[0] == 5


@pytest.mark.parametrize("place", [(0, 1, 2, 3), (1, 0, 2, 3), (1, 2, 0, 3), LAST])
def test_any_number_of_cards_may_be_spent_at_a_feast_and_surplus_steps_are_lost(place):
    """SA-11.16, SA-11.12, SA-4.6"""
    hand = ["client_card", "client_card", "death_of_senator", "church_foundation"]
    game = client_turn({"hand": " ".join([*hand, "foray"])}, senatorial=place)

    assert len(words(game, "hold_feast")) == 3 * 2 * 2
    events = play(game, f"0 hold_feast {','.join(hand)}")

    assert game.senatorial == (0, 1, 2, 3)
    assert game.players[0].hand == ("foray",)
    assert told(events, CardsDiscarded) == [CardsDiscarded(0, tuple(hand), "feast")]
    moved = [TrackMoved(0, "senatorial_support", 1)] if place[0] else []
    assert told(events, TrackMoved) == moved


@pytest.mark.parametrize(
    "cards, message",
    [
        ("foray", "internal-only"),
        ("vistula_raft", "internal-only"),
        ("primus_inter_pares", "not-in-hand"),
        ("wine", "no-such-card"),
        ("church_foundation,client_card", "cards-in-order"),
    ],
)
def test_only_internal_cards_of_ones_hand_serve_at_a_feast(cards: str, message: str):
    """SA-11.12"""
    hand = "client_card church_foundation foray vistula_raft"
    game = client_turn({"hand": hand}, senatorial=LAST)

    refusal = refused(game, f"0 hold_feast {cards}")

    assert (refusal.rule, refusal.message) == ("SA-11.12", message)


# SA-11.13 Academy


def test_academy():
    """SA-11.13: two cards one after the other, the first seen before the second is chosen"""
    game = client_turn(decks={"internal": "client_card", "military": "foray"})

    play(game, "0 visit_academy")
    assert (game.waiting, game.decision.by) == ((0,), "academy")
    play(game, "0 draw internal")
    assert game.players[0].hand == ("client_card",)
    assert offered(game) == ["draw internal", "draw foreign", "draw military"]
    play(game, "0 draw military")

    assert game.players[0].hand == ("client_card", "foray")
    assert at_rest(game)


def test_the_academy_gives_what_there_is():
    """SA-11.13, SA-2.7"""
    nothing = {"internal": "", "foreign": ""}
    game = client_turn(decks={**nothing, "military": "foray"}, discards={**nothing, "military": ""})

    events = play(game, "0 visit_academy")

    assert told(events, CardDrawn) == [CardDrawn(0, "military")]
    assert at_rest(game)


def test_without_cards_the_academy_is_only_blocked():
    """SA-11.13, SA-11.4, SA-2.7"""
    nothing = {"internal": "", "foreign": "", "military": ""}
    game = client_turn(decks=nothing, discards=nothing)

    assert "block academy" in offered(game)
    refusal = refused(game, "0 visit_academy")
    assert (refusal.rule, refusal.message) == ("SA-2.7", "no-cards-anywhere")


# SA-11.14 Economist


def test_economist():
    """SA-11.14: three ducats"""
    game = client_turn()

    play(game, "0 farm economist")

    assert ducats(game) == [8, 5, 5, 5]


# SA-11.15 Parliamentary Agitation


def test_parliamentary_agitation():
    """SA-11.15: a step on the parliamentary track, and one for each ducat"""
    game = client_turn({"hand": "client_card"}, parliamentary=LAST)

    events = play(game, "0 agitate 1")

    assert game.parliamentary == (1, 0, 2, 3)
    assert ducats(game)[0] == 4
    assert game.players[0].hand == ("client_card",)
    assert told(events, StepsPaid) == [StepsPaid(0, 1)]


def test_a_free_step_is_not_told_as_paid():
    """SA-11.15"""
    events = play(client_turn(parliamentary=LAST), "0 agitate 0")

    assert told(events, StepsPaid) == []
    assert told(events, TrackMoved) == [TrackMoved(0, "parliamentary_support", 3)]


@pytest.mark.parametrize("place", [(0, 1, 2, 3), (1, 0, 2, 3), (1, 2, 0, 3), LAST])
def test_any_number_of_ducats_may_be_spent_on_agitation_and_surplus_steps_are_lost(place):
    """SA-11.16, SA-11.15, SA-4.6"""
    game = client_turn(parliamentary=place)

    assert words(game, "agitate") == ["0", "1", "2", "3", "4", "5"]
    events = play(game, "0 agitate 5")

    assert game.parliamentary == (0, 1, 2, 3)
    assert ducats(game)[0] == 0
    assert told(events, StepsPaid) == [StepsPaid(0, 5)]


def test_a_full_purse_makes_no_more_ways_to_agitate_than_ducats():
    """SA-11.15, SA-11.16"""
    game = client_turn({"ducats": 40}, parliamentary=LAST)

    assert words(game, "agitate") == [str(number) for number in range(41)]


def test_less_than_no_ducats_cannot_be_paid():
    """SA-11.15"""
    refusal = refused(client_turn(), "0 agitate -1")

    assert (refusal.rule, refusal.message) == ("SA-11.15", "negative-ducats")


def test_entry_is_paid_before_the_steps():
    """SA-11.15, SA-11.3"""
    game = client_turn({"ducats": 2}, parliamentary=LAST, on={"parliamentary_agitation": (1,)})

    assert words(game, "agitate") == ["0", "1"]
    refusal = refused(game, "0 agitate 2")
    assert (refusal.rule, refusal.message) == ("SA-11.15", "cannot-pay")
    assert refusal.values == {"cost": 2, "ducats": 1}
