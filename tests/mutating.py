"""Wrong input for property tests: values of every kind, lines of text, documents gone wrong."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from hypothesis import strategies as st

from interpares import rules_of
from interpares.games.magnaci.cards import CONFLICTS, DECK, LAWS, OFFICES, PROVINCES, SLOTS
from interpares.kernel.values import snake

VERBS = [snake(kind.__name__) for kind in rules_of("magnaci").actions()]
IDS = [*LAWS, *CONFLICTS, *OFFICES, *PROVINCES, *SLOTS, *DECK]

texts = st.text(max_size=12) | st.sampled_from([*IDS, "", "-", "-1", "9" * 5000, "\ud800", "a,b"])
numbers = st.integers(-3, 12) | st.sampled_from([-(2**70), 2**63, 2**70, 10**400])
leaves = st.none() | st.booleans() | numbers | st.floats() | texts
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=2),
    max_leaves=4,
)
lines_of_text = st.text(max_size=40) | st.builds(
    lambda verb, words: " ".join([verb, *words]),
    st.sampled_from(VERBS),
    st.lists(texts | st.integers().map(str), max_size=4),
)


@st.composite
def mutated(draw: st.DrawFn, document: Any) -> Any:
    """The document with one to three of its parts dropped, doubled, moved or replaced."""
    document = json.loads(json.dumps(document))
    for _ in range(draw(st.integers(1, 3))):
        if spots := list(places(document)):
            mutate(draw, *draw(st.sampled_from(spots)), spots)
    return document


def places(document: Any):
    """Every part of a document, as what it lies in and where."""
    items = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in list(items):
        yield document, key
        if isinstance(value, dict | list):
            yield from places(value)


def mutate(draw: st.DrawFn, holder: Any, key: Any, spots: list[Any]) -> None:
    """Change one part of a document in place."""
    change = draw(st.sampled_from(["drop", "double", "move", "nudge", "replace"]))
    if change == "drop":
        del holder[key]
    elif change == "double" and isinstance(holder, list):
        holder.insert(key, holder[key])
    elif change == "move":
        other, where = draw(st.sampled_from(spots))
        with suppress(KeyError, IndexError):
            holder[key] = json.loads(json.dumps(other[where]))
    elif change == "nudge" and type(holder[key]) is int:
        holder[key] += draw(st.sampled_from([-1, 1, 7]))
    else:
        holder[key] = draw(values)
