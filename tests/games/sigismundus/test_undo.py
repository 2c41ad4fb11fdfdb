"""A move can be taken back as long as nothing was drawn, shown or answered since."""

from __future__ import annotations

import pytest

from games.sigismundus.moments import demanded, hands, match_from, thumbs
from games.sigismundus.positions import (
    client_turn,
    dice,
    in_phase,
    in_stage,
    influence_turn,
    special_turn,
)
from games.sigismundus.secrets_of_sejm import SECRETS
from games.worlds import EVERYBODY, alike
from interpares import BadInput, Match
from interpares.kernel.game import encode
from scenario import play

every_secret = pytest.mark.parametrize("ask, one, other, wrong", SECRETS.values(), ids=SECRETS)
BRIBERS = ({"ducats": 4, "votes": 5},) * 4


def refusal_of_undo(match: Match, seat: int) -> str:
    with pytest.raises(BadInput) as refusal:
        match.undo(seat)
    return refusal.value.message


MOVES = {
    "a church court not held": (lambda: special_turn({"hand": "foray"}), "0 pass"),
    "influence not used": (lambda: influence_turn({"hand": "vistula_raft"}), "0 pass"),
    "a free marker": (lambda: influence_turn({"offices": "5"}), "0 place_influence sweden"),
    "a client": (lambda: in_phase("actions"), "0 farm economist"),
    "a figure taken": (
        lambda: client_turn(open_figures=("jan_laski",)),
        "0 take_figure jan_laski 2",
    ),
    "a figure bribed": (
        lambda: client_turn({}, {"figures": "jan_laski"}),
        "0 bribe_figure jan_laski",
    ),
    "an office marked": (client_turn, "0 mark_office marschalcus_curiae"),
    "no cards for votes": (
        lambda: in_stage("additional_votes", {"hand": "client_card"}, {"hand": "client_card"}),
        "0 discard_for_votes",
    ),
    "an army": (
        lambda: in_phase("maintenance", {"active": (2, 1, 0)}, {"active": (1, 0, 0)}),
        "0 maintain 1,1,0 0,0,0",
    ),
}


@pytest.mark.parametrize("begin, move", MOVES.values(), ids=MOVES)
def test_an_open_move_can_be_taken_back(begin, move: str):
    """SA-4.3"""
    match = match_from(begin())
    before = encode(match.game)

    play(match, move)
    match.undo(0)

    assert encode(match.game) == before
    assert Match.replay(match.record(open_seed=True)).game == match.game


def test_after_the_next_player_has_moved_nothing_comes_back():
    """SA-4.3"""
    match = match_from(in_phase("actions"), "0 farm economist", "1 farm economist")

    assert refusal_of_undo(match, 0) == "undo-answered"
    match.undo(1)
    match.undo(0)


ARMY = {"active": (2, 2, 0)}
SHOWN = {
    "a card drawn": (lambda: in_phase("draw"), "0 draw military", "undo-chance"),
    "the dice of a combat": (
        lambda: special_turn({**ARMY, "hand": "foray sack"}, ARMY, script=dice(1, 6, 1, 1)),
        "0 play_foray 1",
        "undo-chance",
    ),
    "a card taken by a court": (
        lambda: special_turn({"offices": "13"}, {"hand": "foray"}),
        "0 hold_court episcopus_posnaniensis 1",
        "undo-chance",
    ),
    "a hand looked at": (
        lambda: special_turn({"figures": "walenty_bakfark"}, {"hand": "foray"}),
        "0 spy 1",
        "undo-shown",
    ),
    "a card played": (
        lambda: special_turn({"hand": "vistula_raft"}),
        "0 play_raft",
        "undo-shown",
    ),
    "cards for influence": (
        lambda: influence_turn({"hand": "negotiations"}),
        "0 place_influence sweden negotiations",
        "undo-shown",
    ),
    "cards for a feast": (
        lambda: client_turn({"hand": "client_card"}, senatorial=(1, 2, 3, 0)),
        "0 hold_feast client_card",
        "undo-shown",
    ),
    "cards for votes": (
        lambda: in_stage("additional_votes", {"hand": "client_card"}),
        "0 discard_for_votes client_card",
        "undo-shown",
    ),
}


@pytest.mark.parametrize("begin, move, why", SHOWN.values(), ids=SHOWN)
def test_what_was_drawn_or_shown_stands(begin, move: str, why: str):
    """SA-21.3, SA-21.6"""
    match = match_from(begin(), move)

    assert refusal_of_undo(match, 0) == why


def test_a_military_card_against_a_wound_has_been_shown():
    """SA-21.6, SA-9.6: the first of two wounds."""
    houses = ({"active": (0, 2, 0), "hand": "foray sack"}, {"active": (0, 3, 0)})
    match = match_from(special_turn(*houses, script=dice(1, 6)), "0 play_foray 1")

    play(match, "0 discard_military sack")

    assert refusal_of_undo(match, 0) == "undo-shown"


@every_secret
def test_opened_hands_stand(ask, one, other, wrong):
    """SA-21.5"""
    match = match_from(ask(), f"0 {one}", f"1 {one}", f"2 {other}")

    for seat in range(3):
        assert refusal_of_undo(match, seat) == "undo-shown"


@every_secret
def test_a_closed_hand_is_taken_back_until_the_last_one_is_closed(ask, one, other, wrong):
    """SA-21.5"""
    match = match_from(ask())
    before = encode(match.game)
    play(match, f"1 {one}")

    match.undo(1)
    assert encode(match.game) == before
    play(match, f"1 {other}")

    assert match.waiting == (0, 2)


@every_secret
def test_a_closed_hand_is_taken_back_though_others_have_closed_theirs(ask, one, other, wrong):
    """SA-21.5: theirs stay closed."""
    match = match_from(ask(), f"1 {one}", f"0 {other}")

    match.undo(1)

    assert match.waiting == (1, 2)
    assert match.view(None).sealed == (0,)
    assert match.game.decision.by(0) == match_from(ask(), f"0 {other}").game.decision.by(0)
    play(match, f"1 {other}", f"2 {one}")
    straight = match_from(ask(), f"0 {other}", f"1 {other}", f"2 {one}")
    assert match.game == straight.game


@every_secret
def test_a_hand_taken_back_leaves_no_trace_for_others(ask, one, other, wrong):
    """SA-21.5: neither in what they see nor in what they hear."""
    match, twin = match_from(ask(), f"0 {one}"), match_from(ask(), f"0 {other}")
    untouched = match_from(ask())

    for each in (match, twin):
        each.undo(0)

    assert alike(match, twin, EVERYBODY)
    assert alike(match, untouched, EVERYBODY)


@every_secret
def test_nobody_takes_back_the_hand_of_another(ask, one, other, wrong):
    """SA-21.5"""
    match = match_from(ask(), f"0 {one}")

    for seat in (1, 2):
        assert refusal_of_undo(match, seat) == "undo-nothing"
    assert match.waiting == (1, 2)


TIES = {
    "a seller": (
        lambda: in_stage("bribery", *BRIBERS),
        [*hands("offer_ducats", 1, 1, 0, 0), *hands("offer_votes", 0, 0, 2, 2)],
        "0 name_seller 2",
    ),
    "a buyer": (
        lambda: in_stage("bribery", *BRIBERS),
        [*hands("offer_ducats", 0, 1, 1, 0), *hands("offer_votes", 2, 0, 0, 1)],
        "0 choose_buyer 2",
    ),
    "an office": (
        lambda: in_stage("voting", *BRIBERS),
        hands("bid", 2, 2, 0, 0),
        "0 award_office 1",
    ),
    "a place": (
        lambda: demanded("tax_1"),
        hands("commit", 2, 2, 1, 0),
        "0 rank_tied 1,0",
    ),
    "an Act": (lambda: in_stage("act_of_law"), thumbs("for", "for", "for", "for"), "0 pass_act"),
}


@pytest.mark.parametrize("begin, before, move", TIES.values(), ids=TIES)
def test_a_tie_that_was_settled_can_be_taken_back_while_nothing_is_asked_in_secret(
    begin, before, move
):
    """SA-4.10"""
    match = match_from(begin(), *before)
    position = encode(match.game)
    play(match, move)

    match.undo(0)

    assert encode(match.game) == position


def test_a_move_before_a_secret_question_stands_once_it_is_asked():
    """SA-21.5: whether somebody has answered it is nobody's business."""
    match = match_from(in_stage("voting", *BRIBERS, marked={3: 1}), *hands("bid", 2, 2, 0, 0))

    play(match, "0 award_office 1")

    assert refusal_of_undo(match, 0) == "undo-answered"
