"""SI-LIM: every impossible position is found, with its flaw in words."""

from __future__ import annotations

import pytest
from msgspec import structs

from games.signorie.positions import in_turn, signorie
from interpares import BadInput, Match, rules_of
from interpares.games.signorie.game import City, Pawn
from scenario import play

FLAWS = rules_of("signorie").flaws
REWARDS = Match.start("signorie", seats=3, seed=0).game.rewards


def flaws_with(fields=None, player=None) -> list[str]:
    """What is wrong with a new match after these fields were set."""
    game = Match.start("signorie", seats=3, seed=0).game
    assert FLAWS(game) == []
    for name, value in (fields or {}).items():
        setattr(game, name, value(getattr(game, name)) if callable(value) else value)
    for name, value in (player or {}).items():
        setattr(game.players[1], name, value)
    return FLAWS(game)


@pytest.mark.parametrize(
    "fields, flaw",
    [
        ({"stack": lambda stack: stack[1:]}, "is there 0 times (SI-LIM.4)"),
        ({"stack": lambda stack: (*stack, stack[0])}, "is there 2 times (SI-LIM.4)"),
        ({"stack": lambda stack: (*stack, "alliance_borgia_1")}, "there is no alliance token"),
        ({"face_down": ("alliance_este_1",)}, "0 face-down tokens, but 1 fronts"),
        ({"removed": ()}, "not 1 tokens of each house are out of the game (SI-SET.10)"),
        ({"dice": lambda dice: ((1, 2, 3, 4), *dice[1:])}, "of colour 'yellow' (SI-SET.4)"),
        ({"dice": lambda dice: (*dice[:4], (0, 2, 3))}, "of colour 'turquoise' (SI-SET.4)"),
        ({"dice": lambda dice: (*dice[:4], (1, 2, 7))}, "of colour 'turquoise' (SI-SET.4)"),
        ({"dice": lambda dice: (*dice[:4], (6, 1, 2))}, "of colour 'turquoise' do not rise"),
        ({"cities": lambda cities: cities[::-1]}, "are not in order"),
        ({"cities": lambda cities: cities[:3]}, "3 cities are in play (SI-SET.12)"),
        ({"order": (0, 1, 1)}, "turn order (0, 1, 1)"),
        ({"discs": (0, 1)}, "discs (0, 1)"),
        ({"tasks": lambda tasks: (*tasks[1:], tasks[1])}, "(SI-SET.9)"),
        ({"rewards": REWARDS[::-1]}, "(SI-SET.8)"),
        ({"rewards": (REWARDS[1], *REWARDS[1:])}, "(SI-SET.8)"),
        ({"rewards": REWARDS[:6]}, "(SI-SET.8)"),
        ({"round": 8}, "there is no round 8"),
        ({"agenda": ()}, "nothing is left to do, but there is no outcome"),
        ({"drawn": -1}, "there cannot be fewer than no draws"),
        ({"players": lambda players: players[:1]}, "there cannot be 1 players"),
    ],
)
def test_an_impossible_field_is_named(fields, flaw: str):
    """SI-LIM.4, SI-SET.4, SI-SET.8, SI-SET.9, SI-SET.10, SI-SET.12"""
    found = flaws_with(fields)

    assert any(flaw in each for each in found), found


@pytest.mark.parametrize(
    "player, flaw",
    [
        ({"florins": -1}, "-1 florins"),
        ({"scored": (0, -1, *(0,) * 7)}, "(SI-LIM.5)"),
        ({"men": 5}, "13 pawns 'man'"),
        ({"women": 2}, "10 pawns 'woman'"),
        ({"men": 13, "men_in_supply": -1}, "in the zones (13, -1"),
        ({"men_in_threshold": 1}, "13 pawns 'man'"),
        ({"careers": ((1,), (), ())}, "13 pawns 'man'"),
        ({"careers": ((2, 1), (), ()), "men": 2}, "men on career spaces (2, 1) (SI-ADV.1)"),
        ({"careers": ((8,), (), ()), "men": 3}, "men on career spaces (8,) (SI-ADV.1)"),
        ({"careers": ((0,), (), ()), "men": 3}, "men on career spaces (0,) (SI-ADV.1)"),
        ({"initiative": 8}, "there is no initiative space 8 (SI-ADV.1)"),
        ({"initiative": -1}, "there is no initiative space -1 (SI-ADV.1)"),
        ({"brides": 5}, "5 brides (SI-LIM.3)"),
        ({"brides": -1}, "-1 brides (SI-LIM.3)"),
        ({"helpers": ("helper_white_top",)}, "(SI-HIR.4)"),
        ({"helpers": ("helper_red_top",) * 2}, "(SI-HIR.4)"),
        ({"men": 0, "men_in_threshold": 4}, "4 pawns in the threshold area (SI-LIM.6)"),
        ({"dice": (1, 1, 1, 1, 1)}, "dice (1, 1, 1, 1, 1) (SI-ACT.4)"),
        ({"rows": (("alliance_medici_1",), (), (), ())}, "is there 2 times (SI-LIM.4)"),
        ({"face_down": (1, 0, 0, 0)}, "1 face-down tokens, but 0 fronts"),
        ({"colour": "yellow_player"}, "two players share a colour (SI-SET.1)"),
        ({"colour": "green_player"}, "there is no player colour 'green_player'"),
    ],
)
def test_an_impossible_player_is_named(player, flaw: str):
    """SI-LIM.1, SI-LIM.3, SI-LIM.5, SI-LIM.6, SI-ADV.1, SI-HIR.4, SI-ACT.4, SI-SET.1"""
    found = flaws_with(player=player)

    assert any(flaw in each for each in found), found


@pytest.mark.parametrize(
    "rows, possible",
    [
        ({"military": "sforza_1 sforza_2 este_1 aragona_1"}, True),
        ({"military": "sforza_1 sforza_2 sforza_3"}, False),
        ({"military": "medici_1"}, False),
        ({"marriage": "este_1 este_2"}, False),
    ],
)
def test_tokens_that_do_not_fit_the_plan_are_impossible(rows, possible: bool):
    """SI-ALL.2"""
    names = ("political", "clerical", "military", "marriage")
    game = signorie()
    game.players[0].rows = tuple(
        tuple(f"alliance_{token}" for token in rows.get(name, "").split()) for name in names
    )
    laid = {token for row in game.players[0].rows for token in row}
    game.stack = tuple(token for token in game.stack if token not in laid)

    assert ([flaw for flaw in FLAWS(game) if "(SI-ALL.2)" in flaw] == []) is possible


def test_each_house_loses_the_same_number_of_tokens():
    """SI-SET.10"""
    game = signorie(seats=3)
    assert "alliance_sforza_9" in game.removed

    game.removed = tuple(each for each in game.removed if each != "alliance_sforza_9")
    game.removed += ("alliance_medici_1",)
    game.stack = (*(each for each in game.stack if each not in game.removed), "alliance_sforza_9")

    assert FLAWS(game) == ["not 1 tokens of each house are out of the game (SI-SET.10)"]


def test_a_city_with_nine_pawns_is_impossible():
    """SI-MIS.6"""
    game = signorie({"men": 4})
    milano = structs.replace(game.cities[0], pawns=(Pawn(0, "man"),) * 9)

    game.cities = (milano, *game.cities[1:])

    assert "9 pawns stand in 'milano' (SI-MIS.6)" in FLAWS(game)


def test_more_helpers_than_discs_are_impossible():
    """SI-LIM.2"""
    columns = ("yellow", "red", "purple", "grey", "turquoise")
    every = tuple(f"helper_{each}_{row}" for each in columns for row in ("top", "middle", "bottom"))
    game = signorie()
    for player in game.players:
        player.helpers = every

    assert "more than 48 helpers (SI-LIM.2)" in FLAWS(game)


def test_pawns_everywhere_are_counted():
    """SI-LIM.1"""
    house = {"political": "1 4", "men_in_threshold": 1, "women_in_threshold": 2}
    game = signorie(house, pawns={"roma": "0m 0w 0w"})

    player = game.players[0]
    assert (player.men_in_supply, player.women_in_supply) == (4, 4)
    assert FLAWS(game) == []


@pytest.mark.parametrize(
    "moves",
    [
        ("0 take grey 6",),
        ("0 take grey 6", "0 manage"),
        ("0 take grey 6", "0 manage", "0 mission political 3 milano"),
        ("0 take yellow 1", "0 manage", "0 activate"),
        ("0 take yellow 1", "0 manage", "0 activate", "0 put_beside marriage"),
    ],
)
def test_a_position_within_a_turn_is_possible(moves):
    """SI-LIM.1, SI-LIM.4"""
    house = {"political": "3", "helpers": "yellow_top"}
    game = in_turn(house, missions={"milano": "medici_1"})

    play(game, *moves)

    assert FLAWS(game) == []


def test_dice_set_aside_are_not_missing():
    """SI-REW.13"""
    game = signorie(pool={})

    assert game.dice == ((),) * 5
    assert FLAWS(game) == []


def test_a_match_does_not_begin_with_an_impossible_position():
    """SI-SET.12"""
    game = in_turn(seats=3)
    game.cities = (*game.cities, City("napoli"))

    with pytest.raises(BadInput, match="5 cities are in play"):
        Match.start("signorie", seats=3, seed=0, position=game)
