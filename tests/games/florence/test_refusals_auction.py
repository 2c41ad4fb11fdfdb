"""PF-2, PF-4, PF-5, PF-15: tempting illegal moves of the set-up and of the auction phase."""

from __future__ import annotations

from games.attempts import after, every_attempt
from games.florence.moments import auction, landscape
from games.florence.positions import florence, four_each
from interpares.games.florence.looking import Look
from scenario import play, refused

PACKED = (
    "forest:a1b1a2b2 forest:c1d1c2d2 forest:e1f1e2f2 forest:a3b3a4b4 forest:c3d3c4d4 "
    "lake:e3e4f4 park:g1g2 park:g3g4 park:e5e6 park:a5b5 park:f6g6"
)
"""A principality in which no further forest has room."""


def looking(deck: str):
    return florence(3, agenda=(Look(0, deck),), script=(0,) * 5)


ATTEMPTS = {
    "keeping four starting cards": (four_each, "0 keep poet,painter,jurist,sculptor", "PF-2.3"),
    "keeping two starting cards": (four_each, "0 keep poet,painter", "PF-2.3"),
    "keeping a card of another": (four_each, "0 keep poet,painter,composer", "PF-2.3"),
    "keeping a card twice": (four_each, "0 keep poet,poet,painter", "PF-2.3"),
    "choosing starting cards twice": (
        lambda: after(four_each(), "0 keep jurist,sculptor,painter"),
        "0 keep jurist,painter,poet",
        "PF-2.3",
    ),
    "opening at a higher price": (auction, "0 name park 300", "PF-4.6"),
    "opening at a lower price": (auction, "0 name park 100", "PF-4.6"),
    "raising by two hundred": (lambda: auction("0 name park"), "1 bid 400", "PF-4.7"),
    "repeating the bid": (lambda: auction("0 name park", "1 bid 300"), "2 bid 300", "PF-4.7"),
    "bidding out of turn": (lambda: auction("0 name park"), "2 bid 300", "PF-4.7"),
    "bidding without an auction": (auction, "0 bid 300", ("PF-4.4", "PF-4.7")),
    "bidding after passing": (
        lambda: auction("0 name park", "1 pass", "2 bid 300"),
        "1 bid 400",
        "PF-4.8",
    ),
    "bidding after being served": (
        lambda: auction("0 name jester", "1 pass", "2 pass", "1 name park"),
        "0 bid 300",
        "PF-4.11",
    ),
    "bidding after withdrawing": (
        lambda: auction("0 withdraw", "1 name park"),
        "0 bid 300",
        "PF-4.5",
    ),
    "withdrawing in an auction": (lambda: auction("0 name park"), "1 withdraw", "PF-4.5"),
    "withdrawing when another opens": (auction, "2 withdraw", "PF-4.5"),
    "naming a stack that has sold": (
        lambda: auction("0 name jester", "1 pass", "2 pass"),
        "1 name jester",
        "PF-4.3",
    ),
    "naming an empty stack": (
        lambda: auction(houses=({"jesters": 3}, {"jesters": 4})),
        "0 name jester",
        "PF-4.3",
    ),
    "buying an empty stack": (
        lambda: auction("0 withdraw", "1 withdraw", houses=({"jesters": 3}, {"jesters": 4})),
        "2 buy jester",
        "PF-4.3",
    ),
    "naming a fourth architect": (
        lambda: auction(houses=({"architects": 3},)),
        "0 name architect",
        "PF-5.7",
    ),
    "buying a fourth architect": (
        lambda: auction("0 withdraw", "1 withdraw", houses=({}, {}, {"architects": 3})),
        "2 buy architect",
        "PF-5.7",
    ),
    "bidding on a fourth architect": (
        lambda: auction("0 name architect", houses=({}, {"architects": 3})),
        "1 bid 300",
        "PF-5.7",
    ),
    "naming a landscape without room": (
        lambda: auction(houses=({"tiles": PACKED},)),
        "0 name forest",
        ("PF-4.3", "PF-5.2"),
    ),
    "bidding on a landscape without room": (
        lambda: auction("0 name forest", houses=({}, {"tiles": PACKED})),
        "1 bid 300",
        ("PF-4.3", "PF-5.2"),
    ),
    "bidding above the purchasing power": (
        lambda: auction("0 name park", houses=({}, {"florins": 100, "prestige": 1})),
        "1 bid 300",
        "PF-13.3",
    ),
    "bidding with prestige in the expansion": (
        lambda: auction("0 name park", houses=({}, {"florins": 200, "prestige": 9}), muse=True),
        "1 bid 300",
        ("PF-13.3", "PF-16.2"),
    ),
    "declining to keep a prestige card": (lambda: looking("prestige"), "0 decline", "PF-5.8"),
    "declining to keep a profession card": (lambda: looking("profession"), "0 decline", "PF-9.1"),
    "declining to keep a bonus card": (lambda: looking("bonus"), "0 decline", "PF-9.8"),
    "keeping no prestige card": (lambda: looking("prestige"), "0 keep -", "PF-5.8"),
    "keeping no profession card": (lambda: looking("profession"), "0 keep -", "PF-9.1"),
    "keeping no bonus card": (lambda: looking("bonus"), "0 keep -", "PF-9.8"),
    "keeping two prestige cards": (
        lambda: looking("prestige"),
        "0 keep prestige_most_buildings,prestige_all_landscape_types",
        "PF-5.8",
    ),
    "keeping two profession cards": (
        lambda: looking("profession"),
        "0 keep mathematician,theologian",
        "PF-9.1",
    ),
    "keeping two bonus cards": (
        lambda: looking("bonus"),
        "0 keep bonus_buildings,bonus_forests",
        "PF-9.8",
    ),
    "keeping a card that was not looked at": (
        lambda: looking("profession"),
        "0 keep poet",
        "PF-9.1",
    ),
    "putting only some cards under the deck": (
        lambda: after(looking("profession"), "0 keep mathematician"),
        "0 put_under theologian,philosopher",
        "PF-9.1",
    ),
    "storing a landscape": (landscape, "0 decline", "PF-5.2"),
    "swapping a landscape": (landscape, "0 choose park", "PF-5.2"),
    "a landscape outside the grid": (landscape, "0 place g1g2h2", "PF-8.1"),
    "a landscape on the palazzo": (landscape, "0 place c5c6d6", "PF-8.2"),
    "another landscape than obtained": (landscape, "0 place a1b1", "PF-8.3"),
    "two players: naming a forest": (lambda: auction(seats=2), "0 name forest", "PF-15.3"),
    "two players: naming a lake": (lambda: auction(seats=2), "0 name lake", "PF-15.3"),
    "two players: naming a park": (lambda: auction(seats=2), "0 name park", "PF-15.3"),
    "two players: buying a park": (
        lambda: auction("0 withdraw", seats=2),
        "1 buy park",
        "PF-15.3",
    ),
    "two players: a second landscape": (
        lambda: auction("0 name landscape", "1 pass", "0 choose lake", "0 place a1a2b2", seats=2),
        "1 buy landscape",
        "PF-15.4",
    ),
    "two players: opening at two hundred": (
        lambda: auction(seats=2),
        "0 name jester 200",
        ("PF-4.6", "PF-15.2"),
    ),
}


@every_attempt(ATTEMPTS)
def test_an_illegal_move_is_refused_with_its_rule(position, move: str, rules: tuple[str, ...]):
    """PF-1.5: the table of illegal input, row by row."""
    assert refused(position(), move).rule in rules


def test_after_a_refusal_the_same_decision_stays_open():
    """PF-1.5"""
    game = auction("0 name park")
    asked = game.decision

    refused(game, "1 bid 400")

    assert game.decision == asked
    play(game, "1 bid 300")
    assert game.waiting == (2,)
