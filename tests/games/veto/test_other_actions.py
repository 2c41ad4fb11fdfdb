"""VE-9.1 to VE-9.10, VE-9.15, VE-9.18: moves, possessions, equipment, effects, abilities."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import controller, on_table, szabla, window
from games.veto.moments import attach, fighting, gone, taken_over
from games.veto.positions import all_bene, do, number, offered, piece, play, veto
from interpares.games.veto.actions import DeployEquipment, MoveCharacter
from interpares.games.veto.game import Veto
from interpares.games.veto.reading import Reading
from interpares.games.veto.settlement import net_amount

USHER = """
[[card]]
id = "usher"
type = "effect"
[card.play]
kind = "reply"
when = { event = "declared", object = ["move"], by = "opponent" }
do = [{ op = "move", card = "event_char", to = "karmazyn" }]
"""


def movers(game: Veto) -> set[str]:
    """Who could change fields in this turn."""
    options = game.decision.options(game, game.waiting[0])
    return {game.table[each.character].card for each in options if isinstance(each, MoveCharacter)}


def bearers(game: Veto, card: str) -> set[str]:
    """Who could be given this equipment."""
    return {
        game.table[each.bearer].card
        for each in game.decision.options(game, game.waiting[0])
        if isinstance(each, DeployEquipment) and each.card == card
    }


# --- moves


def test_unmarked_karmazyns_and_influential_characters_move():
    """VE-9.1: in both directions, the Absent too (ruling 65)"""
    game = veto(
        in_play={
            0: "dominik_zaslawski jan_zamoyski/karmazyn zacwilichowski soroka adam_kisiel/marked"
            " janusz_tyszkiewicz+embassy_to_stamboul samuel_laszcz+crimson_kontusz"
        }
    )

    assert movers(game) == {
        "dominik_zaslawski",
        "jan_zamoyski",
        "zacwilichowski",
        "janusz_tyszkiewicz",
    }


def test_a_move_is_a_deed_and_marks():
    """VE-9.1: at the declaration; the field changes when it resolves"""
    game = veto(in_play={0: "dominik_zaslawski jan_zamoyski/karmazyn"})

    play(game, "0 move_character dominik_zaslawski")
    declared = (piece(game, "dominik_zaslawski").field, piece(game, "dominik_zaslawski").marked)
    opens = window(game)
    all_bene(game)

    assert (declared, opens) == (("election", True), ("W-A", 1))
    assert piece(game, "dominik_zaslawski").field == "karmazyn"
    assert movers(game) == set()


@pytest.mark.parametrize("change", ["infamy", "taken"])
def test_a_move_comes_to_nothing_if_it_is_not_possible_any_more(change):
    """VE-9.1: he is no Karmazyn now, or somebody else's"""
    game = veto(in_play={0: "dominik_zaslawski soroka"})
    play(game, "0 move_character dominik_zaslawski")

    if change == "infamy":
        attach(game, "infamy", "dominik_zaslawski", 1)
    else:
        taken_over(game, "dominik_zaslawski", 1)
    all_bene(game)

    here = piece(game, "dominik_zaslawski")
    assert (here.field, here.marked) == ("election", True)
    assert not offered(game, 0, "agitate soroka")


def test_a_move_does_not_bring_back_who_was_moved_there_meanwhile(monkeypatch):
    """VE-9.1, VE-D10: the field it leads to is the one that was the other at the declaration"""
    add_cards(monkeypatch, USHER)
    game = veto(in_play={0: "dominik_zaslawski"}, hands={1: "usher"})
    play(game, "0 move_character dominik_zaslawski")

    do(game, "1 play usher")

    assert piece(game, "dominik_zaslawski").field == "karmazyn"


def test_a_negated_move_leaves_him_marked_where_he_was():
    """VE-9.2"""
    game = veto(hands={1: "broken_bridge"}, in_play={0: "jan_zamoyski/karmazyn"})
    play(game, "0 move_character jan_zamoyski")

    play(game, "1 play broken_bridge")
    all_bene(game)

    here = piece(game, "jan_zamoyski")
    assert (here.field, here.marked) == ("karmazyn", True)


@pytest.mark.parametrize("marked", ["", "/marked"])
def test_who_is_no_longer_karmazyn_is_put_on_the_election_field(marked):
    """VE-9.3: at once, without marking (ruling 45)"""
    game = veto(hands={0: "infamy"}, in_play={1: f"jan_zamoyski/karmazyn{marked}"})

    do(game, "0 play infamy jan_zamoyski")

    here = piece(game, "jan_zamoyski")
    assert (here.field, here.marked) == ("election", bool(marked))


# --- possessions and equipment


def test_a_possession_is_shown_answered_paid_for_and_in_play():
    """VE-9.4: as a trifle"""
    game = veto(hands={0: "latifundium"}, in_play={0: "soroka"})

    play(game, "0 deploy_possession latifundium")
    declared = (window(game), game.players[0].dukats, on_table(game, "latifundium"))
    all_bene(game)

    assert declared == (("W-A", 1), 20, False)
    assert (game.players[0].dukats, controller(game, "latifundium")) == (17, 0)
    assert offered(game, 0, "agitate soroka")


def test_a_possession_with_a_mark_is_for_players_of_that_faction():
    """VE-9.5"""
    game = veto(hands={0: "birze lubnie"})

    assert not offered(game, 0, "deploy_possession birze")
    assert offered(game, 0, "deploy_possession lubnie")


def test_equipment_is_shown_with_its_bearer_answered_paid_for_and_attached():
    """VE-9.6: the bearer is no target, so that he may be Absent"""
    game = veto(hands={0: "rapier"}, in_play={0: "charles_gustav soroka"})

    play(game, "0 deploy_equipment rapier charles_gustav")
    declared = (window(game), game.players[0].dukats)
    all_bene(game)

    assert declared == (("W-A", 1), 20)
    assert piece(game, "rapier").host == number(game, "charles_gustav")
    assert game.players[0].dukats == 18
    assert offered(game, 0, "agitate soroka")


@pytest.mark.parametrize("change", ["gone", "taken", "infamy"])
def test_the_bearer_is_checked_again(change):
    """VE-9.6: he left, is somebody else's, or does not fit any more; the card is discarded"""
    game = veto(hands={0: "hetmans_mace"}, in_play={0: "dominik_zaslawski"})
    play(game, "0 deploy_equipment hetmans_mace dominik_zaslawski")

    match change:
        case "gone":
            gone(game, "dominik_zaslawski")
        case "taken":
            taken_over(game, "dominik_zaslawski", 1)
        case _:
            attach(game, "infamy", "dominik_zaslawski", 1)
    all_bene(game)

    assert (game.players[0].discard[-1], game.players[0].dukats) == ("hetmans_mace", 20)
    assert not on_table(game, "hetmans_mace")


def test_equipment_is_for_fitting_characters_of_ones_own():
    """VE-9.7: with its mark and its bearer; some may be given to anybody (ruling 44)"""
    game = veto(
        hands={0: "rapier mistress_kowalska hetmans_mace zerwikaptur foreign_breeches"},
        in_play={
            0: "soroka roch_kowalski dominik_zaslawski longinus_podbipieta",
            1: "uhlik charles_gustav",
        },
    )
    own = {"soroka", "roch_kowalski", "dominik_zaslawski", "longinus_podbipieta"}

    assert bearers(game, "rapier") == own
    assert bearers(game, "mistress_kowalska") == {"roch_kowalski"}
    assert bearers(game, "hetmans_mace") == {"dominik_zaslawski"}
    assert bearers(game, "zerwikaptur") == {"longinus_podbipieta"}
    assert bearers(game, "foreign_breeches") == {*own, "uhlik", "charles_gustav"}


def test_a_bearer_is_asked_for_his_mark_only_when_it_is_attached():
    """VE-9.7: he keeps the mace though he is no Karmazyn any more"""
    game = veto(hands={0: "infamy"}, in_play={1: "dominik_zaslawski+hetmans_mace"})

    do(game, "0 play infamy dominik_zaslawski")

    assert piece(game, "hetmans_mace").host == number(game, "dominik_zaslawski")


def test_equipment_and_thrusts_follow_the_controller_of_their_bearer():
    """VE-9.8: effects stay with who played them; upkeep and income follow the controller"""
    game = veto(
        hands={0: "bribery"},
        in_play={1: "soroka+musket+feint+royal_grant", 0: "kuszel"},
        factions=("court", "court"),
    )
    before = [net_amount(Reading(game), seat) for seat in (0, 1)]

    do(game, "0 play bribery soroka")

    assert [controller(game, each) for each in ("musket", "feint", "royal_grant")] == [0, 0, 1]
    assert before == [2, 1]
    assert [net_amount(Reading(game), seat) for seat in (0, 1)] == [1, 2]


# --- effects


def test_an_effect_is_declared_answered_paid_for_and_works():
    """VE-9.9: then it is discarded, or removed if it is of that kind"""
    game = veto(hands={0: "one_more_word levy_in_mass"}, in_play={0: "soroka/marked"})

    play(game, "0 play one_more_word")
    declared = (window(game), game.players[0].dukats, game.deeds)
    all_bene(game)
    do(game, "0 play levy_in_mass")

    assert declared == (("W-A", 1), 20, 1)
    assert (game.players[0].dukats, game.deeds) == (20 - 3 - 3, 1)
    assert (game.players[0].discard, game.players[0].removed) == (
        ("one_more_word",),
        ("levy_in_mass",),
    )
    assert not piece(game, "soroka").marked


def test_an_attached_effect_whose_host_is_gone_fizzles():
    """VE-9.10"""
    game = veto(hands={0: "drain_the_cup"}, in_play={1: "uhlik"})
    play(game, "0 play drain_the_cup uhlik")

    gone(game, "uhlik")
    all_bene(game)

    assert (game.players[0].discard, game.players[0].dukats) == (("drain_the_cup",), 20)


def test_copies_of_an_effect_hang_on_one_host():
    """VE-9.10"""
    game = veto(hands={0: "drain_the_cup drain_the_cup"}, in_play={1: "uhlik"})

    do(game, "0 play drain_the_cup uhlik", "0 play drain_the_cup uhlik")

    assert szabla(game, "uhlik") == 2


def test_nobody_plays_a_copy_of_a_unique_effect_in_play():
    """VE-9.10, VE-1.30"""
    game = veto(hands={0: "confederation"}, in_play={1: "faction+confederation"})

    assert not offered(game, 0, "play confederation wisniowiecki")


# --- abilities and strategies


def test_an_ability_is_declared_with_targets_and_marks():
    """VE-9.15: W-A, then its other costs and its effect"""
    game = veto(in_play={0: "anusia_borzobohata_krasienska", 1: "uhlik"})

    play(game, "0 use anusia_borzobohata_krasienska 1 uhlik")
    marked = [piece(game, each).marked for each in ("anusia_borzobohata_krasienska", "uhlik")]
    declared = (window(game), game.players[0].dukats)
    all_bene(game)

    assert (marked, declared) == ([True, False], (("W-A", 1), 20))
    assert (piece(game, "uhlik").marked, game.players[0].dukats) == (True, 19)
    assert not offered(game, 0, "use anusia_borzobohata_krasienska 1 uhlik")


def test_a_strategy_works_like_other_cards_in_play():
    """VE-9.18: for the challenger, and at settlement"""
    game = fighting("kuszel", "uhlik", strategies={0: "armed_foray"})

    assert szabla(game, "kuszel") == 7
    assert net_amount(Reading(game), 0) == 2
