"""What actions would do, asked by the seat that might choose them."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from interpares.games.magnaci.preview import preview
from interpares.server import foresight
from server.tables.house import Player, asked, finish, plain, to

pytestmark = pytest.mark.anyio


async def ask(
    player: Player,
    actions: Any = None,
    *,
    n: int | None = None,
    stands: bool = False,
    **headers: str,
):
    """The answer over HTTP."""
    path = f"/api/tables/{player.table}/seats/{player.seat}/foresee"
    body = {"n": player.read().n if n is None else n, "actions": actions, "stands": stands}
    return await player.house.ask("POST", path, body, key=player.key, **headers)


def refusals(answer: httpx.Response) -> list[str | None]:
    return [each["refusal"] and each["refusal"]["message"] for each in answer.json()]


@pytest.mark.parametrize("decision", ["start_estate", "turn", "place_estates"])
async def test_without_actions_every_option_is_foreseen_in_its_order(house, decision):
    players = await house.sit("me", "me")
    mover = await to(players, decision)
    match = (await house.desk.shelf.get(mover.table)).match

    answer = await ask(mover)

    expected = [preview(match.game, mover.seat, each) for each in match.options(mover.seat)]
    assert answer.status_code == 200
    assert [each["preview"] for each in answer.json()] == [plain(each) for each in expected]
    assert refusals(answer) == [None] * len(expected)
    assert len(expected) == len(mover.options)


async def test_nothing_is_changed_and_nobody_is_told(either):
    players = await either.sit("me", "me")
    mover = asked(*players)
    before, sent = await either.lines(mover.table), [len(each.sent) for each in players]

    await ask(mover)

    assert await either.lines(mover.table) == before
    assert [len(each.read().sent) for each in players] == sent
    await mover.play(mover.options[0])


async def test_every_action_has_an_answer_of_its_own(house):
    mover = asked(*await house.sit("me", "me"))

    answer = await ask(
        mover,
        [
            "settle prussia",
            {"type": "settle", "province": "livonia"},
            {"type": "play", "card": "veto"},
            {"type": "sing"},
            "settle",
            "pass",
        ],
    )

    assert refusals(answer)[0] is None
    assert refusals(answer)[1:3] == ["one-province", "nothing-to-veto"]
    assert all(refusals(answer)[1:])
    assert [bool(each["preview"]) for each in answer.json()] == [True, *[False] * 5]
    assert answer.json()[1]["refusal"]["rule"] == "MA-4.6"


async def test_the_reasons_are_in_the_language_of_the_reader(house):
    mover = asked(*await house.sit("me", "me"))

    answers = [
        await ask(mover, ["play veto"], **{"accept-language": each}) for each in ("pl", "en")
    ]

    polish, english = (each.json()[0]["refusal"]["text"] for each in answers)
    assert "Chcesz" in polish
    assert "You want" in english


async def test_somebody_who_is_not_asked_has_no_options_but_is_told_why(house):
    players = await house.sit("me", "me")
    other = players[1 - asked(*players).seat]

    assert (await ask(other)).json() == []
    assert refusals(await ask(other, ["settle prussia"])) == ["not-asked"]


async def test_a_question_about_an_earlier_moment_is_stale(house):
    players = await house.sit("me", "me")
    mover = asked(*players)
    n = mover.n
    await mover.play(mover.options[0])

    answer = await ask(mover, n=n)

    assert (answer.status_code, answer.json()["code"]) == (409, "stale")


async def test_an_answer_of_another_seat_in_secret_makes_no_question_stale(house):
    players = await house.sit("me", "me", options={"trade": False})
    await to(players, "sejm_commitment")
    n = players[0].n

    await players[1].play(players[1].options[0])

    assert (await ask(players[0], n=n)).status_code == 200


async def test_what_is_over_is_not_foreseen(house):
    players = await house.sit("me", "me", options={"trade": False})
    await finish(players)

    answer = await ask(players[0], ["pass"])

    assert (answer.status_code, answer.json()["message"]) == (409, "not-running")


async def test_a_game_need_not_look_ahead(house, monkeypatch):
    monkeypatch.setattr(foresight, "preview_of", lambda package: None)
    mover = asked(*await house.sit("me", "me"))

    answer = (await ask(mover, ["settle prussia", "pass"])).json()

    assert answer[0] == {"refusal": None, "preview": None, "stands": None}
    assert answer[1]["refusal"]


def test_what_looks_ahead_is_found_by_its_name():
    assert foresight.preview_of("interpares.games.magnaci").preview is preview
    assert foresight.preview_of("interpares.server") is None


@pytest.mark.parametrize("decision", ["start_estate", "placement", "sejm_commitment", "turn"])
async def test_what_stands_cannot_be_taken_back(house, decision):
    players = await house.sit("me", "me", options={"trade": False})
    mover = await to(players, decision)
    action = mover.options[-1]

    told = (await ask(mover, [action], stands=True)).json()[0]["stands"]
    await mover.play(action)

    assert told is not mover.read().now.get("may_undo", False)


async def test_whether_it_stands_is_told_only_to_those_who_ask(house):
    mover = asked(*await house.sit("me", "me"))

    assert (await ask(mover, ["settle prussia"])).json()[0]["stands"] is None
    refused = (await ask(mover, ["pass"], stands=True)).json()[0]
    assert refused["stands"] is False
