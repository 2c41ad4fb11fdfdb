"""The protocol: what clients and the server say to each other, version 1."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ..kernel.game import Outcome
from ..kernel.values import Seat, Value, snake
from ..kernel.views import Prompt
from ..lessons import Guidance
from ..texts import Language
from .clocks import Face
from .facts import TableFacts
from .orders import Order

PROTOCOL = 1

NO_NULL = r"^[^\x00]*$"
"""PostgreSQL does not keep the character 0."""
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=NO_NULL)]
Text = Annotated[str, Meta(min_length=1, max_length=2000, pattern=NO_NULL)]
Number = Annotated[int, Meta(ge=0, le=2**53)]


class Now(Value, omit_defaults=True):
    """A moment of the match as one viewer sees it."""

    view: Any
    """What the viewer may see of the game; its type depends on the game."""
    prompt: Prompt | None
    """What is asked, of whom and by which rule; null when the match is over."""
    options: list[Any] = []
    """What the viewer may choose, if it is asked: any of them can be sent back as an action."""
    described: list[dict[str, Any]] = []
    """For each option the fields that read otherwise in its words; none if all read as they are."""
    may_undo: bool = False
    clock: tuple[Face, ...] | None = None
    outcome: Outcome | None = None
    lesson: Guidance | None = None
    """Where I stand in a lesson, if I am in one."""


class Happened(Value, omit_defaults=True):
    """One line of the log, as far as the viewer may know of it."""

    n: int
    at_ms: int
    events: tuple[Any, ...] = ()
    note: dict[str, Any] | None = None
    """What is no move: an undo, a seat taken over by a bot."""
    by: Seat | None = None
    """Who made or took back the move."""


class Message(Value, tag=snake, omit_defaults=True):
    """What the server sends."""


class View(Message):
    """The first message of a stream, and whenever a client must start afresh."""

    n: int
    seat: Seat | None
    table: TableFacts
    now: Now | None
    """Null before play begins."""
    missed: tuple[Happened, ...] | None = None
    """What happened since the client's own n; null if that is too long ago."""
    names: tuple[str, ...] = ()
    """The id of the name each seat goes by in the game; none before play begins."""
    protocol: int = PROTOCOL


class Update(Message):
    """Something happened that this viewer notices."""

    n: int
    """How many updates this viewer has been given; send it back with a move."""
    happened: tuple[Happened, ...]
    now: Now
    names: tuple[str, ...] = ()
    """As in `view`: a game may name its seats only after its first moves."""


class Table(Message):
    """The table itself changed: somebody joined, left, proposed or agreed."""

    table: TableFacts


class Said(Message):
    """A line of chat."""

    id: int
    seat: Seat | None
    name: str
    text: str
    mentions: tuple[Seat, ...]
    at_ms: int


class Ok(Message):
    """The command of that key is done, and durable."""

    n: int
    key: str | None = None


class Error(Message):
    """The command of that key is refused; nothing has changed."""

    code: str
    message: str
    text: str
    rule: str | None = None
    values: dict[str, Any] = {}
    key: str | None = None


class Pong(Message):
    """The answer to a ping."""


class Command(Value, tag=snake):
    """What a client asks for."""


class Hello(Command):
    """The first message of a client: who it is and what it has seen."""

    key: str = ""
    """The secret of a seat; not needed by somebody who is signed in."""
    seat: Seat | None = None
    """The seat to play; null to watch."""
    since: int | None = None
    """The last n this client has."""
    language: Language | None = None
    protocol: int = PROTOCOL


class Play(Command):
    """A move: an action as JSON, or its notation."""

    action: dict[str, Any] | str
    n: Number
    """The n of the view the move is based on."""
    key: Key


class Undo(Command):
    """Take back my last move, while nothing was drawn, shown or answered since."""

    n: Number
    key: Key


class Propose(Command):
    """Ask everybody: to take back moves beyond that, to abandon or to cancel the match."""

    kind: Literal["undo", "abandon", "cancel"]
    n: Number | None = None
    """An undo: my update to whose moment play goes back; a sealed choice, to its beginning."""


class Answer(Command):
    """Agree to a proposal, or not; the proposer withdraws it with a no."""

    proposal: str
    agree: bool


class Say(Command):
    """Say something to the table; @name calls somebody."""

    text: Text


class GiveOrder(Command):
    """A standing order, which answers for this seat when its question comes."""

    order: Order


class DropOrder(Command):
    """Withdraw a standing order."""

    id: Number


class Back(Command):
    """I am here again: the bot that played for me gets up."""


class Vacation(Command):
    """Stop my clock for so many days; 0 ends it."""

    days: Annotated[int, Meta(ge=0, le=30)]


class Ping(Command):
    """Are you there?"""


ServerMessage = View | Update | Table | Said | Ok | Error | Pong
ClientCommand = (
    Play | Undo | Propose | Answer | Say | GiveOrder | DropOrder | Back | Vacation | Ping
)
