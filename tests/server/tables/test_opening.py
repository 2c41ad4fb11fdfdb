"""Tables until play begins: opened, found, joined, left, emptied, started, cancelled."""

from __future__ import annotations

import json

import pytest

from interpares.server import lobby as lobby_module
from interpares.server import schema, seating
from interpares.server.errors import Problem
from interpares.server.principal import Principal
from server.tables.house import keys

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "novice"}
TABLE = {"game": "magnaci", "seats": [ME, OPEN]}


async def refused(house, **change):
    """What is said against a table like the usual one but for this."""
    answer = await house.ask("POST", "/api/tables", {**TABLE, **change})
    assert answer.status_code == 400, answer.text
    refusal = answer.json()
    assert refusal["code"] == "bad_input"
    return refusal["text"]


async def test_a_table_is_opened_with_all_that_its_host_chose(either):
    wishes = {
        "game": "magnaci",
        "seats": [ME, BOT, OPEN],
        "options": {"trade": False},
        "name": "Sunday",
        "listed": True,
        "setting": {
            "pace": {"kind": "live", "move_s": 30, "bank_s": 600},
            "spectators": {"mode": "delayed", "delay_s": 60},
            "substitute": "novice",
            "start": "host",
        },
    }

    answer = await either.ask("POST", "/api/tables", wishes)

    assert answer.status_code == 201
    opened = answer.json()
    table = opened["table"]
    assert {name: table[name] for name in ("game", "name", "listed", "status")} == {
        "game": "magnaci",
        "name": "Sunday",
        "listed": True,
        "status": "open",
    }
    assert table["options"]["trade"] is False
    assert table["setting"]["pace"]["bank_s"] == 600
    assert table["setting"]["start"] == "host"
    assert [each["kind"] for each in table["seats"]] == ["person", "bot", "open"]
    assert table["seats"][0]["name"] == "Anna"
    assert table["seats"][1]["level"] == "novice"
    assert opened["keys"].keys() == {"0"}
    assert opened["invites"].keys() == {"2"}
    assert len(table["commitment"]) == 64


async def test_secrets_are_given_out_once(house):
    opened = (await house.ask("POST", "/api/tables", TABLE)).json()
    secrets = [opened["host_key"], *opened["keys"].values(), *opened["invites"].values()]

    read = await house.ask("GET", f"/api/tables/{opened['table']['id']}", key=opened["host_key"])

    assert read.status_code == 200
    assert not any(secret in read.text for secret in secrets)


@pytest.mark.parametrize(
    "change, words",
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": 7}, "game"),
        ({"seats": [ME]}, "played by 2, 3, 4, 5 seats, not by 1"),
        ({"seats": [ME] * 6}, "not by 6"),
        ({"seats": [ME] * 17}, "seats"),
        ({"seats": [ME, {"kind": "ghost"}]}, "ghost"),
        ({"seats": [ME, {"kind": "bot", "level": "emperor"}]}, "no bot 'emperor'"),
        ({"seats": [ME, {"kind": "bot"}]}, "no bot ''"),
        ({"seats": [ME, {"kind": "open", "name": "x" * 65}]}, "name"),
        ({"seats": [ME, {"kind": "open", "seed": "x" * 129}]}, "seed"),
        ({"options": {"trade": "yes"}}, "'trade'"),
        ({"options": {"dice": 2}}, "'dice' is no option"),
        ({"options": {"families": ["potocki", "potocki"]}}, "'families'"),
        ({"name": "x" * 81}, "name"),
        ({"listed": "maybe"}, "listed"),
        ({"setting": {"pace": {"kind": "blitz"}}}, "blitz"),
        ({"setting": {"pace": {"kind": "live", "move_s": 1}}}, "move_s"),
        ({"setting": {"pace": {"kind": "live", "move_s": 60, "bank_s": -1}}}, "bank_s"),
        ({"setting": {"pace": {"kind": "untimed", "move_s": 5}}}, "move_s"),
        (
            {"setting": {"pace": {"kind": "correspondence", "move_s": 3600, "vacation_days": 61}}},
            "vacation_days",
        ),
        ({"setting": {"spectators": {"mode": "delayed"}}}, "delay"),
        ({"setting": {"spectators": {"mode": "on", "delay_s": 86_401}}}, "delay_s"),
        ({"setting": {"spectators": {"mode": "some"}}}, "some"),
        ({"setting": {"substitute": "emperor"}}, "no bot 'emperor'"),
        ({"setting": {"start": "never"}}, "never"),
    ],
)
async def test_what_cannot_be_is_refused_with_words_that_name_it(house, change, words):
    assert words in await refused(house, **change)


async def lobby(house, query=""):
    """The ids of the tables in the lobby."""
    return {each["id"] for each in (await house.ask("GET", f"/api/tables{query}")).json()}


async def test_a_refused_table_is_not_there(house):
    before = await lobby(house)

    await refused(house, listed=True, setting={"pace": {"kind": "live"}})

    assert await lobby(house) == before


async def test_a_table_has_no_name_but_the_one_it_was_given(house):
    """Whoever reads of a table without a name reads the name of its game in their language."""
    unnamed, named = await house.open("me", "open"), await house.open("me", "open", name="Ola's")

    assert (unnamed.table.name, named.table.name) == ("", "Ola's")


async def test_play_begins_when_the_last_seat_is_taken(either):
    opened = await either.open("me", "open")
    host = await either.player(opened.table.id, 0, opened.keys[0])
    assert host.now is None

    await either.join(opened.table.id)

    assert (await either.facts(opened.table.id)).status == "running"
    assert host.read().now is not None


async def test_without_open_seats_play_begins_at_once(house):
    opened = await house.open("me", "me")

    assert opened.table.status == "running"


async def test_where_the_host_starts_nothing_begins_by_itself(house):
    opened = await house.open("me", "open", setting={"start": "host"})
    joined = await house.join(opened.table.id)
    assert (await house.facts(opened.table.id)).status == "open"

    await house.services.tables.start(Principal(key=opened.host_key), opened.table.id)

    assert (await house.facts(opened.table.id)).status == "running"
    assert joined.read().now is not None


async def test_the_host_cannot_start_with_open_seats(house):
    opened = await house.open("me", "open", setting={"start": "host"})

    with pytest.raises(Problem, match="seats-open"):
        await house.services.tables.start(Principal(key=opened.host_key), opened.table.id)


async def test_a_table_starts_once(house):
    opened = await house.open("me", "me", setting={"start": "host"})
    path = f"/api/tables/{opened.table.id}/start"

    first = await house.ask("POST", path, key=opened.host_key)
    second = await house.ask("POST", path, key=opened.host_key)

    assert (first.status_code, second.status_code) == (200, 409)
    assert second.json()["message"] == "not-open"


async def test_only_listed_tables_are_in_the_lobby(either):
    listed = await either.open("me", "open", listed=True, name="for all")
    by_link = await either.open("me", "open", name="by link")

    found = await lobby(either)

    assert listed.table.id in found
    assert by_link.table.id not in found


async def test_the_lobby_can_be_asked_for_a_state_and_a_game(house):
    running = (await house.open("me", "me", listed=True)).table.id
    waiting = (await house.open("me", "open", listed=True)).table.id

    found = await lobby(house, "?status=running&game=magnaci")

    assert running in found
    assert waiting not in found
    for strange in ("status=cancelled", "game=chess", "game=%00"):
        assert (await house.ask("GET", f"/api/tables?{strange}")).status_code == 400
    for unknown in ("nowhere", "%00"):
        assert (await house.ask("GET", f"/api/tables?before={unknown}")).status_code == 404


async def test_page_after_page_the_lobby_shows_every_table_once(either, monkeypatch):
    """Also those that were opened in the same moment."""
    monkeypatch.setattr(seating, "now_ms", lambda: 1_800_000_000_000)
    monkeypatch.setattr(lobby_module, "PAGE", 3)
    opened = {(await either.open("me", "open", listed=True)).table.id for _ in range(7)}

    pages, last = [], ""
    for _ in range(3):
        answer = await either.ask("GET", f"/api/tables?before={last}")
        pages.append([each["id"] for each in answer.json()])
        last = pages[-1][-1]

    shown = [each for page in pages for each in page if each in opened]
    assert len(shown) == len(opened)
    assert set(shown) == opened


async def test_the_host_gives_up_a_table_before_play(house):
    opened = await house.open("me", "open", listed=True)

    answer = await house.ask("DELETE", f"/api/tables/{opened.table.id}", key=opened.host_key)

    assert answer.json()["status"] == "cancelled"
    assert opened.table.id not in await lobby(house)
    with pytest.raises(Problem, match="not-open"):
        await house.join(opened.table.id)


async def test_the_host_alone_cannot_give_up_a_running_match(house):
    opened = await house.open("me", "me")

    answer = await house.ask("DELETE", f"/api/tables/{opened.table.id}", key=opened.host_key)

    assert answer.status_code == 409
    assert (await house.facts(opened.table.id)).status == "running"


async def test_a_table_nobody_opened_is_not_found(either):
    for table_id in ("nothing", "%00", "%F0%9F%8D%92", "x" * 300):
        answer = await either.ask("GET", f"/api/tables/{table_id}")
        assert answer.status_code == 404, table_id


async def test_a_hot_seat_table_gives_its_host_a_key_for_each_seat(house):
    opened = await house.open("me Anna", "me Ewa", "me Jan")

    players = [await house.player(opened.table.id, *each) for each in opened.keys.items()]

    assert len(set(opened.keys.values())) == 3
    assert [player.seat for player in players] == [0, 1, 2]
    for player in players:
        if player.options:
            await player.play(player.options[0])


async def test_everybody_is_told_who_comes_and_goes(house):
    opened = await house.open("me", "open", "open")
    host = await house.player(opened.table.id, 0, opened.keys[0])

    joined = await house.join(opened.table.id, "Ewa")
    await house.services.tables.leave(joined.principal, opened.table.id, joined.seat)

    told = [each["table"]["seats"][1]["name"] for each in host.read().sent[1:]]
    assert told == ["Ewa", ""]


async def test_a_command_before_play_is_refused(house):
    opened = await house.open("me", "open")
    host = await house.player(opened.table.id, 0, opened.keys[0])

    answer = await host.post("play", action={"type": "pass"}, n=0, key=next(keys))

    assert answer.status_code == 409
    assert answer.json()["message"] == "not-started"


async def notices(house, table):
    """Who hears of what at a table, as far as it has been written down."""
    found = [each for each in await house.stored(schema.Notice) if each.table_id == table]
    return {(json.loads(each.data)["seat"], each.kind, each.person_id) for each in found}


async def test_those_who_wait_elsewhere_hear_that_play_has_begun(either):
    anna, ewa, jan = [await either.person(name) for name in ("Anna", "Ewa", "Jan")]
    opened = await either.open("me", "open", "open", who=anna)
    await either.join(opened.table.id, "Ewa", who=ewa)
    await either.join(opened.table.id, "Jan", who=jan)

    (asked,) = (await either.facts(opened.table.id)).waiting

    def kind(seat):
        return "turn" if seat == asked else "started"

    assert await notices(either, opened.table.id) == {
        (0, kind(0), anna.person_id),
        (1, kind(1), ewa.person_id),
    }


async def test_the_host_who_starts_is_there(house):
    anna, ewa = await house.person("Anna"), await house.person("Ewa")
    opened = await house.open("me", "open", who=anna, setting={"start": "host"})
    await house.join(opened.table.id, "Ewa", who=ewa)

    await house.services.tables.start(anna, opened.table.id)

    assert {person for _, _, person in await notices(house, opened.table.id)} == {ewa.person_id}
