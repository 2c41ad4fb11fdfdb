"""VE-L: which words for cards and players mean something at a place of a text, and which not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from msgspec import structs

from ...kernel.values import Value
from .checks_moments import MOMENTS, has_part, types_in, types_of_card
from .language import Target, When
from .words import CARD_TYPES, CardType, Keyword, Kind

Flaw: TypeAlias = tuple[str, str]
"""Where in an entry, and what is wrong there."""
Types: TypeAlias = frozenset[CardType]
"""The types a card can have there."""

MOST = 99
"""No number on a card is greater; a margin of 99 is never reached."""
ANY_TYPE: Types = frozenset(CARD_TYPES)
CHARACTER: Types = frozenset(("character",))
WORDS_FOR_CARDS = (
    "self",
    "host",
    "event_card",
    "event_char",
    "event_other",
    "my_fighter",
    "enemy_fighter",
    "each",
)
WORDS_FOR_PLAYERS = (
    "you",
    "each_opponent",
    "each_player",
    "event_player",
    "initiative",
    "enemy",
    "each",
)
SEVERAL = ("each_opponent", "each_player")
"""The words that mean several players."""
OF_CARD = ("controller_of:", "owner_of:")
OF_TARGET = "target:"


class Known(Value):
    """What the other files say, as far as the text of a card can speak of it."""

    names: frozenset[str]
    """Ids of cards and persons."""
    keyword_on: Mapping[Keyword, CardType]


class Scope(Value, kw_only=True):
    """Where a word stands: what it can mean there."""

    known: Known
    kind: Kind
    when: When | None = None
    """The event the text answers, or that sets it off."""
    static: bool = False
    duel: bool = False
    """Whether a duel can be going on."""
    cards: Mapping[str, Types]
    """The words for cards, with the types these can have."""
    players: tuple[str, ...] = ("you", *SEVERAL, "initiative")

    def with_targets(self, targets: Iterable[Target]) -> Scope:
        """What can be said when these are chosen."""
        cards = {each.name: types(each.sel.type) for each in targets if each.sel}
        players = [f"{OF_TARGET}{each.name}" for each in targets if each.player]
        return self.with_words(cards, players)

    def with_words(self, cards: Mapping[str, Types], players: Iterable[str] = ()) -> Scope:
        return structs.replace(
            self, cards={**self.cards, **cards}, players=(*self.players, *players)
        )

    def types_of(self, ref: str | None) -> Types:
        """The types a card can have that is called so."""
        return self.cards.get(ref, ANY_TYPE) if ref else ANY_TYPE

    def card_flaws(self, ref: str) -> Iterator[str]:
        """What is wrong with this word for a card."""
        if ref not in self.cards:
            yield self._unknown(ref, WORDS_FOR_CARDS)

    def player_flaws(self, who: str) -> Iterator[str]:
        """What is wrong with this word for a player."""
        ref = next((who.removeprefix(each) for each in OF_CARD if who.startswith(each)), None)
        if ref is not None:
            yield from self.card_flaws(ref)
        elif who not in self.players:
            yield self._unknown(who.removeprefix(OF_TARGET), WORDS_FOR_PLAYERS)

    def _unknown(self, word: str, words: Iterable[str]) -> str:
        if word not in words:
            return f"there is no target '{word}'"
        if word == "host":
            return "this card is attached to nothing"
        if word == "each":
            return "'each' stands for nothing outside for_each"
        if not word.startswith("event_"):
            return f"there is no '{word}' where no duel is fought"
        event = self.when and self.when.event
        return f"the event '{event}' has no '{word}'" if event else f"no event has an '{word}' here"


def types(named: CardType | tuple[CardType, ...] | None) -> Types:
    """The types of the cards a selector means."""
    return frozenset(types_in(named)) or ANY_TYPE


class Speaker(Value):
    """The card whose texts are read, or the keyword."""

    type: CardType
    hosts: Types | None
    """The types of what it is attached to while it is in play, if it is."""
    known: Known

    def scope(self, kind: Kind, when: When | None = None) -> Scope:
        """What can be said in a text before its targets are chosen."""
        moment = MOMENTS[when.event] if when else None
        duel = moment.duel if moment else kind in ("thrust", "passive")
        cards: dict[str, Types] = {"self": frozenset((self.type,))}
        players = []
        if self.hosts:
            cards["host"] = self.hosts
        if duel:
            cards |= {"my_fighter": CHARACTER, "enemy_fighter": CHARACTER}
            players.append("enemy")
        if when:
            cards |= _cards_of_event(when)
        if moment and moment.player:
            players.append("event_player")
        scope = Scope(known=self.known, kind=kind, when=when, duel=duel, cards=cards)
        return scope.with_words({}, players)


def _cards_of_event(when: When) -> dict[str, Types]:
    cards = {f"event_{part}": CHARACTER for part in ("char", "other") if has_part(when, part)}
    return cards | ({"event_card": types_of_card(when)} if has_part(when, "card") else {})
