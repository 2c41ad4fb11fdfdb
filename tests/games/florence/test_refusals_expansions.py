"""PF-16, PF-17: tempting illegal moves of the expansions."""

from __future__ import annotations

from games.attempts import after, every_attempt
from games.florence.expansions import MUSE, PROPOSED, REJECTED, TOGETHER, TOWER, characters, joined
from games.florence.moments import PATRON, TOWERS, auction, landscape, turn
from games.florence.positions import at
from scenario import refused

PROPOSE, ACROSS = TOWER


def character_auction(*moves: str, houses=()):
    return after(characters(*houses, seats=3), *moves)


def with_character(character: str, *moves: str, **fields):
    house = {**PATRON, "character": character, **fields.pop("house", {})}
    return turn(*moves, houses=(house, {"table": "composer"}), **MUSE, **fields)


def merchant(*moves: str, florins: int = 3500):
    house = {"character": "merchant", "florins": florins}
    return auction(*moves, houses=(house,), **MUSE)


def joint(*moves: str, houses=(), seats: int = 4, **fields):
    return after(joined(*houses, seats=seats, **fields), *moves)


ATTEMPTS = {
    "a fourth action with the Cardinal": (
        lambda: with_character(
            "cardinal",
            "0 work poet",
            "0 exchange 0",
            "0 declare religion",
            "0 build tower",
            "0 place g1g2g3",
            actions=3,
        ),
        "0 buy_bonus",
        "PF-6.1",
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
    "a second freedom with the Cardinal": (
        lambda: with_character(
            "cardinal", "0 declare religion", "0 build tower", "0 place g1g2g3", actions=3
        ),
        "0 declare opinion",
        ("PF-9.6", "PF-16.14"),
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
    "A2: an equal space": (
        lambda: character_auction("0 put_marker muse 500"),
        "1 put_marker muse 500",
        "PF-16.6",
    ),
    "A2: a lower space": (
        lambda: character_auction("0 put_marker muse 500"),
        "1 put_marker muse 400",
        "PF-16.6",
    ),
    "A2: a lower stake on the Banker": (
        lambda: character_auction("0 put_marker banker 100"),
        "1 put_marker banker 0",
        "PF-16.6",
    ),
    "A2: a stake above the florins": (
        lambda: character_auction(houses=({"florins": 700},)),
        "0 put_marker muse 800",
        "PF-16.9",
    ),
    "A2: a space that does not exist": (
        lambda: character_auction(houses=({"florins": 5000},)),
        "0 put_marker muse 1600",
        "PF-16.8",
    ),
    "A2: a card already taken": (
        lambda: character_auction(
            "0 put_marker muse 300", "1 put_marker cardinal 300", "2 put_marker cardinal 400"
        ),
        "1 put_marker muse 500",
        "PF-16.7",
    ),
    "A2: a second card": (
        lambda: character_auction(
            "0 put_marker muse 300", "1 put_marker cardinal 300", "2 put_marker cardinal 400"
        ),
        "0 put_marker princess 300",
        "PF-16.5",
    ),
    "A2: coming back after passing": (
        lambda: character_auction("0 pass"),
        "0 put_marker muse 300",
        "PF-16.6",
    ),
    "A2: a second marker": (
        lambda: character_auction("0 put_marker muse 300"),
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
        lambda: joint(PROPOSE),
        f"0 place {at((6, 0), (6, 1), (6, 2))}",
        "PF-17.5",
    ),
    "joint: all in the other principality": (
        lambda: joint(PROPOSE),
        f"0 place - {at((0, 0), (0, 1), (0, 2))}",
        "PF-17.5",
    ),
    "joint: over three principalities": (
        lambda: joint(PROPOSE),
        "0 place g1 a1h1",
        ("PF-17.5", "PF-8.1", "PF-8.3"),
    ),
    "joint: with no neighbour": (joint, "0 propose 2 tower", "PF-17.4"),
    "joint: with oneself": (joint, "0 propose 0 tower", "PF-17.4"),
    "joint: beyond the plain edge of two boards": (
        lambda: joint(PROPOSE, seats=2),
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
        PROPOSE,
        "PF-17.17",
    ),
    "a proposal without an action left": (
        lambda: joint(houses=({"recruits": 1}, {"table": "composer"}), actions=0),
        PROPOSE,
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
        lambda: joint(PROPOSE, ACROSS),
        "0 price 150",
        "PF-17.10",
    ),
    "a price below nothing": (lambda: joint(PROPOSE, ACROSS), "0 price -100", "PF-17.10"),
    "a price the partner cannot pay": (
        lambda: joint(PROPOSE, ACROSS, houses=({}, {"florins": 200, "prestige": 1})),
        "0 price 400",
        ("PF-17.10", "PF-17.11", "PF-13.3"),
    ),
    "a landscape across a border": (
        lambda: landscape("park", **TOGETHER),
        "0 place g1 a1",
        "PF-17.21",
    ),
}


@every_attempt(ATTEMPTS)
def test_an_illegal_move_is_refused_with_its_rule(position, move: str, rules: tuple[str, ...]):
    """PF-1.5: the table of illegal input, row by row."""
    assert refused(position(), move).rule in rules
