"""The link to BG Stats, read as the app reads it."""

import json
from urllib.parse import parse_qs, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from interpares.server.bgstats import Play, Player, link

PLAY = Play(
    table_id="t4b1e",
    slug="magnaci",
    game="Magnaci",
    started_ms=1_709_251_199_999,
    duration_s=5_340,
    bgg_id=12_345,
    variant="trade: no",
    players=(
        Player("Zofia & Żółw", "p1", winner=True, score=41, rank=1, start_player=True),
        Player("squire", "bot:squire", winner=False, score=-3, rank=2),
    ),
)


def read(address):
    query = parse_qs(urlsplit(address).query, strict_parsing=True)
    assert list(query) == ["data"]
    return json.loads(query["data"][0])


def test_the_link_holds_the_whole_play():
    assert read(link(PLAY)) == {
        "sourceName": "Inter Pares",
        "sourcePlayId": "t4b1e",
        "playDate": "2024-02-29 23:59:59",
        "durationMin": 89,
        "board": "trade: no",
        "game": {
            "name": "Magnaci",
            "bggId": 12_345,
            "sourceGameId": "magnaci",
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": "Zofia & Żółw",
                "sourcePlayerId": "p1",
                "startPlayer": True,
                "score": 41,
                "winner": True,
                "rank": 1,
            },
            {
                "name": "squire",
                "sourcePlayerId": "bot:squire",
                "startPlayer": False,
                "score": -3,
                "winner": False,
                "rank": 2,
            },
        ],
    }


def test_the_link_goes_to_the_app():
    assert link(PLAY).startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")


def test_what_is_not_known_is_left_out():
    losers = tuple(Player(name, name, winner=False) for name in ("a", "b"))

    told = read(link(replace(PLAY, bgg_id=None, variant="", players=losers)))

    assert "board" not in told
    assert "bggId" not in told["game"]
    assert told["game"]["noPoints"] is True
    assert [sorted(player) for player in told["players"]] == [
        ["name", "sourcePlayerId", "startPlayer", "winner"]
    ] * 2


@pytest.mark.parametrize("seconds, minutes", [(0, 1), (20, 1), (100, 2), (3600, 60)])
def test_the_duration_is_in_minutes_and_never_nothing(seconds, minutes):
    assert read(link(replace(PLAY, duration_s=seconds)))["durationMin"] == minutes


@given(st.text(), st.text())
def test_any_name_arrives_as_it_was_written(name, variant):
    play = replace(PLAY, variant=variant, players=(Player(name, "p1", winner=True),))

    address = link(play)

    assert address.isascii()
    assert read(address)["players"][0]["name"] == name
    assert read(address).get("board", "") == variant
