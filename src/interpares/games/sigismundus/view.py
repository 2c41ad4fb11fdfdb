"""SA-21: what a seat may see, built up from nothing."""

from __future__ import annotations

from msgspec import structs

from ...kernel.values import Seat, Value
from . import actions as act
from .abilities import total
from .card_types import Side
from .cards import COUNTRY, FIELD, FIGURES, OFFICES
from .components import DECKS, TRACKS, Army
from .decisions import Secret
from .ending import ribbon_points
from .fields import discount, price
from .game import Battle, Patronised, Sigismundus
from .income import paying_offices, worth
from .maintenance import free_upkeep
from .scoring import points_of, prestige, values_of
from .setup import picking_order
from .votes import track_votes, vote_bonus
from .voting import OfficeVote

Closed = (
    act.OfferDucats
    | act.OfferVotes
    | act.Bid
    | act.Commit
    | act.CommitUnits
    | act.VoteFor
    | act.VoteAgainst
)
"""What a closed hand can hold."""


class PlayerView(Value):
    """One House, as everybody sees it."""

    house: str
    ducats: int
    votes: int
    vp: int
    scored: tuple[int, ...]
    """Victory points by source."""
    clients: int
    withdrawn: int
    markers: int
    active: Army
    inactive: Army
    power: int
    free_upkeep: Army
    """Units of each kind that cost nothing."""
    free_upkeep_any: int
    hand: tuple[int, ...]
    """SA-21.1: the number of cards of each type."""
    offices: tuple[str, ...]
    figures: tuple[Patronised, ...]
    seals: tuple[str, ...]
    protected: bool
    courts: tuple[str, ...]
    """Whose church courts have been held in this round."""
    prestige: int
    """What the offices will score."""
    income: int
    """The most its offices can pay."""
    votes_to_come: int
    """What count_votes would give now."""
    ribbons: int
    """What its golden ribbons would score now; they count nothing that is hidden."""


class OfficeView(Value):
    """An office, held or available."""

    id: str
    holder: Seat | None
    marker: Seat | None
    turned: bool
    income: int
    prestige: int
    other: Side | None
    """Its other side; None if nothing turns it."""


class CountryView(Value):
    """A neighbouring country."""

    id: str
    space: int
    """On the foreign policy track, from 1 on."""
    crowned: bool
    markers: tuple[int, ...]
    seal: Seat | None
    pact: bool
    first: int
    second: int
    points: tuple[int, ...]
    """What it would score now."""


class FieldView(Value):
    """An action field."""

    id: str
    in_play: bool
    clients: tuple[Seat, ...]
    stood: tuple[Seat, ...]
    """Who stood there in the last actions phase."""
    prices: tuple[int, ...]
    """What the next client of each seat would pay."""


class Hand(Value):
    """SA-21.3: what only its owner knows."""

    cards: tuple[str, ...]
    known: tuple[tuple[str, ...], ...]
    """SA-21.4: for each seat the cards known to be in its hand."""
    closed: Closed | None
    """SA-21.5: what the seat has chosen in secret, while others still choose."""


class SigismundusView(Value):
    """The table, as one seat or everybody sees it."""

    seat: Seat | None
    variant: str
    unbid_office: str
    edition: str
    rounds: int
    round: int
    phase: str
    stage: str
    first: Seat
    order: tuple[Seat, ...]
    """Of the running phase; in the set-up, of picking offices."""
    tracks: tuple[tuple[Seat, ...], ...]
    """Royal, senatorial and parliamentary support, from space I on."""
    representative: Seat
    """Who holds the Royal Representative card."""
    sessions: tuple[str, ...]
    demand: str | None
    seen_demands: tuple[str, ...]
    demands_left: int
    acts: tuple[str, ...]
    rejected: tuple[str, ...]
    players: tuple[PlayerView, ...]
    offices: tuple[OfficeView, ...]
    countries: tuple[CountryView, ...]
    """In the order of the foreign policy track."""
    fields: tuple[FieldView, ...]
    open_figures: tuple[str, ...]
    removed_figures: tuple[str, ...]
    unseen_figures: tuple[str, ...]
    """SA-21.1: still in the deck, as a set."""
    decks: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    votes_left: int
    extra_votes: int
    clients_left: int
    units_left: Army
    battle: Battle | None
    offers: tuple[int, ...]
    """SA-13.1: ducats lying open in the bribery stage."""
    for_sale: tuple[int, ...]
    """SA-13.2: votes still for sale."""
    to_vote: tuple[str, ...]
    """SA-14.3: offices whose votes are still to come in this Sejm."""
    bids: tuple[int, ...]
    """SA-14.4: opened bids whose tie is being settled."""
    sealed: tuple[Seat, ...]
    """SA-21.5: who has already chosen in secret."""
    hand: Hand | None


def public_view(game: Sigismundus) -> SigismundusView:
    """All that lies open."""
    step = game.agenda[-1] if game.agenda else None
    seats = range(len(game.players))
    return SigismundusView(
        seat=None,
        variant=game.variant,
        unbid_office=game.unbid_office,
        edition=game.edition,
        rounds=len(game.sessions),
        round=game.round,
        phase=game.phase,
        stage=game.stage,
        first=game.first,
        order=game.order or picking_order(game),
        tracks=tuple([game.track(track) for track in TRACKS]),
        representative=game.representative,
        sessions=game.sessions,
        demand=game.demand,
        seen_demands=game.seen_demands,
        demands_left=len(game.demand_deck),
        acts=game.acts,
        rejected=game.rejected,
        players=tuple([player_view(game, seat) for seat in seats]),
        offices=tuple([office_view(game, office) for office in OFFICES]),
        countries=tuple([country_view(game, country) for country in game.directions]),
        fields=field_views(game),
        open_figures=game.open_figures,
        removed_figures=game.removed_figures,
        unseen_figures=tuple([each for each in FIGURES if each in game.figure_deck]),
        decks=tuple([len(deck) for deck in game.decks]),
        discards=game.discards,
        votes_left=game.votes_left,
        extra_votes=game.extra_votes,
        clients_left=game.clients_left,
        units_left=(game.units_left(0), game.units_left(1), game.units_left(2)),
        battle=game.battle,
        offers=getattr(step, "offers", ()),
        for_sale=getattr(step, "votes", ()) if game.stage == "bribery" else (),
        to_vote=tuple([each.office for each in game.agenda[::-1] if isinstance(each, OfficeVote)]),
        bids=getattr(step, "bids", ()),
        sealed=tuple(sorted({seat for seat, _ in getattr(step, "answers", ())})),
        hand=None,
    )


def own_view(game: Sigismundus, public: SigismundusView, seat: Seat) -> SigismundusView:
    """SA-21.3, SA-21.4: the own hand, and what is known of others."""
    player = game.players[seat]
    step = game.agenda[-1] if game.agenda else None
    closed = dict(step.answers).get(seat) if isinstance(step, Secret) else None
    return structs.replace(public, seat=seat, hand=Hand(player.hand, player.known, closed))


def player_view(game: Sigismundus, seat: Seat) -> PlayerView:
    player = game.players[seat]
    free = free_upkeep(game, seat)
    return PlayerView(
        house=player.house,
        ducats=player.ducats,
        votes=player.votes,
        vp=player.vp,
        scored=player.scored,
        clients=player.clients,
        withdrawn=player.withdrawn,
        markers=player.markers,
        active=player.active,
        inactive=player.inactive,
        power=player.power,
        free_upkeep=free.kinds,
        free_upkeep_any=free.any,
        hand=tuple([len(player.cards(deck)) for deck in range(len(DECKS))]),
        offices=player.offices,
        figures=player.figures,
        seals=tuple(game.seals_of(seat)),
        protected=player.protected,
        courts=player.courts,
        prestige=prestige(game, seat) + total(game, seat, "scoring.offices", "gain_vp"),
        income=best_income(game, seat),
        votes_to_come=track_votes(game, seat) + vote_bonus(game, seat),
        ribbons=sum(
            [
                ribbon_points(game, seat, ribbon)
                for each in player.figures
                if (ribbon := FIGURES[each.figure].score)
            ]
        ),
    )


def best_income(game: Sigismundus, seat: Seat) -> int:
    """What the best offices pay."""
    offices = sorted(
        game.players[seat].offices, key=lambda each: game.side(each).income, reverse=True
    )
    return worth(game, tuple(offices[: paying_offices(game, seat)]))


def office_view(game: Sigismundus, office: str) -> OfficeView:
    card, side = game.office(office), game.side(office)
    turned = side is card.back
    return OfficeView(
        id=office,
        holder=game.holder(office),
        marker=game.marker_on(office),
        turned=turned,
        income=side.income,
        prestige=side.prestige,
        other=(card.front if turned else card.back) if card.flip_act else None,
    )


def country_view(game: Sigismundus, country: str) -> CountryView:
    at = COUNTRY[country]
    first, second = values_of(game, country)
    return CountryView(
        id=country,
        space=game.space(country) + 1,
        crowned=game.crowned[at],
        markers=game.influence[at],
        seal=game.seals[at],
        pact=country in game.pacts,
        first=first,
        second=second,
        points=points_of(game.influence[at], first, second),
    )


def field_views(game: Sigismundus) -> tuple[FieldView, ...]:
    in_play = game.fields_in_play
    less = [discount(game, seat) for seat in range(len(game.players))]
    return tuple(
        [
            FieldView(
                id=field,
                in_play=field in in_play,
                clients=game.fields[at],
                stood=game.stood[at],
                prices=tuple([price(game, field, each) for each in less]),
            )
            for field, at in FIELD.items()
        ]
    )
