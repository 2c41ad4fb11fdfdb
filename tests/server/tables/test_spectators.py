"""Who looks in: the public side, later or not at all where the table says so."""

from __future__ import annotations

import pytest

from interpares.kernel.rules import rules_of
from interpares.server import streams
from interpares.server.errors import Problem
from server.tables.house import Player, plain, to, until
from server.tables.looking_back import SHORT

pytestmark = pytest.mark.anyio
MAGNACI = rules_of("magnaci")


@pytest.mark.parametrize("mode, delay_s", [("on", 0), ("off", 0), ("delayed", 60)])
async def test_who_came_before_play_began_sees_no_more_than_who_comes_later(house, mode, delay_s):
    setting = {"spectators": {"mode": mode, "delay_s": delay_s}}
    opened = await house.open("me", "open", setting=setting)
    early = await Player(house, opened.table.id, None).look()

    await house.join(opened.table.id)

    assert bool(early.read().now) == (mode == "on")
    assert early.watcher.closed == (mode != "on")


async def test_spectators_see_the_public_side_and_nothing_else(house):
    players = await house.sit("me", "me", options=SHORT)
    guest = await Player(house, players[0].table, None).look()
    hot = await house.desk.shelf.get(players[0].table)

    await to(players, "sejm_commitment")

    assert guest.read().now["view"] == plain(MAGNACI.view(hot.match.game, None))
    assert not any(message["now"].get("options") for message in guest.sent if "now" in message)


async def test_where_spectators_are_off_nobody_looks_in(house):
    players = await house.sit("me", "me", setting={"spectators": {"mode": "off"}})
    table = players[0].table

    with pytest.raises(Problem, match="no-spectators"):
        await Player(house, table, None).look()
    for path in ("events", "moments/0", "chat"):
        assert (await house.ask("GET", f"/api/tables/{table}/{path}")).status_code == 403
        own = await house.ask("GET", f"/api/tables/{table}/{path}", key=players[0].key)
        assert own.status_code == 200


async def test_a_delayed_spectator_sees_what_was_a_while_ago(clock, house):
    setting = {
        "spectators": {"mode": "delayed", "delay_s": 60},
        "pace": {"kind": "live", "move_s": 3600},
    }
    players = await house.sit("me", "me", options=SHORT, setting=setting)
    mover = next(each for each in players if each.options)
    clock.skip(seconds=100)
    await mover.play(mover.options[0])
    n = mover.n

    guest = await late_guest(house, players[0].table)
    assert guest.n == 0
    assert guest.now.get("clock") is None
    events = await house.ask("GET", f"/api/tables/{players[0].table}/events")
    assert events.json() == []

    clock.skip(seconds=61)
    later = await late_guest(house, players[0].table)
    assert later.n == n


async def test_a_delayed_spectator_is_sent_away_when_nothing_can_be_shown(house, monkeypatch):
    setting = {"spectators": {"mode": "delayed", "delay_s": 60}}
    players = await house.sit("me", "me", options=SHORT, setting=setting)

    async def broken(*_, **__):
        raise Problem("busy", "unavailable")

    monkeypatch.setattr(streams, "load", broken)
    guest = await Player(house, players[0].table, None).look()

    await until(lambda: guest.watcher.closed)


async def late_guest(house, table):
    """Somebody who is shown everything later; the first view comes by itself."""
    guest = await Player(house, table, None).look()
    await until(lambda: guest.read().now)
    guest.leave()
    return guest
