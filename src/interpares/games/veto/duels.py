"""VE-8.4 to VE-8.10, VE-8.18 to VE-8.29: a duel from the answer to its end."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .able import able_to_duel, refuse_flaw
from .actions import Accept, Refuse, TakeUp
from .cards import CARDS, CONSTANTS
from .casualties import apply_casualty
from .challenges import begin_duel, clear_duel, end_lasting
from .decisions import Ask
from .duel_events import (
    DuelAccepted,
    DuelDecided,
    DuelEnded,
    DuelRefused,
    DuelVoid,
    EquipmentTakenUp,
)
from .fight import Fight
from .game import NOBODY, NONE, Duel, Happening, Pending, Veto
from .objects import mark_piece
from .piles import put_on
from .purse import give_kreski, lose_kreski
from .reading import ARMS, Reading
from .refusals import equipment_refusal
from .resolving import open_window
from .restraints import changed_parameter, kill_margin, parameter
from .state_checks import CheckState
from .words import Answer, Casualty


def current(game: Veto) -> Duel:
    """The duel that is going on."""
    assert game.duel is not None
    return game.duel


def changed(game: Veto, **fields: Any) -> Duel:
    game.duel = structs.replace(current(game), **fields)
    return game.duel


def name_of(game: Veto, piece: int) -> str:
    here = Reading(game).piece(piece)
    return here.card if here else ""


# --- the answer


class Answering(Step):
    """VE-8.4: the challenged accepts or refuses; who openly cannot refuse is not asked."""

    def resolve(self, game: Veto) -> None:
        duel, now = current(game), Reading(game)
        if duel.broken or not able_to_duel(now, duel.challenger, duel.challenged):
            game.tell(DuelVoid())
            clear_duel(game)
        elif may_refuse(now, duel):
            game.then(AnswerDuel(duel.seats[1]))
        else:
            accept(game)


def may_refuse(now: Reading, duel: Duel) -> bool:
    """VE-8.5"""
    return refuse_flaw(now, duel) is None


class AnswerDuel(Ask):
    """VE-8.4"""

    rule: ClassVar[str] = "VE-8.4"

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        duel = current(game)
        return {
            "challenger": name_of(game, duel.challenger),
            "challenged": name_of(game, duel.challenged),
            "lost": refusal_cost(Reading(game), duel),
        }

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        return [Accept(), Refuse()]

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        if isinstance(action, Accept):
            accept(game)
        else:
            refuse(game)


def _answered(game: Veto, answer: Answer) -> None:
    """VE-6.1: W-D2"""
    duel = changed(game, answer=answer)
    happening = Happening(
        "duel_answered",
        player=duel.seats[1],
        char=duel.challenger,
        other=duel.challenged,
        answer=answer,
    )
    open_window(game, "W-D2", duel.seats[0], (happening,))


def accept(game: Veto) -> None:
    """VE-8.8"""
    duel = current(game)
    game.tell(DuelAccepted(name_of(game, duel.challenger), name_of(game, duel.challenged)))
    game.then(TakingUp(0))
    _answered(game, "accepted")


def refuse(game: Veto) -> None:
    """VE-8.5 to VE-8.7: the challenged is marked, and its player pays."""
    duel = current(game)
    lost = min(refusal_cost(Reading(game), duel), game.players[duel.seats[1]].kreski)
    names = name_of(game, duel.challenger), name_of(game, duel.challenged)
    game.tell(DuelRefused(duel.seats[1], *names, lost))
    mark_piece(game, duel.challenged)
    lose_kreski(game, duel.seats[1], lost)
    game.then(ClearDuel())
    _answered(game, "refused")
    game.then(CheckState())


def refusal_cost(now: Reading, duel: Duel) -> int:
    """VE-8.6"""
    own = changed_parameter(now, duel.seats[1], "own_refuse_cost", duel.challenged)
    if own is not None:
        return own
    return parameter(now, duel.seats[0], "refuse_cost", duel.challenger)


# --- equipment


class TakingUp(Step):
    """VE-8.9: first the challenger's player, then the other; nobody is asked about nothing."""

    side: int

    def resolve(self, game: Veto) -> None:
        duel = current(game)
        if duel.broken:
            game.then(EndDuel())
        elif self.side > 1:
            game.then(Fight(duel.seats[0]), Result())
            happening = Happening(
                "duel_before",
                player=duel.seats[0],
                char=duel.challenger,
                other=duel.challenged,
            )
            open_window(game, "W-D3", duel.seats[0], (happening,))
        else:
            game.then(TakingUp(self.side + 1))
            if len(equipment_choices(Reading(game), duel, self.side)) > 1:
                game.then(TakeUpEquipment(duel.seats[self.side], self.side))


def equipment_choices(now: Reading, duel: Duel, side: int) -> list[tuple[int, ...]]:
    """VE-8.9: every set of weapons within the slots, with an armour or without."""
    fighter = (duel.challenger, duel.challenged)[side]
    arms, armour = borne(now, fighter)
    slots = parameter(now, duel.seats[side], "weapon_slots", fighter)
    return [
        (*some, *worn)
        for count in range(min(slots, len(arms)) + 1)
        for some in combinations(arms, count)
        for worn_count in range(min(CONSTANTS.armour_slots, len(armour)) + 1)
        for worn in combinations(armour, worn_count)
    ]


def borne(now: Reading, fighter: int) -> tuple[list[int], list[int]]:
    """The weapons and firearms, and the armour, that a character bears."""
    arms: list[int] = []
    armour: list[int] = []
    for each in now.attached(fighter):
        words = now.keywords(each.id)
        if CARDS[each.card].type == "equipment" and words & ARMS:
            arms.append(each.id)
        elif "armour" in words:
            armour.append(each.id)
    return arms, armour


class TakeUpEquipment(Ask):
    """VE-8.9"""

    rule: ClassVar[str] = "VE-8.9"
    side: int

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        duel = current(game)
        return {"card": name_of(game, (duel.challenger, duel.challenged)[self.side])}

    def options(self, game: Veto, seat: Seat) -> list[TakeUp]:
        choices = equipment_choices(Reading(game), current(game), self.side)
        return [TakeUp(each) for each in choices]

    def refusal(self, game: Veto, seat: Seat, action: Action) -> Illegal:
        now, duel = Reading(game), current(game)
        fighter = (duel.challenger, duel.challenged)[self.side]
        slots = parameter(now, seat, "weapon_slots", fighter)
        return equipment_refusal(game, seat, action, borne(now, fighter), slots)

    def answer(self, game: Veto, seat: Seat, action: TakeUp) -> None:
        duel = current(game)
        both = list(duel.equipment)
        both[self.side] = action.equipment
        changed(game, equipment=tuple(both))
        game.tell(
            EquipmentTakenUp(seat, tuple([game.table[each].card for each in action.equipment]))
        )


# --- the result


class Result(Step):
    """VE-8.18 to VE-8.22: totals are compared; nothing has happened yet."""

    def resolve(self, game: Veto) -> None:
        duel, now = current(game), Reading(game)
        if duel.broken:
            game.then(EndDuel())
            return
        totals = now.trait(duel.challenger, "szabla"), now.trait(duel.challenged, "szabla")
        margin = abs(totals[0] - totals[1])
        winner, loser = duel.challenger, duel.challenged
        if totals[1] > totals[0]:
            winner, loser = loser, winner
        drawn = margin == 0
        killed = not drawn and margin >= kill_margin(now, winner, loser)
        casualty: Casualty | None = None if drawn else "kill" if killed else "wound"
        duel = changed(
            game,
            totals=totals,
            margin=margin,
            winner=NONE if drawn else winner,
            casualty=casualty,
            spoils=0 if drawn else spoils_of(now, loser),
        )
        game.tell(
            DuelDecided(
                name_of(game, duel.challenger),
                name_of(game, duel.challenged),
                totals,
                name_of(game, duel.winner),
                casualty,
                duel.spoils,
            )
        )
        game.then(ApplyResult())
        announce_result(game, duel)


def spoils_of(now: Reading, loser: int) -> int:
    """VE-8.20, VE-8.21"""
    fame = CONSTANTS.fame_spoils if "famous" in now.keywords(loser) else 0
    return now.trait(loser, "kreski") + fame


def sides(duel: Duel) -> tuple[int, int, Seat]:
    """VE-L.18: winner, loser and the winner's player; in a draw the fighters, and nobody."""
    if not duel.winner:
        return duel.challenger, duel.challenged, NOBODY
    seat = duel.seats[duel.winner == duel.challenged]
    return duel.winner, duel.loser, seat


def announce_result(game: Veto, duel: Duel) -> None:
    """VE-6.1: W-D5"""
    winner, loser, seat = sides(duel)
    happenings = [Happening("duel_result", player=seat, char=winner, other=loser)]
    if duel.casualty is not None:
        game.pending = Pending(loser, duel.casualty, seat, winner, in_duel=True)
        happenings.append(
            Happening(
                "casualty_pending",
                player=seat,
                char=loser,
                other=winner,
                casualty=duel.casualty,
                in_duel=True,
            )
        )
    open_window(game, "W-D5", duel.seats[0], tuple(happenings))


class ApplyResult(Step):
    """VE-8.23, VE-12.9: first the casualty and the Elect check, then the spoils."""

    def resolve(self, game: Veto) -> None:
        if current(game).broken:
            # VE-12.5 (e): a result that was not applied is none.
            game.pending = None
            changed(game, totals=None, margin=0, winner=NONE, spoils=0, casualty=None)
            game.then(EndDuel())
            return
        game.then(CheckState(), TakeSpoils())
        became = apply_casualty(game)
        changed(game, applied=True, casualty=became)


class TakeSpoils(Step):
    """VE-8.20, VE-8.23"""

    def resolve(self, game: Veto) -> None:
        duel = current(game)
        winner, loser, seat = sides(duel)
        if duel.winner:
            other = duel.seats[duel.winner == duel.challenger]
            if game.players[seat].alive and game.players[other].alive:
                give_kreski(game, other, seat, duel.spoils)
        applied = Happening("duel_applied", player=seat, char=winner, other=loser)
        happenings = (applied, *game.happened)
        game.happened, game.first_cause = (), NOBODY
        game.then(EndDuel())
        open_window(game, "W-D6", duel.seats[0], happenings)
        game.then(CheckState())


class EndDuel(Step):
    """VE-8.25: thrusts go to the discard piles, what was for the duel ceases, W-D7 opens."""

    def resolve(self, game: Veto) -> None:
        duel = current(game)
        thrusts = [each for each in game.table.values() if each.in_duel]
        for each in thrusts:
            del game.table[each.id]
        for owner in game.clockwise(game.initiative):
            his = [each.card for each in thrusts if each.owner == owner]
            put_on(game, owner, his, "discard")
        end_lasting(game, duel.number)
        game.tell(DuelEnded())
        game.then(ClearDuel())
        happening = Happening(
            "duel_end", player=duel.seats[0], char=duel.challenger, other=duel.challenged
        )
        open_window(game, "W-D7", duel.seats[0], (happening,))
        game.then(CheckState())


class ClearDuel(Step):
    """VE-8.31"""

    def resolve(self, game: Veto) -> None:
        clear_duel(game)


# --- duels that wait


def start_queued(game: Veto) -> None:
    """VE-6.18, VE-8.29: the first duel that waits begins, if both can; it is answered next."""
    waiting, game.queued = game.queued[0], game.queued[1:]
    now = Reading(game)
    able = able_to_duel(now, waiting.challenger, waiting.challenged)
    if not able or (waiting.mark and now.table[waiting.challenger].marked):
        game.tell(DuelVoid())
        return
    if waiting.mark:
        mark_piece(game, waiting.challenger)
    begin_duel(game, waiting.challenger, waiting.challenged, may_refuse=waiting.may_refuse)
    changed(game, standing=True)
