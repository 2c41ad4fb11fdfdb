"""Simulations: the same seed, the same games, however they are spread."""

import pytest

from interpares import BadInput, Match, Record
from interpares.bots.simulate import simulate

TIMES = ("seconds", "decisions_per_s", "games_per_s")


def simulation(**changed):
    asked = {"seats": 3, "games": 6, "options": {"trade": False}, "seed": 11}
    return simulate("magnaci", **asked | changed)


def timeless(result):
    return {key: value for key, value in result.items() if key not in TIMES}


def test_the_result_has_the_keys_of_the_contract():
    assert list(simulation(games=1)) == [
        "game",
        "seats",
        "options",
        "games",
        "finished",
        "decisions",
        "seconds",
        "decisions_per_s",
        "games_per_s",
        "scores",
        "wins",
        "endings",
    ]


def test_counts_add_up():
    """MA-1.4: a collapse has no winner."""
    result = simulation(games=30)

    assert (result["game"], result["seats"], result["games"]) == ("magnaci", 3, 30)
    assert result["finished"] == 30
    assert sum(result["endings"].values()) == 30
    assert set(result["endings"]) == {"collapsed", "finished"}
    assert sum(result["wins"]) == result["endings"]["finished"]
    assert result["options"]["trade"] is False
    for scores in result["scores"]:
        assert scores["min"] <= scores["mean"] <= scores["max"]


def test_the_same_seed_gives_the_same_result_and_another_seed_another():
    assert timeless(simulation()) == timeless(simulation())
    assert timeless(simulation(seed=100)) != timeless(simulation())


def test_seeds_follow_one_another():
    whole, first, second = simulation(), simulation(games=2), simulation(games=4, seed=13)

    assert whole["decisions"] == first["decisions"] + second["decisions"]


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_the_number_of_jobs_changes_nothing(bots):
    alone, together = (simulation(bots=bots, games=3, jobs=jobs) for jobs in (1, 2))

    assert timeless(alone) == timeless(together)


def test_records_are_written_for_the_same_games_and_can_be_replayed(tmp_path):
    folder = tmp_path / "new" / "records"

    result = simulation(games=3, records=folder)

    assert timeless(result) == timeless(simulation(games=3))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"magnaci-{seed}.jsonl" for seed in (11, 12, 13)]
    matches = [Match.replay(Record.load(file.read_text("utf-8"))) for file in files]
    assert sum(match.n for match in matches) == result["decisions"]
    assert all(match.outcome for match in matches)


def test_records_need_a_folder(tmp_path):
    (tmp_path / "file").touch()

    with pytest.raises(BadInput, match="cannot be a folder for records: File exists"):
        simulation(records=tmp_path / "file")


def test_progress_is_told_after_every_game():
    told = []

    simulation(games=3, progress=lambda done, total: told.append((done, total)))

    assert told == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    "changed, reason",
    [
        ({"bots": ("genius",)}, "no bot 'genius'"),
        ({"bots": ("random",) * 4}, "3 seats take 1 to 3 bots, not 4"),
        ({"seats": 9}, "magnaci is played by 2, 3, 4, 5 seats, not by 9"),
        ({"options": {"speed": 1}}, "'speed' is no option"),
        ({"games": 0}, "games must be at least 1"),
        ({"jobs": 0}, "jobs must be at least 1"),
        ({"seed": -1}, "seed must be a whole number"),
    ],
)
def test_wrong_arguments_are_refused_in_words(changed, reason):
    with pytest.raises(BadInput, match=reason):
        simulation(**changed)
