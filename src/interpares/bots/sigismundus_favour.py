"""Sigismundus Augustus: the king's favour, and what is given for it."""

from __future__ import annotations

from collections.abc import Sequence

from ..games.sigismundus.actions import Commit, CommitUnits, RankTied
from ..games.sigismundus.cards import ACTS, FIGURES, TRACK_VOTES
from ..games.sigismundus.game import power
from ..games.sigismundus.maintenance import free_upkeep
from ..kernel.steps import Action
from ..kernel.values import Seat
from .sigismundus_army import spare_ducat
from .sigismundus_mind import Mind, standing

VOTES = TRACK_VOTES["royal_support"]


def favours(mind: Mind, seat: Seat) -> list[float]:
    """What each place on the royal support track is worth to a player until the next demand."""
    places = range(len(mind.game.players))
    if not mind.left:
        return [last_favour(mind, seat, place) for place in places]
    first = mind.weights.royal + mind.vote * first_votes(mind)
    return [mind.vote * VOTES[place] + first * (not place) for place in places]


def first_votes(mind: Mind) -> int:
    """Votes that an Act gives to the first place."""
    effects = [ACTS[act].effect for act in mind.game.acts]
    return sum([each.votes for each in effects if each.op == "track_votes_bonus"])


def last_favour(mind: Mind, seat: Seat, place: int) -> float:
    """In the last round: grants, a ribbon, and the tie."""
    total = mind.weights.last_tie * (len(mind.game.players) - place)
    for act in mind.game.acts:
        effect = ACTS[act].effect
        if effect.op == "endgame_track_vp":
            total += effect.vp[place]
    for held in mind.game.players[seat].figures:
        score = FIGURES[held.figure].score
        if score and score.track == "royal_support" and isinstance(score.vp, tuple):
            total += score.vp[place]
    return total


def expected_favour(mind: Mind, chances: Sequence[float]) -> float:
    """The place to expect, if each rival is beaten with such a chance."""
    places, beaten = favours(mind, mind.seat), how_many(chances)
    return sum([likely * worth for likely, worth in zip(beaten, reversed(places), strict=True)])


def how_many(chances: Sequence[float]) -> list[float]:
    """How likely none of these things happens, or one, or two, and so on."""
    found = [1.0]
    for chance in chances:
        found = [
            (found[count - 1] * chance if count else 0.0)
            + (found[count] * (1 - chance) if count < len(found) else 0.0)
            for count in range(len(found) + 1)
        ]
    return found


def outbid(mind: Mind, amount: int, most: int) -> float:
    """The chance to give more than a rival who may give anything up to this, or nothing."""
    tie = 1.0 if mind.game.representative == mind.seat else mind.weights.tie
    stingy = mind.weights.stingy
    below = (min(amount, most + 1) + tie * (amount <= most)) / (most + 1)
    return (1 - stingy) * below + stingy * (1.0 if amount else tie)


def tax(mind: Mind, options: list[Action]) -> Action:
    """Ducats for the king: enough for a good place, or none."""
    caps = [tax_limit(mind, seat) for seat in mind.rivals]
    ducat = mind.ducat if mind.left else max(mind.ducat, spare_ducat(mind))

    def worth(option: Action) -> float:
        assert isinstance(option, Commit)
        gain = expected_favour(mind, [outbid(mind, option.amount, cap) for cap in caps])
        return gain - ducat * option.amount

    return about_best(mind, options, [worth(option) for option in options], mind.weights.careless)


def tax_limit(mind: Mind, seat: Seat) -> int:
    """What a rival will hardly give more than."""
    ducats = mind.game.players[seat].ducats
    return min(ducats, round(mind.weights.tax)) if mind.left else ducats


def host(mind: Mind, options: list[Action]) -> Action:
    """Units for the Noble Host: first those that cost nothing, not all that deter."""
    might = [power(mind.game.players[seat].active) for seat in mind.rivals]
    free = free_upkeep(mind.game, mind.seat)

    def worth(option: Action) -> float:
        assert isinstance(option, CommitUnits)
        army = (option.infantry, option.hussars, option.artillery)
        sent = power(army)
        gain = expected_favour(mind, [outbid(mind, sent, most) for most in might])
        if not mind.left:
            return gain
        bare = sum([max(0, some - kept) for some, kept in zip(army, free.kinds, strict=True)])
        return gain - mind.weights.away * sent - mind.weights.bare * bare

    return about_best(mind, options, [worth(option) for option in options], mind.weights.careless)


def about_best(
    mind: Mind, options: Sequence[Action], worths: Sequence[float], less: float
) -> Action:
    """One of the answers that promise the most or so much less, so that nobody can read it."""
    enough = max(worths) - less
    good = [option for option, worth in zip(options, worths, strict=True) if worth >= enough]
    return good[int(mind.random.random() * len(good))]


def rank_tied(mind: Mind, options: list[Action]) -> Action:
    """Oneself first, then the weakest rivals."""

    def order(option: Action) -> list[float]:
        assert isinstance(option, RankTied)
        return [preference(mind, seat) for seat in option.seats]

    return min(options, key=order)


def preference(mind: Mind, seat: Seat) -> float:
    """Whom ties are settled for: the lower the better."""
    return -1.0 if seat == mind.seat else standing(mind, seat)
