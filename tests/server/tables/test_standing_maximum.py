"""A standing maximum for an auction of Florence: raised to its bound, for one object, one round."""

from __future__ import annotations

from random import Random

import pytest

from server.tables.house import play_on, to, until
from server.tables.ordering import give, gone, moves

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_scans")]


async def florentines(house, seats):
    """A table of Florence at its first auction, and who opens it."""
    players = await house.sit(*["me"] * seats, game="florence")
    return players, await to(players, "open_auction")


def limit(florins, thing):
    """Raise up to so many florins for an object of this round, then pass."""
    return {
        "decision": "bidding",
        "answer": "bid",
        "at_most": {"florins": florins},
        "facts": {"object": thing},
        "otherwise": "pass",
        "until": "choose_action",
    }


async def bids_of(player):
    return [move for move in await moves(player) if move["type"] in {"bid", "pass"}]


async def test_a_standing_maximum_raises_to_its_bound_and_passes_then(either):
    players, opener = await florentines(either, seats=2)
    bidder = players[1 - opener.seat]
    await give(bidder, **limit(600, "jester"))

    await opener.play({"type": "name", "object": "jester"})
    for florins in (500, 700):
        await until(lambda: opener.options)
        await opener.play({"type": "bid", "florins": florins})

    await until(lambda: bidder.options and bidder.decision == "buy_without_auction")
    assert await bids_of(bidder) == [
        {"type": "bid", "florins": 400},
        {"type": "bid", "florins": 600},
        {"type": "pass"},
    ]


async def test_a_standing_maximum_is_for_one_object(either):
    players, opener = await florentines(either, seats=2)
    bidder = players[1 - opener.seat]
    await give(bidder, **limit(600, "jester"))

    await opener.play({"type": "name", "object": "architect"})
    await either.services.attendant.attend(bidder.table)

    assert bidder.options
    assert await bids_of(bidder) == []


async def test_a_standing_maximum_ends_with_the_auctions_of_the_round(either):
    players, opener = await florentines(either, seats=3)
    bidder = players[opener.seat - 1]
    await give(bidder, **limit(900, "architect"))

    await play_on(players, lambda: bidder.options and bidder.decision == "choose_action", Random(2))

    await until(lambda: gone(bidder))
    assert (await either.desk.shelf.get(bidder.table)).orders[bidder.seat] == []
