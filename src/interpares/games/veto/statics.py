"""VE-L.8: which cards and keywords speak of what all the time; a reading asks only those."""

from __future__ import annotations

from collections.abc import Iterable

from .cards import CARDS, KEYWORDS
from .language import AnyCondition
from .operations import (
    Ability,
    Allow,
    Blank,
    Continuous,
    Grant,
    Modify,
    Param,
    Prohibit,
    SetTrait,
    Shield,
    Strip,
)
from .words import Keyword

BLANK, ABSENT, WORDS = "blank", "absent", "words"
"""VE-11.15: the topics of steps 2 and 3."""


def topic_of(operation: Continuous) -> str:
    """What a continuous operation is about."""
    match operation:
        case Blank():
            return BLANK
        case Grant() | Strip():
            return ABSENT if operation.keyword == "absent" else WORDS
        case Modify() | SetTrait():
            return trait_topic(operation.trait)
        case Prohibit():
            return f"prohibit {operation.action}"
        case Allow():
            return f"allow {operation.action}"
        case Shield():
            return f"shield {operation.from_}"
        case Param():
            return f"param {operation.name}"
        case _:
            raise NotImplementedError(type(operation).__name__)


def trait_topic(trait: str) -> str:
    return f"trait {trait}"


Static = tuple[str, Continuous, tuple[AnyCondition, ...]]
"""The number of the ability, what it does, and the conditions under which it holds."""


def _statics() -> dict[str, dict[str, tuple[Static, ...]]]:
    found: dict[str, dict[str, list[Static]]] = {}
    for card in CARDS.values():
        for at, ability in enumerate(card.ability, start=1):
            for operation in ability.static:
                cards = found.setdefault(topic_of(operation), {})
                cards.setdefault(card.id, []).append((str(at), operation, ability.if_))
    return {
        topic: {card: tuple(each) for card, each in cards.items()} for topic, cards in found.items()
    }


def _of_keywords() -> dict[str, dict[Keyword, tuple[tuple[str, Continuous], ...]]]:
    found: dict[str, dict[Keyword, list[tuple[str, Continuous]]]] = {}
    for keyword in KEYWORDS.values():
        for text, operation in _spoken(keyword.id, keyword.ability):
            words = found.setdefault(topic_of(operation), {})
            words.setdefault(keyword.id, []).append((text, operation))
    return {
        topic: {word: tuple(each) for word, each in words.items()} for topic, words in found.items()
    }


def _spoken(keyword: str, abilities: Iterable[Ability]) -> Iterable[tuple[str, Continuous]]:
    for at, ability in enumerate(abilities, start=1):
        for operation in ability.static:
            yield f"{keyword}-{at}", operation


STATICS = _statics()
"""For each topic the cards that speak of it, with what they say."""
KEYWORD_STATICS = _of_keywords()
"""For each topic the keywords that speak of it, with what they say."""
