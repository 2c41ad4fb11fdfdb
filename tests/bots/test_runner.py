"""Bots at a table, with a record or without."""

from random import Random

import pytest
from msgspec import structs

from interpares import BadInput, Match, rules_of, slugs
from interpares.bots.baseline import RandomBot
from interpares.bots.runner import play_game, play_match, play_randomly, playout, seated
from interpares.kernel.game import encode


def dealt(slug="magnaci", seats=3, seed=5):
    return Match.start(slug, seats=seats, seed=seed).game


def random_bots(seats, seed):
    """Bots sharing one source of chance, as in a simulation."""
    random = Random(seed)
    return [RandomBot(random) for _ in range(seats)]


def test_the_last_bot_named_takes_the_seats_that_are_left():
    assert seated(["greedy", "novice"], 4) == ("greedy", "glance", "glance", "glance")
    assert seated(["random"] * 3, 3) == ("random",) * 3


@pytest.mark.parametrize("names", [[], ["random"] * 4])
def test_no_bot_or_more_bots_than_seats_is_refused(names):
    with pytest.raises(BadInput, match=f"3 seats take 1 to 3 bots, not {len(names)}"):
        seated(names, 3)


def test_a_match_of_bots_ends_and_can_be_replayed():
    match = play_match("magnaci", 3, {"trade": False}, random_bots(3, 1), 5)

    assert match.outcome is not None
    assert match.header.options["trade"] is False
    assert encode(Match.replay(match.record()).game) == encode(match.game)


@pytest.mark.parametrize("slug", slugs())
def test_all_ways_of_random_play_are_the_same_game(slug):
    rules, seats = rules_of(slug), max(rules_of(slug).seats)
    match = play_match(slug, seats, {}, random_bots(seats, 2), 5)
    by_bots, by_chance, bare = (dealt(slug, seats) for _ in range(3))

    counts = [
        play_game(rules, by_bots, random_bots(seats, 2)),
        play_randomly(rules, by_chance, Random(2)),
        playout(bare, Random(2)),
    ]

    assert counts == [match.n] * 3
    assert {encode(game) for game in (by_bots, by_chance, bare)} == {encode(match.game)}


def test_a_game_longer_than_its_bound_is_a_bug():
    hasty = structs.replace(rules_of("magnaci"), longest=lambda _: 20)

    with pytest.raises(AssertionError, match="magnaci is not over after 20 decisions"):
        play_randomly(hasty, dealt(), Random(0))
    with pytest.raises(AssertionError, match="Not over after 20 decisions"):
        playout(dealt(), Random(0), most=20)


def test_an_impossible_position_is_a_bug_found_on_the_way():
    """MA-2.5: a Law appears twice after 100 decisions, long before the end."""
    rules, game, random = rules_of("magnaci"), dealt(), Random(0)
    seen = []

    def flaws(position):
        seen.append(position.outcome)
        position.laws_out += ("veto",)
        return rules.flaws(position)

    with pytest.raises(AssertionError, match="magnaci came to an impossible position: Law 'veto'"):
        play_randomly(structs.replace(rules, flaws=flaws), game, random)
    assert seen == [None]
