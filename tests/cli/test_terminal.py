"""The real program in a real terminal, left in every rude way there is."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

import pytest

PROMPT = "Lubomirski> "
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")
PATIENCE_S = 30


def hears_signals():
    """Whatever started the tests may have told them to ignore what a terminal sends."""
    for each in (signal.SIGINT, signal.SIGHUP):
        signal.signal(each, signal.SIG_DFL)


class Program:
    """A process of ours behind a pseudo-terminal."""

    def __init__(self, *arguments, home, **environment):
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "interpares", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=hears_signals,  # noqa: PLW1509 - this process has no other threads
            env={
                **os.environ,
                "INTERPARES_HOME": str(home),
                "COLUMNS": "80",
                "LANG": "en_GB.UTF-8",
                "TERM": "xterm-256color",
                **environment,
            },
        )
        os.close(slave)
        self.output = ""

    def until(self, sign):
        """Everything written up to a sign, as text."""
        begun, deadline = len(self.output), time.monotonic() + PATIENCE_S
        while sign not in ESCAPES.sub("", self.output[begun:]):
            ready, _, _ = select.select([self.master], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"waited in vain for {sign!r} after {self.output[-500:]!r}"
            try:
                data = os.read(self.master, 65536)
            except OSError:
                data = b""
            assert data, f"it ended before {sign!r}: {self.output[-500:]!r}"
            self.output += data.decode(errors="replace")
        return ESCAPES.sub("", self.output[begun:])

    def answer(self, line):
        """Type a line and wait for the next question."""
        os.write(self.master, f"{line}\n".encode())
        return self.until(PROMPT)

    def leave(self, how):
        """End it by a signal or a key, pressed again if it came before anybody listened."""
        deadline = time.monotonic() + PATIENCE_S
        while self.process.poll() is None and time.monotonic() < deadline:
            if isinstance(how, signal.Signals):
                os.kill(self.process.pid, how)
            else:
                os.write(self.master, how)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(3)
        code = self.process.wait(0)
        with contextlib.suppress(OSError):
            os.close(self.master)
        return code


def game(home, *arguments, **environment):
    return Program(
        *("play", "magnaci", "--seats", "3", "--bots", "random,random", "--seed", "1"),
        *("--lang", "en", *arguments),
        home=home,
        **environment,
    )


@pytest.mark.parametrize(
    "how, code",
    [
        (signal.SIGKILL, -signal.SIGKILL),
        (signal.SIGHUP, -signal.SIGHUP),
        (signal.SIGINT, 0),
        (b"\x04", 0),
        (b"quit\n", 0),
    ],
    ids=["killed", "terminal closed", "Ctrl-C", "Ctrl-D", "quit"],
)
def test_a_game_left_in_any_way_goes_on_at_the_same_question(tmp_path, how, code):
    program = game(tmp_path)
    program.until(PROMPT)
    program.answer("2")
    program.answer("1")
    before = program.answer("14")
    ended_with = program.leave(how)
    again = Program("play", "--resume", home=tmp_path)

    after = again.until(PROMPT)
    again.leave(signal.SIGKILL)

    question = before[before.index("Which card do you lay") :]
    assert question in after
    assert "14" not in question.splitlines()[1].split()
    assert ended_with == code


def test_no_color_leaves_letters_but_no_colours(tmp_path):
    program = game(tmp_path, NO_COLOR="1")

    program.until(PROMPT)
    program.answer("1")
    program.leave(signal.SIGKILL)

    colours = re.findall(r"\x1b\[([0-9;]*)m", program.output)
    assert not [each for each in colours if re.search(r"(^|;)(3[0-8]|4[0-8]|9\d|10\d)", each)]
    assert " L 1" in ESCAPES.sub("", program.output)


def test_colours_are_used_where_they_are_wanted(tmp_path):
    program = game(tmp_path)

    program.until(PROMPT)
    program.answer("1")
    program.leave(signal.SIGKILL)

    assert re.search(r"\x1b\[[0-9;]*4[0-8]", program.output)
