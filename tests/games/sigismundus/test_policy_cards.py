"""SA-8.7 to SA-8.14: the eight kinds of Internal and Foreign Policy cards."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    at_rest,
    ducats,
    in_phase,
    offered,
    office,
    scores,
    special_turn,
    told,
    words,
)
from interpares.games.sigismundus.cards import COUNTRIES
from interpares.games.sigismundus.events import (
    CardPlayed,
    ChurchFounded,
    ClientGained,
    CountryMoved,
    Crowned,
    FirstPlayerTaken,
    OfficeReturned,
    PactMade,
    SenatorNamed,
)
from interpares.games.sigismundus.initiative import Initiative
from interpares.games.sigismundus.maintenance import RoundEnd
from scenario import play, refused

STRONG = {"active": (0, 3, 0)}
"""Three hussars fight in one step and beat everybody without units."""


# SA-8.7 Client


def test_client():
    """SA-8.7: a client more, for this round only"""
    game = special_turn({"hand": "client_card"})

    events = play(game, "0 play_client")

    assert game.players[0].clients == 4
    assert game.clients_left == 20 - 13
    assert told(events, ClientGained) == [ClientGained(0, "client_card")]


def test_several_client_cards_add_up_and_all_clients_go_back():
    """SA-8.7, SA-11.1, SA-11.17"""
    game = in_phase("actions", {"clients": 5}, {"clients": 1}, {"clients": 1}, {"clients": 1})
    assert game.players[0].clients == 6, "five, and one as the Nobility's Representative"

    while not at_rest(game):
        play(game, f"{game.waiting[0]} withdraw")

    assert [player.clients for player in game.players] == [3, 3, 3, 3]


def test_client_needs_a_client_in_the_supply():
    """SA-8.7, SA-2.1, SA-8.6"""
    game = special_turn({"hand": "client_card"}, {"clients": 11}, {}, {})

    assert offered(game) == ["pass"]
    refusal = refused(game, "0 play_client")
    assert (refusal.rule, refusal.message) == ("SA-8.7", "no-clients-left")


# SA-8.8 Primus Inter Pares


def test_primus_inter_pares():
    """SA-8.8: the first player marker changes hands"""
    game = special_turn({"hand": "primus_inter_pares"}, first=2)

    events = play(game, "0 play_primus")

    assert game.first == 0
    assert game.order == (2, 3, 0, 1), "the running phase goes on as it was (SA-4.4)"
    assert told(events, FirstPlayerTaken) == [FirstPlayerTaken(0)]


def test_the_holder_cannot_play_primus():
    """SA-8.8"""
    game = special_turn({"hand": "primus_inter_pares"})

    assert offered(game) == ["pass"]
    refusal = refused(game, "0 play_primus")
    assert (refusal.rule, refusal.message) == ("SA-8.8", "is-first-player")


def test_in_the_next_round_the_marker_passes_from_its_new_holder():
    """SA-8.8, SA-5.1"""
    game = special_turn({"hand": "primus_inter_pares"}, first=2, round=2)
    play(game, "0 play_primus")

    Initiative().resolve(game)

    assert game.first == 1


# SA-8.9 Death of a Senator


def test_death_of_a_senator():
    """SA-8.9: the player named chooses which office is available again"""
    game = special_turn({"hand": "death_of_senator"}, {"offices": "1 12"})

    events = play(game, "0 play_death 1")
    assert told(events, SenatorNamed) == [SenatorNamed(0, 1)]
    assert game.waiting == (1,)
    events = play(game, f"1 surrender_office {office(1)}")

    assert game.players[1].offices == (office(12),)
    assert game.available[0] == office(1)
    assert told(events, OfficeReturned) == [OfficeReturned(1, office(1))]


def test_with_one_office_there_is_nothing_to_choose():
    """SA-8.9"""
    game = special_turn({"hand": "death_of_senator"}, {"offices": "12"})

    play(game, "0 play_death 1")

    assert at_rest(game)
    assert game.players[1].offices == ()
    assert office(12) in game.available


def test_a_returned_office_keeps_its_side():
    """SA-8.9, SA-16.7"""
    game = special_turn({"hand": "death_of_senator"}, {"offices": "1"}, acts=("national_church",))

    play(game, "0 play_death 1")

    assert game.side(office(1)).prestige == 1


def test_one_may_name_oneself():
    """SA-8.9"""
    game = special_turn({"hand": "death_of_senator", "offices": "15"}, {"offices": "12"})

    assert words(game, "play_death") == ["0", "1"]
    play(game, "0 play_death 0")
    assert game.players[0].offices == ()


def test_a_player_without_office_cannot_be_named():
    """SA-8.9"""
    game = special_turn({"hand": "death_of_senator"}, {"offices": "12"})

    refusal = refused(game, "0 play_death 2")
    assert (refusal.rule, refusal.message) == ("SA-8.9", "has-no-office")


def test_the_unit_of_a_lost_office_stays():
    """SA-8.9, SA-20.3"""
    game = special_turn({"hand": "death_of_senator"}, {"offices": "15", "active": (2, 1, 0)})

    play(game, "0 play_death 1")

    assert game.players[1].active == (2, 1, 0)


# SA-8.10 Church Foundation


def test_church_foundation():
    """SA-8.10: three ducats, five points, and nobody may attack in this round"""
    game = in_phase(
        "special_actions",
        {"hand": "church_foundation", "ducats": 3},
        {"hand": "abduction sack foray", **STRONG},
        senatorial=(0, 1, 2, 3),
    )

    events = play(game, "0 play_foundation")

    assert (ducats(game)[0], scores(game)[0]) == (0, 5)
    assert told(events, ChurchFounded) == [ChurchFounded(0, 3, 5)]
    for attack in ("abduction", "sack", "foray"):
        assert words(game, f"play_{attack}", seat=1) == ["2", "3"]
        refusal = refused(game, f"1 play_{attack} 0")
        assert (refusal.rule, refusal.message) == ("SA-8.10", "is-protected")


def test_protection_ends_with_the_round():
    """SA-8.10, SA-18.5"""
    game = special_turn({"protected": True})

    RoundEnd().resolve(game)

    assert not game.players[0].protected


def test_who_is_protected_may_attack():
    """SA-8.10"""
    game = special_turn({"hand": "foray", "protected": True, **STRONG})

    assert words(game, "play_foray") == ["1", "2", "3"]


def test_a_second_foundation_scores_again():
    """SA-8.10"""
    game = special_turn({"hand": "church_foundation", "protected": True, "vp": 5})

    play(game, "0 play_foundation")

    assert scores(game)[0] == 10


def test_church_foundation_needs_three_ducats():
    """SA-8.10, SA-8.6"""
    game = special_turn({"hand": "church_foundation", "ducats": 2})

    assert offered(game) == ["pass"]
    refusal = refused(game, "0 play_foundation")
    assert (refusal.rule, refusal.message) == ("SA-8.10", "cannot-pay")
    assert refusal.values == {"cost": 3, "ducats": 2}


# SA-8.11 Raft of the Vistula River


def test_raft_of_the_vistula_river():
    """SA-8.11: four ducats"""
    game = special_turn({"hand": "vistula_raft"})

    play(game, "0 play_raft")

    assert ducats(game) == [9, 5, 5, 5]


# SA-8.12 Diplomatic Mission


def test_diplomatic_mission():
    """SA-8.12: a plain marker shows its crown"""
    game = special_turn({"hand": "diplomatic_mission"}, crowned="sweden")

    assert words(game, "play_mission") == [each for each in COUNTRIES if each != "sweden"]
    events = play(game, "0 play_mission ottoman")

    assert [name for name, yes in zip(COUNTRIES, game.crowned, strict=True) if yes] == [
        "sweden",
        "ottoman",
    ]
    assert told(events, Crowned) == [Crowned(0, "ottoman")]
    assert game.directions == tuple(COUNTRIES)


def test_a_crowned_country_takes_no_mission():
    """SA-8.12"""
    game = special_turn({"hand": "diplomatic_mission"}, crowned="sweden")

    refusal = refused(game, "0 play_mission sweden")
    assert (refusal.rule, refusal.message) == ("SA-8.12", "is-crowned")


def test_without_a_plain_country_there_is_no_mission():
    """SA-8.12, SA-8.6"""
    game = special_turn({"hand": "diplomatic_mission"}, crowned=" ".join(COUNTRIES), round=8)

    assert offered(game) == ["pass"]


# SA-8.13 Negotiations


@pytest.mark.parametrize(
    "move, track",
    [
        ("muscovy first", "muscovy lithuania sweden habsburg ottoman prussia"),
        ("sweden last", "lithuania habsburg muscovy ottoman prussia sweden"),
        ("prussia first", "prussia lithuania sweden habsburg muscovy ottoman"),
        ("lithuania first", "lithuania sweden habsburg muscovy ottoman prussia"),
        ("prussia last", "lithuania sweden habsburg muscovy ottoman prussia"),
    ],
)
def test_negotiations(move: str, track: str):
    """SA-8.13, SA-4.5: a country goes to an end, the others close up"""
    game = special_turn({"hand": "negotiations"})

    play(game, f"0 play_negotiations {move}")

    assert game.directions == tuple(track.split())


def test_negotiations_name_any_country_and_either_end():
    """SA-8.13, SA-8.6"""
    game = special_turn({"hand": "negotiations"})

    assert words(game, "play_negotiations") == [
        f"{country} {end}" for end in ("first", "last") for country in COUNTRIES
    ]


def test_negotiations_that_move_nothing_still_cost_the_card():
    """SA-8.13, SA-8.5"""
    game = special_turn({"hand": "negotiations"})

    events = play(game, "0 play_negotiations lithuania first")

    assert game.players[0].hand == ()
    assert game.discards[1] == ("negotiations",)
    assert told(events, CardPlayed) == [CardPlayed(0, "negotiations")]
    assert told(events, CountryMoved) == []


def test_negotiations_about_an_unknown_country_are_refused():
    """SA-8.13"""
    refusal = refused(special_turn({"hand": "negotiations"}), "0 play_negotiations saxony first")

    assert (refusal.rule, refusal.message) == ("SA-8.13", "no-such-country")


def test_negotiations_change_no_side():
    """SA-8.13"""
    game = special_turn({"hand": "negotiations"}, crowned="sweden")

    play(game, "0 play_negotiations sweden last")

    assert game.crowned == (False, True, False, False, False, False)


# SA-8.14 Secret Pact


def test_secret_pact():
    """SA-8.14: nobody, not even its player, places markers there in this round"""
    game = in_phase(
        "foreign_policy",
        {"hand": "vistula_raft"},
        {"hand": "vistula_raft"},
        pacts=("sweden",),
        crowned=" ".join(COUNTRIES),
    )

    for seat in (0, 1):
        assert {each.split()[0] for each in words(game, "place_influence", seat)} == {
            *COUNTRIES
        } - {"sweden"}
        refusal = refused(game, f"{seat} place_influence sweden vistula_raft")
        assert (refusal.rule, refusal.message) == ("SA-8.14", "has-pact")
        play(game, f"{seat} pass")


def test_the_pact_lies_on_its_country_until_the_end_of_the_round():
    """SA-8.14, SA-8.5, SA-18.5"""
    game = special_turn({"hand": "secret_pact"}, influence={"sweden": (1, 2)})

    events = play(game, "0 play_pact sweden")

    assert (game.pacts, game.discards[1], game.players[0].hand) == (("sweden",), (), ())
    assert told(events, PactMade) == [PactMade(0, "sweden")]
    assert game.influence[1] == (1, 2, 0, 0)
    RoundEnd().resolve(game)
    assert (game.pacts, game.discards[1]) == ((), ("secret_pact",))


def test_a_country_has_one_pact_but_several_countries_may_have_theirs():
    """SA-8.14"""
    game = special_turn({"hand": "secret_pact"}, pacts=("sweden",))

    assert words(game, "play_pact") == [each for each in COUNTRIES if each != "sweden"]
    refusal = refused(game, "0 play_pact sweden")
    assert (refusal.rule, refusal.message) == ("SA-8.14", "has-pact")
    play(game, "0 play_pact prussia")
    assert game.pacts == ("sweden", "prussia")


def test_a_country_under_a_pact_is_scored_and_its_seal_filled():
    """SA-8.14, SA-17.8"""
    game = in_phase(
        "scoring", pacts=("lithuania",), crowned="lithuania", influence={"lithuania": (1,)}
    )

    assert scores(game)[0] == 8
    assert game.seals[0] == 0
