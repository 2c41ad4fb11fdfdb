"""The laws again, on walks that Hypothesis chooses and shrinks."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from walking import CASES

from interpares import Match
from interpares.kernel.game import encode


@st.composite
def walks(draw: st.DrawFn):
    """A case, a seed, and choices by number."""
    case = draw(st.sampled_from(CASES))
    choices = draw(st.lists(st.integers(0, 2**16), max_size=160))
    return case, draw(st.integers(0, 2**64)), choices


def walked(case, seed, choices):
    match = case.start(seed)
    for choice in choices:
        if match.outcome is not None:
            break
        seat = match.waiting[choice % len(match.waiting)]
        options = match.options(seat)
        match.play(seat, options[choice % len(options)])
    return match


@given(walks())
def test_a_walk_can_be_copied_encoded_veiled_and_counted(walk):
    case, seed, choices = walk
    match = walked(case, seed, choices)
    rules, game = match.rules, match.game
    before = encode(game)

    assert rules.flaws(game) == []
    assert rules.decode(before) == game
    for seat in range(case.seats):
        dream = rules.imagine(game, seat, Random(seed))
        assert encode(rules.view(dream, seat)) == encode(rules.view(game, seat))
    twin = game.copy()
    if not game.outcome:
        seat = game.waiting[0]
        twin.apply(seat, match.options(seat)[0])
    assert encode(game) == before


@given(walks())
def test_a_walk_replays_from_its_record(walk):
    match = walked(*walk)

    again = Match.replay(match.record(open_seed=True))

    assert encode(again.game) == encode(match.game)


@given(walks())
def test_the_same_seed_and_the_same_choices_are_the_same_match(walk):
    assert walked(*walk).record(open_seed=True) == walked(*walk).record(open_seed=True)
