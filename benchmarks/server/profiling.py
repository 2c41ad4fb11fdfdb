"""Where the event loop of the server spends its time."""

from __future__ import annotations

import asyncio
import io
import pstats
from collections import Counter
from pathlib import Path

from .comparing import loop
from .load import WARM_S
from .ours import Ours, ProfiledServer

LINES = 40
PARTS = 40


def profile(folder: Path, tables: int, depth: int, seconds: float) -> str:
    """The costliest functions while scripted seats play; the writer's thread is not in it."""
    with ProfiledServer(folder) as server:
        with asyncio.Runner(loop_factory=loop) as runner:
            moves = runner.run(played(server, tables, depth, seconds))
        server.tell()
    written = io.StringIO()
    found = pstats.Stats(str(server.profile), stream=written)
    parts = shares(found)
    found.strip_dirs()
    for order in ("tottime", "cumulative"):
        found.sort_stats(order).print_stats(LINES)
    lines = [f"{share:6.1%}  {part}" for part, share in parts.items()]
    heading = f"About {moves} moves; the CPU time of the event loop, by what it was spent in:"
    return "\n".join([heading, *lines, "", written.getvalue()])


def shares(found: pstats.Stats) -> dict[str, float]:
    """How much of the time each package took, and each module of ours."""
    times: Counter[str] = Counter()
    # A function's name, and after its counts the time it spent in itself.
    for (file, _, name), (_, _, own_s, _, _) in found.stats.items():  # type: ignore[attr-defined]
        times[part_of(file, name)] += own_s
    whole = sum(times.values())
    return {part: own_s / whole for part, own_s in times.most_common(PARTS)}


def part_of(file: str, name: str) -> str:
    """Where a function belongs."""
    path = Path(file)
    if "interpares" in path.parts:
        return "/".join(path.parts[path.parts.index("interpares") :])
    if "site-packages" in path.parts:
        return path.parts[path.parts.index("site-packages") + 1]
    return name if file == "~" else f"Python, {path.parent.name}"


async def played(server: ProfiledServer, tables: int, depth: int, seconds: float) -> int:
    ours = Ours("sqlite", server)
    try:
        await ours.open(tables, depth, seconds)
        server.watch()
        window = await ours.window(seconds, 0.0)
        return round(window.moves * (window.seconds + WARM_S) / window.seconds)
    finally:
        await ours.close()
