"""VE-12.5, VE-12.6, VE-12.8, VE-12.9: a player is out, and what becomes of his things."""

from __future__ import annotations

from games.veto.extra_cards import add_cards
from games.veto.looks import among, asked, controller, dukats, ended, kreski, on_table, window
from games.veto.moments import FROM_ELECTION
from games.veto.positions import all_bene, do, offered, play, veto
from interpares.games.veto.events import CardLeft, PlayerEliminated
from interpares.games.veto.game import Veto

ELECT = "michal_korybut_wisniowiecki"
DAGGER = """
[[card]]
id = "dagger"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [
    { op = "kill", card = "t" },
    { op = "gain_dukats", who = "each_player", amount = 1 },
]
[[card]]
id = "watchman"
type = "possession"
[[card.ability]]
kind = "passive"
on = { event = "left_play" }
do = [{ op = "gain_dukats", who = "you", amount = 1 }]
"""


def fatal_duel(seats: int = 3, **fields) -> Veto:
    """Seat 0 fights the last Elect of seat 1 and would kill him; the fight has not begun."""
    in_play = {0: "kuklinowski", 1: f"{ELECT}/marked mill", **fields.pop("in_play", {})}
    game = veto(seats, in_play=in_play, kreski={0: 2, 1: 9}, **fields)
    do(game, f"0 challenge kuklinowski {ELECT}")
    return game


def test_a_player_whose_last_elect_is_killed_is_out_and_his_kreski_are_in_the_pool():
    """VE-12.5 (a), VE-12.9: the winner of the fatal duel takes no spoils"""
    game = fatal_duel()

    events = [*play(game, "0 bene", "1 bene", "0 bene", "1 bene"), *play(game, "2 bene")]

    assert [each.seat for each in among(events, PlayerEliminated)] == [1]
    assert game.out == (1,)
    assert kreski(game) == [2, 0, 0, 22]


def test_after_the_application_the_windows_of_the_duel_follow_for_the_others():
    """VE-12.5 (e)"""
    game = fatal_duel()
    play(game, "0 bene", "1 bene", "0 bene", "1 bene", "2 bene")

    opened = [window(game)]
    play(game, "0 bene", "2 bene")
    opened.append(window(game))
    play(game, "0 bene", "2 bene")

    assert opened == [("W-D6", 0), ("W-D7", 0)]
    assert asked(game) == "Turn"
    assert game.voice == 0


def test_all_cards_he_owns_leave_the_game_wherever_they_are():
    """VE-12.5 (c)"""
    game = fatal_duel(hands={1: "feint"}, discards={1: "lunge"}, strategies={1: "great_banquet"})

    play(game, "0 bene", "1 bene")
    all_bene(game)

    loser = game.players[1]
    zones = (loser.hand, loser.cupboard, loser.discard, loser.removed)
    assert zones == ((), (), (), ())
    assert all(each.owner != 1 for each in game.table.values())


def test_his_cards_go_without_leaving_play(monkeypatch):
    """VE-12.5 (c): only the killed Elect himself has left play"""
    add_cards(monkeypatch, DAGGER)
    game = fatal_duel(in_play={2: "watchman"}, dukats={2: 20})

    events = play(game, "0 bene", "1 bene", "0 bene", "1 bene", "2 bene")

    assert [each.card for each in among(events, CardLeft)] == [ELECT]
    assert dukats(game)[2] == 21


def test_persons_killed_before_stay_barred_and_his_living_ones_are_free():
    """VE-12.5 (c), VE-11.2"""
    game = fatal_duel(
        hands={0: "bobrowski uhlik", 2: f"{ELECT} brodnicki"},
        in_play={1: f"{ELECT}/marked bobrowski"},
        removed={1: "uhlik"},
        factions=("radziwill", "wisniowiecki", "court"),
    )
    game.deeds = 2

    play(game, "0 bene", "1 bene")
    all_bene(game)

    assert offered(game, 0, "deploy_character bobrowski")
    assert not offered(game, 0, "deploy_character uhlik")


def test_cards_of_others_under_his_control_go_to_their_owners_discard_piles():
    """VE-12.5 (d)"""
    game = veto(3, hands={0: "bribery"}, in_play={2: "brodnicki+rapier+feint"}, kreski={0: 4})
    do(game, "0 play bribery brodnicki")
    assert controller(game, "brodnicki") == 0

    play(game, "0 concede", "2 lay_next feint", "2 lay_next rapier")

    assert not on_table(game, "brodnicki")
    assert game.players[2].discard == ("feint", "rapier", "brodnicki")


def test_what_others_attached_to_his_cards_goes_to_their_piles():
    """VE-12.5 (c), VE-11.4"""
    game = veto(3, hands={0: "drain_the_cup"}, in_play={1: "uhlik"})
    do(game, "0 play drain_the_cup uhlik", "0 yield")

    play(game, "1 concede")

    assert game.players[0].discard == ("drain_the_cup",)


def test_his_own_cards_under_the_control_of_others_leave_the_game():
    """VE-12.5 (c)"""
    game = veto(3, hands={0: "bribery"}, in_play={1: "uhlik"})
    do(game, "0 play bribery uhlik", "0 yield")

    play(game, "1 concede")

    assert not on_table(game, "uhlik")
    assert game.players[0].discard == ()


# --- at voice


def test_if_he_was_at_voice_the_voice_passes_on():
    """VE-12.5 (e), VE-10.16"""
    game = veto(3, voice=1)

    play(game, "1 concede")

    assert (asked(game), game.voice, game.waiting) == ("Turn", 2, (2,))
    assert not game.acted


def test_what_was_to_last_for_his_turn_ceases():
    """VE-12.5 (e)"""
    game = veto(3, hands={0: "silentium", 1: "vae_victis"})
    do(game, "0 play silentium")

    play(game, "0 concede")

    assert offered(game, 1, "play vae_victis radziwill")


def test_the_count_of_benes_goes_on_among_the_others():
    """VE-12.5 (b), VE-5.5"""
    game = veto(4)

    play(game, "0 bene", "1 concede", "2 bene")
    assert game.phase == "game"
    play(game, "3 bene")

    assert game.phase == "ending"


def test_when_all_others_have_said_bene_his_going_ends_the_phase():
    """VE-12.5 (b), VE-5.5"""
    game = veto(3)

    play(game, "0 bene", "1 bene", "2 concede")

    assert game.phase == "ending"


def test_a_player_can_be_eliminated_by_his_own_card(monkeypatch):
    """VE-12.5 (b, e): what is left of it does not happen"""
    add_cards(monkeypatch, DAGGER)
    game = veto(3, hands={0: "dagger"}, in_play={0: ELECT}, dukats={1: 20, 2: 20})

    do(game, f"0 play dagger {ELECT}")

    assert game.out == (0,)
    assert (asked(game), game.voice) == ("Turn", 1)
    assert dukats(game)[1:] == [20, 20]


def test_a_card_of_another_goes_on_after_it_has_eliminated_somebody(monkeypatch):
    """VE-12.5"""
    add_cards(monkeypatch, DAGGER)
    game = veto(3, hands={0: "dagger"}, in_play={1: ELECT}, dukats={0: 20, 2: 20})

    do(game, f"0 play dagger {ELECT}")

    assert game.out == (1,)
    assert (asked(game), game.voice) == ("Turn", 0)
    assert (dukats(game)[0], dukats(game)[2]) == (21, 21)


# --- initiative, election, the last one left


def test_the_next_player_clockwise_holds_the_initiative_of_one_who_is_out():
    """VE-12.6"""
    game = veto(4, initiative=1, voice=1)

    play(game, "1 concede")

    assert game.initiative == 2


def test_the_initiative_of_others_stays_where_it_is():
    """VE-12.6"""
    game = veto(4, initiative=3, voice=1)

    play(game, "1 concede")

    assert game.initiative == 3


def test_an_election_he_announced_stands():
    """VE-12.6, VE-10.6"""
    game = veto(
        3,
        in_play={0: "charles_ferdinand_vasa/karmazyn", 1: "janusz_radziwill/karmazyn"},
        kreski={0: 16, 1: 8},
        agenda=FROM_ELECTION,
    )
    play(game, "0 announce")
    all_bene(game)
    play(game, "0 concede")
    game.players[1].kreski, game.pool = 16, 8

    play(game, "1 bene", "2 bene")
    all_bene(game)

    assert ended(game) == ("election", (1, 2, 0))


def test_the_last_player_left_wins_at_once():
    """VE-12.8"""
    game = veto(3, kreski={2: 20})

    play(game, "0 concede")
    assert game.outcome is None
    play(game, "1 concede")

    assert game.outcome is not None
    assert game.outcome.ranking == (2, 1, 0)
    assert game.outcome.ranks == (3, 2, 1)


def test_the_last_player_left_wins_in_the_middle_of_a_duel():
    """VE-12.8, VE-10.12"""
    game = fatal_duel(3)
    play(game, "0 bene", "1 bene", "0 bene", "1 bene", "2 concede")

    all_bene(game)

    assert ended(game) == ("elect_killed", (0, 1, 2))
    assert kreski(game)[0] == 2
