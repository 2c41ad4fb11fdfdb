"""SA-20: the Figures whose abilities work before the Sejm."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    client_turn,
    dice,
    ducats,
    in_phase,
    influence_turn,
    markers_on,
    offered,
    office,
    special_turn,
    told,
    words,
)
from interpares.games.sigismundus.cards import FIGURES
from interpares.games.sigismundus.events import CombatWon, Rolled
from scenario import play, refused

LAST = (1, 2, 3, 0)
HERE = {
    "bernard_pretwicz",
    "dymitr_wisniowiecki",
    "tomasz_sierpinek",
    "prospero_provana",
    "andrzej_taranowski",
    "piotr_barzi",
    "jozef_strus",
    "jan_laski",
    "waclaw_z_szamotul",
    "walenty_bakfark",
}
LATER = ("sejm.count_votes", "scoring.offices", "maintenance")


def test_these_are_all_whose_abilities_work_before_the_sejm():
    """SA-20.1"""
    early = {
        figure.id
        for figure in FIGURES.values()
        if any(each.when not in LATER for each in figure.abilities)
    }

    assert early == HERE


@pytest.mark.parametrize("figure", [each.id for each in FIGURES.values() if each.ribbon])
def test_a_golden_ribbon_is_no_ability(figure: str):
    """SA-20.6, SA-6.2, SA-7.2, SA-10.4"""
    game = in_phase("income", {"figures": figure})
    assert ducats(game)[0] == 7
    game = in_phase("draw", {"figures": figure})
    play(game, "0 draw internal")
    assert game.waiting == (1,)
    assert offered(influence_turn({"figures": figure})) == []


def combat(attacker, defender, *faces: int):
    """The first step of a combat of hussars."""
    army = {"active": (0, 2, 0)}
    game = special_turn(
        {"hand": "foray", **army, **attacker}, {**army, **defender}, script=dice(*faces)
    )
    return told(play(game, "0 play_foray 1"), Rolled)[0]


def test_bernard_pretwicz_adds_two_to_each_die_of_the_defender():
    """SA-9.4, SA-20.1"""
    rolled = combat({}, {"figures": "bernard_pretwicz"}, 1, 1)

    assert (rolled.attacker_damage, rolled.defender_damage) == (1 + 4, 1 + 4 + 2)


def test_bernard_pretwicz_does_not_help_an_attacker():
    """SA-9.4"""
    rolled = combat({"figures": "bernard_pretwicz"}, {}, 1, 1)

    assert (rolled.attacker_damage, rolled.defender_damage) == (5, 5)


def test_dymitr_wisniowiecki_adds_two_to_each_die_of_the_attacker():
    """SA-9.4, SA-20.1"""
    rolled = combat({"figures": "dymitr_wisniowiecki"}, {}, 1, 1)

    assert (rolled.attacker_damage, rolled.defender_damage) == (1 + 4 + 2, 1 + 4)


def test_dymitr_wisniowiecki_does_not_help_a_defender():
    """SA-9.4"""
    rolled = combat({}, {"figures": "dymitr_wisniowiecki"}, 1, 1)

    assert (rolled.attacker_damage, rolled.defender_damage) == (5, 5)


def test_a_bonus_works_in_every_step_but_rolls_no_die_of_its_own():
    """SA-9.4"""
    game = special_turn(
        {"hand": "foray", "active": (1, 1, 0), "figures": "dymitr_wisniowiecki"},
        {"active": (0, 0, 1), "figures": "bernard_pretwicz", "inactive": (5, 5, 0)},
        script=dice(1, 1),
    )

    events = play(game, "0 play_foray 1", "0 lose_unit infantry")

    assert [(each.attacker_damage, each.defender_damage) for each in told(events, Rolled)] == [
        (0, 1 + 3 + 2),
        (1 + 2 + 2, 0),
    ]
    assert told(events, CombatWon) == [CombatWon(0, 1, 2, 0)]


def test_tomasz_sierpinek_brings_two_ducats():
    """SA-6.2, SA-20.1"""
    game = in_phase("income", {}, {"figures": "tomasz_sierpinek"})

    assert ducats(game) == [7, 9, 7, 7]


def test_prospero_provana_draws_a_card_more():
    """SA-7.2, SA-20.1"""
    game = in_phase("draw", {"figures": "prospero_provana"})

    play(game, "0 draw foreign", "0 draw foreign")

    assert len(game.players[0].hand) == 2
    assert game.waiting == (1,)


def test_andrzej_taranowski_places_two_markers_as_envoy_but_the_country_moves_once():
    """SA-11.7, SA-20.1"""
    game = client_turn({"figures": "andrzej_taranowski"})

    play(game, "0 send_envoy muscovy")

    assert markers_on(game, "muscovy") == (2, 0, 0, 0)
    assert game.space("muscovy") == 2


def test_andrzej_taranowski_places_what_the_stock_has():
    """SA-11.7, SA-2.6"""
    game = client_turn({"figures": "andrzej_taranowski", "markers": 1})

    play(game, "0 send_envoy muscovy")

    assert markers_on(game, "muscovy") == (1, 0, 0, 0)


def test_andrzej_taranowski_is_no_help_in_foreign_policy():
    """SA-10.4"""
    assert offered(influence_turn({"figures": "andrzej_taranowski"})) == []


def test_piotr_barzi_places_a_marker_without_a_card():
    """SA-10.4, SA-20.1"""
    game = influence_turn({"figures": "piotr_barzi"})

    play(game, "0 place_influence muscovy")

    assert markers_on(game, "muscovy") == (1, 0, 0, 0)


def test_piotr_barzi_is_no_help_as_envoy():
    """SA-11.7"""
    game = client_turn({"figures": "piotr_barzi"})

    play(game, "0 send_envoy muscovy")

    assert markers_on(game, "muscovy") == (1, 0, 0, 0)


def test_jozef_strus_keeps_senators_alive():
    """SA-8.9, SA-20.5: not even his patron can name himself."""
    doctor = {"figures": "jozef_strus", "offices": "12"}
    game = special_turn({"hand": "death_of_senator", **doctor}, {"offices": "15"})

    assert words(game, "play_death") == ["1"]
    refusal = refused(game, "0 play_death 0")
    assert (refusal.rule, refusal.message) == ("SA-8.9", "immune-to-death")


def test_jan_laski_keeps_courts_away():
    """SA-8.21, SA-20.5"""
    game = special_turn(
        {"offices": "13"}, {"hand": "foray", "figures": "jan_laski"}, {"hand": "sack"}
    )

    assert words(game, "hold_court") == [f"{office(13)} 2"]
    refusal = refused(game, f"0 hold_court {office(13)} 1")
    assert (refusal.rule, refusal.message) == ("SA-8.21", "immune-to-court")


def test_jan_laski_does_not_keep_death_away_nor_strus_the_courts():
    """SA-20.5"""
    game = special_turn(
        {"offices": "13", "hand": "death_of_senator"},
        {"offices": "12", "figures": "jan_laski"},
        {"hand": "sack", "figures": "jozef_strus"},
    )

    assert "1" in words(game, "play_death")
    assert words(game, "hold_court") == [f"{office(13)} 2"]


def test_jan_laski_moves_a_step_more_on_the_parliamentary_track():
    """SA-11.15, SA-20.1"""
    game = client_turn({"figures": "jan_laski"}, parliamentary=LAST, senatorial=LAST)

    other = game.copy()
    play(game, "0 agitate 0")
    play(other, "0 hold_feast")

    assert game.parliamentary == (1, 0, 2, 3)
    assert other.senatorial == (1, 2, 0, 3)


def test_waclaw_z_szamotul_moves_a_step_more_on_the_senatorial_track():
    """SA-11.12, SA-20.1"""
    game = client_turn({"figures": "waclaw_z_szamotul"}, parliamentary=LAST, senatorial=LAST)

    other = game.copy()
    play(game, "0 hold_feast")
    play(other, "0 agitate 0")

    assert game.senatorial == (1, 0, 2, 3)
    assert other.parliamentary == (1, 2, 0, 3)


def test_walenty_bakfark_is_a_special_action_of_his_patron():
    """SA-8.3, SA-8.23, SA-20.1"""
    game = in_phase("special_actions", {"hand": "foray"}, {"figures": "walenty_bakfark"})

    assert words(game, "spy") == []
    play(game, "0 pass", "0 pass")
    assert words(game, "spy", seat=1) == ["0", "2", "3"]
