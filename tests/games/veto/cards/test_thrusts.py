"""Thrusts: played in a duel from the hand, or from under the fighter."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import duel
from games.veto.looks import aims, could_play, kreski, on_table, szabla, totals
from games.veto.moments import until
from games.veto.positions import all_bene, do, offered, piece, play, veto
from interpares.games.veto.fight import FightTurn

# --- plain ones


@pytest.mark.parametrize("card, more", [("feint", 3), ("counter", 3), ("lunge", 2)])
def test_a_plain_thrust_adds_to_the_szabla_until_the_duel_ends(card, more):
    """VE-8.16, VE-8.25"""
    game = duel(card)

    do(game, f"0 play {card}")

    assert totals(game) == (6 + more, 8)
    assert piece(game, card).in_duel
    assert game.waiting == (1,)
    until(game, "W-D7")
    assert card in game.players[0].discard
    assert not on_table(game, card)


@pytest.mark.parametrize(
    "move, first, second, fighter, printed",
    [
        ("1 play backhand_cut", "wierzbicki", "kuklinowski", "kuklinowski", 8),
        ("0 play desperate_thrust", "wierzbicki", "kuklinowski", "wierzbicki", 6),
        ("0 play desperate_thrust", "wierzbicki", "uhlik", "wierzbicki", 6),
        ("0 play blood_on_the_blade", "wierzbicki", "uhlik", "wierzbicki", 6),
        ("0 play italian_school", "aramis", "kuklinowski", "aramis", 7),
        ("1 play cossack_cut", "wierzbicki", "barabash", "barabash", 5),
        ("0 play sand_in_the_eyes", "wierzbicki", "yurko_bohun", "yurko_bohun", 9),
    ],
)
def test_what_a_thrust_did_is_over_when_the_duel_ends(move, first, second, fighter, printed):
    """VE-8.16, VE-8.25"""
    card = move.split()[-1]
    companies = {"first": first, "second": f"{second}/marked"}
    game = duel(card, card, factions=("court", "lubomirski"), **companies)

    do(game, *(["0 bene"] if move.startswith("1") else []), move)
    assert szabla(game, fighter) != printed
    until(game, "W-D7")

    assert szabla(game, fighter) == printed


@pytest.mark.parametrize("card", ["feint", "counter", "lunge"])
def test_a_thrust_is_played_in_a_duel_only(card):
    """VE-1.8"""
    game = veto(hands={0: card}, in_play={0: "kuszel", 1: "uhlik"})

    assert not could_play(game, 0, card)
    assert offered(game, 0, f"lay_thrust {card} kuszel")


@pytest.mark.parametrize("card, more", [("feint", 3), ("counter", 3), ("lunge", 2)])
def test_a_thrust_under_the_fighter_is_played_like_one_of_the_hand(card, more):
    """VE-8.13"""
    game = duel(first=f"wierzbicki+{card}/down machnicki+dodge/down")
    assert not could_play(game, 0, "dodge"), "it lies under somebody else"

    do(game, f"0 play_attached {card}")

    assert totals(game) == (6 + more, 8)


@pytest.mark.parametrize(
    "card, faction, first",
    [
        ("hussars_stroke", "wisniowiecki", "kuszel"),
        ("treacherous_thrust", "radziwill", "uhlik"),
        ("italian_school", "court", "pelka"),
        ("cossack_cut", "lubomirski", "barabash"),
    ],
)
def test_a_thrust_with_a_faction_mark_is_for_that_faction(card, faction, first):
    """VE-1.31"""
    own = duel(card, first=first, factions=(faction, "court"))
    others = [
        duel(card, first=first, factions=(each, "court"))
        for each in ("wisniowiecki", "radziwill", "court", "lubomirski")
        if each != faction
    ]

    assert could_play(own, 0, card)
    assert not any(could_play(game, 0, card) for game in others)


# --- weapons


def test_the_windmill_doubles_the_weapon():
    """VE-8.18"""
    game = duel(
        "windmill windmill",
        first="wierzbicki+bathory_sabre+mail_shirt",
        using={0: "bathory_sabre,mail_shirt"},
    )
    assert totals(game) == (6 + 2 + 1, 8)

    do(game, "0 play windmill")
    assert totals(game) == (6 + 2 * 2 + 1, 8)
    do(game, "1 bene", "0 play windmill")

    assert totals(game) == (6 + 2 * 2 * 2 + 1, 8)


def test_the_windmill_turns_for_nothing_without_a_weapon_in_hand():
    """VE-8.9, VE-8.18"""
    game = duel("windmill", first="wierzbicki+bathory_sabre+mail_shirt", using={0: "mail_shirt"})

    do(game, "0 play windmill")

    assert totals(game) == (6 + 1, 8)


def test_a_disarmed_enemy_has_nothing_of_his_weapon():
    """VE-8.18"""
    game = duel(
        "disarm",
        first="wierzbicki+bathory_sabre",
        second="uhlik/marked+musket+mail_shirt",
        using={0: "bathory_sabre", 1: "musket,mail_shirt"},
    )
    assert totals(game) == (8, 4 + 4 + 1)

    do(game, "0 play disarm")

    assert totals(game) == (8, 4 + 1)


def test_a_windmill_does_not_help_the_disarmed():
    """VE-8.18: factors multiply"""
    game = duel("disarm", "windmill", second="uhlik/marked+musket", using={1: "musket"})

    do(game, "0 play disarm", "1 play windmill")

    assert totals(game) == (6, 4)


def test_the_cross_cut_is_made_with_a_weapon():
    """VE-L.5"""
    game = duel("cross_cut", first="wierzbicki+bathory_sabre", using={0: "bathory_sabre"})

    do(game, "0 play cross_cut")

    assert totals(game) == (6 + 2 + 4, 8)


@pytest.mark.parametrize("using", ["-", "carbine"])
def test_there_is_no_cross_cut_without_a_weapon(using):
    """VE-L.5"""
    game = duel("cross_cut", first="wierzbicki+bathory_sabre+carbine", using={0: using})

    assert not could_play(game, 0, "cross_cut")


def test_a_point_blank_shot_is_fired_with_a_firearm():
    """VE-L.5"""
    game = duel("point_blank_shot", first="wierzbicki+carbine", using={0: "carbine"})

    do(game, "0 play point_blank_shot")

    assert totals(game) == (6 + 2 + 4, 8)


@pytest.mark.parametrize("using", ["-", "bathory_sabre"])
def test_there_is_no_shot_without_a_firearm(using):
    """VE-L.5"""
    game = duel("point_blank_shot", first="wierzbicki+bathory_sabre+carbine", using={0: using})

    assert not could_play(game, 0, "point_blank_shot")


def test_no_shot_is_fired_with_a_pistol_thrown_away():
    """VE-8.9, VE-L.5: the fighter must still bear it"""
    game = duel(
        "point_blank_shot", first="wierzbicki+wheel_lock_pistol", using={0: "wheel_lock_pistol"}
    )
    assert could_play(game, 0, "point_blank_shot")

    do(game, "0 use wheel_lock_pistol 1", "1 bene")

    assert not could_play(game, 0, "point_blank_shot")


# --- other texts


def test_a_dodge_draws_a_card():
    """VE-L.4"""
    game = duel("dodge", cupboards={0: "mill rapier"})

    do(game, "0 play dodge")

    assert totals(game) == (6 + 1, 8)
    assert game.players[0].hand == ("rapier",)


def test_a_negated_dodge_draws_nothing():
    """VE-6.13"""
    game = duel("dodge", "parry")

    play(game, "0 play dodge", "1 play parry")
    all_bene(game)

    assert game.players[0].hand == ()


def test_what_is_beaten_aside_counts_no_more():
    """VE-8.16"""
    game = duel("feint lunge", "beat_aside")

    do(game, "0 play feint", "1 bene", "0 play lunge")
    assert aims(game, 1, "beat_aside") == {"feint", "lunge"}
    do(game, "1 play beat_aside feint")

    assert totals(game) == (6 + 2, 8 + 1)
    assert game.players[0].discard == ("feint",)


def test_what_only_weakens_is_beaten_aside_too():
    """VE-8.16: its modifiers cease"""
    game = duel("sand_in_the_eyes", "beat_aside")

    do(game, "0 play sand_in_the_eyes")
    assert totals(game) == (6, 5)
    do(game, "1 play beat_aside sand_in_the_eyes")

    assert totals(game) == (6, 8 + 1)


def test_there_is_nothing_to_beat_aside_but_thrusts_of_the_opponent():
    """VE-0.6"""
    game = duel("feint beat_aside")

    do(game, "0 play feint", "1 bene")

    assert not could_play(game, 0, "beat_aside")


def test_sand_in_the_eyes_weakens_the_enemy():
    """VE-8.18"""
    game = duel("sand_in_the_eyes")

    do(game, "0 play sand_in_the_eyes")

    assert totals(game) == (6, 8 - 3)


def test_the_honourable_throw_no_sand():
    """VE-L.5"""
    game = duel("sand_in_the_eyes", first="kuszel")

    assert not could_play(game, 0, "sand_in_the_eyes")


def test_a_blinded_enemy_is_counted_in_one_sum():
    """VE-0.3, VE-8.18: the floor comes last"""
    game = duel("sand_in_the_eyes", "feint", second="rzedzian/marked+drain_the_cup")

    do(game, "0 play sand_in_the_eyes")
    assert totals(game) == (6, 0)
    do(game, "1 play feint")

    assert totals(game) == (6, 3 - 1 - 3 + 3)


@pytest.mark.parametrize(
    "card, second, margin, pile",
    [
        ("thrust_under_the_rib", "roch_kowalski", 2, "removed"),
        ("lunge", "roch_kowalski", 2, "discard"),
        ("blow_with_the_flat", "uhlik", 6, "discard"),
        ("feint", "uhlik", 5, "removed"),
    ],
)
def test_under_the_rib_and_with_the_flat(card, second, margin, pile):
    """VE-8.19"""
    game = duel(card, second=f"{second}/marked")

    do(game, f"0 play {card}")
    until(game, "W-D6")

    assert game.duel.margin == margin
    assert second in getattr(game.players[1], pile)
    assert kreski(game) == [6, 4, 11]


def test_a_thrust_under_the_rib_does_not_kill_by_one():
    """VE-8.19"""
    game = duel("thrust_under_the_rib", second="charlamp/marked")

    do(game, "0 play thrust_under_the_rib")
    until(game, "W-D6")

    assert game.players[1].discard == ("charlamp",)


def test_the_latest_of_rib_and_flat_decides():
    """VE-L.13"""
    game = duel("blow_with_the_flat thrust_under_the_rib", second="kuklinowski/marked")

    do(game, "0 play blow_with_the_flat", "1 bene", "0 play thrust_under_the_rib")
    until(game, "W-D6")

    assert game.players[1].removed == ("kuklinowski",)


@pytest.mark.parametrize("second, more", [("kuklinowski", 5), ("roch_kowalski", 2), ("uhlik", 2)])
def test_a_desperate_thrust_is_stronger_for_the_losing(second, more):
    """VE-L.5: tested when it resolves"""
    game = duel("desperate_thrust", second=f"{second}/marked")

    do(game, "0 play desperate_thrust")

    assert totals(game)[0] == 6 + more


def test_blood_on_the_blade_counts_the_other_thrusts_of_its_player():
    """VE-L.4, VE-L.14"""
    game = duel("blood_on_the_blade feint", "feint")

    do(game, "0 play feint", "1 play feint", "0 play blood_on_the_blade")

    assert totals(game) == (6 + 3 + 2, 8 + 3)


def test_blood_on_the_blade_is_worth_one_alone_and_four_at_most():
    """VE-L.4, VE-L.14"""
    blood = "blood_on_the_blade"
    game = duel(f"{blood} {blood} {blood} lunge lunge")

    do(game, f"0 play {blood}")
    assert totals(game)[0] == 6 + 1
    for card in ("lunge", "lunge", blood, blood):
        do(game, "1 bene", f"0 play {card}")

    assert totals(game)[0] == 6 + 1 + 2 + 2 + 4 + 4


def test_a_treacherous_thrust_costs_the_enemy_a_card():
    """VE-L.9"""
    game = duel(
        "treacherous_thrust feint",
        "mill rapier",
        first="uhlik",
        second="machnicki/marked",
        factions=("radziwill", "wisniowiecki"),
    )

    do(game, "0 play treacherous_thrust")

    assert totals(game) == (4 + 2, 7 + 1)
    assert len(game.players[1].hand) == 1
    assert {*game.players[1].hand, *game.players[1].discard} == {"mill", "rapier"}
    assert game.players[0].hand == ("feint",)


def test_in_a_clinch_nobody_plays_a_thrust():
    """VE-8.16"""
    game = duel("clinch feint vivat", "feint")

    do(game, "0 play clinch")

    assert totals(game) == (6 + 1, 8)
    assert not could_play(game, 1, "feint")
    do(game, "1 bene")
    assert not could_play(game, 0, "feint")
    assert isinstance(game.decision, FightTurn)
