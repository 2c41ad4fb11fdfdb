"""MA-8: the Sejm."""

from __future__ import annotations

import itertools

import pytest

from games.magnaci.positions import (
    at_rest,
    commit,
    estates,
    offered,
    opened_sejm,
    pass_all,
    play_on,
    sejm,
)
from interpares import rules_of
from interpares.games.magnaci.cards import KING_SYMBOL, LAWS
from interpares.games.magnaci.events import CardsRevealed, LawsDealt
from interpares.games.magnaci.sejm import Sejm
from interpares.games.magnaci.windows import Turn
from scenario import encode, magnaci, play, refused

VIEW = rules_of("magnaci").view
TABLE = "jesuit_colleges private_duchy capitulation bishopric tribunal"
PLAIN = "dissenters embassy union_of_brest fortress veto"


def test_five_laws_are_dealt_face_up_to_the_slots_in_the_order_drawn():
    """MA-8.1"""
    game = magnaci(law_deck=tuple(TABLE.split()), script=(4, 3, 2, 1, 0), agenda=(Sejm(),))

    assert game.sejm == tuple(reversed(TABLE.split()))
    assert VIEW(game, None).sejm == game.sejm
    assert game.law_deck == ()


def test_four_sejms_leave_five_laws_in_the_deck():
    """MA-8.1"""
    game = magnaci(agenda=(Sejm(), Sejm(), Sejm(), Sejm()), offices={0: ["primate"]})

    for left in (20, 15, 10, 5):
        assert len(game.law_deck) == left
        for player in game.players:
            player.hand, player.played = (*player.hand, *player.played), ()
        play_on(game, until=lambda now, left=left: len(now.law_deck) < left or at_rest(now))

    assert at_rest(game)


def test_the_dealt_laws_are_told_to_everybody():
    """MA-8.1"""
    game = magnaci(law_deck=tuple(TABLE.split()))
    game.agenda, game.script, game.told = (*game.agenda, Sejm()), (0,) * 5, []
    game.advance()

    assert LawsDealt(tuple(TABLE.split())) in game.told


def test_everybody_commits_one_card_to_each_slot_at_once_and_in_any_order():
    """MA-8.2, MA-3.3"""
    rows = {0: "9 13 2 7 3", 1: "13 4 9 8 7", 2: "lady 4 7 14 9"}
    positions = set()
    for order in itertools.permutations(rows):
        game = opened_sejm(TABLE, 3)
        assert game.waiting == (0, 1, 2)
        for seat in order:
            for slot, card in enumerate(rows[seat].split(), 1):
                play(game, f"{seat} lay {slot} {card}")
        positions.add(encode(game))

    assert len(positions) == 1


def test_a_commitment_takes_five_different_cards_of_the_hand():
    """MA-8.2, MA-2.3"""
    hand = ("2", "3", "4", "5", "6", "7", "8", "9", "lady", "11")
    game = opened_sejm(TABLE, 2, hands={0: hand})

    assert offered(game, 0) == [f"lay 1 {card}" for card in hand]
    play(game, "0 lay 1 lady")
    assert "lay 2 lady" not in offered(game, 0)
    assert refused(game, "0 lay 3 2").rule == "MA-8.2"
    play(game, "0 lay 2 2", "0 lay 3 3", "0 lay 4 4", "0 lay 5 5")

    assert game.waiting == (1,)


def test_slots_are_resolved_one_by_one_from_left_to_right():
    """MA-8.3, MA-3.4"""
    game = sejm(PLAIN, "14 2 3 4 5", "2 14 5 3 4", king="john_ii_casimir")
    told = []
    while not at_rest(game):
        told += play(game, f"{game.waiting[0]} settle prussia")

    revealed = [event.place for event in told if isinstance(event, CardsRevealed)]
    assert revealed == ["2", "3", "4", "5"]
    assert game.players[0].won == ("dissenters", "fortress", "veto")
    assert game.players[1].won == ("embassy", "union_of_brest")
    assert game.sejm == (None,) * 5


def test_the_highest_total_of_influence_and_modifiers_wins_the_law():
    """MA-8.3, MA-15.4"""
    game = sejm(TABLE, "lady 2 3 4 5", "12 3 4 5 6", offices={0: ["primate", "chancellor"]})

    play(game, "0 play chancellor")

    assert game.players[0].laws == ("jesuit_colleges",)


def test_the_primate_decides_a_tie_for_a_law():
    """MA-8.3, MA-17.2"""
    game = sejm(TABLE, "2 3 4 5 6", "12 2 3 4 5", "12 4 5 6 7")

    assert game.waiting == (0,)
    assert offered(game, 0) == ["name 1", "name 2"]
    play(game, "0 name 2")

    assert game.players[2].laws == ("jesuit_colleges",)


@pytest.mark.parametrize(
    "law, king, count",
    [
        ("bishopric", "stephen_bathory", 2),
        ("bishopric", "sigismund_iii_vasa", 3),
        ("embassy", "stephen_bathory", 1),
        ("capitulation", "stephen_bathory", 1),
        ("levy_in_mass", "stephen_bathory", 3),
    ],
)
def test_a_law_brings_its_estates_and_one_more_for_the_kings_symbol(law, king, count):
    """MA-8.4"""
    game = sejm(f"{law} private_duchy rokosz entail tribunal", "14 2 3 4 5", "2 3 4 5 6", king=king)

    play(game, "0 settle ukraine")

    assert estates(game, "ukraine") == (count, 0)
    assert game.players[0].laws == (law,)


def test_a_law_without_estates_places_nothing():
    """MA-8.4"""
    game = sejm("assignats entail veto rokosz tribunal", "14 2 3 4 5", "2 13 4 5 6")

    assert game.players[0].laws == ("assignats",)
    assert game.players[0].estate_count == 0
    assert (game.waiting, game.players[1].laws) == ((1,), ("entail",))


def test_estates_of_a_law_go_into_one_open_province():
    """MA-8.4, MA-11.4"""
    game = sejm(
        TABLE,
        "14 2 3 4 5",
        "2 3 4 5 6",
        conflicts={"I": "smolensk_war", "IX": "northern_war"},
        partitioned=("prussia", "lithuania"),
    )

    provinces = ["ukraine", "little_poland", "great_poland"]
    assert offered(game, 0) == [f"settle {province}" for province in provinces]


def test_winning_grain_rafting_places_its_estate_anywhere():
    """MA-8.4, MA-15.18: only its action is bound to Prussia (ruling 36)."""
    game = sejm("grain_rafting entail veto rokosz tribunal", "14 2 3 4 5", "2 13 4 5 6")

    play(game, "0 settle ukraine")

    assert estates(game, "ukraine") == (1, 0)


@pytest.mark.parametrize("king", KING_SYMBOL)
def test_the_constitution_brings_one_estate_under_every_king(king: str):
    """MA-8.5"""
    game = sejm(
        "constitution_may_3 veto rokosz entail tribunal", "14 2 3 4 5", "2 3 4 5 6", king=king
    )

    play(game, "0 settle prussia")

    assert estates(game, "prussia") == (1, 0)
    assert len(LAWS["constitution_may_3"].symbols) == 4
    assert LAWS["constitution_may_3"].estates == 0


def test_after_the_fifth_slot_comes_one_last_window():
    """MA-8.6, MA-14.1"""
    game = sejm(TABLE, "14 2 3 4 5", "2 3 4 5 6", trade=True)
    while not (isinstance(game.decision, Turn) and game.decision.window == "sejm_end"):
        play(game, f"{game.waiting[0]} {offered(game, game.waiting[0])[0]}")

    assert game.sejm == (None,) * 5
    assert (game.decision.place, game.waiting) == ("", (0,))
    pass_all(game)
    assert at_rest(game)


def test_cards_played_in_the_sejm_lie_aside_face_up():
    """MA-8.7"""
    game = opened_sejm(PLAIN, 2, king="john_ii_casimir")
    commit(game, "14 2 3 4 5", "2 13 5 3 6")
    while not at_rest(game):
        play(game, f"{game.waiting[0]} settle prussia")

    public = VIEW(game, None)

    assert [player.played for player in public.players] == [
        ("14", "2", "3", "4", "5"),
        ("2", "13", "5", "3", "6"),
    ]
    assert [player.cards_in_hand for player in public.players] == [8, 8]
