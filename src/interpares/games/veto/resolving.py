"""VE-6.4 to VE-6.20: windows open, the stack resolves, and what it caused can be answered."""

from __future__ import annotations

from msgspec import structs

from ...kernel.steps import Step
from ...kernel.values import Seat
from .agitation import agitate
from .cards import CARDS, text_of
from .challenges import challenge, clear_duel
from .copying import copy_thrust
from .declaring import frame_of, is_attached, legal_targets
from .deploying import bearer_flaw, deploy, entry_flaw
from .doing import Do
from .duel_events import ThrustTold
from .events import ObjectFizzled, ObjectNegated, ObjectUnpaid
from .game import NOBODY, Declared, Ending, Frame, Happening, Piece, Veto
from .leaving import happen
from .moving import move
from .operations import Ability, Playing
from .paying import pay
from .piles import Pile, put_on
from .reading import Reading
from .restraints import price
from .state_checks import CheckState
from .triggers import declared, set_off
from .windows import Window


def open_window(
    game: Veto,
    kind: str,
    first: Seat,
    happenings: tuple[Happening, ...] = (),
    *,
    quiet: bool = False,
) -> None:
    """VE-6.2: the right to reply begins with this player; then the window's stack resolves.

    What the events set off comes first, unless it has been (`quiet`).
    """
    right = first if game.players[first].alive else game.next(first)
    base = len(game.stack)
    game.then(Window(kind, base, right, happenings=happenings), ResolveStack(kind, base))
    if not quiet:
        set_off(game, happenings)


def open_for_object(game: Veto, item: Declared) -> None:
    """VE-6.1: W-A, for an object that has just been put on the stack."""
    base = len(game.stack) - 1
    game.then(Window("W-A", base, game.next(item.seat)), ResolveStack("W-A", base))
    declared(game, item)


class ResolveStack(Step):
    """VE-6.5: last in, first out; then one window for all that happened (VE-6.16)."""

    kind: str
    base: int

    def resolve(self, game: Veto) -> None:
        if len(game.stack) > self.base:
            top = structs.replace(game.stack[-1], resolving=True)
            game.replace_object(top)
            game.then(TakeEffect(top.number), Finish(top.number), self)
        elif self.kind != "W-K":
            answer_happenings(game)


def answer_happenings(game: Veto) -> None:
    """VE-6.16: W-X, if anything happened that can be answered."""
    if not game.happened:
        return
    happenings, first = game.happened, game.first_cause
    game.happened, game.first_cause = (), NOBODY
    open_window(game, "W-X", game.initiative if first == NOBODY else game.next(first), happenings)


class TakeEffect(Step):
    """VE-5.8 (2), VE-5.10: an object that was not negated is paid for and takes effect."""

    number: int

    def resolve(self, game: Veto) -> None:
        item = game.object(self.number)
        if item is None:
            return
        if item.negated is not None:
            if item.end != "placed":
                game.tell(ObjectNegated(item.number, item.kind, item.card, item.negated))
            return
        game.then(CheckState())
        match item.kind:
            case "character" | "possession" | "equipment":
                _enter(game, item)
            case "agitation":
                agitate(game, item)
            case "challenge":
                challenge(game, item)
            case "move":
                move(game, item)
            case _:
                _work(game, item)


def _enter(game: Veto, item: Declared) -> None:
    """VE-5.12, VE-9.4, VE-9.6: the card comes into play, if it still may."""
    now = Reading(game)
    card = CARDS[item.card]
    cost = price(now, item.seat, item.card)
    flaw = entry_flaw(now, item.seat, card, item.field, item.other)
    if card.type == "equipment" and bearer_flaw(now, item.seat, card, item.other):
        _end(game, item, "fizzled")
    elif flaw or cost > game.players[item.seat].dukats:
        _end(game, item, "unpaid")
    else:
        pay(game, item, None, cost)
        _end(game, item, "placed")
        deploy(game, item.seat, item.card, field=item.field, bearer=item.other)


def _work(game: Veto, item: Declared) -> None:
    """VE-6.14, VE-9.9, VE-9.15: an effect, a thrust or an ability works on its legal targets."""
    now = Reading(game)
    spoken = text_of(item.card, item.text)
    frame = frame_of(item)
    legal = legal_targets(now, frame, item, spoken)
    if _fizzles(game, item, spoken, legal):
        _end(game, item, "fizzled")
        return
    own = legal[1:] if is_attached(spoken) else legal
    targets = tuple(
        [each if fine else NOBODY for each, fine in zip(item.targets, own, strict=True)]
    )
    frame = structs.replace(frame, targets=targets)
    lafa = price(now, item.seat, item.card) if item.kind != "ability" else 0
    if not pay(game, item, spoken, lafa):
        _end(game, item, "unpaid")
        return
    _take_place(game, item, spoken, frame)


def _fizzles(game: Veto, item: Declared, spoken: Playing | Ability, legal: list[bool]) -> bool:
    """VE-6.14, VE-8.26, VE-9.10: its duel is broken, or its host or all its targets are illegal."""
    if item.kind == "thrust" and (game.duel is None or game.duel.broken):
        return True
    return bool(legal) and (not any(legal) or (is_attached(spoken) and not legal[0]))


def _take_place(game: Veto, item: Declared, spoken: Playing | Ability, frame: Frame) -> None:
    """VE-9.10: the card goes where it works from, and its operations begin."""
    if isinstance(spoken, Playing) and spoken.attach is not None:
        _end(game, item, "placed")
        deploy(game, item.seat, item.card, bearer=item.other)
        return
    if item.kind == "thrust":
        _end(game, item, "placed")
        thrust = Piece(game.tick(), item.card, item.owner, item.seat, in_duel=True)
        game.put(thrust)
        frame = structs.replace(frame, source=thrust.id)
        game.then(ThrustWorks(thrust.id, item.number))
    if isinstance(spoken, Ability) and spoken.influence:
        game.then(InfluenceWorks(item.seat, item.piece))
    game.then(Do(frame))


def _end(game: Veto, item: Declared, end: Ending) -> None:
    if end == "fizzled":
        game.tell(ObjectFizzled(item.number, item.card))
    if end == "unpaid":
        game.tell(ObjectUnpaid(item.number, item.card))
        if item.deed and item.seat == game.voice:
            game.deeds += 1
    game.replace_object(structs.replace(item, end=end))


class Finish(Step):
    """VE-6.12, VE-6.20, VE-11.2: an object leaves the stack, and its card goes where it belongs."""

    number: int

    def resolve(self, game: Veto) -> None:
        item = game.object(self.number)
        if item is None:
            return
        game.stack = tuple([each for each in game.stack if each.number != item.number])
        played = item.kind not in ("ability", "agitation", "challenge", "move")
        if item.kind == "challenge" and item.negated is not None:
            clear_duel(game)
        owner = item.seat if item.owner == NOBODY else item.owner
        if not played or item.end == "placed" or not game.players[owner].alive:
            return
        if item.end == "unpaid" and item.negated is None and item.under in game.table:
            game.put(
                Piece(
                    game.tick(),
                    item.card,
                    owner,
                    item.seat,
                    host=item.under,
                    face_down=item.face_down,
                )
            )
        else:
            put_on(game, owner, (item.card,), _pile_after(item))
            if item.kind == "character" and item.negated == "remove":
                game.bar(CARDS[item.card].person)


def _pile_after(item: Declared) -> Pile:
    """VE-1.29, VE-5.11, VE-6.12"""
    if item.negated is not None:
        return {"discard": "discard", "hand": "hand", "remove": "removed"}[item.negated]  # type: ignore[return-value]
    if item.end == "unpaid":
        return "discard" if item.under else "hand"
    worked = item.end == "worked"
    return "removed" if worked and "removable" in CARDS[item.card].keywords else "discard"


class ThrustWorks(Step):
    """VE-L.12: what a thrust added to its fighter is copied by those that answered it."""

    thrust: int
    number: int

    def resolve(self, game: Veto) -> None:
        copy_thrust(game, self.thrust, self.number)
        duel, here, now = game.duel, game.table.get(self.thrust), Reading(game)
        if duel is not None and here is not None:
            totals = [
                now.trait(each, "szabla") if now.piece(each) else 0
                for each in (duel.challenger, duel.challenged)
            ]
            game.tell(ThrustTold(here.by, here.card, (totals[0], totals[1])))


class InfluenceWorks(Step):
    """VE-9.16: political influence took effect."""

    seat: Seat
    card: int

    def resolve(self, game: Veto) -> None:
        game.influence += (self.seat,)
        happen(game, Happening("influence_used", player=self.seat, card=self.card))
