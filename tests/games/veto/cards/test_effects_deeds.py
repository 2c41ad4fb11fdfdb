"""Effects that are deeds; The Quarrel is with the duels."""

from __future__ import annotations

import pytest

from games.veto.looks import (
    aims,
    controller,
    could_play,
    dukats,
    kreski,
    on_table,
    szabla,
    trait,
    ways,
)
from games.veto.moments import until
from games.veto.positions import all_bene, do, number, piece, play, veto

COURT = ("court", "radziwill")
LUBOMIRSKI = ("lubomirski", "radziwill")


def test_kesim_kesim_kills_a_plain_character_and_leaves_the_game():
    """VE-1.29, VE-5.10, VE-11.2"""
    game = veto(
        hands={0: "kesim_kesim"},
        in_play={
            0: "kuszel",
            1: "kuklinowski michal_korybut_wisniowiecki krzysztof_opalinski "
            "maria_radziwill/karmazyn",
        },
    )
    assert aims(game, 0, "kesim_kesim") == {"kuklinowski"}

    do(game, "0 play kesim_kesim kuklinowski")

    assert game.players[1].removed == ("kuklinowski",)
    assert game.barred == ("kuklinowski",)
    assert game.players[0].removed == ("kesim_kesim",)
    assert dukats(game) == [20 - 7, 20]
    assert game.deeds == 0


def test_a_negated_kesim_kesim_is_discarded_and_costs_the_deed_only():
    """VE-1.29, VE-5.18, VE-6.13"""
    game = veto(
        hands={0: "kesim_kesim", 1: "yarns_and_tall_tales"},
        in_play={1: "kuklinowski"},
    )

    play(game, "0 play kesim_kesim kuklinowski", "1 play yarns_and_tall_tales")
    all_bene(game)

    assert on_table(game, "kuklinowski")
    assert game.players[0].discard == ("kesim_kesim",)
    assert dukats(game) == [20, 20]
    assert game.deeds == 0


def test_dietine_of_report_brings_two_kreski_for_three_unmarked_characters():
    """VE-5.6, VE-L.5"""
    game = veto(hands={0: "dietine_of_report"}, in_play={0: "kuszel wierzbicki machnicki"})

    do(game, "0 play dietine_of_report")

    assert kreski(game) == [2, 0, 19]
    assert dukats(game) == [20 - 2, 20]
    assert game.deeds == 0


@pytest.mark.parametrize(
    "company",
    [
        "kuszel wierzbicki",
        "kuszel wierzbicki machnicki/marked",
        "kuszel wierzbicki aleksander_koniecpolski/karmazyn",
    ],
)
def test_dietine_of_report_needs_three_of_them_on_the_election_field(company):
    """VE-0.6"""
    game = veto(
        hands={0: "dietine_of_report"},
        in_play={0: company, 1: "kuklinowski roch_kowalski uhlik"},
    )

    assert not could_play(game, 0, "dietine_of_report")


def test_levy_in_mass_unmarks_all_but_karmazyns():
    """VE-1.29, VE-L.9"""
    game = veto(
        hands={0: "levy_in_mass"},
        in_play={
            0: "kuszel/marked wierzbicki/marked aleksander_koniecpolski/marked",
            1: "kuklinowski/marked",
        },
    )

    do(game, "0 play levy_in_mass")

    assert not piece(game, "kuszel").marked
    assert not piece(game, "wierzbicki").marked
    assert piece(game, "aleksander_koniecpolski").marked
    assert piece(game, "kuklinowski").marked
    assert game.players[0].removed == ("levy_in_mass",)
    assert dukats(game) == [20 - 3, 20]


def test_banishment_discards_a_character_of_little_following():
    """VE-11.5, VE-11.7"""
    game = veto(
        hands={0: "banishment"},
        in_play={
            0: "kuszel",
            1: "kuklinowski arvid_wittenberg charlamp+sable_coat",
        },
        kreski={1: 4},
    )
    assert aims(game, 0, "banishment") == {"kuklinowski"}

    do(game, "0 play banishment kuklinowski")

    assert game.players[1].discard == ("kuklinowski",)
    assert game.barred == ()
    assert kreski(game) == [0, 4, 17]
    assert dukats(game) == [20 - 4, 20]


def test_banishment_does_not_touch_elects_and_the_karmazyn_field():
    """VE-L.6"""
    game = veto(
        hands={0: "banishment"},
        in_play={1: "michal_korybut_wisniowiecki+infamy uhlik/karmazyn+royal_grant"},
    )
    assert trait(game, "michal_korybut_wisniowiecki", "kreski") == 1

    assert not could_play(game, 0, "banishment")


def test_bribery_takes_a_character_over_for_its_lafa_and_two_dukats():
    """VE-11.8, VE-L.14"""
    game = veto(
        hands={0: "bribery"},
        in_play={
            0: "kuszel",
            1: "kuklinowski dominik_zaslawski+pretender+infamy krzysztof_opalinski "
            "maria_radziwill/karmazyn gryzelda_wisniowiecka+infamy",
        },
        kreski={1: 5},
    )
    assert aims(game, 0, "bribery") == {"kuklinowski"}

    do(game, "0 play bribery kuklinowski")

    assert controller(game, "kuklinowski") == 0
    assert dukats(game) == [20 - 7, 20]
    assert kreski(game) == [0, 5, 16]
    assert game.players[0].removed == ("bribery",)
    until(game, "W-U1")
    assert controller(game, "kuklinowski") == 0


def test_bribery_is_not_for_an_empty_purse():
    """VE-0.6"""
    game = veto(hands={0: "bribery"}, in_play={1: "kuklinowski uhlik"}, dukats={0: 6})

    assert aims(game, 0, "bribery") == {"uhlik"}


def test_an_abducted_lady_goes_home_when_the_round_ends():
    """VE-10.2, VE-11.8"""
    game = veto(
        hands={0: "abduction"},
        in_play={1: "aleksandra_billewicz gryzelda_wisniowiecka uhlik", 0: "helena_kurcewicz"},
    )
    assert aims(game, 0, "abduction") == {"aleksandra_billewicz"}

    do(game, "0 play abduction aleksandra_billewicz")

    assert controller(game, "aleksandra_billewicz") == 0
    assert dukats(game) == [20 - 2, 20]
    assert game.players[0].discard == ("abduction",)
    until(game, "W-E1")
    assert controller(game, "aleksandra_billewicz") == 1


def test_summons_to_the_castle_court_brings_a_lord_to_the_election_field():
    """VE-L.6, VE-3.2"""
    game = veto(
        hands={0: "summons_to_the_castle_court"},
        in_play={
            0: "aleksander_koniecpolski/karmazyn",
            1: "krzysztof_opalinski/karmazyn hieronim_radziejowski janusz_radziwill/karmazyn",
        },
    )
    assert aims(game, 0, "summons_to_the_castle_court") == {"krzysztof_opalinski"}

    do(game, "0 play summons_to_the_castle_court krzysztof_opalinski")

    assert piece(game, "krzysztof_opalinski").field == "election"
    assert not piece(game, "krzysztof_opalinski").marked
    assert dukats(game) == [20 - 2, 20]


def test_to_the_stake_kills_a_marked_character_with_a_weak_szabla():
    """VE-1.29, VE-11.6"""
    game = veto(
        hands={0: "to_the_stake"},
        in_play={
            0: "rzedzian/marked",
            1: "uhlik/marked jaromir_kokosinski kuklinowski/marked krzysztof_opalinski/marked "
            "michal_korybut_wisniowiecki/marked "
            "maria_radziwill/marked/karmazyn",
        },
    )
    assert aims(game, 0, "to_the_stake") == {"uhlik"}

    do(game, "0 play to_the_stake uhlik")

    assert game.players[1].removed == ("uhlik",)
    assert game.players[0].removed == ("to_the_stake",)
    assert dukats(game) == [20 - 4, 20]


def test_to_the_stake_looks_at_the_szabla_of_now():
    """VE-L.14, VE-11.11"""
    game = veto(hands={0: "to_the_stake"}, in_play={1: "uhlik/marked andrzej_kmicic_babinicz"})
    assert szabla(game, "uhlik") == 6

    assert not could_play(game, 0, "to_the_stake")


def test_an_audience_costs_the_mark_of_a_lord_on_the_karmazyn_field():
    """VE-5.9, VE-1.37"""
    game = veto(
        factions=COURT,
        hands={0: "audience"},
        in_play={
            0: "dominik_zaslawski/karmazyn jan_zamoyski augustyn_kordecki/karmazyn",
            1: "krzysztof_opalinski/karmazyn",
        },
    )
    (way,) = ways(game, 0, "play audience")
    assert way.mark == number(game, "dominik_zaslawski")

    do(game, "0 play audience - dominik_zaslawski")

    assert piece(game, "dominik_zaslawski").marked
    assert kreski(game) == [2, 0, 19]
    assert dukats(game) == [20 - 1, 20]


def test_there_is_no_audience_with_a_marked_lord():
    """VE-1.37"""
    game = veto(
        factions=COURT,
        hands={0: "audience"},
        in_play={0: "dominik_zaslawski/karmazyn/marked jan_zamoyski"},
    )

    assert not could_play(game, 0, "audience")


def test_rebellion_proclaimed_costs_the_holder_of_the_initiative_two_kreski():
    """VE-0.4, VE-L.5"""
    game = veto(
        3,
        factions=("lubomirski", "radziwill", "court"),
        hands={0: "rebellion_proclaimed"},
        kreski={0: 1, 1: 5, 2: 5},
        initiative=1,
    )

    do(game, "0 play rebellion_proclaimed")

    assert kreski(game) == [1, 3, 5, 15]
    assert dukats(game) == [20 - 3, 20, 20]


def test_the_holder_of_the_initiative_proclaims_no_rebellion():
    """VE-0.6"""
    game = veto(factions=LUBOMIRSKI, hands={0: "rebellion_proclaimed"}, initiative=0)

    assert not could_play(game, 0, "rebellion_proclaimed")


def test_a_rally_brings_a_kreska_for_each_of_three_and_marks_everybody():
    """VE-L.14, VE-L.9"""
    game = veto(
        factions=LUBOMIRSKI,
        hands={0: "rally_under_the_open_sky"},
        in_play={
            0: "barabash samuel_laszcz tugay_bey horpyna yurko_bohun/marked michal_zebrzydowski",
            1: "uhlik",
        },
    )

    do(game, "0 play rally_under_the_open_sky")

    assert kreski(game) == [3, 0, 18]
    assert all(piece(game, name).marked for name in ("barabash", "samuel_laszcz", "horpyna"))
    assert piece(game, "tugay_bey").marked
    assert not piece(game, "michal_zebrzydowski").marked
    assert not piece(game, "uhlik").marked
    assert dukats(game) == [20 - 2, 20]


def test_a_rally_of_one_brings_one_kreska():
    """VE-L.14"""
    game = veto(
        factions=LUBOMIRSKI,
        hands={0: "rally_under_the_open_sky"},
        in_play={
            0: "barabash/marked samuel_laszcz helena_tekla_lubomirska/karmazyn michal_zebrzydowski",
            1: "uhlik",
        },
    )

    do(game, "0 play rally_under_the_open_sky")

    assert kreski(game) == [1, 0, 20]
    assert not piece(game, "helena_tekla_lubomirska").marked


def test_votes_for_sale_pass_from_an_opponent_of_choice():
    """VE-L.6, VE-0.4"""
    game = veto(
        3,
        factions=("wisniowiecki", "radziwill", "court"),
        hands={0: "votes_for_sale"},
        kreski={0: 1, 1: 2, 2: 3},
    )
    assert aims(game, 0, "votes_for_sale") == {"seat-1", "seat-2"}

    do(game, "0 play votes_for_sale 2")

    assert kreski(game) == [2, 2, 2, 18]
    assert dukats(game) == [20 - 5, 20, 20]


def test_votes_are_not_for_sale_in_the_first_round():
    """VE-L.5"""
    game = veto(hands={0: "votes_for_sale"}, kreski={1: 2}, round=1)

    assert not could_play(game, 0, "votes_for_sale")


def test_sent_back_to_his_estates_is_under_the_cupboard():
    """VE-11.4, VE-11.7"""
    game = veto(
        hands={0: "sent_back_to_his_estates"},
        in_play={
            0: "longinus_podbipieta",
            1: "arvid_wittenberg+rapier kuklinowski michal_korybut_wisniowiecki "
            "krzysztof_opalinski maria_radziwill/karmazyn",
        },
        cupboards={1: "mill tap_house"},
    )
    assert aims(game, 0, "sent_back_to_his_estates") == {"arvid_wittenberg"}

    do(game, "0 play sent_back_to_his_estates arvid_wittenberg")

    assert game.players[1].cupboard == ("arvid_wittenberg", "mill", "tap_house")
    assert game.players[1].discard == ("rapier",)
    assert dukats(game) == [20 - 5, 20]
