"""PF-12: the end of the game."""

from __future__ import annotations

import pytest

from games.florence.positions import florence, in_turn, prestige, told
from interpares.games.florence.cards import PRESTIGE
from interpares.games.florence.events import Final, PrestigeScored
from interpares.games.florence.round import RoundEnd
from interpares.games.florence.scoring import FinalScoring, metrics, prestige_value
from interpares.games.florence.view import public_view

OWNER = {
    "tiles": (
        "university:a1b1c1a2c2a3c3 workshop:d1e1f1d2e2f2d3 opera:b2b3a4b4c4 tower:g1g2g3 "
        "chapel:e3f3e4 forest:f4g4f5g5 forest:d5e5d6e6 lake:f6g6f7"
    ),
    "architects": 2,
    "freedoms": "travel religion",
    "table": "jurist physician botanist theologian",
    "recruits_on_table": 1,
    "hand": "poet",
}
"""EX-21: the principality of the rulebook."""
FIVE_BUILDINGS = {
    "tiles": "library:a1b1a2b2a3 theatre:c1e1c2d2e2 hospital:g1g2e3f3g3 tower:a4b4c4 chapel:e5d6e6"
}
LAKE = {"tiles": "lake:a1a2b2"}
THREE_LANDSCAPES = {"tiles": "park:a1b1 park:c1d1 park:e1f1"}
LARGE = {"tiles": "university:a1b1c1a2c2a3c3 laboratory:e1d2e2f2d3e3f3"}


def worth(card: str, *others, **fields) -> int:
    """What a prestige card is worth to the owner of the example, beside these others."""
    seats = max(3, len(others) + 1)
    owner = {**OWNER, "prestige_cards": card, **fields}
    return prestige_value(in_turn(seats, owner, *others), 0, card)


EXAMPLES = [
    ("prestige_most_buildings", [FIVE_BUILDINGS], 3),
    ("prestige_all_landscape_types", [], 0),
    ("prestige_most_lakes", [LAKE, LAKE], 3),
    ("prestige_most_jesters", [], 0),
    ("prestige_architect_jester_two_landscapes", [], 0),
    ("prestige_two_large_buildings", [], 5),
    ("prestige_two_large_buildings", [LARGE], 5),
    ("prestige_most_landscapes", [THREE_LANDSCAPES], 4),
    ("prestige_all_freedoms", [], 0),
    ("prestige_most_architects", [{"architects": 1}], 6),
    ("prestige_most_forests", [{"tiles": "forest:a1b1a2b2"}], 7),
    ("prestige_four_buildings_two_freedoms_four_works", [], 6),
    ("prestige_most_parks", [], 0),
]


@pytest.mark.parametrize("card, others, value", EXAMPLES)
def test_a_prestige_card_is_worth_what_the_rulebook_says(card: str, others, value: int):
    """PF-12.2, PF-12.3, PF-12.4, EX-21"""
    assert worth(card, *others) == value


@pytest.mark.parametrize("works, value", [(0, 7), (4, 7), (5, 4), (6, 0)])
def test_most_works_counts_what_lies_on_the_table(works: int, value: int):
    """PF-12.3, PF-R17, EX-21"""
    table = ["painter", "sculptor", "composer", "watchmaker", "goldsmith", "alchemist"][:works]

    assert worth("prestige_most_works", {"table": " ".join(table)}) == value


def test_recruitment_cards_on_another_table_count_as_works_too():
    """PF-10.5, PF-12.3, PF-R16"""
    other = {"table": "painter sculptor composer", "recruits_on_table": 2}

    assert worth("prestige_most_works", other) == 4


def crowded(*, parks: int) -> dict[str, object]:
    """Eight cells are empty, less two for each of these parks."""
    tiles = (
        "university:a1b1c1a2c2a3c3 workshop:d1e1f1d2e2f2d3 opera:b2b3a4b4c4 tower:g1g2g3 "
        "chapel:e3f3e4 forest:f4g4f5g5 lake:f6g6f7"
    )
    more = ["park:d5e5", "park:d6e6", "park:d7e7"][:parks]
    return {"tiles": " ".join((tiles, *more))}


def test_the_fewest_empty_cells_are_compared_directly():
    """PF-12.3, PF-R18, EX-21"""
    card = "prestige_fewest_empty_cells"
    kind = PRESTIGE[card]
    game = in_turn(3, {**crowded(parks=2), "prestige_cards": card}, crowded(parks=3))
    assert [metrics(game, seat)["empty_cells"] for seat in range(3)][2] == 43
    assert prestige_value(game, 0, card) == 0
    assert prestige_value(game, 1, card) == kind.points

    game = in_turn(3, {**crowded(parks=2), "prestige_cards": card}, crowded(parks=2))
    assert prestige_value(game, 0, card) == kind.tie_points
    assert 0 < kind.tie_points < kind.points


def test_even_untouched_boards_tie_for_the_fewest_empty_cells():
    """PF-12.3, PF-R18"""
    card = "prestige_fewest_empty_cells"
    game = in_turn(3, {"prestige_cards": card})

    assert prestige_value(game, 0, card) == PRESTIGE[card].tie_points


def test_empty_cells_are_neither_covered_nor_palazzo():
    """PF-12.3"""
    game = in_turn(3, {"tiles": "tower:g1g2g3 park:a1b1"})

    assert metrics(game, 0)["empty_cells"] == 43 - 5
    assert metrics(game, 1)["empty_cells"] == 43


@pytest.mark.parametrize(
    "others, value",
    [
        ([{"tiles": "tower:g1g2g3"}], 6),
        ([FIVE_BUILDINGS], 3),
        ([FIVE_BUILDINGS, FIVE_BUILDINGS], 3),
        ([{"tiles": f"{FIVE_BUILDINGS['tiles']} studio:g4g5g6f7g7"}], 0),
    ],
)
def test_most_buildings_scores_six_alone_three_tied_and_nothing_behind(others, value: int):
    """PF-12.3, EX-07"""
    assert worth("prestige_most_buildings", *others) == value


def test_a_tied_player_without_the_card_gains_nothing_for_it():
    """PF-12.2, PF-12.3, EX-07"""
    owner = {**OWNER, "prestige_cards": "prestige_most_buildings"}

    game = florence(3, owner, FIVE_BUILDINGS, agenda=(FinalScoring(),), round=7)

    assert prestige(game) == [3, 0, 0]


MAJORITIES = [card for card, kind in PRESTIGE.items() if kind.kind == "majority" and kind.positive]


@pytest.mark.parametrize("card", MAJORITIES)
def test_a_count_of_nothing_never_scores(card: str):
    """PF-12.3"""
    game = in_turn(3, {"prestige_cards": card})

    assert prestige_value(game, 0, card) == 0


def test_all_most_cards_but_the_fewest_need_a_count():
    """PF-12.3, PF-R18"""
    majorities = {card for card, kind in PRESTIGE.items() if kind.kind == "majority"}

    assert majorities - set(MAJORITIES) == {"prestige_fewest_empty_cells"}


@pytest.mark.parametrize(
    "card, house, value",
    [
        ("prestige_all_landscape_types", "forest:a1b1a2b2 lake:c1c2d2 park:f1g1", 8),
        ("prestige_all_landscape_types", "forest:a1b1a2b2 lake:c1c2d2", 0),
        ("prestige_two_large_buildings", LARGE["tiles"], 5),
        ("prestige_two_large_buildings", "university:a1b1c1a2c2a3c3 opera:e1f1g1f2f3", 0),
    ],
)
def test_thresholds_score_regardless_of_the_others(card: str, house: str, value: int):
    """PF-12.4"""
    game = in_turn(3, {"tiles": house, "prestige_cards": card}, {"tiles": house}, {"tiles": house})

    assert prestige_value(game, 0, card) == value


@pytest.mark.parametrize(
    "house, value",
    [
        ({"freedoms": "travel religion opinion"}, 8),
        ({"freedoms": "travel religion"}, 0),
    ],
)
def test_all_freedoms_score_eight(house, value: int):
    """PF-12.4"""
    game = in_turn(3, {**house, "prestige_cards": "prestige_all_freedoms"})

    assert prestige_value(game, 0, "prestige_all_freedoms") == value


@pytest.mark.parametrize(
    "change, reached",
    [
        ({}, True),
        ({"architects": 0}, False),
        ({"jesters": 0}, False),
        ({"tiles": "park:a1b1"}, False),
    ],
)
def test_every_condition_of_a_threshold_must_be_met(change, reached: bool):
    """PF-12.4"""
    card = "prestige_architect_jester_two_landscapes"
    house = {"architects": 1, "jesters": 1, "tiles": "park:a1b1 lake:c1c2d2", **change}
    game = in_turn(3, {**house, "prestige_cards": card})

    assert prestige_value(game, 0, card) == (PRESTIGE[card].points if reached else 0)


def test_after_round_seven_all_prestige_cards_are_revealed_and_scored():
    """PF-12.1, PF-12.2"""
    held = "prestige_two_large_buildings prestige_most_forests"
    houses = ({**OWNER, "prestige_cards": held}, {"prestige_cards": "prestige_most_jesters"})
    game = florence(3, *houses, agenda=(RoundEnd(),), round=7)

    assert game.outcome is not None
    assert prestige(game) == [5 + 7, 0, 0]
    assert public_view(game).players[0].prestige_cards == tuple(held.split())


def test_the_order_of_the_cards_does_not_matter():
    """PF-12.2"""
    held = "prestige_two_large_buildings prestige_most_forests prestige_most_architects"
    results = []
    for cards in (held, " ".join(held.split()[::-1])):
        house = {**OWNER, "prestige_cards": cards}
        results.append(florence(3, house, agenda=(FinalScoring(),), round=7).outcome.scores)

    assert results[0] == results[1] == (5 + 7 + 6, 0, 0)


def test_the_scores_are_told():
    """PF-12.2"""
    game = florence(3, {"prestige": 7, "prestige_cards": "prestige_most_parks"}, round=7)
    game.agenda, game.told = (FinalScoring(),), []

    game.advance()

    assert told(game.told, PrestigeScored) == [PrestigeScored(0, "prestige_most_parks", 0)]
    assert told(game.told, Final)[0] == Final(0, 7, 3500)


def result(*pairs: tuple[int, int]):
    """The outcome of these prestige points and florins."""
    houses = ({"prestige": points, "florins": florins} for points, florins in pairs)
    return florence(len(pairs), *houses, agenda=(FinalScoring(),), round=7).outcome


def test_the_most_prestige_wins():
    """PF-1.2, PF-12.5"""
    outcome = result((40, 0), (51, 0), (45, 9000))

    assert outcome.winners == (1,)
    assert (outcome.ranks, outcome.scores) == ((3, 1, 2), (40, 51, 45))
    assert outcome.ranking == (1, 2, 0)


def test_a_tie_goes_to_the_richer():
    """PF-12.5, EX-17"""
    outcome = result((51, 200), (51, 100), (30, 5000))

    assert (outcome.winners, outcome.ranks) == ((0,), (1, 2, 3))


def test_a_full_tie_is_a_shared_victory():
    """PF-12.5, PF-R15"""
    outcome = result((51, 200), (40, 0), (51, 200))

    assert (outcome.winners, outcome.ranks) == ((0, 2), (1, 3, 1))


def test_what_was_not_used_is_worth_nothing():
    """PF-12.6"""
    hoard = {"hand": "poet painter", "bonus": "bonus_lakes", "recruits": 3, "florins": 9000}
    game = florence(3, hoard, agenda=(FinalScoring(),), round=7)

    assert game.outcome.scores == (0, 0, 0)
