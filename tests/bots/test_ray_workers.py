"""Games on a Ray cluster: the same results as here, and clear words where there is none."""

import importlib.util
import json
import os
import subprocess
import sys

import pytest

from interpares.bots import ray_workers
from interpares.bots.workers import Workers, spread
from interpares.kernel.errors import BadInput

needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="needs Ray: pip install interpares[ray]"
)

SCRIPT = """
import json, sys
from interpares.bots.arena import arena
from interpares.bots.workers import Workers, spread
from interpares.kernel.errors import BadInput

def refuse(task):
    raise BadInput(f"Task {task} is not to my liking.")

def told():
    asked = dict(bots=["random"], seats=2, games=12, options={"trade": False}, jobs=2)
    for backend in ("local", "ray"):
        table = arena("magnaci", backend=backend, **asked)
        del table["bots"][0]["seconds_per_decision"]
        yield table
    try:
        list(spread(refuse, [7], Workers(2, "ray")))
    except BadInput as error:
        yield str(error)

if __name__ == "__main__":
    print(json.dumps(list(told())))
"""


@needs_ray
def test_two_workers_of_ray_play_the_same_games_and_refuse_in_words(tmp_path):
    """Ray writes into the home directory, so it gets another one."""
    script = tmp_path / "league.py"
    script.write_text(SCRIPT, "utf-8")
    environment = {key: value for key, value in os.environ.items() if key != "RAY_ADDRESS"}

    run = subprocess.run(
        [sys.executable, script],
        env={**environment, "HOME": str(tmp_path)},
        capture_output=True,
        check=True,
        text=True,
    )

    local, on_ray, refusal = json.loads(run.stdout.splitlines()[-1])
    assert on_ray == local
    assert local["games"] == 12
    assert refusal == "Task 7 is not to my liking."


@needs_ray
def test_an_address_where_nobody_listens_is_refused():
    with pytest.raises(BadInput, match=r"No Ray cluster answers at '127\.0\.0\.1:1'"):
        next(spread(abs, [1], Workers(2, "ray", "127.0.0.1:1")))


@needs_ray
@pytest.mark.parametrize("address", ["127.0.0.1:port", "ray://127.0.0.1:1"])
def test_an_address_may_have_a_scheme_and_must_have_a_port(address):
    with pytest.raises(BadInput, match="No Ray cluster answers"):
        ray_workers._reach(address)


def test_without_ray_one_is_told_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(BadInput, match=r"Ray is not installed: pip install interpares\[ray\]"):
        next(spread(abs, [1], Workers(2, "ray")))


def test_a_node_with_other_code_is_refused():
    with pytest.raises(BadInput, match="another version of interpares"):
        ray_workers._checked(abs, "other code", -1)

    assert ray_workers._checked(abs, ray_workers.source_digest(), -1) == 1
