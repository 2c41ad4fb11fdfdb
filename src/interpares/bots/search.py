"""Many steps ahead: a tree of what one seat can know, grown in imagined worlds.

Information-set Monte Carlo tree search. In every imagined world all options that are still in the
running are tried, so that luck is the same for all of them, and the worse half is left after each
round. A playout walks down the tree by what the searching seat would see there; where it leaves
the tree, everybody does what the game's own bot would do, up to the next milestone of the game,
and that position is evaluated. Every seat seeks its own good (max^n).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

from ..kernel.game import Game, encode
from ..kernel.rules import Rules
from ..kernel.steps import Action, Decision
from ..kernel.values import Seat, Value
from ..kernel.views import Bot, Perspective, prompt
from .greedy import MOST_OPTIONS, WORLDS, Judge, value_of

CURIOSITY = 0.5
"""How much an option that was seldom tried is favoured below the root; values lie in 0 to 1."""
WIDENING = 0.5
"""Of the options below the root, a node's visits to this power are looked at, the best first."""
DEEPEST = 6
"""So many decisions with a choice are followed in the tree."""
LONGEST = 500
"""A playout that has not come to a milestone by then is evaluated as it is."""
MOST_NODES = 20_000
"""Of a tree that is larger only the newest nodes are kept, half as many."""


class Budget(Value):
    """When a search ends. Only playouts give the same choice on every machine."""

    playouts: int = 40
    seconds: float = math.inf
    options: int = 5
    """So many options are in the running at first."""
    doubt: float = 0.5
    """Another option than that of the game's own bot must be better by so many standard errors."""


def always(_: Decision) -> bool:
    """Every question is worth a search."""
    return True


class Guide(Value):
    """What a search is guided by in one game."""

    judge: Judge
    """What an option looks worth at first sight."""
    base: Callable[[Random], Bot]
    """Makes the bot whose choice stands unless the search finds a better one."""
    policy: Callable[[Any, Seat, Random], Action]
    """What a seat would do in an imagined world, by what it may know there."""
    evaluate: Callable[[Any, Seat], float]
    """How good a position at a milestone is for a seat."""
    milestone: Callable[[Any], Any]
    """Changes where a part of the game is over and positions can be compared."""
    weighty: Callable[[Decision], bool] = always
    """Whether a question is worth a search; the base answers the others."""


class Weighed(Value):
    """An option after a search."""

    action: Action
    visits: int
    """How often the search followed it."""
    worth: float
    """What it came to for the seat on average, as the guide's evaluation counts."""


class Edge:
    """An option at a node."""

    __slots__ = ("prior", "total", "visits")

    def __init__(self, prior: float, seats: int) -> None:
        self.prior = prior
        """What it looked worth at first sight; infinite for the choice of the game's own bot."""
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


class Trial:
    """What came of an option at the root, world by world."""

    __slots__ = ("option", "values")

    def __init__(self, option: Action) -> None:
        self.option = option
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / max(1, len(self.values))


class SearchBot:
    """Takes the option that came out best; its tree grows on from choice to choice."""

    def __init__(self, guide: Guide, random: Random, budget: Budget) -> None:
        self.guide = guide
        self.random = random
        self.budget = budget
        self.base = guide.base(random)
        self.tree: dict[bytes, Node] = {}
        self.scales: list[Scale] = []

    def choose(self, perspective: Perspective) -> Action:
        if len(perspective.options) == 1:
            return perspective.options[0]
        world = perspective.imagine(self.random)
        if not self.guide.weighty(world.decision):
            return self.base.choose(perspective)
        return self.weigh(perspective)[0].action

    def weigh(self, perspective: Perspective) -> list[Weighed]:
        """The options that were in the running, the best first."""
        trials = self._candidates(perspective)
        usual, running = trials[0], trials
        ends = time.perf_counter() + self.budget.seconds
        rounds = max(1, math.ceil(math.log2(len(trials))))
        for _ in range(rounds):
            worlds = max(1, round(self.budget.playouts / rounds / len(running)))
            for _ in range(worlds):
                if time.perf_counter() > ends:
                    break
                self._try(perspective, running)
            running = _better_half(running, usual)
        self._forget()
        best = max(running, key=lambda trial: trial.mean)
        if not _surely_better(best, usual, self.budget.doubt):
            best = usual
        order = sorted(trials, key=lambda trial: (trial is best, len(trial.values), trial.mean))
        return [Weighed(each.option, len(each.values), each.mean) for each in reversed(order)]

    def _candidates(self, perspective: Perspective) -> list[Trial]:
        """The options in the running; first the one of the game's own bot."""
        usual = self.base.choose(perspective)
        options = [each for each in self.guide.judge.promising(perspective.options) if each != usual]
        wanted = self.budget.options - 1
        if len(options) > wanted:
            worlds = [perspective.imagine(self.random) for _ in range(WORLDS)]
            options = self._by_prior(worlds, perspective.seat, options)[:wanted]
        return [Trial(usual), *map(Trial, options)]

    def _by_prior(
        self, worlds: Sequence[Game], seat: Seat, options: Sequence[Action]
    ) -> list[Action]:
        """Options by what they look worth at first sight."""
        if len(options) > MOST_OPTIONS:
            options = self.random.sample(options, MOST_OPTIONS)
        worth = {
            option: sum([value_of(self.guide.judge, world, seat, option) for world in worlds])
            for option in options
        }
        return sorted(options, key=lambda option: -worth[option])

    def _try(self, perspective: Perspective, running: Sequence[Trial]) -> None:
        """One imagined world, in which every option is followed."""
        world = perspective.imagine(self.random)
        if not self.scales:
            self.scales = [Scale() for _ in world.players]
        for trial in running:
            values = self._playout(perspective, world.copy(), trial.option)
            trial.values.append(values[perspective.seat])

    def _playout(self, perspective: Perspective, world: Game, option: Action) -> list[float]:
        """Down the tree, then on to the milestone; tells every step what came of it."""
        begun = self.guide.milestone(world)
        world.apply(perspective.seat, option)
        walked = self._walk(perspective.rules, world, perspective.seat, begun)
        self._play_on(world, begun)
        values = [self.guide.evaluate(world, seat) for seat in range(len(world.players))]
        self._learn(walked, values)
        return values

    def _walk(
        self, rules: Rules, world: Game, root: Seat, begun: Any
    ) -> list[tuple[Node, Edge]]:
        """As far as the tree is known, and one node more."""
        walked: list[tuple[Node, Edge]] = []
        while len(walked) < DEEPEST and not self._over(world, begun):
            seat = _next(world, root)
            options = world.decision.options(world, seat)
            if len(options) == 1:
                world.apply(seat, options[0])
                continue
            key = encode((rules.view(world, root), prompt(world, root), seat))
            known = key in self.tree
            node = self.tree.setdefault(key, Node())
            option, edge = self._step(node, world, seat, options)
            walked.append((node, edge))
            world.apply(seat, option)
            if not known:
                break
        return walked

    def _step(
        self, node: Node, world: Game, seat: Seat, options: Sequence[Action]
    ) -> tuple[Action, Edge]:
        """The option to follow here: what is usual, and the oftener the node is visited, others."""
        seats = len(world.players)
        if not node.edges:
            usual = self.guide.policy(world, seat, self.random)
            node.edges[usual] = Edge(math.inf, seats)
        elif len(node.edges) < min(len(options), math.floor((node.visits + 1) ** WIDENING)):
            others = [each for each in self.guide.judge.promising(options) if each not in node.edges]
            for option in self._by_prior([world], seat, others)[:1]:
                node.edges[option] = Edge(0.0, seats)
        legal = [(option, node.edges[option]) for option in node.edges if option in options]
        if not legal:
            usual = self.guide.policy(world, seat, self.random)
            legal = [(usual, node.edges.setdefault(usual, Edge(math.inf, seats)))]
        return max(legal, key=lambda each: self._hope(node, each[1], seat))

    def _hope(self, node: Node, edge: Edge, seat: Seat) -> float:
        """Its mean, and the more the less it is known."""
        if not edge.visits:
            return math.inf
        mean = self.scales[seat].share(edge.total[seat] / edge.visits)
        return mean + CURIOSITY * math.sqrt(math.log(node.visits + 1) / edge.visits)

    def _play_on(self, world: Game, begun: Any) -> None:
        """Everybody does what is usual, up to the milestone."""
        for _ in range(LONGEST):
            if self._over(world, begun):
                return
            seat = world.waiting[0]
            world.apply(seat, self.guide.policy(world, seat, self.random))

    def _over(self, world: Game, begun: Any) -> bool:
        return world.outcome is not None or self.guide.milestone(world) != begun

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


def _better_half(running: Sequence[Trial], usual: Trial) -> list[Trial]:
    """Those that came out best so far, and always what the game's own bot would do."""
    best = sorted(running, key=lambda trial: -trial.mean)[: max(2, math.ceil(len(running) / 2))]
    return best if usual in best else [*best, usual]


def _surely_better(trial: Trial, usual: Trial, doubt: float) -> bool:
    """Whether an option came out better in the same worlds by more than chance may do."""
    gains = [mine - theirs for mine, theirs in zip(trial.values, usual.values, strict=False)]
    if len(gains) < 2:  # noqa: PLR2004 - no spread can be told from one world
        return False
    mean = sum(gains) / len(gains)
    variance = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
    return mean > doubt * math.sqrt(variance / len(gains))


def _next(world: Game, root: Seat) -> Seat:
    """Of seats that choose at once, the searching one first: it knows nothing of the others."""
    waiting = world.waiting
    return root if root in waiting else waiting[0]
