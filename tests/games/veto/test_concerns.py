"""VE-6.22: what a reply window says of itself, for those who answer in advance."""

from __future__ import annotations

import pytest

from games.veto.moments import at_round, challenge, in_ending, say_bene, until
from games.veto.positions import play, veto
from interpares.games.veto.windows import Window
from interpares.kernel.views import prompt


def told(game, seat, fact):
    return prompt(game, seat).facts[fact]


def touched(game):
    """The seats that what can be answered touches."""
    return [seat for seat in range(len(game.players)) if told(game, seat, "touches")]


def test_a_window_is_paced_and_a_turn_is_not():
    """VE-6.22"""
    game = veto(hands={0: "manor_farm"})
    assert not game.decision.paced

    play(game, "0 deploy_possession manor_farm")

    assert isinstance(game.decision, Window)
    assert game.decision.paced


def test_an_object_is_an_own_one_or_that_of_an_opponent():
    """VE-6.7"""
    game = veto(3, hands={0: "manor_farm"})

    play(game, "0 deploy_possession manor_farm")

    assert [told(game, seat, "timing") for seat in (0, 1, 2, None)] == [
        "W-A-own",
        *["W-A-others"] * 3,
    ]


def test_where_nothing_lies_on_the_stack_the_timing_is_the_window():
    """VE-6.1"""
    game = at_round(3)

    assert told(game, 0, "timing") == told(game, 1, "timing") == "W-U1"
    assert touched(game) == []


def test_what_somebody_deploys_touches_nobody():
    """VE-6.22"""
    game = veto(3, hands={0: "manor_farm"})

    play(game, "0 deploy_possession manor_farm")

    assert touched(game) == []


def test_a_card_touches_the_player_it_is_aimed_at():
    """VE-6.22"""
    game = veto(3, hands={0: "contribution"})

    play(game, "0 play contribution 1")

    assert touched(game) == [1]


def test_a_challenge_touches_the_player_of_the_challenged():
    """VE-6.22"""
    game = veto(3, in_play={0: "michal_wolodyjowski", 2: "roch_kowalski"})

    play(game, "0 challenge michal_wolodyjowski roch_kowalski")

    assert touched(game) == [2]


def test_a_reply_touches_the_player_it_answers():
    """VE-6.9"""
    game = veto(3, hands={0: "contribution", 2: "liberum_veto"})

    play(game, "0 play contribution 1", "1 bene", "2 play liberum_veto")

    assert touched(game) == [0]


def test_a_text_that_names_nobody_may_touch_all_others():
    """VE-6.22"""
    game = veto(
        3,
        hands={0: "cossack_rising"},
        in_play={0: "barabash"},
        factions=("lubomirski", "court", "radziwill"),
    )

    play(game, "0 play cossack_rising")

    assert touched(game) == [1, 2]


def test_so_far_changes_when_something_is_declared_and_not_by_a_bene():
    """VE-6.22"""
    game = veto(3, hands={0: "contribution", 2: "liberum_veto"})
    play(game, "0 play contribution 1")
    before = told(game, 2, "so_far")

    play(game, "1 bene")
    assert told(game, 2, "so_far") == before

    play(game, "2 play liberum_veto")
    assert told(game, 0, "so_far") != before


def test_the_bottom_of_the_stack_stays_until_all_of_it_is_resolved():
    """VE-6.5"""
    game = veto(hands={0: "contribution manor_farm", 1: "liberum_veto"})
    play(game, "0 play contribution 1")
    bottom = told(game, 1, "bottom")

    play(game, "1 play liberum_veto")
    assert told(game, 0, "bottom") == bottom != 0

    say_bene(game, 2)
    play(game, "0 deploy_possession manor_farm")
    assert told(game, 1, "bottom") not in (0, bottom)


@pytest.mark.parametrize("kind", ["W-D2", "W-D3", "W-D5", "W-D6", "W-D7"])
def test_a_duel_touches_those_who_fight_it(kind):
    """VE-6.22"""
    game = challenge("michal_wolodyjowski", "roch_kowalski", seats=3)

    until(game, kind)

    assert touched(game) == [0, 1]


def test_the_end_of_the_game_touches_everybody():
    """VE-6.1: W-E2"""
    game = in_ending(3)

    until(game, "W-E2")

    assert touched(game) == [0, 1, 2]
