"""SA-11: clients are sent to the action fields."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, swapped
from .abilities import total
from .actions import (
    WITHDRAW,
    Agitate,
    Block,
    BribeFigure,
    CallBanners,
    Farm,
    HoldFeast,
    MarkOffice,
    SendEnvoy,
    TakeFigure,
    VisitAcademy,
    Withdraw,
)
from .cards import FIELD, FIELDS, NUMBERS, UNIT
from .decisions import Question
from .events import (
    CardsDiscarded,
    ClientGained,
    ClientPlaced,
    ClientWithdrawn,
    OfficeMarked,
    StepsPaid,
)
from .fields import (
    ON_FIELD,
    affordable,
    can_enter,
    entry,
    field_of,
    free_steps,
    why_no_action,
    why_no_entry,
)
from .foreign_policy import place_markers
from .gains import gain_units, take_ducats
from .game import Marked, Sigismundus
from .initiative import begin
from .patronage import bribe_figure, take_figure
from .policy_decks import DrawAny, discard
from .tracks import move_forward


class Actions(Step):
    """SA-11.1, SA-11.2: a client more for the Nobility's Representative, then one by one."""

    def resolve(self, game: Sigismundus) -> None:
        begin(game, "actions")
        game.stood = ((),) * len(FIELDS)
        noble = game.nobilitys_representative
        more = NUMBERS.nobilitys_representative_clients - NUMBERS.base_clients
        if more <= game.clients_left:
            game.players[noble].clients += more
            game.tell(ClientGained(noble, "nobilitys_representative"))
        game.then(ClientRound(), ClientsBack())


class ClientRound(Step):
    """SA-11.2: everybody who still has clients places one; round and round."""

    def resolve(self, game: Sigismundus) -> None:
        seats = [seat for seat in game.order if game.players[seat].clients]
        if seats:
            game.then(*(ClientTurn(seat) for seat in seats), ClientRound())


class ClientTurn(Step):
    """SA-11.5: who can pay for no field withdraws."""

    seat: Seat

    def resolve(self, game: Sigismundus) -> None:
        if can_enter(game, self.seat):
            game.then(PlaceClient(self.seat))
        else:
            withdraw(game, self.seat, forced=True)


class ClientsBack(Step):
    """SA-11.17: all clients leave the board; everybody keeps three."""

    def resolve(self, game: Sigismundus) -> None:
        game.stood, game.fields = game.fields, ((),) * len(FIELDS)
        for player in game.players:
            player.clients, player.withdrawn = NUMBERS.base_clients, 0


def withdraw(game: Sigismundus, seat: Seat, *, forced: bool = False) -> None:
    """SA-11.5: a client is out for this round."""
    player = game.players[seat]
    player.clients -= 1
    player.withdrawn += 1
    game.tell(ClientWithdrawn(seat, forced))


class PlaceClient(Question):
    """SA-11.2: a field and its action, or a client withdrawn."""

    rule = "SA-11.2"

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        ducats = game.players[seat].ducats
        found: list[Action] = []
        for field, cost in affordable(game, seat).items():
            found += ON_FIELD[field](game, seat, ducats - cost) or [Block(field)]
        return [*found, WITHDRAW]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"clients": game.players[self.seat].clients}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        field = field_of(action)
        if field is None:
            return None
        return why_no_entry(game, self.seat, field) or why_no_action(game, self.seat, action)

    def decide(self, game: Sigismundus, seat: Seat, action: Action) -> None:
        if isinstance(action, Withdraw):
            withdraw(game, seat)
            return
        enter(game, seat, action)
        act_on_field(game, seat, action)


def enter(game: Sigismundus, seat: Seat, action: Action) -> None:
    """SA-11.3: the client stands on the field, its entry paid."""
    field = field_of(action)
    assert field
    player, at = game.players[seat], FIELD[field]
    cost = entry(game, seat, field)
    player.ducats -= cost
    player.clients -= 1
    game.fields = swapped(game.fields, at, (*game.fields[at], seat))
    game.tell(ClientPlaced(seat, field, cost, isinstance(action, Block)))


def act_on_field(game: Sigismundus, seat: Seat, action: Action) -> None:
    """SA-11.7 to SA-11.15: what the client does there."""
    match action:
        case SendEnvoy(country):
            markers = FIELDS["envoy"].effect.markers
            markers += total(game, seat, "actions.envoy", "extra_house_marker")
            place_markers(game, seat, country, markers, "envoy")
        case TakeFigure(figure, gold):
            take_figure(game, seat, figure, gold)
        case BribeFigure(figure):
            bribe_figure(game, seat, figure)
        case CallBanners(unit):
            gain_units(game, seat, UNIT[unit], 1, "calling_banners")
        case MarkOffice(office):
            game.players[seat].markers -= 1
            game.marked += (Marked(office, seat),)
            game.tell(OfficeMarked(seat, office))
        case HoldFeast(cards):
            hold_feast(game, seat, cards)
        case VisitAcademy():
            game.then(*(DrawAny(seat, "academy") for _ in range(NUMBERS.academy_cards)))
        case Farm(field):
            take_ducats(game, seat, NUMBERS.economist_ducats, field)
        case Agitate(ducats):
            agitate(game, seat, ducats)


def hold_feast(game: Sigismundus, seat: Seat, cards: tuple[str, ...]) -> None:
    """SA-11.12: a step, and one for each Internal card."""
    if cards:
        discard(game, seat, cards)
        game.tell(CardsDiscarded(seat, cards, "feast"))
    steps = free_steps(game, seat, "actions.nobles_feast") + len(cards)
    move_forward(game, seat, "senatorial_support", steps)


def agitate(game: Sigismundus, seat: Seat, ducats: int) -> None:
    """SA-11.15: a step, and one for each ducat."""
    if ducats:
        game.players[seat].ducats -= ducats
        game.tell(StepsPaid(seat, ducats))
    steps = free_steps(game, seat, "actions.parliamentary_agitation") + ducats
    move_forward(game, seat, "parliamentary_support", steps)
