"""Effects that are attached to the faction card, and effects with a faction mark."""

from __future__ import annotations

import pytest

from games.veto.looks import aims, could_play, dukats, kreski, on_table, szabla
from games.veto.moments import until, until_fight
from games.veto.positions import all_bene, do, offered, piece, play, veto
from interpares.games.veto.aftermath import InfluenceNow

LUBOMIRSKI = ("lubomirski", "radziwill")
RADZIWILL = ("radziwill", "wisniowiecki")


@pytest.mark.parametrize(
    "card, faction, company",
    [
        ("swedish_gold", "radziwill", ""),
        ("foreign_enlistment", "radziwill", ""),
        ("pact_of_kiejdany", "radziwill", ""),
        ("a_song_of_fame", "wisniowiecki", ""),
        ("princes_word", "wisniowiecki", ""),
        ("royal_favour", "court", "jan_zamoyski/marked"),
        ("french_diplomacy", "court", ""),
        ("audience", "court", "jan_zamoyski/karmazyn"),
        ("cossack_rising", "lubomirski", ""),
        ("pact_with_khmel", "lubomirski", ""),
        ("rally_under_the_open_sky", "lubomirski", ""),
        ("rebellion_proclaimed", "lubomirski", ""),
        ("to_the_stake", "wisniowiecki", ""),
    ],
)
def test_an_effect_with_a_faction_mark_is_for_that_faction_only(card, faction, company):
    """VE-1.31"""
    others = {"radziwill", "wisniowiecki", "court", "lubomirski"} - {faction}
    positions = {
        own: veto(
            factions=(own, "court"),
            hands={0: card},
            in_play={0: company, 1: "barabash/marked"},
            initiative=1,
        )
        for own in (faction, *others)
    }

    played = {own: could_play(game, 0, card) for own, game in positions.items()}

    assert played == {faction: True} | dict.fromkeys(others, False)


@pytest.mark.parametrize(
    "card, faction, lafa",
    [
        ("vae_victis", "wisniowiecki", 0),
        ("broad_connections", "wisniowiecki", 0),
        ("confederation", "wisniowiecki", 2),
        ("armistice", "wisniowiecki", 3),
        ("pact_of_kiejdany", "radziwill", 3),
        ("princes_word", "wisniowiecki", 2),
        ("pact_with_khmel", "lubomirski", 3),
    ],
)
def test_it_is_attached_to_ones_own_faction_card(card, faction, lafa):
    """VE-1.2, VE-1.27, VE-9.10"""
    game = veto(factions=(faction, "court"), hands={0: card}, in_play={0: "kuszel mill"})
    assert aims(game, 0, card) == {faction}

    do(game, f"0 play {card} {faction}")

    assert piece(game, card).host == piece(game, faction).id
    assert dukats(game) == [20 - lafa, 20]
    assert game.players[0].discard == ()
    assert game.deeds == 1


@pytest.mark.parametrize(
    "card, faction",
    [
        ("confederation", "wisniowiecki"),
        ("pact_of_kiejdany", "radziwill"),
        ("princes_word", "wisniowiecki"),
        ("pact_with_khmel", "lubomirski"),
    ],
)
def test_nobody_plays_a_copy_of_a_unique_effect_in_play(card, faction):
    """VE-1.30"""
    game = veto(factions=(faction, faction), hands={0: card}, in_play={1: f"faction+{card}"})

    assert not could_play(game, 0, card)


def test_other_effects_may_hang_there_twice():
    """VE-9.10"""
    game = veto(hands={0: "vae_victis"}, in_play={0: "faction+vae_victis"})

    assert could_play(game, 0, "vae_victis")


def test_vae_victis_makes_a_refusal_cost_two_kreski():
    """VE-8.6"""
    game = veto(hands={0: "vae_victis"}, in_play={0: "kuszel", 1: "uhlik"}, kreski={1: 5})

    do(game, "0 play vae_victis wisniowiecki", "0 challenge kuszel uhlik", "1 refuse")

    assert kreski(game) == [0, 3, 18]
    assert piece(game, "uhlik").marked


def test_vae_victis_is_no_help_against_pludraks_and_for_others():
    """VE-1.13, VE-8.6"""
    game = veto(
        in_play={0: "faction+vae_victis kuszel wierzbicki", 1: "arvid_wittenberg uhlik"},
        kreski={0: 5, 1: 5},
    )

    do(game, "0 challenge kuszel arvid_wittenberg", "1 refuse")
    do(game, "0 yield", "1 challenge uhlik wierzbicki", "0 refuse")

    assert kreski(game) == [4, 5, 12]


def test_broad_connections_follow_the_influence_of_the_holder():
    """VE-9.17, VE-L.5"""
    game = veto(
        factions=("radziwill", "lubomirski"),
        in_play={0: "faction+broad_connections", 1: "faction+broad_connections"},
        kreski={0: 3, 1: 2},
    )

    do(game, "0 use radziwill 2", "0 yield")
    assert not offered(game, 1, "use lubomirski 2 0")
    do(game, "1 use broad_connections#2 1")
    assert isinstance(game.decision, InfluenceNow)
    do(game, "1 use lubomirski 2 0")

    assert kreski(game) == [2, 2, 17]
    assert piece(game, "lubomirski").marked
    assert game.influence == (0, 1)
    assert not offered(game, 1, "use broad_connections#2 1")
    do(game, "1 yield")
    assert not offered(game, 0, "use broad_connections 1"), "the holder needs no connections"


def test_broad_connections_are_nothing_before_the_holder_has_used_his():
    """VE-0.6"""
    game = veto(
        factions=("radziwill", "lubomirski"),
        in_play={0: "faction+broad_connections", 1: "faction+broad_connections"},
    )
    assert not offered(game, 0, "use broad_connections 1")

    do(game, "0 bene")

    assert not offered(game, 1, "use broad_connections#2 1")


def test_confederates_are_stronger_without_the_initiative():
    """VE-L.8"""
    game = veto(hands={0: "confederation"}, in_play={0: "kuszel", 1: "kuklinowski"}, initiative=1)

    do(game, "0 play confederation wisniowiecki")

    assert szabla(game, "kuszel") == 7
    assert szabla(game, "kuklinowski") == 8
    game.initiative = 0
    assert szabla(game, "kuszel") == 6


def test_a_confederation_is_permanent():
    """VE-1.28"""
    game = veto(hands={0: "away_with_it burnt_records"}, in_play={1: "faction+confederation"})

    assert not could_play(game, 0, "away_with_it")
    assert not could_play(game, 0, "burnt_records")


def test_in_an_armistice_nobody_challenges_or_is_challenged():
    """VE-L.8, VE-10.2"""
    game = veto(hands={0: "armistice"}, in_play={0: "kuszel", 1: "kuklinowski"})
    assert offered(game, 0, "challenge kuszel kuklinowski")

    do(game, "0 play armistice wisniowiecki")

    assert not offered(game, 0, "challenge kuszel kuklinowski")
    do(game, "0 yield")
    assert not offered(game, 1, "challenge kuklinowski kuszel")
    until(game, "W-E1")
    assert not on_table(game, "armistice")


def test_an_armistice_is_removed_when_the_round_ends():
    """VE-1.29, VE-L.3"""
    game = veto(in_play={0: "faction kuszel"}, hands={0: "armistice"})

    do(game, "0 play armistice wisniowiecki")
    until(game, "W-E1")

    assert game.players[0].removed == ("armistice",)
    assert game.players[0].discard == ()


def test_an_armistice_binds_only_the_company_of_its_player():
    """VE-L.8"""
    game = veto(
        3,
        in_play={0: "faction+armistice kuszel", 1: "kuklinowski", 2: "pelka"},
        voice=1,
    )

    assert offered(game, 1, "challenge kuklinowski pelka")
    assert not offered(game, 1, "challenge kuklinowski kuszel")


def test_the_pact_of_kiejdany_strengthens_pludraks():
    """VE-L.8"""
    game = veto(
        factions=RADZIWILL,
        hands={0: "pact_of_kiejdany"},
        in_play={0: "arvid_wittenberg kuklinowski", 1: "rochefort"},
    )

    do(game, "0 play pact_of_kiejdany radziwill")

    assert szabla(game, "arvid_wittenberg") == 7
    assert szabla(game, "kuklinowski") == 8
    assert szabla(game, "rochefort") == 8


def test_the_princes_word_unmarks_an_honourable_challenger_once_a_round():
    """VE-L.5, VE-8.7"""
    game = veto(in_play={0: "faction+princes_word kuszel", 1: "uhlik roch_kowalski"}, kreski={1: 3})

    do(game, "0 challenge kuszel uhlik")
    play(game, "1 refuse", "0 use princes_word 1")
    all_bene(game)
    assert not piece(game, "kuszel").marked
    do(game, "0 yield", "1 bene", "0 challenge kuszel roch_kowalski")
    play(game, "1 refuse")

    assert not offered(game, 0, "use princes_word 1")


def test_the_princes_word_is_not_for_others_or_for_an_accepted_duel():
    """VE-L.18"""
    game = veto(
        in_play={0: "faction+princes_word wierzbicki kuszel", 1: "uhlik roch_kowalski"},
        kreski={1: 3},
    )

    do(game, "0 challenge wierzbicki uhlik")
    play(game, "1 refuse")
    assert not offered(game, 0, "use princes_word 1")
    all_bene(game)
    do(game, "0 yield", "1 bene", "0 challenge kuszel roch_kowalski")
    play(game, "1 accept")

    assert not offered(game, 0, "use princes_word 1")
    until_fight(game, 0)


def test_the_pact_with_khmel_lets_cossacks_agitate():
    """VE-0.2, VE-1.20"""
    game = veto(
        factions=LUBOMIRSKI,
        hands={0: "pact_with_khmel"},
        in_play={0: "barabash horpyna", 1: "danylo_nechai"},
    )
    assert not offered(game, 0, "agitate barabash")

    do(game, "0 play pact_with_khmel lubomirski")

    assert not offered(game, 0, "agitate horpyna")
    do(game, "0 agitate barabash", "0 yield")
    assert kreski(game) == [1, 0, 20]
    assert not offered(game, 1, "agitate danylo_nechai")
