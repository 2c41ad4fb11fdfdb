"""VE-L.2, VE-L.9, VE-L.11: what is negated, paid, chosen and done for each."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards, add_effect
from games.veto.looks import asked, could_play, dukats, kreski, on_table
from games.veto.positions import all_bene, do, offered, piece, play, veto

# --- negation and payment


@pytest.mark.parametrize(
    "fate, pile", [("discard", "discard"), ("hand", "hand"), ("remove", "removed")]
)
def test_a_negated_card_goes_where_the_text_says(monkeypatch, fate, pile):
    """VE-L.11, VE-6.12"""
    add_cards(
        monkeypatch,
        f"""
[[card]]
id = "censor"
type = "effect"
[card.play]
kind = "reply"
when = {{ event = "declared", object = ["effect"], by = "opponent" }}
do = [{{ op = "negate", fate = "{fate}" }}]
""",
    )
    game = veto(hands={0: "vae_victis", 1: "censor"})

    play(game, "0 play vae_victis wisniowiecki", "1 play censor")
    all_bene(game)

    assert getattr(game.players[0], pile) == ("vae_victis",)
    assert not on_table(game, "vae_victis")


@pytest.mark.parametrize(
    "cost, pile", [("discard_self = true", "discard"), ("remove_self = true", "removed")]
)
def test_a_card_can_pay_with_itself(monkeypatch, cost, pile):
    """VE-L.2: paid at the resolution"""
    add_cards(
        monkeypatch,
        f"""
[[card]]
id = "hoard"
type = "possession"
[[card.ability]]
kind = "trifle"
cost = {{ {cost} }}
do = [{{ op = "gain_dukats", who = "you", amount = 4 }}]
""",
    )
    game = veto(in_play={0: "hoard"})

    play(game, "0 use hoard 1")
    assert on_table(game, "hoard")
    all_bene(game)

    assert getattr(game.players[0], pile) == ("hoard",)
    assert dukats(game)[0] == 24


def test_kreski_and_a_mark_of_ones_choice_can_be_a_cost(monkeypatch):
    """VE-L.2: the mark is made at the declaration, the kreski are paid at the resolution"""
    add_effect(
        monkeypatch,
        '{ op = "draw", who = "you", amount = 1 }',
        cost='mark = { type = "character", who = "you" }, kreski = 2',
    )
    game = veto(hands={0: "extra"}, in_play={0: "uhlik kuszel/marked"}, kreski={0: 2})
    poor = veto(hands={0: "extra"}, in_play={0: "uhlik"}, kreski={0: 1})
    assert not could_play(poor, 0, "extra")
    assert not offered(game, 0, "play extra - kuszel")

    play(game, "0 play extra - uhlik")
    assert (piece(game, "uhlik").marked, kreski(game)[0]) == (True, 2)
    all_bene(game)

    assert kreski(game) == [0, 0, 21]


@pytest.mark.parametrize(
    "answers, hands, left",
    [(["1 pay"], (0, 1), 0), (["1 decline", "1 discard_card feint"], (3, 0), 5)],
)
def test_who_does_not_pay_suffers_the_rest(monkeypatch, answers, hands, left):
    """VE-L.9, VE-D30"""
    add_effect(
        monkeypatch,
        '{ op = "pay_or", who = "each_opponent", cost = { dukats = 5 }, else = ['
        '{ op = "draw", who = "you", amount = 3 }, '
        '{ op = "discard_hand", who = "each_opponent", amount = 1, chooser = "owner" }] }',
    )
    game = veto(hands={0: "extra", 1: "feint"}, dukats={1: 5})

    do(game, "0 play extra")
    assert game.waiting == (1,)
    play(game, *answers)

    assert tuple(len(each.hand) for each in game.players) == hands
    assert dukats(game)[1] == left


def test_who_pays_with_several_cards_orders_them(monkeypatch):
    """VE-3.9, VE-D39"""
    add_effect(
        monkeypatch,
        '{ op = "pay_or", who = "you", cost = { discard_hand = 2 }, '
        'else = [{ op = "lose_dukats", who = "you", amount = 1 }] }',
    )
    game = veto(hands={0: "extra uhlik mill"})

    do(game, "0 play extra", "0 pay - mill,uhlik", "0 lay_next uhlik")

    assert game.players[0].discard == ("uhlik", "mill", "extra")


def test_who_openly_cannot_pay_is_not_asked(monkeypatch):
    """VE-L.9, VE-0.6"""
    add_effect(
        monkeypatch,
        '{ op = "pay_or", who = "each_opponent", cost = { dukats = 5 }, '
        'else = [{ op = "gain_dukats", who = "you", amount = 3 }] }',
    )
    game = veto(hands={0: "extra"}, dukats={0: 20, 1: 4})

    do(game, "0 play extra")

    assert asked(game) == "Turn"
    assert dukats(game) == [23, 4]


def test_one_of_several_options_is_chosen(monkeypatch):
    """VE-L.9, VE-D28"""
    add_effect(
        monkeypatch,
        '{ op = "choose", who = "each_opponent", options = ['
        '{ pl = "a", en = "a", do = [{ op = "lose_dukats", who = "each_opponent", amount = 1 }] },'
        '{ pl = "b", en = "b", do = [{ op = "gain_dukats", who = "you", amount = 2 }] }] }',
    )
    game = veto(hands={0: "extra"}, dukats={0: 20, 1: 20})

    do(game, "0 play extra")
    assert game.waiting == (1,)
    play(game, "1 choose 1")

    assert dukats(game) == [22, 20]


def test_for_each_fixes_its_cards_when_it_begins(monkeypatch):
    """VE-L.9"""
    add_effect(
        monkeypatch,
        '{ op = "for_each", sel = { type = "character", marked = false }, do = ['
        '{ op = "for_each", sel = { type = "character" }, do = [{ op = "mark", card = "each" }] },'
        '{ op = "gain_dukats", who = "you", amount = 1 }] }',
    )
    game = veto(hands={0: "extra"}, in_play={0: "uhlik kuszel", 1: "brodnicki soroka/marked"})

    do(game, "0 play extra")

    assert dukats(game)[0] == 23
