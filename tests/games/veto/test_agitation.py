"""VE-7: agitation."""

from __future__ import annotations

import pytest

from games.veto.looks import asked, kreski, on_table
from games.veto.moments import attach, gone, taken_over, until, with_fields
from games.veto.positions import all_bene, do, number, offered, piece, play, veto
from interpares.games.veto.actions import AgainstPlayer, Agitate
from interpares.games.veto.game import Veto


def agitators(game: Veto) -> set[str]:
    """Who could agitate in this turn."""
    return {
        game.table[each.character].card
        for each in game.decision.options(game, game.waiting[0])
        if isinstance(each, Agitate)
    }


# --- who may agitate


def test_an_unmarked_character_on_the_election_field_agitates():
    """VE-7.1, VE-7.2, VE-7.3: he is marked when it is declared"""
    game = veto(in_play={0: "kuszel"})

    play(game, "0 agitate kuszel")
    declared = (piece(game, "kuszel").marked, kreski(game))
    all_bene(game)

    assert declared == (True, [0, 0, 21])
    assert kreski(game) == [1, 0, 20]
    assert not offered(game, 0, "agitate kuszel")


def test_karmazyns_and_elects_agitate_on_the_election_field_only():
    """VE-7.1"""
    game = veto(
        in_play={0: "dominik_zaslawski charles_ferdinand_vasa jan_zamoyski/karmazyn kuszel/marked"}
    )

    assert agitators(game) == {"dominik_zaslawski", "charles_ferdinand_vasa"}


def test_who_is_forbidden_to_agitate_is_not_asked():
    """VE-7.1: Ladies, Pludraks, Jews, Cossacks, the Absent, and who drains a cup"""
    game = veto(
        in_play={
            0: "helena_kurcewicz aramis abi_blumsztajn barabash charles_gustav"
            " soroka uhlik+drain_the_cup"
        }
    )

    assert agitators(game) == {"soroka"}


def test_a_permission_for_keywords_lifts_what_these_forbid():
    """VE-7.1: Sakowicz lets a Jew, a Lady and a Pludrak agitate, but no Cossack (EX-5)"""
    game = veto(
        in_play={
            0: "sakowicz helena_kurcewicz aramis abi_blumsztajn barabash charles_gustav"
            " gryzelda_wisniowiecka/karmazyn",
            1: "milady",
        }
    )

    assert agitators(game) == {"sakowicz", "helena_kurcewicz", "aramis", "abi_blumsztajn"}


# --- what it brings


def test_modifiers_replies_and_a_thrust_add_up():
    """VE-7.3: 1, 1 by the strategy, 1 by the inn, 1 for the thrust"""
    game = veto(
        strategies={0: "eloquence_of_the_dietines"}, in_play={0: "kuszel+feint golden_mare"}
    )

    play(game, "0 agitate kuszel feint", "1 bene")
    play(game, "0 use eloquence_of_the_dietines 1", "1 bene", "0 use golden_mare 1")
    all_bene(game)

    assert kreski(game) == [4, 0, 17]


def test_a_permanent_modifier_counts_as_the_pool_is_at_the_resolution():
    """VE-7.3: the Lubomirskis' agitators bring two against a player"""
    game = veto(
        factions=("lubomirski", "court"), in_play={0: "samuel_laszcz"}, kreski={0: 11, 1: 10}
    )

    do(game, "0 agitate samuel_laszcz 0 1")

    assert kreski(game) == [11, 8, 2]


def test_the_rest_is_lost_if_the_pool_is_too_small():
    """VE-7.6: the two sorts are never mixed (EX-2)"""
    game = veto(in_play={0: "roch_kowalski aramis"}, kreski={0: 9, 1: 10})
    play(game, "0 agitate roch_kowalski", "1 bene", "0 use aramis 1")

    all_bene(game)

    assert kreski(game) == [11, 10, 0]


def test_part_from_the_pool_and_part_from_a_player_cannot_be_declared():
    """VE-7.6, VE-7.2: while there is a pool nobody is named"""
    game = veto(in_play={0: "roch_kowalski"}, kreski={0: 9, 1: 10})

    assert not offered(game, 0, "agitate roch_kowalski 0 1")
    assert offered(game, 0, "agitate roch_kowalski")


# --- against a player


def test_with_an_empty_pool_an_opponent_is_named_and_loses_to_the_pool():
    """VE-7.2, VE-7.4: nothing comes to the agitator"""
    game = veto(3, in_play={1: "roch_kowalski aramis"}, kreski={0: 6, 1: 8, 2: 10}, voice=1)
    named = [offered(game, 1, f"agitate roch_kowalski 0 {seat}") for seat in (0, 1, 2, -1)]

    play(game, "1 agitate roch_kowalski 0 2", "2 bene", "0 bene", "1 use aramis 1")
    all_bene(game)

    assert named == [True, False, True, False]
    assert kreski(game) == [6, 8, 7, 3]


def test_a_player_with_fewer_loses_what_he_has():
    """VE-7.8"""
    game = veto(in_play={0: "roch_kowalski aramis"}, kreski={0: 19, 1: 2})
    play(game, "0 agitate roch_kowalski 0 1", "1 bene", "0 use aramis 1")

    all_bene(game)

    assert kreski(game) == [19, 0, 2]


def test_it_may_be_aimed_at_a_player_who_has_none():
    """VE-7.8, VE-7.9: and it has taken place all the same"""
    game = veto(3, in_play={0: "roch_kowalski printing_house"}, kreski={0: 12, 2: 12})

    play(game, "0 agitate roch_kowalski 0 1")
    until(game, "W-X")
    play(game, "1 bene", "2 bene")

    assert kreski(game) == [12, 0, 12, 0]
    assert offered(game, 0, "use printing_house 1")


def test_the_sort_is_decided_by_the_pool_at_the_resolution():
    """VE-7.7: it became empty, and the agitator names an opponent now"""
    game = veto(3, in_play={0: "roch_kowalski"}, kreski={0: 8, 1: 8, 2: 7})
    play(game, "0 agitate roch_kowalski")

    game.pool, game.players[1].kreski = 0, 9
    all_bene(game)
    options = game.decision.options(game, 0)
    play(game, "0 against_player 2")

    assert options == [AgainstPlayer(1), AgainstPlayer(2)]
    assert kreski(game) == [8, 9, 6, 1]


def test_the_only_opponent_need_not_be_named_when_the_pool_has_become_empty():
    """VE-7.7"""
    game = veto(in_play={0: "roch_kowalski"}, kreski={0: 10, 1: 10})
    play(game, "0 agitate roch_kowalski")

    game.pool, game.players[0].kreski = 0, 11
    all_bene(game)

    assert (asked(game), kreski(game)) == ("Turn", [11, 9, 1])


def test_if_the_named_opponent_is_out_another_is_named():
    """VE-7.7, VE-12.5: he held no kreski, so the pool is still empty"""
    game = veto(4, in_play={0: "soroka"}, kreski={0: 15, 1: 12})
    play(game, "0 agitate soroka 0 2", "1 bene", "2 concede", "3 bene", "0 bene")

    assert game.decision.options(game, 0) == [AgainstPlayer(1), AgainstPlayer(3)]

    play(game, "0 against_player 1")

    assert kreski(game) == [15, 11, 0, 0, 1]


def test_if_the_named_opponent_is_out_the_only_other_is_named_without_asking():
    """VE-7.7, VE-12.5"""
    game = veto(3, in_play={0: "soroka"}, kreski={0: 12, 1: 12})

    play(game, "0 agitate soroka 0 2", "1 bene", "2 concede", "0 bene")

    assert kreski(game) == [12, 11, 0, 1]


def test_a_pool_that_is_no_longer_empty_is_taken_from():
    """VE-7.7"""
    game = veto(in_play={0: "roch_kowalski"}, kreski={0: 9, 1: 12})
    play(game, "0 agitate roch_kowalski 0 1")

    game.pool, game.players[1].kreski = 2, 10
    all_bene(game)

    assert kreski(game) == [10, 10, 1]


# --- thrusts


@pytest.mark.parametrize("face", ["up", "down"])
def test_one_attached_thrust_brings_one_more(face):
    """VE-7.5: it is shown and discarded at the resolution"""
    game = veto(in_play={0: f"jan_skrzetuski+feint/{face}+lunge kuszel+dodge"})
    feint, dodge = number(game, "feint"), number(game, "dodge")
    others = offered(game, 0, f"agitate jan_skrzetuski {dodge}")

    play(game, f"0 agitate jan_skrzetuski {feint}")
    before = on_table(game, "feint")
    all_bene(game)

    assert (others, before) == (False, True)
    assert kreski(game) == [2, 0, 19]
    assert game.players[0].discard == ("feint",)
    assert on_table(game, "lunge")


def test_a_thrust_stays_if_the_agitation_is_negated():
    """VE-7.5"""
    game = veto(hands={1: "shouted_down"}, in_play={0: "kuszel+feint"})
    play(game, "0 agitate kuszel feint")

    play(game, "1 play shouted_down")
    all_bene(game)

    assert piece(game, "feint").host == number(game, "kuszel")
    assert kreski(game) == [0, 0, 21]


def test_a_thrust_that_is_gone_brings_nothing():
    """VE-7.10"""
    game = veto(in_play={0: "kuszel+feint"})
    play(game, "0 agitate kuszel feint")

    gone(game, "feint")
    all_bene(game)

    assert kreski(game) == [1, 0, 20]


def test_a_thrust_with_the_mark_of_another_faction_is_of_no_use():
    """VE-7.5, VE-1.31: it came along with a character who was bribed"""
    game = veto(hands={0: "bribery"}, in_play={1: "uhlik+treacherous_thrust+feint"})
    do(game, "0 play bribery uhlik")
    game.deeds = 1

    assert not offered(game, 0, "agitate uhlik treacherous_thrust")
    assert offered(game, 0, "agitate uhlik feint")


# --- what happens after it


def test_an_agitation_can_be_answered_after_it_took_effect():
    """VE-7.9: the printing house draws a card"""
    game = veto(in_play={0: "kuszel printing_house"})
    play(game, "0 agitate kuszel")
    until(game, "W-X")

    play(game, "1 bene", "0 use printing_house 1")
    all_bene(game)

    assert len(game.players[0].hand) == 1


@pytest.mark.parametrize("fate", ["gone", "karmazyn", "absent", "taken"])
def test_an_agitation_has_no_effect_if_the_agitator_is_lost(fate):
    """VE-7.10: the deed is used up, the thrust stays or goes with its bearer; no W-X"""
    game = veto(in_play={0: "dominik_zaslawski+feint printing_house soroka"})
    play(game, "0 agitate dominik_zaslawski feint")

    match fate:
        case "gone":
            gone(game, "dominik_zaslawski")
            game.advance()
            play(game, "0 lay_next feint")
        case "karmazyn":
            with_fields(game, "dominik_zaslawski", field="karmazyn")
        case "absent":
            attach(game, "embassy_to_stamboul", "dominik_zaslawski", 1)
        case _:
            taken_over(game, "dominik_zaslawski", 1)
    play(game, "1 bene", "0 bene")

    assert (asked(game), kreski(game)) == ("Turn", [0, 0, 21])
    assert on_table(game, "feint") == (fate != "gone")
    assert not offered(game, 0, "agitate soroka")
