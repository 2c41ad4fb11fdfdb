"""What runs in the processes of hints and reviews, behind everybody who plays."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from ... import bots
from ...bots.insight import Judged, Review
from ...kernel.game import Game
from ...kernel.match import Match
from ...kernel.records import Record
from ...kernel.rules import Rules
from ...kernel.values import Seat, Value
from ...kernel.views import Perspective, prompt
from ..bot_process import GAMES, LAST, Answer, answering, stand_back

INSIGHT = f"{bots.__name__}.insight"
"""The module whose `advise` and `review` are asked."""
BEHIND_BOTS = 5
"""A hint waits for the bots that play, a review for everybody."""
DECIMALS = 4

Told = Callable[[int, int], None]


class WantedHint(Value, tag=True):
    """A hint that is asked for a seat."""

    slug: str
    seat: Seat
    position: bytes
    """The JSON of a game imagined for that seat, never of the real one."""
    random: int


class WantedReview(Value, tag=True):
    """A review of a match that is over."""

    record: str
    seats: tuple[Seat, ...]
    """Whose decisions are judged."""


def serve_hints(pipe: Connection, makers: str) -> None:
    """Answer every hint that is asked through the pipe."""
    _serve(pipe, makers, BEHIND_BOTS)


def serve_reviews(pipe: Connection, makers: str) -> None:
    """Make every review that is asked through the pipe, and tell how far it is."""
    _serve(pipe, makers, LAST)


def _serve(pipe: Connection, makers: str, steps: int) -> None:
    insight = importlib.import_module(makers)
    stand_back(steps)

    def told(done: int, total: int) -> None:
        pipe.send_bytes(msgspec.json.encode(Answer(progress=(done, total))))

    answering(pipe, lambda question: _answer(question, insight, told))


def _answer(question: bytes, insight: Any, told: Told) -> bytes:
    """The reply; of an exception only its kind, for its text may name what is hidden."""
    try:
        wanted = msgspec.msgpack.decode(question, type=WantedHint | WantedReview)
        if isinstance(wanted, WantedHint):
            return msgspec.json.encode({"action": {"advice": hint(wanted, insight)}})
        return msgspec.json.encode({"action": review(wanted, insight, told)})
    except Exception as error:  # noqa: BLE001 - whatever a bot raises is its failure
        return msgspec.json.encode(Answer(failure=f"raised {type(error).__name__}"))


def hint(wanted: WantedHint, insight: Any) -> list[dict[str, Any]]:
    """What the bot advises in the world it was given."""
    rules = GAMES[wanted.slug]
    perspective = Perspective(rules, rules.decode(wanted.position), wanted.seat)
    advice = insight.advise(rules, perspective, seed=wanted.random)
    found: list[dict[str, Any]] = rounded(msgspec.to_builtins(advice))
    return found


def review(wanted: WantedReview, insight: Any, told: Told) -> dict[str, Any]:
    """The review, with what the words of its decisions need."""
    record = Record.load(wanted.record)
    found: Review = insight.review(record, progress=told, seats=wanted.seats)
    plain: dict[str, Any] = rounded(msgspec.to_builtins(found))
    known = described(record, found)
    for decision in plain["decisions"]:
        decision.update(known[decision["n"]])
    return plain


def described(record: Record, found: Review) -> dict[int, dict[str, Any]]:
    """Of every decision by its number: its question, and how both actions read at that moment."""
    match = Match.replay(record)
    wanted = {each.n: each for each in found.decisions}
    return {
        n: told_of(match.rules, game, wanted[n])
        for n, game in enumerate(match.positions(), 1)
        if n in wanted
    }


def told_of(rules: Rules, game: Game, judged: Judged) -> dict[str, Any]:
    """A decision in the position it was made in."""
    question = prompt(game, judged.seat)
    return {
        "decision": question.decision if question else "",
        "described": dict(rules.describe(game, judged.seat, judged.action)),
        "advised_described": dict(rules.describe(game, judged.seat, judged.advised)),
    }


def rounded(value: Any) -> Any:
    """The same with no more decimals than anybody reads."""
    if isinstance(value, float):
        return round(value, DECIMALS)
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(each) for each in value]
    return value
