"""VE-2, VE-13.4: why a deck cannot be played at this table."""

from __future__ import annotations

from ...kernel.errors import Illegal
from .deck import Flaw


def deck_refusal(flaw: Flaw) -> Illegal:
    """The flaw of a deck as a refusal."""
    rule, values = flaw.rule, flaw.values
    match flaw.message:
        case "unknown-faction":
            return Illegal("unknown-faction", rule=rule, faction=values["faction"])
        case "unknown-strategy":
            return Illegal("unknown-strategy", rule=rule, strategy=values["strategy"])
        case "unknown-card":
            return Illegal("unknown-card", rule=rule, card=values["card"])
        case "outside":
            return Illegal("outside", rule=rule, card=values["card"])
        case "no-copies":
            return Illegal("no-copies", rule=rule, card=values["card"])
        case "too-many":
            card, count, most = values["card"], values["count"], values["most"]
            return Illegal("too-many", rule=rule, card=card, count=count, most=most)
        case "too-few":
            return Illegal("too-few", rule=rule, cards=values["cards"], least=values["least"])
        case _:
            return _own_refusal(flaw)


def _own_refusal(flaw: Flaw) -> Illegal:
    """The same for home-made cards."""
    rule, values = flaw.rule, flaw.values
    match flaw.message:
        case "own-many":
            return Illegal("own-many", rule=rule, count=values["count"], most=values["most"])
        case "own-wrong":
            return Illegal("own-wrong", rule=rule, flaw=values["flaw"])
        case "own-unused":
            return Illegal("own-unused", rule=rule, name=values["name"])
        case "own-twins":
            return Illegal("own-twins", rule=rule, name=values["name"])
        case _:
            raise NotImplementedError(flaw.message)
