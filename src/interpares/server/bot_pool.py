"""Bots think in processes of their own, with a time limit; one that fails is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import multiprocessing
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, Protocol

import msgspec

from ..kernel.errors import InterParesError
from ..kernel.values import Value
from . import bot_process
from .bot_process import MAKERS, READY, Answer

START_LIMIT_S = 60
"""A process that is not ready by then never will be."""
END_LIMIT_S = 5
"""How long a process whose pipe is closed may take to end by itself."""


class Serve(Protocol):
    """What runs in a process: questions come through the pipe, and answers go back."""

    def __call__(self, pipe: Connection, makers: str) -> None: ...


Told = Callable[[tuple[int, int]], None]
"""Hears how much is done of how much."""


class BotFailed(InterParesError):
    """A bot gave no answer; the reason names nothing of the position."""

    @property
    def reason(self) -> str:
        return str(self)


class BotPool:
    """So many processes, and a queue of thoughts before them: first come, first served."""

    def __init__(
        self,
        processes: int,
        limit_s: float,
        *,
        makers: str = MAKERS,
        serve: Serve = bot_process.serve,
    ) -> None:
        """`makers` is where the processes find the function that makes a bot."""
        lock = threading.Lock()
        self._all = [
            _Thinker(limit_s, partial(serve, makers=makers), lock) for _ in range(processes)
        ]
        self._idle: SimpleQueue[_Thinker] = SimpleQueue()
        for thinker in self._all:
            self._idle.put(thinker)
        # A thread waits for each process: pipes cannot be awaited on every system.
        self._threads = ThreadPoolExecutor(processes, "bot")
        self._stopped = False

    async def start(self) -> None:
        """Returns at once; the processes come up in the background."""
        _wake_forkserver()
        for _ in self._all:
            self._threads.submit(self._wake_one)

    async def choose(self, request: Value, told: Told | None = None) -> dict[str, Any]:
        """The action as plain values, still to be checked; raises BotFailed.

        `told` is called for every sign of progress, after which the limit begins anew.
        """
        if self._stopped:
            raise BotFailed("was stopped")
        question = msgspec.msgpack.encode(request)
        loop = asyncio.get_running_loop()
        hear = told and (lambda progress: loop.call_soon_threadsafe(told, progress))
        return await loop.run_in_executor(self._threads, self._ask_one, question, hear)

    async def rest(self) -> None:
        """Ends a process that has nothing to do; the next thought makes another."""
        if not self._stopped:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._end_one)

    async def stop(self) -> None:
        """Ends all processes; thoughts that have begun or wait fail."""
        self._stopped = True
        for thinker in self._all:
            thinker.stop()
        await asyncio.to_thread(self._threads.shutdown)
        for thinker in self._all:
            await asyncio.to_thread(thinker.end)

    def _wake_one(self) -> None:
        """A process that cannot be started says so to the first thought that needs it."""
        thinker = self._idle.get()
        with contextlib.suppress(BotFailed):
            thinker.wake()
        self._idle.put(thinker)

    def _end_one(self) -> None:
        thinker = self._idle.get()
        try:
            thinker.end()
        finally:
            self._idle.put(thinker)

    def _ask_one(self, question: bytes, told: Callable[..., Any] | None) -> dict[str, Any]:
        thinker = self._idle.get()
        try:
            return thinker.ask(question, told)
        finally:
            self._idle.put(thinker)


class _Thinker:
    """One process, and after its failure another; used by one thread at a time."""

    def __init__(
        self, limit_s: float, serve: Callable[[Connection], None], lock: threading.Lock
    ) -> None:
        self._limit_s = limit_s
        self._serve = serve
        self._lock = lock
        """The standard library counts its processes in one place for all threads."""
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._stopped = False

    def ask(self, question: bytes, told: Callable[..., Any] | None = None) -> dict[str, Any]:
        """The action the process chooses; after a failure nothing of it is left."""
        try:
            return self._answer(self.wake(), question, told)
        except BotFailed:
            self.end()
            raise

    def wake(self) -> Connection:
        """The pipe to a process that waits for a question."""
        # A process that waits has nothing to say: what can be read is its end.
        if self._pipe is not None and not self._pipe.poll():
            return self._pipe
        self.end()
        ready = False
        if not self._stopped:
            with contextlib.suppress(EOFError, OSError):
                pipe = self._start()
                ready = pipe.poll(START_LIMIT_S) and pipe.recv_bytes() == READY
        if not ready:
            self.end()
            raise BotFailed("was stopped" if self._stopped else "could not be started")
        return pipe

    def stop(self) -> None:
        """From any thread: this process and every later one comes to its end at once."""
        self._stopped = True
        self._kill()

    def end(self) -> None:
        """No process, no pipe; the next question makes new ones."""
        self._kill()
        if self._process is not None:
            with self._lock:
                self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def _start(self) -> Connection:
        context = _context()
        self._pipe, far = context.Pipe()
        with far:
            process = context.Process(target=self._serve, args=(far,), daemon=True)
            with self._lock:
                process.start()
        self._process = process
        if self._stopped:
            self._kill()
        return self._pipe

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()

    def _answer(
        self, pipe: Connection, question: bytes, told: Callable[..., Any] | None
    ) -> dict[str, Any]:
        try:
            pipe.send_bytes(question)
            while (answer := self._heard(pipe)).progress is not None:
                if told:
                    told(answer.progress)
        except (EOFError, OSError):
            raise BotFailed(self._last_words()) from None
        except msgspec.DecodeError:
            raise BotFailed("answered with something that is no action") from None
        if answer.action is None:
            raise BotFailed(answer.failure)
        return answer.action

    def _heard(self, pipe: Connection) -> Answer:
        if not pipe.poll(self._limit_s):
            raise BotFailed(f"took longer than {self._limit_s:g} s")
        return msgspec.json.decode(pipe.recv_bytes(), type=Answer)

    def _last_words(self) -> str:
        """How the process came to its end."""
        assert self._process is not None
        with self._lock:
            self._process.join(END_LIMIT_S)
        code = self._process.exitcode
        if self._stopped:
            return "was stopped"
        if code is None:
            return "gave no answer"
        return f"ended with signal {-code}" if code < 0 else f"ended with code {code}"


def _wake_forkserver() -> None:
    """Bots are forked from it; it does not hear the Ctrl-C that a terminal sends to everybody."""
    if _context().get_start_method() != "forkserver":
        return
    ignored = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGINT, signal.SIG_IGN) if ignored else None
    try:
        forkserver.ensure_running()
    finally:
        if ignored:
            signal.signal(signal.SIGINT, before)


@functools.cache
def _context() -> Any:
    """How processes are made: forked from one that has loaded everything, where there is such."""
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in methods else "spawn")
    context.set_forkserver_preload([bot_process.__name__])
    return context
