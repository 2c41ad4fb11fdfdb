"""The laws of DESIGN: what holds for every game, seat count, option set and seed."""

from __future__ import annotations

import itertools
import os
import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from census import FOLDER, census
from walking import CASES, FEW, LONG, SEEDS, THOROUGH, Case, few_of, finished, stroll, walk

from interpares import Illegal, Match, rules_of, slugs
from interpares.kernel import notation
from interpares.kernel.game import encode
from interpares.kernel.steps import Sealed

every_case = pytest.mark.parametrize("case", FEW, ids=str)

WHOLE = {
    slug: 0 if slug in LONG and not THOROUGH else -(-24 // len(few_of(slug))) for slug in slugs()
}
"""So many games of each case, 24 of most games, are looked at by every seat at every decision."""
OFTEN = int(os.environ.get("INTERPARES_LAWS_OFTEN", "7"))
"""Of the other games every so many positions are looked at; 1 is all of them, and takes long."""

PACE = {slug: 7 if slug in LONG and not THOROUGH else 1 for slug in slugs()}
"""Where every position of a few games is looked at, every so many of a long game are."""

HIDDEN = {
    "florence": {
        "hand",
        "answers",
        "bonus",
        "prestige_cards",
        "loose",
        "card",
        "cards",
        "returned",
    },
    "magnaci": {"laid", "hand", "answers"},
    "signorie": {"stack", "face_down", "removed"},
    "sigismundus": {"hand", "decks", "known", "answers"},
    "veto": {"hand", "cupboard", "deck", "card", "answers"},
}
"""For each game the fields that hold what somebody may not see."""


@every_case
def test_twin_a_copy_does_not_notice_what_happens_to_the_original(case: Case):
    for seed in range(2 if case.game in LONG else 5):
        twins = []
        for at, (match, _, _) in enumerate(stroll(case, seed)):
            if at % 20 == 0:
                twins.append((match.game.copy(), encode(match.game)))

        assert all(encode(twin) == before for twin, before in twins)


@every_case
def test_replay_of_a_record_is_byte_equal(case: Case):
    for seed in range(SEEDS[case.game]):
        match = finished(case, seed)

        record = match.record()
        again = Match.replay(type(record).load(record.dump()))

        assert encode(again.game) == encode(match.game)
        assert again.record() == record


@every_case
def test_round_trip_every_position_survives_its_json(case: Case):
    for seed in range(SEEDS[case.game]):
        for at, (match, _, _) in enumerate(stroll(case, seed)):
            if seed < WHOLE[case.game] or at % OFTEN == 0:
                assert match.rules.decode(encode(match.game)) == match.game
        assert match.rules.decode(encode(match.game)) == match.game


@every_case
def test_veil_what_a_seat_cannot_know_changes_nothing_it_is_given(case: Case):
    for seed in range(SEEDS[case.game]):
        random = Random(seed)
        for at, (match, _, _) in enumerate(stroll(case, seed)):
            if seed >= WHOLE[case.game] and at % OFTEN:
                continue
            everybody = range(case.seats)
            for seat in everybody if seed < WHOLE[case.game] else random.sample(everybody, 1):
                dream = match.rules.imagine(match.game, seat, random)

                assert given(match, dream, seat) == given(match, match.game, seat)
                for action in random.sample(everything_said(case.game), 2):
                    assert reason(dream, seat, action) == reason(match.game, seat, action)


def reason(game, seat, action):
    """Why an action is refused, word for word; None if it is not."""
    try:
        game.decision.check(game, seat, action)
    except Illegal as refusal:
        return refusal.message, refusal.rule, refusal.values
    return None


def given(match: Match, game, seat):
    """Everything that reaches a seat: its view, the question, and its options."""
    prompt = msgspec.to_builtins(Match.prompt(_Table(game), seat))
    asked = seat in game.waiting
    options = [notation.write(each) for each in game.decision.options(game, seat)] if asked else []
    return encode(match.rules.view(game, seat)), prompt, options


class _Table:
    """As much of a match as a prompt needs."""

    def __init__(self, game):
        self.game = game


@every_case
def test_veil_a_public_view_holds_less_than_every_seat_sees(case: Case):
    for at, (match, _, _) in enumerate(stroll(case, 1)):
        for seat in range(case.seats) if at % PACE[case.game] == 0 else ():
            dream = match.rules.imagine(match.game, seat, Random(2))

            assert encode(match.rules.view(dream, None)) == encode(match.view(None))


@every_case
def test_veil_a_move_that_shows_nothing_teaches_nobody_anything(case: Case):
    """Two worlds alike to a seat stay alike to it until something is revealed or drawn."""
    for seed in range(2 if case.game in LONG else 5):
        random = Random(seed)
        for at, (match, mover, action) in enumerate(stroll(case, seed)):
            if at % PACE[case.game]:
                continue
            dreams = [match.rules.imagine(match.game, seat, random) for seat in range(case.seats)]
            after = match.game.copy()
            told = tell(after, mover, action)
            if after.drawn > match.game.drawn or any(each.reveals for each in told):
                continue
            for seat, dream in enumerate(dreams):
                if action in dream.decision.options(dream, mover):
                    heard = tell(dream, mover, action)
                    assert audible(heard, seat) == audible(told, seat)
                    assert encode(match.rules.view(dream, seat)) == encode(
                        match.rules.view(after, seat)
                    )


def tell(game, seat, action):
    """Apply a move and return what was said about it."""
    game.told = []
    game.apply(seat, action)
    told, game.told = game.told, None
    return told


def audible(events, seat):
    return [each for each in events if each.audience is None or seat in each.audience]


@every_case
def test_dream_worlds_that_look_the_same_are_imagined_the_same(case: Case):
    """The same chance deals the same: how hidden things really lie leaves no trace."""
    for at, (match, _, _) in enumerate(stroll(case, 2)):
        if at % PACE[case.game]:
            continue
        for seat in range(case.seats):
            other = match.rules.imagine(match.game, seat, Random(at))
            ours, theirs = (
                match.rules.imagine(game, seat, Random(5)) for game in (match.game, other)
            )

            assert encode(ours) == encode(theirs)


@pytest.mark.parametrize("slug", slugs())
def test_dream_every_hidden_zone_does_change(slug: str):
    """So that the veil is not empty."""
    changed = set()
    for case in (case for case in CASES if case.game == slug):
        for match, _, _ in itertools.islice(stroll(case, 3), 200):
            for seat in range(case.seats):
                dream = match.rules.imagine(match.game, seat, Random(seat))
                plain, dreamt = (msgspec.to_builtins(game) for game in (match.game, dream))
                changed |= set(differing(plain, dreamt, ""))

    assert changed - {"seed", "drawn", "script"} == HIDDEN[slug]


def differing(one, other, name):
    """The names of the innermost fields in which two documents differ."""
    if isinstance(one, dict):
        for key in one:
            yield from differing(one[key], other[key], key)
    elif isinstance(one, list | tuple) and any(isinstance(each, dict) for each in one):
        for each, twin in zip(one, other, strict=True):
            yield from differing(each, twin, name)
    elif one != other:
        yield name


@every_case
def test_order_the_arrival_of_sealed_answers_changes_nothing(case: Case):
    rounds = 0
    for match, _, _ in itertools.islice(stroll(case, 4), 400):
        step = match.game.decision
        if isinstance(step, Sealed) and not step.answers:
            rounds += 1
            answers = sealed_answers(match.game.copy(), Random(rounds))
            ends = {played(match.game.copy(), answers, Random(order)) for order in range(6)}
            assert len(ends) == 1

    assert rounds or "answers" not in HIDDEN[case.game]


def sealed_answers(game, random):
    """What every seat answers, until all hands open; the same may be asked again then."""
    answers = defaultdict(list)
    step = type(game.decision)
    while isinstance(game.decision, step):
        seat = game.waiting[0]
        action = game.decision.sample(game, seat, random)
        answers[seat].append(action)
        game.apply(seat, action)
        if not game.agenda or not getattr(game.decision, "answers", ()):
            break
    return answers


def played(game, answers, random):
    """The position after these answers have arrived in some order of the seats."""
    left = {seat: list(actions) for seat, actions in answers.items()}
    while any(left.values()):
        seat = random.choice([seat for seat, actions in left.items() if actions])
        game.apply(seat, left[seat].pop(0))
    return encode(game)


@cache
def everything_said(slug: str):
    """Actions seen anywhere in some matches of a game."""
    said = {}
    for case in CASES:
        if case.game == slug:
            for match, _, _ in itertools.islice(stroll(case, 9), 300):
                for seat in match.waiting:
                    said |= dict.fromkeys(match.options(seat))
    return list(said)


@every_case
def test_honesty_check_passes_exactly_the_options(case: Case):
    for seed in range(2 if case.game in LONG else 4):
        random = Random(seed)
        for at, (match, _, _) in enumerate(stroll(case, seed)):
            if at % PACE[case.game]:
                continue
            before = encode(match.game)
            for seat in match.waiting:
                assert all(reason(match.game, seat, each) is None for each in match.options(seat))
            for action in random.sample(everything_said(case.game), 12):
                seat = random.randrange(case.seats)
                refused = reason(match.game, seat, action)
                assert (refused is None) == (action in match.options(seat))
                assert refused is None or refused[1]
            assert encode(match.game) == before


@every_case
def test_honesty_a_refused_action_leaves_no_trace_in_the_match(case: Case):
    random = Random(1)
    for at, (match, _, _) in enumerate(walk(case, 1)):
        if at % PACE[case.game]:
            continue
        before = encode(match.game), match.n, match.record(open_seed=True).lines[-2:]
        for action in random.sample(everything_said(case.game), 3):
            seat = random.randrange(case.seats)
            if action not in match.options(seat):
                with pytest.raises(Illegal):
                    match.play(seat, action)
        assert (encode(match.game), match.n, match.record(open_seed=True).lines[-2:]) == before


@every_case
def test_end_random_play_ends_within_the_bound_and_somebody_can_always_choose(case: Case):
    for seed in range(SEEDS[case.game]):
        decisions = 0
        for match, _, _ in stroll(case, seed):
            decisions += 1
            assert match.waiting
            for seat in match.waiting:
                options = match.options(seat)
                assert options
                assert len(set(options)) == len(options)

        assert decisions <= match.rules.longest(case.seats)


@every_case
def test_conservation_nothing_is_lost_or_doubled(case: Case):
    for seed in range(SEEDS[case.game]):
        for at, (match, _, _) in enumerate(stroll(case, seed)):
            if seed < WHOLE[case.game] or at % OFTEN == 0:
                assert match.rules.flaws(match.game) == []
        assert match.rules.flaws(match.game) == []


@pytest.mark.parametrize("slug", slugs())
def test_census_a_hundred_seeded_games_are_what_they_were(slug: str):
    """A change that should not alter behaviour leaves this file untouched."""
    kept = tomllib.loads(Path(FOLDER / slug / "census.toml").read_text("utf-8"))

    assert kept["version"] == rules_of(slug).version
    assert kept["match"] == census(slug)
    assert len(kept["match"]) == 100


@every_case
def test_notation_reads_what_it_writes(case: Case):
    for match, _, action in stroll(case, 5):
        actions = match.rules.actions()
        assert notation.read(notation.write(action), actions) == action
        assert match.rules.decode_action(msgspec.to_builtins(action)) == action
