"""The rules of Magnaci by id: how many there are in each chapter."""

from __future__ import annotations

from games.rule_checks import rule_ids

RULES_IN_CHAPTER = {
    1: 4,
    2: 10,
    3: 5,
    4: 8,
    5: 1,
    6: 1,
    7: 12,
    8: 7,
    9: 8,
    10: 24,
    11: 10,
    12: 9,
    13: 6,
    14: 14,
    15: 27,
    16: 11,
    17: 5,
    18: 5,
}

RULE_IDS = rule_ids("MA", RULES_IN_CHAPTER)
