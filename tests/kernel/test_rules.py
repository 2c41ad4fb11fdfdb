"""The shelf of games, their options and their schemas."""

import msgspec
import pytest

from interpares import BadInput, Match, rules_of, slugs
from interpares.kernel.game import encode


def test_games_are_found_by_looking():
    assert "magnaci" in slugs()


def test_an_unknown_game_is_refused_with_the_games_there_are():
    with pytest.raises(BadInput, match=r"no game 'chess'; the games are .*magnaci"):
        Match.start("chess", seats=2)


@pytest.mark.parametrize(
    "seats, options, reason",
    [
        (6, {}, "magnaci is played by 2, 3, 4, 5 seats, not by 6"),
        (1, {}, "not by 1"),
        (3, {"bid": 1}, "'bid' is no option of magnaci"),
        (3, {"trade": "maybe"}, "option 'trade' is 'maybe', but may be true, false"),
        (3, {"trade": 1}, "option 'trade' is 1"),
        (3, {"families": ["potocki"]}, "option 'families' must be a list of 3"),
        (3, {"families": ["potocki"] * 3}, "must name 3 different ones of lubomirski,"),
        (2, {"families": ["potocki", "vasa"]}, "must name 2 different ones"),
    ],
)
def test_wrong_options_are_refused_by_name(seats, options, reason):
    with pytest.raises(BadInput) as error:
        Match.start("magnaci", seats=seats, options=options)

    assert reason in str(error.value)


def test_every_wrong_option_is_named_at_once():
    with pytest.raises(BadInput, match=r"'bid' is no option.*'trade' is 3"):
        Match.start("magnaci", seats=3, options={"bid": 1, "trade": 3})


@pytest.mark.parametrize(
    "seats, options, reason",
    [
        (3, {"first_game": True}, "option 'first_game' is true, but that is for 2 seats only."),
        (2, {"distinct_factions": False}, "is false, but that is for 3, 4 seats only."),
        (3, {"first_game": "maybe"}, "option 'first_game' is 'maybe', but may be false."),
    ],
)
def test_an_option_for_other_tables_names_their_seats(seats, options, reason):
    with pytest.raises(BadInput) as error:
        Match.start("veto", seats=seats, options=options)

    assert reason in str(error.value)


@pytest.mark.parametrize("slug", slugs())
def test_the_schema_covers_every_action_event_and_view(slug):
    rules = rules_of(slug)
    schema = rules.schema()

    assert msgspec.json.encode(schema)
    assert set(schema["properties"]) == {"action", "event", "view"}
    named = {kind.__name__ for kind in (*rules.actions(), *rules.events(), rules.view_type)}
    assert named <= set(schema["$defs"])


@pytest.mark.parametrize(
    "change, reason",
    [
        ({"age": "golden"}, r"Expected `int`, got `str` - at `\$.age`"),
        ({"players": 3}, r"Expected `array`, got `int` - at `\$.players`"),
        ({"agenda": [{"type": "Dance"}]}, r"Invalid value 'Dance' - at `\$\[0\].type`"),
    ],
)
def test_a_position_that_does_not_fit_is_refused_with_the_path(change, reason):
    plain = msgspec.json.decode(encode(Match.start("magnaci", seats=2, seed=0).game))

    with pytest.raises(BadInput, match=reason):
        rules_of("magnaci").decode(msgspec.json.encode(plain | change))


def test_the_edition_changes_with_the_data(monkeypatch):
    from interpares.kernel.records import edition_of

    assert edition_of([b"a", b"b"]) != edition_of([b"ab", b""])
    assert len(rules_of("magnaci").edition()) == 16
