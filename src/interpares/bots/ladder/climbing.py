"""Playing a ladder, and the tables that come of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from typing import Any

from ...kernel.errors import BadInput
from ...kernel.rules import Rules, rules_of
from ...kernel.values import Seat
from .. import levels_of
from ..code import playing_code
from ..intervals import wilson
from ..league_state import Ledger, Result
from ..workers import Progress, Workers, spread
from .ratings import ANCHOR, Rating, rated
from .schedule import Bout, Pair, pairs_of, play, schedule, tables_of, task_of, whole
from .types import Contest, Ladder, Rung, Share, Table

Fought = Result[Bout]


def ladder(
    slug: str,
    *,
    pairs: Sequence[str] = (),
    seats: Sequence[int] = (),
    games: int = 100,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    workers: Workers | None = None,
    states: Sequence[Path] = (),
    progress: Progress | None = None,
) -> Ladder:
    """Play what is missing of a ladder, and tell all that has been played.

    Every pair plays so many games at every table, rounded up to whole rotations. New games are
    written to the first state file; those of the others count as well. Without games nothing is
    played, and the state files are told as they are.
    """
    if games < 0:
        raise BadInput(f"The number of games must be at least 0, not {games}.")
    rules, chosen = rules_of(slug), dict(options or {})
    bouts = schedule(pairs_of(slug, pairs), tables_of(slug, seats), games, seed)
    tasks = [task_of(slug, bout, chosen) for bout in bouts]
    facts = identity(rules, chosen, seed)
    own, known = _opened(states, facts)
    missing = [task for task in tasks if task.index not in own and task.index not in known]
    done = len(tasks) - len(missing)
    for result in spread(play, missing, workers or Workers()):
        own.add(result)
        done += 1
        if progress:
            progress(done, len(tasks))
    return told(facts, [*own, *(known[bout] for bout in known if bout not in own)])


def identity(rules: Rules, options: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """What two runs must share to be one ladder."""
    return {
        "ladder": rules.slug,
        "version": rules.version,
        "edition": rules.edition(),
        "code": playing_code(rules.slug),
        "options": options,
        "seed": seed,
    }


def _opened(
    states: Sequence[Path], facts: Mapping[str, Any]
) -> tuple[Ledger[Fought], dict[Bout, Fought]]:
    """The file to write to, and the games of the others."""
    for path in states[1:]:
        if not path.exists():
            raise BadInput(f"There is no state file {path}.")
    own: Ledger[Fought] = Ledger(states[0] if states else None, facts, Result[Bout])
    others: list[Ledger[Fought]] = [Ledger(path, facts, Result[Bout]) for path in states[1:]]
    return own, {each.index: each for ledger in others for each in ledger}


def told(facts: Mapping[str, Any], results: Sequence[Fought]) -> Ladder:
    """All games whose deals have been played from every seat."""
    slug = facts["ladder"]
    by_seats = groupby(whole(results), lambda each: each.index.seats)
    return Ladder(
        game=slug,
        engine=version("interpares"),
        version=facts["version"],
        edition=facts["edition"],
        code=facts["code"],
        seed=facts["seed"],
        tables=tuple(_table(slug, seats, facts["options"], list(each)) for seats, each in by_seats),
    )


def _table(slug: str, seats: int, options: Mapping[str, Any], results: Sequence[Fought]) -> Table:
    levels = [level for level in levels_of(slug) if any(level in seating(each) for each in results)]
    ratings = rated(levels, [(seating(each), each.ranks) for each in results if each.ranks])
    pairs = dict.fromkeys(each.index.pair for each in results)
    order = {level: at for at, level in enumerate(levels)}
    return Table(
        seats=seats,
        options=rules_of(slug).complete(options, seats),
        levels=tuple(_rung(slug, level, seats, results, ratings[level]) for level in levels),
        pairs=tuple(
            _contest(pair, seats, results)
            for pair in sorted(pairs, key=lambda each: (order[each.higher], -order[each.lower]))
        ),
    )


def seating(result: Fought) -> tuple[str, ...]:
    """The levels by seat."""
    bout = result.index
    return tuple(bout.higher if seat == bout.turn else bout.lower for seat in range(bout.seats))


def _rung(slug: str, level: str, seats: int, results: Sequence[Fought], rating: Rating) -> Rung:
    held = [
        (result, seat)
        for result in results
        for seat, other in enumerate(seating(result))
        if other == level
    ]
    decisions = sum(result.decisions[seat] for result, seat in held)
    points = round(rating.points)
    around = (round(rating.points - rating.spread), round(rating.points + rating.spread))
    return Rung(
        level=level,
        bot=levels_of(slug)[level],
        rating=points,
        interval=around if level != ANCHOR else None,
        games=len({result.index for result, _ in held}),
        by_seat=_by_seat(held, seats),
        seconds=round(sum(result.seconds[seat] for result, seat in held) / max(1, decisions), 4),
    )


def _contest(pair: Pair, seats: int, results: Sequence[Fought]) -> Contest:
    held = [(each, each.index.turn) for each in results if each.index.pair == pair]
    by_seat = _by_seat(held, seats)
    wins, decided = sum(each.wins for each in by_seat), sum(each.games for each in by_seat)
    low, high = wilson(wins, decided)
    return Contest(
        higher=pair.higher,
        lower=pair.lower,
        games=len(held),
        shared_defeats=len(held) - decided,
        wins=wins,
        win_rate=round(wins / decided, 4) if decided else 0.0,
        interval=(low, high),
        by_seat=by_seat,
    )


def _by_seat(held: Sequence[tuple[Fought, Seat]], seats: int) -> tuple[Share, ...]:
    ranks = [(seat, result.ranks[seat]) for result, seat in held if result.ranks]
    return tuple(
        Share(ranks.count((seat, 1)), sum(at == seat for at, _ in ranks)) for seat in range(seats)
    )
