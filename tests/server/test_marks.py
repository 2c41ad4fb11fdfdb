"""Who notices a line of the log: for everybody else nothing has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice
from random import Random
from types import SimpleNamespace

import pytest
from msgspec import UNSET, to_builtins
from walking import CASES, Case

from interpares.kernel.errors import BadInput
from interpares.kernel.game import encode
from interpares.kernel.match import Match
from interpares.kernel.records import Line, digest, dump_line
from interpares.kernel.steps import Decision, Sealed
from interpares.server import clocks, schema
from interpares.server.database import Database
from interpares.server.hot import Hot, Mark, mark_of, may_undo
from interpares.server.loading import Rows, empty, load, snapshot_row
from interpares.server.log import Entry, Log, LogLine
from server.entries import opened

every_case = pytest.mark.parametrize("case", CASES, ids=str)
IN_PARTS = {"magnaci"}
"""Games in which a sealed choice is answered in several parts; others hide a whole answer."""
LONGEST = 400
"""Lines of a walk that are looked at: trade makes matches long without adding anything new."""
AT_MS = 1_700_000_000_000


def rows_for(match: Match) -> Rows:
    """The rows of a table at which this match has just begun."""
    header = match.header
    table = schema.Table(
        id="walk",
        game=header.game,
        version=header.version,
        edition=header.edition,
        name="",
        options=header.options,
        setting={},
        listed=False,
        status="running",
        host_hash="",
        secret=match._seed,
        commitment=header.commitment,
        header=to_builtins(header),
        origin={},
        created_ms=AT_MS,
        started_ms=AT_MS,
    )
    seats = [
        schema.Seat(table_id="walk", seat=seat, kind="person", name=f"P{seat}", level="")
        for seat in range(header.seats)
    ]
    state = clocks.begin(clocks.Pace(), header.seats, match.waiting, AT_MS)
    progress = schema.Progress(table_id="walk", n=0, waiting="", state=encode(state).decode())
    return Rows(table, seats, [], progress)


def hot_for(match: Match) -> Hot:
    """A table in memory whose match has just begun."""
    hot = empty(rows_for(match), None)
    hot.match = match
    return hot


def undo_refused(match: Match, seat: int) -> str:
    """Why the seat may take nothing back; empty if it may."""
    try:
        match.undoable(seat)
    except BadInput as error:
        return str(error)
    return ""


def moment(match: Match, seat: int | None) -> bytes:
    """All that a viewer can find out, with an attempt to undo among it."""
    if seat is None:
        return encode((match.view(None), match.prompt(None), match.outcome))
    mine = (match.options(seat), undo_refused(match, seat))
    return encode((match.view(seat), match.prompt(seat), match.outcome, mine))


def mover(match: Match, random: Random) -> int:
    """Somebody who is asked; often the same one, so that the others fall far behind."""
    return match.waiting[-1] if random.random() < 0.5 else random.choice(match.waiting)


def act(match: Match, random: Random, undos: float) -> None:
    """A move; now and then an undo, a note, or everybody goes back."""
    willing = [seat for seat in range(match.header.seats) if not undo_refused(match, seat)]
    if willing and random.random() < undos:
        match.undo(random.choice(willing))
    elif match.moves and random.random() < undos / 20:
        match.rewind(random.randrange(len(match.moves)))
    elif random.random() < 0.05:
        match.note({"returns": 0})
    else:
        seat = mover(match, random)
        match.play(seat, random.choice(match.options(seat)))


def stepped(hot: Hot, random: Random, undos: float = 0.25) -> list[tuple[Line, Mark]]:
    """Something is done at the table: its lines, each with its mark."""
    known, before = len(hot.match.lines), hot.match.waiting
    act(hot.match, random, undos)
    new = [(line, mark_of(hot, line, before, AT_MS)) for line in hot.match.lines[known:]]
    for _, mark in new:
        hot.mark(mark)
    return new


def marked(hot: Hot, random: Random) -> Iterator[tuple[Line, Mark]]:
    """A random match, line by line."""
    while hot.match.outcome is None:
        yield from stepped(hot, random)


def answered(before: Decision | None, now: Decision | None) -> bool:
    """Whether the same sealed choice has one more answer; the next one of its kind has none."""
    both = isinstance(before, Sealed) and isinstance(now, Sealed)
    return both and len(now.answers) > len(before.answers)


@every_case
def test_whoever_does_not_notice_a_line_can_find_nothing_changed(case: Case):
    match = case.start(1)
    hot, hidden = hot_for(match), 0
    viewers = (*range(case.seats), None)
    before = {seat: moment(match, seat) for seat in viewers}
    for _, mark in islice(marked(hot, Random(1)), LONGEST):
        after = {seat: moment(match, seat) for seat in viewers}
        for seat in viewers:
            if not mark.noticed >> hot.viewer(seat) & 1:
                assert after[seat] == before[seat]
                assert not hot.told(hot.viewer(seat), 0, mark).events
                hidden += mark.noticed > 0
        before = after

    assert hidden > 20 or case.game not in IN_PARTS


@every_case
def test_only_a_sealed_answer_of_somebody_still_asked_is_hidden_and_from_the_others_alone(
    case: Case,
):
    match = case.start(2)
    hot = hot_for(match)
    everybody = (1 << case.seats + 1) - 1
    kinds = set()
    step = match.game.decision
    for line, mark in islice(marked(hot, Random(2)), LONGEST):
        open_now = match.game.decision if match.outcome is None else None
        partial = answered(step, open_now) and line.is_move and line.seat in match.waiting
        if partial:
            assert mark.noticed == 1 << line.seat
        elif line.is_move:
            assert mark.noticed == everybody
        kinds.add(partial)
        step = open_now

    assert kinds == ({True, False} if case.game in IN_PARTS else {False})


@every_case
def test_what_happened_since_an_update_is_numbered_without_gaps(case: Case):
    match = case.start(3)
    hot, random = hot_for(match), Random(3)
    for _ in islice(marked(hot, random), 150):
        for viewer, count in enumerate(hot.counts):
            for since in {0, count, random.randrange(count + 1)}:
                told = hot.happened(viewer, since)
                assert [each.n for each in told] == list(range(since + 1, count + 1))
            assert hot.happened(viewer, count + 1) is None

    noticed = [mark for mark in hot.marks if mark.noticed >> hot.public & 1]
    events = [each.events for each in hot.happened(hot.public, 0)]
    assert events == [
        tuple(each for each in mark.events if each.audience is None) for mark in noticed
    ]


@every_case
def test_what_was_offered_is_still_legal_where_a_move_based_on_it_is_fresh(case: Case):
    match = case.start(4)
    hot = hot_for(match)
    offered = {(seat, 0): match.options(seat) for seat in range(case.seats)}
    late = 0
    for _ in islice(marked(hot, Random(4)), LONGEST):
        for seat in range(case.seats):
            count = hot.counts[seat]
            offered.setdefault((seat, count), match.options(seat))
            for n in range(max(0, count - 12), count + 1):
                if hot.fresh(seat, n):
                    assert offered[seat, n] == match.options(seat)
                    late += n < count
            assert hot.fresh(seat, count)
            assert not hot.fresh(seat, count + 1)

    assert late > 10


@every_case
def test_answers_of_others_to_the_same_sealed_choice_make_nobody_stale(case: Case):
    match = case.start(5)
    hot = hot_for(match)
    asked_at = [0] * case.seats
    step, waited = match.game.decision, 0
    for line, mark in islice(marked(hot, Random(5)), LONGEST):
        now = match.game.decision if match.outcome is None else None
        answer = line.is_move and answered(step, now)
        for seat in range(case.seats):
            harmless = (answer and line.seat != seat) or line.note is not UNSET
            if mark.noticed >> seat & 1 and not harmless:
                asked_at[seat] = hot.counts[seat]
            assert hot.fresh(seat, asked_at[seat])
            waited += asked_at[seat] < hot.counts[seat]
        step = now

    assert waited > 10


class Kept:
    """A table in a real database, written line by line as the server would."""

    def __init__(self, database: Database, log: Log) -> None:
        self.database = database
        self.log = log

    async def lay(self, match: Match) -> None:
        rows = rows_for(match)
        async with self.database.session() as session:
            session.add(rows.table)
            await session.flush()
            session.add_all([*rows.seats, rows.progress])

    async def write(self, lines: list[Line], first: int, state: str = "{}") -> None:
        new = [
            LogLine(n, AT_MS, None, None, dump_line(line)) for n, line in enumerate(lines, first)
        ]
        await self.log.append(Entry("walk", tuple(new), due_ms=None, waiting="", state=state))

    async def snapshot(self, hot: Hot) -> None:
        if (row := snapshot_row(hot)) is not None:
            async with self.database.session() as session:
                await session.merge(row)

    async def loaded(self, *, whole: bool) -> Hot:
        return await load(self.database, self.log, "walk", whole=whole)


def same(one: Hot, other: Hot) -> None:
    """Two tables in memory are the same table."""
    assert digest(one.match.game) == digest(other.match.game)
    assert (one.lines, one.counts, one.match.n) == (other.lines, other.counts, other.match.n)
    for seat in range(one.public):
        assert may_undo(one.match, seat) == may_undo(other.match, seat)


async def snapshots_used(kept: Kept, hot: Hot, random: Random) -> int:
    """Play, forget the table now and then, take it up again; how often from a snapshot."""
    used = 0
    while hot.match.outcome is None and hot.lines < LONGEST:
        # A table taken up from a snapshot cannot go back; the server loads it as a whole then.
        undos = 0.01 if hot.match.base is None else 0
        new = stepped(hot, random, undos)
        await kept.write([line for line, _ in new], hot.lines - len(new) + 1)
        if random.random() < 0.2:
            await kept.snapshot(hot)
        if random.random() < 0.1:
            quick, whole = await kept.loaded(whole=False), await kept.loaded(whole=True)
            same(hot, whole)
            same(quick, whole)
            used += quick.match.base is not None
            hot = random.choice([quick, whole])
    return used


@every_case
def test_a_table_taken_up_from_a_snapshot_is_the_table_as_a_whole(case: Case, sqlite_url: str):
    async def play() -> int:
        database = Database(sqlite_url)
        async with opened(sqlite_url) as log:
            kept, match = Kept(database, log), case.start(3)
            await kept.lay(match)
            used = await snapshots_used(kept, hot_for(match), Random(7))
        await database.close()
        return used

    assert asyncio.run(play())


def test_a_table_that_another_worker_writes_to_is_loaded_with_the_clocks_of_its_last_line(
    sqlite_url: str,
):
    async def play() -> tuple[Hot, Hot]:
        database, random = Database(sqlite_url), Random(9)
        match = CASES[0].start(9)
        hot = hot_for(match)
        async with opened(sqlite_url) as log:
            kept = Kept(database, log)
            await kept.lay(match)

            async def news(table_id: str, after: int) -> tuple[list[LogLine], str]:
                """Whoever asks, another line comes first."""
                new = stepped(hot, random, 0)
                clock = clocks.SeatClock(bank_ms=hot.lines)
                state = encode(clocks.State((clock,))).decode()
                await kept.write([line for line, _ in new], hot.lines - len(new) + 1, state)
                return await log.news(table_id, after)

            loaded = await load(database, SimpleNamespace(news=news), "walk", whole=True)
        await database.close()
        return hot, loaded

    hot, loaded = asyncio.run(play())

    same(loaded, hot)
    assert loaded.state.seats[0].bank_ms == hot.lines


def test_everything_that_may_be_undone_lies_after_the_latest_snapshot():
    match, random = Match.start("magnaci", seats=5, seed=7, options={"trade": False}), Random(7)
    hot = hot_for(match)
    while not isinstance(match.game.decision, Sealed):
        stepped(hot, random, 0)

    answer(hot, 0)
    for seat in range(1, 5):
        while seat in match.waiting:
            answer(hot, seat)

    assert may_undo(match, 0)
    assert hot.lines - snapshot_row(hot).n >= 21


def answer(hot: Hot, seat: int) -> None:
    before = hot.match.waiting
    hot.match.play(seat, hot.match.options(seat)[0])
    hot.mark(mark_of(hot, hot.match.lines[-1], before, AT_MS))
