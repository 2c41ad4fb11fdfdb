"""SA-20.2: the six neighbouring countries, each scored once, and the bonus of its seal."""

from __future__ import annotations

from games.sigismundus.moments import gained
from games.sigismundus.positions import ducats, in_phase, in_stage, votes
from interpares.games.sigismundus.cards import COUNTRIES, COUNTRY
from scenario import play

ARMY = {"active": (0, 0, 2), "ducats": 3}
SEALS = ("lithuania", "sweden", "habsburg", "muscovy", "ottoman", "prussia")


def sealed_by_scoring(country: str) -> dict[str, int]:
    """Seat 1 wins the seal of the country; what a position is given for it."""
    game = in_phase("scoring", influence={country: (1, 2)}, crowned=country)
    points = gained(game, "countries")
    assert points[1] > points[0] > 0
    assert game.seals[COUNTRY[country]] == 1
    return {country: 1}


def test_these_are_all_countries():
    """SA-20.2"""
    assert tuple(COUNTRIES) == SEALS


def test_the_seal_of_lithuania_gives_a_vote_at_every_count():
    """SA-12.1, SA-20.2"""
    game = in_stage("count_votes", seals=sealed_by_scoring("lithuania"))

    assert votes(game) == [12, 9 + 1, 6, 3]


def test_the_seal_of_sweden_keeps_an_artillery_free():
    """SA-18.2, SA-20.2"""
    game = in_phase("maintenance", ARMY, ARMY, seals=sealed_by_scoring("sweden"))

    play(game, "0 maintain 0,0,1 0,0,0", "1 maintain 0,0,2 0,0,0")

    assert ducats(game)[:2] == [0, 0]


def test_the_seal_of_the_habsburgs_scores_a_point_every_round():
    """SA-17.1, SA-20.2"""
    game = in_phase("scoring", seals=sealed_by_scoring("habsburg"))

    assert gained(game, "offices") == [0, 1, 0, 0]


def test_the_seal_of_muscovy_draws_a_military_card():
    """SA-7.2, SA-20.2"""
    game = in_phase("draw", seals=sealed_by_scoring("muscovy"))

    play(game, "0 draw internal", "1 draw internal")

    assert [len(game.players[1].cards(deck)) for deck in range(3)] == [1, 0, 1]
    assert [len(game.players[0].cards(deck)) for deck in range(3)] == [1, 0, 0]


def test_the_seal_of_the_ottomans_draws_a_foreign_card():
    """SA-7.2, SA-20.2"""
    game = in_phase("draw", seals=sealed_by_scoring("ottoman"))

    play(game, "0 draw internal", "1 draw internal")

    assert [len(game.players[1].cards(deck)) for deck in range(3)] == [1, 1, 0]


def test_the_seal_of_prussia_brings_two_ducats():
    """SA-6.2, SA-20.2"""
    game = in_phase("income", *({"ducats": 0},) * 4, seals=sealed_by_scoring("prussia"))

    assert ducats(game) == [2, 4, 2, 2]


def test_a_lost_seal_gives_nothing_more():
    """SA-20.1, SA-17.8"""
    game = in_phase(
        "scoring", influence={"lithuania": (2, 1)}, crowned="lithuania", seals={"lithuania": 1}
    )
    later = in_stage("count_votes", seals={"lithuania": game.seals[COUNTRY["lithuania"]]})

    assert votes(later) == [12 + 1, 9, 6, 3]
