"""One POST to the address that was checked, whatever the other side does."""

from __future__ import annotations

import asyncio

import pytest

from interpares.server.notify import http
from interpares.server.notify.errors import Undelivered
from interpares.server.notify.guard import Guard, Target
from interpares.server.notify.http import post
from server.notify.targets import certificate, web_server

pytestmark = pytest.mark.anyio


def target(port: int, *, host: str = "hooks.example", is_secure: bool = False) -> Target:
    return Target(is_secure, host, port, "/hook?x=1", ("127.0.0.1",))


async def failure(where: Target, limit_s: float = 5.0) -> str:
    with pytest.raises(Undelivered) as found:
        await post(where, {}, b"body", limit_s)
    return found.value.reason


async def test_the_request_names_the_host_but_goes_to_the_address():
    async with web_server() as web:
        reply = await post(target(web.port), {"TTL": "5"}, b"body")

    [request] = web.requests
    assert (reply.status, reply.is_success) == (200, True)
    assert request.first == "POST /hook?x=1 HTTP/1.1"
    assert request.headers["host"] == f"hooks.example:{web.port}"
    assert request.headers["ttl"] == "5"
    assert request.body == b"body"


async def test_a_name_that_answers_differently_the_second_time_gains_nothing():
    asked = []

    async def rebinding(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.2"] if len(asked) == 1 else ["127.0.0.1"]

    async with web_server() as web:
        checked = await Guard(rebinding, allow_private=True).check(
            f"http://rebinding.example:{web.port}/"
        )
        reason = await failure(checked)

    assert checked.addresses == ("127.0.0.2",)
    assert (reason, web.requests, asked) == ("unreachable", [], ["rebinding.example"])


async def test_the_next_address_is_tried_when_one_takes_no_connection():
    async with web_server() as web:
        where = Target(False, "hooks.example", web.port, "/", ("127.0.0.3", "127.0.0.1"))
        reply = await post(where, {}, b"")

    assert reply.status == 200


async def test_redirects_are_not_followed():
    async with web_server() as web:
        web.answer = b"HTTP/1.1 302 Found\r\nLocation: " + web.url.encode() + b"/other\r\n\r\n"
        reply = await post(target(web.port), {}, b"")

    assert (reply.status, reply.is_success, len(web.requests)) == (302, False, 1)


async def test_no_proxy_of_the_environment_is_asked(monkeypatch):
    for name in ("http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:1/")
    async with web_server() as web:
        reply = await post(target(web.port), {}, b"")

    assert reply.status == 200


@pytest.mark.parametrize(
    "answer, status, wait_s",
    [
        (b"HTTP/1.0 204 No Content\r\n\r\n", 204, 0),
        (b"HTTP/1.1 201\r\n\r\n", 201, 0),
        (b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 202 Accepted\r\n\r\n", 202, 0),
        (b"HTTP/1.1 429 No\r\nA: b\r\nretry-after: 17\r\nC: d\r\n\r\n", 429, 17),
        (b"HTTP/1.1 503 No\r\nRetry-After: Fri, 31 Dec 1999 23:59:59 GMT\r\n\r\n", 503, 0),
        (b"HTTP/1.1 429 No\r\nRetry-After: 99999999999999\r\n\r\n", 429, 0),
    ],
)
async def test_answers_are_read(answer, status, wait_s):
    async with web_server() as web:
        web.answer = answer
        reply = await post(target(web.port), {}, b"")

    assert (reply.status, reply.wait_s) == (status, wait_s)


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"HTTP/1.1 200 OK\r\n",
        b"SSH-2.0-OpenSSH_9.2\r\n\r\n",
        b"HTTP/1.1 999 Odd\r\n\r\n",
        b"HTTP/2 200\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"x" * 70_000,
        b"HTTP/1.1 100 Continue\r\n\r\n" * 5,
    ],
)
async def test_what_is_no_answer_is_a_failure(answer):
    async with web_server() as web:
        web.answer = answer

        assert await failure(target(web.port)) == "answer"


async def test_a_target_that_says_nothing_or_drips_is_left_when_time_is_up():
    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not writer.is_closing():
            writer.write(b"x")
            await asyncio.sleep(0.01)

    async with await asyncio.start_server(drip, "127.0.0.1", 0) as listener:
        port = listener.sockets[0].getsockname()[1]

        assert await failure(target(port), limit_s=0.2) == "timeout"


async def test_nobody_there_is_a_failure():
    async with web_server() as web:
        closed = web.port

    assert await failure(target(closed)) == "unreachable"


async def test_the_certificate_must_be_that_of_the_name(tmp_path, monkeypatch):
    server, client = certificate("hooks.example", tmp_path)
    monkeypatch.setattr(http, "tls_context", lambda: client)
    async with web_server(server) as web:
        reply = await post(target(web.port, is_secure=True), {}, b"body")
        reason = await failure(target(web.port, host="other.example", is_secure=True))

    assert (reply.status, web.requests[0].body) == (200, b"body")
    assert (reason, len(web.requests)) == ("tls", 1)


async def test_a_certificate_nobody_vouches_for_is_refused(tmp_path):
    server, _ = certificate("hooks.example", tmp_path)
    async with web_server(server) as web:
        assert await failure(target(web.port, is_secure=True)) == "tls"
    assert web.requests == []
