"""SA-3, SA-4: set-up, and the order of a round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .abilities import gain_office
from .actions import PickOffice
from .cards import (
    COUNTRIES,
    DEMANDS,
    FIGURES,
    HOUSES,
    HOUSES_OF,
    KINDS,
    OFFICES,
    POLICIES,
    SESSIONS,
    START,
    START_OFFICES,
    UNIT,
)
from .clients import Actions
from .components import NO_UNITS, TRACKS, OfficeId
from .decisions import Question
from .draw import DrawPhase
from .ending import FinalScoring
from .foreign_policy import ForeignPolicy
from .gains import army_of
from .game import Player, Sigismundus, added
from .income import Income
from .initiative import Initiative
from .maintenance import Maintenance
from .policy_decks import held
from .scoring import Scoring
from .sejm import Sejm
from .special_actions import SpecialActions


def new(
    seats: int, seed: bytes, options: Mapping[str, Any], script: tuple[int, ...] = ()
) -> Sigismundus:
    """SA-3.1 to SA-3.12: everything but the starting offices is chance or given."""
    game = Sigismundus(
        players=[],
        seed=seed,
        script=script,
        variant=options["variant"],
        unbid_office=options["unbid_office"],
        edition=options["edition"],
        sessions=SESSIONS[options["variant"]],
        figure_deck=tuple(FIGURES),
        demand_deck=tuple(DEMANDS),
        available=tuple(OFFICES),
        influence=((0,) * seats,) * len(COUNTRIES),
    )
    deal_houses(game, seats)
    deal_cards(game)
    game.directions = game.shuffled(tuple(COUNTRIES))
    place_on_tracks(game)
    rounds = range(1, len(game.sessions) + 1)
    game.then(
        *(StartOffice(seat) for seat in picking_order(game)),
        FirstMarker(),
        *(Round(number) for number in rounds),
        FinalScoring(),
    )
    game.advance()
    return game


def deal_houses(game: Sigismundus, seats: int) -> None:
    """SA-3.6, SA-3.8: a random House for everybody, with what it begins with."""
    houses = tuple(HOUSES)
    units = NO_UNITS
    for unit in START.start_units:
        units = added(units, army_of(UNIT[unit], 1))
    for _ in range(seats):
        house, houses = game.draw(houses)
        game.players.append(
            Player(
                house,
                START.clients_per_player,
                START.house_markers_per_player,
                units,
                ducats=START.start_ducats,
                known=((),) * seats,
            )
        )


def deal_cards(game: Sigismundus) -> None:
    """SA-3.1: one random card of each Policy deck for everybody."""
    decks = []
    for kinds in KINDS:
        deck = tuple(card for card in kinds for _ in range(POLICIES[card].copies))
        for player in game.players:
            for _ in range(START.policy_cards_per_deck_per_player):
                card, deck = game.draw(deck)
                player.hand = held((*player.hand, card))
        decks.append(deck)
    game.decks = tuple(decks)


def place_on_tracks(game: Sigismundus) -> None:
    """SA-3.7: by the printed rank of the Houses in play, without gaps."""
    seats = range(len(game.players))
    houses = HOUSES_OF[game.edition]
    game.royal, game.senatorial, game.parliamentary = (
        tuple(
            sorted(seats, key=lambda seat: getattr(houses[game.players[seat].house].start, track))
        )
        for track in TRACKS
    )
    game.representative = game.royal[0]


def picking_order(game: Sigismundus) -> tuple[Seat, ...]:
    """SA-3.9: from the lowest initiative to the right, which is counter-clockwise."""
    seats = range(len(game.players))
    houses = HOUSES_OF[game.edition]
    lowest = min(seats, key=lambda seat: houses[game.players[seat].house].initiative)
    left = game.clockwise(lowest)
    return (left[0], *left[:0:-1])


def on_offer(game: Sigismundus) -> list[OfficeId]:
    """SA-3.9: the starting offices that nobody has picked yet."""
    return [each for each in START_OFFICES[len(game.players)] if each in game.available]


class StartOffice(Step):
    """SA-3.9, SA-3.10: an office at the beginning; the last player takes what is left."""

    seat: Seat

    def resolve(self, game: Sigismundus) -> None:
        offices = on_offer(game)
        if len(offices) == 1:
            gain_office(game, self.seat, offices[0])
        else:
            game.then(PickStartOffice(self.seat))


class PickStartOffice(Question):
    """SA-3.9: which of the offices on offer."""

    rule = "SA-3.9"

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [PickOffice(office) for office in on_offer(game)]

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if isinstance(action, PickOffice):
            return Illegal("not-on-offer", rule="SA-3.9", office=action.office)
        return None

    def decide(self, game: Sigismundus, seat: Seat, action: PickOffice) -> None:
        gain_office(game, seat, action.office)


class FirstMarker(Step):
    """SA-3.11: the first player marker goes to who picked last."""

    def resolve(self, game: Sigismundus) -> None:
        game.first = picking_order(game)[-1]


class Round(Step):
    """SA-4.2: the nine phases of a round, in this order."""

    number: int

    def resolve(self, game: Sigismundus) -> None:
        game.round = self.number
        game.then(
            Initiative(),
            Income(),
            DrawPhase(),
            SpecialActions(),
            ForeignPolicy(),
            Actions(),
            Sejm(),
            Scoring(),
            Maintenance(),
        )
