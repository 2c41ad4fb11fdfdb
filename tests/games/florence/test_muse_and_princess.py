"""PF-16.1 to PF-16.12: the expansion Muse and Princess, and its auction of characters."""

from __future__ import annotations

import pytest

from games.florence.expansions import MUSE, characters, held
from games.florence.positions import at_rest, florence, florins, in_turn, offered, told, words
from interpares import Match
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.cards import CHARACTERS
from interpares.games.florence.events import BankerPaid, CharacterTaken, MarkerPut, Passed
from interpares.games.florence.round import Round
from scenario import play, refused

SPACES = [str(florins) for florins in range(300, 1600, 100)]
STAKES = [str(florins) for florins in range(0, 600, 100)]


def spaces(game, character: str, seat: int = 0) -> list[str]:
    """The bid spaces of a card that a seat may choose."""
    pairs = [each.split() for each in words(game, "put_marker", seat)]
    return [florins for name, florins in pairs if name == character]


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
