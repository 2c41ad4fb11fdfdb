"""New games and games taken up again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console

from ..kernel.errors import BadInput
from ..kernel.match import Match
from .learning import Learning, lesson_in
from .saving import Saved, games_folder, unfinished
from .seating import language_in
from .session import Session
from .terminal import Terminal


def begin(
    game: str,
    players: tuple[str, ...],
    options: Mapping[str, Any],
    *,
    language: str,
    seed: int | None = None,
    file: Path | None = None,
) -> None:
    """Deal a game and play it."""
    match = Match.start(
        game,
        seats=len(players),
        seed=seed,
        options=options,
        players=players,
        created=datetime.now(UTC).isoformat(timespec="seconds"),
    )
    match.note({"language": language})
    Session(match, language, Saved.create(file, match), Terminal(Console())).run()


def resume(path: Path | None, language: str | None = None) -> None:
    """Take up a game where it was left; the latest one unless a file is named."""
    saved, match, repaired = Saved.resume(path or latest())
    spoken = language or language_in(match.record(open_seed=True))
    session = session_of(match, spoken, saved, Terminal(Console()))
    if repaired:
        session.terminal.say(session.words.say("repaired"), style="yellow")
    session.run()


def session_of(match: Match, language: str, saved: Saved, terminal: Terminal) -> Session:
    """Play as it was begun: a lesson goes on as a lesson."""
    guide = lesson_in(match)
    if guide is None:
        return Session(match, language, saved, terminal)
    return Learning(guide, match, language, saved, terminal)


def latest() -> Path:
    """The unfinished game that was played last."""
    found = unfinished(games_folder())
    if not found:
        raise BadInput(f"There is no unfinished game in {games_folder()}.")
    return Path(found[0].path)
