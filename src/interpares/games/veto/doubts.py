"""What a card says and what it does: where the two seem to disagree.

Nobody can prove that words and operations mean the same, so these are doubts, not flaws: a card
may be played with them. No card of the box raises one.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any, get_args

import msgspec

from .checks_scope import Flaw
from .checks_texts import AnyCard
from .components import EffectCard, ThrustCard
from .deck import Language
from .operations import Spoken
from .words import Kind

PLAIN = re.compile(r"\(.*\)|\W*")
"""A text that tells of no rule: nothing, or a remark in brackets."""
REMARK = re.compile(r"\([^)]*\)")
NUMBER = re.compile(r"(?<![\w-])\d+")
USES: dict[Kind, dict[Language, str]] = {
    "deed": {"pl": r"\bC[,:]|[Cc]zyn", "en": r"[Dd]eed"},
    "trifle": {"pl": r"\bD[,:]|[Dd]robiazg", "en": r"[Tt]rifle"},
    "reply": {"pl": r"\bR[,:]|[Rr]eplik", "en": r"[Rr]eply"},
}
"""How a text says when its card is used."""
OPENS: dict[Kind, dict[Language, str]] = {
    "deed": {"pl": r"(?:^|[.–] )C[,:]", "en": r"(?:^|[.–] )[Dd]eed\b"},
    "trifle": {"pl": r"(?:^|[.–] )D[,:]", "en": r"(?:^|[.–] )[Tt]rifle\b"},
    "reply": {"pl": r"(?:^|[.–] )R[,:]", "en": r"(?:^|[.–] )[Rr]eply\b"},
}
"""How a sentence opens that tells of one."""


def doubts(card: AnyCard) -> Iterator[Flaw]:
    """Where what is read and what happens may be two things."""
    spoken = tuple(_spoken(card))
    for language in get_args(Language):
        text, place = getattr(card.text, language), f"text.{language}"
        if not PLAIN.fullmatch(text):
            said = (*_idle(card, spoken), *_odd_numbers(card, spoken, text))
            yield from [
                (place, each) for each in (*said, *_odd_kinds(card, spoken, text, language))
            ]
        elif spoken:
            yield place, "the card does something, but the text does not say what"


def _spoken(card: AnyCard) -> Iterator[Spoken]:
    """All that makes the card do something."""
    yield from card.ability
    if isinstance(card, EffectCard | ThrustCard) and (card.play.do or card.play.attach):
        yield card.play


def _idle(card: AnyCard, spoken: Collection[Spoken]) -> Iterator[str]:
    if not spoken and card.type in ("character", "possession"):
        yield "the text tells of a rule, but the card does nothing"


def _odd_numbers(card: AnyCard, spoken: Collection[Spoken], text: str) -> Iterator[str]:
    """Numbers of the text that are neither on the card nor a sum of two that are."""
    numbers = set(_numbers(msgspec.to_builtins(card)))
    meant = numbers | {one + other for one in numbers for other in numbers}
    for number in dict.fromkeys(NUMBER.findall(REMARK.sub("", text))):
        if spoken and int(number) not in meant:
            yield f"the text says {number}, which is nowhere on the card"


def _odd_kinds(
    card: AnyCard, spoken: Collection[Spoken], text: str, language: Language
) -> Iterator[str]:
    kinds = [each.kind for each in spoken]
    for kind in USES:
        used = kind in kinds and card.type != "thrust"
        if used and not re.search(USES[kind][language], text):
            yield f"the card is used as a {kind}, but the text does not say so"
        if kind not in kinds and re.search(OPENS[kind][language], text):
            yield f"the text speaks of a {kind}, but the card has none"


def _numbers(value: Any) -> Iterator[int]:
    """All that could be meant by a number in the text."""
    if isinstance(value, int):
        yield abs(value)
    elif isinstance(value, dict):
        yield from _numbers(list(value.values()))
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _numbers(each)
