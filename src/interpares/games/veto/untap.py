"""VE-4.2 to VE-4.11: the untap phase: initiative, bribery, unmarking."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import Bribe
from .aftermath import Aftermath
from .decisions import Ask
from .events import AllUnmarked, Bribed, InitiativeSums, InitiativeTaken, PhaseBegun
from .game import Happening, Piece, Veto
from .purse import lose_dukats
from .reading import Reading
from .refusals import bribe_refusal
from .resolving import open_window
from .restraints import ban, obstacle, parameter


class UntapPhase(Step):
    """VE-4.2: beginning, initiative, unmarking, each with a window."""

    def resolve(self, game: Veto) -> None:
        game.phase = "untap"
        game.tell(PhaseBegun("untap"))
        # VE-4.4: "unmarked" is tested before anything can be marked in this phase.
        unmarked = tuple([each.id for each in game.table.values() if not each.marked])
        game.then(Aftermath(), Initiative(unmarked), Unmarking())
        open_window(
            game, "W-U1", game.initiative, (Happening("untap_begin", player=game.initiative),)
        )


class Initiative(Step):
    """VE-4.5 to VE-4.8; VE-13.2: in the feast rules it passes clockwise."""

    unmarked: tuple[int, ...]

    def resolve(self, game: Veto) -> None:
        if game.variant == "feast":
            game.passing = game.next(game.passing)
            take_initiative(game, game.passing)
            return
        for player in game.players:
            player.bribe = 0
        game.then(
            *[Bribery(seat) for seat in game.clockwise(game.initiative)],
            Computing(self.unmarked),
        )


class Bribery(Ask):
    """VE-4.5, VE-4.6: one open offer each, the last holder first."""

    rule: ClassVar[str] = "VE-4.5"

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        return {"price": parameter(Reading(game), self.seat, "bribe_price")}

    def options(self, game: Veto, seat: Seat) -> list[Bribe]:
        now = Reading(game)
        if ban(now, seat, "bribe") is not None:
            return [Bribe(0)]
        step = parameter(now, seat, "bribe_price")
        return [Bribe(dukats) for dukats in range(0, game.players[seat].dukats + 1, step)]

    def refusal(self, game: Veto, seat: Seat, action: Action) -> Illegal:
        return bribe_refusal(game, seat, action)

    def answer(self, game: Veto, seat: Seat, action: Bribe) -> None:
        points = action.dukats // parameter(Reading(game), seat, "bribe_price")
        game.players[seat].bribe = points
        lose_dukats(game, seat, action.dukats)
        if points:
            game.tell(Bribed(seat, action.dukats, points))


class Computing(Step):
    """VE-4.3, VE-4.7, VE-4.8"""

    unmarked: tuple[int, ...]

    def resolve(self, game: Veto) -> None:
        now = Reading(game)
        order = game.clockwise(game.initiative)
        sums = {seat: initiative_sum(now, seat, self.unmarked) for seat in order}
        game.tell(InitiativeSums(tuple([sums.get(seat, 0) for seat in range(len(game.players))])))
        highest = max(sums.values())
        take_initiative(game, next(seat for seat in order if sums[seat] == highest))


def initiative_sum(now: Reading, seat: Seat, unmarked: tuple[int, ...]) -> int:
    """VE-4.3"""
    kreski = [now.trait(each.id, "kreski") for each in counting(now, seat, unmarked)]
    return sum(kreski) + parameter(now, seat, "initiative_sum") + now.game.players[seat].bribe


def counting(now: Reading, seat: Seat, unmarked: tuple[int, ...]) -> list[Piece]:
    """VE-4.3: the Karmazyns of a player whose Kreski count for the initiative."""
    return [
        each
        for each in now.characters(seat)
        if each.id in unmarked
        and each.field == "karmazyn"
        and "karmazyn" in now.keywords(each.id)
        and not now.absent(each.id)
    ]


def unmarked_now(game: Veto) -> tuple[int, ...]:
    """VE-4.4: the unmarked cards; until initiative is computed those of the phase's beginning."""
    if game.phase == "untap":
        for step in game.agenda:
            if isinstance(step, (Initiative, Computing)):
                return step.unmarked
    return tuple([each.id for each in game.table.values() if not each.marked])


def take_initiative(game: Veto, seat: Seat) -> None:
    """VE-4.7, VE-4.9: until the next computation; W-U2."""
    game.initiative = seat
    game.tell(InitiativeTaken(seat))
    game.then(Aftermath())
    open_window(game, "W-U2", seat, (Happening("initiative_set", player=seat),))


class Unmarking(Step):
    """VE-4.10, VE-4.11: all marked cards but those that may not be; W-U3."""

    def resolve(self, game: Veto) -> None:
        now = Reading(game)
        marked = [
            each
            for each in game.table.values()
            if each.marked and obstacle(now, each.id, "unmark") is None
        ]
        for each in marked:
            game.put(structs.replace(each, marked=False))
        if marked:
            game.tell(AllUnmarked(tuple([each.id for each in marked])))
        game.then(Aftermath())
        open_window(game, "W-U3", game.initiative, (Happening("untapped"),))
