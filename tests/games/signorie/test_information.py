"""SI-INF: everything lies open but the fronts of tokens in the stack, face down or removed."""

from __future__ import annotations

import pytest
from walking import cases_of, walk

from games.signorie.moments import before_helpers, match_from
from games.signorie.positions import in_turn, told
from games.worlds import EVERYBODY, alike, known_to
from interpares.datafiles import in_order
from interpares.games.signorie.cards import TOKENS
from interpares.games.signorie.events import TokenDrawn
from interpares.games.signorie.game import Signorie
from interpares.kernel.chance import seed_from
from interpares.kernel.steps import Sealed


def drawing(**fields) -> Signorie:
    """Seat 0 of three may draw a face-down token."""
    return before_helpers("yellow_top", {}, seats=3, **fields)


def exchanged(game: Signorie, one: str, other: str) -> Signorie:
    """The same position, with two hidden tokens in each other's place."""
    twin = game.copy()
    swap = {one: other, other: one}
    for zone in ("stack", "face_down", "removed"):
        tokens = [swap.get(token, token) for token in getattr(twin, zone)]
        setattr(twin, zone, in_order(tokens, TOKENS))
    assert twin != game
    return twin


def test_everybody_sees_the_same_table():
    """SI-INF.1, SI-INF.2"""
    match = match_from(in_turn(seats=3))

    views = {known_to(match, None)} | {
        known_to(match, seat).replace(f'"seat":{seat}'.encode(), b'"seat":null', 1)
        for seat in (1, 2)
    }

    assert len(views) == 1


def test_all_that_the_rules_call_open_is_in_every_view():
    """SI-INF.1"""
    house = {
        "florins": 12,
        "vp": 7,
        "men": 2,
        "women": 1,
        "political": "2 5",
        "dice": "red:2",
        "helpers": "red_top",
        "brides": 2,
        "tokens": {"military": "sforza_1"},
        "face_down": {"marriage": 2},
        "women_in_threshold": 1,
        "initiative": 3,
        "passed": True,
    }
    fields = {"pawns": {"roma": "0m 1w"}, "missions": {"roma": "este_2"}, "order": (2, 0, 1)}
    game = in_turn({}, house, seats=3, **fields)
    match = match_from(game)

    for seat in EVERYBODY:
        view = match.view(seat)
        seen, roma = view.players[1], view.cities[3]
        assert (seen.florins, seen.vp, seen.men, seen.women) == (12, 7, 2, 1)
        assert (seen.men_in_supply, seen.women_in_supply) == (8, 8)
        assert (seen.careers, seen.dice, seen.total) == (((2, 5), (), ()), (0, 2, 0, 0, 0), 2)
        assert (seen.helpers, seen.brides, seen.married) == (("helper_red_top",), 2, 3)
        assert (seen.women_in_threshold, seen.threshold, seen.passed) == (1, 16, True)
        assert seen.rows[2].tokens == ("alliance_sforza_1",)
        assert seen.rows[2].shields == ("aragona", "aragona", "medici", "sforza")
        assert seen.rows[3].face_down == 2
        assert (roma.pawns, roma.mission) == (game.cities[3].pawns, "alliance_este_2")
        assert (view.order, view.initiative[3]) == ((2, 0, 1), (1,))
        assert (view.dice, view.tasks, view.rewards) == (game.dice, game.tasks, game.rewards)
        assert view.in_stack == 54 - 6 - 4 == len(game.stack)


def test_nobody_can_tell_the_stack_from_the_tokens_face_down_or_removed():
    """SI-INF.2, SI-SET.10"""
    game = in_turn({"face_down": {"political": 2}}, seats=3)
    removed = next(each for each in game.removed if TOKENS[each].house == "este")
    unseen = next(each for each in game.stack if TOKENS[each].house == "este")
    worlds = [
        exchanged(game, game.stack[0], game.face_down[0]),
        exchanged(game, unseen, removed),
    ]

    for world in worlds:
        assert alike(match_from(game), match_from(world), EVERYBODY)


def test_a_token_drawn_face_down_shows_nothing_not_even_to_its_owner():
    """SI-INF.2, SI-ALL.6"""
    moves = ("0 activate", "0 put_beside military")
    one = match_from(drawing(script=(0,)), *moves)
    other = match_from(drawing(script=(20,)), *moves)

    assert one.game.face_down != other.game.face_down
    assert alike(one, other, EVERYBODY)
    assert told(one.events(0), TokenDrawn) == [TokenDrawn(0, "military")]


def test_the_fronts_of_tokens_nobody_saw_are_in_no_view():
    """SI-INF.2"""
    game = in_turn(
        {"face_down": {"political": 3}},
        seats=2,
        missions={"roma": "este_3"},
        closed="milano napoli",
    )
    match = match_from(game)

    for seat in (None, 0, 1):
        text = known_to(match, seat).decode()
        assert '"alliance_este_3"' in text
        hidden = [*game.stack, *game.face_down, *game.removed]
        assert not [token for token in hidden if f'"{token}"' in text]


def test_nobody_knows_what_chance_will_bring():
    """SI-INF.3"""
    one, other = in_turn(seats=3), in_turn(seats=3)
    other.seed = seed_from(99)

    assert alike(match_from(one), match_from(other), EVERYBODY)


@pytest.mark.parametrize("case", cases_of("signorie"), ids=str)
def test_decisions_are_made_openly_and_one_at_a_time(case):
    """SI-INF.4"""
    for match, _, _ in walk(case, 2):
        assert len(match.waiting) == 1
        assert not isinstance(match.game.decision, Sealed)
        assert all(each.audience is None for each in match.events(None, len(match.played) - 1))


@pytest.mark.parametrize("case", cases_of("signorie"), ids=str)
def test_nobody_is_asked_anything_during_anothers_turn(case):
    """SI-INF.4: between two dice all questions go to who took the first."""
    acting = None
    for match, seat, action in walk(case, 3):
        kind = type(match.game.decision).__name__
        if kind in ("TakeDie", "ChooseReward", "HoldWedding", "BuyVp"):
            acting = seat
        assert match.waiting == (acting,), (kind, action)
