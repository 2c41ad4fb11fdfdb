"""VE-0: what holds for all rules and cards."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import asked, dukats, kreski, szabla, trait
from games.veto.moments import FROM_SETTLEMENT, until
from games.veto.positions import RULES, all_bene, do, offered, play, veto
from interpares.games.veto.actions import Play, Use

RADZIWILL = ("radziwill", "wisniowiecki", "court", "lubomirski")
COURT = ("court", "radziwill")


def test_a_card_text_beats_the_rule_of_one_weapon():
    """VE-0.1, VE-1.22"""
    arms = "bathory_sabre+sigismund_sabre"
    game = veto(
        factions=COURT, in_play={0: f"porthos+{arms} athos+rapier", 1: "roch_kowalski/marked"}
    )

    do(game, "0 challenge porthos roch_kowalski")
    play(game, f"0 take_up {arms.replace('+', ',')}")

    assert szabla(game, "porthos") == 8 + 1 + 2 + 1


@pytest.mark.parametrize(
    "character, may",
    [
        ("aleksandra_billewicz", True),
        ("abi_blumsztajn", True),
        ("burchard_muller", True),
        ("barabash", False),
        ("gryzelda_wisniowiecka", False),
        ("charles_gustav", False),
        ("arvid_wittenberg", False),
    ],
)
def test_a_permission_lifts_what_its_keywords_forbid_and_nothing_else(character, may):
    """VE-0.2: not the Cossack, the karmazyn field, Absent, or the text of another card."""
    company = (
        "sakowicz aleksandra_billewicz abi_blumsztajn burchard_muller barabash charles_gustav"
        " gryzelda_wisniowiecka/karmazyn arvid_wittenberg+drain_the_cup"
    )
    game = veto(factions=RADZIWILL, in_play={0: company})

    assert offered(game, 0, f"agitate {character}") == may


def test_a_permission_lifts_neither_a_mark_nor_another_players_turn():
    """VE-0.2"""
    game = veto(
        factions=RADZIWILL,
        in_play={0: "sakowicz aleksandra_billewicz/marked", 1: "barabash faction+pact_with_khmel"},
    )

    assert not offered(game, 0, "agitate aleksandra_billewicz")
    assert game.waiting == (0,)

    play(game, "0 bene")

    assert offered(game, 1, "agitate barabash")


def test_a_prohibition_of_a_card_beats_the_permission_of_another():
    """VE-0.2"""
    game = veto(
        factions=("lubomirski", "radziwill"),
        in_play={0: "barabash danylo_nechai+drain_the_cup faction+pact_with_khmel"},
    )

    assert offered(game, 0, "agitate barabash")
    assert not offered(game, 0, "agitate danylo_nechai")


FREE_SPEECH = """
[[card]]
id = "free_speech"
type = "possession"
[[card.ability]]
kind = "passive"
static = [{ op = "allow", sel = { type = "character", who = "you" }, action = "agitate" }]
"""


@pytest.mark.parametrize(
    "character, may",
    [
        ("helena_kurcewicz", True),
        ("barabash", True),
        ("dominik_zaslawski", True),
        ("kuszel", False),
        ("louis_of_conde", False),
    ],
)
def test_a_permission_that_names_no_keyword_lifts_keywords_and_the_field_rule(
    monkeypatch, character, may
):
    """VE-0.2: but neither the text of another card nor Absent"""
    add_cards(monkeypatch, FREE_SPEECH)
    company = "helena_kurcewicz barabash dominik_zaslawski/karmazyn kuszel+drain_the_cup"
    game = veto(in_play={0: f"{company} louis_of_conde free_speech"})

    assert offered(game, 0, f"agitate {character}") == may


def test_a_trait_is_never_below_nothing_and_the_floor_comes_after_the_whole_sum():
    """VE-0.3, VE-11.11"""
    game = veto(
        hands={0: "envy_of_the_gentry envy_of_the_gentry"},
        in_play={1: "dartagnan"},
    )
    twin = veto(
        hands={0: "envy_of_the_gentry envy_of_the_gentry"},
        in_play={1: "dartagnan+sable_coat"},
    )

    for each in (game, twin):
        do(each, "0 play envy_of_the_gentry dartagnan")

    assert trait(game, "dartagnan", "kreski") == 0
    assert trait(twin, "dartagnan", "kreski") == 1 + 1 - 2


def test_in_a_duel_too_the_floor_comes_after_the_whole_sum():
    """VE-0.3, VE-8.18"""
    game = veto(
        hands={0: "sand_in_the_eyes", 1: "feint"},
        in_play={0: "machnicki", 1: "guillaume_de_beauplan/marked"},
    )

    do(game, "0 challenge machnicki guillaume_de_beauplan")
    do(game, "0 play sand_in_the_eyes")
    assert szabla(game, "guillaume_de_beauplan") == 0
    do(game, "1 play feint")

    assert szabla(game, "guillaume_de_beauplan") == 2 - 3 + 3


def test_who_must_lose_more_than_he_has_loses_what_he_has():
    """VE-0.4"""
    farms = "manor_farm manor_farm manor_farm"
    game = veto(
        factions=("lubomirski", "court"),
        hands={0: "land_tax rebellion_proclaimed"},
        in_play={1: farms},
        dukats={1: 2},
        kreski={1: 1},
        initiative=1,
    )

    do(game, "0 play land_tax", "0 play rebellion_proclaimed")

    assert dukats(game)[1] == 0
    assert kreski(game)[1] == 0
    assert game.pool == 21


@pytest.mark.parametrize("held, may", [(2, True), (1, False)])
def test_a_cost_must_be_payable_in_full(held, may):
    """VE-0.4, VE-0.6"""
    game = veto(
        hands={0: "kesim_kesim", 1: "ransom"},
        in_play={1: "roch_kowalski"},
        kreski={1: held},
    )

    play(game, "0 play kesim_kesim roch_kowalski")
    until(game, "W-K")

    assert offered(game, 1, "play ransom") == may


def test_what_happens_to_all_players_goes_clockwise_from_the_initiative_holder():
    """VE-0.5"""
    game = veto(3, hands={0: "convocation"}, initiative=2)
    order = []

    play(game, "0 play convocation")
    all_bene(game)
    while asked(game) == "MayHappen":
        order += game.waiting
        play(game, f"{game.waiting[0]} agree")

    assert order == [2, 0, 1]
    assert [len(each.hand) for each in game.players] == [2, 1, 1]


INHERITANCES = """
[[card]]
id = "inheritance"
type = "possession"
[[card.ability]]
kind = "passive"
on = { event = "dukats_settled" }
do = [{ op = "gain_dukats", who = "you", amount = 5 }]
[[card]]
id = "tithe"
type = "possession"
[[card.ability]]
kind = "passive"
on = { event = "dukats_settled" }
do = [{ op = "lose_dukats", who = "you", amount = 5 }]
"""


@pytest.mark.parametrize("first, left", [("inheritance", 3), ("tithe", 5)])
def test_a_player_chooses_the_order_of_what_happens_to_his_cards_at_once(monkeypatch, first, left):
    """VE-0.5"""
    add_cards(monkeypatch, INHERITANCES)
    game = veto(in_play={0: "inheritance tithe"}, dukats={0: 0}, agenda=FROM_SETTLEMENT)
    until(game, "W-S3")

    play(game, "0 bene", "1 bene")
    assert game.waiting == (0,)
    play(game, f"0 act_next {first} 1")

    assert dukats(game)[0] == left


@pytest.mark.parametrize(
    "cards, hand, dukats_, move",
    [
        ("roch_kowalski kuklinowski uhlik", "dietine_of_report", 20, "play dietine_of_report"),
        ("dominik_zaslawski/marked", "royal_favour", 20, "play royal_favour dominik_zaslawski"),
        ("roch_kowalski+purse", "", 0, "use purse 1"),
        ("wayside_inn", "", 2, "use wayside_inn 1"),
        ("danzig_counting_house", "feint", 0, "use danzig_counting_house 1 - - feint"),
    ],
    ids=["a condition", "a target", "a mark", "dukats", "a discard"],
)
def test_what_meets_its_conditions_and_can_be_paid_for_may_be_declared(cards, hand, dukats_, move):
    """VE-0.6"""
    game = veto(factions=COURT, in_play={0: cards}, hands={0: hand}, dukats={0: dukats_})

    assert offered(game, 0, move)


@pytest.mark.parametrize(
    "cards, hand, dukats_, word",
    [
        ("roch_kowalski kuklinowski uhlik/marked", "dietine_of_report", 20, "dietine_of_report"),
        ("roch_kowalski/marked", "royal_favour", 20, "royal_favour"),
        ("roch_kowalski/marked+purse", "", 0, "purse"),
        ("wayside_inn", "", 1, "wayside_inn"),
        ("danzig_counting_house", "", 0, "danzig_counting_house"),
    ],
    ids=["a condition", "a target", "a mark", "dukats", "a discard"],
)
def test_what_lacks_one_thing_may_not_be_declared(cards, hand, dukats_, word):
    """VE-0.6"""
    game = veto(factions=COURT, in_play={0: cards}, hands={0: hand}, dukats={0: dukats_})

    named = [
        each
        for each in game.decision.options(game, 0)
        if (isinstance(each, Play) and each.card == word)
        or (isinstance(each, Use) and game.table[each.piece].card == word)
    ]

    assert named == []


def test_an_opponent_is_any_other_player():
    """VE-0.7"""
    game = veto(3, in_play={1: "arvid_wittenberg"}, voice=1)

    assert [offered(game, 1, f"use arvid_wittenberg 1 {seat}") for seat in range(3)] == [
        True,
        False,
        True,
    ]


@pytest.mark.parametrize("victim, may", [("roch_kowalski", True), ("aleksandra_billewicz", False)])
def test_another_character_is_never_the_card_itself(victim, may):
    """VE-0.7"""
    game = veto(
        hands={0: "kesim_kesim"}, in_play={1: "aleksandra_billewicz roch_kowalski maria_radziwill"}
    )

    play(game, f"0 play kesim_kesim {victim}")
    until(game, "W-K")

    assert offered(game, 1, "use aleksandra_billewicz 1") == may


def test_everybody_may_count_kreski_dukats_hands_and_piles():
    """VE-0.8"""
    game = veto(
        hands={0: "feint counter"},
        cupboards={0: "lunge lunge lunge"},
        discards={0: "dodge dodge parry"},
        removed={0: "kesim_kesim"},
        in_play={0: "senators_shed"},
        dukats={0: 11},
        kreski={0: 5},
        pool=9,
    )

    for seat in (None, 0, 1):
        view = RULES.view(game, seat)
        camp = view.players[0]
        assert (camp.dukats, camp.kreski, view.pool, view.total) == (11, 5, 9, 21)
        assert (camp.hand, camp.cupboard, camp.discard, camp.removed) == (2, 3, 3, ("kesim_kesim",))
        assert [each.card for each in view.table] == ["wisniowiecki", "senators_shed", "radziwill"]
