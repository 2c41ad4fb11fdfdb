"""SA-19: the end of the game."""

from __future__ import annotations

from ...kernel.game import Outcome
from ...kernel.steps import Step
from ...kernel.values import Seat
from .card_types import Ribbon
from .cards import ACTS, FIGURES, OFFICES
from .gains import score
from .game import Sigismundus, power
from .sejm_events import FinalScore, GrantsScored, RibbonScored


class FinalScoring(Step):
    """SA-19.1 to SA-19.5: grants, golden ribbons, and the most points win."""

    def resolve(self, game: Sigismundus) -> None:
        game.phase, game.stage = "ending", ""
        for seat in game.order:
            score_grants(game, seat)
            score_ribbons(game, seat)
            game.tell(FinalScore(seat, game.players[seat].vp))
        ranking = tuple(sorted(game.royal, key=lambda seat: game.players[seat].vp, reverse=True))
        ranks = tuple([1 + ranking.index(seat) for seat in range(len(game.players))])
        scores = tuple([player.vp for player in game.players])
        game.end(Outcome("finished", ranking, ranks, scores))


def score_grants(game: Sigismundus, seat: Seat) -> None:
    """SA-19.3, SA-16.9: points of the royal support track, if the Act is in force."""
    for act in game.acts:
        effect = ACTS[act].effect
        if effect.op == "endgame_track_vp" and effect.track:
            vp = effect.vp[game.place(seat, effect.track)]
            score(game, seat, vp, "grants")
            game.tell(GrantsScored(seat, vp))


def score_ribbons(game: Sigismundus, seat: Seat) -> None:
    """SA-19.4: every golden ribbon, for whoever controls its Figure."""
    for held in game.players[seat].figures:
        ribbon = FIGURES[held.figure].score
        if ribbon:
            vp = ribbon_points(game, seat, ribbon)
            score(game, seat, vp, "ribbons")
            counted = items(game, seat, ribbon)
            space = counted if ribbon.track else 0
            game.tell(RibbonScored(seat, held.figure, counted, vp, space))


def ribbon_points(game: Sigismundus, seat: Seat, ribbon: Ribbon) -> int:
    """SA-20.6: what a ribbon is worth to a player now."""
    if isinstance(ribbon.vp, tuple):
        return ribbon.vp[items(game, seat, ribbon) - 1]
    points = items(game, seat, ribbon) // ribbon.per * ribbon.vp
    return min(points, ribbon.max) if ribbon.max else points


def items(game: Sigismundus, seat: Seat, ribbon: Ribbon) -> int:
    """SA-20.6: how many things a ribbon counts; for a track the space."""
    player = game.players[seat]
    if ribbon.track:
        return game.place(seat, ribbon.track) + 1
    match ribbon.item:
        case "figures_controlled":
            return len(player.figures)
        case "policy_cards_in_hand":
            return len(player.hand)
        case "acts_in_force":
            return len(game.acts)
        case "acts_rejected":
            return len(game.rejected)
        case "ducats":
            return player.ducats
        case "seals_held":
            return len(game.seals_of(seat))
        case "army_power":
            return power(player.units)
        case _:
            kind = ribbon.item.removesuffix("_offices")
            return len([each for each in player.offices if OFFICES[each].kind == kind])
