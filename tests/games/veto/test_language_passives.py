"""VE-L.7, VE-L.8: passives that an event sets off, and those that hold all the time."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import MASSACRE, add_cards
from games.veto.looks import asked, dukats, on_table, szabla, window
from games.veto.moments import FROM_ENDING
from games.veto.positions import all_bene, do, play, veto
from interpares.games.veto.ending import EndingPhase
from interpares.games.veto.game import Veto
from interpares.games.veto.reading import Reading
from interpares.games.veto.restraints import parameter
from interpares.games.veto.setup import Round

PASSIVES = """
[[card]]
id = "crier"
type = "possession"
[[card.ability]]
kind = "passive"
on = { event = "declared", object = ["agitation"] }
do = [{ op = "gain_dukats", who = "you", amount = 1 }]
[[card]]
id = "thief"
type = "possession"
[[card.ability]]
kind = "passive"
on = { event = "ending_begin" }
do = [{ op = "give_dukats", from = "each_opponent", to = "you", amount = 3 }]
[[card]]
id = "double"
type = "possession"
[[card.ability]]
kind = "passive"
on = { event = "ending_begin" }
do = [{ op = "gain_dukats", who = "you", amount = { has = "dukats", who = "you" } }]
[[card]]
id = "gift"
type = "possession"
[[card.ability]]
kind = "passive"
on = { event = "ending_begin" }
do = [{ op = "gain_dukats", who = "you", amount = 5 }]
"""
UNDERTAKER = """
[[card]]
id = "undertaker"
type = "possession"
[[card.ability]]
kind = "passive"
on = { event = "left_play", card = { type = "character" } }
limit = "once_per_round"
do = [{ op = "gain_dukats", who = "you", amount = 1 }]
"""
STATICS = """
[[card]]
id = "duellist"
type = "character"
szabla = 5
[[card.ability]]
kind = "passive"
static = [
    { op = "modify", card = "enemy_fighter", trait = "szabla", amount = -2 },
    { op = "param", who = "enemy", name = "hand_limit", amount = -1 },
]
"""


# --- passives that something sets off


def test_a_passive_is_mandatory_and_comes_before_the_window(monkeypatch):
    """VE-L.7: it uses no stack and opens no window of its own"""
    add_cards(monkeypatch, PASSIVES)
    game = veto(in_play={0: "uhlik", 1: "crier"}, dukats={1: 20})

    play(game, "0 agitate uhlik")

    assert dukats(game)[1] == 21
    assert len(game.stack) == 1
    assert window(game) == ("W-A", 1)
    all_bene(game)
    assert dukats(game)[1] == 21


def test_passives_of_several_players_work_from_the_initiative_holder_on(monkeypatch):
    """VE-L.7, VE-0.5"""
    add_cards(monkeypatch, PASSIVES)
    fields = {
        "in_play": {0: "thief", 1: "double"},
        "dukats": {0: 0, 1: 10},
        "agenda": (EndingPhase(), Round()),
    }

    first, second = veto(initiative=0, **fields), veto(initiative=1, **fields)

    assert dukats(first) == [3, 14]
    assert dukats(second) == [3, 17]


@pytest.mark.parametrize("order, coins", [(("double", "gift"), 25), (("gift", "double"), 30)])
def test_a_player_orders_his_own_passives(monkeypatch, order, coins):
    """VE-L.7, VE-0.5, VE-D40"""
    add_cards(monkeypatch, PASSIVES)
    game = veto(in_play={0: "double gift"}, dukats={0: 10}, agenda=FROM_ENDING)
    assert asked(game) == "OrderSimultaneous"

    play(game, f"0 act_next {order[0]} 1")

    assert dukats(game)[0] == coins
    assert window(game) == ("W-E1", 0)


# --- statics


def test_the_selector_of_a_static_is_looked_at_anew():
    """VE-L.8: the school does not teach Karmazyns"""
    game = veto(hands={0: "crimson_kontusz"}, in_play={0: "uhlik+feint+lunge+dodge fencing_school"})
    assert asked(game) == "Turn"

    do(game, "0 deploy_equipment crimson_kontusz uhlik")

    assert asked(game) == "DiscardThrust"


def test_words_of_the_duel_mean_nothing_outside_one(monkeypatch):
    """VE-L.8"""
    add_cards(monkeypatch, STATICS)
    game = veto(in_play={0: "duellist", 1: "brodnicki/marked uhlik"})
    assert (szabla(game, "brodnicki"), hand_limit(game, 1)) == (5, 6)

    do(game, "0 challenge duellist brodnicki")
    assert (szabla(game, "brodnicki"), szabla(game, "uhlik")) == (5 - 2, 4)
    assert (hand_limit(game, 0), hand_limit(game, 1)) == (6, 5)
    do(game, "0 bene", "1 bene")

    assert hand_limit(game, 1) == 6


@pytest.mark.parametrize("condition", ["max = 3", "min = 0"])
def test_what_nobody_has_is_neither_enough_nor_too_much(monkeypatch, condition):
    """VE-L.8: outside a duel there is no enemy"""
    add_cards(
        monkeypatch,
        f"""
[[card]]
id = "amulet"
type = "possession"
[[card.ability]]
kind = "passive"
if = [{{ has = "kreski", who = "enemy", {condition} }}]
static = [{{ op = "modify", sel = {{ type = "character" }}, trait = "szabla", amount = 5 }}]
""",
    )
    game = veto(in_play={0: "amulet uhlik", 1: "brodnicki/marked"})
    assert szabla(game, "uhlik") == 4

    do(game, "0 challenge uhlik brodnicki")

    assert szabla(game, "uhlik") == 4 + 5


def hand_limit(game: Veto, seat: int) -> int:
    return parameter(Reading(game), seat, "hand_limit")


def test_a_limit_holds_for_events_that_come_together(monkeypatch):
    """VE-L.5, VE-L.7: two characters are killed by one card"""
    add_cards(monkeypatch, MASSACRE + UNDERTAKER)
    game = veto(
        in_play={0: "undertaker", 1: "uhlik brodnicki"}, hands={0: "massacre"}, dukats={0: 5}
    )

    do(game, "0 play massacre", "1 act_next uhlik")

    assert (on_table(game, "uhlik"), on_table(game, "brodnicki")) == (False, False)
    assert dukats(game)[0] == 6
