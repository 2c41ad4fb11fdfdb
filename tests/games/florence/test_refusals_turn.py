"""PF-6 to PF-10, PF-13: tempting illegal moves of a turn."""

from __future__ import annotations

from games.attempts import every_attempt
from games.florence.moments import PATRON, TOWERS, auction, turn
from games.florence.positions import florence
from interpares.games.florence.turn import ActionPhase
from scenario import refused


def building(tile: str, architects: int = 1, tiles: str = "tower:g1g2g3 forest:d1e1d2e2"):
    return turn(f"0 build {tile}", houses=({"architects": architects, "tiles": tiles},))


ATTEMPTS = {
    "a third action": (
        lambda: turn(
            "0 work poet",
            "0 exchange 0",
            "0 work painter",
            "0 exchange 0",
            houses=(PATRON, {"table": "composer"}),
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
    "a second freedom in a round": (
        lambda: turn("0 declare religion"),
        "0 declare opinion",
        "PF-9.6",
    ),
    "acting in another's turn": (turn, "1 buy_bonus", "PF-6.1"),
    "recruiting from a hand": (
        lambda: turn(houses=(PATRON, {"hand": "composer"})),
        "0 recruit composer",
        "PF-10.4",
    ),
    "recruiting from oneself": (turn, "0 recruit jurist", "PF-10.4"),
    "taking a recruitment card": (
        lambda: turn(houses=(PATRON, {"recruits_on_table": 1})),
        "0 recruit recruitment_card",
        ("PF-10.4", "PF-10.3"),
    ),
    "recruiting without a recruitment card": (
        lambda: turn(houses=({}, {"table": "composer"})),
        "0 recruit composer",
        "PF-10.1",
    ),
    "recruiting in another's turn": (
        lambda: turn(houses=({"table": "composer"}, PATRON)),
        "1 recruit composer",
        ("PF-10.1", "PF-10.2"),
    ),
    "recruiting in phase A with an older card": (
        lambda: auction(houses=(PATRON, {"table": "composer"})),
        "0 recruit composer",
        ("PF-10.1", "PF-10.2"),
    ),
    "a Work below the minimum": (lambda: turn(round=3), "0 work painter", "PF-7.5"),
    "completing below the minimum": (
        lambda: turn("0 work painter", houses=({**PATRON, "bonus": "bonus_freedoms"},), round=3),
        "0 complete",
        "PF-7.5",
    ),
    "adding a bonus card afterwards": (
        lambda: turn(
            "0 work poet", "0 complete", houses=({**PATRON, "bonus": "bonus_freedoms"},), round=3
        ),
        "0 add_bonus bonus_freedoms",
        ("PF-7.5", "PF-7.1"),
    ),
    "a bonus card not in hand": (
        lambda: turn("0 work poet", houses=({**PATRON, "bonus": "bonus_jesters"},)),
        "0 add_bonus bonus_freedoms",
        "PF-7.1",
    ),
    "exchanging old florins": (lambda: turn("0 work poet", round=3), "0 exchange 8", "PF-7.7"),
    "exchanging less than nothing": (
        lambda: turn("0 work poet", round=3),
        "0 exchange -1",
        "PF-7.7",
    ),
    "exchanging later": (
        lambda: turn("0 work poet", "0 exchange 0", round=3),
        "0 exchange 1",
        ("PF-7.7", "PF-13.5"),
    ),
    "playing a card on one's own table": (turn, "0 work jurist", "PF-7.9"),
    "playing a card of another's table": (
        lambda: turn(houses=(PATRON, {"table": "composer"})),
        "0 work composer",
        "PF-7.1",
    ),
    "the same bonus card twice": (
        lambda: turn(
            "0 work poet",
            "0 add_bonus bonus_freedoms",
            houses=({**PATRON, "bonus": "bonus_freedoms"},),
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
    "acting before one's turn in phase B": (
        lambda: florence(3, PATRON, {"hand": "composer"}, agenda=(ActionPhase(),)),
        "1 declare travel",
        "PF-6.1",
    ),
}


@every_attempt(ATTEMPTS)
def test_an_illegal_move_is_refused_with_its_rule(position, move: str, rules: tuple[str, ...]):
    """PF-1.5: the table of illegal input, row by row."""
    assert refused(position(), move).rule in rules
