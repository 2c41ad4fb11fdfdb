"""Bots by name and level."""

import math
from random import Random

import pytest
from msgspec.structs import replace

from interpares import BadInput, bots, slugs
from interpares.bots import (
    LEVELS,
    NAMES,
    PATIENCE_S,
    at_table,
    judge_of,
    known,
    levels_of,
    make,
    names_of,
    search_guide,
    strongest_at_once,
)
from interpares.bots.baseline import GlanceBot, RandomBot
from interpares.bots.florence_heuristic import FlorenceBot
from interpares.bots.greedy import GreedyBot
from interpares.bots.magnaci import evaluate, follow_up
from interpares.bots.search import SearchBot
from interpares.bots.search_guide import guide_of
from interpares.bots.signorie_heuristic import SignorieBot
from interpares.bots.veto_heuristic import VetoBot
from interpares.bots.veto_weights import STANDARD


def test_every_name_and_level_makes_a_bot():
    made = {name: type(make(name, "florence", Random(0))) for name in (*NAMES, *LEVELS)}

    assert made == {
        "random": RandomBot,
        "glance": GlanceBot,
        "greedy": GreedyBot,
        "brief": FlorenceBot,
        "heuristic": FlorenceBot,
        "mcts": SearchBot,
        "novice": GlanceBot,
        "squire": GreedyBot,
        "noble": FlorenceBot,
        "magnate": SearchBot,
    }


def test_an_unknown_name_is_answered_with_the_names_there_are():
    with pytest.raises(BadInput, match="no bot 'genius'; the bots are random, glance, greedy, "):
        known("genius")


def test_an_unknown_game_is_answered_with_the_games_there_are():
    with pytest.raises(BadInput, match=r"no game 'chess'; the games are .*magnaci"):
        make("greedy", "chess", Random(0))


@pytest.mark.parametrize("slug", slugs())
def test_every_game_has_all_levels(slug: str):
    assert levels_of(slug) == LEVELS


def test_every_game_but_magnaci_has_a_heuristic_bot():
    assert {slug for slug in slugs() if "heuristic" not in names_of(slug)} == {"magnaci"}


def test_the_strongest_that_answers_at_once_does_not_search_long():
    assert strongest_at_once("magnaci") == "brief"
    assert strongest_at_once("veto") == "heuristic"


def test_a_noble_of_signorie_thinks_of_one_turn_only():
    noble, whole = (make(name, "signorie", Random(0)) for name in ("noble", "heuristic"))

    assert isinstance(noble, SignorieBot)
    assert isinstance(whole, SignorieBot)
    assert noble.care.plan == ()
    assert whole.care.plan


def test_a_noble_of_veto_has_no_numbers_for_single_decks():
    noble, whole = (make(name, "veto", Random(0)) for name in ("noble", "heuristic"))

    assert isinstance(noble, VetoBot)
    assert isinstance(whole, VetoBot)
    assert (noble.weights, whole.weights) == (STANDARD, None)
    assert noble.care.most < whole.care.most


def test_a_noble_of_florence_values_objects_by_shorter_plans():
    noble, whole = (make(name, "florence", Random(0)) for name in ("noble", "heuristic"))

    assert isinstance(noble, FlorenceBot)
    assert isinstance(whole, FlorenceBot)
    assert noble.beam < whole.beam


def test_without_a_heuristic_of_its_own_a_game_gets_a_short_search():
    noble, magnate = (make(level, "magnaci", Random(0)) for level in ("noble", "magnate"))

    assert isinstance(noble, SearchBot)
    assert isinstance(magnate, SearchBot)
    assert noble.budget.playouts < magnate.budget.playouts


def test_at_a_table_nobody_waits_long_for_a_search():
    bot = at_table("magnate", "magnaci", Random(0))

    assert isinstance(bot, SearchBot)
    assert bot.budget == replace(guide_of("magnaci").budget, seconds=PATIENCE_S)
    assert make("magnate", "magnaci", Random(0)).budget.seconds == math.inf


def test_a_game_without_an_evaluation_can_be_played_by_the_random_bot_only(monkeypatch):
    monkeypatch.setattr(bots, "find_spec", lambda _: None)
    monkeypatch.setattr(search_guide, "find_spec", lambda _: None)

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
