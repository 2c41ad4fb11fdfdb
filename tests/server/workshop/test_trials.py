"""Decks tried by bots in the background."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update

from games.veto.own_examples import CUT, MILLER, deck_with
from interpares.server import jobs, schema
from interpares.server.bot_pool import BotFailed
from interpares.server.workshop import trials
from interpares.server.workshop.forms import AskTrial, DeckData
from interpares.server.workshop.meetings import MINE, checked, identity, meetings_of
from server.people.site import refusal
from server.workshop.given import STARTER, data

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("nothing_stays")]
TRIALS = "/api/veto/trials"
AGAINST = ["radziwill_starter", "lubomirski_starter"]
ASKED = {"deck": STARTER, "against": AGAINST, "games": 4}
PATIENCE_S, PAUSE_S = 300, 0.02


class Pool:
    """Instead of a process: the deck on trial wins in the first seat, as long as it may."""

    def __init__(self, *, fails=False):
        self.played = []
        self.open = asyncio.Event()
        self.open.set()
        self.fails = fails
        self.rested = 0

    async def choose(self, meeting):
        await self.open.wait()
        self.played.append(meeting)
        if self.fails:
            raise BotFailed("raised AssertionError")
        return {"winner": 0}

    async def rest(self):
        self.rested += 1

    async def stop(self):
        pass


def with_pool(site, **options):
    site.services.trials.jobs.pool = pool = Pool(**options)
    return pool


async def over(browser, trial, *, running=False):
    """The trial when it is over; or when it is known to be played again."""
    for _ in range(int(PATIENCE_S / PAUSE_S)):
        found = await browser.get(f"{TRIALS}/{trial['id']}")
        if (found["status"] == "running") == running:
            return found
        await asyncio.sleep(PAUSE_S)
    raise AssertionError(f"The trial stays {found['status']}.")


async def test_a_trial_is_played_from_both_sides_and_counted(site):
    pool, browser = with_pool(site), await site.browser()
    await browser.guest()

    begun = await browser.post(TRIALS, ASKED)
    found = await over(browser, begun)

    assert (begun["status"], begun["total"], begun["done"]) == ("running", 8, 0)
    assert begun["all"]["win_rate"] is None
    assert (found["status"], found["done"]) == ("finished", 8)
    assert [(each["deck"], each["games"], each["wins"]) for each in found["against"]] == [
        (each, 4, 2) for each in AGAINST
    ]
    assert found["all"]["win_rate"] == 0.5
    assert found["all"]["interval"][0] < 0.5 < found["all"]["interval"][1]
    assert sorted(each.names.index(MINE) for each in pool.played) == [0] * 4 + [1] * 4
    assert pool.rested == 1


async def test_progress_can_be_watched_and_only_one_is_played(site):
    pool, browser = with_pool(site), await site.browser()
    await browser.guest()
    pool.open.clear()

    begun = await browser.post(TRIALS, ASKED)
    second = await browser.ask("POST", TRIALS, {**ASKED, "games": 2})
    pool.open.set()
    found = await over(browser, begun)
    third = await browser.post(TRIALS, {**ASKED, "games": 2})

    assert refusal(second) == (409, "trial-running")
    assert found["status"] == "finished"
    assert third["status"] == "running"
    listed = await browser.get(TRIALS)
    assert {each["id"] for each in listed} == {begun["id"], third["id"]}


async def test_an_equal_trial_is_answered_at_once(site):
    pool, anna, maria = with_pool(site), await site.browser(), await site.browser()
    await anna.guest()
    await maria.guest("Maria")
    await over(anna, await anna.post(TRIALS, ASKED))
    games = len(pool.played)

    again = await maria.post(TRIALS, ASKED)

    assert (again["status"], again["done"]) == ("finished", 8)
    assert len(pool.played) == games


async def test_a_trial_can_be_ended(site):
    pool, browser = with_pool(site), await site.browser()
    await browser.guest()
    pool.open.clear()
    begun = await browser.post(TRIALS, ASKED)

    await browser.delete(f"{TRIALS}/{begun['id']}")
    await asyncio.sleep(0.05)

    assert (await browser.get(f"{TRIALS}/{begun['id']}"))["status"] == "cancelled"
    assert site.services.trials.jobs.running == {}
    assert (await browser.post(TRIALS, {**ASKED, "games": 2}))["status"] == "running"


async def test_a_trial_that_another_worker_ends_stops_before_the_next_game(site):
    pool, browser = with_pool(site), await site.browser()
    await browser.guest()
    pool.open.clear()
    begun = await browser.post(TRIALS, ASKED)
    other = trials.Trials(site.database)
    person = (await browser.get("/api/me"))["id"]

    await other.cancel(person, begun["id"])
    pool.open.set()
    await asyncio.gather(*site.services.trials.jobs.running.values())

    assert len(pool.played) == 1
    assert (await other.facts(person, begun["id"])).status == "cancelled"


async def test_when_the_server_stops_so_do_trials(site):
    pool, browser = with_pool(site), await site.browser()
    await browser.guest()
    pool.open.clear()
    begun = await browser.post(TRIALS, ASKED)

    await site.services.trials.stop()

    assert (await browser.get(f"{TRIALS}/{begun['id']}"))["status"] == "stopped"


async def test_a_trial_nobody_plays_any_more_is_stopped_and_hinders_nobody(site):
    with_pool(site)
    browser = await site.browser()
    await browser.guest()
    begun = await over(browser, await browser.post(TRIALS, ASKED))
    async with site.database.session() as session:
        await session.execute(update(schema.Trial).values(status="running", changed_ms=1))

    assert (await browser.get(f"{TRIALS}/{begun['id']}"))["status"] == "stopped"
    assert (await browser.post(TRIALS, {**ASKED, "games": 2}))["status"] == "running"


async def test_during_a_long_game_a_trial_is_known_to_be_alive(site, monkeypatch):
    monkeypatch.setattr(jobs, "BEAT_S", PAUSE_S)
    pool, browser = with_pool(site), await site.browser()
    await browser.guest()
    pool.open.clear()
    begun = await browser.post(TRIALS, ASKED)
    async with site.database.session() as session:
        await session.execute(update(schema.Trial).values(changed_ms=1))

    await over(browser, begun, running=True)

    pool.open.set()
    assert (await over(browser, begun))["status"] == "finished"


async def test_games_that_break_are_counted_and_end_the_trial(site):
    pool, browser = with_pool(site, fails=True), await site.browser()
    await browser.guest()

    found = await over(browser, await browser.post(TRIALS, {**ASKED, "games": 10}))
    pool.fails = False
    again = await over(browser, await browser.post(TRIALS, {**ASKED, "games": 10}))

    assert (found["status"], found["all"]["failed"], found["all"]["games"]) == ("stopped", 6, 0)
    assert again["status"] == "finished"


async def test_others_neither_see_nor_end_my_trial(site):
    with_pool(site)
    anna, maria = await site.browser(), await site.browser()
    await anna.guest()
    await maria.guest("Maria")
    begun = await anna.post(TRIALS, ASKED)

    path = f"{TRIALS}/{begun['id']}"
    assert refusal(await maria.ask("GET", path)) == (404, "no-such-trial")
    assert refusal(await maria.ask("DELETE", path)) == (404, "no-such-trial")
    assert await maria.get(TRIALS) == []


@pytest.mark.parametrize(
    "change, code, message",
    [
        ({"deck": {"faction": "court"}}, 422, "deck-illegal"),
        ({"against": ["nobody"]}, 400, "no-such-deck"),
        ({"against": ["court_starter"], "variant": "feast"}, 422, "deck-illegal"),
    ],
)
async def test_what_cannot_be_played_is_not_tried(sqlite_site, change, code, message):
    browser = await sqlite_site.browser()
    await browser.guest()

    answer = await browser.ask("POST", TRIALS, {**ASKED, **change})

    assert refusal(answer) == (code, message)
    assert await sqlite_site.rows(select(schema.Trial)) == []


@pytest.mark.parametrize("change", [{"games": 41}, {"games": 1}, {"bot": "mcts"}])
async def test_a_trial_has_a_size(sqlite_site, change):
    browser = await sqlite_site.browser()
    await browser.guest()

    assert (await browser.ask("POST", TRIALS, {**ASKED, **change})).status_code == 400


async def test_too_many_trials_are_not_played_at_once(sqlite_site, monkeypatch):
    monkeypatch.setattr(jobs, "MOST_AT_ONCE", 1)
    pool = with_pool(sqlite_site)
    pool.open.clear()
    anna, maria = await sqlite_site.browser(), await sqlite_site.browser()
    await anna.guest()
    await maria.guest("Maria")
    await anna.post(TRIALS, ASKED)

    answer = await maria.ask("POST", TRIALS, {**ASKED, "games": 2})

    assert refusal(answer) == (503, "trials-busy")


async def test_old_trials_are_forgotten(sqlite_site, monkeypatch):
    monkeypatch.setattr(trials, "MOST_KEPT", 2)
    with_pool(sqlite_site)
    browser = await sqlite_site.browser()
    await browser.guest()

    for games in (2, 4, 6):
        await over(browser, await browser.post(TRIALS, {**ASKED, "games": games}))

    assert len(await browser.get(TRIALS)) == 2


def test_trials_are_equal_only_if_all_that_decides_them_is():
    asked = checked(AskTrial(DeckData(**STARTER)), "en")
    other = checked(AskTrial(DeckData(**data(deck_with(MILLER)))), "en")

    assert identity(asked) == identity(checked(AskTrial(DeckData(**STARTER)), "pl"))
    assert identity(asked) != identity(other)
    assert len(meetings_of(asked)) == len(asked.against) * 10


async def test_a_real_game_with_home_made_cards_is_played_in_a_process(sqlite_site):
    browser = await sqlite_site.browser()
    await browser.guest()
    asked = {"deck": data(deck_with(MILLER, CUT)), "against": ["radziwill_starter"], "games": 2}

    found = await over(browser, await browser.post(TRIALS, asked))

    assert (found["status"], found["all"]["games"], found["all"]["failed"]) == ("finished", 2, 0)
