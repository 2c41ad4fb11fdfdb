"""The options of Veto!: under headings of its own, with names for numbers, and whole games."""

from __future__ import annotations

import re

import pytest

from cli.playing import at_random, begin, script
from cli.veto_screens import BOARD, match_at, shown
from games.veto.moments import FROM_SETTLEMENT
from games.veto.positions import RULES, all_bene, play, veto
from interpares import Match
from interpares.games.veto.events import BeneSaid, ObjectDeclared, PhaseBegun
from interpares.kernel import notation
from interpares.kernel.views import prompt

TURN = {
    "hands": {0: "uhlik manor_farm lunge kesim_kesim", 1: "liberum_veto"},
    "in_play": {0: "michal_wolodyjowski+feint/down", 1: "roch_kowalski janusz_radziwill/karmazyn"},
}


def rules(game, seat=0):
    """The rules behind the options of a seat."""
    options = game.decision.options(game, seat)
    return {
        notation.write(each).split()[0]: BOARD.rule(each, prompt(game, seat)) for each in options
    }


def test_a_turn_has_deeds_by_their_kind_then_trifles_and_thrusts():
    """VE-5.6, VE-5.7"""
    game = veto(**TURN)

    groups = shown(game)

    assert groups["Deploy"] == ["Deploy “Uhlik” on the election field [6 dukats]"]
    assert groups["Agitate"] == [
        "Agitate with “Michał Wołodyjowski”",
        "Agitate with “Michał Wołodyjowski”, discarding “Feint”",
    ]
    assert groups["Challenge"] == ["Challenge “Roch Kowalski” with “Michał Wołodyjowski” [S9 : S7]"]
    assert groups["Trifles"] == ["Deploy “Manor Farm” [1 dukat, income +1]"]
    assert "Attach “Lunge” face down to “Michał Wołodyjowski”" in groups["Thrusts"]
    assert groups["Pass"] == ["Bene"]
    assert groups["Other deeds"] == ["Play “Kesim, Kesim!”: Roch Kowalski [7 dukats]"]
    assert len(groups) == 7


def test_the_headings_of_a_turn_are_polish_in_polish():
    game = veto(**TURN)

    groups = list(shown(game, language="pl"))

    assert groups == ["Wystaw", "Agituj", "Wyzwij", "Drobiazgi", "Sztychy", "Inne czyny", "Koniec"]


def test_abilities_say_what_they_cost():
    """VE-9.15"""
    game = veto(in_play={0: "hieronim_radziejowski", 1: "roch_kowalski"})

    trifles = shown(game)["Trifles"]

    assert trifles == ["Use “Hieronim Radziejowski”: Roch Kowalski [4 dukats]"]


def test_who_must_discard_for_upkeep_sees_what_each_card_costs():
    """VE-1.5, VE-4.17"""
    game = veto(
        factions=("court", "radziwill"),
        agenda=FROM_SETTLEMENT,
        in_play={0: "kuklinowski yurko_bohun louis_of_conde pelka+musket"},
        dukats={0: 0},
    )
    all_bene(game)

    (options,) = shown(game).values()

    assert "Discard “Yurko Bohun” [upkeep −1]" in options
    assert len([each for each in options if "[upkeep −" in each]) == 4


def test_replies_stand_apart_from_bene_in_a_window():
    """VE-6.3"""
    game = veto(**TURN)
    play(game, "0 deploy_possession manor_farm")

    assert shown(game, 1) == {"Pass": ["Bene"], "Replies": ["Play “Liberum Veto” [3 dukats]"]}


def test_thrusts_of_hand_and_fighter_stand_together_in_a_fight():
    """VE-8.12"""
    game = veto(**TURN)
    play(game, "0 challenge michal_wolodyjowski roch_kowalski")
    all_bene(game)
    play(game, "1 accept")
    all_bene(game)

    assert shown(game) == {
        "Pass": ["Bene"],
        "Thrusts": ["Play “Lunge” [free]", "Play “Feint”, which lies under your fighter"],
    }


def test_decks_stand_by_faction():
    """VE-2.5"""
    match = Match.start("veto", seats=2, seed=1)

    groups = shown(match.game)

    assert groups["The Court"][0].startswith("Take the deck “Senate and Seal” (The Court) ")
    assert len(groups) == 4


def test_options_are_explained_by_rules_of_their_own():
    """VE-5.12, VE-9.11"""
    game = veto(**TURN)
    turn = rules(game)
    play(game, "0 deploy_possession manor_farm")

    assert turn == {
        "deploy_character": "VE-5.12",
        "agitate": "VE-7.2",
        "challenge": "VE-8.1",
        "deploy_possession": "VE-9.4",
        "lay_thrust": "VE-9.11",
        "play": "VE-9.9",
        "bene": "VE-5.4",
    }
    assert rules(game, 1) == {"bene": "VE-6.3", "play": "VE-6.3"}
    assert all(RULES.texts("pl").rule(rule) for rule in turn.values())


def test_what_one_has_just_done_is_no_news():
    declared = ObjectDeclared(0, 7, "possession", "manor_farm")

    assert not BOARD.is_news(declared, 0)
    assert BOARD.is_news(declared, 1)
    assert not BOARD.is_news(BeneSaid(0), 0)
    assert BOARD.is_news(PhaseBegun("game"), 0)


@pytest.mark.parametrize("language, width, seed", [("en", 80, 22), ("pl", 120, 30)])
def test_a_whole_game_is_played_by_typing_what_is_shown(tmp_path, language, width, seed):
    match = Match.start("veto", seats=2, seed=seed, players=("human", "random"))
    screen = begin(tmp_path, at_random(seed), match=match, language=language, width=width)

    screen.session.run()

    lines = [
        line for line in screen.text.splitlines() if not line.startswith(("  interpares ", "  /"))
    ]
    assert match.outcome is not None
    assert screen.session.words.outcome(match.outcome) in screen.text
    assert not re.findall(r"\b(?:cli|ve)-\w+|\b[a-z]+_[a-z_]+|@seat|#\d", "\n".join(lines))
    assert not [line for line in lines if len(line) > width and "\r" not in line]


def test_the_seats_go_by_their_factions_as_soon_as_the_decks_are_chosen(tmp_path):
    """VE-2.5"""
    match = Match.start("veto", seats=2, seed=1, players=("human", "random"))
    first = notation.write(match.options(0)[0])
    screen = begin(tmp_path, script(first), match=match)

    screen.session.run()

    faction = match.game.players[0].faction
    assert screen.asked[0] == "Camp 1> "
    assert screen.asked[1] == f"{screen.session.words.name(faction)}> "


def test_cards_can_be_read_at_any_question(tmp_path):
    match = match_at(veto(**TURN), "human", "random")
    screen = begin(tmp_path, script("cards", "hand"), match=match)

    screen.session.run()

    read = " ".join(screen.text.split())
    assert "Lunge free, thrust" in read
    assert "Roch Kowalski character, The Radziwiłłs" in read
    assert "Liberum Veto" not in read
