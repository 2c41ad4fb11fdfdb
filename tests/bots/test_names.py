"""Bots by name and level."""

from random import Random

import pytest

from interpares import BadInput, bots
from interpares.bots import LEVELS, NAMES, judge_of, known, make
from interpares.bots.baseline import RandomBot
from interpares.bots.greedy import GreedyBot
from interpares.bots.magnaci import evaluate, follow_up


def test_every_name_and_level_makes_a_bot():
    made = {name: type(make(name, "magnaci", Random(0))) for name in (*NAMES, *LEVELS)}

    assert made == {
        "random": RandomBot,
        "greedy": GreedyBot,
        "novice": RandomBot,
        "squire": GreedyBot,
    }


def test_an_unknown_name_is_answered_with_the_names_there_are():
    with pytest.raises(BadInput, match="no bot 'genius'; the bots are random, greedy, novice, sq"):
        known("genius")


def test_an_unknown_game_is_answered_with_the_games_there_are():
    with pytest.raises(BadInput, match=r"no game 'chess'; the games are .*magnaci"):
        make("greedy", "chess", Random(0))


def test_a_game_without_an_evaluation_can_be_played_by_the_random_bot_only(monkeypatch):
    monkeypatch.setattr(bots, "find_spec", lambda _: None)

    with pytest.raises(BadInput, match="'greedy' cannot evaluate magnaci yet; use 'random'"):
        make("greedy", "magnaci", Random(0))
    assert isinstance(make("random", "magnaci", Random(0)), RandomBot)


def test_the_judge_of_a_game_is_its_module():
    judge = judge_of("magnaci")

    assert (judge.evaluate, judge.follow_up) == (evaluate, follow_up)


def test_a_module_with_nothing_but_an_evaluation_is_enough(monkeypatch):
    class Module:
        def __init__(self):
            self.evaluate = evaluate

    monkeypatch.setattr(bots.importlib, "import_module", lambda _: Module())
    monkeypatch.setattr(bots, "rules_of", lambda _: None)

    judge = judge_of("magnaci")

    assert judge.evaluate is evaluate
    assert judge.follow_up(None, None) is None
    assert judge.promising(["this", "that"]) == ["this", "that"]
