"""Sigismundus Augustus as the greedy bot sees it: how good a position is, by the strategy notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..games.sigismundus import actions as act
from ..games.sigismundus.act_of_law import BreakActTie, VoteOnAct
from ..games.sigismundus.bribery import HideDucats, HideVotes, NameBuyer, NextSeller
from ..games.sigismundus.cards import (
    BOX,
    COUNTRIES,
    COUNTRY,
    DEMANDS,
    FIGURES,
    OFFICES,
    TRACK_VOTES,
)
from ..games.sigismundus.combat import ChooseFigure, TakeWound
from ..games.sigismundus.components import TRACKS, OfficeId
from ..games.sigismundus.ending import ribbon_points
from ..games.sigismundus.game import SOURCES, Player, Sigismundus, power
from ..games.sigismundus.incompatibilitas import KeepOneOfKind
from ..games.sigismundus.policy_cards import ChooseSenator
from ..games.sigismundus.policy_decks import ChooseDeck
from ..games.sigismundus.royal_demand import CommitToDemand, CommitUnitsToHost, RankTiedPlayers
from ..games.sigismundus.scoring import ChooseSealHolder, points_of, values_of
from ..games.sigismundus.voting import BidForOffice, BreakOfficeTie, OfficeVote, voted_on
from ..kernel.game import Event
from ..kernel.steps import Action, Decision
from ..kernel.values import Seat
from .sigismundus_heuristic import SigismundusBot

DUCAT, CARD, VOTE, POWER, MARKER = 0.6, 0.9, 0.9, 0.35, 0.2
"""Points that a ducat, a Policy card, a vote, the power of a unit and a House marker bring."""
ABILITY = 1.5
"""Points that the ability of an office, a Figure or a seal brings in a round."""
ROYAL, MAGNATE, NOBLE = 2.0, 1.0, 2.0
"""Points that a Representative card brings in a round."""
HOPE = 0.5
"""The chance that a country without a crown will be scored as it stands."""
MARKED = 0.3
"""The share of an office that a marker on it is worth."""
FAVOUR, FOR_ACT = 6.0, 0.1
"""What is at stake when the king asks for votes; what a vote is worth for the Act."""
LAST_MEANS = 0.1
"""What is left of the worth of cards and ducats in the last round."""
MOST_GOLD = 2
"""More ducats than these are not put on a Figure."""
MOST_PAID = 3
"""With the free step these lead from the last space of a support track to the first."""
ORDER = tuple([phase.id for phase in BOX.board.phase])
"""The phases of a round."""


def evaluate(game: Sigismundus, seat: Seat) -> float:
    """VP, and what offices, countries, Figures, tracks and means will still bring."""
    return sum(parts(game, seat).values())


def parts(game: Sigismundus, seat: Seat) -> dict[str, float]:
    """What the worth of a position is made of."""
    player = game.players[seat]
    if game.outcome:
        return {"vp": float(player.vp)}
    return {
        "vp": player.vp,
        **senate(game, seat),
        **abroad(game, seat),
        "figures": figures(game, seat),
        **support(game, seat),
        **means(game, player),
    }


def progress(game: Sigismundus) -> float:
    """How far the game has come, from 0 to 1: rounds, and phases within a round."""
    if not game.round:
        return 0.0
    begun = ORDER.index(game.phase) / len(ORDER) if game.phase in ORDER else 1.0
    return (game.round - 1 + begun) / len(game.sessions)


def sources(game: Sigismundus, events: Sequence[Event]) -> tuple[dict[str, int], ...]:
    """By seat, the VP of each source."""
    return tuple([dict(zip(SOURCES, player.scored, strict=True)) for player in game.players])


def rounds_to_come(game: Sigismundus) -> int:
    """Those after this one."""
    return len(game.sessions) - game.round


def scorings(game: Sigismundus) -> int:
    """How often prestige will still be scored."""
    return rounds_to_come(game) + (game.phase not in ("scoring", "maintenance"))


def senate(game: Sigismundus, seat: Seat) -> dict[str, float]:
    """Prestige by scorings left, income and abilities by rounds left; markers a little."""
    offices = game.players[seat].offices
    income = max([game.side(office).income for office in offices], default=0)
    marked = [each.office for each in game.marked if each.seat == seat]
    worths = [office_worth(game, office) for office in offices]
    hopes = [office_worth(game, office) for office in marked]
    return {
        "offices": sum(worths),
        "marked": MARKED * sum(hopes),
        "income": rounds_to_come(game) * DUCAT * income,
    }


def office_worth(game: Sigismundus, office: OfficeId) -> float:
    """Prestige x scorings left, and the ability x rounds left."""
    return game.side(office).prestige * scorings(game) + ABILITY * rounds_to_come(game)


def abroad(game: Sigismundus, seat: Seat) -> dict[str, float]:
    """Countries as they stand, those without a crown with hope; seals by rounds left."""
    countries = 0.0
    for country in COUNTRIES:
        at = COUNTRY[country]
        points = points_of(game.influence[at], *values_of(game, country))[seat]
        countries += points * (1.0 if game.crowned[at] else HOPE)
    seals = ABILITY * rounds_to_come(game) * game.seals.count(seat)
    return {"countries": countries, "seals": seals}


def figures(game: Sigismundus, seat: Seat) -> float:
    """Ribbons by what they count now, abilities by rounds left."""
    total = 0.0
    for held in game.players[seat].figures:
        ribbon = FIGURES[held.figure].score
        if ribbon:
            total += ribbon_points(game, seat, ribbon)
        else:
            total += ABILITY * rounds_to_come(game)
    return total


def support(game: Sigismundus, seat: Seat) -> dict[str, float]:
    """Votes of the three tracks, and the Representatives."""
    votes = sum([TRACK_VOTES[track][game.place(seat, track)] for track in TRACKS])
    cards = (
        ROYAL * (game.royal[0] == seat)
        + MAGNATE * (game.senatorial[0] == seat)
        + NOBLE * (game.parliamentary[0] == seat)
    )
    counted = game.phase in ("sejm", "scoring", "maintenance")
    return {
        "tracks": VOTE * votes * (rounds_to_come(game) + (not counted)),
        "representatives": cards * rounds_to_come(game),
    }


def means(game: Sigismundus, player: Player) -> dict[str, float]:
    """What can be spent; in the last round hardly anything can."""
    share = 1.0 if rounds_to_come(game) else LAST_MEANS
    return {
        "ducats": share * DUCAT * player.ducats,
        "cards": share * CARD * len(player.hand),
        "markers": share * MARKER * player.markers,
        "army": share * POWER * power(player.units),
        "votes": vote_rate(game) * player.votes,
    }


def vote_rate(game: Sigismundus) -> float:
    """A vote is worth its part of all that can still be had for votes in this Sejm."""
    if game.phase != "sejm":
        return VOTE
    stakes = sum([office_worth(game, office) for office in to_be_voted(game)])
    if game.stage != "act_of_law" and game.demand and DEMANDS[game.demand].resource == "votes":
        stakes += FAVOUR
    votes = sum([player.votes for player in game.players])
    return FOR_ACT + stakes / max(1, votes)


def to_be_voted(game: Sigismundus) -> list[OfficeId]:
    """The offices that come to the vote in this Sejm."""
    if game.stage in ("voting", "royal_demand", "act_of_law"):
        return [each.office for each in game.agenda if isinstance(each, OfficeVote | BidForOffice)]
    return list(voted_on(game))


def promising(options: Sequence[Action]) -> Sequence[Action]:
    """A client does something, little is paid for gold and steps, of armies alike one is kept."""
    found: dict[Any, Action] = {}
    for option in options:
        match option:
            case act.Block() | act.Withdraw():
                continue
            case act.TakeFigure(gold=gold) if gold > MOST_GOLD:
                continue
            case act.Agitate(ducats) if ducats > MOST_PAID:
                continue
            case act.HoldFeast(cards) if len(cards) > MOST_PAID:
                continue
            case act.Maintain(active, inactive):
                kept = tuple([some + more for some, more in zip(active, inactive, strict=True)])
                found.setdefault(kept, option)
            case act.PlaceInfluence(country, cards):
                found.setdefault((country, len(cards)), option)
            case act.HoldFeast(cards) | act.DiscardForVotes(cards):
                found.setdefault(len(cards), option)
            case _:
                found[option] = option
    return list(found.values()) or options[-1:]


def follow_up(game: Sigismundus, asked: Decision) -> Action | None:
    """Closed hands open, ties are settled, wounds are taken: until something else is asked."""
    step = game.decision
    guess = GUESSES.get(type(step))
    if guess:
        bribery = isinstance(asked, HideDucats | HideVotes) and isinstance(step, HideVotes)
        same = type(step) is type(asked) and about(step) == about(asked)
        return guess(game, step, step.seats(game)[0]) if same or bribery else None
    obvious = OBVIOUS.get(type(step))
    if not obvious:
        return None
    seat = step.seats(game)[0]
    options: list[Action] = step.options(game, seat)
    return max(options, key=lambda option: obvious(game, step, option))


def about(step: Decision) -> str:
    """The office that is voted on, if it is about that."""
    return getattr(step, "office", "")


GUESSES: dict[type[Decision], Callable[[Sigismundus, Any, Seat], Action]] = {
    HideDucats: lambda game, _, seat: act.OfferDucats(some(game, game.players[seat].ducats // 3)),
    HideVotes: lambda game, _, seat: act.OfferVotes(some(game, game.players[seat].votes // 2)),
    BidForOffice: lambda game, step, seat: act.Bid(some(game, step.most(game, seat))),
    CommitToDemand: lambda game, step, seat: act.Commit(some(game, step.most(game, seat) // 2)),
    CommitUnitsToHost: lambda game, _, seat: act.CommitUnits(
        *[some(game, count) for count in game.players[seat].active]
    ),
    VoteOnAct: lambda game, _, __: (act.VOTE_FOR, act.VOTE_AGAINST)[some(game, 1)],
}
"""What others may hide in their hands; nobody knows."""


def some(game: Sigismundus, most: int) -> int:
    """Any number up to this, by the chance of the imagined world."""
    return game.random(most + 1)


CHEAP = {"infantry": -1, "hussars": -2, "artillery": -3}
"""Units against wounds; cards come first."""
OBVIOUS: dict[type[Decision], Callable[[Sigismundus, Any, Any], float]] = {
    NextSeller: lambda _, step, option: option.seller == step.seat,
    NameBuyer: lambda _, step, option: step.offers[option.buyer],
    BreakOfficeTie: lambda _, step, option: option.winner == step.seat,
    RankTiedPlayers: lambda _, step, option: option.seats[0] == step.seat,
    BreakActTie: lambda _, step, option: step.sides[step.seat] == isinstance(option, act.PassAct),
    KeepOneOfKind: lambda game, _, option: game.side(option.office).prestige,
    ChooseSenator: lambda _, __, option: OFFICES[option.office].number,
    ChooseSealHolder: lambda _, step, option: option.winner == step.seat,
    TakeWound: lambda _, __, option: CHEAP.get(getattr(option, "unit", ""), 0),
    ChooseFigure: lambda *_: 0,
    ChooseDeck: lambda *_: 0,
}
"""What a player says without much thought: everything for himself, and the least for a wound."""

heuristic = SigismundusBot
"""The bot that counts with the whole Sejm."""
