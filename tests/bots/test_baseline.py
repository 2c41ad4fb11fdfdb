"""The simplest bots."""

from collections import Counter
from random import Random

import pytest

from interpares import Match, slugs
from interpares.bots import make
from interpares.bots.baseline import GlanceBot
from interpares.bots.greedy import Judge
from interpares.games.magnaci.actions import Settle
from interpares.games.magnaci.cards import PROVINCE, PROVINCES


def start():
    """The first estate: five provinces to choose from."""
    match = Match.start("magnaci", seats=3, seed=1)
    return match.perspective(match.waiting[0])


def by_place(game, seat):
    """The later a province is named the better."""
    return float(
        sum(at * game.players[seat].estates[PROVINCE[each]] for at, each in enumerate(PROVINCES))
    )


def provinces_chosen(rash, monkeypatch):
    """How often each is chosen by players who act so often without a second thought."""
    monkeypatch.setattr(GlanceBot, "RASH", rash)
    bots = [GlanceBot(Judge(by_place), Random(seed)) for seed in range(200)]
    return Counter(bot.choose(start()).province for bot in bots)


def test_of_two_options_the_better_one_is_taken(monkeypatch):
    chosen = provinces_chosen(0.0, monkeypatch)

    assert chosen[PROVINCES[0]] == 0
    assert [each for each, _ in chosen.most_common()] == list(reversed(PROVINCES[1:]))


def test_what_comes_to_mind_first_may_be_the_worst(monkeypatch):
    chosen = provinces_chosen(GlanceBot.RASH, monkeypatch)

    assert 0 < chosen[PROVINCES[0]] < chosen[PROVINCES[-1]] / 2


def test_only_promising_options_come_to_mind():
    judge = Judge(by_place, promising=lambda options: options[:1])

    assert GlanceBot(judge, Random(0)).choose(start()) == Settle(PROVINCES[0])


@pytest.mark.parametrize("slug", slugs())
def test_a_novice_never_gives_up_a_match(slug: str):
    match = Match.start(slug, seats=3, seed=3)
    bot = make("novice", slug, Random(3))
    said = Counter()
    while match.outcome is None and match.n < 250:
        seat = match.waiting[0]
        action = bot.choose(match.perspective(seat))
        said[type(action).__name__] += 1
        match.play(seat, action)

    assert not said["Concede"]
