"""PF-16: the expansion Muse and Princess."""

from __future__ import annotations

import pytest

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
from interpares import Match
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.cards import CHARACTERS
from interpares.games.florence.characters import rank
from interpares.games.florence.events import (
    BankerPaid,
    CharacterLapsed,
    CharacterTaken,
    MarkerPut,
    Passed,
    RankTaken,
)
from interpares.games.florence.muse_and_princess import CharacterAuction
from interpares.games.florence.round import Round, RoundEnd
from interpares.games.florence.scoring import metrics
from interpares.games.florence.turn import ActionPhase
from interpares.games.florence.view import public_view
from interpares.games.florence.works import princess_value, work_value
from scenario import play, refused

SPACES = [str(florins) for florins in range(300, 1600, 100)]
STAKES = [str(florins) for florins in range(0, 600, 100)]
MUSE = {"muse": True}


def characters(*houses, seats: int = 4, banker: int = 600, **fields):
    agenda = fields.pop("agenda", (CharacterAuction(),))
    return florence(seats, *houses, agenda=agenda, muse=True, banker=banker, **fields)


def spaces(game, character: str, seat: int = 0) -> list[str]:
    """The bid spaces of a card that a seat may choose."""
    pairs = [each.split() for each in words(game, "put_marker", seat)]
    return [florins for name, florins in pairs if name == character]


def held(game) -> list[str | None]:
    return [player.character for player in game.players]


def test_the_second_auction_follows_the_first_at_once():
    """PF-16.1, PF-3.1"""
    game = characters(seats=3, agenda=(Round(1),), round=0)
    play(game, "0 withdraw", "1 withdraw")
    assert game.phase == "auction"

    play(game, "2 decline")
    assert game.phase == "characters"
    play(game, "0 pass", "1 pass", "2 pass")

    assert game.phase == "action"


def test_nobody_may_sell_prestige():
    """PF-16.2"""
    houses = ({"prestige": 5}, {"prestige": 5}, {"prestige": 5})
    phase_a = florence(3, *houses, agenda=(AuctionPhase(),), **MUSE)
    phase_b = in_turn(3, *houses, **MUSE)

    for game in (phase_a, phase_b):
        assert words(game, "sell") == []
        assert refused(game, "0 sell 1").rule == "PF-16.2"


def test_only_florins_can_be_spent():
    """PF-16.2, PF-13.3"""
    game = in_turn(3, {"florins": 200, "prestige": 5}, **MUSE)

    assert offered(game) == ["end_turn"]
    assert refused(game, "0 declare travel").rule == "PF-16.2"
    assert refused(game, "0 build tower").rule == "PF-16.2"


def test_six_hundred_florins_lie_on_the_banker_at_first():
    """PF-16.3"""
    with_it = Match.start("florence", seats=3, seed=0, options={"muse_and_princess": True})
    without = Match.start("florence", seats=3, seed=0)

    assert (with_it.game.banker, without.game.banker) == (600, 0)
    assert len(CHARACTERS) == 6


def test_all_characters_are_returned_and_on_offer_every_round():
    """PF-16.4"""
    houses = (
        {"character": "muse", "spent": True},
        {"character": "cardinal"},
        {"character": "banker", "spent": True},
    )
    game = characters(*houses, taken=("muse", "cardinal", "banker"))

    assert held(game) == [None] * 4
    assert not game.players[0].spent
    assert {each.split()[0] for each in words(game, "put_marker")} == set(CHARACTERS)


def test_a_whole_second_auction_of_four_players():
    """PF-16.6, PF-16.10, PF-16.11, EX-27"""
    game = characters()

    events = play(game, "0 put_marker cardinal 300", "1 put_marker merchant 400")
    events += play(game, "2 put_marker cardinal 500")
    assert game.players[0].stake is None
    events += play(game, "3 put_marker princess 300", "0 put_marker banker 0")
    assert offered(game, 1) == ["take_rank", "decline"]
    events += play(game, "1 decline")

    assert told(events, MarkerPut)[2] == MarkerPut(2, "cardinal", 500, outbid=0)
    assert told(events, CharacterTaken) == [
        CharacterTaken(1, "merchant", 400),
        CharacterTaken(2, "cardinal", 500),
        CharacterTaken(3, "princess", 300),
        CharacterTaken(0, "banker", 0),
    ]
    assert told(events, BankerPaid) == [BankerPaid(0, 600)]
    assert held(game) == ["banker", "merchant", "cardinal", "princess"]
    assert florins(game) == [4100, 3100, 3000, 3200]
    assert game.banker == 600
    assert at_rest(game)


def test_a_marker_that_still_lies_there_takes_the_card_without_a_choice():
    """PF-16.6, EX-28"""
    game = characters(seats=3)
    play(game, "0 put_marker muse 800", "1 pass")

    play(game, "2 pass")

    assert (held(game)[0], florins(game)[0]) == ("muse", 2700)
    assert at_rest(game)


def test_passing_is_for_the_rest_of_the_phase():
    """PF-16.6, PF-16.11"""
    game = characters(seats=3)
    play(game, "0 pass", "1 put_marker muse 300", "2 put_marker muse 400")

    assert game.waiting == (1,)
    assert refused(game, "0 put_marker princess 300").rule == "PF-16.6"


def test_who_was_outbid_chooses_anew():
    """PF-16.10"""
    game = characters(seats=3)
    play(game, "0 put_marker muse 300", "1 put_marker muse 400", "2 pass")

    assert game.waiting == (0,)
    assert spaces(game, "muse") == SPACES[2:]
    play(game, "0 put_marker muse 1500")

    assert spaces(game, "muse", 1) == []
    assert spaces(game, "cardinal", 1) == SPACES


def test_nobody_obtains_two_characters_in_a_round():
    """PF-16.5, PF-16.12"""
    game = characters(seats=3)
    play(game, "0 put_marker muse 300", "1 put_marker cardinal 300", "2 put_marker cardinal 400")

    assert held(game)[0] == "muse"
    assert refused(game, "0 put_marker princess 300").rule == "PF-16.5"
    play(game, "1 pass")

    assert held(game) == ["muse", None, "cardinal"]


def test_a_card_that_was_taken_is_not_on_offer_any_more():
    """PF-16.7, PF-16.12"""
    game = characters(seats=3)
    play(game, "0 put_marker muse 300", "1 put_marker cardinal 300", "2 put_marker cardinal 400")

    assert spaces(game, "muse", 1) == []
    assert refused(game, "1 put_marker muse 1500").rule == "PF-16.7"


def test_a_card_carries_one_marker():
    """PF-16.7, PF-16.6"""
    game = characters(seats=3)

    play(game, "0 put_marker muse 300", "1 put_marker muse 400")

    stakes = [player.stake for player in game.players if player.stake]
    assert [(each.character, each.florins) for each in stakes] == [("muse", 400)]


@pytest.mark.parametrize("character", ["muse", "cardinal", "princess", "merchant", "professor"])
def test_bid_spaces_go_from_three_to_fifteen_hundred(character: str):
    """PF-16.8, EX-29"""
    game = characters({"florins": 5000})

    assert spaces(game, character) == SPACES
    assert refused(game, f"0 put_marker {character} 1600").rule == "PF-16.8"
    assert refused(game, f"0 put_marker {character} 200").rule == "PF-16.8"
    assert refused(game, f"0 put_marker {character} 350").rule == "PF-16.8"


def test_the_stakes_of_the_banker_go_from_nothing_to_five_hundred():
    """PF-16.8, PF-16.9, PF-R47, EX-29"""
    game = characters({"florins": 0})

    assert spaces(game, "banker") == STAKES
    assert spaces(game, "muse") == []
    assert refused(game, "0 put_marker banker 600").rule == "PF-16.8"


def test_a_marker_on_the_highest_space_cannot_be_outbid():
    """PF-16.8"""
    game = characters({}, {"florins": 9000})
    play(game, "0 put_marker muse 1500")

    assert spaces(game, "muse", 1) == []
    assert refused(game, "1 put_marker muse 1500").rule == "PF-16.6"


def test_a_stake_may_not_exceed_the_florins():
    """PF-16.9, EX-29"""
    game = characters({"florins": 700, "prestige": 9})

    assert spaces(game, "muse") == ["300", "400", "500", "600", "700"]
    assert refused(game, "0 put_marker muse 800").rule == "PF-16.9"
    assert spaces(game, "banker") == STAKES


@pytest.mark.parametrize("stake", [0, 100, 500])
def test_a_higher_stake_outbids_on_the_banker(stake: int):
    """PF-16.6, PF-R23"""
    game = characters()
    play(game, f"0 put_marker banker {stake}")

    assert spaces(game, "banker", 1) == [each for each in STAKES if int(each) > stake]


def test_who_has_no_legal_space_passes_by_himself():
    """PF-16.25, PF-R48"""
    game = characters({}, {"florins": 200}, seats=3)

    events = play(game, "0 put_marker banker 500")

    assert told(events, Passed) == [Passed(1, forced=True)]
    assert game.waiting == (2,)


def test_who_can_only_bid_on_the_banker_is_asked():
    """PF-16.25"""
    game = characters({}, {"florins": 200}, seats=3)
    play(game, "0 put_marker banker 400")

    assert offered(game, 1) == ["pass", "put_marker banker 500"]


def test_the_auction_goes_clockwise_from_the_start_player():
    """PF-16.6"""
    game = characters(seats=3, start=2)

    assert game.waiting == (2,)
    play(game, "2 pass")
    assert game.waiting == (0,)


# Muse


def test_the_muse_adds_the_number_of_the_round():
    """PF-16.13, PF-7.2, EX-22"""
    house = {"hand": "poet", "jesters": 5, "recruits": 1, "florins": 0}
    game = in_turn(3, {**house, "character": "muse"}, round=5, **MUSE)
    assert refused(in_turn(3, house, round=5, **MUSE), "0 work poet").rule == "PF-7.5"
    assert work_value(game, 0, "poet").muse == 5

    play(game, "0 work poet")

    assert game.players[0].best_work == 12 + 5
    assert florins(game)[0] == 1700


def test_the_muse_counts_for_every_work_of_the_round():
    """PF-16.13"""
    house = {"hand": "poet painter", "jesters": 4, "character": "muse", "florins": 0}
    game = in_turn(3, house, round=1, **MUSE)

    play(game, "0 work poet", "0 exchange 0", "0 work painter")

    assert florins(game)[0] == 1100 + 1100


def test_the_muse_counts_for_the_best_work():
    """PF-16.13, PF-11.1"""
    muse = {"hand": "poet", "jesters": 3, "character": "muse"}
    other = {"hand": "painter", "jesters": 3}
    game = florence(2, muse, other, agenda=(ActionPhase(), RoundEnd()), **MUSE)

    play(game, "0 work poet", "0 exchange 0", "0 end_turn")
    play(game, "1 work painter", "1 exchange 0", "1 end_turn")

    assert prestige(game) == [3, 0]


# Cardinal


def test_the_cardinal_gives_a_third_action():
    """PF-16.14, EX-23"""
    house = {"character": "cardinal", "hand": "poet", "jesters": 3}
    game = florence(3, house, agenda=(ActionPhase(),), **MUSE)
    assert game.decision.actions == 3

    play(game, "0 build tower", "0 place g1g2g3", "0 declare travel")
    play(game, "0 work poet", "0 exchange 0")

    assert game.waiting == (1,)
    assert game.decision.actions == 2


@pytest.mark.parametrize(
    "move, rule", [("declare religion", "PF-9.6"), ("buy_profession", "PF-9.2")]
)
def test_the_cardinal_keeps_the_limits_of_professions_and_freedoms(move: str, rule: str):
    """PF-16.14, PF-9.2, PF-9.6, EX-23"""
    house = {"character": "cardinal"}
    game = florence(3, house, agenda=(ActionPhase(),), script=(0,) * 5, **MUSE)
    put = "0 put_under theologian,philosopher,botanist,alchemist"
    play(game, "0 declare travel", "0 buy_profession", "0 keep mathematician", put)

    assert game.decision.actions == 1
    assert refused(game, f"0 {move}").rule == rule


def test_with_the_cardinal_works_buildings_and_bonus_cards_are_not_limited():
    """PF-16.14"""
    house = {"character": "cardinal", "architects": 3}
    game = florence(3, house, agenda=(ActionPhase(),), **MUSE)

    play(game, "0 build tower", "0 place g1g2g3", "0 build chapel", "0 place a1a2b2")
    play(game, "0 build library", "0 place d1e1d2e2d3")

    assert len(game.players[0].buildings) == 3
    assert game.waiting == (1,)


def test_a_cardinal_who_was_used_does_not_lapse_unused():
    """PF-16.23, PF-16.12"""
    house = {"character": "cardinal", "architects": 3}
    game = florence(2, house, agenda=(ActionPhase(),), **MUSE)
    play(game, "0 build tower", "0 place g1g2g3", "0 build chapel", "0 place a1a2b2")
    play(game, "0 build library", "0 place d1e1d2e2d3")

    events = play(game, "1 end_turn")

    assert told(events, CharacterLapsed) == []


# Princess

PRINCESS = {
    "character": "princess",
    "tiles": "lake:a1a2b2 lake:c1c2d2 university:e1g1e2g2e3f3g3 studio:e4e5e6e7f7",
    "hand": "poet painter jurist",
    "jesters": 2,
    "freedoms": "travel",
    "bonus": "bonus_lakes",
    "florins": 0,
}


def test_the_princess_counts_landscapes_buildings_architects_and_cards():
    """PF-16.15, PF-R21, EX-24"""
    game = in_turn(3, PRINCESS, round=3, **MUSE)

    value = princess_value(game, 0)

    assert (value.landscape, value.building, value.cards, value.architects) == (6, 4, 3, 0)
    assert (value.jesters, value.freedom, value.bonus) == (0, 0, ())
    assert value.total == 13


def test_architects_and_recruitment_cards_count_for_the_princess():
    """PF-16.15"""
    house = {
        **PRINCESS,
        "architects": 2,
        "recruits": 1,
        "recruits_on_table": 1,
        "table": "sculptor",
    }
    game = in_turn(3, house, **MUSE)

    assert princess_value(game, 0).total == 6 + 4 + 4 + 6


def test_a_princess_work_pays_and_may_be_exchanged_but_lays_no_card():
    """PF-16.15, PF-7.6, PF-7.7, PF-7.8, PF-R22"""
    game = in_turn(3, PRINCESS, round=3, **MUSE)

    play(game, "0 princess_work")
    assert refused(game, "0 add_bonus bonus_lakes").rule in ("PF-7.1", "PF-16.15")
    assert words(game, "exchange") == [str(each) for each in range(7)]
    play(game, "0 exchange 6")

    player = game.players[0]
    assert (player.florins, player.prestige, player.best_work) == (100, 6, 13)
    assert (player.table, len(player.hand), player.bonus) == ((), 3, ("bonus_lakes",))
    assert metrics(game, 0)["works_on_table"] == 0
    assert game.decision.actions == 1


def test_the_princess_works_once_only():
    """PF-16.15"""
    game = in_turn(3, PRINCESS, round=3, **MUSE)
    play(game, "0 princess_work", "0 exchange 0")

    assert "princess_work" not in offered(game)
    assert refused(game, "0 princess_work").rule == "PF-16.15"


def test_a_princess_work_must_reach_the_minimum():
    """PF-16.15, PF-7.5, PF-R21"""
    enough = in_turn(3, PRINCESS, round=3, **MUSE)
    game = in_turn(3, PRINCESS, round=4, **MUSE)

    assert "princess_work" in offered(enough)
    assert "princess_work" not in offered(game)
    assert refused(game, "0 princess_work").rule == "PF-16.15"


def test_a_princess_work_can_be_the_best_of_the_round():
    """PF-16.15, PF-11.1"""
    other = {"hand": "sculptor", "jesters": 5}
    game = florence(2, PRINCESS, other, agenda=(ActionPhase(), RoundEnd()), round=2, **MUSE)

    play(game, "0 princess_work", "0 exchange 0", "0 end_turn")
    play(game, "1 work sculptor", "1 exchange 0", "1 end_turn")

    assert prestige(game) == [3, 0]


@pytest.mark.parametrize("character", ["muse", "cardinal", "princess"])
def test_unused_characters_of_a_round_lapse_after_phase_b(character: str):
    """PF-16.23"""
    game = florence(2, {"character": character}, agenda=(ActionPhase(),), **MUSE)

    play(game, "0 end_turn", "1 end_turn")

    assert game.players[0].spent
    assert not game.players[0].has(character)


def test_a_princess_who_goes_unused_is_told():
    """PF-16.23"""
    game = florence(2, {"character": "princess"}, agenda=(ActionPhase(),), **MUSE)

    events = play(game, "0 end_turn", "1 end_turn")

    assert told(events, CharacterLapsed) == [CharacterLapsed(0, "princess")]


# Merchant

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


# Professor

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


# Banker


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
