"""SA-19.4, SA-20.6: the twelve Figures with a golden ribbon."""

from __future__ import annotations

import pytest

from games.sigismundus.moments import gained
from games.sigismundus.positions import sigismundus, told
from interpares.games.sigismundus.cards import FIGURES
from interpares.games.sigismundus.ending import FinalScoring, score_ribbons
from interpares.games.sigismundus.sejm_events import RibbonScored
from interpares.kernel.game import Event

FIVE_ACTS = (
    "recognition_of_royal_marriage",
    "border_defence",
    "suspension_of_church_courts",
    "national_church",
    "union_of_lublin",
)


def ribbon(house: dict, **fields) -> int:
    """What the ribbons of seat 0 score at the end."""
    game = sigismundus(house, agenda=(FinalScoring(),), round=8, phase="maintenance", **fields)
    assert gained(game, "ribbons")[1:] == [0] * (len(game.players) - 1)
    return gained(game, "ribbons")[0]


def standing(space: int) -> tuple[int, ...]:
    """A track of five on which seat 0 stands on this space."""
    return (*range(1, space), 0, *range(space, 5))


OTHERS = "jan_laski piotr_barzi prospero_provana jozef_strus andrzej_taranowski bernard_pretwicz"


@pytest.mark.parametrize("others, vp", [(0, 1), (3, 4), (6, 7)])
def test_jan_kochanowski_scores_every_figure_also_himself(others: int, vp: int):
    """SA-19.4, SA-20.6"""
    company = " ".join(OTHERS.split()[:others])

    assert ribbon({"figures": f"jan_kochanowski:4 {company}"}) == vp


def test_jan_kochanowski_scores_eight_at_most():
    """SA-20.6"""
    more = "tomasz_sierpinek walenty_bakfark waclaw_z_szamotul"

    assert ribbon({"figures": f"jan_kochanowski {OTHERS} {more}"}) == 8


def test_of_a_track_the_space_is_told_and_of_other_things_how_many():
    """SA-20.6"""
    game = sigismundus({"figures": "lukasz_gornicki mikolaj_rej", "hand": "foray sack"}, seats=5)
    game.told = []

    score_ribbons(game, 0)

    assert told(game.told, RibbonScored) == [
        RibbonScored(0, "lukasz_gornicki", 1, 8, space=1),
        RibbonScored(0, "mikolaj_rej", 2, 4),
    ]


HANDS = [("", 0), ("client_card", 2), ("client_card vistula_raft foray", 6)]


@pytest.mark.parametrize("hand, vp", [*HANDS, ("foray foray foray sack sack", 8)])
def test_mikolaj_rej_scores_policy_cards_of_all_types(hand: str, vp: int):
    """SA-19.4, SA-20.6"""
    assert ribbon({"figures": "mikolaj_rej", "hand": hand}) == vp


@pytest.mark.parametrize("count, vp", [(0, 0), (1, 2), (4, 8), (5, 8)])
def test_andrzej_frycz_modrzewski_scores_acts_in_force(count: int, vp: int):
    """SA-19.4, SA-20.6"""
    acts = {"acts": FIVE_ACTS[:count], "rejected": FIVE_ACTS[count:]}

    assert ribbon({"figures": "andrzej_frycz_modrzewski"}, **acts) == vp


@pytest.mark.parametrize("count, vp", [(0, 0), (1, 2), (4, 8), (5, 8)])
def test_stanislaw_orzechowski_scores_rejected_acts(count: int, vp: int):
    """SA-19.4, SA-20.6, SA-16.5"""
    acts = {"rejected": FIVE_ACTS[:count], "acts": FIVE_ACTS[count:]}

    assert ribbon({"figures": "stanislaw_orzechowski"}, **acts) == vp


def test_acts_left_out_of_the_short_game_are_neither_in_force_nor_rejected():
    """SA-20.6, SA-22.1"""
    fields = {"variant": "short", "rejected": ("border_defence",), "seats": 3}
    house = {"figures": "stanislaw_orzechowski andrzej_frycz_modrzewski"}
    game = sigismundus(house, agenda=(FinalScoring(),), round=4, phase="maintenance", **fields)

    assert gained(game, "ribbons") == [2, 0, 0]


@pytest.mark.parametrize("space, vp", list(enumerate((8, 5, 3, 1, 0), start=1)))
def test_lukasz_gornicki_scores_the_place_on_the_royal_track(space: int, vp: int):
    """SA-19.4, SA-20.6"""
    assert ribbon({"figures": "lukasz_gornicki"}, seats=5, royal=standing(space)) == vp


@pytest.mark.parametrize("space, vp", list(enumerate((8, 5, 3, 1, 0), start=1)))
def test_marcin_bielski_scores_the_place_on_the_parliamentary_track(space: int, vp: int):
    """SA-19.4, SA-20.6"""
    assert ribbon({"figures": "marcin_bielski"}, seats=5, parliamentary=standing(space)) == vp


@pytest.mark.parametrize("purse, vp", [(0, 0), (1, 0), (2, 1), (7, 3), (16, 8), (40, 8)])
def test_jan_maria_padovano_scores_every_two_ducats_in_the_treasury(purse: int, vp: int):
    """SA-19.4, SA-20.6, SA-11.9: gold on Figures does not count."""
    assert ribbon({"figures": "jan_maria_padovano:6", "ducats": purse}) == vp


@pytest.mark.parametrize("offices, vp", [("1 2", 0), ("3 2", 3), ("3 6 9 12 15", 15)])
def test_santi_gucci_scores_land_offices(offices: str, vp: int):
    """SA-19.4, SA-20.6"""
    assert ribbon({"figures": "santi_gucci", "offices": offices}) == vp


@pytest.mark.parametrize("seals, vp", [({}, 0), ({"sweden": 0, "prussia": 1, "ottoman": 0}, 6)])
def test_marcin_kromer_scores_seals(seals: dict[str, int], vp: int):
    """SA-19.4, SA-20.6"""
    assert ribbon({"figures": "marcin_kromer"}, seals=seals) == vp


@pytest.mark.parametrize("offices, vp", [("2 3", 0), ("13 2", 3), ("1 4 7 10 13", 15)])
def test_stanislaw_hozjusz_scores_ecclesiastical_offices(offices: str, vp: int):
    """SA-19.4, SA-20.6"""
    assert ribbon({"figures": "stanislaw_hozjusz", "offices": offices}) == vp


@pytest.mark.parametrize("offices, vp", [("1 3", 0), ("14 3", 3), ("2 5 8 11 14", 15)])
def test_jan_herburt_scores_ministerial_offices(offices: str, vp: int):
    """SA-19.4, SA-20.6"""
    assert ribbon({"figures": "jan_herburt", "offices": offices}) == vp


ARMIES = [((0, 0, 0), (0, 0, 0), 0), ((1, 1, 0), (0, 0, 1), 6), ((3, 3, 1), (1, 0, 0), 8)]


@pytest.mark.parametrize("active, inactive, vp", ARMIES)
def test_mikolaj_sieniawski_scores_the_power_of_all_units(active, inactive, vp: int):
    """SA-19.4, SA-20.6: active and inactive."""
    house = {"figures": "mikolaj_sieniawski", "active": active, "inactive": inactive}

    assert ribbon(house) == vp


def test_ribbons_score_for_who_controls_them_at_the_end():
    """SA-19.4, SA-20.1"""
    houses = ({"figures": "santi_gucci"}, {"offices": "3 6"})
    game = sigismundus(*houses, agenda=(FinalScoring(),), round=8, phase="maintenance")

    assert gained(game, "ribbons") == [0, 0, 0, 0]


def test_figures_without_a_ribbon_score_nothing_at_the_end():
    """SA-19.4"""
    plain = [each.id for each in FIGURES.values() if not each.ribbon]
    assert len(plain) == 12

    assert ribbon({"figures": " ".join(plain), "offices": "1 2 3", "active": (1, 1, 1)}) == 0


def test_two_ribbons_are_told_one_by_one():
    """SA-19.4"""
    said: list[Event] = []
    house = {"figures": "santi_gucci jan_kochanowski", "offices": "3"}
    game = sigismundus(house, round=8, phase="maintenance")
    game.told = said
    game.agenda = (FinalScoring(),)
    game.advance()

    assert told(said, RibbonScored) == [
        RibbonScored(0, "santi_gucci", 1, 3),
        RibbonScored(0, "jan_kochanowski", 2, 2),
    ]
