"""SA-22.3: editions of the values that are ours."""

from __future__ import annotations

import pytest

from games.data_checks import DataFiles
from interpares import Match, rules_of
from interpares.games.sigismundus.cards import BOX, EDITIONS, HOUSES, HOUSES_OF, OFFICES, OFFICES_OF
from interpares.games.sigismundus.components import TRACKS
from interpares.games.sigismundus.setup import picking_order

DATA = DataFiles("sigismundus")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def test_the_second_edition_is_played_unless_the_table_chooses_the_first():
    """SA-22.3"""
    assert rules_of("sigismundus").complete({}, 4)["edition"] == "second"
    assert (OFFICES_OF["second"], HOUSES_OF["second"]) == (OFFICES, HOUSES)


def test_the_first_edition_keeps_every_value_that_was_changed():
    """SA-22.3"""
    first = next(each for each in BOX.editions.edition if each.id == "first")

    assert first.house
    assert first.office
    for kept in first.house:
        house = HOUSES_OF["first"][kept.id]
        assert (house.initiative, house.start) == (kept.initiative, kept.start)
        assert (house.initiative, house.start) != (
            HOUSES[kept.id].initiative,
            HOUSES[kept.id].start,
        )
        assert house.arms == HOUSES[kept.id].arms
    for office in first.office:
        card = OFFICES_OF["first"][office.id]
        assert (card.front, card.back) == (office.front, office.back)
        assert (card.front, card.back) != (OFFICES[office.id].front, OFFICES[office.id].back)


@every_edition
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_tracks_and_the_order_of_picking_are_those_of_the_edition(edition: str, seats: int):
    """SA-3.7, SA-3.9"""
    game = Match.start("sigismundus", seats=seats, seed=3, options={"edition": edition}).game
    houses = [HOUSES_OF[edition][player.house] for player in game.players]

    for track in TRACKS:
        ranks = [getattr(houses[seat].start, track) for seat in game.track(track)]
        assert ranks == sorted(ranks)
    assert houses[picking_order(game)[0]].initiative == min(each.initiative for each in houses)


@every_edition
def test_an_office_shows_the_sides_of_its_edition(edition: str):
    """SA-16.7: and the view tells both."""
    match = Match.start("sigismundus", seats=3, options={"edition": edition})
    game = match.game
    game.acts = ("national_church",)

    assert match.view(None).edition == edition
    for office in match.view(None).offices:
        card = OFFICES_OF[edition][office.id]
        shown, other = card.front, card.back
        if office.turned:
            shown, other = other, shown
        assert office.turned == (card.flip_act == "national_church")
        assert (office.income, office.prestige) == (shown.income, shown.prestige)
        assert office.other == (other if card.flip_act else None)


@pytest.mark.parametrize(
    "old, new, flaw",
    [
        ('id = "second"', 'id = "first"', "edition 'first' stands there 2 times"),
        ('id = "firlej"', 'id = "radziwill"', "'first' knows a House 'radziwill'"),
        ("royal_support = 1,", "royal_support = 2,", "begin on one space of 'royal_support'"),
        ("initiative = 5", "initiative = 4", "have the same initiative"),
    ],
)
def test_an_edition_that_does_not_fit_is_named(old: str, new: str, flaw: str):
    """SA-3.7, SA-3.9"""
    message = DATA.fault_with("editions.toml", old, new)

    assert message.startswith("editions.toml: ")
    assert flaw in message
