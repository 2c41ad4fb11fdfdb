"""VE-5.1 to VE-5.8, VE-5.19, VE-5.20: turns, deeds and trifles."""

from __future__ import annotations

import pytest

from games.veto.extra_cards import add_cards
from games.veto.looks import asked, kreski, szabla, window
from games.veto.moments import FROM_SETTLEMENT, match_from, said, say_bene, until
from games.veto.positions import all_bene, do, offered, piece, play, refused, veto
from interpares import BadInput
from interpares.games.veto.actions import Agitate, Bene, Challenge, DeployCharacter, MoveCharacter
from interpares.games.veto.cards import CONSTANTS

FINERY = """
[[card]]
id = "finery"
type = "effect"
[card.play]
kind = "trifle"
target = [{ name = "t", sel = { type = "character", who = "you" } }]
[[card.play.do]]
op = "grant"
card = "t"
keyword = "karmazyn"
duration = "turn"
[[card.play.do]]
op = "move"
card = "t"
to = "karmazyn"
"""


def deeds(game, seat=0):
    """The kinds of deeds a seat could declare now."""
    kinds = {Agitate, Challenge, DeployCharacter, MoveCharacter}
    return {type(each) for each in game.decision.options(game, seat)} & kinds


# --- turns


def test_the_game_phase_opens_with_a_window_and_the_initiative_holder_is_first_at_voice():
    """VE-5.1"""
    game = veto(3, agenda=FROM_SETTLEMENT, initiative=1)

    until(game, "W-G1")
    first = game.waiting
    all_bene(game)
    order = say_bene(game, 3)

    assert first == (1,)
    assert order == [1, 2, 0]
    assert game.phase == "ending"


@pytest.mark.parametrize("word", ["yield", "bene"])
def test_a_turn_lasts_until_yield_or_bene(word):
    """VE-5.2"""
    game = veto(factions=("radziwill", "court"), in_play={0: "rekuc_leliwa uhlik mill"})

    do(game, "0 use rekuc_leliwa 1", "0 agitate uhlik", "0 use mill 1")
    during, voice = szabla(game, "rekuc_leliwa"), game.voice
    do(game, f"0 {word}")

    assert (during, voice) == (7, 0)
    assert (szabla(game, "rekuc_leliwa"), game.voice) == (5, 1)


def test_there_is_one_deed_in_a_turn_among_any_number_of_trifles():
    """VE-5.3"""
    game = veto(in_play={0: "kuszel machnicki mill mill"}, hands={0: "manor_farm"})

    do(game, "0 use mill 1", "0 agitate kuszel", "0 use mill#2 1", "0 deploy_possession manor_farm")

    assert deeds(game) == set()

    do(game, "0 yield", "1 bene")

    assert offered(game, 0, "agitate machnicki")


def test_each_deed_or_trifle_is_resolved_before_the_next_is_declared():
    """VE-5.3"""
    game = veto(in_play={0: "kuszel mill"}, hands={0: "manor_farm"})

    play(game, "0 deploy_possession manor_farm")
    assert window(game) == ("W-A", 1)
    play(game, "1 bene")

    assert game.decision.options(game, 0) == [Bene()]


def test_one_more_deed_by_a_card():
    """VE-5.3"""
    game = veto(in_play={0: "kuszel machnicki"}, hands={0: "one_more_word"})

    do(game, "0 play one_more_word", "0 agitate kuszel", "0 agitate machnicki")

    assert kreski(game)[0] == 2

    do(game, "0 yield", "1 bene")

    assert game.deeds == 1


def test_who_has_declared_nothing_cannot_yield():
    """VE-5.4"""
    game = veto(in_play={0: "kuszel"}, hands={0: "feint"})

    assert refused(game, "0 yield") == "VE-5.4"
    assert offered(game, 0, "bene")


@pytest.mark.parametrize(
    "move", ["agitate kuszel", "use mill 1", "lay_thrust feint kuszel", "deploy_possession mill"]
)
def test_who_has_declared_something_yields_or_says_bene_as_he_likes(move):
    """VE-5.4: attaching a thrust is enough."""
    game = veto(in_play={0: "kuszel mill"}, hands={0: "feint mill"})

    do(game, f"0 {move}")

    assert game.waiting == (0,)
    assert offered(game, 0, "yield")
    assert offered(game, 0, "bene")


@pytest.mark.parametrize("moves", [("0 yield",), ("0 bene",), ("0 yield", "1 bene")])
def test_when_a_turn_ends_what_lasted_for_it_ceases_and_the_state_is_checked(monkeypatch, moves):
    """VE-5.2, VE-11.10 (e): he was a Karmazyn for this turn"""
    add_cards(monkeypatch, FINERY)
    game = veto(in_play={0: "uhlik"}, hands={0: "finery"})
    do(game, "0 play finery uhlik")
    before = piece(game, "uhlik").field

    play(game, *moves)

    assert (before, piece(game, "uhlik").field) == ("karmazyn", "election")


def test_the_state_is_checked_also_when_the_last_turn_of_a_phase_ends(monkeypatch):
    """VE-5.5, VE-11.10 (e)"""
    add_cards(monkeypatch, FINERY)
    game = veto(in_play={1: "uhlik"}, hands={1: "finery"})
    play(game, "0 bene")
    do(game, "1 play finery uhlik")

    play(game, "1 bene", "0 bene")

    assert (window(game), piece(game, "uhlik").field) == (("W-E1", 0), "election")


# --- the end of the phase


def test_the_phase_ends_when_all_have_said_bene_one_after_the_other():
    """VE-5.5"""
    game = veto(3)

    play(game, "0 bene", "1 bene")
    assert game.phase == "game"
    play(game, "2 bene")

    assert game.phase == "ending"


def test_a_bene_after_an_action_counts():
    """VE-5.5: ruling 4"""
    game = veto(in_play={0: "kuszel"})

    do(game, "0 agitate kuszel", "0 bene", "1 bene")

    assert game.phase == "ending"


def test_yield_adds_nothing_to_the_count():
    """VE-5.5"""
    game = veto(in_play={0: "kuszel", 1: "uhlik"})

    do(game, "0 agitate kuszel", "0 yield", "1 bene")

    assert game.phase == "game"

    do(game, "0 bene")

    assert game.phase == "ending"


def test_a_declaration_sets_the_count_back_also_when_it_is_negated():
    """VE-5.5"""
    game = veto(3, hands={2: "contribution", 0: "yarns_and_tall_tales"})

    play(game, "0 bene", "1 bene", "2 play contribution 0", "0 play yarns_and_tall_tales")
    all_bene(game)
    do(game, "2 bene", "0 bene")
    assert game.phase == "game"
    do(game, "1 bene")

    assert game.phase == "ending"


def test_a_thrust_laid_under_a_character_sets_the_count_back():
    """VE-5.5, VE-5.4"""
    game = veto(in_play={1: "uhlik"}, hands={1: "feint"})

    do(game, "0 bene", "1 lay_thrust feint uhlik", "1 bene")

    assert game.phase == "game"


def test_bene_does_not_bind():
    """VE-5.5"""
    game = veto(in_play={0: "kuszel", 1: "uhlik"})

    do(game, "0 bene", "1 agitate uhlik", "1 yield")

    assert offered(game, 0, "agitate kuszel")


# --- deeds and trifles


DEEDS = [
    "deploy_character baranowski election",
    "agitate kuszel",
    "challenge kuszel uhlik",
    "move_character zacwilichowski",
    "play banishment uhlik",
]
TRIFLES = [
    "deploy_possession mill",
    "deploy_equipment purse kuszel",
    "lay_thrust feint kuszel",
    "play contribution 1",
    "use wayside_inn 1",
    "use wisniowiecki 2 jan_skrzetuski",
]


def at_work():
    """A position in which everything can be done."""
    return veto(
        in_play={0: "kuszel zacwilichowski jan_skrzetuski/marked wayside_inn", 1: "uhlik"},
        hands={0: "baranowski banishment mill purse feint contribution"},
    )


@pytest.mark.parametrize("move", DEEDS)
def test_a_deed_is_the_only_one_of_its_turn(move):
    """VE-5.6"""
    game = at_work()

    assert len(deeds(game)) == 4
    play(game, f"0 {move}")

    assert game.deeds == 0


@pytest.mark.parametrize("move", TRIFLES)
def test_a_trifle_leaves_the_deed(move):
    """VE-5.7"""
    game = at_work()

    do(game, f"0 {move}")

    assert game.deeds == 1
    assert len(deeds(game)) == 4


@pytest.mark.parametrize("move", [*DEEDS, *TRIFLES])
def test_everything_but_a_thrust_goes_on_the_stack_and_can_be_answered(move):
    """VE-5.8, VE-9.11"""
    game = at_work()

    play(game, f"0 {move}")

    laid = move.startswith("lay_thrust")
    assert len(game.stack) == (0 if laid else 1)
    assert asked(game) == ("Turn" if laid else "Window")


@pytest.mark.parametrize(
    "move",
    [
        "agitate kuszel",
        "deploy_possession mill",
        "play contribution 1",
        "use mill 1",
        "lay_thrust feint kuszel",
    ],
)
def test_nothing_that_was_declared_is_taken_back(move):
    """VE-5.19"""
    game = veto(in_play={0: "kuszel mill"}, hands={0: "feint mill contribution"})
    match = match_from(game)

    said(match, f"0 {move}")

    with pytest.raises(BadInput):
        match.undo(0)


def test_after_three_hundred_declarations_in_a_phase_only_bene_is_left():
    """VE-5.20"""
    game = veto(in_play={0: "kuszel mill"}, hands={0: "manor_farm"})
    game.players[0].declarations = CONSTANTS.declarations_max - 1

    do(game, "0 use mill 1")

    assert game.decision.options(game, 0) == [Bene()]


def test_declarations_are_counted_anew_in_every_game_phase_and_replies_never():
    """VE-5.20"""
    game = veto(
        agenda=FROM_SETTLEMENT,
        hands={0: "they_sound_the_alarm mill feint lunge dodge parry"},
        initiative=1,
    )
    game.players[0].declarations = CONSTANTS.declarations_max

    until(game, "W-G1")
    play(game, "1 bene", "0 play they_sound_the_alarm")
    all_bene(game)
    play(game, "1 bene")

    assert game.players[0].declarations == 0
    assert offered(game, 0, "deploy_possession mill")
