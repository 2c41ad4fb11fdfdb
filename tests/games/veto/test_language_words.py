"""VE-L.8, VE-L.14: what selectors, conditions, amounts and names of players mean at the table."""

from __future__ import annotations

from typing import Any

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import could_use, dukats, szabla
from games.veto.positions import do, offered, play, veto
from interpares.games.veto.game import Veto

COUNTER = """
[[card]]
id = "abacus"
type = "possession"
[[card.ability]]
kind = "trifle"
do = [{ op = "gain_dukats", who = "you", amount = { %s } }]
"""
ORACLE = """
[[card]]
id = "oracle"
type = "possession"
[[card.ability]]
kind = "trifle"
if = [{ %s }]
do = [{ op = "gain_dukats", who = "you", amount = 1 }]
"""
HERE: dict[str, Any] = {
    "strategies": {0: "senate_is_with_us"},
    "hands": {0: "feint lunge counter uhlik", 1: "mill"},
    "discards": {1: "feint mill"},
    "removed": {1: "barabash"},
    "dukats": {0: 11, 1: 20},
    "kreski": {0: 4, 1: 7},
}
MINE = "kuszel/marked+rapier+feint dominik_zaslawski/karmazyn+his_fame_goes_before_him tap_house"
THEIRS = (
    "arvid_wittenberg+foreign_breeches louis_of_conde aramis+crimson_kontusz/marked mill/marked"
)


def at_table(card: str, **fields: Any) -> Veto:
    return veto(in_play={0: f"{MINE} {card}", 1: THEIRS}, **{**HERE, **fields})


@pytest.mark.parametrize(
    "selector, count",
    [
        ('type = "character"', 5),
        ('type = ["character", "equipment"]', 8),
        ('type = "character", who = "you"', 2),
        ('type = "character", who = "opponents"', 3),
        ('type = "character", faction = "own"', 1),
        ('type = "character", faction = "other"', 4),
        ('type = "character", faction = "court"', 3),
        ('type = "possession", faction = "none"', 3),
        ('keyword = ["pludrak", "absent"]', 1),
        ('any_of = ["famous", "honourable"]', 2),
        ('type = "character", without = ["pludrak"]', 2),
        ('name = "kuszel"', 1),
        ('name = ["kuszel", "mill"]', 2),
        ('field = "karmazyn"', 1),
        ("marked = true", 3),
        ('type = "character", marked = false', 4),
        ('has = "equipment"', 3),
        ('has = "thrust"', 1),
        ('has = "effect"', 1),
        ('type = "character", has_not = "equipment"', 2),
        ("attached = true", 5),
        ('type = "equipment", host = { who = "you" }', 1),
        ('type = "character", lafa_min = 7', 2),
        ('type = "character", lafa_max = 5', 2),
        ('type = "character", szabla_min = 7', 2),
        ('type = "character", szabla_max = 6', 3),
        ('type = "character", kreski_min = 3', 2),
        ('type = "character", kreski_max = 1', 2),
        ('zone = "thrusts"', 1),
        ('zone = "hand", who = "you"', 4),
        ('zone = "hand", who = "you", type = "thrust"', 3),
        ('zone = "discard"', 2),
        ('zone = "removed", type = "character"', 1),
        ('type = "possession", not_self = true', 2),
        ('type = "character", fights_as = "any"', 0),
    ],
)
def test_a_selector_means_these_cards(monkeypatch, selector, count):
    """VE-L.8, VE-L.14, VE-11.14"""
    add_cards(monkeypatch, COUNTER % f"count = {{ {selector} }}")
    game = at_table("abacus")

    do(game, "0 use abacus 1")

    assert dukats(game)[0] - 11 == count


@pytest.mark.parametrize(
    "amount, gained",
    [
        ('count = { type = "character" }, times = 2', 10),
        ('count = { type = "character" }, times = 2, plus = 3', 13),
        ('count = { type = "character" }, max = 4', 4),
        ('count = { type = "character" }, plus = 9, max = 12', 12),
        ('has = "dukats", who = "you", div = 3', 3),
        ('has = "kreski", who = "each_opponent", plus = 1', 8),
        ('has = "hand", who = "you"', 4),
        ('trait = "lafa", of = "self", plus = 2', 2),
        ('markers = "self", plus = 1', 3),
        ('markers = "self", times = 5', 10),
    ],
)
def test_an_amount_is_multiplied_divided_added_to_and_capped(monkeypatch, amount, gained):
    """VE-L.14"""
    add_cards(monkeypatch, COUNTER % amount)
    game = at_table("abacus/markers2")

    do(game, "0 use abacus 1")

    assert dukats(game)[0] - 11 == gained


def test_an_amount_is_counted_once_in_an_operation_and_anew_in_a_static(monkeypatch):
    """VE-L.14"""
    amount = '{ count = { type = "possession", who = "you" } }'
    add_cards(
        monkeypatch,
        f"""
[[card]]
id = "harvest"
type = "effect"
[card.play]
kind = "trifle"
target = [{{ name = "t", sel = {{ type = "character" }} }}]
do = [{{ op = "modify", card = "t", trait = "szabla", amount = {amount}, duration = "game" }}]
[[card]]
id = "bailiff"
type = "character"
szabla = 1
[[card.ability]]
kind = "passive"
static = [{{ op = "modify", card = "self", trait = "szabla", amount = {amount} }}]
""",
    )
    game = veto(hands={0: "harvest manor_farm"}, in_play={0: "uhlik bailiff mill mill"})

    do(game, "0 play harvest uhlik", "0 deploy_possession manor_farm")

    assert szabla(game, "uhlik") == 4 + 2
    assert szabla(game, "bailiff") == 1 + 3


@pytest.mark.parametrize(
    "condition, holds",
    [
        ('count = { type = "character" }', True),
        ('count = { keyword = ["cossack"] }', False),
        ('count = { type = "character" }, min = 5, max = 5', True),
        ('count = { type = "character" }, max = 4', False),
        ('has = "kreski", who = "you", min = 4', True),
        ('has = "kreski", who = "you", max = 3', False),
        ('has = "hand", who = "each_opponent", max = 1', True),
        ('compare = "kreski", who = "you", than = "all_opponents", is = "less"', True),
        ('compare = "kreski", who = "you", than = "any_opponent", is = "more"', False),
        ('compare = "hand", who = "you", than = "any_opponent", is = "more"', True),
        ('compare = "dukats", who = "you", than = "you", is = "equal"', True),
        ('compare = "dukats", who = "you", than = "all_opponents", is = "at_least"', False),
        ('compare = "hand", who = "you", than = "all_opponents", is = "at_least"', True),
        ("pool_min = 10", True),
        ("pool_min = 11", False),
        ("pool_max = 10", True),
        ("pool_max = 9", False),
        ('initiative = "you"', True),
        ('initiative = "other"', False),
        ("election = false", True),
        ("election = true", False),
        ('influence_used = "you"', False),
        ('influence_used = "opponents"', True),
        ("round_min = 2", True),
        ("round_min = 3", False),
        ('matches = "self", sel = { type = "possession" }', True),
        ('matches = "self", sel = { type = "character" }', False),
        ('markers = "self", min = 2', True),
        ('markers = "self", min = 3', False),
        ("not = { pool_min = 11 }", True),
        ("any = [{ pool_min = 11 }, { round_min = 2 }]", True),
        ("any = [{ pool_min = 11 }, { round_min = 3 }]", False),
    ],
)
def test_a_condition_holds_or_does_not(monkeypatch, condition, holds):
    """VE-L.5, VE-L.14"""
    add_cards(monkeypatch, ORACLE % condition)
    game = at_table("oracle/markers2", influence=(1,))

    assert could_use(game, 0, "oracle") == holds


@pytest.mark.parametrize(
    "conditions, holds",
    [
        ('fights = "my_fighter"', True),
        ('fights = "my_fighter", role = "challenged"', False),
        ("losing = true", True),
        ('uses = "my_fighter", keyword = "weapon"', True),
        ('uses = "my_fighter", keyword = "armour"', False),
        ('count = { used_by = "my_fighter" }, min = 2', False),
        ('count = { type = "character", fights_as = "challenger", who = "you" }', True),
        ('count = { type = "character", szabla_min = 8 }, min = 2', False),
        ("margin_min = 0", False),
        ("margin_max = 9", False),
    ],
)
def test_a_condition_of_the_duel_holds_or_does_not(monkeypatch, conditions, holds):
    """VE-L.8, VE-8.31: Kuszel, 6 and 1 of his rapier, against Kuklinowski with 8"""
    add_cards(
        monkeypatch,
        f"""
[[card]]
id = "second_eye"
type = "possession"
[[card.ability]]
kind = "reply"
when = {{ event = "fight_turn", fighter = {{ who = "you" }} }}
if = [{{ {conditions} }}]
do = [{{ op = "gain_dukats", who = "you", amount = 1 }}]
""",
    )
    game = veto(in_play={0: "kuszel+rapier second_eye", 1: "kuklinowski/marked"})

    do(game, "0 challenge kuszel kuklinowski", "0 take_up rapier")

    assert could_use(game, 0, "second_eye") == holds


@pytest.mark.parametrize(
    "who, gained",
    [
        ("you", [1, 0, 0]),
        ("each_opponent", [0, 1, 1]),
        ("each_player", [1, 1, 1]),
        ("initiative", [0, 0, 1]),
        ("target:p", [0, 1, 0]),
        ("controller_of:t", [1, 0, 0]),
        ("owner_of:t", [0, 0, 1]),
    ],
)
def test_a_word_for_players_means_these(monkeypatch, who, gained):
    """VE-L.6, VE-L.8: the target is a character of seat 2 that seat 0 has bribed"""
    add_cards(
        monkeypatch,
        f"""
[[card]]
id = "alms"
type = "effect"
[card.play]
kind = "trifle"
target = [{{ name = "p", player = "opponent" }}, {{ name = "t", sel = {{ type = "character" }} }}]
do = [{{ op = "gain_dukats", who = "{who}", amount = 1 }}]
""",
    )
    game = veto(3, hands={0: "bribery alms"}, in_play={2: "brodnicki"}, initiative=2)
    do(game, "0 play bribery brodnicki")
    before = dukats(game)

    do(game, "0 play alms 1,brodnicki")

    assert [now - then for now, then in zip(dukats(game), before, strict=True)] == gained


def test_the_player_of_an_event_is_who_did_it(monkeypatch):
    """VE-L.18"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "toll"
type = "possession"
[[card.ability]]
kind = "reply"
when = { event = "declared", object = ["agitation"], by = "opponent" }
do = [{ op = "give_dukats", from = "event_player", to = "you", amount = 2 }]
""",
    )
    game = veto(3, in_play={0: "toll", 1: "uhlik"}, voice=1)

    play(game, "1 agitate uhlik", "2 bene")
    assert offered(game, 0, "use toll 1")
    do(game, "0 use toll 1")

    assert dukats(game) == [22, 18, 20]
