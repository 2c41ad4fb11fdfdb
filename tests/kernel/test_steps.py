"""The agenda on a toy: two sealed numbers, then a stack of echoes."""

from random import Random

import pytest

from interpares import Illegal
from interpares.kernel.game import Game, Outcome, encode
from interpares.kernel.steps import Action, Choice, Sealed, Step


class Say(Action):
    word: str


class Echo(Step):
    word: str

    def resolve(self, game):
        game.players.append(self.word)


class Stop(Step):
    def resolve(self, game):
        game.end(Outcome("finished", ranking=(0, 1), ranks=(1, 1), scores=(3, 3)))


class Ask(Choice):
    rule = "TOY-1"

    def options(self, game, seat):
        return [Say("yes"), Say("no")]

    def decide(self, game, seat, action):
        game.then(Echo(action.word), Echo("after"))


class Whisper(Sealed):
    rule = "TOY-2"

    def asked(self, game):
        return (0, 1)

    def options(self, game, seat):
        return [Say("low"), Say("high")]

    def reveal(self, game):
        game.then(*(Echo(self.by(seat)[0].word) for seat in (0, 1)))


def toy(*steps):
    game = Game(players=[], seed=bytes(32))
    game.then(*steps, Stop())
    game.advance()
    return game


def test_steps_are_done_in_the_order_they_were_said_before_what_was_planned():
    game = toy(Echo("a"), Ask(0), Echo("z"))

    game.apply(0, Say("yes"))

    assert game.players == ["a", "yes", "after", "z"]


def test_nothing_happens_after_the_end():
    game = toy(Stop(), Echo("late"))

    assert game.outcome
    assert game.outcome.winners == (0, 1)
    assert game.players == []
    assert game.waiting == ()


def test_sealed_answers_show_only_when_the_last_is_in():
    game = toy(Whisper())

    game.apply(1, Say("high"))
    assert game.players == []
    assert game.waiting == (0,)
    game.apply(0, Say("low"))

    assert game.players == ["low", "high"]


def test_a_seat_that_is_not_asked_is_told_so_with_the_rule():
    game = toy(Ask(0))
    before = encode(game)

    with pytest.raises(Illegal) as refusal:
        game.decision.check(game, 1, Say("yes"))

    assert (refusal.value.message, refusal.value.rule) == ("not-asked", "TOY-1")
    assert encode(game) == before


def test_an_action_that_is_not_offered_is_refused_with_the_rule():
    game = toy(Whisper())

    with pytest.raises(Illegal) as refusal:
        game.decision.check(game, 0, Say("medium"))

    assert (refusal.value.message, refusal.value.rule) == ("not-offered", "TOY-2")


def test_a_sample_is_one_of_the_options():
    game = toy(Ask(0))
    random = Random(1)

    assert {game.decision.sample(game, 0, random).word for _ in range(30)} == {"yes", "no"}


def test_nobody_listens_unless_asked_to():
    game = toy(Ask(0))

    assert game.told is None
    game.apply(0, Say("no"))
    assert game.told is None
