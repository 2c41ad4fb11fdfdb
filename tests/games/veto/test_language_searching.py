"""VE-L.15: cards that are searched for, or come into play by cards."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards, add_effect
from games.veto.looks import dukats, kreski, on_table, ways
from games.veto.positions import all_bene, do, number, offered, piece, play, veto
from interpares.games.veto.game import Veto

CHARACTER = '{ name = "t", sel = { type = "character" } }'
FEVER = """
[[card]]
id = "fever"
type = "effect"
[card.play]
kind = "trifle"
attach = { type = "character" }
lasts = "round"
[[card.ability]]
kind = "passive"
static = [{ op = "modify", card = "host", trait = "szabla", amount = -1 }]
"""
ARMOURY = """
[[card]]
id = "armoury"
type = "possession"
[[card.ability]]
kind = "trifle"
[[card.ability.do]]
op = "search"
zone = "cupboard"
sel = { type = "thrust" }
amount = 1
to = "attach"
attach_to = "self"
"""
FOUND = (
    '{ op = "search", zone = "cupboard", sel = { type = "character" }, amount = 1, to = "play" }'
)


def searching(monkeypatch, cupboard: str, **fields) -> Veto:
    add_effect(monkeypatch, FOUND)
    game = veto(hands={0: "extra"}, cupboards={0: cupboard}, **fields)
    do(game, "0 play extra")
    return game


def test_a_character_searched_for_comes_into_play_free_of_cost(monkeypatch):
    """VE-L.15, VE-5.14: it brings its kreski, and is not the deed"""
    game = searching(monkeypatch, "uhlik mill", dukats={0: 0})

    do(game, "0 find uhlik election")

    assert on_table(game, "uhlik")
    assert kreski(game) == [1, 0, 20]
    assert (dukats(game)[0], game.deeds) == (0, 1)
    assert game.players[0].cupboard == ("mill",)


def test_all_restrictions_hold_for_a_character_searched_for(monkeypatch):
    """VE-L.15, VE-5.16, VE-5.17, VE-1.17, VE-5.15"""
    game = searching(
        monkeypatch,
        "uhlik barabash charles_ferdinand_vasa john_casimir_vasa dominik_zaslawski",
        in_play={0: "michal_korybut_wisniowiecki", 1: "uhlik"},
        removed={1: "barabash"},
    )

    assert offered(game, 0, "find dominik_zaslawski election")
    assert offered(game, 0, "find dominik_zaslawski karmazyn")
    for card in ("uhlik", "barabash", "charles_ferdinand_vasa", "john_casimir_vasa"):
        assert not offered(game, 0, f"find {card} election")


def test_equipment_is_searched_for_and_attached(monkeypatch):
    """VE-L.15"""
    add_effect(
        monkeypatch,
        '{ op = "search", zone = "discard", sel = { type = ["equipment", "thrust"] }, '
        'amount = 2, to = "attach", attach_to = "t" }',
        CHARACTER,
    )
    game = veto(
        hands={0: "extra"},
        in_play={0: "uhlik"},
        discards={0: "feint mill rapier zerwikaptur"},
        dukats={0: 0},
    )
    uhlik = number(game, "uhlik")

    do(game, "0 play extra uhlik")
    assert not offered(game, 0, f"find zerwikaptur - {uhlik}")
    play(game, f"0 find rapier - {uhlik}", f"0 find feint - {uhlik}")
    all_bene(game)

    assert piece(game, "rapier").host == piece(game, "feint").host == uhlik
    assert game.players[0].discard == ("mill", "zerwikaptur", "extra")


def attaching(monkeypatch, host: str, **fields) -> Veto:
    """Seat 0 searches for a card to attach to a character."""
    add_effect(
        monkeypatch,
        '{ op = "search", zone = "cupboard", sel = { type = ["effect", "thrust", "equipment"] }, '
        'amount = 1, to = "attach", attach_to = "t" }',
        CHARACTER,
    )
    game = veto(hands={0: "extra"}, **fields)
    do(game, f"0 play extra {host}")
    return game


def test_an_effect_is_searched_for_and_attached_where_it_could_be_played(monkeypatch):
    """VE-L.15, VE-1.30: one with a place for it, of one's own faction"""
    cards = "infamy vae_victis mill banishment"
    game = attaching(monkeypatch, "uhlik", in_play={1: "uhlik"}, cupboards={0: cards})
    assert not offered(game, 0, "find vae_victis - uhlik")
    assert not offered(game, 0, "find banishment - uhlik")

    do(game, "0 find infamy - uhlik")

    assert piece(game, "infamy").host == number(game, "uhlik")
    assert (piece(game, "infamy").by, dukats(game)[0]) == (0, 20)


@pytest.mark.parametrize(
    "lines, may",
    [
        ("[card.play]", True),
        ('faction = "court"\n[card.play]', False),
        ('keywords = ["unikat"]\n[card.play]', False),
        ("[card.play]\nif = [{ pool_max = 0 }]", False),
    ],
)
def test_all_restrictions_hold_for_an_effect_searched_for(monkeypatch, lines, may):
    """VE-L.15, VE-1.30, VE-1.31: its faction, its uniqueness, its conditions"""
    add_cards(monkeypatch, FEVER.replace("[card.play]", lines))
    in_play = {1: "uhlik brodnicki+fever"}
    game = attaching(monkeypatch, "uhlik", in_play=in_play, cupboards={0: "fever mill"})

    assert offered(game, 0, "find fever - uhlik") == may


@pytest.mark.parametrize("others, may", [("brodnicki", True), ("brodnicki+hetmans_mace", False)])
def test_unique_equipment_is_not_attached_while_its_like_is_in_play(monkeypatch, others, may):
    """VE-L.15, VE-11.3"""
    in_play = {0: "jan_zamoyski", 1: others}
    cards = {0: "hetmans_mace mill"}
    game = attaching(monkeypatch, "jan_zamoyski", in_play=in_play, cupboards=cards)

    assert offered(game, 0, "find hetmans_mace - jan_zamoyski") == may


def test_no_thrust_is_attached_to_what_does_not_fight(monkeypatch):
    """VE-L.15, VE-9.11"""
    add_cards(monkeypatch, ARMOURY)
    game = veto(in_play={0: "armoury"}, cupboards={0: "feint mill"})

    do(game, "0 use armoury 1")

    assert not offered(game, 0, "find feint - armoury")


def test_an_effect_that_lasts_a_round_does_so_when_it_was_searched_for(monkeypatch):
    """VE-L.15, VE-L.3"""
    add_cards(monkeypatch, FEVER)
    game = attaching(monkeypatch, "uhlik", in_play={1: "uhlik"}, cupboards={0: "fever mill"})

    do(game, "0 find fever - uhlik")

    assert piece(game, "fever").until == game.round


@pytest.mark.parametrize(
    "carried, faces", [("", {False, True}), ("+lunge+lunge", {True}), ("+lunge+dodge/up", {False})]
)
def test_a_thrust_that_was_searched_for_lies_where_there_is_room(monkeypatch, carried, faces):
    """VE-L.15, VE-9.12"""
    name = "jan_skrzetuski"
    in_play = {0: f"{name}{carried}"}
    game = attaching(monkeypatch, name, in_play=in_play, cupboards={0: "feint mill"})

    found = ways(game, 0, f"find feint - {name}")

    assert {each.face_up for each in found} == faces


@pytest.mark.parametrize("face_up, known", [("true", ()), ("false", ("feint",))])
def test_everybody_knows_the_thrust_that_was_searched_for(monkeypatch, face_up, known):
    """VE-2.14, VE-3.13: also if it lies face down now"""
    name = "jan_skrzetuski"
    game = attaching(monkeypatch, name, in_play={0: name}, cupboards={0: "feint mill"})

    play(game, f"0 find feint - {name} {face_up}")

    assert piece(game, "feint").face_down == bool(known)
    assert game.players[0].known == known


def test_a_character_deployed_by_a_card_costs_its_lafa_less_the_discount():
    """VE-L.15: and is not the deed"""
    game = veto(hands={0: "invitation_to_court kuklinowski uhlik"}, dukats={0: 10})

    do(game, "0 play invitation_to_court")
    do(game, "0 find kuklinowski election")

    assert dukats(game)[0] == 10 - 1 - (2 * 5 - 1)
    assert kreski(game)[0] == 1
    assert game.deeds == 1


def test_one_who_cannot_pay_deploys_nothing_by_a_card():
    """VE-L.15"""
    game = veto(hands={0: "invitation_to_court kuklinowski"}, dukats={0: 9})

    do(game, "0 play invitation_to_court")

    assert not offered(game, 0, "find kuklinowski election")
    assert offered(game, 0, "decline")


def test_deploying_by_a_card_can_be_for_one_field_only(monkeypatch):
    """VE-L.15"""
    add_effect(
        monkeypatch,
        '{ op = "deploy", sel = { type = "character", zone = "hand", who = "you" }, '
        'discount = 9, field = "karmazyn" }',
    )
    game = veto(hands={0: "extra dominik_zaslawski uhlik"})

    do(game, "0 play extra")

    assert offered(game, 0, "find dominik_zaslawski karmazyn")
    assert not offered(game, 0, "find dominik_zaslawski election")
    assert not offered(game, 0, "find uhlik election")
