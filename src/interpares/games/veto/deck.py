"""VE-2: decks: whether they are legal, how people write them down, and what is in them."""

from __future__ import annotations

import difflib
import itertools
import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Literal, TypeAlias, TypeVar

import msgspec

from ...kernel.errors import BadInput
from ...kernel.values import Value, shown
from . import words
from .cards import CARDS, CONSTANTS, DECKS, FACTIONS, KEYWORDS, PRINTED, WALKTHROUGH
from .components import Card, CardId, CharacterCard, DeckFacts, FactionCard, Printed, Words
from .words import CardType, EventId, Keyword, Mark, Variant

Language: TypeAlias = Literal["pl", "en"]
Key = TypeVar("Key")

OUTSIDE: tuple[CardType, ...] = ("faction", "strategy")
"""VE-2.3: what is never in a cupboard."""
COPIES: dict[Variant, tuple[str, int]] = {
    "standard": ("VE-2.1", CONSTANTS.copies_max),
    "feast": ("VE-13.4", CONSTANTS.copies_max_feast),
}
"""How many copies of a card there may be, and the rule that says so."""
STRATEGIES = tuple([card.id for card in CARDS.values() if card.type == "strategy"])


class Deck(Value):
    """VE-2.5: what a player brings: a faction, a strategy or none, and a cupboard."""

    faction: str
    strategy: str
    """Empty for none."""
    cards: tuple[tuple[CardId, int], ...]
    """Cards with the number of their copies, in the order of the data."""

    @property
    def counts(self) -> Counter[CardId]:
        """The copies of each card, even if it is listed twice."""
        counts: Counter[CardId] = Counter()
        for card, count in self.cards:
            counts[card] += count
        return counts

    @property
    def cupboard(self) -> tuple[CardId, ...]:
        """Every copy, in the order of the data."""
        return tuple(self.counts.elements())


class Flaw(Value):
    """Something wrong, or not wise, in a deck: the rule, the id of a message, and its values."""

    rule: str
    message: str
    values: dict[str, str | int] = {}


def deck_from(faction: str, strategy: str, counts: Mapping[CardId, int]) -> Deck:
    """A deck with its cards in the order of the data; those that are not there come last."""
    known = [card for card in CARDS if card in counts]
    order = [*known, *sorted(counts.keys() - known)]
    return Deck(faction, strategy, tuple([(card, counts[card]) for card in order]))


def deck_of(facts: DeckFacts) -> Deck:
    """A deck that is in the box."""
    return deck_from(facts.faction, facts.strategy, {each.id: each.count for each in facts.cards})


def flaws(deck: Deck, variant: Variant, *, first_game: bool = False) -> list[Flaw]:
    """VE-2, VE-13.4: whatever forbids to play with this deck.

    The guided first game is played with its own two decks only (VE-14.2).
    """
    found = []
    if deck.faction not in FACTIONS:
        found.append(Flaw("VE-1.2", "unknown-faction", {"faction": deck.faction}))
    if deck.strategy and deck.strategy not in STRATEGIES:
        found.append(Flaw("VE-1.3", "unknown-strategy", {"strategy": deck.strategy}))
    counts = deck.counts
    found += [flaw for card in counts if (flaw := _flaw_of(card, counts[card], *COPIES[variant]))]
    size, least = sum(counts[card] for card in counts if _inside(card)), CONSTANTS.cupboard_min
    if size < least:
        found.append(Flaw("VE-2.1", "too-few", {"cards": size, "least": least}))
    if first_game and deck not in [deck_of(DECKS[each]) for each in WALKTHROUGH]:
        found.append(Flaw("VE-14.2", "not-first-game"))
    return found


def _inside(card: CardId) -> bool:
    """VE-1.1, VE-2.3: whether it may be in a cupboard."""
    return card in CARDS and CARDS[card].type not in OUTSIDE


def _flaw_of(card: CardId, count: int, rule: str, most: int) -> Flaw | None:
    """VE-2.1, VE-2.2, VE-2.3, VE-13.4: what is wrong with one card; versions are cards apart."""
    if card not in CARDS:
        return Flaw("VE-1.1", "unknown-card", {"card": card})
    if not _inside(card):
        return Flaw("VE-2.3", "outside", {"card": card})
    if count < 1:
        return Flaw("VE-2.1", "no-copies", {"card": card, "count": count})
    if count > most:
        return Flaw(rule, "too-many", {"card": card, "count": count, "most": most})
    return None


def warnings(deck: Deck) -> list[Flaw]:
    """VE-2.4: what is allowed but of no use: dead cards, and a cupboard without an Elect."""
    cards = [CARDS[card] for card in deck.counts if _inside(card)]
    found = {card.id: _why_dead(card, deck) for card in cards}
    elects = [card for card in cards if "elect" in card.keywords and not found[card.id]]
    dead = [flaw for flaw in found.values() if flaw]
    return dead if elects else [*dead, Flaw("VE-1.16", "no-elect")]


def _why_dead(card: Card, deck: Deck) -> Flaw | None:
    """VE-1.17, VE-1.23, VE-1.31: what keeps the owner of the deck from using a card."""
    named: dict[str, str | int] = {"card": card.id, "faction": card.faction}
    if card.type == "equipment":
        return None if _has_bearer(card, deck) else Flaw("VE-1.23", "no-bearer", named)
    if not _foreign(card, deck):
        return None
    if card.type == "character":
        return Flaw("VE-1.17", "foreign-loyal", named) if "loyal" in card.keywords else None
    return Flaw("VE-1.31", "foreign-mark", named)


def _foreign(card: Card, deck: Deck) -> bool:
    """VE-1.9: whether it is of another faction; what is of none is nobody's foreigner."""
    return card.faction not in ("none", deck.faction)


def _has_bearer(equipment: Card, deck: Deck) -> bool:
    """VE-1.23, VE-9.7: whether its mark fits a character one can have, or it goes to anybody's."""
    if equipment.faction == "none" or equipment.anywhere:
        return True
    return any(
        card.type == "character" and card.faction == equipment.faction and not _why_dead(card, deck)
        for card in [CARDS[each] for each in deck.counts if _inside(each)]
    )


HEADERS = {
    "faction": Words(pl="Frakcja", en="Faction"),
    "strategy": Words(pl="Strategia", en="Strategy"),
}
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
_VERSIONS = Counter(card.person for card in CARDS.values())
_CARD_LINE = re.compile(r"([0-9]+)\s*[x×]?\s+(.+)", re.IGNORECASE)
_MOST_DIGITS = 3
_HINTS, _LIKENESS = 3, 0.5


def in_language(spoken: Words, language: Language) -> str:
    return spoken.pl if language == "pl" else spoken.en


def called(card: CardId, language: Language) -> str:
    """The name of a card; versions of a person have their epithets with it."""
    printed = PRINTED[card]
    name = in_language(printed.name, language)
    if isinstance(printed, CharacterCard) and _VERSIONS[printed.person] > 1:
        return f"{name}, {in_language(printed.epithet, language)}"
    return name


def _key(name: str) -> str:
    """A name without capitals, accents and signs, so that it may be typed on any keyboard."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    plain = "".join([each for each in letters if not unicodedata.combining(each)])
    return " ".join(re.findall(r"[^\W_]+", plain))


class _Names:
    """Cards by everything they may be called."""

    def __init__(self, kind: str, cards: Iterable[Printed]) -> None:
        self.kind = kind
        self._cards: dict[str, dict[CardId, str]] = {}
        for card in cards:
            for name, spelled in _names_of(card):
                self._cards.setdefault(_key(name), {})[card.id] = spelled

    def find(self, text: str) -> CardId:
        """The one card that is called so, or BadInput with those that were perhaps meant."""
        found = self._cards.get(_key(text), {})
        if len(found) == 1:
            return next(iter(found))
        if found:
            versions = " or ".join(f"'{each}'" for each in found.values())
            raise BadInput(f"'{shown(text)}' is more than one {self.kind}: write {versions}.")
        near = " or ".join(f"'{each}'" for each in self._nearest(shown(text)))
        raise BadInput(f"There is no {self.kind} '{shown(text)}'{near and f'; perhaps {near}'}.")

    def _nearest(self, text: str) -> list[str]:
        spelled: dict[CardId, str] = {}
        for key in difflib.get_close_matches(_key(text), self._cards, 2 * _HINTS, _LIKENESS):
            for card, name in self._cards[key].items():
                spelled.setdefault(card, name)
        return list(spelled.values())[:_HINTS]


def _names_of(card: Printed) -> Iterator[tuple[str, str]]:
    """What a card may be called, each with the way it should be spelled."""
    yield card.id, card.id
    for language in _LANGUAGES:
        spelled, name = called(card.id, language), in_language(card.name, language)
        yield name, spelled
        if isinstance(card, CharacterCard):
            yield f"{name}, {in_language(card.epithet, language)}", spelled
        if isinstance(card, FactionCard):
            yield in_language(card.full_name, language), spelled


_CARD_NAMES = _Names("card", PRINTED.values())
_HEADER_NAMES = {
    each: _Names(each, [card for card in PRINTED.values() if CARDS[card.id].type == each])
    for each in HEADERS
}


def write(deck: Deck, language: Language) -> str:
    """The text form of a deck of known cards: two headers, then the cards by type."""
    faction, strategy = [in_language(each, language) for each in HEADERS.values()]
    none = in_language(NO_STRATEGY, language)
    lines = [
        f"{faction}: {called(deck.faction, language)}",
        f"{strategy}: {called(deck.strategy, language) if deck.strategy else none}",
    ]
    for kind, cards in itertools.groupby(deck.cards, lambda each: CARDS[each[0]].type):
        listed = list(cards)
        number = sum(count for _, count in listed)
        lines += ["", f"# {in_language(SECTIONS[kind], language)} ({number})"]
        lines += [f"{count} {called(card, language)}" for card, count in listed]
    return "".join(f"{line}\n" for line in lines)


def read(text: str) -> Deck:
    """A deck in its text form; BadInput names the line that makes no sense, and why."""
    headers: dict[str, CardId] = {}
    counts: Counter[CardId] = Counter()
    for number, whole in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = whole.partition("#")[0].strip()
        try:
            if ":" in line:
                _read_header(line, headers)
            elif line:
                card, count = _read_card(line)
                counts[card] += count
        except BadInput as error:
            raise BadInput(f"Line {number}: {error}") from None
    if "faction" not in headers:
        raise BadInput("The deck has no faction: a line such as 'Faction: The Court' is missing.")
    return deck_from(headers["faction"], headers.get("strategy", ""), counts)


def _read_header(line: str, headers: dict[str, CardId]) -> None:
    word, _, name = [each.strip() for each in line.partition(":")]
    header = next((each for each, spoken in HEADERS.items() if _is(word, spoken)), None)
    if header is None:
        raise BadInput(f"'{shown(word)}:' is neither 'Faction:' nor 'Strategy:'.")
    if header in headers:
        raise BadInput(f"There is more than one line '{shown(word)}:'.")
    none = header == "strategy" and (not _key(name) or _is(name, NO_STRATEGY))
    headers[header] = "" if none else _HEADER_NAMES[header].find(name)


def _is(word: str, spoken: Words) -> bool:
    return _key(word) in (_key(spoken.pl), _key(spoken.en))


def _read_card(line: str) -> tuple[CardId, int]:
    found = _CARD_LINE.fullmatch(line)
    if found is None:
        raise BadInput(f"'{shown(line)}' is no number and name of a card, such as '3 Feint'.")
    count, name = found.groups()
    if len(count) > _MOST_DIGITS or not int(count):
        raise BadInput(f"There cannot be {shown(count)} copies of a card.")
    return _CARD_NAMES.find(name), int(count)


CHEAP = 8
"""A character under this lafa is one to begin with."""


class Chance(Value):
    """How likely one of some cards is in the hand before the first round."""

    opening: Fraction
    """VE-2.9: the first hand."""
    redrawn: Fraction
    """VE-2.10: the first hand or, if it had none, the second."""


class Stats(Value):
    """What is in a cupboard; dead cards are counted only by type, faction and keyword."""

    size: int
    types: dict[CardType, int]
    factions: dict[Mark, int]
    keywords: dict[Keyword, int]
    lafa: dict[int, int]
    """How many cards cost how much; foreign characters cost double (VE-5.13)."""
    character_lafa: Fraction
    """What a character costs on average."""
    income_cards: int
    income: int
    kreski: int
    """Of all characters."""
    szabla: int
    """Of all characters."""
    elects: int
    karmazyns: int
    negations: int
    """VE-6.9: cards with `negate` anywhere in their texts."""
    replies: dict[EventId, int]
    """Cards to reply with, by the moment they answer."""
    chances: dict[str, Chance]
    """Of an income card, a cheap character and an Elect: `income`, `cheap`, `elect`."""


def stats(deck: Deck) -> Stats:
    """What a player should know of his deck before it is shuffled."""
    cards = [CARDS[card] for card in deck.cupboard if _inside(card)]
    usable = [card for card in cards if not _why_dead(card, deck)]
    characters = [card for card in usable if card.type == "character"]
    prices = [_lafa(card, deck) for card in characters]
    income = [card.income for card in usable if card.income]
    elects = sum("elect" in card.keywords for card in usable)
    wanted = {"income": len(income), "cheap": sum(each < CHEAP for each in prices), "elect": elects}
    return Stats(
        size=len(cards),
        types=_tally(words.CARD_TYPES, [card.type for card in cards]),
        factions=_tally((*words.FACTIONS, "none"), [card.faction for card in cards]),
        keywords=_tally(words.KEYWORDS, [each for card in cards for each in card.keywords]),
        lafa=dict(sorted(Counter([_lafa(card, deck) for card in usable]).items())),
        character_lafa=Fraction(sum(prices), max(1, len(prices))),
        income_cards=len(income),
        income=sum(income),
        kreski=sum(card.kreski for card in characters),
        szabla=sum(card.szabla for card in characters),
        elects=elects,
        karmazyns=sum("karmazyn" in card.keywords for card in usable),
        negations=sum(_negates(card) for card in usable),
        replies=_tally(words.EVENTS, [each for card in usable for each in _moments(card)]),
        chances={each: _chance(number, len(cards)) for each, number in wanted.items()},
    )


def _tally(order: Iterable[Key], found: Iterable[Key]) -> dict[Key, int]:
    """How often each occurs, in this order; what does not occur is left out."""
    counts = Counter(found)
    return {each: counts[each] for each in order if counts[each]}


def _lafa(card: Card, deck: Deck) -> int:
    """VE-5.13"""
    doubled = card.type == "character" and _foreign(card, deck)
    return card.lafa * CONSTANTS.lafa_foreign if doubled else card.lafa


def _chance(wanted: int, size: int) -> Chance:
    """VE-2.9, VE-2.10: the second hand comes from the whole cupboard, as the first one did."""
    hand = min(size, CONSTANTS.opening_hand)
    without = Fraction(math.comb(size - wanted, hand), math.comb(size, hand))
    return Chance(1 - without, 1 - without**2)


def _negates(card: Card) -> bool:
    return b'"op":"negate"' in msgspec.json.encode((card.play, card.ability))


def _moments(card: Card) -> set[EventId]:
    """VE-1.36: the events its replies answer, those that come with a keyword too."""
    of_keywords = [each for keyword in card.keywords for each in KEYWORDS[keyword].ability]
    texts = [*filter(None, [card.play]), *card.ability, *of_keywords]
    return {text.when.event for text in texts if text.kind == "reply" and text.when}
