"""The words on a card against what it does: kinds, marks, numbers and exceptions in both texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec import structs

from interpares.games.veto.cards import CARDS, KEYWORDS, PRINTED
from interpares.games.veto.components import Printed, Words

LETTERS = {"deed": "C", "trifle": "D", "reply": "R"}
NUMBER_WORDS = {"two": 2, "three": 3, "four": 4, "double": 2}
OTHER_NUMBERS = ("radziwill",)
"""The Polish text says “po jednym” where the English one has a 1."""
SECOND_ROUND = {"votes_for_sale": 2, "mounted_diet": 2}
NEVER_KILLED = {"blow_with_the_flat": 99}
UNTOLD = SECOND_ROUND | NEVER_KILLED
"""Numbers of the data that stand otherwise in the text."""
ADDED_UP = {
    **dict.fromkeys(("hassling_ketling", "mail_cap", "birze", "italian_school", "cossack_cut"), 4),
    **dict.fromkeys(("porthos", "tribunes_oration"), 2),
    "hussar_armour": 5,
    "backhand_cut": 3,
}
"""Numbers of the text that the data adds up from others."""

Check = Callable[[Printed], bool]


def texts_of(card: Printed) -> list[Any]:
    """How a card is played, and its abilities."""
    play = getattr(card, "play", None)
    return [*([play] if play else []), *card.ability]


def kinds_are_told(card: Printed) -> bool:
    """VE-1.34, VE-1.35, VE-1.36"""
    kinds = [each.kind for each in texts_of(card) if each.kind in LETTERS]
    letters = re.findall(r"\b[CDR]\b(?=[:,])", card.text.pl)
    words = re.findall(r"(?i)\b(?:deed|trifle|reply)\b(?=[:,])", card.text.en)
    return letters == [LETTERS[each] for each in kinds] and [*map(str.lower, words)] == kinds


def marks_are_told(card: Printed) -> bool:
    """VE-1.37"""
    marks = sum(each.cost.mark == "self" for each in texts_of(card))
    told = (r"\bZ\b", card.text.pl), (r"\bmark(?=[,:])", card.text.en)
    return all(len(re.findall(sign, text)) == marks for sign, text in told)


def numbers_are_alike(card: Printed) -> bool:
    """VE-L.1"""
    polish, english = (sorted(re.findall(r"\d+", each)) for each in structs.astuple(card.text))
    return polish == english


def numbers_are_told(card: Printed) -> bool:
    """VE-L.1: whatever is more than one is in the text, and the text says no other number."""
    facts, words = CARDS[card.id], re.findall(r"\w+", card.text.en.casefold())
    told = {int(each) for each in words if each.isdecimal()}
    told |= {NUMBER_WORDS[each] for each in words if each in NUMBER_WORDS}
    done = set(numbers_in(msgspec.to_builtins(texts_of(card))))
    missing = done - told - {0, 1, UNTOLD.get(card.id)}
    invented = told - done - {facts.szabla, facts.kreski, ADDED_UP.get(card.id)}
    return not missing and not invented


def numbers_in(data: Any) -> Iterator[int]:
    """Every number in a text as data, without its sign."""
    if isinstance(data, int) and not isinstance(data, bool):
        yield abs(data)
    elif isinstance(data, (dict, list, tuple)):
        inside = data.values() if isinstance(data, dict) else data
        yield from (number for each in inside for number in numbers_in(each))


def hosts_left_out_are_told(card: Printed) -> bool:
    """VE-1.27"""
    attach = getattr(getattr(card, "play", None), "attach", None)
    without = [KEYWORDS[each].name.en for each in attach.without] if attach else []
    named = [re.search(rf"\bnot (?:an? )?{each}\b", card.text.en) for each in without]
    return all(named) and (not without or bool(re.search(r"\bnie(?:będąc|\b)", card.text.pl)))


CHECKS = {
    kinds_are_told: [card for card in PRINTED.values() if card.type != "thrust"],
    marks_are_told: [*PRINTED.values()],
    numbers_are_alike: [card for card in PRINTED.values() if card.id not in OTHER_NUMBERS],
    numbers_are_told: [*PRINTED.values()],
    hosts_left_out_are_told: [*PRINTED.values()],
}


@pytest.mark.parametrize("check", CHECKS)
def test_both_texts_say_what_the_card_does(check: Check):
    """VE-L.1, VE-1.33 to VE-1.37"""
    assert [card.id for card in CHECKS[check] if not check(card)] == []


@pytest.mark.parametrize("card, numbers", [*(UNTOLD | ADDED_UP).items()])
def test_no_number_is_excused_in_vain(card: str, numbers: int):
    """VE-L.1"""
    done = set(numbers_in(msgspec.to_builtins(texts_of(PRINTED[card]))))

    assert (numbers in done) == (card in UNTOLD)


@pytest.mark.parametrize(
    "check, card, said, instead",
    [
        (kinds_are_told, "away_with_it", "Trifle", "Deed"),
        (kinds_are_told, "away_with_it", "D:", "R:"),
        (kinds_are_told, "court", "trifle", "reply"),
        (marks_are_told, "printing_house", "mark,", ""),
        (marks_are_told, "printing_house", "Z ", ""),
        (marks_are_told, "away_with_it", "Trifle:", "Trifle: mark:"),
        (numbers_are_alike, "audience", "take 2", "take 3"),
        (numbers_are_told, "audience", "2", "3"),
        (numbers_are_told, "audience", "2", ""),
        (hosts_left_out_are_told, "pretender", " that is not an Elect", ""),
        (hosts_left_out_are_told, "his_fame_goes_before_him", ", która nie jest Sławna", ""),
    ],
)
def test_a_text_that_says_something_else_is_noticed(
    check: Check, card: str, said: str, instead: str
):
    """VE-L.1"""
    right = PRINTED[card]
    text = Words(*[each.replace(said, instead) for each in structs.astuple(right.text)])

    assert text != right.text
    assert check(right)
    assert not check(structs.replace(right, text=text))
