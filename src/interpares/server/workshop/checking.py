"""Decks and cards held against the rules, in the words of the reader."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from typing import Any

import msgspec

from ...games.veto.actions import BringDeck
from ...games.veto.checks_own import CardFlaw, printed_of
from ...games.veto.deck import Chance, Counts, Deck, Flaw, Language, Stats, deck_from, flaws, stats
from ...games.veto.deck import warnings as warnings_of
from ...games.veto.deck_code import pack, unpack
from ...games.veto.deck_text import flaw_said, read, write
from ...games.veto.doubts import doubts
from ...games.veto.flaw_words import said_in
from ...games.veto.own_cards import LARGEST, OwnCard, flaws_of, made, tidy
from ...games.veto.own_toml import as_toml
from ...kernel.errors import BadInput
from ...texts import Texts
from ..errors import Problem
from .forms import (
    ChanceOf,
    CheckDeck,
    CheckedCard,
    CheckedDeck,
    DeckData,
    DeckFigures,
    DeckFlaw,
    OwnCardFacts,
)

SLUG = "veto"
LANGUAGES: tuple[Language, ...] = ("pl", "en")
MOST_READ = 40
"""So many cards are read from one file."""
DECIMALS = 6
NESTED = 24
"""So deep may an entry be."""
TOML_PLACE = re.compile(r"(?P<why>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)")


def language_of(language: str) -> Language:
    return "pl" if language == "pl" else "en"


def check_deck(asked: CheckDeck, language: Language) -> CheckedDeck:
    """All that can be said of a deck; one that cannot be read has a problem instead."""
    try:
        deck = deck_in(asked, language)
    except BadInput as error:
        return CheckedDeck(problem=_said(error, language), legal=False, deck=None)
    wrong = flaws(deck, asked.variant)
    known = all(deck.card(card) for card in deck.counts)
    whole = known and _names_are_known(deck)
    return CheckedDeck(
        problem="",
        legal=not wrong,
        deck=data_of(deck),
        flaws=_told(wrong, deck, language),
        warnings=_told(warnings_of(deck), deck, language),
        figures=figures_of(stats(deck)),
        texts={each: write(deck, each) for each in LANGUAGES} if whole else {},
        link=pack(deck),
        own=tuple([facts_of(each) for each in deck.own_cards().values()]),
        bring=None if wrong else msgspec.to_builtins(brought(deck)),
    )


def deck_in(asked: CheckDeck, language: Language) -> Deck:
    """The deck in one of its forms."""
    match asked.text, asked.link, asked.deck:
        case str(text), None, None:
            return read(text, language, asked.own)
        case None, str(link), None:
            return unpack(link)
        case None, None, DeckData() as data:
            return deck_of(data)
        case _:
            raise Problem("deck-forms", "bad_input")


def deck_of(data: DeckData) -> Deck:
    counts = {card: count for card, count in data.cards.items() if count}
    return deck_from(data.faction, data.strategy, counts, data.own)


def data_of(deck: Deck) -> DeckData:
    return DeckData(deck.faction, deck.strategy, dict(deck.cards), deck.own)


def brought(deck: Deck) -> BringDeck:
    """The deck as an action."""
    return BringDeck(deck.faction, deck.strategy, deck.cupboard, deck.own)


def check_card(entry: dict[str, Any], language: Language) -> CheckedCard:
    """All that is wrong with an entry, or the card it makes."""
    if depth_of(entry) > NESTED:
        said = said_in(language, "it is nested too deeply")
        return CheckedCard((CardFlaw("", said),), {}, None)
    if found := flaws_of(entry):
        return CheckedCard(_in_words(found, language), tidy(entry), None)
    card = facts_of(made(entry))
    doubtful = [CardFlaw(*each) for each in doubts(printed_of(card.entry))]
    return CheckedCard((), card.entry, card, _in_words(doubtful, language))


def _in_words(found: Iterable[CardFlaw], language: Language) -> tuple[CardFlaw, ...]:
    return tuple([CardFlaw(each.path, said_in(language, each.said)) for each in found])


def read_cards(toml: str, language: Language) -> list[CheckedCard]:
    """The cards of a file; raises BadInput for what is no TOML."""
    try:
        entries = tomllib.loads(toml).get("card", [])
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise _no_toml(error) from None
    if not isinstance(entries, list) or not 0 < len(entries) <= MOST_READ:
        raise Problem("cards-in-file", "bad_input", most=MOST_READ)
    if len(msgspec.json.encode(entries, enc_hook=str)) > MOST_READ * 2 * LARGEST:
        raise Problem("cards-in-file", "bad_input", most=MOST_READ)
    return [check_card(each if isinstance(each, dict) else {}, language) for each in entries]


def _no_toml(error: Exception) -> Problem:
    """Where a file cannot be read, if the reader can tell, and why in its own words."""
    found = TOML_PLACE.fullmatch(str(error))
    if found is None:
        return Problem("no-toml", "bad_input", why=str(error))
    line, column = int(found["line"]), int(found["column"])
    return Problem("no-toml-at", "bad_input", why=found["why"], line=line, column=column)


def facts_of(own: OwnCard) -> OwnCardFacts:
    return OwnCardFacts(own.id, own.code, own.entry, as_toml(own.entry))


def figures_of(found: Stats) -> DeckFigures:
    """The figures of a deck as programs take them."""
    return DeckFigures(
        **{name: getattr(found, name) for name in Counts.__struct_fields__},
        character_lafa=round(float(found.character_lafa), DECIMALS),
        chances={name: _chance(each) for name, each in found.chances.items()},
    )


def _chance(chance: Chance) -> ChanceOf:
    opening, redrawn = (round(float(each), DECIMALS) for each in (chance.opening, chance.redrawn))
    return ChanceOf(opening, redrawn)


def _told(found: Iterable[Flaw], deck: Deck, language: Language) -> tuple[DeckFlaw, ...]:
    return tuple(
        [
            DeckFlaw(
                each.rule,
                each.message,
                flaw_said(each, deck, language),
                str(each.values.get("card", "")),
            )
            for each in found
        ]
    )


def _names_are_known(deck: Deck) -> bool:
    return all(deck.card(each) for each in (deck.faction, deck.strategy) if each)


def _said(error: BadInput, language: Language) -> str:
    texts = Texts.of("interpares.games.veto", language)
    return texts.refusal(error)


def depth_of(value: Any) -> int:
    """How deep tables and lists stand in each other; counted without recursion."""
    deepest, level = 0, [value]
    while level:
        deepest += 1
        inside: list[Any] = []
        for each in level:
            inside += list(each.values()) if isinstance(each, dict) else []
            inside += each if isinstance(each, list) else []
        level = inside
    return deepest
