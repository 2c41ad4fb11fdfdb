"""The bot that searches: the same from the same, within its bounds, and blind to what is hidden."""

from random import Random

import pytest

from interpares import Match, rules_of, slugs
from interpares.bots import judge_of, search
from interpares.bots.greedy import Judge
from interpares.bots.search import Budget, SearchBot
from interpares.games.magnaci.actions import Settle
from interpares.games.magnaci.cards import PROVINCE
from interpares.kernel.game import encode
from interpares.kernel.views import Perspective

UKRAINE = PROVINCE["ukraine"]
FEW = Budget(playouts=12)


def in_ukraine(game, seat):
    return float(game.players[seat].estates[UKRAINE])


def start():
    """The first estate: five provinces to choose from."""
    match = Match.start("magnaci", seats=3, seed=1)
    return match, match.waiting[0]


def later(slug, decisions, seed=3):
    """A position in which somebody has a choice, after random play."""
    game = Match.start(slug, seats=3, seed=seed).game
    random = Random(seed)
    for _ in range(decisions):
        seat = game.waiting[0]
        game.apply(seat, game.decision.sample(game, seat, random))
    while len(game.decision.options(game, game.waiting[0])) < 2:
        game.apply(game.waiting[0], game.decision.options(game, game.waiting[0])[0])
    return game, game.waiting[0]


def test_the_option_with_the_best_prospects_is_taken_and_the_game_is_left_alone():
    match, seat = start()
    before = encode(match.game)

    assert SearchBot(Judge(in_ukraine), Random(0), FEW).choose(match.perspective(seat)) == Settle(
        "ukraine"
    )
    assert encode(match.game) == before


def test_it_sees_beyond_the_first_step():
    """Worth something only once the next seat has settled, where one step ahead all is alike."""
    match, seat = start()
    following = match.game.copy()
    following.apply(seat, Settle("ukraine"))
    after = following.waiting[0]

    def late(game, of):
        settled = sum(sum(player.estates) for player in game.players)
        return in_ukraine(game, of) if settled > 1 and of == seat else 0.0

    bot = SearchBot(Judge(late), Random(0), Budget(playouts=60))

    assert after != seat
    assert bot.choose(match.perspective(seat)) == Settle("ukraine")


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("decisions", [2, 25])
def test_the_same_budget_gives_the_same_choice_and_hidden_things_do_not_matter(slug, decisions):
    game, seat = later(slug, decisions)
    rules = rules_of(slug)
    dream = rules.imagine(game, seat, Random(7))

    def choice(world):
        bot = SearchBot(judge_of(slug), Random(5), FEW)
        return bot.choose(Perspective(rules, world, seat))

    assert choice(game) == choice(game) == choice(dream)


def test_a_single_option_is_not_thought_about():
    match, seat = start()
    perspective = match.perspective(seat)
    perspective.options = [Settle("prussia")]
    bot = SearchBot(Judge(in_ukraine), Random(0), FEW)

    assert bot.choose(perspective) == Settle("prussia")
    assert not bot.tree


def test_what_is_seen_again_is_known_from_before():
    match, seat = start()
    bot = SearchBot(judge_of("magnaci"), Random(0), FEW)

    bot.choose(match.perspective(seat))
    bot.choose(match.perspective(seat))

    assert max(node.visits for node in bot.tree.values()) == 2 * FEW.playouts


def test_a_tree_that_grows_too_large_forgets_its_oldest_half(monkeypatch):
    monkeypatch.setattr(search, "MOST_NODES", 10)
    match, seat = start()
    bot = SearchBot(judge_of("magnaci"), Random(0), Budget(playouts=15))

    bot.choose(match.perspective(seat))
    assert len(bot.tree) <= 10
    bot.choose(match.perspective(seat))
    assert len(bot.tree) <= 10


def test_when_time_is_up_it_answers_at_once():
    match, seat = start()
    bot = SearchBot(judge_of("magnaci"), Random(0), Budget(playouts=10_000, seconds=0.0))

    assert bot.choose(match.perspective(seat)) in match.perspective(seat).options
    assert max(node.visits for node in bot.tree.values()) == 1
