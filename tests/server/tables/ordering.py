"""Giving standing orders, and what came of them."""

from __future__ import annotations


async def give(player, **order):
    await player.do("give_order", order=order)


async def kept(player):
    return [
        each.order
        for each in await player.house.services.commands.orders(player.table, player.seat)
    ]


async def moves(player):
    """What was played for a seat, by whomever."""
    lines = await player.house.lines(player.table)
    return [line["action"] for line in lines if line.get("seat") == player.seat]


async def gone(player):
    return not await kept(player)
