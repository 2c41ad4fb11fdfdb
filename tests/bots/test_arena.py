"""The league: fair seating, honest numbers, and no game lost by an interruption."""

import json
import time

import pytest

from bots.interrupting import interrupt_at
from interpares import BadInput, Match
from interpares.bots.arena import TimedBot, arena, rated, schedule
from interpares.bots.intervals import wilson
from interpares.bots.league_state import Result

NO_TRADE = {"trade": False}


def league(**changed):
    asked = {"bots": ["random", "novice"], "seats": 3, "games": 6, "options": NO_TRADE}
    return arena("magnaci", **asked | changed)


def timeless(table):
    rows = [
        {key: value for key, value in row.items() if key != "seconds_per_decision"}
        for row in table["bots"]
    ]
    return table | {"bots": rows}


def result(index, ranks):
    seats = len(ranks) or 2
    return Result(index, "finished" if ranks else "collapsed", ranks, (0.0,) * seats, (1,) * seats)


def test_every_bot_sits_in_every_seat_equally_often_on_the_same_deals():
    tasks = schedule("magnaci", ("a", "b", "c"), {}, 7, 40)

    assert [task.index for task in tasks] == list(range(9))
    assert [task.deal for task in tasks] == [40] * 3 + [41] * 3 + [42] * 3
    for bot in "abc":
        assert sorted(task.bots.index(bot) for task in tasks) == [0] * 3 + [1] * 3 + [2] * 3


def test_the_table_has_the_keys_of_the_contract():
    table = league(games=1)

    assert list(table) == ["game", "seats", "games", "bots", "shared_defeats", "endings"]
    assert list(table["bots"][0]) == [
        "bot",
        "games",
        "wins",
        "win_rate",
        "interval",
        "rating",
        "rating_interval",
        "seconds_per_decision",
        "shared_defeats",
    ]


def test_counts_add_up_and_shared_defeats_are_no_wins():
    """MA-1.4: a collapse is nobody's win; a level counts as the bot behind it."""
    table = league(bots=["random"], games=24)

    (row,) = table["bots"]
    assert (table["game"], table["seats"], table["games"]) == ("magnaci", 3, 24)
    assert row["bot"] == "random"
    assert row["games"] == 3 * 24
    assert 0 < table["shared_defeats"] < 24
    assert table["shared_defeats"] == table["endings"]["collapsed"]
    assert row["shared_defeats"] == 3 * table["shared_defeats"]
    assert row["wins"] == 24 - table["shared_defeats"]
    assert row["win_rate"] == pytest.approx(1 / 3, abs=1e-4)


def test_greedy_beats_random():
    table = league(bots=["greedy", "random"], games=9)

    greedy, random = table["bots"]
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert (greedy["games"], random["games"]) == (9, 18)
    assert greedy["wins"] + random["wins"] + table["shared_defeats"] == 9
    assert greedy["win_rate"] > 0.7
    assert greedy["rating"] > random["rating"]
    assert greedy["seconds_per_decision"] > random["seconds_per_decision"] >= 0


def test_the_number_of_jobs_changes_nothing():
    assert timeless(league(jobs=2)) == timeless(league())


def test_the_smallest_table_that_fits_is_the_default():
    assert league(bots=["random"] * 4, seats=None, games=1)["seats"] == 4
    assert league(bots=["random"], seats=None, games=1)["seats"] == 2


def test_an_interrupted_league_goes_on_and_ends_as_if_it_had_not_been(tmp_path):
    state, done = tmp_path / "league.jsonl", []

    with pytest.raises(KeyboardInterrupt):
        league(state=state, progress=interrupt_at(2, done))
    resumed = league(state=state, progress=lambda *each: done.append(each))

    assert done == [(number, 6) for number in range(1, 7)]
    assert timeless(resumed) == timeless(league())
    again = league(state=state, progress=lambda *each: done.append(each))
    assert len(done) == 6
    assert again == resumed


def test_a_line_cut_off_in_the_middle_is_played_again(tmp_path):
    state = tmp_path / "league.jsonl"
    whole = league(state=state)
    lines = state.read_bytes().splitlines(keepends=True)
    state.write_bytes(b"".join(lines[:4]) + lines[4][:20])

    assert timeless(league(state=state)) == timeless(whole)
    results = state.read_bytes().splitlines()[1:]
    assert [json.loads(line)["index"] for line in results] == list(range(6))


@pytest.mark.parametrize(
    "changed, what",
    [
        ({"seed": 1}, "seed"),
        ({"options": {"trade": True}}, "options"),
        ({"bots": ["greedy", "random"]}, "bots"),
        ({"seats": 2}, "bots, options"),
    ],
)
def test_the_state_of_another_league_is_refused_and_left_alone(changed, what, tmp_path):
    state = tmp_path / "league.jsonl"
    league(state=state, games=3)
    before = state.read_bytes()

    with pytest.raises(BadInput, match=f"belongs to another league, with other {what}"):
        league(**{"games": 3} | changed, state=state)
    assert state.read_bytes() == before


def test_a_league_can_be_made_longer_or_looked_at_shorter(tmp_path):
    state = tmp_path / "league.jsonl"
    league(state=state, games=3)

    longer = league(state=state, games=6)

    assert timeless(longer) == timeless(league(games=6))
    assert timeless(league(state=state, games=3)) == timeless(league(games=3))


@pytest.mark.parametrize(
    "content, reason",
    [(b"a letter\n", "no state of a league"), (b"[]\n", "no state of a league")],
)
def test_another_file_is_refused_and_left_alone(content, reason, tmp_path):
    state = tmp_path / "letter.txt"
    state.write_bytes(content)

    with pytest.raises(BadInput, match=reason):
        league(state=state)
    assert state.read_bytes() == content


def test_a_folder_is_no_state_file_and_a_new_folder_is_made_for_one(tmp_path):
    with pytest.raises(BadInput, match="cannot be a state file: Is a directory"):
        league(state=tmp_path)

    league(games=1, state=tmp_path / "new" / "league.jsonl")
    assert (tmp_path / "new" / "league.jsonl").exists()


def test_a_damaged_line_is_named(tmp_path):
    state = tmp_path / "league.jsonl"
    league(state=state)
    lines = state.read_bytes().splitlines(keepends=True)
    state.write_bytes(b"".join([*lines[:2], b'{"index": "two"}\n', *lines[3:]]))

    with pytest.raises(BadInput, match=r"Line 3 of .*league\.jsonl is damaged"):
        league(state=state)


@pytest.mark.parametrize(
    "changed, reason",
    [
        ({"backend": "moon"}, "no backend 'moon'; there is local, ray"),
        ({"ray_address": "10.0.0.1:6379"}, "address of a Ray cluster needs the backend 'ray'"),
        ({"bots": ["genius"]}, "no bot 'genius'"),
        ({"bots": []}, "3 seats take 1 to 3 bots, not 0"),
        ({"bots": ["random"] * 6, "seats": None}, "5 seats take 1 to 5 bots, not 6"),
        ({"games": 0}, "games must be at least 1"),
        ({"seats": 7}, "played by 2, 3, 4, 5 seats"),
    ],
)
def test_wrong_arguments_are_refused_in_words(changed, reason):
    with pytest.raises(BadInput, match=reason):
        league(**changed)


@pytest.mark.parametrize(
    "wins, games, interval",
    [
        (0, 0, [0.0, 1.0]),
        (8, 10, [0.4902, 0.9433]),
        (0, 20, [0.0, 0.1611]),
        (20, 20, [0.8389, 1.0]),
    ],
)
def test_the_interval_of_a_win_rate_is_wilsons(wins, games, interval):
    assert wilson(wins, games) == pytest.approx(interval, abs=1e-4)


def test_ratings_rise_with_wins_and_a_shared_defeat_moves_nothing():
    seatings = [("a", "b")] * 3
    won = rated(seatings[:1], [result(0, (1, 2))])
    level = rated(seatings[:1], [result(0, ())])
    defeat = rated(seatings[:2], [result(0, (1, 2)), result(1, ())])

    assert won["a"].mu > level["a"].mu == level["b"].mu > won["b"].mu
    assert won["a"].sigma < level["a"].sigma
    assert (defeat["a"].mu, defeat["b"].sigma) == (won["a"].mu, won["b"].sigma)


def test_a_bot_on_several_seats_is_rated_once():
    ratings = rated([("a", "b", "b")], [result(0, (1, 2, 3))])

    assert list(ratings) == ["a", "b"]
    assert ratings["a"].mu > ratings["b"].mu


class Ponderer:
    """Works for one tick of the processor."""

    def __init__(self, clock):
        self.clock = clock

    def choose(self, perspective):
        next(self.clock)
        return perspective.options[0]


def test_other_work_on_the_machine_is_not_counted(monkeypatch):
    match = Match.start("magnaci", seats=2, seed=1)
    processor = iter(range(0, 100, 2))
    monkeypatch.setattr(time, "process_time", lambda: next(processor))
    bot = TimedBot(Ponderer(processor))

    for _ in range(3):
        bot.choose(match.perspective(match.waiting[0]))

    assert (bot.seconds, bot.decisions) == (3 * 4.0, 3)
