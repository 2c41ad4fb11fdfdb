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
from interpares.bots.insight.knowing import at_rest, insight_of
from interpares.bots.insight.odds import (
    Bin,
    Fit,
    Fitted,
    at,
    shares,
    softmax,
)
from interpares.datafiles import load
from interpares.kernel.chance import seed_from
from interpares.kernel.rules import Rules
from interpares.kernel.values import Value

SEED = 40_000
STEPS = 4
"""At so many moments, from the beginning to the end, the sharpness is fitted."""
SAMPLES = 60
"""About so many positions of a game are looked at."""
ROUNDS = 25
"""Newton's method has found the best long before."""
STIFF = 1.0
"""How much the steps hold together: what few positions say is believed little."""
EVERY = 4
"""One game of so many is kept to be tested on."""
TINY = 1e-6


class Seen(Value):
    """A position at rest, and who won."""

    progress: float
    worths: tuple[float, ...]
    won: tuple[float, ...]


Game = list[Seen]


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


def fit(games: Sequence[Game]) -> tuple[float, ...]:
    """The sharpness that makes what came of these games likeliest, by Newton's method."""
    seen = [each for game in games for each in game]
    found = [0.1] * STEPS
    for _ in range(ROUNDS):
        slope, curve = stiffness(found)
        for each in seen:
            learn(each, found, slope, curve)
        step = solved(curve, slope)
        found = [max(0.0, old - new) for old, new in zip(found, step, strict=True)]
    return tuple([round(each, 4) for each in found])


def learn(seen: Seen, found: Sequence[float], slope: list[float], curve: list[list[float]]) -> None:
    """Add what one position says of the slope and the curvature of the loss."""
    weight = at(found, seen.progress)
    chances = softmax([weight * worth for worth in seen.worths])
    mean = sum([p * worth for p, worth in zip(chances, seen.worths, strict=True)])
    missed = sum([(p - won) * w for p, won, w in zip(chances, seen.won, seen.worths, strict=True)])
    spread = sum([p * (w - mean) ** 2 for p, w in zip(chances, seen.worths, strict=True)])
    hats = [
        at([float(each == place) for each in range(STEPS)], seen.progress) for place in range(STEPS)
    ]
    for row, hat in enumerate(hats):
        slope[row] += missed * hat
        for column, other in enumerate(hats):
            curve[row][column] += spread * hat * other


def stiffness(found: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """The slope and curvature that hold neighbouring steps together."""
    slope = [0.0] * STEPS
    curve = [[TINY * (row == column) for column in range(STEPS)] for row in range(STEPS)]
    for low in range(STEPS - 1):
        gap = found[low + 1] - found[low]
        for row, sign in ((low, -1.0), (low + 1, 1.0)):
            slope[row] += STIFF * gap * sign
            curve[row][low] -= STIFF * sign
            curve[row][low + 1] += STIFF * sign
    return slope, curve


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of equations whose matrix is positive, by Gauss's elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, head in enumerate(rows):
        for other in rows[pivot + 1 :]:
            share = other[pivot] / head[pivot]
            other[:] = [mine - share * theirs for mine, theirs in zip(other, head, strict=True)]
    found: list[float] = []
    for row in reversed(rows):
        known = row[len(rows) - len(found) : -1]
        rest = row[-1] - sum([x * y for x, y in zip(known, found, strict=True)])
        found.insert(0, rest / row[len(rows) - len(found) - 1])
    return found


def told(seen: Seen, sharpness: Sequence[float]) -> tuple[float, ...]:
    weight = at(sharpness, seen.progress)
    return softmax([weight * worth for worth in seen.worths])


def log_loss(games: Iterable[Game], sharpness: Sequence[float]) -> float:
    """How much the chances told were surprised by what came, on average."""
    losses = [
        -sum([won * math.log(max(TINY, p)) for p, won in zip(chances, each.won, strict=True)])
        for game in games
        for each in game
        for chances in [told(each, sharpness)]
    ]
    return round(sum(losses) / len(losses), 4)


def calibration(games: Iterable[Game], sharpness: Sequence[float]) -> tuple[Bin, ...]:
    """For each tenth of what was said, what came."""
    bins: dict[int, list[tuple[float, float]]] = {}
    for each in [each for game in games for each in game]:
        for chance, won in zip(told(each, sharpness), each.won, strict=True):
            bins.setdefault(min(9, int(10 * chance)), []).append((chance, won))
    return tuple([binned(pairs) for _, pairs in sorted(bins.items())])


def binned(pairs: Sequence[tuple[float, float]]) -> Bin:
    said, came = (round(sum(each) / len(pairs), 3) for each in zip(*pairs, strict=True))
    return Bin(said, came, len(pairs))


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
