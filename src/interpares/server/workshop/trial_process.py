"""What runs in the process of the trials: one game after another, behind everybody else."""

from __future__ import annotations

from multiprocessing.connection import Connection

import msgspec

from ...bots.deck_matrix import Meeting, meet
from ..bot_process import LAST, Answer, answering, stand_back


def serve(pipe: Connection, makers: str) -> None:
    """Play every meeting that comes through the pipe; `makers` is for other processes."""
    stand_back(LAST)
    answering(pipe, _answer)


def _answer(question: bytes) -> bytes:
    """Which of the two decks has won."""
    try:
        meeting = msgspec.msgpack.decode(question, type=Meeting)
        result = meet(meeting)
        return msgspec.json.encode({"action": {"winner": result.ranks.index(1)}})
    except Exception as error:  # noqa: BLE001 - a game that breaks is counted, not met
        return msgspec.json.encode(Answer(failure=f"raised {type(error).__name__}"))
