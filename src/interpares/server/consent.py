"""What everybody at a table must agree to: going back further, abandoning, cancelling."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import update

from ..kernel.errors import BadInput
from ..kernel.values import Seat
from . import changes, clocks, schema
from .desk import Desk
from .errors import Problem
from .facts import TableFacts
from .hot import known_moves, moves_at
from .keys import new_id, now_ms
from .loading import Rows, state_of
from .messages import Answer, Propose
from .noticing import notice
from .seating import locked

ENDINGS = {"abandon": "abandoned", "cancel": "cancelled"}


class Consent:
    """Proposals and answers; what all agree to is done at once."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def propose(self, table_id: str, seat: Seat, wish: Propose) -> TableFacts:
        """Ask everybody; the proposer agrees."""
        keep = await self._kept(table_id, seat, wish.n) if wish.kind == "undo" else None
        async with self._desk.database.session() as session:
            rows = await locked(session, table_id)
            check_running(rows)
            if any(each.seat == seat for each in rows.proposals):
                raise Problem("already-proposed")
            proposal = schema.Proposal(
                id=new_id(),
                table_id=table_id,
                kind=wish.kind,
                seat=seat,
                data={"keep": keep} if wish.kind == "undo" else {},
                created_ms=now_ms(),
            )
            agree(proposal, rows, {seat})
            session.add(proposal)
            session.add_all(
                notice(rows.table, each, "asked", proposal.created_ms)
                for each in rows.seats
                if each.person_id and each.seat not in proposal.agreed
            )
        return await self._settle(table_id, proposal)

    async def _kept(self, table_id: str, seat: Seat, n: int | None) -> int:
        """How many moves shall stand; refuses to go where the match has never been."""
        if n is None:
            raise BadInput("An undo needs the update 'n' to go back to.", message="undo-n-missing")
        async with self._desk.follower.locked(table_id, whole=True) as hot:
            keep = moves_at(hot, seat, n)
            if keep == known_moves(hot.match, len(hot.match.played)):
                raise BadInput(f"No move was made after update {n}.", message="undo-n-late", n=n)
        return keep

    async def answer(self, table_id: str, seat: Seat, answer: Answer) -> TableFacts:
        """Agree or not; one no ends the proposal."""
        async with self._desk.database.session() as session:
            rows = await locked(session, table_id)
            check_running(rows)
            proposal = next((each for each in rows.proposals if each.id == answer.proposal), None)
            if proposal is None:
                raise Problem("no-proposal", "not_found")
            if answer.agree:
                agree(proposal, rows, {*proposal.agreed, seat})
            else:
                proposal.status = "refused"
        return await self._settle(table_id, proposal)

    async def _settle(self, table_id: str, proposal: schema.Proposal) -> TableFacts:
        """Do what everybody has agreed to; only one request finds the proposal done."""
        try:
            if proposal.status == "done":
                await self._do(table_id, proposal)
        except BaseException:
            await self._reopen(proposal.id)
            raise
        finally:
            facts = await self._desk.follower.changed(table_id)
        return facts

    async def _reopen(self, proposal_id: str) -> None:
        """What could not be done may be agreed to again."""
        async with self._desk.database.session() as session:
            same = update(schema.Proposal).where(schema.Proposal.id == proposal_id)
            await session.execute(same.values(status="open"))

    async def _do(self, table_id: str, proposal: schema.Proposal) -> None:
        if proposal.kind == "undo":
            await changes.rewind(self._desk, table_id, proposal.data["keep"])
            await self._close_undos(table_id)
        else:
            status = ENDINGS[proposal.kind]
            note = {"ended": status, "seat": proposal.seat}
            await changes.note(self._desk, table_id, note, status=status)

    async def _close_undos(self, table_id: str) -> None:
        """Whoever wanted to go back elsewhere meant moves that are no longer there."""
        row = schema.Proposal
        other = (row.table_id == table_id, row.kind == "undo", row.status == "open")
        async with self._desk.database.session() as session:
            await session.execute(update(row).where(*other).values(status="refused"))


def check_running(rows: Rows) -> None:
    if rows.table.status != "running":
        raise Problem("not-running", status=rows.table.status)


def agree(proposal: schema.Proposal, rows: Rows, seats: Collection[Seat]) -> None:
    """Note who agrees; with everybody's consent nothing more is to be asked."""
    proposal.agreed = agreeing(rows, seats)
    proposal.status = "done" if len(proposal.agreed) == len(rows.seats) else "open"


def agreeing(rows: Rows, seats: Collection[Seat]) -> list[Seat]:
    """Those who agree: with them everybody they sit for, bots, and seats a bot plays for."""
    people = {each.person_id for each in rows.seats if each.seat in seats and each.person_id}
    absent = absentees(rows.seats, state_of(rows))
    return [
        each.seat
        for each in rows.seats
        if each.seat in seats or each.seat in absent or each.person_id in people
    ]


def absentees(seats: Sequence[schema.Seat], state: clocks.State) -> set[Seat]:
    """Seats nobody can be asked at."""
    away = dict(state.substitutes)
    return {each.seat for each in seats if each.kind != "person" or each.seat in away}
