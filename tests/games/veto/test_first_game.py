"""VE-14: the first game."""

from __future__ import annotations

from typing import Any

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import kreski, on_table, szabla
from games.veto.positions import all_bene, do, offered, play, refused, veto
from interpares import BadInput, Match
from interpares.games.veto.cards import WALKTHROUGH
from interpares.games.veto.game import Veto

THEFT = """
[[card]]
id = "theft"
type = "effect"
[card.play]
kind = "reply"
when = { event = "any" }
target = [{ name = "p", player = "opponent" }]
do = [{ op = "lose_dukats", who = "target:p", amount = 1 }]
[[card]]
id = "slander"
type = "effect"
[card.play]
kind = "reply"
when = { event = "any" }
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "modify", card = "t", trait = "szabla", amount = -1, duration = "round" }]
[[card]]
id = "lampoon"
type = "effect"
[card.play]
kind = "reply"
when = { event = "any" }
attach = { type = "character" }
"""
TRIP = """
[[card]]
id = "trip"
type = "effect"
[card.play]
kind = "reply"
when = { event = "fight_turn" }
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "modify", card = "t", trait = "szabla", amount = -2, duration = "duel" }]
"""
MURMUR = """
[[card]]
id = "murmur"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["agitation"], by = "opponent" }
do = [{ op = "gain_kreski", who = "you", amount = 1 }]
"""


def first(**fields: Any) -> Veto:
    """Round 1 of a first game, seat 0 at voice."""
    return veto(**{"first_game": True, "round": 1, **fields})


@pytest.mark.parametrize(
    "fields, allowed", [({}, False), ({"round": 2}, True), ({"first_game": False}, True)]
)
def test_nobody_negates_objects_of_the_player_at_voice(fields, allowed):
    """VE-14.1: only in round 1, and only with the option"""
    game = first(hands={0: "vae_victis", 1: "yarns_and_tall_tales"}, **fields)

    play(game, "0 play vae_victis wisniowiecki")

    assert offered(game, 1, "play yarns_and_tall_tales") == allowed


@pytest.mark.parametrize("voice", [0, 1])
@pytest.mark.parametrize("round_, allowed", [(1, False), (2, True)])
def test_nobody_plays_effects_that_target_the_player_at_voice(monkeypatch, voice, round_, allowed):
    """VE-14.1: him, or his cards, also as hosts"""
    add_cards(monkeypatch, THEFT)
    game = first(
        hands={1 - voice: "theft slander lampoon"},
        in_play={voice: "uhlik"},
        round=round_,
        voice=voice,
    )

    play(game, f"{voice} agitate uhlik")

    assert offered(game, 1 - voice, f"play theft {voice}") == allowed
    assert offered(game, 1 - voice, "play slander uhlik") == allowed
    assert offered(game, 1 - voice, "play lampoon uhlik") == allowed


@pytest.mark.parametrize("round_, allowed", [(1, False), (2, True)])
def test_nor_do_they_in_a_fight_turn(monkeypatch, round_, allowed):
    """VE-14.1: but a duel reply for one's own fighter is allowed"""
    add_cards(monkeypatch, TRIP)
    game = first(hands={1: "trip"}, in_play={0: "uhlik", 1: "brodnicki/marked"}, round=round_)
    do(game, "0 challenge uhlik brodnicki")

    play(game, "0 bene")

    assert offered(game, 1, "play trip uhlik") == allowed
    assert offered(game, 1, "play trip brodnicki")
    assert allowed or refused(game, "1 play trip uhlik") == "VE-14.1"


def test_an_effect_that_answers_the_player_at_voice_but_negates_nothing_is_allowed(monkeypatch):
    """VE-14.1: ruling 60"""
    add_cards(monkeypatch, MURMUR)
    game = first(hands={1: "murmur"}, in_play={0: "uhlik"})

    play(game, "0 agitate uhlik", "1 play murmur")
    all_bene(game)

    assert kreski(game) == [1, 1, 19]


def test_effects_for_ones_own_cards_are_allowed():
    """VE-14.1: Bread and Cobweb saves Bobrowski in the opponent's turn"""
    game = first(
        hands={1: "bread_and_cobweb"},
        in_play={0: "kuklinowski", 1: "bobrowski/marked"},
        kreski={1: 3},
    )
    do(game, "0 challenge kuklinowski bobrowski")
    play(game, "0 bene", "1 bene", "0 bene")

    play(game, "1 play bread_and_cobweb")
    all_bene(game)

    assert on_table(game, "bobrowski")
    assert kreski(game)[:2] == [1, 2]


def test_an_effect_on_ones_own_character_is_allowed_at_any_moment():
    """VE-14.1"""
    game = first(hands={1: "vivat"}, in_play={0: "uhlik", 1: "bobrowski"})

    play(game, "0 agitate uhlik", "1 play vivat bobrowski")
    all_bene(game)

    assert szabla(game, "bobrowski") == 7


def test_thrusts_are_allowed():
    """VE-14.1: a parry negates, but it is no effect"""
    game = first(hands={0: "feint", 1: "parry"}, in_play={0: "uhlik", 1: "brodnicki/marked"})
    do(game, "0 challenge uhlik brodnicki")

    play(game, "0 play feint")

    assert offered(game, 1, "play parry")


def test_abilities_are_allowed():
    """VE-14.1: Zagłoba negates an effect"""
    game = first(hands={0: "vae_victis"}, in_play={1: "jan_zagloba"})

    play(game, "0 play vae_victis wisniowiecki", "1 use jan_zagloba 1")
    all_bene(game)

    assert game.players[0].discard == ("vae_victis",)


def test_the_player_at_voice_himself_may_play_on_others():
    """VE-14.1"""
    game = first(hands={0: "eaten_by_rust"}, in_play={1: "uhlik+rapier"})

    do(game, "0 play eaten_by_rust rapier")

    assert game.players[1].discard == ("rapier",)


def test_a_first_game_has_the_two_decks_of_the_walk_through_in_their_order():
    """VE-14.2"""
    match = Match.start("veto", seats=2, seed=9, options={"first_game": True})

    wisniowiecki, radziwill = WALKTHROUGH.values()
    first_player, second_player = match.game.players
    assert (first_player.faction, second_player.faction) == ("wisniowiecki", "radziwill")
    assert first_player.hand == (*wisniowiecki.opening, wisniowiecki.seventh)
    assert second_player.hand == (*radziwill.opening, radziwill.seventh)
    assert first_player.cupboard[-6:][::-1] == wisniowiecki.next
    assert second_player.cupboard[-6:][::-1] == radziwill.next
    assert [len(each.deck) for each in match.game.players] == [60, 60]


def test_the_rest_of_the_cupboards_is_shuffled():
    """VE-14.2"""
    one, other = (
        Match.start("veto", seats=2, seed=seed, options={"first_game": True}).game.players[0]
        for seed in (1, 2)
    )

    assert one.hand == other.hand
    assert one.cupboard[-6:] == other.cupboard[-6:]
    assert one.cupboard[:-6] != other.cupboard[:-6]
    assert sorted(one.cupboard) == sorted(other.cupboard)


def test_a_first_game_is_for_two():
    """VE-14.2"""
    with pytest.raises(BadInput):
        Match.start("veto", seats=3, seed=1, options={"first_game": True})
