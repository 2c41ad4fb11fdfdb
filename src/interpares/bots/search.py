"""Many steps ahead: a tree of what one seat can know, grown in imagined worlds.

Information-set Monte Carlo tree search. Every playout imagines a world, walks down the tree by
what the searching seat would see there, and adds one node. What others hide differs from world to
world, so an option is counted by how often it was on offer. Every seat seeks its own good (max^n).
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence
from random import Random

from ..kernel.game import Game, encode
from ..kernel.rules import Rules
from ..kernel.steps import Action, Decision
from ..kernel.values import Seat, Value
from ..kernel.views import Perspective, prompt
from .greedy import HAIR, MOST_OPTIONS, WORLDS, Judge, settle, value_of

CURIOSITY = 0.5
"""How much an option that was seldom tried is favoured; values lie between 0 and 1."""
WIDENING = 0.5
"""Of a node's options, its visits to this power are looked at, the most promising first."""
DEEPEST = 6
"""So many decisions with a choice are followed before a world is evaluated."""
MOST_NODES = 20_000
"""Of a tree that is larger only the newest nodes are kept, half as many."""


class Budget(Value):
    """When a search ends. Only playouts give the same choice on every machine."""

    playouts: int = 200
    seconds: float = math.inf


class Weighed(Value):
    """An option after a search."""

    action: Action
    visits: int
    """How often the search followed it: the more, the better it looked."""
    worth: float
    """What it came to for the seat on average, as the game's evaluation counts."""


class Edge:
    """An option at a node."""

    __slots__ = ("offered", "prior", "total", "visits")

    def __init__(self, prior: float, seats: int) -> None:
        self.prior = prior
        """What it looked worth, one step ahead."""
        self.offered = 0
        """How often it could have been taken."""
        self.visits = 0
        self.total = [0.0] * seats
        """By seat, the sum of what came of it."""


class Node:
    """A moment as the searching seat sees it, with somebody asked."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[Action, Edge] = {}


class Scale:
    """What the values of one seat lie between, so that games of all sizes are searched alike."""

    def __init__(self) -> None:
        self.low, self.high = math.inf, -math.inf

    def add(self, value: float) -> None:
        self.low, self.high = min(self.low, value), max(self.high, value)

    def share(self, value: float) -> float:
        """From 0, the worst that was seen, to 1, the best."""
        return (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5


class SearchBot:
    """Takes the option it came to try most; its tree grows on from choice to choice."""

    def __init__(self, judge: Judge, random: Random, budget: Budget) -> None:
        self.judge = judge
        self.random = random
        self.budget = budget
        self.tree: dict[bytes, Node] = {}
        self.scales: list[Scale] = []

    def choose(self, perspective: Perspective) -> Action:
        if len(perspective.options) == 1:
            return perspective.options[0]
        return self.weigh(perspective)[0].action

    def weigh(self, perspective: Perspective) -> list[Weighed]:
        """The options that were looked at, the best first."""
        root = self._root(perspective)
        ends = time.perf_counter() + self.budget.seconds
        for done in range(self.budget.playouts):
            if done and time.perf_counter() > ends:
                break
            self._playout(perspective, root)
        self._forget()
        tried = [option for option in perspective.options if option in root.edges]
        weighed = [_weighed(option, root.edges[option], perspective.seat) for option in tried]
        return sorted(weighed, key=lambda each: (each.visits, each.worth), reverse=True)

    def _root(self, perspective: Perspective) -> Node:
        """Where the search begins: known from an earlier one, or looked at in a few worlds."""
        key = encode((perspective.view, perspective.prompt, perspective.seat))
        root = self.tree.setdefault(key, Node())
        if not root.edges:
            worlds = [perspective.imagine(self.random) for _ in range(WORLDS)]
            self.scales = self.scales or [Scale() for _ in worlds[0].players]
            self._looked(root, worlds, perspective.seat, perspective.options)
        return root

    def _playout(self, perspective: Perspective, root: Node) -> None:
        """Walk down one imagined world, and tell every step what came of it."""
        world, node, seat = perspective.imagine(self.random), root, perspective.seat
        walked: list[tuple[Node, Edge]] = []
        while True:
            asked = world.decision
            option, edge = self._step(node, world, seat)
            walked.append((node, edge))
            world.apply(seat, option)
            self._hurry(world)
            if world.outcome or len(walked) == DEEPEST:
                break
            seat = _next(world, perspective.seat)
            key = _key(perspective.rules, world, perspective.seat, seat)
            is_new = key not in self.tree
            node = self.tree.setdefault(key, Node())
            if is_new:
                break
        self._learn(walked, self._values(world, asked))

    def _hurry(self, world: Game) -> None:
        """Take what has no alternative."""
        while not world.outcome:
            seat = world.waiting[0]
            options = world.decision.options(world, seat)
            if len(options) > 1:
                return
            world.apply(seat, options[0])

    def _step(self, node: Node, world: Game, seat: Seat) -> tuple[Action, Edge]:
        """The option to follow here: of the most promising ones that with the best hopes."""
        edges = self._looked(node, [world], seat, world.decision.options(world, seat))
        best = sorted(edges, key=lambda each: -each[1].prior)
        best = best[: math.ceil((node.visits + 1) ** WIDENING)]
        for _, edge in best:
            edge.offered += 1
        return max(best, key=lambda each: self._hope(each[1], seat))

    def _looked(
        self, node: Node, worlds: Sequence[Game], seat: Seat, options: Sequence[Action]
    ) -> list[tuple[Action, Edge]]:
        """The options worth trying, as many as are looked at; new ones judged one step ahead."""
        options = self.judge.promising(options)
        new = [option for option in options if option not in node.edges]
        room = MOST_OPTIONS - (len(options) - len(new))
        for option in new if len(new) <= room else self.random.sample(new, max(0, room)):
            values = [value_of(self.judge, world, seat, option) for world in worlds]
            node.edges[option] = Edge(sum(values) / len(values), len(worlds[0].players))
        return [(option, node.edges[option]) for option in options if option in node.edges]

    def _hope(self, edge: Edge, seat: Seat) -> float:
        """Its mean, and the more the less it is known."""
        if not edge.visits:
            return math.inf
        mean = self.scales[seat].share(edge.total[seat] / edge.visits)
        return mean + CURIOSITY * math.sqrt(math.log(edge.offered + 1) / edge.visits)

    def _values(self, world: Game, asked: Decision) -> list[float]:
        """What a world is worth to every seat, once it has come to rest."""
        follow_ups = settle(self.judge, world, asked)
        return [
            self.judge.evaluate(world, seat) - HAIR * follow_ups
            for seat in range(len(world.players))
        ]

    def _learn(self, walked: Iterable[tuple[Node, Edge]], values: Sequence[float]) -> None:
        for scale, value in zip(self.scales, values, strict=True):
            scale.add(value)
        for node, edge in walked:
            node.visits += 1
            edge.visits += 1
            edge.total = [old + new for old, new in zip(edge.total, values, strict=True)]

    def _forget(self) -> None:
        """Keep the tree within its bounds; what was not seen for longest goes."""
        if len(self.tree) > MOST_NODES:
            for key in list(self.tree)[: -MOST_NODES // 2]:
                del self.tree[key]


def _key(rules: Rules, world: Game, root: Seat, seat: Seat) -> bytes:
    """What the searching seat sees, and who is asked."""
    return encode((rules.view(world, root), prompt(world, root), seat))


def _next(world: Game, root: Seat) -> Seat:
    """Of seats that choose at once, the searching one first: it knows nothing of the others."""
    waiting = world.waiting
    return root if root in waiting else waiting[0]


def _weighed(option: Action, edge: Edge, seat: Seat) -> Weighed:
    """What a search found out about an option; what it was not tried for is a first guess."""
    worth = edge.total[seat] / edge.visits if edge.visits else edge.prior
    return Weighed(option, edge.visits, worth)
