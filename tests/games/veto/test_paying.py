"""VE-5.8 to VE-5.11, VE-5.18: marks, costs, and what becomes of what cannot be paid."""

from __future__ import annotations

from games.veto.extra_cards import add_cards
from games.veto.looks import dukats, kreski, on_table, szabla
from games.veto.moments import fighting
from games.veto.positions import all_bene, do, number, offered, piece, play, veto

LUBOMIRSKI = ("lubomirski", "court")
DEAR_THRUST = """
[[card]]
id = "dear_thrust"
type = "thrust"
szabla = 1
lafa = 3
[card.play]
kind = "thrust"
[[card]]
id = "peace"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["thrust"] }
do = [{ op = "break_off" }]
"""


def test_what_is_not_negated_is_paid_for_and_takes_effect_when_all_have_said_bene():
    """VE-5.8, VE-5.10"""
    game = veto(hands={0: "latifundium"})

    play(game, "0 deploy_possession latifundium", "1 bene")
    before = dukats(game)[0], on_table(game, "latifundium")
    play(game, "0 bene")

    assert before == (20, False)
    assert (dukats(game)[0], on_table(game, "latifundium")) == (17, True)


def test_marks_are_made_at_the_declaration_and_stay_though_it_is_negated():
    """VE-5.9"""
    game = veto(in_play={0: "kuszel"}, hands={1: "shouted_down"})

    play(game, "0 agitate kuszel")
    marked = piece(game, "kuszel").marked
    play(game, "1 play shouted_down")
    all_bene(game)

    assert marked
    assert piece(game, "kuszel").marked
    assert kreski(game)[0] == 0


def test_a_negated_object_costs_nothing_but_its_marks():
    """VE-5.10: ruling 5"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "aleksander_michal_lubomirski barabash/marked", 1: "jerzy_ossolinski"},
        hands={0: "land_tax"},
    )

    play(game, "0 use aleksander_michal_lubomirski 1 barabash", "1 use jerzy_ossolinski 1")
    all_bene(game)

    assert dukats(game)[0] == 20
    assert piece(game, "aleksander_michal_lubomirski").marked
    assert piece(game, "barabash").marked


def test_who_cannot_pay_any_more_has_his_card_back_and_the_deed_not_done():
    """VE-5.11: rulings 22 and 23"""
    game = veto(hands={0: "michal_wolodyjowski", 1: "sodden_roads"}, dukats={0: 9})

    play(game, "0 deploy_character michal_wolodyjowski election", "1 play sodden_roads")
    all_bene(game)
    play(game, "0 pay")
    all_bene(game)

    assert game.players[0].hand == ("michal_wolodyjowski",)
    assert not on_table(game, "michal_wolodyjowski")
    assert (dukats(game)[0], kreski(game)[0], game.deeds) == (6, 0, 1)


def test_an_ability_that_cannot_be_paid_any_more_has_no_effect_and_its_marks_stay():
    """VE-5.11"""
    game = veto(
        factions=LUBOMIRSKI,
        in_play={0: "aleksander_michal_lubomirski barabash/marked", 1: "jerzy_ossolinski"},
        hands={0: "liberum_veto"},
        dukats={0: 4},
    )

    play(game, "0 use aleksander_michal_lubomirski 1 barabash", "1 use jerzy_ossolinski 1")
    play(game, "0 play liberum_veto")
    all_bene(game)

    assert dukats(game)[0] == 4 - 3
    assert piece(game, "aleksander_michal_lubomirski").marked
    assert piece(game, "barabash").marked


PRICED = """
[[card]]
id = "hired_blade"
type = "thrust"
szabla = 3
lafa = 2
[card.play]
kind = "thrust"
[[card]]
id = "pickpocket"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["thrust"], by = "opponent" }
do = [{ op = "lose_dukats", who = "event_player", amount = 9 }]
"""


def test_a_thrust_that_cannot_be_paid_any_more_goes_back_under_its_character(monkeypatch):
    """VE-5.11"""
    add_cards(monkeypatch, PRICED)
    game = veto(
        in_play={0: "machnicki+hired_blade/down", 1: "uhlik/marked"},
        hands={1: "pickpocket"},
        dukats={0: 2},
    )
    do(game, "0 challenge machnicki uhlik")

    play(game, "0 play_attached hired_blade", "1 play pickpocket")
    all_bene(game)

    back = piece(game, "hired_blade")
    assert (back.host, back.face_down, back.in_duel) == (number(game, "machnicki"), True, False)
    assert szabla(game, "machnicki") == 7


def test_a_negated_deed_is_used_up():
    """VE-5.18: ruling 22"""
    game = veto(in_play={0: "kuszel machnicki"}, hands={1: "shouted_down"})

    play(game, "0 agitate kuszel", "1 play shouted_down")
    all_bene(game)

    assert game.waiting == (0,)
    assert game.deeds == 0
    assert not offered(game, 0, "agitate machnicki")


def test_a_thrust_on_the_stack_of_a_broken_duel_costs_nothing(monkeypatch):
    """VE-8.26, VE-6.14: it fizzles"""
    add_cards(monkeypatch, DEAR_THRUST)
    game = fighting("kuszel", "uhlik", hands={0: "dear_thrust", 1: "peace"})

    play(game, "0 play dear_thrust", "1 play peace")
    all_bene(game)

    assert (dukats(game), game.players[0].discard) == ([20, 20], ("dear_thrust",))
