"""VE-10.1 to VE-10.5, VE-10.10, VE-10.11: the ending phase: round effects, Fame, discards."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import (
    among,
    asked,
    controller,
    ended,
    keywords,
    kreski,
    on_table,
    szabla,
    window,
)
from games.veto.moments import at_discards, in_ending, with_fields
from games.veto.positions import all_bene, do, number, offered, piece, play, refused, veto
from interpares.games.veto.ending import EndingPhase
from interpares.games.veto.events import CharacterMoved, FameCounted
from interpares.games.veto.setup import Round

FAME = "uhlik+his_fame_goes_before_him"
LATE_FAME = """
[[card]]
id = "bard"
type = "possession"
[[card.ability]]
kind = "reply"
when = { event = "ending_begin" }
target = [{ name = "t", sel = { type = "character", who = "you" } }]
do = [{ op = "modify", card = "t", trait = "szabla", amount = 2, duration = "round" }]
"""
LATE_CRIMSON = """
[[card]]
id = "late_crimson"
type = "effect"
[card.play]
kind = "reply"
when = { event = "hand_discarded" }
target = [{ name = "t", sel = { type = "character", who = "you" } }]
do = [
    { op = "grant", card = "t", keyword = "karmazyn", duration = "round" },
    { op = "move", card = "t", to = "karmazyn" },
]
"""


def test_the_ending_phase_has_three_windows_in_order_and_none_at_its_end():
    """VE-10.1, VE-10.4, VE-10.5"""
    game = in_ending(initiative=1)

    opened = [window(game)]
    play(game, "1 bene", "0 bene")
    opened.append(window(game))
    play(game, "1 bene", "0 bene", "1 decline", "0 decline")
    opened.append(window(game))
    play(game, "1 bene", "0 bene")

    assert opened == [("W-E1", 1), ("W-E2", 1), ("W-E3", 1)]
    assert game.round == 3
    assert window(game) == ("W-U1", 1)


def test_two_benes_in_a_row_bring_the_ending_phase():
    """VE-10.1"""
    game = veto()

    play(game, "0 bene", "1 bene")

    assert game.phase == "ending"
    assert window(game) == ("W-E1", 0)


# --- what lasted until the end of the round


def test_control_for_the_round_returns_before_fame_is_counted():
    """VE-10.2, VE-10.3"""
    game = veto(in_play={0: "hieronim_radziejowski", 1: FAME})
    do(game, "0 use hieronim_radziejowski 1 uhlik")
    assert controller(game, "uhlik") == 0

    play(game, "0 bene", "1 bene")

    assert window(game) == ("W-E1", 0)
    assert controller(game, "uhlik") == 1
    assert kreski(game) == [0, 1, 20]


def test_an_attached_effect_expires_in_the_ending_phase_of_its_last_round():
    """VE-10.2, VE-L.3"""
    game = veto(hands={0: "drain_the_cup embassy_to_stamboul"}, in_play={1: "uhlik kuklinowski"})
    do(game, "0 play drain_the_cup uhlik", "0 play embassy_to_stamboul kuklinowski")
    assert szabla(game, "uhlik") == 3

    play(game, "0 bene", "1 bene")
    assert szabla(game, "uhlik") == 4
    assert game.players[0].discard == ("drain_the_cup",)
    assert keywords(game, "kuklinowski") == {"absent"}

    game.agenda = ()
    game.round = 3
    game.then(EndingPhase(), Round())
    game.advance()
    assert keywords(game, "kuklinowski") == set()
    assert game.players[0].discard == ("drain_the_cup", "embassy_to_stamboul")


def test_a_modifier_for_the_round_has_ceased_when_the_ending_phase_opens():
    """VE-10.2"""
    game = veto(hands={0: "a_weary_arm"}, in_play={1: "kuklinowski"})
    do(game, "0 play a_weary_arm kuklinowski")
    assert szabla(game, "kuklinowski") == 8 - 3

    play(game, "0 bene", "1 bene")

    assert szabla(game, "kuklinowski") == 8


def test_an_effect_that_expires_sends_a_character_back_from_the_karmazyn_field():
    """VE-10.2, VE-11.10: state checks follow every step of the rules"""
    game = veto(in_play={0: "uhlik/karmazyn+royal_grant"})
    with_fields(game, "royal_grant", until=2)

    play(game, "0 bene", "1 bene")

    assert not on_table(game, "royal_grant")
    assert game.table[number(game, "uhlik")].field == "election"


# --- Fame


@pytest.mark.parametrize(
    "first, second, taken",
    [
        (FAME, "", 1),
        ("jan_skrzetuski michal_wolodyjowski", "", 2),
        ("jan_skrzetuski michal_wolodyjowski", FAME, 1),
        ("jan_skrzetuski", FAME, 0),
        ("", "", 0),
    ],
)
def test_the_most_famous_company_takes_the_difference_from_the_pool(first, second, taken):
    """VE-10.3, VE-1.10"""
    game = in_ending(in_play={0: first, 1: second}, kreski={0: 3, 1: 3})

    assert kreski(game) == [3 + taken, 3, 15 - taken]


def test_with_three_players_fame_is_the_difference_to_the_second():
    """VE-10.3, VE-12.10"""
    game = in_ending(
        3,
        in_play={
            0: FAME,
            1: "jan_skrzetuski michal_wolodyjowski jeremi_wisniowiecki",
            2: "",
        },
    )

    assert kreski(game) == [0, 2, 0, 22]


def test_a_tie_for_the_highest_fame_gives_nobody_anything():
    """VE-10.3, VE-12.10"""
    game = in_ending(3, in_play={0: FAME, 1: "jan_skrzetuski", 2: ""})

    assert kreski(game) == [0, 0, 0, 24]


def test_an_absent_character_has_no_fame():
    """VE-10.3, VE-1.19"""
    game = in_ending(in_play={0: "jan_skrzetuski+embassy_to_stamboul", 1: FAME})

    assert kreski(game) == [0, 1, 20]


def test_the_pool_gives_for_fame_what_it_has():
    """VE-10.3"""
    game = veto(in_play={0: "jan_skrzetuski michal_wolodyjowski"}, kreski={0: 10, 1: 10}, pool=1)

    events = play(game, "0 bene", "1 bene")

    assert kreski(game) == [11, 10, 0]
    assert [(each.seat, each.kreski) for each in among(events, FameCounted)] == [(0, 1)]


def test_fame_can_bring_the_last_kreska_and_with_it_the_victory():
    """VE-10.3, VE-10.7"""
    game = veto(in_play={1: FAME}, kreski={1: 20})

    play(game, "0 bene", "1 bene")

    assert ended(game) == ("all_kreski", (1, 0))


def test_replies_at_the_beginning_come_after_fame():
    """VE-10.3, VE-10.4: Twardowski sings of Famous men"""
    game = in_ending(in_play={0: "samuel_twardowski jan_skrzetuski"})
    assert kreski(game) == [1, 0, 20]

    play(game, "0 use samuel_twardowski 1", "1 bene", "0 bene")

    assert kreski(game) == [2, 0, 19]


# --- discards and the next round


def test_each_player_may_discard_one_card_from_the_initiative_holder_on():
    """VE-10.10"""
    game = at_discards(3, initiative=1, hands={0: "feint", 1: "lunge dodge", 2: "counter"})

    asked_in_order = [game.waiting]
    play(game, "1 discard_card lunge")
    asked_in_order.append(game.waiting)
    play(game, "2 decline")
    asked_in_order.append(game.waiting)
    play(game, "0 discard_card feint")

    assert asked_in_order == [(1,), (2,), (0,)]
    assert [each.hand for each in game.players] == [(), ("dodge",), ("counter",)]
    assert game.players[1].discard == ("lunge",)
    assert window(game) == ("W-E3", 1)


def test_a_second_discard_is_not_asked_for():
    """VE-10.10"""
    game = at_discards(hands={0: "feint lunge"})

    play(game, "0 discard_card feint")

    assert game.waiting == (1,)
    assert refused(game, "0 discard_card lunge") == "VE-10.10"


def test_only_cards_of_the_hand_can_be_discarded():
    """VE-10.10"""
    game = at_discards(hands={0: "feint"})

    assert asked(game) == "EndingDiscard"
    assert offered(game, 0, "decline")
    assert offered(game, 0, "discard_card feint")
    assert refused(game, "0 discard_card lunge") == "VE-10.10"


def test_a_reply_of_the_ending_phase_can_follow_the_discards():
    """VE-10.1, VE-10.10"""
    game = at_discards(hands={0: "council_by_night"}, cupboards={0: "mill manor_farm"})
    play(game, "0 decline", "1 decline")

    play(game, "0 play council_by_night", "1 bene", "0 bene")

    assert game.players[0].hand == ("manor_farm",)


def test_what_is_given_for_the_round_in_the_ending_phase_lasts_to_its_end(monkeypatch):
    """VE-10.2, VE-10.11"""
    add_cards(monkeypatch, LATE_FAME)
    game = in_ending(in_play={0: "uhlik bard"})

    play(game, "0 use bard 1 uhlik", "1 bene", "0 bene")
    all_bene(game)
    play(game, "0 decline", "1 decline")
    assert window(game) == ("W-E3", 0)
    assert szabla(game, "uhlik") == 4 + 2

    play(game, "0 bene", "1 bene")
    assert game.phase == "untap"
    assert szabla(game, "uhlik") == 4


def test_a_new_round_begins_with_nothing_announced_or_used():
    """VE-10.11, VE-4.19"""
    game = at_discards(election=0, influence=(0,), kreski={0: 5})

    play(game, "0 decline", "1 decline")
    all_bene(game)

    assert (game.round, game.phase) == (3, "untap")
    assert game.election == -1
    assert game.influence == ()


def test_what_ends_with_the_round_is_put_right_before_the_next_one(monkeypatch):
    """VE-11.10 (e), VE-10.11: it was granted in the ending phase"""
    add_cards(monkeypatch, LATE_CRIMSON)
    game = at_discards(in_play={0: "uhlik"}, hands={0: "late_crimson"})
    play(game, "0 decline", "1 decline")
    assert window(game) == ("W-E3", 0)

    told = play(game, "0 play late_crimson uhlik", "1 bene", "0 bene")

    assert [each.field for each in among(told, CharacterMoved)] == ["karmazyn", "election"]
    assert window(game)[0] == "W-U1"
    assert piece(game, "uhlik").field == "election"
