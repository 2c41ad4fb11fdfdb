"""PF-9: profession cards, freedoms and bonus cards."""

from __future__ import annotations

import pytest

from games.florence.positions import at_rest, florins, in_turn, offered, told, words
from interpares.games.florence.events import CardBought, CardKept, FreedomDeclared, Looked
from interpares.games.florence.looking import KeepCard
from scenario import play, refused

FIRST = ["mathematician", "theologian", "philosopher", "botanist", "alchemist"]
BONUS = [
    "bonus_buildings",
    "bonus_small_buildings_and_landscapes",
    "bonus_forests",
    "bonus_freedoms",
    "bonus_architects",
]
DRAW = {"script": (0,) * 10}


def under(game, deck: str) -> list[str]:
    return [each.card for each in getattr(game, deck).under]


def test_a_profession_card_costs_three_hundred_and_is_one_of_the_top_five():
    """PF-9.1, PF-R13, PF-R14"""
    game = in_turn(3, {"hand": "poet"}, **DRAW)

    events = play(game, "0 buy_profession")
    assert told(events, CardBought) == [CardBought(0, "profession", 300)]
    assert told(events, Looked) == [Looked(0, "profession", 5)]
    assert words(game, "keep") == FIRST
    play(game, "0 keep botanist", "0 put_under alchemist,theologian,philosopher,mathematician")

    assert florins(game)[0] == 3200
    assert game.players[0].hand == ("botanist", "poet")
    assert under(game, "professions") == [
        "alchemist",
        "theologian",
        "philosopher",
        "mathematician",
    ]
    assert game.decision.actions == 1


@pytest.mark.parametrize("deck, count", [("poet painter jurist", 3), ("poet painter", 2)])
def test_of_a_short_deck_all_cards_are_looked_at(deck: str, count: int):
    """PF-9.1"""
    game = in_turn(3, professions=deck, **DRAW)

    play(game, "0 buy_profession")

    assert words(game, "keep") == deck.split()
    play(game, "0 keep poet")
    assert isinstance(game.decision, KeepCard) is False
    assert len(words(game, "put_under")) == (2 if count == 3 else 0)


def test_the_last_card_of_a_deck_must_be_kept():
    """PF-9.1, PF-R13"""
    game = in_turn(3, professions="poet", **DRAW)
    play(game, "0 buy_profession")

    assert offered(game) == ["keep poet"]
    play(game, "0 keep poet")

    assert game.players[0].hand == ("poet",)
    assert refused(game, "0 buy_profession").rule == "PF-9.2"


def test_later_cards_go_under_those_put_back_before():
    """PF-9.8, PF-R14"""
    game = in_turn(3, **DRAW)
    play(game, "0 buy_bonus", f"0 keep {BONUS[0]}", f"0 put_under {','.join(BONUS[1:])}")

    play(game, "0 buy_bonus")
    kept, *rest = words(game, "keep")
    play(game, f"0 keep {kept}", f"0 put_under {','.join(rest)}")

    assert under(game, "bonus_deck") == [*BONUS[1:], *rest]


def test_using_recruitment_cards_is_no_purchase():
    """PF-9.2"""
    game = in_turn(3, {"recruits": 1}, {"table": "composer"}, actions=2, **DRAW)

    play(game, "0 recruit composer")

    assert "buy_profession" in offered(game)


def test_from_an_empty_deck_no_profession_can_be_bought():
    """PF-9.3"""
    game = in_turn(3, professions="")

    assert "buy_profession" not in offered(game)
    assert refused(game, "0 buy_profession").rule == "PF-9.3"


def test_a_bought_profession_may_be_used_at_once():
    """PF-9.4"""
    game = in_turn(3, {"jesters": 4}, **DRAW)
    play(
        game, "0 buy_profession", "0 keep botanist", f"0 put_under {','.join(FIRST[:3])},alchemist"
    )

    assert words(game, "work") == ["botanist"]


def test_a_freedom_costs_three_hundred_and_takes_a_marker():
    """PF-9.5"""
    game = in_turn(3)

    events = play(game, "0 declare religion")

    assert told(events, FreedomDeclared) == [FreedomDeclared(0, "religion")]
    assert game.players[0].freedoms == ("religion",)
    assert game.freedoms_left == (2, 1, 2)
    assert florins(game)[0] == 3200
    assert game.decision.actions == 1


def test_a_freedom_is_declared_once_per_principality():
    """PF-9.6"""
    game = in_turn(3, {"freedoms": "religion"})

    assert words(game, "declare") == ["travel", "opinion"]
    assert refused(game, "0 declare religion").rule == "PF-9.6"


def test_without_a_marker_no_freedom():
    """PF-9.6"""
    game = in_turn(3, freedoms_left=(2, 0, 1))

    assert words(game, "declare") == ["travel", "opinion"]
    assert refused(game, "0 declare religion").rule == "PF-9.6"


def test_all_three_freedoms_can_be_declared_over_three_rounds():
    """PF-9.6, PF-9.7"""
    game = in_turn(3, {"freedoms": "travel religion"})

    play(game, "0 declare opinion")

    assert game.players[0].freedoms == ("travel", "religion", "opinion")


def test_no_action_takes_a_freedom_back():
    """PF-9.7"""
    game = in_turn(3, {"freedoms": "travel", "hand": "poet", "jesters": 4})

    play(game, "0 work poet", "0 exchange 0", "0 build tower", "0 place g1g2g3")

    assert game.players[0].freedoms == ("travel",)
    assert at_rest(game)


def test_a_bonus_card_costs_three_hundred_and_is_one_of_the_top_five():
    """PF-9.8, PF-R13, PF-R14"""
    game = in_turn(3, **DRAW)

    events = play(game, "0 buy_bonus")
    assert told(events, CardBought) == [CardBought(0, "bonus", 300)]
    assert words(game, "keep") == BONUS
    play(game, f"0 keep {BONUS[1]}", f"0 put_under {BONUS[4]},{BONUS[0]},{BONUS[3]},{BONUS[2]}")

    assert florins(game)[0] == 3200
    assert game.players[0].bonus == (BONUS[1],)
    assert under(game, "bonus_deck") == [BONUS[4], BONUS[0], BONUS[3], BONUS[2]]
    assert len(game.bonus_deck) == 19


def test_from_an_empty_deck_no_bonus_card_can_be_bought():
    """PF-9.8"""
    game = in_turn(3, bonus_deck="")

    assert "buy_bonus" not in offered(game)
    assert refused(game, "0 buy_bonus").rule == "PF-9.8"


def test_used_bonus_cards_do_not_come_back_into_the_deck():
    """PF-7.10, PF-9.8"""
    game = in_turn(3, {"hand": "poet", "jesters": 4, "bonus": "bonus_parks"}, bonus_deck="")

    play(game, "0 work poet", "0 add_bonus bonus_parks", "0 complete", "0 exchange 0")

    assert len(game.bonus_deck) == 0
    assert refused(game, "0 buy_bonus").rule == "PF-9.8"


def test_using_bonus_cards_is_no_action():
    """PF-9.9"""
    house = {"hand": "poet", "jesters": 4, "bonus": "bonus_parks bonus_jesters"}
    game = in_turn(3, house)

    play(game, "0 work poet", "0 add_bonus bonus_jesters", "0 add_bonus bonus_parks", "0 complete")
    play(game, "0 exchange 0")

    assert game.decision.actions == 1


@pytest.mark.parametrize("move", ["buy_profession", "declare travel", "buy_bonus"])
@pytest.mark.parametrize("money, power", [({"florins": 200}, 200), ({"florins": 300}, 300)])
def test_each_of_the_three_must_be_paid(move: str, money, power: int):
    """PF-9.1, PF-9.5, PF-9.8, PF-13.3"""
    game = in_turn(3, money, **DRAW)

    if power < 300:
        assert refused(game, f"0 {move}").rule == "PF-13.3"
    else:
        play(game, f"0 {move}")
        assert florins(game)[0] == 0


def test_only_that_a_card_was_kept_is_told():
    """PF-14.1"""
    game = in_turn(3, **DRAW)
    play(game, "0 buy_bonus")

    events = play(game, f"0 keep {BONUS[0]}")

    assert [each for each in events if each.audience is None] == [CardKept(0, "bonus")]
