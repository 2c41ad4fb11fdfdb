"""PF-6, PF-9: the action phase, its limits, and what is bought in it."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ...datafiles import in_order
from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, swapped
from .actions import (
    BUY_BONUS,
    BUY_PROFESSION,
    END_TURN,
    PRINCESS_WORK,
    Build,
    BuyBonus,
    BuyProfession,
    Declare,
    EndTurn,
    PrincessWork,
    Propose,
    Recruit,
    Sell,
    Work,
)
from .building import BUILD, PlaceBuilding, buildable, why_not_build
from .cards import CHARACTERS, FREEDOMS, MINIMUM, NUMBERS
from .characters import FREE_POWERS, free_powers, use_power, why_no_power
from .components import FreedomId, TileId
from .cooperative import PlaceJointly, proposals, why_no_proposal
from .decisions import Question
from .events import CardBought, CharacterLapsed, FreedomDeclared, TurnBegun, TurnEnded
from .game import Florence
from .looking import Look
from .money import pay, purchasing_power, sales, sell, why_no_sale
from .recruitment import RECRUIT, recruit, recruitable, why_not_recruit
from .works import WORK, begin_work, earn, princess_value, why_no_work, workable

DECLARE = {each: Declare(each) for each in FREEDOMS}
ACTIONS = (Work, PrincessWork, Build, BuyProfession, Declare, BuyBonus)
"""PF-6.2: what uses up an action."""
OF_ONE_ROUND = ("muse", "cardinal", "princess")
"""PF-16.23: characters that lapse at the end of phase B."""


class ActionPhase(Step):
    """PF-3.2, PF-6.1: complete turns, clockwise from the start player."""

    def resolve(self, game: Florence) -> None:
        game.phase = "action"
        game.then(*(Turn(seat) for seat in game.clockwise(game.start)), ActionsEnd())


class Turn(Step):
    """PF-6.1, PF-16.14: two actions, three with the Cardinal."""

    seat: Seat

    def resolve(self, game: Florence) -> None:
        more = (
            CHARACTERS["cardinal"].effect.amount if game.players[self.seat].has("cardinal") else 0
        )
        actions = NUMBERS.actions_per_round + int(more)
        game.tell(TurnBegun(self.seat, actions))
        game.then(ChooseAction(self.seat, actions))


class ActionsEnd(Step):
    """PF-16.23: Muse, Cardinal and Princess lapse."""

    def resolve(self, game: Florence) -> None:
        for seat, player in enumerate(game.players):
            if player.has("princess"):
                game.tell(CharacterLapsed(seat, "princess"))
            player.spent = player.spent or player.character in OF_ONE_ROUND


class Continue(Step):
    """PF-6.6: the turn goes on while something can be done that not only sells prestige."""

    turn: ChooseAction

    def resolve(self, game: Florence) -> None:
        seat = self.turn.seat
        can_recruit = game.players[seat].recruits and recruitable(game, seat)
        if self.turn.actions or can_recruit or free_powers(game, seat):
            game.then(self.turn)
        else:
            game.tell(TurnEnded(seat))


class Negotiated(Step):
    """PF-17.15, PF-17.16: agreement has used up the action, a rejection nothing.

    Neither partner had the building before, so it stands if they agreed.
    """

    turn: ChooseAction
    tile: TileId

    def resolve(self, game: Florence) -> None:
        agreed = game.players[self.turn.seat].has_building(self.tile)
        game.then(Continue(self.turn.after() if agreed else self.turn))


class ChooseAction(Question):
    """PF-6.1 to PF-6.6: an action, a free action, or the end of the turn."""

    rule = "PF-6.1"
    actions: int
    """How many are left."""
    bought: bool = False
    """PF-9.2: a profession card was bought in this round."""
    declared: bool = False
    """PF-9.6: a freedom was declared in this round."""
    proposed: int = 0
    """PF-17.17: proposals made for this action."""

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        found = self.paid_actions(game, seat) if self.actions else []
        player = game.players[seat]
        if player.recruits:
            found += [RECRUIT[each] for each in recruitable(game, seat)]
        return [*found, END_TURN, *free_powers(game, seat), *sales(game, seat)]

    def paid_actions(self, game: Florence, seat: Seat) -> list[Action]:
        """PF-6.2: everything that uses up an action."""
        found: list[Action] = [WORK[card] for card in workable(game, seat)]
        if self.why_no_princess(game, seat) is None:
            found.append(PRINCESS_WORK)
        found += [BUILD[tile] for tile in buildable(game, seat)]
        if self.why_no_profession(game, seat) is None:
            found.append(BUY_PROFESSION)
        found += [DECLARE[each] for each in self.freedoms(game, seat)]
        if self.why_no_bonus(game, seat) is None:
            found.append(BUY_BONUS)
        return [*found, *proposals(game, seat, self.proposed)]

    def why_no_princess(self, game: Florence, seat: Seat) -> Illegal | None:
        """PF-16.15: why no Work of the Princess is possible."""
        player = game.players[seat]
        if player.character != "princess":
            return Illegal("not-your-character", rule="PF-16.15", character="princess")
        if player.spent:
            return Illegal("character-used", rule="PF-16.15", character="princess")
        value, least = princess_value(game, seat).total, MINIMUM[game.round]
        if value < least:
            return Illegal("princess-below", rule="PF-16.15", value=value, minimum=least)
        return None

    def why_no_profession(self, game: Florence, seat: Seat) -> Illegal | None:
        """PF-9.1 to PF-9.3: why no profession card can be bought."""
        if self.bought:
            return Illegal("one-profession", rule="PF-9.2")
        if not len(game.professions):
            return Illegal("deck-is-empty", rule="PF-9.3")
        return why_not_pay(game, seat, NUMBERS.profession_card_cost)

    def freedoms(self, game: Florence, seat: Seat) -> list[FreedomId]:
        """PF-9.5, PF-9.6: what may be declared now."""
        if self.declared or NUMBERS.freedom_cost > purchasing_power(game, seat):
            return []
        mine = game.players[seat].freedoms
        both = zip(FREEDOMS, game.freedoms_left, strict=True)
        return [each for each, left in both if left and each not in mine]

    def why_no_freedom(self, game: Florence, seat: Seat, freedom: FreedomId) -> Illegal | None:
        """PF-9.5, PF-9.6: why a freedom cannot be declared."""
        if freedom not in FREEDOMS:
            return Illegal("no-such-freedom", rule="PF-9.5", freedom=freedom)
        if self.declared:
            return Illegal("one-freedom", rule="PF-9.6")
        if freedom in game.players[seat].freedoms:
            return Illegal("freedom-declared", rule="PF-9.6", freedom=freedom)
        if not game.freedoms_left[FREEDOMS.index(freedom)]:
            return Illegal("freedom-gone", rule="PF-9.6", freedom=freedom)
        return why_not_pay(game, seat, NUMBERS.freedom_cost)

    def why_no_bonus(self, game: Florence, seat: Seat) -> Illegal | None:
        """PF-9.8: why no bonus card can be bought."""
        if not len(game.bonus_deck):
            return Illegal("deck-is-empty", rule="PF-9.8")
        return why_not_pay(game, seat, NUMBERS.bonus_card_cost)

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {"actions": self.actions, "minimum": MINIMUM[game.round]}

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        return self.why_not(game, seat, action) or super().refusal(game, seat, action)

    def why_not(self, game: Florence, seat: Seat, action: Action) -> Illegal | None:
        match action:
            case Recruit():
                return why_not_recruit(game, seat, action)
            case Sell():
                return why_no_sale(game, seat, action)
            case _ if isinstance(action, FREE_POWERS):
                return why_no_power(game, seat, action)
            case Propose():
                return why_no_proposal(game, seat, action, self.actions, self.proposed)
            case _ if isinstance(action, ACTIONS) and not self.actions:
                return Illegal("no-action-left", rule="PF-6.1")
            case _:
                return self.why_no_action(game, seat, action)

    def why_no_action(self, game: Florence, seat: Seat, action: Action) -> Illegal | None:
        match action:
            case Work(card):
                return why_no_work(game, seat, card)
            case PrincessWork():
                return self.why_no_princess(game, seat)
            case Build(tile):
                return why_not_build(game, seat, tile)
            case BuyProfession():
                return self.why_no_profession(game, seat)
            case Declare(freedom):
                return self.why_no_freedom(game, seat, freedom)
            case BuyBonus():
                return self.why_no_bonus(game, seat)
            case _:
                return None

    def decide(self, game: Florence, seat: Seat, action: Action) -> None:
        match action:
            case EndTurn():
                game.tell(TurnEnded(seat))
            case Recruit(card):
                game.then(Continue(self))
                recruit(game, seat, card)
            case Sell(points):
                game.then(self)
                sell(game, seat, points)
            case Propose(to, tile):
                again = structs.replace(self, proposed=self.proposed + 1)
                game.then(PlaceJointly(seat, to, tile), Negotiated(again, tile))
            case _ if isinstance(action, FREE_POWERS):
                game.then(Continue(self))
                use_power(game, seat, action)
            case _:
                self.act(game, seat, action)

    def act(self, game: Florence, seat: Seat, action: Action) -> None:
        """PF-6.2, PF-6.3: one action, whole."""
        game.then(Continue(self.after(action)))
        match action:
            case Work(card):
                begin_work(game, seat, card)
            case PrincessWork():
                game.players[seat].spent = True
                earn(game, seat, None, princess_value(game, seat))
            case Build(tile):
                game.then(PlaceBuilding(seat, tile))
            case BuyProfession():
                buy_card(game, seat, "profession", NUMBERS.profession_card_cost)
            case BuyBonus():
                buy_card(game, seat, "bonus", NUMBERS.bonus_card_cost)
            case Declare(freedom):
                declare_freedom(game, seat, freedom)

    def after(self, action: Action | None = None) -> ChooseAction:
        """The turn with one action less."""
        return structs.replace(
            self,
            actions=self.actions - 1,
            bought=self.bought or isinstance(action, BuyProfession),
            declared=self.declared or isinstance(action, Declare),
            proposed=0,
        )


def why_not_pay(game: Florence, seat: Seat, florins: int) -> Illegal | None:
    """PF-13.3, PF-16.2."""
    most = purchasing_power(game, seat)
    if florins <= most:
        return None
    return Illegal(
        "cannot-pay", rule="PF-16.2" if game.muse else "PF-13.3", florins=florins, most=most
    )


def buy_card(game: Florence, seat: Seat, deck: str, florins: int) -> None:
    """PF-9.1, PF-9.8: pay, then look at the top cards and keep one."""
    pay(game, seat, florins)
    game.tell(CardBought(seat, deck, florins))
    game.then(Look(seat, deck))


def declare_freedom(game: Florence, seat: Seat, freedom: FreedomId) -> None:
    """PF-9.5, PF-9.7: a marker from the supply, for good."""
    pay(game, seat, NUMBERS.freedom_cost)
    at = FREEDOMS.index(freedom)
    game.freedoms_left = swapped(game.freedoms_left, at, game.freedoms_left[at] - 1)
    player = game.players[seat]
    player.freedoms = in_order((*player.freedoms, freedom), FREEDOMS)
    game.tell(FreedomDeclared(seat, freedom))
