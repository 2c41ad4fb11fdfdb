"""Sigismundus Augustus: the numbers of the heuristic bot, in victory points unless said."""

from __future__ import annotations

from typing import Annotated

from ..games.sigismundus.cards import FIGURES, POLICIES
from ..kernel.values import Value
from .numbers import Amount, Count, Share, exactly, numbers

RIBBONS = sum(bool(figure.score) for figure in FIGURES.values())


class Belief(Value):
    """What a rival bids, by the share of his votes that a contest should get."""

    reluctant: Share
    """How often nothing, less the share."""
    least_reluctant: Share
    low: Amount
    high: Amount
    """Otherwise anything between these, times the share."""


class Weights(Value):
    """By the strategy notes, corrected by what gained points in games of the bot."""

    # Rates
    ducat: Amount
    last_ducat: Amount
    """A ducat while clients are still to be placed in the last round."""
    vote: Amount
    """A vote in a Sejm to come, apart from the offices that will be voted on."""
    vote_share: Amount
    """How much of those offices a vote is worth that has its part of all votes."""
    vacancies: Count
    """So many offices come to the vote in a Sejm."""
    office_rate: Amount
    """The income and the ability of any office in a round."""
    client: Amount
    unplayed: tuple[Amount, Amount, Amount]
    """Cards that are not played: a vote or a step, a House marker, armour."""
    kept: Annotated[tuple[Amount, ...], exactly(len(POLICIES))]
    """What each kind of card is worth in hand, in the order of the data."""
    idle: Share
    """The share of its effect that a card is worth which must wait for another round."""
    rival: Amount
    """What a point lost by a rival is worth."""
    leader: Amount
    """What a point lost by the strongest rival is worth."""

    # Offices
    passes: Share
    """The chance that an Act to come will be in force."""
    court: Amount
    """A church court in a round."""
    marshal: Amount
    """A ducat less for every client, in a round."""
    chancellor: Amount
    """A House marker more in a round."""
    draw: Amount
    """A Policy card more in a round."""
    upkeep: tuple[Amount, Amount, Amount]
    """Infantry, hussars, artillery kept free in a round."""
    envoy: Amount
    """A House marker more with every Envoy, in a round."""
    roll: Amount
    """A bonus for every die of a combat, in a round."""
    step: Amount
    """A step more on a track, in a round."""
    immune: Amount
    """Not to be named for something, in a round."""
    spy: Amount
    """A special action with the lutenist, in a round."""

    # Representatives and tracks, in a round
    royal: Amount
    magnate: Amount
    noble: Amount
    horizon: Amount
    """For so many rounds a place on a track that others can move on is counted."""

    # Countries
    spread: Annotated[tuple[Amount, ...], exactly(5)]
    """How many markers the others may still add: none, by clients, in this round, later."""
    waiting: Share
    """The share of its points that a country without a crown is worth."""
    seal_rounds: Amount
    """For so many rounds a seal is kept."""
    marker: Amount
    """A House marker in stock."""
    few: Count
    scarce: Amount
    """One of the last few of them."""

    # Figures
    theft: Share
    """The chance that a Figure without gold is bribed or abducted."""
    usual: Annotated[tuple[Amount, ...], exactly(RIBBONS)]
    """Points that a golden ribbon usually brings, in the order of the data."""
    sight: Amount
    """So many rounds before the end the points of a ribbon can be half foreseen."""
    denied: Share
    """The chance that a rival would have taken an open Figure."""

    # Army
    power: Amount
    """A point of power for what one may do oneself."""
    booty: Amount
    """What a lost combat costs."""
    unarmed: Share
    """The chance that a Military card is no attack that pays, or is not played."""
    armour: Amount
    """The power that a Military card is worth in a combat."""
    edge: Amount
    """So much more power gives even chances: a draw is won by the defender."""
    luck: Amount
    """How much more makes a combat as good as won."""
    wounded: Amount
    """A point of power lost."""
    uncovered: Share
    """The share of its worth of a unit that no free upkeep covers."""
    awake: Amount
    """A point of power of active units, beside inactive ones."""
    away: Amount
    """A point of power that is away with the Noble Host in the next round."""
    bare: Amount
    """A unit in the Noble Host that must be paid for."""

    # Clients
    urgent: Amount
    """Figures and vacancies run out."""
    late: Amount
    """On the tracks the last client is the best: nobody answers it."""

    # Special actions
    first: Amount
    """A place further forward in the order."""
    buried: Share
    """The share of an office that has become free, for who may win it."""
    grudge: Share
    """A victim that promises so much less than the best one may be named too."""

    # Sejm
    turned: Amount
    """How many of their Internal cards rivals turn into votes."""
    parcel: Share
    """The share of the votes of a rival that may be for sale."""
    stays: Share
    """The chance to keep a place on the royal track."""
    last_tie: Amount
    """A place on the royal track at the end, where it settles a tie."""
    stingy: Share
    """How often a rival gives the king nothing."""
    belief: Belief
    fading: Share
    """The share of their votes that rivals have left for each later contest."""
    indifferent: Amount
    """What there must be at stake to be worth a vote."""
    tie: Share
    """The chance to win a tie that another settles."""
    law: Amount
    """A vote left for the Act."""
    mixed: Amount
    """Bids that promise so little less than the best, by the worth of the office, are made too."""
    careless: Amount
    """The same for ducats and units, in points."""
    tax: Amount
    """Ducats that a rival may give for the king's favour."""
    offer: Amount
    """Ducats that a rival may offer for votes."""
    seller: Share
    """How often a rival sells votes when ducats are offered."""


WEIGHTS = numbers("sigismundus", Weights).weights
