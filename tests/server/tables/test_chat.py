"""Talk at a table: kept, told to everybody there, never part of the record."""

from __future__ import annotations

import msgspec
import pytest

from interpares.server import schema
from interpares.server.errors import Problem
from server.tables.house import Player, finish

pytestmark = pytest.mark.anyio


async def lines(house, table, key=""):
    return (await house.ask("GET", f"/api/tables/{table}/chat", key=key)).json()


async def test_what_is_said_is_told_to_everybody_and_kept(either):
    anna, ewa = await either.sit("me Anna", "me Ewa")
    guest = await Player(either, anna.table, None).look()

    await anna.do("say", text="Dobry wieczór! 🍷")

    for listener in (anna, ewa, guest):
        said = listener.read().sent[-1]
        assert (said["type"], said["seat"], said["name"], said["text"]) == (
            "said",
            0,
            "Anna",
            "Dobry wieczór! 🍷",
        )
    assert [each["text"] for each in await lines(either, anna.table)] == ["Dobry wieczór! 🍷"]


async def test_chat_survives_a_restart_and_is_read_page_by_page(serve):
    async with serve() as house:
        anna, _ = await house.sit("me", "me")
        for number in range(103):
            await anna.do("say", text=f"line {number}")

    async with serve() as house:
        latest = await lines(house, anna.table)
        assert [latest[0]["text"], latest[-1]["text"], len(latest)] == ["line 3", "line 102", 100]
        earlier = await house.ask("GET", f"/api/tables/{anna.table}/chat?before={latest[0]['id']}")
        assert [each["text"] for each in earlier.json()] == ["line 0", "line 1", "line 2"]


@pytest.mark.parametrize(
    "text, called",
    [
        ("@Ewa, your turn", [1]),
        ("@ewa @JAN!", [1, 2]),
        ("@Ewald is not here", []),
        ("Ewa without a sign", []),
        ("@Anna myself", [0]),
        ("@novice", []),
    ],
)
async def test_people_are_called_by_name(house, text, called):
    anna, ewa, _ = await house.sit("me Anna", "me Ewa", "me Jan", "novice")

    await anna.do("say", text=text)

    assert ewa.read().sent[-1]["mentions"] == called


async def test_who_is_called_is_asked_to_look(either):
    ewa = await either.person("Ewa")
    opened = await either.open("me Anna", "open")
    await either.join(opened.table.id, "Ewa", who=ewa)
    anna = await either.player(opened.table.id, 0, opened.keys[0])

    await anna.do("say", text="@Ewa, and @Anna")

    notices = [each for each in await either.stored(schema.Notice) if each.kind == "mention"]
    mine = [each for each in notices if each.person_id == ewa.person_id]
    assert len(mine) == 1
    data = msgspec.json.decode(mine[0].data)
    assert (data["table"], data["seat"], data["by"]) == (anna.table, 1, "Anna")
    assert "@Ewa" not in mine[0].data


async def test_talk_is_not_part_of_the_record(house):
    anna, ewa = await house.sit("me", "me", options={"trade": False})
    await anna.do("say", text="a secret of mine")
    await finish([anna, ewa])

    record = await house.ask("GET", f"/api/tables/{anna.table}/record")

    assert record.status_code == 200
    assert "a secret of mine" not in record.text
    await ewa.do("say", text="well played")
    assert len(await lines(house, anna.table)) == 2


async def test_people_talk_before_play_begins(house):
    opened = await house.open("me", "open")
    anna = await house.player(opened.table.id, 0, opened.keys[0])

    await anna.do("say", text="is anybody there?")

    assert anna.sent[-1]["text"] == "is anybody there?"


async def test_only_those_who_sit_there_talk(house):
    anna, _ = await house.sit("me", "me")
    other, _ = await house.sit("me", "me")
    path = f"/api/tables/{anna.table}/seats/0/commands"

    for key in ("", "wrong", other.key):
        answer = await house.ask("POST", path, {"type": "say", "text": "hello"}, key=key)
        assert answer.status_code == 403

    assert await lines(house, anna.table) == []


@pytest.mark.parametrize("text", ["", "x" * 2001, "a\x00b", 7, None])
async def test_what_cannot_be_said_is_refused(either, text):
    anna, _ = await either.sit("me", "me")

    answer = await anna.post("say", text=text)

    assert answer.status_code == 400
    assert "text" in answer.json()["text"]


async def test_where_nobody_may_look_nobody_reads_along(house):
    anna, _ = await house.sit("me", "me", setting={"spectators": {"mode": "off"}})
    path = f"/api/tables/{anna.table}/chat"

    assert (await house.ask("GET", path)).status_code == 403
    assert (await house.ask("GET", path, key=anna.key)).status_code == 200
    with pytest.raises(Problem, match="no-spectators"):
        await Player(house, anna.table, None).look()
