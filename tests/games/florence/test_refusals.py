"""Every tempting illegal move is refused, cites its rule and leaves no trace."""

from __future__ import annotations

import pytest

from games.florence.positions import at, florence, in_turn
from interpares.games.florence.auction import AuctionPhase
from interpares.games.florence.looking import Look
from interpares.games.florence.muse_and_princess import CharacterAuction
from interpares.games.florence.objects import PlaceLandscape
from interpares.games.florence.setup import StartingCards
from interpares.games.florence.turn import ActionPhase
from scenario import play, refused

PACKED = (
    "forest:a1b1a2b2 forest:c1d1c2d2 forest:e1f1e2f2 forest:a3b3a4b4 forest:c3d3c4d4 "
    "lake:e3e4f4 park:g1g2 park:g3g4 park:e5e6 park:a5b5 park:f6g6"
)
"""A principality in which no further forest has room."""
POET = {
    "tiles": "theatre:a1c1a2b2c2",
    "freedoms": "travel",
    "jesters": 2,
    "hand": "poet painter",
    "table": "jurist",
    "recruits": 1,
}
"""A Poet worth 15, a Painter worth 11."""
DEALT = {"hand": "poet painter jurist sculptor"}
WORK = ("0 work poet",)
BORDER = {"cooperative": True}
JOINT = "0 propose 1 tower"
ACROSS = "0 place f1g1 a1"
TOWERS = {"tiles": "tower:a1a2a3"}


def after(game, *moves: str):
    play(game, *moves)
    return game


def dealt():
    others = (
        "physician pharmacist composer cartographer",
        "botanist alchemist physicist goldsmith",
    )
    hands = ({"hand": each} for each in others)
    return florence(3, DEALT, *hands, agenda=(StartingCards(),))


def auction(*moves: str, houses=(), seats: int = 3, **fields):
    return after(florence(seats, *houses, agenda=(AuctionPhase(),), **fields), *moves)


def turn(*moves: str, houses=(POET,), seats: int = 3, **fields):
    return after(in_turn(seats, *houses, **fields), *moves)


def looking(deck: str):
    return florence(3, agenda=(Look(0, deck),), script=(0,) * 5)


def landscape(tile: str = "lake", **fields):
    return florence(3, agenda=(PlaceLandscape(0, tile),), **fields)


def building(tile: str, architects: int = 1, tiles: str = "tower:g1g2g3 forest:d1e1d2e2"):
    return turn(f"0 build {tile}", houses=({"architects": architects, "tiles": tiles},))


def characters(*moves: str, houses=(), seats: int = 3, **fields):
    game = florence(seats, *houses, agenda=(CharacterAuction(),), muse=True, banker=600, **fields)
    return after(game, *moves)


def with_character(character: str, *moves: str, **fields):
    house = {**POET, "character": character, **fields.pop("house", {})}
    return turn(*moves, houses=(house, {"table": "composer"}), muse=True, **fields)


def merchant(*moves: str, florins: int = 3500):
    house = {"character": "merchant", "florins": florins}
    return auction(*moves, houses=(house,), muse=True)


def joint(*moves: str, houses=(), seats: int = 4, **fields):
    return turn(*moves, houses=houses, seats=seats, **BORDER, **fields)


PROPOSED = (JOINT, ACROSS, "0 price 100")
REJECTED = (*PROPOSED, "1 reject")

ATTEMPTS = {
    "keeping four starting cards": (dealt, "0 keep poet,painter,jurist,sculptor", "PF-2.3"),
    "keeping two starting cards": (dealt, "0 keep poet,painter", "PF-2.3"),
    "keeping a card of another": (dealt, "0 keep poet,painter,composer", "PF-2.3"),
    "keeping a card twice": (dealt, "0 keep poet,poet,painter", "PF-2.3"),
    "choosing starting cards twice": (
        lambda: after(dealt(), "0 keep jurist,sculptor,painter"),
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
    "a third action": (
        lambda: turn(
            *WORK,
            "0 exchange 0",
            "0 work painter",
            "0 exchange 0",
            houses=(POET, {"table": "composer"}),
        ),
        "0 buy_bonus",
        "PF-6.1",
    ),
    "a fourth action with the Cardinal": (
        lambda: with_character(
            "cardinal",
            *WORK,
            "0 exchange 0",
            "0 declare religion",
            "0 build tower",
            "0 place g1g2g3",
            actions=3,
        ),
        "0 buy_bonus",
        "PF-6.1",
    ),
    "a second profession in a round": (
        lambda: turn(
            "0 buy_profession",
            "0 keep mathematician",
            "0 put_under theologian,philosopher,botanist,alchemist",
            script=(0,) * 5,
        ),
        "0 buy_profession",
        "PF-9.2",
    ),
    "a second profession with the Cardinal": (
        lambda: with_character(
            "cardinal",
            "0 buy_profession",
            "0 keep mathematician",
            "0 put_under theologian,philosopher,botanist,alchemist",
            script=(0,) * 5,
            actions=3,
        ),
        "0 buy_profession",
        ("PF-9.2", "PF-16.14"),
    ),
    "a second freedom in a round": (
        lambda: turn("0 declare religion"),
        "0 declare opinion",
        "PF-9.6",
    ),
    "a second freedom with the Cardinal": (
        lambda: with_character(
            "cardinal", "0 declare religion", "0 build tower", "0 place g1g2g3", actions=3
        ),
        "0 declare opinion",
        ("PF-9.6", "PF-16.14"),
    ),
    "acting in another's turn": (turn, "1 buy_bonus", "PF-6.1"),
    "recruiting from a hand": (
        lambda: turn(houses=(POET, {"hand": "composer"})),
        "0 recruit composer",
        "PF-10.4",
    ),
    "recruiting from oneself": (turn, "0 recruit jurist", "PF-10.4"),
    "taking a recruitment card": (
        lambda: turn(houses=(POET, {"recruits_on_table": 1})),
        "0 recruit recruitment_card",
        ("PF-10.4", "PF-10.3"),
    ),
    "recruiting without a recruitment card": (
        lambda: turn(houses=({}, {"table": "composer"})),
        "0 recruit composer",
        "PF-10.1",
    ),
    "recruiting in another's turn": (
        lambda: turn(houses=({"table": "composer"}, POET)),
        "1 recruit composer",
        ("PF-10.1", "PF-10.2"),
    ),
    "recruiting in phase A with an older card": (
        lambda: auction(houses=(POET, {"table": "composer"})),
        "0 recruit composer",
        ("PF-10.1", "PF-10.2"),
    ),
    "a Work below the minimum": (lambda: turn(round=3), "0 work painter", "PF-7.5"),
    "completing below the minimum": (
        lambda: turn("0 work painter", houses=({**POET, "bonus": "bonus_freedoms"},), round=3),
        "0 complete",
        "PF-7.5",
    ),
    "adding a bonus card afterwards": (
        lambda: turn(*WORK, "0 complete", houses=({**POET, "bonus": "bonus_freedoms"},), round=3),
        "0 add_bonus bonus_freedoms",
        ("PF-7.5", "PF-7.1"),
    ),
    "a bonus card not in hand": (
        lambda: turn("0 work poet", houses=({**POET, "bonus": "bonus_jesters"},)),
        "0 add_bonus bonus_freedoms",
        "PF-7.1",
    ),
    "exchanging old florins": (lambda: turn(*WORK, round=3), "0 exchange 8", "PF-7.7"),
    "exchanging less than nothing": (lambda: turn(*WORK, round=3), "0 exchange -1", "PF-7.7"),
    "exchanging later": (
        lambda: turn(*WORK, "0 exchange 0", round=3),
        "0 exchange 1",
        ("PF-7.7", "PF-13.5"),
    ),
    "playing a card on one's own table": (turn, "0 work jurist", "PF-7.9"),
    "playing a card of another's table": (
        lambda: turn(houses=(POET, {"table": "composer"})),
        "0 work composer",
        "PF-7.1",
    ),
    "the same bonus card twice": (
        lambda: turn(
            "0 work poet",
            "0 add_bonus bonus_freedoms",
            houses=({**POET, "bonus": "bonus_freedoms"},),
        ),
        "0 add_bonus bonus_freedoms",
        "PF-7.10",
    ),
    "a building outside the grid": (lambda: building("chapel"), "0 place g6g7h7", "PF-8.1"),
    "a building on the palazzo": (lambda: building("chapel"), "0 place c5c6d6", "PF-8.2"),
    "a building on a landscape": (lambda: building("chapel"), "0 place e2d3e3", "PF-8.2"),
    "a building on a building": (lambda: building("chapel", 2), "0 place g3f4g4", "PF-8.2"),
    "a building of the wrong shape": (lambda: building("chapel"), "0 place a1b1c1", "PF-8.3"),
    "next to a building with one architect": (
        lambda: building("chapel", 1),
        "0 place f3f4g4",
        "PF-8.5",
    ),
    "next to a building without architect": (
        lambda: building("chapel", 0),
        "0 place f3f4g4",
        "PF-8.5",
    ),
    "next to the palazzo with one architect": (
        lambda: building("chapel", 1),
        "0 place d5d6e6",
        "PF-8.5",
    ),
    "a second building of the kind": (turn, "0 build theatre", "PF-8.7"),
    "a building whose tiles are gone": (
        lambda: turn(houses=({}, TOWERS, TOWERS, TOWERS), seats=4),
        "0 build tower",
        "PF-8.8",
    ),
    "paying a building with its own prestige": (
        lambda: turn(houses=({"florins": 400},)),
        "0 build tower",
        ("PF-13.3", "PF-13.4"),
    ),
    "a freedom already declared": (turn, "0 declare travel", "PF-9.6"),
    "a freedom without marker": (
        lambda: turn(houses=({}, {"freedoms": "travel"}, {"freedoms": "travel"})),
        "0 declare travel",
        "PF-9.6",
    ),
    "an unknown freedom": (turn, "0 declare trade", "PF-9.5"),
    "a profession from an empty deck": (
        lambda: turn(professions=""),
        "0 buy_profession",
        "PF-9.3",
    ),
    "a bonus card from an empty deck": (lambda: turn(bonus_deck=""), "0 buy_bonus", "PF-9.8"),
    "buying without money": (
        lambda: turn(houses=({"florins": 200},)),
        "0 buy_bonus",
        "PF-13.3",
    ),
    "selling more prestige than one has": (
        lambda: turn(houses=({"prestige": 3},)),
        "0 sell 4",
        ("PF-13.2", "PF-1.4"),
    ),
    "selling no prestige": (lambda: turn(houses=({"prestige": 3},)), "0 sell 0", "PF-13.2"),
    "selling prestige in the middle of an action": (
        lambda: turn("0 build tower", houses=({"prestige": 3},)),
        "0 sell 1",
        "PF-13.2",
    ),
    "selling in another's turn": (
        lambda: turn(houses=({}, {"prestige": 3})),
        "1 sell 1",
        "PF-13.2",
    ),
    "selling in the expansion": (
        lambda: turn(houses=({"prestige": 3},), muse=True),
        "0 sell 1",
        "PF-16.2",
    ),
    "selling in the expansion's auction": (
        lambda: auction(houses=({"prestige": 3},), muse=True),
        "0 sell 1",
        "PF-16.2",
    ),
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
    "A2: an equal space": (
        lambda: characters("0 put_marker muse 500"),
        "1 put_marker muse 500",
        "PF-16.6",
    ),
    "A2: a lower space": (
        lambda: characters("0 put_marker muse 500"),
        "1 put_marker muse 400",
        "PF-16.6",
    ),
    "A2: a lower stake on the Banker": (
        lambda: characters("0 put_marker banker 100"),
        "1 put_marker banker 0",
        "PF-16.6",
    ),
    "A2: a stake above the florins": (
        lambda: characters(houses=({"florins": 700},)),
        "0 put_marker muse 800",
        "PF-16.9",
    ),
    "A2: a space that does not exist": (
        lambda: characters(houses=({"florins": 5000},)),
        "0 put_marker muse 1600",
        "PF-16.8",
    ),
    "A2: a card already taken": (
        lambda: characters(
            "0 put_marker muse 300", "1 put_marker cardinal 300", "2 put_marker cardinal 400"
        ),
        "1 put_marker muse 500",
        "PF-16.7",
    ),
    "A2: a second card": (
        lambda: characters(
            "0 put_marker muse 300", "1 put_marker cardinal 300", "2 put_marker cardinal 400"
        ),
        "0 put_marker princess 300",
        "PF-16.5",
    ),
    "A2: coming back after passing": (
        lambda: characters("0 pass"),
        "0 put_marker muse 300",
        "PF-16.6",
    ),
    "A2: a second marker": (
        lambda: characters("0 put_marker muse 300"),
        "0 put_marker cardinal 300",
        "PF-16.6",
    ),
    "A2: a marker outside of it": (
        lambda: with_character("muse"),
        "0 put_marker muse 300",
        "PF-16.6",
    ),
    "Princess: with a bonus card": (
        lambda: with_character(
            "princess",
            "0 princess_work",
            house={"tiles": "lake:a1a2b2", "bonus": "bonus_lakes", "hand": "poet painter sculptor"},
        ),
        "0 add_bonus bonus_lakes",
        ("PF-16.15", "PF-7.1"),
    ),
    "Princess: twice": (
        lambda: with_character(
            "princess",
            "0 princess_work",
            "0 exchange 0",
            house={"tiles": "lake:a1a2b2", "hand": "poet painter sculptor"},
        ),
        "0 princess_work",
        "PF-16.15",
    ),
    "Princess: below the minimum": (
        lambda: with_character("princess", round=2),
        "0 princess_work",
        "PF-16.15",
    ),
    "Princess: without her": (
        lambda: with_character("muse"),
        "0 princess_work",
        "PF-16.15",
    ),
    "Merchant: free and rank, too": (
        lambda: merchant("0 name jester", "1 pass", "2 pass"),
        "0 take_rank",
        ("PF-16.16", "PF-16.17"),
    ),
    "Merchant: rank after a free object": (
        lambda: with_character("merchant", house={"spent": True}),
        "0 take_rank",
        ("PF-16.16", "PF-16.17"),
    ),
    "Merchant: bidding above the florins": (
        lambda: merchant("0 name jester", "1 bid 300", "2 bid 400", florins=400),
        "0 bid 500",
        ("PF-16.2", "PF-16.16", "PF-16.17"),
    ),
    "Merchant: without him": (lambda: with_character("muse"), "0 take_rank", "PF-16.16"),
    "Professor: an empty deck": (
        lambda: with_character("professor", bonus_deck=""),
        "0 use_professor bonus",
        "PF-16.18",
    ),
    "Professor: another deck": (
        lambda: with_character("professor"),
        "0 use_professor profession",
        "PF-16.18",
    ),
    "Professor: twice": (
        lambda: with_character("professor", house={"spent": True}),
        "0 use_professor bonus",
        "PF-16.18",
    ),
    "joint: within one principality": (
        lambda: joint(JOINT),
        f"0 place {at((6, 0), (6, 1), (6, 2))}",
        "PF-17.5",
    ),
    "joint: all in the other principality": (
        lambda: joint(JOINT),
        f"0 place - {at((0, 0), (0, 1), (0, 2))}",
        "PF-17.5",
    ),
    "joint: over three principalities": (
        lambda: joint(JOINT),
        "0 place g1 a1h1",
        ("PF-17.5", "PF-8.1", "PF-8.3"),
    ),
    "joint: with no neighbour": (joint, "0 propose 2 tower", "PF-17.4"),
    "joint: with oneself": (joint, "0 propose 0 tower", "PF-17.4"),
    "joint: beyond the plain edge of two boards": (
        lambda: joint(JOINT, seats=2),
        "0 place a1 g1h1",
        ("PF-17.5", "PF-8.1", "PF-8.3"),
    ),
    "joint: what the active player has": (
        lambda: joint(houses=(TOWERS,)),
        "0 propose 1 tower",
        "PF-17.6",
    ),
    "joint: what the partner has": (
        lambda: joint(houses=({}, TOWERS)),
        "0 propose 1 tower",
        "PF-17.6",
    ),
    "joint: none left": (
        lambda: joint(houses=({}, {}, TOWERS, TOWERS, TOWERS), seats=5),
        "0 propose 1 tower",
        "PF-17.6",
    ),
    "joint: without cooperative building": (turn, "0 propose 1 tower", "PF-17.1"),
    "alone at a border without an architect": (
        lambda: joint("0 build tower"),
        f"0 place {at((6, 0), (6, 1), (6, 2))}",
        "PF-17.9",
    ),
    "alone across a border": (
        lambda: joint("0 build tower", houses=({"architects": 1},)),
        ACROSS,
        ("PF-17.5", "PF-17.9"),
    ),
    "a fourth proposal": (
        lambda: joint(*REJECTED * 3),
        JOINT,
        "PF-17.17",
    ),
    "a proposal without an action left": (
        lambda: joint(houses=({"recruits": 1}, {"table": "composer"}), actions=0),
        JOINT,
        "PF-17.12",
    ),
    "a proposal in another's turn": (joint, "1 propose 0 tower", "PF-17.12"),
    "a counter-offer to a counter-offer": (
        lambda: joint(*PROPOSED, "1 counter", "1 place a1 f1g1", "1 price 0"),
        "0 counter",
        "PF-17.14",
    ),
    "a counter-offer with another building": (
        lambda: joint(*PROPOSED, "1 counter"),
        "1 place a1 g1f2g2",
        ("PF-17.13", "PF-8.3"),
    ),
    "naming another building in answer": (
        lambda: joint(*PROPOSED),
        "1 propose 0 chapel",
        ("PF-17.12", "PF-17.13"),
    ),
    "a counter-offer without a difference": (
        lambda: joint(*PROPOSED, "1 counter", "1 place a1 f1g1"),
        "1 price 100",
        "PF-17.13",
    ),
    "a price that is no multiple of a hundred": (
        lambda: joint(JOINT, ACROSS),
        "0 price 150",
        "PF-17.10",
    ),
    "a price below nothing": (lambda: joint(JOINT, ACROSS), "0 price -100", "PF-17.10"),
    "a price the partner cannot pay": (
        lambda: joint(JOINT, ACROSS, houses=({}, {"florins": 200, "prestige": 1})),
        "0 price 400",
        ("PF-17.10", "PF-17.11", "PF-13.3"),
    ),
    "a landscape across a border": (
        lambda: landscape("park", **BORDER),
        "0 place g1 a1",
        "PF-17.21",
    ),
    "acting before one's turn in phase B": (
        lambda: florence(3, POET, {"hand": "composer"}, agenda=(ActionPhase(),)),
        "1 declare travel",
        "PF-6.1",
    ),
}


@pytest.mark.parametrize("position, move, rules", ATTEMPTS.values(), ids=ATTEMPTS)
def test_an_illegal_move_is_refused_with_its_rule(
    position, move: str, rules: str | tuple[str, ...]
):
    """PF-1.5: the table of illegal input, row by row; of several broken rules any may be cited."""
    refusal = refused(position(), move)

    assert refusal.rule in ((rules,) if isinstance(rules, str) else rules)


def test_after_a_refusal_the_same_decision_stays_open():
    """PF-1.5"""
    game = auction("0 name park")
    asked = game.decision

    refused(game, "1 bid 400")

    assert game.decision == asked
    play(game, "1 bid 300")
    assert game.waiting == (2,)
