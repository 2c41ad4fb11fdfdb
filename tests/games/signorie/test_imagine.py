"""SI-INF.2: what nobody knows, as anybody may imagine it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.signorie.positions import in_turn, signorie
from interpares import rules_of
from interpares.datafiles import in_order
from interpares.games.signorie.cards import HOUSES, TOKENS
from interpares.games.signorie.game import Signorie
from interpares.games.signorie.imagine import imagine
from interpares.games.signorie.preparation import Preparation
from interpares.kernel.game import encode

RULES = rules_of("signorie")


def dreams(game: Signorie, seat: int = 0, count: int = 30) -> list[Signorie]:
    return [imagine(game, seat, Random(number)) for number in range(count)]


def house_of(token: str) -> str:
    return TOKENS[token].house


def hiding(game: Signorie, **zones: str) -> Signorie:
    """The position with exactly these tokens in the hidden zones; the rest lies in the stack."""
    unseen = {*game.stack, *game.face_down, *game.removed}
    for zone in ("face_down", "removed"):
        tokens = [f"alliance_{each}" for each in zones[zone].split()]
        setattr(game, zone, in_order(tokens, TOKENS))
        unseen -= set(tokens)
    game.stack = in_order(unseen, TOKENS)
    assert RULES.flaws(game) == []
    return game


def all_but_one_medici() -> Signorie:
    """Three players; eight of the nine Medici tokens lie open, so the ninth was removed."""
    own = {"tokens": {"political": "medici_1 medici_2", "marriage": "medici_3"}}
    fields = {
        "marriages": {"milano": "medici_4", "venezia": "medici_5"},
        "missions": {"milano": "medici_6", "venezia": "medici_7", "firenze": "medici_8"},
    }
    game = in_turn(own, {"face_down": {"marriage": 4}}, seats=3, **fields)
    assert "alliance_medici_9" in game.removed
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dream_looks_the_same_to_everybody_and_is_possible(seats: int):
    """SI-INF.2"""
    game = in_turn({"face_down": {"political": 2}}, {"face_down": {"marriage": 1}}, seats=seats)

    for seat in range(seats):
        for dream in dreams(game, seat, 10):
            assert RULES.flaws(dream) == []
            for other in (None, *range(seats)):
                assert encode(RULES.view(dream, other)) == encode(RULES.view(game, other))


def test_all_seats_have_the_same_dreams():
    """SI-INF.2: nobody has private information."""
    game = in_turn({"face_down": {"political": 2}}, seats=3)

    for number in range(20):
        worlds = {encode(imagine(game, seat, Random(number))) for seat in range(3)}
        assert len(worlds) == 1


def test_a_dream_has_other_chance_and_forgets_what_was_scripted():
    """SI-INF.3"""
    seen = dreams(in_turn(script=(1, 2, 3)))

    assert len({dream.seed for dream in seen}) == 30
    assert {(dream.drawn, dream.script) for dream in seen} == {(0, ())}


@pytest.mark.parametrize("seats, each", [(2, 2), (3, 1), (4, 0)])
def test_of_every_house_as_many_tokens_are_removed_as_the_rules_say(seats: int, each: int):
    """SI-SET.10, SI-INF.2"""
    game = in_turn({"face_down": {"political": 3}}, seats=seats)

    for dream in dreams(game):
        counted = Counter(map(house_of, dream.removed))
        assert counted == Counter({house: each for house in HOUSES if each})


def test_any_token_not_seen_may_be_removed_face_down_or_in_the_stack():
    """SI-INF.2"""
    game = in_turn({"face_down": {"political": 6}}, seats=3, missions={"roma": "este_3"})
    unseen = {*game.stack, *game.face_down, *game.removed}
    seen = dreams(game, count=400)

    for zone in ("removed", "face_down", "stack"):
        assert {token for dream in seen for token in getattr(dream, zone)} == unseen
    for dream in seen:
        assert sorted((*dream.stack, *dream.face_down, *dream.removed)) == sorted(unseen)


@pytest.mark.parametrize("seats", [2, 3])
def test_what_was_removed_is_unknown_before_any_token_lies_face_down(seats: int):
    """SI-SET.10, SI-INF.2"""
    seen = dreams(in_turn(seats=seats))

    assert len({dream.removed for dream in seen}) == 30
    assert len({frozenset(dream.stack) for dream in seen}) == 30


def test_every_removed_token_is_as_likely_as_another():
    """SI-SET.10, SI-INF.2: whatever lies where in truth."""
    game = hiding(
        in_turn({"face_down": {"political": 1}}, seats=3, missions={"roma": "este_3"}),
        removed="medici_1 sforza_1 este_1 gonzaga_1 aragona_1 della_rovere_1",
        face_down="este_2",
    )
    counted = Counter(
        token
        for dream in dreams(game, count=1600)
        for token in dream.removed
        if house_of(token) == "este"
    )

    assert set(counted) == {f"alliance_este_{each}" for each in (1, 2, 4, 5, 6, 7, 8, 9)}
    assert all(150 < count < 250 for count in counted.values())


def test_every_token_left_is_as_likely_face_down_as_another():
    """SI-INF.2"""
    game = in_turn({"face_down": {"political": 6}})
    counted = Counter(token for dream in dreams(game, count=1800) for token in dream.face_down)

    assert set(counted) == set(TOKENS)
    assert all(150 < count < 250 for count in counted.values())


def test_a_token_certainly_removed_is_removed_in_every_dream():
    """SI-SET.10, SI-INF.2: eight of nine are seen, so the ninth can be nowhere else."""
    game = all_but_one_medici()

    for seat in range(3):
        for dream in dreams(game, seat):
            assert "alliance_medici_9" in dream.removed


def test_a_token_certainly_removed_never_comes_up():
    """SI-SET.10, SI-PRE.1"""
    game = all_but_one_medici()
    dealt = set()
    for dream in dreams(game, count=60):
        dream.then(Preparation())
        dream.advance()
        dealt |= {token for city in dream.cities for token in (city.marriage, city.mission)}

    assert "alliance_medici_9" not in dealt
    assert len({house_of(token) for token in dealt}) == 6


def test_what_comes_up_next_is_as_likely_as_what_is_left_says():
    """SI-INF.2: of two players' hidden houses the one with more unseen tokens comes up oftener."""
    fields = {
        "marriages": {"milano": "medici_1", "venezia": "medici_2"},
        "missions": {"milano": "medici_3", "venezia": "medici_4", "firenze": "medici_5"},
        "closed": "roma napoli",
    }
    game = signorie({"tokens": {"political": "medici_6"}}, seats=2, **fields)
    drawn: Counter[str] = Counter()
    for dream in dreams(game, count=2000):
        dream.then(Preparation())
        dream.advance()
        drawn[house_of(dream.cities[2].marriage)] += 1

    # Of the Medici 3 - 2 tokens can be in the stack, of every other house 9 - 2: 1 and 7 of 36.
    assert 30 < drawn["medici"] < 85
    for house in HOUSES[1:]:
        assert 320 < drawn[house] < 460


def test_without_hidden_tokens_beside_rows_four_players_know_the_stack():
    """SI-SET.10, SI-INF.2"""
    game = in_turn(missions={"roma": "este_3"})

    for dream in dreams(game, count=5):
        assert (dream.stack, dream.face_down, dream.removed) == (game.stack, (), ())


def test_the_last_token_of_the_stack_may_be_any_that_nobody_has_seen():
    """SI-INF.2"""
    game = signorie(stack="este_1", missions={"roma": "este_2"})

    assert {dream.stack for dream in dreams(game, count=700)} == {
        (token,) for token in TOKENS if token != game.cities[3].mission
    }


def test_a_dream_leaves_the_game_alone():
    """SI-INF.2"""
    game = in_turn({"face_down": {"political": 2}}, seats=3)
    before = encode(game)

    dream = imagine(game, 0, Random(0))
    dream.players[0].florins = 0

    assert encode(game) == before
