"""Tables over HTTP: the lobby, opening, joining, leaving, looking back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Controller, MediaType, Request, Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from ...kernel.values import Value
from .. import lobby
from ..facts import TableFacts
from ..insight.forms import ReviewFacts
from ..lobby import Listed
from ..messages import Happened, Said
from ..people.limits import limit
from ..requests import Fork, Join, Joined, Kicked, Mine, Moment, NewTable, Opened, SeedWish
from .given import Parts, Sender

Number = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Place = Annotated[int, QueryParameter(ge=0, le=2**31)]
Step = Annotated[int, QueryParameter(ge=1, le=2**31)]
SeatQuery = Annotated[int | None, QueryParameter(description="Null is the public.")]


class SeatWish(Value):
    """A bot for an open seat."""

    level: Annotated[str, Meta(max_length=16)]


class LobbyController(Controller):
    """Tables anybody may find."""

    path = "/api/tables"
    tags = ["tables"]

    @get(summary="The lobby")
    async def listed(
        self,
        services: Parts,
        status: FromQuery[Literal["open", "running", "finished"]] = "open",
        game: FromQuery[str] = "",
        before: FromQuery[str] = "",
    ) -> list[Listed]:
        """Listed tables, the newest first, fifty of them; the next ones come `before` the last."""
        return await lobby.listed(services.database, status, game, before)

    @post(summary="Open a table", middleware=[limit("tables", 60)])
    async def open(self, services: Parts, principal: Sender, data: JSONBody[NewTable]) -> Opened:
        """The secrets in the answer are given out once: keep them."""
        principal.needs("tables")
        return await services.tables.open(principal, data)

    @post(
        "/import",
        summary="Look at a record",
        request_max_body_size=8_000_000,
        middleware=[limit("records", 20)],
    )
    async def take_in(
        self, request: Request[Any, Any, Any], services: Parts, principal: Sender
    ) -> TableFacts:
        """The body is the text of a record file; it is replayed and held to every line."""
        principal.needs("tables")
        text = (await request.body()).decode("utf-8", "replace")
        return await services.archive.take_in(principal, text)


class TableController(Controller):
    """One table."""

    path = "/api/tables/{table_id:str}"
    tags = ["tables"]

    @get(summary="A table")
    async def read(self, services: Parts, principal: Sender, table_id: FromPath[str]) -> Mine:
        """What everybody may know of it, and what of it is mine."""
        principal.needs("read")
        return await services.tables.mine(principal, table_id)

    @post("/join", summary="Take a seat")
    async def join(
        self, services: Parts, principal: Sender, table_id: FromPath[str], data: JSONBody[Join]
    ) -> Joined:
        """The key in the answer plays the seat: keep it."""
        principal.needs("play")
        return await services.tables.join(principal, table_id, data)

    @put("/seats/{seat:int}/seed", summary="Mix my own chance in")
    async def set_seed(
        self,
        services: Parts,
        principal: Sender,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SeedWish],
    ) -> TableFacts:
        """Before play begins; chosen after the commitment was seen, it proves the shuffle fair."""
        principal.needs("play")
        return await services.tables.set_seed(principal, table_id, seat, data.seed)

    @post("/seats/{seat:int}/leave", summary="Get up", status_code=200)
    async def leave(
        self, services: Parts, principal: Sender, table_id: FromPath[str], seat: FromPath[int]
    ) -> TableFacts:
        """Before play the seat is open again; later a bot plays on, and I may come back."""
        principal.needs("play")
        return await services.tables.leave(principal, table_id, seat)

    @post("/seats/{seat:int}/kick", summary="Empty a seat", status_code=200)
    async def kick(
        self, services: Parts, principal: Sender, table_id: FromPath[str], seat: FromPath[int]
    ) -> Kicked:
        """The host, before play begins."""
        principal.needs("tables")
        return await services.tables.kick(principal, table_id, seat)

    @put("/seats/{seat:int}/bot", summary="Seat a bot")
    async def seat_bot(
        self,
        services: Parts,
        principal: Sender,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[SeatWish],
    ) -> TableFacts:
        """The host, before play begins."""
        principal.needs("tables")
        return await services.tables.seat_bot(principal, table_id, seat, data.level)

    @post("/start", summary="Begin play", status_code=200)
    async def start(
        self, services: Parts, principal: Sender, table_id: FromPath[str]
    ) -> TableFacts:
        """The host, when all seats are taken."""
        principal.needs("tables")
        return await services.tables.start(principal, table_id)

    @delete(summary="Give up a table", status_code=200)
    async def cancel(
        self, services: Parts, principal: Sender, table_id: FromPath[str]
    ) -> TableFacts:
        """The host, before play begins; later everybody must agree."""
        principal.needs("tables")
        return await services.tables.cancel(principal, table_id)

    @post("/seats/{seat:int}/rematch", summary="The same again", status_code=200)
    async def rematch(
        self, services: Parts, principal: Sender, table_id: FromPath[str], seat: FromPath[int]
    ) -> TableFacts:
        """A new table whose seats are kept for those who sat here; their old keys invite them."""
        principal.needs("tables")
        return await services.archive.rematch(principal, table_id, seat)

    @post("/fork", summary="Play on from a moment", middleware=[limit("tables", 60)])
    async def fork(
        self, services: Parts, principal: Sender, table_id: FromPath[str], data: JSONBody[Fork]
    ) -> Opened:
        """As one seat knew it; when the match is over also with the whole truth."""
        principal.needs("tables")
        return await services.history.fork(principal, table_id, data)

    @get("/events", summary="Everything that happened")
    async def events(
        self, services: Parts, principal: Sender, table_id: FromPath[str], seat: SeatQuery = None
    ) -> list[Happened]:
        """As far as the viewer may know it."""
        principal.needs("read")
        return list(await services.history.events(principal, table_id, seat))

    @get("/moments/{n:int}", summary="A moment of the match")
    async def moment(
        self,
        services: Parts,
        principal: Sender,
        table_id: FromPath[str],
        n: FromPath[int],
        seat: SeatQuery = None,
    ) -> Moment:
        """What a viewer saw after its update n."""
        principal.needs("read")
        return await services.history.moment(principal, table_id, seat, n)

    @get("/moments", summary="Many moments of the match")
    async def moments(
        self,
        services: Parts,
        principal: Sender,
        table_id: FromPath[str],
        *,
        first: Place = 0,
        last: Place = 2**31,
        step: Step = 1,
        seat: SeatQuery = None,
    ) -> list[Moment]:
        """What a viewer saw after the updates first, first + step … last; at most 200 of them."""
        principal.needs("read")
        wanted = range(first, last + 1, step)
        return await services.history.moments(principal, table_id, seat, wanted)

    @get("/record", summary="The record", media_type="application/jsonl")
    async def record(self, services: Parts, table_id: FromPath[str]) -> Response[str]:
        """Once the match is over: header with seed, and every line."""
        record = await services.history.record(table_id)
        name = f'attachment; filename="{record.header.game}-{table_id}.jsonl"'
        headers = {"content-disposition": name}
        return Response(record.dump(), media_type="application/jsonl", headers=headers)

    @post("/review", summary="Have a match reviewed", middleware=[limit("reviews", 10)])
    async def begin_review(
        self, services: Parts, principal: Sender, table_id: FromPath[str]
    ) -> ReviewFacts:
        """Once the match is over, in the background; it is made once and kept."""
        principal.needs("read")
        await services.reviews.begin(table_id)
        return await services.reviews.facts(principal, table_id, None)

    @get("/review", summary="The review of a match")
    async def review(
        self, services: Parts, principal: Sender, table_id: FromPath[str], seat: SeatQuery = None
    ) -> ReviewFacts:
        """How far it is, and what it says; the moments are counted as the viewer's replay does."""
        principal.needs("read")
        return await services.reviews.facts(principal, table_id, seat)

    @get("/bgstats", summary="A link for BG Stats", media_type=MediaType.TEXT)
    async def bgstats(self, services: Parts, principal: Sender, table_id: FromPath[str]) -> str:
        """Hands the result over to the BG Stats app."""
        return await lobby.bgstats_link(services.database, table_id, principal.language)

    @get("/chat", summary="What was said")
    async def chat(
        self, services: Parts, principal: Sender, table_id: FromPath[str], before: Number = None
    ) -> list[Said]:
        """The latest hundred lines, or those before one."""
        principal.needs("read")
        await services.streams.check_may_look(principal, table_id)
        return await services.chat.lines(table_id, before)
