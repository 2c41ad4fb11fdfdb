"""VE-11.10: what is put right after every operation and every step of the rules."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import structs

from ...kernel.steps import Step
from ...kernel.values import Seat
from .able import may_fight
from .actions import DiscardPiece
from .cards import CARDS, CONSTANTS
from .decisions import Ask
from .deploying import elects_of
from .duel_events import DuelBrokenOff
from .elimination import eliminate
from .events import CharacterMoved
from .game import Piece, Veto
from .leaving import leave_play
from .outcome import foremost, ranked
from .reading import Reading
from .restraints import parameter
from .zones import refill

ON_KARMAZYN_FIELD = frozenset(("karmazyn", "influential"))


class CheckState(Step):
    """VE-11.10, VE-10.12: in this order, and again until nothing changes."""

    inside: bool = False
    """Within a `for_each`, which is one operation: fallen Elects are judged after it."""

    def resolve(self, game: Veto) -> None:
        if game.fallen and not self.inside:
            game.then(self)
            judge_fallen(game)
            return
        all_kreski(game)
        if game.outcome is None and not put_right(game):
            for seat in game.living:
                refill(game, seat)


def judge_fallen(game: Veto) -> None:
    """VE-10.8, VE-10.15: whose last Elect was killed is out."""
    now = Reading(game)
    fallen = [seat for seat in dict.fromkeys(game.fallen) if game.players[seat].alive]
    losers = [seat for seat in fallen if not elects_of(now, seat)]
    game.fallen = ()
    if losers and set(losers) == set(game.living):
        game.end(ranked(game, "elect_killed", foremost(game, tuple(losers))))
        return
    for seat in losers:
        if game.outcome is None:
            eliminate(game, seat, "elect_killed")


def all_kreski(game: Veto) -> None:
    """VE-10.7"""
    if game.pool:
        return
    holders = [seat for seat, each in enumerate(game.players) if each.kreski]
    if len(holders) == 1:
        game.end(ranked(game, "all_kreski", holders[0]))


def put_right(game: Veto) -> bool:
    """VE-11.10 (d) to (g); True where a player is asked."""
    now = Reading(game)
    if _too_many_elects(now):
        return True
    if _off_the_karmazyn_field(now):
        now = Reading(game)
    if _too_many_thrusts(now):
        return True
    _broken_duel(now)
    return False


def _too_many_elects(now: Reading) -> bool:
    """VE-11.10 (d)"""
    for seat in now.game.clockwise(now.game.initiative):
        elects = elects_of(now, seat)
        if elects and len(elects) > parameter(now, seat, "elect_limit"):
            now.game.then(DiscardElect(seat, tuple(elects)), CheckState())
            return True
    return False


def _off_the_karmazyn_field(now: Reading) -> bool:
    """VE-9.3"""
    leaving = [
        each
        for each in now.characters()
        if each.field == "karmazyn" and now.keywords(each.id).isdisjoint(ON_KARMAZYN_FIELD)
    ]
    for each in leaving:
        now.game.put(structs.replace(each, field="election"))
        now.game.tell(CharacterMoved(each.card, each.id, "election"))
    return bool(leaving)


def _too_many_thrusts(now: Reading) -> bool:
    """VE-9.13"""
    thrusts = [each.host for each in now.table.values() if CARDS[each.card].type == "thrust"]
    for host in dict.fromkeys(thrusts):
        excess = excess_thrusts(now, host) if host in now.table else ()
        if excess:
            ask_to_discard(now, host, excess)
            return True
    return False


def excess_thrusts(now: Reading, character: int) -> tuple[int, ...]:
    """VE-9.12, VE-9.13: the face-down, or else the face-up thrusts of which there are too many."""
    down, up = thrusts_on(now, character)
    if down and len(down) > down_limit(now, character):
        return tuple([each.id for each in down])
    if up and len(up) > up_limit(now, character):
        return tuple([each.id for each in up])
    return ()


def thrusts_on(now: Reading, character: int) -> tuple[list[Piece], list[Piece]]:
    """The face-down and the face-up thrusts a character carries."""
    thrusts = [each for each in now.attached(character) if CARDS[each.card].type == "thrust"]
    down = [each for each in thrusts if each.face_down]
    return down, [each for each in thrusts if not each.face_down]


def down_limit(now: Reading, character: int) -> int:
    """VE-9.12"""
    return parameter(now, now.controller(character), "thrust_limit", character)


def up_limit(now: Reading, character: int) -> int:
    """VE-9.12: a Famous character may carry one more, face up."""
    return CONSTANTS.thrust_extra_famous if "famous" in now.keywords(character) else 0


def ask_to_discard(now: Reading, character: int, excess: tuple[int, ...]) -> None:
    game, seat = now.game, now.controller(character)
    game.then(DiscardThrust(seat, character, excess), CheckState())


def _broken_duel(now: Reading) -> None:
    """VE-8.26"""
    duel = now.game.duel
    if duel is None or duel.broken or duel.totals is not None:
        return
    fighters = (duel.challenger, duel.challenged)
    whole = all(
        may_fight(now, each) and now.controller(each) == seat
        for each, seat in zip(fighters, duel.seats, strict=True)
    )
    if not whole:
        now.game.duel = structs.replace(duel, broken=True)
        now.game.tell(DuelBrokenOff())


class DiscardElect(Ask):
    """VE-11.10 (d): a player above his limit discards an Elect; it is no casualty."""

    rule: ClassVar[str] = "VE-11.10"
    elects: tuple[int, ...]

    def options(self, game: Veto, seat: Seat) -> list[DiscardPiece]:
        return [DiscardPiece(each) for each in self.elects]

    def answer(self, game: Veto, seat: Seat, action: DiscardPiece) -> None:
        leave_play(game, action.piece, "discarded", "discard", player=seat)


class DiscardThrust(Ask):
    """VE-9.13: the controller of a character above its limit discards a thrust."""

    rule: ClassVar[str] = "VE-9.13"
    character: int
    thrusts: tuple[int, ...]

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        return {"card": game.table[self.character].card}

    def options(self, game: Veto, seat: Seat) -> list[DiscardPiece]:
        return [DiscardPiece(each) for each in self.thrusts]

    def answer(self, game: Veto, seat: Seat, action: DiscardPiece) -> None:
        leave_play(game, action.piece, "discarded", "discard", player=seat)
