"""VE-2: decks: whether they are legal, and what is in them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Literal, TypeAlias, TypeVar

import msgspec

from ...kernel.errors import BadInput
from ...kernel.values import Value
from . import words
from .cards import BOXED, CARDS, CONSTANTS, DECKS, FACTIONS, KEYWORDS, PRINTED, WALKTHROUGH
from .components import Card, CardId, CharacterCard, DeckFacts, Printed, Words
from .own_cards import MOST, OwnCard, is_own, own_card
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
STRATEGIES = tuple([card for card in BOXED if CARDS[card].type == "strategy"])


class Deck(Value):
    """VE-2.5: what a player brings: a faction, a strategy or none, and a cupboard."""

    faction: str
    strategy: str
    """Empty for none."""
    cards: tuple[tuple[CardId, int], ...]
    """Cards with the number of their copies, in the order of the data."""
    own: tuple[str, ...] = ()
    """The codes of its home-made cards."""

    def own_cards(self) -> dict[CardId, OwnCard]:
        """Its home-made cards, those that can be read."""
        found = [each for code in self.own[:MOST] if isinstance(each := _read(code), OwnCard)]
        return {each.id: each for each in found}

    def card(self, card: CardId) -> Card | None:
        """A card of the box, or one of its own; what other tables know is not looked at."""
        if not is_own(card):
            return CARDS[card]
        found = self.own_cards().get(card)
        return found.card if found else None

    def called(self, card: CardId, language: Language) -> str:
        """The name of a card; of one that is not there its id."""
        found = self.own_cards().get(card)
        if found:
            return name_of(found.printed, language)
        return card if is_own(card) else called(card, language)

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


def _read(code: str) -> OwnCard | str:
    """A home-made card, or what is wrong with it."""
    try:
        return own_card(code)
    except BadInput as error:
        return str(error)


def deck_from(
    faction: str, strategy: str, counts: Mapping[CardId, int], own: Iterable[str] = ()
) -> Deck:
    """A deck with its cards in the order of the data; those that are not there come last."""
    known = [card for card in BOXED if card in counts]
    order = [*known, *sorted(counts.keys() - known)]
    cards = tuple([(card, counts[card]) for card in order])
    return Deck(faction, strategy, cards, tuple(sorted(set(own))))


def deck_of(facts: DeckFacts) -> Deck:
    """A deck that is in the box."""
    return deck_from(facts.faction, facts.strategy, {each.id: each.count for each in facts.cards})


def flaws(deck: Deck, variant: Variant, *, first_game: bool = False) -> list[Flaw]:
    """VE-2, VE-13.4: whatever forbids to play with this deck.

    The guided first game is played with its own two decks only (VE-14.2).
    """
    found = [*_own_flaws(deck)]
    if deck.faction not in FACTIONS:
        found.append(Flaw("VE-1.2", "unknown-faction", {"faction": deck.faction}))
    if deck.strategy and not _is_strategy(deck.card(deck.strategy)):
        found.append(Flaw("VE-1.3", "unknown-strategy", {"strategy": deck.strategy}))
    counts = deck.counts
    for card, count in counts.items():
        flaw = _flaw_of(card, deck.card(card), count, *COPIES[variant])
        found += [flaw] if flaw else []
    inside = [count for card, count in counts.items() if _inside(deck.card(card))]
    size, least = sum(inside), CONSTANTS.cupboard_min
    if size < least:
        found.append(Flaw("VE-2.1", "too-few", {"cards": size, "least": least}))
    if first_game and deck not in [deck_of(DECKS[each]) for each in WALKTHROUGH]:
        found.append(Flaw("VE-14.2", "not-first-game"))
    return found


def _own_flaws(deck: Deck) -> Iterable[Flaw]:
    """VE-1.1: home-made cards are cards, a few, in use, and told apart by their names."""
    if len(deck.own) > MOST:
        yield Flaw("VE-1.1", "own-many", {"count": len(deck.own), "most": MOST})
    for read in [_read(code) for code in deck.own[:MOST]]:
        if isinstance(read, str):
            yield Flaw("VE-1.1", "own-wrong", {"flaw": read})
        elif read.id not in deck.counts and read.id != deck.strategy:
            yield Flaw("VE-1.1", "own-unused", {"card": read.id, "name": read.printed.name.en})
    for language in _LANGUAGES:
        names = [deck.called(card, language).casefold() for card in deck.own_cards()]
        for name in sorted({each for each in names if names.count(each) > 1}):
            yield Flaw("VE-2.2", "own-twins", {"name": name})


def _is_strategy(card: Card | None) -> bool:
    return card is not None and card.type == "strategy"


def _inside(card: Card | None) -> bool:
    """VE-1.1, VE-2.3: whether it may be in a cupboard."""
    return card is not None and card.type not in OUTSIDE


def _cards_of(deck: Deck) -> dict[CardId, Card]:
    """Those of its cards that may be in a cupboard."""
    return {id_: card for id_ in deck.counts if (card := deck.card(id_)) and _inside(card)}


def _flaw_of(card: CardId, found: Card | None, count: int, rule: str, most: int) -> Flaw | None:
    """VE-2.1, VE-2.2, VE-2.3, VE-13.4: what is wrong with one card; versions are cards apart."""
    if found is None:
        return Flaw("VE-1.1", "unknown-card", {"card": card})
    if not _inside(found):
        return Flaw("VE-2.3", "outside", {"card": card})
    if count < 1:
        return Flaw("VE-2.1", "no-copies", {"card": card, "count": count})
    if count > most:
        return Flaw(rule, "too-many", {"card": card, "count": count, "most": most})
    return None


def warnings(deck: Deck) -> list[Flaw]:
    """VE-2.4: what is allowed but of no use: dead cards, and a cupboard without an Elect."""
    cards = _cards_of(deck).values()
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
        for card in _cards_of(deck).values()
    )


_VERSIONS = Counter(CARDS[card].person for card in BOXED)
_LANGUAGES: tuple[Language, ...] = ("pl", "en")


def in_language(spoken: Words, language: Language) -> str:
    return spoken.pl if language == "pl" else spoken.en


def called(card: CardId, language: Language) -> str:
    """The name of a card that is known here."""
    return name_of(PRINTED[card], language)


def name_of(printed: Printed, language: Language) -> str:
    """What a card is called; versions of a person have their epithets with it."""
    name = in_language(printed.name, language)
    if isinstance(printed, CharacterCard) and _has_versions(printed):
        return f"{name}, {in_language(printed.epithet, language)}"
    return name


def _has_versions(printed: CharacterCard) -> bool:
    if is_own(printed.id):
        return bool(printed.epithet.pl.strip() and printed.epithet.en.strip())
    return _VERSIONS[printed.person] > 1


CHEAP = 8
"""A character under this lafa is one to begin with."""


class Chance(Value):
    """How likely one of some cards is in the hand before the first round."""

    opening: Fraction
    """VE-2.9: the first hand."""
    redrawn: Fraction
    """VE-2.10: the first hand or, if it had none, the second."""


class Counts(Value):
    """What is in a cupboard; dead cards are counted only by type, faction and keyword."""

    size: int
    types: dict[CardType, int]
    factions: dict[Mark, int]
    keywords: dict[Keyword, int]
    lafa: dict[int, int]
    """The cost curve: how many cards cost how much; foreign characters cost double (VE-5.13)."""
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


class Stats(Counts):
    """What a player should know of his deck; means and chances are exact."""

    character_lafa: Fraction
    """What a character costs on average."""
    chances: dict[str, Chance]
    """Of an income card, a cheap character and an Elect: `income`, `cheap`, `elect`."""


def stats(deck: Deck) -> Stats:
    """What a player should know of his deck before it is shuffled."""
    known = _cards_of(deck)
    cards = [known[card] for card in deck.cupboard if card in known]
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
