"""Who may do what: every way to prove who one is, against every endpoint of tables and play."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from interpares.server.people import tokens
from interpares.server.people.requests import TokenWish
from interpares.server.principal import Principal
from server.tables.house import House
from server.tables.wire import Lines, Socket

pytestmark = pytest.mark.anyio

SCOPES = ("read", "play", "tables", "account")
TOKENS = {f"token {scope}" for scope in SCOPES}
WAYS = {
    "nobody",
    "wrong key",
    "seat 0",
    "seat 1",
    "host key",
    "invitation",
    "Anna",
    "Ewa",
    "Olga",
    *TOKENS,
}
"""Anna opened the table and sits at 0, Ewa at 1, Olga nowhere; the tokens are Anna's."""


def those_with(scope: str) -> set[str]:
    """Everybody but tokens that are not good for it."""
    return WAYS - TOKENS | {f"token {scope}"}


def own(scope: str) -> set[str]:
    """Whoever plays seat 0."""
    return {"seat 0", "Anna", f"token {scope}"}


def host(scope: str) -> set[str]:
    return {"host key", "Anna", f"token {scope}"}


class Door(NamedTuple):
    """A request, at a table in that state, and who may make it."""

    state: str
    method: str
    path: str
    body: Any
    allowed: set[str]
    spectators: str = "on"


def play(**command: Any) -> Any:
    return {"type": "ping", **command}


SEATED = own("read") | {"seat 1", "Ewa"}
DOORS = [
    Door("open", "GET", "/api/tables", None, WAYS),
    Door("open", "POST", "/api/tables", {"game": "magnaci", "seats": [{"kind": "open"}] * 2},
         those_with("tables")),
    Door("open", "GET", "", None, those_with("read")),
    Door("open", "POST", "/join", {"name": "Ola"}, those_with("play")),
    Door("open", "PUT", "/seats/0/seed", {"seed": "mine"}, own("play")),
    Door("open", "POST", "/seats/0/leave", None, own("play")),
    Door("running", "POST", "/seats/0/leave", None, own("play")),
    Door("open", "POST", "/seats/1/kick", None, host("tables")),
    Door("open", "PUT", "/seats/2/bot", {"level": "novice"}, host("tables")),
    Door("full", "POST", "/start", None, host("tables")),
    Door("open", "DELETE", "", None, host("tables")),
    Door("over", "POST", "/seats/0/rematch", None, own("tables")),
    Door("running", "POST", "/fork", {"n": 0, "seat": 0}, own("tables")),
    Door("over", "POST", "/fork", {"n": 0, "seat": 0}, those_with("tables")),
    Door("running", "POST", "/fork", {"n": 0}, set()),
    Door("running", "GET", "/events", None, those_with("read")),
    Door("running", "GET", "/events", None, SEATED, "off"),
    Door("running", "GET", "/events?seat=0", None, own("read")),
    Door("over", "GET", "/events?seat=0", None, those_with("read")),
    Door("running", "GET", "/moments/0", None, those_with("read")),
    Door("running", "GET", "/moments/0", None, SEATED, "off"),
    Door("running", "GET", "/moments/0?seat=0", None, own("read")),
    Door("running", "GET", "/moments", None, those_with("read")),
    Door("running", "GET", "/moments", None, SEATED, "off"),
    Door("running", "GET", "/moments?seat=0", None, own("read")),
    Door("over", "GET", "/moments/0?seat=0", None, those_with("read")),
    Door("running", "GET", "/record", None, set()),
    Door("over", "GET", "/record", None, WAYS),
    Door("running", "GET", "/bgstats", None, set()),
    Door("running", "GET", "/chat", None, those_with("read")),
    Door("running", "GET", "/chat", None, SEATED, "off"),
    Door("running", "POST", "/seats/0/commands", play(), own("play")),
    Door("over", "POST", "/seats/0/commands", {"type": "say", "text": "hello"}, own("play")),
    Door("running", "GET", "/seats/0/orders", None, own("read")),
    Door("running", "POST", "/seats/0/foresee", {"n": 0}, own("read")),
]  # fmt: skip


class Stage:
    """People who are known, and tables made for them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.headers: dict[str, dict[str, str]] = {"nobody": {}, "wrong key": bearer("x" * 32)}
        self.people: dict[str, Principal] = {}

    async def cast(self) -> Stage:
        for name in ("Anna", "Ewa", "Olga"):
            opened = await self.house.services.people.new_guest(name, "en", "")
            self.people[name] = opened.visitor.principal
            cookie = f"interpares_session={opened.key}"
            self.headers[name] = {"cookie": cookie, "x-csrf-token": opened.visitor.csrf}
        async with self.house.services.database.session() as session:
            for scope in SCOPES:
                wish = TokenWish(name=scope, scopes=(scope,))
                new = await tokens.create(session, self.people["Anna"].person(), wish, 0)
                self.headers[f"token {scope}"] = bearer(new.key)
        return self

    async def table(self, state: str, spectators: str = "on") -> str:
        """A new table in that state; whoever has a part in it can prove it."""
        seats = ["me", "open", "open"] if state == "open" else ["me", "open"]
        setting = {
            "start": "host" if state == "full" else "full",
            "spectators": {"mode": spectators},
        }
        opened = await self.house.open(*seats, who=self.people["Anna"], setting=setting)
        table = opened.table.id
        joined = await self.house.join(table, "Ewa", who=self.people["Ewa"])
        self.headers |= {
            "seat 0": bearer(opened.keys[0]),
            "seat 1": bearer(joined.key),
            "host key": bearer(opened.host_key),
            "invitation": bearer(opened.invites.get(2, opened.invites[1])),
        }
        if state == "over":
            anna = await self.house.player(table, 0, opened.keys[0])
            await anna.do("propose", kind="abandon")
            (proposal,) = (await self.house.facts(table)).proposals
            await joined.do("answer", proposal=proposal.id, agree=True)
        return table


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


@pytest.fixture(scope="module")
async def stage(house):
    return await Stage(house).cast()


@pytest.mark.parametrize(
    "door", DOORS, ids=lambda door: f"{door.method} {door.path} {door.state} {door.spectators}"
)
async def test_a_door_is_open_to_those_it_is_for_and_to_nobody_else(stage, door):
    let_in = set()
    table = await stage.table(door.state, door.spectators)
    for way in sorted(WAYS):
        path = door.path if door.path.startswith("/api") else f"/api/tables/{table}{door.path}"
        answer = await stage.house.client.request(
            door.method, path, json=door.body, headers=stage.headers[way]
        )
        assert answer.status_code in {200, 201, 403}, (way, answer.text)
        if answer.is_success:
            let_in.add(way)
            if door.method != "GET":
                table = await stage.table(door.state, door.spectators)

    assert let_in == door.allowed


@pytest.mark.parametrize("spectators", ["on", "off"])
@pytest.mark.parametrize("seat", [0, None])
async def test_a_socket_is_open_to_those_it_is_for(stage, seat, spectators):
    let_in = set()
    table = await stage.table("running", spectators)
    for way in sorted(WAYS):
        path = f"/api/tables/{table}/socket"
        headers = {
            name: value for name, value in stage.headers[way].items() if name != "x-csrf-token"
        }
        async with Socket(stage.house.app, path, **headers) as socket:
            socket.send(type="hello", seat=seat)
            first = await socket.next()
            assert first["type"] in {"view", "error"}
            if first["type"] == "view":
                let_in.add(way)
            else:
                assert first["code"] == "forbidden"
                assert (await socket.next())["type"] == "close"

    public = those_with("read") if spectators == "on" else SEATED
    assert let_in == (own("play") if seat == 0 else public)


async def test_the_hello_of_a_socket_may_hold_the_key(stage):
    table = await stage.table("running")
    key = stage.headers["seat 0"]["authorization"].removeprefix("Bearer ")

    for given, kind in [(key, "view"), ("wrong", "error"), ("", "error")]:
        async with Socket(stage.house.app, f"/api/tables/{table}/socket") as socket:
            socket.send(type="hello", seat=0, key=given)
            assert (await socket.next())["type"] == kind


async def test_a_stream_is_open_to_those_it_is_for(stage):
    let_in = set()
    table = await stage.table("running")
    for way in sorted(WAYS):
        path = f"/api/tables/{table}/seats/0/stream"
        async with Lines(stage.house.app, path, **stage.headers[way]) as lines:
            first = await lines.next() if lines.status == 200 else {}
            if first.get("type") == "view":
                let_in.add(way)
            else:
                assert lines.status == 403

    assert let_in == own("play")


async def test_a_spectator_on_a_socket_can_only_watch(stage):
    table = await stage.table("running")
    async with Socket(stage.house.app, f"/api/tables/{table}/socket") as socket:
        socket.send(type="hello")
        await socket.until("view")

        for command in (
            {"type": "play", "action": "pass", "n": 0, "key": "k"},
            {"type": "say", "text": "hello"},
            {"type": "propose", "kind": "abandon"},
            {"type": "undo", "n": 0, "key": "k"},
            {"type": "back"},
        ):
            socket.send(**command)
            refused = await socket.until("error", "ok")
            assert (refused["type"], refused.get("code")) == ("error", "forbidden")
        socket.send(type="ping")
        assert (await socket.next())["type"] == "pong"


async def test_who_was_kicked_can_do_nothing_more_on_the_old_socket(stage):
    opened = await stage.house.open("me", "open", "open")
    ewa = await stage.house.join(opened.table.id, seat=1)
    async with Socket(stage.house.app, f"/api/tables/{ewa.table}/socket") as socket:
        socket.send(type="hello", seat=1, key=ewa.key)
        await socket.until("view")
        await stage.house.services.tables.kick(Principal(key=opened.host_key), ewa.table, 1)
        socket.send(type="say", text="still here")

        assert (await socket.until("said", "close"))["type"] == "close"
    assert await stage.house.services.chat.lines(ewa.table) == []


async def test_a_session_needs_its_token_for_what_changes_something(stage):
    table = await stage.table("open")
    cookie = {"cookie": stage.headers["Anna"]["cookie"]}

    for headers, status in [
        (cookie, 403),
        ({**cookie, "x-csrf-token": "wrong"}, 403),
        ({**stage.headers["Anna"], "origin": "http://elsewhere.example"}, 403),
        (stage.headers["Anna"], 200),
    ]:
        answer = await stage.house.client.delete(f"/api/tables/{table}", headers=headers)
        assert answer.status_code == status


async def test_an_unknown_token_is_nobodys(stage):
    table = await stage.table("open")

    answer = await stage.house.ask("GET", f"/api/tables/{table}", key="ip_" + "x" * 32)

    assert answer.status_code == 401


@pytest.mark.parametrize("seat", [-1, 3, 99, 10**30])
async def test_a_seat_that_is_not_there_is_nobodys(stage, seat):
    table = await stage.table("running")

    for path in (f"seats/{seat}/orders", f"events?seat={seat}", f"moments/0?seat={seat}"):
        answer = await stage.house.client.get(
            f"/api/tables/{table}/{path}", headers=stage.headers["seat 0"]
        )
        assert answer.status_code in {400, 404}, answer.text
