"""MA-14: windows and actions."""

from __future__ import annotations

import pytest

from games.magnaci.positions import (
    at_rest,
    at_window,
    battles,
    estates,
    offered,
    opened_sejm,
    sejm,
    senate,
)
from interpares import Match
from interpares.games.magnaci.cards import LAWS, SENATORS
from interpares.games.magnaci.contests import card_strength, influence
from interpares.games.magnaci.events import Declared, Passed
from interpares.games.magnaci.senate import Placement
from scenario import magnaci, play, refused

PLAIN = "dissenters embassy union_of_brest fortress quarter_army"
ACTION_WINDOWS = (
    "senate_contest",
    "sejm_contest",
    "sejm_end",
    "conflicts_open",
    "conflict",
    "interregnum",
)
PRIMATE = ("primate",)


@pytest.mark.parametrize("window", ACTION_WINDOWS)
def test_actions_are_declared_in_action_windows(window: str):
    """MA-14.1, MA-15.24"""
    game = at_window(window, laws={0: ["assignats"], 1: ["entail"]})

    assert offered(game, 0) == ["pass", "play assignats entail 1"]


@pytest.mark.parametrize("window", ["senate_open", "sejm_open", "tie_pause"])
def test_in_other_windows_and_pauses_laws_are_only_traded(window: str):
    """MA-14.1"""
    game = at_window(window, trade=True, laws={0: ["assignats"], 1: ["entail"]})

    assert offered(game, 0) == ["pass", "offer 1", "offer 2"]
    assert refused(game, "0 play assignats entail 1").rule == "MA-15.24"


def test_no_card_names_a_window_that_does_not_exist():
    """MA-14.1"""
    named = {window for law in LAWS.values() for window in law.windows}
    named |= {window for senator in SENATORS.values() for window in senator.windows}

    assert named == {*ACTION_WINDOWS, "reaction_loss", "reaction_action", "none"}


def test_a_window_goes_round_once_in_track_order():
    """MA-14.2"""
    held = {0: ["capitulation"], 1: ["rokosz"], 2: ["dissenters"]}
    game = battles({"I": "livonian_war"}, "6", "7", "8", laws=held, track=(1, 2, 0))

    asked = []
    while not at_rest(game):
        asked.append(game.waiting[0])
        play(game, f"{game.waiting[0]} pass")

    assert asked == [1, 2, 0]


def test_an_earlier_player_cannot_answer_a_later_one():
    """MA-14.2, MA-14.4"""
    held = {0: ["quarter_army"], 1: ["capitulation"]}
    game = battles({"I": "livonian_war"}, "8", "7", "8", laws=held)
    play(game, "0 pass", "1 play capitulation")

    assert game.partitioned == ("lithuania",)
    assert game.players[0].laws == ("quarter_army",)


def test_a_player_may_play_several_cards_each_resolved_before_the_next():
    """MA-14.3, MA-14.11"""
    held = {0: ["levy_in_mass", "quarter_army", "fortress"], 1: ["rokosz"]}
    game = battles(
        {"I": "livonian_war"}, "2", "3", "4", laws=held, offices={0: ["primate", "hetman"]}
    )

    play(game, "0 play levy_in_mass", "0 play hetman")
    assert card_strength(game, 0) == 2 + 1 + 3
    play(game, "0 play fortress", "0 play quarter_army")

    assert card_strength(game, 0) == 2 + 1 + 3 + 2
    assert game.waiting == (1,)


def test_a_player_may_act_and_trade_in_any_order_on_his_turn():
    """MA-14.3, MA-16.2"""
    held = {0: ["levy_in_mass", "quarter_army", "entail"], 1: ["rokosz"]}
    game = battles({"I": "livonian_war"}, "2", "3", "4", laws=held, trade=True)

    play(game, "0 play levy_in_mass", "0 offer 2", "0 give entail", "0 propose")
    play(game, "0 play quarter_army")

    assert game.players[2].laws == ("entail",)
    assert game.waiting == (0,)


def test_a_pass_is_final_for_the_window():
    """MA-14.4"""
    held = {0: ["capitulation"], 1: ["rokosz"]}
    game = battles({"I": "livonian_war"}, "6", "7", "8", laws=held)
    play(game, "0 pass")

    assert refused(game, "0 play capitulation").rule == "MA-14.4"


def test_who_can_neither_act_nor_trade_is_passed_by():
    """MA-14.5"""
    game = battles({"I": "livonian_war"}, "6", "7", "8", laws={1: ["rokosz"], 2: ["tribunal"]})

    assert game.waiting == (1,)
    play(game, "1 pass")

    assert at_rest(game)


def test_a_request_needs_no_law_of_ones_own():
    """MA-14.5"""
    game = battles({"I": "livonian_war"}, "6", "7", "8", laws={2: ["tribunal"]}, trade=True)

    assert game.waiting == (0,)
    assert offered(game, 0) == ["pass", "offer 2"]


def test_without_an_initiative_left_a_player_who_cannot_act_is_passed_by():
    """MA-14.5, MA-16.2"""
    held = {0: ["tribunal", "entail", "bishopric"]}
    game = at_window("sejm_end", laws=held, trade=True)

    play(game, "0 offer 1", "0 give tribunal", "0 propose")
    assert game.waiting == (0,)
    play(game, "0 offer 1", "0 give entail", "0 propose")

    assert game.waiting == (1,)


def test_when_every_law_has_moved_nobody_can_trade_any_more():
    """MA-14.5, MA-16.5"""
    game = at_window("sejm_end", laws={0: ["tribunal"]}, trade=True)

    play(game, "0 offer 1", "0 give tribunal", "0 propose")

    assert at_rest(game)


def test_with_trade_off_only_actions_count():
    """MA-14.5, MA-16.11"""
    game = battles({"I": "livonian_war"}, "6", "7", "8", laws={0: ["tribunal"], 2: ["rokosz"]})

    assert game.waiting == (2,)


@pytest.mark.parametrize(
    "window, law, rule",
    [
        ("interregnum", "pacta_conventa", "MA-15.26"),
        ("sejm_end", "grain_rafting", "MA-15.18"),
        ("conflicts_open", "capitulation", "MA-15.16"),
        ("conflict", "embassy", "MA-15.25"),
    ],
)
def test_a_card_is_declared_only_in_the_window_it_names(window: str, law: str, rule: str):
    """MA-14.6"""
    game = at_window(window, laws={0: [law]}, trade=True)

    assert refused(game, f"0 play {law}").rule == rule


def test_a_card_is_declared_only_by_its_holder():
    """MA-14.6"""
    held = {0: ["rokosz"], 1: ["capitulation"]}
    game = battles({"I": "livonian_war"}, "6", "7", laws=held)

    assert refused(game, "0 play capitulation").rule == "MA-14.6"


def test_a_card_that_would_change_nothing_cannot_be_declared():
    """MA-14.6, MA-2.6"""
    full = {0: {"lithuania": 35}}
    fields = {"laws": {0: ["union_of_brest"]}, "estates": full, "trade": True}
    game = at_window("interregnum", 4, **fields)

    assert "play union_of_brest" not in offered(game, 0)
    assert refused(game, "0 play union_of_brest").rule == "MA-14.6"


def test_changing_an_own_card_is_allowed_whatever_the_outcome():
    """MA-14.6: ruling 22."""
    game = sejm(PLAIN, "2 3 4 5 6", "14 4 5 6 7", laws={0: ["tribunal"]})

    assert offered(game, 0) == ["pass", "play tribunal"]


def test_no_card_has_to_be_played():
    """MA-14.6"""
    game = battles({"I": "livonian_war"}, "6", "7", laws={0: ["rokosz"]})

    assert offered(game, 0)[0] == "pass"


def test_a_declaration_names_the_card_and_its_targets_but_not_where_estates_go():
    """MA-14.7"""
    fields = {"laws": {0: ["union_of_brest"]}, "offices": {0: ["treasurer"]}}
    game = at_window("interregnum", estates={0: {"ukraine": 1}, 1: {"prussia": 1}}, **fields)

    told = play(game, "0 play treasurer prussia 1")
    assert Declared(0, "treasurer", "prussia", 1) in told
    told = play(game, "0 play union_of_brest")

    assert Declared(0, "union_of_brest", None, None) in told
    assert "settle great_poland" in offered(game, 0)


def test_a_pass_is_told_to_everybody():
    """MA-14.4"""
    game = at_window("interregnum", offices={0: ["treasurer"]}, estates={1: {"prussia": 1}})

    [told, *_] = play(game, "0 pass")

    assert told == Passed(0)
    assert told.audience is None


def test_the_declaration_of_entail_names_the_province_that_pays():
    """MA-14.7, MA-15.22, MA-3.1"""
    game = at_window(
        "interregnum",
        offices={0: ["treasurer"]},
        laws={1: ["entail"], 2: ["veto"]},
        estates={1: {"prussia": 1, "ukraine": 1, "lithuania": 1}},
    )
    play(game, "0 play treasurer prussia 1", "2 decline")
    match = Match.start("magnaci", seats=3, position=game, options={"trade": False})

    [declared, *_] = match.play(1, "redirect prussia lithuania")

    assert "lithuania" in str(declared)
    assert "lithuania" in str(match.prompt(2).facts)


def test_the_holder_of_veto_alone_is_asked_after_a_declaration():
    """MA-14.8"""
    held = {0: ["rokosz"], 2: ["veto"]}
    game = battles({"I": "livonian_war"}, "6", "7", "8", laws=held)

    play(game, "0 play rokosz")

    assert game.waiting == (2,)
    assert offered(game, 2) == ["veto", "decline"]
    assert card_strength(game, 0) == 6


def test_nobody_is_asked_when_the_actor_himself_holds_veto():
    """MA-14.8"""
    held = {0: ["rokosz", "veto"], 1: ["capitulation"]}
    game = battles({"I": "livonian_war"}, "6", "7", "8", laws=held)

    play(game, "0 play rokosz")

    assert card_strength(game, 0) == 4
    assert game.waiting == (1,)


def test_a_used_law_is_out_of_the_game_and_a_used_senator_aside_for_the_age():
    """MA-14.9"""
    game = battles(
        {"I": "livonian_war", "III": "kantymir_raid"},
        "6 9",
        "7 8",
        "8 7",
        laws={0: ["rokosz", "capitulation"]},
        offices={0: ["primate", "hetman"]},
    )

    play(game, "0 play rokosz", "0 play hetman")

    assert "rokosz" in game.laws_out
    assert (game.players[0].offices, game.players[0].used) == (("primate",), ("hetman",))
    assert refused(game, "0 play hetman").rule == "MA-14.9"


def test_all_estates_of_one_action_go_into_one_open_province():
    """MA-14.10, MA-15.26"""
    won = {0: ["tribunal", "land_sejmik", "pacta_conventa"]}
    fields = {"laws": {0: ["pacta_conventa"]}, "won": won, "king": "stephen_bathory"}
    game = at_window("sejm_end", **fields)

    play(game, "0 play pacta_conventa crown")
    assert refused(game, "0 settle prussia,ukraine").rule == "MA-14.10"
    play(game, "0 settle ukraine")

    assert estates(game, "ukraine") == (3, 0, 0)


def test_modifiers_add_up_and_count_in_one_contest_only():
    """MA-14.11"""
    held = {0: ["tribunal", "jesuit_colleges", "confederation"]}
    game = sejm(PLAIN, "9 2 3 4 5", "8 9 4 5 6", laws=held, offices={0: ["primate", "chancellor"]})
    for card in ("tribunal", "jesuit_colleges", "chancellor"):
        play(game, f"0 play {card}")
    assert influence(game, 0) == 9 + 1 + 1 + 3

    play(game, "0 pass", "0 settle prussia")

    assert influence(game, 0) == 2


def test_reactions_are_played_out_of_order():
    """MA-14.12"""
    game = at_window(
        "interregnum",
        offices={2: ["treasurer"]},
        laws={0: ["veto"], 1: ["entail"]},
        estates={1: {"prussia": 1, "ukraine": 1}},
    )

    assert game.waiting == (2,)
    play(game, "2 play treasurer prussia 1")
    assert game.waiting == (0,)
    play(game, "0 decline")
    assert game.waiting == (1,)
    play(game, "1 redirect prussia ukraine")

    assert game.waiting == (0,)


def test_a_law_just_won_may_be_used_from_the_next_window_on():
    """MA-14.13"""
    table = "tribunal embassy union_of_brest fortress quarter_army"
    game = sejm(table, "9 2 3 4 5", "8 9 4 5 6")

    assert game.players[0].laws == ("tribunal",)
    play(game, "0 settle prussia")

    assert game.decision.place == "2"
    assert offered(game, 0) == ["pass", "play tribunal"]


def test_the_chancellor_can_be_used_in_the_sejm_of_the_same_age_only():
    """MA-14.13, MA-15.4, MA-12.8"""
    assert SENATORS["chancellor"].windows == ("sejm_contest",)
    game = sejm(PLAIN, "9 2 3 4 5", "8 9 4 5 6", offices={1: ["primate", "chancellor"]})

    assert offered(game, 1) == ["pass", "play chancellor"]


def test_veto_does_not_touch_winning_ties_rewards_or_trade():
    """MA-14.14"""
    held = {1: ["veto", "tribunal"]}
    game = senate(
        {"primate": "9", "treasurer": "4", "hetman": "3"},
        {"treasurer": "4", "hetman": "5", "chancellor": "6"},
        laws=held,
    )

    assert refused(game, "1 veto").rule == "MA-14.14"
    play(game, "0 settle prussia")
    play(game, "1 pass")
    assert refused(game, "1 veto").rule == "MA-14.14"
    play(game, "0 name 0")

    assert refused(game, "1 veto").rule == "MA-14.14"
    assert game.players[0].offices == ("primate", "treasurer")


def test_veto_does_not_touch_a_trade():
    """MA-14.14, MA-16.9"""
    game = at_window("sejm_end", laws={0: ["tribunal"], 2: ["veto", "entail"]}, trade=True)

    play(game, "0 offer 1", "0 give tribunal", "0 propose")

    assert game.players[1].laws == ("tribunal",)
    assert game.waiting == (0,)


def test_windows_with_nothing_to_do_are_not_noticed():
    """MA-14.5, MA-16.11"""
    game = opened_sejm(PLAIN, 3, trade=True)

    assert game.waiting == (0, 1, 2)
    assert isinstance(magnaci(trade=True, agenda=()).decision, Placement)
