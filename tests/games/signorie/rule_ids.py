"""The rules of Signorie by id: how many there are in each chapter."""

from __future__ import annotations

from games.rule_checks import rule_ids

RULES_IN_CHAPTER = {
    "SET": 13,
    "RND": 1,
    "PRE": 5,
    "ACT": 11,
    "FUL": 6,
    "HIR": 4,
    "TSK": 9,
    "ADV": 8,
    "ALL": 7,
    "HEL": 7,
    "FLO": 1,
    "OFF": 4,
    "MIS": 6,
    "MAR": 4,
    "REW": 17,
    "END": 4,
    "LIM": 6,
    "INF": 4,
}

RULE_IDS = rule_ids("SI", RULES_IN_CHAPTER)
