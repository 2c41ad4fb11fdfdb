"""Every board keeps its words readable, at a desk, on a laptop and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from web.gallery import questions_of, record_of
from web.layout import flaws_of
from web.playing import imported
from web.site import ROOT, SIZES, Visitor, bots, needs_browser

pytestmark = needs_browser

MATCHES = {
    "florence": "5-seats-16",
    "signorie": "4-seats-02",
    "sigismundus": "5-seats-16",
    "veto": "2-seats-01",
}
"""Matches that are kept; of Magnaci none is."""
MOMENTS = {
    "magnaci": ("placement", "conflict_commitment", "turn"),
    "florence": ("bidding", "choose_action", "keep_card"),
    "signorie": ("spend_point", "take_die", "choose_main_action"),
    "sigismundus": ("crown_country", "bid_for_office", "choose_income_offices"),
    "veto": ("turn", "window", "fight_turn"),
}
"""Questions in which a board is full of words."""
STRIP = "div.hand > div.hand > ul"
"""A hand of Veto! is turned over with a finger on a phone."""
TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until what depends on the width of the window has followed it."""
LINE = "overflow: hidden; white-space: nowrap"
FLAWED = f"""
<section style="width: 90px; {LINE}">Constantinopolitan</section>
<p style="width: 30px; text-overflow: ellipsis; {LINE}">Interregnum</p>
<p style="margin: 0">Primate</p><p style="margin: -1em 0 0">Hetman</p>
<div style="width: 80px; overflow: auto"><i style="display: block; width: 200px">Treasurer</i></div>
<div id="question" style="position: fixed; bottom: 0"><h2>Which office?</h2></div>
<nav style="position: fixed; inset: 80% 0 0; background: #fffc">Fog</nav>
"""
SOUND = f"""
<p style="width: 60px; text-overflow: ellipsis; {LINE}">Chancellor</p>
<div style="height: 30px; overflow: auto">One<br>Two<br>Three<br>Four</div>
<div id="question"><h2>Which office?</h2><button>Primate</button></div>
"""


def table_of(visitor: Visitor, game: str) -> tuple[str, int]:
    """The table of a match that is over, with as many seats as suit the test."""
    visitor.come_in("Anna")
    if game not in MATCHES:
        return imported(visitor, record_of(game, 5, 1, {}))
    kept = ROOT / "tests" / "games" / game / "matches" / f"{MATCHES[game]}.jsonl"
    return imported(visitor, kept.read_text("utf-8"))


def places_of(visitor: Visitor, game: str) -> dict[str, str]:
    """Where the moments of a game are looked at: tables that go on from there, and the end."""
    table, last = table_of(visitor, game)
    found = questions_of(visitor, table)
    places = {"end": f"/replay/{table}?n={last}"}
    seats = [{"kind": "me"}, *bots(len(visitor.get(f"/api/tables/{table}")["table"]["seats"]) - 1)]
    for moment in MOMENTS[game]:
        start = {"n": found[moment], "seat": 0, "seats": seats}
        opened = visitor.post(f"/api/tables/{table}/fork", start)
        places[moment] = f"/table/{opened['table']['id']}"
    return places


def flaws_at(visitor: Visitor, place: str) -> list[str]:
    """In all sizes, one after the other."""
    page = visitor.go(place)
    page.locator("#question h2, input[type=range]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    found = []
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        found += [f"{size}: {flaw}" for flaw in flaws_of(page) if not flaw.endswith(STRIP)]
    return found


@pytest.mark.parametrize("game", MOMENTS)
def test_nothing_is_cut_off_or_covered(visit: Callable[..., Visitor], game: str) -> None:
    """Polish has the longer words; what is long in English shows where there is most to say."""
    visitors = {"pl": visit(language="pl"), "en": visit(language="en")}
    places = places_of(visitors["pl"], game)
    visitors["en"].context.add_cookies(visitors["pl"].context.cookies())
    looks = [("pl", moment) for moment in places] + [("en", MOMENTS[game][0])]
    flaws = []
    for language, moment in looks:
        visitor = visitors[language]
        flaws += [f"{moment}, {language}, {flaw}" for flaw in flaws_at(visitor, places[moment])]

    assert not flaws, "\n".join(flaws)


def test_flaws_are_found(visit: Callable[..., Visitor]) -> None:
    page = visit().page

    page.set_content(SOUND)
    assert flaws_of(page) == []

    page.set_content(FLAWED)
    found = "\n".join(flaws_of(page))
    assert 'cut off: "Constantinopolitan"' in found
    assert 'hardly anything left of: "Interregnum"' in found
    assert 'over "Hetman": "Primate"' in found
    assert 'scrolls sideways by 120: "Treasurer"' in found
    assert 'covered by html > body > nav: "Which office?"' in found
