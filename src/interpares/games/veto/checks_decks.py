"""VE-2, VE-13.4, VE-14.2: the decks that come with the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from .checks_scope import Flaw
from .checks_texts import AnyCard
from .components import CardId, Constants, Copies, DeckFacts, Decks, Walkthrough

_USED_BY_OWN_FACTION = ("effect", "possession", "thrust")
"""VE-1.31"""


def deck_flaws(
    decks: Decks, cards: Mapping[CardId, AnyCard], constants: Constants
) -> Iterator[str]:
    """Everything wrong in decks.toml."""
    ids = Counter([each.id for each in decks.deck]) + Counter(
        [each.id for each in decks.walkthrough]
    )
    for deck in decks.deck:
        for path, said in (*_size_flaws(deck, constants), *_content_flaws(deck, cards)):
            yield f"decks.toml: '{deck.id}', {path}: {said}"
    for id_, count in ids.items():
        if count > 1:
            yield f"decks.toml: '{id_}', id: {count} entries have it"
    by_id = {each.id: each for each in decks.deck}
    for walk in decks.walkthrough:
        for path, said in _walk_flaws(walk, by_id, constants):
            yield f"decks.toml: '{walk.id}', {path}: {said}"


def _size_flaws(deck: DeckFacts, constants: Constants) -> Iterator[Flaw]:
    """VE-2.1, VE-2.2, VE-13.4"""
    if deck.size != (there := sum(each.count for each in deck.cards)):
        yield "size", f"it says {deck.size}, but there are {there} cards"
    if deck.size < constants.cupboard_min:
        yield "size", f"a cupboard has at least {constants.cupboard_min} cards (VE-2.1)"
    if not deck.variants:
        yield "variants", "it is made for none"
    most = constants.copies_max_feast if "feast" in deck.variants else constants.copies_max
    lines = Counter([each.id for each in deck.cards])
    for at, line in enumerate(deck.cards):
        if not 1 <= line.count <= most:
            yield f"cards[{at}].count", f"{line.count} of '{line.id}'; it may be 1 to {most}"
        if lines[line.id] > 1:
            yield f"cards[{at}].id", f"'{line.id}' has {lines[line.id]} lines"


def _content_flaws(deck: DeckFacts, cards: Mapping[CardId, AnyCard]) -> Iterator[Flaw]:
    """VE-1.1, VE-2.3, and VE-2.4: a deck may hold dead cards, but ours do not."""
    strategies = [each.id for each in cards.values() if each.type == "strategy"]
    if deck.strategy and deck.strategy not in strategies:
        yield "strategy", f"there is no strategy '{deck.strategy}'"
    inside = [cards[each.id] for each in deck.cards if each.id in cards]
    factions = {each.faction for each in inside if each.type == "character"}
    for at, line in enumerate(deck.cards):
        for said in _line_flaws(line, deck, cards.get(line.id), factions):
            yield f"cards[{at}].id", said


def _line_flaws(
    line: Copies, deck: DeckFacts, card: Any, factions: Collection[str]
) -> Iterator[str]:
    if card is None:
        yield f"there is no card '{line.id}'"
    elif card.type in ("faction", "strategy"):
        yield f"'{card.id}' is a {card.type} card and no part of a cupboard (VE-2.3)"
    elif card.faction in ("none", deck.faction):
        return
    elif card.type in _USED_BY_OWN_FACTION:
        yield f"'{card.id}' is for players of another faction (VE-1.31)"
    elif card.type == "equipment" and card.faction not in factions:
        yield f"no character of the deck can bear '{card.id}' (VE-1.23)"
    elif "loyal" in card.keywords and card.type == "character":
        yield f"'{card.id}' is Loyal to another faction (VE-1.17)"


def _walk_flaws(
    walk: Walkthrough, decks: Mapping[str, DeckFacts], constants: Constants
) -> Iterator[Flaw]:
    """VE-14.2: the cards of the guided game are dealt from their deck."""
    if walk.deck not in decks:
        yield "deck", f"there is no deck '{walk.deck}'"
        return
    if len(walk.opening) != constants.opening_hand - 1:
        yield "opening", f"with the seventh card they are {len(walk.opening) + 1}, not seven"
    left = Counter({each.id: each.count for each in decks[walk.deck].cards})
    dealt = {
        **{f"opening[{at}]": card for at, card in enumerate(walk.opening)},
        "seventh": walk.seventh,
        **{f"next[{at}]": card for at, card in enumerate(walk.next)},
    }
    for path, card in dealt.items():
        left[card] -= 1
        if left[card] < 0:
            yield path, f"'{walk.deck}' has no '{card}' left"
