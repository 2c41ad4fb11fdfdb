"""Operations on the turn, the round and the election."""

from __future__ import annotations

from msgspec import structs

from ..carrying import carry_out
from ..events import ElectionAnnounced, ElectionCancelled, InitiativeTaken
from ..game import NOBODY, Frame, Happening, Place, Veto
from ..leaving import happen
from ..meaning import reckoned
from ..plain_operations import (
    AddAgitation,
    AdjustSettlement,
    AnnounceElection,
    CancelElection,
    ExtraDeed,
    SetInitiative,
    UseInfluence,
    Win,
)
from ..reading import Reading
from ..referring import players_of
from ..restraints import ban


@carry_out.register
def _(operation: AddAgitation, game: Veto, frame: Frame, place: Place) -> None:
    item = game.object(frame.answered)
    if item is not None and item.kind == "agitation":
        extra = item.extra + reckoned(Reading(game), frame, operation.amount)
        game.replace_object(structs.replace(item, extra=extra))


@carry_out.register
def _(operation: ExtraDeed, game: Veto, frame: Frame, place: Place) -> None:
    if game.voice in players_of(Reading(game), frame, operation.who):
        game.deeds += 1


@carry_out.register
def _(operation: SetInitiative, game: Veto, frame: Frame, place: Place) -> None:
    for seat in players_of(Reading(game), frame, operation.who):
        game.initiative = seat
        game.tell(InitiativeTaken(seat))


@carry_out.register
def _(operation: AdjustSettlement, game: Veto, frame: Frame, place: Place) -> None:
    for seat in players_of(Reading(game), frame, operation.who):
        game.players[seat].adjusted += operation.amount


@carry_out.register
def _(operation: AnnounceElection, game: Veto, frame: Frame, place: Place) -> None:
    """VE-L.17: a prohibition stops it; otherwise it needs none of the usual conditions."""
    now = Reading(game)
    for seat in players_of(now, frame, operation.who):
        if game.election == NOBODY and ban(now, seat, "announce_election") is None:
            game.election = seat
            game.tell(ElectionAnnounced(seat))
            happen(game, Happening("election_announced", player=seat))


@carry_out.register
def _(operation: CancelElection, game: Veto, frame: Frame, place: Place) -> None:
    if game.election != NOBODY:
        game.election = NOBODY
        game.tell(ElectionCancelled())


@carry_out.register
def _(operation: UseInfluence, game: Veto, frame: Frame, place: Place) -> None:
    """VE-9.17, VE-13.1"""
    if game.variant != "feast":
        game.granted += players_of(Reading(game), frame, operation.who)


@carry_out.register
def _(operation: Win, game: Veto, frame: Frame, place: Place) -> None:
    """VE-10.14"""
    game.winning += players_of(Reading(game), frame, operation.who)
