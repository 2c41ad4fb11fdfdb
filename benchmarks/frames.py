"""`python -m benchmarks.frames`: how smoothly the boards move while a match is played back.

A match of bots runs as a film from its middle, with all its motion, twice as quick as usual. Beside
it stands the same page at rest, because a browser without a graphics card on a busy machine misses
frames by itself: judge by the ratio. Wanted: no more than a tenth of the frames late, and nothing
that stops the page for more than 200 ms.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from playwright.sync_api import Page

from interpares import rules_of, slugs
from server.live import LiveServer
from web.gallery import record_of
from web.playing import imported
from web.site import SIZES, Visitor, chromium

COUNT = """async (seconds) => {
    const longest = {ms: 0};
    const watch = new PerformanceObserver(list => {
        for (const task of list.getEntries()) longest.ms = Math.max(longest.ms, task.duration);
    });
    watch.observe({type: "longtask"});
    const times = [];
    const until = performance.now() + 1000 * seconds;
    await new Promise(done => {
        const next = time => {
            times.push(time);
            performance.now() < until ? requestAnimationFrame(next) : done();
        };
        requestAnimationFrame(next);
    });
    watch.disconnect();
    const gaps = times.slice(1).map((time, at) => time - times[at]);
    const late = gaps.filter(gap => gap > 25).length;
    return [gaps.length / seconds, late / gaps.length, longest.ms];
}"""
"""Frames a second, the share of them that came late, and the longest task in milliseconds."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.frames", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--size", choices=SIZES, default="desk")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        LiveServer(Path(folder)) as server,
        chromium() as browser,
    ):
        print(f"{'game':12} {'':8} {'frames/s':>9} {'late':>7} {'longest task ms':>16}")
        for game in slugs():
            visitor = Visitor(browser, server.url, size=wish.size, motion="no-preference")
            page = at_film(visitor, game)
            tell(game, "at rest", page, wish.seconds)
            page.locator("button.play").click()
            tell(game, "moving", page, wish.seconds)
            visitor.close()


def at_film(visitor: Visitor, game: str) -> Page:
    """The middle of a match with everybody at the table, ready to be played back."""
    visitor.come_in("Anna")
    table, last = imported(visitor, record_of(game, max(rules_of(game).seats), seed=1, options={}))
    page = visitor.go(f"/replay/{table}?n={last // 2}")
    page.get_by_role("slider").first.wait_for()
    page.locator(".speed select").select_option("2")
    page.wait_for_load_state("networkidle")
    return page


def tell(game: str, state: str, page: Page, seconds: float) -> None:
    frames, late, longest = page.evaluate(COUNT, seconds)
    print(f"{game:12} {state:8} {frames:9.1f} {late:7.1%} {longest:16.0f}")


if __name__ == "__main__":
    main()
