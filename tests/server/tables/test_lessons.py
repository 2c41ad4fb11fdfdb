"""Lessons at tables: the script plays, wrong moves are refused, and the bots go on after it."""

from __future__ import annotations

import pytest

from interpares.kernel.errors import BadInput
from interpares.lessons import lesson
from interpares.server import schema
from interpares.server.errors import Problem, refusal_of
from interpares.server.learning import Astray
from interpares.server.lessons import open_lesson
from interpares.server.lobby import listed
from interpares.server.principal import Principal
from server.tables.house import House, Player, plain, play_on, until
from server.tables.workers import settled

pytestmark = pytest.mark.anyio

GAMES = ["florence", "magnaci", "sigismundus", "signorie"]
LESSONS = [*((slug, "first_round") for slug in GAMES), ("veto", "first_game")]


async def learning(
    house: House, slug: str = "magnaci", name: str = "first_round", done: int = 0
) -> Player:
    """A learner at the table of a lesson."""
    opened = await open_lesson(house.services.tables, Principal(language="pl"), slug, name, done)
    ((seat, key),) = opened.keys.items()
    return await house.player(opened.table.id, seat, key)


def guided(player: Player) -> dict:
    """What the learner is told now."""
    return (player.read().now or {}).get("lesson") or {}


def asked(player: Player) -> bool:
    return bool(guided(player).get("wanted"))


async def step(player: Player) -> None:
    """Do what the lesson wants, and wait until it wants more."""
    done = guided(player)["number"]
    await player.play(guided(player)["wanted"][0])
    await until(lambda: guided(player).get("number") != done or guided(player).get("over"))
    await until(lambda: asked(player) or guided(player).get("over"))


async def walk(player: Player, most: int = 999) -> None:
    """As many steps as there are, or as are wanted."""
    await until(lambda: asked(player))
    for _ in range(most):
        if guided(player).get("over"):
            return
        await step(player)


@pytest.mark.parametrize("slug, name", LESSONS)
async def test_a_lesson_is_walked_to_its_end(house, slug, name):
    anna = await learning(house, slug, name)

    await walk(anna)

    assert guided(anna)["over"]
    assert guided(anna)["number"] == lesson(slug, name).count
    assert not [note for note in await house.notes(anna.table) if "bot_failed" in note]


async def test_a_lesson_is_taken_up_at_a_later_step(house):
    anna = await learning(house, "veto", "first_game", 35)
    await until(lambda: asked(anna))

    assert guided(anna)["number"] == 36
    await walk(anna)

    assert (await house.facts(anna.table)).status == "finished"
    assert guided(anna)["over"]


async def test_at_the_end_of_a_lesson_a_real_game_is_offered(house):
    anna = await learning(house, "veto", "first_game", 37)

    await walk(anna)

    assert (guided(anna)["level"], guided(anna)["options"]) == ("squire", {"variant": "feast"})


async def test_bots_play_on_to_the_end_when_a_lesson_is_over(house):
    anna = await learning(house)
    await walk(anna)

    await play_on([anna], lambda: anna.over)

    assert (await house.facts(anna.table)).status == "finished"
    assert "lesson" not in anna.now


async def test_a_legal_move_that_is_not_wanted_is_refused_with_the_hint_and_changes_nothing(house):
    anna = await learning(house)
    await until(lambda: asked(anna))
    before = plain(anna.now)

    with pytest.raises(Astray) as refusal:
        await anna.play("settle ukraine")

    told = refusal_of(refusal.value, "pl", "magnaci")
    assert (told.code, told.text) == ("lesson", "Postaw posiadłość na Litwie.")
    assert refusal_of(refusal.value, "en").text == "Place your estate in Lithuania."
    assert await house.lines(anna.table) == []
    assert plain(anna.read().now) == before


async def test_over_http_the_hint_comes_in_the_language_of_the_learner(house):
    anna = await learning(house)
    path = f"/api/tables/{anna.table}/seats/0/commands"
    move = {"type": "play", "action": "settle ukraine", "n": 0, "key": "a"}

    answer = await house.ask("POST", path, move, key=anna.key, **{"accept-language": "pl"})

    assert answer.status_code == 409
    assert answer.json()["code"] == "lesson"
    assert answer.json()["text"] == "Postaw posiadłość na Litwie."


async def test_what_the_rules_forbid_is_refused_by_its_rule_in_a_lesson_too(house):
    anna = await learning(house)

    answer = await anna.post("play", action="settle smolensk", n=anna.n, key="a")

    assert answer.json()["code"] == "illegal"
    assert answer.json()["rule"]


async def test_a_lesson_goes_on_where_it_was_after_the_server_was_stopped(serve):
    async with serve() as house:
        anna = await learning(house, "veto", "first_game")
        await walk(anna, 6)
        before, table, key = guided(anna), anna.table, anna.key

    async with serve() as house:
        back = await house.player(table, 0, key)
        assert guided(back) == before
        await walk(back)

        assert guided(back)["over"]


async def test_a_lesson_is_served_by_any_worker(workers):
    here, there = workers
    anna = await learning(here)
    same = await there.player(anna.table, 0, anna.key)
    await until(lambda: asked(same))

    for turn in range(8):
        await settled(anna, same)
        await until(lambda: asked(anna) and asked(same))
        await step(same if turn % 2 else anna)

    await settled(anna, same)
    assert guided(anna) == guided(same)


async def test_a_lesson_is_private_unlisted_and_without_a_clock(house):
    anna = await learning(house)
    facts = await house.facts(anna.table)

    assert facts.origin == {"kind": "lesson", "lesson": "first_round", "done": 0}
    assert (facts.listed, facts.setting.pace.kind) == (False, "untimed")
    assert facts.name == "Twój pierwszy Wiek wśród magnatów"
    assert anna.table not in [
        each.id for each in await listed(house.services.database, "running", "", "")
    ]
    with pytest.raises(Problem, match="no-spectators"):
        await Player(house, anna.table, None).look()


async def test_a_lesson_played_to_the_end_of_the_match_is_not_rated(house):
    anna = await learning(house, "signorie")
    await walk(anna)
    await play_on([anna], lambda: anna.over)

    async def results():
        rows = await house.stored(schema.Result)
        return [each.rated for each in rows if each.table_id == anna.table]

    await until(results)
    assert not any(await results())


async def test_nobody_else_is_told_of_the_lesson(house):
    anna = await learning(house)
    hot = await house.desk.shelf.get(anna.table)

    assert hot.now(0).lesson is not None
    assert [hot.now(viewer).lesson for viewer in (1, 2, hot.public)] == [None] * 3


async def test_a_learner_who_gets_up_finds_the_lesson_where_it_was(house):
    anna = await learning(house)
    await walk(anna, 3)
    before = guided(anna)["number"]

    await house.services.tables.leave(anna.principal, anna.table, 0)
    await anna.do("back")
    await walk(anna, 1)

    assert guided(anna)["number"] == before + 1


async def test_standing_orders_do_not_answer_for_a_learner(house):
    anna = await learning(house)
    order = {"decision": "start_estate", "answer": "settle"}

    await anna.do("give_order", order=order)
    await walk(anna, 1)

    assert guided(anna)["number"] == 2


async def test_after_going_back_by_consent_the_lesson_or_the_bots_go_on(house):
    anna = await learning(house)
    await walk(anna, 6)

    await anna.do("propose", kind="undo", n=1)

    await play_on([anna], lambda: anna.read().n > 20) if not asked(anna) else await walk(anna, 2)
    assert not [note for note in await house.notes(anna.table) if "bot_failed" in note]


@pytest.mark.parametrize(
    "path",
    ["magnaci/lessons/nothing", "magnaci/lessons/..%2Fdata", "magnaci/lessons/first_round?done=99"],
)
async def test_a_lesson_that_is_not_there_cannot_be_begun(house, path):
    answer = await house.ask("POST", f"/api/games/{path}")

    assert answer.status_code in {400, 404}
    with pytest.raises(BadInput):
        await learning(house, "magnaci", "nothing")


async def test_a_lesson_is_begun_over_http(house):
    answer = await house.ask("POST", "/api/games/florence/lessons/first_round")

    opened = answer.json()
    assert answer.status_code == 201
    assert opened["table"]["status"] == "running"
    assert list(opened["keys"]) == ["0"]


async def test_the_lobby_knows_the_lessons_of_each_game(house):
    games = (await house.ask("GET", "/api/games")).json()

    playable = [each for each in games if not each.get("coming")]
    assert {each["slug"]: each["lessons"] for each in playable} == {
        slug: [name] for slug, name in LESSONS
    }
