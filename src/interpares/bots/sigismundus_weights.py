"""Sigismundus Augustus: the numbers of the heuristic bot, in victory points unless said."""

from __future__ import annotations

from ..kernel.values import Value


class Belief(Value):
    """What a rival bids, by the share of his votes that a contest should get."""

    reluctant: float = 0.7
    """How often nothing, less the share."""
    least_reluctant: float = 0.08
    low: float = 0.7
    high: float = 2.2
    """Otherwise anything between these, times the share."""


class Weights(Value):
    """By the strategy notes, corrected by what gained points in games of the bot."""

    # Rates
    ducat: float = 0.6
    last_ducat: float = 0.35
    """A ducat while clients are still to be placed in the last round."""
    vote: float = 0.3
    """A vote in a Sejm to come, apart from the offices that will be voted on."""
    vote_share: float = 0.6
    """How much of those offices a vote is worth that has its part of all votes."""
    vacancies: int = 3
    """So many offices come to the vote in a Sejm."""
    office_rate: float = 0.7
    """The income and the ability of any office in a round."""
    client: float = 2.2
    unplayed: tuple[float, float, float] = (0.7, 1.3, 0.5)
    """Cards that are not played: a vote or a step, a House marker, armour."""
    kept: tuple[float, ...] = (1.2, 0.7, 0.8, 2.0, 1.6, 1.3, 1.3, 1.3, 0.5, 0.5, 0.5, 0.5)
    """What each kind of card is worth in hand, in the order of the data."""
    idle: float = 0.4
    """The share of its effect that a card is worth which must wait for another round."""
    rival: float = 0.2
    """What a point lost by a rival is worth."""
    leader: float = 0.4
    """What a point lost by the strongest rival is worth."""

    # Offices
    passes: float = 0.5
    """The chance that an Act to come will be in force."""
    court: float = 0.5
    """A church court in a round."""
    marshal: float = 0.9
    """A ducat less for every client, in a round."""
    chancellor: float = 1.5
    """A House marker more in a round."""
    draw: float = 1.1
    """A Policy card more in a round."""
    upkeep: tuple[float, float, float] = (0.4, 1.6, 0.6)
    """Infantry, hussars, artillery kept free in a round."""
    envoy: float = 0.9
    """A House marker more with every Envoy, in a round."""
    roll: float = 0.3
    """A bonus for every die of a combat, in a round."""
    step: float = 0.4
    """A step more on a track, in a round."""
    immune: float = 0.2
    """Not to be named for something, in a round."""
    spy: float = 0.7
    """A special action with the lutenist, in a round."""

    # Representatives and tracks, in a round
    royal: float = 1.5
    magnate: float = 1.5
    noble: float = 2.0
    horizon: float = 1.5
    """For so many rounds a place on a track that others can move on is counted."""

    # Countries
    spread: tuple[float, ...] = (0.05, 0.5, 0.9, 1.4, 1.9)
    """How many markers the others may still add: none, by clients, in this round, later."""
    waiting: float = 0.8
    """The share of its points that a country without a crown is worth."""
    seal_rounds: float = 3.0
    """For so many rounds a seal is kept."""
    marker: float = 0.15
    """A House marker in stock."""
    few: int = 3
    scarce: float = 0.5
    """One of the last few of them."""

    # Figures
    theft: float = 0.35
    """The chance that a Figure without gold is bribed or abducted."""
    usual: tuple[float, ...] = (4.0, 5.5, 5.0, 4.0, 4.0, 4.0, 3.0, 4.5, 4.0, 4.0, 4.5, 4.5)
    """Points that a golden ribbon usually brings, in the order of the data."""
    sight: float = 2.0
    """So many rounds before the end the points of a ribbon can be half foreseen."""
    denied: float = 0.5
    """The chance that a rival would have taken an open Figure."""

    # Army
    power: float = 0.1
    """A point of power for what one may do oneself."""
    booty: float = 5.0
    """What a lost combat costs."""
    unarmed: float = 0.85
    """The chance that a Military card is no attack that pays, or is not played."""
    armour: float = 0.7
    """The power that a Military card is worth in a combat."""
    edge: float = 1.0
    """So much more power gives even chances: a draw is won by the defender."""
    luck: float = 1.2
    """How much more makes a combat as good as won."""
    wounded: float = 0.5
    """A point of power lost."""
    uncovered: float = 0.5
    """The share of its worth of a unit that no free upkeep covers."""
    awake: float = 0.02
    """A point of power of active units, beside inactive ones."""
    away: float = 0.15
    """A point of power that is away with the Noble Host in the next round."""
    bare: float = 0.3
    """A unit in the Noble Host that must be paid for."""

    # Clients
    urgent: float = 1.15
    """Figures and vacancies run out."""
    late: float = 0.8
    """On the tracks the last client is the best: nobody answers it."""

    # Special actions
    first: float = 0.25
    """A place further forward in the order."""
    buried: float = 0.15
    """The share of an office that has become free, for who may win it."""
    grudge: float = 0.5
    """A victim that promises so much less than the best one may be named too."""

    # Sejm
    turned: float = 0.3
    """How many of their Internal cards rivals turn into votes."""
    parcel: float = 0.5
    """The share of the votes of a rival that may be for sale."""
    stays: float = 0.4
    """The chance to keep a place on the royal track."""
    last_tie: float = 0.1
    """A place on the royal track at the end, where it settles a tie."""
    stingy: float = 0.3
    """How often a rival gives the king nothing."""
    belief: Belief = Belief()
    fading: float = 0.95
    """The share of their votes that rivals have left for each later contest."""
    indifferent: float = 0.5
    """What there must be at stake to be worth a vote."""
    tie: float = 0.3
    """The chance to win a tie that another settles."""
    law: float = 0.06
    """A vote left for the Act."""
    mixed: float = 0.05
    """Bids that promise so little less than the best, by the worth of the office, are made too."""
    careless: float = 0.1
    """The same for ducats and units, in points."""
    tax: float = 4.0
    """Ducats that a rival may give for the king's favour."""
    offer: float = 2.5
    """Ducats that a rival may offer for votes."""
    seller: float = 0.35
    """How often a rival sells votes when ducats are offered."""


WEIGHTS = Weights()
