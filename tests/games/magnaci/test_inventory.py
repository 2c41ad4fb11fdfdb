"""MA-2: every impossible position is found, with its flaw in words."""

import pytest

from interpares import Match, rules_of
from interpares.games.magnaci.interregnum import Interregnum
from interpares.kernel.views import prompt
from scenario import magnaci, refused

FLAWS = rules_of("magnaci").flaws


@pytest.mark.parametrize(
    "fields, flaw",
    [
        ({"king": "nobody"}, "there is no King 'nobody'"),
        ({"past_kings": ("stephen_bathory", "stephen_bathory")}, "King 'stephen_bathory' is there"),
        ({"buildings": ("prussia",)}, "there are 3 buildings, not 1"),
        ({"buildings": ("mars", None, None)}, "there is no province 'mars'"),
        ({"moved": ("bribe",)}, "there is no Law 'bribe'"),
        ({"phase": "lunch"}, "there is no phase 'lunch'"),
        ({"age": 4}, "there is no Age 4"),
        ({"conflicts": (None,) * 9}, "there are 10 Conflict slots, not 9"),
        ({"conflicts": ("livonian_war", *(None,) * 9)}, "Conflict 'livonian_war' is there 2"),
        ({"partitioned": ("ukraine",)}, "'ukraine' is partitioned without a Conflict"),
        ({"conflict_deck": ()}, "Conflict 'turkish_war' is missing"),
        ({"track": (0, 1)}, "the track does not hold every seat once"),
    ],
)
def test_an_impossible_field_is_named(fields, flaw):
    """MA-2.5, MA-2.9, MA-11.3"""
    game = Match.start("magnaci", seats=3, seed=0).game
    assert FLAWS(game) == []

    for name, value in fields.items():
        setattr(game, name, value)

    assert any(flaw in each for each in FLAWS(game)), FLAWS(game)


@pytest.mark.parametrize(
    "fields, flaw",
    [
        ({"hand": ("2", "3")}, "family card '14' is missing"),
        ({"played": ("2",)}, "family card '2' is there 2 times"),
        ({"estates": (0, 0)}, "estates need 5 provinces and 4 fiefs"),
        ({"fiefs": (0, 0, 0, -1)}, "fewer than no estates"),
        ({"pledged": ("veto",)}, "only Laws held can be pledged"),
        ({"offices": ("marshal",)}, "there is no office 'marshal'"),
        ({"laws": ("veto",)}, "Law 'veto' is there 2 times"),
    ],
)
def test_an_impossible_player_is_named(fields, flaw):
    """MA-2.1, MA-2.3, MA-2.4"""
    game = Match.start("magnaci", seats=3, seed=0).game

    for name, value in fields.items():
        setattr(game.players[1], name, value)

    assert any(flaw in each for each in FLAWS(game)), FLAWS(game)


@pytest.mark.parametrize("seats, pool", [(2, 105), (3, 70), (4, 0), (5, 0)])
def test_more_estates_than_there_are_is_impossible(seats, pool):
    """MA-2.6"""
    game = Match.start("magnaci", seats=seats, seed=0).game

    game.players[0].estates = (35 + pool, 0, 0, 0, 0)
    assert FLAWS(game) == []
    game.players[0].estates = (36 + pool, 0, 0, 0, 0)

    assert FLAWS(game) == ["1 estates more on the board than there are (MA-2.6)"]


def with_union_of_brest():
    """An Interregnum in which seat 0 may play the Law."""
    return magnaci(
        agenda=(Interregnum(),),
        offices={2: ["primate"]},
        laws={0: ["union_of_brest"]},
        estates={0: {"ukraine": 1}},
    )


def test_the_prompt_of_estates_names_the_rule_that_brought_them():
    """MA-14.10"""
    game = with_union_of_brest()
    assert prompt(game, 0).rule == "MA-14.3"

    game.apply(0, game.decision.options(game, 0)[1])

    assert prompt(game, 0).rule == "MA-14.10"


def test_a_target_no_card_asks_for_is_refused_by_the_rule_of_the_card():
    """MA-15.20"""
    game = with_union_of_brest()

    assert refused(game, "0 play union_of_brest prussia").rule == "MA-15.20"
