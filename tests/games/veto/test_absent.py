"""VE-1.19: who is Absent."""

from __future__ import annotations

from games.veto.looks import among, could_use, ended, kreski, trait
from games.veto.moments import FROM_ENDING, FROM_UNTAP
from games.veto.positions import RULES, all_bene, do, number, offered, piece, play, veto
from interpares.games.veto.actions import Play
from interpares.games.veto.events import InitiativeSums

COURT = ("court", "radziwill")


def test_the_abilities_of_an_absent_character_do_not_work():
    """VE-1.19: neither passive ones, nor others, nor those of its keywords."""
    sent = "embassy_to_stamboul"
    game = veto(
        factions=("radziwill", "wisniowiecki"),
        in_play={
            0: f"sakowicz+{sent} aleksandra_billewicz harasimowicz+{sent}"
            f" maria_radziwill+{sent} kuklinowski",
            1: "machnicki/marked",
        },
    )

    assert not offered(game, 0, "agitate aleksandra_billewicz")
    assert not could_use(game, 0, "harasimowicz")

    do(game, "0 challenge kuklinowski machnicki")

    assert not could_use(game, 0, "maria_radziwill")
    assert could_use(game, 0, "aleksandra_billewicz")


def test_an_absent_character_takes_no_part_in_duels_and_does_not_agitate():
    """VE-1.19"""
    game = veto(
        in_play={
            0: "machnicki+embassy_to_stamboul kuszel",
            1: "charles_gustav roch_kowalski",
        }
    )

    assert not offered(game, 0, "agitate machnicki")
    assert not offered(game, 0, "challenge machnicki roch_kowalski")
    assert not offered(game, 0, "challenge kuszel charles_gustav")


def test_an_absent_character_moves_between_the_fields():
    """VE-1.19, VE-9.1: ruling 65"""
    game = veto(factions=COURT, in_play={0: "dominik_zaslawski+embassy_to_stamboul"})

    do(game, "0 move_character dominik_zaslawski")

    assert piece(game, "dominik_zaslawski").field == "karmazyn"


def test_an_absent_character_counts_neither_for_initiative_nor_for_fame():
    """VE-1.19, VE-4.3, VE-10.3"""
    sent = "embassy_to_stamboul"
    cards = {0: f"jan_skrzetuski+{sent} aleksander_koniecpolski/karmazyn+{sent}"}
    untap = veto(in_play=cards, agenda=FROM_UNTAP)
    all_bene(untap)

    told = play(untap, "0 bribe 0", "1 bribe 0")
    ending = veto(in_play=cards, agenda=FROM_ENDING)

    assert among(told, InitiativeSums)[0].sums == (0, 0)
    assert kreski(ending) == [0, 0, 21]


def test_no_card_targets_an_absent_character():
    """VE-1.19"""
    game = veto(
        factions=("radziwill", "court"),
        hands={0: "his_fame_goes_before_him house_arrest"},
        in_play={
            0: "charles_gustav uhlik hieronim_radziejowski",
            1: "brodnicki+embassy_to_stamboul pelka",
        },
    )

    assert not offered(game, 0, "play his_fame_goes_before_him charles_gustav")
    assert offered(game, 0, "play his_fame_goes_before_him uhlik")
    assert not offered(game, 0, "play house_arrest brodnicki")
    assert offered(game, 0, "play house_arrest pelka")
    assert not offered(game, 0, "use hieronim_radziejowski 1 brodnicki")


def test_an_absent_character_is_not_marked_for_other_cards():
    """VE-1.19"""
    game = veto(
        factions=COURT,
        hands={0: "audience"},
        in_play={0: "dominik_zaslawski/karmazyn+embassy_to_stamboul+purse jan_zamoyski/karmazyn"},
    )

    marks = [each.mark for each in game.decision.options(game, 0) if isinstance(each, Play)]

    assert marks == [number(game, "jan_zamoyski")]
    assert not could_use(game, 0, "purse")


def test_an_absent_character_still_is_in_play():
    """VE-1.19: an Elect, unique, with its upkeep, its attachments and what does not target it."""
    game = veto(
        factions=("radziwill", "court"),
        in_play={0: "charles_gustav/marked kuklinowski"},
        hands={0: "sable_coat feint levy_in_mass", 1: "charles_gustav"},
    )

    assert offered(game, 0, "deploy_equipment sable_coat charles_gustav")
    assert offered(game, 0, "lay_thrust feint charles_gustav")

    do(game, "0 deploy_equipment sable_coat charles_gustav", "0 play levy_in_mass")

    assert trait(game, "charles_gustav", "kreski") == 3 + 1
    assert not piece(game, "charles_gustav").marked
    assert RULES.view(game, None).players[0].income == 3 - 1 - 1

    do(game, "0 yield")

    assert not offered(game, 1, "deploy_character charles_gustav election")


def test_an_absent_elect_wins_an_election():
    """VE-1.19, VE-10.6"""
    game = veto(
        factions=("radziwill", "court"),
        in_play={0: "charles_gustav"},
        kreski={0: 14},
        election=0,
        agenda=FROM_ENDING,
    )

    all_bene(game)

    assert ended(game) == ("election", (0, 1))


def test_effects_attached_before_go_on_working_on_an_absent_character():
    """VE-1.19"""
    game = veto(
        factions=COURT,
        hands={0: "embassy_to_stamboul"},
        in_play={0: "brodnicki+his_fame_goes_before_him"},
    )

    do(game, "0 play embassy_to_stamboul brodnicki")

    words = next(each.keywords for each in RULES.view(game, None).table if each.card == "brodnicki")
    assert words == ("absent", "famous")
