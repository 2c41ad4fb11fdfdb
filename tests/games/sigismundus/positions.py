"""Positions the tests of Sigismundus Augustus begin with, and questions about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from interpares import rules_of
from interpares.datafiles import in_order
from interpares.games.sigismundus.act_of_law import ActOfLaw
from interpares.games.sigismundus.bribery import Bribery
from interpares.games.sigismundus.cards import (
    COUNTRIES,
    DEMANDS,
    FIELDS,
    FIGURES,
    KINDS,
    MARKERS,
    OFFICE_NUMBERED,
    OFFICES,
    POLICIES,
    SESSIONS,
)
from interpares.games.sigismundus.clients import Actions, ClientTurn
from interpares.games.sigismundus.components import DECKS
from interpares.games.sigismundus.draw import DrawPhase
from interpares.games.sigismundus.foreign_policy import ForeignPolicy, Influence
from interpares.games.sigismundus.game import (
    SOURCES,
    Marked,
    Patronised,
    Player,
    Sigismundus,
)
from interpares.games.sigismundus.income import Income
from interpares.games.sigismundus.initiative import Initiative
from interpares.games.sigismundus.maintenance import Maintenance
from interpares.games.sigismundus.policy_decks import held
from interpares.games.sigismundus.royal_demand import RoyalDemand
from interpares.games.sigismundus.scoring import Scoring
from interpares.games.sigismundus.sejm import Sejm
from interpares.games.sigismundus.setup import PickStartOffice
from interpares.games.sigismundus.special_actions import SpecialActions, SpecialTurn
from interpares.games.sigismundus.votes import AdditionalVotes, CountVotes
from interpares.games.sigismundus.voting import Voting
from interpares.kernel import notation
from interpares.kernel.chance import seed_from
from interpares.kernel.game import Event
from interpares.kernel.steps import Step

House = Mapping[str, Any]
"""What a player has: fields of `Player`, of which `ducats` are 5 and `clients` 3 unless given, and
besides, each left out when it is nothing:
`hand`: "foray client_card"; `offices` by id or number: "12 15"; `figures` with the gold on them:
"jan_laski:2 santi_gucci"; `knows`: cards in the hands of others, {1: "foray"}; `vp`: what has been
scored; `markers` in stock: the rest of those not seen elsewhere lie on the last country."""

NONE: Mapping[Any, Any] = MappingProxyType({})
REST = PickStartOffice(0)
"""Where a position comes to rest once the agenda it was given has been played."""
HOUSES = ("gorka", "zborowski", "zamoyski", "tarnowski", "firlej")
"""The Houses of the seats, unless a position says otherwise."""
PHASES: dict[str, type[Step]] = {
    "initiative": Initiative,
    "income": Income,
    "draw": DrawPhase,
    "special_actions": SpecialActions,
    "foreign_policy": ForeignPolicy,
    "actions": Actions,
    "sejm": Sejm,
    "scoring": Scoring,
    "maintenance": Maintenance,
}
STAGES: dict[str, type[Step]] = {
    "count_votes": CountVotes,
    "additional_votes": AdditionalVotes,
    "bribery": Bribery,
    "voting": Voting,
    "royal_demand": RoyalDemand,
    "act_of_law": ActOfLaw,
}


def sigismundus(
    *houses: House,
    seats: int = 4,
    agenda: Sequence[Step] = (),
    influence: Mapping[str, Sequence[int]] = NONE,
    seals: Mapping[str, int] = NONE,
    crowned: str = "",
    marked: Mapping[str | int, int] = NONE,
    on: Mapping[str, Sequence[int]] = NONE,
    decks: Mapping[str, str] = NONE,
    discards: Mapping[str, str] = NONE,
    **fields: Any,
) -> Sigismundus:
    """A possible position, at its first decision.

    On all tracks the seats stand in their order, and seat 0 is first player, unless `royal`,
    `senatorial`, `parliamentary` or `first` say otherwise. `influence` are the House markers of the
    seats on countries, {"sweden": (2, 1)}, `seals` their holders, `crowned` countries "sweden
    prussia", `pacts` a tuple of countries, `marked` the owners of the markers on offices, `on` the
    clients on fields, {"envoy": (0, 1)}, `open_figures` a tuple. Of `decks` or `discards` given
    nothing else is left: {"internal": "client_card"}; the other cards of that type lie on the other
    pile, and if both are given, in the last hand. Of a `figure_deck` or `demand_deck` given nothing
    else is left, the rest is out of the game. `script` are the next draws, see `dice`.
    """
    given = [*houses, *({},) * (seats - len(houses))]
    players = [_player(house, HOUSES[seat], len(given)) for seat, house in enumerate(given)]
    game = Sigismundus(players, seed_from(0), **{"round": 1, "phase": "actions", **fields})
    _tracks(game)
    game.representative = fields.get("representative", game.royal[0])
    _abroad(game, influence, seals, crowned)
    _offices(game, marked)
    game.fields = tuple(tuple(on.get(field, ())) for field in FIELDS)
    assert set(on) <= set(FIELDS), on
    _stocks(game, given)
    _policy_cards(game, decks, discards)
    _other_decks(game, fields)
    assert rules_of("sigismundus").flaws(_with(game, REST)) == []
    game.then(*agenda, REST)
    game.advance()
    return game


def _player(house: House, name: str, seats: int) -> Player:
    special = ("hand", "offices", "figures", "knows", "vp", "markers")
    plain = {key: value for key, value in house.items() if key not in special}
    player = Player(**{"house": name, "clients": 3, "markers": 0, "ducats": 5, **plain})
    player.hand = held(tuple(house.get("hand", "").split()))
    player.offices = in_order(map(office, house.get("offices", "").split()), OFFICES)
    player.figures = tuple(_patronised(word) for word in house.get("figures", "").split())
    knows = house.get("knows", NONE)
    player.known = tuple(held(tuple(knows.get(seat, "").split())) for seat in range(seats))
    player.scored = tuple(house.get("vp", 0) * (source == "offices") for source in SOURCES)
    return player


def office(word: str | int) -> str:
    """The id of an office that is given by its id or its number."""
    return OFFICE_NUMBERED[int(word)] if str(word).isdecimal() else str(word)


def _patronised(word: str) -> Patronised:
    figure, _, gold = word.partition(":")
    return Patronised(figure, int(gold or 0))


def _tracks(game: Sigismundus) -> None:
    seats = tuple(range(len(game.players)))
    game.sessions = SESSIONS[game.variant]
    game.royal = game.royal or seats
    game.senatorial = game.senatorial or seats
    game.parliamentary = game.parliamentary or seats
    game.directions = game.directions or tuple(COUNTRIES)
    game.order = game.order or game.clockwise(game.first)


def _abroad(
    game: Sigismundus,
    influence: Mapping[str, Sequence[int]],
    seals: Mapping[str, int],
    crowned: str,
) -> None:
    assert {*influence, *seals, *crowned.split()} <= set(COUNTRIES)
    game.influence = tuple(_row(influence.get(country, ()), game) for country in COUNTRIES)
    game.seals = tuple(seals.get(country) for country in COUNTRIES)
    game.crowned = tuple(country in crowned.split() for country in COUNTRIES)


def _row(markers: Sequence[int], game: Sigismundus) -> tuple[int, ...]:
    return (*markers, *(0,) * (len(game.players) - len(markers)))


def _offices(game: Sigismundus, marked: Mapping[str | int, int]) -> None:
    taken = {each for player in game.players for each in player.offices}
    game.available = tuple(each for each in OFFICES if each not in taken)
    game.marked = tuple(Marked(office(each), seat) for each, seat in marked.items())


def _stocks(game: Sigismundus, given: Sequence[House]) -> None:
    for seat, (player, house) in enumerate(zip(game.players, given, strict=True)):
        placed = sum(row[seat] for row in game.influence) + game.seals.count(seat)
        left = MARKERS - placed - sum(each.seat == seat for each in game.marked)
        player.markers = house.get("markers", left)
        *rows, last = game.influence
        last = (*last[:seat], last[seat] + left - player.markers, *last[seat + 1 :])
        game.influence = (*rows, last)


def _policy_cards(game: Sigismundus, decks: Mapping[str, str], discards: Mapping[str, str]) -> None:
    piles, thrown = [], []
    for at, deck in enumerate(DECKS):
        pile, discard = tuple(decks.get(deck, "").split()), tuple(discards.get(deck, "").split())
        rest = Counter({card: POLICIES[card].copies for card in KINDS[at]})
        seen = [card for player in game.players for card in player.cards(at)]
        rest.subtract([*seen, *pile, *discard, *["secret_pact"] * (len(game.pacts) * (at == 1))])
        assert min(rest.values()) >= 0, rest
        others = tuple(rest.elements())
        if deck not in decks:
            pile = others
        elif deck not in discards:
            discard = others
        else:
            game.players[-1].hand = held((*game.players[-1].hand, *others))
        piles.append(pile)
        thrown.append(discard)
    game.decks, game.discards = tuple(piles), tuple(thrown)


def _other_decks(game: Sigismundus, fields: Mapping[str, Any]) -> None:
    patronised = [each.figure for player in game.players for each in player.figures]
    known = {*patronised, *game.open_figures, *game.figure_deck, *game.removed_figures}
    rest = tuple(each for each in FIGURES if each not in known)
    if "figure_deck" in fields:
        game.removed_figures += rest
    else:
        game.figure_deck = rest
    if "demand" not in fields and game.phase != "initiative":
        game.demand = next(each for each in DEMANDS if each not in game.seen_demands)
    seen = {game.demand, *game.demand_deck, *game.seen_demands}
    demands = tuple(each for each in DEMANDS if each not in seen)
    if "demand_deck" in fields:
        game.seen_demands += demands
    else:
        game.demand_deck = demands


def _with(game: Sigismundus, step: Step) -> Sigismundus:
    twin = game.copy()
    twin.agenda = (step,)
    return twin


def in_phase(phase: str, *houses: House, **fields: Any) -> Sigismundus:
    """The beginning of a phase, up to its first decision; the position rests at its end."""
    return sigismundus(*houses, phase=phase, agenda=(PHASES[phase](),), **fields)


def in_stage(stage: str, *houses: House, **fields: Any) -> Sigismundus:
    """The beginning of a stage of the Sejm; the position rests at its end."""
    return sigismundus(*houses, phase="sejm", agenda=(STAGES[stage](),), **fields)


def special_turn(*houses: House, seat: int = 0, **fields: Any) -> Sigismundus:
    """A special action of a seat; then the position rests."""
    return sigismundus(*houses, phase="special_actions", agenda=(SpecialTurn(seat),), **fields)


def influence_turn(*houses: House, seat: int = 0, **fields: Any) -> Sigismundus:
    """The foreign policy of a seat; then the position rests."""
    return sigismundus(*houses, phase="foreign_policy", agenda=(Influence(seat),), **fields)


def client_turn(*houses: House, seat: int = 0, **fields: Any) -> Sigismundus:
    """A seat places one client; then the position rests."""
    return sigismundus(*houses, phase="actions", agenda=(ClientTurn(seat),), **fields)


def dice(*faces: int) -> tuple[int, ...]:
    """The draws that give these faces."""
    return tuple(face - 1 for face in faces)


def offered(game: Sigismundus, seat: int = 0) -> list[str]:
    """What a seat may choose, in notation; nothing when it is not asked or all is at rest."""
    if at_rest(game) or seat not in game.waiting:
        return []
    return [notation.write(action) for action in game.decision.options(game, seat)]


def words(game: Sigismundus, word: str, seat: int = 0) -> list[str]:
    """What a seat may choose with this action, without the word itself."""
    chosen = [each.split() for each in offered(game, seat)]
    return [" ".join(rest) for first, *rest in chosen if first == word]


def at_rest(game: Sigismundus) -> bool:
    """Whether everything the position was given to do is done."""
    return game.agenda == (REST,)


def ducats(game: Sigismundus) -> list[int]:
    return [player.ducats for player in game.players]


def votes(game: Sigismundus) -> list[int]:
    return [player.votes for player in game.players]


def scores(game: Sigismundus) -> list[int]:
    return [player.vp for player in game.players]


def figures(game: Sigismundus, seat: int = 0) -> dict[str, int]:
    """The Figures of a seat with the gold on them."""
    return {each.figure: each.gold for each in game.players[seat].figures}


def markers_on(game: Sigismundus, country: str) -> tuple[int, ...]:
    """The House markers of each seat on a country."""
    return game.influence[list(COUNTRIES).index(country)]


def told(events: Sequence[Event], kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if type(event) is kind]
