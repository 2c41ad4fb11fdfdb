"""VE-8.11 to VE-8.17, VE-8.30: the fight."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import asked, kreski, on_table, szabla, totals, window
from games.veto.moments import attach, fight, fighting, in_turn, opened, say_bene
from games.veto.positions import all_bene, do, number, offered, piece, play, veto
from interpares.games.veto.actions import Bene

COURTLY_PARRY = """
[[card]]
id = "courtly_parry"
type = "thrust"
faction = "court"
[card.play]
kind = "reply"
when = { event = "declared", object = ["thrust"], by = "opponent" }
do = [{ op = "negate", fate = "discard" }]
"""

# --- turns


def test_fight_turns_alternate_from_the_challengers_player():
    """VE-8.11"""
    game = fighting("kuszel", "uhlik", hands={0: "feint lunge", 1: "counter"})
    order = []

    for card in ("feint", "counter", "lunge"):
        order.append(game.waiting[0])
        do(game, f"{game.waiting[0]} play {card}")

    assert order == [0, 1, 0]
    assert totals(game) == (11, 7)


def test_a_fight_turn_is_one_thrust_or_one_duel_reply_or_bene():
    """VE-8.12: after either it is the other's turn"""
    game = fighting("kuszel soroka", "uhlik", hands={0: "feint lunge vivat"})
    options = game.decision.options(game, 0)

    play(game, "0 use soroka 1")
    opens = window(game)
    all_bene(game)
    after_reply = game.waiting
    do(game, "1 bene", "0 play feint")

    assert Bene() in options
    assert len(options) == 4
    assert opens == ("W-A", 1)
    assert (after_reply, game.waiting) == ((1,), (1,))


def test_an_effect_that_is_a_duel_reply_takes_the_place_of_a_thrust():
    """VE-8.12"""
    game = fighting("kuszel", "uhlik", hands={0: "hussar_charge", 1: "a_foot_stuck_out"})

    do(game, "0 play hussar_charge", "1 play a_foot_stuck_out")

    assert totals(game) == (7, 4)
    assert game.players[0].discard == ("hussar_charge",)


@pytest.mark.parametrize("change", ["", "blanked", "absent", "arrested"])
def test_a_duel_reply_is_for_characters_whose_abilities_work(change):
    """VE-8.12, VE-L.16"""
    game = veto(in_play={0: "kuszel soroka wierzbicki+vae_victis", 1: "uhlik"})
    match change:
        case "blanked":
            do(game, "0 use wierzbicki 1 soroka - - vae_victis")
        case "absent":
            attach(game, "embassy_to_stamboul", "soroka", 1)
        case "arrested":
            attach(game, "house_arrest", "soroka", 1)

    fight(game, "kuszel", "uhlik")

    assert offered(game, 0, "use soroka 1") == (not change)


def test_a_lady_helps_a_companion_from_either_field():
    """VE-8.12, VE-1.12: her duel reply is a fight turn"""
    game = fighting("kuszel helena_kurcewicz gryzelda_wisniowiecka/karmazyn", "uhlik")

    do(game, "0 use helena_kurcewicz lady-2", "1 bene", "0 use gryzelda_wisniowiecka lady-2")

    assert totals(game) == (8, 4)
    assert piece(game, "helena_kurcewicz").marked


def test_thrusts_come_from_the_hand_or_from_under_the_fighter():
    """VE-8.13: face up or down, but not from under a companion"""
    game = fighting("jan_skrzetuski+feint+lunge/up soroka+dodge", "uhlik", hands={0: "counter"})
    found = [
        offered(game, 0, each)
        for each in ("play_attached feint", "play_attached lunge", "play_attached dodge")
    ]

    do(game, "0 play_attached feint", "1 bene", "0 play counter", "1 bene", "0 play_attached lunge")

    assert found == [True, True, False]
    assert totals(game) == (16, 4)
    assert [each.card for each in game.table.values() if each.in_duel] == [
        "feint",
        "counter",
        "lunge",
    ]


def test_each_thrust_has_a_window_and_replies_do_not_change_whose_turn_comes():
    """VE-8.14: after the negated thrust it is the other's fight turn (ruling 29)"""
    game = fighting(
        "kuszel",
        "uhlik",
        factions=("wisniowiecki", "radziwill"),
        hands={0: "feint yarns_and_tall_tales", 1: "a_false_step counter"},
    )

    play(game, "0 play feint")
    first_right = window(game)
    play(game, "1 play a_false_step", "0 play yarns_and_tall_tales")
    all_bene(game)

    assert first_right == ("W-A", 1)
    assert (asked(game), game.waiting) == ("FightTurn", (1,))
    assert totals(game) == (9, 4)


def test_the_fight_ends_with_two_benes_in_a_row():
    """VE-8.15: a bene does not bind"""
    game = fighting("kuszel", "uhlik", hands={0: "feint", 1: "counter"})

    play(game, "0 bene")
    do(game, "1 play counter", "0 play feint")
    play(game, "1 bene")
    before = asked(game)
    play(game, "0 bene")

    assert before == "FightTurn"
    assert window(game) == ("W-D5", 0)


def test_only_the_fighters_players_have_fight_turns():
    """VE-8.30: but everybody may reply in the windows"""
    game = veto(
        3,
        hands={0: "feint", 2: "feint a_false_step"},
        in_play={0: "kuszel", 1: "uhlik", 2: "pelka soroka"},
    )
    do(game, "0 challenge kuszel uhlik", "1 accept")

    play(game, "0 play feint", "1 bene")
    reply = game.waiting, offered(game, 2, "play a_false_step")
    say_bene(game, 2)
    order = say_bene(game, 2)

    assert reply == ((2,), True)
    assert order == [1, 0]
    assert asked(game) != "FightTurn"


# --- thrusts in the duel area


def test_a_resolved_thrust_lies_in_the_duel_area_and_works_for_the_duel():
    """VE-8.16"""
    game = fighting("kuszel", "uhlik", hands={0: "dodge"})

    do(game, "0 play dodge")
    during = piece(game, "dodge").in_duel, totals(game), len(game.players[0].hand)
    opened(game, in_turn)

    assert during == (True, (7, 4), 1)
    assert (szabla(game, "kuszel"), game.players[0].discard) == (6, ("dodge",))


def test_a_thrust_that_is_discarded_from_the_duel_works_no_more():
    """VE-8.16: its Szabla is gone, the card it drew stays"""
    game = fighting("kuszel", "uhlik", hands={0: "dodge", 1: "beat_aside"})
    do(game, "0 play dodge")
    before = totals(game)

    do(game, "1 play beat_aside dodge")

    assert (before, totals(game)) == ((7, 4), (6, 5))
    assert (game.players[0].discard, len(game.players[0].hand)) == (("dodge",), 1)


def test_what_a_discarded_thrust_forbade_is_allowed_again():
    """VE-8.16"""
    game = fighting("kuszel", "uhlik", hands={0: "pinned", 1: "beat_aside backhand_cut"})
    do(game, "0 play pinned")
    before = offered(game, 1, "play backhand_cut")

    do(game, "1 play beat_aside pinned", "0 bene")

    assert (before, offered(game, 1, "play backhand_cut")) == (False, True)


@pytest.mark.parametrize("card", ["windmill", "desperate_thrust"])
def test_a_weapon_factor_or_modifier_goes_with_its_thrust(card):
    """VE-8.16"""
    using, hands = {0: "bathory_sabre"}, {0: card, 1: "beat_aside"}
    game = fighting("kuszel+bathory_sabre", "uhlik", using=using, hands=hands)
    do(game, f"0 play {card}")
    with_it = szabla(game, "kuszel")

    do(game, f"1 play beat_aside {card}")

    assert (with_it, szabla(game, "kuszel")) == (10, 8)


def test_a_kill_margin_goes_with_its_thrust():
    """VE-8.16: a margin of two only wounds again"""
    game = fighting("kuszel", "soroka", hands={0: "thrust_under_the_rib lunge", 1: "beat_aside"})
    do(game, "0 play thrust_under_the_rib", "1 play beat_aside thrust_under_the_rib")
    do(game, "0 play lunge", "1 bene")

    opened(game, in_turn)

    assert game.players[1].discard == ("soroka", "beat_aside")


def test_a_riposte_keeps_what_it_copied():
    """VE-8.16, VE-8.17: also if the answered thrust is discarded later"""
    game = fighting("kuszel", "uhlik", hands={0: "feint", 1: "riposte"})
    play(game, "0 play feint", "1 play riposte")
    all_bene(game)
    copied = totals(game)
    game.players[1].hand += ("beat_aside",)
    game.players[1].deck += ("beat_aside",)

    do(game, "1 play beat_aside feint")

    assert copied == (9, 8)
    assert totals(game) == (6, 9)


# --- replies with thrusts


def test_reply_thrusts_are_no_fight_turn():
    """VE-8.17, VE-8.12"""
    game = fighting("kuszel+riposte", "uhlik", hands={0: "parry riposte"})

    assert game.decision.options(game, 0) == [Bene()]


@pytest.mark.parametrize("where", ["hand", "under"])
def test_reply_thrusts_answer_the_opponents_thrusts(where):
    """VE-8.17: from the hand or from under the fighter, not from under a companion"""
    game = fighting(
        "kuszel",
        "uhlik+parry soroka+parry" if where == "under" else "uhlik soroka+parry",
        hands={0: "feint", 1: "" if where == "under" else "parry"},
    )

    play(game, "0 play feint")
    options = game.decision.options(game, 1)
    play(game, "1 play_attached parry" if where == "under" else "1 play parry")
    all_bene(game)

    assert len(options) == 2
    assert totals(game) == (6, 4)
    assert game.players[0].discard == ("feint",)
    assert number(game, "parry" if where == "hand" else "parry#2")


def test_a_reply_thrust_with_the_mark_of_another_faction_is_of_no_use(monkeypatch):
    """VE-8.17, VE-1.31: it came along with a character who was bribed"""
    add_cards(monkeypatch, COURTLY_PARRY)
    game = veto(
        hands={0: "bribery", 1: "feint"},
        in_play={0: "kuszel", 1: "uhlik+courtly_parry/down+parry/down brodnicki/marked"},
        factions=("radziwill", "court"),
    )
    do(game, "0 play bribery uhlik")
    game.deeds = 1
    fight(game, "uhlik", "brodnicki")

    play(game, "0 bene", "1 play feint")

    assert offered(game, 0, "play_attached parry")
    assert not offered(game, 0, "play_attached courtly_parry")


def test_a_bystander_answers_with_no_thrust():
    """VE-8.17: he has no fighter"""
    game = veto(3, hands={0: "feint", 2: "parry"}, in_play={0: "kuszel", 1: "uhlik", 2: "pelka"})
    do(game, "0 challenge kuszel uhlik", "1 accept")

    play(game, "0 play feint", "1 bene")

    assert game.decision.options(game, 2) == [Bene()]


def test_a_riposte_to_a_negated_thrust_copies_nothing():
    """VE-8.17: only its own point counts (ruling 35)"""
    game = veto(
        3,
        hands={0: "feint", 1: "riposte", 2: "a_false_step"},
        in_play={0: "kuszel", 1: "uhlik"},
    )
    do(game, "0 challenge kuszel uhlik", "1 accept")

    play(game, "0 play feint", "1 bene", "2 play a_false_step", "0 bene", "1 play riposte")
    all_bene(game)

    assert totals(game) == (6, 5)
    assert on_table(game, "riposte")
    assert kreski(game) == [0, 0, 0, 24]


def test_a_riposte_to_a_riposte_copies_its_own_point_only():
    """VE-8.17, VE-L.12: 6, 3, 1 and 1 against 4, 1 and 3"""
    game = fighting("kuszel", "uhlik", hands={0: "feint riposte", 1: "riposte"})

    play(game, "0 play feint", "1 play riposte", "0 play riposte")
    all_bene(game)

    assert totals(game) == (11, 8)


def test_the_ban_of_a_cut_begins_when_it_has_resolved():
    """VE-8.17, VE-8.16: a riposte in the same window is still possible (ruling 33)"""
    game = fighting("kuszel", "uhlik", hands={0: "referendarys_cut riposte", 1: "riposte"})
    play(game, "0 play referendarys_cut", "1 play riposte")
    in_its_window = offered(game, 0, "play riposte")
    all_bene(game)
    game.players[1].hand += ("feint",)
    game.players[1].deck += ("feint",)

    play(game, "1 play feint")

    assert in_its_window
    assert game.decision.options(game, 0) == [Bene()]
