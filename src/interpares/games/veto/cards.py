"""The data files as values, looked up by id."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
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


def _as_card(printed: Any) -> Card:
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


PRINTED: dict[CardId, Printed] = {
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
"""Every card as its data file has it, in the order of their numbers."""
CARDS: dict[CardId, Card] = {id_: _as_card(each) for id_, each in PRINTED.items()}
FACTIONS: dict[FactionId, FactionCard] = {each.id: each for each in BOX.factions.card}  # type: ignore[misc]
KEYWORDS: dict[Keyword, KeywordFacts] = {each.id: each for each in BOX.keywords.keyword}
DECKS: dict[DeckId, DeckFacts] = {each.id: each for each in BOX.decks.deck}
WALKTHROUGH: dict[DeckId, Walkthrough] = {each.deck: each for each in BOX.decks.walkthrough}

PLAY = "play"
"""The text that says how a card is played."""


def _texts() -> dict[tuple[str, str], Playing | Ability]:
    texts: dict[tuple[str, str], Playing | Ability] = {}
    for card in CARDS.values():
        if card.play:
            texts[card.id, PLAY] = card.play
        for at, ability in enumerate(card.ability, start=1):
            texts[card.id, str(at)] = ability
    for keyword in KEYWORDS.values():
        for at, ability in enumerate(keyword.ability, start=1):
            texts[keyword.id, f"{keyword.id}-{at}"] = ability
    return texts


_TEXTS = _texts()


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


TRIGGERS: dict[CardId, tuple[tuple[str, Ability], ...]] = {
    card.id: tuple([each for each in _numbered(card.ability) if each[1].on])
    for card in CARDS.values()
    if any(each.on for each in card.ability)
}
"""The cards that something sets off."""
USABLE: dict[CardId, tuple[tuple[str, Ability], ...]] = {
    card.id: tuple([each for each in _numbered(card.ability) if each[1].kind in ("deed", "trifle")])
    for card in CARDS.values()
    if any(each.kind in ("deed", "trifle") for each in card.ability)
}
"""The cards with deeds and trifles."""
REPLIES: dict[CardId, tuple[tuple[str, Ability, EventId], ...]] = {
    card.id: tuple(
        [
            (text, each, each.when.event)
            for text, each in _numbered(card.ability)
            if each.kind == "reply" and each.when
        ]
    )
    for card in CARDS.values()
    if any(each.kind == "reply" for each in card.ability)
}
"""The cards with replies, and the events they answer."""
KEYWORD_REPLIES: dict[Keyword, tuple[tuple[str, Ability, EventId], ...]] = {
    keyword.id: tuple(
        [
            (text, each, each.when.event)
            for text, each in _numbered(keyword.ability, f"{keyword.id}-")
            if each.kind == "reply" and each.when
        ]
    )
    for keyword in KEYWORDS.values()
    if any(each.kind == "reply" for each in keyword.ability)
}


def every_operation(operations: Iterable[AnyOperation]) -> Iterator[AnyOperation]:
    """Operations, and those inside them."""
    for operation in operations:
        yield operation
        for block in blocks(operation):
            yield from every_operation(block)


NEGATIONS: frozenset[tuple[str, str]] = frozenset(
    [
        key
        for key, spoken in _TEXTS.items()
        if any(isinstance(each, Negate) for each in every_operation(spoken.do))
    ]
)
"""VE-6.9: the texts that negate."""
EVENT_CARDS: dict[tuple[str, str], frozenset[str]] = {
    key: frozenset(re.findall(r"\bevent_(card|char|other)\b", str(spoken)))
    for key, spoken in _TEXTS.items()
}
"""VE-L.18: which cards of the event a text speaks of."""


def negates(card: CardId, text: str) -> bool:
    """VE-6.9: whether a text is a negation."""
    keyword, dash, _ = text.partition("-")
    return (keyword if dash else card, text) in NEGATIONS


def event_cards(card: CardId, text: str) -> frozenset[str]:
    """VE-L.18: card, char, other: what the event must have for this text."""
    keyword, dash, _ = text.partition("-")
    return EVENT_CARDS[keyword if dash else card, text]
