"""SA-17: prestige and crowned countries are scored."""

from __future__ import annotations

import pytest

from games.sigismundus.moments import gained
from games.sigismundus.positions import at_rest, in_phase, markers_on, offered, scores, told
from interpares.games.sigismundus.cards import COUNTRIES, COUNTRY
from interpares.games.sigismundus.game import Sigismundus
from interpares.games.sigismundus.scoring import ChooseSealHolder, Scoring
from interpares.games.sigismundus.sejm_events import CountryScored, PrestigeScored, SealAwarded
from interpares.kernel.game import Event
from scenario import play

VALUES = [(8, 4), (7, 3), (6, 3), (5, 2), (4, 2), (3, 1)]
"""Of the spaces of the foreign policy track."""


def scored(markers: tuple[int, ...], space: int = 1, **fields) -> Sigismundus:
    """Sweden has been scored on this space."""
    others = [country for country in COUNTRIES if country != "sweden"]
    directions = (*others[: space - 1], "sweden", *others[space - 1 :])
    return in_phase(
        "scoring",
        seats=len(markers),
        influence={"sweden": markers},
        crowned="sweden",
        directions=directions,
        **fields,
    )


def seal(game: Sigismundus, country: str) -> int | None:
    return game.seals[COUNTRY[country]]


def test_offices_score_their_prestige():
    """SA-17.1"""
    game = in_phase("scoring", {"offices": "1 5 12"}, {"offices": "3", "vp": 2}, {})

    assert gained(game, "offices") == [4 + 2 + 1, 2 + 3, 0, 0]


def test_bonuses_are_added_to_the_prestige_even_without_an_office():
    """SA-17.1, SA-20.1"""
    game = in_phase("scoring", {"figures": "jozef_strus"}, {"offices": "3"}, seals={"habsburg": 0})

    assert gained(game, "offices") == [2, 3, 0, 0]


def test_prestige_is_told_with_its_bonus():
    """SA-17.1"""
    said: list[Event] = []
    game = in_phase("maintenance", {"offices": "1", "figures": "jozef_strus"})
    game.told = said

    game.then(Scoring())
    game.advance()

    assert told(said, PrestigeScored)[0] == PrestigeScored(0, 5, 1)


def test_prestige_is_scored_before_the_seals_of_this_round_are_awarded():
    """SA-17.1, SA-17.2, SA-20.2"""
    game = in_phase("scoring", influence={"habsburg": (1,)}, crowned="habsburg")

    assert gained(game, "offices") == [0, 0, 0, 0]
    assert seal(game, "habsburg") == 0


def test_crowned_countries_are_scored_in_the_order_of_the_track():
    """SA-17.2: from space 1 on."""
    directions = ("prussia", "ottoman", "muscovy", "habsburg", "sweden", "lithuania")
    said: list[Event] = []
    game = in_phase("maintenance", directions=directions, crowned="lithuania muscovy prussia")
    game.told = said

    game.then(Scoring())
    game.advance()

    assert [(each.country, each.space) for each in told(said, CountryScored)] == [
        ("prussia", 1),
        ("muscovy", 3),
        ("lithuania", 6),
    ]


def test_in_the_last_round_all_six_countries_are_scored():
    """SA-17.2, SA-5.5"""
    row = dict.fromkeys(COUNTRIES, (1,))
    game = in_phase("scoring", influence=row, crowned=" ".join(COUNTRIES), round=8)

    assert gained(game, "countries") == [8 + 7 + 6 + 5 + 4 + 3, 0, 0, 0]
    assert game.crowned == (False,) * 6


def test_a_plain_country_is_not_scored_and_keeps_its_markers():
    """SA-17.2, SA-17.9"""
    game = in_phase("scoring", influence={"sweden": (2, 1), "prussia": (0, 3)}, crowned="prussia")

    assert gained(game, "countries") == [0, 3, 0, 0]
    assert markers_on(game, "sweden") == (2, 1, 0, 0)
    assert seal(game, "sweden") is None


@pytest.mark.parametrize("space, values", list(enumerate(VALUES, start=1)))
def test_the_most_markers_get_the_first_value_the_second_most_the_second(space: int, values):
    """SA-17.4"""
    assert gained(scored((1, 3, 2, 0), space), "countries") == [0, *values, 0]


TIES = {
    "two with the most": ((2, 2, 1, 0), [6, 6, 0, 0]),
    "three with the most": ((2, 2, 2, 1), [4, 4, 4, 0]),
    "all with the most, rounded down": ((1, 1, 1, 1, 1), [2, 2, 2, 2, 2]),
    "two with the second most": ((3, 2, 2, 0), [8, 2, 2, 0]),
    "three with the second most, rounded down": ((3, 1, 1, 1), [8, 1, 1, 1]),
    "nobody else": ((3, 0, 0, 0), [8, 0, 0, 0]),
    "one marker": ((0, 0, 1, 0), [0, 0, 8, 0]),
    "a third one gets nothing": ((3, 2, 1, 0), [8, 4, 0, 0]),
    "nobody at all": ((0, 0, 0, 0), [0, 0, 0, 0]),
}


@pytest.mark.parametrize("markers, points", TIES.values(), ids=TIES)
def test_ties_share_and_round_down(markers: tuple[int, ...], points: list[int]):
    """SA-17.3, SA-17.5 to SA-17.7"""
    assert gained(scored(markers), "countries") == points


def test_odd_values_are_rounded_down_for_each():
    """SA-17.5, SA-17.6: seven and two points among two."""
    assert gained(scored((2, 2, 1, 0), 4), "countries") == [3, 3, 0, 0]
    assert gained(scored((1, 1, 1, 0), 2), "countries") == [3, 3, 3, 0]
    assert gained(scored((3, 1, 1, 0), 2), "countries") == [7, 1, 1, 0]


def test_the_marker_on_the_seal_does_not_count():
    """SA-17.3"""
    game = scored((1, 1, 0, 0), seals={"sweden": 1})

    assert gained(game, "countries") == [6, 6, 0, 0]
    assert isinstance(game.decision, ChooseSealHolder)


def test_all_markers_return_and_the_first_puts_one_on_the_seal():
    """SA-17.8"""
    game = scored((3, 1, 0, 2))

    assert markers_on(game, "sweden") == (0, 0, 0, 0)
    assert seal(game, "sweden") == 0
    assert [player.markers for player in game.players] == [9, 10, 10, 10]


def test_a_marker_on_the_seal_returns_to_its_owner():
    """SA-17.8"""
    game = scored((0, 2, 1, 0), seals={"sweden": 2})

    assert seal(game, "sweden") == 1
    assert [player.markers for player in game.players] == [10, 9, 10, 10]


def test_who_holds_the_seal_already_keeps_it_with_one_marker():
    """SA-17.8"""
    game = scored((0, 2, 1, 0), seals={"sweden": 1})

    assert seal(game, "sweden") == 1
    assert game.players[1].markers == 9


def test_the_royal_representative_chooses_whose_seal_it_is_among_the_tied():
    """SA-17.8, SA-4.10: having held it is neither needed nor an advantage."""
    game = scored((2, 2, 1, 0), seals={"sweden": 0}, representative=3)

    assert game.waiting == (3,)
    assert offered(game, 3) == ["award_seal 0", "award_seal 1"]
    assert game.decision.facts(game, 3) == {"country": "sweden", "tied": (0, 1)}
    events = play(game, "3 award_seal 1")

    assert seal(game, "sweden") == 1
    assert [player.markers for player in game.players] == [10, 9, 10, 10]
    assert told(events, SealAwarded) == [SealAwarded(1, "sweden", 3)]
    assert at_rest(game)


def test_a_country_without_markers_keeps_its_seal_and_turns_plain():
    """SA-17.7, SA-17.9"""
    game = scored((0, 0, 0, 0), seals={"sweden": 2})

    assert seal(game, "sweden") == 2
    assert game.crowned[COUNTRY["sweden"]] is False
    assert at_rest(game)


def test_the_marker_turns_plain_and_keeps_its_place_on_the_track():
    """SA-17.9"""
    game = scored((1, 0, 0, 0), space=4)

    assert game.crowned == (False,) * 6
    assert game.space("sweden") == 3


def test_a_secret_pact_stops_neither_points_nor_the_seal():
    """SA-8.14, SA-17.8"""
    game = scored((2, 1, 0, 0), pacts=("sweden",))

    assert gained(game, "countries") == [8, 4, 0, 0]
    assert seal(game, "sweden") == 0


def test_points_are_added_to_those_of_earlier_rounds():
    """SA-17.1, SA-17.4, SA-1.2"""
    houses = ({"vp": 30, "offices": "1"}, {"vp": 7})
    game = in_phase("scoring", *houses, influence={"sweden": (0, 1)}, crowned="sweden")

    assert scores(game) == [34, 7 + 7, 0, 0]
