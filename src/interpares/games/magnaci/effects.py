"""MA-15: what each Senator and Law may do, and does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat, swapped
from .actions import HandOver, Play
from .cards import (
    BOX,
    BUILDINGS,
    CONFLICTS,
    INFLUENCE,
    KING_SYMBOL,
    LAWS,
    NUMBERS,
    PROVINCE,
    PROVINCES,
    SENATORS,
    SLOTS,
    STRENGTH,
    card,
)
from .components import ProvinceId
from .dealing import deal_conflicts, occupied
from .decisions import Question
from .declaring import EFFECTS, TakeEffect
from .effect_types import (
    Build,
    DominatesAtLeast,
    Effect,
    Extort,
    GainEstates,
    GainInProvince,
    GainPerLawWon,
    LeadsInAny,
    ModifyInfluence,
    ModifyStrength,
    PresentInAtLeast,
    ReplaceConflict,
    ReplaceEstate,
)
from .estates import PlaceEstates, open_provinces, place, remove, supply
from .events import Built, LawMoved, Modified
from .game import Magnaci, move_law
from .losses import Losses
from .partitions import discard_conflict
from .standing import Standing, dominated, standing

SYMBOLS = tuple(symbol.id for symbol in BOX.board.symbol)

# What may be declared (MA-14.6): for each kind of effect the plays that would change something.


def modifier_plays(game: Magnaci, seat: Seat, card_id: str, place: str) -> list[Play]:
    """MA-7.6, MA-15.3 to MA-15.16: an own card must lie there, at the office the card is for."""
    office = LAWS[card_id].office if card_id in LAWS else None
    stands = game.players[seat].shown is not None and office in (None, place)
    return [PLAY[card_id]] if stands else []


def building_plays(game: Magnaci, seat: Seat, card_id: str, place: str) -> list[Play]:
    """MA-15.17: always possible in the window of a Conflict."""
    return [PLAY[card_id]]


def treasurer_plays(game: Magnaci, seat: Seat, card_id: str, place: str) -> list[Play]:
    """MA-15.2: an open province and another player with an estate there."""
    return [
        Play(card_id, province, other)
        for province in open_provinces(game)
        for other in game.others(seat)
        if game.players[other].estates[PROVINCE[province]]
    ]


def rafting(game: Magnaci, seat: Seat, effect: GainInProvince) -> int:
    """MA-15.18: how many estates Grain Rafting brings now."""
    estates = game.players[seat].estates
    return sum(
        step.amount
        for step in effect.steps
        if all(estates[PROVINCE[each]] for each in step.needs_estate_in)
        and not any(each in game.partitioned for each in step.needs_open)
    )


def rafting_plays(game: Magnaci, seat: Seat, card_id: str, place: str) -> list[Play]:
    """MA-15.18: with at least one estate to gain."""
    effect = LAWS[card_id].effect
    assert isinstance(effect, GainInProvince)
    return [PLAY[card_id]] if rafting(game, seat, effect) and supply(game, seat) else []


def settled(game: Magnaci, seat: Seat) -> list[ProvinceId]:
    """The open provinces in which a player has an estate."""
    estates = game.players[seat].estates
    return [each for each in open_provinces(game) if estates[PROVINCE[each]]]


def holds(game: Magnaci, seat: Seat, condition: Any) -> bool:
    """MA-15.19 to MA-15.21: the condition of an Interregnum Law."""
    match condition:
        case LeadsInAny(provinces):
            leads = (standing(game, seat, PROVINCE[each]) for each in provinces)
            return any(each >= Standing.ADVANTAGE for each in leads)
        case DominatesAtLeast(least):
            counting = [each for each in dominated(game, seat) if each not in game.partitioned]
            return len(counting) >= least[str(game.seat_count)]
        case PresentInAtLeast(least):
            return len(settled(game, seat)) >= least
        case _:
            raise AssertionError(condition)


def gain_plays(game: Magnaci, seat: Seat, card_id: str, place: str) -> list[Play]:
    """MA-14.6: condition met and an estate left to place."""
    effect = LAWS[card_id].effect
    assert isinstance(effect, GainEstates)
    ready = holds(game, seat, effect.condition) and supply(game, seat)
    return [PLAY[card_id]] if ready else []


def embassy_plays(game: Magnaci, seat: Seat, card_id: str, place: str) -> list[Play]:
    """MA-15.25: any Conflict on the board, leftovers included."""
    return [Play(card_id, game.conflicts[slot]) for slot in occupied(game)]


def extortion_plays(game: Magnaci, seat: Seat, card_id: str, place: str) -> list[Play]:
    """MA-15.24: another player, and one of his Laws if he has any."""
    found = []
    for victim in game.others(seat):
        laws = game.players[victim].laws
        found += [Play(card_id, law, victim) for law in laws]
        if not laws and settled(game, victim):
            found.append(Play(card_id, None, victim))
    return found


def laws_with(game: Magnaci, seat: Seat, symbol: str) -> int:
    """MA-15.26: how many Laws won in this Sejm carry the symbol."""
    return sum(symbol in LAWS[law].symbols for law in game.players[seat].won)


def pacta_plays(game: Magnaci, seat: Seat, card_id: str, place: str) -> list[Play]:
    """MA-15.26: a symbol other than the King's, on at least one Law won."""
    royal = KING_SYMBOL[game.king] if game.king else None
    return [
        Play(card_id, symbol)
        for symbol in SYMBOLS
        if symbol != royal and laws_with(game, seat, symbol) and supply(game, seat)
    ]


PLAYS: dict[type[Effect], Callable[[Magnaci, Seat, str, str], list[Play]]] = {
    ModifyInfluence: modifier_plays,
    ModifyStrength: modifier_plays,
    Build: building_plays,
    ReplaceEstate: treasurer_plays,
    GainInProvince: rafting_plays,
    GainEstates: gain_plays,
    ReplaceConflict: embassy_plays,
    Extort: extortion_plays,
    GainPerLawWon: pacta_plays,
}
PLAY = {card_id: Play(card_id) for card_id in (*SENATORS, *LAWS)}
WINDOWS = {card_id: card(card_id).windows for card_id in PLAY}
PLAYS_OF = {
    card_id: PLAYS[type(card(card_id).effect)]
    for card_id in PLAY
    if type(card(card_id).effect) in PLAYS
}


def plays(game: Magnaci, seat: Seat, window: str, place: str) -> list[Action]:
    """MA-14.6: everything a player may declare in this window."""
    player = game.players[seat]
    found: list[Action] = []
    for card_id in player.offices + player.laws:
        if window in WINDOWS[card_id]:
            found += PLAYS_OF[card_id](game, seat, card_id, place)
    return found


def why_not(game: Magnaci, seat: Seat, play: Play, window: str, place: str) -> Illegal:
    """The reason against a play that is not offered."""
    player = game.players[seat]
    if play.card not in PLAY:
        return Illegal("no-such-card", rule="MA-14.6", card=play.card)
    facts = card(play.card)
    if play.card in player.used:
        return Illegal("senator-used", rule="MA-14.9", card=play.card)
    if play.card not in player.offices and play.card not in player.laws:
        return Illegal("not-yours", rule="MA-14.6", card=play.card)
    if play.card not in PLAYS_OF:
        return Illegal("no-action", rule=facts.rule, card=play.card)
    if window not in facts.windows:
        return Illegal("wrong-window", rule=facts.rule, card=play.card)
    match facts.effect:
        case ModifyInfluence() if getattr(facts, "office", None) not in (None, place):
            return Illegal("wrong-office", rule=facts.rule, card=play.card, office=place)
        case ModifyInfluence() if player.shown is None:
            return Illegal("no-card-there", rule="MA-7.6", card=play.card, office=place)
        case ReplaceEstate() if play.target in game.partitioned:
            return Illegal("out-of-reach", rule="MA-11.5", province=play.target)
        case GainEstates() | GainInProvince() if PLAY[play.card] not in plays(
            game, seat, window, place
        ):
            return Illegal("condition-not-met", rule="MA-14.6", card=play.card)
        case _:
            return Illegal("wrong-target", rule=facts.rule, card=play.card)


# What happens (MA-14.9).


def modify(game: Magnaci, play: TakeEffect) -> None:
    """MA-14.11: modifiers add up, for this contest or Conflict only."""
    effect: Any = card(play.card).effect
    player = game.players[play.seat]
    player.modifier += effect.amount
    worth = INFLUENCE if isinstance(effect, ModifyInfluence) else STRENGTH
    assert player.shown is not None
    game.tell(Modified(play.seat, effect.amount, worth[player.shown] + player.modifier))


def build(game: Magnaci, play: TakeEffect) -> None:
    """MA-10.7, MA-15.17: for the rest of the game, and for this Conflict already."""
    effect = LAWS[play.card].effect
    assert isinstance(effect, Build)
    conflict = game.conflicts[SLOTS.index(play.place)]
    assert conflict is not None
    province = CONFLICTS[conflict].province
    game.buildings = swapped(game.buildings, BUILDINGS.index(effect.building), province)
    game.tell(Built(effect.building, province))


class GainThere(Step):
    """Estates for a player in a province that the card fixes."""

    seat: Seat
    province: ProvinceId
    count: int

    def resolve(self, game: Magnaci) -> None:
        place(game, self.seat, self.province, self.count)


def replace_estate(game: Magnaci, play: TakeEffect) -> None:
    """MA-15.2 Treasurer: one loses an estate, the other places his own in that province."""
    assert play.victim is not None
    assert play.target is not None
    losses = Losses(((play.victim, play.target, 1),), play.card)
    game.then(losses, GainThere(play.seat, play.target, 1))


def raft_grain(game: Magnaci, play: TakeEffect) -> None:
    """MA-15.18 Grain Rafting: the estates go to Prussia."""
    effect = LAWS[play.card].effect
    assert isinstance(effect, GainInProvince)
    place(game, play.seat, effect.province, rafting(game, play.seat, effect))


def gain_estates(game: Magnaci, play: TakeEffect) -> None:
    """MA-14.10: estates in one open province of choice."""
    effect = LAWS[play.card].effect
    assert isinstance(effect, GainEstates)
    game.then(PlaceEstates(play.seat, effect.amount, "MA-14.10"))


def gain_per_law(game: Magnaci, play: TakeEffect) -> None:
    """MA-15.26 Pacta conventa: one estate for each Law of the symbol."""
    assert play.target is not None
    count = laws_with(game, play.seat, play.target)
    game.then(PlaceEstates(play.seat, count, "MA-14.10"))


def replace_conflict(game: Magnaci, play: TakeEffect) -> None:
    """MA-15.25 Embassy: the Conflict goes, one new one is dealt."""
    discard_conflict(game, game.conflicts.index(play.target))
    deal_conflicts(game, up_to=min(len(occupied(game)) + 1, NUMBERS.conflicts_per_age))


def extort(game: Magnaci, play: TakeEffect) -> None:
    """MA-15.24 Assignats: the victim chooses what to hand over, unless only one thing is left."""
    assert play.victim is not None
    question = Extorted(play.victim, play.seat, play.target)
    options = question.options(game, play.victim)
    if len(options) == 1:
        question.decide(game, play.victim, options[0])
    else:
        game.then(question)


class Extorted(Question):
    """MA-15.24: the named Law, or all estates in one open province of the victim's choice."""

    rule = "MA-15.24"
    actor: Seat
    law: str | None = None

    def options(self, game: Magnaci, seat: Seat) -> list[HandOver]:
        law = [] if self.law is None else [self.law]
        return [HandOver(each) for each in (*law, *settled(game, seat))]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, object]:
        return {"actor": self.actor, "law": self.law}

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, HandOver):
            return Illegal("cannot-hand-over", rule=self.rule, what=action.what)
        return super().refusal(game, seat, action)

    def decide(self, game: Magnaci, seat: Seat, action: HandOver) -> None:
        if action.what in PROVINCES:
            count = game.players[seat].estates[PROVINCE[action.what]]
            remove(game, seat, action.what, count)
            place(game, self.actor, action.what, count)
        else:
            move_law(game, action.what, seat, self.actor)
            game.tell(LawMoved(action.what, seat, self.actor))


EFFECTS.update(
    {
        ModifyInfluence: modify,
        ModifyStrength: modify,
        Build: build,
        ReplaceEstate: replace_estate,
        GainInProvince: raft_grain,
        GainEstates: gain_estates,
        GainPerLawWon: gain_per_law,
        ReplaceConflict: replace_conflict,
        Extort: extort,
    }
)
