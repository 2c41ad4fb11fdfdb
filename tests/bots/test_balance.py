"""Balance reports: honest counts, marks that chance explains or not, and what of it is ours."""

import itertools
import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.interrupting import interrupt_at
from interpares import BadInput, Match, rules_of, slugs
from interpares.bots.balance import counting, reporting, telling
from interpares.bots.balance.counting import Counted, counted, section, surely_below
from interpares.bots.balance.entries import entries_of
from interpares.bots.balance.playing import Sample, Task, play
from interpares.bots.balance.reporting import balance
from interpares.bots.workers import Workers
from interpares.games.florence.events import BidMade, Built, TurnEnded
from interpares.games.veto.setup import ChooseSetup

NO_TRADE = {"trade": False}


def sample(index, winner, *had, reason="finished", points=()):
    """A game of as many players as had something."""
    return Sample(
        index=index,
        reason=reason,
        decisions=10 + index,
        winners=() if winner is None else (winner,),
        scores=tuple(20 if seat == winner else 10 for seat in range(len(had))),
        had=tuple({"card": each} for each in had),
        points=points or ({},) * len(had),
    )


def by_chance(task):
    """A game that was not played: everything about it hangs on its deal alone."""
    random = Random(f"{task.deal} {task.options}")
    had = [tuple(sorted(random.sample("abcdef", 2))) for _ in range(task.seats)]
    return sample(task.index, random.randrange(task.seats), *had)


@pytest.fixture
def unplayed(monkeypatch):
    asked = []

    def one(task):
        asked.append(task.index)
        return by_chance(task)

    monkeypatch.setattr(reporting, "play", one)
    return asked


def reported(**changed):
    asked = {"seats": 3, "games": 6, "bot": "novice", "settings": [NO_TRADE]}
    return balance("magnaci", **asked | changed)


def group(found, name):
    return next(each for each in found.sections[0].groups if each.name == name)


def test_seats_houses_and_cards_are_counted_against_the_mean_of_their_kind():
    samples = [
        sample(0, 0, ("a", "b"), ("c",)),
        sample(1, 0, ("a",), ("b", "c")),
        sample(2, 1, ("c",), ("a",)),
        sample(3, None, ("a",), ("b",), reason="collapsed"),
    ]

    found = section({}, samples, {"a": ("cards.toml: price",)})

    seats, cards = found.groups
    assert [(each.id, each.games, each.wins) for each in seats.rows] == [("0", 3, 2), ("1", 3, 1)]
    assert [(each.id, each.games, each.wins) for each in cards.rows] == [
        ("a", 3, 3),
        ("b", 2, 1),
        ("c", 3, 0),
    ]
    assert (seats.win_rate, found.even) == (0.5, 0.5)
    assert cards.win_rate == 0.5
    assert cards.rows[0].ours == ("cards.toml: price",)
    assert (found.games, found.shared_defeats) == (4, 1)
    assert found.endings == {"collapsed": 1, "finished": 3}
    assert found.decisions == 11.5


def test_points_are_means_of_all_and_of_winners():
    points = ({"law": 3.0, "all": 4.0}, {"(helpers)": 2.0, "all": 8.0})
    samples = [sample(0, 1, ("a",), ("b",), points=points)]

    found = section({}, samples, {}).points

    assert [(each.name, each.all, each.winners) for each in found] == [
        ("law", 1.5, 0.0),
        ("all", 6.0, 8.0),
        ("(helpers)", 1.0, 2.0),
    ]


def test_where_everybody_lost_all_games_nothing_is_counted():
    found = section({}, [sample(0, None, ("a",), ("b",), reason="collapsed")], {})

    assert found.groups == found.points == ()
    assert (found.off, found.sure, found.shared_defeats) == (0, 0, 1)


def test_a_thing_that_always_wins_is_surely_off_and_an_even_one_is_not():
    strong = [sample(at, 0, ("a",), ("b",)) for at in range(40)]
    even = [sample(at, at % 2, ("c",), ("d",)) for at in range(40)]

    found = section({}, strong + even, {})

    marks = {each.id: (each.off, each.sure) for each in found.groups[1].rows}
    assert marks == {"a": (True, True), "b": (True, True), "c": (False, False), "d": (False, False)}
    assert found.off >= found.sure >= 2
    assert found.expected_off == pytest.approx(0.05 * 6, abs=0.05)


@given(st.integers(1, 60), st.data(), st.floats(0.05, 0.95))
def test_the_chance_of_so_many_wins_is_that_of_the_binomial_test(games, data, rate):
    wins = data.draw(st.integers(0, games))
    each = [math.comb(games, k) * rate**k * (1 - rate) ** (games - k) for k in range(games + 1)]
    expected = sum(one for one in each if one <= each[wins] * (1 + 1e-6))

    chance = Counted("card", "a", games, wins).chance(rate)

    assert chance == pytest.approx(min(1, expected), rel=1e-3, abs=1e-9)


def test_a_rate_of_nothing_or_all_tells_nothing():
    assert Counted("card", "a", 5, 0).chance(0.0) == Counted("card", "a", 5, 5).chance(1.0) == 1.0


def test_the_more_rows_the_less_a_small_chance_says():
    """Benjamini and Hochberg's own example."""
    chances = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344]
    chances += [0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]

    assert surely_below(chances) == 0.0095
    assert surely_below([0.5, 0.04]) < 0
    assert surely_below([]) < 0


@given(st.lists(st.floats(0, 1), max_size=30), st.randoms())
def test_what_is_sure_hangs_on_the_chances_not_on_their_order(chances, random):
    shuffled = random.sample(chances, len(chances))

    assert surely_below(shuffled) == surely_below(chances)
    assert all(each <= 0.05 for each in chances if each <= surely_below(chances))


@given(st.integers(0, 99), st.randoms())
def test_the_order_of_games_changes_no_count(seed, random):
    tasks = [Task(deal, "magnaci", "random", 3, {}, seed + deal) for deal in range(12)]
    samples = [by_chance(each) for each in tasks]
    shuffled = random.sample(samples, len(samples))

    assert counted(shuffled) == counted(samples)
    assert sum(each.wins for each in counted(samples) if each.group == counting.SEAT) == 12


def test_an_interrupted_report_goes_on_and_ends_as_if_it_had_not_been(unplayed, tmp_path):
    state, settings = tmp_path / "magnaci.jsonl", [NO_TRADE, {"trade": True}]
    at_once = reported(settings=settings)
    of_whole, done = list(unplayed), []
    unplayed.clear()

    with pytest.raises(KeyboardInterrupt):
        reported(settings=settings, state=state, progress=interrupt_at(5, done))
    resumed = reported(settings=settings, state=state)

    assert unplayed == of_whole == list(range(12))
    assert resumed == at_once
    assert [each.options for each in resumed.sections] == settings
    assert [each.games for each in resumed.sections] == [6, 6]
    with pytest.raises(BadInput, match="with other settings"):
        reported(state=state)
    assert reported(settings=settings, state=state, games=2).sections[0].games == 2


def test_played_games_are_the_same_with_more_processes():
    one = reported()

    assert reported(workers=Workers(jobs=2)) == one
    assert sum(each.games for each in group(one, "seat").rows) == 3 * (
        one.sections[0].games - one.sections[0].shared_defeats
    )
    assert {each.id for each in group(one, "office won").rows} >= {"primate"}


def test_families_are_dealt_by_chance_unless_somebody_chose_them():
    """Else nobody could tell a family from its seat."""

    def families(deal, **options):
        return Task(0, "magnaci", "random", 3, options, deal).complete()["families"]

    assert len({families(deal)[0] for deal in range(9)}) > 1
    assert families(4) == families(4)
    chosen = ["sapieha", "potocki", "lubomirski"]
    assert families(4, families=chosen) == chosen
    assert "families" not in reported(games=1).sections[0].options


@pytest.mark.parametrize("slug", slugs())
def test_every_game_tells_what_its_players_had_and_the_ids_are_those_of_the_data(slug):
    seats = min(rules_of(slug).seats)

    played = play(Task(0, slug, "random", seats, {}, 3))

    assert len(played.had) == len(played.points) == seats
    assert played.decisions > 10
    groups = set(itertools.chain(*played.had))
    assert len(groups) > 2
    ids = {each for had in played.had for each in itertools.chain(*had.values())}
    known = {each for each in ids if each in entries_of(slug)}
    assert len(known) > len(ids) / 2
    for seat, points in enumerate(played.points):
        if played.scores and "all" in points:
            assert points["all"] == played.scores[seat]


@pytest.mark.parametrize("slug", ["sigismundus", "signorie", "florence"])
def test_the_sources_add_up_to_the_score(slug):
    played = play(Task(0, slug, "greedy", min(rules_of(slug).seats), {}, 5))

    for points in played.points:
        parts = [
            value for name, value in points.items() if name != "all" and not name.startswith("(")
        ]
        assert sum(parts) == pytest.approx(points["all"])


def test_decks_of_veto_are_drawn_by_lot_and_known_again():
    decks = set()
    for deal in range(3):
        played = play(Task(0, "veto", "random", 2, {}, deal))
        decks |= {each["deck"] for each in played.had}
        assert all(each["faction"] and each["drawn by round 4"] for each in played.had)

    assert len(decks) > 2
    assert all(entries_of("veto")[deck] for (deck,) in decks)


def test_only_the_choice_of_a_deck_is_left_to_chance_in_veto():
    game = Match.start("veto", seats=2, seed=1).game

    assert isinstance(game.decision, ChooseSetup)
    assert telling.telling_of("veto").by_chance(game)


def test_a_game_without_a_module_tells_what_its_events_name():
    taken = telling.named_entries("florence")

    assert list(taken(None, Built(1, "workshop", "a1", 700))) == [(1, "built building", "workshop")]
    assert list(taken(None, BidMade(0, 300))) == list(taken(None, TurnEnded(0))) == []
    assert telling.named_seats("florence")(Match.start("florence", seats=3, seed=1).game, 0)


def test_what_is_ours_is_named_with_its_file():
    assert entries_of("signorie")["helper_row_top"] == ("helpers.toml: all",)
    assert entries_of("magnaci")["bishopric"] == ("laws.toml: symbols",)
    assert any(not ours for ours in entries_of("magnaci").values())


@pytest.mark.parametrize(
    "changed, reason",
    [
        ({"games": 0}, "must be at least 1"),
        ({"bot": "king"}, "no bot 'king'"),
        ({"seats": 9}, "played by 2, 3, 4, 5 seats"),
        ({"settings": [{"luck": True}]}, "'luck' is no option of magnaci"),
    ],
)
def test_wrong_arguments_are_refused_in_words(changed, reason):
    with pytest.raises(BadInput, match=reason):
        reported(**changed)
