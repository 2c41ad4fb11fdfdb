"""What an action means in words: the cards on the table that its numbers name."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import Choose, Play, PlayAttached, Use
from .cards import CARDS, PLAY, text_of
from .carrying_out.flow import ChooseOption
from .declaring import targets_of
from .game import NOBODY, Veto
from .moments import moments
from .naming import about, name_of
from .reading import Reading
from .windows import Reply, Window, text_of_reply
from .wording import option_id

PIECES = ("character", "challenged", "bearer", "thrust", "piece", "mark", "attached")
"""The fields of actions that name a card on the table."""
INFLUENCE = "influence"


def describe(game: Veto, seat: Seat, action: Action) -> dict[str, Any]:
    """The fields of an action that are numbers, as words; by what this seat may see."""
    fields, now = structs.asdict(action), Reading(game)
    said: dict[str, Any] = {
        name: name_of(now, seat, fields[name]) for name in PIECES if name in fields
    }
    if "equipment" in fields:
        said["equipment"] = tuple([name_of(now, seat, each) for each in fields["equipment"]])
    if fields.get("against") == NOBODY:
        said["against"] = ""
    if isinstance(action, Play | PlayAttached | Use):
        said["targets"] = _targets(now, seat, action)
        said["to"] = _answered(now, seat, action)
    if isinstance(action, Use):
        said["ability"] = _ability(game.table[action.piece].card, action.ability)
    if isinstance(action, Choose) and isinstance(game.decision, ChooseOption):
        said["option"] = option_id(game.decision.frame.card, action.option)
    return said


def _targets(now: Reading, seat: Seat, action: Play | PlayAttached | Use) -> tuple[str, ...]:
    """Cards and players, as the text names them."""
    card = action.card if isinstance(action, Play) else now.table[action.piece].card
    spoken = text_of(card, action.ability if isinstance(action, Use) else PLAY)
    return tuple(
        [
            f"seat-{each}" if target.player is not None else name_of(now, seat, each)
            for target, each in zip(targets_of(spoken), action.targets, strict=True)
        ]
    )


def _answered(now: Reading, seat: Seat, action: Reply) -> str:
    """VE-6.27: which of several events of a window is answered."""
    window = now.game.decision
    if not isinstance(window, Window):
        return ""
    frame, spoken = text_of_reply(now, seat, action)
    found = moments(now, frame, spoken.when, window.happenings, window.base) if spoken.when else []
    return about(now, seat, found[action.to].happening) if action.to < len(found) > 1 else ""


def _ability(card: str, ability: str) -> str:
    """Political influence, the keyword it comes with, or nothing for the card's own."""
    keyword, dash, _ = ability.partition("-")
    if dash:
        return keyword
    return INFLUENCE if CARDS[card].ability[int(ability) - 1].influence else ""
