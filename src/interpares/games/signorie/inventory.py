"""SI-LIM: nothing is lost, nothing doubled, no limit passed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .cards import (
    CITIES,
    COLOURS,
    COUNTS,
    FACTS,
    HELPERS,
    OPENING,
    PER_PLAYER,
    PLANS,
    REWARDS,
    SIDES,
    TASKS,
    TOKENS,
    TOP_INITIATIVE,
    TOP_RANK,
    WEDDING_VP,
)
from .game import Player, Signorie


def flaws(game: Signorie) -> list[str]:
    """Everything impossible about a position, in words."""
    if len(game.players) not in OPENING:
        return [f"there cannot be {len(game.players)} players"]
    return [
        *_miscounted_tokens(game),
        *_miscounted_dice(game),
        *_cities(game),
        *(
            f"seat {seat}: {flaw}"
            for seat, player in enumerate(game.players)
            for flaw in (*_pawns(game, seat), *_player(player), *_rows(player))
        ),
        *_table(game),
    ]


def _miscounted_tokens(game: Signorie) -> Iterator[str]:
    beside = [token for player in game.players for row in player.rows for token in row]
    slots = [token for city in game.cities for token in (city.marriage, city.mission) if token]
    there = Counter((*game.stack, *game.face_down, *game.removed, *beside, *slots))
    for token in TOKENS:
        if there[token] != 1:
            yield f"alliance token '{token}' is there {there[token]} times (SI-LIM.4)"
    yield from (f"there is no alliance token '{token}'" for token in there if token not in TOKENS)
    counted = sum(sum(player.face_down) for player in game.players)
    if counted != len(game.face_down):
        yield f"{counted} face-down tokens, but {len(game.face_down)} fronts"
    removed = OPENING[len(game.players)].alliance_tokens_removed_per_house
    houses = Counter(TOKENS[token].house for token in game.removed if token in TOKENS)
    if set(houses.values()) - {removed} or len(game.removed) != removed * len(
        {each.house for each in TOKENS.values()}
    ):
        yield f"not {removed} tokens of each house are out of the game (SI-SET.10)"


def _miscounted_dice(game: Signorie) -> Iterator[str]:
    most = OPENING[len(game.players)].action_dice_per_colour
    for at, colour in enumerate(COLOURS):
        placed = [player.dice[at] for player in game.players if player.dice[at]]
        values = (*game.dice[at], *placed)
        if len(values) > most or any(not 1 <= value <= SIDES for value in values):
            yield f"dice {values} of colour '{colour}' (SI-SET.4)"
        if list(game.dice[at]) != sorted(game.dice[at]):
            yield f"dice {game.dice[at]} of colour '{colour}' do not rise"


def _cities(game: Signorie) -> Iterator[str]:
    names = [city.id for city in game.cities]
    if names != [each for each in CITIES if each in names]:
        yield f"cities {names} are not in order"
    if len(names) != OPENING[len(game.players)].cities_in_play:
        yield f"{len(names)} cities are in play (SI-SET.12)"
    for city in game.cities:
        if len(city.pawns) > len(CITIES[city.id].spaces):
            yield f"{len(city.pawns)} pawns stand in '{city.id}' (SI-MIS.6)"


def _pawns(game: Signorie, seat: int) -> Iterator[str]:
    player = game.players[seat]
    men = (
        player.men,
        player.men_in_supply,
        player.men_in_threshold,
        sum(map(len, player.careers)),
        len(game.in_cities(seat, "man")),
    )
    women = (
        player.women,
        player.women_in_supply,
        player.women_in_threshold,
        len(game.in_cities(seat, "woman")),
    )
    for name, zones in (("man", men), ("woman", women)):
        if sum(zones) != PER_PLAYER[name] or min(zones) < 0:
            yield f"{sum(zones)} pawns '{name}' in the zones {zones} (SI-LIM.1)"


def _player(player: Player) -> Iterator[str]:
    if player.florins < 0 or min(player.scored) < 0:
        yield f"{player.florins} florins and {player.scored} VP (SI-LIM.5)"
    if not 0 <= player.brides <= len(WEDDING_VP):
        yield f"{player.brides} brides (SI-LIM.3)"
    if not 0 <= player.initiative <= TOP_INITIATIVE:
        yield f"there is no initiative space {player.initiative} (SI-ADV.1)"
    for ranks in player.careers:
        if list(ranks) != sorted(ranks) or any(not 1 <= rank <= TOP_RANK for rank in ranks):
            yield f"men on career spaces {ranks} (SI-ADV.1)"
    if set(player.helpers) - set(HELPERS) or len(set(player.helpers)) != len(player.helpers):
        yield f"helpers {player.helpers} (SI-HIR.4)"
    pawns = player.men_in_threshold + player.women_in_threshold
    if pawns > FACTS.threshold_max_pawns_per_player:
        yield f"{pawns} pawns in the threshold area (SI-LIM.6)"
    if sum(map(bool, player.dice)) > FACTS.dice_limit_per_player_per_round:
        yield f"dice {player.dice} (SI-ACT.4)"


def _rows(player: Player) -> Iterator[str]:
    if player.colour not in PLANS:
        yield f"there is no player colour '{player.colour}'"
        return
    for shields, tokens in zip(PLANS[player.colour], player.rows, strict=True):
        houses = Counter(TOKENS[token].house for token in tokens if token in TOKENS)
        if any(count > shields.count(house) for house, count in houses.items()):
            yield f"tokens {tokens} do not fit the plan (SI-ALL.2)"


def _table(game: Signorie) -> Iterator[str]:
    seats = list(range(len(game.players)))
    if sorted(game.order) != seats or sorted(game.discs) != seats:
        yield f"turn order {game.order} and discs {game.discs}"
    if game.helpers_left < 0:
        yield f"more than {COUNTS['helper_disc']} helpers (SI-LIM.2)"
    if game.brides_left < 0:
        yield f"more than {COUNTS['bride']} brides (SI-LIM.3)"
    if game.tasks and sorted(game.tasks) != sorted(TASKS):
        yield f"tasks {game.tasks} (SI-SET.9)"
    kinds = [REWARDS[each].kind for each in game.rewards if each in REWARDS]
    wanted = ["bonus"] * len(FACTS.reward_bonus_rounds) + ["vp"] * len(FACTS.reward_vp_rounds)
    if kinds != wanted or len(set(game.rewards)) != len(game.rewards):
        yield f"rewards {game.rewards} (SI-SET.8)"
    if not 0 <= game.round <= FACTS.rounds:
        yield f"there is no round {game.round}"
    if len({player.colour for player in game.players}) != len(game.players):
        yield "two players share a colour (SI-SET.1)"
    if game.outcome is None and not game.agenda:
        yield "nothing is left to do, but there is no outcome"
    if game.drawn < 0:
        yield "there cannot be fewer than no draws"
