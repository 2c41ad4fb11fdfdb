"""SI-ADV: advancement points on the career tracks and the initiative track."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat, swapped, without
from .actions import INITIATIVE, STOP, Advance, Enter, Initiative, Stop
from .board_types import Track
from .cards import (
    BONUS_FLORINS,
    BONUS_INITIATIVE,
    CAREERS,
    HELPERS,
    ROW,
    TASKS,
    TOP_INITIATIVE,
    TOP_RANK,
)
from .components import CareerId
from .decisions import Question
from .events import InitiativeMoved, ManAdvanced, PointsLost
from .gains import take_florins
from .game import Player, Signorie

ENTER = {career: Enter(career) for career in CAREERS}
ADVANCE = {
    (career, rank): Advance(career, rank) for career in CAREERS for rank in range(1, TOP_RANK)
}


def steps(player: Player, tracks: tuple[Track, ...]) -> list[Action]:
    """SI-ADV.2: everything one point can do on these tracks."""
    found: list[Action] = []
    for track in tracks:
        if track == "initiative":
            if player.initiative < TOP_INITIATIVE:
                found.append(INITIATIVE)
            continue
        if player.men:
            found.append(ENTER[track])
        ranks = dict.fromkeys(player.careers[ROW[track]])
        found += [ADVANCE[track, rank] for rank in ranks if rank < TOP_RANK]
    return found


def can_step(player: Player, tracks: tuple[Track, ...]) -> bool:
    """SI-FUL.6: whether a point can be spent on one of these tracks."""
    for track in tracks:
        if track == "initiative":
            if player.initiative < TOP_INITIATIVE:
                return True
        elif player.men or any(rank < TOP_RANK for rank in player.careers[ROW[track]]):
            return True
    return False


def why_no_step(player: Player, tracks: tuple[Track, ...], rule: str) -> Illegal | None:
    """Why no point at all can be spent."""
    if can_step(player, tracks):
        return None
    if tracks == ("initiative",):
        return Illegal("initiative-at-the-top", rule=rule)
    return Illegal("nobody-can-advance", rule=rule)


class SpendPoint(Question):
    """SI-ADV.3: points are spent one after another, at least one of them."""

    rule = "SI-ADV.3"
    points: int
    """How many are left."""
    tracks: tuple[Track, ...]
    by: str
    """What brought the points."""
    spent: bool = False
    """At least one has been spent."""

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        found = steps(game.players[seat], self.tracks)
        return [*found, STOP] if self.spent else found

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, Any]:
        return {"points": self.points, "tracks": self.tracks, "by": self.by}

    def refusal(self, game: Signorie, seat: Seat, action: Action) -> Illegal:
        player = game.players[seat]
        match action:
            case Stop():
                return Illegal("one-point-at-least", rule="SI-ADV.3")
            case Initiative():
                return self.why_no_track("initiative") or Illegal(
                    "initiative-at-the-top", rule="SI-ADV.2"
                )
            case Enter(career):
                return self.why_no_track(career) or Illegal("no-man-in-pool", rule="SI-ADV.2")
            case Advance(career, rank):
                return self.why_no_track(career) or why_not_advance(player, career, rank)
            case _:
                return super().refusal(game, seat, action)

    def why_no_track(self, track: str) -> Illegal | None:
        """SI-ADV.2: the source of the points says which tracks are allowed."""
        if track in self.tracks:
            return None
        if track not in (*CAREERS, "initiative"):
            return Illegal("no-such-track", rule="SI-ADV.1", track=track)
        return Illegal("not-this-track", rule=self.source_rule, track=track, by=self.by)

    @property
    def source_rule(self) -> str:
        """The rule that says which tracks these points are for."""
        if self.by in HELPERS:
            return "SI-HEL.4"
        return "SI-TSK.7" if self.by in TASKS else "SI-ADV.2"

    def decide(self, game: Signorie, seat: Seat, action: Action) -> None:
        match action:
            case Stop():
                game.tell(PointsLost(seat, self.points))
                return
            case Initiative():
                move_disc(game, seat)
            case Enter(career):
                game.players[seat].men -= 1
                arrive(game, seat, career, 1)
            case Advance(career, rank):
                leave(game.players[seat], career, rank)
                arrive(game, seat, career, rank + 1)
        left = self.points - 1
        if left and can_step(game.players[seat], self.tracks):
            game.then(structs.replace(self, points=left, spent=True))


def why_not_advance(player: Player, career: CareerId, rank: int) -> Illegal:
    """Why the man on that space cannot go up."""
    if rank in player.careers[ROW[career]]:
        return Illegal("career-at-the-top", rule="SI-ADV.2", track=career)
    return Illegal("no-man-there", rule="SI-ADV.2", track=career, rank=rank)


def leave(player: Player, career: CareerId, rank: int) -> None:
    """A man leaves his space of a career track."""
    at = ROW[career]
    player.careers = swapped(player.careers, at, without(player.careers[at], rank))


def arrive(game: Signorie, seat: Seat, career: CareerId, rank: int) -> None:
    """SI-ADV.4 to SI-ADV.6: a man comes to a space, and what that brings at once."""
    player, at = game.players[seat], ROW[career]
    player.careers = swapped(player.careers, at, tuple(sorted((*player.careers[at], rank))))
    game.tell(ManAdvanced(seat, career, rank))
    if rank in BONUS_FLORINS:
        take_florins(game, seat, BONUS_FLORINS[rank], career)
    if rank in BONUS_INITIATIVE:
        for _ in range(BONUS_INITIATIVE[rank]):
            move_disc(game, seat)


def move_disc(game: Signorie, seat: Seat) -> None:
    """SI-ADV.6, SI-ADV.7: one space up and on top of the discs there; nothing at the top."""
    player = game.players[seat]
    if player.initiative < TOP_INITIATIVE:
        player.initiative += 1
        game.discs = (*without(game.discs, seat), seat)
        game.tell(InitiativeMoved(seat, player.initiative))
