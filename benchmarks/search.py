"""How fast the strongest level of each game searches, and how much its tree takes.

`python -m benchmarks.search [GAME …]` plays the beginning of a match at every table size and prints
a line of JSON for each: playouts and searched decisions per CPU second, and the size of the tree.
"""

from __future__ import annotations

import json
import sys
import time
import tracemalloc
from random import Random
from typing import Any

from interpares import Match, rules_of, slugs
from interpares.bots import make
from interpares.bots.search import SearchBot, Weighed
from interpares.bots.search_guide import guide_of
from interpares.bots.search_tree import MOST_NODES
from interpares.kernel.views import Perspective

SEARCHES = 12
"""So many questions of one seat are searched for one line."""


class Watched(SearchBot):
    """Counts its searches, their playouts and the time they take."""

    searches = 0
    playouts = 0
    seconds = 0.0

    def weigh(self, perspective: Perspective) -> list[Weighed]:
        begun = time.process_time()
        found = super().weigh(perspective)
        self.seconds += time.process_time() - begun
        self.searches += 1
        self.playouts += sum(each.worlds for each in found)
        return found


def watched(slug: str, seats: int) -> Watched:
    """One seat searches, the others are greedy, until it has searched often enough."""
    rules, random, guide = rules_of(slug), Random(1), guide_of(slug)
    bot = Watched(slug, guide, random, guide.budget)
    others = [make("greedy", slug, random) for _ in range(1, seats)]
    game = Match.start(slug, seats=seats, seed=1).game
    while game.outcome is None and bot.searches < SEARCHES:
        seat = game.waiting[0]
        asked = Perspective(rules, game, seat)
        game.apply(seat, (others[seat - 1] if seat else bot).choose(asked))
    return bot


def row(slug: str, seats: int) -> dict[str, Any]:
    """All that is told of one table."""
    bot = watched(slug, seats)
    tracemalloc.start()
    traced = watched(slug, seats)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return {
        "game": slug,
        "seats": seats,
        "playouts_per_s": round(bot.playouts / bot.seconds, 1),
        "searches_per_s": round(bot.searches / bot.seconds, 2),
        "playouts_per_search": round(bot.playouts / bot.searches, 1),
        "nodes": sum(len(tree.nodes) for tree in traced.grove.trees),
        "kb": round(taken / 1024),
        "most_nodes": MOST_NODES,
    }


def main() -> None:
    for slug in sys.argv[1:] or slugs():
        for seats in rules_of(slug).seats:
            print(json.dumps(row(slug, seats)), flush=True)


if __name__ == "__main__":
    main()
