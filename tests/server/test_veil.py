"""The veil at the wire: every byte anybody is sent is what the kernel shows to that viewer."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
import pytest

from interpares import Illegal, Record, rules_of
from server.judge import PACE, Judge
from server.live import LiveServer, open_table, people
from server.scene import MARKER, Attempt, Fetched, Scene, Tap
from server.services import Redis

RULES = rules_of("magnaci")
DREAMS = 3
PATIENCE_S = 600
KEYS = {
    "view": {"type", "n", "seat", "table", "now", "missed", "names", "protocol"},
    "update": {"type", "n", "happened", "now", "names"},
    "table": {"type", "table"},
    "said": {"type", "id", "seat", "name", "text", "mentions", "at_ms"},
    "ok": {"type", "n", "key"},
    "error": {"type", "code", "message", "text", "rule", "values", "key"},
}
"""Whatever a message may consist of."""
UNSAID = {"options": [], "may_undo": False, "clock": None, "outcome": None}
"""What a moment does not mention."""


def whole(now: dict[str, Any]) -> dict[str, Any]:
    """A moment with what it did not mention; refuses what it should not."""
    assert set(now) <= {"view", "prompt", *UNSAID}
    return {**UNSAID, **now}


def check_messages(scene: Scene, judge: Judge, tap: Tap, *, workers: int) -> None:
    """An update for what is noticed, and nothing in it but what the kernel shows.

    One worker sends one for each line; another may be told of several at once, and of the end
    both by the log and by the worker that wrote it.
    """
    sights, n = judge.sights[tap.viewer], -1
    names = list(scene.opened["table"]["options"]["families"])
    for message in tap.messages:
        kind = message["type"]
        assert set(message) <= KEYS[kind]
        if kind == "view":
            assert n < 0
            n = message["n"]
            assert whole(message["now"]) == sights[n].now
            assert message["names"] == names
            prompt = sights[n].now["prompt"] or {"seats": ()}
            check_table(scene, judge, message["table"], prompt["seats"])
            missed = message.get("missed") or []
            assert missed == [each.happened for each in sights[n + 1 - len(missed) : n + 1]]
        elif kind == "update":
            told = sights[n + 1 : message["n"] + 1]
            n = message["n"]
            assert len(told) == 1 or (told and workers > 1)
            assert message["happened"] == [each.happened for each in told]
            assert whole(message["now"]) == sights[n].now
            assert message["names"] == names
    tables = [each["table"] for each in tap.messages if each["type"] == "table"]
    for table in tables:
        running = table["status"] == "running"
        # A worker tells how it stands once it hears the others; one alone has nobody to hear.
        assert not running or (workers > 1 and tuple(table["waiting"]) in judge.waiting)
        check_table(scene, judge, table, table["waiting"] if running else ())
    ends = [each for each in tables if each["status"] != "running"]
    if tap.outcome:
        assert n == len(sights) - 1
        # A visitor may have gone before the table was shown as finished.
        assert 1 <= len(ends) <= workers or tap in scene.visitors


def check_table(scene: Scene, judge: Judge, table: dict[str, Any], waiting: Any) -> None:
    """The table as it was opened; only its end adds anything."""
    over = {"status", "outcome", "finished_ms", "seed", "waiting"}
    assert set(table) == set(scene.opened["table"])
    assert tuple(table["waiting"]) == tuple(waiting)
    for name in set(table) - over:
        assert table[name] == scene.opened["table"][name]
    if table["status"] == "running":
        assert (table["outcome"], table["finished_ms"], table["seed"]) == (None, None, None)
    else:
        assert table["outcome"]["scores"] == list(judge.match.outcome.scores)
        assert table["seed"] == judge.match.header.seed


def check_fetched(scene: Scene, judge: Judge, fetched: Fetched) -> None:
    """What is read over HTTP is no more than what came over the socket."""
    sights, body = judge.sights[fetched.viewer], json.loads(fetched.text)
    if fetched.what == "":
        assert set(body) == {"table", "seats", "host"}
        asked = judge.waiting if fetched.lines is None else [judge.waiting[fetched.lines]]
        assert tuple(body["table"]["waiting"]) in asked
        check_table(scene, judge, body["table"], body["table"]["waiting"])
    elif fetched.what == "/events":
        assert body == [each.happened for each in sights[1 : len(body) + 1]]
        assert fetched.n <= len(body)
        assert fetched.lines is None or len(body) <= fetched.lines
    elif fetched.what == "/chat":
        assert [set(each) - KEYS["said"] for each in body] == [set()] * len(body)
        assert [each["text"] for each in body] == scene.said[: len(body)][-100:]
    else:
        n = int(fetched.what.rpartition("/")[2])
        assert set(body) == {"n", "last", "happened", "now", "names"}
        assert body["happened"] == [each.happened for each in sights[n : n + 1] if n]
        assert whole(body["now"]) == {**sights[n].now, "may_undo": False, "clock": None}


def check_refusals(judge: Judge, tap: Tap, said: dict[tuple[str, str], str]) -> None:
    """A refusal is the same in every world that looks the same to the one who is refused."""
    for attempt in tap.attempts:
        answer = attempt.answer
        if answer["type"] == "ok" or tap.viewer is None:
            continue
        sight = judge.sights[tap.viewer][attempt.n]
        if answer["code"] == "illegal":
            assert (
                answer["rule"],
                answer["message"],
                answer["text"],
                json.dumps(answer.get("values", {}), sort_keys=True),
            ) == dreamt(sight.game, tap.viewer, attempt.command["action"])
        elif attempt.command["type"] == "undo" and answer["code"] != "stale":
            assert answer["message"] == sight.undo_refused
        elif answer["message"] == "moment-range":
            assert re.findall(r"-?\d+", answer["text"]) == ["0", str(attempt.n)]
        else:
            sent = {**attempt.command, "n": None, "key": None}
            words = (json.dumps(sent), answer["message"])
            assert said.setdefault(words, answer["text"]) == answer["text"]


def dreamt(game: Any, seat: int, action: dict[str, Any]) -> tuple[str, str, str, str]:
    """How the rules refuse the action where all that the seat does not know is dealt anew."""
    found = set()
    for number in range(DREAMS):
        dream = RULES.imagine(game, seat, Random(number))
        with pytest.raises(Illegal) as refused:
            dream.decision.check(dream, seat, RULES.decode_action(action))
        text = RULES.texts("en").refusal(refused.value, RULES.names_of_seats(dream))
        values = json.dumps(refused.value.values, sort_keys=True)
        found.add((refused.value.rule, refused.value.message, text, values))
    assert len(found) == 1
    return found.pop()


def check_secrets(scene: Scene, record: Record, texts: Iterable[str], *, over: bool) -> None:
    """No key of anybody; no seed before the end."""
    secrets = [*scene.keys.values(), scene.opened["host_key"]]
    if not over:
        secrets.append(str(record.header.seed))
    for text in texts:
        assert not [each for each in secrets if each in text]


def check_log(scene: Scene, record: Record, log: str) -> None:
    """It tells of the server, not of anybody or of anything on the table."""
    told = log.replace("\\", "")
    actions = [f'"{each.__struct_config__.tag}"' for each in RULES.actions()]

    assert "Serving at" in told
    check_secrets(scene, record, [log], over=False)
    assert not [word for word in [*actions, MARKER, *scene.said] if word in told]


def judged(scene: Scene, record: Record, *, timed: bool, workers: int = 1) -> Judge:
    """Hold everything that was sent against the record."""
    judge = Judge(record, scene.opened["table"]["started_ms"], timed=timed)
    said: dict[tuple[str, str], str] = {}
    for tap in scene.all_taps:
        check_messages(scene, judge, tap, workers=workers)
        check_refusals(judge, tap, said)
        check_secrets(scene, record, tap.texts, over=True)
        check_secrets(
            scene, record, [each for each in tap.texts if '"outcome":{' not in each], over=False
        )
    for fetched in scene.fetched:
        check_fetched(scene, judge, fetched)
        # A bot may have ended the match just before the answer was made.
        check_secrets(scene, record, [fetched.text], over='"status":"finished"' in fetched.text)
    return judge


TABLES: dict[str, dict[str, Any]] = {
    "three": {"seats": people(3), "options": {"trade": False}, "setting": {"pace": PACE}},
    "trade": {"seats": people(2), "options": {"trade": True}, "setting": {"pace": PACE}},
}


async def played(url: str, random: Random, **wish: Any) -> tuple[Scene, Record]:
    async with asyncio.timeout(PATIENCE_S):
        scene = Scene(url, await open_table(url, **wish), random)
        await scene.sit()
        await scene.gather()
        await scene.play()
        return scene, await scene.record()


@pytest.mark.parametrize("name", TABLES)
def test_nobody_is_sent_anything_but_what_they_may_see(name: str, tmp_path: Path):
    with LiveServer(tmp_path, LOG_LEVEL="DEBUG") as server:
        cookies = asyncio.run(cookies_of_a_guest(server.url))
        scene, record = asyncio.run(played(server.url, Random(name), **TABLES[name]))
        log = server.log()

    judge = judged(scene, record, timed=True)

    check_log(scene, record, log)
    assert not [each for each in cookies if each in log]
    assert len(judge.waiting) - len(judge.sights[None]) > 5, "too little was hidden"
    codes = {each.answer["code"] for tap in scene.taps.values() for each in refused(tap)}
    assert codes > {"illegal", "stale", "bad_input"}


async def cookies_of_a_guest(url: str) -> list[str]:
    async with httpx.AsyncClient(base_url=url) as client:
        await client.post("/api/people", json={"name": "Guest"})
        assert (await client.get("/api/me")).status_code == 200
        assert client.cookies
        return list(client.cookies.values())


def refused(tap: Tap) -> list[Attempt]:
    return [each for each in tap.attempts if each.answer["type"] == "error"]


def test_two_workers_tell_no_more_than_one(tmp_path: Path, postgres_url: str, redis: Redis):
    settings = {"WORKERS": "2", "DB": postgres_url, "BUS": redis.url}
    with LiveServer(tmp_path, **settings) as server:
        scene, record = asyncio.run(played(server.url, Random(2), **TABLES["three"]))

    judged(scene, record, timed=True, workers=2)


def test_bots_tell_no_more_than_people(tmp_path: Path):
    seats = [*people(2), {"kind": "bot", "level": "novice"}]
    with LiveServer(tmp_path) as server:
        wish = {"seats": seats, "options": {"trade": False}}
        scene, record = asyncio.run(played(server.url, Random(3), **wish))

    judged(scene, record, timed=False)


DELAY_MS = 1000
DELAYED = {"mode": "delayed", "delay_s": 1}


class Glimpse(NamedTuple):
    """The events a spectator read over HTTP, and when."""

    at_ms: int
    told: list[dict[str, Any]]


async def watched_late(url: str) -> tuple[Scene, Record, list[Glimpse]]:
    """A match with spectators who came early, in the middle, and now and then."""
    setting = {"pace": PACE, "spectators": DELAYED}
    opened = await open_table(url, people(2), options={"trade": False}, setting=setting)
    scene, glimpses = Scene(url, opened, Random(4)), []
    await scene.sit()
    scene.others.append(await scene.tap(None))
    while not scene.is_over:
        await scene.move()
        if scene.lines % 40 == 20 and not scene.is_over:
            scene.others.append(await scene.tap(None))
            # The match is quick; what is shown late must have had time to become old.
            await asyncio.sleep(DELAY_MS / 1000)
            answer = await scene.get("/events")
            glimpses.append(Glimpse(now_ms(), answer.json()))
            assert (await scene.get("/chat")).status_code == 403
    for tap in scene.others:
        await tap.until(lambda tap=tap: tap.messages[-1]["type"] == "table")
    return scene, await scene.record(), glimpses


def test_a_delayed_spectator_is_never_early(tmp_path: Path):
    with LiveServer(tmp_path) as server:
        scene, record, glimpses = asyncio.run(watched_late(server.url))

    judge = Judge(record, scene.opened["table"]["started_ms"], timed=False)
    sights = judge.sights[None]
    for tap in scene.others:
        for received_ms, message in zip(tap.received_ms, tap.messages, strict=True):
            if message["type"] == "table":
                assert message["table"]["finished_ms"] + DELAY_MS <= received_ms
                continue
            sight = sights[message["n"]]
            assert whole(message["now"]) == sight.now
            assert not message["n"] or sight.at_ms + DELAY_MS <= received_ms
        told = [each["n"] for each in tap.messages if each["type"] != "table"]
        assert told == [*range(told[0], len(sights))]
    for glimpse in glimpses:
        assert glimpse.told == [each.happened for each in sights[1 : len(glimpse.told) + 1]]
        assert all(each["at_ms"] + DELAY_MS <= glimpse.at_ms for each in glimpse.told)
    assert any(glimpse.told for glimpse in glimpses)


def test_without_spectators_nobody_looks_in(tmp_path: Path):
    async def tried(url: str) -> None:
        setting = {"spectators": {"mode": "off"}}
        scene = Scene(url, await open_table(url, people(2), setting=setting), Random(5))
        await scene.sit()
        stranger = await scene.tap(None)

        assert [each["message"] for each in stranger.messages] == ["no-spectators"]
        for what in ("/events", "/moments/0", "/chat"):
            assert (await scene.get(what)).status_code == 403
        assert (await scene.get("/record")).status_code == 403
        assert (await scene.get("")).json()["table"]["waiting"] == []
        for tap in scene.all_taps:
            await tap.close()

    with LiveServer(tmp_path) as server:
        asyncio.run(tried(server.url))


def now_ms() -> int:
    return time.time_ns() // 1_000_000
