"""The page in a real browser, at a real server: what people do, and what they see."""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from server.live import LiveServer

ROOT = Path(__file__).parents[2]
STATIC = Path(
    os.environ.get("INTERPARES_STATIC") or ROOT / "src" / "interpares" / "server" / "static"
)
"""The built page, where the server looks for it."""
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENSHOTS = ROOT / "screenshots"
"""Git ignores it; look at all of them after work on the page."""
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next((path for name in NAMES if (path := shutil.which(name))), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HTTP = httpx.Client()
"""One for all: to make one takes far longer than to ask with it, and `is_over` is asked often."""
SIZES = {"desk": (1440, 900), "laptop": (1280, 720), "phone": (390, 844)}
PATIENCE_MS = 30_000

needs_browser = pytest.mark.skipif(
    CHROMIUM is None or not (STATIC / "index.html").exists(),
    reason="needs Chromium (apt install chromium) and the built page (make test builds it)",
)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of their own: cookies, language, size, taste."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: str = "desk",
        language: str = "en",
        theme: Any = "light",
        motion: Any = "reduce",
    ) -> None:
        width, height = SIZES[size]
        self.label = f"{size}-{theme}-{language}"
        self.url = url
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            locale={"en": "en-GB", "pl": "pl-PL", "de": "de-DE"}[language],
            color_scheme=theme,
            reduced_motion=motion,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        # A refused request or a lost connection is part of life; a script that fails is not.
        expected = ("Failed to load resource", "WebSocket connection to")
        if message.type == "error" and not message.text.startswith(expected):
            self.complaints.append(message.text)

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def post(self, path: str, body: Any) -> Any:
        """A request as the page itself would send it, for what a test does not want to click."""
        script = """async ([path, body]) => {
            const session = await (await fetch("/api/session")).json();
            const answer = await fetch(path, {method: "POST", body: JSON.stringify(body), headers:
                {"content-type": "application/json", "x-csrf-token": session.csrf}});
            return answer.json();
        }"""
        return self.page.evaluate(script, [path, body])

    def get(self, path: str) -> Any:
        return self.page.evaluate("async (path) => (await fetch(path)).json()", path)

    def come_in(self, name: str) -> None:
        """As a guest of that name."""
        if self.page.url == "about:blank":
            self.go("/credits")
        self.post("/api/people", {"name": name})

    def open_table(self, seats: list[dict[str, Any]], game: str = "magnaci", **more: Any) -> str:
        """A table opened over HTTP; returns its id."""
        opened = self.post("/api/tables", {"game": game, "seats": seats, **more})
        table: str = opened["table"]["id"]
        return table

    def shoot(self, name: str) -> Path:
        """What it looks like now, for people to look at."""
        SCREENSHOTS.mkdir(exist_ok=True)
        path = SCREENSHOTS / f"{name}-{self.label}.png"
        self.page.evaluate("document.fonts.ready")
        self.page.screenshot(path=path)
        return path

    def check_access(self) -> None:
        """axe finds nothing, nothing is wider than the screen, no target is too small."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("async () => (await axe.run()).violations")
        flaws = [
            f"{each['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
            for each in found
            for node in each["nodes"]
        ]
        assert not flaws, "\n".join(flaws)
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"the page is {wide} px wider than the screen"

    def close(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints


def wait_for(is_so: Callable[[], bool], page: Page, patience_ms: int = PATIENCE_MS) -> None:
    """Wait while the page goes on."""
    for _ in range(patience_ms // 50):
        if is_so():
            return
        page.wait_for_timeout(50)
    shown = " ".join(page.locator("main, .prompt").all_inner_texts())[:3000]
    raise AssertionError(f"It never came to that; the page shows: {shown}")


def until(is_so: Callable[[], bool], patience_s: float = 60) -> None:
    """Wait where there is no page."""
    deadline = time.monotonic() + patience_s
    while not is_so():
        assert time.monotonic() < deadline, "It never came to that."
        time.sleep(0.1)


def bots(count: int, level: str = "novice") -> list[dict[str, Any]]:
    return [{"kind": "bot", "level": level} for _ in range(count)]


def is_over(server: LiveServer, table: str) -> bool:
    answer = HTTP.get(f"{server.url}/api/tables/{table}").json()
    return bool(answer["table"]["status"] == "finished")


def buttons(scope: Page | Locator, name: str) -> Locator:
    return scope.get_by_role("button", name=re.compile(name))
