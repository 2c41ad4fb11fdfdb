"""The four faction cards: what each party may do, and its political influence."""

from __future__ import annotations

import pytest

from games.veto.looks import dukats, kreski, on_table, szabla
from games.veto.moments import FROM_SETTLEMENT, fight
from games.veto.positions import all_bene, do, offered, piece, play, veto
from interpares.games.veto.setup import new
from interpares.kernel.chance import seed_from

OPTIONS = {"variant": "standard", "first_game": False, "distinct_factions": True, "max_rounds": 0}


def test_the_radziwills_may_have_a_second_elect():
    """VE-1.16, VE-5.16"""
    game = veto(
        factions=("radziwill", "court"),
        in_play={0: "janusz_radziwill"},
        hands={0: "charles_gustav"},
    )

    do(game, "0 deploy_character charles_gustav")

    assert on_table(game, "janusz_radziwill")
    assert on_table(game, "charles_gustav")


@pytest.mark.parametrize(
    "faction, in_play, hand",
    [
        ("radziwill", "janusz_radziwill charles_gustav", "boguslaw_radziwill"),
        ("lubomirski", "stanislaw_lubomirski", "sigismund_rakoczi"),
    ],
)
def test_nobody_has_a_third_elect_and_the_other_parties_no_second(faction, in_play, hand):
    """VE-1.16, VE-5.16"""
    game = veto(factions=(faction, "court"), in_play={0: in_play}, hands={0: hand})

    assert not offered(game, 0, f"deploy_character {hand}")


@pytest.mark.parametrize(
    "company, dukats",
    [
        ("roch_kowalski", 1),
        ("roch_kowalski arvid_wittenberg burchard_muller", 3),
        ("arvid_wittenberg burchard_muller weyhard_wrzesowicz hassling_ketling rochefort", 4),
    ],
)
def test_the_influence_of_the_radziwills_brings_dukats_for_pludraks(company, dukats):
    """VE-9.16"""
    game = veto(factions=("radziwill", "court"), in_play={0: company, 1: "aramis athos"})

    do(game, "0 use radziwill 2")

    assert game.players[0].dukats == 20 + dukats
    assert game.influence == (0,)


def test_political_influence_marks_the_faction_card():
    """VE-9.16"""
    game = veto(factions=("radziwill", "court"))

    do(game, "0 use radziwill 2")

    assert piece(game, "radziwill").marked
    assert not offered(game, 0, "use radziwill 2")


@pytest.mark.parametrize(
    "company, strength",
    [("kuszel longinus_podbipieta", 7), ("kuszel wierzbicki", 6)],
)
def test_two_honourable_characters_strengthen_wisniowiecki_challengers(company, strength):
    """VE-8.18"""
    game = veto(in_play={0: company, 1: "charlamp hassling_ketling"})

    fight(game, "kuszel", "charlamp")

    assert szabla(game, "kuszel") == strength
    assert szabla(game, "charlamp") == 7


def test_a_challenged_wisniowiecki_character_gets_nothing_from_the_party():
    """VE-8.18"""
    game = veto(in_play={0: "kuszel longinus_podbipieta", 1: "roch_kowalski"}, voice=1)

    fight(game, "roch_kowalski", "kuszel")

    assert szabla(game, "kuszel") == 6
    assert szabla(game, "roch_kowalski") == 6


def test_the_influence_of_the_wisniowieckis_unmarks_an_honourable_character():
    """VE-9.16"""
    game = veto(in_play={0: "kuszel/marked wierzbicki/marked", 1: "charlamp/marked"})

    do(game, "0 use wisniowiecki 2 kuszel")

    assert not piece(game, "kuszel").marked
    assert piece(game, "wisniowiecki").marked


@pytest.mark.parametrize("target", ["wierzbicki", "charlamp", "baranowski"])
def test_the_influence_of_the_wisniowieckis_is_for_marked_honourable_characters_only(target):
    """VE-L.6"""
    game = veto(in_play={0: "wierzbicki/marked baranowski", 1: "charlamp/marked"})

    assert not offered(game, 0, f"use wisniowiecki 2 {target}")


@pytest.mark.parametrize(
    "company, hand",
    [("adam_kisiel/karmazyn", 7), ("adam_kisiel", 6), ("stefan_czarniecki/karmazyn", 6)],
)
def test_a_karmazyn_on_his_field_makes_the_hand_of_the_court_larger(company, hand):
    """VE-4.14"""
    game = veto(
        factions=("court", "radziwill"),
        in_play={0: company, 1: "krzysztof_opalinski/karmazyn"},
        agenda=FROM_SETTLEMENT,
    )

    all_bene(game)

    assert len(game.players[0].hand) == hand
    assert len(game.players[1].hand) == 6


def test_the_influence_of_the_court_draws_a_card():
    """VE-9.16"""
    game = veto(factions=("court", "radziwill"))

    do(game, "0 use court 2")

    assert game.players[0].hand == ("manor_farm",)
    assert piece(game, "court").marked


@pytest.mark.parametrize(
    "position", [{"initiative": 1}, {"round": 1}, {"variant": "feast"}, {"voice": 1}]
)
def test_influence_needs_initiative_the_voice_and_a_later_round(position):
    """VE-9.16, VE-13.1"""
    game = veto(factions=("court", "radziwill"), **position)

    assert not offered(game, game.voice, f"use {game.players[game.voice].faction} 2")


@pytest.mark.parametrize(
    "agitator, pool, lost",
    [("samuel_laszcz", 0, 2), ("konstanty_jacek_lubomirski", 0, 1)],
)
def test_the_lubomirskis_agitate_better_against_players_but_not_with_karmazyns(
    agitator, pool, lost
):
    """VE-7.3, VE-7.4"""
    game = veto(
        factions=("lubomirski", "radziwill"), in_play={0: agitator}, kreski={0: 8}, pool=pool
    )

    do(game, f"0 agitate {agitator} - 1")

    assert game.players[1].kreski == 13 - lost
    assert game.pool == lost


def test_the_lubomirskis_get_no_more_from_a_pool_that_is_not_empty():
    """VE-7.3"""
    game = veto(factions=("lubomirski", "radziwill"), in_play={0: "samuel_laszcz"})

    do(game, "0 agitate samuel_laszcz")

    assert game.players[0].kreski == 1


@pytest.mark.parametrize("own, lost", [(3, 1), (4, 1), (5, 0)])
def test_the_influence_of_the_lubomirskis_hits_who_has_at_least_as_many_kreski(own, lost):
    """VE-9.16"""
    game = veto(factions=("lubomirski", "radziwill"), kreski={0: own, 1: 4})

    do(game, "0 use lubomirski 2 1")

    assert game.players[1].kreski == 4 - lost
    assert game.players[0].kreski == own
    assert piece(game, "lubomirski").marked


def test_the_lubomirskis_choose_whom_their_influence_hits():
    """VE-9.16, VE-L.6"""
    game = veto(3, factions=("lubomirski", "radziwill", "court"), kreski={1: 4, 2: 4})

    do(game, "0 use lubomirski 2 2")

    assert kreski(game) == [0, 4, 3, 17]


@pytest.mark.parametrize(
    "faction, treasury, income",
    [("radziwill", 20, 3), ("wisniowiecki", 18, 3), ("court", 22, 2), ("lubomirski", 19, 3)],
)
def test_a_faction_gives_a_treasury_and_an_income(faction, treasury, income):
    """VE-2.7, VE-4.15"""
    game = new(2, seed_from(1), OPTIONS)
    later = veto(factions=(faction, faction), agenda=FROM_SETTLEMENT)

    play(game, f"0 choose_deck {faction}_starter", f"1 choose_deck {faction}_starter")
    all_bene(later)

    assert dukats(game) == [treasury, treasury]
    assert dukats(later) == [20 + income, 20 + income]
