"""VE-L.13, VE-L.16, VE-L.17: parameters, prohibitions and permissions."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import asked, could_use, dukats, szabla
from games.veto.positions import do, number, offered, play, veto
from interpares.games.veto.game import Veto
from interpares.games.veto.reading import Reading
from interpares.games.veto.restraints import parameter, price
from interpares.games.veto.words import Parameter

# --- parameters

NUMBERS = """
[[card]]
id = "first_law"
type = "possession"
[[card.ability]]
kind = "passive"
static = [
    { op = "param", who = "you", name = "hand_limit", set = 3 },
    { op = "param", who = "you", name = "own_refuse_cost", sel = { type = "character" }, set = 2 },
    { op = "param", who = "you", name = "lafa_foreign", sel = { zone = "hand" }, set = 1 },
]
[[card]]
id = "second_law"
type = "possession"
[[card.ability]]
kind = "passive"
static = [
    { op = "param", who = "you", name = "hand_limit", set = 8 },
    { op = "param", who = "you", name = "hand_limit", amount = -1 },
    { op = "param", who = "you", name = "own_refuse_cost", sel = { type = "character" }, set = 5 },
    { op = "param", who = "you", name = "lafa_foreign", sel = { zone = "hand" }, set = 4 },
]
[[card]]
id = "ruin"
type = "possession"
[[card.ability]]
kind = "passive"
static = [
    { op = "param", who = "you", name = "hand_limit", amount = -50 },
    { op = "param", who = "you", name = "election_threshold", amount = -50 },
    { op = "param", who = "you", name = "kill_margin", sel = { type = "character" }, amount = -50 },
    { op = "param", who = "you", name = "bribe_price", amount = -50 },
    { op = "param", who = "you", name = "income", amount = -50 },
    { op = "param", who = "you", name = "lafa", sel = { zone = "hand" }, amount = -50 },
]
"""


def of(game: Veto, name: Parameter, word: str = "") -> int:
    return parameter(Reading(game), 0, name, number(game, word) if word else 0)


@pytest.mark.parametrize("order", ["first_law second_law", "second_law first_law"])
def test_of_parameters_that_are_set_the_latest_wins_and_amounts_are_added(monkeypatch, order):
    """VE-L.13: for the cost of a refusal and for foreigners the lowest"""
    add_cards(monkeypatch, NUMBERS)
    game = veto(in_play={0: f"uhlik {order}"})

    assert of(game, "hand_limit") == (8 if order.startswith("first") else 3) - 1
    assert of(game, "own_refuse_cost", "uhlik") == 2
    assert price(Reading(game), 0, "kuklinowski") == 5 * 1


@pytest.mark.parametrize(
    "name, least",
    [
        ("hand_limit", 0),
        ("election_threshold", 1),
        ("kill_margin", 1),
        ("bribe_price", 1),
        ("income", -50),
    ],
)
def test_parameters_have_a_floor(monkeypatch, name, least):
    """VE-L.13: income may be negative"""
    add_cards(monkeypatch, NUMBERS)
    game = veto(in_play={0: "uhlik ruin"})

    assert of(game, name, "uhlik" if name == "kill_margin" else "") == least


def test_a_price_is_never_below_nothing(monkeypatch):
    """VE-L.13"""
    add_cards(monkeypatch, NUMBERS)
    game = veto(in_play={0: "ruin"})

    assert price(Reading(game), 0, "kuklinowski") == 0


def test_a_kill_margin_set_in_a_duel_comes_over_that_of_a_card():
    """VE-L.13: the flat of the blade in the hand of Kryvonis only wounds"""
    game = veto(hands={0: "blow_with_the_flat"}, in_play={0: "maksym_kryvonis", 1: "uhlik/marked"})
    do(game, "0 challenge maksym_kryvonis uhlik")
    assert of(game, "kill_margin", "maksym_kryvonis") == 2

    do(game, "0 play blow_with_the_flat")
    assert of(game, "kill_margin", "maksym_kryvonis") == 99
    do(game, "1 bene", "0 bene")

    assert game.players[1].discard == ("uhlik",)


# --- abilities that do not work


def arrested(name: str) -> Veto:
    """A character of seat 1 is under house arrest."""
    game = veto(
        in_play={1: "athos aramis arvid_wittenberg jan_zagloba"},
        hands={0: "house_arrest vae_victis"},
    )
    do(game, f"0 play house_arrest {name}")
    return game


@pytest.mark.parametrize("name, allowed", [("jan_zagloba", False), ("athos", True)])
def test_a_prohibition_of_abilities_stops_replies(name, allowed):
    """VE-L.16"""
    game = arrested(name)

    play(game, "0 play vae_victis wisniowiecki")

    assert could_use(game, 1, "jan_zagloba") == allowed


@pytest.mark.parametrize("name, allowed", [("arvid_wittenberg", False), ("athos", True)])
def test_a_prohibition_of_abilities_stops_trifles(name, allowed):
    """VE-L.16"""
    game = arrested(name)

    play(game, "0 yield")

    assert could_use(game, 1, "arvid_wittenberg") == allowed


def test_a_prohibition_of_abilities_does_not_stop_passives():
    """VE-L.16"""
    assert szabla(arrested("athos"), "aramis") == 7 + 1


def test_a_prohibition_of_abilities_does_not_stop_those_of_keywords():
    """VE-L.16: a Lady under arrest still helps in a fight"""
    game = veto(
        hands={0: "house_arrest"},
        in_play={0: "kuklinowski", 1: "uhlik/marked helena_kurcewicz"},
    )
    do(game, "0 play house_arrest helena_kurcewicz", "0 challenge kuklinowski uhlik", "0 bene")

    assert asked(game) == "FightTurn"
    assert offered(game, 1, "use helena_kurcewicz lady-2")


def test_absent_and_blanked_characters_use_no_abilities():
    """VE-L.16"""
    away = veto(in_play={0: "arvid_wittenberg+embassy_to_stamboul"})
    blanked = veto(in_play={0: "wierzbicki+rapier", 1: "arvid_wittenberg"})
    do(
        blanked,
        "0 use wierzbicki 1 arvid_wittenberg 0 - rapier",
        "0 yield",
    )

    assert not offered(away, 0, "use arvid_wittenberg 1 1")
    assert not offered(blanked, 1, "use arvid_wittenberg 1 0")


# --- permissions and elections


def test_a_permission_for_a_keyword_lifts_no_other_prohibition():
    """VE-L.17, VE-0.2: Sakowicz names three keywords, not Cossack, and no card"""
    game = veto(
        in_play={0: "sakowicz abi_blumsztajn barabash aramis", 1: "kuszel"},
        hands={1: "drain_the_cup"},
    )
    play(game, "0 bene")
    do(game, "1 play drain_the_cup aramis", "1 yield")

    assert offered(game, 0, "agitate abi_blumsztajn")
    assert not offered(game, 0, "agitate barabash")
    assert not offered(game, 0, "agitate aramis")


@pytest.mark.parametrize("strategy, announced", [("", 0), ("armed_rebellion", -1)])
def test_who_may_not_announce_elections_does_not_by_a_card_either(strategy, announced):
    """VE-L.17"""
    game = veto(
        hands={0: "mounted_diet"},
        in_play={0: "charles_ferdinand_vasa/karmazyn"},
        kreski={0: 12},
        strategies={0: strategy},
    )

    do(game, "0 play mounted_diet")

    assert game.election == announced
    assert dukats(game)[0] == 16


def test_who_may_have_no_elect_discards_the_only_one(monkeypatch):
    """VE-11.10 (d), VE-L.13"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "no_kings"
type = "possession"
[[card.ability]]
kind = "passive"
static = [{ op = "param", who = "each_opponent", name = "elect_limit", set = 0 }]
""",
    )
    game = veto(in_play={1: "michal_korybut_wisniowiecki"}, hands={0: "no_kings"})

    do(game, "0 deploy_possession no_kings")
    assert (asked(game), game.waiting) == ("DiscardElect", (1,))
    play(game, "1 discard_piece michal_korybut_wisniowiecki")

    assert game.players[1].discard == ("michal_korybut_wisniowiecki",)
    assert game.outcome is None
