"""Lessons at the terminal: said before each answer, held to, left and taken up."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.commands import refused, run
from cli.playing import Screen, script
from interpares.cli.learning import Learning, lesson_in
from interpares.cli.options import HUMAN
from interpares.cli.play import session_of
from interpares.cli.saving import Saved
from interpares.cli.showing import Offered
from interpares.kernel import notation
from interpares.kernel.rules import slugs
from interpares.lessons import lesson, names


def begin(folder: Path, player, game: str = "florence", language: str = "en") -> Screen:
    """A lesson at its beginning, not yet run."""
    name = names(game)[0]
    guide = lesson(game, name)
    seats = range(guide.plan.seats)
    match = guide.begin(players=[HUMAN if not seat else "squire" for seat in seats])
    match.note({"language": language, "lesson": name})
    screen = Screen(player)
    saved = Saved.create(folder / "game.jsonl", match)
    screen.session = Learning(guide, match, language, saved, screen.terminal)
    return screen


def obedient(screen: Screen, options: list[Offered]) -> str:
    """What the lesson wants, as one would type it; nothing more when it is over."""
    assert screen.session is not None
    told = lesson_in(screen.session.match).guidance(screen.session.match)
    if told is None or told.over:
        raise EOFError
    return notation.write(told.wanted[0])


@pytest.mark.parametrize("game", slugs())
def test_a_lesson_is_walked_to_its_last_word_by_typing(tmp_path, game):
    screen = begin(tmp_path, obedient, game, "pl")

    screen.session.run()

    match = screen.session.match
    told = lesson_in(match).guidance(match)
    assert told is not None
    assert told.over
    assert f"{told.count}/{told.count}" in screen.text
    assert "lesson-" not in screen.text


def test_another_legal_move_is_answered_with_a_hint_and_not_made(tmp_path):
    screen = begin(tmp_path, script("keep alchemist,painter,poet"))

    screen.session.run()

    assert "Keep the Mathematician, the Painter and the Poet" in screen.text
    assert screen.session.match.moves == ()


def test_what_the_rules_forbid_is_refused_as_ever(tmp_path):
    screen = begin(tmp_path, script("keep poet", "bid 300"))

    screen.session.run()

    assert "they wish for the same things" not in screen.text
    assert screen.session.match.moves == ()


def test_a_lesson_that_was_left_goes_on_as_a_lesson(tmp_path):
    screen = begin(tmp_path, script("keep mathematician,painter,poet", "pass"))
    screen.session.run()

    saved, match, _ = Saved.resume(tmp_path / "game.jsonl")
    again = Screen(obedient)
    again.session = session_of(match, "en", saved, again.terminal)
    again.session.run()

    assert isinstance(again.session, Learning)
    assert "3/10" in again.text
    assert "1/10" not in again.text


def test_the_command_begins_a_lesson(tmp_path):
    result = run("learn", "signorie", "--lang", "pl", XDG_DATA_HOME=str(tmp_path))

    assert result.exit_code == 0
    assert "Twoja pierwsza runda w Signorii 1/19" in result.output


def test_a_game_that_is_not_there_cannot_be_learnt():
    assert refused(run("learn", "chess"), 2, "chess")


def test_lessons_are_checked_like_scenarios(tmp_path):
    file = tmp_path / "first_round.toml"
    file.write_text(
        'name = "x"\ngame = "florence"\nseats = 3\n[[steps]]\nid = "a"\nwant = ["pass"]\n'
    )

    result = run("check", file)

    assert result.exit_code == 1
    assert "step 'a', move 1 was refused" in result.output
