"""`interpares serve`, and `interpares` alone: where it says it is, and why it cannot be there."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from cli.commands import refused, run
from interpares.cli.serving import LAST_PORT, ports_of
from interpares.server.database import Database, migrate
from interpares.server.serving import listen, port_of
from interpares.server.settings import Settings
from server.live import SOURCE, Watching, free_port, open_table
from server.waiting import waited_for

READY_S = 60
NOBODY = "127.0.0.1:1"


@pytest.fixture
def taken():
    """A port somebody else has."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def refused_to_serve(data, *arguments, code=1, words, **environment):
    """One line, no server, and nothing printed as if there were one."""
    result = run("serve", *arguments, INTERPARES_DATA=str(data), **environment)
    assert result.stdout == ""
    return refused(result, code, words)


def test_a_port_that_was_asked_for_and_is_in_use_is_not_exchanged(taken, tmp_path):
    words = f"Port {taken} is in use; choose another with --port."

    assert refused_to_serve(tmp_path, "--port", taken, words=words)
    assert refused_to_serve(tmp_path, "--port", taken, "--open", words=words)
    assert refused_to_serve(tmp_path, "--open", INTERPARES_PORT=str(taken), words=words)


def test_an_unknown_host_is_said_in_one_line(tmp_path):
    words = "The host nowhere.invalid is not known"

    assert refused_to_serve(tmp_path, "--host", "nowhere.invalid", words=words)


def test_an_address_of_another_machine_is_said_in_one_line(tmp_path):
    assert refused_to_serve(tmp_path, "--host", "192.0.2.1", "--port", 0, words="192.0.2.1")


def test_a_data_folder_that_cannot_be_is_said_in_one_line(tmp_path):
    file = tmp_path / "file"
    file.touch()

    assert refused_to_serve(file / "data", "--port", 0, words=f"The data folder {file / 'data'}")


def test_a_new_data_folder_is_private(tmp_path):
    refused_to_serve(tmp_path / "new", "--port", 0, "--bus", f"redis://{NOBODY}", words="The bus")

    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("workers", [1, 2])
def test_a_database_that_does_not_answer_is_said_in_one_line(tmp_path, workers):
    db = f"postgresql+asyncpg://me:hush@{NOBODY}/games"
    asked = ("--port", 0, "--db", db, "--bus", f"redis://{NOBODY}", "--workers", workers)

    assert refused_to_serve(tmp_path, *asked, words=f"The database {db.replace('hush', '***')}")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bus_that_does_not_answer_is_said_in_one_line(tmp_path, workers):
    asked = ("--port", 0, "--bus", f"redis://:hush@{NOBODY}", "--workers", workers)

    assert refused_to_serve(tmp_path, *asked, words=f"The bus at redis://{NOBODY} does not answer")


def test_a_file_that_is_no_database_is_said_in_one_line(tmp_path):
    file = tmp_path / "interpares.db"
    file.write_text("Dear diary, " * 1000)

    assert refused_to_serve(tmp_path, "--port", 0, words="file is not a database")
    assert file.read_text().startswith("Dear diary")


def test_a_database_of_a_later_program_is_said_in_one_line(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path / 'later.db'}"
    migrate(url)
    asyncio.run(stamp_later(url))

    assert refused_to_serve(tmp_path, "--port", 0, "--db", url, words="a newer Inter Pares")


async def stamp_later(url):
    database = Database(url)
    async with database.session() as session:
        await session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await database.close()


@pytest.mark.parametrize(
    "arguments, environment, words",
    [
        (("--workers", "2"), {}, "Several workers need --bus"),
        (("--db", "mysql://x"), {}, "--db must begin with"),
        (("--port", "99999"), {}, "The port must be 0 to 65535, not 99999."),
        ((), {"INTERPARES_PORT": "many"}, "INTERPARES_"),
        ((), {"INTERPARES_LOG_LEVEL": "LOUD"}, "The log level must be one of DEBUG"),
    ],
)
def test_settings_that_make_no_sense_are_wrong_usage(tmp_path, arguments, environment, words):
    assert refused_to_serve(tmp_path, *arguments, code=2, words=words, **environment)


def test_the_search_for_a_port_goes_on_to_the_next_free_one(taken):
    sockets = listen("127.0.0.1", range(taken, taken + 50))

    assert taken < port_of(sockets) < taken + 50
    for each in sockets:
        each.close()


def test_every_address_of_a_host_is_listened_at(monkeypatch):
    sockets = listen("localhost", [0])

    ports = {each.getsockname()[1] for each in sockets}
    families = {each.family for each in sockets}
    assert len(ports) == 1
    assert len(families) == len(sockets) >= 1
    for each in sockets:
        each.close()


def test_only_at_ones_own_desk_is_a_port_searched_for(monkeypatch):
    monkeypatch.delenv("INTERPARES_PORT", raising=False)

    assert list(ports_of(Settings(), search=False, port=None)) == [8000]
    assert list(ports_of(Settings(port=9000), search=True, port=9000)) == [9000]
    assert list(ports_of(Settings(), search=True, port=None)) == list(range(8000, LAST_PORT + 1))


class Started:
    """A command that runs until the test has seen enough."""

    def __init__(self, folder, *arguments, stdin=subprocess.DEVNULL, **environment):
        self.output = folder / "output"
        with self.output.open("wb") as out, (folder / "errors").open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "interpares", *map(str, arguments)],
                env={
                    **{name: each for name, each in os.environ.items() if name != "DISPLAY"},
                    "PYTHONPATH": str(SOURCE),
                    "INTERPARES_DATA": str(folder / "data"),
                    "INTERPARES_BOT_PROCESSES": "1",
                    **environment,
                },
                stdin=stdin,
                stdout=out,
                stderr=errors,
                start_new_session=True,
            )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(READY_S)

    def told(self, pattern):
        """What the command has printed, as soon as it is there."""
        return waited_for(lambda: re.search(pattern, self.output.read_text("utf-8")))

    def answers(self, url):
        def answer():
            try:
                return httpx.get(f"{url}/healthz", timeout=5).status_code == 200
            except httpx.TransportError:
                return False

        return waited_for(answer)


def test_without_a_command_the_server_is_opened_at_a_free_port(tmp_path):
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.part\nmv {opened}.part {opened}\n')
    browser.chmod(0o755)
    at_8000 = socket.socket()
    at_8000.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        at_8000.bind(("127.0.0.1", 8000))
        at_8000.listen()
    except OSError:
        pass

    with at_8000, Started(tmp_path, BROWSER=f"{browser} %s") as server:
        url = server.told(r"Inter Pares is at (http://127\.0\.0\.1:80[0-2]\d)\n")[1]

        assert url != "http://127.0.0.1:8000"
        assert server.told(r"Port 8000 is in use, so it is 80\d\d this time\.")
        assert server.told(rf"the API: +{url}/api/docs")
        assert waited_for(opened.exists)
        assert opened.read_text().strip() == f"{url}/"
        assert server.answers(url)
        assert "interpares play" not in server.output.read_text(), "nobody sits at a terminal"


def test_somebody_at_a_terminal_is_offered_the_terminal_game(tmp_path):
    ours, theirs = os.openpty()
    port = free_port()
    with Started(tmp_path, "serve", "--port", port, stdin=theirs) as server:
        assert server.told(r"in this terminal: .*interpares play\n")
        assert server.told("Stop it with Ctrl-C")
    os.close(ours)
    os.close(theirs)


def test_a_client_that_comes_too_early_is_served_as_soon_as_the_server_is_ready(tmp_path):
    with Started(tmp_path, "serve", "--port", 0) as server:
        url = server.told(r"Inter Pares is at (http://127\.0\.0\.1:[1-9]\d+)\n")[1]

        answer = httpx.get(f"{url}/healthz", timeout=READY_S)

        assert answer.status_code == 200


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes in /proc")
def test_ctrl_c_in_a_terminal_ends_the_server_and_all_its_processes(tmp_path):
    port = free_port()
    with Started(tmp_path, "serve", "--port", port) as server:
        server.answers(f"http://127.0.0.1:{port}")
        asyncio.run(a_bot_moves(f"http://127.0.0.1:{port}"))

        os.killpg(server.process.pid, signal.SIGINT)

        assert server.process.wait(READY_S) == 0
        assert waited_for(lambda: not in_group(server.process.pid))
        assert "Traceback" not in (tmp_path / "errors").read_text()


def test_ctrl_c_while_the_bots_come_up_leaves_no_trace(tmp_path):
    port = free_port()
    with Started(tmp_path, "serve", "--port", port) as server:
        server.answers(f"http://127.0.0.1:{port}")

        os.killpg(server.process.pid, signal.SIGINT)

        server.process.wait(READY_S)
        assert waited_for(lambda: not in_group(server.process.pid))
        assert "Traceback" not in (tmp_path / "errors").read_text()


async def a_bot_moves(url):
    """Afterwards there is a process for bots."""
    opened = await open_table(url, [{"kind": "bot", "level": "novice"}] * 2)
    watching = await Watching.begin(url, opened["table"]["id"])
    await watching.until("update")
    await watching.close()


def in_group(group):
    """The processes of a group that still live."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[2] == str(group) and fields[0] != "Z":
            found.append(file.parent.name)
    return found
