"""Fluent of what the data calls its cards, keywords, factions and decks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .cards import BOXED, CARDS, CONSTANTS, DECKS, FACTIONS, KEYWORDS, PRINTED, every_operation
from .components import CharacterCard, FactionCard, Printed
from .deck import Language, called, in_language, name_of
from .operations import Choose

OWN_MESSAGE = re.compile(r"name-(own-.+-[0-9a-f]{20})(?:-option-[0-9]+)?")
"""A message of the words of a home-made card."""
ROMAN = ("I", "II", "III", "IV")
"""Numbers of seats that lead the same faction."""
CASES: dict[Language, tuple[str, ...]] = {"pl": ("gen", "dat", "acc"), "en": ("acc",)}
"""The forms of a faction's name in sentences; they stand at its `seat-…` in the texts."""
PLAIN: dict[Language, str] = {"pl": "(bez zasady gry)", "en": "(no game text)"}
"""What the data says of a card that does nothing by itself: its reader is told nothing."""
SIGNS = ((r"'", "’"), (r"(?<!\w)-(?=\d)", "−"))
"""What the data types and the printer writes otherwise."""


def words(language: Language) -> str:
    """The Fluent source of all names and card texts in a language."""
    return "\n".join(_messages(language)) + "\n"


def _messages(language: Language) -> Iterator[str]:
    for card in BOXED.values():
        yield from _words_of(card, language)
    for faction in FACTIONS.values():
        yield from _seats(faction, language)
    for keyword, row in KEYWORDS.items():
        yield _message(keyword, safe(in_language(row.name, language)))
    for deck in DECKS.values():
        camp = {"camp": safe(called(deck.faction, language))}
        yield _message(deck.id, safe(in_language(deck.name, language)), camp)


def _words_of(card: Printed, language: Language) -> Iterator[str]:
    yield _message(card.id, safe(name_of(card, language)), _of_card(card, language))
    yield from _options(card, language)


def late(message: str, language: str) -> str:
    """The Fluent source of a home-made card, for a message of its words; empty if it is none."""
    found = OWN_MESSAGE.fullmatch(message)
    card = PRINTED.get(found[1].replace("-", "_")) if found else None
    spoken: Language = "pl" if language == "pl" else "en"
    return "\n".join(_words_of(card, spoken)) + "\n" if card else ""


def _of_card(card: Printed, language: Language) -> dict[str, str]:
    """What else is said of a card, by attributes."""
    said = {"text": card.text}
    if isinstance(card, CharacterCard):
        said["epithet"] = card.epithet
    if isinstance(card, FactionCard):
        said["full"] = card.full_name
    found = {name: safe(in_language(each, language)) for name, each in said.items()}
    if isinstance(card, FactionCard):
        found |= {case: _in_case(card, case) for case in CASES[language]}
    return {name: text for name, text in found.items() if text not in ("", PLAIN[language])}


def _options(card: Printed, language: Language) -> Iterator[str]:
    """The choices a card offers."""
    play = CARDS[card.id].play
    texts = (*card.ability, play) if play else card.ability
    for operation in (each for text in texts for each in every_operation(text.do)):
        if isinstance(operation, Choose):
            for at, option in enumerate(operation.options):
                said = option.pl if language == "pl" else option.en
                yield _message(option_id(card.id, at), safe(said))


def option_id(card: str, at: int) -> str:
    """The id of the name of an option of a card."""
    return f"{card}_option_{at + 1}"


def _seats(faction: FactionCard, language: Language) -> Iterator[str]:
    """The names of seats where several lead one faction."""
    name = safe(in_language(faction.name, language))
    for number in range(max(CONSTANTS.kreski_total)):
        roman = ROMAN[number]
        cases = {case: f"{_in_case(faction, case)} {roman}" for case in CASES[language]}
        yield _message(f"{faction.id}_{number + 1}", f"{name} {roman}", cases)


def _in_case(faction: FactionCard, case: str) -> str:
    return f"{{ seat-{faction.id}.{case} }}"


def _message(id_: str, value: str, attributes: dict[str, str] | None = None) -> str:
    lines = [f"name-{id_.replace('_', '-')} = {value}"]
    lines += [f"    .{name} = {text}" for name, text in (attributes or {}).items()]
    return "\n".join(lines)


def safe(text: str) -> str:
    """Words as Fluent reads them back, in one line and in the printer's signs."""
    text = " ".join(text.split())
    for typed, printed in SIGNS:
        text = re.sub(typed, printed, text)
    text = re.sub(r"[{}]", lambda found: f'{{ "{found[0]}" }}', text)
    return re.sub(r"^[.*\[]", lambda found: f'{{ "{found[0]}" }}', text)
