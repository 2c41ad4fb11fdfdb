"""SA-18: the army is maintained, and the round ends."""

from __future__ import annotations

from itertools import product

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, Value, swapped
from .abilities import working
from .actions import Maintain
from .cards import ACTS, DECK, UNIT, UPKEEP
from .components import NO_UNITS, UNITS, Army
from .decisions import Question
from .gains import army_of
from .game import Player, Sigismundus, added, reduced
from .initiative import begin
from .sejm_events import ArmyKept

FOREIGN = DECK["foreign"]
ONE_OF = tuple(army_of(unit, 1) for unit in range(len(UNITS)))
"""A single unit of each kind."""


class Maintenance(Step):
    """SA-18.1: in order."""

    def resolve(self, game: Sigismundus) -> None:
        begin(game, "maintenance")
        game.then(*(Upkeep(seat) for seat in game.order), RoundEnd())


class Upkeep(Step):
    """SA-18.1: who has nothing to keep is not asked."""

    seat: Seat

    def resolve(self, game: Sigismundus) -> None:
        if can_keep_any(game, self.seat):
            game.then(MaintainArmy(self.seat))
        elif game.players[self.seat].units != NO_UNITS:
            keep(game, self.seat, NO_UNITS, NO_UNITS)


class FreeUpkeep(Value):
    """SA-18.2: units that cost nothing, by kind and of any kind."""

    kinds: Army
    any: int


def free_upkeep(game: Sigismundus, seat: Seat) -> FreeUpkeep:
    """SA-18.2: of offices, Figures, seals and Acts; all add up."""
    kinds, of_any = [0] * len(UNITS), 0
    for _, ability in working(game, seat, "maintenance"):
        if ability.unit == "any":
            of_any += ability.count
        elif ability.unit:
            kinds[UNIT[ability.unit]] += ability.count
    for act in game.acts:
        effect = ACTS[act].effect
        if effect.op == "free_upkeep_everyone" and effect.unit:
            kinds[UNIT[effect.unit]] += effect.count
    return FreeUpkeep((kinds[0], kinds[1], kinds[2]), of_any)


def upkeep(player: Player, free: FreeUpkeep, active: Army, inactive: Army) -> int | None:
    """SA-18.3, SA-18.6: the lowest price of keeping these units; None if it may not be done."""
    given_up = reduced(player.inactive, inactive)
    if any(given_up):
        # Active units then only by free upkeep that fits none of those given up.
        for kept, lost, covered in zip(active, given_up, free.kinds, strict=True):
            if kept and (lost or kept > covered):
                return None
    return price(added(active, inactive), free)


def price(units: Army, free: FreeUpkeep) -> int:
    """SA-18.2, SA-18.6: free upkeep of any kind goes where it saves most."""
    paid = [max(0, kept - covered) for kept, covered in zip(units, free.kinds, strict=True)]
    costs = sorted([cost for cost, count in zip(UPKEEP, paid, strict=True) for _ in range(count)])
    return sum(costs[: max(0, len(costs) - free.any)])


def can_keep_any(game: Sigismundus, seat: Seat) -> bool:
    """SA-18.1: whether there is anything to choose; who may keep some units may keep one alone."""
    player, free = game.players[seat], free_upkeep(game, seat)
    for unit, alone in enumerate(ONE_OF):
        if player.inactive[unit]:
            cost = upkeep(player, free, NO_UNITS, alone)
        elif player.active[unit]:
            cost = upkeep(player, free, alone, NO_UNITS)
        else:
            continue
        if cost is not None and cost <= player.ducats:
            return True
    return False


def maintainable(game: Sigismundus, seat: Seat) -> list[Action]:
    """SA-18.1, SA-18.4: every set of units a player may keep, the largest first."""
    player, free = game.players[seat], free_upkeep(game, seat)
    ranges = [range(count, -1, -1) for count in (*player.active, *player.inactive)]
    found: list[Action] = []
    for kept in product(*ranges):
        active, inactive = (kept[0], kept[1], kept[2]), (kept[3], kept[4], kept[5])
        cost = upkeep(player, free, active, inactive)
        if cost is not None and cost <= player.ducats:
            found.append(Maintain(active, inactive))
    return found


def keep(game: Sigismundus, seat: Seat, active: Army, inactive: Army) -> None:
    """SA-18.1: the rest goes to the supply."""
    player = game.players[seat]
    cost = upkeep(player, free_upkeep(game, seat), active, inactive)
    assert cost is not None
    lost = reduced(player.units, added(active, inactive))
    player.ducats -= cost
    player.active, player.inactive = active, inactive
    game.tell(ArmyKept(seat, player.units, lost, cost))


class MaintainArmy(Question):
    """SA-18.1: which units are kept."""

    rule = "SA-18.1"

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return maintainable(game, seat)

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if not isinstance(action, Maintain):
            return None
        player = game.players[self.seat]
        kept, there = (*action.active, *action.inactive), (*player.active, *player.inactive)
        if any(not 0 <= some <= most for some, most in zip(kept, there, strict=True)):
            return Illegal("no-such-units", rule="SA-18.1")
        cost = upkeep(player, free_upkeep(game, self.seat), action.active, action.inactive)
        if cost is None:
            return Illegal("host-comes-first", rule="SA-18.3")
        return Illegal("cannot-pay", rule="SA-18.4", cost=cost, ducats=player.ducats)

    def decide(self, game: Sigismundus, seat: Seat, action: Maintain) -> None:
        keep(game, seat, action.active, action.inactive)


class RoundEnd(Step):
    """SA-18.5: what lasts for a round is over."""

    def resolve(self, game: Sigismundus) -> None:
        pacts = tuple(["secret_pact" for _ in game.pacts])
        game.discards = swapped(game.discards, FOREIGN, game.discards[FOREIGN] + pacts)
        game.pacts = ()
        for player in game.players:
            player.protected, player.courts = False, ()
        assert game.demand
        game.seen_demands += (game.demand,)
        game.demand = None
