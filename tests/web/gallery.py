"""Photographs every kind of question of a game, to be looked at by people after design work.

Run from the repository once the page is built; sheets come to screenshots/gallery/, and what a
machine finds wrong with the layout is printed:
.venv/bin/python tests/web/gallery.py veto --seats 3 --size phone --theme dark --language pl
.venv/bin/python tests/web/gallery.py florence --options '{"muse_and_princess": true}'
"""

from __future__ import annotations

import argparse
import base64
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page

from interpares import rules_of, slugs
from interpares.bots import make, strongest_at_once
from interpares.bots.runner import play_match
from server.live import LiveServer
from web.layout import flaws_of
from web.playing import EXPERIENCED, imported, moments_of, prefer
from web.site import SCREENSHOTS, Visitor, bots, chromium

FOLDER = SCREENSHOTS / "gallery"
DRAW = """async ([pictures, columns, width]) => {
    const images = await Promise.all(pictures.map(([name, source]) => new Promise(done => {
        const image = new Image();
        image.onload = () => done([name, image]);
        image.src = source;
    })));
    const [gap, title] = [8, 22];
    const height = width * images[0][1].height / images[0][1].width;
    const sheet = document.createElement("canvas");
    sheet.width = columns * (width + gap) + gap;
    sheet.height = Math.ceil(images.length / columns) * (height + title + gap) + gap;
    const brush = sheet.getContext("2d");
    brush.fillStyle = "#2a231b";
    brush.fillRect(0, 0, sheet.width, sheet.height);
    brush.font = "15px sans-serif";
    images.forEach(([name, image], at) => {
        const left = gap + (at % columns) * (width + gap);
        const top = gap + Math.floor(at / columns) * (height + title + gap);
        brush.fillStyle = "#fff";
        brush.fillText(name, left, top + 15);
        brush.drawImage(image, left, top + title, width, height);
    });
    return sheet.toDataURL("image/png");
}"""
SHEET = {"desk": (2, 940), "laptop": (2, 940), "phone": (5, 390)}
"""Columns and width of a picture."""
ROWS = 2


def record_of(game: str, seats: int, seed: int, options: dict[str, Any]) -> str:
    """A match of bots that know the game."""
    name = strongest_at_once(game)
    players = [make(name, game, Random(f"{seed} {seat}")) for seat in range(seats)]
    return play_match(game, seats, options, players, seed).record().dump()


def questions_of(visitor: Visitor, table: str) -> dict[str, int]:
    """The moment at which each kind of question was asked with most answers."""
    best: dict[str, tuple[int, int]] = {}
    for moment in moments_of(visitor, table):
        now = moment["now"]
        answers = len(now.get("options") or ())
        if now.get("prompt") and answers:
            kind = now["prompt"]["decision"]
            best[kind] = max(best.get(kind, (0, 0)), (answers, moment["n"]))
    return {kind: n for kind, (_, n) in best.items()}


def photographs(visitor: Visitor, game: str, seats: int, record: str) -> dict[str, Path]:
    """A picture of each kind of question, and of the end."""
    visitor.come_in("Anna")
    prefer(visitor, **EXPERIENCED)
    table, last = imported(visitor, record)
    found = {}
    for kind, n in questions_of(visitor, table).items():
        start = {"n": n, "seat": 0, "seats": [{"kind": "me"}, *bots(seats - 1)]}
        opened = visitor.post(f"/api/tables/{table}/fork", start)
        page = visitor.go(f"/table/{opened['table']['id']}")
        page.locator("#question h2").first.wait_for()
        found[kind] = taken(visitor, page, f"{game}-{seats}-{kind}")
    found["end"] = taken(visitor, visitor.go(f"/replay/{table}?n={last}"), f"{game}-{seats}-end")
    return found


def taken(visitor: Visitor, page: Page, name: str) -> Path:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    for flaw in flaws_of(page):
        sys.stdout.write(f"{name}: {flaw}\n")
    return visitor.shoot(f"gallery/{name}")


def lay_out(browser: Browser, pictures: dict[str, Path], name: str, size: str) -> None:
    """Sheets of a few pictures each, large enough to be read."""
    columns, width = SHEET[size]
    step = columns * ROWS
    rows: list[Any] = [
        (kind, f"data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}")
        for kind, path in pictures.items()
    ]
    for at in range(0, len(rows), step):
        drawn = browser.new_page().evaluate(DRAW, [rows[at : at + step], columns, width])
        sheet = FOLDER / f"sheet-{name}-{at // step}.png"
        sheet.write_bytes(base64.b64decode(drawn.partition(",")[2]))
        sys.stdout.write(f"{sheet}\n")


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("game", choices=slugs())
    wishes.add_argument("--seats", type=int)
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    wishes.add_argument("--size", choices=SHEET, default="desk")
    wishes.add_argument("--theme", choices=("light", "dark"), default="light")
    wishes.add_argument("--language", choices=("en", "pl", "de"), default="en")
    wish = wishes.parse_args()
    seats = wish.seats or max(rules_of(wish.game).seats)
    FOLDER.mkdir(parents=True, exist_ok=True)
    taste = {"size": wish.size, "theme": wish.theme, "language": wish.language}
    with (
        tempfile.TemporaryDirectory() as folder,
        LiveServer(Path(folder)) as server,
        chromium() as browser,
    ):
        visitor = Visitor(browser, server.url, **taste)
        record = record_of(wish.game, seats, wish.seed, wish.options)
        pictures = photographs(visitor, wish.game, seats, record)
        lay_out(browser, pictures, f"{wish.game}-{seats}-{visitor.label}", wish.size)
        visitor.close()


if __name__ == "__main__":
    main()
