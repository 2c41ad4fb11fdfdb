"""VE-1.10 to VE-1.21: the keywords of characters; Absent is in `test_absent.py`."""

from __future__ import annotations

import pytest

from games.veto.looks import among, asked, could_use, dukats, ended, kreski, szabla
from games.veto.moments import FROM_ENDING, FROM_UNTAP, until
from games.veto.positions import FACTIONS, all_bene, do, number, offered, piece, play, veto
from interpares.games.veto.events import InitiativeSums

LUBOMIRSKI = ("lubomirski", "radziwill")
COURT = ("court", "radziwill")
FOREIGNERS = ("radziwill", "wisniowiecki")


# --- Famous, Honourable


def test_famous_characters_count_for_fame():
    """VE-1.10, VE-10.3"""
    game = veto(in_play={0: "jan_skrzetuski kuszel", 1: "roch_kowalski"}, agenda=FROM_ENDING)

    assert kreski(game) == [1, 0, 20]


def test_who_beats_a_famous_character_takes_one_kreska_more():
    """VE-1.10, VE-8.21"""
    game = veto(
        factions=FOREIGNERS,
        in_play={0: "kuklinowski", 1: "jan_skrzetuski/marked+drain_the_cup"},
        hands={0: "lunge"},
        kreski={1: 9},
    )

    do(game, "0 challenge kuklinowski jan_skrzetuski", "0 play lunge", "1 bene", "0 bene")

    assert kreski(game) == [2 + 1, 9 - 2 - 1, 12]


@pytest.mark.parametrize(
    "character, full, up",
    [("jan_skrzetuski+feint+feint", False, True), ("kuszel+feint+feint", False, False)],
)
def test_a_famous_character_carries_one_more_thrust_face_up(character, full, up):
    """VE-1.10, VE-9.12"""
    game = veto(in_play={0: character}, hands={0: "lunge"})
    name = character.partition("+")[0]

    assert offered(game, 0, f"lay_thrust lunge {name}") == full
    assert offered(game, 0, f"lay_thrust lunge {name} true") == up


@pytest.mark.parametrize(
    "character, question", [("charlamp", "FightTurn"), ("roch_kowalski", "AnswerDuel")]
)
def test_an_honourable_character_is_not_asked_whether_it_refuses(character, question):
    """VE-1.11, VE-8.5"""
    game = veto(in_play={0: "michal_wolodyjowski", 1: character})

    do(game, f"0 challenge michal_wolodyjowski {character}")

    assert asked(game) == question
    assert not piece(game, character).marked


# --- Lady, Pludrak


def test_a_lady_neither_challenges_nor_is_challenged_nor_agitates():
    """VE-1.12"""
    game = veto(in_play={0: "helena_kurcewicz kuszel", 1: "horpyna roch_kowalski"})

    assert not offered(game, 0, "agitate helena_kurcewicz")
    assert not offered(game, 0, "challenge helena_kurcewicz roch_kowalski")
    assert not offered(game, 0, "challenge kuszel horpyna")
    assert offered(game, 0, "challenge kuszel roch_kowalski")


@pytest.mark.parametrize("where", ["", "/karmazyn"])
def test_a_lady_on_either_field_marks_for_a_companion_who_fights(where):
    """VE-1.12"""
    game = veto(in_play={0: f"gryzelda_wisniowiecka{where} machnicki", 1: "roch_kowalski/marked"})

    do(game, "0 challenge machnicki roch_kowalski", "0 use gryzelda_wisniowiecka lady-2")

    assert szabla(game, "machnicki") == 7 + 1
    assert piece(game, "gryzelda_wisniowiecka").marked

    do(game, "1 bene")

    assert not could_use(game, 0, "gryzelda_wisniowiecka")


@pytest.mark.parametrize("raised", ["", " faction+vae_victis"])
def test_a_pludrak_refuses_for_nothing_but_is_marked(raised):
    """VE-1.13, VE-8.6"""
    game = veto(
        in_play={0: f"machnicki{raised}", 1: "arvid_wittenberg roch_kowalski"},
        kreski={1: 5},
    )

    do(game, "0 challenge machnicki arvid_wittenberg", "1 refuse")

    assert kreski(game) == [0, 5, 16]
    assert piece(game, "arvid_wittenberg").marked


def test_who_is_no_pludrak_pays_for_refusing():
    """VE-1.13, VE-8.6: the counter-check, and a Pludrak made by breeches."""
    cards = {0: "machnicki", 1: "roch_kowalski+foreign_breeches uhlik"}
    game, twin = (veto(in_play=cards, kreski={1: 5}) for _ in range(2))

    do(game, "0 challenge machnicki roch_kowalski", "1 refuse")
    do(twin, "0 challenge machnicki uhlik", "1 refuse")

    assert (kreski(game)[1], kreski(twin)[1]) == (5, 4)


def test_a_pludrak_cannot_agitate_until_he_is_one_no_longer():
    """VE-1.13"""
    game = veto(factions=FOREIGNERS, in_play={0: "arvid_wittenberg"}, hands={0: "indygenat"})

    assert not offered(game, 0, "agitate arvid_wittenberg")

    do(game, "0 play indygenat arvid_wittenberg")

    assert offered(game, 0, "agitate arvid_wittenberg")


# --- Karmazyn, Influential


def test_a_karmazyn_is_deployed_on_either_field_and_moves_between_them():
    """VE-1.14, VE-5.15"""
    game = veto(factions=COURT, hands={0: "dominik_zaslawski"})

    assert offered(game, 0, "deploy_character dominik_zaslawski election")

    do(game, "0 deploy_character dominik_zaslawski karmazyn", "0 yield", "1 bene")
    assert piece(game, "dominik_zaslawski").field == "karmazyn"
    do(game, "0 move_character dominik_zaslawski", "0 yield", "1 bene")

    assert piece(game, "dominik_zaslawski").field == "election"


@pytest.mark.parametrize(
    "standing, total",
    [
        ("dominik_zaslawski/karmazyn", 3),
        ("dominik_zaslawski", 0),
        ("augustyn_kordecki/karmazyn", 0),
        ("dominik_zaslawski/karmazyn augustyn_kordecki/karmazyn", 3),
    ],
)
def test_a_karmazyn_counts_for_initiative_and_an_influential_character_does_not(standing, total):
    """VE-1.14, VE-1.15, VE-4.3"""
    game = veto(factions=COURT, in_play={0: standing}, agenda=FROM_UNTAP)
    all_bene(game)

    told = play(game, "0 bribe 0", "1 bribe 0")

    assert [each.sums for each in among(told, InitiativeSums)] == [(total, 0)]


def test_a_karmazyn_carries_only_one_thrust_face_down():
    """VE-1.14, VE-9.12"""
    game = veto(factions=COURT, in_play={0: "dominik_zaslawski"}, hands={0: "feint lunge"})

    do(game, "0 lay_thrust feint dominik_zaslawski")

    assert not offered(game, 0, "lay_thrust lunge dominik_zaslawski")


def test_an_influential_character_is_deployed_on_the_election_field_and_moves():
    """VE-1.15"""
    game = veto(factions=COURT, hands={0: "augustyn_kordecki"})

    assert not offered(game, 0, "deploy_character augustyn_kordecki karmazyn")

    do(game, "0 deploy_character augustyn_kordecki election", "0 yield", "1 bene")
    do(game, "0 move_character augustyn_kordecki")

    assert piece(game, "augustyn_kordecki").field == "karmazyn"


def test_others_neither_stand_on_the_karmazyn_field_nor_move():
    """VE-1.14, VE-1.15, VE-9.1"""
    game = veto(factions=COURT, in_play={0: "brodnicki"}, hands={0: "tyzenhauz"})

    assert not offered(game, 0, "move_character brodnicki")
    assert not offered(game, 0, "deploy_character tyzenhauz karmazyn")


# --- Elect, Loyal, Jew


@pytest.mark.parametrize(
    "faction, first, second, may",
    [
        ("wisniowiecki", "charles_ferdinand_vasa", "louis_of_conde", False),
        ("radziwill", "janusz_radziwill", "charles_gustav", True),
        ("radziwill", "janusz_radziwill charles_gustav", "sigismund_rakoczi", False),
    ],
)
def test_a_player_has_one_elect_and_a_radziwill_two(faction, first, second, may):
    """VE-1.16, VE-5.16"""
    game = veto(factions=(faction, "court"), in_play={0: first}, hands={0: second})

    assert offered(game, 0, f"deploy_character {second} election") == may


@pytest.mark.parametrize("others, lost", [("", True), ("charles_gustav", False)])
def test_whose_last_elect_is_killed_loses(others, lost):
    """VE-1.16, VE-10.8"""
    game = veto(
        in_play={0: "machnicki", 1: f"janusz_radziwill/marked {others}"},
        hands={0: "feint"},
        kreski={1: 9},
    )

    do(game, "0 challenge machnicki janusz_radziwill", "0 play feint", "1 bene", "0 bene")

    assert game.players[1].removed == ("janusz_radziwill",)
    assert ended(game) == (("elect_killed", (0, 1)) if lost else None)


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_loyal_character_is_deployed_by_its_own_faction_only(faction):
    """VE-1.17"""
    game = veto(factions=(faction, "court"), hands={0: "jerzy_ossolinski"}, dukats={0: 90})

    assert offered(game, 0, "deploy_character jerzy_ossolinski election") == (faction == "court")


def test_a_jew_neither_challenges_nor_agitates_but_answers_challenges():
    """VE-1.18"""
    game = veto(in_play={0: "abi_blumsztajn machnicki", 1: "nathan_hannover"})

    assert not offered(game, 0, "agitate abi_blumsztajn")
    assert not offered(game, 0, "challenge abi_blumsztajn nathan_hannover")

    do(game, "0 challenge machnicki nathan_hannover")

    assert offered(game, 1, "accept")
    assert offered(game, 1, "refuse")


# --- Cossack, company


def test_a_cossack_cannot_agitate():
    """VE-1.20"""
    game = veto(factions=LUBOMIRSKI, in_play={0: "barabash aleksander_kostka_napierski"})

    assert not offered(game, 0, "agitate barabash")
    assert offered(game, 0, "agitate aleksander_kostka_napierski")


def killing(cossack):
    """A position after Michał has killed a companion of the Cossack; W-D6 is open."""
    game = veto(
        factions=("wisniowiecki", "lubomirski"),
        in_play={0: "michal_wolodyjowski", 1: f"tugay_bey/marked+drain_the_cup {cossack}"},
        hands={0: "feint"},
        kreski={1: 5},
    )
    do(game, "0 challenge michal_wolodyjowski tugay_bey", "0 play feint", "1 bene")
    play(game, "0 bene")
    until(game, "W-D6")
    play(game, "0 bene")
    return game


@pytest.mark.parametrize("mark", ["", "/marked"])
def test_a_cossack_marked_or_not_challenges_the_killer_of_a_companion(mark):
    """VE-1.20, VE-8.27"""
    game = killing(f"barabash{mark}")

    play(game, "1 use barabash cossack-2")
    all_bene(game)

    assert game.duel is not None
    assert (game.duel.challenger, game.duel.challenged) == (
        number(game, "barabash"),
        number(game, "michal_wolodyjowski"),
    )
    assert piece(game, "barabash").marked == bool(mark)


def test_only_a_cossack_has_the_cossacks_revenge():
    """VE-1.20"""
    game = killing("samuel_laszcz")

    assert [type(each).__name__ for each in game.decision.options(game, 1)] == ["Bene"]


def test_the_company_of_a_player_is_all_characters_he_controls():
    """VE-1.21: also one that was taken over, and then it is nobody else's companion."""
    game = veto(
        factions=("radziwill", "court"),
        hands={0: "bribery"},
        in_play={0: "uhlik", 1: "brodnicki andrzej_kmicic_babinicz"},
    )

    assert szabla(game, "uhlik") == 4

    do(game, "0 play bribery andrzej_kmicic_babinicz")

    assert szabla(game, "uhlik") == 4 + 2
    assert dukats(game)[0] == 20 - 12
