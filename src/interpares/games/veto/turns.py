"""VE-5: the game phase: turns, deeds and trifles."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import (
    Agitate,
    Bene,
    Challenge,
    DeployCharacter,
    DeployEquipment,
    DeployPossession,
    LayThrust,
    MoveCharacter,
    Play,
    Use,
    Yield,
)
from .aftermath import Aftermath
from .challenges import begin_duel
from .decisions import Ask
from .declaring import declarations_left
from .events import BeneSaid, PhaseBegun, VoicePassed, Yielded
from .game import NOBODY, Declared, Happening, Veto
from .moving import other_field
from .objects import declare, declare_use, mark_piece, put_on_stack
from .reading import Reading
from .refusals import not_asked
from .refusals_turn import turn_refusal
from .resolving import open_for_object, open_window
from .state_checks import CheckState
from .thrusts import lay_thrust
from .turn_choices import turn_choices
from .windows import circle
from .zones import leave_hand


class GamePhase(Step):
    """VE-5.1, VE-12.2: W-G1, then turns from the initiative holder on."""

    def resolve(self, game: Veto) -> None:
        game.phase = "game"
        game.tell(PhaseBegun("game"))
        for player in game.players:
            player.declarations = 0
        game.then(Aftermath(), BeginTurn())
        open_window(game, "W-G1", game.initiative, (Happening("game_phase_begin"),))


class BeginTurn(Step):
    """VE-5.2: a player gets the voice; nobody in particular is the initiative holder."""

    seat: Seat = NOBODY
    benes: int = 0

    def resolve(self, game: Veto) -> None:
        seat = game.initiative if self.seat == NOBODY else self.seat
        seat = seat if game.players[seat].alive else game.next(seat)
        game.turn += 1
        game.voice, game.deeds, game.acted = seat, 1, False
        game.tell(VoicePassed(seat))
        game.then(Turn(seat, self.benes))


class Turn(Ask):
    """VE-5.3: one deed, any number of trifles, one after the other."""

    rule: ClassVar[str] = "VE-5.3"
    benes: int = 0
    """VE-5.5: how many have said bene one after the other."""

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        return {
            "deeds": game.deeds,
            "acted": game.acted,
            "round": game.round,
            **circle(game.living, self.seat, self.benes),
        }

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        words: list[Action] = [Yield(), Bene()] if game.acted else [Bene()]
        if not declarations_left(game, seat):
            return words[-1:]
        return [*turn_choices(Reading(game), seat), *words]

    def not_asked(self, game: Veto, seat: Seat, action: Action) -> Illegal:
        return not_asked(game, self.seats(game), "VE-5.1", seat, action)

    def refusal(self, game: Veto, seat: Seat, action: Action) -> Illegal:
        return turn_refusal(game, seat, action)

    def answer(self, game: Veto, seat: Seat, action: Action) -> None:
        match action:
            case Yield():
                game.tell(Yielded(seat))
                game.then(BeginTurn(game.next(seat), self.benes))
                end_turn(game)
            case Bene():
                game.tell(BeneSaid(seat))
                if self.benes + 1 < len(game.living):
                    game.then(BeginTurn(game.next(seat), self.benes + 1))
                end_turn(game)
            case _:
                game.acted = True
                game.players[seat].declarations += 1
                self.act(game, seat, action)

    def act(self, game: Veto, seat: Seat, action: Action) -> None:
        """VE-5.8: a deed or trifle is declared; the turn goes on when all of it is over."""
        game.then(Aftermath(), structs.replace(self, benes=0))
        if isinstance(action, LayThrust):
            lay_thrust(game, seat, action)
            game.then(CheckState())
            return
        item = declare_in_turn(game, seat, action)
        if item.deed:
            game.deeds -= 1
        open_for_object(game, item)

    def left_by(self, game: Veto, seat: Seat) -> Step | None:
        """VE-12.5 (e): the voice passes on, unless all others have said bene."""
        if seat == self.seat:
            over = self.benes >= len(game.living) - 1
            return None if over else BeginTurn(game.next(seat), self.benes)
        return structs.replace(self, benes=min(self.benes, max(0, len(game.living) - 2)))


def end_turn(game: Veto) -> None:
    """What was to last for this turn ceases, and the state is checked."""
    game.lasting = tuple([each for each in game.lasting if not 0 < each.turn <= game.turn])
    game.then(CheckState())


def declare_in_turn(game: Veto, seat: Seat, action: Action) -> Declared:
    """The object a deed or trifle puts on the stack."""
    match action:
        case Play():
            return declare(game, seat, action)
        case Use():
            return declare_use(game, seat, action)
        case DeployCharacter() | DeployPossession() | DeployEquipment():
            return _deployed(game, seat, action)
        case Agitate():
            return _of_character(
                game,
                seat,
                action.character,
                "agitation",
                thrust=action.thrust,
                against=action.against,
            )
        case Challenge():
            item = _of_character(game, seat, action.character, "challenge", other=action.challenged)
            begin_duel(game, action.character, action.challenged)
            return item
        case MoveCharacter():
            to = other_field(game.table[action.character].field)
            return _of_character(game, seat, action.character, "move", field=to)
        case _:
            raise NotImplementedError(type(action).__name__)


def _deployed(
    game: Veto, seat: Seat, action: DeployCharacter | DeployPossession | DeployEquipment
) -> Declared:
    leave_hand(game, seat, action.card)
    match action:
        case DeployCharacter():
            item = Declared(
                game.tick(), "character", seat, action.card, field=action.field, deed=True
            )
        case DeployEquipment():
            item = Declared(game.tick(), "equipment", seat, action.card, other=action.bearer)
        case _:
            item = Declared(game.tick(), "possession", seat, action.card)
    return put_on_stack(game, item)


def _of_character(game: Veto, seat: Seat, piece: int, kind: Any, **more: Any) -> Declared:
    """VE-7.2, VE-8.1, VE-9.1: the character is marked as it is declared."""
    card = game.table[piece].card
    mark_piece(game, piece)
    item = Declared(game.tick(), kind, seat, card, piece=piece, mark=piece, deed=True, **more)
    return put_on_stack(game, item)
