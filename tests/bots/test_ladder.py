"""The ladder: the same deals for all, ratings that are fair to many seats, nothing lost."""

import itertools
import json
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.interrupting import interrupt_at
from interpares import BadInput, rules_of, slugs
from interpares.bots import levels_of
from interpares.bots.ladder import climbing
from interpares.bots.ladder.climbing import ladder
from interpares.bots.ladder.publishing import current, publish, published
from interpares.bots.ladder.ratings import MIDDLE, rated
from interpares.bots.ladder.schedule import (
    Bout,
    Pair,
    pairs_of,
    schedule,
    task_of,
    usual_pairs,
    whole,
)
from interpares.bots.league_state import Result

NO_TRADE = {"trade": False}
PAIRS = [Pair(*each) for each in itertools.permutations(["novice", "squire", "noble"], 2)]


def climbed(**changed):
    asked = {"seats": [2], "games": 4, "options": NO_TRADE, "pairs": ["squire:novice"]}
    return ladder("magnaci", **asked | changed)


def timeless(found):
    """All of a ladder but how long the bots thought."""
    tables = [
        msgspec.structs.replace(
            table,
            levels=tuple(msgspec.structs.replace(each, seconds=0) for each in table.levels),
        )
        for table in found.tables
    ]
    return msgspec.structs.replace(found, tables=tuple(tables))


def by_chance(bout):
    """A game that was not played: its end hangs on nothing but what is the bout's own."""
    random = Random(str(bout))
    ranks = list(range(1, bout.seats + 1))
    random.shuffle(ranks)
    lost = random.random() < 0.2
    seconds, decisions = (0.5,) * bout.seats, (7,) * bout.seats
    return Result(bout, "finished", () if lost else tuple(ranks), seconds, decisions)


@pytest.fixture
def unplayed(monkeypatch):
    """Games that end by chance at once; gives the bouts in the order in which they were asked."""
    asked = []

    def play(task):
        asked.append(task.index)
        return by_chance(task.index)

    monkeypatch.setattr(climbing, "play", play)
    return asked


schedules = st.fixed_dictionaries(
    {
        "pairs": st.lists(st.sampled_from(PAIRS), min_size=1, unique=True),
        "seats": st.lists(st.integers(2, 5), min_size=1, unique=True),
        "games": st.integers(0, 17),
        "seed": st.integers(0, 9000),
    }
)


@given(schedules)
def test_every_pair_gets_every_deal_in_every_rotation(asked):
    bouts = schedule(**asked)

    assert len(set(bouts)) == len(bouts)
    for pair, seats in itertools.product(asked["pairs"], asked["seats"]):
        own = [each for each in bouts if (each.pair, each.seats) == (pair, seats)]
        deals = {each.deal for each in own}
        assert asked["games"] <= len(own) < asked["games"] + seats
        assert deals == set(range(asked["seed"], asked["seed"] + len(own) // seats))
        assert {(each.deal, each.turn) for each in own} == {
            (deal, turn) for deal in deals for turn in range(seats)
        }


@given(schedules, st.randoms())
def test_the_order_in_which_games_end_changes_nothing(asked, random):
    results = [by_chance(bout) for bout in schedule(**asked)]
    shuffled = random.sample(results, len(results))
    facts = climbing.identity(rules_of("florence"), {}, 0)

    assert climbing.told(facts, shuffled) == climbing.told(facts, results)


@given(schedules, st.randoms())
def test_a_deal_that_was_not_played_from_every_seat_is_left_out(asked, random):
    results = [by_chance(bout) for bout in schedule(**asked)]
    kept = [each for each in results if random.random() < 0.8]

    counted = {each.index for each in whole(kept)}

    for bout in {each.index for each in kept}:
        turns = [
            Bout(bout.seats, bout.deal, bout.higher, bout.lower, turn) for turn in range(bout.seats)
        ]
        everywhere = all(turn in {each.index for each in kept} for turn in turns)
        assert (bout in counted) == everywhere


def test_the_lone_one_sits_where_it_is_its_turn():
    task = task_of("florence", Bout(4, 17, "noble", "squire", 2), {})

    assert task.bots == ("greedy", "greedy", "brief", "greedy")
    assert task.deal == 17


@pytest.mark.parametrize("slug", slugs())
def test_every_level_meets_the_one_below(slug):
    levels = list(levels_of(slug))
    pairs = usual_pairs(slug)

    assert pairs[: len(levels) - 1] == tuple(map(Pair, levels[1:], levels))
    assert {each for pair in pairs for each in (pair.higher, pair.lower)} == set(levels)


def test_an_interrupted_ladder_goes_on_and_ends_as_if_it_had_not_been(unplayed, tmp_path):
    state, whole_run = tmp_path / "magnaci.jsonl", climbed(seats=[2, 3], games=6)
    of_whole, done = list(unplayed), []
    unplayed.clear()

    with pytest.raises(KeyboardInterrupt):
        climbed(seats=[2, 3], games=6, states=[state], progress=interrupt_at(5, done))
    resumed = climbed(
        seats=[2, 3], games=6, states=[state], progress=lambda *each: done.append(each)
    )

    assert unplayed == of_whole
    assert done == [(number, 12) for number in range(1, 13)]
    assert resumed == whole_run


def test_a_ladder_grows_table_by_table_and_from_several_files(unplayed, tmp_path):
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    at_once = climbed(seats=[2, 3], games=6)
    climbed(seats=[2], games=6, states=[one])
    climbed(seats=[3], games=6, states=[other])
    unplayed.clear()

    together = climbed(seats=[2, 3], games=6, states=[tmp_path / "new.jsonl", one, other])

    assert unplayed == []
    assert together == at_once
    assert climbed(games=0, states=[one, other]) == at_once
    with pytest.raises(BadInput, match="no state file"):
        climbed(games=0, states=[one, tmp_path / "missing.jsonl"])


def test_the_state_of_another_ladder_is_refused(unplayed, tmp_path):
    state = tmp_path / "magnaci.jsonl"
    climbed(states=[state])

    with pytest.raises(BadInput, match="with other seed"):
        climbed(states=[state], seed=1)
    with pytest.raises(BadInput, match="with other options"):
        climbed(states=[state], options={})


def test_a_played_ladder_is_the_same_with_more_processes_and_squires_win():
    found = climbed()
    (table,) = found.tables

    assert timeless(climbed(workers=climbing.Workers(jobs=2))) == timeless(found)
    assert [each.level for each in table.levels] == ["novice", "squire"]
    (pair,) = table.pairs
    assert (pair.higher, pair.lower, pair.games) == ("squire", "novice", 4)
    assert pair.wins >= 3
    assert sum(each.games for each in pair.by_seat) == 4 - pair.shared_defeats
    novice, squire = table.levels
    assert (squire.rating, squire.interval) == (MIDDLE, None)
    assert novice.interval[0] < novice.rating < novice.interval[1]
    assert novice.rating < MIDDLE
    assert squire.seconds > novice.seconds


@pytest.mark.parametrize(
    "changed, reason",
    [
        ({"pairs": ["squire"]}, "'squire' is no pair of levels"),
        ({"pairs": ["squire:squire"]}, "is no pair of levels"),
        ({"pairs": ["king:squire"]}, "no level 'king' in magnaci; its levels are novice, squire"),
        ({"seats": [7]}, "played by 2, 3, 4, 5 seats"),
        ({"games": -1}, "must be at least 0"),
    ],
)
def test_wrong_arguments_are_refused_in_words(changed, reason):
    with pytest.raises(BadInput, match=reason):
        climbed(**changed)


def test_pairs_can_be_named():
    assert pairs_of("florence", ["noble:novice", "noble:novice"]) == (Pair("noble", "novice"),)


def every_place_once(level, seats):
    """The lone one of a level finishes in every place equally often: no stronger than the rest."""
    for turn, place in itertools.product(range(seats), range(1, seats + 1)):
        others = iter([each for each in range(1, seats + 1) if each != place])
        yield (
            [level if seat == turn else "squire" for seat in range(seats)],
            [place if seat == turn else next(others) for seat in range(seats)],
        )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_seat_of_many_is_rated_like_a_seat_of_two(seats):
    ratings = rated(["novice", "squire"], every_place_once("novice", seats))

    assert ratings["novice"].points == pytest.approx(MIDDLE)
    assert ratings["squire"].spread == 0
    assert ratings["novice"].spread > 0


def test_three_of_four_games_are_odds_of_three_to_one():
    games = [(["noble", "squire"], [1, 2])] * 3000 + [(["noble", "squire"], [2, 1])] * 1000

    ratings = rated(["squire", "noble"], games)

    assert ratings["noble"].points == pytest.approx(MIDDLE + 190.85, abs=0.2)
    assert ratings["noble"].spread == pytest.approx(1.96 * 173.72 / (4000 * 0.1875) ** 0.5, abs=0.1)


def test_who_wins_all_games_is_not_infinitely_strong():
    few = rated(["squire", "noble"], [(["noble", "squire"], [1, 2])] * 20)
    many = rated(["squire", "noble"], [(["noble", "squire"], [1, 2])] * 200)

    assert MIDDLE < few["noble"].points < many["noble"].points < MIDDLE + 1500


def test_shared_places_move_the_levels_together():
    tied = rated(["squire", "noble"], [(["noble", "squire"], [1, 1])] * 20)

    assert tied["noble"].points == pytest.approx(MIDDLE)


@given(st.lists(st.sampled_from([(1, 2, 3), (2, 1, 3), (3, 1, 2)]), max_size=20), st.randoms())
def test_the_order_of_games_does_not_change_a_rating(places, random):
    games = [(["noble", "squire", "novice"], each) for each in places]
    levels = ["novice", "squire", "noble"]

    assert rated(levels, random.sample(games, len(games))) == rated(levels, games)


def test_a_published_ladder_comes_back_as_it_was(unplayed, tmp_path):
    found = climbed(seats=[2, 3], games=12)

    path = publish(found, tmp_path)

    assert path.name == "magnaci.json"
    assert published("magnaci", tmp_path) == found
    assert current(found)
    assert not current(msgspec.structs.replace(found, version=0))
    assert published("veto", tmp_path) is None


def test_an_empty_ladder_is_not_published(unplayed, tmp_path):
    with pytest.raises(BadInput, match="nothing to publish of magnaci"):
        publish(climbed(games=0), tmp_path)


def damaged(found, path, **changed):
    data = msgspec.json.decode(msgspec.json.encode(found))
    data["tables"][0]["pairs"][0] |= changed
    path.write_text(json.dumps(data), "utf-8")


@pytest.mark.parametrize(
    "changed, reason",
    [
        ({"wins": 99}, "squire against novice at 2 seats: the numbers do not add up"),
        ({"interval": [0.0, 1.0]}, "the numbers do not add up"),
        ({"by_seat": [[1, 2]]}, "the numbers do not add up"),
        ({"higher": "king"}, "king against novice at 2 seats: a level without a rating"),
        ({"luck": 1}, "unknown field `luck`"),
    ],
)
def test_a_damaged_table_is_refused_by_name(unplayed, tmp_path, changed, reason):
    found = climbed()
    damaged(found, tmp_path / "magnaci.json", **changed)

    with pytest.raises(BadInput, match=f"magnaci.json: .*{reason}"):
        published("magnaci", tmp_path)


@pytest.mark.parametrize("slug", slugs())
def test_what_is_published_can_be_read(slug):
    found = published(slug)

    assert found is None or found.game == slug
