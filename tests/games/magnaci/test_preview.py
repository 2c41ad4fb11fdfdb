"""What an action would change: in positions made by hand, and against real play."""

from __future__ import annotations

from games.foresight import looked_ahead
from games.magnaci.positions import PRIMATE_IS_FIRST, at_window, battles, sejm, senate
from interpares.games.magnaci import RULES
from interpares.games.magnaci.effects import Extorted
from interpares.games.magnaci.estates import PlaceEstates
from interpares.games.magnaci.game import Magnaci
from interpares.games.magnaci.preview import PlaceShift, Placing, Preview, Shift, preview
from interpares.games.magnaci.setup import StartEstate
from scenario import magnaci, play

PLAIN = "dissenters embassy union_of_brest fortress quarter_army"


def foreseen(game: Magnaci, move: str) -> Preview | None:
    found: Preview | None = looked_ahead(game, move, RULES, preview)
    return found


def test_a_first_estate_brings_dominance():
    """MA-4.6, MA-18.3"""
    found = foreseen(magnaci(agenda=(StartEstate(0),)), "0 settle prussia")

    assert found.places == (
        PlaceShift("prussia", Shift((0, 0, 0), (1, 0, 0)), Shift((0, 0, 0), (3, 0, 0))),
    )
    assert found.wealth == Shift((0, 0, 0), (4, 0, 0))
    assert (found.contest, found.placing, found.partitioned) == (None, None, ())


def test_estates_placed_change_the_standing_of_others_too():
    """MA-8.4, MA-13.2, MA-18.3"""
    game = magnaci(
        agenda=(PlaceEstates(0, 2, "MA-8.4"),),
        estates={0: {"ukraine": 1}, 1: {"ukraine": 2}},
    )

    found = foreseen(game, "0 settle ukraine")

    assert found.places == (
        PlaceShift("ukraine", Shift((1, 2, 0), (3, 2, 0)), Shift((1, 3, 0), (3, 1, 0))),
    )
    assert found.wealth == Shift((2, 5, 0), (6, 3, 0))


def test_a_card_played_in_a_contest_shows_the_totals_after_it():
    """MA-7.6, MA-8.3"""
    game = sejm(
        PLAIN,
        "9 2 3 4 5",
        "11 2 3 4 5",
        offices={0: ["primate", "chancellor"]},
    )

    passed = foreseen(game, "0 pass")
    played = foreseen(game, "0 play chancellor")

    assert (passed.contest.falls_to, played.contest.falls_to) == ((1,), (0,))
    assert [side.total for side in played.contest.sides] == [12, 11]
    assert (passed.placing, played.placing) == (Placing(1, 2), Placing(0, 2))


def test_a_tie_is_seen_with_who_decides_it():
    """MA-7.8, MA-17.2"""
    game = senate(
        {"primate": "14", "treasurer": "8", "hetman": "2"},
        {"primate": "2", "treasurer": "9", "hetman": "3"},
        laws={0: ["tribunal"]},
    )
    play(game, "0 pass", "0 settle prussia")

    tied = foreseen(game, "0 play tribunal")

    assert (tied.contest.leaders, tied.contest.falls_to) == ((0, 1), (0, 1))
    assert (tied.contest.decider, tied.placing) == (0, None)


def test_a_conflict_that_would_be_lost_shows_losses_penalty_and_partitions():
    """MA-10.8, MA-10.14, MA-10.15, MA-10.19"""
    game = battles(
        {"I": "livonian_war", "IX": "northern_war"},
        "9 2",
        "3 4",
        "4 3",
        laws={0: ["fortress"]},
        estates={0: {"lithuania": 2}, 1: {"lithuania": 3}},
        fiefs={2: {"livonia": 1}},
        partitioned=("prussia",),
    )

    passed = foreseen(game, "0 pass")
    built = foreseen(game, "0 play fortress")

    battle = passed.contest.battle
    assert (battle.strength, battle.scale, battle.won) == (9 + 3 + 4 + 1, 21, False)
    assert passed.contest.falls_to == battle.lowest == (1,)
    assert passed.partitioned == ("prussia", "lithuania")
    assert [(each.place, each.estates.after) for each in passed.places] == [
        ("lithuania", (1, 1, 0)),
        ("livonia", (0, 0, 0)),
    ]
    assert built.contest.battle.strength == 20
    assert len(built.partitioned) == 2


def test_a_conflict_that_would_be_won_shows_the_reward():
    """MA-10.9, MA-10.10"""
    game = battles({"III": "kantymir_raid"}, "9", "8", laws={0: ["quarter_army"], 1: ["rokosz"]})

    found = foreseen(game, "0 pass")

    assert (found.contest.battle.won, found.contest.falls_to) == (True, (0,))
    assert [(each.place, each.estates.after) for each in found.places] == [("ukraine", (1, 0))]
    assert found.wealth.after == (4, 0)


def test_the_treasurer_puts_one_estate_in_the_place_of_another():
    """MA-15.2"""
    game = at_window(
        "interregnum",
        offices={0: ["treasurer"]},
        estates={1: {"prussia": 1, "ukraine": 2}, 0: {"ukraine": 1}},
    )

    found = foreseen(game, "0 play treasurer ukraine 1")

    assert found.places == (
        PlaceShift("ukraine", Shift((1, 2, 0), (2, 1, 0)), Shift((1, 3, 0), (3, 1, 0))),
    )


def test_a_card_that_brings_estates_says_how_many_are_to_be_placed():
    """MA-14.10, MA-15.19"""
    game = at_window("interregnum", laws={0: ["union_of_brest"]}, estates={0: {"lithuania": 1}})

    found = foreseen(game, "0 play union_of_brest")

    assert (found.placing, found.places) == (Placing(0, 1), ())


def test_grain_goes_to_prussia_at_once():
    """MA-15.18"""
    game = at_window(
        "interregnum",
        laws={0: ["grain_rafting"]},
        estates={0: {"great_poland": 1, "little_poland": 1}},
    )

    found = foreseen(game, "0 play grain_rafting")

    assert [(each.place, each.estates.after) for each in found.places] == [("prussia", (2, 0, 0))]


def test_of_the_embassy_only_what_is_not_left_to_chance_is_seen():
    """MA-11.3, MA-15.25"""
    game = at_window(
        "conflicts_open",
        laws={0: ["embassy"]},
        conflicts={"I": "livonian_war", "III": "kantymir_raid"},
        partitioned=("lithuania",),
    )

    assert foreseen(game, "0 play embassy livonian_war").partitioned == ()
    assert foreseen(game, "0 play embassy kantymir_raid") is None


def test_assignats_are_seen_only_when_the_victim_has_no_choice():
    """MA-15.24"""
    estates = {1: {"ukraine": 2}}
    alone = at_window("interregnum", laws={0: ["assignats"]}, estates=estates)
    choice = at_window("interregnum", laws={0: ["assignats"], 1: ["entail"]}, estates=estates)

    assert foreseen(alone, "0 play assignats - 1").places[0].estates.after == (2, 0, 0)
    assert foreseen(choice, "0 play assignats entail 1") is None


def test_the_victim_of_assignats_sees_what_each_answer_costs():
    """MA-15.24"""
    game = magnaci(
        agenda=(Extorted(1, 0, "constitution_may_3"),),
        laws={1: ["constitution_may_3"]},
        estates={1: {"ukraine": 2}},
    )

    assert foreseen(game, "1 hand_over constitution_may_3").wealth == Shift((0, 10, 0), (5, 5, 0))
    assert foreseen(game, "1 hand_over ukraine").wealth == Shift((0, 10, 0), (5, 5, 0))


def test_the_primate_sees_what_a_name_leads_to():
    """MA-10.14, MA-17.3"""
    game = battles(
        {"III": "kantymir_raid"},
        "3",
        "2",
        "2",
        estates={1: {"ukraine": 3}, 2: {"ukraine": 2}},
        offices=PRIMATE_IS_FIRST,
    )

    assert foreseen(game, "0 name 1").places[0].estates.after == (0, 1, 1)
    assert foreseen(game, "0 name 2").places[0].estates.after == (0, 2, 0)


def test_veto_shows_the_contest_without_the_card():
    """MA-14.12"""
    game = battles({"I": "livonian_war"}, "6", "7", laws={0: ["levy_in_mass"], 1: ["veto"]})
    play(game, "0 play levy_in_mass")

    assert foreseen(game, "1 veto").contest.battle.strength == 13
    assert foreseen(game, "1 decline").contest.battle.strength == 14


def test_where_nothing_changes_there_is_nothing_to_see():
    game = at_window("interregnum", laws={0: ["union_of_brest"]}, estates={0: {"lithuania": 1}})

    assert foreseen(game, "0 pass") is None
