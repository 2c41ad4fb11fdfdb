"""VE-0.6, VE-L.6: what can be declared: the choices of targets and of what pays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from msgspec import structs

from ...kernel.values import Seat, without
from .able import able_to_duel
from .cards import CARDS, CONSTANTS
from .deploying import makes_one_too_many
from .game import NONE, Declared, Frame, Piece, Used, Veto
from .language import Cost, Selector, Target
from .meaning import holds_all, reckoned
from .operations import Ability, AnyOperation, Choose, If, Playing, blocks
from .plain_operations import StartDuel
from .reading import Reading
from .referring import card_of
from .restraints import shielded
from .selecting import matches, matches_loose, selected
from .words import ShieldId

NO_ONE = Selector()


class Offer(NamedTuple):
    """One complete way to declare a text."""

    targets: tuple[int, ...]
    """Pieces and seats; of an attached effect the host comes first."""
    mark: int
    discards: tuple[str, ...]
    attached: int


def offers(
    now: Reading, frame: Frame, spoken: Playing | Ability, *, lafa: int, played: str = ""
) -> Iterator[Offer]:
    """Every way to declare a text whose moment has come; `played` is the card from the hand."""
    if not holds_all(now, frame, spoken.if_) or not within_limit(now.game, frame, spoken):
        return
    player = now.game.players[frame.seat]
    hand = without(player.hand, played) if played in player.hand else player.hand
    if player.kreski < spoken.cost.kreski or player.dukats < lafa:
        return
    for targets in chosen_targets(now, frame, spoken):
        aimed = structs.replace(frame, targets=own_targets(spoken, targets))
        dukats = lafa + reckoned(now, aimed, spoken.cost.dukats)
        if player.dukats < dukats or not _duels_possible(now, aimed, spoken.do):
            continue
        for mark in _marks(now, aimed, spoken.cost):
            for discards in discards_of(now, aimed, spoken.cost, hand):
                for attached in attached_payments(now, aimed, spoken.cost):
                    yield Offer(targets, mark, discards, attached)


def own_targets(spoken: Playing | Ability, targets: tuple[int, ...]) -> tuple[int, ...]:
    """The targets a text names, without the host."""
    return targets[1:] if is_attached(spoken) else targets


def is_attached(spoken: Playing | Ability) -> bool:
    """VE-L.3: whether the card stays in play, attached to a host."""
    return isinstance(spoken, Playing) and spoken.attach is not None


# --- limits


def within_limit(game: Veto, frame: Frame, spoken: Playing | Ability) -> bool:
    """VE-L.5"""
    if spoken.limit is None:
        return True
    if spoken.limit == "once_per_game" or frame.source not in game.table:
        return limit_word(frame) not in game.players[frame.seat].used
    used = [each for each in game.table[frame.source].used if each.text == frame.text]
    match spoken.limit:
        case "once_per_turn":
            return all(each.turn != game.turn for each in used)
        case "once_per_duel":
            return all(each.duel != duel_number(game) for each in used)
        case _:
            return all(each.round != game.round for each in used)


def duel_number(game: Veto) -> int:
    return game.duel.number if game.duel else NONE


def limit_word(frame: Frame) -> str:
    """How a player remembers that he has used up a text."""
    return f"{frame.card}/{frame.text}"


def count_use(game: Veto, frame: Frame, spoken: Playing | Ability) -> None:
    """VE-L.5: declarations count, negated ones included."""
    if spoken.limit is None:
        return
    if spoken.limit == "once_per_game" or frame.source not in game.table:
        game.players[frame.seat].used += (limit_word(frame),)
        return
    piece = game.table[frame.source]
    use = Used(frame.text, game.turn, duel_number(game), game.round)
    game.put(structs.replace(piece, used=(*piece.used, use)))


# --- targets


def chosen_targets(
    now: Reading, frame: Frame, spoken: Playing | Ability
) -> Iterator[tuple[int, ...]]:
    """VE-L.6: every choice of different targets, in the order listed."""
    lists = [candidates(now, frame, each) for each in targets_of(spoken)]
    yield from _different(lists, targets_of(spoken))


def targets_of(spoken: Playing | Ability) -> tuple[Target, ...]:
    """What is chosen: the host of an attached effect, then the targets of the text."""
    if isinstance(spoken, Playing) and spoken.attach is not None:
        return (Target(name="", sel=spoken.attach), *spoken.target)
    return spoken.target


def candidates(now: Reading, frame: Frame, target: Target) -> list[int]:
    """The cards or players that could be chosen for a target."""
    if target.player is not None:
        living = now.game.clockwise(now.game.initiative)
        return [each for each in living if target.player == "any" or each != frame.seat]
    found = selected(now, frame, target.sel or NO_ONE)
    attaching = target.name == ""
    return [each for each in found if may_be_target(now, frame, each, attaching=attaching)]


def may_be_target(now: Reading, frame: Frame, piece: int, *, attaching: bool) -> bool:
    """VE-1.19 (e), VE-6.21, and shields; VE-5.16: nobody is made an Elect beyond the limit."""
    here = now.table[piece]
    if now.absent(piece) or (here.in_duel and CARDS[here.card].unstoppable):
        return False
    if attaching and shielded(now, piece, "attach", frame.seat):
        return False
    if attaching and makes_one_too_many(now, frame.card, piece):
        return False
    shield = _shield_against(frame)
    return shield is None or not shielded(now, piece, shield, frame.seat)


def _shield_against(frame: Frame) -> ShieldId | None:
    """What protects from a text: an ability has a source in play, a thrust is neither."""
    if frame.source:
        return "abilities"
    return "effects" if CARDS[frame.card].type == "effect" else None


def _different(
    lists: list[list[int]], targets: tuple[Target, ...], chosen: tuple[int, ...] = ()
) -> Iterator[tuple[int, ...]]:
    if len(chosen) == len(lists):
        yield chosen
        return
    at = len(chosen)
    taken = [
        each
        for each, target in zip(chosen, targets, strict=False)
        if (target.player is None) == (targets[at].player is None)
    ]
    for each in lists[at]:
        if each not in taken:
            yield from _different(lists, targets, (*chosen, each))


def legal_targets(
    now: Reading, frame: Frame, item: Declared, spoken: Playing | Ability
) -> list[bool]:
    """VE-6.14: for each target whether it is still legal."""
    return [_still_legal(now, frame, item, target, each) for target, each in aims_of(item, spoken)]


def aims_of(item: Declared, spoken: Playing | Ability) -> list[tuple[Target, int]]:
    """The targets of an object, with what was chosen for each."""
    chosen = (item.other, *item.targets) if is_attached(spoken) else item.targets
    return list(zip(targets_of(spoken), chosen, strict=True))


def _still_legal(now: Reading, frame: Frame, item: Declared, target: Target, chosen: int) -> bool:
    if target.player is not None:
        return now.game.players[chosen].alive
    if chosen not in now.table or target.sel is None:
        return False
    sel = structs.replace(target.sel, marked=None) if chosen == item.mark else target.sel
    return matches(now, frame, sel, chosen) and may_be_target(
        now, frame, chosen, attaching=target.name == ""
    )


# --- what pays


def _marks(now: Reading, frame: Frame, cost: Cost) -> list[int]:
    """VE-1.37: the card that would be marked; NONE where nothing is."""
    if cost.mark is None:
        return [NONE]
    if isinstance(cost.mark, str):
        piece = card_of(now, frame, cost.mark)
        return [piece] if may_be_marked(now, frame, piece) else []
    return [each for each in selected(now, frame, cost.mark) if may_be_marked(now, frame, each)]


def may_be_marked(now: Reading, frame: Frame, piece: int) -> bool:
    """VE-1.19 (f), VE-1.37"""
    here = now.table.get(piece)
    if here is None or here.marked:
        return False
    return piece == frame.source or not now.absent(piece)


def discards_of(
    now: Reading, frame: Frame, cost: Cost, hand: tuple[str, ...]
) -> list[tuple[str, ...]]:
    """The choices of cards that would be discarded."""
    if not cost.discard_hand:
        return [()]
    sel = cost.discard_sel
    fitting = [
        card
        for card in sorted(hand)
        if sel is None or matches_loose(now, frame, sel, card, frame.seat)
    ]
    return list(dict.fromkeys(combinations(fitting, cost.discard_hand)))


def attached_payments(now: Reading, frame: Frame, cost: Cost) -> list[int]:
    """VE-1.28: what hangs on the source and would pay; a Permanent effect never does."""
    sel = cost.discard_attached if cost.discard_attached is not None else cost.remove_attached
    if sel is None:
        return [NONE]
    return [each.id for each in now.attached(frame.source) if _pays(now, frame, sel, each)]


def _pays(now: Reading, frame: Frame, sel: Selector, piece: Piece) -> bool:
    thrust = CARDS[piece.card].type == "thrust"
    where = structs.replace(sel, zone="thrusts") if thrust else sel
    return matches(now, frame, where, piece.id) and "permanent" not in now.keywords(piece.id)


def _duels_possible(now: Reading, frame: Frame, operations: Iterable[AnyOperation]) -> bool:
    """VE-8.29: a duel made by a card must be possible when the card is declared."""
    return all(_may_be_done(now, frame, each) for each in operations)


def _may_be_done(now: Reading, frame: Frame, operation: AnyOperation) -> bool:
    """A duel that need not come about forbids nothing: of branches and options one is enough, and
    what somebody may do, or pay to escape, or is done for whatever matches may not happen at all.
    """
    match operation:
        case StartDuel():
            challenger = card_of(now, frame, operation.challenger)
            return able_to_duel(now, challenger, card_of(now, frame, operation.challenged))
        case If() | Choose():
            return any(_duels_possible(now, frame, block) for block in blocks(operation))
        case _:
            return True


# --- the object


def declarations_left(game: Veto, seat: Seat) -> bool:
    """VE-5.20"""
    return game.players[seat].declarations < CONSTANTS.declarations_max


def frame_of(item: Declared) -> Frame:
    """What the words of an object on the stack mean."""
    return Frame(
        item.seat,
        item.card,
        item.text,
        item.piece,
        item.host,
        item.targets,
        item.happening,
        item.answered,
        item.number,
    )
