"""MA-11: partitions."""

from __future__ import annotations

from random import Random

import pytest

from games.magnaci.positions import (
    at_rest,
    at_window,
    battles,
    dealt,
    estates,
    in_fief,
    offered,
)
from interpares import Match, rules_of
from interpares.games.magnaci.cards import PROVINCES, SLOTS
from interpares.games.magnaci.conflicts import (
    Campaign,
    Leftovers,
    Muster,
    province_modifier,
)
from interpares.games.magnaci.estates import PlaceEstates
from interpares.games.magnaci.events import Restored
from interpares.games.magnaci.interregnum import Interregnum, tied_groups
from interpares.games.magnaci.scoring import wealth
from interpares.games.magnaci.standing import Standing, standing
from scenario import magnaci, play, refused

VIEW, FLAWS = rules_of("magnaci").view, rules_of("magnaci").flaws
THREE = {"I": "smolensk_war", "III": "kantymir_raid", "V": "holy_league"}
UKRAINE_LOST = {"conflicts": {"III": "kantymir_raid"}, "partitioned": ("ukraine",)}


def test_a_province_is_partitioned_the_moment_a_conflict_of_its_power_is_lost():
    """MA-11.1"""
    game = battles({"III": "kantymir_raid", "V": "holy_league"}, "2 9", "3 8", laws={0: ["rokosz"]})
    assert game.partitioned == ()

    play(game, "0 pass")

    assert game.decision.place == "V"
    assert game.partitioned == ("ukraine",)


def test_two_lost_conflicts_make_one_partition():
    """MA-11.2"""
    game = battles({"III": "kantymir_raid", "IV": "khmelnytsky_uprising"}, "2 3", "3 4")

    assert game.partitioned == ("ukraine",)
    assert VIEW(game, None).partitioned == ("ukraine",)


def test_the_partition_ends_when_the_last_conflict_of_the_power_is_beaten():
    """MA-11.3"""
    fields = {"partitioned": ("ukraine",), "laws": {0: ["rokosz"]}}
    game = battles({"III": "kantymir_raid"}, "9", "8", **fields)

    told = play(game, "0 pass")

    assert Restored("ukraine") in told
    assert game.partitioned == ()


def test_a_second_card_not_yet_fought_keeps_the_partition_in_force():
    """MA-11.3, MA-10.11"""
    lying = {"I": "smolensk_war", "II": "livonian_war"}
    fields = {"partitioned": ("lithuania",), "laws": {0: ["rokosz"]}}
    game = battles(lying, "9 11", "8 7", **fields)
    play(game, "0 pass")

    assert game.partitioned == ("lithuania",)
    play(game, "0 pass")

    assert game.partitioned == ()
    assert in_fief(game, "smolensk") == in_fief(game, "livonia") == (0, 0)


def test_an_embassy_may_end_a_partition_at_once():
    """MA-11.3, MA-15.25"""
    deck = "livonian_war turkish_war insurrection northern_war cossack_rebellion"
    game, _ = dealt(deck, laws={0: ["embassy"]}, **UKRAINE_LOST)
    game.script = (0,)

    told = play(game, "0 play embassy kantymir_raid")

    assert Restored("ukraine") in told
    assert game.partitioned == ()
    assert game.conflicts[2] == "cossack_rebellion"


def test_no_estate_of_an_office_a_law_or_an_action_goes_to_a_partitioned_province():
    """MA-11.4"""
    game = magnaci(agenda=(PlaceEstates(0, 1, "MA-8.4"),), **UKRAINE_LOST)

    assert "settle ukraine" not in offered(game, 0)
    assert refused(game, "0 settle ukraine").rule == "MA-11.4"


def test_the_treasurer_does_not_reach_a_partitioned_province():
    """MA-11.5, MA-15.2"""
    game = at_window(
        "interregnum",
        offices={0: ["treasurer"]},
        estates={1: {"ukraine": 1, "prussia": 1}},
        **UKRAINE_LOST,
    )

    assert offered(game, 0) == ["pass", "play treasurer prussia 1"]


def test_assignats_do_not_reach_a_partitioned_province():
    """MA-11.5, MA-15.24"""
    game = at_window(
        "interregnum",
        laws={0: ["assignats"]},
        estates={1: {"ukraine": 2, "prussia": 1, "lithuania": 1}, 2: {"ukraine": 1}},
        **UKRAINE_LOST,
    )

    assert offered(game, 0) == ["pass", "play assignats - 1"]
    play(game, "0 play assignats - 1")
    assert offered(game, 1) == ["hand_over prussia", "hand_over lithuania"]


def test_a_partitioned_province_takes_reward_estates_but_gives_no_fief():
    """MA-11.6"""
    lying = {"V": "turkish_war", "VI": "moldavian_war"}
    game = battles(lying, "9 11", "8 7", partitioned=("little_poland",))

    assert estates(game, "little_poland") == (1, 0)
    assert in_fief(game, "moldavia") == (0, 0)


def test_estates_are_lost_and_buildings_and_pawns_work_under_partition():
    """MA-11.7"""
    game = battles(
        {"III": "kantymir_raid"},
        "2",
        "3",
        estates={1: {"ukraine": 2}},
        partitioned=("ukraine",),
        buildings=("ukraine", None, None),
        silent_sejm=True,
    )

    assert estates(game, "ukraine") == (0, 1)
    assert province_modifier(game, "ukraine") == 1 - 2


def test_entail_may_pay_in_a_partitioned_province():
    """MA-11.7, MA-15.22"""
    game = at_window(
        "interregnum",
        offices={0: ["treasurer"]},
        laws={1: ["entail"]},
        estates={1: {"prussia": 1, "ukraine": 1}},
        **UKRAINE_LOST,
    )

    play(game, "0 play treasurer prussia 1", "1 redirect prussia ukraine")

    assert estates(game, "ukraine") == (0, 0, 0)
    assert estates(game, "prussia") == (1, 1, 0)


def test_estates_under_partition_count_for_order_standing_and_wealth():
    """MA-11.8, MA-13.2"""
    owned = {0: {"ukraine": 2}, 1: {"ukraine": 1}}
    game = magnaci(estates=owned, agenda=(PlaceEstates(0, 1, "MA-8.4"),), **UKRAINE_LOST)

    assert tied_groups(game) == [(0,), (1,), (2,)]
    assert standing(game, 0, PROVINCES.index("ukraine")) is Standing.DOMINANCE
    assert [wealth(game, seat).total for seat in range(3)] == [5, 2, 0]


def test_three_partitions_that_are_two_at_the_end_of_the_phase_do_no_harm():
    """MA-11.9, MA-1.3"""
    lying = {"I": "smolensk_war", "III": "kantymir_raid", "VII": "insurrection"}
    game = battles(
        lying,
        "2 3 14",
        "3 4 13",
        partitioned=("great_poland",),
        laws={0: ["rokosz"]},
        agenda=(Muster(), Campaign(), Leftovers(), Interregnum()),
    )
    play(game, "0 pass", "0 pass")
    assert len(game.partitioned) == 3

    play(game, "0 pass")

    assert game.partitioned == ("lithuania", "ukraine")
    assert game.outcome is None
    assert at_rest(game)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_who_must_place_estates_always_has_three_provinces_to_choose_from(seats: int):
    """MA-11.10"""
    choices = []
    for seed in range(6):
        game, random = Match.start("magnaci", seats=seats, seed=seed).game, Random(seed)
        while game.outcome is None:
            seat = random.choice(game.waiting)
            if isinstance(game.decision, PlaceEstates):
                choices.append(len(game.decision.options(game, seat)))
                assert game.phase != "conflicts"
            game.apply(seat, game.decision.sample(game, seat, random))

    assert min(choices) >= 3


def test_a_position_with_three_partitions_before_the_conflicts_is_impossible():
    """MA-11.10, MA-12.2"""
    game = magnaci(agenda=(PlaceEstates(0, 1, "MA-7.9"),))
    game.phase = "senate"
    game.conflict_deck = tuple(card for card in game.conflict_deck if card not in THREE.values())
    game.conflicts = tuple(THREE.get(slot) for slot in SLOTS)
    game.partitioned = ("lithuania", "ukraine", "little_poland")

    assert any("MA-11.10" in flaw for flaw in FLAWS(game))
