"""VE-11.11, VE-11.15: what the cards on the table make of each other at one moment.

A reading is made when a question comes up and forgotten when anything has changed: nothing that
can be worked out is kept in the position. It works out only what it is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...kernel.values import Seat
from .cards import CARDS, of_every_card
from .components import Card
from .entries import Entry, operation_of, time_of
from .game import NOBODY, NONE, Frame, Ghost, Lasting, Piece, Veto
from .ghosts import being_played
from .language import Who
from .meaning import holds_all, reckoned
from .operations import AnyOperation, Blank, Continuous, Grant, Modify, SetTrait, Strip
from .plain_operations import CopyAnswered, TakeControl, WeaponFactor
from .referring import players_of
from .selecting import affected, applies
from .statics import ABSENT, BLANK, KEYWORD_STATICS, STATICS, TRAIT_TOPICS, WORDS, topic_of
from .words import TRAITS, UNTOUCHABLE, Keyword, Trait

ARMS = frozenset(("weapon", "firearm"))
CHOSEN = frozenset(("weapon", "firearm", "armour"))
"""VE-1.24: what adds to Szabla only in a duel for which it was chosen."""
SWITCHING, WORDING, TRAITING, ALL = range(4)
"""VE-11.15: how far the reading has come; conditions see what was worked out before."""
THE_ABSENT: frozenset[Keyword] = frozenset(("absent",))
PRINTED_KEYWORDS: dict[str, frozenset[Keyword]] = {}
CHANGING_WORDS: set[str] = set()
"""The cards that switch others off, or change their keywords."""


@of_every_card
def _learn(card: Card) -> None:
    PRINTED_KEYWORDS[card.id] = frozenset(card.keywords)
    if any(card.id in STATICS.get(topic, ()) for topic in (BLANK, ABSENT, WORDS)):
        CHANGING_WORDS.add(card.id)


class Reading:
    """The table at one moment."""

    __slots__ = (
        "_absent",
        "_attached",
        "_blank",
        "_cards",
        "_changing",
        "_companies",
        "_control",
        "_in_force",
        "_keywords",
        "_stage",
        "_traits",
        "game",
        "lasting",
        "table",
    )

    def __init__(self, game: Veto) -> None:
        self.game = game
        self.table = game.table
        self.lasting: list[tuple[Lasting, AnyOperation]] = []
        self._control: dict[int, Seat] = {}
        for each in game.lasting:
            operation = operation_of(each)
            self.lasting.append((each, operation))
            if isinstance(operation, TakeControl):
                self._control[each.on] = each.frame.seat
        self._companies: dict[Seat | None, list[Piece]] = {}
        self._attached: dict[int, list[Piece]] | None = None
        self._absent: dict[int, bool] = {}
        self._blank: set[int] = set()
        self._keywords: dict[int, frozenset[Keyword]] = {}
        self._traits: dict[tuple[int, Trait], int] = {}
        self._in_force: dict[str, list[Entry]] = {}
        self._changing: dict[Trait, dict[int, list[Entry]]] = {}
        self._cards = frozenset([each.card for each in game.table.values()])
        self._stage = ALL
        if game.lasting or not self._cards.isdisjoint(CHANGING_WORDS):
            self._stage = SWITCHING
            self._switch_off()
            self._stage = WORDING
            self._change_keywords()
            self._stage = ALL

    # --- what lies there

    def piece(self, piece: int) -> Piece | None:
        """A piece on the table, or as it last was."""
        found = self.table.get(piece)
        if found is not None:
            return found
        ghost = self.ghost(piece)
        return ghost.piece if ghost else None

    def ghost(self, piece: int) -> Ghost | None:
        """How a piece last was, if it has left the table, or how it is being played."""
        if piece in self.table:
            return None
        return self.game.ghost(piece) or being_played(self.game, piece)

    def controller(self, piece: int) -> Seat:
        """VE-9.8, VE-11.8: whose it is now."""
        here = self.table.get(piece)
        if here is None:
            ghost = self.ghost(piece)
            return ghost.seat if ghost else NOBODY
        if here.in_duel:
            return here.by
        if here.host == NONE:
            return self._control.get(piece, here.owner)
        return here.by if CARDS[here.card].type == "effect" else self.controller(here.host)

    def characters(self, seat: Seat | None = None) -> Sequence[Piece]:
        """VE-1.21: the company of a player, or all characters in play."""
        if not self._companies:
            everybody = [each for each in self.table.values() if each.field]
            self._companies[None] = everybody
            for each in everybody:
                self._companies.setdefault(self.controller(each.id), []).append(each)
        return self._companies.get(seat, ())

    def attached(self, host: int) -> Sequence[Piece]:
        """What hangs on a card, in the order in which it came."""
        if self._attached is None:
            self._attached = {}
            for each in self.table.values():
                if each.host:
                    self._attached.setdefault(each.host, []).append(each)
        return self._attached.get(host, ())

    # --- what they have become

    def keywords(self, piece: int) -> frozenset[Keyword]:
        """VE-11.11: the keywords a card has now."""
        changed = self._keywords.get(piece)
        if changed is not None:
            return changed
        here = self.table.get(piece)
        if here is None:
            ghost = self.ghost(piece)
            return frozenset(ghost.keywords) if ghost else frozenset()
        printed = PRINTED_KEYWORDS[here.card]
        if piece not in self._absent or self._stage == SWITCHING:
            return printed
        return printed | THE_ABSENT if self._absent[piece] else printed - THE_ABSENT

    def absent(self, piece: int) -> bool:
        """VE-1.19"""
        return "absent" in self.keywords(piece)

    def silent(self, piece: int) -> bool:
        """VE-L.16: whether its own abilities do not work: it is blanked or absent."""
        return piece in self._blank or "absent" in self.keywords(piece)

    def trait(self, piece: int, trait: Trait) -> int:
        """VE-11.11: a trait now, never below 0; of a fighter the total of the duel."""
        known = self._traits.get((piece, trait))
        if known is not None and self._stage == ALL:
            return known
        here = self.table.get(piece)
        if here is None:
            ghost = self.ghost(piece)
            return ghost.traits[TRAITS.index(trait)] if ghost else 0
        card = CARDS[here.card]
        if self._stage != ALL:
            return _printed(card, trait)
        value = self._changed(piece, card, trait)
        if here.field and trait in ("szabla", "kreski"):
            value += self._from_equipment(piece, trait) + self._from_duel(piece, trait)
        self._traits[piece, trait] = max(0, value)
        return self._traits[piece, trait]

    def in_force(self, topic: str) -> list[Entry]:
        """VE-11.15 (5): what forbids, allows, shields or counts otherwise, by what it is about."""
        known = self._in_force.get(topic)
        if known is None:
            known = [each for each in self._entries(topic) if self._holds(each)]
            self._in_force[topic] = known
        return known

    def about(self, entry: Entry, piece: int) -> bool:
        """Whether a continuous operation is about this card."""
        if entry.on != NONE:
            return entry.on == piece
        return applies(self, entry.frame, entry.operation, piece)

    def concerns(self, entry: Entry, seat: Seat, who: Who) -> bool:
        """Whether a continuous operation that is said of players is about this one."""
        if entry.amount is not None:
            return seat in entry.seats
        return seat in players_of(self, entry.frame, who)

    # --- the steps of VE-11.15

    def _entries(self, topic: str) -> Iterator[Entry]:
        """Every operation that speaks of this, with what it comes from."""
        cards = STATICS.get(topic)
        if cards is not None and not self._cards.isdisjoint(cards):
            for piece in self.table.values():
                if piece.card in cards:
                    seat = self.controller(piece.id)
                    for text, operation, conditions in cards[piece.card]:
                        frame = Frame(seat, piece.card, text, piece.id, piece.host)
                        yield Entry(piece.id, frame, operation, conditions)
        for lasting, done in self.lasting:
            if isinstance(done, Continuous) and topic_of(done) == topic:
                yield Entry(
                    lasting.id,
                    lasting.frame,
                    done,
                    amount=lasting.amount,
                    on=lasting.on,
                    seats=lasting.seats,
                )
        words = KEYWORD_STATICS.get(topic)
        if words is not None:
            yield from self._of_keywords(words)

    def _of_keywords(
        self, words: dict[Keyword, tuple[tuple[str, Continuous], ...]]
    ) -> Iterator[Entry]:
        for piece in self.table.values():
            if piece.field is None or self.keywords(piece.id).isdisjoint(words):
                continue
            if self.absent(piece.id):
                continue
            for keyword, statics in words.items():
                if keyword in self.keywords(piece.id):
                    for text, operation in statics:
                        frame = Frame(self.controller(piece.id), piece.card, text, piece.id)
                        yield Entry(piece.id, frame, operation, keyword=keyword)

    def _holds(self, entry: Entry) -> bool:
        own = entry.amount is None and entry.keyword is None
        if own and self.silent(entry.frame.source):
            return False
        return holds_all(self, entry.frame, entry.conditions)

    def _touched(self, entry: Entry) -> list[int]:
        """All cards on the table a continuous operation is about."""
        if entry.on != NONE:
            return [entry.on] if entry.on in self.table else []
        return affected(self, entry.frame, entry.operation)

    def _switch_off(self) -> None:
        """VE-11.15 (2): blank and Absent, the latest first, but not what a later one silenced.

        VE-1.2: faction and strategy cards stay as they are.
        """
        switches = [*self._entries(BLANK), *self._entries(ABSENT)]
        for entry in sorted(switches, key=time_of, reverse=True):
            own = entry.amount is None
            if (own and self._silenced(entry.frame.source)) or not holds_all(
                self, entry.frame, entry.conditions
            ):
                continue
            for piece in self._touched(entry):
                if CARDS[self.table[piece].card].type in UNTOUCHABLE:
                    continue
                if isinstance(entry.operation, Blank):
                    self._blank.add(piece)
                else:
                    self._absent.setdefault(piece, isinstance(entry.operation, Grant))

    def _silenced(self, source: int) -> bool:
        """Whether a card in play is blanked or Absent by what is known so far, or by its print."""
        return source in self._blank or self._absent.get(source, self.absent(source))

    def _change_keywords(self) -> None:
        """VE-11.15 (3): the other keywords, by time."""
        changed = {piece: self.keywords(piece) for piece in self._absent if piece in self.table}
        for entry in sorted(self._entries(WORDS), key=time_of):
            operation = entry.operation
            if not isinstance(operation, (Grant, Strip)) or not self._holds(entry):
                continue
            word = frozenset((operation.keyword,))
            for piece in self._touched(entry):
                before = changed[piece] if piece in changed else self.keywords(piece)
                given = isinstance(operation, Grant)
                changed[piece] = before | word if given else before - word
        self._keywords = changed

    def changes(self, piece: int, trait: Trait) -> list[tuple[Entry, int]]:
        """VE-11.15 (4): what sets a trait of a card, or adds to it, and how much."""
        entries = self.changing(trait).get(piece)
        if entries is None:
            return []
        before, self._stage = self._stage, TRAITING
        found = [(each, self._amount(each)) for each in entries]
        self._stage = before
        return found

    def changing(self, trait: Trait) -> Mapping[int, Sequence[Entry]]:
        """The cards on the table of which a trait is not as printed, and what changes it."""
        found = self._changing.get(trait)
        if found is None:
            found = self._changing[trait] = {}
            before, self._stage = self._stage, TRAITING
            for entry in self.in_force(TRAIT_TOPICS[trait]):
                for piece in self._touched(entry):
                    found.setdefault(piece, []).append(entry)
            self._stage = before
        return found

    def _amount(self, entry: Entry) -> int:
        operation = entry.operation
        if isinstance(operation, SetTrait):
            return operation.amount
        if entry.amount is not None:
            return entry.amount
        return reckoned(self, entry.frame, operation.amount) if isinstance(operation, Modify) else 0

    def _changed(self, piece: int, card: Card, trait: Trait) -> int:
        """VE-11.11: printed, set, added to."""
        value = _printed(card, trait)
        added = 0
        latest = NONE
        for entry, amount in self.changes(piece, trait):
            if not isinstance(entry.operation, SetTrait):
                added += amount
            elif entry.time > latest:
                value, latest = amount, entry.time
        return value + added

    # --- what equipment and the duel add

    def _from_equipment(self, piece: int, trait: Trait) -> int:
        """VE-1.24, VE-8.18"""
        plain = arms = 0
        for each in self.attached(piece):
            if CARDS[each.card].type != "equipment":
                continue
            bonus = self.trait(each.id, trait)
            chosen = self.keywords(each.id) & CHOSEN
            if trait == "szabla" and chosen:
                if each.id not in self.used_by(piece):
                    continue
                if chosen & ARMS:
                    arms += bonus
                    continue
            plain += bonus
        return plain + arms * self._weapon_factor(piece) if arms else plain

    def used_by(self, fighter: int) -> tuple[int, ...]:
        """VE-8.9: what a fighter chose for the current duel."""
        duel = self.game.duel
        if duel is None:
            return ()
        if fighter == duel.challenger:
            return duel.equipment[0]
        return duel.equipment[1] if fighter == duel.challenged else ()

    def _weapon_factor(self, fighter: int) -> int:
        factor = 1
        for lasting, operation in self.lasting:
            if isinstance(operation, WeaponFactor) and lasting.on == fighter:
                factor *= operation.factor
        return factor

    def _from_duel(self, piece: int, trait: Trait) -> int:
        """VE-8.16: thrusts in the duel area, and what they copied."""
        duel = self.game.duel
        if trait != "szabla" or duel is None or piece not in (duel.challenger, duel.challenged):
            return 0
        seat = duel.seats[piece == duel.challenged]
        thrusts = sum([CARDS[each.card].szabla for each in self.thrusts_of(seat)])
        copied = sum(
            [
                lasting.amount
                for lasting, operation in self.lasting
                if isinstance(operation, CopyAnswered) and lasting.on == piece
            ]
        )
        return thrusts + copied

    def thrusts_of(self, seat: Seat) -> Iterator[Piece]:
        """The thrusts of a player that lie in the duel area."""
        return (each for each in self.table.values() if each.in_duel and each.by == seat)


def _printed(card: Card, trait: Trait) -> int:
    number: int = getattr(card, trait)
    return number
