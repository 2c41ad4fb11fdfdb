"""Effects that are attached to characters, equipment, possessions and other effects."""

from __future__ import annotations

from games.veto.cards.scenes import settled
from games.veto.looks import (
    aims,
    could_play,
    dukats,
    ended,
    keywords,
    kreski,
    on_table,
    szabla,
    trait,
)
from games.veto.moments import until, until_round
from games.veto.positions import all_bene, do, offered, piece, play, veto


def test_who_drains_the_cup_cannot_agitate_this_round():
    """VE-L.3, VE-10.2"""
    game = veto(
        hands={0: "drain_the_cup"},
        in_play={
            0: "kuszel",
            1: "kuklinowski aleksandra_billewicz krzysztof_opalinski/karmazyn charles_gustav",
        },
    )
    assert aims(game, 0, "drain_the_cup") == {"kuklinowski"}

    do(game, "0 play drain_the_cup kuklinowski", "0 yield")

    assert szabla(game, "kuklinowski") == 7
    assert not offered(game, 1, "agitate kuklinowski")
    assert offered(game, 1, "challenge kuklinowski kuszel")
    assert dukats(game) == [20 - 1, 20]
    until(game, "W-E1")
    assert game.players[0].discard == ("drain_the_cup",)
    assert szabla(game, "kuklinowski") == 8


def test_infamy_takes_the_crimson_and_a_kreska_of_following():
    """VE-9.3, VE-11.11"""
    game = veto(
        hands={0: "infamy"},
        in_play={
            0: "kuszel",
            1: "krzysztof_opalinski/karmazyn janusz_radziwill/karmazyn uhlik",
        },
    )
    assert aims(game, 0, "infamy") == {"krzysztof_opalinski", "uhlik"}

    do(game, "0 play infamy krzysztof_opalinski")

    assert "karmazyn" not in keywords(game, "krzysztof_opalinski")
    assert piece(game, "krzysztof_opalinski").field == "election"
    assert not piece(game, "krzysztof_opalinski").marked
    assert trait(game, "krzysztof_opalinski", "kreski") == 2
    assert dukats(game) == [20 - 3, 20]


def test_infamy_takes_influence_too_and_is_gone_with_its_effect():
    """VE-11.11, VE-1.26"""
    game = veto(hands={0: "infamy away_with_it"}, in_play={1: "maria_radziwill/karmazyn"})

    do(game, "0 play infamy maria_radziwill")
    assert "influential" not in keywords(game, "maria_radziwill")
    assert "lady" in keywords(game, "maria_radziwill")
    assert piece(game, "maria_radziwill").field == "election"
    do(game, "0 play away_with_it infamy")

    assert "influential" in keywords(game, "maria_radziwill")
    assert trait(game, "maria_radziwill", "kreski") == 2
    assert piece(game, "maria_radziwill").field == "election"


def test_an_embassy_to_stamboul_comes_home_at_the_end_of_the_next_round():
    """VE-1.19, VE-L.3, VE-10.2"""
    game = veto(
        hands={0: "embassy_to_stamboul"},
        in_play={0: "kuszel", 1: "kuklinowski janusz_radziwill charles_gustav"},
    )
    assert aims(game, 0, "embassy_to_stamboul") == {"kuszel", "kuklinowski"}

    do(game, "0 play embassy_to_stamboul kuklinowski", "0 yield")

    assert "absent" in keywords(game, "kuklinowski")
    assert not offered(game, 1, "agitate kuklinowski")
    assert dukats(game) == [20 - 2, 20]
    until_round(game, 3)
    assert "absent" in keywords(game, "kuklinowski")
    until(game, "W-E1")
    assert "absent" not in keywords(game, "kuklinowski")
    assert game.players[0].discard == ("embassy_to_stamboul",)


def test_who_is_in_stamboul_is_silent():
    """VE-1.19, VE-11.15"""
    game = veto(hands={1: "embassy_to_stamboul land_tax"}, in_play={0: "jan_zagloba"}, voice=1)

    do(game, "1 play embassy_to_stamboul jan_zagloba")
    play(game, "1 play land_tax")

    assert not offered(game, 0, "use jan_zagloba 1")
    assert not could_play(game, 0, "embassy_to_stamboul")


def test_a_good_husbandman_brings_a_dukat_more():
    """VE-4.15"""
    game = veto(hands={0: "a_good_husbandman"}, in_play={0: "mill kuszel", 1: "latifundium"})
    assert aims(game, 0, "a_good_husbandman") == {"mill"}

    do(game, "0 play a_good_husbandman mill")

    assert piece(game, "a_good_husbandman").host == piece(game, "mill").id
    assert dukats(game) == [20 - 1, 20]
    assert settled("mill+a_good_husbandman") == 2
    assert settled("mill+a_good_husbandman+a_good_husbandman mill") == 4


def test_fire_and_smoke_leave_no_income_of_its_own():
    """VE-11.11, VE-4.15"""
    game = veto(hands={0: "fire_and_smoke"}, in_play={0: "mill", 1: "latifundium uhlik faction"})
    assert aims(game, 0, "fire_and_smoke") == {"latifundium"}

    do(game, "0 play fire_and_smoke latifundium")

    assert dukats(game) == [20 - 2, 20]
    assert settled("latifundium+fire_and_smoke") == 0


def test_bonuses_of_other_cards_count_in_spite_of_fire_and_smoke():
    """VE-11.11: set first, then added to, whatever came first"""
    assert settled("tap_house+fire_and_smoke brewery_of_warka") == 1 + 2
    assert settled("mill+a_good_husbandman+fire_and_smoke") == 1
    assert settled("mill+fire_and_smoke+a_good_husbandman") == 1


def test_a_freshly_whetted_weapon_gives_one_more():
    """VE-1.24, VE-8.18"""
    game = veto(
        hands={0: "freshly_whetted"},
        in_play={
            0: "wierzbicki+bathory_sabre+carbine+mail_shirt",
            1: "kuklinowski/marked+sigismund_sabre",
        },
    )
    assert aims(game, 0, "freshly_whetted") == {"bathory_sabre"}

    do(game, "0 play freshly_whetted bathory_sabre", "0 challenge wierzbicki kuklinowski")
    assert szabla(game, "wierzbicki") == 6
    do(game, "0 take_up bathory_sabre", "1 take_up")

    assert szabla(game, "wierzbicki") == 6 + 2 + 1
    assert dukats(game) == [20 - 1, 20]


def test_what_is_in_the_castle_court_records_is_permanent():
    """VE-1.28, VE-11.11"""
    game = veto(
        hands={0: "castle_court_records", 1: "away_with_it"},
        in_play={0: "faction+vae_victis kuszel+rapier", 1: "uhlik+royal_grant"},
    )
    assert aims(game, 0, "castle_court_records") == {"vae_victis"}

    do(game, "0 play castle_court_records vae_victis", "0 yield")

    assert "permanent" in keywords(game, "vae_victis")
    assert aims(game, 1, "away_with_it") == {"castle_court_records", "royal_grant"}
    assert dukats(game) == [20 - 1, 20]


def test_castle_court_records_go_with_what_they_are_attached_to():
    """VE-1.28, VE-11.4"""
    game = veto(
        in_play={0: "kuszel+royal_grant+sable_coat"},
        hands={0: "castle_court_records", 1: "kesim_kesim"},
    )

    do(game, "0 play castle_court_records royal_grant", "0 yield", "1 play kesim_kesim kuszel")
    do(game, "0 lay_next castle_court_records", "0 lay_next royal_grant")

    assert game.players[0].discard == ("castle_court_records", "royal_grant", "sable_coat")


def test_by_right_of_escheat_an_effect_does_not_work():
    """VE-11.15"""
    game = veto(
        hands={0: "by_right_of_escheat"},
        in_play={0: "faction+vae_victis kuszel", 1: "faction+confederation kuklinowski"},
    )
    assert szabla(game, "kuklinowski") == 9
    assert aims(game, 0, "by_right_of_escheat") == {"confederation"}

    do(game, "0 play by_right_of_escheat confederation")

    assert szabla(game, "kuklinowski") == 8
    assert on_table(game, "confederation")
    assert dukats(game) == [20 - 2, 20]


def test_an_escheat_on_an_escheat_restores_the_effect_below():
    """VE-11.15"""
    game = veto(
        hands={0: "by_right_of_escheat", 1: "by_right_of_escheat"},
        in_play={1: "faction+confederation kuklinowski"},
    )

    do(game, "0 play by_right_of_escheat confederation", "0 yield")
    assert szabla(game, "kuklinowski") == 8
    do(game, "1 play by_right_of_escheat by_right_of_escheat")

    assert szabla(game, "kuklinowski") == 9


def test_his_fame_goes_before_him_to_the_ending_phase():
    """VE-1.10, VE-10.3"""
    game = veto(
        hands={0: "his_fame_goes_before_him"},
        in_play={0: "kuszel jan_skrzetuski", 1: "uhlik andrzej_kmicic_standard_bearer"},
    )
    assert aims(game, 0, "his_fame_goes_before_him") == {"kuszel"}

    do(game, "0 play his_fame_goes_before_him kuszel")

    assert "famous" in keywords(game, "kuszel")
    assert dukats(game) == [20 - 3, 20]
    until(game, "W-E1")
    assert kreski(game) == [1, 0, 20]


def test_with_the_indygenat_a_pludrak_agitates():
    """VE-1.13, VE-11.11"""
    game = veto(
        factions=("radziwill", "court"),
        hands={0: "indygenat"},
        in_play={0: "arvid_wittenberg uhlik", 1: "aramis"},
    )
    assert aims(game, 0, "indygenat") == {"arvid_wittenberg"}
    assert not offered(game, 0, "agitate arvid_wittenberg")

    do(game, "0 play indygenat arvid_wittenberg", "0 agitate arvid_wittenberg")

    assert kreski(game) == [1, 0, 20]
    assert dukats(game) == [20 - 1, 20]


def test_with_the_indygenat_a_refusal_costs_a_kreska():
    """VE-1.13, VE-8.6"""
    game = veto(in_play={0: "kuszel", 1: "arvid_wittenberg+indygenat"}, kreski={1: 3})

    do(game, "0 challenge kuszel arvid_wittenberg", "1 refuse")

    assert kreski(game) == [0, 2, 19]


def test_a_royal_grant_makes_influential_and_no_more():
    """VE-1.15, VE-9.1"""
    game = veto(hands={0: "royal_grant"}, in_play={0: "kuszel", 1: "uhlik"})
    assert aims(game, 0, "royal_grant") == {"kuszel"}
    assert not offered(game, 0, "move_character kuszel")

    do(game, "0 play royal_grant kuszel", "0 move_character kuszel")

    assert piece(game, "kuszel").field == "karmazyn"
    assert "karmazyn" not in keywords(game, "kuszel")
    assert dukats(game) == [20 - 1, 20]


def test_an_indygenat_and_a_royal_grant_work_on_one_and_the_same_character():
    """VE-11.11: later changes over earlier ones"""
    game = veto(in_play={0: "arvid_wittenberg+indygenat+royal_grant"})

    assert "pludrak" not in keywords(game, "arvid_wittenberg")
    assert "influential" in keywords(game, "arvid_wittenberg")


def test_a_pretender_is_an_elect():
    """VE-1.16, VE-10.8"""
    game = veto(
        hands={0: "pretender"},
        in_play={0: "aleksander_koniecpolski kuszel", 1: "krzysztof_opalinski"},
    )
    assert aims(game, 0, "pretender") == {"aleksander_koniecpolski"}

    do(game, "0 play pretender aleksander_koniecpolski")

    assert "elect" in keywords(game, "aleksander_koniecpolski")
    assert dukats(game) == [20 - 4, 20]


def test_a_dead_pretender_loses_the_game():
    """VE-10.8"""
    game = veto(
        in_play={0: "kuklinowski+musket", 1: "dominik_zaslawski/marked+pretender"},
        kreski={1: 10},
    )

    do(game, "0 challenge kuklinowski dominik_zaslawski", "0 take_up musket")
    do(game, "0 bene", "1 bene")

    assert ended(game) == ("elect_killed", (0, 1))


def test_there_is_no_second_pretender_beside_an_elect():
    """VE-5.16"""
    game = veto(
        hands={0: "pretender"},
        in_play={0: "aleksander_koniecpolski jeremi_wisniowiecki"},
    )

    assert not could_play(game, 0, "pretender")


def test_royal_privilege_protects_a_possession_from_opponents():
    """VE-L.9"""
    game = veto(
        hands={0: "royal_privilege a_good_husbandman", 1: "fire_and_smoke"},
        in_play={0: "mill tap_house kuszel", 1: "latifundium"},
    )
    assert aims(game, 0, "royal_privilege") == {"mill", "tap_house"}

    do(game, "0 play royal_privilege mill")

    assert aims(game, 0, "a_good_husbandman") == {"mill", "tap_house"}
    assert dukats(game) == [20 - 1, 20]
    do(game, "0 yield")
    assert aims(game, 1, "fire_and_smoke") == {"tap_house"}


def test_under_house_arrest_no_ability_is_used_and_no_thrust_laid():
    """VE-L.16"""
    game = veto(
        hands={0: "house_arrest", 1: "feint"},
        in_play={0: "kuszel", 1: "arvid_wittenberg janusz_radziwill uhlik"},
    )
    assert aims(game, 0, "house_arrest") == {"arvid_wittenberg", "uhlik"}

    do(game, "0 play house_arrest arvid_wittenberg", "0 yield")

    assert not offered(game, 1, "use arvid_wittenberg 1 0")
    assert not offered(game, 1, "lay_thrust feint arvid_wittenberg")
    assert offered(game, 1, "lay_thrust feint uhlik")
    assert offered(game, 1, "challenge arvid_wittenberg kuszel")
    assert dukats(game) == [20 - 3, 20]


def test_house_arrest_stops_neither_passives_nor_keywords():
    """VE-L.16"""
    game = veto(
        in_play={
            0: "kuszel",
            1: "burchard_muller+house_arrest aleksandra_billewicz+house_arrest "
            "uhlik/marked+carbine",
        }
    )

    do(game, "0 challenge kuszel uhlik", "1 take_up carbine", "0 bene")
    assert szabla(game, "uhlik") == 4 + 2 + 1
    do(game, "1 use aleksandra_billewicz lady-2")

    assert szabla(game, "uhlik") == 4 + 2 + 1 + 1


def test_an_attached_effect_whose_host_is_gone_fizzles():
    """VE-6.14, VE-9.10"""
    game = veto(hands={0: "his_fame_goes_before_him"}, in_play={0: "kuszel", 1: "kuklinowski"})

    play(game, "0 play his_fame_goes_before_him kuszel")
    del game.table[piece(game, "kuszel").id]
    game.players[0].discard += ("kuszel",)
    all_bene(game)

    assert game.players[0].discard == ("kuszel", "his_fame_goes_before_him")
    assert dukats(game) == [20, 20]
