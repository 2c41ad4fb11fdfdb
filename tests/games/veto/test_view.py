"""VE-3.13: what lies open on the table is told: uses, costs, the casualty, the right to reply."""

from __future__ import annotations

from typing import Any

from games.veto.looks import lafa, seen
from games.veto.moments import challenged, fighting, until
from games.veto.positions import RULES, do, number, play, veto
from interpares.games.veto.game import Veto
from interpares.kernel.views import prompt


def facts(game: Veto, seat: int | None = None) -> dict[str, Any]:
    question = prompt(game, seat)
    assert question is not None
    return question.facts


def right(game: Veto) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
    """The benes said, how many it takes, who is asked after this one, and who has said it."""
    told = facts(game)
    return told["benes"], told["of"], told["after"], told["said"]


# --- who is asked


def test_a_window_tells_who_is_asked_after_whom():
    """VE-6.2 to VE-6.4"""
    game = veto(seats=4, in_play={0: "kuszel"})
    play(game, "0 agitate kuszel")
    rows = [right(game)]

    for seat in (1, 2, 3):
        play(game, f"{seat} bene")
        rows.append(right(game))

    assert rows == [
        (0, 4, (2, 3, 0), ()),
        (1, 4, (3, 0), (1,)),
        (2, 4, (0,), (1, 2)),
        (3, 4, (), (1, 2, 3)),
    ]


def test_a_reply_sets_the_count_of_benes_back():
    """VE-6.3"""
    game = fighting("kuszel", "uhlik", seats=2, hands={0: "feint", 1: "parry"})

    play(game, "0 play feint", "1 play parry")

    assert right(game) == (0, 2, (1,), ())


def test_who_is_out_of_the_game_is_not_asked():
    """VE-12.5"""
    game = veto(seats=3, in_play={0: "kuszel"})
    play(game, "0 agitate kuszel", "1 concede")

    assert game.waiting == (2,)
    assert right(game) == (0, 2, (0,), ())


def test_a_turn_and_a_fight_turn_tell_the_benes_said_in_a_row():
    """VE-5.5, VE-8.15"""
    game, duel = veto(seats=3), fighting("kuszel", "uhlik")

    play(game, "0 bene")
    play(duel, "0 bene")

    assert right(game) == (1, 3, (2,), (0,))
    assert right(duel) == (1, 2, (), (0,))
    assert facts(duel)["event"] == "fight_turn"


def test_a_window_tells_what_opened_it_and_what_lies_on_top():
    """VE-6.7, VE-6.9"""
    game = fighting("kuszel", "uhlik", hands={0: "feint", 1: "parry"})
    play(game, "0 play feint")
    feint = facts(game)

    play(game, "1 play parry")
    parry = facts(game)

    numbers = tuple(each.number for each in game.stack)
    assert (feint["object"], feint["opened"]) == (numbers[0], numbers[0])
    assert (parry["object"], parry["opened"]) == (numbers[1], numbers[0])
    assert parry["events"] == ("declared",)


def test_a_window_of_an_event_tells_all_its_events_and_the_piece_it_is_about():
    """VE-6.1"""
    game = fighting("kuszel", "uhlik")
    until(game, "W-D5")

    told = facts(game)

    assert told["events"] == ("duel_result", "casualty_pending")
    assert (told["object"], told["opened"]) == (0, 0)
    assert told["piece"] == number(game, "kuszel")


# --- what else lies open


def test_what_was_used_as_often_as_it_may_be_is_told():
    """VE-L.5: once a turn is told of the card, once a game of the player"""
    game = veto(in_play={0: "rekuc_leliwa wincenty_gosiewski"})
    fresh = seen(game, None, "rekuc_leliwa").spent

    do(game, "0 use rekuc_leliwa 1", "0 use wincenty_gosiewski 1")
    spent = seen(game, None, "rekuc_leliwa").spent
    do(game, "0 yield")

    assert (fresh, spent, seen(game, None, "rekuc_leliwa").spent) == ((), ("1",), ())
    assert RULES.view(game, 1).players[0].spent == ("wincenty_gosiewski/1",)


def test_a_casualty_that_threatens_is_told():
    """VE-8.22"""
    game = fighting("kuszel", "uhlik")
    assert RULES.view(game, None).pending is None

    until(game, "W-D5")

    pending = RULES.view(game, None).pending
    assert (pending.char, pending.sort) == (number(game, "uhlik"), "wound")


def test_an_object_tells_what_it_will_cost_and_whether_it_is_a_deed():
    """VE-5.6, VE-5.10, VE-5.13"""
    game = veto(hands={0: "uhlik"})
    foreign = lafa(game, 0, "uhlik")

    play(game, "0 deploy_character uhlik election")

    (item,) = RULES.view(game, 1).stack
    assert (item.deed, item.dukats) == (True, foreign)


def test_a_challenge_tells_whether_it_could_be_refused():
    """VE-8.5"""
    free = challenged("kuszel", "uhlik")
    marked = challenged("kuszel", "uhlik/marked")

    assert RULES.view(free, None).duel.may_refuse
    assert not RULES.view(marked, None).duel.may_refuse
