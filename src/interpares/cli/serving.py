"""`interpares serve`: the settings of the command line over those of the environment."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from ..server import readiness
from ..server.readiness import Unable
from ..server.settings import PREFIX, Settings, checked, from_environment
from .naming import command
from .running import Failed

LAST_PORT = 8020
"""Where the search for a free port ends."""


def serve(*, open_page: bool, **given: Any) -> None:
    """Say where the server is, and run it until it is told to stop."""
    settings = settings_of(**given)
    with failing():
        from ..server.serving import listen, port_of
        from ..server.serving import serve as run

        sockets = listen(settings.host, ports_of(settings, search=open_page, **given))
        found = msgspec.structs.replace(settings, port=port_of(sockets))
        readiness.check(found)
        introduce(found, wanted=settings.port)
        if open_page and has_screen():
            threading.Thread(target=webbrowser.open, args=(f"{found.url}/",), daemon=True).start()
        run(found, sockets)


def settings_of(**given: Any) -> Settings:
    """What the environment says, with what the command line says instead."""
    chosen = {name: value for name, value in given.items() if value is not None}
    return checked(msgspec.structs.replace(from_environment(), **chosen))


@contextmanager
def failing() -> Iterator[None]:
    """What the server needs and does not find ends the command, though it was used rightly."""
    try:
        yield
    except Unable as error:
        raise Failed(str(error)) from None


def ports_of(settings: Settings, *, search: bool, port: int | None, **_: Any) -> range:
    """The port that was asked for; with nobody asking, at one's own desk, any that is free."""
    asked = port is not None or PREFIX + "PORT" in os.environ
    return range(settings.port, settings.port + 1 if asked or not search else LAST_PORT + 1)


def introduce(settings: Settings, *, wanted: int) -> None:
    if wanted not in (0, settings.port):
        print(f"Port {wanted} is in use, so it is {settings.port} this time.")
    print(f"Inter Pares is at {settings.url}")
    print(f"  the API:          {settings.url}/api/docs")
    if sys.stdin is not None and sys.stdin.isatty():
        print(f"  in this terminal: {command('play')}")
        print("Stop it with Ctrl-C.")
    sys.stdout.flush()


def has_screen() -> bool:
    """Whether a browser would open a window; one in the terminal would stand in the way."""
    shown = any(os.environ.get(each) for each in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
    return shown or sys.platform in ("darwin", "win32")
