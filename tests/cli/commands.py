"""Commands as a shell runs them, and matches to run them on."""

from __future__ import annotations

import json
from random import Random

from typer.testing import CliRunner

from interpares import Match
from interpares.cli.app import app


def run(*arguments, typed="", **environment):
    """Run a command as a shell would."""
    runner = CliRunner(env={"LANG": "en_GB.UTF-8", "LC_ALL": None, **environment})
    return runner.invoke(app, [str(each) for each in arguments], input=typed)


def refused(result, code, words):
    """The command ended with this code and one line on stderr that says why."""
    assert result.exit_code == code
    assert result.stderr.startswith("interpares: ")
    assert result.stderr.count("\n") == 1
    assert words in result.stderr
    assert "Traceback" not in result.output
    return True


def played(seed=3, seats=3, *, moves=None):
    """A random match, whole or for some moves."""
    match, random = Match.start("magnaci", seats=seats, seed=seed), Random(seed)
    while match.outcome is None and match.n != moves:
        seat = random.choice(match.waiting)
        match.play(seat, random.choice(match.options(seat)))
    return match


def edited(path, number, change):
    """The file with one line changed."""
    lines = path.read_text("utf-8").splitlines()
    values = json.loads(lines[number])
    change(values)
    lines[number] = json.dumps(values)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path
