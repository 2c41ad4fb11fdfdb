"""PF-2: every impossible position is found, with its flaw in words."""

from __future__ import annotations

import pytest

from games.florence.positions import florence, in_turn
from interpares import BadInput, Match, rules_of
from interpares.games.florence.game import Deck, Placed, Player, Under
from interpares.games.florence.grid import mask_of, read
from interpares.games.florence.looking import Look
from scenario import play

FLAWS = rules_of("florence").flaws


def tile(name: str, cells: str, partner: int | None = None) -> Placed:
    return Placed(name, mask_of(read(cells)), partner)


def flaws_with(fields=None, player=None) -> list[str]:
    """What is wrong with a new match after these fields were set."""
    game = Match.start("florence", seats=3, seed=0).game
    assert FLAWS(game) == []
    for name, value in (fields or {}).items():
        setattr(game, name, value)
    for name, value in (player or {}).items():
        setattr(game.players[1], name, value)
    return FLAWS(game)


@pytest.mark.parametrize(
    "fields, flaw",
    [
        ({"professions": Deck()}, "is there 0 times"),
        ({"bonus_deck": Deck()}, "bonus card 'bonus_lakes' is there 0 times"),
        ({"bonus_out": ("bonus_lakes",)}, "bonus card 'bonus_lakes' is there 2 times"),
        ({"bonus_out": ("bonus_gold",)}, "there is no bonus card 'bonus_gold'"),
        ({"prestige_deck": Deck()}, "prestige card 'prestige_most_lakes' is there 0 times"),
        ({"jesters_left": 6}, "there are 6 jesters, not 7"),
        ({"architects_left": 7}, "there are 7 architects, not 6"),
        ({"recruits_left": 4}, "there are 4 recruitment_cards, not 5"),
        ({"buildings_left": (2, *(3,) * 9)}, "building 'university' is there 2 times, not 3"),
        ({"buildings_left": (3,) * 9}, "there are 10 kinds of buildings, not 9"),
        ({"landscapes_left": (6, 5, 6)}, "landscape 'lake' is there 5 times, not 6"),
        ({"landscapes_left": (6, 6)}, "there are 3 kinds of landscapes, not 2"),
        ({"freedoms_left": (2, 2)}, "there are 3 kinds of freedoms, not 2"),
        ({"round": 8}, "there is no round 8"),
        ({"start": 3}, "there is no seat 3"),
        ({"agenda": ()}, "nothing is left to do, but there is no outcome"),
        ({"drawn": -1}, "there cannot be fewer than no draws"),
        ({"players": [Player(0)]}, "there cannot be 1 players"),
    ],
)
def test_an_impossible_field_is_named(fields, flaw: str):
    """PF-2.6, PF-2.7, PF-2.9"""
    found = flaws_with(fields)

    assert any(flaw in each for each in found), found


@pytest.mark.parametrize(
    "player, flaw",
    [
        ({"florins": -100}, "(PF-1.4)"),
        ({"florins": 150}, "(PF-1.4)"),
        ({"prestige": -1}, "(PF-1.4)"),
        ({"hand": ()}, "is there 0 times"),
        ({"table": ("poet",)}, "profession card 'poet' is there 2 times"),
        ({"bonus": ("bonus_lakes",)}, "bonus card 'bonus_lakes' is there 2 times"),
        ({"jesters": 1}, "there are 8 jesters, not 7"),
        ({"architects": 4}, "4 architects (PF-5.1)"),
        ({"recruits_on_table": 1}, "there are 6 recruitment_cards, not 5"),
        ({"freedoms": ("travel", "travel")}, "(PF-9.6)"),
        ({"freedoms": ("press",)}, "(PF-9.6)"),
        ({"recruited": ("poet", "painter")}, "recruited cards that are not in the hand"),
        ({"character": "doge"}, "there is no character 'doge'"),
        ({"buildings": (tile("tower", "a1a2a3"),) * 2}, "a building stands twice (PF-8.7)"),
        ({"buildings": (tile("tower", "a6a5a4"),)}, "'tower' lies on something else (PF-8.2)"),
        ({"buildings": (tile("tower", "a1b1b2"),)}, "'tower' cannot lie like this (PF-8.3)"),
        ({"landscapes": (tile("park", "a1b1"),)}, "landscape 'park' is there 7 times, not 6"),
        ({"buildings": (tile("tower", "g1", 2),)}, "building 'tower' is there"),
    ],
)
def test_an_impossible_player_is_named(player, flaw: str):
    """PF-1.4, PF-5.1, PF-8.2, PF-8.3, PF-8.7, PF-9.6"""
    found = flaws_with(player=player)

    assert any(flaw in each for each in found), found


def test_cards_being_looked_at_are_not_missing():
    """PF-9.1"""
    game = florence(3, agenda=(Look(0, "profession"),))

    assert len(game.decision.cards) == 5
    assert FLAWS(game) == []


def test_cards_under_a_deck_are_not_missing():
    """PF-9.1"""
    game = in_turn(3, script=(0,) * 5)
    play(game, "0 buy_bonus", "0 keep bonus_forests")
    rest = ",".join(game.decision.cards)
    play(game, f"0 put_under {rest}")

    assert len(game.bonus_deck.under) == 4
    assert FLAWS(game) == []
    game.bonus_deck = Deck(game.bonus_deck.loose, (Under("bonus_parks", 0),))
    assert "bonus card 'bonus_parks' is there 2 times" in FLAWS(game)


@pytest.mark.parametrize(
    "moves",
    [("0 work poet",), ("0 work poet", "0 add_bonus bonus_jesters")],
)
def test_cards_of_a_work_being_declared_are_not_missing(moves):
    """PF-7.1"""
    game = in_turn(3, {"hand": "poet", "jesters": 4, "bonus": "bonus_jesters"})

    play(game, *moves)

    assert FLAWS(game) == []


def test_a_joint_building_is_one_tile():
    """PF-17.19"""
    game = in_turn(3, cooperative=True)

    play(game, "0 propose 1 tower", "0 place f1g1 a1", "0 price 0", "1 accept")

    assert FLAWS(game) == []


def test_a_half_of_a_joint_building_alone_is_impossible():
    """PF-17.5"""
    game = in_turn(3, cooperative=True)
    play(game, "0 propose 1 tower", "0 place f1g1 a1", "0 price 0", "1 accept")

    game.players[1].buildings = ()

    assert any("'tower'" in each for each in FLAWS(game))


def test_a_match_does_not_begin_with_an_impossible_position():
    """PF-2.9"""
    game = in_turn(3)
    game.jesters_left = 9

    with pytest.raises(BadInput, match="9 jesters"):
        Match.start("florence", seats=3, seed=0, position=game)
