"""MA-15: every Senator and every Law, in its window, with its effect and its limits.

A player is asked in a window only if he can play something. Where a refusal is looked for, the
Assignats, good in every window, keep him asked.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.magnaci.open_cards import COSSACKS, at_conflict, at_law, at_office
from games.magnaci.positions import at_window, estates, offered
from interpares.games.magnaci.cards import LAWS, PROVINCES, SENATORS
from interpares.games.magnaci.events import ConflictLost, ConflictWon
from interpares.games.magnaci.game import Magnaci
from scenario import play, refused

OFFICES = ("primate", "treasurer", "hetman", "chancellor")
SENATE, SEJM, SEJM_END = "senate_contest", "sejm_contest", "sejm_end"
OPEN, CONFLICT, INTERREGNUM = "conflicts_open", "conflict", "interregnum"
WINDOWS = (SENATE, SEJM, SEJM_END, OPEN, CONFLICT, INTERREGNUM)
"""Every action window (MA-14.1)."""


def holding(card: str, *, companion: str = "assignats") -> dict[str, Any]:
    """Seat 0 holds the card and something else to play."""
    senators = [each for each in (card, companion) if each in SENATORS]
    laws = [each for each in (card, companion) if each in LAWS]
    return {"offices": {0: senators}, "laws": {0: laws}}


def rich(window: str, office: str = "hetman", **given: Any) -> Magnaci:
    """A window in which every card that belongs there can be played by seat 0."""
    everywhere = dict.fromkeys(PROVINCES, 1)
    given = {"estates": {0: everywhere, 1: {"prussia": 1}, 2: {"prussia": 1}}, **given}
    given = {"won": {0: ["pacta_conventa"]}, "king": "stephen_bathory", **given}
    if window == SENATE:
        return at_office(office, "9", "8", "7", **given)
    if window == SEJM:
        held = [law for laws in given["laws"].values() for law in laws]
        return at_law("9", "8", "7", law="tribunal" if "embassy" in held else "embassy", **given)
    if window == CONFLICT:
        return at_conflict("9", "8", "7", **given)
    return at_window(window, conflicts=COSSACKS, **given)


def options(game: Magnaci) -> list[str]:
    """What the one player asked may do."""
    [seat] = game.waiting
    return offered(game, seat)


ACTIONS = {
    "treasurer": ("MA-15.2", "treasurer prussia 1", (INTERREGNUM,)),
    "hetman": ("MA-15.3", "hetman", (CONFLICT,)),
    "chancellor": ("MA-15.4", "chancellor", (SEJM,)),
    "bishopric": ("MA-15.5", "bishopric", (SENATE,)),
    "versailles_of_the_north": ("MA-15.6", "versailles_of_the_north", (SENATE,)),
    "corps_of_cadets": ("MA-15.7", "corps_of_cadets", (SENATE,)),
    "land_sejmik": ("MA-15.8", "land_sejmik", (SENATE,)),
    "tribunal": ("MA-15.9", "tribunal", (SENATE, SEJM)),
    "jesuit_colleges": ("MA-15.10", "jesuit_colleges", (SENATE, SEJM)),
    "confederation": ("MA-15.11", "confederation", (SENATE, SEJM)),
    "levy_in_mass": ("MA-15.12", "levy_in_mass", (CONFLICT,)),
    "quarter_army": ("MA-15.13", "quarter_army", (CONFLICT,)),
    "dissenters": ("MA-15.14", "dissenters", (CONFLICT,)),
    "rokosz": ("MA-15.15", "rokosz", (CONFLICT,)),
    "capitulation": ("MA-15.16", "capitulation", (CONFLICT,)),
    "monastery": ("MA-15.17", "monastery", (CONFLICT,)),
    "palazzo_in_fortezza": ("MA-15.17", "palazzo_in_fortezza", (CONFLICT,)),
    "fortress": ("MA-15.17", "fortress", (CONFLICT,)),
    "grain_rafting": ("MA-15.18", "grain_rafting", (INTERREGNUM,)),
    "private_duchy": ("MA-15.19", "private_duchy", (INTERREGNUM,)),
    "union_of_brest": ("MA-15.20", "union_of_brest", (INTERREGNUM,)),
    "ad_maiorem_dei_gloriam": ("MA-15.21", "ad_maiorem_dei_gloriam", (INTERREGNUM,)),
    "assignats": ("MA-15.24", "assignats - 2", WINDOWS),
    "embassy": ("MA-15.25", "embassy cossack_rebellion", (OPEN,)),
    "pacta_conventa": ("MA-15.26", "pacta_conventa crown", (SEJM_END,)),
}
"""Cards with an action: the rule that refusals cite, how it is played, and in which windows."""
NO_ACTION = {
    "primate": "MA-15.1",
    "constitution_may_3": "MA-15.27",
    "entail": "MA-15.22",
    "veto": "MA-14.14",
}
"""Cards that are never played in a window of their own."""
OFFICE_OF = {
    "bishopric": "primate",
    "versailles_of_the_north": "treasurer",
    "land_sejmik": "chancellor",
}
"""Where the office Laws work; everything else is tried at the Hetman's."""


def test_every_senator_and_law_is_played_here():
    """MA-15"""
    assert {*ACTIONS, *NO_ACTION} == {*SENATORS, *LAWS}


@pytest.mark.parametrize(
    "card, window", [(card, window) for card in ACTIONS for window in ACTIONS[card][2]]
)
def test_a_card_is_offered_in_its_windows(card, window):
    """MA-14.6, MA-15.2 to MA-15.26"""
    game = rich(window, OFFICE_OF.get(card, "hetman"), **holding(card))

    assert f"play {ACTIONS[card][1]}" in options(game)


@pytest.mark.parametrize(
    "card, window",
    [(card, each) for card in ACTIONS for each in WINDOWS if each not in ACTIONS[card][2]]
    + [(card, each) for card in NO_ACTION for each in WINDOWS],
)
def test_a_card_is_refused_in_every_other_window(card, window):
    """MA-14.6, MA-15.1 to MA-15.27"""
    rule = NO_ACTION.get(card) or ACTIONS[card][0]
    move = card if card in NO_ACTION else ACTIONS[card][1]
    game = rich(window, **holding(card))

    assert not [each for each in options(game) if each.startswith(f"play {card}")]
    assert refused(game, f"0 play {move}").rule == rule


@pytest.mark.parametrize("card", ACTIONS)
def test_a_vetoed_card_is_gone_and_nothing_has_happened(card):
    """MA-14.8, MA-15.23: the player vetoed continues his turn."""
    companion = "treasurer" if card == "assignats" else "assignats"
    held = holding(card, companion=companion)
    held["laws"] = {**held["laws"], 1: ["veto"]}
    game = rich(ACTIONS[card][2][-1], OFFICE_OF.get(card, "hetman"), **held)
    before = table(game)

    play(game, f"0 play {ACTIONS[card][1]}")
    assert options(game) == ["veto", "decline"]
    assert game.waiting == (1,)
    play(game, "1 veto")

    assert table(game) == before
    assert game.waiting == (0,)
    assert not [each for each in options(game) if each.startswith(f"play {card}")]
    if card in SENATORS:
        assert (game.players[0].used, game.laws_out) == ((card,), ("veto",))
    else:
        assert game.laws_out == (card, "veto")


def table(game: Magnaci) -> tuple[object, ...]:
    """What actions can change."""
    players = [(each.estates, each.fiefs, each.shown, each.modifier) for each in game.players]
    return (players, game.conflicts, game.conflict_deck, game.partitioned, game.buildings)


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_that_is_not_vetoed_takes_effect(card):
    """MA-14.8, MA-14.9"""
    held = holding(card, companion="treasurer" if card == "assignats" else "assignats")
    held["laws"] = {**held["laws"], 1: ["veto"]}
    game = rich(ACTIONS[card][2][-1], OFFICE_OF.get(card, "hetman"), **held)
    before = table(game)

    play(game, f"0 play {ACTIONS[card][1]}", "1 decline")
    if "settle prussia" in options(game):
        play(game, "0 settle prussia")

    assert table(game) != before
    assert card in (*game.laws_out, *game.players[0].used)
    assert "veto" in game.players[1].laws


def test_the_primate_breaks_ties_all_age_and_is_never_used_up():
    """MA-15.1, MA-17.2"""
    game = at_law("9", "9", "2", offices={2: ["primate"]})

    play(game, "2 name 1", "1 settle prussia")

    assert game.players[1].laws == ("embassy",)
    assert game.players[2].offices == ("primate",)
    assert game.players[2].used == ()


def test_the_treasurer_puts_an_own_estate_in_the_place_of_another():
    """MA-15.2"""
    game = at_window(INTERREGNUM, offices={0: ["treasurer"]}, estates={1: {"ukraine": 2}})

    play(game, "0 play treasurer ukraine 1")

    assert estates(game, "ukraine") == (1, 1, 0)
    assert game.players[0].used == ("treasurer",)


def test_the_treasurer_reaches_only_estates_of_others_in_open_provinces():
    """MA-15.2, MA-11.5"""
    game = at_window(
        INTERREGNUM,
        offices={0: ["treasurer"]},
        estates={0: {"prussia": 1}, 1: {"ukraine": 1, "lithuania": 1}},
        fiefs={1: {"silesia": 1}},
        conflicts=COSSACKS,
        partitioned=("ukraine",),
    )

    assert options(game) == ["pass", "play treasurer lithuania 1"]
    assert refused(game, "0 play treasurer ukraine 1").rule == "MA-11.5"
    for target in ("silesia 1", "prussia 0", "lithuania 2", "lithuania"):
        assert refused(game, f"0 play treasurer {target}").rule == "MA-15.2"


def test_a_treasurer_without_supply_still_takes_the_estate_away():
    """MA-2.6, MA-15.2"""
    owned = {0: {"lithuania": 35}, 1: {"prussia": 1}}
    game = at_window(INTERREGNUM, seats=4, offices={0: ["treasurer"]}, estates=owned)

    play(game, "0 play treasurer prussia 1")

    assert estates(game, "prussia") == (0, 0, 0, 0)


@pytest.mark.parametrize("window, card", [(CONFLICT, "hetman"), (SEJM, "chancellor")])
def test_a_senator_acts_once_in_an_age(window, card):
    """MA-14.9"""
    game = rich(window, **holding(card))

    play(game, f"0 play {card}")

    assert refused(game, f"0 play {card}").rule == "MA-14.9"


@pytest.mark.parametrize(
    "card, amount, window",
    [
        ("chancellor", 3, SEJM),
        ("tribunal", 1, SEJM),
        ("tribunal", 1, SENATE),
        ("jesuit_colleges", 1, SEJM),
        ("jesuit_colleges", 1, SENATE),
        ("confederation", 2, SEJM),
        ("confederation", 2, SENATE),
        ("bishopric", 10, SENATE),
        ("versailles_of_the_north", 10, SENATE),
        ("corps_of_cadets", 10, SENATE),
        ("land_sejmik", 10, SENATE),
        ("hetman", 3, CONFLICT),
        ("levy_in_mass", 1, CONFLICT),
        ("quarter_army", 2, CONFLICT),
        ("dissenters", -1, CONFLICT),
        ("rokosz", -2, CONFLICT),
        ("capitulation", -3, CONFLICT),
    ],
)
def test_a_modifier_changes_the_own_card_only(card, amount, window):
    """MA-14.11, MA-15.3 to MA-15.16"""
    game = rich(window, OFFICE_OF.get(card, "hetman"), **holding(card))

    play(game, f"0 play {card}")

    assert [player.modifier for player in game.players] == [amount, 0, 0]


@pytest.mark.parametrize("law, office", [*OFFICE_OF.items(), ("corps_of_cadets", "hetman")])
def test_an_office_law_makes_a_five_win_its_office_and_no_other(law, office):
    """MA-15.5 to MA-15.8, MA-7.5"""
    held = {"laws": {0: [law, "assignats"]}, "estates": {1: {"prussia": 1}}}

    for other in OFFICES:
        game = at_office(other, "5", "14", **held)
        if other != office:
            assert refused(game, f"0 play {law}").rule == ACTIONS[law][0]
    game = at_office(office, "5", "14", **held)
    play(game, f"0 play {law}", "0 pass")

    assert game.players[0].offices == (office,)


@pytest.mark.parametrize("law", ["tribunal", "jesuit_colleges", "confederation", "corps_of_cadets"])
def test_no_modifier_without_a_card_at_the_office(law):
    """MA-7.6"""
    held = {"laws": {0: [law, "assignats"]}, "estates": {1: {"prussia": 1}}}
    game = at_office("hetman", "", "8", "7", **held)

    assert refused(game, f"0 play {law}").rule == "MA-7.6"


@pytest.mark.parametrize(
    "card, strength",
    [
        ("hetman", 24),
        ("levy_in_mass", 22),
        ("quarter_army", 23),
        ("dissenters", 20),
        ("rokosz", 19),
        ("capitulation", 18),
        ("monastery", 22),
        ("palazzo_in_fortezza", 23),
        ("fortress", 24),
    ],
)
def test_what_is_played_in_a_conflict_counts_in_it(card, strength):
    """MA-10.4, MA-10.7, MA-10.8, MA-15.3, MA-15.12 to MA-15.17"""
    held = {"offices" if card in SENATORS else "laws": {1: [card]}}
    game = at_conflict("11", "7", "3", **held)

    events = play(game, f"1 play {card}")

    verdict = ConflictWon if strength >= 21 else ConflictLost
    assert verdict("cossack_rebellion", strength, 21) in events


def test_the_hetman_can_win_the_reward():
    """MA-15.3, MA-10.9"""
    game = at_conflict("8", "7", "6", offices={2: ["hetman"]})

    play(game, "2 play hetman")

    assert estates(game, "ukraine") == (0, 0, 1)


def test_treason_can_make_the_own_card_the_lowest():
    """MA-15.16, MA-10.14"""
    owned = {seat: {"ukraine": 3} for seat in range(3)}
    game = at_conflict("8", "7", "6", laws={0: ["capitulation"]}, estates=owned)

    play(game, "0 play capitulation")

    assert estates(game, "ukraine") == (1, 2, 2)


def test_modifiers_add_up_and_end_with_their_conflict():
    """MA-14.11"""
    game = at_conflict(
        "4", "5", "6", offices={0: ["hetman"]}, laws={0: ["levy_in_mass", "quarter_army"]}
    )

    play(game, "0 play quarter_army", "0 play hetman")
    assert game.players[0].modifier == 5
    events = play(game, "0 play levy_in_mass")

    assert ConflictWon("cossack_rebellion", 21, 21) in events
    assert [player.modifier for player in game.players] == [0, 0, 0]


@pytest.mark.parametrize(
    "law, at, partitioned",
    [
        ("monastery", 0, ()),
        ("palazzo_in_fortezza", 1, ()),
        ("fortress", 2, ("ukraine",)),
    ],
)
def test_a_building_stands_for_good_whoever_owns_the_land(law, at, partitioned):
    """MA-15.17, MA-2.8, MA-11.7"""
    game = at_conflict("9", "8", "2", laws={0: [law]}, partitioned=partitioned)

    play(game, f"0 play {law}")

    assert game.buildings[at] == "ukraine"
    assert game.laws_out == (law,)


def test_a_building_changes_nobodys_card():
    """MA-10.6, RU-28"""
    game = at_conflict("9", "9", "3", laws={0: ["fortress"]}, offices={2: ["primate"]})

    play(game, "0 play fortress")

    assert options(game) == ["name 0", "name 1"]
