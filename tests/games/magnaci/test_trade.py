"""MA-16: trading."""

from __future__ import annotations

import pytest

from games.magnaci.positions import (
    at_rest,
    at_window,
    battles,
    offered,
    opened_sejm,
    pass_all,
    sejm,
)
from interpares import Match
from interpares.games.magnaci.estates import PlaceEstates
from interpares.games.magnaci.events import Declined, LawMoved, Proposed
from interpares.games.magnaci.senate import Placement
from scenario import magnaci, play, refused

PLAIN = "dissenters embassy union_of_brest fortress quarter_army"
HELD = {0: ["tribunal", "entail"], 1: ["bishopric", "rokosz"]}


def open_window(kind: str = "sejm_end", **fields):
    return at_window(kind, trade=True, **{"laws": HELD, **fields})


def laws(game) -> list[tuple[str, ...]]:
    return [player.laws for player in game.players]


def test_only_laws_lying_in_front_of_players_change_hands():
    """MA-16.1"""
    game = opened_sejm(
        PLAIN, 2, laws=HELD, trade=True, offices={0: ["hetman"]}, estates={0: {"prussia": 1}}
    )
    play(game, "0 offer 1")

    assert offered(game, 0) == ["give tribunal", "give entail", "take bishopric", "take rokosz"]
    for thing in ("hetman", "prussia", "lady", "embassy", "rokosz"):
        assert refused(game, f"0 give {thing}").rule == "MA-16.1"
    for thing in ("primate", "embassy", "14", "tribunal"):
        assert refused(game, f"0 take {thing}").rule == "MA-16.1"


def test_a_fork_inside_a_proposal_starts_before_it():
    """MA-16.3: a proposal that was begun can only be finished, or taken back where it was begun."""
    position = open_window(laws=HELD)
    match = Match.start("magnaci", seats=len(position.players), position=position)
    for move in ("offer 1", "give tribunal", "take rokosz"):
        match.play(0, move)

    fork = match.fork(3)

    assert fork.options(0) == match.fork(0).options(0)
    assert "offer 1" in offered(fork.game, 0)


def test_a_player_has_two_initiatives_in_a_window():
    """MA-16.2"""
    game = open_window(laws={0: ["tribunal", "entail", "assignats"], 1: ["rokosz"]})
    for law in ("tribunal", "entail"):
        play(game, "0 offer 2", f"0 give {law}", "0 propose")

    assert offered(game, 0) == [
        "pass",
        "play assignats rokosz 1",
        "play assignats tribunal 2",
        "play assignats entail 2",
    ]
    assert refused(game, "0 offer 1").rule == "MA-16.2"


def test_every_player_has_initiatives_of_his_own_in_every_window():
    """MA-16.2"""
    game = open_window(laws={0: ["tribunal", "entail", "veto"], 1: ["rokosz"]})
    for law in ("tribunal", "entail"):
        play(game, "0 offer 2", f"0 give {law}", "0 propose")

    assert offered(game, 1) == ["pass", "offer 0", "offer 2"]


def test_a_declined_proposal_counts_as_an_initiative_and_an_illegal_attempt_does_not():
    """MA-16.2"""
    game = open_window()
    assert refused(game, "0 offer 0").rule == "MA-16.3"
    play(game, "0 offer 1", "0 take rokosz", "0 propose", "1 decline")
    play(game, "0 offer 1")
    assert refused(game, "0 give hetman").rule == "MA-16.1"
    play(game, "0 take rokosz", "0 propose", "1 decline")

    assert game.waiting == (1,)


def test_a_proposal_gives_and_takes_any_sets_but_not_nothing():
    """MA-16.3"""
    game = open_window()
    play(game, "0 offer 1")
    assert refused(game, "0 propose").rule == "MA-16.3"

    told = play(game, "0 give tribunal", "0 give entail", "0 take bishopric", "0 take rokosz")
    told += play(game, "0 propose")

    assert Proposed(0, 1, ("tribunal", "entail"), ("bishopric", "rokosz")) in told
    assert offered(game, 1) == ["accept", "decline"]


def test_a_proposal_goes_to_one_other_player():
    """MA-16.3"""
    game = open_window()

    assert offered(game, 0) == ["pass", "offer 1", "offer 2"]
    assert refused(game, "0 offer 7").rule == "MA-16.3"


def test_a_gift_needs_no_consent():
    """MA-16.4"""
    game = open_window()

    told = play(game, "0 offer 2", "0 give tribunal", "0 propose")

    assert LawMoved("tribunal", 0, 2) in told
    assert laws(game) == [("entail",), ("bishopric", "rokosz"), ("tribunal",)]
    assert game.waiting == (0,)


def test_an_accepted_proposal_swaps_in_one_step():
    """MA-16.4"""
    game = open_window()
    play(game, "0 offer 1", "0 give tribunal", "0 take rokosz", "0 propose")
    assert laws(game)[:2] == [("tribunal", "entail"), ("bishopric", "rokosz")]

    play(game, "1 accept")

    assert laws(game)[:2] == [("rokosz", "entail"), ("bishopric", "tribunal")]
    assert game.waiting == (0,)


def test_a_declined_proposal_changes_nothing():
    """MA-16.4"""
    game = open_window()

    told = play(game, "0 offer 1", "0 take rokosz", "0 propose", "1 decline")

    assert Declined(1, 0) in told
    assert laws(game)[:2] == [("tribunal", "entail"), ("bishopric", "rokosz")]


def test_a_law_moves_once_in_a_window():
    """MA-16.5"""
    game = open_window()
    play(game, "0 offer 1", "0 give tribunal", "0 propose", "0 pass", "1 offer 2")

    assert offered(game, 1) == ["give bishopric", "give rokosz"]
    assert refused(game, "1 give tribunal").rule == "MA-16.5"


def test_a_law_may_move_again_in_the_next_window():
    """MA-16.5"""
    game = sejm(PLAIN, "9 2 3 4 5", "8 9 4 5 6", laws={0: ["tribunal"]}, trade=True)
    play(game, "0 offer 1", "0 give tribunal", "0 propose", "1 pass", "0 settle prussia")

    assert game.decision.place == "2"
    play(game, "0 pass", "1 offer 0", "1 give tribunal", "1 propose")

    assert "tribunal" in game.players[0].laws


def test_a_law_got_by_assignats_was_not_traded():
    """MA-16.5, MA-15.24"""
    game = open_window(laws={0: ["assignats"], 1: ["rokosz"]})
    play(game, "0 play assignats rokosz 1", "0 offer 2")

    assert offered(game, 0) == ["give rokosz"]


def test_a_law_received_may_be_used_while_the_turn_is_still_to_come():
    """MA-16.8"""
    game = sejm(PLAIN, "9 2 3 4 5", "8 9 4 5 6", "2 3 6 7 8", laws={1: ["tribunal"]}, trade=True)
    play(game, "0 offer 1", "0 take tribunal", "0 propose", "1 accept")
    assert "play tribunal" in offered(game, 0)

    other = sejm(PLAIN, "9 2 3 4 5", "8 9 4 5 6", "2 3 6 7 8", laws={0: ["tribunal"]}, trade=True)
    play(other, "0 offer 2", "0 give tribunal", "0 propose")
    assert offered(other, 2) == ["pass", "play tribunal"]


def test_a_law_received_after_ones_turn_waits_for_the_next_window():
    """MA-16.8, MA-14.4"""
    game = sejm(PLAIN, "9 2 3 4 5", "8 9 4 5 6", laws={1: ["tribunal"]}, trade=True)
    play(game, "0 pass", "1 offer 0", "1 give tribunal", "1 propose")

    assert game.players[0].laws == ("tribunal", "dissenters")
    assert game.players[0].shown is None
    play(game, "0 settle prussia")

    assert "play tribunal" in offered(game, 0)


def test_trading_brings_no_estates():
    """MA-16.9"""
    game = open_window(laws={0: ["bishopric", "entail"], 1: ["rokosz"]}, king="sigismund_iii_vasa")

    play(game, "0 offer 1", "0 give bishopric", "0 propose")

    assert [player.estate_count for player in game.players] == [0, 0, 0]
    assert game.players[1].won == ()


def pending_veto():
    game = open_window(laws={0: ["assignats", "tribunal"], 1: ["veto"]})
    play(game, "0 play assignats veto 1")
    return game


def pending_extortion():
    game = open_window(laws={0: ["assignats"], 1: ["tribunal"]}, estates={1: {"prussia": 1}})
    play(game, "0 play assignats tribunal 1")
    return game


def pending_entail():
    fields = {"offices": {0: ["treasurer"]}, "estates": {1: {"prussia": 2, "ukraine": 1}}}
    game = open_window("interregnum", laws={1: ["entail"]}, **fields)
    play(game, "0 play treasurer prussia 1")
    return game


def pending_placement():
    return magnaci(agenda=(PlaceEstates(1, 1, "MA-7.9"),), laws={1: ["tribunal"]}, trade=True)


def pending_commitment():
    game = opened_sejm(PLAIN, 3, laws={1: ["tribunal"]}, trade=True)
    pass_all(game)
    return game


@pytest.mark.parametrize(
    "pending",
    [pending_veto, pending_extortion, pending_entail, pending_placement, pending_commitment],
)
def test_nobody_trades_while_something_else_is_pending(pending):
    """MA-16.10"""
    game = pending()

    assert 1 in game.waiting
    for seat in range(3):
        assert refused(game, f"{seat} offer {(seat + 1) % 3}").rule == "MA-16.10"


def test_without_any_law_trade_only_windows_and_pauses_are_skipped():
    """MA-16.11"""
    begun = magnaci(trade=True, agenda=())
    tied = battles({"IX": "northern_war"}, "4", "9", "9", trade=True)

    assert isinstance(begun.decision, Placement)
    assert offered(tied, 0) == ["name 1", "name 2"]


@pytest.mark.parametrize("kind", ["senate_open", "sejm_open", "sejm_end", "tie_pause"])
def test_with_trade_off_nothing_is_traded(kind: str):
    """MA-16.11"""
    assert at_rest(at_window(kind, laws=HELD, trade=False))


def test_with_trade_off_an_offer_is_refused_for_that_reason():
    """MA-16.11"""
    game = at_window("sejm_end", laws={0: ["assignats"], 1: ["tribunal"]}, trade=False)

    assert refused(game, "0 offer 1").rule == "MA-16.11"
