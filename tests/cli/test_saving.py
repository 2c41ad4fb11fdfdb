"""Records on disk: nothing is lost, a torn line is mended, damage is named."""

from __future__ import annotations

import pytest

from cli.playing import at_random, begin, script
from interpares import BadInput, Record
from interpares.cli.running import Failed
from interpares.cli.saving import Saved, games_folder, unfinished
from interpares.kernel.records import DIGEST_EVERY, digest

OPENING = ("1", "1", "14", "13")


@pytest.fixture
def left(tmp_path):
    """A game that was left, its file and its position."""
    screen = begin(tmp_path, script(*OPENING))
    screen.session.run()
    return tmp_path / "game.jsonl", screen.session.match


def test_every_move_is_on_disk_before_the_next_question(tmp_path):
    moves = []

    def look_at_the_file(screen, options):
        text = (tmp_path / "game.jsonl").read_text("utf-8")
        moves.append((text.count('"action"'), len(screen.session.match.moves)))
        if len(moves) == 12:
            raise EOFError
        return options[0].keys[0]

    begin(tmp_path, look_at_the_file).session.run()

    assert all(written == played for written, played in moves)
    assert moves[-1][0] > 12


def test_a_game_goes_on_where_it_was_left(left):
    path, match = left

    saved, again, repaired = Saved.resume(path)
    saved.close()

    assert digest(again.game) == digest(match.game)
    assert not repaired


@pytest.mark.parametrize("cut", [1, 2, 10, 30])
def test_a_torn_last_line_is_dropped_and_play_goes_on_before_it(left, cut):
    path, match = left
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])

    saved, again, repaired = Saved.resume(path)
    saved.close()

    only_the_newline_was_missing = cut == 1
    assert repaired is not only_the_newline_was_missing
    assert again.n == match.n - (0 if only_the_newline_was_missing else 1)
    lines = whole.splitlines(keepends=True)
    assert path.read_bytes() == b"".join(lines if cut == 1 else lines[:-1])


def test_play_after_a_repair_gives_a_sound_record(left):
    path, _ = left
    path.write_bytes(path.read_bytes()[:-5])

    saved, match, _ = Saved.resume(path)
    seat = match.waiting[0]
    match.play(seat, match.options(seat)[0])
    saved.keep(match)
    saved.close()

    again, match_again, repaired = Saved.resume(path)
    again.close()
    assert digest(match_again.game) == digest(match.game)
    assert not repaired


def test_damage_in_the_middle_is_refused_and_the_file_left_alone(left):
    path, _ = left
    lines = path.read_bytes().splitlines(keepends=True)
    lines[3] = b'{"n":2,"seat":\n'
    damaged = b"".join(lines)
    path.write_bytes(damaged)

    with pytest.raises(Failed, match="Line 4 of the record is damaged"):
        Saved.resume(path)

    assert path.read_bytes() == damaged


def test_a_file_in_use_is_not_taken_up_a_second_time(left):
    path, _ = left
    saved, _, _ = Saved.resume(path)

    with pytest.raises(BadInput, match="another terminal"):
        Saved.resume(path)

    saved.close()


def test_a_new_game_never_overwrites_a_file(left, tmp_path):
    path, match = left
    before = path.read_bytes()

    with pytest.raises(BadInput, match="is there already"):
        Saved.create(path, match)

    assert path.read_bytes() == before


def test_two_games_begun_in_one_second_have_two_files(left, monkeypatch, tmp_path):
    monkeypatch.setenv("INTERPARES_HOME", str(tmp_path / "home"))
    _, match = left

    one, other = Saved.create(None, match), Saved.create(None, match)

    assert one.path != other.path
    assert one.path.parent == games_folder()


def test_the_list_of_unfinished_games_leaves_out_the_finished_and_the_unreadable(left, tmp_path):
    path, match = left
    finished = tmp_path / "finished"
    finished.mkdir()
    begin(finished, at_random(1)).session.run()
    (finished / "game.jsonl").rename(tmp_path / "finished.jsonl")
    (tmp_path / "junk.jsonl").write_bytes(b"\xff\xfe")

    found = unfinished(tmp_path)

    assert [game.path for game in found] == [str(path)]
    assert found[0].moves == match.n


def test_the_record_of_a_game_in_the_terminal_is_an_open_record(left):
    path, _ = left

    record = Record.load(path.read_text("utf-8"))

    assert record.header.seed is not None
    assert record.header.players == ("human", "random", "random")
    assert record.lines[0].note == {"language": "en"}


@pytest.mark.parametrize("missing", [1, 2])
def test_a_game_cut_off_before_its_outcome_is_completed_once(tmp_path, missing):
    begin(tmp_path, at_random(1)).session.run()
    path = tmp_path / "game.jsonl"
    whole = path.read_bytes()
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-missing]))

    saved, match, _ = Saved.resume(path)
    saved.close()

    assert match.outcome is not None
    assert path.read_bytes() == whole


def test_a_digest_that_was_not_written_any_more_is_completed_once(tmp_path):
    def until_the_first_digest(screen, options):
        if screen.session.match.n > DIGEST_EVERY:
            raise EOFError
        return options[0].keys[0]

    begin(tmp_path, until_the_first_digest).session.run()
    path = tmp_path / "game.jsonl"
    lines = path.read_bytes().splitlines(keepends=True)
    digests = [at for at, line in enumerate(lines) if line.startswith(b'{"digest"')]
    path.write_bytes(b"".join(lines[: digests[0]]))

    saved, match, _ = Saved.resume(path)
    saved.close()

    assert match.n == DIGEST_EVERY
    assert path.read_bytes() == b"".join(lines[: digests[0] + 1])


def test_a_wrong_last_move_is_refused(left):
    path, _ = left
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:-1], lines[-1].replace(b'"n":', b'"n":1')]))

    with pytest.raises(Failed, match="is missing"):
        Saved.resume(path)
