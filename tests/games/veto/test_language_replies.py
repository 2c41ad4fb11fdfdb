"""VE-L.10 to VE-L.12: durations, what acts on the answered, copies."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import kreski, on_table, szabla, totals, window
from games.veto.moments import fighting
from games.veto.positions import all_bene, do, play, veto
from games.veto.spoilt import faults
from interpares.games.veto.game import Veto

SABRE = {0: "bathory_sabre"}
MODIFY = {"op": "modify", "card": "t", "trait": "szabla", "amount": 1}
TARGET = [{"name": "t", "sel": {"type": "character"}}]
DRILL = """
[[card]]
id = "drill"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character" } }]
do = [{ op = "modify", card = "t", trait = "szabla", amount = 3, duration = "%s" }]
"""


# --- durations


def test_a_continuous_operation_in_do_needs_a_duration():
    """VE-L.10"""
    without = {"kind": "trifle", "target": TARGET, "do": [MODIFY]}
    with_one = {"kind": "trifle", "target": TARGET, "do": [{**MODIFY, "duration": "turn"}]}

    assert faults("effects.toml", "a_weary_arm", play=without)
    assert faults("effects.toml", "a_weary_arm", play=with_one) == []


def test_a_static_operation_must_not_have_one():
    """VE-L.10"""
    static = {**MODIFY, "card": "self"}

    def ability(operation):
        return [{"kind": "passive", "static": [operation]}]

    assert faults("characters.toml", "uhlik", ability=ability({**static, "duration": "game"}))
    assert faults("characters.toml", "uhlik", ability=ability(static)) == []


@pytest.mark.parametrize(
    "duration, strengths", [("turn", (7, 4, 4, 4)), ("round", (7, 7, 4, 4)), ("game", (7, 7, 7, 7))]
)
def test_what_a_text_does_lasts_for_its_duration(monkeypatch, duration, strengths):
    """VE-L.10: in the turn, after it, in the ending phase, in the next round"""
    add_cards(monkeypatch, DRILL % duration)
    game = veto(hands={0: "drill"}, in_play={0: "uhlik"})

    do(game, "0 play drill uhlik")
    seen = [szabla(game, "uhlik")]
    play(game, "0 yield")
    seen.append(szabla(game, "uhlik"))
    play(game, "1 bene", "0 bene")
    seen.append(szabla(game, "uhlik"))
    all_bene(game)
    do(game, "0 decline", "1 decline")
    seen.append(szabla(game, "uhlik"))

    assert tuple(seen) == strengths


# --- what acts on the answered


def test_what_is_added_to_a_negated_agitation_is_lost():
    """VE-L.11"""
    game = veto(in_play={0: "uhlik aramis"}, hands={1: "shouted_down"})

    play(game, "0 agitate uhlik", "1 play shouted_down", "0 use aramis 1")
    all_bene(game)

    assert kreski(game) == [0, 0, 21]


def test_once_kept_a_casualty_is_not_changed_again():
    """VE-L.11: the ransom works first, and the escape changes nothing"""
    game = veto(
        hands={1: "escape_by_the_window ransom"},
        in_play={0: "kuklinowski", 1: "uhlik/marked"},
        kreski={1: 5},
    )
    do(game, "0 challenge kuklinowski uhlik")
    play(game, "0 bene", "1 bene", "0 bene")

    play(game, "1 play escape_by_the_window", "0 bene", "1 play ransom")
    all_bene(game)

    assert on_table(game, "uhlik")
    assert game.players[1].hand == ()


def test_a_kill_becomes_a_wound_once():
    """VE-L.11"""
    game = veto(
        hands={0: "kesim_kesim", 1: "barber_surgeon"}, in_play={1: "uhlik aleksandra_billewicz"}
    )
    play(game, "0 play kesim_kesim uhlik", "1 bene", "0 bene")
    assert window(game) == ("W-K", 1)

    play(game, "1 use aleksandra_billewicz 1", "0 bene", "1 play barber_surgeon")
    all_bene(game)

    assert game.players[1].discard == ("barber_surgeon", "uhlik")
    assert game.players[1].removed == ()


def test_a_save_does_nothing_for_one_who_has_left_play(monkeypatch):
    """VE-L.11"""
    add_cards(
        monkeypatch,
        """
[[card]]
id = "snatch"
type = "effect"
[card.play]
kind = "reply"
when = { event = "casualty_pending" }
do = [{ op = "to_cupboard", card = "event_char", place = "top" }]
""",
    )
    game = veto(hands={0: "kesim_kesim snatch", 1: "barber_surgeon"}, in_play={1: "uhlik"})
    play(game, "0 play kesim_kesim uhlik", "1 bene", "0 bene")

    play(game, "1 play barber_surgeon", "0 play snatch")
    all_bene(game)

    assert game.players[1].cupboard[-1] == "uhlik"
    assert game.players[1].discard == ("barber_surgeon",)


# --- copies


def answered(mine: str, theirs: str) -> Veto:
    """Uhlik (4) fights Brodnicki (5); seat 0 has played a thrust, and seat 1 a Riposte to it."""
    hands = {0: mine, 1: theirs}
    game = fighting("uhlik+bathory_sabre", "brodnicki", using=SABRE, hands=hands)
    play(game, f"0 play {mine.split(maxsplit=1)[0]}", "1 play riposte")
    return game


@pytest.mark.parametrize(
    "thrust, mine, copied",
    [
        ("counter", 3, 3),
        ("backhand_cut", 2, 2),
        ("desperate_thrust", 2, 2),
        ("windmill", 2, 0),
        ("sand_in_the_eyes", 0, 0),
    ],
)
def test_a_riposte_copies_what_the_thrust_adds_to_its_own_fighter(thrust, mine, copied):
    """VE-L.12: not weapon factors, and not changes to the enemy"""
    game = answered(thrust, "riposte")

    all_bene(game)

    enemy = -3 if thrust == "sand_in_the_eyes" else 0
    assert totals(game) == (6 + mine, 5 + 1 + copied + enemy)


def test_a_riposte_does_not_copy_what_a_riposte_has_copied():
    """VE-L.12: +1, and nothing of the counter below"""
    game = answered("counter riposte", "riposte")

    play(game, "0 play riposte")
    all_bene(game)

    assert totals(game) == (6 + 3 + 1 + 1, 5 + 1 + 3)


def test_a_riposte_to_a_negated_thrust_copies_nothing():
    """VE-L.12: the parry stops the counter that both answered"""
    hands = {0: "counter", 1: "parry riposte"}
    game = fighting("uhlik+bathory_sabre", "brodnicki", using=SABRE, hands=hands)

    play(game, "0 play counter", "1 play parry", "0 bene", "1 play riposte")
    all_bene(game)

    assert totals(game) == (6, 5 + 1)


def test_what_was_copied_stays_when_the_answered_thrust_is_discarded():
    """VE-L.12, VE-8.16"""
    game = answered("counter", "riposte beat_aside")
    all_bene(game)

    do(game, "1 play beat_aside counter")

    assert totals(game) == (6, 5 + 1 + 3 + 1)


def test_what_was_copied_goes_with_the_card_that_copied_it():
    """VE-L.12, VE-8.16"""
    game = answered("counter beat_aside", "riposte")
    all_bene(game)

    do(game, "1 bene", "0 play beat_aside riposte")

    assert totals(game) == (6 + 3 + 1, 5)
