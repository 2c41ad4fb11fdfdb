"""VE-10: the ending phase: Fame, victory, discards."""

from __future__ import annotations

from typing import ClassVar

from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import Decline, DiscardCard
from .aftermath import Aftermath
from .cards import CONSTANTS
from .decisions import Ask
from .deploying import elects_of
from .events import (
    ControlReturned,
    EffectExpired,
    ElectionLapsed,
    FameCounted,
    PhaseBegun,
)
from .game import NOBODY, Happening, Veto
from .leaving import leave_together
from .outcome import foremost, ranked
from .purse import gain_kreski
from .reading import Reading
from .resolving import open_window
from .restraints import parameter
from .settlement import phase_window
from .state_checks import CheckState
from .triggers import set_off
from .zones import discard_from_hand


class EndingPhase(Step):
    """VE-10.1: beginning, victory check, discards, end."""

    def resolve(self, game: Veto) -> None:
        game.phase = "ending"
        game.voice = NOBODY
        game.tell(PhaseBegun("ending"))
        game.then(CheckState(), Fame(), VictoryCheck(), EndingDiscards(), EndRound())
        end_round_effects(game)


def end_round_effects(game: Veto) -> None:
    """VE-10.2: what was to last until now ceases."""
    before = {each: Reading(game).controller(each) for each in game.table}
    game.lasting = tuple([each for each in game.lasting if not 0 < each.until <= game.round])
    now = Reading(game)
    for piece, seat in before.items():
        if now.controller(piece) != seat and game.table[piece].field:
            game.tell(ControlReturned(now.controller(piece), game.table[piece].card, piece))
    expired = [each for each in game.table.values() if 0 < each.until <= game.round]
    for each in expired:
        game.tell(EffectExpired(each.card))
    leave_together(game, [each.id for each in expired], "discarded", "discard")


class Fame(Step):
    """VE-10.3, VE-10.4: who has more Famous characters than all others takes the lead; W-E1."""

    def resolve(self, game: Veto) -> None:
        now = Reading(game)
        famous = {seat: _famous(now, seat) for seat in game.living}
        order = sorted(famous.values(), reverse=True)
        lead = order[0] - order[1] if len(order) > 1 else order[0]
        if lead > 0:
            seat = max(famous, key=lambda each: famous[each])
            taken = min(lead, game.pool)
            game.tell(FameCounted(seat, taken))
            gain_kreski(game, seat, lead)
        phase_window(game, "W-E1", "ending_begin")
        game.then(CheckState())


def _famous(now: Reading, seat: Seat) -> int:
    return sum(
        "famous" in now.keywords(each.id) and not now.absent(each.id)
        for each in now.characters(seat)
    )


# --- victory


class VictoryCheck(Step):
    """VE-10.5: who would win is found, W-E2 opens, and then it is tested again."""

    def resolve(self, game: Veto) -> None:
        game.winning = ()
        game.then(WouldWin(), Aftermath(), Judging())
        set_off(game, (Happening("victory_check"),))


class WouldWin(Step):
    """VE-10.5: W-E2, about the player who would win now."""

    def resolve(self, game: Veto) -> None:
        winners = meeting_conditions(game)
        seat = foremost(game, winners) if winners else NOBODY
        happening = Happening("victory_check", player=seat)
        open_window(game, "W-E2", game.initiative, (happening,), quiet=True)


class Judging(Step):
    """VE-10.5, VE-10.14: strategies are asked once more, then the game ends or goes on."""

    def resolve(self, game: Veto) -> None:
        game.winning = ()
        game.then(Verdict())
        set_off(game, (Happening("victory_check"),))


class Verdict(Step):
    """VE-10.6, VE-10.9"""

    def resolve(self, game: Veto) -> None:
        winners = meeting_conditions(game)
        if winners:
            winner = foremost(game, winners)
            elected = winner in by_election(Reading(game))
            game.end(ranked(game, "election" if elected else "strategy", winner))
        elif game.election != NOBODY:
            game.tell(ElectionLapsed())


def meeting_conditions(game: Veto) -> tuple[Seat, ...]:
    """Who meets a condition of victory, by election or by his strategy."""
    met = (*by_election(Reading(game)), *game.winning)
    return tuple([seat for seat in game.living if seat in met])


def by_election(now: Reading) -> tuple[Seat, ...]:
    """VE-10.6: who holds two thirds of all kreski and an Elect, if there is an election."""
    game = now.game
    if game.election == NOBODY:
        return ()
    return tuple(
        [
            seat
            for seat in game.living
            if game.players[seat].kreski >= parameter(now, seat, "election_threshold")
            and elects_of(now, seat)
        ]
    )


# --- discards, and the end of the round


class EndingDiscards(Step):
    """VE-10.10"""

    def resolve(self, game: Veto) -> None:
        order = game.clockwise(game.initiative)
        game.then(*[EndingDiscard(seat) for seat in order], DiscardsMade())


class EndingDiscard(Ask):
    """VE-10.10: one card of the hand, or none."""

    rule: ClassVar[str] = "VE-10.10"

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        cards = dict.fromkeys(game.players[seat].hand) if CONSTANTS.ending_discard_max else ()
        return [Decline(), *[DiscardCard(card) for card in cards]]

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        if isinstance(action, DiscardCard):
            discard_from_hand(game, seat, (action.card,))


class DiscardsMade(Step):
    """W-E3"""

    def resolve(self, game: Veto) -> None:
        phase_window(game, "W-E3", "hand_discarded")


class EndRound(Step):
    """VE-10.11, VE-10.13"""

    def resolve(self, game: Veto) -> None:
        game.then(CheckState())
        end_round_effects(game)
        game.election = NOBODY
        game.influence = ()
        game.ghosts = ()
        if game.max_rounds and game.round >= game.max_rounds:
            game.end(ranked(game, "rounds_over", foremost(game, game.living)))
