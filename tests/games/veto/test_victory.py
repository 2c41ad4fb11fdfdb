"""VE-10.7, VE-10.8, VE-10.12 to VE-10.16: all kreski, dead Elects, the last round, conceding."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import dukats, ended, kreski, on_table, window
from games.veto.moments import FROM_ENDING, at_discards
from games.veto.positions import all_bene, do, play, refused, veto
from interpares.games.veto.settlement import SettlementPhase
from interpares.games.veto.setup import Round
from interpares.games.veto.turns import GamePhase

KING = "charles_ferdinand_vasa/karmazyn"
OTHER_KING = "janusz_radziwill/karmazyn"
PLAGUE = """
[[card]]
id = "plague"
type = "effect"
[card.play]
kind = "deed"
do = [{ op = "for_each", sel = { type = "character" }, do = [{ op = "kill", card = "each" }] }]
"""
DAGGER = """
[[card]]
id = "dagger"
type = "effect"
[card.play]
kind = "deed"
target = [{ name = "t", sel = { type = "character" } }]
do = [
    { op = "%s", card = "t" },
    { op = "gain_dukats", who = "you", amount = 5 },
]
"""
POISON = """
[[card]]
id = "poison"
type = "possession"
[[card.ability]]
kind = "reply"
when = { event = "settlement_begin" }
target = [{ name = "t", sel = { type = "character", who = "opponents" } }]
do = [{ op = "kill", card = "t" }]
"""


# --- all kreski


def test_who_holds_every_kreska_wins_at_once():
    """VE-10.7, VE-10.12: no reply is possible any more"""
    game = veto(in_play={0: "uhlik"}, kreski={0: 20})

    play(game, "0 agitate uhlik", "1 bene", "0 bene")

    assert ended(game) == ("all_kreski", (0, 1))


def test_an_empty_pool_alone_ends_nothing():
    """VE-10.7"""
    game = veto(in_play={0: "uhlik"}, kreski={0: 19, 1: 1})

    do(game, "0 agitate uhlik")

    assert kreski(game) == [20, 1, 0]
    assert game.outcome is None


def test_the_last_kreska_interrupts_a_card_in_the_middle(monkeypatch):
    """VE-10.7, VE-10.12, VE-11.10"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "windfall"
type = "effect"
[card.play]
kind = "trifle"
do = [
    { op = "give_kreski", from = "each_opponent", to = "you", amount = 1 },
    { op = "gain_dukats", who = "you", amount = 5 },
]
""",
    )
    game = veto(hands={0: "windfall"}, kreski={0: 20, 1: 1})

    do(game, "0 play windfall")

    assert ended(game) == ("all_kreski", (0, 1))
    assert dukats(game) == [20, 20]


def test_the_spoils_of_a_duel_can_be_the_last_kreska():
    """VE-10.7, VE-8.23"""
    game = veto(in_play={0: "kuklinowski", 1: "uhlik/marked"}, kreski={0: 20, 1: 1})

    do(game, "0 challenge kuklinowski uhlik", "0 bene", "1 bene")

    assert ended(game) == ("all_kreski", (0, 1))


# --- the death of an Elect


def test_killing_the_last_elect_of_a_player_wins_with_two_players():
    """VE-10.8, VE-10.12: before spoils and replies"""
    game = veto(
        in_play={0: "kuklinowski+feint", 1: "michal_korybut_wisniowiecki/marked"},
        kreski={1: 20},
    )

    do(game, "0 challenge kuklinowski michal_korybut_wisniowiecki", "0 bene", "1 bene")

    assert ended(game) == ("elect_killed", (0, 1))
    assert kreski(game) == [0, 20, 1]


def test_no_number_of_kreski_saves_who_has_lost_his_last_elect(monkeypatch):
    """VE-10.8, VE-10.12: at once, in the middle of a card"""
    add_cards(monkeypatch, DAGGER % "kill")
    game = veto(hands={0: "dagger"}, in_play={1: OTHER_KING}, kreski={1: 20}, election=1)

    do(game, "0 play dagger janusz_radziwill")

    assert ended(game) == ("elect_killed", (0, 1))
    assert dukats(game) == [20, 20]


def test_an_elect_can_die_in_any_phase(monkeypatch):
    """VE-10.8"""
    add_cards(monkeypatch, POISON)
    game = veto(
        in_play={0: "poison", 1: OTHER_KING}, agenda=(SettlementPhase(), GamePhase(), Round())
    )
    assert window(game) == ("W-S1", 0)

    play(game, "0 use poison 1 janusz_radziwill")
    all_bene(game)

    assert game.phase == "settlement"
    assert ended(game) == ("elect_killed", (0, 1))


@pytest.mark.parametrize("operation", ["wound", "discard", "to_hand", "remove"])
def test_an_elect_that_leaves_play_in_another_way_costs_nobody_the_game(monkeypatch, operation):
    """VE-10.8, VE-11.6: a removed character is not killed"""
    add_cards(monkeypatch, DAGGER % operation)
    game = veto(hands={0: "dagger"}, in_play={1: OTHER_KING})

    do(game, "0 play dagger janusz_radziwill")

    assert not on_table(game, "janusz_radziwill")
    assert game.outcome is None


def test_who_has_another_elect_in_play_goes_on(monkeypatch):
    """VE-10.8"""
    add_cards(monkeypatch, DAGGER % "kill")
    game = veto(hands={0: "dagger"}, in_play={1: f"{OTHER_KING} boguslaw_radziwill"})

    do(game, "0 play dagger janusz_radziwill")

    assert game.outcome is None
    assert game.players[1].alive


def test_if_one_operation_kills_the_last_elects_of_all_the_most_kreski_win(monkeypatch):
    """VE-10.15, VE-10.9"""
    add_cards(monkeypatch, PLAGUE)
    game = veto(hands={0: "plague"}, in_play={0: KING, 1: OTHER_KING}, kreski={0: 4, 1: 5})

    do(game, "0 play plague")

    assert ended(game) == ("elect_killed", (1, 0))


def test_if_one_operation_kills_the_last_elects_of_two_of_three_both_lose(monkeypatch):
    """VE-10.15, VE-12.8"""
    add_cards(monkeypatch, PLAGUE)
    game = veto(
        3,
        hands={0: "plague"},
        in_play={0: KING, 1: OTHER_KING, 2: "brodnicki"},
        kreski={0: 10, 1: 5},
    )

    do(game, "0 play plague")

    assert ended(game)[0] == "elect_killed"
    assert ended(game)[1][0] == 2
    assert not game.players[0].alive


# --- rounds, and conceding


def test_after_the_last_round_of_the_table_most_kreski_win():
    """VE-10.13: after the discards"""
    game = at_discards(max_rounds=2, kreski={0: 4, 1: 5})
    play(game, "0 decline", "1 decline")
    assert game.outcome is None

    all_bene(game)

    assert ended(game) == ("rounds_over", (1, 0))


def test_a_tie_after_the_last_round_goes_to_the_initiative_holder():
    """VE-10.13, VE-10.9"""
    game = veto(
        kreski={0: 5, 1: 5},
        initiative=1,
        max_rounds=2,
        agenda=FROM_ENDING,
    )
    all_bene(game)

    play(game, "1 decline", "0 decline")
    all_bene(game)

    assert ended(game) == ("rounds_over", (1, 0))


def test_without_a_last_round_the_game_goes_on():
    """VE-10.13"""
    game = at_discards(max_rounds=3, kreski={0: 5})

    play(game, "0 decline", "1 decline")
    all_bene(game)

    assert game.outcome is None
    assert game.round == 3


def test_with_two_players_the_other_wins_when_one_concedes():
    """VE-10.16"""
    game = veto(kreski={0: 13})

    play(game, "0 concede")

    assert ended(game) == ("conceded", (1, 0))


def test_only_who_is_asked_may_concede():
    """VE-10.16"""
    game = veto()

    assert refused(game, "1 concede")
    assert game.outcome is None
