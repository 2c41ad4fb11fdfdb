"""SA-8.5 to SA-8.20: the twelve kinds of Policy cards."""

from __future__ import annotations

from typing import Literal

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat, swapped
from .abilities import immune, return_offices
from .actions import (
    PLAY_CLIENT,
    PLAY_FOUNDATION,
    PLAY_PRIMUS,
    PLAY_RAFT,
    PlayAbduction,
    PlayClient,
    PlayDeath,
    PlayEnlistment,
    PlayForay,
    PlayFoundation,
    PlayMission,
    PlayNegotiations,
    PlayPact,
    PlayPrimus,
    PlayRaft,
    PlaySack,
    SurrenderOffice,
)
from .cards import COUNTRIES, COUNTRY, NUMBERS, OFFICES, SPACES, UNIT
from .combat import Combat
from .components import UNITS, CountryId, OfficeId, PolicyId, Unit
from .decisions import Question, not_now
from .events import (
    CardPlayed,
    ChurchFounded,
    ClientGained,
    Crowned,
    FirstPlayerTaken,
    OfficeReturned,
    PactMade,
    SenatorNamed,
)
from .gains import gain_units, score, take_ducats
from .game import CROWNED, Sigismundus
from .policy_decks import discard, lay_down
from .tracks import move_country, plain_countries

CARD_OF: dict[type[Action], PolicyId] = {
    PlayClient: "client_card",
    PlayPrimus: "primus_inter_pares",
    PlayDeath: "death_of_senator",
    PlayFoundation: "church_foundation",
    PlayRaft: "vistula_raft",
    PlayMission: "diplomatic_mission",
    PlayNegotiations: "negotiations",
    PlayPact: "secret_pact",
    PlayEnlistment: "enlistment",
    PlayAbduction: "abduction",
    PlaySack: "sack",
    PlayForay: "foray",
}
"""The card that is played with each action."""
ATTACKS: dict[PolicyId, type[PlayAbduction | PlaySack | PlayForay]] = {
    "abduction": PlayAbduction,
    "sack": PlaySack,
    "foray": PlayForay,
}
RULE: dict[PolicyId, str] = {
    "client_card": "SA-8.7",
    "primus_inter_pares": "SA-8.8",
    "death_of_senator": "SA-8.9",
    "church_foundation": "SA-8.10",
    "vistula_raft": "SA-8.11",
    "diplomatic_mission": "SA-8.12",
    "negotiations": "SA-8.13",
    "secret_pact": "SA-8.14",
    "enlistment": "SA-8.15",
    "abduction": "SA-8.16",
    "sack": "SA-8.16",
    "foray": "SA-8.16",
}
LAST = len(SPACES) - 1


def plays(game: Sigismundus, seat: Seat, card: PolicyId) -> list[Action]:
    """SA-8.6, SA-8.13: every way to play a card, if its cost can be paid and something changes.

    Only Negotiations may leave everything as it is: any country, to either end.
    """
    player = game.players[seat]
    match card:
        case "client_card":
            return [PLAY_CLIENT] if game.clients_left else []
        case "primus_inter_pares":
            return [PLAY_PRIMUS] if game.first != seat else []
        case "death_of_senator":
            return [PlayDeath(target) for target in mortal(game)]
        case "church_foundation":
            return [PLAY_FOUNDATION] if player.ducats >= NUMBERS.church_foundation_cost else []
        case "vistula_raft":
            return [PLAY_RAFT]
        case "diplomatic_mission":
            return [PlayMission(country) for country in plain_countries(game)]
        case "negotiations":
            return [
                *(PlayNegotiations(country, "first") for country in game.directions),
                *(PlayNegotiations(country, "last") for country in game.directions),
            ]
        case "secret_pact":
            return [PlayPact(country) for country in COUNTRIES if country not in game.pacts]
        case "enlistment":
            return enlistments(game)
        case _:
            return [ATTACKS[card](target) for target in targets(game, seat)]


def mortal(game: Sigismundus) -> list[Seat]:
    """SA-8.9: who can be named for Death of a Senator."""
    return [
        seat
        for seat, player in enumerate(game.players)
        if player.offices and not immune(game, seat, "death_of_senator")
    ]


def enlistments(game: Sigismundus) -> list[Action]:
    """SA-8.15: infantry, and hussars or artillery, each as far as there are any."""
    better = [unit for unit in UNITS[1:] if game.units_left(UNIT[unit])]
    if better:
        return [PlayEnlistment(unit) for unit in better]
    return [PlayEnlistment("none")] if game.units_left(UNIT["infantry"]) else []


def targets(game: Sigismundus, seat: Seat) -> list[Seat]:
    """SA-8.16: whom a player can attack."""
    if not sum(game.players[seat].active):
        return []
    return [
        other for other, player in enumerate(game.players) if other != seat and not player.protected
    ]


# Why not


def why_not_play(game: Sigismundus, seat: Seat, action: Action) -> Illegal:
    """SA-8.3, SA-8.6: why a card cannot be played so."""
    card = CARD_OF[type(action)]
    rule = RULE[card]
    if card not in game.players[seat].hand:
        return Illegal("not-in-hand", rule="SA-8.3", card=card)
    match action:
        case PlayClient():
            return Illegal("no-clients-left", rule=rule)
        case PlayPrimus():
            return Illegal("is-first-player", rule=rule)
        case PlayDeath(target):
            return why_not_mortal(game, target)
        case PlayFoundation():
            cost = NUMBERS.church_foundation_cost
            ducats = game.players[seat].ducats
            return Illegal("cannot-pay", rule=rule, cost=cost, ducats=ducats)
        case PlayMission(country) | PlayPact(country) | PlayNegotiations(country, _):
            return why_not_abroad(action, country)
        case PlayEnlistment(unit):
            return why_not_enlist(game, unit)
        case PlayAbduction(target) | PlaySack(target) | PlayForay(target):
            return why_not_attack(game, seat, target)
        case _:
            return not_now(action)


def why_not_abroad(action: Action, country: CountryId) -> Illegal:
    """SA-8.12 to SA-8.14"""
    rule = RULE[CARD_OF[type(action)]]
    if country not in COUNTRIES:
        return Illegal("no-such-country", rule=rule, country=country)
    match action:
        case PlayMission():
            return Illegal("is-crowned", rule=rule, country=country)
        case _:
            return Illegal("has-pact", rule=rule, country=country)


def why_not_mortal(game: Sigismundus, target: Seat) -> Illegal:
    """SA-8.9"""
    if not 0 <= target < len(game.players):
        return Illegal("no-such-player", rule="SA-8.9", target=target)
    if not game.players[target].offices:
        return Illegal("has-no-office", rule="SA-8.9", target=target)
    return Illegal("immune-to-death", rule="SA-8.9", target=target)


def why_not_enlist(game: Sigismundus, unit: str) -> Illegal:
    """SA-8.15, SA-2.1"""
    if not enlistments(game):
        return Illegal("no-units-left", rule="SA-8.15")
    if unit == "none":
        return Illegal("unit-must-be-taken", rule="SA-8.15")
    if unit == "infantry":
        return Illegal("hussars-or-artillery", rule="SA-8.15")
    return Illegal("no-such-unit-left", rule="SA-2.1", unit=unit)


def why_not_attack(game: Sigismundus, seat: Seat, target: Seat) -> Illegal:
    """SA-8.16, SA-9.1"""
    if not 0 <= target < len(game.players):
        return Illegal("no-such-player", rule="SA-8.16", target=target)
    if target == seat:
        return Illegal("not-oneself", rule="SA-8.16")
    if not sum(game.players[seat].active):
        return Illegal("no-active-unit", rule="SA-9.1")
    return Illegal("is-protected", rule="SA-8.10", target=target)


# Playing


def play(game: Sigismundus, seat: Seat, action: Action) -> None:
    """SA-8.5: the card is discarded, then it works; Secret Pact lies on its country first."""
    card = CARD_OF[type(action)]
    game.tell(CardPlayed(seat, card))
    if isinstance(action, PlayPact):
        lay_down(game, seat, card)
    else:
        discard(game, seat, (card,))
    if card in ATTACKS:
        game.then(Combat(seat, action.target, card))  # type: ignore[attr-defined]
    elif card in ABROAD:
        work_abroad(game, seat, action)
    else:
        work_at_home(game, seat, action)


ABROAD: tuple[PolicyId, ...] = ("diplomatic_mission", "negotiations", "secret_pact")
"""Cards that are played on a country."""


def work_at_home(game: Sigismundus, seat: Seat, action: Action) -> None:
    """SA-8.7 to SA-8.11, SA-8.15"""
    match action:
        case PlayClient():
            game.players[seat].clients += 1
            game.tell(ClientGained(seat, "client_card"))
        case PlayPrimus():
            game.first = seat
            game.tell(FirstPlayerTaken(seat))
        case PlayDeath(target):
            name_for_death(game, seat, target)
        case PlayFoundation():
            found_church(game, seat)
        case PlayRaft():
            take_ducats(game, seat, NUMBERS.vistula_raft_ducats, "vistula_raft")
        case PlayEnlistment(unit):
            enlist(game, seat, unit)


def work_abroad(game: Sigismundus, seat: Seat, action: Action) -> None:
    """SA-8.12 to SA-8.14"""
    match action:
        case PlayMission(country):
            crown(game, seat, country)
        case PlayNegotiations(country, end):
            move_country(game, country, 0 if end == "first" else LAST)
        case PlayPact(country):
            game.pacts += (country,)
            game.tell(PactMade(seat, country))


def found_church(game: Sigismundus, seat: Seat) -> None:
    """SA-8.10: points, and nobody may attack until the end of the round."""
    player = game.players[seat]
    player.ducats -= NUMBERS.church_foundation_cost
    player.protected = True
    score(game, seat, NUMBERS.church_foundation_vp, "foundation")
    game.tell(ChurchFounded(seat, NUMBERS.church_foundation_cost, NUMBERS.church_foundation_vp))


def crown(game: Sigismundus, seat: Seat, country: CountryId) -> None:
    """SA-8.12, SA-10.1: the marker shows its crown."""
    game.crowned = swapped(game.crowned, COUNTRY[country], CROWNED)
    game.tell(Crowned(seat, country))


def enlist(game: Sigismundus, seat: Seat, unit: Unit | Literal["none"]) -> None:
    """SA-8.15"""
    gain_units(game, seat, UNIT["infantry"], 1, "enlistment")
    if unit != "none":
        gain_units(game, seat, UNIT[unit], 1, "enlistment")


# Death of a Senator


def name_for_death(game: Sigismundus, seat: Seat, target: Seat) -> None:
    """SA-8.9: the player named chooses, if there is anything to choose."""
    game.tell(SenatorNamed(seat, target))
    offices = game.players[target].offices
    if len(offices) == 1:
        bury(game, target, offices[0])
    else:
        game.then(ChooseSenator(target, seat))


def bury(game: Sigismundus, seat: Seat, office: OfficeId) -> None:
    return_offices(game, seat, (office,))
    game.tell(OfficeReturned(seat, office))


class ChooseSenator(Question):
    """SA-8.9: the player named returns an office of his choice."""

    rule = "SA-8.9"
    by: Seat

    def options(self, game: Sigismundus, seat: Seat) -> list[Action]:
        return [SurrenderOffice(office) for office in game.players[seat].offices]

    def facts(self, game: Sigismundus, seat: Seat | None) -> dict[str, object]:
        return {"by": self.by}

    def why_not(self, game: Sigismundus, action: Action) -> Illegal | None:
        if not isinstance(action, SurrenderOffice):
            return None
        if action.office not in OFFICES:
            return Illegal("no-such-office", rule="SA-8.9", office=action.office)
        return Illegal("not-your-office", rule="SA-8.9", office=action.office)

    def decide(self, game: Sigismundus, seat: Seat, action: SurrenderOffice) -> None:
        bury(game, seat, action.office)
