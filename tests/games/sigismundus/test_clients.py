"""SA-11.1 to SA-11.6, SA-11.17: clients are placed."""

from __future__ import annotations

import pytest

from games.sigismundus.positions import (
    at_rest,
    client_turn,
    ducats,
    in_phase,
    offered,
    sigismundus,
    told,
    words,
)
from interpares.games.sigismundus.cards import FIELD, FIELDS
from interpares.games.sigismundus.clients import Actions
from interpares.games.sigismundus.events import ClientGained, ClientPlaced, ClientWithdrawn
from scenario import play, refused


def standing(game, field: str) -> tuple[int, ...]:
    return game.fields[FIELD[field]]


def test_everybody_has_three_clients_and_the_nobilitys_representative_four():
    """SA-11.1"""
    game = in_phase("actions", parliamentary=(2, 0, 1, 3))

    assert [player.clients for player in game.players] == [3, 3, 4, 3]


def test_client_cards_come_on_top():
    """SA-11.1, SA-8.7"""
    game = in_phase("actions", {"clients": 4}, {"clients": 5})

    assert [player.clients for player in game.players] == [5, 5, 3, 3]


def test_without_a_client_in_the_supply_the_representative_gets_none():
    """SA-11.1, SA-2.1"""
    game = in_phase("actions", {}, {"clients": 11})

    assert [player.clients for player in game.players] == [3, 11, 3, 3]


def test_the_client_of_the_representative_is_told():
    """SA-11.1"""
    game = sigismundus(parliamentary=(2, 0, 1, 3))
    game.told = []

    Actions().resolve(game)

    assert told(game.told, ClientGained) == [ClientGained(2, "nobilitys_representative")]


def test_clients_are_placed_one_by_one_in_order_and_who_has_more_goes_on_alone():
    """SA-11.2"""
    game = in_phase(
        "actions",
        {"clients": 1},
        {"clients": 2},
        {"clients": 4},
        {"clients": 1},
        parliamentary=(1, 0, 2, 3),
        first=2,
    )
    asked = []

    while not at_rest(game):
        asked.append(game.waiting[0])
        play(game, f"{game.waiting[0]} withdraw")

    assert asked == [2, 3, 0, 1, 2, 1, 2, 1, 2]


def test_at_the_end_all_clients_leave_and_everybody_keeps_three():
    """SA-11.17"""
    game = in_phase("actions", {"clients": 2}, {"clients": 1}, {"clients": 1}, {"clients": 1})

    play(game, "0 farm economist", "1 agitate 0", "2 visit_academy", "2 draw internal")
    play(game, "2 draw internal", "3 withdraw", "0 call_banners infantry", "0 withdraw")

    assert at_rest(game)
    assert [player.clients for player in game.players] == [3, 3, 3, 3]
    assert [player.withdrawn for player in game.players] == [0, 0, 0, 0]
    assert game.clients_left == 8
    assert not any(game.fields)


def test_a_client_stands_on_its_field():
    """SA-11.2"""
    game = client_turn()

    events = play(game, "0 farm economist")

    assert standing(game, "economist") == (0,)
    assert game.players[0].clients == 2
    assert told(events, ClientPlaced) == [ClientPlaced(0, "economist", 0)]


@pytest.mark.parametrize("there, cost", [((), 0), ((1,), 1), ((1, 2, 1), 3), ((0, 1), 2)])
def test_every_client_on_the_field_costs_a_ducat_ones_own_included(there, cost: int):
    """SA-11.3"""
    game = client_turn({"clients": 1}, {"clients": 1}, on={"economist": there})

    events = play(game, "0 farm economist")

    assert ducats(game)[0] == 5 - cost + 3
    assert told(events, ClientPlaced)[0].ducats == cost


def test_clients_on_other_fields_cost_nothing():
    """SA-11.3"""
    game = client_turn(on={"academy": (1, 1), "envoy": (2,)})

    play(game, "0 farm economist")

    assert ducats(game)[0] == 8


def test_a_field_that_cannot_be_paid_for_is_closed():
    """SA-11.3, SA-11.4"""
    game = client_turn({"ducats": 1}, on={"economist": (1, 2), "academy": (1,)})

    assert "farm economist" not in offered(game)
    assert "visit_academy" in offered(game)
    refusal = refused(game, "0 farm economist")
    assert (refusal.rule, refusal.message) == ("SA-11.3", "cannot-enter")
    assert refusal.values == {"cost": 2, "ducats": 1}


def test_a_field_has_no_limit_of_clients():
    """SA-11.3"""
    game = client_turn({"ducats": 10}, {"clients": 0}, on={"economist": (1,) * 5 + (2,) * 3})

    play(game, "0 farm economist")

    assert len(standing(game, "economist")) == 9


@pytest.mark.parametrize(
    "house, block", [({"markers": 0}, "envoy"), ({"markers": 0}, "vacancy"), ({}, "patronage")]
)
def test_a_client_may_stand_where_nothing_can_be_done(house, block: str):
    """SA-11.4"""
    game = client_turn(house)

    events = play(game, f"0 block {block}")

    assert standing(game, block) == (0,)
    assert told(events, ClientPlaced) == [ClientPlaced(0, block, 0, idle=True)]


@pytest.mark.parametrize("field", [each for each in FIELDS if each != "patronage"])
def test_what_can_be_done_must_be_done(field: str):
    """SA-11.4, SA-1.4"""
    game = client_turn({"hand": "client_card"}, seats=5, senatorial=(1, 0, 2, 3, 4))

    assert f"block {field}" not in offered(game)
    refusal = refused(game, f"0 block {field}")
    assert (refusal.rule, refusal.message) == ("SA-11.4", "must-act")


def test_only_patronage_may_be_declined():
    """SA-11.4"""
    game = client_turn(open_figures=("jan_laski",))

    assert words(game, "block") == ["patronage"]


@pytest.mark.parametrize("move", ["hold_feast", "hold_feast client_card", "agitate 0", "agitate 2"])
def test_feast_and_agitation_from_space_one_move_nothing(move: str):
    """SA-11.4, SA-11.16"""
    game = client_turn({"hand": "client_card"})

    play(game, f"0 {move}")

    assert (game.senatorial, game.parliamentary) == ((0, 1, 2, 3), (0, 1, 2, 3))


def test_a_client_may_be_withdrawn():
    """SA-11.5"""
    game = client_turn()

    events = play(game, "0 withdraw")

    assert (game.players[0].clients, game.players[0].withdrawn) == (2, 1)
    assert told(events, ClientWithdrawn) == [ClientWithdrawn(0)]
    assert not any(game.fields)


def test_who_can_pay_for_no_field_must_withdraw():
    """SA-11.5"""
    full = {field: (1,) for field in FIELDS if field != "economist_five"}
    game = client_turn({"ducats": 0}, {"clients": 0}, on=full)

    assert at_rest(game)
    assert game.players[0].withdrawn == 1


def test_a_field_that_costs_nothing_is_open_to_the_poor():
    """SA-11.5"""
    full = {field: (1,) for field in FIELDS if field not in ("economist_five", "academy")}
    game = client_turn({"ducats": 0}, {"clients": 0}, on=full)

    assert offered(game) == ["visit_academy", "withdraw"]


def test_the_two_economists_are_two_fields():
    """SA-11.6, SA-3.12"""
    game = client_turn(seats=5, on={"economist": (1, 2)})

    assert words(game, "farm") == ["economist", "economist_five"]
    play(game, "0 farm economist_five")
    assert ducats(game)[0] == 8
    assert (standing(game, "economist"), standing(game, "economist_five")) == ((1, 2), (0,))


@pytest.mark.parametrize("seats", [3, 4])
def test_the_second_economist_is_out_of_play_for_fewer(seats: int):
    """SA-3.12"""
    game = client_turn(seats=seats)

    assert words(game, "farm") == ["economist"]
    for move in ("farm economist_five", "block economist_five"):
        refusal = refused(game, f"0 {move}")
        assert (refusal.rule, refusal.message) == ("SA-3.12", "field-out-of-play")
