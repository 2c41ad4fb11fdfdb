"""Standing orders: answers a seat gives in advance, kept secret until their question comes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import structs

from ..kernel.errors import BadInput
from ..kernel.rules import Rules
from ..kernel.steps import Action, Decision
from ..kernel.values import Value, shown, snake
from ..kernel.views import Prompt

ANY = "*"
LONGEST = 2000
"""An order has at most so many bytes."""
MOST_TIMES = 1000


class Actions(Value):
    """Some of what may be chosen: the actions of a word whose fields are so."""

    answer: str
    fields: dict[str, Any] = {}


class Order(Value):
    """What to answer when a question comes: the first legal action that fits."""

    decision: str
    """The name of the question, or `*` for any."""
    answer: str
    """The word of the action, such as `bid` or `pass`."""
    fields: dict[str, Any] = {}
    """What fields of the action must be."""
    at_most: dict[str, int] = {}
    at_least: dict[str, int] = {}
    facts: dict[str, Any] = {}
    """What the question must be about."""
    among: dict[str, tuple[Any, ...]] = {}
    """What the question must be about, one of several each."""
    ignoring: tuple[Actions, ...] | None = None
    """It answers only where nothing else could be chosen but these; null is anywhere."""
    otherwise: str = ""
    """The word of the action to take when none fits."""
    prefer: Literal["first", "highest", "lowest"] = "first"
    """Which of several that fit, by the field that has a bound."""
    until: str = ""
    """The order ends when the seat is asked this question."""
    lasts: dict[str, Any] = {}
    """The order ends when the seat is asked something of which one of these is told otherwise."""
    times: int | None = None
    """How often it may answer; None is until it is withdrawn."""


def validate(order: Order, rules: Rules) -> None:
    """Raises BadInput naming the part of the order that can never work in this game."""
    known = questions(rules)
    words = {snake(kind.__name__): kind for kind in rules.actions()}
    _check_word("decision", order.decision, {ANY, *known})
    _check_word("until", order.until, {"", *known} - {order.decision})
    _check_word("answer", order.answer, set(words))
    _check_word("otherwise", order.otherwise, {"", *words})
    for part in ("fields", "at_most", "at_least"):
        _check_fields(part, getattr(order, part), words[order.answer])
    for each in order.ignoring or ():
        _check_word("ignoring", each.answer, set(words))
        _check_fields("ignoring", each.fields, words[each.answer])
    for name, several in order.among.items():
        if not several:
            raise _flaw("among", f"has nothing that '{shown(name)}' may be")
    _check_bounds(order)
    if order.times is not None and not 1 <= order.times <= MOST_TIMES:
        raise _flaw("times", f"must be 1 to {MOST_TIMES}, not {order.times}")
    if len(_plain(order)) > LONGEST:
        raise _flaw("facts", f"and the rest are longer than {LONGEST} bytes")


def answer(
    orders: Sequence[Order], prompt: Prompt, options: Sequence[Action]
) -> tuple[Action, int] | None:
    """What the first order that can answer the question says, and which order it was."""
    for at, order in enumerate(orders):
        action = _choice(order, options) if _is_about(order, prompt) else None
        if action is not None:
            return action, at
    return None


def used(orders: Sequence[tuple[int, Order]], order_id: int) -> list[tuple[int, Order]]:
    """The orders after that one has answered; one that has given all its answers is gone."""
    left: list[tuple[int, Order]] = []
    for each, order in orders:
        if each != order_id or order.times is None:
            left.append((each, order))
        elif order.times > 1:
            left.append((each, structs.replace(order, times=order.times - 1)))
    return left


def ended(order: Order, prompt: Prompt) -> bool:
    """Whether the question put to the seat is the one the order was to end with.

    A question that does not tell of a fact the order lasts with does not end it.
    """
    told = {name: value for name, value in order.lasts.items() if name in prompt.facts}
    return order.until == prompt.decision or not _has(prompt.facts, told)


def _is_about(order: Order, prompt: Prompt) -> bool:
    return (
        order.decision in {ANY, prompt.decision}
        and not ended(order, prompt)
        and _has(prompt.facts, order.facts)
        and all(
            any(_has(prompt.facts, {name: each}) for each in several)
            for name, several in order.among.items()
        )
    )


def _choice(order: Order, options: Sequence[Action]) -> Action | None:
    """The option the order wants; None if it wants none of them, or others stand against it."""
    if order.ignoring is not None and not _ignores(order, order.ignoring, options):
        return None
    fitting = [option for option in options if _fits(order, option)]
    bounded = next(iter([*order.at_most, *order.at_least]), "")
    match order.prefer:
        case _ if not fitting:
            return next((each for each in options if _word(each) == order.otherwise), None)
        case "highest":
            return max(fitting, key=lambda each: int(getattr(each, bounded)))
        case "lowest":
            return min(fitting, key=lambda each: int(getattr(each, bounded)))
        case _:
            return fitting[0]


def _ignores(order: Order, ignoring: Sequence[Actions], options: Sequence[Action]) -> bool:
    """Whether whatever the order would not choose may be passed over."""
    others = [option for option in options if not _fits(order, option)]
    return all(any(_is_one_of(option, each) for each in ignoring) for option in others)


def _is_one_of(option: Action, actions: Actions) -> bool:
    return _word(option) == actions.answer and _has(structs.asdict(option), actions.fields)


def _fits(order: Order, option: Action) -> bool:
    values = structs.asdict(option)
    bounded = {*order.at_most, *order.at_least}
    return _is_one_of(option, Actions(order.answer, order.fields)) and all(
        type(values.get(name)) is int
        and order.at_least.get(name, values[name]) <= values[name]
        and values[name] <= order.at_most.get(name, values[name])
        for name in bounded
    )


def _word(action: Action) -> str:
    return snake(type(action).__name__)


def _has(values: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Whether all wanted values are there; a tuple is its list, but 1 is not true."""
    return all(
        name in values and _plain(values[name]) == _plain(value) for name, value in wanted.items()
    )


def _plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def questions(rules: Rules) -> set[str]:
    """The names of all decisions of the game."""
    kinds = [kind for kind in rules.steps() if issubclass(kind, Decision)]
    return {snake(kind.__name__) for kind in kinds if not kind.__subclasses__()}


def _check_word(part: str, word: str, known: Iterable[str]) -> None:
    if word not in known:
        listed = ", ".join(sorted(filter(None, known)))
        raise _flaw(part, f"is '{shown(word)}', but may be {listed}")


def _check_fields(part: str, wanted: dict[str, Any], kind: type[Action]) -> None:
    fields = {each.name: each.type for each in structs.fields(kind)}
    for name, value in wanted.items():
        if name not in fields:
            raise _flaw(
                part, f"names '{shown(name)}', which '{snake(kind.__name__)}' does not have"
            )
        try:
            msgspec.convert(value, fields[name])
        except msgspec.ValidationError as error:
            raise _flaw(part, f"has a wrong '{name}': {error}") from None


def _check_bounds(order: Order) -> None:
    bounded = {*order.at_most, *order.at_least}
    if order.prefer != "first" and len(bounded) != 1:
        raise _flaw("prefer", f"is '{order.prefer}', so exactly one field needs a bound")
    for name in order.at_least.keys() & order.at_most.keys():
        if order.at_least[name] > order.at_most[name]:
            raise _flaw("at_least", f"has a '{name}' above the one in 'at_most'")


def _flaw(part: str, flaw: str) -> BadInput:
    return BadInput(f"'{part}' of the order {flaw}.")
