"""`interpares serve`: the settings of the command line over those of the environment."""

from __future__ import annotations

import threading
import time
import webbrowser
from typing import Any

import msgspec

from ..server.serving import serve as run
from ..server.settings import Settings, checked, from_environment
from .naming import command

LOOK_S = 1.5
"""After so long the server answers, and the page can be opened."""


def serve(*, open_page: bool, **given: Any) -> None:
    """Say where the server is, and run it until it is told to stop."""
    settings = settings_of(**given)
    print(f"Inter Pares is at {settings.url}")
    print(f"  the API:          {settings.url}/api/docs")
    print(f"  in this terminal: {command('play', 'magnaci')}")
    print("Stop it with Ctrl-C.", flush=True)
    if open_page:
        threading.Thread(target=_open, args=(settings,), daemon=True).start()
    run(settings)


def settings_of(**given: Any) -> Settings:
    """What the environment says, with what the command line says instead."""
    chosen = {name: value for name, value in given.items() if value is not None}
    return checked(msgspec.structs.replace(from_environment(), **chosen))


def _open(settings: Settings) -> None:
    time.sleep(LOOK_S)
    webbrowser.open(f"{settings.url}/api/docs")
