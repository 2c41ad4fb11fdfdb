"""The nine strategy cards: three ways to win and six lasting bargains."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import settled
from games.veto.looks import ended, lafa, on_table, szabla
from games.veto.moments import (
    FROM_SETTLEMENT,
    FROM_UNTAP,
    answer,
    fight,
    fought,
    may_answer,
    with_fields,
)
from games.veto.positions import all_bene, do, offered, piece, play, veto
from interpares.games.veto.settlement import AnnounceElection
from interpares.games.veto.setup import FirstInitiative


@pytest.mark.parametrize("loser, markers", [("weyhard_wrzesowicz", 1), ("kuklinowski", 0)])
def test_armed_rebellion_counts_the_killed_but_not_the_wounded(loser, markers):
    """VE-L.7, VE-L.18"""
    game = veto(strategies={0: "armed_rebellion"}, in_play={0: "michal_wolodyjowski", 1: loser})

    fought(game, "michal_wolodyjowski", loser)

    assert piece(game, "armed_rebellion").markers == markers


def test_armed_rebellion_does_not_count_what_the_opponent_kills():
    """VE-L.18"""
    game = veto(
        strategies={0: "armed_rebellion"}, in_play={0: "rzedzian", 1: "kuklinowski"}, voice=1
    )

    fought(game, "kuklinowski", "rzedzian")

    assert game.players[0].removed == ("rzedzian",)
    assert piece(game, "armed_rebellion").markers == 0


@pytest.mark.parametrize("strategy, asked", [("armed_rebellion", False), ("golden_liberty", True)])
def test_armed_rebellion_forbids_the_announcement_of_elections(strategy, asked):
    """VE-4.18, VE-L.17"""
    game = veto(
        strategies={0: strategy},
        in_play={0: "jeremi_wisniowiecki"},
        kreski={0: 14},
        agenda=FROM_SETTLEMENT,
    )

    all_bene(game)

    assert isinstance(game.decision, AnnounceElection) is asked


@pytest.mark.parametrize(
    "markers, kreski, wins", [(3, 7, True), (2, 7, False), (3, 6, False), (4, 8, True)]
)
def test_armed_rebellion_wins_with_three_markers_and_seven_kreski(markers, kreski, wins):
    """VE-10.14"""
    game = veto(strategies={0: "armed_rebellion"}, kreski={0: kreski})
    with_fields(game, "armed_rebellion", markers=markers)

    do(game, "0 bene", "1 bene")

    assert ended(game) == (("strategy", (0, 1)) if wins else None)


@pytest.mark.parametrize("strategy, may", [("treasury_of_the_commonwealth", False), ("", True)])
def test_the_treasury_of_the_commonwealth_does_not_bribe(strategy, may):
    """VE-4.5"""
    game = veto(strategies={0: strategy}, agenda=FROM_UNTAP)

    all_bene(game)

    assert offered(game, 0, "bribe 3") is may
    assert offered(game, 0, "bribe 0")


@pytest.mark.parametrize(
    "dukats, kreski, company, wins",
    [
        (50, 9, "charles_ferdinand_vasa/karmazyn", True),
        (49, 9, "charles_ferdinand_vasa/karmazyn", False),
        (50, 8, "charles_ferdinand_vasa/karmazyn", False),
        (50, 9, "janusz_tyszkiewicz/karmazyn", False),
    ],
)
def test_the_treasury_of_the_commonwealth_wins_with_gold_kreski_and_an_elect(
    dukats, kreski, company, wins
):
    """VE-10.14"""
    game = veto(
        strategies={0: "treasury_of_the_commonwealth"},
        in_play={0: company, 1: "boguslaw_radziwill/karmazyn"},
        dukats={0: dukats},
        kreski={0: kreski},
    )

    do(game, "0 bene", "1 bene")

    assert ended(game) == (("strategy", (0, 1)) if wins else None)


THREE_LORDS = "adam_kisiel/karmazyn jan_zamoyski/karmazyn dominik_zaslawski/karmazyn"


@pytest.mark.parametrize(
    "company, initiative, markers",
    [
        (THREE_LORDS, 0, 1),
        (THREE_LORDS, 1, 0),
        ("adam_kisiel/karmazyn jan_zamoyski/karmazyn dominik_zaslawski", 0, 0),
        ("adam_kisiel/karmazyn jan_zamoyski/karmazyn augustyn_kordecki/karmazyn", 0, 0),
        ("adam_kisiel/karmazyn jan_zamoyski/karmazyn dominik_zaslawski/karmazyn/marked", 0, 0),
    ],
)
def test_the_senate_is_with_us_counts_rounds_with_three_unmarked_lords_and_initiative(
    company, initiative, markers
):
    """VE-L.7"""
    game = veto(
        factions=("court", "radziwill"),
        strategies={0: "senate_is_with_us"},
        in_play={0: company, 1: "krzysztof_opalinski/karmazyn"},
        initiative=initiative,
    )

    do(game, "0 bene", "1 bene")

    assert piece(game, "senate_is_with_us").markers == markers


@pytest.mark.parametrize("strategy, may", [("senate_is_with_us", False), ("", True)])
def test_the_senate_is_with_us_keeps_karmazyns_where_they_are(strategy, may):
    """VE-9.1"""
    game = veto(
        strategies={0: strategy},
        in_play={0: "adam_kisiel/karmazyn zacwilichowski", 1: "krzysztof_opalinski"},
    )

    assert offered(game, 0, "move_character adam_kisiel") is may
    assert offered(game, 0, "move_character zacwilichowski")
    do(game, "0 bene")
    assert offered(game, 1, "move_character krzysztof_opalinski")


@pytest.mark.parametrize(
    "markers, company, wins",
    [
        (4, "john_casimir_vasa/karmazyn", True),
        (3, "john_casimir_vasa/karmazyn", False),
        (4, "adam_kisiel/karmazyn", False),
    ],
)
def test_the_senate_is_with_us_wins_with_four_markers_and_an_elect(markers, company, wins):
    """VE-10.14"""
    game = veto(
        factions=("court", "radziwill"),
        strategies={0: "senate_is_with_us"},
        in_play={0: company, 1: "boguslaw_radziwill/karmazyn"},
    )
    with_fields(game, "senate_is_with_us", markers=markers)

    do(game, "0 bene", "1 bene")

    assert ended(game) == (("strategy", (0, 1)) if wins else None)


@pytest.mark.parametrize(
    "card, dukats",
    [("kuszel", 3), ("janusz_tyszkiewicz", 9), ("roch_kowalski", 9), ("adam_kazanowski", 14)],
)
def test_golden_liberty_makes_plain_gentlemen_cheaper_and_karmazyns_dearer(card, dukats):
    """VE-5.13: after doubling."""
    game = veto(strategies={0: "golden_liberty"}, hands={0: card})

    do(game, f"0 deploy_character {card}")

    assert game.players[0].dukats == 20 - dukats


def test_golden_liberty_leaves_equipment_and_opponents_alone():
    """VE-L.13"""
    game = veto(strategies={0: "golden_liberty"})

    assert lafa(game, 0, "musket") == 4
    assert lafa(game, 1, "roch_kowalski") == 5


def test_armed_foray_strengthens_challengers_only():
    """VE-8.18"""
    game = veto(strategies={0: "armed_foray"}, in_play={0: "wierzbicki", 1: "roch_kowalski"})

    assert szabla(game, "wierzbicki") == 6
    fight(game, "wierzbicki", "roch_kowalski")

    assert szabla(game, "wierzbicki") == 7


def test_armed_foray_does_not_strengthen_the_challenged():
    """VE-8.18"""
    game = veto(
        strategies={0: "armed_foray"}, in_play={0: "wierzbicki", 1: "roch_kowalski"}, voice=1
    )

    fight(game, "roch_kowalski", "wierzbicki")

    assert szabla(game, "wierzbicki") == 6
    assert szabla(game, "roch_kowalski") == 6


@pytest.mark.parametrize(
    "strategy, change", [("armed_foray", -1), ("foreign_gold", -1), ("great_banquet", 0)]
)
def test_armed_foray_and_foreign_gold_cost_a_dukat_in_every_settlement(strategy, change):
    """VE-4.15"""
    assert settled("", strategies={0: strategy}) == change


def test_eloquence_of_the_dietines_helps_one_agitation_in_a_round():
    """VE-7.3, VE-L.5"""
    game = veto(strategies={0: "eloquence_of_the_dietines"}, in_play={0: "wierzbicki machnicki"})
    game.deeds = 2

    play(game, "0 agitate wierzbicki")
    answer(game, "W-A", "0 use eloquence_of_the_dietines 1")
    play(game, "0 agitate machnicki")

    assert game.players[0].kreski == 2
    assert not may_answer(game, "W-A", "0 use eloquence_of_the_dietines 1")


@pytest.mark.parametrize(
    "voice, move", [(1, "agitate roch_kowalski"), (0, "challenge wierzbicki roch_kowalski")]
)
def test_eloquence_of_the_dietines_helps_nothing_but_own_agitations(voice, move):
    """VE-L.18"""
    game = veto(
        strategies={0: "eloquence_of_the_dietines"},
        in_play={0: "wierzbicki", 1: "roch_kowalski"},
        voice=voice,
    )

    play(game, f"{voice} {move}")

    assert not may_answer(game, "W-A", "0 use eloquence_of_the_dietines 1")


@pytest.mark.parametrize("voice, total", [(0, 5), (1, 6)])
def test_eloquence_of_the_dietines_weakens_challengers(voice, total):
    """VE-8.18"""
    game = veto(
        strategies={0: "eloquence_of_the_dietines"},
        in_play={0: "wierzbicki", 1: "roch_kowalski"},
        voice=voice,
    )
    fighters = ("wierzbicki", "roch_kowalski")

    assert szabla(game, "wierzbicki") == 6
    fight(game, fighters[voice], fighters[1 - voice])

    assert szabla(game, "wierzbicki") == total
    assert szabla(game, "roch_kowalski") == 6


def test_foreign_gold_brings_six_dukats_at_the_start():
    """VE-2.13"""
    game = veto(
        strategies={0: "foreign_gold"}, dukats={0: 18, 1: 20}, round=0, agenda=(FirstInitiative(),)
    )

    assert game.players[0].dukats == 24
    assert game.players[1].dukats == 20


@pytest.mark.parametrize("card, dukats", [("wurcel", 3), ("kuszel", 4), ("burchard_muller", 11)])
def test_foreign_gold_makes_pludraks_cheaper(card, dukats):
    """VE-5.13"""
    game = veto(strategies={0: "foreign_gold"}, hands={0: card})

    do(game, f"0 deploy_character {card}")

    assert game.players[0].dukats == 20 - dukats


def test_the_great_banquet_makes_the_hand_larger():
    """VE-4.14"""
    game = veto(strategies={0: "great_banquet"}, agenda=FROM_SETTLEMENT)

    all_bene(game)

    assert [len(player.hand) for player in game.players] == [7, 6]


@pytest.mark.parametrize("card, dukats", [("latifundium", 4), ("tap_house", 3)])
def test_the_great_banquet_makes_possessions_dearer_that_are_no_inns(card, dukats):
    """VE-9.4"""
    game = veto(strategies={0: "great_banquet"}, hands={0: card})

    do(game, f"0 deploy_possession {card}")

    assert game.players[0].dukats == 20 - dukats


@pytest.mark.parametrize(
    "strategy, kreski, asked",
    [
        ("election_in_the_kings_lifetime", 12, True),
        ("election_in_the_kings_lifetime", 11, False),
        ("", 13, False),
    ],
)
def test_an_election_in_the_kings_lifetime_is_announced_with_two_kreski_less(
    strategy, kreski, asked
):
    """VE-4.18, VE-10.6"""
    game = veto(
        strategies={0: strategy},
        in_play={0: "charles_ferdinand_vasa/karmazyn"},
        kreski={0: kreski},
        agenda=FROM_SETTLEMENT,
    )

    all_bene(game)

    assert isinstance(game.decision, AnnounceElection) is asked


@pytest.mark.parametrize("kreski, wins", [(12, True), (11, False)])
def test_an_election_in_the_kings_lifetime_is_won_with_two_kreski_less(kreski, wins):
    """VE-10.6"""
    game = veto(
        strategies={0: "election_in_the_kings_lifetime"},
        in_play={0: "charles_ferdinand_vasa/karmazyn"},
        kreski={0: kreski},
        election=1,
    )

    do(game, "0 bene", "1 bene")

    assert ended(game) == (("election", (0, 1)) if wins else None)


def test_an_election_in_the_kings_lifetime_makes_elects_dearer_to_keep():
    """VE-4.15"""
    lifetime = {0: "election_in_the_kings_lifetime"}

    assert settled("charles_ferdinand_vasa/karmazyn kuszel", strategies=lifetime) == -1
    assert settled("kuszel", strategies=lifetime) == 0
    assert settled("charles_ferdinand_vasa/karmazyn", strategies={1: lifetime[0]}) == 0


def test_armed_rebellion_does_not_count_an_enemy_who_was_saved_from_death():
    """VE-L.18"""
    game = veto(
        strategies={0: "armed_rebellion"},
        in_play={0: "michal_wolodyjowski", 1: "uhlik+reliquary"},
    )

    play(game, "0 challenge michal_wolodyjowski uhlik")
    answer(game, "W-D5", "1 use reliquary 1")

    assert on_table(game, "uhlik")
    assert piece(game, "armed_rebellion").markers == 0


def test_eloquence_of_the_dietines_comes_back_in_the_next_round():
    """VE-L.5"""
    game = veto(strategies={0: "eloquence_of_the_dietines"}, in_play={0: "wierzbicki"})

    play(game, "0 agitate wierzbicki")
    answer(game, "W-A", "0 use eloquence_of_the_dietines 1")
    do(game, "0 bene", "1 bene", "0 decline", "1 decline", "0 bribe 0", "1 bribe 0")
    play(game, "0 agitate wierzbicki")

    assert may_answer(game, "W-A", "0 use eloquence_of_the_dietines 1")
