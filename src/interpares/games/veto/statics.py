"""VE-L.8: which cards and keywords speak of what all the time; a reading asks only those."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from .cards import KEYWORDS, of_every_card
from .components import Card
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
from .words import Keyword, Trait

BLANK, ABSENT, WORDS = "blank", "absent", "words"
"""VE-11.15: the topics of steps 2 and 3."""
TRAIT_TOPICS: dict[Trait, str] = {each: f"trait {each}" for each in get_args(Trait)}


def topic_of(operation: Continuous) -> str:
    """What a continuous operation is about."""
    match operation:
        case Blank():
            return BLANK
        case Grant() | Strip():
            return ABSENT if operation.keyword == "absent" else WORDS
        case Modify() | SetTrait():
            return TRAIT_TOPICS[operation.trait]
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


Static = tuple[str, Continuous, tuple[AnyCondition, ...]]
"""The number of the ability, what it does, and the conditions under which it holds."""


STATICS: dict[str, dict[str, tuple[Static, ...]]] = {}
"""For each topic the cards that speak of it, with what they say."""


@of_every_card
def _learn(card: Card) -> None:
    for at, ability in enumerate(card.ability, start=1):
        for operation in ability.static:
            cards = STATICS.setdefault(topic_of(operation), {})
            said = (str(at), operation, ability.if_)
            cards[card.id] = (*cards.get(card.id, ()), said)


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


KEYWORD_STATICS = _of_keywords()
"""For each topic the keywords that speak of it, with what they say."""
