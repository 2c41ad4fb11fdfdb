"""The rules of Sigismundus Augustus by id: how many there are in each chapter."""

from __future__ import annotations

from games.rule_checks import rule_ids

RULES_IN_CHAPTER = {
    1: 5,
    2: 8,
    3: 12,
    4: 10,
    5: 5,
    6: 2,
    7: 2,
    8: 23,
    9: 8,
    10: 4,
    11: 17,
    12: 3,
    13: 9,
    14: 11,
    15: 8,
    16: 9,
    17: 10,
    18: 6,
    19: 5,
    20: 6,
    21: 7,
    22: 3,
}

RULE_IDS = rule_ids("SA", RULES_IN_CHAPTER)
