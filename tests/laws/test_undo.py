"""Undo within the bounds of information, for every game."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import NamedTuple

import pytest
from walking import FEW, LONG, Case, choose, finished, walk

from interpares import BadInput, Match
from interpares.kernel.game import encode
from interpares.kernel.steps import Sealed

every_case = pytest.mark.parametrize("case", FEW, ids=str)


@every_case
def test_undo_to_every_allowed_point_and_playing_again_gives_the_same_position(case: Case):
    allowed = 0
    for seed in range(2):
        for match, _, _ in islice(walk(case, seed), 300):
            for seat in range(case.seats):
                if may_undo(match, seat):
                    allowed += 1
                    undone_and_played_again(match, seat)

    assert allowed


def may_undo(match: Match, seat: int) -> bool:
    try:
        match.undoable(seat)
    except BadInput:
        return False
    return True


def undone_and_played_again(match: Match, seat: int) -> None:
    before = encode(match.game)
    at = match.undoable(seat)
    move = match.moves[at]

    match.undo(seat)
    assert len(match.moves) == at + len(match.moves[at:])
    assert move.action in match.options(seat)
    match.play(seat, move.action)

    if isinstance(match.game.decision, Sealed):
        assert same_answers(match, before)
    else:
        assert encode(match.game) == before


def same_answers(match: Match, before: bytes) -> bool:
    """Sealed answers may have changed their order of arrival, nothing else."""
    game, was = match.game.copy(), match.rules.decode(before)
    for each in (game, was):
        step = each.agenda[-1]
        answers = tuple(sorted(step.answers, key=lambda answer: answer[0]))
        each.agenda = (*each.agenda[:-1], type(step)(answers=answers))
    return encode(game) == encode(was)


@every_case
def test_undo_is_refused_after_a_reveal_a_draw_or_another_seats_act(case: Case):
    """The same question answered in another way: by watching what each move does."""
    for seed in range(2):
        reasons = set()
        watched: list[Watched] = []
        for match, seat in watching(case, seed, watched):
            reason = refusal_of_undo(match, seat)
            assert bool(reason) == must_stand(match, seat, watched)
            reasons.add(reason)

        assert len(reasons) > 3


class Watched(NamedTuple):
    """What was seen of one move."""

    seat: int
    open_secret: bool
    """Something was drawn or revealed."""
    sealed: bool
    """It was the answer to a sealed question."""


def watching(case: Case, seed: int, watched: list[Watched]):
    """A walk; before each move every seat is looked at in turn."""
    match, random = case.start(seed), Random(seed)
    while match.outcome is None:
        for seat in range(case.seats):
            yield match, seat
        seat, action = choose(match, random)
        drawn, sealed = match.game.drawn, isinstance(match.game.decision, Sealed)
        match.play(seat, action)
        shown = match.game.drawn > drawn or any(each.reveals for each in match.played[-1].events)
        watched.append(Watched(seat, shown, sealed))


def refusal_of_undo(match: Match, seat: int) -> str:
    try:
        match.undoable(seat)
    except BadInput as error:
        return str(error)
    return ""


def must_stand(match: Match, seat: int, watched: list[Watched]) -> bool:
    own = [at for at, each in enumerate(watched) if each.seat == seat]
    if not own:
        return True
    since = watched[own[-1] :]
    if any(each.open_secret for each in since):
        return True
    if isinstance(match.game.decision, Sealed):
        # Whether somebody has begun to answer is secret, so nothing before it comes back.
        finished = seat not in match.waiting and match.game.decision.final
        return finished or not since[0].sealed
    return any(each.seat != seat for each in since)


@every_case
def test_nothing_is_taken_back_once_the_match_is_over(case: Case):
    match = finished(case, 2)

    for seat in range(case.seats):
        with pytest.raises(BadInput, match="The match is over; every move stands"):
            match.undo(seat)


@every_case
def test_the_record_of_a_match_with_undos_replays(case: Case):
    match, random = case.start(6), Random(6)
    often = 0.02 if case.game in LONG else 0.3
    while match.outcome is None:
        seat, action = choose(match, random)
        match.play(seat, action)
        if random.random() < often and match.outcome is None and may_undo(match, seat):
            match.undo(seat)

    record = match.record()

    assert encode(Match.replay(record).game) == encode(match.game)
    assert sum(line.is_move for line in record.lines) > len(match.moves)
