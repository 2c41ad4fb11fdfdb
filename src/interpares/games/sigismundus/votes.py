"""SA-12: votes of the support tracks, and for Internal Policy cards."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .abilities import total
from .actions import DiscardForVotes
from .cards import ACTS, NUMBERS, TRACK_VOTES
from .components import TRACKS
from .decisions import Question
from .events import CardsDiscarded, Passed
from .gains import take_votes
from .game import Sigismundus
from .policy_decks import INTERNAL, discard, multisets, why_not_discard
from .sejm_events import StageBegun, VotesCounted, VotesGained


def begin_stage(game: Sigismundus, stage: str) -> None:
    game.stage = stage
    game.tell(StageBegun(stage))


class CountVotes(Step):
    """SA-12.1, SA-2.5: in order, as far as the supply reaches."""

    def resolve(self, game: Sigismundus) -> None:
        begin_stage(game, "count_votes")
        for seat in game.order:
            bonus = vote_bonus(game, seat)
            votes = take_votes(game, seat, track_votes(game, seat) + bonus)
            game.tell(VotesCounted(seat, votes, bonus))


def track_votes(game: Sigismundus, seat: Seat) -> int:
    """SA-12.1: the votes of one's spaces on the three support tracks."""
    return sum([TRACK_VOTES[track][game.place(seat, track)] for track in TRACKS])


def vote_bonus(game: Sigismundus, seat: Seat) -> int:
    """SA-12.1: of offices, Figures and seals, and of an Act for a space of a track."""
    effects = [ACTS[act].effect for act in game.acts]
    return total(game, seat, "sejm.count_votes", "gain_votes") + sum(
        [
            each.votes
            for each in effects
            if each.op == "track_votes_bonus"
            and each.track
            and game.place(seat, each.track) + 1 == each.space
        ]
    )


class AdditionalVotes(Step):
    """SA-12.2: in order, who has Internal cards may discard them for votes."""

    def resolve(self, game: Sigismundus) -> None:
        begin_stage(game, "additional_votes")
        game.then(*(MoreVotes(seat) for seat in game.order))


class MoreVotes(Step):
    """SA-12.2: who has no such card is not asked, nor anybody once the votes are all taken."""

    seat: Seat

    def resolve(self, game: Sigismundus) -> None:
        if game.votes_left and game.players[self.seat].cards(INTERNAL):
            game.then(ChooseVoteCards(self.seat))


def most_cards(game: Sigismundus) -> int:
    """SA-12.2: not more cards than votes in the supply."""
    return game.votes_left // NUMBERS.votes_per_internal_card


class ChooseVoteCards(Question):
    """SA-12.2: any number of Internal cards."""

    rule = "SA-12.2"

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        cards = game.players[seat].cards(INTERNAL)
        return [DiscardForVotes(chosen) for chosen in multisets(cards, most_cards(game))]

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if not isinstance(action, DiscardForVotes):
            return None
        hand = game.players[self.seat].hand
        refusal = why_not_discard(hand, action.cards, INTERNAL, "SA-12.2")
        if refusal:
            return refusal
        if len(action.cards) > most_cards(game):
            return Illegal("no-votes-left", rule="SA-12.2", votes=game.votes_left)
        return Illegal("cards-in-order", rule="SA-12.2")

    def decide(self, game: Sigismundus, seat: Seat, action: DiscardForVotes) -> None:
        if not action.cards:
            game.tell(Passed(seat, "additional_votes"))
            return
        discard(game, seat, action.cards)
        game.tell(CardsDiscarded(seat, action.cards, "votes"))
        votes = take_votes(game, seat, len(action.cards) * NUMBERS.votes_per_internal_card)
        game.tell(VotesGained(seat, votes))
