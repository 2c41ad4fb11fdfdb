"""VE-4.12 to VE-4.17: the settlement phase; its last step is in `test_announcing.py`."""

from __future__ import annotations

import pytest

from games.veto.looks import among, asked, dukats, kreski, on_table
from games.veto.moments import (
    FROM_SETTLEMENT,
    opened,
    past_windows,
    taken_over,
    until,
    until_round,
)
from games.veto.positions import all_bene, do, play, veto
from interpares.games.veto.carrying import carry_out
from interpares.games.veto.events import CardsDiscarded, Settled
from interpares.games.veto.game import Frame, Place
from interpares.games.veto.plain_operations import AdjustSettlement

COURT = ("court", "radziwill", "wisniowiecki", "lubomirski")
FULL = "lunge feint counter dodge parry mill"
"""Six cards, so that nothing is drawn."""
ELECTORS = "john_casimir_vasa/karmazyn"


def settlement(seats=2, **position):
    """The beginning of the settlement phase; W-S1 is open."""
    return veto(seats, agenda=FROM_SETTLEMENT, **position)


def settled(**position):
    """What the treasuries of 20 have become when nobody replies."""
    game = settlement(**position)
    until(game, "W-S4")
    return dukats(game)


# --- the steps


def test_the_settlement_phase_has_four_windows_and_a_fifth_after_an_announcement():
    """VE-4.12"""
    plain = settlement()
    electing = settlement(factions=COURT, in_play={0: ELECTORS}, kreski={0: 14})

    unannounced, before = opened(plain, past_windows), opened(electing, past_windows)
    play(electing, "0 announce")
    after = opened(electing, past_windows)

    four = [("W-S1", 0), ("W-S2", 0), ("W-S3", 0), ("W-S4", 0)]
    assert unannounced == [*four, ("W-G1", 0)]
    assert before == four
    assert after == [("W-S5", 1), ("W-G1", 0)]


def test_cards_come_before_the_sum_and_the_sum_before_the_money():
    """VE-4.12"""
    game = settlement()
    at = {}

    for kind in ("W-S1", "W-S2", "W-S3", "W-S4"):
        until(game, kind)
        at[kind] = (len(game.players[0].hand), game.players[0].net, game.players[0].dukats)

    assert at == {
        "W-S1": (0, 0, 20),
        "W-S2": (6, 0, 20),
        "W-S3": (6, 3, 20),
        "W-S4": (6, 3, 23),
    }


# --- cards


def test_everybody_draws_up_to_six_cards():
    """VE-4.13, VE-4.14: ruling 3"""
    game = settlement(hands={0: "lunge feint", 1: FULL})

    until(game, "W-S2")

    assert [len(each.hand) for each in game.players] == [6, 6]
    assert game.players[1].hand == tuple(FULL.split())


def test_who_is_above_the_limit_discards_what_he_chooses():
    """VE-4.13"""
    game = settlement(hands={0: f"{FULL} purse rapier"})
    all_bene(game)

    assert game.waiting == (0,)
    first = play(game, "0 discard_card parry")
    play(game, "0 discard_card purse")

    assert game.players[0].hand == ("lunge", "feint", "counter", "dodge", "mill", "rapier")
    assert game.players[0].discard == ("parry", "purse")
    assert among(first, CardsDiscarded) == [CardsDiscarded(0, ("parry",))]


def test_several_above_the_limit_discard_from_the_initiative_holder_on():
    """VE-4.13, VE-0.5"""
    game = settlement(3, hands=dict.fromkeys(range(3), f"{FULL} purse"), initiative=1)
    all_bene(game)
    order = []

    while asked(game) == "DiscardExcess":
        order += game.waiting
        play(game, f"{game.waiting[0]} discard_card purse")

    assert order == [1, 2, 0]


@pytest.mark.parametrize(
    "cards, limit",
    [("", 6), ("salmon_inn", 7), ("dominik_zaslawski/karmazyn", 7), ("dominik_zaslawski", 6)],
)
def test_cards_change_the_hand_limit(cards, limit):
    """VE-4.14"""
    game = settlement(factions=COURT, in_play={0: cards})

    until(game, "W-S2")

    assert len(game.players[0].hand) == limit


def test_a_hand_may_be_larger_in_the_other_phases():
    """VE-4.14"""
    game = veto(hands={0: FULL}, in_play={0: "wayside_inn"})

    do(game, "0 use wayside_inn 1", "0 bene", "1 bene", "0 decline")

    assert game.phase == "ending"
    assert len(game.players[0].hand) == 7


# --- the sum


@pytest.mark.parametrize(
    "cards, net",
    [
        ("", 3),
        ("latifundium tap_house", 3 + 3 + 2),
        ("kuklinowski+musket", 3 - 1 - 1),
        ("harasimowicz yurko_bohun", 3 + 1 - 1),
        ("tap_house brewery_of_warka", 3 + 2 + 1 + 2),
        ("mill+a_good_husbandman", 3 + 1 + 1),
        ("latifundium/marked", 3 + 3),
    ],
)
def test_the_net_amount_is_income_less_upkeep_of_all_cards(cards, net):
    """VE-4.15, VE-4.16"""
    assert settled(in_play={0: cards}) == [20 + net, 23]


def test_strategies_that_speak_of_income_are_part_of_the_sum():
    """VE-4.15"""
    assert settled(strategies={0: "armed_foray"}) == [20 + 3 - 1, 23]


def test_upkeep_and_income_are_the_controllers():
    """VE-4.15, VE-9.8"""
    game = veto(hands={0: "bribery"}, in_play={1: "konstancja_lubomirska kuklinowski+musket"})
    do(game, "0 play bribery kuklinowski", "0 bene", "1 bene", "0 decline", "1 decline")
    all_bene(game)
    before = dukats(game)

    play(game, "0 bribe 0", "1 bribe 0")
    until(game, "W-S4")

    assert [now - then for now, then in zip(dukats(game), before, strict=True)] == [3 - 2, 3 + 1]


def test_replies_adjust_the_sum_before_it_is_paid():
    """VE-4.15"""
    game = settlement(hands={0: f"{FULL} open_coffer", 1: "creditors_at_the_gate"})

    play(game, "0 bene", "1 play creditors_at_the_gate 0")
    all_bene(game)
    play(game, "0 discard_card lunge")
    until(game, "W-S3")
    play(game, "0 play open_coffer")
    until(game, "W-S4")

    assert dukats(game) == [20 + 3 - 3 + 3, 20 - 1 + 3]


def test_the_amount_is_fixed_once_it_is_computed():
    """VE-4.15"""
    game = settlement(in_play={0: "latifundium wieliczka_salt_mine"})

    until(game, "W-S3")
    gone = next(each for each in game.table.values() if each.card == "wieliczka_salt_mine")
    del game.table[gone.id]
    game.players[0].discard += (gone.card,)
    until(game, "W-S4")

    assert dukats(game)[0] == 20 + 3 + 3 + 5


def test_every_round_has_a_sum_of_its_own():
    """VE-4.15: the creditors of the last round are not at the gate again"""
    game = settlement(hands={1: "creditors_at_the_gate"})
    play(game, "0 bene", "1 play creditors_at_the_gate 0")
    until_round(game, 2)
    assert dukats(game) == [20, 22]

    until_round(game, 3)

    assert dukats(game) == [23, 25]
    assert [(each.net, each.adjusted) for each in game.players] == [(3, 0), (3, 0)]


def test_an_adjustment_after_the_amounts_were_settled_does_nothing():
    """VE-4.15"""
    game = settlement()

    until(game, "W-S4")
    carry_out(AdjustSettlement(who="you", amount=5), game, Frame(0, "open_coffer", "play"), Place())
    all_bene(game)

    assert dukats(game) == [23, 23]


def test_a_negative_amount_is_taken_from_the_treasury():
    """VE-4.15, VE-4.16"""
    costly = "kuklinowski+musket charles_gustav louis_of_conde"
    game = settlement(factions=("radziwill", "court"), in_play={0: costly}, dukats={0: 6})

    all_bene(game)

    assert dukats(game)[0] == 6 + 3 - 4


def test_amounts_are_told_to_all():
    """VE-4.16"""
    game = settlement(in_play={0: "latifundium"})
    until(game, "W-S3")

    play(game, "0 bene")
    told = play(game, "1 bene")

    assert among(told, Settled) == [Settled(0, 6, 26), Settled(1, 3, 23)]


def test_amounts_are_paid_from_the_initiative_holder_on():
    """VE-4.16, VE-0.5"""
    game = settlement(3, initiative=1)
    until(game, "W-S3")

    told = play(game, "1 bene", "2 bene", "0 bene")

    assert [each.seat for each in among(told, Settled)] == [1, 2, 0]


# --- who cannot pay


def poor(cards, treasury=0, **position):
    """The Court, whose income is 2, without money, at the moment of settling."""
    game = settlement(factions=COURT, in_play={0: cards}, dukats={0: treasury}, **position)
    all_bene(game)
    return game


def test_who_cannot_pay_discards_cards_with_upkeep_of_his_choice_until_he_can():
    """VE-4.17: ruling 14"""
    game = poor("kuklinowski yurko_bohun louis_of_conde pelka+musket", kreski={0: 5})

    assert asked(game) == "DiscardForUpkeep"
    options = {game.table[each.piece].card for each in game.decision.options(game, 0)}
    play(game, "0 discard_piece louis_of_conde")
    assert asked(game) == "DiscardForUpkeep"
    play(game, "0 discard_piece musket")

    assert options == {"kuklinowski", "yurko_bohun", "louis_of_conde", "musket"}
    assert asked(game) != "DiscardForUpkeep"
    assert dukats(game)[0] == 0
    assert all(on_table(game, each) for each in ("kuklinowski", "yurko_bohun", "pelka"))


def test_characters_discarded_for_upkeep_are_no_casualties():
    """VE-4.17: no kreski are lost, and the Elect rule does not apply."""
    game = poor("louis_of_conde kuklinowski yurko_bohun", kreski={0: 5})

    play(game, "0 discard_piece louis_of_conde")

    assert game.outcome is None
    assert kreski(game) == [5, 0, 16]
    assert game.players[0].discard == ("louis_of_conde",)
    assert game.barred == ()


def test_the_amount_is_computed_anew_from_the_cards_now_in_play():
    """VE-4.17: what hung on a discarded card costs nothing any more."""
    game = poor("kuklinowski+musket yurko_bohun louis_of_conde")

    play(game, "0 discard_piece kuklinowski", "0 lay_next musket")
    all_bene(game)

    assert asked(game) != "DiscardForUpkeep"
    assert dukats(game)[0] == 0 + 2 - 2
    assert on_table(game, "louis_of_conde")


def test_who_cannot_pay_discards_what_he_controls_and_not_what_he_owns():
    """VE-4.17, VE-11.8"""
    game = settlement(
        factions=COURT,
        in_play={0: "kuklinowski yurko_bohun+musket", 1: "louis_of_conde"},
        dukats={0: 0},
    )
    taken_over(game, "louis_of_conde", 0)
    taken_over(game, "kuklinowski", 1)

    all_bene(game)

    assert (asked(game), game.waiting) == ("DiscardForUpkeep", (0,))
    options = {game.table[each.piece].card for each in game.decision.options(game, 0)}
    assert options == {"yurko_bohun", "musket", "louis_of_conde"}


def test_adjustments_are_kept_when_the_amount_is_computed_anew():
    """VE-4.17"""
    game = settlement(
        factions=COURT,
        in_play={0: "kuklinowski yurko_bohun"},
        hands={1: "creditors_at_the_gate"},
        dukats={0: 1},
    )

    play(game, "0 bene", "1 play creditors_at_the_gate 0")
    all_bene(game)
    play(game, "0 discard_piece kuklinowski")

    assert asked(game) == "DiscardForUpkeep"

    play(game, "0 discard_piece yurko_bohun")

    assert dukats(game)[0] == 1 + 2 - 3


def test_where_no_card_with_upkeep_is_left_the_treasury_is_empty():
    """VE-4.17, VE-0.4"""
    game = settlement(factions=COURT, hands={1: "creditors_at_the_gate"}, dukats={0: 0})

    play(game, "0 bene", "1 play creditors_at_the_gate 0")
    until(game, "W-S4")

    assert dukats(game)[0] == 0
