"""Sigismundus Augustus: one seat's thoughts about a position, and how much of the game is left."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from ..games.sigismundus.cards import ACTS, DECK_OF, KINDS, POLICIES, TRACK_VOTES
from ..games.sigismundus.components import ActId, PolicyId
from ..games.sigismundus.game import Player, Sigismundus
from ..games.sigismundus.scoring import prestige
from ..kernel.values import Seat
from .sigismundus_weights import Weights

BEFORE_SCORING = ("setup", "initiative", "income", "draw", "special_actions", "foreign_policy")
"""Phases before the clients are placed."""


class Mind:
    """A position as one seat sees it; nothing hidden is ever looked at."""

    __slots__ = (
        "game",
        "left",
        "memo",
        "random",
        "rivals",
        "scorings",
        "seat",
        "shares",
        "vote",
        "weights",
    )

    def __init__(self, game: Sigismundus, seat: Seat, weights: Weights, random: Random) -> None:
        self.game = game
        self.seat = seat
        self.weights = weights
        self.random = random
        self.memo: dict[Any, float] = {}
        """What has been worked out already."""
        self.left = len(game.sessions) - max(1, game.round)
        """Rounds after this one."""
        self.scorings = self.left + (game.phase not in ("scoring", "maintenance"))
        """How often prestige will still be scored."""
        self.rivals = [each for each in range(len(game.players)) if each != seat]
        self.shares = rivalry(self)
        """What a point of each seat is worth to this one: its own, and those of rivals lost."""
        self.vote = vote_rate(self)
        """What a vote of the next Sejm is worth."""

    @property
    def me(self) -> Player:
        return self.game.players[self.seat]

    @property
    def ducat(self) -> float:
        """What a ducat is worth: little in the last round, nothing at its end."""
        if self.left:
            return self.weights.ducat
        clients = self.game.phase in BEFORE_SCORING or self.game.phase == "actions"
        return self.weights.last_ducat if clients else 0.02


def rivalry(mind: Mind) -> tuple[float, ...]:
    """The strongest rival counts most."""
    standings = [standing(mind, seat) for seat in mind.rivals]
    strongest = mind.rivals[standings.index(max(standings))]
    shares = [-mind.weights.rival] * len(mind.game.players)
    shares[strongest] = -mind.weights.leader
    shares[mind.seat] = 1.0
    return tuple(shares)


def standing(mind: Mind, seat: Seat) -> float:
    """Points, and those that the offices will bring."""
    game = mind.game
    return game.players[seat].vp + prestige(game, seat) * mind.scorings


def vote_rate(mind: Mind) -> float:
    """A vote has its part in the best offices that will still be there in the next Sejm."""
    game, weights = mind.game, mind.weights
    going = [each.office for each in game.marked]
    free = [office for office in game.available if office not in going]
    worths = sorted([game.side(office).prestige + weights.office_rate for office in free])
    stakes = mind.left * sum(worths[-weights.vacancies :])
    votes = sum([sum(each[: len(game.players)]) for each in TRACK_VOTES.values()])
    return weights.vote + weights.vote_share * stakes / votes


def rounds_until(mind: Mind, act: ActId) -> int | None:
    """How many rounds from now an Act is voted on; None if that is over, or never comes."""
    game = mind.game
    if act in game.acts or act in game.rejected or act not in game.sessions:
        return None
    wait = game.sessions.index(act) + 1 - max(1, game.round)
    return wait if wait >= 0 else None


def act_with(op: str) -> ActId:
    """The Act of Law that does this."""
    return next(each.id for each in ACTS.values() if each.effect.op == op)


def unseen(mind: Mind, deck: int) -> Counter[PolicyId]:
    """The cards of a deck that may be drawn, as far as this seat can know."""
    game = mind.game
    if not game.decks[deck]:
        return Counter(game.discards[deck])
    seen = Counter(game.discards[deck])
    seen.update([card for card in mind.me.hand if DECK_OF[card] == deck])
    for known in mind.me.known:
        seen.update([card for card in known if DECK_OF[card] == deck])
    if deck == DECK_OF["secret_pact"]:
        seen["secret_pact"] += len(game.pacts)
    return Counter({card: POLICIES[card].copies - seen[card] for card in KINDS[deck]})
