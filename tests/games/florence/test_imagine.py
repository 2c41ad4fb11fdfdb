"""PF-14: what a dream of one seat may hold of the others."""

from __future__ import annotations

from random import Random

import pytest

from games.florence.positions import florence, four_each, in_turn, offered
from interpares import Match, rules_of
from interpares.games.florence.cards import BONUS, PRESTIGE, PROFESSIONS
from interpares.games.florence.game import Florence
from interpares.games.florence.imagine import imagine
from interpares.games.florence.objects import Settle
from interpares.kernel.game import encode
from scenario import play

RULES = rules_of("florence")
FIRST = ["mathematician", "theologian", "philosopher", "botanist", "alchemist"]
DRAW = {"script": (0,) * 5}


def dreams(game: Florence, seat: int, count: int = 30) -> list[Florence]:
    return [imagine(game, seat, Random(number)) for number in range(count)]


def rich() -> Florence:
    houses = (
        {"hand": "poet painter", "bonus": "bonus_lakes", "prestige_cards": "prestige_most_lakes"},
        {
            "hand": "jurist sculptor",
            "bonus": "bonus_parks",
            "prestige_cards": "prestige_most_parks",
        },
        {"hand": "composer", "recruited": "composer"},
    )
    return in_turn(3, *houses)


def test_a_dream_looks_the_same_to_its_dreamer():
    """PF-14.1"""
    game = rich()

    for seat in range(3):
        for dream in dreams(game, seat, 10):
            assert RULES.flaws(dream) == []
            assert encode(RULES.view(dream, seat)) == encode(RULES.view(game, seat))


def test_a_dream_deals_the_hidden_cards_of_others_anew():
    """PF-14.1"""
    seen = dreams(rich(), 0, 40)

    assert len({dream.players[1].hand for dream in seen}) > 20
    assert len({dream.players[1].bonus for dream in seen}) > 8
    assert len({dream.players[1].prestige_cards for dream in seen}) > 6
    assert {dream.players[2].hand for dream in seen} == {("composer",)}
    assert {dream.players[0].hand for dream in seen} == {("painter", "poet")}


def test_a_dream_has_other_chance():
    """PF-14.1"""
    assert len({dream.seed for dream in dreams(rich(), 0)}) == 30


def test_a_dream_keeps_the_cards_its_dreamer_put_under_a_deck():
    """PF-14.3"""
    game = in_turn(3, {}, {"hand": "poet"}, **DRAW)
    put = "mathematician,theologian,philosopher,alchemist"
    play(game, "0 buy_profession", "0 keep botanist", f"0 put_under {put}")

    for dream in dreams(game, 0):
        assert [each.card for each in dream.professions.under] == put.split(",")
        assert not set(put.split(",")) & set(dream.players[1].hand)
    others = {tuple(each.card for each in dream.professions.under) for dream in dreams(game, 2)}
    assert len(others) > 20


def test_a_dream_gives_the_returned_card_to_nobody_who_has_bought_none():
    """PF-14.3, PF-2.4"""
    match = Match.start("florence", seats=3, seed=0, options={"first_start_player": "seat_0"})
    for seat in match.waiting:
        match.play(seat, match.options(seat)[0])
    returned = match.game.players[0].returned

    for dream in dreams(match.game, 0):
        assert returned in dream.professions.loose


def test_a_dream_may_give_the_returned_card_to_who_has_bought_one():
    """PF-14.3"""
    game = in_turn(3, {"returned": "poet"}, {"hand": "painter", "bought": 1})

    holders = {dream.players[1].hand == ("poet",) for dream in dreams(game, 0, 200)}

    assert holders == {True, False}


def test_a_dream_does_not_know_the_returned_cards_of_others():
    """PF-14.3"""
    match = Match.start("florence", seats=3, seed=0)
    for seat in match.waiting:
        match.play(seat, match.options(seat)[0])
    seen = dreams(match.game, 0, 40)

    assert {dream.players[1].returned for dream in seen} != {match.game.players[1].returned}
    for dream in seen:
        hands = [card for player in dream.players for card in player.hand]
        assert dream.players[1].returned not in hands


def test_a_dream_changes_the_cards_another_is_looking_at():
    """PF-14.1"""
    game = in_turn(3, **DRAW)
    play(game, "0 buy_profession")

    seen = dreams(game, 1)

    assert len({dream.decision.cards for dream in seen}) == 30
    assert all(len(dream.decision.cards) == 5 for dream in seen)
    assert {dream.decision.cards for dream in dreams(game, 0)} == {tuple(FIRST)}


def test_a_dream_of_the_starting_cards_keeps_who_has_chosen():
    """PF-14.1, PF-2.3"""
    game = four_each()
    play(game, f"1 {offered(game, 1)[0]}")

    for dream in dreams(game, 0):
        assert dream.waiting == game.waiting
        (answer,) = dream.decision.by(1)
        assert set(answer.cards) < set(dream.players[1].hand)
    answers = {dream.decision.by(1)[0].cards for dream in dreams(game, 0)}
    assert len(answers) > 20


@pytest.mark.parametrize("moves", [("1 work poet",), ("1 work poet", "1 add_bonus bonus_jesters")])
def test_a_dream_in_the_middle_of_another_players_work_can_be_played_on(moves):
    """PF-14.2, PF-7.1: the declared cards are known to everybody, the rest of the hand is not."""
    house = {"hand": "poet painter", "jesters": 2, "tiles": "lake:a1a2b2", "bonus": "bonus_jesters"}
    game = in_turn(3, {}, house, seat=1)
    play(game, *moves)

    for dream in dreams(game, 0):
        assert RULES.view(dream, 0) == RULES.view(game, 0)
        assert dream.decision == game.decision
        assert RULES.flaws(dream) == []
        play(dream, "1 complete")
        assert dream.players[1].table == ("poet",)


def test_a_dream_of_a_work_that_needs_its_bonus_card_leaves_something_to_do():
    """PF-14.2, PF-7.5"""
    house = {"hand": "poet", "jesters": 2, "bonus": "bonus_jesters"}
    game = in_turn(3, {}, house, seat=1)
    play(game, "1 work poet")
    assert offered(game, 1) == ["add_bonus bonus_jesters"]

    for dream in dreams(game, 0):
        assert offered(dream, 1)


@pytest.mark.parametrize("thing", ["prestige_card", "lake", "recruitment_card"])
def test_every_question_of_an_object_can_be_dreamt_by_everybody(thing: str):
    """PF-14.1"""
    game = florence(3, {}, {"table": "poet"}, agenda=(Settle(0, thing, 200),), **DRAW)

    for seat in range(3):
        for dream in dreams(game, seat, 5):
            assert dream.waiting == (0,)
            assert offered(dream, 0)


def test_all_cards_are_still_there_in_a_dream():
    """PF-14.1, PF-2.9"""
    for dream in dreams(rich(), 1, 10):
        professions = [*dream.professions.loose, *(c for p in dream.players for c in p.hand)]
        bonus = [*dream.bonus_deck.loose, *(c for p in dream.players for c in p.bonus)]
        prestige = [
            *dream.prestige_deck.loose,
            *(c for p in dream.players for c in p.prestige_cards),
        ]
        assert sorted(professions) == sorted(PROFESSIONS)
        assert sorted(bonus) == sorted(BONUS)
        assert sorted(prestige) == sorted(PRESTIGE)
