"""What is printed on the cards: ids, numbers, persons, keywords and values."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from .checks_scope import MOST, Flaw, Known
from .checks_texts import AnyCard, keyword_flaws, text_flaws
from .components import CharacterCard, KeywordFacts
from .words import FACTIONS, KEYWORDS, Keyword

LANGUAGES = ("pl", "en")
_VALUES = ("treasury", "szabla", "kreski", "lafa", "upkeep", "income")


def card_flaws(
    files: Mapping[str, Iterable[AnyCard]], keywords: Iterable[KeywordFacts]
) -> Iterator[str]:
    """Everything wrong in the files of cards and of keywords, file by file."""
    cards = [each for cards in files.values() for each in cards]
    known = Known(
        frozenset([*(each.id for each in cards), *(each.person for each in characters_in(cards))]),
        {each.id: each.on for each in keywords},
    )
    yield from _wrong_ids(files)
    yield from _wrong_numbers(files)
    yield from _wrong_persons(cards)
    yield from _wrong_names(files)
    for file, there in files.items():
        for card in there:
            for path, said in flaws_on_card(card, known):
                yield f"{file}: '{card.id}', {path}: {said}"
    yield from _wrong_keywords(keywords, known)


def flaws_on_card(card: AnyCard, known: Known) -> Iterator[Flaw]:
    """Everything wrong on one card, looked at by itself."""
    yield from _printed_flaws(card, known)
    yield from text_flaws(card, known)


def characters_in(cards: Iterable[AnyCard]) -> list[CharacterCard]:
    return [each for each in cards if isinstance(each, CharacterCard)]


def _wrong_ids(files: Mapping[str, Iterable[AnyCard]]) -> Iterator[str]:
    counts = Counter([each.id for cards in files.values() for each in cards])
    for file, cards in files.items():
        for card in cards:
            if counts[card.id] > 1:
                yield f"{file}: '{card.id}', id: {counts[card.id]} cards have it"
            if not re.fullmatch(r"[a-z][a-z0-9_]*", card.id):
                yield f"{file}: '{card.id}', id: it has small letters, digits and _ only"
        if file == "factions.toml" and tuple([each.id for each in cards]) != FACTIONS:
            yield f"{file}: the factions are not {', '.join(FACTIONS)}"


def _wrong_numbers(files: Mapping[str, Iterable[AnyCard]]) -> Iterator[str]:
    """Every card has its number: from 1 on without a gap, and rising in each file."""
    counts = Counter([each.number for cards in files.values() for each in cards])
    for file, cards in files.items():
        last = 0
        for card in cards:
            where = f"{file}: '{card.id}', number:"
            if counts[card.number] > 1:
                yield f"{where} {counts[card.number]} cards have {card.number}"
            elif not 0 < card.number <= counts.total():
                yield f"{where} {card.number} is not one of 1 to {counts.total()}"
            if card.number < last:
                yield f"{where} {card.number} comes after {last}"
            last = card.number


def _wrong_persons(cards: Iterable[AnyCard]) -> Iterator[str]:
    """VE-2.2, VE-11.1: versions of a person have one name and epithets of their own."""
    characters = characters_in(cards)
    first: dict[str, CharacterCard] = {}
    persons = {each.id: each.person for each in characters}
    others = {each.id for each in cards} - set(persons)
    for card in characters:
        where = f"characters.toml: '{card.id}', "
        version = first.setdefault(card.person, card)
        if card.name != version.name:
            yield f"{where}name: '{version.id}' is the same person by another name"
        if card is not version and card.epithet == version.epithet:
            yield f"{where}epithet: '{version.id}' is the same person with the same epithet"
        if persons.get(card.person, card.person) != card.person or card.person in others:
            yield f"{where}person: '{card.person}' is the id of a card of somebody else"


def _wrong_names(files: Mapping[str, Iterable[AnyCard]]) -> Iterator[str]:
    """Cards are told apart by name and epithet, in every language."""
    for language in LANGUAGES:
        first: dict[str, AnyCard] = {}
        for file, cards in files.items():
            for card in cards:
                other = first.setdefault(spelled(card, language), card)
                if other is not card:
                    yield f"{file}: '{card.id}', name.{language}: '{other.id}' is called the same"


def spelled(card: AnyCard, language: str) -> str:
    """What a card is called, with what tells versions of a person apart."""
    epithet = getattr(card.epithet, language) if isinstance(card, CharacterCard) else ""
    return f"{getattr(card.name, language)} {epithet}".strip().casefold()


def _printed_flaws(card: AnyCard, known: Known) -> Iterator[Flaw]:
    """What is wrong on a card but for its texts."""
    keywords: tuple[Keyword, ...] = getattr(card, "keywords", ())
    for keyword in keywords:
        if known.keyword_on.get(keyword) != card.type:
            yield "keywords", f"'{keyword}' is no keyword of such a card"
        if keywords.count(keyword) > 1:
            yield "keywords", f"'{keyword}' stands there more than once"
    yield from _value_flaws(card)
    if getattr(card, "upkeep", 0) and getattr(card, "income", 0):
        yield "upkeep", "a card has upkeep or income, not both (VE-1.5)"
    for key in ("name", "text"):
        for language in LANGUAGES:
            if not getattr(getattr(card, key), language).strip():
                yield f"{key}.{language}", "there are no words"


def _value_flaws(card: AnyCard) -> Iterator[Flaw]:
    for key in _VALUES:
        if getattr(card, key, 0) < 0:
            yield key, "no value is below 0 (VE-0.3)"
        if getattr(card, key, 0) > MOST:
            yield key, f"no value is above {MOST}"
    for key in ("szabla", "kreski"):
        if abs(getattr(getattr(card, "bonus", None), key, 0)) > MOST:
            yield f"bonus.{key}", f"no bonus is beyond {MOST}"


def _wrong_keywords(keywords: Iterable[KeywordFacts], known: Known) -> Iterator[str]:
    if tuple([each.id for each in keywords]) != KEYWORDS:
        yield "keywords.toml: the keywords are not those of the rules, in their order"
    for keyword in keywords:
        for path, said in keyword_flaws(keyword, known):
            yield f"keywords.toml: '{keyword.id}', {path}: {said}"
