"""docs/adding-a-card.md, made of the types of the card language and their docstrings.

`python -m interpares.games.veto.handbook` prints it.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from . import handbook_words as meanings
from . import words
from .cards import KEYWORDS
from .checks_moments import MOMENTS
from .checks_operations import OF_CARDS_OF_HIS
from .checks_texts import AnyCard
from .components import Bonus, Words
from .language import (
    AMOUNTS,
    CONDITIONS,
    Condition,
    Cost,
    Reckoned,
    Selector,
    Target,
    When,
    Word,
)
from .operations import Ability, ChoiceOf, Playing
from .plain_operations import Operation

HERE = Path(__file__).parent
PLACE = re.compile(r"<!-- ([a-z ]+) -->")
PLAIN: dict[Any, str] = {
    int: "number",
    str: "word",
    bool: "true or false",
    Ability: "ability",
    Bonus: "`szabla` and `kreski`",
    ChoiceOf: "option",
    Cost: "cost",
    Playing: "playing",
    Selector: "selector",
    Target: "target",
    When: "moment",
    Words: "`pl` and `en`",
}
PLURALS = {"ability": "abilities"}
NAMED: dict[tuple[Any, ...], str] = {
    get_args(words.CardType): "card type",
    get_args(words.Duration): "duration",
    get_args(words.EventId): "event",
    get_args(words.Forbidden): "action",
    get_args(words.Keyword): "keyword",
    get_args(words.Kind): "kind",
    get_args(words.Limit): "limit",
    get_args(words.Parameter): "parameter",
    get_args(words.ShieldId): "shield",
    get_args(words.Zone): "zone",
}
"""The lists that have a table of their own."""
LISTS: dict[str, tuple[str, Mapping[Any, str]]] = {
    "kinds": ("kind", meanings.KINDS),
    "limits": ("limit", meanings.LIMITS),
    "zones": ("zone", meanings.ZONES),
    "players": ("word", meanings.PLAYERS),
    "cards": ("word", meanings.CARDS),
    "shields": ("shield", meanings.SHIELDS),
    "durations": ("duration", meanings.DURATIONS),
}
TABLES: dict[str, type[Word]] = {
    "abilities": Ability,
    "playing": Playing,
    "filters": When,
    "selectors": Selector,
    "costs": Cost,
    "targets": Target,
}
DESCRIBED = (Reckoned, Selector, Cost, Target)
PARTS = ("card", "char", "other")
"""What an event can be about."""


def page() -> str:
    """The text of docs/adding-a-card.md."""
    made = parts()
    text = (HERE / "handbook.in.md").read_text("utf-8")
    return PLACE.sub(lambda found: made[found[1]].rstrip(), text)


def parts() -> dict[str, str]:
    """What is made, by the places of the page."""
    return {
        **{name: listed(head, said) for name, (head, said) in LISTS.items()},
        **{name: fields_of(kind) for name, kind in TABLES.items()},
        **{f"{kind.__name__.lower()} doc": prose_of(kind) for kind in DESCRIBED},
        "fields": card_fields(),
        "events": events(),
        "conditions": forms_of(CONDITIONS, "true if"),
        "amounts": forms_of(AMOUNTS, "it is"),
        "reckoning": keys_of(msgspec.structs.fields(Reckoned)),
        "operations": operations(),
        "actions": actions(),
        "parameters": parameters(),
        "keywords": keywords(),
    }


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of Markdown."""
    head = tuple(heads)
    lines = (head, ("---",) * len(head), *rows)
    return "".join(f"| {' | '.join(line)} |\n".replace("|  |", "| |") for line in lines)


def listed(head: str, words_: Mapping[Any, str]) -> str:
    return table((head, "meaning"), ((f"`{word}`", said) for word, said in words_.items()))


def card_fields() -> str:
    """Every field of every type of card, with the types that have it."""
    on: dict[str, list[str]] = {}
    fields: dict[str, tuple[str, str]] = {}
    for kind in get_args(AnyCard):
        hints = get_type_hints(kind, include_extras=True)
        type_ = get_args(hints["type"])[0]
        for field in msgspec.structs.fields(kind):
            on.setdefault(field.encode_name, []).append(type_)
            said = "its type" if field.name == "type" else form_of(hints[field.name])
            fields.setdefault(field.encode_name, (name_of(field), said))
    everywhere = len(get_args(AnyCard))
    rows = (
        (name, "all" if len(on[key]) == everywhere else ", ".join(on[key]), said, meaning)
        for key, meaning in meanings.FIELDS.items()
        for name, said in (fields[key],)
    )
    return table(("field", "on", "form", "meaning"), rows)


def fields_of(kind: type[Word]) -> str:
    """The keys of a table of the language."""
    hints = get_type_hints(kind, include_extras=True)
    told = dict(documented(kind))
    rows = (
        (name_of(field), form_of(hints[field.name]), told.get(field.name, ""))
        for field in msgspec.structs.fields(kind)
    )
    return table(("key", "form", "meaning"), rows)


def forms_of(kinds: Iterable[type[Condition | Reckoned]], head: str) -> str:
    """Tables that are told apart by a key of theirs."""
    return table(("key", "with", head), (row_of_form(kind) for kind in kinds))


def row_of_form(kind: type[Condition | Reckoned]) -> tuple[str, str, str]:
    tag = kind.__struct_config__.tag
    fields = [each for each in own_fields(kind) if each.encode_name != tag]
    form = form_of(get_type_hints(kind, include_extras=True)[named(kind, str(tag)).name])
    return f"`{tag}`: {form}", keys_of(fields, kind), doc_of(kind)


def own_fields(kind: type[Any]) -> list[msgspec.structs.FieldInfo]:
    """The fields of a class without those all amounts have."""
    shared = Reckoned.__struct_fields__ if issubclass(kind, Reckoned) else ()
    return [each for each in msgspec.structs.fields(kind) if each.name not in shared]


def named(kind: type[Any], key: str) -> msgspec.structs.FieldInfo:
    return next(each for each in msgspec.structs.fields(kind) if each.encode_name == key)


def keys_of(fields: Iterable[msgspec.structs.FieldInfo], kind: Any = Reckoned) -> str:
    """Keys in a line, with what stands there."""
    hints = get_type_hints(kind, include_extras=True)
    return ", ".join(f"{name_of(each)}: {form_of(hints[each.name])}" for each in fields)


def events() -> str:
    rows = (
        (
            f"`{event}`",
            ", ".join(each.windows),
            each.player,
            "; ".join(f"{part}: {said}" for part in PARTS if (said := getattr(each, part))),
            ", ".join(f"`{name}`" for name in each.filters),
            each.meaning,
        )
        for event, each in MOMENTS.items()
    )
    heads = ("event", "window", "`event_player`", "`event_` …", "filters", "when")
    return table(heads, rows)


def operations() -> str:
    """Every operation, group by group."""
    groups: dict[str, list[tuple[str, str, str]]] = {}
    for kind in leaves(Operation):
        fields = sorted(msgspec.structs.fields(kind), key=lambda each: not each.required)
        row = (f"`{kind.__struct_config__.tag}`", keys_of(fields, kind), doc_of(kind))
        groups.setdefault(kind.group, []).append(row)
    heads = ("operation", "keys", "what happens")
    return "\n".join(f"### {name.title()}\n\n{table(heads, rows)}" for name, rows in groups.items())


def leaves(kind: type[Operation]) -> Iterator[type[Operation]]:
    """The classes that are operations themselves."""
    for each in kind.__subclasses__():
        yield from leaves(each) if each.__subclasses__() else (each,)


def actions() -> str:
    rows = (
        (f"`{action}`", "players" if action in words.OF_PLAYERS else "cards", said)
        for action, said in meanings.ACTIONS.items()
    )
    return table(("action", "said of", "what is forbidden or allowed"), rows)


def parameters() -> str:
    rows = (
        (f"`{name}`", "cards" if name in OF_CARDS_OF_HIS else "the player", said)
        for name, said in meanings.PARAMETERS.items()
    )
    return table(("parameter", "of", "meaning"), rows)


def keywords() -> str:
    rows = (
        (f"`{each.id}`", each.on, each.name.pl, each.name.en, ", ".join(each.rules))
        for each in KEYWORDS.values()
    )
    return table(("keyword", "of", "Polish", "English", "rules"), rows)


def name_of(field: msgspec.structs.FieldInfo) -> str:
    return f"`{field.encode_name}`{'!' if field.required else ''}"


def form_of(hint: Any) -> str:
    """What may stand there, in words."""
    if hint in PLAIN:
        return PLAIN[hint]
    if metadata := getattr(hint, "__metadata__", ()):
        return str(metadata[0].title)
    kinds = [each for each in get_args(hint) if each is not NoneType]
    if get_origin(hint) is Literal:
        said = [str(each).lower() if each is True else each for each in kinds]
        return NAMED.get(get_args(hint)) or " or ".join(f"`{each}`" for each in said)
    if get_origin(hint) is tuple:
        one = form_of(kinds[0])
        return f"list of {one if '`' in one else PLURALS.get(one, one + 's')}"
    return _form_of_several(kinds)


def _form_of_several(kinds: list[Any]) -> str:
    if all(get_origin(each) is None and issubclass(each, Operation) for each in kinds):
        return "operation"
    if all(get_origin(each) is None and issubclass(each, Condition) for each in kinds):
        return "condition"
    if set(AMOUNTS) <= set(kinds):
        return "amount"
    return " or ".join(map(form_of, kinds))


def doc_of(kind: type[Any]) -> str:
    """The docstring of a class in one line."""
    return " ".join((kind.__doc__ or "").split())


def prose_of(kind: type[Any]) -> str:
    """The docstring of a class, one sentence a line."""
    return re.sub(r"\. (?=[A-Z])", ".\n", doc_of(kind))


def documented(kind: type[Any]) -> Iterator[tuple[str, str]]:
    """The fields of a class and its bases that have a docstring under them."""
    for each in reversed(kind.__mro__):
        if each.__module__.startswith(__package__):
            body = ast.parse(textwrap.dedent(inspect.getsource(each))).body[0]
            assert isinstance(body, ast.ClassDef)
            for field, below in zip(body.body, body.body[1:], strict=False):
                if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
                    yield ast.unparse(field.target), " ".join(ast.literal_eval(below.value).split())


if __name__ == "__main__":
    sys.stdout.write(page())
