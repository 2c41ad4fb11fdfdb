"""A position of Sigismundus Augustus, and the questions that many rules ask of it."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from ...kernel.game import Game
from ...kernel.values import Seat, Value
from .card_types import Office, Side
from .cards import (
    CLIENTS,
    COUNTRIES,
    COUNTRY,
    DECK_OF,
    FIELDS,
    FIELDS_FOR,
    OFFICES_OF,
    POWER,
    UNIT_COUNT,
    VOTES,
)
from .components import (
    DECKS,
    NO_UNITS,
    ActId,
    Army,
    CountryId,
    DemandId,
    EditionId,
    FieldId,
    FigureId,
    HouseId,
    OfficeId,
    PolicyId,
    Track,
    UnbidOffice,
    Variant,
)

Source = Literal["foundation", "foray", "offices", "countries", "grants", "ribbons"]
SOURCES: tuple[Source, ...] = get_args(Source)
"""Where victory points come from, and in a Foray go."""

PLAIN, CROWNED = False, True
"""The sides of a Foreign Policy marker."""


class Patronised(Value):
    """A Figure under somebody's patronage, with the gold on it."""

    figure: FigureId
    gold: int


class Player(Struct, gc=False, forbid_unknown_fields=True):
    """One House: its purse, its hand, its army, its senators."""

    house: HouseId
    clients: int
    """Still to be placed in this round."""
    markers: int
    """House markers in stock."""
    active: Army = NO_UNITS
    inactive: Army = NO_UNITS
    """SA-15.5: units on their grey side."""
    ducats: int = 0
    votes: int = 0
    hand: tuple[PolicyId, ...] = ()
    """Policy cards, in the order of the data."""
    known: tuple[tuple[PolicyId, ...], ...] = ()
    """SA-21.4: for each seat the cards this player knows to be in its hand."""
    offices: tuple[OfficeId, ...] = ()
    """From the highest to the lowest."""
    figures: tuple[Patronised, ...] = ()
    """In the order in which they came."""
    withdrawn: int = 0
    """SA-11.5: clients that are out for this round."""
    protected: bool = False
    """SA-8.10: by a Church Foundation of this round."""
    courts: tuple[OfficeId, ...] = ()
    """SA-8.21: whose church courts have been used in this round."""
    scored: tuple[int, ...] = (0,) * len(SOURCES)
    """Victory points by source."""

    @property
    def vp(self) -> int:
        return sum(self.scored)

    @property
    def units(self) -> Army:
        """SA-18.1: all units, active or not."""
        return added(self.active, self.inactive)

    @property
    def power(self) -> int:
        """SA-9.8: of the active units."""
        return power(self.active)

    def cards(self, deck: int) -> tuple[PolicyId, ...]:
        """Those of one Policy deck."""
        return tuple([card for card in self.hand if DECK_OF[card] == deck])

    def controls(self, figure: FigureId) -> bool:
        return any(each.figure == figure for each in self.figures)


def added(army: Army, other: Army) -> Army:
    return army[0] + other[0], army[1] + other[1], army[2] + other[2]


def reduced(army: Army, other: Army) -> Army:
    return army[0] - other[0], army[1] - other[1], army[2] - other[2]


def power(army: Army) -> int:
    return army[0] * POWER[0] + army[1] * POWER[1] + army[2] * POWER[2]


class Marked(Value):
    """SA-11.11: an office with a House marker on it."""

    office: OfficeId
    seat: Seat


class Battle(Value):
    """SA-9: a combat under way."""

    attacker: Seat
    defender: Seat
    card: PolicyId
    rolls: tuple[tuple[str, int, int], ...] = ()
    """Of each step the unit, the attacker's die and the defender's; 0 is none."""


class Sigismundus(Game):
    """Four or eight rounds around the last of the Jagiellons."""

    players: list[Player]
    variant: Variant = "full"
    unbid_office: UnbidOffice = "representative"
    edition: EditionId = "second"
    sessions: tuple[ActId, ...] = ()
    """The Sejm card of each round."""
    round: int = 0
    phase: str = "setup"
    stage: str = ""
    """Of the Sejm."""
    first: Seat = 0
    """Who has the first player marker."""
    order: tuple[Seat, ...] = ()
    """SA-4.4: the order of the running phase."""
    royal: tuple[Seat, ...] = ()
    """The royal support track, from space I on."""
    senatorial: tuple[Seat, ...] = ()
    parliamentary: tuple[Seat, ...] = ()
    representative: Seat = 0
    """SA-4.8: who holds the Royal Representative card."""
    directions: tuple[CountryId, ...] = ()
    """The foreign policy track, from space 1 on."""
    crowned: tuple[bool, ...] = (False,) * len(COUNTRIES)
    """For each country whether its marker shows the crown."""
    influence: tuple[tuple[int, ...], ...] = ()
    """For each country the House markers of each seat on it."""
    seals: tuple[Seat | None, ...] = (None,) * len(COUNTRIES)
    pacts: tuple[CountryId, ...] = ()
    """SA-8.14: countries under a Secret Pact of this round."""
    decks: tuple[tuple[PolicyId, ...], ...] = ((),) * len(DECKS)
    """Policy cards to be drawn, in no order anybody could know."""
    discards: tuple[tuple[PolicyId, ...], ...] = ((),) * len(DECKS)
    """The latest on top, at the end."""
    figure_deck: tuple[FigureId, ...] = ()
    """In no order."""
    open_figures: tuple[FigureId, ...] = ()
    removed_figures: tuple[FigureId, ...] = ()
    demand_deck: tuple[DemandId, ...] = ()
    """In no order."""
    demand: DemandId | None = None
    seen_demands: tuple[DemandId, ...] = ()
    """Those of earlier rounds."""
    available: tuple[OfficeId, ...] = ()
    """Offices nobody controls, from the highest to the lowest."""
    marked: tuple[Marked, ...] = ()
    fields: tuple[tuple[Seat, ...], ...] = ((),) * len(FIELDS)
    """The clients on each action field, by whose they are."""
    stood: tuple[tuple[Seat, ...], ...] = ((),) * len(FIELDS)
    """Where clients stood in the last actions phase."""
    extra_votes: int = 0
    """SA-14.5: taken for the office being voted on, and not yet back."""
    acts: tuple[ActId, ...] = ()
    """SA-16.5: in force, in the order in which they were passed."""
    rejected: tuple[ActId, ...] = ()
    battle: Battle | None = None

    @property
    def last_round(self) -> bool:
        """SA-4.1"""
        return self.round == len(self.sessions)

    @property
    def session(self) -> ActId:
        """The Sejm card of this round."""
        return self.sessions[self.round - 1]

    @property
    def votes_left(self) -> int:
        """SA-2.1: votes in the supply."""
        return VOTES - self.extra_votes - sum([each.votes for each in self.players])

    @property
    def clients_left(self) -> int:
        """SA-2.1: clients in the supply."""
        held = sum([each.clients + each.withdrawn for each in self.players])
        return CLIENTS - held - sum(map(len, self.fields))

    def units_left(self, unit: int) -> int:
        """SA-2.1: units of a kind in the supply."""
        return UNIT_COUNT[unit] - sum(
            [each.active[unit] + each.inactive[unit] for each in self.players]
        )

    def track(self, track: Track) -> tuple[Seat, ...]:
        """A support track, from space I on."""
        match track:
            case "royal_support":
                return self.royal
            case "senatorial_support":
                return self.senatorial
            case _:
                return self.parliamentary

    @property
    def magnates_representative(self) -> Seat:
        """SA-4.7"""
        return self.senatorial[0]

    @property
    def nobilitys_representative(self) -> Seat:
        """SA-4.7"""
        return self.parliamentary[0]

    def place(self, seat: Seat, track: Track) -> int:
        """The space of a seat on a support track; space I is 0."""
        return self.track(track).index(seat)

    def seals_of(self, seat: Seat) -> list[CountryId]:
        return [country for country, at in COUNTRY.items() if self.seals[at] == seat]

    def office(self, office: OfficeId) -> Office:
        """An office with the values of the edition that is played."""
        return OFFICES_OF[self.edition][office]

    def side(self, office: OfficeId) -> Side:
        """SA-16.7: the side an office shows; the Act that turns it is never undone."""
        card = self.office(office)
        return card.back if card.flip_act in self.acts else card.front

    def holder(self, office: OfficeId) -> Seat | None:
        """Who controls an office."""
        for seat, player in enumerate(self.players):
            if office in player.offices:
                return seat
        return None

    def marker_on(self, office: OfficeId) -> Seat | None:
        """SA-11.11: whose House marker lies on an office."""
        return next((each.seat for each in self.marked if each.office == office), None)

    def space(self, country: CountryId) -> int:
        """The space of a country on the foreign policy track; space 1 is 0."""
        return self.directions.index(country)

    @property
    def fields_in_play(self) -> tuple[FieldId, ...]:
        """SA-3.12"""
        return FIELDS_FOR[len(self.players)]

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """SA-1.1, SA-4.3: all seats, from this one to the left."""
        seats = tuple(range(len(self.players)))
        return seats[seat:] + seats[:seat]
