"""Standing orders for reply windows: where bene is said unasked, and where no longer."""

from __future__ import annotations

import json

import pytest

from interpares.server.orders import Order
from server.tables.house import to, until
from server.tables.ordering import give, gone, kept
from server.tables.replying import BENE, SAY_BENE, at_position, in_a_window, shown_ms

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("quick_scans")]


async def test_bene_is_said_only_where_nothing_else_could_be(house):
    """Ask me when I hold a reply."""
    order = {**SAY_BENE, "ignoring": []}
    _, holds = await at_position(house, in_a_window("liberum_veto"), "me", "me")
    anna, holds_none = await at_position(house, in_a_window("manor_farm"), "me", "me")

    await give(holds, **order)
    await give(holds_none, **order)

    await until(lambda: not holds_none.options)
    assert len(shown_ms(anna)) == 1
    await house.services.attendant.attend(holds.table)
    assert BENE in holds.options


async def test_a_card_can_be_passed_over_for_good(house):
    """Never ask me about this card again."""
    ignoring = [{"answer": "play", "fields": {"card": "liberum_veto"}}]
    _, ewa = await at_position(house, in_a_window("liberum_veto"), "me", "me")
    assert len(ewa.options) > 1

    await give(ewa, **SAY_BENE, ignoring=ignoring)

    await until(lambda: not ewa.options)


async def test_bene_at_some_timings_only(house):
    _, ewa = await at_position(house, in_a_window("liberum_veto"), "me", "me")

    await give(ewa, **SAY_BENE, among={"timing": ["W-S1", "W-A-own"]})
    await house.services.attendant.attend(ewa.table)
    assert ewa.options

    await give(ewa, **SAY_BENE, among={"timing": ["W-S1", "W-A-others"]})
    await until(lambda: not ewa.options)


async def test_bene_to_what_does_not_touch_me(house):
    game = in_a_window("liberum_veto", "liberum_veto")
    _, ewa, maria = await at_position(house, game, "me", "me", "me")
    order = {**SAY_BENE, "facts": {"touches": False}}

    await give(maria, **order)
    await give(ewa, **order)
    await house.services.attendant.attend(ewa.table)
    assert ewa.options

    await ewa.play(BENE)
    await until(lambda: len(shown_ms(ewa)) == 2)


async def test_until_something_happens_ends_with_the_next_declaration(house):
    anna, ewa = await at_position(house, in_a_window("liberum_veto liberum_veto"), "me", "me")
    so_far = anna.now["prompt"]["facts"]["so_far"]
    await give(anna, **SAY_BENE, lasts={"so_far": so_far})

    await ewa.play("play liberum_veto")

    await until(lambda: gone(anna))
    assert anna.options == [BENE]


async def test_until_something_happens_lasts_while_all_say_bene(house):
    anna, ewa = await at_position(house, in_a_window("liberum_veto"), "me", "me")
    so_far = anna.now["prompt"]["facts"]["so_far"]
    await give(anna, **SAY_BENE, lasts={"so_far": so_far})

    await ewa.play(BENE)

    await until(lambda: len(shown_ms(ewa)) >= 2)


async def test_the_whole_stack_is_resolved_and_no_more(house):
    game = in_a_window("liberum_veto")
    game.players[0].hand = ("manor_farm", "liberum_veto")
    anna, ewa = await at_position(house, game, "me", "me")
    bottom = ewa.now["prompt"]["facts"]["bottom"]
    await ewa.play("play liberum_veto")
    await anna.read().play("play liberum_veto")

    await give(ewa, **SAY_BENE, lasts={"bottom": bottom})
    await until(lambda: anna.options and anna.decision == "window")
    await anna.play(BENE)
    await until(lambda: anna.options and anna.decision == "turn")
    assert len(await kept(ewa)) == 1

    await anna.play("deploy_possession manor_farm")
    await until(lambda: gone(ewa))
    assert ewa.options == [BENE]


async def test_an_undo_ends_what_others_ordered_for_this_moment(either):
    """The same number would stand for another card then."""
    players = await either.sit("me", "me", game="veto")
    mover = await declared(players)
    other = players[1 - mover.seat]
    facts = other.now["prompt"]["facts"]
    never = {"lasts": {"so_far": facts["so_far"]}, "facts": {"window": "none"}}
    await give(other, **SAY_BENE, **never)
    await give(other, decision="fight_turn", answer="bene")

    await mover.undo()

    assert [order.decision for order in await kept(other)] == ["fight_turn"]
    hot = await either.desk.shelf.get(mover.table)
    assert [order.decision for _, order in hot.orders[other.seat]] == ["fight_turn"]


async def declared(players):
    """Play until somebody has declared something and could take it back."""
    for _ in range(400):
        mover = await to(players, "turn")
        other = players[1 - mover.seat]
        await mover.play(mover.options[0])
        if other.read().options and other.decision == "window" and mover.now.get("may_undo"):
            return mover
    raise AssertionError("It never comes to that.")


async def test_orders_for_windows_survive_a_restart(serve_on):
    wanted = {
        **SAY_BENE,
        "ignoring": [{"answer": "play", "fields": {"card": "liberum_veto"}}],
        "among": {"timing": ["W-S1", "W-S2"]},
        "lasts": {"bottom": 0},
    }
    async with serve_on() as house:
        opened = await house.open("me", "me", game="veto")
        players = [await house.player(opened.table.id, *each) for each in opened.keys.items()]
        await give(players[0], **wanted)
        before = await kept(players[0])

    async with serve_on() as house:
        again = await house.player(opened.table.id, *next(iter(opened.keys.items())))
        assert await kept(again) == before
        hot = await house.desk.shelf.get(opened.table.id)
        assert [order for _, order in hot.orders[0]] == before


async def test_the_other_seat_is_sent_the_same_by_hand_and_by_order(house):
    """Byte for byte, but for the time."""
    sent = []
    for ordered in (False, True):
        anna, ewa = await at_position(house, in_a_window(), "me", "me")
        known = len(anna.sent)
        if ordered:
            await give(ewa, **SAY_BENE, ignoring=[], times=1)
        else:
            await ewa.play(BENE)
        await until(lambda anna=anna, known=known: len(anna.read().sent) > known)
        sent.append(timeless(anna.sent[known:]))

    assert sent[0] == sent[1]


def timeless(messages):
    for message in messages:
        for each in message["happened"]:
            each["at_ms"] = 0
    return json.dumps(messages)


@pytest.mark.parametrize(
    "more, part",
    [
        ({"ignoring": [{"answer": "shout"}]}, "'ignoring'"),
        ({"ignoring": [{"answer": "play", "fields": {"florins": 3}}]}, "'ignoring'"),
        ({"ignoring": ["bene"]}, "ignoring"),
        ({"among": {"timing": []}}, "'among'"),
        ({"among": {"timing": "W-A"}}, "among"),
        ({"lasts": "for ever"}, "lasts"),
    ],
)
async def test_what_no_order_can_say_is_refused_with_the_part_that_is_wrong(house, more, part):
    (anna, _) = await house.sit("me", "me", game="veto")

    refused = await anna.post("give_order", order={**SAY_BENE, **more})

    assert refused.status_code == 400
    assert part in refused.text


@pytest.mark.parametrize("ordered", [False, True])
async def test_nobody_is_called_to_a_question_that_an_order_answers(house, ordered):
    _, ewa = await at_position(house, in_a_window(), "me", "me")
    hot = await house.desk.shelf.get(ewa.table)
    hot.people = {ewa.seat: "ewa"}
    hot.orders = {ewa.seat: [(1, Order(**SAY_BENE))]} if ordered else {}
    ewa.leave()

    house.desk.reachable.add("ewa")
    found = house.desk._notices(hot, (), hot.match.waiting, over=False)
    house.desk.reachable.discard("ewa")

    assert [notice.kind for notice in found] == ([] if ordered else ["turn"])
