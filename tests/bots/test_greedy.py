"""The greedy bot knows a perspective and a judge, and nothing else."""

from collections import Counter
from random import Random
from types import SimpleNamespace

from interpares import Match, rules_of
from interpares.bots.baseline import RandomBot
from interpares.bots.greedy import MOST_OPTIONS, GreedyBot, Judge
from interpares.games.magnaci.actions import Order, Settle
from interpares.games.magnaci.cards import PROVINCE
from interpares.kernel.game import encode

UKRAINE = PROVINCE["ukraine"]


def in_ukraine(game, seat):
    return float(game.players[seat].estates[UKRAINE])


def indifferent(game, seat):
    return 0.0


def start():
    """The first estate: five provinces to choose from."""
    match = Match.start("magnaci", seats=3, seed=1)
    return match, match.waiting[0]


def only(perspective, **replaced):
    """A perspective of which a bot gets the bare necessities."""
    parts = {name: getattr(perspective, name) for name in ("seat", "options", "imagine")}
    return SimpleNamespace(**parts | replaced)


def test_the_option_with_the_best_evaluation_is_taken():
    match, seat = start()
    bot = GreedyBot(Judge(in_ukraine), Random(0))

    assert bot.choose(match.perspective(seat)) == Settle("ukraine")


def test_only_options_seat_and_imagined_worlds_are_used_and_the_game_is_left_alone():
    match, seat = start()
    before = encode(match.game)
    bot = GreedyBot(Judge(in_ukraine), Random(0))

    assert bot.choose(only(match.perspective(seat))) == Settle("ukraine")
    assert encode(match.game) == before


def test_what_is_imagined_decides_whatever_the_game_is():
    """In the dreams, unlike in the game, everybody else is everywhere but in Prussia."""
    match, seat = start()
    dreams = []

    def dream(random):
        world = rules_of("magnaci").imagine(match.game, seat, random)
        for other in world.others(seat):
            world.players[other].estates = (0, 1, 1, 1, 1)
        dreams.append(world)
        return world

    def alone(game, seat):
        mine = game.players[seat].estates.index(1)
        return -float(sum(game.players[each].estates[mine] for each in game.others(seat)))

    bot = GreedyBot(Judge(alone), Random(0), worlds=3)

    assert bot.choose(only(match.perspective(seat), imagine=dream)) == Settle("prussia")
    assert len(dreams) == 3


def test_all_options_are_tried_in_the_same_worlds_once_each():
    match, seat = start()
    tried = Counter()

    def evaluate(game, asked):
        tried[game.seed, game.players[asked].estates] += 1
        return 0.0

    GreedyBot(Judge(evaluate), Random(0), worlds=3).choose(match.perspective(seat))

    assert len({seed for seed, _ in tried}) == 3
    assert len(tried) == 3 * 5
    assert set(tried.values()) == {1}


def test_equals_are_decided_by_the_bots_own_chance():
    match, seat = start()
    chosen = {
        GreedyBot(Judge(indifferent), Random(number)).choose(match.perspective(seat))
        for number in range(40)
    }

    assert len(chosen) == 5


def test_the_same_chance_makes_the_same_choice():
    match, seat = start()
    perspective = match.perspective(seat)
    for kind in (RandomBot, lambda random: GreedyBot(Judge(indifferent), random)):
        first = [kind(Random(number)).choose(perspective) for number in range(10)]

        assert [kind(Random(number)).choose(perspective) for number in range(10)] == first
        assert len(set(first)) > 1


def test_a_single_option_needs_no_thought():
    match, seat = start()
    narrow = only(match.perspective(seat), options=[Settle("prussia")], imagine=None)

    assert GreedyBot(Judge(in_ukraine), Random(0)).choose(narrow) == Settle("prussia")


def test_of_very_many_options_a_sample_is_tried():
    match, seat = start()
    options = [Order((number,)) for number in range(MOST_OPTIONS + 60)]
    tried = []

    class World:
        decision = outcome = None

        def copy(self):
            return self

        def apply(self, seat, action):
            tried.append(action)

    many = only(match.perspective(seat), options=options, imagine=lambda _: World())

    GreedyBot(Judge(indifferent), Random(0), worlds=1).choose(many)

    assert len(set(tried)) == len(tried) == MOST_OPTIONS


def test_options_that_promise_nothing_are_not_tried():
    match, seat = start()
    judge = Judge(in_ukraine, promising=lambda options: options[:2])

    chosen = GreedyBot(judge, Random(0)).choose(match.perspective(seat))

    assert chosen in (Settle("prussia"), Settle("lithuania"))


def test_consequences_unfold_before_the_evaluation():
    """The other seats settle in Ukraine by themselves before the world is looked at."""
    match, seat = start()
    seen = []

    def follow_up(game, asked):
        assert asked == match.game.decision
        waits_for_an_estate = type(game.decision) is type(asked)
        return Settle("ukraine") if waits_for_an_estate else None

    def evaluate(game, seat):
        seen.append(sum(player.estates[UKRAINE] for player in game.players))
        return 0.0

    GreedyBot(Judge(evaluate, follow_up), Random(0), worlds=1).choose(match.perspective(seat))

    assert sorted(seen) == [2, 2, 2, 2, 3]


def test_of_equal_options_the_one_with_fewer_consequences_is_taken():
    match, seat = start()

    def follow_up(game, asked):
        last = game.players[seat].estates[UKRAINE] and len(game.agenda) > 5
        return Settle("prussia") if not last and game.phase == "setup" else None

    bot = GreedyBot(Judge(indifferent, follow_up), Random(0), worlds=1)

    assert bot.choose(match.perspective(seat)) == Settle("ukraine")
