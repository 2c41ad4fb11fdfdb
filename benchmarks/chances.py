"""Chances to win: fitted on games of bots with themselves, and tested on others.

`python -m benchmarks.chances florence --seats 4 --games 120` plays 120 games of four greedy bots,
the deals 40000, 40001 and so on, fits on three quarters of them how sharply the evaluation decides,
tests it on the rest, and writes it into `src/interpares/bots/insight/data/florence.toml`.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random

from interpares import Perspective, rules_of
from interpares.bots import insight as package
from interpares.bots import make
from interpares.bots.insight.fitting import Game, Seen, calibration, fit, log_loss
from interpares.bots.insight.knowing import at_rest, insight_of
from interpares.bots.insight.odds import Fit, Fitted, shares
from interpares.datafiles import load
from interpares.kernel.chance import seed_from
from interpares.kernel.rules import Rules

SEED = 40_000
SAMPLES = 60
"""About so many positions of a game are looked at."""
EVERY = 4
"""One game of so many is kept to be tested on."""


def played(rules: Rules, seats: int, deal: int, bots: Sequence[str]) -> Game:
    """A game, and positions from all of it; those of a shared defeat teach nothing."""
    random, insight = Random(deal), insight_of(rules.slug)
    players = [make(bots[seat % len(bots)], rules.slug, random) for seat in range(seats)]
    game = rules.new(seats, seed_from(deal), rules.complete({}, seats))
    kept = []
    while game.outcome is None:
        seat = game.waiting[0]
        game.apply(seat, players[seat].choose(Perspective(rules, game, seat)))
        kept.append(game.copy())
    assert game.outcome is not None
    won = shares(game.outcome, seats)
    if not any(won):
        return []
    seen = []
    for position in kept[:: max(1, len(kept) // SAMPLES)]:
        resting = at_rest(insight, position)
        if resting.outcome is None:
            worths = tuple([insight.judge.evaluate(resting, each) for each in range(seats)])
            seen.append(Seen(insight.progress(resting), worths, won))
    return seen


def fitted(rules: Rules, seats: int, games: int, seed: int, bots: Sequence[str]) -> Fit:
    """The numbers of one game with so many seats."""
    found = [played(rules, seats, seed + deal, bots) for deal in range(games)]
    tested = [game for at, game in enumerate(found) if game and at % EVERY == EVERY - 1]
    taught = [game for at, game in enumerate(found) if game and at % EVERY != EVERY - 1]
    sharpness = fit(taught)
    command = f"{rules.slug} --seats {seats} --games {games} --seed {seed} --bots {','.join(bots)}"
    return Fit(
        seats=seats,
        sharpness=sharpness,
        run=f"python -m benchmarks.chances {command}",
        version=rules.version,
        games=len(taught),
        positions=sum(map(len, taught)),
        held_out=len(tested),
        log_loss=log_loss(tested, sharpness),
        constant=round(math.log(seats), 4),
        calibration=calibration(tested, sharpness),
    )


def lines(found: Fitted) -> Iterable[str]:
    """The data file."""
    yield "# Chances from the evaluation of a game: see docs/insight.md."
    yield f'schema = "{found.schema}"'
    for each in found.fit:
        yield f"\n[[fit]]\nseats = {each.seats}\nsharpness = {list(each.sharpness)}"
        yield f'run = "{each.run}"\nversion = {each.version}'
        yield f"games = {each.games}\npositions = {each.positions}\nheld_out = {each.held_out}"
        yield f"log_loss = {each.log_loss}\nconstant = {each.constant}\ncalibration = ["
        for row in each.calibration:
            cells = f"said = {row.said}, came = {row.came}, positions = {row.positions}"
            yield f"  {{ {cells} }},"
        yield "]"


def kept(file: Path, fits: Sequence[Fit]) -> Fitted:
    """The new numbers, and the old ones of other numbers of seats."""
    old = load(lambda _: file.read_bytes(), file.name, Fitted).fit if file.exists() else ()
    by_seats = {each.seats: each for each in (*old, *fits)}
    return Fitted(schema="chances/1", fit=tuple([by_seats[seats] for seats in sorted(by_seats)]))


def main() -> None:
    """Play, fit, test and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="*", help="all numbers of seats unless named")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--bots", default="greedy", help="by seat, and again from the first on")
    chosen = parser.parse_args()
    rules, bots = rules_of(chosen.game), chosen.bots.split(",")
    file = Path(package.__path__[0]) / "data" / f"{rules.slug}.toml"
    for seats in chosen.seats or rules.seats:
        found = kept(file, [fitted(rules, seats, chosen.games, chosen.seed, bots)])
        file.write_text("\n".join([*lines(found), ""]), encoding="utf-8")
        print(seats, next(each for each in found.fit if each.seats == seats))


if __name__ == "__main__":
    main()
