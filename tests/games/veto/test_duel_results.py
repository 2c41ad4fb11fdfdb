"""VE-8.18 to VE-8.25: what becomes of the fighters, and of the kreski."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import among, asked, ended, fighters, kreski, on_table, szabla
from games.veto.moments import attach, fighting, in_turn, opened, reply, until
from games.veto.positions import all_bene, do, offered, play, veto
from interpares.games.veto.duel_events import DuelDecided
from interpares.games.veto.game import Veto
from interpares.kernel.game import Event

AT_RESULT = """
[[card]]
id = "truce"
type = "effect"
[card.play]
kind = "reply"
when = { event = "duel_result" }
do = [{ op = "break_off" }]
[[card]]
id = "dagger"
type = "effect"
[card.play]
kind = "reply"
when = { event = "duel_result" }
target = [{ name = "t", sel = { type = "character", who = "opponents" } }]
do = [{ op = "wound", card = "t" }]
"""


def decided(game: Veto) -> DuelDecided:
    """Everybody says bene in the fight; the result."""
    events: list[Event] = []
    while asked(game) == "FightTurn":
        events += play(game, f"{game.waiting[0]} bene")
    (result,) = among(events, DuelDecided)
    return result


# --- totals


def test_a_total_is_one_sum_of_everything():
    """VE-8.18: 6, wings 2, sabre 2 twice, armour 2, a thrust 3, and a companion's 1"""
    game = fighting(
        "kuszel+hussar_wings+bathory_sabre+scale_armour soroka",
        "uhlik",
        using={0: "bathory_sabre,scale_armour"},
        hands={0: "windmill feint"},
    )

    do(game, "0 play windmill", "1 bene", "0 play feint", "1 bene", "0 use soroka 1", "1 bene")

    assert decided(game).totals == (6 + 2 + 2 * 2 + 2 + 3 + 1, 4)


def test_weapon_factors_multiply_each_other():
    """VE-8.18: two windmills make four of it, a disarming nothing (ruling 36)"""
    game = fighting(
        "kuszel+bathory_sabre+mail_shirt",
        "uhlik",
        using={0: "bathory_sabre,mail_shirt"},
        hands={0: "windmill windmill", 1: "disarm"},
    )

    do(game, "0 play windmill", "1 bene", "0 play windmill")
    doubled = szabla(game, "kuszel")
    do(game, "1 play disarm")

    assert (doubled, szabla(game, "kuszel")) == (6 + 8 + 1, 6 + 1)


def test_the_floor_of_a_total_is_applied_to_the_sum():
    """VE-8.18, VE-0.3: 1 less 3 is nothing, but 1 together with a thrust of 3"""
    game = veto(
        hands={0: "sand_in_the_eyes", 1: "feint"}, in_play={0: "soroka", 1: "abi_blumsztajn"}
    )
    do(game, "0 challenge soroka abi_blumsztajn", "1 accept", "0 play sand_in_the_eyes")
    floored = szabla(game, "abi_blumsztajn")

    do(game, "1 play feint")

    assert (floored, szabla(game, "abi_blumsztajn")) == (0, 1)


def test_equal_totals_are_a_draw():
    """VE-8.18: nobody gains, loses or leaves, but the windows open all the same"""
    game = fighting("kuszel", "roch_kowalski", kreski={0: 3, 1: 3})

    found = opened(game, in_turn)

    assert found == [("W-D5", 0), ("W-D6", 0), ("W-D7", 0)]
    assert kreski(game) == [3, 3, 15]
    assert on_table(game, "kuszel")
    assert on_table(game, "roch_kowalski")


# --- the margin


@pytest.mark.parametrize(
    "challenger, other, hand, casualty",
    [
        ("kuszel", "soroka", "", "wound"),
        ("kuszel", "uhlik", "", "wound"),
        ("kuszel", "janusz_niesiecki", "dodge", "kill"),
        ("maksym_kryvonis", "kuszel", "", "kill"),
        ("maksym_kryvonis", "longinus_podbipieta", "", "wound"),
        ("maksym_kryvonis", "kuszel+hussar_armour", "lunge", "wound"),
        ("maksym_kryvonis", "kuszel+hussar_armour", "feint", "kill"),
        ("longinus_podbipieta", "uhlik birze", "", "wound"),
        ("soroka", "uhlik", "lunge", "kill"),
        ("kuszel", "uhlik", "thrust_under_the_rib blow_with_the_flat", "wound"),
        ("kuszel", "uhlik+hussar_armour", "blow_with_the_flat", "wound"),
    ],
)
def test_the_margin_decides_between_wound_and_killing(challenger, other, hand, casualty):
    """VE-8.19: 3 of the winner, or what cards make of it; of the loser only if it is larger"""
    armour = {1: "hussar_armour"} if "hussar_armour" in other else {}
    game = fighting(challenger, other, using=armour, hands={0: hand})
    for card in hand.split():
        do(game, f"0 play {card}", "1 bene")

    assert decided(game).casualty == casualty


def test_the_wounded_are_discarded_and_the_killed_removed():
    """VE-8.19, VE-8.23"""
    wounded, killed = fighting("kuszel", "soroka"), fighting("longinus_podbipieta", "uhlik")

    opened(wounded, in_turn)
    opened(killed, in_turn)

    assert (wounded.players[1].discard, wounded.players[1].removed) == (("soroka",), ())
    assert (killed.players[1].discard, killed.players[1].removed) == ((), ("uhlik",))


def test_the_challenged_may_win():
    """VE-8.18, VE-8.20"""
    game = fighting("soroka", "longinus_podbipieta", kreski={0: 4, 1: 1})

    opened(game, in_turn)

    assert (kreski(game), on_table(game, "soroka")) == ([3, 2, 16], False)


# --- spoils


@pytest.mark.parametrize(
    "other, held, spoils",
    [
        ("uhlik", 5, 1),
        ("brodnicki+sable_coat", 5, 2),
        ("uhlik", 0, 0),
        ("wierzbicki+his_fame_goes_before_him", 5, 2),
        ("wierzbicki+his_fame_goes_before_him", 1, 1),
    ],
)
def test_the_loser_gives_his_kreski_and_one_more_if_he_is_famous(other, held, spoils):
    """VE-8.20, VE-8.21: from what his player holds (ruling 30)"""
    game = fighting("longinus_podbipieta", other, kreski={0: 2, 1: held})

    opened(game, in_turn)

    assert kreski(game) == [2 + spoils, held - spoils, 19 - held]


def test_spoils_are_due_also_if_the_loser_is_saved():
    """VE-8.20: for the wounded, the killed and the saved alike (ruling 37)"""
    game = fighting("kuszel", "soroka", hands={1: "bread_and_cobweb"}, kreski={1: 5})
    until(game, "W-D5")

    play(game, "0 bene", "1 play bread_and_cobweb")
    all_bene(game)

    assert on_table(game, "soroka")
    assert kreski(game) == [1, 4, 16]


# --- before the result is applied


def test_a_result_is_known_before_anything_has_happened():
    """VE-8.22: here a killing becomes a wound"""
    game = fighting("longinus_podbipieta", "uhlik", hands={1: "barber_surgeon"}, kreski={1: 5})
    until(game, "W-D5")
    untouched = (on_table(game, "uhlik"), kreski(game))

    play(game, "0 bene", "1 play barber_surgeon")
    all_bene(game)

    assert untouched == (True, [0, 5, 16])
    assert (game.players[1].discard, game.players[1].removed) == (("barber_surgeon", "uhlik"), ())


def test_a_loser_can_escape_into_the_hand():
    """VE-8.22, VE-8.20"""
    game = fighting(
        "longinus_podbipieta", "uhlik", hands={1: "escape_by_the_window"}, kreski={1: 5}
    )
    until(game, "W-D5")

    play(game, "0 bene", "1 play escape_by_the_window")
    all_bene(game)

    assert (game.players[1].hand, kreski(game)) == (("uhlik",), [1, 4, 16])


def test_the_challengers_player_replies_first_to_a_result_whoever_has_won():
    """VE-8.22, VE-6.1: W-D5 and W-D6"""
    game = fighting("soroka", "longinus_podbipieta", kreski={0: 4})

    found = opened(game, in_turn)

    assert found == [("W-D5", 0), ("W-D6", 0), ("W-D7", 0)]


def test_a_result_stands_though_a_card_breaks_off(monkeypatch):
    """VE-8.22, VE-8.26: only before the result is determined"""
    add_cards(monkeypatch, AT_RESULT)
    game = fighting("longinus_podbipieta", "uhlik", hands={1: "truce"}, kreski={1: 5})

    reply(game, "W-D5", "1 play truce")
    found = opened(game, in_turn)

    assert found == [("W-D5", 0), ("W-D6", 0), ("W-D7", 0)]
    assert (game.players[1].removed, kreski(game)) == (("uhlik",), [1, 4, 16])


def test_a_casualty_inside_the_window_of_a_result_leaves_that_of_the_duel(monkeypatch):
    """VE-8.22, VE-6.15: who was wounded in W-K is discarded first, then the loser is removed"""
    add_cards(monkeypatch, AT_RESULT)
    game = fighting("longinus_podbipieta kuszel", "uhlik", hands={1: "dagger"}, kreski={1: 5})

    reply(game, "W-D5", "1 play dagger kuszel")
    found = opened(game, in_turn)

    assert found == [("W-D5", 0), ("W-K", 0), ("W-X", 0), ("W-D6", 0), ("W-D7", 0)]
    assert (game.players[0].discard, game.players[1].removed) == (("kuszel",), ("uhlik",))


def test_later_changes_do_not_alter_the_result():
    """VE-8.22: neither the winner, nor the casualty, nor the spoils"""
    game = fighting("kuszel", "soroka", kreski={1: 9})
    until(game, "W-D5")

    attach(game, "sable_coat", "soroka", 1)
    attach(game, "his_fame_goes_before_him", "soroka", 1)
    attach(game, "drain_the_cup", "kuszel", 1)
    attach(game, "drain_the_cup", "kuszel", 1)
    opened(game, in_turn)

    assert szabla(game, "kuszel") == 4
    assert kreski(game) == [1, 8, 12]


# --- the application


def test_the_casualty_comes_before_the_spoils():
    """VE-8.23, VE-10.8: a killed Elect ends the game, and nothing is taken (ruling 38)"""
    game = fighting("longinus_podbipieta", "michal_korybut_wisniowiecki", kreski={0: 3, 1: 5})

    opened(game, in_turn)

    assert ended(game) == ("elect_killed", (0, 1))
    assert kreski(game) == [3, 5, 13]


def test_all_kreski_are_counted_after_the_spoils():
    """VE-8.23, VE-10.7"""
    game = fighting("longinus_podbipieta", "uhlik", kreski={0: 20, 1: 1})

    opened(game, in_turn)

    assert ended(game) == ("all_kreski", (0, 1))


def test_what_hung_on_the_loser_goes_to_the_discard_pile():
    """VE-8.23, VE-11.4: also if he was killed; its owner says in which order"""
    game = fighting("longinus_podbipieta", "uhlik+feint+mail_shirt")
    do(game, "0 bene", "1 bene")

    do(game, "1 lay_next feint")

    assert game.players[1].removed == ("uhlik",)
    assert game.players[1].discard == ("feint", "mail_shirt")


def test_an_applied_result_can_be_answered():
    """VE-8.24: W-D6; the winner's companion finds two dukats"""
    game = fighting("kuszel rzedzian", "soroka")
    until(game, "W-D6")

    play(game, "0 use rzedzian 1")
    all_bene(game)

    assert game.players[0].dukats == 22


def test_a_saved_loser_was_neither_wounded_nor_killed():
    """VE-8.24: no kill, no kreska for an insult washed in blood"""
    game = fighting(
        "longinus_podbipieta",
        "uhlik+reliquary",
        hands={0: "insult_washed_in_blood"},
        kreski={1: 5},
    )
    killed = game.copy()
    until(killed, "W-D6")

    until(game, "W-D5")
    play(game, "0 bene", "1 use reliquary 1")
    until(game, "W-D6")

    assert offered(killed, 0, "play insult_washed_in_blood")
    assert not offered(game, 0, "play insult_washed_in_blood")


# --- the end


def test_thrusts_are_discarded_in_the_order_in_which_they_were_resolved():
    """VE-8.25: at the end of the duel (ruling 34)"""
    game = fighting("kuszel", "soroka", hands={0: "feint riposte", 1: "dodge counter"})
    do(game, "0 play feint", "1 play dodge", "0 bene")
    play(game, "1 play counter", "0 play riposte")
    all_bene(game)
    until(game, "W-D6")
    before = [each.discard for each in game.players]

    until(game, "W-D7")

    assert before == [(), ()]
    assert [each.discard for each in game.players] == [("feint", "riposte"), ("dodge", "counter")]


def test_thrusts_come_back_to_their_owners():
    """VE-8.25, VE-9.8: they lay under a character who was bribed"""
    game = veto(hands={0: "bribery"}, in_play={1: "soroka+feint+dodge uhlik"})
    do(game, "0 play bribery soroka")
    game.deeds = 1
    do(game, "0 challenge soroka uhlik", "1 accept", "0 play_attached feint", "1 bene")
    during = szabla(game, "soroka")

    opened(game, in_turn)

    assert during == 8
    assert (game.players[1].discard, game.players[0].discard) == (("feint",), ())


def test_what_was_for_the_duel_ceases_with_it():
    """VE-8.25: W-D7 comes after; it still knows fighters and result"""
    game = fighting(
        "kuszel",
        "soroka",
        factions=("wisniowiecki", "radziwill"),
        hands={0: "hussar_charge", 1: "stab_in_the_back"},
    )
    do(game, "0 play hussar_charge")
    during = szabla(game, "kuszel")

    until(game, "W-D7")
    play(game, "0 bene")

    assert (during, szabla(game, "kuszel")) == (9, 6)
    assert fighters(game) == ("kuszel", "soroka")
    assert offered(game, 1, "play stab_in_the_back")
