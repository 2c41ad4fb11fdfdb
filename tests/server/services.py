"""A real PostgreSQL and a real Redis, on loopback, in a folder that goes away again."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg

STARTS_WITHIN_S = 30
USER = "interpares"
GUARD = 'read nothing; kill -INT "$1"; sleep 5; rm -rf "$2"'
"""Cleans up after tests that were killed: its input ends when they do."""


class Service:
    """A program that runs for as long as a test needs it, and may be stopped and started."""

    def __init__(self, folder):
        self.folder = folder
        self.port = free_port()
        self.process = self.guard = None

    def command(self):
        raise NotImplementedError

    def answers(self):
        raise NotImplementedError

    def start(self):
        with (self.folder / "output.txt").open("ab") as output:
            self.process = subprocess.Popen(
                self.command(), stdout=output, stderr=output, cwd=self.folder, **owner()
            )
        self.guard = subprocess.Popen(
            ["sh", "-c", GUARD, "guard", str(self.process.pid), self.folder],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )
        deadline = time.monotonic() + STARTS_WITHIN_S
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError((self.folder / "output.txt").read_text())
            time.sleep(0.02)

    def stop(self, by=signal.SIGINT):
        """SIGINT is the orderly way of both programs; SIGQUIT and SIGKILL are crashes."""
        if self.process is not None:
            self.guard.kill()
            self.guard.communicate()
            self.process.send_signal(by)
            self.process.wait(STARTS_WITHIN_S)
            self.process = None

    def close(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """Without `fsync` it is faster, and good for everything but tests of durability."""

    def __init__(self, *, fsync=False):
        super().__init__(own_folder())
        self.fsync = fsync
        initdb = [found("initdb"), "-D", "data", "-U", USER, "-A", "trust", "-E", "UTF8"]
        subprocess.run(
            [*initdb, "--locale=C", "--no-sync"],
            cwd=self.folder,
            check=True,
            capture_output=True,
            **owner(),
        )
        self.start()

    def command(self):
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "on" if self.fsync else "off",
        }
        options = [f"-c{name}={value}" for name, value in settings.items()]
        return [found("postgres"), "-D", "data", "-p", str(self.port), *options]

    def answers(self):
        ready = [found("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    def url(self, database):
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{database}"

    def create(self, database, template="template1"):
        self.execute(f'CREATE DATABASE "{database}" TEMPLATE "{template}"')
        return self.url(database)

    def drop(self, database):
        self.execute(f'DROP DATABASE "{database}" WITH (FORCE)')

    def execute(self, sql):
        async def run():
            connection = await asyncpg.connect(
                host="127.0.0.1", port=self.port, user=USER, database="postgres"
            )
            await connection.execute(sql)
            await connection.close()

        asyncio.run(run())


class Redis(Service):
    def __init__(self):
        super().__init__(own_folder())
        self.start()

    def command(self):
        address = ["--bind", "127.0.0.1", "--port", str(self.port)]
        return [found("redis-server"), *address, "--save", "", "--appendonly", "no"]

    def answers(self):
        try:
            return self.ask("PING") == "+PONG"
        except OSError:
            return False

    def ask(self, command):
        with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
            connection.sendall(f"{command}\r\n".encode())
            return connection.recv(100).decode().strip()

    @property
    def url(self):
        return f"redis://127.0.0.1:{self.port}/0"


def found(program):
    """Where a program is; None if it is not installed."""
    debian = sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)
    path = os.pathsep.join([os.environ.get("PATH", ""), *debian])
    return shutil.which(program, path=path)


def missing(*programs):
    """Why a test that needs these must be skipped; empty if it need not."""
    absent = [program for program in programs if found(program) is None]
    return f"not installed: {', '.join(absent)}" if absent else ""


def own_folder():
    """PostgreSQL refuses to run for root, and its own user cannot enter root's folders."""
    folder = Path(tempfile.mkdtemp(prefix="interpares-"))
    if owner():
        shutil.chown(folder, user=owner()["user"])
    return folder


def owner():
    return {"user": "postgres"} if os.geteuid() == 0 else {}


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]
