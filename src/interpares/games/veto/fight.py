"""VE-8.11 to VE-8.17: the fight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import Bene, Play, PlayAttached, Use
from .cards import CARDS, KEYWORD_REPLIES, REPLIES
from .decisions import Ask
from .declaring import offers
from .events import BeneSaid
from .game import Frame, Happening, Veto
from .moments import Moment, first_game_forbids, fits
from .objects import ability_frame, declare, declare_use, hand_frame, usable_card
from .operations import Ability, Playing
from .reading import Reading
from .referring import fighter_of
from .refusals_replies import fight_refusal
from .resolving import open_for_object
from .restraints import obstacle, price
from .windows import PLAY_EVENT, chosen_mark, circle, use_of

BOTH = 2


class Fight(Step):
    """VE-8.11, VE-8.15, VE-8.30: both players alternately, until they have said bene in a row."""

    turn: Seat
    benes: int = 0

    def resolve(self, game: Veto) -> None:
        if game.duel is not None and not game.duel.broken and self.benes < BOTH:
            game.then(FightTurn(self.turn, self.benes))


class FightTurn(Ask):
    """VE-8.12: exactly one thrust, or one duel reply, or bene."""

    rule: ClassVar[str] = "VE-8.12"
    benes: int = 0

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        duel, now = game.duel, Reading(game)
        if duel is None:
            return {}
        fighters = duel.challenger, duel.challenged
        return {
            "fighters": tuple([now.table[each].card for each in fighters if each in now.table]),
            "totals": tuple([now.trait(each, "szabla") for each in fighters]),
            "card": now.table[fighter_of(duel, self.seat)].card,
            "event": "fight_turn",
            **circle(duel.seats, self.seat, self.benes),
        }

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        return [Bene(), *fight_choices(Reading(game), seat)]

    def refusal(self, game: Veto, seat: Seat, action: Action) -> Illegal:
        return fight_refusal(game, seat, action)

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        duel = game.duel
        assert duel is not None
        other = duel.seats[1 - duel.seats.index(seat)]
        if isinstance(action, Bene):
            game.tell(BeneSaid(seat))
            game.then(Fight(other, self.benes + 1))
            return
        game.then(Fight(other))
        happening = Happening("fight_turn", player=seat)
        if isinstance(action, Use):
            open_for_object(game, declare_use(game, seat, action, happening))
        elif isinstance(action, (Play, PlayAttached)):
            reply = CARDS[_card(game, action)].type == "effect"
            open_for_object(game, declare(game, seat, action, happening if reply else None))


def _card(game: Veto, action: Play | PlayAttached) -> str:
    return action.card if isinstance(action, Play) else game.table[action.piece].card


def fight_choices(now: Reading, seat: Seat) -> Iterator[Action]:
    """Every thrust and duel reply a player could use in his fight turn."""
    happening = Happening("fight_turn", player=seat)
    for card in dict.fromkeys(now.game.players[seat].hand):
        for frame, spoken in _played(now, seat, card, happening):
            lafa = price(now, seat, card)
            for offer in offers(now, frame, spoken, lafa=lafa, played=card):
                if not first_game_forbids(now, frame, spoken, Moment(0, happening), offer):
                    mark = chosen_mark(spoken, offer)
                    yield Play(card, offer.targets, mark, offer.discards)
    for each in now.attached(fighter_of(now.game.duel, seat)):
        if CARDS[each.card].type != "thrust":
            continue
        for frame, spoken in _played(now, seat, each.card, happening):
            for offer in offers(now, frame, spoken, lafa=price(now, seat, each.card)):
                mark = chosen_mark(spoken, offer)
                yield PlayAttached(each.id, offer.targets, mark, offer.discards)
    yield from _abilities(now, seat, happening)


def _played(
    now: Reading, seat: Seat, card: str, happening: Happening
) -> Iterator[tuple[Frame, Playing]]:
    """A thrust, or an effect that is a duel reply, if this player may play it."""
    thrust = CARDS[card].play is not None and CARDS[card].play.kind == "thrust"  # type: ignore[union-attr]
    if not (thrust or PLAY_EVENT.get(card) == "fight_turn") or not usable_card(now, seat, card):
        return
    frame, spoken = hand_frame(seat, card)
    if thrust:
        yield frame, spoken
        return
    frame = structs.replace(frame, happening=happening)
    if spoken.when is not None and fits(now, frame, spoken.when):
        yield frame, spoken


def _abilities(now: Reading, seat: Seat, happening: Happening) -> Iterator[Use]:
    for piece in now.table.values():
        if CARDS[piece.card].type == "thrust" or now.controller(piece.id) != seat:
            continue
        for text, spoken in _duel_replies(now, piece.id):
            frame, _ = ability_frame(now, seat, piece.id, text)
            frame = structs.replace(frame, happening=happening)
            if spoken.when is None or not fits(now, frame, spoken.when):
                continue
            for offer in offers(now, frame, spoken, lafa=0):
                yield use_of(piece.id, text, spoken, offer)


def _duel_replies(now: Reading, piece: int) -> Iterator[tuple[str, Ability]]:
    card = now.table[piece].card
    if not now.silent(piece) and obstacle(now, piece, "use_ability") is None:
        for text, spoken, event in REPLIES.get(card, ()):
            if event == "fight_turn":
                yield text, spoken
    if now.table[piece].field and not now.absent(piece):
        for keyword in sorted(now.keywords(piece)):
            for text, spoken, event in KEYWORD_REPLIES.get(keyword, ()):
                if event == "fight_turn":
                    yield text, spoken
