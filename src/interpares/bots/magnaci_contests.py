"""Senate and Sejm: what cards face down, and cards still in hand, are likely to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..games.magnaci.cards import DECK, INFLUENCE, NUMBERS, OFFICES, PRIMATE, SEJM_PLACES, STRENGTH
from ..games.magnaci.commitments import Commitment
from ..games.magnaci.components import LawId, Rank
from ..games.magnaci.contests import most_influential
from ..games.magnaci.game import Magnaci, Player
from ..games.magnaci.sejm import LawContest
from ..games.magnaci.senate import OfficeContest, Placement
from ..kernel.values import Seat, Value
from .magnaci_worth import WEIGHTS, Weights, law_prize, office_prize

STANDS = NUMBERS.senate_cards_per_player / len(OFFICES)
"""The chance that a player yet to place will stand for an office."""
LEAST_EAGER = 0.3
CONTESTS = (OfficeContest, LawContest)

Beaten = dict[Rank, float]
"""For each card the chance that it beats a card of somebody else."""
Rivals = tuple[tuple[float, Beaten], ...]
"""For each rival the chance that he stands here, and which cards beat his."""


class Contest(Value):
    """A prize, and who may lay a card for it."""

    prize: float
    rivals: Rivals


class Cards(Value):
    """A player's cards: where they lie, where more must be laid, and which are left."""

    laid: dict[int, Rank]
    to_fill: tuple[int, ...] = ()
    count: int = 0
    """How many of the places to fill take a card."""
    left: tuple[Rank, ...] = ()


def hidden(player: Player) -> tuple[Rank, ...]:
    """The cards nobody has seen this Age; everybody can tell which, since decks are alike."""
    return unseen(player.played, player.shown)


@lru_cache(maxsize=16_384)
def unseen(played: tuple[Rank, ...], shown: Rank | None) -> tuple[Rank, ...]:
    """The deck without the cards that were turned up."""
    return tuple([card for card in DECK if card not in played and card != shown])


@lru_cache(maxsize=4096)
def beaten(cards: tuple[Rank, ...], tie: float) -> Beaten:
    """For each card the share of these that it beats in influence, a tie counting as told."""
    return {
        card: sum(
            1.0 if INFLUENCE[other] < INFLUENCE[card] else tie * (other == card) for other in cards
        )
        / len(cards)
        for card in DECK
    }


def senate_prospects(game: Magnaci, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """What the cards at offices may win, and what the cards in hand are kept for."""
    contests = [office_contest(game, seat, at, weights) for at in range(len(OFFICES))]
    prices = card_prices(weights)
    won, kept = expected(senate_cards(game, seat), contests, prices, weights)
    return won + sum([prices[card] for card in kept])


def sejm_prospects(game: Magnaci, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """What the cards at Laws may win, and the strength that remains for Conflicts."""
    rivals = law_rivals(game, seat, weights)
    contests = [law_contest(game, seat, law, rivals, weights) for law in game.sejm]
    prices = {card: weights.soldier * STRENGTH[card] for card in DECK}
    won, kept = expected(sejm_cards(game, seat), contests, prices, weights)
    return won + defence(sum([STRENGTH[card] for card in kept]), weights)


def expected(
    cards: Cards, contests: list[Contest], prices: dict[Rank, float], weights: Weights
) -> tuple[float, tuple[Rank, ...]]:
    """What all contests together may bring, and the cards kept after filling every place.

    The best prizes are filled first, each with the card that gains most over its price.
    """
    mean = sum([contest.prize for contest in contests]) / len(contests) or 1.0
    won = sum([gains(contests[at], (card,), mean, weights)[0] for at, card in cards.laid.items()])
    left = list(cards.left)
    to_fill = sorted(cards.to_fill, key=lambda at: -contests[at].prize)
    for at in to_fill[: cards.count]:
        found = gains(contests[at], left, mean, weights)
        beyond = [each - prices[card] for each, card in zip(found, left, strict=True)]
        most = max(beyond)
        won += most + prices[left.pop(beyond.index(most))]
    return won, tuple(left)


def gains(
    contest: Contest, cards: Sequence[Rank], mean: float, weights: Weights
) -> Sequence[float]:
    """The prize times each card's chance to win it; rivals spend more on what is worth more."""
    if not contest.prize:
        return [0.0] * len(cards)
    eager = max(LEAST_EAGER, 1 + weights.eager * (contest.prize / mean - 1))
    found = []
    for card in cards:
        chance = 1.0
        for stands, beats in contest.rivals:
            chance *= 1 - stands * (1 - beats[card] ** eager)
        found.append(contest.prize * chance)
    return found


def office_contest(game: Magnaci, seat: Seat, at: int, weights: Weights) -> Contest:
    """An office, and the rivals who stand for it or still may."""
    to_place = [step.seat for step in game.agenda if isinstance(step, Placement)]
    rivals = []
    for other in game.others(seat):
        player = game.players[other]
        stands = 1.0 if player.laid[at] is not None else STANDS * (other in to_place)
        if stands:
            rivals.append((stands, beaten(hidden(player), weights.tie)))
    return Contest(office_prize(game, OFFICES[at], weights), tuple(rivals))


def senate_cards(game: Magnaci, seat: Seat) -> Cards:
    """Cards laid at offices so far; to be filled are the offices not left out."""
    player = game.players[seat]
    laid = {at: card for at, card in enumerate(player.laid) if card is not None}
    for step in reversed(game.agenda):
        if isinstance(step, Placement) and step.seat == seat:
            free = [at for at in range(len(OFFICES)) if at not in laid]
            to_fill = tuple([at for at in free if OFFICES[at] != step.left_out])
            count = NUMBERS.senate_cards_per_player - len(laid)
            return Cards(laid, to_fill, count, player.hand)
    return Cards(laid, left=player.hand)


@lru_cache(maxsize=8)
def card_prices(weights: Weights) -> dict[Rank, float]:
    """What a card is worth after the Senate: to win a Law, or as a soldier."""
    highest = max(INFLUENCE.values())
    return {
        card: max(
            weights.sejm_card * (INFLUENCE[card] / highest) ** 3, weights.soldier * STRENGTH[card]
        )
        for card in DECK
    }


def law_contest(
    game: Magnaci, seat: Seat, law: LawId | None, rivals: Rivals, weights: Weights
) -> Contest:
    """A Law on the table; a slot already resolved is no prize any more."""
    if law is None:
        return Contest(0.0, ())
    return Contest(law_prize(game, seat, law, weights), rivals)


def law_rivals(game: Magnaci, seat: Seat, weights: Weights) -> Rivals:
    """Everybody else lays a card at every Law."""
    tie = 1.0 if PRIMATE in game.players[seat].offices else weights.tie
    others = game.others(seat)
    return tuple([(1.0, beaten(hidden(game.players[each]), tie)) for each in others])


def sejm_cards(game: Magnaci, seat: Seat) -> Cards:
    """Cards laid at Laws so far, in secret or face down; to be filled are the slots after them."""
    player, step = game.players[seat], game.agenda[-1]
    if isinstance(step, Commitment):
        laid = {at: lay.card for at, lay in enumerate(step.by(seat))}
        to_fill = tuple(range(len(laid), len(game.sejm)))
        return Cards(laid, to_fill, len(to_fill), step.left(game, seat))
    if len(player.hand) > NUMBERS.conflict_cards_per_player:
        return Cards({}, tuple(range(len(game.sejm))), len(game.sejm), player.hand)
    laid = {at: card for at, card in enumerate(player.laid) if card is not None}
    return Cards(laid, left=player.hand)


def defence(strength: float, weights: Weights) -> float:
    """The budget: strength kept for the Conflicts counts, beyond an even share hardly."""
    within = min(strength, weights.budget)
    return weights.soldier * within + weights.spare_soldier * (strength - within)


def spoils(game: Magnaci, weights: Weights = WEIGHTS) -> list[float]:
    """For each seat what it takes if the contest being fought ends as it stands."""
    shares = [0.0] * len(game.players)
    contest = next((step for step in reversed(game.agenda) if isinstance(step, CONTESTS)), None)
    if contest is None or all(player.shown is None for player in game.players):
        return shares
    best = most_influential(game)
    for seat in best:
        if isinstance(contest, OfficeContest):
            prize = office_prize(game, contest.office, weights)
        else:
            law = game.sejm[SEJM_PLACES.index(contest.place)]
            prize = law_prize(game, seat, law, weights) if law else 0.0
        shares[seat] = prize / len(best)
    return shares
