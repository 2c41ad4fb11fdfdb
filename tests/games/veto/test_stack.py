"""VE-6: the stack resolves; casualties by cards interrupt it, and duels wait for its end."""

from __future__ import annotations

from games.veto.extra_cards import MASSACRE, add_cards
from games.veto.looks import asked, dukats, fighters, kreski, on_table, window
from games.veto.moments import (
    fighting,
    gone,
    in_fight,
    in_turn,
    opened,
    say_bene,
    until,
    with_fields,
)
from games.veto.positions import all_bene, do, number, offered, piece, play, veto

# --- order


def test_the_topmost_object_resolves_first():
    """VE-6.5: the veto stops the yarns, so that the contribution is paid"""
    game = veto(hands={0: "contribution liberum_veto", 1: "yarns_and_tall_tales"}, dukats={1: 25})

    play(game, "0 play contribution 1", "1 play yarns_and_tall_tales", "0 play liberum_veto")
    all_bene(game)

    assert dukats(game) == [20, 22]


def test_played_effects_come_to_the_piles_as_each_is_resolved():
    """VE-6.20: removable ones to the removed pile, attached ones to their host"""
    game = veto(
        3,
        hands={0: "cossack_rising vivat vae_victis"},
        in_play={0: "barabash"},
        factions=("lubomirski", "court", "radziwill"),
    )

    play(game, "0 play cossack_rising", "1 bene", "2 bene", "0 play vivat barabash")
    say_bene(game, 2)
    between = game.players[0].discard
    play(game, "0 bene")
    do(game, "0 play vae_victis lubomirski")

    assert between == ()
    assert game.players[0].discard == ("vivat",)
    assert game.players[0].removed == ("cossack_rising",)
    assert piece(game, "vae_victis").host == number(game, "lubomirski")


def test_nobody_adds_to_a_stack_that_resolves():
    """VE-6.6: only the question of the object itself is asked"""
    game = veto(3, hands={0: "pelka vivat", 1: "sodden_roads", 2: "vivat"}, in_play={2: "aramis"})
    play(game, "0 deploy_character pelka", "1 play sodden_roads")

    say_bene(game, 3)

    assert (asked(game), game.waiting) == ("PayOrNot", (0,))
    assert not offered(game, 0, "play vivat aramis")


def test_a_window_resolves_one_stack():
    """VE-6.17: a kill that has become a wound cannot be healed any more (ruling 67)"""
    game = veto(
        factions=("wisniowiecki", "radziwill"),
        hands={0: "kesim_kesim", 1: "bread_and_cobweb"},
        in_play={1: "uhlik aleksandra_billewicz"},
    )
    play(game, "0 play kesim_kesim uhlik")
    until(game, "W-K")
    before = offered(game, 1, "play bread_and_cobweb")

    play(game, "1 use aleksandra_billewicz 1", "0 bene")
    meanwhile = offered(game, 1, "play bread_and_cobweb")
    found = opened(game, in_turn)

    assert (before, meanwhile) == (False, False)
    assert found == [("W-X", 1)]
    assert game.players[1].discard == ("uhlik",)


def test_one_ability_answers_one_event_once():
    """VE-6.8: and the next event again"""
    game = veto(factions=("court", "radziwill"), in_play={1: "krzysztof_opalinski"})
    play(game, "0 use court 2")
    until(game, "W-X")

    play(game, "1 use krzysztof_opalinski 1", "0 bene")
    again = offered(game, 1, "use krzysztof_opalinski 1")
    all_bene(game)
    with_fields(game, "court", marked=False)
    play(game, "0 use court 2")
    until(game, "W-X")

    assert not again
    assert dukats(game) == [20, 22]
    assert offered(game, 1, "use krzysztof_opalinski 1")


def test_an_ability_belongs_to_who_declared_it_whatever_becomes_of_its_source():
    """VE-6.26"""
    game = veto(in_play={0: "mill"})
    play(game, "0 use mill 1")

    gone(game, "mill")
    all_bene(game)

    assert dukats(game) == [21, 20]


def test_an_ability_is_declared_only_while_its_source_is_in_play():
    """VE-6.26: Zagloba was at hand when the window opened"""
    game = veto(hands={1: "contribution"}, in_play={0: "jan_zagloba"}, voice=1)
    play(game, "1 play contribution 0")
    before = len(game.decision.options(game, 0))

    gone(game, "jan_zagloba")

    assert (before, len(game.decision.options(game, 0))) == (2, 1)


# --- casualties by cards


def test_a_casualty_by_a_card_waits_for_replies_on_a_stack_of_its_own():
    """VE-6.15: the killing becomes a wound before the resolution goes on"""
    game = veto(
        factions=("wisniowiecki", "radziwill"),
        hands={0: "kesim_kesim"},
        in_play={1: "uhlik aleksandra_billewicz"},
    )
    play(game, "0 play kesim_kesim uhlik")
    until(game, "W-K")

    play(game, "1 use aleksandra_billewicz 1")
    waiting = [each.card for each in game.stack]
    say_bene(game, 2)

    assert waiting == ["kesim_kesim", "aleksandra_billewicz"]
    assert game.players[1].discard == ("uhlik",)
    assert game.players[0].removed == ("kesim_kesim",)
    assert window(game) == ("W-X", 1)


def test_a_negation_does_not_reach_below_the_stack_of_a_casualty():
    """VE-6.15: the killing card is being carried out and cannot be answered any more"""
    game = veto(hands={0: "kesim_kesim", 1: "yarns_and_tall_tales"}, in_play={1: "uhlik"})
    play(game, "0 play kesim_kesim uhlik")
    before = offered(game, 1, "play yarns_and_tall_tales")

    until(game, "W-K")

    assert (before, offered(game, 1, "play yarns_and_tall_tales")) == (True, False)


def test_a_casualty_that_has_left_play_meanwhile_is_none():
    """VE-6.15"""
    game = veto(hands={0: "kesim_kesim"}, in_play={1: "uhlik"})
    play(game, "0 play kesim_kesim uhlik")
    until(game, "W-K")

    gone(game, "uhlik")
    all_bene(game)

    assert (game.players[1].discard, game.players[1].removed) == (("uhlik",), ())


def test_several_casualties_come_one_after_the_other(monkeypatch):
    """VE-6.15, VE-6.16: each with its own window, all answered together after the stack"""
    add_cards(monkeypatch, MASSACRE)
    game = veto(hands={0: "massacre", 1: "ransom"}, in_play={1: "uhlik barabash"}, kreski={1: 5})
    play(game, "0 play massacre")
    until(game, "W-K")

    play(game, "1 play ransom")
    say_bene(game, 2)
    second = (window(game), on_table(game, "uhlik"), on_table(game, "barabash"))
    say_bene(game, 2)

    assert second == (("W-K", 1), True, True)
    assert game.players[1].removed == ("barabash",)
    assert kreski(game) == [0, 3, 18]
    assert window(game) == ("W-X", 1)


def test_a_reply_that_fits_two_events_names_one_and_may_be_used_for_the_other(monkeypatch):
    """VE-6.27, VE-6.8: Hannover writes of each of two that were killed"""
    add_cards(monkeypatch, MASSACRE)
    game = veto(hands={0: "massacre"}, in_play={0: "nathan_hannover", 1: "uhlik barabash"})
    play(game, "0 play massacre")
    until(game, "W-X")
    play(game, "1 bene")
    both = [offered(game, 0, f"use nathan_hannover 1 - 0 - 0 {at}") for at in (0, 1, 2)]

    play(game, "0 use nathan_hannover 1 - 0 - 0 1", "1 bene")
    left = [offered(game, 0, f"use nathan_hannover 1 - 0 - 0 {at}") for at in (0, 1)]
    play(game, "0 use nathan_hannover 1 - 0 - 0 0")
    all_bene(game)

    assert both == [True, True, False]
    assert left == [True, False]
    assert len(game.players[0].hand) == 2


# --- duels that wait


def test_a_duel_made_by_a_card_begins_after_the_stack_and_its_window():
    """VE-6.18"""
    game = veto(hands={0: "quarrel"}, in_play={0: "pelka", 1: "uhlik"})

    play(game, "0 play quarrel pelka,uhlik")
    found = opened(game, in_fight)

    assert found == [("W-A", 1), ("W-D2", 0), ("W-D3", 0)]


def test_duels_wait_for_the_end_of_the_present_one_and_begin_in_their_order():
    """VE-6.18: two Cossacks; the one who spoke last resolves, and is queued, first (ruling 40)"""
    game = fighting(
        "michal_wolodyjowski",
        "tugay_bey barabash danylo_nechai",
        factions=("wisniowiecki", "lubomirski"),
        hands={0: "feint"},
    )
    do(game, "0 play feint")
    until(game, "W-D6")

    play(game, "0 bene", "1 use barabash cossack-2", "0 bene")
    play(game, "1 use danylo_nechai cossack-2")
    found = opened(game, in_fight)
    first = fighters(game)
    opened(game, lambda game: fighters(game) != first)

    assert found == [("W-D6", 0), ("W-D7", 0), ("W-D2", 1), ("W-D3", 1)]
    assert first == ("danylo_nechai", "michal_wolodyjowski")
    assert fighters(game) == ("barabash", "michal_wolodyjowski")
