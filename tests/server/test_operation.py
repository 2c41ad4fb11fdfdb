"""A server in operation: its log, its figures, its health, how it stops and what it survives."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from interpares.server.protocol import field_words
from interpares.server.settings import Settings
from server.live import READY_S, SOURCE, LiveServer, Watching, open_table, play_to_the_end
from server.waiting import waited_for

ME_AND_BOTS = [{"kind": "me", "name": "Zofia"}, *[{"kind": "bot", "level": "novice"}] * 2]
in_proc = pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes in /proc")


@pytest.fixture(params=["one worker", "two workers"])
def server(request, tmp_path):
    """A server on SQLite, or two workers on PostgreSQL and Redis."""
    settings = {}
    if request.param == "two workers":
        settings = two_workers(request)
    with LiveServer(tmp_path, **settings) as live:
        yield live


def two_workers(request):
    redis = request.getfixturevalue("redis")
    return {"WORKERS": "2", "DB": request.getfixturevalue("postgres_url"), "BUS": redis.url}


async def closed(watching):
    """The code a socket is closed with."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await watching.next()
    return watching.socket.close_code


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_the_server_sends_everybody_away_and_leaves_with_0(server, by):
    async def stop():
        opened = await open_table(server.url, ME_AND_BOTS)
        table, key = opened["table"]["id"], opened["keys"]["0"]
        seat = await Watching.begin(server.url, table, seat=0, key=key)
        spectators = [await Watching.begin(server.url, table) for _ in range(4)]
        await asyncio.gather(*(each.until("view") for each in (seat, *spectators)))
        path = f"{server.url}/api/tables/{table}/seats/0/stream"
        async with httpx.AsyncClient(timeout=READY_S) as client:
            stream = client.stream("GET", path, headers={"authorization": f"Bearer {key}"})
            async with stream as lines:
                server.process.send_signal(by)
                return (
                    [await closed(each) for each in (seat, *spectators)],
                    [json.loads(line)["type"] async for line in lines.aiter_lines() if line],
                )

    codes, messages = asyncio.run(stop())

    assert codes == [1012] * 5
    assert messages[0] == "view"
    assert server.process.wait(READY_S) == 0
    assert "graceful" not in server.log(), "nobody is waited for who would never go"
    assert "did not stop in time" not in server.log()


def test_a_move_that_was_acknowledged_is_there_after_a_stop(server):
    async def move():
        opened = await open_table(server.url, ME_AND_BOTS)
        seat = await Watching.begin(
            server.url, opened["table"]["id"], seat=0, key=opened["keys"]["0"]
        )
        await seat.until("view")
        while not seat.options:
            await seat.until("update")
        answer = await seat.play(seat.options[0])
        assert answer["type"] == "ok"
        server.stop()
        return opened, answer["n"]

    async def look(opened):
        seat = await Watching.begin(
            server.url, opened["table"]["id"], seat=0, key=opened["keys"]["0"], since=0
        )
        return await seat.until("view")

    opened, n = asyncio.run(move())
    server.start()
    view = asyncio.run(look(opened))

    assert view["n"] >= n


async def busy(url):
    """A match with a person, chat and a refused command; everything secret that was in it."""
    opened = await open_table(url, ME_AND_BOTS, name="Sekretny stół")
    key, table = opened["keys"]["0"], opened["table"]["id"]
    seat = await Watching.begin(f"{url}", table, seat=0, key=key)
    await seat.until("view")
    await seat.ask(type="say", text="Nikomu ani słowa")
    await seat.ask(type="play", action="bid 1000000", n=seat.n, key="unlikely")
    await seat.ask(type="dance", step="pirouette")
    await play_to_the_end(seat, Random(1))
    async with httpx.AsyncClient(base_url=url) as client:
        await client.get(f"/api/tables/{table}", params={"key": key})
        await client.post("/api/account", json={"login": "zofia", "password": "rozmaryn-1569"})
        await client.post("/api/session", json={"login": "zofia", "password": "wrong-rozmaryn"})
    return [key, opened["host_key"], "ani słowa", "pirouette", "rozmaryn", "Zofia", "Sekretny"]


@pytest.mark.parametrize("level", ["INFO", "DEBUG"])
def test_the_log_is_lines_of_json_without_anybodys_secrets(tmp_path, level):
    with LiveServer(tmp_path, LOG_LEVEL=level) as live:
        secrets = asyncio.run(busy(live.url))
        live.stop()

    lines = [line for line in live.log().splitlines() if line.startswith("{")]
    told = [json.loads(line) for line in lines]
    assert all({"at", "level", "from", "what"} <= set(each) for each in told)
    assert any("Serving at" in each["what"] for each in told)
    assert any("shutdown complete" in each["what"] for each in told)
    assert not [secret for secret in secrets if secret in live.log()]
    assert not [each for each in told if "connection" in each["what"].lower()]
    assert not [each for each in told if "WebSocket" in each["what"]]
    printed = [line for line in live.log().splitlines() if not line.startswith("{")]
    assert printed[0] == f"Inter Pares is at {live.url}"
    assert len(printed) == 2


def test_the_page_for_hosts_has_every_setting_with_what_it_usually_is_and_means():
    page = (SOURCE.parent / "docs" / "hosting.md").read_text("utf-8")
    rows = re.findall(r"^\| `INTERPARES_(\w+)` \|(?: `(.*)`)? \| (.+) \|$", page, re.MULTILINE)
    told = field_words(Settings)

    found = {name.lower(): (usual, means) for name, usual, means in rows}
    assert list(found) == list(Settings.__struct_fields__)
    for each in msgspec.structs.fields(Settings):
        usual, means = found[each.name]
        assert usual == (json.dumps(each.default) if each.type is bool else str(each.default))
        assert means == (told[each.name] or means)


def figures(url):
    """The metrics by name; all label sets of one name together."""
    text = httpx.get(f"{url}/metrics").text
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            name = name.partition("{")[0]
            found[name] = found.get(name, 0.0) + float(value)
    return found


def test_the_figures_are_those_of_all_workers(server):
    async def match():
        opened = await open_table(server.url, ME_AND_BOTS)
        table, key = opened["table"]["id"], opened["keys"]["0"]
        seat = await Watching.begin(server.url, table, seat=0, key=key)
        await seat.until("view")
        await seat.ask(type="play", action="dance", n=seat.n, key="k")
        await play_to_the_end(seat, Random(2))
        spectators = [await Watching.begin(server.url, table) for _ in range(5)]
        await asyncio.gather(*(each.until("view") for each in spectators))
        async with httpx.AsyncClient(base_url=server.url) as client:
            lines = len((await client.get(f"/api/tables/{table}/record")).text.splitlines()) - 1
            looked = [figures(server.url) for _ in range(6)]
            for each in (seat, *spectators):
                await each.close()
        return lines, looked

    lines, looked = asyncio.run(match())

    for found in looked:
        assert found["interpares_lines_total"] == lines
        assert found["interpares_refusals_total"] >= 1
        assert found["interpares_command_seconds_count"] >= 1
    assert looked[-1]["interpares_watchers"] in range(1, 7)


def test_a_server_is_healthy_until_its_database_is_gone(durable_postgres, tmp_path):
    url = durable_postgres.create("health")
    with LiveServer(tmp_path, DB=url) as live:
        healthy = httpx.get(f"{live.url}/healthz")
        durable_postgres.stop()
        ill = httpx.get(f"{live.url}/healthz", timeout=READY_S)
        durable_postgres.start()
        again = waited_for(lambda: httpx.get(f"{live.url}/healthz").status_code == 200)

    assert (healthy.status_code, healthy.json()["status"]) == (200, "ok")
    assert (ill.status_code, ill.json()["database"]) == (503, False)
    assert again


@in_proc
def test_a_worker_that_dies_is_replaced(request, tmp_path):
    with LiveServer(tmp_path, **two_workers(request)) as live:
        first = workers_of(live.process.pid)
        assert len(first) == 2
        waited_for(lambda: live.log().count("Application startup complete") == 2)

        os.kill(first[0], signal.SIGKILL)

        waited_for(lambda: "another one begins" in live.log())
        waited_for(lambda: len(set(workers_of(live.process.pid)) - set(first)) == 1)
        assert all(httpx.get(f"{live.url}/healthz").status_code == 200 for _ in range(5))
        assert live.stop() == 0


@in_proc
def test_workers_do_not_outlive_the_process_that_looks_after_them(request, tmp_path):
    with LiveServer(tmp_path, **two_workers(request)) as live:
        workers = workers_of(live.process.pid)

        os.kill(live.process.pid, signal.SIGKILL)

        live.process.wait(READY_S)
        waited_for(lambda: not [each for each in workers if is_alive(each)])


def workers_of(pid):
    """The workers of a server: children that have the table's code in memory."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in children if b"spawn_main" in command_of(each)]


def command_of(pid):
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def is_alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


BROKEN = Settings(
    db="postgresql+asyncpg://me:hush@127.0.0.1:1/x", bus="redis://127.0.0.1:1", workers=2
)
"""What the checks before the start would have refused."""


def test_a_worker_that_cannot_start_is_not_started_for_ever(tmp_path, capfd):
    script = (
        "import msgspec, sys\n"
        "from interpares.server.serving import listen, serve\n"
        "from interpares.server.settings import Settings\n"
        "if __name__ == '__main__':\n"
        "    settings = msgspec.json.decode(sys.argv[1], type=Settings)\n"
        "    serve(settings, listen('127.0.0.1', [0]))\n"
    )
    (tmp_path / "run.py").write_text(script)
    for workers in (1, 2):
        settings = msgspec.structs.replace(BROKEN, workers=workers, data=str(tmp_path))
        ended = subprocess.run(
            [sys.executable, tmp_path / "run.py", msgspec.json.encode(settings).decode()],
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
            capture_output=True,
            text=True,
            check=False,
            timeout=READY_S,
        )

        assert ended.returncode == 1
        assert "The server could not start; its log says why." in ended.stderr
        assert ended.stderr.count("Application startup failed") in (1, workers)
        assert "hush" not in ended.stderr


@pytest.mark.parametrize(
    "key, headers, status",
    [
        ("", {}, 200),
        ("", {"x-forwarded-for": "203.0.113.5"}, 403),
        ("word", {}, 403),
        ("word", {"authorization": "Bearer wrong"}, 403),
        ("word", {"authorization": "Bearer word"}, 200),
    ],
)
def test_figures_are_for_the_host_alone(tmp_path, key, headers, status):
    with LiveServer(tmp_path, METRICS_KEY=key) as server:
        assert httpx.get(f"{server.url}/metrics", headers=headers).status_code == status
