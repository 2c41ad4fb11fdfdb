"""The data files as values, looked up by id."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ...datafiles import files_of, open_box, packaged
from .checks import PREPARE, Box, box_flaws
from .components import (
    Card,
    CardId,
    DeckFacts,
    DeckId,
    FactionCard,
    KeywordFacts,
    Printed,
    Walkthrough,
)
from .operations import Ability, AnyOperation, Playing, blocks
from .plain_operations import Negate
from .words import EventId, FactionId, Keyword

READ = packaged(__package__)
BOX = open_box(READ, Box, box_flaws, PREPARE)
FILES = files_of(Box)

CONSTANTS = BOX.game.constants


def as_card(printed: Any) -> Card:
    """A card of any type with the fields it has."""
    bonus = getattr(printed, "bonus", printed)
    return Card(
        id=printed.id,
        type=printed.type,
        faction=printed.id if printed.type == "faction" else getattr(printed, "faction", "none"),
        person=getattr(printed, "person", ""),
        szabla=getattr(bonus, "szabla", 0),
        kreski=getattr(bonus, "kreski", 0),
        lafa=getattr(printed, "lafa", 0),
        upkeep=getattr(printed, "upkeep", 0),
        income=getattr(printed, "income", 0),
        treasury=getattr(printed, "treasury", 0),
        keywords=getattr(printed, "keywords", ()),
        unique=getattr(printed, "unique", False),
        anywhere=getattr(printed, "attach_to", "") == "any_character",
        bearer=getattr(printed, "bearer", None),
        unstoppable=getattr(printed, "unstoppable", False),
        play=getattr(printed, "play", None),
        ability=printed.ability,
    )


BOXED: dict[CardId, Printed] = {
    each.id: each
    for file in (
        BOX.factions.card,
        BOX.strategies.card,
        BOX.characters.card,
        BOX.equipment.card,
        BOX.possessions.card,
        BOX.effects.card,
        BOX.thrusts.card,
    )
    for each in file
}
"""Every card of the box as its data file has it, in the order of their numbers."""
PRINTED: dict[CardId, Printed] = {}
"""These, and the home-made cards of the tables in this process."""
CARDS: dict[CardId, Card] = {}
"""The same as the rules look at them."""
FACTIONS: dict[FactionId, FactionCard] = {each.id: each for each in BOX.factions.card}  # type: ignore[misc]
KEYWORDS: dict[Keyword, KeywordFacts] = {each.id: each for each in BOX.keywords.keyword}
DECKS: dict[DeckId, DeckFacts] = {each.id: each for each in BOX.decks.deck}
WALKTHROUGH: dict[DeckId, Walkthrough] = {each.deck: each for each in BOX.decks.walkthrough}

Learner = Callable[[Card], None]
_learners: list[Learner] = []


def of_every_card(learn: Learner) -> Learner:
    """Tables made of cards are filled card by card: with those there are, and all that come."""
    for card in CARDS.values():
        learn(card)
    _learners.append(learn)
    return learn


def enter(printed: Printed) -> None:
    """A card that is known from now on, in every table made of cards."""
    card = as_card(printed)
    PRINTED[card.id], CARDS[card.id] = printed, card
    for learn in _learners:
        learn(card)


for _each in BOXED.values():
    enter(_each)


PLAY = "play"
"""The text that says how a card is played."""
_TEXTS: dict[tuple[str, str], Playing | Ability] = {}
TRIGGERS: dict[CardId, tuple[tuple[str, Ability], ...]] = {}
"""The cards that something sets off."""
USABLE: dict[CardId, tuple[tuple[str, Ability], ...]] = {}
"""The cards with deeds and trifles."""
REPLIES: dict[CardId, tuple[tuple[str, Ability, EventId], ...]] = {}
"""The cards with replies, and the events they answer."""
NEGATIONS: set[tuple[str, str]] = set()
"""VE-6.9: the texts that negate."""
EVENT_CARDS: dict[tuple[str, str], frozenset[str]] = {}
"""VE-L.18: which cards of the event a text speaks of."""


def text_of(card: CardId, text: str) -> Playing | Ability:
    """A text of a card: how it is played, an ability, or one that comes with a keyword."""
    keyword, dash, _ = text.partition("-")
    return _TEXTS[keyword if dash else card, text]


def operations_at(card: CardId, text: str, block: tuple[int, ...]) -> tuple[AnyOperation, ...]:
    """The operations of a block inside a text."""
    spoken = text_of(card, text)
    inside: tuple[AnyOperation, ...] = spoken.do
    for operation, branch in zip(block[::2], block[1::2], strict=True):
        inside = blocks(inside[operation])[branch]
    return inside


def _numbered(abilities: Iterable[Ability], prefix: str = "") -> list[tuple[str, Ability]]:
    return [(f"{prefix}{at}", each) for at, each in enumerate(abilities, start=1)]


def _replies(abilities: Iterable[tuple[str, Ability]]) -> list[tuple[str, Ability, EventId]]:
    return [
        (text, each, each.when.event)
        for text, each in abilities
        if each.kind == "reply" and each.when
    ]


def every_operation(operations: Iterable[AnyOperation]) -> Iterator[AnyOperation]:
    """Operations, and those inside them."""
    for operation in operations:
        yield operation
        for block in blocks(operation):
            yield from every_operation(block)


def _learn_text(key: tuple[str, str], spoken: Playing | Ability) -> None:
    _TEXTS[key] = spoken
    EVENT_CARDS[key] = frozenset(re.findall(r"\bevent_(card|char|other)\b", str(spoken)))
    if any(isinstance(each, Negate) for each in every_operation(spoken.do)):
        NEGATIONS.add(key)


@of_every_card
def _learn(card: Card) -> None:
    """What a card says, by the sorts of its texts."""
    abilities = _numbered(card.ability)
    if card.play:
        _learn_text((card.id, PLAY), card.play)
    for text, ability in abilities:
        _learn_text((card.id, text), ability)
    if triggers := tuple([each for each in abilities if each[1].on]):
        TRIGGERS[card.id] = triggers
    if usable := tuple([each for each in abilities if each[1].kind in ("deed", "trifle")]):
        USABLE[card.id] = usable
    if replies := tuple(_replies(abilities)):
        REPLIES[card.id] = replies


KEYWORD_REPLIES: dict[Keyword, tuple[tuple[str, Ability, EventId], ...]] = {}
for _keyword in KEYWORDS.values():
    _abilities = _numbered(_keyword.ability, f"{_keyword.id}-")
    for _text, _ability in _abilities:
        _learn_text((_keyword.id, _text), _ability)
    if _found := tuple(_replies(_abilities)):
        KEYWORD_REPLIES[_keyword.id] = _found


def negates(card: CardId, text: str) -> bool:
    """VE-6.9: whether a text is a negation."""
    keyword, dash, _ = text.partition("-")
    return (keyword if dash else card, text) in NEGATIONS


def event_cards(card: CardId, text: str) -> frozenset[str]:
    """VE-L.18: card, char, other: what the event must have for this text."""
    keyword, dash, _ = text.partition("-")
    return EVENT_CARDS[keyword if dash else card, text]
