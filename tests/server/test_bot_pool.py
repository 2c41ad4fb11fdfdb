"""Bots in processes: what they answer, and what is left when they do not.

The bots that misbehave are made by this file, which the processes import.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest

from interpares import Match, bots
from interpares.kernel.game import encode
from interpares.kernel.views import Perspective
from interpares.server.bot_pool import BotFailed, BotPool
from interpares.server.bot_process import Thought

MAKERS = "server.test_bot_pool:make"
HIDDEN = "the lady lies at the primate"
LONG_S = 60
"""A limit no test reaches, and the patience of every test."""


class Misbehaving:
    """Does what its name says, then takes the first option."""

    def __init__(self, name):
        self.word, _, self.argument = name.partition(":")

    def choose(self, perspective):
        replacement = getattr(self, self.word)()
        return perspective.options[0] if replacement is None else replacement

    def behave(self):
        pass

    def spin(self):
        """Thinks for ever; the line stays open as long as the process lives."""
        connection = self.call()
        while connection:
            pass

    def call(self):
        connection = socket.create_connection(("127.0.0.1", int(self.argument)))
        connection.sendall(b"here")
        return connection

    def wait(self):
        """Thinks until the test says a word."""
        with self.call() as connection:
            connection.recv(1)

    def leave(self):
        os._exit(int(self.argument))

    def die(self):
        os.kill(os.getpid(), signal.SIGKILL)

    def interrupt(self):
        os.kill(os.getpid(), signal.SIGINT)

    def fail(self):
        raise ValueError(HIDDEN)

    def number(self):
        return 7

    def object(self):
        return object()

    def cheat(self):
        return {"type": "settle", "province": "atlantis"}


def make(name, slug, random):
    return Misbehaving(name)


def opening():
    return Match.start("magnaci", seats=2, seed=1)


def thought(bot="behave", seed=1):
    match = opening()
    seat = match.waiting[0]
    world = match.rules.imagine(match.game, seat, Random(3))
    return Thought("magnaci", bot, seat, encode(world), seed)


FIRST = msgspec.to_builtins(opening().options(opening().waiting[0])[0])


@asynccontextmanager
async def pool_of(processes=1, limit_s=LONG_S, makers=MAKERS):
    pool = BotPool(processes, limit_s, makers=makers)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


async def outcome(pool, bot):
    try:
        return await pool.choose(thought(bot))
    except BotFailed as failure:
        return failure.reason


def outcomes(*names, processes=1, limit_s=LONG_S):
    """What becomes of thoughts asked all at once."""

    async def play():
        async with pool_of(processes, limit_s) as pool:
            return await asyncio.gather(*[outcome(pool, name) for name in names])

    return asyncio.run(play())


class Telephone:
    """Where the bots of this file call while they think."""

    def __enter__(self):
        self.server = socket.create_server(("127.0.0.1", 0))
        self.server.settimeout(LONG_S)
        self.port = self.server.getsockname()[1]
        return self

    def __exit__(self, *error):
        self.server.close()

    def answer(self):
        connection, _ = self.server.accept()
        connection.settimeout(LONG_S)
        assert connection.recv(4) == b"here"
        return connection


@pytest.mark.parametrize("name", ["random", "squire"])
def test_a_bot_chooses_in_its_process_what_it_would_choose_here(name):
    request = thought(name, seed=5)
    rules = opening().rules
    seen = Perspective(rules, rules.decode(request.position), request.seat)
    here = bots.make(name, "magnaci", Random(5)).choose(seen)

    async def there():
        pool = BotPool(1, LONG_S)
        await pool.start()
        try:
            return await pool.choose(request)
        finally:
            await pool.stop()

    assert asyncio.run(there()) == msgspec.to_builtins(here)


@pytest.mark.parametrize(
    "name, reason",
    [
        ("leave:3", "ended with code 3"),
        ("leave:0", "ended with code 0"),
        ("die", "ended with signal 9"),
        ("fail", "raised ValueError"),
        ("number", "answered with something that is no action"),
        ("object", "raised TypeError"),
        ("unheard_of", "raised AttributeError"),
    ],
)
def test_a_failure_has_a_reason_and_the_next_thought_a_fresh_process(name, reason):
    assert outcomes(name, "behave") == [reason, FIRST]


def test_what_an_exception_says_stays_in_its_process():
    assert HIDDEN not in str(outcomes("fail"))


def test_an_illegal_action_is_handed_over_for_the_caller_to_refuse():
    assert outcomes("cheat") == [{"type": "settle", "province": "atlantis"}]


def test_a_thought_that_takes_too_long_is_given_up_and_the_others_go_on():
    with Telephone() as telephone:
        found = outcomes("behave", f"wait:{telephone.port}", "behave", "behave", limit_s=1)

    assert found == [FIRST, "took longer than 1 s", FIRST, FIRST]


def test_an_endless_thought_is_ended_from_outside():
    with Telephone() as telephone:
        assert outcomes(f"spin:{telephone.port}", limit_s=1) == ["took longer than 1 s"]

        assert telephone.answer().recv(1) == b""


def test_an_interruption_from_the_keyboard_is_no_matter_for_bots():
    assert outcomes("interrupt") == [FIRST]


def test_two_processes_think_at_the_same_time():
    async def play(telephone):
        async with pool_of(2) as pool:
            name = f"wait:{telephone.port}"
            thoughts = [asyncio.create_task(outcome(pool, name)) for _ in range(2)]
            calls = [await asyncio.to_thread(telephone.answer) for _ in thoughts]
            for call in calls:
                call.sendall(b"!")
            return await asyncio.gather(*thoughts)

    with Telephone() as telephone:
        assert asyncio.run(play(telephone)) == [FIRST, FIRST]


def test_thoughts_are_answered_in_the_order_they_came():
    async def play():
        done = []
        async with pool_of(1) as pool:

            async def ask(number):
                await pool.choose(thought())
                done.append(number)

            await asyncio.gather(*[ask(number) for number in range(8)])
        return done

    assert asyncio.run(play()) == list(range(8))


def test_the_loop_runs_on_while_a_bot_thinks():
    async def play(telephone):
        async with pool_of(1) as pool:
            thinking = asyncio.create_task(outcome(pool, f"wait:{telephone.port}"))
            call = await asyncio.to_thread(telephone.answer)
            assert not thinking.done()
            call.sendall(b"!")
            return await thinking

    with Telephone() as telephone:
        assert asyncio.run(play(telephone)) == FIRST


def test_a_process_that_dies_while_nobody_asks_is_replaced_unnoticed():
    async def play():
        async with pool_of(1) as pool:
            await pool.choose(thought())
            process = pool._all[0]._process
            process.kill()
            await asyncio.to_thread(process.join)
            return await outcome(pool, "behave")

    assert asyncio.run(play()) == FIRST


def test_a_caller_who_gives_up_leaves_the_process_to_the_next():
    async def play(telephone):
        async with pool_of(1) as pool:
            thinking = asyncio.create_task(pool.choose(thought(f"wait:{telephone.port}")))
            call = await asyncio.to_thread(telephone.answer)
            thinking.cancel()
            call.sendall(b"!")
            return await outcome(pool, "behave")

    with Telephone() as telephone:
        assert asyncio.run(play(telephone)) == FIRST


def test_a_pool_that_stops_lets_every_thought_fail_and_ends_the_processes():
    async def play(telephone):
        async with pool_of(1) as pool:
            thoughts = [
                asyncio.create_task(outcome(pool, f"spin:{telephone.port}")) for _ in range(3)
            ]
            call = await asyncio.to_thread(telephone.answer)
            pool._all[0]._start = lambda: pytest.fail("A stopped pool needs no new process.")
            await pool.stop()
            found = [*await asyncio.gather(*thoughts), await outcome(pool, "behave")]
            return found, await asyncio.to_thread(call.recv, 1)

    with Telephone() as telephone:
        assert asyncio.run(play(telephone)) == (["was stopped"] * 4, b"")


def test_a_pool_can_be_stopped_before_its_processes_are_up():
    async def play():
        pool = BotPool(2, LONG_S, makers=MAKERS)
        await pool.start()
        await pool.stop()
        return [thinker._process for thinker in pool._all]

    assert asyncio.run(play()) == [None, None]


def test_bots_that_cannot_be_made_at_all_fail_with_the_first_thought():
    async def play():
        async with pool_of(1, makers="interpares.no_such_module:make") as pool:
            return await outcome(pool, "behave")

    assert asyncio.run(play()) == "could not be started"


SERVER = """
import asyncio, sys
from server.test_bot_pool import BotPool, MAKERS, thought

async def main():
    pool = BotPool(2, 600, makers=MAKERS)
    await pool.start()
    await asyncio.gather(*[pool.choose(thought(name)) for name in sys.argv[1:]])
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.mark.parametrize("word", ["spin", "wait"])
def test_no_process_outlives_a_server_that_is_killed(word):
    with Telephone() as telephone:
        tests = str(Path(__file__).parents[1])
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([tests, *sys.path])}
        command = [sys.executable, "-c", SERVER, *[f"{word}:{telephone.port}"] * 2]
        server = subprocess.Popen(command, env=environment)
        calls = [telephone.answer() for _ in range(2)]

        server.kill()
        server.wait()

        assert [call.recv(1) for call in calls] == [b"", b""]
