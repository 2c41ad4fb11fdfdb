"""SI-REW: initiative, the new turn order, and the reward of the round."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import (
    BUY_POINTS,
    DECLINE,
    TAKE_BONUS,
    TAKE_FLORINS,
    WED,
    BuyPoints,
    Hire,
    Take,
    TakeBonus,
    Wed,
)
from .alliances import ChooseRow, why_no_token
from .board_types import Reward
from .cards import COLOURS, FACTS, HELPERS, INITIATIVE_VP, REWARDS, WEDDING_VP
from .careers import SpendPoint, why_no_step
from .components import RewardId
from .decisions import Question
from .dice_actions import TAKE, has_main_action, place_die, why_no_die
from .events import (
    BoardsCleared,
    BonusTaken,
    DiceCounted,
    FlorinsTaken,
    InitiativeScored,
    NewOrder,
    PointsBought,
    RewardScored,
    WeddingHeld,
)
from .gains import gain_pawns, in_supply, score
from .game import Signorie
from .hiring import HIRE, hire, why_no_space
from .marriages import MarryOff, why_no_marriage
from .missions import SendOnMission, why_no_mission


class RewardPhase(Step):
    """SI-REW.1 to SI-REW.5: initiative first, then those who qualify, in the new order."""

    def resolve(self, game: Signorie) -> None:
        game.phase = "rewards"
        score_initiative(game)
        set_turn_order(game)
        served = qualified(game)
        if REWARDS[game.reward].effect == "extra_action":
            clear_boards(game)
            game.tell(BoardsCleared())
        serve = Bonus if game.round in FACTS.reward_bonus_rounds else LastReward
        game.then(*(serve(seat) for seat in served), RewardEnd())


def score_initiative(game: Signorie) -> None:
    """SI-REW.1: everybody scores the space of the own disc."""
    for seat in game.order:
        space = game.players[seat].initiative
        score(game, seat, INITIATIVE_VP[space], "initiative")
        game.tell(InitiativeScored(seat, space, INITIATIVE_VP[space]))


def set_turn_order(game: Signorie) -> None:
    """SI-REW.2, SI-REW.3: the highest disc first, on one space the upper one; then all go down."""
    game.order = tuple(
        sorted(
            game.discs,
            key=lambda seat: (game.players[seat].initiative, game.discs.index(seat)),
            reverse=True,
        )
    )
    game.discs = game.order[::-1]
    for player in game.players:
        player.initiative = 0
    game.tell(NewOrder(game.order))


def qualified(game: Signorie) -> list[Seat]:
    """SI-REW.4: whose dice do not exceed the own threshold, in turn order."""
    found = []
    for seat in game.order:
        player = game.players[seat]
        enough = player.total <= player.threshold
        game.tell(DiceCounted(seat, player.total, player.threshold, enough))
        if enough:
            found.append(seat)
    return found


def clear_boards(game: Signorie) -> None:
    """SI-REW.13: all dice leave the player boards and are set aside."""
    for player in game.players:
        player.dice = (0,) * len(COLOURS)


class RewardEnd(Step):
    """SI-REW.17: the pawns of the threshold area go back to their supplies."""

    def resolve(self, game: Signorie) -> None:
        for player in game.players:
            player.men_in_supply += player.men_in_threshold
            player.women_in_supply += player.women_in_threshold
            player.men_in_threshold = player.women_in_threshold = 0


# Rounds 1 to 5


class Bonus(Step):
    """SI-REW.5 to SI-REW.7: bonus or florins, then perhaps a wedding."""

    seat: Seat

    def resolve(self, game: Signorie) -> None:
        game.then(Wedding(self.seat))
        if why_no_bonus(game, self.seat) is None:
            game.then(ChooseReward(self.seat))
        else:
            take_instead(game, self.seat, forced=True)


def take_instead(game: Signorie, seat: Seat, *, forced: bool = False) -> None:
    """SI-REW.6: florins instead of the bonus."""
    florins = FACTS.reward_florins_instead_of_bonus
    game.players[seat].florins += florins
    game.tell(FlorinsTaken(seat, florins, forced))


def why_no_bonus(game: Signorie, seat: Seat) -> Illegal | None:
    """SI-REW.6, SI-REW.9: why the bonus of this round cannot be carried out."""
    player, reward, rule = game.players[seat], REWARDS[game.reward], "SI-REW.6"
    match reward.effect:
        case "mission":
            return why_no_mission(game, player, rule)
        case "marriage":
            return why_no_marriage(game, player, rule)
        case "advance":
            return why_no_step(player, reward.tracks, rule)
        case "alliance_facedown":
            return why_no_token(game, rule)
        case "gain_pawn":
            assert reward.sex
            there = in_supply(player, reward.sex)
            return None if there else Illegal("supply-is-empty", rule=rule)
        case "place_helper_free":
            free = any(why_no_space(game, player, each) is None for each in HELPERS)
            return None if free else Illegal("no-helper-space", rule=rule)
        case "extra_action":
            return None if extra_dice(game, seat) else Illegal("no-extra-action", rule=rule)
        case _:
            return Illegal("no-reward-now", rule=rule)


class ChooseReward(Question):
    """SI-REW.6: the bonus of the round's token, or florins."""

    rule = "SI-REW.6"

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        return [TAKE_BONUS, TAKE_FLORINS]

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, object]:
        return {"reward": game.reward, "florins": FACTS.reward_florins_instead_of_bonus}

    def decide(self, game: Signorie, seat: Seat, action: Action) -> None:
        if isinstance(action, TakeBonus):
            game.tell(BonusTaken(seat, game.reward))
            take_bonus(game, seat, REWARDS[game.reward])
        else:
            take_instead(game, seat)


def take_bonus(game: Signorie, seat: Seat, reward: Reward) -> None:
    """SI-REW.9, SI-REW.10: free of die and pawns, otherwise as usual."""
    match reward.effect:
        case "mission":
            game.then(SendOnMission(seat, reward.id))
        case "marriage":
            game.then(MarryOff(seat, reward.id))
        case "advance":
            game.then(SpendPoint(seat, reward.points, reward.tracks, reward.id))
        case "alliance_facedown":
            game.then(ChooseRow(seat, reward.id))
        case "gain_pawn":
            men, women = (reward.amount, 0) if reward.sex == "man" else (0, reward.amount)
            gain_pawns(game, seat, men, women, reward.id)
        case "place_helper_free":
            game.then(ChooseFreeHelper(seat))
        case "extra_action":
            game.then(TakeExtraDie(seat), ExtraDieBack(seat))


class ChooseFreeHelper(Question):
    """SI-REW.9: a helper on any empty space of the own board, without paying."""

    rule = "SI-REW.9"

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        mine = game.players[seat].helpers
        return [HIRE[helper] for helper in HELPERS if helper not in mine]

    def refusal(self, game: Signorie, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Hire):
            wrong = why_no_space(game, game.players[seat], action.helper)
            return wrong or super().refusal(game, seat, action)
        return super().refusal(game, seat, action)

    def decide(self, game: Signorie, seat: Seat, action: Hire) -> None:
        hire(game, seat, action.helper, 0)


def extra_dice(game: Signorie, seat: Seat) -> list[Action]:
    """SI-REW.11: dice nobody took, if they can do something; they cost nothing."""
    player = game.players[seat]
    return [
        TAKE[colour, value]
        for colour, values in zip(COLOURS, game.dice, strict=True)
        if values and has_main_action(game, player, colour)
        for value in dict.fromkeys(values)
    ]


class TakeExtraDie(Question):
    """SI-REW.11, SI-REW.12: one of the dice left, free of charge."""

    rule = "SI-REW.11"

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        return extra_dice(game, seat)

    def refusal(self, game: Signorie, seat: Seat, action: Action) -> Illegal:
        if not isinstance(action, Take):
            return super().refusal(game, seat, action)
        wrong = why_no_die(game, game.players[seat], action, 0)
        if wrong and wrong.message == "no-such-die":
            return Illegal(
                "die-not-left", rule="SI-REW.13", colour=action.colour, value=action.value
            )
        return wrong or super().refusal(game, seat, action)

    def decide(self, game: Signorie, seat: Seat, action: Take) -> None:
        place_die(game, seat, action.colour, action.value, 0, extra=True)


class ExtraDieBack(Step):
    """SI-REW.13: the extra die is taken off the board and set aside."""

    seat: Seat

    def resolve(self, game: Signorie) -> None:
        game.players[self.seat].dice = (0,) * len(COLOURS)


class Wedding(Step):
    """SI-REW.7, SI-REW.8: asked for while a portrait waits for a bride."""

    seat: Seat

    def resolve(self, game: Signorie) -> None:
        waiting = game.players[self.seat].brides < len(WEDDING_VP)
        if waiting and game.brides_left:
            game.then(HoldWedding(self.seat))


class HoldWedding(Question):
    """SI-REW.7: a bride for the topmost portrait without one."""

    rule = "SI-REW.7"

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        return [WED, DECLINE]

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, object]:
        return {
            "vp": WEDDING_VP[game.players[self.seat].brides],
            "florins": wedding_florins(game),
        }

    def decide(self, game: Signorie, seat: Seat, action: Action) -> None:
        if not isinstance(action, Wed):
            return
        player = game.players[seat]
        vp, florins = WEDDING_VP[player.brides], wedding_florins(game)
        player.brides += 1
        player.florins += florins
        score(game, seat, vp, "wedding")
        game.tell(WeddingHeld(seat, player.brides, vp, florins))


def wedding_florins(game: Signorie) -> int:
    """SI-REW.7: what a wedding brings in this round besides its VP."""
    return FACTS.wedding_florins if game.round in FACTS.wedding_florins_rounds else 0


# Rounds 6 and 7


class LastReward(Step):
    """SI-REW.14, SI-REW.15: the VP token, then perhaps VP for florins."""

    seat: Seat

    def resolve(self, game: Signorie) -> None:
        reward = REWARDS[game.reward]
        count = counted(game, self.seat, game.reward)
        vp = reward.amount * count
        score(game, self.seat, vp, "reward")
        game.tell(RewardScored(self.seat, reward.id, count, vp))
        if game.players[self.seat].florins >= FACTS.reward_vp_purchase_cost:
            game.then(BuyVp(self.seat))


def counted(game: Signorie, seat: Seat, reward: RewardId) -> int:
    """SI-REW.14: how many of what the token counts a player has."""
    facts = REWARDS[reward]
    if facts.sex is None:
        return len(game.players[seat].helpers)
    cities = game.in_cities(seat, facts.sex)
    return len(set(cities) if facts.effect == "vp_per_city" else cities)


class BuyVp(Question):
    """SI-REW.15: florins for victory points, once."""

    rule = "SI-REW.15"

    def options(self, game: Signorie, seat: Seat) -> list[Action]:
        return [BUY_POINTS, DECLINE]

    def facts(self, game: Signorie, seat: Seat | None) -> dict[str, object]:
        return {"florins": FACTS.reward_vp_purchase_cost, "vp": FACTS.reward_vp_purchase_vp}

    def decide(self, game: Signorie, seat: Seat, action: Action) -> None:
        if isinstance(action, BuyPoints):
            florins, vp = FACTS.reward_vp_purchase_cost, FACTS.reward_vp_purchase_vp
            game.players[seat].florins -= florins
            score(game, seat, vp, "purchase")
            game.tell(PointsBought(seat, florins, vp))
