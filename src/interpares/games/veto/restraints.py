"""What the table forbids, protects and counts otherwise: prohibitions, shields, parameters."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.values import Seat
from .cards import CARDS, CONSTANTS
from .entries import Entry
from .game import NONE, Frame, Veto
from .language import Selector
from .operations import Allow, Param, Prohibit
from .plain_operations import SetKillMargin
from .reading import Reading
from .selecting import matches, matches_loose
from .words import Forbidden, Parameter, ShieldId

KARMAZYN_FIELD = "karmazyn_field"
"""VE-3.2, where it is what stands against an action."""
_OF_THE_FIELD = frozenset(("agitate", "challenge", "be_challenged"))
_OF_A_DUEL = frozenset(("challenge", "be_challenged"))
_BASE: dict[Parameter, int] = {
    "hand_limit": CONSTANTS.hand_limit,
    "elect_limit": CONSTANTS.elect_limit,
    "refuse_cost": CONSTANTS.refuse_cost,
    "agitation_yield": CONSTANTS.agitation_yield,
    "lafa_foreign": CONSTANTS.lafa_foreign,
    "weapon_slots": CONSTANTS.weapon_slots,
    "bribe_price": CONSTANTS.bribe_price,
    "kill_margin": CONSTANTS.kill_margin,
    "death_margin": CONSTANTS.kill_margin,
}
"""VE-L.13: what the parameters are without any card; the others begin with 0."""
_LEAST: dict[Parameter, int] = {"election_threshold": 1, "kill_margin": 1, "bribe_price": 1}
_MAY_BE_NEGATIVE = frozenset(("income", "lafa"))
_LOWEST_SET = frozenset(("own_refuse_cost", "lafa_foreign"))


# --- prohibitions


def obstacle(now: Reading, piece: int, action: Forbidden) -> str | None:
    """VE-0.2: the keyword, field or card that forbids this to a card; None if nothing does."""
    for forbidden in _covering(action):
        for entry in now.in_force(f"prohibit {forbidden}"):
            if not now.about(entry, piece):
                continue
            if entry.keyword is None:
                return entry.frame.card
            if not _lifted(now, piece, action, entry.keyword):
                return entry.keyword
    on_field = now.table[piece].field == "karmazyn" and action in _OF_THE_FIELD
    return KARMAZYN_FIELD if on_field and not _lifted(now, piece, action) else None


def _covering(action: Forbidden) -> tuple[Forbidden, ...]:
    return (action, "duel") if action in _OF_A_DUEL else (action,)


def _lifted(now: Reading, piece: int, action: Forbidden, keyword: str | None = None) -> bool:
    """VE-0.2, VE-L.17: whether a permission lifts what a keyword or the field rule forbids."""
    for allowed in _covering(action):
        for entry in now.in_force(f"allow {allowed}"):
            operation = entry.operation
            named = _keywords_named(operation.sel) if isinstance(operation, Allow) else ()
            fitting = not named or keyword in named
            if fitting and now.about(entry, piece):
                return True
    return False


def _keywords_named(sel: Selector | None) -> tuple[str, ...]:
    return (*sel.keyword, *sel.any_of) if sel else ()


def ban(now: Reading, seat: Seat, action: Forbidden) -> str | None:
    """The card that forbids this to a player; None if nothing does."""
    for entry in now.in_force(f"prohibit {action}"):
        who = entry.operation.who if isinstance(entry.operation, Prohibit) else None
        if who is not None and now.concerns(entry, seat, who):
            return entry.frame.card
    return None


# --- shields


def shielded(now: Reading, piece: int, shield: ShieldId, by: Seat) -> bool:
    """Whether a card is protected from what this player does."""
    return protector(now, piece, shield, by) is not None


def protector(now: Reading, piece: int, shield: ShieldId, by: Seat) -> str | None:
    """The card that protects a card from what this player does; None if nothing does."""
    if shield != "casualty" and now.controller(piece) == by:
        return None
    for entry in now.in_force(f"shield {shield}"):
        if now.about(entry, piece):
            return entry.frame.card
    return None


# --- parameters


class Change(NamedTuple):
    """A `param` that is in force, and since when."""

    time: int
    frame: Frame
    operation: Param


def parameter(now: Reading, seat: Seat, name: Parameter, about: int = NONE, card: str = "") -> int:
    """VE-L.13: a number of the rules for a player, and for a card of his where it is about one.

    `about` is a card on the table, `card` one in his hand.
    """
    changes = changes_of(now, seat, name, about, card)
    value = _set_to(now, name, changes, about)
    if value is None:
        value = _base(now, name, about)
    value += sum([each.operation.amount for each in changes])
    return value if name in _MAY_BE_NEGATIVE else max(_LEAST.get(name, 0), value)


def changed_parameter(now: Reading, seat: Seat, name: Parameter, about: int) -> int | None:
    """The same, but None where no card speaks of it."""
    return parameter(now, seat, name, about) if changes_of(now, seat, name, about) else None


def changes_of(
    now: Reading, seat: Seat, name: Parameter, about: int = NONE, card: str = ""
) -> list[Change]:
    """What cards say of a parameter."""
    return [
        Change(entry.time, entry.frame, entry.operation)
        for entry in now.in_force(f"param {name}")
        if isinstance(entry.operation, Param)
        and now.concerns(entry, seat, entry.operation.who)
        and _is_about(now, entry, seat, about, card)
    ]


def _is_about(now: Reading, entry: Entry, seat: Seat, about: int, card: str) -> bool:
    sel = entry.operation.sel if isinstance(entry.operation, Param) else None
    if sel is None:
        return True
    if card:
        return matches_loose(now, entry.frame, sel, card, seat)
    return about != NONE and matches(now, entry.frame, sel, about)


def _set_to(now: Reading, name: Parameter, changes: list[Change], about: int) -> int | None:
    values = [(each.time, each.operation.set) for each in changes if each.operation.set is not None]
    if name == "kill_margin":
        values += [
            (lasting.id, operation.amount)
            for lasting, operation in now.lasting
            if isinstance(operation, SetKillMargin) and lasting.on == about
        ]
    if not values:
        return None
    return min(each[1] for each in values) if name in _LOWEST_SET else max(values)[1]


def _base(now: Reading, name: Parameter, about: int) -> int:
    if name == "election_threshold":
        return CONSTANTS.election_threshold[len(now.game.players)]
    if name == "thrust_limit":
        crimson = "karmazyn" in now.keywords(about)
        return CONSTANTS.thrust_limit_karmazyn if crimson else CONSTANTS.thrust_limit
    return _BASE.get(name, 0)


def kill_margin(now: Reading, winner: int, loser: int) -> int:
    """VE-8.19: from which margin on the loser is killed."""
    margin = parameter(now, now.controller(winner), "kill_margin", winner)
    death = changed_parameter(now, now.controller(loser), "death_margin", loser)
    return margin if death is None else max(margin, death)


# --- prices


def price(now: Reading, seat: Seat, card: str) -> int:
    """VE-5.13: the lafa a player pays for a card of his hand."""
    printed = CARDS[card]
    lafa = printed.lafa
    if printed.type == "character" and printed.faction not in (_faction(now.game, seat), "none"):
        lafa *= parameter(now, seat, "lafa_foreign", card=card)
    return max(0, lafa + parameter(now, seat, "lafa", card=card))


def _faction(game: Veto, seat: Seat) -> str:
    return game.players[seat].faction
