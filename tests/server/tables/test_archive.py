"""Records of matches that are over: given out, verified, taken in again."""

from __future__ import annotations

import json
from urllib.parse import unquote

import pytest

from interpares import Match, Record
from interpares.kernel.match import verify
from server.tables.house import finish, play_on

pytestmark = pytest.mark.anyio

SHORT = {"trade": False}


async def played(house):
    """People whose match is finished."""
    players = await house.sit("me Anna", "me Ewa", options=SHORT)
    await finish(players)
    return players


async def record_of(house, table):
    answer = await house.ask("GET", f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


async def take_in(house, text):
    return await house.client.post("/api/tables/import", content=text)


async def test_a_record_is_given_out_when_the_match_is_over(either):
    players = await either.sit("me Anna", "me Ewa", options=SHORT)
    path = f"/api/tables/{players[0].table}/record"
    for key in ("", players[0].key):
        refused = await either.ask("GET", path, key=key)
        assert (refused.status_code, refused.json()["message"]) == (403, "not-over")
    await finish(players)

    text = await record_of(either, players[0].table)

    record = Record.load(text)
    assert verify(record).outcome is not None
    assert record.header.players == ("Anna", "Ewa")
    assert record.header.id == players[0].table


async def test_a_cancelled_match_gives_nothing_out(house):
    players = await house.sit("me", "me", options=SHORT)
    await play_on(players, lambda: players[0].n > 5)
    await players[0].do("propose", kind="cancel")
    (proposal,) = (await house.facts(players[0].table)).proposals
    await players[1].do("answer", proposal=proposal.id, agree=True)

    assert (await house.ask("GET", f"/api/tables/{players[0].table}/record")).status_code == 403
    assert (await house.facts(players[0].table)).seed is None


async def test_an_abandoned_match_gives_out_what_was_played(house):
    players = await house.sit("me", "me", options=SHORT)
    await play_on(players, lambda: players[0].n > 5)
    await players[0].do("propose", kind="abandon")
    (proposal,) = (await house.facts(players[0].table)).proposals
    await players[1].do("answer", proposal=proposal.id, agree=True)

    record = Record.load(await record_of(house, players[0].table))

    assert Match.replay(record).outcome is None
    assert record.lines[-1].note == {"ended": "abandoned", "seat": 0}


async def test_a_record_is_taken_in_as_a_table_to_look_at(either):
    players = await played(either)
    text = await record_of(either, players[0].table)

    answer = await take_in(either, text)

    assert answer.status_code == 201
    table = answer.json()
    assert (table["status"], table["origin"]) == ("replay", {"kind": "import"})
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Ewa"]
    assert await record_of(either, table["id"]) == text
    for seat in (0, 1):
        for n in (0, 10, players[seat].n):
            path = f"moments/{n}?seat={seat}"
            there = await either.ask("GET", f"/api/tables/{table['id']}/{path}")
            here = await either.ask("GET", f"/api/tables/{players[0].table}/{path}")
            assert there.json()["now"] == here.json()["now"]


async def test_nobody_plays_at_a_replay_table(house):
    players = await played(house)
    table = (await take_in(house, await record_of(house, players[0].table))).json()["id"]

    for path, body in [
        ("seats/0/commands", {"type": "back"}),
        ("join", {"name": "Ola"}),
        ("seats/0/rematch", None),
    ]:
        answer = await house.ask("POST", f"/api/tables/{table}/{path}", body, key=players[0].key)
        assert answer.status_code in {403, 409}, path


async def test_a_fork_of_a_replay_table_can_be_played(house):
    players = await played(house)
    table = (await take_in(house, await record_of(house, players[0].table))).json()["id"]

    forked = await house.ask("POST", f"/api/tables/{table}/fork", {"n": 3, "seat": 1})

    assert forked.status_code == 201
    assert forked.json()["table"]["status"] == "running"


def edited(lines, at, **changes):
    changed = json.loads(lines[at])
    changed.update(changes)
    return [*lines[:at], json.dumps(changed), *lines[at + 1 :]]


DAMAGES = {
    "empty": (lambda lines: [""], "empty"),
    "no record": (lambda lines: ["hello"], "Line 1"),
    "a list": (lambda lines: ["[]"], "Line 1"),
    "another format": (lambda lines: edited(lines, 0, interpares=9), "format 9"),
    "an unknown field": (lambda lines: edited(lines, 0, colour="red"), "Line 1"),
    "another game": (lambda lines: edited(lines, 0, game="chess"), "chess"),
    "another version": (lambda lines: edited(lines, 0, version=99), "version 99"),
    "another seed": (lambda lines: edited(lines, 0, seed="00" * 32), ""),
    "no seed": (lambda lines: edited(lines, 0, seed=None), "seed"),
    "a damaged line": (lambda lines: [*lines[:5], lines[5][:-3], *lines[6:]], "Line 6"),
    "a missing move": (lambda lines: [*lines[:5], *lines[6:]], "Move 5"),
    "another move": (lambda lines: edited(lines, 5, action={"type": "veto"}), "Move 5"),
    "another outcome": (
        lambda lines: edited(lines, len(lines) - 1, outcome={"reason": "finished"}),
        "",
    ),
    "cut off": (lambda lines: lines[:-1], "cut off"),
    "a move too many": (lambda lines: [*lines, lines[5]], ""),
}


async def test_bad_records_are_refused_with_what_is_wrong(house):
    players = await played(house)
    lines = (await record_of(house, players[0].table)).splitlines()

    for name, (damage, words) in DAMAGES.items():
        answer = await take_in(house, "\n".join(damage(lines)))
        assert answer.status_code == 400, (name, answer.text)
        assert answer.json()["code"] == "bad_input"
        assert words in answer.json()["text"], name


async def test_a_commitment_that_is_none_is_refused(either):
    players = await played(either)
    lines = (await record_of(either, players[0].table)).splitlines()

    answer = await take_in(either, "\n".join(edited(lines, 0, commitment="x" * 99)))

    assert answer.status_code == 400
    assert "Line 1" in answer.json()["text"]


async def test_names_of_a_record_are_shown_as_far_as_they_can_be(either):
    players = await played(either)
    lines = (await record_of(either, players[0].table)).splitlines()
    strange = edited(lines, 0, players=["A\x00n\nna" + "x" * 100, "\x00"])

    answer = await take_in(either, "\n".join(strange))

    assert answer.status_code == 201, answer.text
    names = [seat["name"] for seat in answer.json()["seats"]]
    assert names[0].startswith("Annax")
    assert len(names[0]) == 64
    assert names[1] == "2"


async def test_a_finished_match_is_handed_to_bg_stats(either):
    players = await either.sit("me Anna", "me Ewa", options=SHORT)
    path = f"/api/tables/{players[0].table}/bgstats"
    assert (await either.ask("GET", path)).status_code == 403
    await finish(players)

    link = (await either.ask("GET", path)).text

    play = json.loads(unquote(link.partition("data=")[2]))
    assert link.startswith("https://app.bgstatsapp.com/createPlay.html?data=")
    assert play["sourcePlayId"] == players[0].table
    assert [each["name"] for each in play["players"]] == ["Anna", "Ewa"]
    outcome = (await either.facts(players[0].table)).outcome
    assert [each["winner"] for each in play["players"]] == [
        seat in outcome.winners for seat in (0, 1)
    ]


@pytest.mark.parametrize("commitment", ["00" * 32, "\0", "zz", "ab"])
async def test_a_record_with_a_false_commitment_is_refused(either, commitment):
    players = await played(either)
    first, *rest = (await record_of(either, players[0].table)).splitlines()
    header = {**json.loads(first), "commitment": commitment}

    answer = await take_in(either, "\n".join([json.dumps(header), *rest]))

    assert answer.status_code == 400
    assert "commitment" in answer.json()["text"]
