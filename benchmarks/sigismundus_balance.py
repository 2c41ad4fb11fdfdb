"""Sigismundus Augustus: who wins among equals, by House, starting office and seat.

`python -m benchmarks.sigismundus_balance play 4 full second 500 7000 >> pieces.jsonl` plays 500
games of four heuristic bots with the second edition, the deals 7000, 7001 and so on, and adds a
line of counts to the pieces. `python -m benchmarks.sigismundus_balance table pieces.jsonl` adds up
all pieces of the same number of players, length and edition, and prints their tables. A deal played
twice counts twice.

The starting offices are picked by chance: bots that all want the same office would pick in the same
order, and nobody could tell the office from the place in the order.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

from interpares import Perspective, rules_of
from interpares.bots import make
from interpares.bots.intervals import wilson
from interpares.games.sigismundus.cards import HOUSES, OFFICES
from interpares.games.sigismundus.game import SOURCES, Sigismundus
from interpares.games.sigismundus.setup import picking_order
from interpares.kernel.chance import seed_from

RULES = rules_of("sigismundus")
KIND = ("seats", "variant", "edition")
"""Pieces that agree in these are added up."""
Options = Mapping[str, str]


def played(seats: int, options: Options, deal: int) -> tuple[Sigismundus, list[list[str]]]:
    """A game of heuristic bots, and of each seat what it began with."""
    random = Random(deal)
    bots = [make("heuristic", "sigismundus", random) for _ in range(seats)]
    game = RULES.new(seats, seed_from(deal), RULES.complete(options, seats))
    begun: list[list[str]] = []
    while game.outcome is None:
        if game.round == 1 and not begun:
            begun = beginnings(game)
        seat = game.waiting[0]
        if game.round:
            game.apply(seat, bots[seat].choose(Perspective(RULES, game, seat)))
        else:
            game.apply(seat, game.decision.sample(game, seat, random))
    return game, begun


def beginnings(game: Sigismundus) -> list[list[str]]:
    """House, starting office, seat, and the order in which the offices were picked."""
    picks = picking_order(game)
    return [
        [
            f"house {player.house}",
            f"office {player.offices[0]}",
            f"seat {seat}",
            f"pick {picks.index(seat) + 1}",
        ]
        for seat, player in enumerate(game.players)
    ]


def measured(seats: int, options: Options, games: int, deal: int) -> dict[str, Any]:
    """Counts that can be added up: how often each beginning was there and won, and the points."""
    there: Counter[str] = Counter()
    won: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for number in range(deal, deal + games):
        game, begun = played(seats, options, number)
        assert game.outcome
        for seat, player in enumerate(game.players):
            wins = seat in game.outcome.winners
            there.update(begun[seat])
            won.update(begun[seat] if wins else ())
            for source, vp in zip((*SOURCES, "all"), (*player.scored, player.vp), strict=True):
                points[source] += vp
                points[f"winner {source}"] += vp * wins
    return {
        "seats": seats,
        **options,
        "games": games,
        "there": dict(there),
        "won": dict(won),
        "points": dict(points),
    }


def summed(pieces: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Pieces of the same kind as one."""
    total: dict[str, Any] = {}
    for piece in pieces:
        if not total:
            total = {**piece, **{part: Counter(piece[part]) for part in ("there", "won", "points")}}
            continue
        total["games"] += piece["games"]
        for part in ("there", "won", "points"):
            total[part].update(piece[part])
    return total


def lines(total: dict[str, Any]) -> Iterable[str]:
    """Tables in Markdown: win rates with intervals, then points by source."""
    seats, games = total["seats"], total["games"]
    kind = f"{seats} players, {total['variant']} game, {total['edition']} edition"
    yield f"### {kind}: {games} games (even: {1 / seats:.1%})\n"
    yield "| beginning | games | won | 95 % interval |\n|---|---|---|---|"
    for name in sorted(total["there"], key=place):
        count, wins = total["there"][name], total["won"].get(name, 0)
        low, high = wilson(wins, count)
        yield f"| {name} | {count} | {wins / count:.1%} | {low:.1%} to {high:.1%} |"
    yield "\n| source | points of all | of winners |\n|---|---|---|"
    for source in (*SOURCES, "all"):
        mean = total["points"][source] / games / seats
        yield f"| {source} | {mean:.1f} | {total['points'][f'winner {source}'] / games:.1f} |"
    yield ""


def place(name: str) -> tuple[int, int | str]:
    """Houses and offices in the order of the data, then seats and picks."""
    kind, what = name.split(" ")
    order: dict[str, int] = {each: at for at, each in enumerate((*HOUSES, *OFFICES))}
    return ("house", "office", "seat", "pick").index(kind), order.get(what, what)


def table(files: list[str]) -> None:
    """Print the tables of all pieces in these files."""
    pieces = [json.loads(line) for file in files for line in Path(file).read_text().splitlines()]
    of_kind = itemgetter(*KIND)
    for _, alike in groupby(sorted(pieces, key=of_kind), of_kind):
        print("\n".join(lines(summed(alike))))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["play", seats, variant, edition, games, deal]:
            options = {"variant": variant, "edition": edition}
            print(json.dumps(measured(int(seats), options, int(games), int(deal))))
        case ["table", *files]:
            table(files)
        case _:
            sys.exit(__doc__)
