"""Effects that are trifles: what they do to the table, to dukats and to kreski."""

from __future__ import annotations

import pytest

from games.veto.looks import aims, could_play, dukats, ended, kreski, on_table, szabla, trait
from games.veto.moments import until, until_round
from games.veto.positions import all_bene, do, offered, piece, play, veto
from interpares.games.veto.game import NOBODY

COURT = ("court", "radziwill")
LUBOMIRSKI = ("lubomirski", "radziwill")
RADZIWILL = ("radziwill", "wisniowiecki")


def test_eaten_by_rust_discards_any_piece_of_equipment():
    """VE-5.7, VE-9.9"""
    game = veto(
        hands={0: "eaten_by_rust"},
        in_play={0: "kuszel+rapier", 1: "uhlik+musket+feint/down latifundium"},
    )
    assert aims(game, 0, "eaten_by_rust") == {"rapier", "musket"}

    do(game, "0 play eaten_by_rust musket")

    assert game.players[1].discard == ("musket",)
    assert game.players[0].discard == ("eaten_by_rust",)
    assert dukats(game) == [20, 20]
    assert game.deeds == 1


def test_away_with_it_discards_an_attached_effect_that_is_not_permanent():
    """VE-1.28"""
    game = veto(
        hands={0: "away_with_it"},
        in_play={
            0: "faction+vae_victis kuszel+rapier",
            1: "faction+confederation uhlik+royal_grant",
        },
    )
    assert aims(game, 0, "away_with_it") == {"vae_victis", "royal_grant"}

    do(game, "0 play away_with_it royal_grant")

    assert game.players[1].discard == ("royal_grant",)
    assert game.players[0].discard == ("away_with_it",)


def test_land_tax_is_counted_for_each_opponent():
    """VE-0.4, VE-L.14"""
    game = veto(
        3,
        hands={0: "land_tax"},
        in_play={0: "mill", 1: "mill latifundium", 2: "tap_house mill manor_farm uhlik"},
        dukats={2: 2},
    )

    do(game, "0 play land_tax")

    assert dukats(game) == [20, 18, 0]


def test_a_contribution_comes_from_who_has_more():
    """VE-L.5"""
    game = veto(hands={0: "contribution"}, dukats={0: 4, 1: 5})
    assert aims(game, 0, "contribution") == {"seat-1"}

    do(game, "0 play contribution 1")

    assert dukats(game) == [7, 2]


def test_there_is_no_contribution_from_who_has_as_much():
    """VE-L.5: tested when it resolves"""
    game = veto(hands={0: "contribution"}, dukats={0: 5, 1: 5})

    do(game, "0 play contribution 1")

    assert dukats(game) == [5, 5]
    assert game.players[0].discard == ("contribution",)


def test_one_more_word_allows_a_second_deed():
    """VE-5.3"""
    game = veto(hands={0: "one_more_word"}, in_play={0: "wierzbicki machnicki"})

    do(game, "0 agitate wierzbicki")
    assert not offered(game, 0, "agitate machnicki")
    do(game, "0 play one_more_word", "0 agitate machnicki")

    assert kreski(game) == [2, 0, 19]
    assert dukats(game) == [20 - 3, 20]
    assert game.deeds == 0


def test_one_more_word_is_for_this_turn_only():
    """VE-5.3"""
    game = veto(hands={0: "one_more_word"})

    do(game, "0 play one_more_word")
    assert game.deeds == 2
    do(game, "0 yield", "1 bene")

    assert game.deeds == 1


def test_swedish_gold_is_one_dukat_and_two_for_each_pludrak():
    """VE-L.14"""
    game = veto(
        factions=RADZIWILL,
        hands={0: "swedish_gold"},
        in_play={0: "arvid_wittenberg burchard_muller uhlik", 1: "wurcel"},
    )

    do(game, "0 play swedish_gold")

    assert dukats(game) == [20 + 5, 20]


def test_swedish_gold_is_seven_dukats_at_most():
    """VE-L.14"""
    game = veto(
        factions=RADZIWILL,
        hands={0: "swedish_gold"},
        in_play={0: "arvid_wittenberg burchard_muller rochefort weyhard_wrzesowicz"},
    )

    do(game, "0 play swedish_gold")

    assert dukats(game) == [20 + 7, 20]


def test_royal_favour_unmarks_a_marked_karmazyn():
    """VE-L.6"""
    game = veto(
        factions=COURT,
        hands={0: "royal_favour"},
        in_play={
            0: "jan_zamoyski/marked/karmazyn dominik_zaslawski pelka/marked",
            1: "krzysztof_opalinski/marked",
        },
    )
    assert aims(game, 0, "royal_favour") == {"jan_zamoyski"}

    do(game, "0 play royal_favour jan_zamoyski")

    assert not piece(game, "jan_zamoyski").marked
    assert dukats(game) == [20 - 1, 20]


def test_a_cossack_rising_unmarks_all_cossacks_of_ones_own():
    """VE-1.29, VE-5.7"""
    game = veto(
        factions=LUBOMIRSKI,
        hands={0: "cossack_rising"},
        in_play={
            0: "barabash/marked yurko_bohun/marked samuel_laszcz/marked",
            1: "danylo_nechai/marked",
        },
    )

    do(game, "0 play cossack_rising")

    assert not piece(game, "barabash").marked
    assert not piece(game, "yurko_bohun").marked
    assert piece(game, "samuel_laszcz").marked
    assert piece(game, "danylo_nechai").marked
    assert game.players[0].removed == ("cossack_rising",)
    assert dukats(game) == [20 - 3, 20]
    assert game.deeds == 1


def test_burnt_records_are_gone_for_good():
    """VE-1.28, VE-3.6"""
    game = veto(
        hands={0: "burnt_records"},
        in_play={0: "faction+confederation", 1: "faction+vae_victis uhlik+royal_grant"},
    )
    assert aims(game, 0, "burnt_records") == {"vae_victis"}

    do(game, "0 play burnt_records vae_victis")

    assert game.players[1].removed == ("vae_victis",)
    assert game.players[0].discard == ("burnt_records",)
    assert dukats(game) == [20 - 2, 20]


def test_the_mounted_diet_holds_an_election_whoever_has_the_initiative():
    """VE-L.17, VE-1.29, VE-10.6"""
    game = veto(
        hands={0: "mounted_diet"},
        in_play={0: "jeremi_wisniowiecki"},
        kreski={0: 14},
        initiative=1,
    )

    do(game, "0 play mounted_diet")

    assert game.election == 0
    assert game.players[0].removed == ("mounted_diet",)
    assert dukats(game) == [20 - 4, 20]
    until_round(game, 3)
    assert ended(game) == ("election", (0, 1))


@pytest.mark.parametrize(
    "change",
    [
        {"kreski": {0: 11}},
        {"in_play": {0: "kuszel", 1: "janusz_radziwill"}},
        {"round": 1},
        {"election": 1},
    ],
)
def test_the_mounted_diet_needs_twelve_kreski_an_elect_and_no_election(change):
    """VE-0.6, VE-4.18"""
    fine = {
        "hands": {0: "mounted_diet"},
        "in_play": {0: "jeremi_wisniowiecki"},
        "kreski": {0: 12},
    }

    assert could_play(veto(**fine), 0, "mounted_diet")
    assert not could_play(veto(**(fine | change)), 0, "mounted_diet")


def test_an_assembly_disturbed_stops_influence_until_the_end_of_the_next_round():
    """VE-10.2, VE-9.16"""
    game = veto(factions=COURT, hands={1: "assembly_disturbed"}, voice=1)

    do(game, "1 play assembly_disturbed 0", "1 yield")

    assert dukats(game) == [20, 20 - 1]
    assert not offered(game, 0, "use court 2")
    until_round(game, 3)
    assert not offered(game, 0, "use court 2")
    until_round(game, 4)
    assert offered(game, 0, "use court 2")


def test_an_assembly_disturbed_leaves_the_third_player_his_influence():
    """VE-L.6"""
    game = veto(
        3,
        factions=("radziwill", "wisniowiecki", "court"),
        hands={0: "assembly_disturbed"},
        initiative=2,
    )
    assert aims(game, 0, "assembly_disturbed") == {"seat-1", "seat-2"}

    do(game, "0 play assembly_disturbed 1", "0 bene", "1 bene")

    assert offered(game, 2, "use court 2")


def test_silentium_lets_no_opponent_play_an_effect_in_this_turn():
    """VE-L.9"""
    game = veto(
        hands={0: "silentium land_tax", 1: "yarns_and_tall_tales land_tax"}, in_play={0: "mill"}
    )

    play(game, "0 play silentium", "1 bene", "0 bene", "0 play land_tax")
    assert not could_play(game, 1, "yarns_and_tall_tales")
    all_bene(game)
    do(game, "0 yield")

    assert dukats(game) == [20 - 3, 20]
    assert could_play(game, 1, "land_tax")


def test_silentium_itself_can_be_answered():
    """VE-6.3"""
    game = veto(hands={0: "silentium", 1: "yarns_and_tall_tales"})

    play(game, "0 play silentium", "1 play yarns_and_tall_tales")
    all_bene(game)

    assert game.players[0].discard == ("silentium",)
    assert dukats(game) == [20, 20]
    assert game.lasting == ()


def test_envy_of_the_gentry_lasts_through_the_next_round():
    """VE-10.2"""
    game = veto(
        hands={0: "envy_of_the_gentry"},
        in_play={0: "jan_skrzetuski", 1: "janusz_radziwill krzysztof_opalinski dartagnan"},
    )
    assert aims(game, 0, "envy_of_the_gentry") == {"janusz_radziwill", "dartagnan"}

    do(game, "0 play envy_of_the_gentry janusz_radziwill")

    assert trait(game, "janusz_radziwill", "kreski") == 2
    assert dukats(game) == [20 - 2, 20]
    until(game, "W-G1")
    assert trait(game, "janusz_radziwill", "kreski") == 2
    until(game, "W-E1")
    assert trait(game, "janusz_radziwill", "kreski") == 4


def test_a_weary_arm_is_rested_when_the_round_ends():
    """VE-10.2, VE-L.14"""
    game = veto(
        hands={0: "a_weary_arm"},
        in_play={0: "machnicki", 1: "kuklinowski charlamp uhlik+rapier jaromir_kokosinski"},
    )
    assert aims(game, 0, "a_weary_arm") == {"kuklinowski", "charlamp"}

    do(game, "0 play a_weary_arm charlamp")

    assert szabla(game, "charlamp") == 4
    assert dukats(game) == [20 - 1, 20]
    until(game, "W-E1")
    assert szabla(game, "charlamp") == 7


def test_an_open_hand_takes_a_kreska_from_a_pool_of_five():
    """VE-L.5"""
    game = veto(hands={0: "an_open_hand"}, pool=5)

    do(game, "0 play an_open_hand")

    assert kreski(game) == [1, 16, 4]
    assert dukats(game) == [20 - 3, 20]


def test_an_open_hand_finds_nothing_in_a_pool_of_four():
    """VE-0.6"""
    game = veto(hands={0: "an_open_hand"}, pool=4)

    assert not could_play(game, 0, "an_open_hand")


def test_a_confiscation_takes_all_equipment_and_nothing_else():
    """VE-L.9, VE-3.9"""
    game = veto(
        hands={0: "confiscation"},
        in_play={
            0: "kuszel+rapier",
            1: "kuklinowski+musket+mail_shirt+royal_grant+feint/down uhlik+royal_grant",
        },
    )
    assert aims(game, 0, "confiscation") == {"kuklinowski"}

    do(game, "0 play confiscation kuklinowski", "1 lay_next mail_shirt")

    assert game.players[1].discard == ("mail_shirt", "musket")
    assert on_table(game, "royal_grant")
    assert on_table(game, "feint")
    assert on_table(game, "rapier")
    assert dukats(game) == [20 - 3, 20]


def test_no_election_is_announced_by_a_negated_diet():
    """VE-6.13"""
    game = veto(
        hands={0: "mounted_diet", 1: "yarns_and_tall_tales"},
        in_play={0: "jeremi_wisniowiecki"},
        kreski={0: 14},
    )

    play(game, "0 play mounted_diet", "1 play yarns_and_tall_tales")
    all_bene(game)

    assert game.election == NOBODY
    assert game.players[0].discard == ("mounted_diet",)
