"""Records looked at again: replayed, verified, and shown at any move."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.console import Console

from ..kernel.errors import BadInput
from ..kernel.match import Match, verify
from ..kernel.records import Record
from ..kernel.values import Seat
from .boards import board_of
from .options import language_of
from .running import checking
from .saving import read_record
from .seating import language_in
from .terminal import Terminal
from .words import Words


def replayed(path: Path) -> Match:
    """The whole match of a file, held to its digests and outcome."""
    record = read_record(path)
    with checking(path):
        return Match.replay(record)


def verified(path: Path) -> Match:
    """The same, and dealt from the seed that was committed to."""
    record = read_record(path)
    with checking(path):
        return verify(record)


def at_move(path: Path, number: int) -> Match:
    """The match after that many moves, once the whole record has proved to be sound."""
    whole = replayed(path)
    if not 0 <= number <= whole.n:
        raise BadInput(f"The record has {whole.n} moves, so there is no position after {number}.")
    return Match.replay(up_to(read_record(path), number))


def up_to(record: Record, number: int) -> Record:
    """The record as it was after that many moves, the undone ones counted too."""
    kept = []
    for line in record.lines:
        if line.is_move and isinstance(line.n, int) and line.n > number:
            break
        kept.append(line)
    return Record(record.header, tuple(kept))


def show_outcome(match: Match, console: Console, language: str | None) -> None:
    """How the match ended, or that it has not."""
    terminal, words = Terminal(console), words_for(match, language)
    terminal.say(state_of(match, words))
    if match.outcome is not None:
        ending = board_of(match.header.game).ending(match.outcome, match.events(None), words)
        terminal.show(words.outcome(match.outcome), ending)


def show_position(match: Match, seat: Seat | None, console: Console, language: str | None) -> None:
    """The table as a seat or the public sees it, and who is asked what."""
    terminal, words = Terminal(console), words_for(match, language)
    board, view, prompt = board_of(match.header.game), match.view(seat), match.prompt(seat)
    terminal.say(state_of(match, words))
    terminal.show(board.table(view, prompt, words, terminal.width), board.hand(view, words))
    if prompt is not None:
        terminal.say(words.waiting(prompt))


def words_for(match: Match, language: str | None) -> Words:
    """Words in the language asked for, else in the one the match was played in."""
    spoken = language_of(language) if language else language_in(match.record(open_seed=True))
    return Words(match.rules, spoken, match.rules.names_of_seats(match.game))


def checked_seat(match: Match, seat: Seat | None) -> Seat | None:
    """The seat, or BadInput with those there are."""
    if seat is not None and not 0 <= seat < match.header.seats:
        raise BadInput(f"There is no seat {seat}; seats are 0 to {match.header.seats - 1}.")
    return seat


def state_of(match: Match, words: Words) -> str:
    """Where a replayed match stands, in a sentence."""
    outcome, moves = match.outcome, words.say("moves", count=match.n)
    if outcome is None:
        waiting = _names(match.waiting, words)
        return words.say("state-open", title=words.title, moves=moves, seats=waiting)
    if not outcome.ranking:
        return words.say("state-lost", title=words.title, moves=moves)
    winners = _names(outcome.winners, words)
    return words.say("state-won", title=words.title, moves=moves, seats=winners)


def facts_of(match: Match, seat: Seat | None) -> dict[str, Any]:
    """A replayed match for programs."""
    return {
        "game": match.header.game,
        "moves": match.n,
        "outcome": match.outcome,
        "view": match.view(seat),
    }


def _names(seats: Iterable[Seat], words: Words) -> str:
    return ", ".join(words.seat(seat) for seat in seats)
