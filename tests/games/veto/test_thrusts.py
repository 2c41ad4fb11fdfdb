"""VE-9.11 to VE-9.14: thrusts are attached to characters."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import on_table
from games.veto.moments import fighting, in_turn
from games.veto.positions import do, number, offered, piece, play, veto
from interpares.games.veto.actions import DiscardPiece, LayThrust
from interpares.games.veto.game import Veto


def places(game: Veto, character: str) -> set[str]:
    """How a thrust could be laid under a character."""
    return {
        "up" if each.face_up else "down"
        for each in game.decision.options(game, game.waiting[0])
        if isinstance(each, LayThrust) and each.character == number(game, character)
    }


def test_a_thrust_is_attached_for_nothing_and_nobody_can_stop_it():
    """VE-9.11: a trifle, but no window (ruling 32)"""
    game = veto(hands={0: "feint", 1: "liberum_veto a_false_step"}, in_play={0: "soroka"})

    play(game, "0 lay_thrust feint soroka")

    here = piece(game, "feint")
    assert (here.host, here.face_down) == (number(game, "soroka"), True)
    assert (in_turn(game), game.players[0].dukats, game.players[0].hand) == (True, 20, ())
    assert offered(game, 0, "yield")
    assert offered(game, 0, "agitate soroka")


def test_thrusts_are_attached_to_ones_own_company_only():
    """VE-9.11: the Absent are of it too; a foreign mark is not for this player"""
    game = veto(
        hands={0: "feint treacherous_thrust"},
        in_play={0: "soroka charles_gustav", 1: "uhlik"},
    )

    assert [places(game, each) for each in ("soroka", "charles_gustav", "uhlik")] == [
        {"down"},
        {"down"},
        set(),
    ]
    assert not offered(game, 0, "lay_thrust treacherous_thrust soroka")


@pytest.mark.parametrize(
    "words, free",
    [
        ("soroka+lunge", {"down"}),
        ("soroka+lunge+lunge", set()),
        ("dominik_zaslawski", {"down"}),
        ("dominik_zaslawski+lunge", set()),
        ("jan_skrzetuski", {"down", "up"}),
        ("jan_skrzetuski+lunge+lunge", {"up"}),
        ("jan_skrzetuski+lunge/up", {"down"}),
        ("jan_skrzetuski+lunge+lunge+lunge/up", set()),
        ("jeremi_wisniowiecki+lunge", {"up"}),
        ("jeremi_wisniowiecki+lunge+lunge/up", set()),
        ("soroka+lunge+lunge fencing_school", {"down"}),
        ("soroka+lunge+lunge+lunge fencing_school", set()),
        ("dominik_zaslawski+lunge fencing_school", set()),
        ("jan_skrzetuski+lunge+lunge+lunge/up lubnie", {"down"}),
        ("soroka+house_arrest", set()),
    ],
)
def test_how_many_thrusts_a_character_carries(words, free):
    """VE-9.12: two, a Karmazyn one, a Famous one more face up, and what cards add (ruling 31)"""
    game = veto(hands={0: "feint"}, in_play={0: words})

    assert places(game, words.split("+")[0].split()[0]) == free


def test_the_player_chooses_the_face():
    """VE-9.12"""
    game = veto(hands={0: "feint counter"}, in_play={0: "jan_skrzetuski"})

    play(game, "0 lay_thrust feint jan_skrzetuski true", "0 lay_thrust counter jan_skrzetuski")

    assert [piece(game, each).face_down for each in ("feint", "counter")] == [False, True]


def test_the_excess_is_discarded_at_once_if_a_limit_shrinks():
    """VE-9.13: the controller chooses; a free place for a face-up one is counted apart"""
    game = veto(hands={0: "crimson_kontusz"}, in_play={0: "jan_skrzetuski+feint+counter"})

    do(game, "0 deploy_equipment crimson_kontusz jan_skrzetuski")
    options = game.decision.options(game, 0)
    both = [DiscardPiece(number(game, each)) for each in ("feint", "counter")]
    play(game, "0 discard_piece feint")

    assert options == both
    assert game.players[0].discard == ("feint",)
    assert on_table(game, "counter")


def test_a_thrust_is_never_turned_over():
    """VE-9.13: who is Famous no longer loses his face-up thrust, though he could carry it"""
    game = veto(
        hands={1: "away_with_it"},
        in_play={0: "soroka+his_fame_goes_before_him+feint/up+counter"},
        voice=1,
    )

    do(game, "1 play away_with_it his_fame_goes_before_him")
    options = game.decision.options(game, 0)
    play(game, "0 discard_piece feint")

    assert len(options) == 1
    assert game.players[0].discard == ("his_fame_goes_before_him", "feint")
    assert on_table(game, "counter")


def test_attached_thrusts_never_come_back_to_the_hand():
    """VE-9.14: also not with their bearer"""
    game = veto(in_play={0: "tugay_bey", 1: "harasimowicz+feint"})

    do(game, "0 use tugay_bey 1 harasimowicz")

    assert game.players[1].hand == ("harasimowicz",)
    assert game.players[1].discard == ("feint",)


WARD = """
[[card]]
id = "aimed"
type = "thrust"
[card.play]
kind = "thrust"
target = [{ name = "t", sel = { type = "character", who = "opponents" } }]
do = [{ op = "mark", card = "t" }]
[[card]]
id = "ward"
type = "possession"
[[card.ability]]
kind = "passive"
static = [
    { op = "shield", sel = { type = "character" }, from = "abilities" },
    { op = "shield", sel = { type = "character" }, from = "effects" },
]
"""


def test_shields_from_abilities_and_effects_stop_no_thrust(monkeypatch):
    """VE-L.6: it is neither"""
    add_cards(monkeypatch, WARD)
    game = fighting("uhlik", "brodnicki ward", hands={0: "aimed"})

    do(game, "0 play aimed brodnicki")

    assert piece(game, "brodnicki").marked
