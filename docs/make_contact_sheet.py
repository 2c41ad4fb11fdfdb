"""Makes screens.webp: the main screens of the five games side by side.

Run from the repository after the browser tests, which leave their screenshots:
make test ARGS=tests/web && .venv/bin/python docs/make_contact_sheet.py
"""

# ruff: noqa: INP001 - a script, not a package
from __future__ import annotations

import base64
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
SHOTS = ROOT / "screenshots"
SHEET = Path(__file__).with_name("screens.webp")
SCREENS = (
    *("lobby-desk-light", "new-table-desk", "replay-desk", "table-rule-desk"),
    *("board-start-desk", "board-trade-desk", "board-end-desk", "board-start-phone"),
    *("florence-start-desk", "florence-both-desk", "florence-end-desk", "florence-late-phone"),
    *("lesson-signorie-desk", "signorie-late-desk", "signorie-end-desk", "signorie-phone-phone"),
    *("sigismundus-start-desk", "sigismundus-sejm-desk"),
    *("sigismundus-end-desk", "sigismundus-sejm-phone"),
    *("veto-setup-desk", "veto-three-desk", "veto-duel-desk", "veto-duel-phone"),
    *("veto-end-scroll-desk", "workshop-deck-desk-light"),
    *("workshop-card-desk", "workshop-editor-phone"),
)
"""Names without theme and language: the first picture of each is taken."""
DRAW = """async ([pictures, width, height, gap, columns]) => {
    const images = await Promise.all(pictures.map(source => new Promise((done, failed) => {
        const image = new Image();
        image.onload = () => done(image);
        image.onerror = failed;
        image.src = source;
    })));
    const rows = Math.ceil(images.length / columns);
    const sheet = document.createElement("canvas");
    sheet.width = columns * (width + gap) + gap;
    sheet.height = rows * (height + gap) + gap;
    const brush = sheet.getContext("2d");
    brush.fillStyle = "#2a231b";
    brush.fillRect(0, 0, sheet.width, sheet.height);
    images.forEach((image, at) => {
        const scale = Math.min(width / image.width, height / image.height);
        const [wide, high] = [image.width * scale, image.height * scale];
        const left = gap + (at % columns) * (width + gap) + (width - wide) / 2;
        const top = gap + Math.floor(at / columns) * (height + gap) + (height - high) / 2;
        brush.drawImage(image, left, top, wide, high);
    });
    return sheet.toDataURL("image/webp", 0.82);
}"""
WIDTH, HEIGHT, GAP, COLUMNS = 480, 300, 8, 4


def pictures() -> list[Path]:
    """One picture of every screen; ends with a word for those that are missing."""
    found = {name: sorted(SHOTS.glob(f"{name}-*.png")) for name in SCREENS}
    missing = [name for name, files in found.items() if not files]
    if missing:
        sys.exit(f"There are no screenshots of {', '.join(missing)}: run the browser tests first.")
    return [files[0] for files in found.values()]


def as_address(picture: Path) -> str:
    return f"data:image/png;base64,{base64.b64encode(picture.read_bytes()).decode()}"


def main() -> None:
    shown = [as_address(each) for each in pictures()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        drawn = browser.new_page().evaluate(DRAW, [shown, WIDTH, HEIGHT, GAP, COLUMNS])
        browser.close()
    SHEET.write_bytes(base64.b64decode(drawn.partition(",")[2]))


if __name__ == "__main__":
    main()
