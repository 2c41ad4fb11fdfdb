"""Games on disk: every move is safe in the record before the next question is asked."""

from __future__ import annotations

import os
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import BinaryIO

import msgspec
import platformdirs

from ..kernel.errors import BadInput, Diverged
from ..kernel.match import Match
from ..kernel.records import Header, Line, Record, dump_line, load_line
from ..kernel.values import Value
from .naming import command
from .running import checking

try:
    from fcntl import LOCK_EX, LOCK_NB, flock
except ImportError:  # pragma: no cover - a system without locks of this kind
    flock = None  # type: ignore[assignment]

SUFFIX = ".jsonl"


def games_folder() -> Path:
    """Where the games of this user lie."""
    home = os.environ.get("INTERPARES_HOME")
    return Path(home) if home else platformdirs.user_data_path("interpares") / "games"


class Saved:
    """The record file of a match that is being played."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file
        self._written = 0

    @classmethod
    def create(cls, path: Path | None, match: Match) -> Saved:
        """A new file, with all that is known of the match already; never over an old one."""
        if path is None:
            file = _fresh_file(games_folder(), match.header.game)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = _new_file(path)
        saved = cls(Path(file.name), file)
        _claim(file, saved.path)
        saved._append([match.record(open_seed=True).header])
        saved.keep(match)
        return saved

    @classmethod
    def resume(cls, path: Path) -> tuple[Saved, Match, bool]:
        """The file, its match replayed and verified, and whether a torn last line was dropped."""
        file = path.open("r+b")
        _claim(file, path)
        with checking(path):
            data = file.read()
            whole = data[: _end_of_whole_lines(data)]
            record = parse(whole)
            match = taken_up(record)
        saved = cls(path, file)
        file.truncate(len(whole))
        file.seek(0, os.SEEK_END)
        if not whole.endswith(b"\n"):
            file.write(b"\n")
        saved._written = len(record.lines)
        saved.keep(match)
        return saved, match, len(whole) < len(data)

    def keep(self, match: Match) -> None:
        """Write down whatever has happened since the last time."""
        lines = match.record(open_seed=True).lines
        self._append(lines[self._written :])
        self._written = len(lines)

    def close(self) -> None:
        """Give the file free."""
        self._file.close()

    def _append(self, lines: Iterable[Value]) -> None:
        text = "".join(f"{dump_line(line)}\n" for line in lines)
        if text:
            self._file.write(text.encode())
            self._file.flush()
            os.fsync(self._file.fileno())


def taken_up(record: Record) -> Match:
    """The match of a record, also of one cut off between its last move and its outcome."""
    try:
        return Match.replay(record)
    except Diverged:
        match = _ended(record)
        if match is None:
            raise
        return match


def _ended(record: Record) -> Match | None:
    """A match whose last move ended it; None unless the record says so as far as it goes."""
    moves = [at for at, line in enumerate(record.lines) if line.is_move]
    if not moves:
        return None
    last = record.lines[moves[-1]]
    match = Match.replay(Record(record.header, record.lines[: moves[-1]]))
    action = match.rules.decode_action(last.action)
    match.play(last.seat if isinstance(last.seat, int) else -1, action, at=last.at or None)
    told = match.record(open_seed=True).dump()
    return match if match.outcome and told.startswith(record.dump()) else None


def parse(data: bytes) -> Record:
    """The record in the bytes of a file."""
    try:
        return Record.load(data.decode())
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadInput(f"Line {line} of the record is damaged: it is no text.") from None


def read_record(path: Path) -> Record:
    """The record in a file; a damaged one is a failed check."""
    data = path.read_bytes()
    with checking(path):
        return parse(data)


class SavedGame(Value):
    """An entry in the list of games that can be taken up again."""

    path: str
    header: Header
    moves: int
    played: str
    """When the last move was made."""


def unfinished(folder: Path) -> list[SavedGame]:
    """The games without an outcome, the latest first."""
    found = folder.glob(f"*{SUFFIX}") if folder.is_dir() else ()
    latest_first = sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
    return [game for path in latest_first if (game := _summary(path))]


def _summary(path: Path) -> SavedGame | None:
    rows = path.read_bytes().split(b"\n")
    try:
        header = load_line(rows[0].decode(), 1, Header)
    except (BadInput, UnicodeDecodeError):
        return None
    if any(row.startswith(b'{"outcome"') for row in rows):
        return None
    moves = sum(row.startswith(b'{"n"') for row in rows)
    played = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    return SavedGame(str(path), header, moves, f"{played:%Y-%m-%d %H:%M}")


def _end_of_whole_lines(data: bytes) -> int:
    """Where the last line that was written completely ends."""
    end = data.rfind(b"\n") + 1
    try:
        msgspec.json.decode(data[end:], type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return end
    return len(data)


def _fresh_file(folder: Path, game: str) -> BinaryIO:
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    number = 1
    while True:
        name = stem if number == 1 else f"{stem}-{number}"
        try:
            return (folder / f"{name}{SUFFIX}").open("xb")
        except FileExistsError:
            number += 1


def _new_file(path: Path) -> BinaryIO:
    try:
        return path.open("xb")
    except FileExistsError:
        raise BadInput(
            f"{path} is there already; go on with it by: {command('play', '--resume', path)}"
        ) from None


def _claim(file: BinaryIO, path: Path) -> None:
    """One table for one file: a second process is refused until the first has ended."""
    if flock is None:  # pragma: no cover - a system without locks of this kind
        return
    try:
        flock(file, LOCK_EX | LOCK_NB)
    except OSError:
        raise BadInput(f"{path} is being played in another terminal.") from None
