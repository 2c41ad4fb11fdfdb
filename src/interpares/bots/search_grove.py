"""The trees of a search: all in this process, or each in one of its own."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from random import Random
from typing import Protocol

import msgspec

from ..kernel.game import Game, encode
from ..kernel.rules import rules_of
from ..kernel.steps import Action
from ..kernel.values import Seat, Value
from .search_guide import Guide, guide_of
from .search_tree import Tree
from .workers import forked_or_spawned, take_orders


class Question(Value):
    """An imagined world in which options are to be followed."""

    world: Game
    seat: Seat
    options: tuple[Action, ...]
    seed: int


class Grove(Protocol):
    """Trees that grow apart from each other."""

    def grow(self, questions: Sequence[Question]) -> list[list[float]]:
        """The first question for the first tree, and so on: what each option comes to."""
        ...

    def end(self) -> None:
        """Nothing more will be asked."""
        ...


def grove_of(slug: str, guide: Guide, trees: int, *, processes: bool) -> Grove:
    """So many trees for a game."""
    return FarGrove(slug, trees) if processes else NearGrove(slug, guide, trees)


class NearGrove:
    """One tree after the other."""

    def __init__(self, slug: str, guide: Guide, trees: int) -> None:
        self.trees = [Tree(rules_of(slug), guide) for _ in range(trees)]

    def grow(self, questions: Sequence[Question]) -> list[list[float]]:
        return [grown(tree, each) for tree, each in zip(self.trees, questions, strict=True)]

    def end(self) -> None:
        self.trees.clear()


class FarGrove:
    """All trees at once, with the same results."""

    def __init__(self, slug: str, trees: int) -> None:
        self.slug = slug
        self.pools = [
            ProcessPoolExecutor(1, forked_or_spawned(), initializer=_plant, initargs=(slug,))
            for _ in range(trees)
        ]

    def grow(self, questions: Sequence[Question]) -> list[list[float]]:
        futures: list[Future[list[float]]] = [
            pool.submit(_grow, encode(each.world), each.seat, _sent(each.options), each.seed)
            for pool, each in zip(self.pools, questions, strict=True)
        ]
        return [each.result() for each in futures]

    def end(self) -> None:
        for pool in self.pools:
            pool.shutdown()


def grown(tree: Tree, question: Question) -> list[float]:
    """What each option comes to in one world, for the seat that asks."""
    random = Random(question.seed)
    return [
        tree.playout(question.world.copy(), question.seat, option, random)[question.seat]
        for option in question.options
    ]


def _sent(options: Sequence[Action]) -> bytes:
    return msgspec.json.encode(options)


_trees: list[Tree] = []
"""The one tree of a process that was made for it."""


def _plant(slug: str) -> None:
    take_orders()
    _trees.append(Tree(rules_of(slug), guide_of(slug)))


def _grow(position: bytes, seat: Seat, options: bytes, seed: int) -> list[float]:
    (tree,) = _trees
    rules = tree.rules
    actions = tuple([rules.decode_action(each) for each in msgspec.json.decode(options)])
    return grown(tree, Question(rules.decode(position), seat, actions, seed))
