"""PF-2: set-up."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.florence.positions import florins, offered, prestige
from interpares import BadInput, Match
from interpares.games.florence.cards import BONUS, PRESTIGE, PROFESSIONS
from scenario import play, refused

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def dealt(seats: int = 3, seed: int = 0, **options) -> Match:
    return Match.start("florence", seats=seats, seed=seed, options=options)


def chosen(match: Match) -> Match:
    """Everybody keeps the first three cards."""
    for seat in match.waiting:
        match.play(seat, match.options(seat)[0])
    return match


@SEATS
def test_everybody_begins_with_an_empty_principality_and_no_prestige(seats: int):
    """PF-2.1"""
    game = dealt(seats).game

    assert prestige(game) == [0] * seats
    for player in game.players:
        assert player.covered == 0
        assert (player.jesters, player.architects, player.freedoms) == (0, 0, ())


@SEATS
def test_everybody_is_dealt_four_different_professions(seats: int):
    """PF-2.2"""
    game = dealt(seats).game
    hands = [player.hand for player in game.players]

    assert [len(hand) for hand in hands] == [4] * seats
    assert len({card for hand in hands for card in hand}) == 4 * seats
    assert len(game.professions) == 21 - 4 * seats


def test_different_seeds_deal_different_hands():
    """PF-2.2"""
    hands = {dealt(seed=seed).game.players[0].hand for seed in range(20)}

    assert len(hands) > 15


@SEATS
def test_all_choose_at_the_same_time_which_three_they_keep(seats: int):
    """PF-2.3, PF-14.1"""
    match = dealt(seats)
    hand = match.game.players[0].hand

    assert match.waiting == tuple(range(seats))
    ways = [f"keep {','.join(three)}" for three in combinations(hand, 3)]
    assert offered(match.game, 0) == ways
    assert len(ways) == 4


def test_the_answers_may_come_in_any_order():
    """PF-2.3"""
    match = dealt(3)

    for seat in (2, 0, 1):
        assert seat in match.waiting
        match.play(seat, match.options(seat)[3])

    assert match.game.round == 1


@pytest.mark.parametrize("count", [0, 1, 2, 4])
def test_exactly_three_are_kept(count: int):
    """PF-2.3"""
    game = dealt().game
    cards = ",".join(game.players[0].hand[:count]) or "-"

    assert refused(game, f"0 keep {cards}").rule == "PF-2.3"


@pytest.mark.parametrize("seats, cards", [(2, 15), (3, 12), (4, 9), (5, 6)])
def test_the_returned_cards_go_back_into_the_profession_deck(seats: int, cards: int):
    """PF-2.4"""
    match = dealt(seats)
    before = [player.hand for player in match.game.players]

    game = chosen(match).game

    assert len(game.professions) == cards
    for player, hand in zip(game.players, before, strict=True):
        assert player.hand == hand[:3]
        assert hand[3] in game.professions.loose
        assert player.returned == hand[3]
    everywhere = [*game.professions.loose, *(card for each in game.players for card in each.hand)]
    assert sorted(everywhere) == sorted(PROFESSIONS)


@pytest.mark.parametrize("seats, money", [(2, 2500), (3, 3500), (4, 3500), (5, 3500)])
def test_starting_florins(seats: int, money: int):
    """PF-2.5, EX-02"""
    assert florins(dealt(seats).game) == [money] * seats


@SEATS
def test_all_auction_stacks_are_full(seats: int):
    """PF-2.6, PF-2.9, PF-R43"""
    game = dealt(seats).game

    assert game.landscapes_left == (6, 6, 6)
    assert (game.jesters_left, game.architects_left, game.recruits_left) == (7, 6, 5)
    assert sorted(game.prestige_deck.loose) == sorted(PRESTIGE)
    assert len(game.prestige_deck) == 14


@SEATS
def test_all_supplies_are_full(seats: int):
    """PF-2.7, PF-2.9"""
    game = dealt(seats).game

    assert game.buildings_left == (3,) * 10
    assert sorted(game.bonus_deck.loose) == sorted(BONUS)
    assert len(game.bonus_deck) == 20


@pytest.mark.parametrize("seats, markers", [(3, 2), (4, 3), (5, 4)])
def test_one_marker_of_each_freedom_less_than_there_are_players(seats: int, markers: int):
    """PF-2.8, EX-01"""
    assert dealt(seats).game.freedoms_left == (markers,) * 3


def test_the_first_round_begins_when_all_have_chosen():
    """PF-2.10"""
    match = dealt(first_start_player="seat_0")
    assert match.game.round == 0

    chosen(match)

    assert match.game.round == 1
    assert match.waiting == (0,)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_table_may_name_the_first_start_player(seat: int):
    """PF-2.10, PF-R06"""
    match = chosen(dealt(first_start_player=f"seat_{seat}"))

    assert match.game.start == seat
    assert match.waiting == (seat,)


def test_otherwise_the_start_player_is_drawn():
    """PF-2.10, PF-R06"""
    assert {dealt(seed=seed).game.start for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("seats, seat", [(2, 2), (3, 3), (3, 4), (4, 4)])
def test_a_seat_that_does_not_exist_cannot_be_named(seats: int, seat: int):
    """PF-2.10"""
    with pytest.raises(BadInput, match="first_start_player"):
        dealt(seats, first_start_player=f"seat_{seat}")


def test_the_harder_freedoms_cannot_be_chosen_for_three():
    """PF-15.5"""
    with pytest.raises(BadInput, match="two_player_freedoms"):
        dealt(3, two_player_freedoms=4)


def test_a_start_player_of_two_opens_the_first_auction_for_all():
    """PF-2.10, PF-4.2"""
    match = chosen(dealt(2, first_start_player="seat_1"))

    play(match, "1 name jester")

    assert match.waiting == (0,)
