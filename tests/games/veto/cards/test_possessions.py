"""The 29 possessions: what they cost, what they bring, what they do."""

from __future__ import annotations

import pytest

from games.veto.cards.scenes import settled
from games.veto.looks import ended, lafa, on_table, szabla
from games.veto.moments import FROM_SETTLEMENT, FROM_UNTAP, fight, fought
from games.veto.positions import all_bene, do, offered, veto
from interpares.games.veto.settlement import AnnounceElection

DEPLOYED = [
    ("latifundium", "none", 3, 3),
    ("tap_house", "none", 3, 2),
    ("golden_mare", "none", 5, 2),
    ("brewery_of_warka", "none", 4, 2),
    ("lubnie", "wisniowiecki", 5, 4),
    ("manor_farm", "none", 1, 1),
    ("mill", "none", 2, 1),
    ("primeval_forest", "none", 2, 1),
    ("wayside_inn", "none", 3, 1),
    ("salmon_inn", "none", 4, 1),
    ("kiejdany", "radziwill", 5, 3),
    ("birze", "radziwill", 4, 2),
    ("zbaraz", "wisniowiecki", 4, 1),
    ("castle_of_nieporet", "court", 5, 3),
    ("kazanowski_palace", "court", 4, 2),
    ("wisnicz", "lubomirski", 5, 4),
    ("lancut", "lubomirski", 4, 2),
    ("zaporozhian_sich", "lubomirski", 4, 1),
    ("wieliczka_salt_mine", "none", 6, 5),
    ("mint_of_bydgoszcz", "none", 4, 1),
    ("fencing_school", "none", 3, 0),
    ("jasna_gora", "none", 4, 0),
    ("printing_house", "none", 2, 0),
    ("stud_farm", "none", 3, 1),
    ("danzig_counting_house", "none", 3, 1),
    ("senators_shed", "none", 6, 0),
    ("arsenal", "none", 3, 0),
    ("armoury", "none", 3, 1),
    ("mortgaged_estate", "none", 3, 1),
]
UNIQUE = {
    "golden_mare",
    "brewery_of_warka",
    "lubnie",
    "salmon_inn",
    "kiejdany",
    "birze",
    "zbaraz",
    "castle_of_nieporet",
    "kazanowski_palace",
    "wisnicz",
    "lancut",
    "zaporozhian_sich",
    "wieliczka_salt_mine",
    "mint_of_bydgoszcz",
    "jasna_gora",
    "senators_shed",
}
PARTIES = ("radziwill", "wisniowiecki", "court", "lubomirski")


@pytest.mark.parametrize("card, faction, dukats, yearly", DEPLOYED)
def test_a_possession_is_deployed_for_its_lafa_and_brings_its_income(card, faction, dukats, yearly):
    """VE-9.4, VE-4.15"""
    own = "court" if faction == "none" else faction
    game = veto(factions=(own, own), hands={0: card})

    do(game, f"0 deploy_possession {card}")

    assert on_table(game, card)
    assert game.players[0].dukats == 20 - dukats
    assert game.players[0].hand == ()
    assert settled(card, factions=(own, own)) == yearly


@pytest.mark.parametrize("card, faction, dukats, yearly", DEPLOYED)
def test_a_possession_with_a_faction_mark_is_for_that_party_only(card, faction, dukats, yearly):
    """VE-1.31, VE-9.5"""
    tables = {party: veto(factions=(party, party), hands={0: card}) for party in PARTIES}

    may = [party for party, game in tables.items() if offered(game, 0, f"deploy_possession {card}")]

    assert may == (list(PARTIES) if faction == "none" else [faction])


@pytest.mark.parametrize("card, faction, dukats, yearly", DEPLOYED)
def test_a_unique_possession_is_in_play_once_among_all_players(card, faction, dukats, yearly):
    """VE-11.3"""
    own = "court" if faction == "none" else faction
    game = veto(factions=(own, own), hands={0: card}, in_play={1: card})

    assert offered(game, 0, f"deploy_possession {card}") is (card not in UNIQUE)


def test_the_brewery_of_warka_makes_inns_bring_more():
    """VE-4.15"""
    assert settled("brewery_of_warka tap_house wayside_inn mill") == 2 + 3 + 2 + 1


def test_the_brewery_of_warka_does_not_serve_the_inns_of_others():
    """VE-4.15"""
    game = veto(
        in_play={0: "brewery_of_warka", 1: "tap_house"}, dukats={1: 10}, agenda=FROM_SETTLEMENT
    )

    all_bene(game)

    assert game.players[1].dukats == 10 + 3 + 2


def test_the_salmon_inn_makes_the_hand_larger():
    """VE-4.14"""
    game = veto(in_play={0: "salmon_inn"}, agenda=FROM_SETTLEMENT)

    all_bene(game)

    assert [len(player.hand) for player in game.players] == [7, 6]


@pytest.mark.parametrize(
    "possession, bearer, may",
    [
        ("lubnie", "kuszel+lunge+lunge", True),
        ("lubnie", "kuszel+lunge+lunge+lunge", False),
        ("lubnie", "wierzbicki+lunge+lunge", False),
        ("lubnie", "michal_zebrzydowski+lunge", True),
        ("fencing_school", "wierzbicki+lunge+lunge", True),
        ("fencing_school", "wierzbicki+lunge+lunge+lunge", False),
        ("fencing_school", "michal_zebrzydowski+lunge", False),
        ("mill", "kuszel+lunge+lunge", False),
    ],
)
def test_lubnie_and_the_fencing_school_make_room_for_thrusts(possession, bearer, may):
    """VE-9.12"""
    game = veto(in_play={0: f"{possession} {bearer}"}, hands={0: "feint"})

    assert offered(game, 0, f"lay_thrust feint {bearer.split('+')[0]}") is may


@pytest.mark.parametrize("card, dukats", [("arvid_wittenberg", 4), ("uhlik", 3), ("aramis", 13)])
def test_kiejdany_makes_pludraks_cheaper(card, dukats):
    """VE-5.13"""
    game = veto(factions=("radziwill", "court"), in_play={0: "kiejdany"}, hands={0: card})

    do(game, f"0 deploy_character {card}")

    assert game.players[0].dukats == 20 - dukats
    assert lafa(game, 1, "aramis") == 7


@pytest.mark.parametrize(
    "challenger, challenged, pile",
    [
        ("yurko_bohun", "roch_kowalski", "discard"),
        ("ivan_sirko+hussar_wings", "roch_kowalski", "removed"),
        ("yurko_bohun", "bobrowski", "removed"),
    ],
)
def test_birze_protects_radziwill_characters_up_to_a_margin_of_three(challenger, challenged, pile):
    """VE-8.19"""
    game = veto(
        factions=("lubomirski", "radziwill"), in_play={0: challenger, 1: f"birze {challenged}"}
    )

    fought(game, challenger.split("+")[0], challenged)

    assert getattr(game.players[1], pile) == (challenged,)


@pytest.mark.parametrize("voice, strength", [(1, 7), (0, 6)])
def test_zbaraz_strengthens_the_challenged(voice, strength):
    """VE-8.18"""
    game = veto(in_play={0: "zbaraz kuszel", 1: "roch_kowalski"}, voice=voice)
    fighters = ("kuszel", "roch_kowalski")

    fight(game, fighters[voice], fighters[1 - voice])

    assert szabla(game, "kuszel") == strength
    assert szabla(game, "roch_kowalski") == 6


@pytest.mark.parametrize(
    "possession, bribe, holder",
    [("castle_of_nieporet", 0, 0), ("castle_of_nieporet", 3, 1), ("mill", 0, 1)],
)
def test_the_castle_of_nieporet_adds_one_to_the_initiative(possession, bribe, holder):
    """VE-4.3, VE-4.8"""
    game = veto(
        factions=("court", "radziwill"), in_play={0: possession}, initiative=1, agenda=FROM_UNTAP
    )

    all_bene(game)
    do(game, f"1 bribe {bribe}", "0 bribe 0")

    assert game.initiative == holder


@pytest.mark.parametrize(
    "card, dukats", [("konstanty_jacek_lubomirski", 4), ("samuel_laszcz", 6), ("adam_kisiel", 13)]
)
def test_lancut_makes_karmazyns_cheaper(card, dukats):
    """VE-5.13"""
    game = veto(factions=("lubomirski", "court"), in_play={0: "lancut"}, hands={0: card})

    do(game, f"0 deploy_character {card}")

    assert game.players[0].dukats == 20 - dukats
    assert lafa(game, 1, "adam_kisiel") == 7


@pytest.mark.parametrize("card, dukats", [("barabash", 2), ("tugay_bey", 6)])
def test_the_sich_makes_cossacks_cheaper(card, dukats):
    """VE-5.13"""
    game = veto(factions=("lubomirski", "court"), in_play={0: "zaporozhian_sich"}, hands={0: card})

    do(game, f"0 deploy_character {card}")

    assert game.players[0].dukats == 20 - dukats


def test_the_sich_keeps_cossacks_but_nobody_else():
    """VE-4.15, VE-11.11"""
    lubomirski = ("lubomirski", "court")

    assert settled("zaporozhian_sich yurko_bohun", factions=lubomirski) == 1
    assert settled("zaporozhian_sich kuklinowski", factions=lubomirski) == 0
    assert settled("yurko_bohun", factions=lubomirski) == -1


def test_the_sich_does_not_keep_the_cossacks_of_others():
    """VE-4.15"""
    game = veto(
        factions=("lubomirski", "court"),
        in_play={0: "zaporozhian_sich", 1: "yurko_bohun"},
        agenda=FROM_SETTLEMENT,
    )

    all_bene(game)

    assert game.players[1].dukats == 20 + 2 - 1


@pytest.mark.parametrize(
    "place, kreski, asked",
    [("senators_shed", 13, True), ("mill", 13, False), ("senators_shed", 12, False)],
)
def test_the_senators_shed_makes_an_election_easier_to_announce(place, kreski, asked):
    """VE-4.18"""
    game = veto(
        in_play={0: f"{place} charles_ferdinand_vasa/karmazyn"},
        kreski={0: kreski},
        agenda=FROM_SETTLEMENT,
    )

    all_bene(game)

    assert isinstance(game.decision, AnnounceElection) is asked


@pytest.mark.parametrize("kreski, wins", [(13, True), (12, False)])
def test_the_senators_shed_makes_an_election_easier_to_win(kreski, wins):
    """VE-10.6"""
    game = veto(
        in_play={0: "senators_shed charles_ferdinand_vasa/karmazyn"},
        kreski={0: kreski},
        election=0,
    )

    do(game, "0 bene", "1 bene")

    assert ended(game) == (("election", (0, 1)) if wins else None)
