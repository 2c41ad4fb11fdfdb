"""PF-16.16 to PF-16.22, PF-16.24: the characters who may be kept for later."""

from __future__ import annotations

import pytest

from games.florence.expansions import MUSE, characters, held
from games.florence.positions import (
    at_rest,
    florence,
    florins,
    in_turn,
    offered,
    prestige,
    told,
    words,
)
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.characters import rank
from interpares.games.florence.events import CharacterLapsed, Passed, RankTaken
from interpares.games.florence.muse_and_princess import CharacterAuction
from interpares.games.florence.round import RoundEnd
from interpares.games.florence.turn import ActionPhase
from interpares.games.florence.view import public_view
from scenario import play, refused

RED = {"character": "merchant", "prestige": 2}
GREEN, YELLOW, BLUE = {"prestige": 20}, {"prestige": 9}, {"prestige": 9}


def test_ranks_are_shared_and_then_skipped():
    """PF-16.16, PF-R25, EX-25"""
    game = in_turn(4, GREEN, YELLOW, BLUE, RED, **MUSE)

    assert [rank(game, seat) for seat in range(4)] == [1, 2, 2, 4]


def merchant_wins(*answer: str):
    """Red wins an architect for 500 florins in the phase A1 after taking the Merchant."""
    houses = ({**RED, "architects": 1}, GREEN, YELLOW, BLUE)
    game = florence(4, *houses, agenda=(AuctionPhase(),), **MUSE)
    play(game, "0 name architect", "1 bid 300", "2 pass", "3 bid 400", "0 bid 500")
    play(game, "1 pass", "3 pass", *answer)
    return game


def test_the_merchant_may_pay_and_take_the_rank():
    """PF-16.16, PF-16.17, EX-25"""
    game = merchant_wins()
    assert offered(game) == ["take_free", "pay_and_rank"]

    play(game, "0 pay_and_rank")

    assert (florins(game)[0], prestige(game)[0]) == (3000, 2 + 4 + 3)
    assert game.players[0].architects == 2


def test_the_merchant_may_take_the_object_free():
    """PF-16.16, PF-16.17, EX-25"""
    game = merchant_wins("0 take_free")

    assert (florins(game)[0], prestige(game)[0]) == (3500, 2 + 3)
    assert game.players[0].architects == 2
    assert game.players[0].served == "architect"


def test_the_rank_is_taken_before_the_object_takes_effect():
    """PF-16.17: the three points of an architect come too late for the rank."""
    houses = ({**RED, "architects": 1}, {"prestige": 4}, {}, {})
    game = florence(4, *houses, agenda=(AuctionPhase(),), **MUSE)
    play(game, "0 name architect", "1 pass", "2 pass", "3 pass", "0 pay_and_rank")

    assert prestige(game)[0] == 2 + 2 + 3


def test_the_merchant_is_settled_without_an_auction_too():
    """PF-16.17, PF-R27"""
    game = florence(2, {}, RED, agenda=(AuctionPhase(),), **MUSE)
    play(game, "0 withdraw", "1 buy jester")

    assert offered(game, 1) == ["take_free", "pay_and_rank"]
    play(game, "1 take_free")

    assert (florins(game)[1], game.players[1].jesters) == (2500, 1)


def test_the_merchant_does_not_allow_bids_above_the_florins():
    """PF-16.17, PF-R26"""
    game = florence(3, {**RED, "florins": 300}, agenda=(AuctionPhase(),), **MUSE)

    events = play(game, "0 name jester", "1 bid 300", "2 pass")

    assert told(events, Passed) == [Passed(2), Passed(0, forced=True)]
    assert game.players[1].jesters == 1


@pytest.mark.parametrize(
    "moves, seat",
    [((), 0), (("0 name jester", "1 bid 300", "2 pass"), 0)],
    ids=["naming", "bidding"],
)
def test_the_rank_may_be_taken_at_any_own_question_of_the_next_auction(moves, seat: int):
    """PF-16.17, PF-R29"""
    game = florence(3, RED, GREEN, YELLOW, agenda=(AuctionPhase(),), **MUSE)
    play(game, *moves)
    asked = game.decision

    events = play(game, f"{seat} take_rank")

    assert told(events, RankTaken) == [RankTaken(0, 3)]
    assert game.decision == asked
    assert "take_rank" not in offered(game)


def test_the_rank_may_be_taken_as_a_free_action():
    """PF-16.17, PF-6.4"""
    game = in_turn(3, RED, GREEN, YELLOW, **MUSE)

    play(game, "0 take_rank")

    assert prestige(game)[0] == 2 + 3
    assert game.decision.actions == 2


def test_an_unused_merchant_keeps_the_turn_open():
    """PF-6.6"""
    game = in_turn(3, RED, actions=1, **MUSE)

    play(game, "0 declare travel")

    assert offered(game) == ["end_turn", "take_rank"]


def test_the_rank_may_be_taken_right_after_the_card():
    """PF-16.17"""
    game = characters({"prestige": 2}, GREEN, YELLOW, seats=3)
    play(game, "0 put_marker merchant 300", "1 pass", "2 pass")
    assert offered(game) == ["take_rank", "decline"]

    play(game, "0 take_rank")

    assert prestige(game)[0] == 5
    assert game.players[0].spent


def test_the_merchant_may_be_kept_for_later():
    """PF-16.17"""
    game = characters({"prestige": 2}, seats=3, agenda=(CharacterAuction(), ActionPhase()))
    play(game, "0 put_marker merchant 300", "1 pass", "2 pass", "0 decline")

    assert "take_rank" in offered(game)


def test_an_unused_merchant_gains_the_rank_at_the_end_of_the_auction():
    """PF-16.17, PF-R28, PF-R49"""
    poor = {**RED, "florins": 100}
    game = florence(3, poor, GREEN, YELLOW, agenda=(AuctionPhase(),), **MUSE)

    events = play(game, "1 withdraw", "2 decline")

    assert told(events, RankTaken) == [RankTaken(0, 3)]
    assert prestige(game)[0] == 5


PROFESSOR = {"character": "professor"}
PRESTIGE = [
    "prestige_most_buildings",
    "prestige_all_landscape_types",
    "prestige_most_lakes",
    "prestige_most_jesters",
    "prestige_architect_jester_two_landscapes",
]
DRAW = {"script": (0,) * 5}


def test_the_professor_brings_a_free_card_as_a_free_action():
    """PF-16.18, PF-6.4"""
    game = in_turn(3, PROFESSOR, **DRAW, **MUSE)
    assert words(game, "use_professor") == ["prestige", "bonus"]

    play(game, "0 use_professor prestige")
    assert words(game, "keep") == PRESTIGE
    play(game, f"0 keep {PRESTIGE[4]}", f"0 put_under {','.join(PRESTIGE[:4])}")

    assert game.players[0].prestige_cards == (PRESTIGE[4],)
    assert [each.card for each in game.prestige_deck.under] == PRESTIGE[:4]
    assert (florins(game)[0], game.decision.actions) == (3500, 2)
    assert words(game, "use_professor") == []


def test_the_professor_may_bring_a_bonus_card():
    """PF-16.18"""
    game = in_turn(3, PROFESSOR, bonus_deck="bonus_lakes", **DRAW, **MUSE)

    play(game, "0 use_professor bonus", "0 keep bonus_lakes")

    assert game.players[0].bonus == ("bonus_lakes",)
    assert game.players[0].spent


def test_the_professor_is_used_once():
    """PF-16.18"""
    game = in_turn(3, PROFESSOR, bonus_deck="bonus_lakes", **DRAW, **MUSE)
    play(game, "0 use_professor bonus", "0 keep bonus_lakes")

    assert refused(game, "0 use_professor prestige").rule == "PF-16.18"


def test_an_empty_deck_cannot_be_chosen():
    """PF-16.18"""
    game = in_turn(3, PROFESSOR, bonus_deck="", **MUSE)

    assert words(game, "use_professor") == ["prestige"]
    assert refused(game, "0 use_professor bonus").rule == "PF-16.18"


@pytest.mark.parametrize(
    "moves, seat, asked",
    [
        ((), 0, "name"),
        (("0 name jester", "1 bid 300", "2 pass"), 0, "bid"),
    ],
)
def test_the_professor_may_be_used_at_own_questions_of_the_next_auction(moves, seat, asked):
    """PF-16.18, PF-R29"""
    game = florence(
        3, PROFESSOR, agenda=(AuctionPhase(),), bonus_deck="bonus_lakes", **DRAW, **MUSE
    )
    play(game, *moves)

    play(game, f"{seat} use_professor bonus", f"{seat} keep bonus_lakes")

    assert game.players[0].bonus == ("bonus_lakes",)
    assert words(game, asked)


def test_the_auction_stays_in_sight_while_the_professor_looks():
    """PF-14.1, PF-16.18"""
    game = florence(3, PROFESSOR, agenda=(AuctionPhase(),), **DRAW, **MUSE)
    play(game, "0 name jester", "1 bid 300", "2 pass", "0 use_professor bonus")

    auction = public_view(game).auction

    assert auction is not None
    assert (auction.object, auction.price, auction.leader) == ("jester", 300, 1)


def test_the_professor_may_be_used_without_an_auction_and_then_one_still_buys():
    """PF-16.18"""
    fields = {"bonus_deck": "bonus_lakes", "agenda": (AuctionPhase(),)}
    game = florence(2, {}, PROFESSOR, **fields, **DRAW, **MUSE)
    play(game, "0 withdraw", "1 use_professor bonus", "1 keep bonus_lakes", "1 buy jester")

    assert game.players[1].jesters == 1


def test_the_professor_may_be_used_right_after_taking_him():
    """PF-16.18"""
    game = characters(seats=3, bonus_deck="bonus_lakes", **DRAW)
    play(game, "0 put_marker professor 300", "1 pass", "2 pass")
    assert offered(game) == ["use_professor prestige", "use_professor bonus", "decline"]

    play(game, "0 use_professor bonus", "0 keep bonus_lakes")

    assert game.players[0].bonus == ("bonus_lakes",)
    assert at_rest(game)


def test_the_professor_may_be_kept_for_later():
    """PF-16.18"""
    game = characters(seats=3, agenda=(CharacterAuction(), ActionPhase()))
    play(game, "0 put_marker professor 300", "1 pass", "2 pass", "0 decline")

    assert words(game, "use_professor") == ["prestige", "bonus"]


def test_an_unused_professor_is_offered_for_the_last_time_before_the_next_characters():
    """PF-16.19, PF-16.4, PF-R30"""
    game = characters(PROFESSOR, seats=3)
    assert offered(game) == ["use_professor prestige", "use_professor bonus", "decline"]

    events = play(game, "0 decline")

    assert told(events, CharacterLapsed) == [CharacterLapsed(0, "professor")]
    assert held(game) == [None, None, None]
    assert "put_marker professor 300" in offered(game)


def test_a_professor_with_empty_decks_lapses_without_a_question():
    """PF-16.19"""
    game = characters(PROFESSOR, seats=3, bonus_deck="", prestige_deck="")

    assert held(game) == [None, None, None]
    assert "put_marker muse 300" in offered(game)


@pytest.mark.parametrize("stake, paid", [(0, 800), (300, 500), (500, 300)])
def test_the_banker_pays_what_lies_on_him_less_the_stake(stake: int, paid: int):
    """PF-16.20, EX-26"""
    game = characters({"florins": 0}, seats=3, banker=800)
    play(game, f"0 put_marker banker {stake}", "1 pass", "2 pass")

    assert florins(game)[0] == paid
    assert game.banker == 600


def test_money_grows_on_a_banker_nobody_takes():
    """PF-16.21, EX-26"""
    agenda = (CharacterAuction(), CharacterAuction(), CharacterAuction(), CharacterAuction())
    game = characters(seats=2, agenda=agenda)
    play(game, "0 pass", "1 pass")
    assert game.banker == 700
    play(game, "0 pass", "1 pass")
    assert game.banker == 800

    play(game, "0 put_marker banker 200", "1 pass")

    assert (florins(game)[0], game.banker) == (2500 + 600, 600)


def last_round(*houses, **fields):
    return florence(3, *houses, agenda=(RoundEnd(),), round=7, **fields, **MUSE)


@pytest.mark.parametrize("points", [0, 1, 6])
def test_the_last_banker_may_turn_florins_into_prestige(points: int):
    """PF-16.22, PF-13.5, PF-R24, EX-26"""
    game = last_round({"character": "banker", "spent": True, "florins": 1300})
    assert words(game, "exchange") == [str(each) for each in range(7)]
    assert refused(game, "0 exchange 7").rule == "PF-16.22"

    play(game, f"0 exchange {points}")

    assert (florins(game)[0], prestige(game)[0]) == (1300 - 200 * points, points)
    assert game.outcome.scores == (points, 0, 0)


def test_a_banker_of_an_earlier_round_exchanges_nothing():
    """PF-16.22"""
    house = {"character": "banker", "spent": True}
    game = florence(3, house, agenda=(RoundEnd(),), round=6, **MUSE)

    assert at_rest(game)


def test_at_the_end_merchant_professor_and_banker_come_in_this_order():
    """PF-16.24, PF-12.1, PF-R28, PF-R30, PF-R31"""
    houses = ({"character": "banker", "spent": True}, PROFESSOR, {**RED, "best_work": 20})
    game = last_round(*houses, bonus_deck="bonus_lakes", **DRAW)
    assert prestige(game) == [0, 0, 2 + 3 + 1]
    assert offered(game, 1) == ["use_professor prestige", "use_professor bonus", "decline"]

    play(game, "1 use_professor bonus", "1 keep bonus_lakes")
    assert game.waiting == (0,)
    play(game, "0 exchange 2")

    assert game.outcome.scores == (2, 0, 6)


def test_the_prestige_card_of_the_last_professor_still_scores():
    """PF-16.24, PF-12.2"""
    houses = ({}, PROFESSOR | {"tiles": "park:a1b1"})
    game = last_round(*houses, prestige_deck="prestige_most_parks", **DRAW)

    play(game, "1 use_professor prestige", "1 keep prestige_most_parks")

    assert game.outcome.scores[1] > 0
