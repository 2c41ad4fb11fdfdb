"""VE-L.7: passives that an event sets off; they use no stack and come before its window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec import structs

from ...kernel.steps import Step
from ...kernel.values import Seat, without
from .actions import ActNext
from .cards import TRIGGERS, of_every_card
from .components import Card
from .decisions import Ask
from .declaring import count_use, within_limit
from .doing import Do
from .game import Declared, Frame, Happening, Veto
from .meaning import holds_all
from .moments import as_happening, fits, fits_object
from .objects import ability_frame
from .operations import Ability
from .reading import Reading
from .words import EVENTS

SET_OFF_BY: dict[str, set[str]] = {event: set() for event in EVENTS}
"""For each event the cards with abilities it sets off."""


@of_every_card
def _learn(card: Card) -> None:
    for ability in card.ability:
        if ability.on is not None:
            SET_OFF_BY[ability.on.event].add(card.id)


SetOff = tuple[int, str]
"""A card and the number of its ability."""


def set_off(game: Veto, happenings: Iterable[Happening], item: Declared | None = None) -> None:
    """VE-0.5: from the initiative holder clockwise, each player's in the order he chooses."""
    for happening in reversed(tuple(happenings)):
        cards = SET_OFF_BY[happening.event]
        if not any(each.card in cards for each in game.table.values()):
            continue
        for seat in reversed(game.clockwise(game.initiative)):
            found = _found(Reading(game), seat, happening, item)
            if found:
                game.then(SettingOff(seat, happening, tuple(found)))


def declared(game: Veto, item: Declared) -> None:
    """The same for an object that has just been put on the stack."""
    set_off(game, (as_happening(item),), item)


def _found(now: Reading, seat: Seat, happening: Happening, item: Declared | None) -> list[SetOff]:
    found = []
    for piece in now.table.values():
        for text, spoken in TRIGGERS.get(piece.card, ()):
            if now.controller(piece.id) == seat and not now.silent(piece.id):
                frame, _ = ability_frame(now, seat, piece.id, text)
                frame = structs.replace(frame, happening=happening)
                if _is_set_off(now, frame, spoken, happening, item):
                    found.append((piece.id, text))
    return found


def _is_set_off(
    now: Reading, frame: Frame, spoken: Ability, happening: Happening, item: Declared | None
) -> bool:
    if spoken.on is None or spoken.on.event != happening.event:
        return False
    if not within_limit(now.game, frame, spoken):
        return False
    if item is not None:
        return fits_object(now, frame, spoken.on, item) and holds_all(now, frame, spoken.if_)
    return fits(now, frame, spoken.on) and holds_all(now, frame, spoken.if_)


class SettingOff(Step):
    """What one event has set off for one player."""

    seat: Seat
    happening: Happening
    abilities: tuple[SetOff, ...]

    def resolve(self, game: Veto) -> None:
        if not game.players[self.seat].alive:
            return
        if len(self.abilities) > 1:
            game.then(OrderSimultaneous(self.seat, self.happening, self.abilities))
        else:
            carry(game, self.seat, self.happening, self.abilities[0])


def carry(game: Veto, seat: Seat, happening: Happening, ability: SetOff) -> None:
    """VE-L.5: one ability that was set off is carried out, if an event of the same moment has not
    used it up.
    """
    if ability[0] not in game.table:
        return
    frame, spoken = ability_frame(Reading(game), seat, *ability)
    if within_limit(game, frame, spoken):
        count_use(game, frame, spoken)
        game.then(Do(structs.replace(frame, happening=happening)))


class OrderSimultaneous(Ask):
    """VE-0.5: a player says which of his abilities comes first."""

    rule: ClassVar[str] = "VE-0.5"
    happening: Happening
    abilities: tuple[SetOff, ...]

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        return {"event": self.happening.event}

    def options(self, game: Veto, seat: Seat) -> list[ActNext]:
        return [ActNext(*each) for each in self.abilities]

    def answer(self, game: Veto, seat: Seat, action: ActNext) -> None:
        chosen = (action.piece, action.ability)
        game.then(SettingOff(seat, self.happening, without(self.abilities, chosen)))
        carry(game, seat, self.happening, chosen)
