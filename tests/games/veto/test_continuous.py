"""VE-11.11, VE-11.15: what cards make of each other, and in which order."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards, add_effect
from games.veto.looks import controller, keywords, szabla, trait
from games.veto.positions import do, offered, veto
from interpares.games.veto.reading import Reading
from interpares.games.veto.restraints import parameter

TRAITS = """
[[card]]
id = "levelling"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "set_trait", card = "t", trait = "szabla", amount = 5, duration = "game" }]
[[card]]
id = "lowering"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "set_trait", card = "t", trait = "szabla", amount = 2, duration = "turn" }]
[[card]]
id = "drill"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "modify", card = "t", trait = "szabla", amount = 3, duration = "game" }]
[[card]]
id = "crushing"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "modify", card = "t", trait = "szabla", amount = -20, duration = "turn" }]
"""
SWITCHES = """
[[card]]
id = "recall"
type = "effect"
[card.play]
kind = "trifle"
attach = { type = "faction", who = "you" }
[[card.ability]]
kind = "passive"
static = [{ op = "strip", sel = { type = "character" }, keyword = "absent" }]
[[card]]
id = "gaoler"
type = "character"
szabla = 5
[[card.ability]]
kind = "passive"
static = [{ op = "blank", sel = { type = "character", not_self = true } }]
[[card]]
id = "rival"
type = "character"
[[card.ability]]
kind = "passive"
static = [{ op = "blank", sel = { name = "gaoler" } }]
[[card]]
id = "far_gaoler"
type = "character"
keywords = ["absent"]
[[card.ability]]
kind = "passive"
static = [{ op = "blank", sel = { type = "character", not_self = true } }]
"""
KEYWORDS = """
[[card]]
id = "chronicle"
type = "possession"
[[card.ability]]
kind = "passive"
static = [
    { op = "grant", sel = { type = "character", keyword = ["karmazyn"] }, keyword = "famous" },
]
[[card]]
id = "fencing_master"
type = "possession"
[[card.ability]]
kind = "passive"
static = [
    { op = "modify", sel = { keyword = ["karmazyn"] }, trait = "szabla", amount = 2 },
]
[[card]]
id = "strong_arms"
type = "possession"
[[card.ability]]
kind = "passive"
static = [
    { op = "modify", sel = { type = "character", szabla_min = 5 }, trait = "kreski", amount = 1 },
    { op = "prohibit", sel = { type = "character", szabla_min = 6 }, action = "agitate" },
]
"""


# --- traits


def test_a_trait_is_printed_then_set_then_added_to(monkeypatch):
    """VE-11.11: also what was added before it was set"""
    add_cards(monkeypatch, TRAITS)
    game = veto(hands={0: "drill levelling"}, in_play={1: "kuklinowski"})

    do(game, "0 play drill kuklinowski")
    assert szabla(game, "kuklinowski") == 8 + 3
    do(game, "0 play levelling kuklinowski")

    assert szabla(game, "kuklinowski") == 5 + 3


def test_of_two_that_set_a_trait_the_latest_in_force_wins(monkeypatch):
    """VE-11.11"""
    add_cards(monkeypatch, TRAITS)
    game = veto(hands={0: "lowering levelling", 1: ""}, in_play={1: "kuklinowski"})

    do(game, "0 play levelling kuklinowski", "0 play lowering kuklinowski")
    assert szabla(game, "kuklinowski") == 2
    do(game, "0 yield")

    assert szabla(game, "kuklinowski") == 5


def test_the_floor_comes_after_everything_is_summed(monkeypatch):
    """VE-11.11, VE-0.3"""
    add_cards(monkeypatch, TRAITS)
    game = veto(hands={0: "crushing drill"}, in_play={1: "kuklinowski"})

    do(game, "0 play crushing kuklinowski")
    assert szabla(game, "kuklinowski") == 0
    do(game, "0 play drill kuklinowski")
    assert szabla(game, "kuklinowski") == 0
    do(game, "0 yield")

    assert szabla(game, "kuklinowski") == 11


def test_the_bonus_of_equipment_is_its_trait():
    """VE-11.11: a whetted weapon gives more, a coat gives Kreski"""
    game = veto(
        hands={0: "freshly_whetted"},
        in_play={0: "uhlik+bathory_sabre+sable_coat", 1: "brodnicki/marked"},
    )

    do(game, "0 play freshly_whetted bathory_sabre")
    assert szabla(game, "bathory_sabre") == 2 + 1
    assert (szabla(game, "uhlik"), trait(game, "uhlik", "kreski")) == (4, 1 + 1)
    do(game, "0 challenge uhlik brodnicki", "0 take_up bathory_sabre")

    assert szabla(game, "uhlik") == 4 + 3


def test_a_passive_of_an_absent_character_is_ignored():
    """VE-11.11, VE-1.19"""
    here = veto(in_play={0: "athos aramis"})
    away = veto(in_play={0: "athos+embassy_to_stamboul aramis"})

    assert szabla(here, "aramis") == 7 + 1
    assert szabla(away, "aramis") == 7


def test_a_passive_of_a_blanked_character_is_ignored_but_its_keywords_and_traits_stay():
    """VE-11.11"""
    game = veto(in_play={0: "wierzbicki+rapier", 1: "athos aramis"})

    do(game, "0 use wierzbicki 1 athos - - rapier")

    assert szabla(game, "aramis") == 7
    assert szabla(game, "athos") == 8
    assert keywords(game, "athos") == {"pludrak", "honourable"}


# --- keywords


def test_later_changes_of_keywords_come_over_earlier_ones():
    """VE-11.11, VE-11.15"""
    game = veto(hands={0: "infamy", 1: "crimson_kontusz"}, in_play={1: "uhlik+crimson_kontusz"})
    assert keywords(game, "uhlik") == {"karmazyn"}

    do(game, "0 play infamy uhlik")
    assert keywords(game, "uhlik") == set()
    do(game, "0 yield", "1 deploy_equipment crimson_kontusz uhlik")

    assert keywords(game, "uhlik") == {"karmazyn"}


def test_every_keyword_of_a_list_is_stripped_although_nothing_is_left_after_the_first():
    """VE-11.11"""
    game = veto(hands={0: "infamy"}, in_play={1: "dominik_zaslawski/karmazyn"})

    do(game, "0 play infamy dominik_zaslawski")

    assert keywords(game, "dominik_zaslawski") == set()


def test_the_abilities_of_a_keyword_come_and_go_with_it():
    """VE-11.11"""
    game = veto(hands={0: "indygenat foreign_breeches"}, in_play={0: "aramis uhlik"})
    assert not offered(game, 0, "agitate aramis")
    assert offered(game, 0, "agitate uhlik")

    do(game, "0 play indygenat aramis", "0 deploy_equipment foreign_breeches uhlik")

    assert offered(game, 0, "agitate aramis")
    assert not offered(game, 0, "agitate uhlik")


# --- the order of continuous effects


def test_an_escheat_on_an_escheat_restores_the_effect_below():
    """VE-11.15 (2)"""
    game = veto(
        hands={0: "by_right_of_escheat", 1: "by_right_of_escheat"},
        in_play={1: "uhlik+his_fame_goes_before_him"},
    )
    assert keywords(game, "uhlik") == {"famous"}

    do(game, "0 play by_right_of_escheat his_fame_goes_before_him")
    assert keywords(game, "uhlik") == set()
    do(game, "0 yield", "1 play by_right_of_escheat by_right_of_escheat")

    assert keywords(game, "uhlik") == {"famous"}


def test_of_giving_and_taking_absence_the_latest_decides(monkeypatch):
    """VE-11.15 (2)"""
    add_cards(monkeypatch, SWITCHES)
    game = veto(hands={0: "recall", 1: "embassy_to_stamboul"}, in_play={0: "louis_of_conde uhlik"})
    assert "absent" in keywords(game, "louis_of_conde")

    do(game, "0 play recall wisniowiecki")
    assert "absent" not in keywords(game, "louis_of_conde")
    do(game, "0 yield", "1 play embassy_to_stamboul uhlik")

    assert "absent" in keywords(game, "uhlik")
    assert "absent" not in keywords(game, "louis_of_conde")


def test_what_was_switched_off_by_a_later_card_switches_nothing_off(monkeypatch):
    """VE-11.15 (2): the gaoler goes abroad, and his prisoners are free"""
    add_cards(monkeypatch, SWITCHES)
    game = veto(hands={0: "embassy_to_stamboul"}, in_play={0: "athos aramis", 1: "gaoler"})
    assert szabla(game, "aramis") == 7

    do(game, "0 play embassy_to_stamboul gaoler")

    assert szabla(game, "aramis") == 7 + 1


@pytest.mark.parametrize("order, strength", [("gaoler rival", 7 + 1), ("rival gaoler", 7)])
def test_of_two_that_silence_each_other_the_later_does(monkeypatch, order, strength):
    """VE-11.15 (2): the latest first"""
    add_cards(monkeypatch, SWITCHES)
    game = veto(in_play={0: f"athos aramis {order}"})

    assert szabla(game, "aramis") == strength


def test_who_is_absent_from_the_beginning_switches_nothing_off(monkeypatch):
    """VE-11.15 (2), VE-1.19"""
    add_cards(monkeypatch, SWITCHES)
    game = veto(hands={0: "recall"}, in_play={0: "athos aramis", 1: "far_gaoler"})
    assert szabla(game, "aramis") == 7 + 1

    do(game, "0 play recall wisniowiecki")

    assert szabla(game, "aramis") == 7


def test_selectors_of_keyword_changes_see_the_printed_keywords(monkeypatch):
    """VE-11.15 (3): for keywords not yet computed the printed ones"""
    add_cards(monkeypatch, KEYWORDS)
    game = veto(in_play={0: "chronicle uhlik+crimson_kontusz dominik_zaslawski"})

    assert keywords(game, "dominik_zaslawski") == {"karmazyn", "famous"}
    assert keywords(game, "uhlik") == {"karmazyn"}


def test_traits_see_the_keywords_of_the_step_before(monkeypatch):
    """VE-11.15 (4)"""
    add_cards(monkeypatch, KEYWORDS)
    game = veto(in_play={0: "fencing_master uhlik+crimson_kontusz brodnicki"})

    assert szabla(game, "uhlik") == 4 + 2
    assert szabla(game, "brodnicki") == 5


def test_traits_see_the_printed_traits_and_prohibitions_the_changed_ones(monkeypatch):
    """VE-11.15 (4, 5)"""
    add_cards(monkeypatch, KEYWORDS)
    game = veto(in_play={0: "strong_arms fencing_master uhlik+crimson_kontusz brodnicki"})
    assert szabla(game, "uhlik") == 6

    assert trait(game, "uhlik", "kreski") == 1
    assert trait(game, "brodnicki", "kreski") == 1 + 1
    assert not offered(game, 0, "agitate uhlik")
    assert offered(game, 0, "agitate brodnicki")


def test_a_condition_of_a_parameter_sees_granted_keywords():
    """VE-11.15 (5): Tyszkiewicz counts the Famous, those made so included"""
    plain = veto(in_play={0: "janusz_tyszkiewicz uhlik"})
    famed = veto(in_play={0: "janusz_tyszkiewicz uhlik+his_fame_goes_before_him"})

    assert parameter(Reading(plain), 0, "initiative_sum") == 0
    assert parameter(Reading(famed), 0, "initiative_sum") == 1


@pytest.mark.parametrize(
    "moves, words",
    [
        (("play extra uhlik", "deploy_equipment crimson_kontusz uhlik"), {"karmazyn"}),
        (("deploy_equipment crimson_kontusz uhlik", "play extra uhlik"), set()),
    ],
)
def test_statics_count_from_their_entry_and_operations_from_their_resolution(
    monkeypatch, moves, words
):
    """VE-11.15: inside a step by time"""
    add_effect(
        monkeypatch,
        '{ op = "strip", card = "t", keyword = "karmazyn", duration = "game" }',
        '{ name = "t", sel = { type = "character" } }',
    )
    game = veto(hands={0: "extra crimson_kontusz"}, in_play={0: "uhlik"})

    do(game, *[f"0 {move}" for move in moves])

    assert keywords(game, "uhlik") == words


def test_control_comes_before_everything_else():
    """VE-11.15 (1): whose company it strengthens"""
    game = veto(
        hands={0: "bribery"}, in_play={0: "porthos", 1: "athos aramis"}, dukats={0: 20, 1: 20}
    )
    assert (szabla(game, "porthos"), szabla(game, "aramis")) == (8, 8)

    do(game, "0 play bribery athos")

    assert controller(game, "athos") == 0
    assert (szabla(game, "porthos"), szabla(game, "aramis")) == (9, 7)
