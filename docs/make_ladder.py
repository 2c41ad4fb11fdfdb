"""Writes the published ladders into bots.md, between the marks there.

Run from the repository: python docs/make_ladder.py
"""

# ruff: noqa: INP001 - a script, not a package
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from interpares import rules_of, slugs
from interpares.bots.ladder.publishing import published
from interpares.bots.ladder.types import Contest, Ladder, Rung, Share

PAGE = Path(__file__).with_name("bots.md")
BEGIN, END = "<!-- ladder: made by docs/make_ladder.py -->\n", "<!-- end of the ladder -->\n"


def main() -> None:
    """Write the tables anew."""
    PAGE.write_text(with_tables(PAGE.read_text("utf-8")), "utf-8")


def with_tables(page: str) -> str:
    """The page with the ladders as they are published."""
    before, _, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        message = f"{PAGE.name} has no place for the ladder: {BEGIN.strip()} … {END.strip()}"
        raise SystemExit(message)
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


def tables() -> str:
    """All ladders there are."""
    found = [ladder for ladder in map(published, slugs()) if ladder]
    missing = [rules_of(slug).title("en") for slug in slugs() if not published(slug)]
    parts = [line for ladder in found for line in lines(ladder)]
    if missing:
        parts.append(f"Not measured yet: {', '.join(missing)}.\n")
    return "\n".join(parts)


def lines(ladder: Ladder) -> Iterator[str]:
    """One game."""
    yield f"### The ladder of {rules_of(ladder.game).title('en')}\n"
    yield f"Version {ladder.version} of the rules, edition `{ladder.edition}` of the data,"
    yield f"interpares {ladder.engine}, bots `{ladder.code}`; deals from seed {ladder.seed} on.\n"
    yield "| seats | one | against a table of | games | won | 95 % | won by seat |"
    yield "|---|---|---|---|---|---|---|"
    for table in ladder.tables:
        yield from (contest(table.seats, pair) for pair in table.pairs)
    yield "\n| seats | level | bot | rating | 95 % | games | won by seat | ms for a decision |"
    yield "|---|---|---|---|---|---|---|---|"
    for table in ladder.tables:
        yield from (rung(table.seats, level) for level in reversed(table.levels))
    yield ""


def contest(seats: int, pair: Contest) -> str:
    low, high = (f"{100 * each:.1f}" for each in pair.interval)
    lost = f", {pair.shared_defeats} lost by all" if pair.shared_defeats else ""
    figures = f"{pair.games}{lost} | {100 * pair.win_rate:.1f} % | {low}–{high} %"
    return f"| {seats} | {pair.higher} | {pair.lower} | {figures} | {by_seat(pair.by_seat)} |"


def rung(seats: int, level: Rung) -> str:
    around = f"{level.interval[0]:.0f}–{level.interval[1]:.0f}" if level.interval else "the measure"
    figures = f"{level.rating:.0f} | {around} | {level.games} | {by_seat(level.by_seat)}"
    return f"| {seats} | {level.level} | `{level.bot}` | {figures} | {level.seconds * 1000:.1f} |"


def by_seat(shares: tuple[Share, ...]) -> str:
    return ", ".join(f"{each.wins} of {each.games}" for each in shares)


if __name__ == "__main__":
    main()
