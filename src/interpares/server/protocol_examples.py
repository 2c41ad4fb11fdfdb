"""Examples for the protocol page, made of the real classes and a real match."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel.match import Match
from ..kernel.values import Seat
from .errors import Problem, Refusal, refusal_of
from .facts import SeatFacts, Setting, TableFacts
from .messages import Error, Happened, Hello, Now, Ok, Play, Update, View
from .orders import Actions, Order

TABLE_ID = "Xk3v0Qh2LkWm9aTe"
BEGAN_MS = 1_790_000_000_000
SHOWN = ("seat", "age", "phase", "king", "track")
"""What of the view is shown; the rest is in the schema of the game."""
MORE = "…"
WIDEST = 88

ORDERS = {
    "Decline every offer of trade.": Order("trade_answer", "decline"),
    "Pass on my turns until the next Sejm.": Order("turn", "pass", until="sejm_commitment"),
    "Begin in Prussia if I can, otherwise anywhere.": Order(
        "start_estate", "settle", {"province": "prussia"}, otherwise="settle", times=1
    ),
}
"""Orders of Magnaci."""
ELSEWHERE = {
    "In a game with auctions: bid up to 900, then pass.": Order(
        "bidding", "bid", at_most={"florins": 900}, otherwise="pass"
    ),
    "In Veto!: ask me only where I hold a reply.": Order("window", "bene", ignoring=()),
    "Nor about this card.": Order(
        "window", "bene", ignoring=(Actions("play", {"card": "liberum_veto"}),)
    ),
    "Say bene at these timings.": Order("window", "bene", among={"timing": ("W-S1", "W-S2")}),
    "Say bene until the stack that lies there now is resolved.": Order(
        "window", "bene", lasts={"bottom": 112}
    ),
}
"""Orders of other games."""


def examples() -> dict[str, str]:
    """Blocks of JSON by name, in the order of the page."""
    match = Match.start(
        "magnaci", seats=3, seed=2026, match_id=TABLE_ID, seat_seeds=("amber", "", "")
    )
    first, mine, *_ = match.view(None).track
    names = tuple(match.rules.names_of_seats(match.game))
    view = View(0, mine, table_of(match), now_of(match, mine), names=names)
    events = match.play(first, match.options(first)[0])
    happened = (Happened(1, BEGAN_MS + 4000, tuple(events), by=first),)
    refusal = refusal_of(Problem("stale", "stale"), "en")
    return {
        "hello": block(Hello(key="the key of seat 2", seat=mine)),
        "view": block(view),
        "update": block(Update(1, happened, now_of(match, mine), names)),
        "play": block(Play(msgspec.to_builtins(match.options(mine)[0]), 1, "my-first-move")),
        "ok": block(Ok(2, "my-first-move")),
        "error": block(Error(**{**msgspec.structs.asdict(refusal), "key": "my-first-move"})),
        "refusal": block(Refusal("not_found", "no-table", "There is no such table.")),
    }


def now_of(match: Match, seat: Seat) -> Now:
    """A moment with its view cut short."""
    view = msgspec.to_builtins(match.view(seat))
    shown = {name: view[name] for name in SHOWN} | {MORE: MORE}
    return Now(shown, match.prompt(seat), list(match.options(seat)[:2]))


def table_of(match: Match) -> TableFacts:
    header = match.header
    return TableFacts(
        id=header.id,
        game=header.game,
        version=header.version,
        name="Friday evening",
        status="running",
        listed=False,
        options=header.options,
        setting=Setting(),
        seats=(
            SeatFacts(0, "person", "Ann", level="", away=False),
            SeatFacts(1, "bot", "squire", level="squire", away=False),
            SeatFacts(2, "person", "Bona", level="", away=False),
        ),
        commitment=header.commitment,
        seed=None,
        seat_seeds=header.seat_seeds,
        origin={},
        created_ms=BEGAN_MS - 60_000,
        started_ms=BEGAN_MS,
        finished_ms=None,
        outcome=None,
        rematch=None,
        proposals=(),
        waiting=match.waiting,
        hints=False,
    )


def orders() -> str:
    """Standing orders with what they mean."""
    told = {**ORDERS, **ELSEWHERE}
    return "\n".join(f"{words}\n\n{block(short(order))}" for words, order in told.items())


def short(order: Order) -> dict[str, Any]:
    """A command as one would write it: only what differs from what is usual."""
    usual = {each.name: each for each in msgspec.structs.fields(Order)}
    given = {
        name: value
        for name, value in msgspec.to_builtins(order).items()
        if usual[name].required or value not in ({}, "", None, "first")
    }
    return {"type": "give_order", "order": given}


def block(value: Any) -> str:
    """A value as a block of JSON."""
    return f"```json\n{laid_out(msgspec.to_builtins(value))}\n```\n"


def laid_out(value: Any, indent: str = "") -> str:
    """JSON in which whatever fits into a line stands in one."""
    line = msgspec.json.format(msgspec.json.encode(value), indent=0).decode()
    if len(indent) + len(line) <= WIDEST or not isinstance(value, dict | list | tuple):
        return line
    inner = f"{indent}  "
    if isinstance(value, dict):
        ends, items = "{}", [f'"{name}": {laid_out(each, inner)}' for name, each in value.items()]
    else:
        ends, items = "[]", [laid_out(each, inner) for each in value]
    body = ",\n".join(inner + item for item in items)
    return f"{ends[0]}\n{body}\n{indent}{ends[1]}"
