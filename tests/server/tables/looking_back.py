"""What the tests of history, forks and spectators ask of a table."""

from __future__ import annotations

from interpares.server.principal import Principal

SHORT = {"trade": False}
NOBODY = Principal()


async def moment(player, n, seat=None, who=None):
    seat = player.seat if seat is None else seat
    return await player.house.services.history.moment(
        who or player.principal, player.table, seat, n
    )
