"""SA-9: combat, a game within the game."""

from __future__ import annotations

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, Value
from .abilities import total
from .actions import Abduct, DiscardMilitary, LoseUnit
from .cards import COMBAT_STEPS, DECK, DECK_OF, FIGURES, NUMBERS, POLICIES, POWER, UNIT
from .components import NO_UNITS, UNITS, Army, FigureId, PolicyId, Unit
from .decisions import Question
from .events import (
    Attacked,
    CardsDiscarded,
    CombatLost,
    CombatWon,
    DucatsSacked,
    FigureAbducted,
    NoBooty,
    PointsTaken,
    Rolled,
    UnitsLost,
)
from .gains import army_of, score
from .game import Battle, Sigismundus, reduced
from .patronage import pass_on
from .policy_decks import discard

MILITARY = DECK["military"]


class Combat(Step):
    """SA-9.3: artillery, hussars, infantry; then the power that is left decides."""

    attacker: Seat
    defender: Seat
    card: PolicyId

    def resolve(self, game: Sigismundus) -> None:
        game.tell(Attacked(self.attacker, self.defender, self.card))
        game.battle = Battle(self.attacker, self.defender, self.card)
        game.then(*(Clash(unit) for unit in COMBAT_STEPS), Verdict())


def battle(game: Sigismundus) -> Battle:
    """The combat under way."""
    assert game.battle
    return game.battle


class Rolls(Value):
    """What one side does in a step; no unit, no die."""

    die: int = 0
    damage: int = 0

    @property
    def wounds(self) -> int:
        """SA-9.5"""
        return self.damage // NUMBERS.damage_per_wound


class Clash(Step):
    """SA-9.4 to SA-9.7: both sides roll, then the attacker and after him the defender lose."""

    unit: Unit

    def resolve(self, game: Sigismundus) -> None:
        attacker, defender = battle(game).attacker, battle(game).defender
        kind = UNIT[self.unit]
        if not game.players[attacker].active[kind] and not game.players[defender].active[kind]:
            return
        ours = roll(game, attacker, kind, total(game, attacker, "combat.attacking", "roll_bonus"))
        theirs = roll(game, defender, kind, total(game, defender, "combat.defending", "roll_bonus"))
        told = Rolled(
            self.unit,
            attacker,
            defender,
            ours.die,
            theirs.die,
            ours.damage,
            theirs.damage,
            theirs.wounds,
            ours.wounds,
        )
        game.tell(told)
        game.battle = structs.replace(
            battle(game), rolls=(*battle(game).rolls, (self.unit, ours.die, theirs.die))
        )
        game.then(Losses(attacker, theirs.wounds), Losses(defender, ours.wounds))


def roll(game: Sigismundus, seat: Seat, kind: int, bonus: int) -> Rolls:
    """SA-9.4: a die, the power of all units of the kind, and a bonus."""
    units = game.players[seat].active[kind]
    if not units:
        return Rolls()
    die = 1 + game.random(NUMBERS.die_faces)
    return Rolls(die, die + units * POWER[kind] + bonus)


class Losses(Step):
    """SA-9.6: each wound costs a unit or a Military card, as long as there are any."""

    seat: Seat
    wounds: int

    def resolve(self, game: Sigismundus) -> None:
        player = game.players[self.seat]
        cards = player.cards(MILITARY)
        kinds = [kind for kind in range(len(UNITS)) if player.active[kind]]
        if self.wounds >= sum(player.active) + len(cards):
            lose_everything(game, self.seat, cards)
        elif self.wounds and len(kinds) == 1 and not cards:
            lose_units(game, self.seat, army_of(kinds[0], self.wounds))
        elif self.wounds:
            game.then(TakeWound(self.seat, self.wounds))


def lose_units(game: Sigismundus, seat: Seat, units: Army) -> None:
    player = game.players[seat]
    player.active = reduced(player.active, units)
    game.tell(UnitsLost(seat, units))


def lose_everything(game: Sigismundus, seat: Seat, cards: tuple[PolicyId, ...]) -> None:
    """SA-9.6: surplus wounds are ignored."""
    if game.players[seat].active != NO_UNITS:
        lose_units(game, seat, game.players[seat].active)
    if cards:
        discard_for_wounds(game, seat, cards)


def discard_for_wounds(game: Sigismundus, seat: Seat, cards: tuple[PolicyId, ...]) -> None:
    discard(game, seat, cards)
    game.tell(CardsDiscarded(seat, cards, "wounds"))


class TakeWound(Question):
    """SA-9.6: an active unit or a Military card for the next wound."""

    rule = "SA-9.6"
    wounds: int

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        player = game.players[seat]
        units = [LoseUnit(unit) for unit in UNITS if player.active[UNIT[unit]]]
        cards = dict.fromkeys(player.cards(MILITARY))
        return [*units, *(DiscardMilitary(card) for card in cards)]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"wounds": self.wounds}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        player = game.players[self.seat]
        match action:
            case LoseUnit(unit) if player.inactive[UNIT[unit]]:
                return Illegal("unit-is-inactive", rule="SA-9.1", unit=unit)
            case LoseUnit(unit):
                return Illegal("no-such-unit", rule="SA-9.6", unit=unit)
            case DiscardMilitary(card) if card not in POLICIES:
                return Illegal("no-such-card", rule="SA-9.6", card=card)
            case DiscardMilitary(card) if DECK_OF[card] != MILITARY:
                return Illegal("military-only", rule="SA-9.6", card=card)
            case DiscardMilitary(card) if card == battle(game).card:
                return Illegal("card-was-played", rule="SA-9.2", card=card)
            case DiscardMilitary(card):
                return Illegal("not-in-hand", rule="SA-9.6", card=card)
            case _:
                return None

    def decide(self, game: Sigismundus, seat: Seat, action: Action) -> None:
        match action:
            case LoseUnit(unit):
                lose_units(game, seat, army_of(UNIT[unit], 1))
            case DiscardMilitary(card):
                discard_for_wounds(game, seat, (card,))
        game.then(Losses(seat, self.wounds - 1))


class Verdict(Step):
    """SA-9.8: the attacker wins only if more power is left to him."""

    def resolve(self, game: Sigismundus) -> None:
        attacker, defender, card = (
            battle(game).attacker,
            battle(game).defender,
            battle(game).card,
        )
        game.battle = None
        power, against = game.players[attacker].power, game.players[defender].power
        if power <= against:
            game.tell(CombatLost(attacker, defender, power, against))
            return
        game.tell(CombatWon(attacker, defender, power, against))
        match POLICIES[card].effect.reward:
            case "one_figure_with_gold":
                abduct(game, attacker, defender)
            case "half_ducats_rounded_down":
                sack(game, attacker, defender)
            case _:
                foray(game, attacker, defender)


def sack(game: Sigismundus, attacker: Seat, defender: Seat) -> None:
    """SA-8.18: half of the ducats, rounded down."""
    ducats = game.players[defender].ducats // 2
    game.players[defender].ducats -= ducats
    game.players[attacker].ducats += ducats
    game.tell(DucatsSacked(attacker, defender, ducats))


def foray(game: Sigismundus, attacker: Seat, defender: Seat) -> None:
    """SA-8.19: points, or all there are."""
    vp = min(NUMBERS.foray_vp, game.players[defender].vp)
    score(game, defender, -vp, "foray")
    score(game, attacker, vp, "foray")
    game.tell(PointsTaken(attacker, defender, vp))


def abduct(game: Sigismundus, attacker: Seat, defender: Seat) -> None:
    """SA-8.17: a Figure of the attacker's choice."""
    figures = game.players[defender].figures
    if not figures:
        game.tell(NoBooty(attacker, defender))
    elif len(figures) == 1:
        carry_off(game, attacker, defender, figures[0].figure)
    else:
        game.then(ChooseFigure(attacker, defender))


def carry_off(game: Sigismundus, attacker: Seat, defender: Seat, figure: FigureId) -> None:
    gold = pass_on(game.players[defender], game.players[attacker], figure, 0)
    game.tell(FigureAbducted(attacker, defender, figure, gold))


class ChooseFigure(Question):
    """SA-8.17: which Figure of the defeated player."""

    rule = "SA-8.17"
    defender: Seat

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [Abduct(each.figure) for each in game.players[self.defender].figures]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"defender": self.defender}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if not isinstance(action, Abduct):
            return None
        if action.figure not in FIGURES:
            return Illegal("no-such-figure", rule="SA-8.17", figure=action.figure)
        return Illegal("not-their-figure", rule="SA-8.17", figure=action.figure)

    def decide(self, game: Sigismundus, seat: Seat, action: Abduct) -> None:
        carry_off(game, seat, self.defender, action.figure)
