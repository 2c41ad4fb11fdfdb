"""MA-9, MA-10.1 to MA-10.12: Conflicts are dealt, fought and won."""

from __future__ import annotations

import itertools

import pytest

from games.magnaci.positions import (
    at_rest,
    battles,
    commit,
    dealt,
    estates,
    in_fief,
    offered,
    pass_all,
)
from interpares import rules_of
from interpares.games.magnaci.cards import SLOTS
from interpares.games.magnaci.conflicts import (
    ConflictCommitment,
    commonwealth_strength,
    province_modifier,
)
from interpares.games.magnaci.contests import card_strength
from interpares.games.magnaci.events import (
    CardsRevealed,
    ConflictDealt,
    ConflictReturned,
)
from scenario import encode, magnaci, play, refused

VIEW = rules_of("magnaci").view
FIVE = "livonian_war kantymir_raid turkish_war insurrection northern_war"
ALONE = {"II": "smolensk_war"}


def on_board(game) -> dict[str, str]:
    return {slot: card for slot, card in zip(SLOTS, game.conflicts, strict=True) if card}


# Dealing


def test_conflicts_are_dealt_until_five_lie_on_the_board_leftovers_included():
    """MA-9.1"""
    left = {"VII": "insurrection", "IX": "northern_war"}

    game, _ = dealt(
        "livonian_war kantymir_raid turkish_war holy_league swedish_war",
        conflicts=left,
        partitioned=("prussia", "great_poland"),
    )

    assert on_board(game) == {
        "I": "livonian_war",
        "III": "kantymir_raid",
        "V": "turkish_war",
        **left,
    }
    assert game.conflict_deck == ("holy_league", "swedish_war")


def test_a_conflict_takes_the_lower_free_slot_of_its_power():
    """MA-9.2"""
    game, told = dealt("livonian_war smolensk_war turkish_war holy_league northern_war")

    assert [(event.conflict, event.slot) for event in told if isinstance(event, ConflictDealt)] == [
        ("livonian_war", "I"),
        ("smolensk_war", "II"),
        ("turkish_war", "V"),
        ("holy_league", "VI"),
        ("northern_war", "IX"),
    ]
    assert on_board(game)["II"] == "smolensk_war"


def test_a_leftover_on_the_second_slot_stays_and_the_new_card_is_fought_first():
    """MA-9.2, MA-10.1"""
    deck = "livonian_war kantymir_raid turkish_war northern_war"
    game, _ = dealt(deck, conflicts=ALONE, partitioned=("lithuania",))

    assert on_board(game)["II"] == "smolensk_war"
    assert on_board(game)["I"] == "livonian_war"
    for slot, card in zip(["I", "II", "III", "V", "IX"], "23456", strict=True):
        assert offered(game, 0)[0].split()[:2] == ["lay", slot]
        play(game, f"0 lay {slot} {card}")


def test_a_third_card_of_a_full_power_is_shown_shuffled_back_and_replaced():
    """MA-9.3"""
    deck = (
        "habsburg_queen crimean_horde_invasion cossack_rebellion war_with_abaza_pasha "
        "livonian_war turkish_war"
    )
    game, told = dealt(deck, script=(0, 0, 0, 0, 1, 1))

    assert ConflictReturned("war_with_abaza_pasha") in told
    assert game.conflict_deck == ("war_with_abaza_pasha",)
    assert on_board(game) == {
        "I": "livonian_war",
        "III": "crimean_horde_invasion",
        "IV": "cossack_rebellion",
        "V": "turkish_war",
        "VII": "habsburg_queen",
    }


def test_a_leftover_counts_towards_the_two_of_its_power():
    """MA-9.3"""
    deck = "livonian_war muscovite_war kantymir_raid turkish_war northern_war"
    game, told = dealt(deck, script=(0, 0, 1, 1, 1), conflicts=ALONE, partitioned=("lithuania",))

    assert ConflictReturned("muscovite_war") in told
    assert game.conflict_deck == ("muscovite_war",)
    assert len(on_board(game)) == 5


def test_a_card_shuffled_back_may_be_turned_up_again():
    """MA-9.3"""
    deck = "livonian_war smolensk_war muscovite_war kantymir_raid turkish_war northern_war"
    _, told = dealt(deck, script=(0, 0, 0, 0, 1, 1, 1))

    assert told.count(ConflictReturned("muscovite_war")) == 2


def test_dealing_stops_when_no_card_of_the_deck_fits():
    """MA-9.4"""
    game, told = dealt("kantymir_raid cossack_rebellion war_with_abaza_pasha")

    assert on_board(game) == {"III": "kantymir_raid", "IV": "cossack_rebellion"}
    assert game.conflict_deck == ("war_with_abaza_pasha",)
    assert not [event for event in told if isinstance(event, ConflictReturned)]


def test_dealing_asks_nobody():
    """MA-9.5"""
    game, _ = dealt(FIVE, trade=True)

    assert isinstance(game.decision, ConflictCommitment)


def test_after_the_deal_comes_the_window_for_embassy_and_assignats():
    """MA-9.6, MA-14.1"""
    held = {0: ["embassy"], 1: ["assignats"], 2: ["capitulation"]}
    game, _ = dealt(FIVE, laws=held, estates={0: {"prussia": 1}})

    assert game.decision.window == "conflicts_open"
    assert offered(game, 0) == ["pass", *(f"play embassy {each}" for each in FIVE.split())]
    play(game, "0 pass")
    assert offered(game, 1) == [
        "pass",
        "play assignats embassy 0",
        "play assignats capitulation 2",
    ]
    play(game, "1 pass")
    assert isinstance(game.decision, ConflictCommitment)


# Committing


def test_everybody_commits_one_card_to_each_conflict_at_once_and_in_any_order():
    """MA-9.7, MA-3.3"""
    rows = {0: "6 5 4 11 12", 1: "6 lady 2 3 5", 2: "8 13 6 5 3"}
    positions = set()
    for order in itertools.permutations(rows):
        game, _ = dealt(FIVE)
        assert game.waiting == (0, 1, 2)
        for seat in order:
            for slot, card in zip(["I", "III", "V", "VII", "IX"], rows[seat].split(), strict=True):
                play(game, f"{seat} lay {slot} {card}")
        positions.add(encode(game))

    assert len(positions) == 1


def test_with_fewer_conflicts_the_other_cards_stay_hidden_in_the_hand():
    """MA-9.8, MA-2.3"""
    hands = dict.fromkeys(range(3), ("5", "6", "7", "8", "9"))
    game, _ = dealt("turkish_war holy_league rakoczi_invasion", hands=hands)

    assert list(on_board(game)) == ["V", "VI"]
    assert refused(game, "0 lay VII 5").rule == "MA-9.7"
    commit(game, "9 8", "8 7", "8 9")

    assert at_rest(game)
    seen = VIEW(game, 1).players[0]
    assert (seen.hand, seen.cards_in_hand) == (None, 3)
    assert game.players[0].hand == ("5", "6", "7")


# Resolution


def test_occupied_slots_are_fought_in_ascending_order_each_to_its_end():
    """MA-10.1, MA-10.2, MA-3.4"""
    lying = {"II": "livonian_war", "III": "kantymir_raid", "VI": "turkish_war", "X": "swedish_war"}
    game = battles(lying, "14 13 2 9", "12 9 3 8", "11 8 4 7", laws={0: ["capitulation"]})
    told, fought = [], []
    while not at_rest(game):
        fought.append((game.decision.place, list(on_board(game))))
        told += play(game, "0 pass")

    assert fought == [
        ("II", ["II", "III", "VI", "X"]),
        ("III", ["III", "VI", "X"]),
        ("VI", ["VI", "X"]),
        ("X", ["VI", "X"]),
    ]
    assert [event.place for event in told if isinstance(event, CardsRevealed)] == ["III", "VI", "X"]


def test_card_strength_is_the_cards_own_with_modifiers_and_may_be_negative():
    """MA-10.3, MA-15.16"""
    game = battles(
        {"I": "livonian_war"}, "lady", "14", laws={0: ["capitulation"], 1: ["levy_in_mass"]}
    )

    assert card_strength(game, 0) == 1
    play(game, "0 play capitulation")

    assert (card_strength(game, 0), card_strength(game, 1)) == (-2, 14)


def test_the_commonwealth_adds_up_all_cards_and_the_modifier_of_the_province():
    """MA-10.4, MA-10.5"""
    game = battles(
        {"I": "livonian_war"},
        "6",
        "7",
        "lady",
        laws={0: ["levy_in_mass"]},
        buildings=(None, "lithuania", "ukraine"),
    )

    assert commonwealth_strength(game, "lithuania") == 6 + 7 + 1 + 2


@pytest.mark.parametrize(
    "fields, expected",
    [
        ({}, 0),
        ({"buildings": ("lithuania", None, None)}, 1),
        ({"buildings": (None, "lithuania", None)}, 2),
        ({"buildings": (None, None, "lithuania")}, 3),
        ({"buildings": ("prussia", "ukraine", "great_poland")}, 0),
        ({"fiefs": {0: {"livonia": 1}}}, 1),
        ({"fiefs": {0: {"livonia": 3}, 1: {"livonia": 1}}}, 1),
        ({"fiefs": {0: {"livonia": 1}, 1: {"smolensk": 2}}}, 2),
        ({"fiefs": {0: {"silesia": 1}}}, 0),
        ({"silent_sejm": True}, -2),
        ({"black_clouds": True}, 0),
        (
            {
                "fiefs": {0: {"livonia": 1}},
                "silent_sejm": True,
                "buildings": (None, None, "lithuania"),
            },
            2,
        ),
    ],
)
def test_buildings_and_fiefs_help_a_province_and_pawns_hinder_it(fields, expected):
    """MA-10.5"""
    assert province_modifier(magnaci(**fields), "lithuania") == expected


def test_black_clouds_weigh_on_prussia_alone():
    """MA-10.5, MA-10.17"""
    game = magnaci(black_clouds=True)

    assert province_modifier(game, "prussia") == -2
    assert province_modifier(game, "great_poland") == 0


def test_the_province_modifier_changes_no_players_card_strength():
    """MA-10.6"""
    game = battles(
        {"I": "war_with_russia"},
        "9",
        "lady",
        laws={0: ["fortress"]},
        silent_sejm=True,
        estates={1: {"lithuania": 3}},
    )

    play(game, "0 play fortress")

    assert province_modifier(game, "lithuania") == 3 - 2
    assert estates(game, "lithuania") == (0, 3 - 1 - 1)


def test_a_building_counts_in_the_conflict_in_whose_window_it_rose():
    """MA-10.7, MA-15.17"""
    game = battles({"III": "kantymir_raid"}, "4", "3", laws={1: ["fortress"]})

    play(game, "1 play fortress")

    assert game.buildings == (None, None, "ukraine")
    assert estates(game, "ukraine") == (1, 0)
    assert game.partitioned == ()


@pytest.mark.parametrize("second, won", [("4", True), ("3", False)])
def test_a_conflict_is_won_if_the_strength_reaches_the_scale(second: str, won: bool):
    """MA-10.8"""
    game = battles({"III": "kantymir_raid"}, "6", second)

    assert (game.partitioned == ()) is won


@pytest.mark.parametrize(
    "cards, won", [("14 13", True), ("11 9 8", True), ("7 7 7 6", False), ("7 7 7 7 7", True)]
)
def test_the_scale_is_that_of_the_number_of_players(cards: str, won: bool):
    """MA-10.8, MA-4.8"""
    game = battles({"I": "livonian_war"}, *cards.split())

    pass_all(game)

    assert (game.partitioned == ()) is won


def test_the_highest_card_takes_the_reward_even_without_an_estate_there():
    """MA-10.9, MA-10.10"""
    game = battles({"IX": "northern_war"}, "8", "12", estates={0: {"prussia": 2}})

    assert estates(game, "prussia") == (2, 1)


def test_the_primate_decides_who_of_the_highest_is_rewarded():
    """MA-10.9, MA-17.2"""
    game = battles({"IX": "northern_war"}, "4", "9", "9")

    assert offered(game, 0) == ["name 1", "name 2"]
    play(game, "0 name 2")

    assert estates(game, "prussia") == (0, 0, 1)


def test_the_reward_goes_by_modified_card_strength():
    """MA-10.9, MA-10.3"""
    game = battles({"IX": "northern_war"}, "8", "12", laws={1: ["capitulation", "rokosz"]})

    play(game, "1 play capitulation", "1 play rokosz")

    assert estates(game, "prussia") == (1, 0)


def test_an_estate_is_rewarded_even_in_a_partitioned_province():
    """MA-10.10, MA-11.6"""
    lying = {"IX": "northern_war", "X": "swedish_war"}
    game = battles(lying, "2 9", "3 8")

    assert game.partitioned == ("prussia",)
    assert estates(game, "prussia") == (1, 0)


def test_a_fief_may_hold_estates_of_several_players_and_several_of_one():
    """MA-10.11, MA-13.1"""
    lying = {"I": "smolensk_war", "II": "muscovite_war"}
    game = battles(lying, "9 11", "8 7", fiefs={1: {"smolensk": 1}})

    assert in_fief(game, "smolensk") == (2, 1)


def test_the_fief_of_a_partitioned_province_cannot_be_gained():
    """MA-10.11, MA-11.6"""
    lying = {"I": "war_with_russia", "II": "livonian_war"}
    game = battles(lying, "2 9", "3 8")

    assert game.partitioned == ("lithuania",)
    assert "livonian_war" in game.conflicts_out
    assert in_fief(game, "livonia") == (0, 0)


def test_a_leftover_fief_conflict_brings_no_fief_but_ends_the_partition():
    """MA-10.12, MA-11.3"""
    game = battles({"VII": "habsburg_queen"}, "9", "8", partitioned=("great_poland",))

    assert in_fief(game, "silesia") == (0, 0)
    assert game.conflicts_out[-1] == "habsburg_queen"
    assert game.partitioned == ()


def test_a_beaten_conflict_is_out_of_the_game():
    """MA-10.12"""
    game = battles({"III": "kantymir_raid"}, "9", "8")

    assert on_board(game) == {}
    assert game.conflicts_out == ("kantymir_raid",)
    assert "kantymir_raid" not in game.conflict_deck
