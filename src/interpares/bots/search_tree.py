"""The tree of a search: moments as one seat sees them, and what came of the options there."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random

from ..kernel.game import Game, encode
from ..kernel.rules import Rules
from ..kernel.steps import Action
from ..kernel.values import Seat
from ..kernel.views import prompt
from .greedy import shortlist, value_of
from .search_guide import Arrived, Guide

CURIOSITY = 0.5
"""How much an option that was seldom tried is favoured; values lie between 0 and 1."""
WIDENING = 0.5
"""Of the options at a node, its visits to this power are looked at, the best first."""
DEEPEST = 6
"""So many decisions with a choice are followed in the tree."""
LONGEST = 500
"""A playout that has not come to a horizon by then is evaluated as it is."""
MOST_NODES = 20_000
"""Of a tree that is larger only the newest nodes are kept, half as many."""


class Edge:
    """An option at a node."""

    __slots__ = ("total", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.total = [0.0] * seats
        """By seat, the sum of what came of it."""


class Node:
    """A moment as the searching seat sees it, with somebody asked."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Action, Edge] = {}


Walk = list[tuple[Node, Edge]]


class Scale:
    """What the values of one seat lie between, so that games of all sizes are searched alike."""

    def __init__(self) -> None:
        self.low, self.high = math.inf, -math.inf

    def add(self, value: float) -> None:
        self.low, self.high = min(self.low, value), max(self.high, value)

    def share(self, value: float) -> float:
        """From 0, the worst that was seen, to 1, the best."""
        return (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5


class Tree:
    """Grows by a node with every playout, and is kept from choice to choice."""

    def __init__(self, rules: Rules, guide: Guide) -> None:
        self.rules = rules
        self.guide = guide
        self.nodes: dict[bytes, Node] = {}
        self.scales: list[Scale] = []

    def playout(self, world: Game, seat: Seat, option: Action, random: Random) -> list[float]:
        """Down the tree, then on to the horizon: by seat, what the world comes to."""
        if not self.scales:
            self.scales = [Scale() for _ in world.players]
        arrived = self.guide.horizon(world, seat)
        world.apply(seat, option)
        walk = self._walk(world, seat, arrived, random)
        self._play_on(world, arrived, random)
        values = [self.guide.evaluate(world, each) for each in range(len(world.players))]
        self._learn(walk, values)
        self._forget()
        return values

    def _walk(self, world: Game, root: Seat, arrived: Arrived, random: Random) -> Walk:
        """As far as the tree is known, and one node more."""
        walk: Walk = []
        known = True
        while known and len(walk) < DEEPEST and not over(world, arrived):
            seat = first_asked(world, root)
            options = world.decision.options(world, seat)
            if len(options) > 1:
                key = encode((self.rules.view(world, root), prompt(world, root), seat))
                known = key in self.nodes
                node = self.nodes.setdefault(key, Node())
                option = self._step(node, world, seat, options, random)
                walk.append((node, node.edges[option]))
            else:
                option = options[0]
            world.apply(seat, option)
        return walk

    def _step(
        self, node: Node, world: Game, seat: Seat, options: Sequence[Action], random: Random
    ) -> Action:
        """What is usual, and the oftener a node is visited, what else looks good."""
        known = [option for option in node.edges if option in options]
        if not known:
            new = self.guide.policy(world, seat, random)
        elif len(known) < min(len(options), (node.visits + 1) ** WIDENING):
            new = self._most_promising(world, seat, options, known, random)
        else:
            return max(known, key=lambda option: self._hope(node, node.edges[option], seat))
        node.edges.setdefault(new, Edge(len(world.players)))
        return new

    def _most_promising(
        self,
        world: Game,
        seat: Seat,
        options: Sequence[Action],
        known: Sequence[Action],
        random: Random,
    ) -> Action:
        """Of the options that were not tried yet the one that looks best at first sight."""
        judge = self.guide.judge
        new = [each for each in judge.promising(options) if each not in known]
        new = new or [each for each in options if each not in known]
        return max(shortlist(new, random), key=lambda each: value_of(judge, world, seat, each))

    def _hope(self, node: Node, edge: Edge, seat: Seat) -> float:
        """Its mean, and the more the less it is known."""
        if not edge.visits:
            return math.inf
        mean = self.scales[seat].share(edge.total[seat] / edge.visits)
        return mean + CURIOSITY * math.sqrt(math.log(node.visits + 1) / edge.visits)

    def _play_on(self, world: Game, arrived: Arrived, random: Random) -> None:
        """Everybody does what is usual, up to the horizon."""
        for _ in range(LONGEST):
            if over(world, arrived):
                return
            seat = world.waiting[0]
            world.apply(seat, self.guide.policy(world, seat, random))

    def _learn(self, walk: Iterable[tuple[Node, Edge]], values: Sequence[float]) -> None:
        for scale, value in zip(self.scales, values, strict=True):
            scale.add(value)
        for node, edge in walk:
            node.visits += 1
            edge.visits += 1
            edge.total = [old + new for old, new in zip(edge.total, values, strict=True)]

    def _forget(self) -> None:
        """Keep the tree within its bounds; what was not seen for longest goes."""
        if len(self.nodes) > MOST_NODES:
            for key in list(self.nodes)[: -MOST_NODES // 2]:
                del self.nodes[key]


def over(world: Game, arrived: Arrived) -> bool:
    return world.outcome is not None or arrived(world)


def first_asked(world: Game, root: Seat) -> Seat:
    """Of seats that choose at once, the searching one first: it knows nothing of the others."""
    waiting = world.waiting
    return root if root in waiting else waiting[0]
