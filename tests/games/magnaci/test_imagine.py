"""MA-3.1, MA-3.3: what a dream of one seat may hold of the others."""

from random import Random

from interpares.games.magnaci.imagine import imagine
from interpares.games.magnaci.sejm import Sejm
from scenario import magnaci, play


def committing(*moves):
    """The Sejm, with a full hand of ten cards each and some of them laid."""
    hand = ["2", "3", "4", "5", "6", "7", "8", "9", "lady", "11"]
    game = magnaci(agenda=(Sejm(),), king="stephen_bathory", hands=dict.fromkeys(range(3), hand))
    play(game, *moves)
    return game


def test_a_dream_does_not_tell_how_far_the_others_are():
    """MA-3.3: others see only whether a player has committed."""
    game = committing("0 lay 1 2", "1 lay 1 3", "1 lay 2 4")

    dream = imagine(game, 0, Random(1))

    assert [who for who, _ in dream.decision.answers] == [0]
    assert dream.waiting == game.waiting


def test_a_dream_keeps_who_has_committed_but_not_the_cards():
    """MA-3.1, MA-3.3"""
    moves = [f"1 lay {place} {card}" for place, card in zip("12345", "23456", strict=True)]
    game = committing(*moves)

    dreams = [imagine(game, 0, Random(seed)) for seed in range(10)]

    assert all(1 not in dream.waiting for dream in dreams)
    assert len({dream.decision.by(1) for dream in dreams}) > 5
