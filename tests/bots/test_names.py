"""Bots by name and level."""

from random import Random

import pytest

from interpares import BadInput, bots
from interpares.bots import LEVELS, NAMES, judge_of, known, levels_of, make, names_of
from interpares.bots.baseline import RandomBot
from interpares.bots.florence_heuristic import FlorenceBot
from interpares.bots.greedy import GreedyBot
from interpares.bots.magnaci import evaluate, follow_up
from interpares.bots.search import SearchBot


def test_every_name_and_level_makes_a_bot():
    made = {name: type(make(name, "florence", Random(0))) for name in (*NAMES, *LEVELS)}

    assert made == {
        "random": RandomBot,
        "greedy": GreedyBot,
        "heuristic": FlorenceBot,
        "search": SearchBot,
        "novice": RandomBot,
        "squire": GreedyBot,
        "noble": FlorenceBot,
    }


def test_an_unknown_name_is_answered_with_the_names_there_are():
    with pytest.raises(BadInput, match="no bot 'genius'; the bots are random, greedy, heuristic, "):
        known("genius")


def test_an_unknown_game_is_answered_with_the_games_there_are():
    with pytest.raises(BadInput, match=r"no game 'chess'; the games are .*magnaci"):
        make("greedy", "chess", Random(0))


def test_a_game_offers_only_the_bots_it_has():
    assert names_of("florence") == NAMES
    assert names_of("magnaci") == ("random", "greedy", "search")
    assert levels_of("florence") == LEVELS
    assert levels_of("magnaci") == {"novice": "random", "squire": "greedy"}


@pytest.mark.parametrize("name", ["heuristic", "noble"])
def test_a_bot_that_a_game_does_not_have_is_refused(name: str):
    with pytest.raises(BadInput, match=f"'{name}' cannot play magnaci yet; .* random, greedy"):
        make(name, "magnaci", Random(0))
    with pytest.raises(BadInput, match=f"'{name}' cannot play magnaci yet"):
        known(name, "magnaci")
    assert known(name) == "heuristic"


def test_a_game_without_an_evaluation_can_be_played_by_the_random_bot_only(monkeypatch):
    monkeypatch.setattr(bots, "find_spec", lambda _: None)

    with pytest.raises(BadInput, match="'greedy' cannot play magnaci yet; its bots are random"):
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
