"""Effects that are trifles: what they do to hands, cupboards and discard piles."""

from __future__ import annotations

from games.veto.looks import aims, among, could_play, dukats, kreski, on_table
from games.veto.positions import all_bene, do, offered, play, veto
from interpares.games.veto.actions import Decline, DiscardCard, Take
from interpares.games.veto.events import CardsSeen, CardsShown, CupboardShuffled

COURT = ("court", "radziwill")
RADZIWILL = ("radziwill", "wisniowiecki")


def test_in_the_limelight_sells_the_top_three_cards():
    """VE-3.12, VE-D33"""
    game = veto(hands={0: "in_the_limelight"}, cupboards={0: "feint mill uhlik rapier"})

    events = play(game, "0 play in_the_limelight", "1 bene", "0 bene")
    do(game, "0 take rapier,mill")

    assert among(events, CardsSeen) == [CardsSeen(0, 0, ("rapier", "uhlik", "mill"))]
    assert sorted(game.players[0].hand) == ["mill", "rapier"]
    assert game.players[0].cupboard == ("feint", "uhlik")
    assert dukats(game) == [20 - 6, 20]


def test_in_the_limelight_one_takes_what_one_can_pay_for():
    """VE-D33"""
    game = veto(
        hands={0: "in_the_limelight"}, cupboards={0: "feint mill uhlik rapier"}, dukats={0: 5}
    )

    do(game, "0 play in_the_limelight")

    assert game.decision.options(game, 0) == [
        Take(),
        Take(("rapier",)),
        Take(("uhlik",)),
        Take(("mill",)),
    ]
    do(game, "0 take")
    assert game.players[0].cupboard == ("feint", "mill", "uhlik", "rapier")
    assert dukats(game) == [5, 20]


def test_the_royal_testament_names_an_elect():
    """VE-2.14, VE-1.29"""
    game = veto(
        hands={0: "royal_testament"},
        cupboards={0: "mill janusz_radziwill jan_zamoyski jeremi_wisniowiecki"},
    )

    do(game, "0 play royal_testament")
    assert offered(game, 0, "find janusz_radziwill")
    assert not offered(game, 0, "find jan_zamoyski")
    events = play(game, "0 find jeremi_wisniowiecki")

    assert among(events, CardsShown) == [CardsShown(0, ("jeremi_wisniowiecki",))]
    assert among(events, CupboardShuffled) == [CupboardShuffled(0)]
    assert game.players[0].hand == ("jeremi_wisniowiecki",)
    assert game.players[0].removed == ("royal_testament",)
    assert dukats(game) == [20 - 1, 20]


def test_nobody_need_find_what_he_searched_for():
    """VE-2.14"""
    game = veto(hands={0: "royal_testament"}, cupboards={0: "mill jeremi_wisniowiecki"})

    do(game, "0 play royal_testament")
    events = play(game, "0 decline")

    assert among(events, CupboardShuffled) == [CupboardShuffled(0)]
    assert game.players[0].hand == ()
    assert sorted(game.players[0].cupboard) == ["jeremi_wisniowiecki", "mill"]


def test_a_spy_at_court_chooses_an_effect_to_be_discarded():
    """VE-3.12, VE-D32"""
    game = veto(hands={0: "spy_at_court", 1: "feint land_tax liberum_veto mill"})
    assert aims(game, 0, "spy_at_court") == {"seat-1"}

    events = play(game, "0 play spy_at_court 1", "1 bene", "0 bene")

    assert among(events, CardsSeen) == [
        CardsSeen(0, 1, ("feint", "land_tax", "liberum_veto", "mill"))
    ]
    assert game.decision.options(game, 0) == [DiscardCard("land_tax"), DiscardCard("liberum_veto")]
    do(game, "0 discard_card liberum_veto")
    assert offered(game, 0, "yield")
    assert game.players[1].hand == ("feint", "land_tax", "mill")
    assert game.players[1].discard == ("liberum_veto",)
    assert dukats(game) == [20 - 2, 20]


def test_a_spy_at_court_finds_no_effect():
    """VE-L.9"""
    game = veto(hands={0: "spy_at_court", 1: "feint mill"})

    do(game, "0 play spy_at_court 1")
    assert game.decision.options(game, 0) == [Decline()]
    do(game, "0 decline")

    assert game.players[1].hand == ("feint", "mill")
    assert game.players[0].discard == ("spy_at_court",)
    assert offered(game, 0, "yield")


def test_an_invitation_to_court_is_no_deed_and_a_dukat_cheaper():
    """VE-L.15, VE-5.14, VE-1.29"""
    game = veto(
        hands={0: "invitation_to_court kuszel jeremi_wisniowiecki aleksander_koniecpolski uhlik"}
    )

    do(game, "0 play invitation_to_court")
    assert not offered(game, 0, "find jeremi_wisniowiecki karmazyn")
    assert offered(game, 0, "find aleksander_koniecpolski karmazyn")
    assert offered(game, 0, "find uhlik election")
    assert not offered(game, 0, "find uhlik karmazyn")
    do(game, "0 find kuszel election")

    assert on_table(game, "kuszel")
    assert kreski(game) == [1, 0, 20]
    assert dukats(game) == [20 - 1 - 3, 20]
    assert game.deeds == 1
    assert game.players[0].removed == ("invitation_to_court",)


def test_an_invitation_to_court_is_not_for_a_guest_too_dear():
    """VE-L.15, VE-5.13: what is left after the lafa of the effect counts"""
    game = veto(hands={0: "invitation_to_court kuszel uhlik"}, dukats={0: 5})

    do(game, "0 play invitation_to_court")

    assert offered(game, 0, "find kuszel election")
    assert not offered(game, 0, "find uhlik election")


def test_goods_are_recovered_from_the_discard_pile():
    """VE-3.5, VE-D34"""
    game = veto(hands={0: "goods_recovered"}, discards={0: "rapier uhlik mill feint"})

    do(game, "0 play goods_recovered")
    assert offered(game, 0, "find rapier")
    assert not offered(game, 0, "find uhlik")
    assert not offered(game, 0, "find feint")
    events = play(game, "0 find mill")

    assert among(events, CardsShown) == [CardsShown(0, ("mill",))]
    assert among(events, CupboardShuffled) == []
    assert game.players[0].hand == ("mill",)
    assert game.players[0].discard == ("rapier", "uhlik", "feint", "goods_recovered")
    assert dukats(game) == [20 - 1, 20]


def test_a_miraculous_recovery_of_a_character():
    """VE-11.2, VE-11.5"""
    game = veto(
        hands={0: "miraculous_recovery"},
        discards={0: "rapier kuszel mill"},
        removed={0: "wierzbicki"},
    )

    do(game, "0 play miraculous_recovery")
    assert not offered(game, 0, "find mill")
    assert not offered(game, 0, "find wierzbicki")
    do(game, "0 find kuszel")

    assert game.players[0].hand == ("kuszel",)
    assert game.players[0].discard == ("rapier", "mill", "miraculous_recovery")
    assert dukats(game) == [20 - 2, 20]
    assert offered(game, 0, "deploy_character kuszel")


def test_a_secret_letter_brings_a_card():
    """VE-D28"""
    game = veto(hands={0: "secret_letter", 1: "mill"}, cupboards={0: "feint rapier"})

    do(game, "0 play secret_letter 1")
    events = play(game, "0 choose 0")

    assert game.players[0].hand == ("rapier",)
    assert among(events, CardsSeen) == []
    assert dukats(game) == [20 - 1, 20]


def test_a_secret_letter_tells_of_a_hand():
    """VE-D28, VE-3.12"""
    game = veto(3, hands={0: "secret_letter", 1: "mill", 2: "feint"}, cupboards={0: "feint rapier"})

    do(game, "0 play secret_letter 2")
    events = play(game, "0 choose 1")

    assert among(events, CardsSeen) == [CardsSeen(0, 2, ("feint",))]
    assert game.players[0].hand == ()


def test_foreign_enlistment_finds_a_pludrak_who_is_no_elect():
    """VE-2.14"""
    game = veto(
        factions=RADZIWILL,
        hands={0: "foreign_enlistment"},
        cupboards={0: "mill charles_gustav uhlik rochefort arvid_wittenberg"},
    )

    do(game, "0 play foreign_enlistment")
    assert not offered(game, 0, "find charles_gustav")
    assert not offered(game, 0, "find uhlik")
    do(game, "0 find arvid_wittenberg")

    assert offered(game, 0, "yield")
    assert game.players[0].hand == ("arvid_wittenberg",)
    assert dukats(game) == [20 - 1, 20]


def test_a_song_of_fame_draws_a_card_for_each_famous_character():
    """VE-L.14"""
    game = veto(
        hands={0: "a_song_of_fame"},
        in_play={0: "jan_skrzetuski kuszel", 1: "andrzej_kmicic_standard_bearer"},
    )

    do(game, "0 play a_song_of_fame")

    assert len(game.players[0].hand) == 1
    assert dukats(game) == [20 - 1, 20]


def test_a_song_of_fame_draws_two_cards_at_most():
    """VE-L.14"""
    game = veto(
        hands={0: "a_song_of_fame"},
        in_play={0: "jan_skrzetuski michal_wolodyjowski dartagnan"},
    )

    do(game, "0 play a_song_of_fame")

    assert len(game.players[0].hand) == 2


def test_french_diplomacy_looks_at_a_hand_and_draws():
    """VE-3.12"""
    game = veto(
        factions=COURT,
        hands={0: "french_diplomacy", 1: "mill feint"},
        cupboards={0: "tap_house rapier"},
    )
    assert aims(game, 0, "french_diplomacy") == {"seat-1"}

    events = play(game, "0 play french_diplomacy 1", "1 bene", "0 bene")

    assert among(events, CardsSeen) == [CardsSeen(0, 1, ("mill", "feint"))]
    assert game.players[0].hand == ("rapier",)
    assert game.players[1].hand == ("mill", "feint")
    assert dukats(game) == [20 - 1, 20]


def test_convocation_draws_a_card_and_then_asks_everybody():
    """VE-D29, VE-0.5"""
    game = veto(3, hands={0: "convocation"}, initiative=1)

    do(game, "0 play convocation")
    assert [len(player.hand) for player in game.players] == [1, 0, 0]
    do(game, "1 agree", "2 decline", "0 agree")

    assert [len(player.hand) for player in game.players] == [2, 1, 0]


def test_effects_of_a_hand_are_played_in_ones_own_turn():
    """VE-1.35"""
    game = veto(hands={0: "land_tax", 1: "in_the_limelight secret_letter"}, in_play={1: "mill"})

    play(game, "0 play land_tax")

    assert not could_play(game, 1, "in_the_limelight")
    assert not could_play(game, 1, "secret_letter")
    all_bene(game)
    assert dukats(game) == [20, 19]
