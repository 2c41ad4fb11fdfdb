"""Decks of one's own at a table of the server, with home-made cards and against a chosen deck."""

from __future__ import annotations

import msgspec
import pytest

from games.veto.own_examples import CUT, MILLER, bring, deck_with
from interpares.games.veto.cards import CARDS, DECKS
from interpares.kernel.errors import BadInput
from interpares.server.errors import Problem
from interpares.server.requests import NewTable
from server.tables.house import Player, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_scans", "nothing_stays")]
DECK = "lubomirski_starter"
ORDER = {"decision": "choose_setup", "answer": "choose_deck", "fields": {"deck": DECK}, "times": 1}
BRING = msgspec.to_builtins(bring(deck_with(MILLER, CUT)))


def wish(**seats):
    """A table of one person and a bot with an order."""
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "novice", "orders": [ORDER]}
    options = {"own_cards": True}
    return {"game": "veto", "options": options, "seats": [me | seats, bot], "listed": False}


async def begun(house):
    opened = (await house.ask("POST", "/api/tables", wish())).json()
    table = opened["table"]["id"]
    return await Player(house, table, 0, opened["keys"]["0"]).look()


async def test_a_deck_is_tried_against_the_deck_a_bot_was_told_to_take(house):
    anna = await begun(house)

    await anna.play(BRING, n=0)
    await until(lambda: anna.read().decision == "mulligan" or anna.now["view"]["round"])

    view = anna.now["view"]
    assert [each["faction"] for each in view["players"]] == ["court", DECKS[DECK].faction]
    assert {each["id"] for each in view["own_cards"]} == {MILLER.id, CUT.id}
    assert sorted(view["own"]["deck"]) == sorted(BRING["cards"])


async def test_a_table_with_home_made_cards_comes_back_from_its_log(house):
    anna = await begun(house)
    await anna.play(BRING, n=0)
    await until(lambda: anna.read().decision == "mulligan" or anna.now["view"]["round"])
    hot = await house.desk.shelf.get(anna.table)

    house.desk.shelf.drop(hot)
    again = await house.desk.shelf.get(anna.table)

    assert again is not hot
    assert again.match.game.own_cards == hot.match.game.own_cards
    assert MILLER.id in CARDS


async def test_without_the_option_the_refusal_names_the_rule(house):
    body = {**wish(), "options": {}}
    opened = (await house.ask("POST", "/api/tables", body)).json()
    anna = await Player(house, opened["table"]["id"], 0, opened["keys"]["0"]).look()

    answer = await anna.post("play", action=BRING, n=0, key="deck")

    assert answer.status_code == 422
    assert (answer.json()["message"], answer.json()["rule"]) == ("own-forbidden", "VE-2.5")
    assert "without them" in answer.json()["text"]


async def test_orders_are_given_to_bots_and_to_oneself_only(house):
    body = wish(kind="open", orders=[ORDER])

    answer = await house.ask("POST", "/api/tables", body)

    assert (answer.status_code, answer.json()["message"]) == (400, "orders-of-others")


async def test_an_order_that_can_never_work_is_refused(house):
    new = msgspec.convert(wish(orders=[{**ORDER, "answer": "dance"}]), NewTable)

    with pytest.raises((BadInput, Problem), match="dance"):
        await house.services.tables.open(await house.person("Anna"), new)
