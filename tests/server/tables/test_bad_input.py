"""Requests nobody could follow: refused in words the sender can read, and nothing changes."""

from __future__ import annotations

import logging

import pytest

from server.tables.house import asked
from server.tables.wire import Socket

pytestmark = pytest.mark.anyio

SHORT = {"trade": False}
PASS = {"decision": "turn", "answer": "pass"}


NONSENSE = [
    {},
    [],
    7,
    {"type": "nothing"},
    {"type": "play"},
    {"type": "play", "action": 7, "n": 0, "key": "k"},
    {"type": "play", "action": {}, "n": 0, "key": "k"},
    {"type": "play", "action": {"type": []}, "n": 0, "key": "k"},
    {"type": "play", "action": "pass", "n": -1, "key": "k"},
    {"type": "play", "action": "pass", "n": 10**40, "key": "k"},
    {"type": "play", "action": "pass", "n": 1.5, "key": "k"},
    {"type": "play", "action": "pass", "n": 0, "key": ""},
    {"type": "play", "action": "pass", "n": 0, "key": "x" * 65},
    {"type": "play", "action": "pass", "n": 0, "key": "a\x00"},
    {"type": "play", "action": "\x00" * 50, "n": 0, "key": "k"},
    {"type": "play", "action": {"type": "pass", "a": [[[[]]]] * 99}, "n": 5, "key": "k"},
    {"type": "undo", "n": 0},
    {"type": "propose", "kind": "undo"},
    {"type": "propose", "kind": "undo", "n": 10**40},
    {"type": "propose", "kind": "undo", "n": -1},
    {"type": "propose", "kind": "win"},
    {"type": "answer", "proposal": 7, "agree": True},
    {"type": "vacation", "days": 31},
    {"type": "vacation", "days": -1},
    {"type": "drop_order", "id": 10**40},
    {"type": "give_order", "order": {}},
    {"type": "give_order", "order": {**PASS, "times": 10**40}},
    {"type": "give_order", "order": {**PASS, "facts": {"x": "y" * 3000}}},
    {"type": "say", "text": " \x00"},
    {"type": "hello", "seat": 0},
]  # fmt: skip


async def test_nonsense_is_refused_in_words_and_changes_nothing(either):
    players = await either.sit("me", "me", options=SHORT)
    mover = asked(*players)
    path = f"/api/tables/{mover.table}/seats/{mover.seat}/commands"

    for body in NONSENSE:
        answer = await either.ask("POST", path, body, key=mover.key)
        assert answer.status_code in {400, 404, 409, 422}, (body, answer.text)
        assert answer.json()["text"], body

    assert await either.lines(mover.table) == []
    await mover.play(mover.options[0])


async def test_strange_letters_do_no_harm(either):
    players = await either.sit("me", "me", options=SHORT)
    mover = asked(*players)
    path = f"/api/tables/{mover.table}/seats/{mover.seat}/commands"

    for text in ('"\\ud800"', '"\\u202e"', '"\\uffff"', '"🍷"', '"\\u0001"'):
        body = f'{{"type": "say", "text": {text}}}'
        answer = await either.client.post(
            path, content=body.encode(), headers={"authorization": f"Bearer {mover.key}"}
        )
        assert answer.status_code in {200, 400}, (text, answer.text)


async def test_names_are_one_line_that_can_be_read(either):
    for name in ("\x00", " ", "a\u202eb", "a\nb"):
        seats = [{"kind": "me", "name": name}, {"kind": "open"}]
        answer = await either.ask("POST", "/api/tables", {"game": "magnaci", "seats": seats})
        if name == "a\nb":
            assert answer.json()["table"]["seats"][0]["name"] == "a b"
        else:
            assert answer.status_code == 400, repr(name)
    answer = await either.ask(
        "POST", "/api/tables", {"game": "magnaci", "seats": [{"kind": "open"}] * 2, "name": "\x00"}
    )
    assert answer.status_code == 400
    seats = [{"kind": "me", "seed": "\x00"}, {"kind": "open"}]
    answer = await either.ask("POST", "/api/tables", {"game": "magnaci", "seats": seats})
    assert answer.status_code == 400


async def test_a_method_a_path_does_not_have_is_refused_as_such(house):
    answer = await house.ask("DELETE", "/api/tables")

    assert answer.status_code == 405
    assert (answer.json()["code"], answer.json()["message"]) == ("bad_input", "no-method")


async def test_an_address_that_is_not_there_is_refused_in_polish_too(house):
    answer = await house.ask("GET", "/api/nothing", **{"accept-language": "pl"})

    assert answer.status_code == 404
    assert answer.json()["text"] == "Pod tym adresem nic nie ma."


@pytest.mark.parametrize("path", ["", "/import"])
async def test_what_is_nested_too_deeply_is_bad_input(house, path, caplog):
    answer = await house.client.post(f"/api/tables{path}", content="[" * 100_000)

    assert answer.status_code == 400
    assert answer.json()["code"] == "bad_input"
    assert not [each for each in caplog.records if each.levelno >= logging.WARNING]


async def test_refusals_speak_the_language_of_the_reader(house):
    players = await house.sit("me", "me", options=SHORT)
    mover = asked(*players)
    path = f"/api/tables/{mover.table}/seats/{mover.seat}/commands"
    wrong = {"type": "play", "action": {"type": "veto"}, "n": mover.n, "key": "k"}
    for body in (wrong, {"type": "vacation", "days": 3}, {"type": "undo", "n": 0, "key": "u"}):
        texts = []
        for language in ("en", "fr, pl;q=0.8, en;q=0.2"):
            headers = {"accept-language": language}
            answer = await house.ask("POST", path, body, key=mover.key, **headers)
            texts.append((answer.json()["message"], answer.json()["text"]))
        (message, english), (same, polish) = texts
        assert message == same
        assert english != polish

    async with Socket(house.app, f"/api/tables/{mover.table}/socket") as socket:
        socket.send(type="hello", seat=mover.seat, key=mover.key, language="pl")
        await socket.until("view")
        socket.send(type="vacation", days=3)
        assert (await socket.until("error"))["text"].startswith("Urlop jest możliwy")


async def test_a_game_without_german_refuses_in_english_and_the_server_in_german(house):
    mover = asked(*await house.sit("me", "me", options=SHORT))
    path = f"/api/tables/{mover.table}/seats/{mover.seat}/commands"
    wrong = {"type": "play", "action": {"type": "veto"}, "n": mover.n, "key": "k"}

    english, german = [
        (await house.ask("POST", path, body, key=mover.key, **{"accept-language": "de"})).json()
        for body in (wrong, {"type": "vacation", "days": 3})
    ]

    assert english["text"].startswith("You want to play VETO!, but there is no action")
    assert german["text"] == "Urlaub gibt es nur an Tischen mit Tagen pro Zug."


async def test_a_guest_is_refused_in_the_language_it_chose(house):
    opened = await house.services.people.new_guest("Ewa", "pl", "")

    cookie = f"interpares_session={opened.key}"
    answer = await house.client.get("/api/tables/nowhere", headers={"cookie": cookie})

    assert answer.json()["text"] == "Nie ma takiego stołu."


async def test_opening_tables_without_end_is_refused(serve):
    async with serve(rate_limits=True) as house:
        body = {"game": "magnaci", "seats": [{"kind": "open"}, {"kind": "open"}]}

        codes = [(await house.ask("POST", "/api/tables", body)).status_code for _ in range(62)]

        assert codes == [201] * 60 + [429] * 2
