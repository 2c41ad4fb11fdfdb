"""Effects that negate what an opponent has declared."""

from __future__ import annotations

import pytest

from games.veto.looks import could_play, dukats, kreski, on_table, szabla
from games.veto.moments import reply
from games.veto.positions import all_bene, do, offered, piece, play, veto


def declared(move, reply, **fields):
    """Seat 0 declares something of every kind; seat 1 holds one effect."""
    position = {
        "hands": {0: "kuszel sable_coat latifundium land_tax", 1: reply},
        "in_play": {
            0: "wierzbicki aleksander_koniecpolski mill",
            1: "kuklinowski/marked tap_house",
        },
    }
    game = veto(**(position | fields))
    play(game, f"0 {move}")
    return game


MOVES = {
    "character": "deploy_character kuszel",
    "equipment": "deploy_equipment sable_coat wierzbicki",
    "possession": "deploy_possession latifundium",
    "effect": "play land_tax",
    "ability": "use mill 1",
    "agitation": "agitate wierzbicki",
    "challenge": "challenge wierzbicki kuklinowski",
    "move": "move_character aleksander_koniecpolski",
}


@pytest.mark.parametrize(
    "card, kinds",
    [
        ("yarns_and_tall_tales", {"effect"}),
        ("liberum_veto", {"character", "equipment", "possession", "effect", "ability"}),
        ("sodden_roads", {"character"}),
        ("advocate", {"equipment", "possession"}),
        ("shouted_down", {"agitation"}),
        ("broken_bridge", {"move"}),
        ("a_false_step", set()),
        ("free_voice", {"effect"}),
    ],
)
def test_a_negation_answers_what_its_text_names(card, kinds):
    """VE-6.7: an election was announced, so that the free voice is heard"""
    games = {kind: declared(move, card, election=0) for kind, move in MOVES.items()}

    answered = {kind for kind, game in games.items() if could_play(game, 1, card)}

    assert answered == kinds


@pytest.mark.parametrize(
    "card, faction, kinds",
    [
        ("royal_edict", "court", {"agitation", "challenge", "move"}),
        ("for_our_liberty", "lubomirski", {"effect"}),
    ],
)
def test_a_negation_with_a_faction_mark_is_for_that_faction(card, faction, kinds):
    """VE-1.31, VE-6.7"""
    answered = {
        own: {
            kind
            for kind, move in MOVES.items()
            if could_play(declared(move, card, factions=("wisniowiecki", own)), 1, card)
        }
        for own in (faction, "radziwill")
    }

    assert answered == {faction: kinds, "radziwill": set()}


@pytest.mark.parametrize(
    "card, kind, fields",
    [
        ("yarns_and_tall_tales", "effect", {}),
        ("liberum_veto", "effect", {}),
        ("free_voice", "effect", {}),
        ("for_our_liberty", "effect", {"factions": ("lubomirski", "court"), "initiative": 1}),
        ("sodden_roads", "character", {}),
        ("advocate", "possession", {}),
        ("shouted_down", "agitation", {}),
        ("broken_bridge", "move", {}),
        ("royal_edict", "challenge", {"factions": ("court", "radziwill")}),
    ],
)
def test_nobody_negates_what_he_has_declared_himself(card, kind, fields):
    """VE-6.9, VE-L.18"""
    hand = f"kuszel sable_coat latifundium land_tax {card}"
    game = declared(MOVES[kind], "", hands={0: hand}, **fields)

    play(game, "1 bene")

    assert not could_play(game, 0, card)


def test_yarns_and_tall_tales_negate_an_effect_and_discard_it():
    """VE-6.12, VE-6.13"""
    game = declared("play land_tax", "yarns_and_tall_tales")

    do(game, "1 play yarns_and_tall_tales")

    assert dukats(game) == [20, 20]
    assert game.players[0].discard == ("land_tax",)
    assert game.players[1].discard == ("yarns_and_tall_tales",)


def test_a_negation_can_be_negated():
    """VE-6.5, VE-6.10"""
    game = veto(
        hands={0: "land_tax yarns_and_tall_tales", 1: "yarns_and_tall_tales liberum_veto"},
        in_play={1: "tap_house"},
    )

    play(game, "0 play land_tax", "1 play yarns_and_tall_tales", "0 play yarns_and_tall_tales")
    assert could_play(game, 1, "liberum_veto"), "against the second yarn, which is on top"
    all_bene(game)

    assert dukats(game) == [20, 19]


@pytest.mark.parametrize("kind", ["character", "equipment", "possession", "effect"])
def test_the_liberum_veto_discards_a_played_card(kind):
    """VE-6.12, VE-6.13"""
    game = declared(MOVES[kind], "liberum_veto")
    card = MOVES[kind].split()[1]

    do(game, "1 play liberum_veto")

    assert game.players[0].discard == (card,)
    assert not on_table(game, card)
    assert dukats(game) == [20, 20 - 3]
    assert kreski(game) == [0, 0, 21]
    assert game.deeds == (0 if kind == "character" else 1)


def test_the_liberum_veto_leaves_a_card_in_play_whose_ability_it_negates():
    """VE-6.12, VE-5.9"""
    game = declared("use mill 1", "liberum_veto")

    do(game, "1 play liberum_veto")

    assert piece(game, "mill").marked
    assert dukats(game) == [20, 20 - 3]


def test_the_liberum_veto_negates_a_thrust():
    """VE-6.12"""
    game = veto(hands={0: "feint", 1: "liberum_veto"}, in_play={0: "kuszel", 1: "uhlik/marked"})

    do(game, "0 challenge kuszel uhlik")
    play(game, "0 play feint")
    do(game, "1 play liberum_veto")

    assert szabla(game, "kuszel") == 6
    assert game.players[0].discard == ("feint",)
    assert dukats(game) == [20, 20 - 3]


def test_sodden_roads_can_be_paid_for():
    """VE-D30"""
    game = declared("deploy_character kuszel", "sodden_roads")

    do(game, "1 play sodden_roads", "0 pay")

    assert on_table(game, "kuszel")
    assert dukats(game) == [20 - 3 - 4, 20 - 1]
    assert kreski(game) == [1, 0, 20]


def test_sodden_roads_send_a_character_back_to_the_hand():
    """VE-D30, VE-5.18"""
    game = declared("deploy_character kuszel", "sodden_roads")

    do(game, "1 play sodden_roads", "0 decline")

    assert not on_table(game, "kuszel")
    assert "kuszel" in game.players[0].hand
    assert dukats(game) == [20, 20 - 1]
    assert kreski(game) == [0, 0, 21]
    assert game.deeds == 0


def test_on_sodden_roads_a_traveller_can_run_out_of_money():
    """VE-5.11: the price was paid, the lafa cannot be, and the deed is not used up"""
    game = declared("deploy_character kuszel", "sodden_roads", dukats={0: 6})

    do(game, "1 play sodden_roads", "0 pay")

    assert "kuszel" in game.players[0].hand
    assert dukats(game) == [3, 19]
    assert game.deeds == 1


@pytest.mark.parametrize("kind", ["equipment", "possession"])
def test_the_advocate_discards_what_was_to_be_deployed(kind):
    """VE-6.12"""
    game = declared(MOVES[kind], "advocate")

    do(game, "1 play advocate")

    assert game.players[0].discard == (MOVES[kind].split()[1],)
    assert dukats(game) == [20, 20 - 1]


def test_who_is_shouted_down_stays_marked_and_brings_nothing():
    """VE-6.12, VE-5.18"""
    game = declared("agitate wierzbicki", "shouted_down")

    do(game, "1 play shouted_down")

    assert piece(game, "wierzbicki").marked
    assert kreski(game) == [0, 0, 21]
    assert game.deeds == 0
    assert dukats(game) == [20, 20 - 2]


def test_a_broken_bridge_leaves_the_lord_marked_where_he_was():
    """VE-9.2"""
    game = declared("move_character aleksander_koniecpolski", "broken_bridge")

    do(game, "1 play broken_bridge")

    assert piece(game, "aleksander_koniecpolski").field == "election"
    assert piece(game, "aleksander_koniecpolski").marked
    assert dukats(game) == [20, 20]


def test_a_false_step_negates_a_thrust_of_the_opponent():
    """VE-8.16, VE-6.12"""
    game = veto(hands={0: "feint", 1: "a_false_step"}, in_play={0: "kuszel", 1: "uhlik/marked"})

    do(game, "0 challenge kuszel uhlik")
    play(game, "0 play feint", "1 play a_false_step")
    all_bene(game)

    assert szabla(game, "kuszel") == 6
    assert game.players[0].discard == ("feint",)
    assert dukats(game) == [20, 20 - 1]


def test_a_false_step_is_the_opponents():
    """VE-L.18"""
    game = veto(hands={0: "feint a_false_step"}, in_play={0: "kuszel", 1: "uhlik/marked"})

    do(game, "0 challenge kuszel uhlik")
    play(game, "0 play feint", "1 bene")

    assert not could_play(game, 0, "a_false_step")


@pytest.mark.parametrize("kind", ["agitation", "challenge", "move"])
def test_a_royal_edict_negates_what_characters_do(kind):
    """VE-6.12, VE-8.3"""
    game = declared(MOVES[kind], "royal_edict", factions=("wisniowiecki", "court"))

    do(game, "1 play royal_edict")

    assert piece(game, MOVES[kind].split()[1]).marked
    assert kreski(game) == [0, 0, 21]
    assert game.duel is None
    assert piece(game, "aleksander_koniecpolski").field == "election"
    assert game.deeds == 0
    assert dukats(game) == [20, 20 - 3]


def test_for_our_liberty_an_effect_is_negated_by_who_has_not_the_initiative():
    """VE-6.12"""
    game = declared("play land_tax", "for_our_liberty", factions=("wisniowiecki", "lubomirski"))

    do(game, "1 play for_our_liberty")

    assert game.players[0].discard == ("land_tax",)
    assert dukats(game) == [20, 20 - 1]


def test_the_holder_of_the_initiative_does_not_shout_for_liberty():
    """VE-L.5"""
    game = declared(
        "play land_tax", "for_our_liberty", factions=("wisniowiecki", "lubomirski"), initiative=1
    )

    assert not could_play(game, 1, "for_our_liberty")


@pytest.mark.parametrize("fields", [{"initiative": 1}, {"election": 0}])
def test_the_free_voice_is_heard_with_the_initiative_or_in_an_election(fields):
    """VE-6.12, VE-L.5"""
    game = declared("play land_tax", "free_voice", **fields)

    do(game, "1 play free_voice")

    assert game.players[0].discard == ("land_tax",)
    assert dukats(game) == [20, 20 - 2]


def test_the_free_voice_is_not_heard_otherwise():
    """VE-L.5"""
    game = declared("play land_tax", "free_voice")

    assert not could_play(game, 1, "free_voice")


def test_a_reply_of_another_phase_can_be_negated_too():
    """VE-1.36, VE-6.7"""
    game = veto(hands={0: "fresh_levies", 1: "yarns_and_tall_tales"})

    reply(game, "W-S2", "0 play fresh_levies")

    assert offered(game, 1, "play yarns_and_tall_tales")
