"""SA-5: the beginning of a round."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import in_phase, sigismundus
from interpares.games.sigismundus.cards import DEMANDS, FIGURES
from interpares.games.sigismundus.events import AllCrowned, FirstPlayer, PhaseBegun, RoundBegun
from interpares.games.sigismundus.initiative import Initiative
from interpares.games.sigismundus.maintenance import RoundEnd

ALL = tuple(FIGURES)


def initiative(**fields):
    """The initiative phase of a position, and what was told."""
    game = sigismundus(phase="initiative", **fields)
    game.told = []
    Initiative().resolve(game)
    return game, game.told


def test_in_the_first_round_the_marker_stays():
    """SA-5.1"""
    game, _ = initiative(first=2)

    assert (game.first, game.order) == (2, (2, 3, 0, 1))


@pytest.mark.parametrize("first, after", [(0, 1), (2, 3), (3, 0)])
def test_from_the_second_round_on_it_goes_to_the_left(first: int, after: int):
    """SA-5.1"""
    game, events = initiative(first=first, round=2)

    assert game.first == after
    assert game.order == game.clockwise(after)
    assert events[-1] == FirstPlayer(after)


def test_the_sejm_card_and_the_demand_of_the_round_are_turned_up():
    """SA-5.2, SA-5.3"""
    game, events = initiative(round=3, script=(4, 0, 0, 0))

    assert game.session == "suspension_of_church_courts"
    assert game.demand == tuple(DEMANDS)[4]
    assert game.demand_deck == tuple(each for each in DEMANDS if each != game.demand)
    assert RoundBegun(3, game.session, game.demand, game.open_figures) in events


def test_a_round_is_told_before_its_first_phase():
    """SA-5.2, SA-4.2"""
    _, events = initiative(round=8)

    assert [type(event) for event in events] == [RoundBegun, PhaseBegun, FirstPlayer, AllCrowned]


@pytest.mark.parametrize(
    "variant, sejms",
    [
        (
            "short",
            (
                "recognition_of_royal_marriage",
                "border_defence",
                "incompatibilitas",
                "union_of_lublin",
            ),
        ),
    ],
)
def test_the_short_game_has_four_sejms(variant: str, sejms: tuple[str, ...]):
    """SA-5.2, SA-22.1"""
    games = [initiative(round=number, variant=variant)[0] for number in (1, 2, 3, 4)]

    assert tuple(game.session for game in games) == sejms


def test_a_demand_is_out_of_the_game_at_the_end_of_its_round():
    """SA-5.3, SA-18.5"""
    game = sigismundus(phase="maintenance", demand="tax_3", seen_demands=("tax_1",))

    RoundEnd().resolve(game)

    assert (game.demand, game.seen_demands) == (None, ("tax_1", "tax_3"))
    Initiative().resolve(game)
    assert game.demand not in ("tax_1", "tax_3", None)
    assert len(game.demand_deck) == 9 - 3


def test_three_figures_lie_open():
    """SA-5.4"""
    game, _ = initiative(script=(0, 23, 0, 21))

    assert game.open_figures == (ALL[23], ALL[0], ALL[22])
    assert len(game.figure_deck) == 21


def test_figures_nobody_took_are_removed():
    """SA-5.4"""
    game, _ = initiative(round=2, open_figures=ALL[:2], removed_figures=ALL[2:3])

    assert game.removed_figures == (ALL[2], ALL[0], ALL[1])
    assert len(game.open_figures) == 3
    assert not set(game.open_figures) & set(ALL[:3])


def test_figures_with_a_patron_stay():
    """SA-5.4"""
    game = in_phase("initiative", {"figures": "jan_laski:3"}, round=2)

    assert [each.figure for each in game.players[0].figures] == ["jan_laski"]
    assert "jan_laski" not in (*game.open_figures, *game.removed_figures)


@pytest.mark.parametrize("variant, last", [("full", 8), ("short", 4)])
def test_in_the_last_round_all_countries_are_crowned(variant: str, last: int):
    """SA-5.5"""
    game, events = initiative(variant=variant, round=last)

    assert game.crowned == (True,) * 6
    assert AllCrowned() in events


@pytest.mark.parametrize("variant, number", [("full", 4), ("full", 7), ("short", 3)])
def test_in_no_other_round_any_country_is(variant: str, number: int):
    """SA-5.5"""
    game, events = initiative(variant=variant, round=number)

    assert game.crowned == (False,) * 6
    assert AllCrowned() not in events
