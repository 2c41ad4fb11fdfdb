"""VE-11.12: a card that has left play is taken as it last was."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import could_play, could_use, dukats, kreski, on_table
from games.veto.moments import fighting, gone, until
from games.veto.positions import all_bene, do, offered, play, veto

LAST = """
[[card]]
id = "ambush"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["ability"], by = "opponent" }
do = [{ op = "remove", card = "event_card" }]
[[card]]
id = "heirs"
type = "possession"
[[card.ability]]
kind = "reply"
when = { event = "left_play", card = { has = "equipment", any_of = ["karmazyn"] } }
[[card.ability.do]]
op = "gain_dukats"
who = "controller_of:event_card"
amount = { trait = "kreski", of = "event_card" }
[[card]]
id = "banner"
type = "character"
szabla = 1
[[card.ability]]
kind = "trifle"
cost = { mark = "self" }
do = [
    { op = "modify", card = "self", trait = "szabla", amount = 5, duration = "game" },
    { op = "unmark", card = "self" },
    { op = "gain_dukats", who = "controller_of:self", amount = 3 },
]
"""


# --- last known state


def test_an_ability_whose_source_is_gone_still_works(monkeypatch):
    """VE-11.12, VE-6.26"""
    add_cards(monkeypatch, LAST)
    game = veto(hands={1: "ambush"}, in_play={0: "arvid_wittenberg"}, dukats={0: 20, 1: 20})

    play(game, "0 use arvid_wittenberg 1 1", "1 play ambush")
    all_bene(game)

    assert not on_table(game, "arvid_wittenberg")
    assert dukats(game) == [20, 18]


def test_operations_on_a_source_that_is_gone_do_nothing(monkeypatch):
    """VE-11.12: but whoever controlled it last is still known"""
    add_cards(monkeypatch, LAST)
    game = veto(hands={1: "ambush"}, in_play={0: "banner"}, dukats={0: 20})

    play(game, "0 use banner 1", "1 play ambush")
    all_bene(game)

    assert not on_table(game, "banner")
    assert game.lasting == ()
    assert dukats(game)[0] == 23


def test_a_card_that_left_play_is_asked_as_it_last_was(monkeypatch):
    """VE-11.12, VE-L.18: keywords, attachments, traits and controller"""
    add_cards(monkeypatch, LAST)
    game = veto(
        hands={0: "banishment"},
        in_play={0: "heirs", 1: "uhlik+crimson_kontusz brodnicki"},
        dukats={0: 20, 1: 20},
    )

    play(game, "0 play banishment uhlik", "1 bene", "0 bene")
    play(game, "1 lay_next crimson_kontusz", "1 bene", "0 use heirs 1")
    all_bene(game)

    assert dukats(game) == [20 - 4, 20 + 1]


def test_a_card_that_left_play_without_a_keyword_does_not_match_it(monkeypatch):
    """VE-11.12"""
    add_cards(monkeypatch, LAST)
    game = veto(hands={0: "banishment"}, in_play={0: "heirs", 1: "uhlik+rapier"})

    play(game, "0 play banishment uhlik", "1 bene", "0 bene", "1 lay_next rapier", "1 bene")

    assert not could_use(game, 0, "heirs")


def test_a_beaten_fighter_is_known_to_replies_after_the_duel():
    """VE-11.12: the loser of a duel, with his keywords"""
    game = veto(
        hands={0: "insult_washed_in_blood"},
        in_play={0: "kuklinowski", 1: "uhlik/marked"},
        kreski={1: 5},
    )
    do(game, "0 challenge kuklinowski uhlik")
    play(game, "0 bene", "1 bene", "0 bene", "1 bene")

    assert not on_table(game, "uhlik")
    assert offered(game, 0, "play insult_washed_in_blood")
    do(game, "0 play insult_washed_in_blood")
    assert kreski(game) == [2, 4, 15]


@pytest.mark.parametrize("who, taken", [("jan_skrzetuski", 3), ("uhlik", 1)])
def test_the_spoils_are_those_of_the_loser_as_he_was(who, taken):
    """VE-11.12, VE-8.20, VE-8.21"""
    game = veto(in_play={0: "kuklinowski+feint+musket", 1: f"{who}/marked"}, kreski={1: 5})

    do(game, f"0 challenge kuklinowski {who}", "0 take_up musket", "0 bene", "1 bene")

    assert kreski(game)[:2] == [taken, 5 - taken]


def test_the_enemy_is_known_although_his_fighter_has_left_play():
    """VE-11.12: who controlled it last"""
    game = veto(
        hands={0: "crushing_defeat"},
        in_play={0: "yurko_bohun", 1: "uhlik/marked"},
        kreski={1: 5},
    )
    do(game, "0 challenge yurko_bohun uhlik")
    play(game, "0 bene", "1 bene", "0 bene", "1 bene")
    assert not on_table(game, "uhlik")

    do(game, "0 play crushing_defeat")

    assert kreski(game) == [1, 5 - 1 - 1, 17]


WILL = """
[[card]]
id = "tax"
type = "possession"
[[card.ability]]
kind = "passive"
static = [
    { op = "modify", sel = { type = "character" }, trait = "upkeep", amount = 3 },
    { op = "modify", sel = { type = "character" }, trait = "income", amount = 4 },
    { op = "modify", sel = { type = "character" }, trait = "lafa", amount = 5 },
]
[[card]]
id = "will"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [
    { op = "discard", card = "t" },
    { op = "gain_dukats", who = "you", amount = { trait = "%s", of = "t" } },
]
"""


@pytest.mark.parametrize("trait, amount", [("upkeep", 3), ("income", 4), ("lafa", 3 + 5)])
def test_all_traits_of_the_departed_are_those_it_last_had(monkeypatch, trait, amount):
    """VE-11.12"""
    add_cards(monkeypatch, WILL % trait)
    game = veto(in_play={0: "tax", 1: "uhlik"}, hands={0: "will"}, dukats={0: 5})

    do(game, "0 play will uhlik")

    assert dukats(game)[0] == 5 + amount


SIGH = """
[[card]]
id = "sigh"
type = "effect"
[card.play]
kind = "reply"
when = { event = "duel_applied", fighter = { who = "you" }, result = "lose" }
if = [{ uses = "my_fighter", keyword = "weapon" }]
do = [{ op = "gain_dukats", who = "you", amount = 1 }]
"""


@pytest.mark.parametrize("lost, used", [(False, True), (True, False)])
def test_a_fighter_that_has_left_play_used_what_he_last_bore(monkeypatch, lost, used):
    """VE-11.12: not what he lost before"""
    add_cards(monkeypatch, SIGH)
    using = {1: "rapier"}
    game = fighting("kuklinowski", "uhlik+rapier", using=using, hands={1: "sigh"})
    if lost:
        gone(game, "rapier")

    until(game, "W-D6", 1)

    assert not on_table(game, "uhlik")
    assert could_play(game, 1, "sigh") == used
