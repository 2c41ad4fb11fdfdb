"""`python -m benchmarks.page`: how long the page takes until one can play, and what it loads.

Wanted: interactive within a second on loopback, and at most 120 KB of scripts for a table.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from interpares import slugs
from server.live import LiveServer
from web.playing import CHOOSABLE
from web.site import Visitor, bots, chromium

SCREENS = {"lobby": "/", "rules": "/rules/magnaci", "workshop": "/workshop"}
READY = {"lobby": "article button", "rules": "h2", "workshop": "button.line"}
"""What there must be on a screen before somebody can do something."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with (
        tempfile.TemporaryDirectory() as folder,
        LiveServer(Path(folder)) as server,
        chromium() as browser,
    ):
        print(f"{'screen':12} {'first s':>8} {'again s':>8} {'scripts kB gzip':>16}")
        for name in (*SCREENS, *slugs()):
            first = [opened(Visitor(browser, server.url), name) for _ in range(rounds)]
            fresh, again, size = (statistics.median(column) for column in zip(*first, strict=True))
            print(f"{name:12} {fresh:8.2f} {again:8.2f} {size / 1000:16.1f}")


def opened(visitor: Visitor, name: str) -> tuple[float, float, int]:
    """Seconds until a screen is ready, with an empty cache and again, and bytes of its scripts.

    The name of a game stands for a table of it.
    """
    visitor.go("/healthz")  # the same site, but nothing of the page is loaded yet
    visitor.come_in("Anna")
    if name in SCREENS:
        address, ready = SCREENS[name], READY[name]
    else:
        table = visitor.open_table([{"kind": "me"}, *bots(2)], game=name)
        address, ready = f"/table/{table}", CHOOSABLE
    scripts: dict[str, int] = {}

    def weigh(response: object) -> None:
        url: str = getattr(response, "url", "")
        if url.endswith(".js"):
            scripts[url] = len(gzip.compress(response.body()))  # type: ignore[attr-defined]

    times = []
    for _ in range(2):
        began = time.perf_counter()
        visitor.go(address).locator(ready).first.wait_for()
        times.append(time.perf_counter() - began)
    visitor.page.on("response", weigh)
    visitor.page.reload()
    visitor.page.locator(ready).first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    visitor.context.close()
    return times[0], times[1], sum(scripts.values())


if __name__ == "__main__":
    main()
