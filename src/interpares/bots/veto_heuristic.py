"""Veto!: the heuristic bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from ..games.veto.actions import (
    Agitate,
    Announce,
    Bene,
    Bribe,
    ChooseDeck,
    Concede,
    Decline,
    DeployEquipment,
    DiscardCard,
    Keep,
    LayThrust,
    Redraw,
    Yield,
)
from ..games.veto.cards import CARDS, DECKS
from ..games.veto.deck import deck_of
from ..games.veto.game import Veto
from ..games.veto.reading import Reading
from ..games.veto.restraints import parameter
from ..games.veto.turns import Turn
from ..games.veto.untap import initiative_sum
from ..kernel.steps import Action
from ..kernel.values import Seat, Value
from ..kernel.views import Perspective
from .veto_policy import settle
from .veto_weights import BY_DECK, STANDARD, Weights
from .veto_worth import evaluate, spare_card

GAIN = 0.05
"""What a deed or trifle must promise at least."""
CHEAP_CHARACTER = 8
PASS = (Bene, Yield)


class Care(Value):
    """How much of what could be done is tried."""

    most: int = 30
    """Of more options than these the most likely ones are tried."""
    worlds: int = 2
    finalists: int = 3
    more: int = 4
    """The best options are tried in so many worlds more."""


CARE = Care()
GLANCE = Care(most=4, worlds=1, more=0)
"""One look at the most likely options."""


class VetoBot:
    """Tries what it could do in a few imagined worlds, and lets what obviously follows happen."""

    def __init__(self, random: Random, weights: Weights | None = None, care: Care = CARE) -> None:
        self.random = random
        self.weights = weights
        self.care = care

    def choose(self, perspective: Perspective) -> Action:
        options = [each for each in perspective.options if not isinstance(each, Concede)]
        if len(options) == 1:
            return options[0]
        decision = perspective.prompt.decision if perspective.prompt else ""
        answer = getattr(self, f"_{decision}", None)
        if answer is not None:
            chosen: Action = answer(perspective, options)
            return chosen
        return self._tried(perspective, options)

    def _world(self, perspective: Perspective) -> Veto:
        world: Any = perspective.imagine(self.random)
        imagined: Veto = world
        return imagined

    def _weights_of(self, world: Veto, seat: Seat) -> Weights:
        if self.weights is not None:
            return self.weights
        return weights_of(world.players[seat].deck)

    # --- questions with an answer of their own

    def _choose_setup(self, perspective: Perspective, options: Sequence[Action]) -> Action:
        chosen = [each for each in options if isinstance(each, ChooseDeck)]
        return self.random.choice(chosen)

    def _mulligan(self, perspective: Perspective, options: Sequence[Action]) -> Action:
        """A hand without an income and without a character it can pay is redrawn."""
        view: Any = perspective.view
        faction = view.players[perspective.seat].faction
        cards = [CARDS[card] for card in view.own.hand]
        income = any(each.type == "possession" and each.income for each in cards)
        cheap = [
            each
            for each in cards
            if each.type == "character"
            and each.lafa * (1 if each.faction in ("none", faction) else 2) < CHEAP_CHARACTER
        ]
        return Keep() if income or cheap else Redraw()

    def _bribery(self, perspective: Perspective, options: Sequence[Action]) -> Action:
        """Bribes are for the announcement: to make it, or to keep somebody from it."""
        world = self._world(perspective)
        need = points_needed(world, perspective.seat)
        price = parameter(Reading(world), perspective.seat, "bribe_price")
        wanted = Bribe(need * price)
        return wanted if need and wanted in options else Bribe(0)

    def _announce_election(self, perspective: Perspective, options: Sequence[Action]) -> Action:
        return Announce()

    def _ending_discard(self, perspective: Perspective, options: Sequence[Action]) -> Action:
        """The worst card, if one from the cupboard should be better."""
        card, better = self._spare_card(perspective)
        return DiscardCard(card) if better else Decline()

    def _discard_excess(self, perspective: Perspective, options: Sequence[Action]) -> Action:
        return DiscardCard(self._spare_card(perspective)[0])

    def _spare_card(self, perspective: Perspective) -> tuple[str, bool]:
        world, seat = self._world(perspective), perspective.seat
        return spare_card(Reading(world), seat, self._weights_of(world, seat))

    # --- trying

    def _tried(self, perspective: Perspective, options: Sequence[Action]) -> Action:
        """The option after which the worlds look best; passing, if none gains anything."""
        worlds = [self._world(perspective) for _ in range(self.care.worlds)]
        weights = self._weights_of(worlds[0], perspective.seat)
        likely = self._likely(worlds[0], options)
        first = self._worths(worlds, perspective.seat, likely, weights)
        best = sorted(first, key=first.__getitem__, reverse=True)[: self.care.finalists]
        finalists = [each for each in first if each in best or isinstance(each, PASS)]
        worlds = [self._world(perspective) for _ in range(self.care.more)]
        second = self._worths(worlds, perspective.seat, finalists, weights)
        worths = {each: first[each] + second[each] for each in finalists}
        most = max(worths.values())
        return self.random.choice([each for each, worth in worths.items() if worth == most])

    def _worths(
        self, worlds: Sequence[Veto], seat: Seat, options: Sequence[Action], weights: Weights
    ) -> dict[Action, float]:
        """What each option comes to in all these worlds."""
        return {
            each: sum([self._worth(world, seat, each, weights) for world in worlds])
            for each in options
        }

    def _likely(self, world: Veto, options: Sequence[Action]) -> Sequence[Action]:
        """The most likely options, where there are too many to try them all."""
        if len(options) <= self.care.most:
            return options
        order = sorted(options, key=lambda each: likelihood(world, each), reverse=True)
        return order[: self.care.most]

    def _worth(self, world: Veto, seat: Seat, option: Action, weights: Weights) -> float:
        """Passing in a turn changes nothing yet; in a window or fight things take their course."""
        passing = isinstance(option, PASS)
        if not passing or not isinstance(world.decision, Turn):
            world = world.copy()
            world.apply(seat, option)
            settle(world)
        return evaluate(world, seat, weights) + (GAIN if passing else 0.0)


def likelihood(world: Veto, option: Action) -> float:
    """How much an option promises at first sight."""
    match option:
        case Agitate():
            return 1.0 if option.thrust else 3.0
        case LayThrust():
            return 0.5 + 0.1 * Reading(world).trait(option.character, "szabla")
        case DeployEquipment():
            return 1.0 + 0.1 * Reading(world).trait(option.bearer, "szabla")
        case _:
            return 2.0


def points_needed(world: Veto, seat: Seat) -> int:
    """How many points to buy so that the initiative decides; 0 where it does not."""
    now = Reading(world)
    if not any(can_announce(now, each) for each in world.living):
        return 0
    unmarked = tuple([each.id for each in world.table.values() if not each.marked])
    sums = {each: initiative_sum(now, each, unmarked) for each in world.living}
    most = max([sums[each] for each in world.living if each != seat], default=0)
    needed = most - sums[seat]
    holder = world.initiative == seat
    return max(0, needed if holder else needed + 1)


def can_announce(now: Reading, seat: Seat) -> bool:
    """Whether a player with the initiative could announce an election."""
    player = now.game.players[seat]
    elect = any("elect" in now.keywords(each.id) for each in now.characters(seat))
    return elect and player.kreski >= parameter(now, seat, "election_threshold")


@cache
def _known_decks() -> dict[tuple[tuple[str, int], ...], str]:
    return {tuple(sorted(deck_of(each).cards)): name for name, each in DECKS.items()}


@cache
def weights_of(deck: tuple[str, ...]) -> Weights:
    """The weights for a deck: its own, if it is one of the box."""
    name = _known_decks().get(tuple(sorted(Counter(deck).items())), "")
    return BY_DECK.get(name, STANDARD)
