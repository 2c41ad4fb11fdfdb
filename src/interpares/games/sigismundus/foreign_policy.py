"""SA-10: foreign policy."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, swapped
from .abilities import total
from .actions import PASS, Crown, Pass, PlaceInfluence
from .cards import COUNTRIES, COUNTRY, DECK
from .components import CountryId
from .decisions import Question
from .events import CardsDiscarded, InfluencePlaced, Passed
from .game import Sigismundus
from .initiative import begin
from .policy_cards import crown
from .policy_decks import discard, multisets, why_not_discard
from .tracks import move_left, plain_countries

FOREIGN = DECK["foreign"]


class ForeignPolicy(Step):
    """SA-10.1, SA-10.2: the Royal Representative crowns a country, then all place influence."""

    def resolve(self, game: Sigismundus) -> None:
        begin(game, "foreign_policy")
        game.then(Crowning(game.representative), *(Influence(seat) for seat in game.order))


class Crowning(Step):
    """SA-10.1: left out if all are crowned."""

    seat: Seat

    def resolve(self, game: Sigismundus) -> None:
        plain = plain_countries(game)
        if len(plain) == 1:
            crown(game, self.seat, plain[0])
        elif plain:
            game.then(CrownCountry(self.seat))


class CrownCountry(Question):
    """SA-10.1: one plain marker must be turned."""

    rule = "SA-10.1"

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [Crown(country) for country in plain_countries(game)]

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        match action:
            case Pass():
                return Illegal("must-crown", rule="SA-10.1")
            case Crown(country) if country not in COUNTRIES:
                return Illegal("no-such-country", rule="SA-10.1", country=country)
            case Crown(country):
                return Illegal("is-crowned", rule="SA-10.1", country=country)
            case _:
                return None

    def decide(self, game: Sigismundus, seat: Seat, action: Crown) -> None:
        crown(game, seat, action.country)


class Influence(Step):
    """SA-10.2: who has no card or no marker to place is not asked; everybody can see that."""

    seat: Seat

    def resolve(self, game: Sigismundus) -> None:
        if len(influences(game, self.seat)) > 1:
            game.then(ChooseInfluence(self.seat))
        else:
            game.tell(Passed(self.seat, "foreign_policy", forced=True))


def free_markers(game: Sigismundus, seat: Seat) -> int:
    """SA-10.4: markers in addition to the cards."""
    return total(game, seat, "foreign_policy", "extra_house_marker")


def open_countries(game: Sigismundus) -> list[CountryId]:
    """SA-8.14: those without a Secret Pact."""
    return [country for country in COUNTRIES if country not in game.pacts]


def influences(game: Sigismundus, seat: Seat) -> list[Action]:
    """SA-10.2, SA-10.4: nothing, or markers for any of the Foreign cards in one country."""
    player = game.players[seat]
    found: list[Action] = [PASS]
    if not player.markers:
        return found
    cards = multisets(player.cards(FOREIGN), player.markers)
    if not free_markers(game, seat):
        cards = cards[1:]
    return found + [
        PlaceInfluence(country, chosen) for country in open_countries(game) for chosen in cards
    ]


def place_markers(game: Sigismundus, seat: Seat, country: CountryId, markers: int, by: str) -> None:
    """SA-2.6, SA-10.3, SA-11.7: as far as the stock reaches; the country moves left once."""
    player, at = game.players[seat], COUNTRY[country]
    placed = min(markers, player.markers)
    player.markers -= placed
    row = swapped(game.influence[at], seat, game.influence[at][seat] + placed)
    game.influence = swapped(game.influence, at, row)
    game.tell(InfluencePlaced(seat, country, placed, by))
    move_left(game, country)


class ChooseInfluence(Question):
    """SA-10.2: one country, and the Foreign cards to discard for it."""

    rule = "SA-10.2"

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return influences(game, seat)

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"free": free_markers(game, self.seat)}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if not isinstance(action, PlaceInfluence):
            return None
        return why_no_marker(game, self.seat, action.country, "SA-10.2") or why_not_these(
            game, self.seat, action
        )

    def decide(self, game: Sigismundus, seat: Seat, action: Action) -> None:
        if not isinstance(action, PlaceInfluence):
            game.tell(Passed(seat, "foreign_policy"))
            return
        if action.cards:
            discard(game, seat, action.cards)
            game.tell(CardsDiscarded(seat, action.cards, "influence"))
        markers = len(action.cards) + free_markers(game, seat)
        place_markers(game, seat, action.country, markers, "foreign_policy")


def why_no_marker(game: Sigismundus, seat: Seat, country: CountryId, rule: str) -> Illegal | None:
    """SA-2.6, SA-8.14: why no House marker can be placed on a country."""
    if country not in COUNTRIES:
        return Illegal("no-such-country", rule=rule, country=country)
    if country in game.pacts:
        return Illegal("has-pact", rule="SA-8.14", country=country)
    if not game.players[seat].markers:
        return Illegal("no-markers", rule="SA-2.6")
    return None


def why_not_these(game: Sigismundus, seat: Seat, action: PlaceInfluence) -> Illegal:
    """SA-10.2: why these cards cannot be discarded for markers."""
    player = game.players[seat]
    refusal = why_not_discard(player.hand, action.cards, FOREIGN, "SA-10.2")
    if refusal:
        return refusal
    if not action.cards:
        return Illegal("no-free-marker", rule="SA-10.2")
    if len(action.cards) > player.markers:
        return Illegal("more-cards-than-markers", rule="SA-10.2", markers=player.markers)
    return Illegal("cards-in-order", rule="SA-10.2")
