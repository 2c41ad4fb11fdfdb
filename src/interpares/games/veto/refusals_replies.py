"""VE-6, VE-8.12 to VE-8.17: why something is no reply here, or no turn of a fight."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import Play, PlayAttached, Use
from .cards import BOX, CARDS, event_cards, negates
from .declaring import Offer
from .game import NONE, Frame, Happening, Veto
from .language import When
from .moments import Moment, first_game_forbids, fits, fits_object, moments
from .objects import ability_frame, hand_frame
from .operations import Ability, Playing
from .reading import Reading
from .referring import fighter_of
from .refusals import WINDOW, kind_of, out_of_place
from .refusals_cards import (
    Declaration,
    hand_refusal,
    offer_refusal,
    source_refusal,
    use_refusal,
)
from .restraints import price

Text: TypeAlias = tuple[Frame, Playing | Ability]
Happenings: TypeAlias = tuple[Happening, ...]
Uses: TypeAlias = tuple[tuple[int, str, int], ...]
"""VE-6.8: which ability of which card has answered which event."""
FIGHT = "VE-8.12"
PHASE_OF: dict[str, str] = {
    each.event: phase.id
    for each in BOX.game.window
    for phase in BOX.game.phase
    if each.after.startswith(f"{phase.id}.")
}
"""The phases whose events these are; all others happen in the game phase."""


def reply_refusal(
    game: Veto, seat: Seat, action: Action, happenings: Happenings, base: int, *, used: Uses
) -> Illegal:
    """VE-6.7: why this cannot be declared in a window with these events and this stack."""
    now = Reading(game)
    if not isinstance(action, Declaration) or kind_of(now, action) is not None:
        return out_of_place(game, WINDOW, seat, action)
    why = _text_refusal(now, seat, action)
    if why is not None:
        return why
    frame, spoken = _text_of(now, seat, action)
    if spoken.when is None:
        return Illegal("thrust-in-fight-turn", rule="VE-8.12", card=frame.card)
    found = moments(now, frame, spoken.when, happenings, base)
    if not found:
        return _no_moment(now, frame, spoken.when, happenings, base)
    moment = next((each for each in found if each.to == action.to), None)
    if moment is None:
        return Illegal("no-such-event", rule="VE-6.27", card=frame.card)
    return _not_offered(now, (frame, spoken), action, moment, used)


def _not_offered(
    now: Reading, text: Text, action: Declaration, moment: Moment, used: Uses
) -> Illegal:
    """VE-6.8: why a reply to this event cannot be declared like this."""
    frame, spoken = text
    if isinstance(action, Use) and (action.piece, action.ability, moment.instance) in used:
        return Illegal("answered-already", rule="VE-6.8", card=frame.card)
    aimed = structs.replace(frame, happening=moment.happening, answered=moment.answered)
    return _offer_refusal(now, aimed, spoken, action, moment)


def _offer_refusal(
    now: Reading, frame: Frame, spoken: Playing | Ability, action: Declaration, moment: Moment
) -> Illegal:
    """VE-14.1, VE-0.6: why a text whose moment has come cannot be declared like this."""
    if isinstance(action, Play):
        offer = Offer(action.targets, action.mark, action.discards, NONE)
        if first_game_forbids(now, frame, spoken, moment, offer):
            return Illegal("first-game-spares", rule="VE-14.1", card=frame.card)
    lafa = 0 if isinstance(action, Use) else price(now, frame.seat, frame.card)
    played = action.card if isinstance(action, Play) else ""
    return offer_refusal(now, frame, spoken, action, lafa=lafa, played=played)


# --- the text


def _text_of(now: Reading, seat: Seat, action: Declaration) -> Text:
    """The text that would be declared."""
    if isinstance(action, Use):
        return ability_frame(now, seat, action.piece, action.ability)
    card = action.card if isinstance(action, Play) else now.table[action.piece].card
    return hand_frame(seat, card)


def _text_refusal(now: Reading, seat: Seat, action: Declaration) -> Illegal | None:
    """VE-1.8, VE-8.13: why there is no such text for this player."""
    if isinstance(action, Use):
        return source_refusal(now, seat, action)
    fighter = fighter_of(now.game.duel, seat)
    if isinstance(action, PlayAttached):
        here = now.table.get(action.piece)
        if not fighter:
            return Illegal("thrusts-in-duels-only", rule="VE-1.8")
        if here is None or here.host != fighter or CARDS[here.card].type != "thrust":
            return Illegal("thrust-not-of-fighter", rule="VE-8.13")
        return use_refusal(now, seat, here.card)
    return (
        hand_refusal(now.game, seat, action.card)
        or _unplayable(action.card, in_duel=bool(fighter))
        or use_refusal(now, seat, action.card)
    )


def _unplayable(card: str, *, in_duel: bool) -> Illegal | None:
    """VE-1.8: what is never played as a reply or in a fight."""
    if CARDS[card].type == "thrust" and not in_duel:
        return Illegal("thrust-outside-duel", rule="VE-1.8", card=card)
    if CARDS[card].play is None:
        return Illegal("wrong-type", rule="VE-9.9", card=card, type="effect")
    return None


# --- events


def _no_moment(
    now: Reading, frame: Frame, when: When, happenings: Happenings, base: int
) -> Illegal:
    """VE-1.36, VE-6.7, VE-L.18: why nothing here is what the text answers."""
    card, phase = frame.card, PHASE_OF.get(when.event, "game")
    if when.event == "declared":
        return _no_object(now, frame, when, base)
    if phase != now.game.phase:
        return Illegal("reply-of-other-phase", rule="VE-1.36", card=card)
    if when.event == "fight_turn":
        return Illegal("duel-reply-in-fight-turn", rule="VE-8.12", card=card)
    lacking = [
        each
        for each in happenings
        if each.event == when.event and fits(now, structs.replace(frame, happening=each), when)
    ]
    if lacking:
        return Illegal("event-lacks-card", rule="VE-L.18", card=card)
    return Illegal("nothing-to-answer", rule="VE-6.7", card=card)


def _no_object(now: Reading, frame: Frame, when: When, base: int) -> Illegal:
    """VE-6.7, VE-6.9, VE-6.10, VE-6.21"""
    card, stack = frame.card, now.game.stack[base:]
    fitting = [each for each in stack if fits_object(now, frame, when, each)]
    if fitting and negates(card, frame.text):
        answered = fitting[-1]
        if answered is not stack[-1]:
            return Illegal("not-on-top", rule="VE-6.9", card=card, answered=answered.card)
        if answered.unstoppable:
            return Illegal("unstoppable", rule="VE-6.21", card=card, answered=answered.card)
        if frame.seat in answered.denied_by:
            return Illegal("second-negation", rule="VE-6.10", card=card, answered=answered.card)
    if fitting and event_cards(card, frame.text):
        return Illegal("event-lacks-card", rule="VE-L.18", card=card)
    return Illegal("nothing-to-answer", rule="VE-6.7", card=card)


# --- the fight


def fight_refusal(game: Veto, seat: Seat, action: Action) -> Illegal:
    """VE-8.12, VE-8.13, VE-8.17: why this is no fight turn."""
    now = Reading(game)
    if not isinstance(action, Declaration) or kind_of(now, action) is not None:
        return out_of_place(game, FIGHT, seat, action)
    why = _text_refusal(now, seat, action)
    if why is not None:
        return why
    frame, spoken = _text_of(now, seat, action)
    happening = Happening("fight_turn", player=seat)
    if spoken.kind != "thrust":
        if CARDS[frame.card].type == "thrust":
            return Illegal("reply-thrust", rule="VE-8.17", card=frame.card)
        if spoken.when is None or spoken.when.event != "fight_turn":
            return Illegal("no-duel-reply", rule="VE-8.12", card=frame.card)
        frame = structs.replace(frame, happening=happening)
        if not fits(now, frame, spoken.when):
            return Illegal("nothing-to-answer", rule="VE-6.7", card=frame.card)
    return _offer_refusal(now, frame, spoken, action, Moment(0, happening))
