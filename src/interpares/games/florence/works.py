"""PF-7: completing a Work."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat, Value, without
from .actions import COMPLETE, AddBonus, Complete, Exchange, Work
from .cards import (
    BONUS,
    BUILDINGS,
    CHARACTERS,
    LANDSCAPES,
    MINIMUM,
    MUSE_BONUS,
    NUMBERS,
    PROFESSIONS,
)
from .components import BonusId, ProfessionId
from .decisions import Question
from .events import BonusDeclared, Exchanged, WorkBegun, WorkCompleted
from .game import Florence, Player

WORK = {each: Work(each) for each in PROFESSIONS}
ADD_BONUS = {each: AddBonus(each) for each in BONUS}
PER_POINT = NUMBERS.florins_per_prestige_point_when_exchanging_work_income
ORDER = {each: at for at, each in enumerate(BONUS)}
SIZE = {each.id: f"building_{each.size_class}" for each in BUILDINGS.values()}


class WorkValue(Value):
    """PF-7.2: the parts of a work value."""

    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    architects: int = 0
    """PF-16.15: counted by the Princess only."""
    muse: int = 0
    bonus: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        wishes = self.building + self.landscape + self.freedom
        people = self.jesters + self.cards + self.architects + self.muse
        return wishes + people + sum(self.bonus)


def work_value(
    game: Florence, seat: Seat, card: ProfessionId, bonus: tuple[BonusId, ...] = ()
) -> WorkValue:
    """PF-7.2, PF-7.3, PF-16.13: what a Work with this card is worth, in hand or just laid down."""
    player = game.players[seat]
    jesters, cards, muse = of_every_work(game, player)
    added = bonus_values(player, bonus, laid=card in player.hand)
    return WorkValue(*wishes_met(player, card), jesters, cards, muse=muse, bonus=added)


def of_every_work(game: Florence, player: Player) -> tuple[int, int, int]:
    """PF-7.2, PF-16.13: what jesters, cards and the Muse add to any Work."""
    return (
        NUMBERS.work_value_per_jester * player.jesters,
        NUMBERS.work_value_per_profession_or_recruitment_card * player.cards,
        muse_bonus(game, player),
    )


def wishes_met(player: Player, card: ProfessionId) -> tuple[int, int, int]:
    """PF-7.2: what building, landscape and freedom add that the profession wishes for."""
    wish = PROFESSIONS[card]
    return (
        NUMBERS.work_value_building if player.has_building(wish.building) else 0,
        NUMBERS.work_value_landscape if player.landscapes_of(wish.landscape) else 0,
        NUMBERS.work_value_freedom if wish.freedom in player.freedoms else 0,
    )


def muse_bonus(game: Florence, player: Player) -> int:
    """PF-16.13: every Work of the Muse's owner is worth the number of the round more."""
    return MUSE_BONUS[game.round] if player.has("muse") else 0


def counters(player: Player, *, laid: bool = False) -> dict[str, int]:
    """PF-7.4: what bonus and prestige cards count, with a card of the hand laid on the table."""
    counted = dict.fromkeys(("building_large", "building_medium", "building_small"), 0)
    for each in player.buildings:
        counted[SIZE[each.tile]] += 1
    counted |= {tile: player.landscapes_of(tile) for tile in LANDSCAPES}
    return counted | {
        "building": len(player.buildings),
        "landscape": len(player.landscapes),
        "freedom": len(player.freedoms),
        "architect": player.architects,
        "jester": player.jesters,
        "prestige_card": len(player.prestige_cards),
        "profession_hand": len(player.hand) + player.recruits - laid,
        "profession_table": len(player.table) + player.recruits_on_table + laid,
    }


def bonus_value(card: BonusId, counted: dict[str, int]) -> int:
    """PF-7.4: what a bonus card adds."""
    kind = BONUS[card]
    found = [counted[each] for each in kind.counters]
    if kind.mode == "kinds":
        return kind.per_unit * sum(count > 0 for count in found)
    return kind.per_unit * sum(found)


def bonus_values(player: Player, bonus: tuple[BonusId, ...], *, laid: bool) -> tuple[int, ...]:
    """PF-7.4: what each of these bonus cards adds, with or without a card still to be laid."""
    if not bonus:
        return ()
    counted = counters(player, laid=laid)
    return tuple([bonus_value(each, counted) for each in bonus])


def best_value(game: Florence, seat: Seat, card: ProfessionId) -> int:
    """The work value with every bonus card in hand."""
    return work_value(game, seat, card, game.players[seat].bonus).total


def workable(game: Florence, seat: Seat) -> list[ProfessionId]:
    """PF-7.5: the cards in hand that can reach the minimum of the round."""
    player = game.players[seat]
    anyway = sum(of_every_work(game, player)) + sum(bonus_values(player, player.bonus, laid=True))
    missing = MINIMUM[game.round] - anyway
    return [card for card in player.hand if sum(wishes_met(player, card)) >= missing]


def why_no_work(game: Florence, seat: Seat, card: ProfessionId) -> Illegal:
    """PF-7.1, PF-7.5, PF-7.9: why no Work can be completed with this card."""
    player = game.players[seat]
    if card not in PROFESSIONS:
        return Illegal("no-such-profession", rule="PF-7.1", profession=card)
    if card in player.table:
        return Illegal("card-on-table", rule="PF-7.9", profession=card)
    if card not in player.hand:
        return Illegal("card-not-in-hand", rule="PF-7.1", profession=card)
    best, least = best_value(game, seat, card), MINIMUM[game.round]
    return Illegal("below-minimum", rule="PF-7.5", value=best, minimum=least, profession=card)


def begin_work(game: Florence, seat: Seat, card: ProfessionId) -> None:
    """PF-7.1, PF-7.2, PF-7.9: the card lies on the table; bonus cards are declared one by one."""
    player = game.players[seat]
    known = card in player.recruited
    player.hand = without(player.hand, card)
    if known:
        player.recruited = without(player.recruited, card)
    player.table += (card,)
    game.tell(WorkBegun(seat, card, known))
    if player.bonus:
        game.then(DeclareBonus(seat, card))
    else:
        earn(game, seat, card, work_value(game, seat, card))


class DeclareBonus(Question):
    """PF-7.1, PF-7.4, PF-9.9: which bonus cards go with the Work, in the order of the hand."""

    rule = "PF-7.1"
    continues = True
    profession: ProfessionId
    declared: tuple[BonusId, ...] = ()

    def left(self, game: Florence) -> tuple[BonusId, ...]:
        """The bonus cards that may still be declared: those after the last one."""
        last = ORDER[self.declared[-1]] if self.declared else -1
        return tuple([card for card in game.players[self.seat].bonus if ORDER[card] > last])

    def value(self, game: Florence, *more: BonusId) -> int:
        return work_value(game, self.seat, self.profession, (*self.declared, *more)).total

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        least, left = MINIMUM[game.round], self.left(game)
        found: list[Action] = [
            ADD_BONUS[card] for at, card in enumerate(left) if self.value(game, *left[at:]) >= least
        ]
        return [COMPLETE, *found] if self.value(game) >= least else found

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {
            "profession": self.profession,
            "value": self.value(game),
            "minimum": MINIMUM[game.round],
            "declared": self.declared,
        }

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        match action:
            case AddBonus(card) if card in self.declared:
                return Illegal("bonus-declared", rule="PF-7.10", card=card)
            case AddBonus(card) if card not in game.players[seat].bonus:
                return Illegal("bonus-not-in-hand", rule="PF-7.1", card=card)
            case AddBonus(card) if card not in self.left(game):
                return Illegal("bonus-in-order", rule="PF-7.1", card=card)
            case AddBonus() | Complete():
                return Illegal(
                    "below-minimum",
                    rule="PF-7.5",
                    value=self.value(game),
                    minimum=MINIMUM[game.round],
                    profession=self.profession,
                )
            case _:
                return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Action) -> None:
        player = game.players[seat]
        if isinstance(action, AddBonus):
            player.bonus = without(player.bonus, action.card)
            game.tell(BonusDeclared(seat, action.card))
            game.then(DeclareBonus(seat, self.profession, (*self.declared, action.card)))
            return
        value = work_value(game, seat, self.profession, self.declared)
        game.bonus_out += self.declared
        earn(game, seat, self.profession, value, self.declared)


def earn(
    game: Florence,
    seat: Seat,
    card: ProfessionId | None,
    value: WorkValue,
    bonus: tuple[BonusId, ...] = (),
) -> None:
    """PF-7.6 to PF-7.8: income, the marker, and the exchange at once."""
    player, total = game.players[seat], value.total
    florins = NUMBERS.florins_per_work_value * total
    player.florins += florins
    player.best_work = max(player.best_work, total)
    game.tell(
        WorkCompleted(
            seat,
            card,
            total,
            florins,
            value.building,
            value.landscape,
            value.freedom,
            value.jesters,
            value.cards,
            bonus,
            value.bonus,
            value.muse,
            value.architects,
        )
    )
    game.then(ExchangeIncome(seat, total))


def princess_value(game: Florence, seat: Seat) -> WorkValue:
    """PF-16.15: landscapes, buildings, architects and cards; nothing else counts."""
    player, worth = game.players[seat], CHARACTERS["princess"].effect
    return WorkValue(
        building=worth.per_building * len(player.buildings),
        landscape=worth.per_landscape * len(player.landscapes),
        freedom=0,
        jesters=0,
        architects=worth.per_architect * player.architects,
        cards=worth.per_profession_or_recruitment_card * player.cards,
    )


class ExchangeIncome(Question):
    """PF-7.7: at once, and only of this income, florins become prestige points."""

    rule = "PF-7.7"
    value: int

    @property
    def most(self) -> int:
        return self.value * NUMBERS.florins_per_work_value // PER_POINT

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return exchanges(self.most)

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        florins = self.value * NUMBERS.florins_per_work_value
        return {"value": self.value, "florins": florins, "most": self.most}

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Exchange):
            return Illegal("exchange-at-most", rule=self.rule, points=action.points, most=self.most)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Exchange) -> None:
        exchange(game, seat, action.points)


def exchanges(most: int) -> list[Action]:
    """Every number of points up to the most."""
    return [exchange_of(points) for points in range(most + 1)]


@cache
def exchange_of(points: int) -> Exchange:
    return Exchange(points)


def exchange(game: Florence, seat: Seat, points: int) -> None:
    """PF-7.7, PF-16.22: florins become prestige points."""
    if points:
        player = game.players[seat]
        player.florins -= PER_POINT * points
        player.prestige += points
        game.tell(Exchanged(seat, points, PER_POINT * points))
