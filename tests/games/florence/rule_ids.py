"""The rules of Florence by id: how many there are in each chapter, and the rulings."""

from __future__ import annotations

from games.rule_checks import rule_ids

RULES_IN_CHAPTER = {
    1: 5,
    2: 10,
    3: 3,
    4: 17,
    5: 9,
    6: 6,
    7: 11,
    8: 11,
    9: 9,
    10: 6,
    11: 3,
    12: 6,
    13: 7,
    14: 3,
    15: 6,
    16: 25,
    17: 21,
    18: 3,
}

RULE_IDS = rule_ids("PF", RULES_IN_CHAPTER)
RULINGS = tuple(f"PF-R{number:02}" for number in range(1, 50))
