"""A position of Veto!, and the plain questions many rules ask of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, Self, TypeAlias

from msgspec import UNSET, Struct, UnsetType, structs

from ...kernel.game import Game
from ...kernel.values import Seat, Value
from .own_cards import know
from .words import (
    Answer,
    Casualty,
    Departure,
    EventId,
    Fate,
    Keyword,
    ObjectKind,
    Phase,
    Saving,
    Variant,
)
from .words import Field as FieldOf

Ending: TypeAlias = Literal["worked", "fizzled", "unpaid", "placed"]
"""Of an object: it worked, had no target left, could not be paid, or its card has found a place."""

NOBODY = -1
"""Where a seat is asked for and there is none."""
NONE = 0
"""Where a piece, an object or a duel is asked for and there is none: numbers begin with 1."""


class Used(Value):
    """VE-L.5: an ability of a card in play was declared in this turn, duel and round."""

    text: str
    turn: int
    duel: int
    round: int


class Piece(Value):
    """A card on the table; every stay there has a number of its own (VE-11.9)."""

    id: int
    """Also says since when it has been there: later ones are higher."""
    card: str
    owner: Seat
    by: Seat
    """Who played it; attached effects are his (VE-9.8)."""
    host: int = NONE
    """The piece it is attached to."""
    field: FieldOf | None = None
    """Of a character: where it stands."""
    marked: bool = False
    markers: int = 0
    face_down: bool = False
    """VE-9.11: an attached thrust only the controller of its bearer may see."""
    in_duel: bool = False
    """VE-8.16: a thrust that lies in the duel area."""
    until: int = 0
    """VE-L.3: the round in whose ending phase it is discarded; 0 is never."""
    used: tuple[Used, ...] = ()


class Ghost(Value):
    """VE-11.12: a card that has left play, as it last was."""

    piece: Piece
    seat: Seat
    """Who controlled it."""
    keywords: tuple[Keyword, ...]
    traits: tuple[int, ...]
    """In the order of the words."""
    attached: tuple[int, ...]
    """What was attached to it; these have left play with it."""


class Happening(Value):
    """VE-6.1: an event that can be answered, and what it is about."""

    event: EventId
    player: Seat = NOBODY
    card: int = NONE
    char: int = NONE
    other: int = NONE
    casualty: Casualty | None = None
    how: Departure | None = None
    in_duel: bool = False
    answer: Answer | None = None


class Frame(Value):
    """Whose words are being read: what `you`, `self`, `t` and `event_char` mean in them."""

    seat: Seat
    card: str
    text: str
    """`play`, the number of an ability, or a keyword with a number: which text of the card."""
    source: int = NONE
    host: int = NONE
    targets: tuple[int, ...] = ()
    """For each target of the text a piece or a seat; an illegal one is `NOBODY`."""
    happening: Happening | None = None
    answered: int = NONE
    """The number of the object that was answered."""
    number: int = NONE
    """Its own number on the stack."""
    each: int = NONE
    each_seat: Seat = NOBODY


class Place(Value):
    """Where an operation stands in a text: the blocks one inside the other, and its number."""

    block: tuple[int, ...] = ()
    """Alternately the number of an operation and of a block inside it."""
    at: int = 0


class Declared(Value):
    """VE-5.8: an object on the stack."""

    number: int
    kind: ObjectKind
    seat: Seat
    card: str
    """The card played, or the one whose ability, agitation, challenge or move it is."""
    text: str = ""
    piece: int = NONE
    """The source in play: who agitates, challenges, moves; whose ability it is."""
    targets: tuple[int, ...] = ()
    other: int = NONE
    """The challenged, the bearer of equipment, the host of an effect."""
    field: FieldOf | None = None
    against: Seat = NOBODY
    """VE-7.2: the opponent an agitation is aimed at."""
    thrust: int = NONE
    """VE-7.5: the thrust to be discarded at an agitation."""
    mark: int = NONE
    """What was marked to pay."""
    discards: tuple[str, ...] = ()
    """Cards of the hand that will pay; hidden until they do."""
    attached: int = NONE
    """The attached card that will pay."""
    owner: Seat = NOBODY
    """Of a card that was played: to whom it belongs, if not to its player."""
    under: int = NONE
    """Of a thrust that was attached: to whom."""
    face_down: bool = False
    happening: Happening | None = None
    answered: int = NONE
    deed: bool = False
    unstoppable: bool = False
    """VE-6.21"""
    host: int = NONE
    """What the source was attached to when it was declared."""
    negated: Fate | None = None
    denied_by: tuple[Seat, ...] = ()
    """VE-6.10: who has aimed a negation at it."""
    extra: int = 0
    """What replies add to an agitation."""
    resolving: bool = False
    end: Ending = "worked"
    """What became of it: see `resolving.py`."""


class Lasting(Value):
    """VE-L.10: a continuous operation that was carried out and has a duration."""

    id: int
    """Since when: later ones are higher, in one row with the pieces."""
    frame: Frame
    place: Place
    amount: int
    """What was computed when it was carried out (VE-L.14)."""
    on: int = NONE
    """The piece it affects; it ends when that leaves play (VE-11.9)."""
    seats: tuple[Seat, ...] = ()
    """The players it affects, where it is said of players."""
    duel: int = NONE
    turn: int = 0
    until: int = 0
    """The duel, turn or round it ends with; all 0 is for good."""


class Pending(Value):
    """VE-6.15, VE-8.22: a casualty that has not happened yet."""

    char: int
    sort: Casualty
    player: Seat
    """Who causes it."""
    other: int = NONE
    """The character that causes it."""
    in_duel: bool = False
    saved: Saving | None = None
    """Once kept or sent to hand it is not changed again."""


class Duel(Value):
    """VE-8.31: the current duel."""

    number: int
    challenger: int
    challenged: int
    seats: tuple[Seat, Seat]
    """The players of the challenger and of the challenged."""
    may_refuse: bool = True
    standing: bool = False
    """The challenge was not negated."""
    answer: Answer | None = None
    equipment: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """VE-8.9: what each fighter uses."""
    broken: bool = False
    totals: tuple[int, int] | None = None
    """When the result was determined."""
    margin: int = 0
    winner: int = NONE
    spoils: int = 0
    casualty: Casualty | None = None
    """What happened to the loser, once it was applied; before, what threatens."""
    applied: bool = False

    @property
    def loser(self) -> int:
        if not self.winner:
            return NONE
        return self.challenged if self.winner == self.challenger else self.challenger


class Queued(Value):
    """VE-6.18: a duel that waits for its beginning."""

    challenger: int
    challenged: int
    mark: bool
    may_refuse: bool


class Player(Struct, gc=False, forbid_unknown_fields=True):
    """One camp: its treasury, votes and cards that are not on the table."""

    faction: str = ""
    strategy: str = ""
    dukats: int = 0
    kreski: int = 0
    hand: tuple[str, ...] = ()
    cupboard: tuple[str, ...] = ()
    """The top card is the last."""
    discard: tuple[str, ...] = ()
    """The top card is the last."""
    removed: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    """Cards that everybody has seen go into this hand or cupboard."""
    deck: tuple[str, ...] = ()
    """VE-2.5: every card he owns, in the order of the data; his secret."""
    alive: bool = True
    redrew: bool = False
    used: tuple[str, ...] = ()
    """VE-L.5: the texts with `once_per_game` that were declared."""
    declarations: int = 0
    """VE-5.20: deeds and trifles of this game phase."""
    net: int = 0
    """VE-4.15: the computed amount of this settlement phase."""
    adjusted: int = 0
    bribe: int = 0
    """VE-4.5: points bought this round."""


class Veto(Game):
    """The royal election of 1648, by two to four camps."""

    players: list[Player]
    variant: Variant = "standard"
    first_game: bool = False
    distinct_factions: bool = True
    max_rounds: int = 0
    pool: int = 0
    round: int = 0
    phase: Phase = "setup"
    initiative: Seat = 0
    passing: Seat = 0
    """VE-13.3: whose turn it was to hold the initiative in the feast rules."""
    turn: int = 0
    """Counts the turns of the game."""
    voice: Seat = NOBODY
    """Who is at voice."""
    deeds: int = 0
    """Deeds left in this turn."""
    acted: bool = False
    """VE-5.4: whether anything was declared in this turn."""
    election: Seat = NOBODY
    """Who announced the election of this round."""
    influence: tuple[Seat, ...] = ()
    """For whom political influence took effect this round."""
    granted: tuple[Seat, ...] = ()
    """VE-9.17: who may declare his influence once the stack is finished."""
    clock: int = 0
    """The last number given to a piece, an object, a duel or a lasting effect."""
    table: dict[int, Piece] = {}
    stack: tuple[Declared, ...] = ()
    """The topmost object is the last."""
    lasting: tuple[Lasting, ...] = ()
    happened: tuple[Happening, ...] = ()
    """VE-6.16: what waits for the next W-X."""
    first_cause: Seat = NOBODY
    """Whose object caused the first of these."""
    ghosts: tuple[Ghost, ...] = ()
    pending: Pending | None = None
    duel: Duel | None = None
    queued: tuple[Queued, ...] = ()
    barred: tuple[str, ...] = ()
    """VE-11.2: persons whose card was removed."""
    fallen: tuple[Seat, ...] = ()
    """VE-10.8: whose Elect was killed, until it is known whether he has another."""
    out: tuple[Seat, ...] = ()
    """VE-12.5: who has been eliminated, in this order."""
    winning: tuple[Seat, ...] = ()
    """VE-10.14: who meets the condition of his own strategy."""
    own_cards: tuple[str, ...] | UnsetType = UNSET
    """The codes of the home-made cards that were brought; unset where none may be."""

    def __post_init__(self) -> None:
        if self.own_cards:
            know(self.own_cards)

    def copy(self) -> Self:
        return structs.replace(
            self,
            players=[structs.replace(each) for each in self.players],
            table=self.table.copy(),
        )

    def tick(self) -> int:
        """The next number for something new on the table."""
        self.clock += 1
        return self.clock

    @property
    def total(self) -> int:
        """VE-2.6: all kreski of the game."""
        return self.pool + sum([each.kreski for each in self.players])

    @property
    def living(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, each in enumerate(self.players) if each.alive])

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """VE-2.12: the living players, from this seat on."""
        count = len(self.players)
        order = [(seat + step) % count for step in range(count)]
        return tuple([each for each in order if self.players[each].alive])

    def next(self, seat: Seat) -> Seat:
        """The next living player clockwise."""
        count = len(self.players)
        for step in range(1, count + 1):
            other = (seat + step) % count
            if self.players[other].alive:
                return other
        return seat

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """VE-0.7: the other living players, from the initiative holder clockwise."""
        return tuple([each for each in self.clockwise(self.initiative) if each != seat])

    def attached(self, host: int) -> Iterator[Piece]:
        """What hangs on a piece, in the order in which it came."""
        return (each for each in self.table.values() if each.host == host)

    def ghost(self, piece: int) -> Ghost | None:
        """VE-11.12: how a piece last was in play."""
        return next((each for each in self.ghosts if each.piece.id == piece), None)

    def put(self, piece: Piece) -> None:
        """A piece as it is now."""
        self.table[piece.id] = piece

    def bar(self, person: str) -> None:
        """VE-11.2: nobody deploys this person any more."""
        if person not in self.barred:
            self.barred += (person,)

    def object(self, number: int) -> Declared | None:
        """An object that is still on the stack."""
        return next((each for each in self.stack if each.number == number), None)

    def replace_object(self, changed: Declared) -> None:
        self.stack = tuple(
            [changed if each.number == changed.number else each for each in self.stack]
        )
