"""Positions the tests of Signorie begin with, and questions about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from interpares import rules_of
from interpares.datafiles import in_order
from interpares.games.signorie.alliances import ChooseRow
from interpares.games.signorie.cards import (
    CAREERS,
    CITIES,
    COLOURS,
    FACTS,
    HELPERS,
    HOUSES,
    OPENING,
    PER_PLAYER,
    REWARDS,
    ROWS,
    TASK_SPACES,
    TASKS,
    TOKENS,
)
from interpares.games.signorie.careers import SpendPoint
from interpares.games.signorie.dice_actions import ActionPhase, Turn
from interpares.games.signorie.game import SOURCES, City, Pawn, Player, Signorie
from interpares.games.signorie.rewards import RewardPhase
from interpares.kernel import notation
from interpares.kernel.chance import seed_from
from interpares.kernel.game import Event
from interpares.kernel.steps import Step

Words = Mapping[str, str]
House = Mapping[str, Any]
"""What a player has: fields of `Player`, and besides, each left out when it is nothing:
`political`, `clerical`, `military`: the ranks of the men there, "2 5";
`dice`: those on the board, "red:2 grey:6"; `helpers`: "yellow_top red_middle";
`tokens`: face-up ones by row, {"military": "sforza_1 este_2"};
`face_down`: how many by row, {"marriage": 2}; `vp`: what has been scored.
Pawns that are nowhere else stand in the supply."""

NONE: Mapping[str, Any] = MappingProxyType({})
REST = ChooseRow(0, "rest")
"""Where a position comes to rest once the agenda it was given has been played."""
PLAYERS = ("red_player", "blue_player", "yellow_player", "purple_player")
"""The colours of the seats, unless a position says otherwise."""
VALUES = (1, 3, 5, 6)
"""The dice of every colour on the main board, unless a position says otherwise."""


def signorie(
    *houses: House,
    seats: int = 4,
    agenda: Sequence[Step] = (),
    pool: Mapping[str, Sequence[int]] | None = None,
    pawns: Words = NONE,
    marriages: Words = NONE,
    missions: Words = NONE,
    closed: str | None = None,
    stack: str | None = None,
    tasks: Words = NONE,
    reward: str | None = None,
    **fields: Any,
) -> Signorie:
    """A possible position, at its first decision.

    `pool` are the dice on the main board, by colour; colours it leaves out have none.
    `pawns` stand in cities, {"milano": "0m 0m 1w"}; `marriages` and `missions` are the tokens
    there, {"roma": "este_3"}. Of a `stack` that is given nothing else is left: its other tokens lie
    face down beside the marriage row of the last seat. `tasks` are put on their spaces,
    {"red_upper": "florins"}, in exchange for what would lie there; by default all lie in the order
    of the data. `reward` is the token of this round, "mission"; `closed` are cities out of play.
    """
    given = [*houses, *({},) * (seats - len(houses))]
    players = [_player(house, PLAYERS[seat]) for seat, house in enumerate(given)]
    game = Signorie(players, seed_from(0), **{"round": 1, "phase": "actions", **fields})
    game.order = game.order or tuple(range(seats))
    game.discs = game.discs or game.order[::-1]
    _cities(game, closed, pawns, marriages, missions)
    _supplies(game)
    _tokens(game, stack)
    game.dice = tuple(_dice(game, at, pool) for at in range(len(COLOURS)))
    game.tasks = _tasks(tasks)
    game.rewards = game.rewards or _rewards(game.round, reward)
    assert rules_of("signorie").flaws(_with(game, REST)) == []
    game.then(*agenda, REST)
    game.advance()
    return game


def _player(house: House, colour: str) -> Player:
    special = (*CAREERS, "tokens", "vp")
    plain = {key: value for key, value in house.items() if key not in special}
    given = {"colour": colour, "florins": 5, "men": 4, "women": 3, **plain}
    player = Player(**{**given, "men_in_supply": 0, "women_in_supply": 0})
    player.careers = tuple(tuple(map(int, house.get(each, "").split())) for each in CAREERS)
    player.dice = _on_board(house.get("dice", ""))
    player.helpers = in_order(_prefixed("helper", house.get("helpers", "")), HELPERS)
    player.rows = tuple(
        _prefixed("alliance", house.get("tokens", NONE).get(row, "")) for row in ROWS
    )
    player.face_down = tuple(house.get("face_down", NONE).get(row, 0) for row in ROWS)
    player.scored = (house.get("vp", 0), *(0,) * (len(SOURCES) - 1))
    return player


def _prefixed(kind: str, words: str) -> tuple[str, ...]:
    return tuple(f"{kind}_{word}" for word in words.split())


def _on_board(words: str) -> tuple[int, ...]:
    placed = dict(word.split(":") for word in words.split())
    assert set(placed) <= set(COLOURS), words
    return tuple(int(placed.get(colour, 0)) for colour in COLOURS)


def _cities(
    game: Signorie, closed: str | None, pawns: Words, marriages: Words, missions: Words
) -> None:
    out = OPENING[len(game.players)].cities_removed_at_random
    names = list(CITIES)[len(CITIES) - out :] if closed is None else closed.split()
    game.cities = tuple(
        City(
            city,
            tuple(_pawn(word) for word in pawns.get(city, "").split()),
            next(iter(_prefixed("alliance", marriages.get(city, ""))), None),
            next(iter(_prefixed("alliance", missions.get(city, ""))), None),
        )
        for city in CITIES
        if city not in names
    )
    assert {*pawns, *marriages, *missions} <= {city.id for city in game.cities}


def _pawn(word: str) -> Pawn:
    return Pawn(int(word[:-1]), {"m": "man", "w": "woman"}[word[-1]])


def _supplies(game: Signorie) -> None:
    for seat, player in enumerate(game.players):
        men = player.men + player.men_in_threshold + sum(map(len, player.careers))
        women = player.women + player.women_in_threshold
        player.men_in_supply = PER_PLAYER["man"] - men - len(game.in_cities(seat, "man"))
        player.women_in_supply = PER_PLAYER["woman"] - women - len(game.in_cities(seat, "woman"))


def _tokens(game: Signorie, stack: str | None) -> None:
    """Those out of the game and those face down are the last ones not seen anywhere."""
    seen = {token for player in game.players for row in player.rows for token in row}
    seen |= {token for city in game.cities for token in (city.marriage, city.mission) if token}
    given = _prefixed("alliance", stack or "")
    rest = [token for token in TOKENS if token not in seen and token not in given]
    count = OPENING[len(game.players)].alliance_tokens_removed_per_house
    for house in HOUSES if count else ():
        of_house = [token for token in rest if TOKENS[token].house == house]
        game.removed += tuple(of_house[-count:])
    rest = [token for token in rest if token not in game.removed]
    last = game.players[-1]
    down = sum(sum(player.face_down) for player in game.players)
    if stack is not None:
        last.face_down = (*last.face_down[:-1], last.face_down[-1] + len(rest) - down)
        down = len(rest)
    game.face_down = tuple(rest[len(rest) - down :])
    game.stack = in_order((*given, *rest[: len(rest) - down]), TOKENS)


def _dice(game: Signorie, at: int, pool: Mapping[str, Sequence[int]] | None) -> tuple[int, ...]:
    if pool is not None:
        assert set(pool) <= set(COLOURS), pool
        return tuple(sorted(pool.get(COLOURS[at], ())))
    placed = sum(bool(player.dice[at]) for player in game.players)
    return VALUES[: OPENING[len(game.players)].action_dice_per_colour - placed]


def _tasks(given: Words) -> tuple[str, ...]:
    laid = dict(zip(TASK_SPACES, TASKS, strict=True))
    for space, task in given.items():
        there = next(each for each, name in laid.items() if name == f"task_{task}")
        laid[there], laid[f"task_{space}"] = laid[f"task_{space}"], laid[there]
    return tuple(laid.values())


def _rewards(number: int, reward: str | None) -> tuple[str, ...]:
    bonus = [each.id for each in REWARDS.values() if each.kind == "bonus"]
    last = [each.id for each in REWARDS.values() if each.kind == "vp"]
    early, late = len(FACTS.reward_bonus_rounds), len(FACTS.reward_vp_rounds)
    kind, place = (bonus, max(0, number - 1)) if number <= early else (last, number - 1 - early)
    if reward is not None:
        at = kind.index(f"reward_{reward}")
        kind[place], kind[at] = kind[at], kind[place]
    return (*bonus[:early], *last[:late])


def _with(game: Signorie, step: Step) -> Signorie:
    twin = game.copy()
    twin.agenda = (step,)
    return twin


def in_turn(*houses: House, seat: int = 0, **fields: Any) -> Signorie:
    """The turn of a seat, which takes a die or passes; then the position rests."""
    return signorie(*houses, agenda=(Turn(seat),), **fields)


def in_phase(*houses: House, **fields: Any) -> Signorie:
    """The beginning of phase 2; the position rests at its end."""
    return signorie(*houses, agenda=(ActionPhase(),), **fields)


def in_rewards(*houses: House, **fields: Any) -> Signorie:
    """Phase 3 from its beginning to its first decision; the position rests at its end."""
    return signorie(*houses, agenda=(RewardPhase(),), **fields)


def spending(
    points: int, tracks: str, *houses: House, by: str = "career", **fields: Any
) -> Signorie:
    """Seat 0 has points to spend on these tracks; then the position rests."""
    return signorie(*houses, agenda=(SpendPoint(0, points, tuple(tracks.split()), by),), **fields)


def offered(game: Signorie, seat: int = 0) -> list[str]:
    """What a seat may choose, in notation; nothing when it is not asked or all is at rest."""
    if at_rest(game) or seat not in game.waiting:
        return []
    return [notation.write(action) for action in game.decision.options(game, seat)]


def words(game: Signorie, word: str, seat: int = 0) -> list[str]:
    """What a seat may choose with this action, without the word itself."""
    chosen = [each.split() for each in offered(game, seat)]
    return [" ".join(rest) for first, *rest in chosen if first == word]


def at_rest(game: Signorie) -> bool:
    """Whether everything the position was given to do is done."""
    return game.agenda == (REST,)


def florins(game: Signorie) -> list[int]:
    return [player.florins for player in game.players]


def scores(game: Signorie) -> list[int]:
    return [player.vp for player in game.players]


def city(game: Signorie, name: str) -> City:
    """A city in play."""
    return next(each for each in game.cities if each.id == name)


def told(events: Sequence[Event], kind: type[Event]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if type(event) is kind]
