"""The bot that searches: the same from the same, within its bounds, and blind to what is hidden."""

from random import Random

import pytest

from interpares import Match, rules_of, slugs
from interpares.bots import search_tree
from interpares.bots.baseline import RandomBot
from interpares.bots.greedy import Judge
from interpares.bots.search import SearchBot, Trial, better_half, surely_better
from interpares.bots.search_guide import Budget, Guide, guide_of
from interpares.bots.search_tree import Tree
from interpares.games.magnaci.actions import Settle
from interpares.games.magnaci.cards import PROVINCE
from interpares.kernel.game import encode
from interpares.kernel.values import snake
from interpares.kernel.views import Perspective

UKRAINE = PROVINCE["ukraine"]
FEW = Budget(playouts=4, options=2)
MANY = Budget(playouts=20, options=5, doubt=0.0)


def in_ukraine(game, seat):
    return float(game.players[seat].estates[UKRAINE])


def settled(game):
    return sum(sum(player.estates) for player in game.players)


class First:
    """Takes what is named first."""

    def choose(self, perspective):
        return perspective.options[0]


def first(game, seat, random):
    return game.decision.options(game, seat)[0]


def at_once(game, seat):
    """Nothing is looked at beyond the option itself."""
    return lambda world: True


def one_settles_more(game, seat):
    before = settled(game)
    return lambda world: settled(world) > before + 1


def to_the_end(game, seat):
    return lambda world: False


def anything(game, seat, random):
    return game.decision.sample(game, seat, random)


def guide(**replaced):
    """Magnaci in which only Ukraine counts and everybody does what comes first."""
    parts = {
        "judge": Judge(in_ukraine),
        "base": lambda random: First(),
        "policy": first,
        "evaluate": in_ukraine,
        "horizon": at_once,
    }
    return Guide(**parts | replaced)


def bot(budget=MANY, seed=0, **replaced):
    return SearchBot("magnaci", guide(**replaced), Random(seed), budget)


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


def trial(option, *values):
    made = Trial(option)
    made.values = list(values)
    return made


def test_the_option_with_the_best_prospects_is_taken_and_the_game_is_left_alone():
    match, seat = start()
    before = encode(match.game)

    assert bot().choose(match.perspective(seat)) == Settle("ukraine")
    assert encode(match.game) == before


def test_it_sees_as_far_as_the_horizon():
    """Worth something only once the next seat has settled, where one step ahead all is alike."""
    match, seat = start()
    begun = settled(match.game)

    def late(game, of):
        return in_ukraine(game, of) if settled(game) > begun + 1 and of == seat else 0.0

    near = bot(evaluate=late).weigh(match.perspective(seat))
    far = bot(evaluate=late, horizon=one_settles_more).weigh(match.perspective(seat))

    assert {each.worth for each in near} == {0.0}
    assert far[0].action == Settle("ukraine")
    assert far[0].worth > 0


def test_what_is_usual_stands_where_nothing_is_better():
    match, seat = start()
    searching = bot(evaluate=lambda game, seat: 0.0)

    assert searching.choose(match.perspective(seat)) == match.perspective(seat).options[0]


def test_a_question_without_weight_is_left_to_the_base():
    match, seat = start()
    searching = bot(weighty=frozenset({"another"}))

    assert searching.choose(match.perspective(seat)) == match.perspective(seat).options[0]
    assert not searching.grove.trees[0].nodes


def test_a_single_option_is_not_thought_about():
    match, seat = start()
    perspective = match.perspective(seat)
    perspective.options = [Settle("prussia")]

    def fail(*_):
        raise AssertionError

    assert bot(evaluate=fail).choose(perspective) == Settle("prussia")


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("decisions", [2, 25])
def test_the_same_budget_gives_the_same_choice_and_hidden_things_do_not_matter(slug, decisions):
    game, seat = later(slug, decisions)
    rules = rules_of(slug)
    dream = rules.imagine(game, seat, Random(7))

    def choice(world):
        searching = SearchBot(slug, guide_of(slug), Random(5), FEW)
        return searching.weigh(Perspective(rules, world, seat))

    assert choice(game) == choice(game) == choice(dream)


@pytest.mark.parametrize("slug", slugs())
def test_the_usual_is_a_legal_choice_of_everybody_all_through_a_match(slug):
    rules, guiding, random = rules_of(slug), guide_of(slug), Random(4)
    game = Match.start(slug, seats=max(rules.seats), seed=4).game
    for count in range(120):
        if game.outcome:
            break
        seat = game.waiting[count % len(game.waiting)]
        action = guiding.policy(game, seat, random)
        game.decision.check(game, seat, action)
        game.apply(seat, game.decision.sample(game, seat, random))


@pytest.mark.parametrize("slug", slugs())
def test_every_weighty_question_is_one_of_the_game(slug):
    names = {snake(each.__name__) for each in rules_of(slug).steps() if each.asks}

    assert guide_of(slug).weighty <= names


def test_trees_in_processes_of_their_own_give_the_same():
    match, seat = start()
    budget = Budget(playouts=12, options=3, trees=2)

    def weighed(*, processes):
        guiding = guide_of("magnaci")
        searching = SearchBot("magnaci", guiding, Random(1), budget, processes=processes)
        found = searching.weigh(match.perspective(seat))
        searching.end()
        return found

    assert weighed(processes=True) == weighed(processes=False)


def test_what_is_seen_again_is_known_from_before():
    match, seat = start()
    searching = bot(horizon=one_settles_more)
    (tree,) = searching.grove.trees

    searching.choose(match.perspective(seat))
    once = max(node.visits for node in tree.nodes.values())
    searching.choose(match.perspective(seat))

    assert max(node.visits for node in tree.nodes.values()) == 2 * once


def test_the_oftener_a_moment_comes_the_more_of_its_options_are_looked_at():
    match, seat = start()
    tree = Tree(rules_of("magnaci"), guide(horizon=one_settles_more))
    widths = []
    for _ in range(30):
        tree.playout(match.game.copy(), seat, Settle("prussia"), Random(0))
        widths.append(max((len(node.edges) for node in tree.nodes.values()), default=0))

    assert widths[0] == 1
    assert widths == sorted(widths)
    assert widths[-1] == 5


def test_everybody_seeks_his_own_good():
    """The next seat comes to do what is best for it, though the usual is something else."""
    match, seat = start()
    tree = Tree(rules_of("magnaci"), guide(horizon=one_settles_more))
    for _ in range(60):
        tree.playout(match.game.copy(), seat, Settle("prussia"), Random(0))

    (node,) = tree.nodes.values()
    assert max(node.edges, key=lambda option: node.edges[option].visits) == Settle("ukraine")


def test_a_tree_that_grows_too_large_forgets_its_oldest_half(monkeypatch):
    monkeypatch.setattr(search_tree, "MOST_NODES", 10)
    match, seat = start()
    tree = Tree(rules_of("magnaci"), guide(policy=anything, horizon=to_the_end))
    random, sizes = Random(0), []
    for _ in range(25):
        tree.playout(match.game.copy(), seat, Settle("ukraine"), random)
        sizes.append(len(tree.nodes))

    assert max(sizes) == 10
    assert min(sizes[10:]) < 10


def test_when_time_is_up_the_usual_is_said_at_once():
    match, seat = start()
    searching = bot(Budget(playouts=10_000, seconds=0.0))

    assert searching.choose(match.perspective(seat)) == match.perspective(seat).options[0]
    assert not searching.grove.trees[0].nodes


def test_the_worse_half_drops_out_but_never_the_usual():
    usual, good, better, bad = trial("a", 0), trial("b", 2), trial("c", 3), trial("d", 1)

    assert better_half([usual, good, better, bad], usual) == [better, good, usual]
    assert better_half([usual, good], usual) == [good, usual]


@pytest.mark.parametrize(
    "values, sure",
    [((2.0, 2.1, 1.9), True), ((9.0, -5.0, 0.0), False), ((1.0,), False), ((0.0, 0.0), False)],
)
def test_another_option_must_be_better_by_more_than_chance(values, sure):
    usual = trial("usual", *[0.0] * len(values))

    assert surely_better(trial("other", *values), usual, 1.0) is sure


def test_a_bot_that_searches_in_a_seat_of_random_ones_finishes_its_match():
    rules, random = rules_of("magnaci"), Random(2)
    game = Match.start("magnaci", seats=2, seed=2).game
    searching = SearchBot("magnaci", guide(policy=anything), random, Budget(playouts=2, options=2))
    bots = [searching, RandomBot(random)]
    while not game.outcome:
        seat = game.waiting[0]
        game.apply(seat, bots[seat].choose(Perspective(rules, game, seat)))

    assert game.outcome.reason
