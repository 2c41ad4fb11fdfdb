"""The Princes of Florence as a bot sees it: how good a position is, by the strategy notes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..games.florence.actions import (
    DECLINE,
    PASS,
    REJECT,
    Exchange,
    Place,
    PutUnder,
    Sell,
)
from ..games.florence.auction import Bidding, OpenAuction
from ..games.florence.building import CELLS, PlaceBuilding
from ..games.florence.cards import MINIMUM, NUMBERS, PROFESSIONS, building_cost
from ..games.florence.characters import MerchantOnTaking, MerchantSettlement, ProfessorOffer
from ..games.florence.cooperative import AnswerCounter, AnswerProposal, JointQuestion
from ..games.florence.game import Florence, Player
from ..games.florence.grid import ALL, around
from ..games.florence.looking import KeepCard, OrderReturned
from ..games.florence.muse_and_princess import BankerExchange, CharacterBid
from ..games.florence.objects import ChooseLandscape, PlaceLandscape, RecruitNow
from ..games.florence.scoring import prestige_value
from ..games.florence.setup import StartingCards
from ..games.florence.works import DeclareBonus, ExchangeIncome, bonus_value, counters, work_value
from ..kernel.steps import Action, Decision
from ..kernel.values import Seat
from .florence_heuristic import GUESS, FlorenceBot
from .florence_sources import sources

ROUNDS = NUMBERS.rounds
FLORINS_PER_POINT = {1: 150, 2: 150, 3: 160, 4: 180, 5: 200, 6: 220, 7: 2500}
"""What a prestige point is worth in florins, by round."""
WORKS_PER_ROUND = 0.95
RIVAL = 0.35
"""How much the strongest rival's prospects count against mine."""


def evaluate(game: Florence, seat: Seat) -> float:
    """Prestige, florins and what is to come, less a part of the strongest rival's."""
    return sum(parts(game, seat).values())


def parts(game: Florence, seat: Seat) -> dict[str, float]:
    """What the worth of a position is made of."""
    if game.outcome:
        best = max(score for each, score in enumerate(game.outcome.scores) if each != seat)
        margin = game.outcome.scores[seat] - best
        return {"outcome": margin + 20 * (seat in game.outcome.winners)}
    standing = [fortune(game, each) for each in range(len(game.players))]
    rivals = [sum(each.values()) for at, each in enumerate(standing) if at != seat]
    return standing[seat] | hand_value(game, seat) | {"rivals": -RIVAL * max(rivals)}


def progress(game: Florence) -> float:
    """How far the game has come, from 0 to 1: rounds, and the auction before the actions."""
    begun = max(game.round, 1) - (0.5 if game.phase == "action" else 1.0)
    return 1.0 if game.phase == "scoring" else begun / ROUNDS


def fortune(game: Florence, seat: Seat) -> dict[str, float]:
    """What everybody can see of a player's prospects, in prestige points."""
    player = game.players[seat]
    works = works_to_come(game, player)
    return {
        "prestige": player.prestige,
        "money": money(game, player),
        "jesters": works * NUMBERS.work_value_per_jester * player.jesters / 2,
        "cards": works * player.cards / 2,
        "architects": architects(game, player),
        "freedoms": 0.4 * len(player.freedoms) * min(works, 2),
        "landscapes": 0.3 * len(player.landscapes) * min(works, 2),
    }


def money(game: Florence, player: Player) -> float:
    """Florins in prestige points: dear while they can still work, useless at the end."""
    return player.florins / FLORINS_PER_POINT[max(game.round, 1)]


def rounds_left(game: Florence) -> int:
    """Rounds whose actions are still to come, this one included."""
    return ROUNDS - game.round + (game.phase in ("auction", "characters", "action", "setup"))


def works_to_come(game: Florence, player: Player) -> float:
    """How many Works a player may still complete."""
    return min(WORKS_PER_ROUND * rounds_left(game), len(player.hand) + 0.4 * rounds_left(game))


def architects(game: Florence, player: Player) -> float:
    """Cheaper and denser buildings, each worth prestige as well."""
    planned = 0.6 * rounds_left(game)
    saved = NUMBERS.building_cost_without_architect - building_cost(player.architects)
    return planned * saved / 250 if player.architects else 0.0


def hand_value(game: Florence, seat: Seat) -> dict[str, float]:
    """What the cards that only the player knows promise."""
    player = game.players[seat]
    least = MINIMUM[min(ROUNDS, max(1, game.round))]
    bonus = sorted(
        (bonus_value(card, counters(player, laid=bool(player.hand))) for card in player.bonus),
        reverse=True,
    )
    values = sorted(
        (work_value(game, seat, card).total for card in player.hand) if game.round else (),
        reverse=True,
    )
    total = 0.0
    room = works_to_come(game, player)
    for at, value in enumerate(values):
        share = min(1.0, max(0.0, room - at))
        reach = value + (bonus[at] if at < len(bonus) else 0)
        total += share * promise(reach, least)
    prestige = sum(prestige_value(game, seat, card) for card in player.prestige_cards)
    return {
        "works": total,
        "wishes": wishes(player, room),
        "prestige_cards": 0.8 * prestige,
        "bonus_cards": 0.5 * len(bonus),
    }


def promise(value: int, least: int) -> float:
    """What a Work of this value is worth beside cards and jesters; less, the further it is off."""
    chance = 1.0 if value >= least else max(0.05, 1 - 0.18 * (least - value))
    return chance * max(value, least - 2) / 3


def wishes(player: Player, works: float) -> float:
    """A building, landscape or freedom that several cards wish for counts for each of them."""
    owned = {each.tile for each in (*player.buildings, *player.landscapes)} | set(player.freedoms)
    wished = [
        wish
        for card in player.hand
        for wish in (
            PROFESSIONS[card].building,
            PROFESSIONS[card].landscape,
            PROFESSIONS[card].freedom,
        )
    ]
    met = sum(wish in owned for wish in wished)
    return 0.5 * met * min(1.0, works / max(1, len(player.hand)))


def room_left(taken: int) -> int:
    """How open the ground stays: cells that are free and have free cells beside them."""
    free = ALL & ~taken
    return free.bit_count() + (free & around(free)).bit_count()


def best_place(game: Florence, seat: Seat, options: Sequence[Action]) -> Action:
    """The placement that leaves the ground most open."""
    taken = game.players[seat].covered | game.palazzo

    def openness(action: Action) -> int:
        assert isinstance(action, Place)
        cells = CELLS.get(action.at, 0)
        return room_left(taken | cells | around(taken | cells) & ~ALL) - edges(cells)

    return max(options, key=openness)


def edges(cells: int) -> int:
    """How many cells beside a tile are inside the ground: few in a corner."""
    return around(cells).bit_count()


def follow_up(game: Florence, asked: Decision) -> Action | None:
    """What obviously comes next while the question asked first is being settled."""
    step, seat = game.decision, game.waiting[0]
    match step:
        case Bidding() | CharacterBid():
            return PASS if seat != asked.seats(game)[0] or isinstance(asked, OpenAuction) else None
        case PlaceLandscape() | PlaceBuilding():
            return best_place(game, seat, step.options(game, seat))
        case OrderReturned(cards=cards):
            return PutUnder(cards)
        case ExchangeIncome():
            return Exchange(exchange_policy(game, seat, step.most))
        case BankerExchange():
            return Exchange(step.most(game))
        case _:
            return plain_answer(game, step, seat)


def plain_answer(game: Florence, step: Decision, seat: Seat) -> Action | None:
    """The first answer to a question of detail, no to an offer; None for a turn."""
    if isinstance(step, RecruitNow | ProfessorOffer | MerchantOnTaking):
        return DECLINE
    if isinstance(step, AnswerProposal | AnswerCounter):
        return REJECT
    if isinstance(step, DETAILS):
        first: Action = step.options(game, seat)[0]
        return first
    return None


DETAILS = (
    KeepCard,
    StartingCards,
    ChooseLandscape,
    MerchantSettlement,
    DeclareBonus,
    JointQuestion,
)


def exchange_policy(game: Florence, seat: Seat, most: int) -> int:
    """Keep what the next round will need, turn the rest into prestige; all of it at the end."""
    if game.round == ROUNDS:
        return most
    needed = 900 if game.round < ROUNDS - 1 else 700
    spare = game.players[seat].florins - needed
    return max(0, min(most, spare // 200))


def promising(options: Sequence[Action]) -> Sequence[Action]:
    """Prestige is not sold for its own sake, and tiles are laid well."""
    found = [each for each in options if not isinstance(each, Sell)]
    return found or options


heuristic = FlorenceBot
"""The bot that values every object by whole plans."""


def brief(random: Random) -> FlorenceBot:
    """The bot that values them by plans that are hardly more than a guess."""
    return FlorenceBot(random, GUESS)


__all__ = [
    "brief",
    "evaluate",
    "follow_up",
    "heuristic",
    "parts",
    "progress",
    "promising",
    "sources",
]
