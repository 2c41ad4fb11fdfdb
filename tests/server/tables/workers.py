"""Tables at several workers."""

from __future__ import annotations

from server.tables.house import until


async def sit(worker, *kinds, **wishes):
    """A table opened at a worker, and the keys of its seats; nobody looks at it yet."""
    opened = await worker.open(*kinds, **wishes)
    return opened.table.id, opened.keys


async def settled(*players):
    """Everybody has been told what is in the log."""
    table = players[0].table

    async def all_heard():
        lines = len(await players[0].house.lines(table))
        hots = [each.house.desk.shelf.find(table) for each in players]
        return all(
            hot and hot.lines == lines and each.read().n == hot.counts[hot.viewer(each.seat)]
            for hot, each in zip(hots, players, strict=True)
        )

    await until(all_heard)


def proposals(player):
    told = [each for each in player.read().sent if "table" in each]
    return told[-1]["table"]["proposals"]
