"""VE-3.8 to VE-3.13: thrusts that lie face down, what is shown, and what is only looked at."""

from __future__ import annotations

import pytest

from games.veto.looks import among, on_table, seen
from games.veto.moments import match_from, said
from games.veto.positions import RULES, all_bene, do, play, veto
from games.worlds import alike
from interpares import BadInput
from interpares.games.veto.events import (
    CardLeft,
    CardsSeen,
    CardsShown,
    CupboardLookedAt,
    ObjectDeclared,
    ThrustLaid,
)

COURT = ("court", "radziwill")
EVERYBODY = (None, 0, 1)
OTHERS = (None, 1)
"""Everybody but seat 0."""


# --- thrusts


def test_a_face_down_thrust_is_seen_by_the_controller_of_its_bearer():
    """VE-3.8: ruling 63"""
    game = veto(in_play={0: "kuszel+feint/down"}, cupboards={0: "lunge"})
    other = veto(in_play={0: "kuszel+lunge/down"}, cupboards={0: "feint"})

    assert alike(match_from(game), match_from(other), OTHERS)
    assert seen(game, 0, "feint").card == "feint"
    assert [seen(game, seat, "feint").card for seat in OTHERS] == ["", ""]


def test_a_face_up_thrust_is_seen_by_all():
    """VE-3.8, VE-9.12"""
    game = veto(in_play={0: "jan_skrzetuski"}, hands={0: "feint lunge"})

    hidden = play(game, "0 lay_thrust feint jan_skrzetuski")
    shown = play(game, "0 lay_thrust lunge jan_skrzetuski true")

    assert [seen(game, 1, each).card for each in ("feint", "lunge")] == ["", "lunge"]
    assert among(hidden, ThrustLaid) == [ThrustLaid(0, "jan_skrzetuski", "")]
    assert among(shown, ThrustLaid) == [ThrustLaid(0, "jan_skrzetuski", "lunge")]


def test_the_thrusts_of_a_character_that_was_taken_over_are_seen_by_the_new_controller():
    """VE-3.8"""
    game = veto(hands={0: "bribery"}, in_play={1: "uhlik+feint/down"})

    do(game, "0 play bribery uhlik")

    assert [seen(game, seat, "feint").card for seat in EVERYBODY] == ["", "feint", ""]


def test_who_has_looked_at_the_thrusts_of_a_character_cannot_undo_the_taking_over():
    """VE-3.8"""
    game = veto(hands={0: "bribery"}, in_play={1: "uhlik+feint/down"})
    match = match_from(game, "0 play bribery uhlik", "1 bene")

    said(match, "0 bene")

    with pytest.raises(BadInput, match="hidden was shown"):
        match.undo(0)


def test_who_has_looked_at_the_thrusts_of_a_character_that_returned_cannot_undo_it():
    """VE-3.8, VE-10.2"""
    game = veto(in_play={0: "hieronim_radziejowski", 1: "uhlik"}, hands={0: "feint"})
    do(game, "0 use hieronim_radziejowski 1 uhlik", "0 lay_thrust feint uhlik", "0 bene")
    match = match_from(game)

    said(match, "1 bene")
    assert seen(match.game, 1, "feint").card == "feint"

    with pytest.raises(BadInput, match="hidden was shown"):
        match.undo(1)


def test_a_face_down_thrust_is_shown_when_it_is_played():
    """VE-3.8, VE-3.11"""
    game = veto(in_play={0: "machnicki+feint/down", 1: "uhlik/marked"})
    do(game, "0 challenge machnicki uhlik")

    told = play(game, "0 play_attached feint")
    on_stack = [each.card for each in RULES.view(game, 1).stack]
    all_bene(game)

    assert [each.card for each in among(told, ObjectDeclared)] == ["feint"]
    assert on_stack == ["feint"]
    assert seen(game, 1, "feint").card == "feint"
    assert seen(game, 1, "feint").in_duel


def test_a_thrust_put_to_use_at_an_agitation_is_shown_at_the_resolution():
    """VE-3.8, VE-7.5"""
    game = veto(in_play={0: "machnicki+feint/down"})

    declared = play(game, "0 agitate machnicki feint", "1 bene")
    hidden = seen(game, 1, "feint").card
    resolved = play(game, "0 bene")

    assert "feint" not in str(declared)
    assert hidden == ""
    assert [each.card for each in among(resolved, CardLeft)] == ["feint"]
    assert RULES.view(game, 1).players[0].discard_top == "feint"


# --- order, memory, looking


@pytest.mark.parametrize("top", ["purse", "uhlik", "lunge"])
def test_the_owner_orders_cards_that_go_to_a_pile_together(top):
    """VE-3.9"""
    game = veto(hands={0: "banishment"}, in_play={1: "uhlik+purse+lunge"})
    do(game, "0 play banishment uhlik")
    order = sorted(["purse", "uhlik", "lunge"], key=lambda card: card == top)

    assert game.waiting == (1,)
    play(game, *[f"1 lay_next {card}" for card in order[:2]])

    assert game.players[1].discard == tuple(order)


def test_a_card_shown_by_a_search_is_not_kept_revealed():
    """VE-3.10, VE-2.14"""
    game = veto(
        hands={0: "royal_testament"}, cupboards={0: "jeremi_wisniowiecki lunge feint counter"}
    )
    do(game, "0 play royal_testament")

    told = play(game, "0 find jeremi_wisniowiecki")

    assert among(told, CardsShown) == [CardsShown(0, ("jeremi_wisniowiecki",))]
    assert "jeremi_wisniowiecki" not in str(RULES.view(game, 1))
    assert RULES.view(game, 1).players[0].hand == 1


def test_a_card_returned_to_hand_is_not_kept_revealed():
    """VE-3.10"""
    game = veto(
        factions=("lubomirski", "radziwill"),
        in_play={0: "tugay_bey", 1: "harasimowicz"},
    )

    do(game, "0 use tugay_bey 1 harasimowicz")

    assert not on_table(game, "harasimowicz")
    assert RULES.view(game, 1).own.hand == ("harasimowicz",)
    assert "harasimowicz" not in str(RULES.view(game, 0))


def test_what_is_declared_lies_open_on_the_stack():
    """VE-3.11"""
    game = veto(hands={0: "contribution", 1: "yarns_and_tall_tales"})

    play(game, "0 play contribution 1", "1 play yarns_and_tall_tales")

    for seat in EVERYBODY:
        stack = RULES.view(game, seat).stack
        assert [each.card for each in stack] == ["contribution", "yarns_and_tall_tales"]
        assert stack[1].answered == stack[0].number


def test_thrusts_of_a_duel_lie_open_until_it_ends():
    """VE-3.11, VE-8.25"""
    game = veto(
        in_play={0: "machnicki", 1: "charlamp/marked"},
        hands={0: "lunge", 1: "lunge feint"},
        kreski={1: 3},
    )
    do(game, "0 challenge machnicki charlamp", "0 play lunge", "1 play feint")

    lying = [each.card for each in RULES.view(game, None).table if each.in_duel]
    do(game, "0 bene", "1 bene")

    assert lying == ["lunge", "feint"]
    assert not any(each.in_duel for each in RULES.view(game, None).table)
    assert game.players[0].discard == ("machnicki", "lunge")
    assert game.players[1].discard == ("feint",)


LOOKING = {
    "a hand": (
        {"in_play": {0: "jan_andrzej_morsztyn"}, "hands": {1: "lunge feint"}},
        "use jan_andrzej_morsztyn 1 1",
        CardsSeen(0, 1, ("lunge", "feint")),
    ),
    "thrusts": (
        {"in_play": {0: "brodnicki", 1: "uhlik+feint/down"}},
        "use brodnicki 1 uhlik",
        CardsSeen(0, 1, ("feint",)),
    ),
    "the top of a cupboard": (
        {"in_play": {0: "kazanowski_palace"}, "cupboards": {0: "mill lunge"}},
        "use kazanowski_palace 1",
        CardsSeen(0, 0, ("lunge", "mill")),
    ),
}


@pytest.mark.parametrize("look", LOOKING)
def test_who_looks_at_cards_learns_them_alone_and_the_others_that_he_looked(look):
    """VE-3.12"""
    position, move, sight = LOOKING[look]
    game = veto(factions=COURT, **position)
    match = match_from(game)

    said(match, f"0 {move}", "1 bene", "0 bene")

    assert sight in match.events(0)
    for seat in OTHERS:
        told = match.events(seat)
        assert sight not in told
        assert [each.card for each in among(told, ObjectDeclared)] == [move.split()[1]]


def test_the_others_are_told_how_many_cards_of_a_cupboard_were_looked_at():
    """VE-3.12"""
    game = veto(factions=COURT, in_play={0: "kazanowski_palace"}, cupboards={0: "mill lunge feint"})

    play(game, "0 use kazanowski_palace 1", "1 bene")
    told = play(game, "0 bene")

    assert among(told, CupboardLookedAt) == [CupboardLookedAt(0, 0, 3)]


def test_a_seat_knows_its_hand_its_thrusts_and_what_is_public():
    """VE-3.13"""
    game = veto(
        hands={0: "contribution", 1: "lunge mill"},
        in_play={0: "kuszel+feint/down", 1: "uhlik+dodge/down"},
        cupboards={1: "parry"},
    )
    other = veto(
        hands={0: "contribution", 1: "parry mill"},
        in_play={0: "kuszel+feint/down", 1: "uhlik+lunge/down"},
        cupboards={1: "dodge"},
    )

    assert alike(match_from(game), match_from(other), (None, 0))
    assert not alike(match_from(game), match_from(other), (1,))
