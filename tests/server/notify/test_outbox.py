"""From a line in the outbox to a message, or to the reason why there is none."""

from __future__ import annotations

import pytest

from interpares.server.notify import outbox
from interpares.server.schema import Channel, Mute, Notice, Progress, Table

pytestmark = pytest.mark.anyio

GAME = "The Magnates: A Game of Power"


async def test_a_turn_is_told_after_a_while_with_table_game_and_link(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    await world.notice(anna, "turn", table, decision="start_estate")
    notify = world.notify()

    await world.pass_by(notify, 19)
    assert world.web.requests == []
    await world.pass_by(notify, 1)

    [request] = world.web.requests
    assert request.first == "POST /hook HTTP/1.1"
    assert request.headers["content-type"] == "application/json"
    link = f"https://tables.example/table/{table}"
    assert request.json == {
        "version": "1.0",
        "title": "Your turn: Long evening",
        "message": f"Table “Long evening” ({GAME}): it is your turn. "
        "Choose the province for your first estate.",
        "attachments": [],
        "type": "info",
        "link": link,
        "notices": [
            {
                "kind": "turn",
                "table": table,
                "table_name": "Long evening",
                "game": "magnaci",
                "link": link,
                "at_ms": world.now - 20_000,
                "seat": 0,
                "decision": "start_estate",
            }
        ],
    }
    assert await world.outcomes() == [("sent", "")]


async def test_a_notice_goes_to_every_channel_of_its_person_and_to_nobody_else(world):
    anna, jan, table = await world.person(), await world.person("pl"), await world.table()
    await world.hook(anna, "/one")
    await world.hook(anna, "/two")
    await world.hook(jan, "/jan")
    await world.notice(anna, "mention", table)

    await world.pass_by(world.notify())

    assert sorted(request.path for request in world.web.requests) == ["/one", "/two"]
    first = (await world.rows())[0]
    assert (first.channel_id, first.status, first.error) == (None, "sent", "spread")


async def test_messages_are_in_the_language_of_the_person(world):
    jan, table = await world.person("pl"), await world.table()
    await world.hook(jan)
    await world.notice(jan, "finished", table)

    await world.pass_by(world.notify())

    assert world.web.requests[0].json["title"] == "Koniec gry: Long evening"


async def test_without_a_channel_a_notice_is_dropped(world):
    anna, table = await world.person(), await world.table()
    await world.notice(anna, "turn", table)

    await world.pass_by(world.notify())

    [row] = await world.rows()
    assert (row.status, row.error, row.done_ms) == ("dropped", "no channel", world.now)


async def test_channels_that_are_off_unconfirmed_muted_or_want_other_kinds_are_left_alone(world):
    anna, table, other = await world.person(), await world.table(), await world.table()
    off = await world.hook(anna, "/off")
    await world.set(Channel, Channel.id == off, enabled=False)
    await world.channel(anna, "email", {"address": "anna@example.org", "confirmed": False})
    muted = await world.hook(anna, "/muted")
    await world.add(Mute(channel_id=muted, table_id=table))
    await world.hook(anna, "/picky", kinds=["finished"])
    await world.notice(anna, "asked", table)
    await world.notice(anna, "asked", other)

    await world.pass_by(world.notify())

    [request] = world.web.requests
    assert request.path == "/muted"
    assert request.json["notices"][0]["table"] == other
    dropped = [row.data for row in await world.rows() if row.error == "no channel"]
    assert len(dropped) == 1


async def test_what_is_no_longer_wanted_when_it_is_due_is_dropped(world):
    anna, table = await world.person(), await world.table()
    off, muted, picky = [await world.hook(anna) for _ in range(3)]
    await world.notice(anna, "turn", table)
    notify = world.notify()
    await world.pass_by(notify)

    await world.set(Channel, Channel.id == off, enabled=False)
    await world.add(Mute(channel_id=muted, table_id=table))
    await world.set(Channel, Channel.id == picky, rules={"kinds": ["mention"]})
    await world.pass_by(notify, 60)

    assert world.web.requests == []
    outcomes = {row.channel_id: row.error for row in await world.rows() if row.channel_id}
    assert outcomes == {off: "off", muted: "muted", picky: "unwanted"}


@pytest.mark.parametrize(
    "progress, status, answered",
    [
        ({"n": 8, "waiting": "1"}, "running", True),
        ({"n": 8, "waiting": ""}, "running", True),
        ({"n": 8, "waiting": "1,0"}, "running", False),
        ({"n": 8, "waiting": "10"}, "running", True),
        ({"n": 7, "waiting": "0"}, "running", False),
        ({"n": 7, "waiting": "1"}, "running", False),
        ({"n": 7, "waiting": "0"}, "finished", True),
        ({"n": 7, "waiting": "0"}, "abandoned", True),
    ],
)
async def test_a_turn_that_was_answered_is_not_told(world, progress, status, answered):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    await world.notice(anna, "turn", table)
    notify = world.notify()
    await world.pass_by(notify)

    await world.set(Progress, Progress.table_id == table, **progress)
    await world.set(Table, Table.id == table, status=status)
    await world.pass_by(notify, 20)

    assert len(world.web.requests) == (not answered)
    assert await world.outcomes() == [("dropped", "answered") if answered else ("sent", "")]


async def test_other_notices_are_told_even_if_the_table_moved_on(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    await world.notice(anna, "asked", table)
    await world.set(Progress, Progress.table_id == table, n=9, waiting="1")

    await world.pass_by(world.notify())

    assert len(world.web.requests) == 1


async def test_a_newer_turn_at_the_same_table_takes_the_place_of_the_older(world):
    anna, table, other = await world.person(), await world.table(), await world.table()
    await world.hook(anna)
    await world.notice(anna, "turn", table)
    await world.notice(anna, "turn", other)
    notify = world.notify()
    await world.pass_by(notify, 15)
    await world.notice(anna, "turn", table)

    await world.pass_by(notify, 5)
    assert [each.json["link"][-16:] for each in world.web.requests] == [other]
    await world.pass_by(notify, 15)

    assert [each.json["link"][-16:] for each in world.web.requests] == [other, table]
    assert await world.outcomes() == [("dropped", "newer"), ("sent", ""), ("sent", "")]


async def test_a_digest_joins_what_came_up_in_its_period(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna, digest_minutes=60)
    other = await world.table("Other")
    notify = world.notify()
    await world.notice(anna, "mention", table)
    await world.pass_by(notify, 600)
    await world.notice(anna, "turn", other, table_name="Other")
    await world.pass_by(notify, 2940)
    assert world.web.requests == []

    await world.pass_by(notify, 60)

    [request] = world.web.requests
    assert request.json["title"] == "Inter Pares: 2 notifications"
    assert request.json["message"] == (
        f"Table “Long evening” ({GAME}): somebody mentioned you in the chat.\n"
        f"Table “Other” ({GAME}): it is your turn."
    )
    assert request.json["link"] == "https://tables.example"
    assert [each["kind"] for each in request.json["notices"]] == ["mention", "turn"]
    assert await world.outcomes() == [("sent", ""), ("sent", "")]


async def test_a_long_digest_counts_what_it_does_not_tell(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna, digest_minutes=15)
    for _ in range(25):
        await world.notice(anna, "mention", table)
    notify = world.notify()
    await world.pass_by(notify)

    await world.pass_by(notify, 900)

    [request] = world.web.requests
    lines = request.json["message"].split("\n")
    assert (len(lines), lines[-1]) == (21, "… and 5 more")
    assert request.json["link"].endswith(table)


QUIET = {"from": "12:00", "to": "14:00", "timezone": "Europe/Warsaw"}


async def test_quiet_hours_hold_everything_back_until_their_end(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna, quiet=QUIET)
    await world.notice(anna, "asked", table)
    await world.notice(anna, "mention", table)
    notify = world.notify()

    await world.pass_by(notify)
    await world.pass_by(notify, 7199)
    assert world.web.requests == []
    await world.pass_by(notify, 1)

    [request] = world.web.requests
    assert len(request.json["notices"]) == 2


async def test_a_second_attempt_that_falls_into_quiet_hours_waits_and_does_not_count(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna, quiet={**QUIET, "from": "12:01"})
    await world.notice(anna, "asked", table)
    world.web.answer = 500
    notify = world.notify()
    await world.pass_by(notify)
    world.web.answer = 200

    await world.pass_by(notify, 120)
    [row] = await world.rows(Notice, Notice.channel_id.is_not(None))
    assert (row.attempts, row.status, row.due_ms) == (1, "waiting", world.now + 118 * 60_000)
    await world.pass_by(notify, 118 * 60)

    assert len(world.web.requests) == 2
    assert await world.outcomes() == [("sent", "")]


async def test_a_failure_is_tried_again_ever_more_rarely_and_eight_times(world):
    anna, table = await world.person(), await world.table()
    channel = await world.hook(anna)
    await world.notice(anna, "asked", table)
    world.web.answer = 503
    notify = world.notify()
    waits = []
    for attempt in range(1, 9):
        await world.pass_by(notify)
        assert len(world.web.requests) == attempt
        [row] = await world.rows(Notice, Notice.channel_id.is_not(None))
        waits.append((row.due_ms - world.now) / 1000)
        if row.status == "waiting":
            assert (row.error, row.attempts) == ("http:503", attempt)
            await world.pass_by(notify, waits[-1] - 0.001)
            assert len(world.web.requests) == attempt
            world.now = row.due_ms

    assert await world.outcomes() == [("failed", "http:503")]
    assert 24 <= waits[0] <= 36
    assert 17_000 <= waits[6] <= 21_600
    [kept] = await world.rows(Channel, Channel.id == channel)
    assert (kept.failures, kept.enabled) == (8, True)
    await world.pass_by(notify, 86_400)
    assert len(world.web.requests) == 8


async def test_a_target_that_asks_for_patience_gets_it(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    await world.notice(anna, "asked", table)
    world.web.answer = b"HTTP/1.1 429 Later\r\nRetry-After: 3600\r\n\r\n"

    await world.pass_by(world.notify())

    [row] = await world.rows(Notice, Notice.channel_id.is_not(None))
    assert 2880 <= (row.due_ms - world.now) / 1000 <= 4320


async def test_a_channel_is_switched_off_after_twenty_failures_in_a_row(world):
    anna, table = await world.person(), await world.table()
    channel = await world.hook(anna)
    world.web.answer = 500
    notify = world.notify()
    for _ in range(19):
        await world.notice(anna, "mention", table)
        await world.pass_by(notify)
    [row] = await world.rows(Channel, Channel.id == channel)
    assert (row.failures, row.enabled) == (19, True)

    await world.notice(anna, "mention", table)
    await world.pass_by(notify)

    [row] = await world.rows(Channel, Channel.id == channel)
    assert (row.failures, row.enabled) == (20, False)
    await world.pass_by(notify, 86_400)
    assert {status for status, _ in await world.outcomes()} == {"dropped"}
    assert len(world.web.requests) == 20


async def test_a_success_ends_the_row_of_failures(world):
    anna, table = await world.person(), await world.table()
    channel = await world.hook(anna)
    await world.set(Channel, Channel.id == channel, failures=19)
    await world.notice(anna, "asked", table)

    await world.pass_by(world.notify())

    [row] = await world.rows(Channel, Channel.id == channel)
    assert (row.failures, row.enabled) == (0, True)


async def test_a_target_that_has_become_private_is_not_called(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    await world.notice(anna, "asked", table)

    await world.pass_by(world.notify(allow_private_targets=False))

    assert world.web.requests == []
    assert await world.outcomes() == [("waiting", "target-port")]


async def test_data_that_nobody_can_read_stop_nothing(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna, "/one", digest_minutes=7)
    await world.notice(anna, "mention", table)
    await world.set(Notice, Notice.kind == "mention", data="{broken")
    await world.notice(anna, "gossip", table)
    await world.notice(anna, "finished", table, game="chess")

    await world.pass_by(world.notify())

    [request] = world.web.requests
    assert [each["game"] for each in request.json["notices"]] == ["", "chess"]
    assert request.json["message"] == (
        "Table “–” (–): somebody mentioned you in the chat.\n"
        "Table “Long evening” (chess): the match is over."
    )


async def test_a_table_name_cannot_break_out_of_its_line(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    await world.notice(anna, "finished", table, table_name="a\r\nb { $x }\u2028c")

    await world.pass_by(world.notify())

    assert world.web.requests[0].json["title"] == "Finished: a b { $x } c"


async def test_old_notices_are_forgotten_when_they_are_done(world):
    anna, table = await world.person(), await world.table()
    await world.hook(anna)
    await world.notice(anna, "mention", table)
    notify = world.notify()
    await world.pass_by(notify)
    world.now += 30 * 86_400_000
    await world.notice(anna, "turn", table)
    await world.pass_by(notify)

    async with world.database.session() as session:
        assert await outbox.prune(session, world.now, 30) == 0
        assert await outbox.prune(session, world.now + 1, 30) == 2

    assert [row.status for row in await world.rows()] == ["sent", "waiting"]
