"""What is asked for over HTTP, and what is answered with secrets that are given out once."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ..kernel.values import Seat, Value
from .facts import Setting, TableFacts
from .messages import NO_NULL, Happened, Now, Number
from .orders import Order

Words = Annotated[str, Meta(max_length=64)]
SeatSeed = Annotated[str, Meta(max_length=128, pattern=NO_NULL)]


class NewSeat(Value):
    """A seat of a table that is to be opened."""

    kind: Literal["me", "open", "bot"]
    name: Words = ""
    level: Words = ""
    seed: SeatSeed = ""
    """Any text: it is mixed into the chance of the match."""
    orders: Annotated[tuple[Order, ...], Meta(max_length=10)] = ()
    """Standing orders from the beginning, for me or a bot: such as which deck it chooses."""


class NewTable(Value):
    """A table as its host wants it."""

    game: str
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=16)]
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")] = ""
    listed: bool = False
    """Shown in the lobby; otherwise only those who have the link find it."""
    setting: Setting = Setting()


class Opened(Value):
    """A new table, and the secrets that are given out once."""

    table: TableFacts
    host_key: str
    keys: dict[Seat, str]
    """For the host's own seats: what plays them."""
    invites: dict[Seat, str]
    """For the open seats: what takes them."""


class Join(Value):
    """Somebody wants a seat."""

    name: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: Seat | None = None
    """Null is the first open one."""
    invite: str = ""
    seed: SeatSeed = ""


class SeedWish(Value):
    """A seat's part in the chance of the match."""

    seed: SeatSeed


class Joined(Value):
    """The seat that was taken, and the secret that plays it."""

    table: TableFacts
    seat: Seat
    key: str


class Mine(Value):
    """A table, and what of it is the sender's."""

    table: TableFacts
    seats: tuple[Seat, ...]
    host: bool


class Kicked(Value):
    """A seat that is open again, and the secret that takes it."""

    table: TableFacts
    invite: str


class Fork(Value):
    """A moment to play on from at a new table."""

    n: int
    """The update of the viewer after which play goes on."""
    seat: Seat | None = None
    """As this seat knew it; null only when the match is over, and then with the whole truth."""
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=16)] = ()
    """Who sits at the new table; by default I in that seat, and bots."""


class Foresee(Value):
    """What would come of these actions?"""

    n: Number
    """The n of the view the question is based on."""
    actions: Annotated[tuple[dict[str, Any] | str, ...], Meta(max_length=500)] | None = None
    """Null is every option I have now, in their order."""
    stands: bool = False
    """Also tell whether each could be taken back; that takes longer."""


class Moment(Value):
    """What a viewer saw at one time."""

    n: int
    last: int
    """The viewer's latest n."""
    happened: tuple[Happened, ...]
    now: Now
    names: tuple[str, ...]
    """The id of the name each seat goes by in the game."""
