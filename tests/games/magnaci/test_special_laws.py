"""MA-15.24 to MA-15.27: Assignats, Embassy, Pacta conventa and the Constitution of 3 May."""

from __future__ import annotations

from typing import Any

import pytest

from games.magnaci.open_cards import COSSACKS, at_conflict
from games.magnaci.positions import at_window, estates, offered
from interpares.games.magnaci.cards import SLOTS
from interpares.games.magnaci.game import Magnaci
from interpares.games.magnaci.scoring import FinalScoring
from scenario import magnaci, play, refused

INTERREGNUM = "interregnum"


def extorted(**given: Any) -> Magnaci:
    """Seat 0 holds the Assignats; Ukraine is partitioned."""
    laws = {0: ["assignats"], **given.pop("laws", {})}
    given = {
        "conflicts": COSSACKS,
        "partitioned": ("ukraine",),
        "offices": {0: ["treasurer"]},
    } | given
    return at_window(INTERREGNUM, laws=laws, **given)


def test_assignats_let_the_victim_choose_between_a_law_and_a_province():
    """MA-15.24"""
    owned = {1: {"prussia": 3, "lithuania": 1, "ukraine": 2}}
    game = extorted(laws={1: ["fortress", "tribunal"]}, estates=owned, fiefs={1: {"silesia": 1}})

    play(game, "0 play assignats fortress 1")

    assert offered(game, 1) == ["hand_over fortress", "hand_over prussia", "hand_over lithuania"]
    for what in ("ukraine", "silesia", "great_poland", "tribunal"):
        assert refused(game, f"1 hand_over {what}").rule == "MA-15.24"
    play(game, "1 hand_over prussia")
    assert estates(game, "prussia") == (3, 0, 0)
    assert game.players[1].laws == ("tribunal", "fortress")


def test_a_law_handed_over_may_be_used_at_once():
    """MA-15.24"""
    laws = {0: ["assignats"], 1: ["levy_in_mass"]}
    game = at_conflict("8", "7", "5", laws=laws, estates={1: {"prussia": 1}})

    play(game, "0 play assignats levy_in_mass 1", "1 hand_over levy_in_mass")
    assert offered(game, 0) == ["pass", "play levy_in_mass"]
    play(game, "0 play levy_in_mass")

    assert estates(game, "ukraine") == (1, 0, 0)


@pytest.mark.parametrize(
    "law, owned, kept, taken",
    [
        ("fortress", {"ukraine": 2}, (0, 0), ("fortress",)),
        ("-", {"prussia": 2, "ukraine": 1}, (2, 0), ()),
    ],
)
def test_assignats_leave_no_choice_where_there_is_only_one_thing(law, owned, kept, taken):
    """MA-15.24"""
    laws = {1: [law]} if law != "-" else {}
    game = extorted(laws=laws, estates={1: owned})

    play(game, f"0 play assignats {law} 1")

    assert estates(game, "prussia")[:2] == kept
    assert game.players[0].laws == taken
    assert game.players[1].laws == ()


@pytest.mark.parametrize(
    "target", ["- 1", "fortress 2", "tribunal 1", "- 2", "fortress 0", "- 0", "-"]
)
def test_assignats_name_a_player_and_one_of_his_laws_if_he_has_any(target):
    """MA-15.24: seat 2 has nothing but an estate in a partitioned province and one in a fief."""
    game = extorted(
        laws={1: ["fortress"]},
        estates={1: {"prussia": 1}, 2: {"ukraine": 1}},
        fiefs={2: {"silesia": 1}},
    )

    assert refused(game, f"0 play assignats {target}").rule == "MA-15.24"


def test_assignats_take_no_more_than_the_supply_allows():
    """MA-2.6, MA-15.24: what cannot be placed is forfeited, and lost to the victim all the same."""
    owned = {0: {"lithuania": 33}, 1: {"prussia": 5}}
    game = at_window(INTERREGNUM, 4, laws={0: ["assignats"]}, estates=owned)

    play(game, "0 play assignats - 1")

    assert estates(game, "prussia") == (2, 0, 0, 0)


@pytest.mark.parametrize("window", ["senate_open", "sejm_open"])
def test_assignats_are_no_use_in_a_window_for_trade(window):
    """MA-14.1, MA-15.24"""
    game = at_window(window, trade=True, laws={0: ["assignats"]}, estates={1: {"prussia": 1}})

    assert refused(game, "0 play assignats - 1").rule == "MA-15.24"


def embassy(lying: dict[str, str], deck: tuple[str, ...], **given: Any) -> Magnaci:
    """Seat 0 with the Embassy after the Conflicts were dealt."""
    laws = {0: ["embassy"]}
    return at_window("conflicts_open", laws=laws, conflicts=lying, conflict_deck=deck, **given)


def lying(game: Magnaci) -> dict[str, str]:
    """The Conflicts on the board by slot."""
    return {slot: card for slot, card in zip(SLOTS, game.conflicts, strict=True) if card}


def test_the_embassy_exchanges_one_conflict_for_a_new_one():
    """MA-15.25"""
    two = {"I": "livonian_war", "III": "kantymir_raid"}
    game = embassy(two, ("black_clouds", "turkish_war"), script=(0,))
    assert offered(game, 0) == ["pass", "play embassy livonian_war", "play embassy kantymir_raid"]
    assert refused(game, "0 play embassy black_clouds").rule == "MA-15.25"
    assert refused(game, "0 play embassy").rule == "MA-15.25"

    play(game, "0 play embassy livonian_war")

    assert lying(game) == {"III": "kantymir_raid", "IX": "black_clouds"}
    assert game.conflict_deck == ("turkish_war",)
    assert game.conflicts_out[-1] == "livonian_war"
    assert "embassy" in game.laws_out


@pytest.mark.parametrize("second, partitioned", [({}, ()), ({"IV": "kantymir_raid"}, ("ukraine",))])
def test_the_embassy_lifts_a_partition_unless_a_second_conflict_holds_it(second, partitioned):
    """MA-15.25, MA-11.3, RU-21"""
    game = embassy({**COSSACKS, **second}, ("black_clouds",), partitioned=("ukraine",))

    play(game, "0 play embassy cossack_rebellion")

    assert game.partitioned == partitioned


def test_the_embassy_may_bring_back_the_same_power():
    """MA-15.25, MA-9.2: the partition ended with the card that went."""
    game = embassy(dict(COSSACKS), ("kantymir_raid",), partitioned=("ukraine",))

    play(game, "0 play embassy cossack_rebellion")

    assert lying(game) == {"III": "kantymir_raid"}
    assert game.partitioned == ()


def test_the_embassy_brings_no_third_conflict_of_a_power():
    """MA-9.3, MA-15.25"""
    moscow = {"I": "livonian_war", "II": "smolensk_war"}
    game = embassy({**moscow, **COSSACKS}, ("silent_sejm", "black_clouds"), script=(0, 0, 1))

    play(game, "0 play embassy cossack_rebellion")

    assert lying(game) == {**moscow, "IX": "black_clouds"}
    assert game.conflict_deck == ("silent_sejm",)
    assert game.script == ()


def test_the_embassy_brings_nothing_when_no_card_fits():
    """MA-9.4, MA-15.25"""
    moscow = {"I": "livonian_war", "II": "smolensk_war"}
    game = embassy({**moscow, **COSSACKS}, ("silent_sejm",))

    play(game, "0 play embassy cossack_rebellion")

    assert lying(game) == moscow


def pacta(won: list[str], king: str = "stephen_bathory", **given: Any) -> Magnaci:
    """The end of the Sejm; Stephen Báthory's symbol is the sabre."""
    laws = {0: ["pacta_conventa"], **given.pop("laws", {})}
    return at_window("sejm_end", laws=laws, won={0: won}, king=king, **given)


@pytest.mark.parametrize(
    "symbol, won, count",
    [
        ("crown", ["pacta_conventa", "tribunal", "fortress"], 2),
        ("crown", ["tribunal", "confederation", "veto", "embassy"], 4),
        ("chalice", ["dissenters", "entail"], 1),
        ("ducat", ["constitution_may_3", "entail", "assignats"], 3),
        ("crown", ["pacta_conventa", "constitution_may_3"], 2),
    ],
)
def test_pacta_conventa_pay_one_estate_for_each_law_of_a_symbol(symbol, won, count):
    """MA-15.26: Laws won count even if they are held no longer."""
    game = pacta(won)

    play(game, f"0 play pacta_conventa {symbol}", "0 settle ukraine")

    assert estates(game, "ukraine") == (count, 0, 0)
    assert game.laws_out == ("pacta_conventa",)


def test_pacta_conventa_do_not_count_laws_won_by_others_or_in_earlier_ages():
    """MA-15.26"""
    game = pacta(["dissenters"], laws={0: ["pacta_conventa", "tribunal", "land_sejmik"]})

    assert offered(game, 0) == ["pass", "play pacta_conventa chalice"]
    assert refused(game, "0 play pacta_conventa crown").rule == "MA-15.26"


def test_pacta_conventa_do_not_pay_for_the_royal_policy():
    """MA-15.26"""
    game = pacta(["rokosz", "constitution_may_3"])

    assert offered(game, 0) == ["pass"] + [
        f"play pacta_conventa {symbol}" for symbol in ("chalice", "ducat", "crown")
    ]
    assert refused(game, "0 play pacta_conventa sabre").rule == "MA-15.26"


def test_the_constitution_can_be_extorted_lost_and_given_away():
    """MA-15.27, MA-10.16, MA-16.1"""
    constitution = ["constitution_may_3"]
    laws = {0: ["assignats"], 1: constitution}
    extortion = at_window(INTERREGNUM, laws=laws)
    defeat = at_conflict("5", "4", "2", conflicts={"VII": "habsburg_queen"}, laws={2: constitution})
    trade = at_window(INTERREGNUM, trade=True, laws={0: constitution})

    play(extortion, "0 play assignats constitution_may_3 1")
    play(trade, "0 offer 2", "0 give constitution_may_3", "0 propose")

    assert extortion.players[0].laws == ("constitution_may_3",)
    assert defeat.laws_out == ("constitution_may_3",)
    assert trade.players[2].laws == ("constitution_may_3",)


@pytest.mark.parametrize("partitioned, bonus", [((), 5), (("ukraine",), 0)])
def test_the_constitution_is_worth_five_to_an_undivided_commonwealth(partitioned, bonus):
    """MA-13.3, MA-15.27"""
    game = magnaci(
        2,
        age=3,
        laws={0: ["constitution_may_3"]},
        estates={0: {"prussia": 1}, 1: {"lithuania": 2}},
        conflicts=COSSACKS if partitioned else {},
        partitioned=partitioned,
        agenda=(FinalScoring(),),
    )

    assert game.outcome is not None
    assert game.outcome.scores == (4 + bonus, 5)
