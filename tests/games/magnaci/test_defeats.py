"""MA-10.13 to MA-10.24: what a lost Conflict costs, and what is left of it."""

from __future__ import annotations

import pytest

from games.magnaci.positions import at_rest, battles, estates, in_fief, offered, play_on
from interpares import rules_of
from interpares.games.magnaci.cards import PROVINCES, SLOTS
from interpares.games.magnaci.conflicts import Leftovers, province_modifier
from interpares.games.magnaci.events import (
    BlackClouds,
    ConflictDiscarded,
    ConflictLost,
    EstatesLost,
    LawLost,
    Partitioned,
    Penalised,
    SilentSejm,
)
from scenario import magnaci, play, refused

VIEW = rules_of("magnaci").view
EQUALS = {"III": "crimean_horde_invasion", "IV": "cossack_rebellion"}


def test_a_defeat_empties_all_fiefs_of_the_cards_own_province():
    """MA-10.13"""
    game = battles(
        {"I": "muscovite_war"},
        "2",
        "3",
        fiefs={0: {"livonia": 2, "silesia": 1}, 1: {"smolensk": 1, "livonia": 1, "moldavia": 1}},
    )

    assert in_fief(game, "livonia") == in_fief(game, "smolensk") == (0, 0)
    assert in_fief(game, "silesia") == (1, 0)
    assert in_fief(game, "moldavia") == (0, 1)


def test_the_lowest_modified_card_pays():
    """MA-10.14, MA-10.3"""
    game = battles(
        {"IX": "northern_war"},
        "4",
        "3",
        laws={0: ["rokosz"]},
        estates={0: {"prussia": 3}, 1: {"prussia": 3}},
    )

    play(game, "0 play rokosz")

    assert estates(game, "prussia") == (1, 2)


def test_the_primate_decides_who_of_the_lowest_pays():
    """MA-10.14, MA-17.2"""
    owned = {seat: {"prussia": 2} for seat in range(3)}
    game = battles({"IX": "northern_war"}, "4", "3", "3", estates=owned)

    assert offered(game, 0) == ["name 1", "name 2"]
    play(game, "0 name 2")

    assert estates(game, "prussia") == (1, 1, 0)


def test_the_primate_may_name_one_of_the_tied_who_has_nothing_to_lose():
    """MA-10.14, MA-17.2"""
    game = battles(
        {"IX": "northern_war"}, "4", "3", "3", estates={0: {"prussia": 2}, 1: {"prussia": 2}}
    )

    play(game, "0 name 2")

    assert estates(game, "prussia") == (1, 1, 0)


def test_an_invasion_costs_everybody_one_estate_in_each_province_listed():
    """MA-10.15"""
    everywhere = dict.fromkeys(PROVINCES, 3)
    game = battles(
        {"IX": "swedish_deluge"},
        "2",
        "3",
        "4",
        estates={0: everywhere, 1: everywhere, 2: {"prussia": 1, "lithuania": 1}},
        fiefs={2: {"silesia": 1, "moldavia": 1}},
    )

    assert game.players[0].estates == (1, 3, 3, 2, 2)
    assert game.players[1].estates == (2, 3, 3, 2, 2)
    assert game.players[2].estates == (0, 1, 0, 0, 0)
    assert in_fief(game, "silesia") == in_fief(game, "moldavia") == (0, 0, 1)
    assert game.partitioned == ("prussia",)


@pytest.mark.parametrize("owned, left", [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_the_lowest_loses_one_more_at_home_if_he_still_has_one(owned: int, left: int):
    """MA-10.15, MA-10.20"""
    game = battles({"III": "khmelnytsky_uprising"}, "2", "3", estates={0: {"ukraine": owned}})

    assert estates(game, "ukraine") == (left, 0)


def test_the_extra_loss_is_never_taken_in_the_other_provinces():
    """MA-10.15"""
    game = battles(
        {"III": "khmelnytsky_uprising"}, "2", "3", estates={0: {"ukraine": 1, "lithuania": 2}}
    )

    assert game.players[0].estates == (0, 1, 0, 0, 0)


def test_the_penalised_player_chooses_the_law_he_loses():
    """MA-10.16"""
    game = battles(
        {"VII": "habsburg_queen"},
        "2",
        "3",
        laws={0: ["tribunal", "bishopric"], 1: ["entail"]},
        estates={0: {"great_poland": 2}},
    )

    assert offered(game, 0) == ["lose bishopric", "lose tribunal"]
    assert refused(game, "0 lose entail").rule == "MA-10.16"
    told = play(game, "0 lose tribunal")

    assert LawLost(0, "tribunal") in told
    assert game.players[0].laws == ("bishopric",)
    assert "tribunal" in game.laws_out
    assert estates(game, "great_poland") == (2, 0)


def test_the_only_law_is_lost_without_a_question():
    """MA-10.16"""
    game = battles({"VII": "habsburg_queen"}, "2", "3", laws={0: ["tribunal"]})

    assert at_rest(game)
    assert game.players[0].laws == ()
    assert game.laws_out == ("tribunal",)


def test_without_a_law_nothing_is_lost():
    """MA-10.16"""
    game = battles({"VII": "habsburg_queen"}, "2", "3", laws={1: ["tribunal"]})

    assert at_rest(game)
    assert game.players[1].laws == ("tribunal",)
    assert game.partitioned == ("great_poland",)


def test_black_clouds_come_to_prussia_once_and_nobody_loses_estates():
    """MA-10.17, MA-10.21"""
    lying = {"IX": "black_clouds"}
    first = battles(lying, "2", "3", estates={0: {"prussia": 2}})
    again = battles(lying, "2", "3", black_clouds=True, partitioned=("prussia",))

    assert first.black_clouds
    assert again.black_clouds
    assert province_modifier(first, "prussia") == province_modifier(again, "prussia") == -2
    assert estates(first, "prussia") == (2, 0)


def test_the_silent_sejm_counts_from_the_next_conflict_on():
    """MA-10.18"""
    lying = {"I": "silent_sejm", "III": "kantymir_raid"}
    game = battles(lying, "2 5", "3 5")

    assert [province_modifier(game, each) for each in PROVINCES] == [-2] * 5
    assert game.partitioned == ("lithuania", "ukraine")


def test_the_conflict_that_brought_the_silent_sejm_is_not_counted_again():
    """MA-10.18"""
    game = battles({"I": "silent_sejm"}, "6", "5", laws={0: ["capitulation"]})

    told = play(game, "0 pass")

    assert ConflictLost("silent_sejm", 11, 12) in told
    assert SilentSejm() in told


def test_a_second_silent_sejm_changes_nothing_more():
    """MA-10.18"""
    fields = {"silent_sejm": True, "partitioned": ("lithuania",)}
    game = battles({"I": "silent_sejm"}, "2", "3", **fields)

    assert [province_modifier(game, each) for each in PROVINCES] == [-2] * 5


def test_a_lost_conflict_stays_and_its_province_is_partitioned_at_once():
    """MA-10.19, MA-11.1"""
    lying = {"I": "smolensk_war", "II": "livonian_war"}
    game = battles(lying, "2 9", "3 8", laws={0: ["capitulation"]})
    play(game, "0 pass")

    assert game.decision.place == "II"
    assert game.conflicts[:2] == ("smolensk_war", "livonian_war")
    assert game.partitioned == ("lithuania",)


def test_the_effects_of_a_defeat_come_in_their_fixed_order():
    """MA-10.20"""
    game = battles(
        {"VII": "three_black_eagles_treaty"},
        "3",
        "3",
        "4",
        laws={0: ["entail"], 2: ["capitulation"]},
        estates={0: {"great_poland": 2, "ukraine": 1}, 1: {"great_poland": 2, "prussia": 1}},
        fiefs={2: {"silesia": 1}},
    )
    play(game, "2 pass")
    assert offered(game, 0) == ["name 0", "name 1"]
    first = play(game, "0 name 0")
    assert first[-1] == Penalised(0)
    told = play(game, "0 redirect great_poland ukraine")

    losses = [event for event in told if isinstance(event, EstatesLost | Partitioned)]
    assert losses == [
        EstatesLost(0, "great_poland", 1),
        EstatesLost(0, "ukraine", 1),
        EstatesLost(1, "great_poland", 1),
        EstatesLost(1, "prussia", 1),
        EstatesLost(2, "silesia", 1),
        Partitioned("great_poland"),
    ]


def test_a_law_is_lost_before_the_province_is_partitioned():
    """MA-10.20"""
    game = battles({"VII": "habsburg_queen"}, "2", "3", laws={0: ["tribunal", "bishopric"]})

    assert game.partitioned == ()
    told = play(game, "0 lose tribunal")

    assert told == [LawLost(0, "tribunal"), Partitioned("great_poland")]


def test_the_holder_of_entail_decides_with_all_his_losses_in_view():
    """MA-10.20, MA-15.22"""
    owned = {0: {"ukraine": 3, "lithuania": 1, "prussia": 1}}
    game = battles({"III": "khmelnytsky_uprising"}, "2", "3", laws={0: ["entail"]}, estates=owned)

    losses = str(game.decision.facts(game, 0))

    assert offered(game, 0)[-1] == "decline"
    assert "ukraine" in losses
    assert "lithuania" in losses
    assert "2" in losses


def test_entail_moves_one_loss_and_leaves_the_list_as_it_was():
    """MA-10.20, MA-15.22"""
    game = battles(
        {"III": "khmelnytsky_uprising"},
        "2",
        "3",
        laws={0: ["entail"]},
        estates={0: {"ukraine": 2, "lithuania": 1, "prussia": 1}},
    )

    payable = {"redirect lithuania prussia", "redirect ukraine prussia", "decline"}
    assert set(offered(game, 0)) == payable
    play(game, "0 redirect ukraine prussia")

    assert game.players[0].estates == (0, 0, 1, 0, 0)


@pytest.mark.parametrize("cards, won", [(("9", "8"), True), (("2", "3"), False)])
def test_a_leftover_is_fought_again_with_full_reward_and_full_penalties(cards, won):
    """MA-10.21"""
    owned = {0: {"prussia": 3}, 1: {"prussia": 3}}
    fields = {"partitioned": ("prussia",), "estates": owned}
    game = battles({"X": "northern_war"}, *cards, **fields)

    assert estates(game, "prussia") == ((4, 3) if won else (1, 2))
    assert game.partitioned == (() if won else ("prussia",))


def test_of_two_lost_conflicts_of_a_power_the_smaller_goes():
    """MA-10.22"""
    lying = {"V": "turkish_war", "VI": "moldavian_war", "VII": "insurrection"}
    game = battles(lying, "2 3 4", "3 4 5")

    assert game.conflicts[4:8] == ("turkish_war", None, "insurrection", None)
    assert game.conflicts_out == ("moldavian_war",)
    assert game.partitioned == ("little_poland", "great_poland")


def test_of_two_equal_lost_conflicts_the_primate_chooses_which_goes():
    """MA-10.22, MA-17.2"""
    game = battles(EQUALS, "2 3", "3 4", "4 5", offices={2: ["primate"]})

    assert offered(game, 2) == ["discard crimean_horde_invasion", "discard cossack_rebellion"]
    assert refused(game, "2 discard kantymir_raid").rule == "MA-10.22"
    told = play(game, "2 discard crimean_horde_invasion")

    assert ConflictDiscarded("crimean_horde_invasion") in told
    assert game.conflicts[2:4] == (None, "cossack_rebellion")
    assert game.partitioned == ("ukraine",)


def test_each_power_with_equal_conflicts_asks_its_own_question_in_slot_order():
    """MA-10.22"""
    lying = {"I": "livonian_war", "II": "smolensk_war", **EQUALS}
    game = magnaci(
        conflicts=lying,
        offices={0: ["primate"]},
        partitioned=("lithuania", "ukraine"),
        agenda=(Leftovers(),),
    )

    assert offered(game, 0) == ["discard livonian_war", "discard smolensk_war"]
    play(game, "0 discard smolensk_war")
    assert offered(game, 0) == ["discard crimean_horde_invasion", "discard cossack_rebellion"]
    play(game, "0 discard cossack_rebellion")

    left = [slot for slot, card in zip(SLOTS, game.conflicts, strict=True) if card]
    assert left == ["I", "III"]


def test_beating_the_silent_sejm_or_the_black_clouds_later_leaves_the_pawns():
    """MA-10.23, MA-2.8"""
    game = battles(
        {"I": "silent_sejm", "IX": "black_clouds"},
        "14 13",
        "13 14",
        silent_sejm=True,
        black_clouds=True,
        partitioned=("prussia", "lithuania"),
    )

    assert game.partitioned == ()
    assert province_modifier(game, "prussia") == -4
    assert province_modifier(game, "ukraine") == -2


def test_discarding_the_silent_sejm_card_leaves_the_pawns():
    """MA-10.23"""
    game = battles({"I": "silent_sejm", "II": "livonian_war"}, "2 3", "3 4")

    assert game.conflicts_out == ("silent_sejm",)
    assert game.silent_sejm


def test_each_pawn_is_announced_once():
    """MA-10.17, MA-10.18"""
    lying = {"I": "silent_sejm", "IX": "black_clouds"}
    game = battles(lying, "2 3", "3 4", laws={0: ["capitulation"]})

    told = play_on(game, until=at_rest)

    assert told.count(SilentSejm()) == told.count(BlackClouds()) == 1


def test_cards_played_in_conflicts_lie_aside_face_up():
    """MA-10.24"""
    game = battles({"I": "livonian_war", "III": "kantymir_raid"}, "2 9", "3 8")

    public = VIEW(game, None)

    assert [player.played for player in public.players] == [("2", "9"), ("3", "8")]
    assert [player.shown for player in public.players] == [None, None]
