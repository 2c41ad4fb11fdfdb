"""What everybody must agree to: abandoning, cancelling, and going back beyond the own last move."""

from __future__ import annotations

import asyncio

import pytest

from interpares import Match
from interpares.kernel.errors import BadInput
from interpares.kernel.match import verify
from interpares.kernel.values import snake
from interpares.server import schema
from interpares.server.errors import Problem
from server.tables.house import finish, plain, play_on

pytestmark = pytest.mark.anyio

SHORT = {"trade": False}


async def proposal(player):
    """The id of the proposal at the table of a player."""
    facts = await player.house.facts(player.table)
    return facts.proposals[0].id


async def agree(player, word=True):
    await player.do("answer", proposal=await proposal(player), agree=word)


async def status(player):
    return (await player.house.facts(player.table)).status


@pytest.mark.parametrize("kind, ending", [("abandon", "abandoned"), ("cancel", "cancelled")])
async def test_a_match_ends_when_everybody_agrees(either, kind, ending):
    anna, ewa, jan = await either.sit("me", "me", "me")

    await anna.do("propose", kind=kind)
    assert await status(anna) == "running"
    await agree(ewa)
    assert await status(anna) == "running"
    await agree(jan)

    assert await status(anna) == ending
    assert {"ended": ending, "seat": 0} in jan.notes
    facts = await either.facts(anna.table)
    assert facts.proposals == ()
    assert facts.finished_ms is not None
    with pytest.raises(Problem, match="not-running"):
        await play_on([anna, ewa, jan], lambda: False)


async def test_everybody_sees_a_proposal_and_who_agrees(house):
    anna, ewa, jan = await house.sit("me", "me", "me")

    await anna.do("propose", kind="abandon")
    await agree(jan)

    told = ewa.read().sent[-1]["table"]["proposals"]
    assert [(each["kind"], each["by"], each["agreed"]) for each in told] == [("abandon", 0, [0, 2])]


async def test_those_who_have_to_answer_are_asked_to_look(either):
    anna, ewa = await either.person("Anna"), await either.person("Ewa")
    opened = await either.open("me", "open", "novice", who=anna)
    await either.join(opened.table.id, "Ewa", who=ewa)
    player = await either.player(opened.table.id, 0, opened.keys[0])

    await player.do("propose", kind="abandon")

    notices = [each for each in await either.stored(schema.Notice) if each.kind == "asked"]
    mine = [each.person_id for each in notices if each.table_id == opened.table.id]
    assert mine == [ewa.person_id]


async def test_a_last_consent_that_comes_twice_is_followed_once(either):
    players = await either.sit("me", "me", options=SHORT)
    hot = await either.desk.shelf.get(players[0].table)
    await play_on(players, lambda: len(hot.match.played) == 5)
    await players[0].do("propose", kind="undo", n=2)
    wanted = await proposal(players[1])

    answers = await asyncio.gather(
        *(players[1].do("answer", proposal=wanted, agree=True) for _ in range(4)),
        return_exceptions=True,
    )

    assert [isinstance(each, Problem) for each in answers].count(True) == 3
    lines = await either.lines(players[0].table)
    assert len([line for line in lines if "rewind" in line]) == 1


async def test_one_no_ends_a_proposal(house):
    anna, ewa, jan = await house.sit("me", "me", "me")
    await anna.do("propose", kind="abandon")
    await agree(ewa)

    await agree(jan, False)

    assert (await house.facts(anna.table)).proposals == ()
    assert await status(anna) == "running"
    await anna.do("propose", kind="abandon")


async def test_the_proposer_withdraws_with_a_no(house):
    anna, ewa = await house.sit("me", "me")
    await anna.do("propose", kind="cancel")
    wanted = await proposal(anna)

    await agree(anna, False)

    with pytest.raises(Problem, match="no-proposal"):
        await ewa.do("answer", proposal=wanted, agree=True)
    assert await status(anna) == "running"


async def test_a_seat_has_one_proposal_at_a_time(house):
    anna, ewa = await house.sit("me", "me")
    await anna.do("propose", kind="abandon")

    with pytest.raises(Problem, match="already-proposed"):
        await anna.do("propose", kind="cancel")

    await ewa.do("propose", kind="cancel")


async def test_bots_do_not_stand_in_the_way(house):
    (anna,) = await house.sit("me", "novice", "squire")

    await anna.do("propose", kind="abandon")

    assert await status(anna) == "abandoned"


async def test_those_who_are_away_do_not_stand_in_the_way(house):
    anna, ewa, jan = await house.sit("me", "me", "me")
    await house.services.tables.leave(jan.principal, jan.table, jan.seat)

    await anna.do("propose", kind="abandon")
    await agree(ewa)

    assert await status(anna) == "abandoned"


async def test_who_goes_away_later_does_not_stand_in_the_way_either(house):
    anna, ewa = await house.sit("me", "me")
    await anna.do("propose", kind="abandon")
    await house.services.tables.leave(ewa.principal, ewa.table, ewa.seat)

    await agree(anna)

    assert await status(anna) == "abandoned"


async def test_somebody_who_plays_several_seats_agrees_for_all_of_them(house):
    host = await house.person("Anna")
    opened = await house.open("me", "me", "me", who=host)
    anna = await house.player(opened.table.id, 0, opened.keys[0])

    await anna.do("propose", kind="abandon")

    assert await status(anna) == "abandoned"


async def test_an_unknown_proposal_is_refused(house):
    (anna, _) = await house.sit("me", "me")

    with pytest.raises(Problem, match="no-proposal"):
        await anna.do("answer", proposal="nothing", agree=True)


async def test_nothing_is_proposed_after_the_end(house):
    anna, ewa = await house.sit("me", "me", options=SHORT)
    await finish([anna, ewa])

    for kind in ("abandon", "cancel"):
        with pytest.raises(Problem, match="not-running"):
            await anna.do("propose", kind=kind)
    assert await status(anna) == "finished"


async def test_everybody_may_agree_to_go_back_beyond_what_was_shown(either):
    players = await either.sit("me", "me", options=SHORT)
    await play_on(players, lambda: players[0].decision == "sejm_commitment")
    hot = await either.desk.shelf.get(players[0].table)
    stood = len(hot.match.played)
    early = await either.services.history.moment(players[0].principal, players[0].table, 0, 0)

    await players[0].do("propose", kind="undo", n=0)
    assert players[0].decision == "sejm_commitment"
    await agree(players[1])

    assert {"rewind": 0} in players[1].notes
    again = players[0].read().now
    assert again["prompt"]["decision"] == early.now.prompt.decision
    assert stood > 0
    hot = await either.desk.shelf.get(players[0].table)
    assert hot.match.moves == ()


async def test_after_going_back_chance_is_another(house):
    """The same moves lead to other draws: what was seen is worth nothing."""
    players = await house.sit("me", "me", options=SHORT)
    await play_on(players, lambda: players[0].decision == "sejm_commitment")
    hot = await house.desk.shelf.get(players[0].table)
    before, laws = hot.match.moves, hot.match.game.sejm

    await players[0].do("propose", kind="undo", n=0)
    await agree(players[1])
    hot = await house.desk.shelf.get(players[0].table)
    replayed = 0
    for move in before:
        player = players[move.seat].read()
        offered = await offered_again(player, move.action)
        if not offered:
            break
        await player.play(offered)
        replayed += 1

    assert replayed
    hot = await house.desk.shelf.get(players[0].table)
    assert (replayed, hot.match.game.sejm) != (len(before), laws)


async def offered_again(player, action):
    wanted = plain(action)
    return wanted if wanted in player.options else None


async def test_a_record_with_a_step_back_is_verified(house):
    players = await house.sit("me", "me", options=SHORT)
    await play_on(players, lambda: players[0].decision == "sejm_commitment")
    hot = await house.desk.shelf.get(players[0].table)
    keep = len(hot.match.played) // 2
    await players[0].do("propose", kind="undo", n=keep)
    await agree(players[1])
    await finish(players)

    record = await house.services.history.record(players[0].table)

    assert verify(record).outcome == hot.match.outcome
    assert any(line.rewind == keep for line in record.lines)
    assert Match.replay(record).n == hot.match.n


async def test_going_back_drops_the_standing_orders_of_everybody(either):
    players = await either.sit("me", "me", options=SHORT)
    await play_on(players, lambda: players[0].decision == "sejm_commitment")
    for player in players:
        await player.do("give_order", order={"decision": "turn", "answer": "pass"})

    await players[0].do("propose", kind="undo", n=0)
    await agree(players[1])

    for player in players:
        assert await either.services.commands.orders(player.table, player.seat) == []
    hot = await either.desk.shelf.get(players[0].table)
    assert not any(hot.orders.values())


async def test_an_order_does_not_answer_between_going_back_and_being_dropped(house):
    """With the order still alive its seat would never be asked again."""
    players = await house.sit("me", "me", options=SHORT)
    await play_on(players, lambda: players[0].decision == "sejm_commitment")
    first = (await house.desk.shelf.get(players[0].table)).match.moves[0]
    mover = players[first.seat]
    await mover.do("give_order", order={"decision": "*", "answer": kind_of(first.action)})

    await players[0].do("propose", kind="undo", n=0)
    await agree(players[1])
    await house.services.attendant.attend(mover.table)

    assert mover.options
    assert (await house.desk.shelf.get(mover.table)).match.moves == ()


def kind_of(action):
    return snake(type(action).__name__)


@pytest.mark.parametrize(
    "n, message", [(None, "undo-n-missing"), (3, "undo-n-late"), (7, "moment-range")]
)
async def test_only_a_moment_that_was_can_be_gone_back_to(house, n, message):
    players = await house.sit("me", "me", options=SHORT)
    hot = await house.desk.shelf.get(players[0].table)
    await play_on(players, lambda: len(hot.match.played) == 3)

    with pytest.raises(BadInput) as refusal:
        await players[0].do("propose", kind="undo", n=n)

    assert refusal.value.message == message
    assert (await house.facts(players[0].table)).proposals == ()


async def test_a_sealed_choice_is_gone_back_to_as_a_whole(house):
    """How many had answered when a seat saw something is nobody's business."""
    players = await house.sit("me", "me", options=SHORT)
    hot = await house.desk.shelf.get(players[0].table)
    await play_on(players, lambda: players[0].decision == "sejm_commitment")
    begun = len(hot.match.played)
    await play_on(players, lambda: len(hot.match.played) == begun + 1)
    inside = [player.read().n for player in players]
    await play_on(players, lambda: players[0].decision != "sejm_commitment")

    for player, n in zip(players, inside, strict=True):
        await player.do("propose", kind="undo", n=n)

    proposals = (await house.facts(players[0].table)).proposals
    assert [each.keep for each in proposals] == [begun, begun]


async def test_an_update_that_was_no_move_is_gone_back_to_by_its_moves(house):
    players = await house.sit("me", "me", options=SHORT)
    hot = await house.desk.shelf.get(players[0].table)
    await play_on(players, lambda: len(hot.match.played) == 2)
    await house.services.tables.leave(players[1].principal, players[1].table, 1)
    await players[1].do("back")
    noted = players[0].read().n
    await play_on(players, lambda: len(hot.match.played) == 4)

    await players[0].do("propose", kind="undo", n=noted)

    assert noted == 4
    assert [each.keep for each in (await house.facts(players[0].table)).proposals] == [2]


async def test_an_agreement_survives_a_restart(serve):
    async with serve() as house:
        opened = await house.open("me", "me", options=SHORT)
        anna = await house.player(opened.table.id, 0, opened.keys[0])
        await anna.do("propose", kind="abandon")

    async with serve() as house:
        ewa = await house.player(opened.table.id, 1, opened.keys[1])
        assert ewa.sent[0]["table"]["proposals"][0]["agreed"] == [0]
        await agree(ewa)
        assert await status(ewa) == "abandoned"
