"""The rules of Veto! by id: how many there are in each chapter."""

from __future__ import annotations

from games.rule_checks import rule_ids

RULES_IN_CHAPTER = {
    "0": 8,
    "1": 39,
    "2": 14,
    "3": 13,
    "4": 19,
    "5": 20,
    "6": 27,
    "7": 10,
    "8": 31,
    "9": 18,
    "10": 16,
    "11": 15,
    "12": 11,
    "13": 5,
    "14": 3,
    "L": 18,
}
"""Chapter L is the language of the cards."""

RULE_IDS = rule_ids("VE", RULES_IN_CHAPTER)
