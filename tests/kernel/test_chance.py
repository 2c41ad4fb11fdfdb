"""Chance: fair, repeatable, and provable afterwards."""

from collections import Counter

import pytest

from interpares import BadInput, Match
from interpares.kernel import chance
from interpares.kernel.game import Game


def dealer(number=0, **fields):
    return Game(players=[], seed=chance.seed_from(number), **fields)


def test_the_same_seed_gives_the_same_numbers_on_every_machine():
    game = dealer(2007)

    assert [game.random(100) for _ in range(6)] == [73, 22, 54, 69, 13, 27]
    assert game.drawn == 6


def test_every_number_is_about_equally_likely():
    game = dealer()
    rolls = Counter(game.random(6) for _ in range(6000))

    assert set(rolls) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in rolls.values()) < 20.5


def test_numbers_beyond_the_last_whole_multiple_are_drawn_again():
    """Rejection: with a bound just over half the space, about every second draw is thrown away."""
    bound = 2**255 + 1
    drawn = 0
    for _ in range(200):
        number, drawn = chance.fair(bytes(32), drawn, bound)
        assert number < bound

    assert 300 < drawn < 520


def test_every_order_of_a_shuffle_is_about_equally_likely():
    game = dealer(3)
    orders = Counter(game.shuffled("abc") for _ in range(6000))

    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5


def test_a_draw_takes_one_card_and_leaves_the_rest_in_order():
    card, rest = dealer(script=(1,)).draw(("a", "b", "c"))

    assert (card, rest) == ("b", ("a", "c"))


def test_a_script_comes_first_and_the_seed_goes_on_behind_it():
    scripted, plain = dealer(5, script=(4, 0)), dealer(5)
    plain.random(10)
    plain.random(10)

    assert [scripted.random(10) for _ in range(3)] == [4, 0, plain.random(10)]


def test_a_scripted_draw_out_of_range_is_refused():
    with pytest.raises(BadInput, match="scripted draw 7 is not below 6"):
        dealer(script=(7,)).random(6)


def test_the_commitment_depends_on_seed_and_match_and_gives_no_draw_away():
    seed = chance.seed_from(1)
    published = chance.commitment(seed, "table-1")

    assert published != chance.commitment(chance.seed_from(2), "table-1")
    assert published != chance.commitment(seed, "table-2")
    assert published != chance.draw_key(seed, "table-1", ()).hex()


def test_every_seat_has_a_hand_in_the_deal():
    tracks = {
        Match.start("magnaci", seats=5, seed=1, seat_seeds=("a", "b", "c", "d", last)).game.track
        for last in "efghijkl"
    }

    assert len(tracks) > 1


def test_seat_seeds_cannot_be_shifted_from_one_seat_to_the_next():
    seed = chance.seed_from(0)

    assert chance.draw_key(seed, "", ("ab", "c")) != chance.draw_key(seed, "", ("a", "bc"))


@pytest.mark.parametrize("number", [-1, 2**256])
def test_a_seed_out_of_range_is_refused(number):
    with pytest.raises(BadInput, match="seed must be a whole number"):
        Match.start("magnaci", seats=2, seed=number)


def test_without_a_seed_every_match_is_dealt_anew():
    commitments = {Match.start("magnaci", seats=2).header.commitment for _ in range(4)}

    assert len(commitments) == 4
