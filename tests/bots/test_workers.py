"""Games spread over processes."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from interpares.bots.workers import in_order
from interpares.kernel.errors import BadInput

SCRIPT = """
import os, sys, time
from pathlib import Path
from interpares.bots.workers import in_order

def work(task):
    Path(sys.argv[1], str(os.getpid())).touch()
    time.sleep(60)

if __name__ == "__main__":
    list(in_order(work, range(8), jobs=2))
"""
PATIENCE_S = 30


def is_alive(process: int) -> bool:
    state = Path(f"/proc/{process}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z"


def wait_until(is_so) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < deadline, "It never came to that."
        time.sleep(0.05)


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_order_of_the_tasks(jobs: int):
    assert list(in_order(abs, range(-20, 0), jobs=jobs)) == list(range(20, 0, -1))


def test_no_process_at_all_is_refused():
    with pytest.raises(BadInput, match="at least 1, not 0"):
        next(in_order(abs, range(2), jobs=0))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc to see processes")
def test_processes_do_not_outlive_the_one_that_was_killed(tmp_path: Path):
    script = tmp_path / "league.py"
    script.write_text(SCRIPT, "utf-8")
    folder = tmp_path / "workers"
    folder.mkdir()
    league = subprocess.Popen([sys.executable, script, folder])
    wait_until(lambda: len(list(folder.iterdir())) == 2)
    workers = [int(path.name) for path in folder.iterdir()]
    assert all(map(is_alive, workers))

    league.send_signal(signal.SIGKILL)
    league.wait()

    wait_until(lambda: not any(map(is_alive, workers)))
