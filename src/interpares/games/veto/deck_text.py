"""VE-2.5: decks as people write them down, in Polish, in English or in both."""

from __future__ import annotations

import difflib
import itertools
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from ...kernel.errors import BadInput
from ...kernel.values import shown
from ...texts import Texts
from .cards import BOXED, CARDS
from .components import CardId, CharacterCard, FactionCard, Printed, Words
from .deck import Deck, Flaw, Language, deck_from, in_language
from .own_cards import OwnCard, made, own_card
from .words import CardType

HEADERS = {
    "faction": Words(pl="Frakcja", en="Faction"),
    "strategy": Words(pl="Strategia", en="Strategy"),
}
OWN_CARD = Words(pl="Karta własna", en="Own card")
"""A home-made card with its entry, as JSON."""
NO_STRATEGY = Words(pl="brak", en="none")
SECTIONS: dict[CardType, Words] = {
    "faction": Words(pl="Karty frakcji", en="Faction cards"),
    "strategy": Words(pl="Strategie", en="Strategies"),
    "character": Words(pl="Postaci", en="Characters"),
    "equipment": Words(pl="Moderunki", en="Equipment"),
    "possession": Words(pl="Posesje", en="Possessions"),
    "effect": Words(pl="Efekty", en="Effects"),
    "thrust": Words(pl="Sztychy", en="Thrusts"),
}
_LANGUAGES: tuple[Language, ...] = ("en", "pl")
_CARD_LINE = re.compile(r"([0-9]+)\s*[x×]?\s+(.+)", re.IGNORECASE)
_MOST_DIGITS = 3
_HINTS, _LIKENESS = 3, 0.5


class _Wrong(Exception):
    """A line that makes no sense: the id of a message, and its values."""

    def __init__(self, message: str, **values: str | list[CardId]) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def said(self, language: Language) -> str:
        return _say(self.message, language, **self.values)


def _say(message: str, language: Language, **values: str | list[CardId]) -> str:
    return Texts.of(__package__, language).say(f"deck-{message}", values)


def _key(name: str) -> str:
    """A name without capitals, accents and signs, so that it may be typed on any keyboard."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    plain = "".join([each for each in letters if not unicodedata.combining(each)])
    return " ".join(re.findall(r"[^\W_]+", plain))


class _Names:
    """Cards by everything they may be called."""

    def __init__(self, kind: str, cards: Iterable[Printed], box: _Names | None = None) -> None:
        self.kind = kind
        self.cards: dict[str, dict[CardId, None]] = dict(box.cards) if box else {}
        for card in cards:
            for name in _names_of(card):
                key = _key(name)
                self.cards[key] = {**self.cards.get(key, {}), card.id: None}

    def find(self, text: str) -> CardId:
        """The one card that is called so; else it is wrong, and some were perhaps meant."""
        found = list(self.cards.get(_key(text), ()))
        if len(found) == 1:
            return found[0]
        message, near = ("ambiguous", found) if found else ("unknown", self._nearest(shown(text)))
        raise _Wrong(message, kind=self.kind, typed=shown(text), near=near)

    def _nearest(self, text: str) -> list[CardId]:
        keys = difflib.get_close_matches(_key(text), self.cards, 2 * _HINTS, _LIKENESS)
        return list(dict.fromkeys(card for key in keys for card in self.cards[key]))[:_HINTS]


def _names_of(card: Printed) -> Iterator[str]:
    """What a card may be called."""
    yield card.id
    for language in _LANGUAGES:
        name = in_language(card.name, language)
        yield name
        if isinstance(card, CharacterCard):
            yield f"{name}, {in_language(card.epithet, language)}"
        if isinstance(card, FactionCard):
            yield in_language(card.full_name, language)


_CARD_NAMES = _Names("card", BOXED.values())
_HEADER_NAMES = {
    each: _Names(each, [card for card in BOXED.values() if CARDS[card.id].type == each])
    for each in HEADERS
}


def flaw_said(flaw: Flaw, deck: Deck, language: Language) -> str:
    """What stands against a deck, or is not wise in it, as a sentence."""
    values = {
        name: deck.called(value, language) if isinstance(value, str) else value
        for name, value in flaw.values.items()
    }
    return Texts.of(__package__, language).attribute("deck-flaw", flaw.message, values)


def write(deck: Deck, language: Language) -> str:
    """The text form of a deck of known cards: two headers, then the cards by type."""
    faction, strategy = [in_language(each, language) for each in HEADERS.values()]
    none = in_language(NO_STRATEGY, language)
    lines = [
        f"{faction}: {deck.called(deck.faction, language)}",
        f"{strategy}: {deck.called(deck.strategy, language) if deck.strategy else none}",
    ]
    types = {card: found.type for card, _ in deck.cards if (found := deck.card(card))}
    order = sorted(deck.cards, key=lambda each: list(SECTIONS).index(types[each[0]]))
    for kind, cards in itertools.groupby(order, lambda each: types[each[0]]):
        listed = list(cards)
        number = sum(count for _, count in listed)
        lines += ["", f"# {in_language(SECTIONS[kind], language)} ({number})"]
        lines += [f"{count} {deck.called(card, language)}" for card, count in listed]
    own = [msgspec.json.encode(each.entry).decode() for each in deck.own_cards().values()]
    lines += ["", *[f"{in_language(OWN_CARD, language)}: {each}" for each in own]] if own else []
    return "".join(f"{line}\n" for line in lines)


class _Reading:
    """What the lines of a deck have said so far."""

    def __init__(self, own: Iterable[OwnCard]) -> None:
        self.headers: dict[str, CardId] = {}
        self.counts: Counter[CardId] = Counter()
        self.own = {each.code: each for each in own}

    def names(self, kind: str) -> _Names:
        """Cards of the box, and the home-made ones of this deck."""
        box = _HEADER_NAMES.get(kind, _CARD_NAMES)
        own = [each.printed for each in self.own.values() if kind in ("card", each.card.type)]
        return _Names(kind, own, box) if own else box


def read(text: str, language: Language = "en", own: Iterable[str] = ()) -> Deck:
    """A deck in its text form; BadInput names the line that makes no sense, and why.

    Both languages may be used in a deck; the language is that of its reader. Home-made cards are
    given by their codes, or stand in lines of the deck.
    """
    said = _Reading(map(own_card, own))
    lines = list(enumerate(text.removeprefix("\ufeff").splitlines(), start=1))
    for read_line in (_read_own_card, _read_line):
        for number, line in lines:
            try:
                read_line(line, said)
            except _Wrong as wrong:
                found = _say("line", language, line=str(number), text=wrong.said(language))
                raise BadInput(found) from None
    if "faction" not in said.headers:
        raise BadInput(_say("no-faction", language))
    strategy = said.headers.get("strategy", "")
    return deck_from(said.headers["faction"], strategy, said.counts, said.own)


def _own_entry(line: str) -> str | None:
    """The entry in a line with a home-made card."""
    word, _, entry = line.partition(":")
    return entry.strip() if _is(word, OWN_CARD) else None


def _read_own_card(line: str, said: _Reading) -> None:
    entry = _own_entry(line)
    if entry is None:
        return
    try:
        own = made(msgspec.json.decode(entry))
    except (BadInput, ValueError, RecursionError) as error:
        raise _Wrong("own-card", flaw=shown(str(error), 400)) from None
    said.own[own.code] = own


def _read_line(whole: str, said: _Reading) -> None:
    line = whole.partition("#")[0].strip()
    if _own_entry(whole) is not None:
        return
    if ":" in line:
        _read_header(line, said)
    elif line:
        card, count = _read_card(line, said)
        said.counts[card] += count


def _read_header(line: str, said: _Reading) -> None:
    headers = said.headers
    word, _, name = [each.strip() for each in line.partition(":")]
    header = next((each for each, spoken in HEADERS.items() if _is(word, spoken)), None)
    if header is None:
        raise _Wrong("no-header", typed=shown(word))
    if header in headers:
        raise _Wrong("twice", typed=shown(word))
    if header == "faction" and not name:
        raise _Wrong("no-faction")
    none = header == "strategy" and (not _key(name) or _is(name, NO_STRATEGY))
    headers[header] = "" if none else said.names(header).find(name)


def _is(word: str, spoken: Words) -> bool:
    return _key(word) in (_key(spoken.pl), _key(spoken.en))


def _read_card(line: str, said: _Reading) -> tuple[CardId, int]:
    found = _CARD_LINE.fullmatch(line)
    if found is None:
        raise _Wrong("no-card", typed=shown(line))
    count, name = found.groups()
    if len(count) > _MOST_DIGITS or not int(count):
        raise _Wrong("copies", typed=shown(count))
    return said.names("card").find(name), int(count)
