"""VE-12.1 to VE-12.4, VE-12.7, VE-12.10, VE-12.11: three and four players."""

from __future__ import annotations

import pytest

from games.veto.looks import asked, kreski, szabla, window
from games.veto.moments import FROM_GAME, say_bene
from games.veto.positions import all_bene, do, offered, play, veto
from interpares import Match
from interpares.games.veto.reading import Reading
from interpares.games.veto.restraints import parameter
from interpares.games.veto.setup import Round


def table(*factions: str, **options) -> Match:
    """A match whose players have chosen the starters of these factions, one after the other."""
    match = Match.start("veto", seats=len(factions), seed=3, options=options)
    for seat, faction in enumerate(factions):
        match.play(seat, f"choose_deck {starter(match, seat, faction)}")
    return match


def starter(match: Match, seat: int, faction: str) -> str:
    """A deck of the box with this faction."""
    decks = [each.deck for each in match.game.decision.options(match.game, seat)]
    return next(each for each in decks if each.startswith(faction))


@pytest.mark.parametrize("seats, total", [(3, 24), (4, 27)])
def test_more_players_have_more_kreski_in_the_pool(seats, total):
    """VE-12.1, VE-2.6"""
    match = Match.start("veto", seats=seats, seed=3)

    assert match.game.pool == total


def test_two_who_want_the_same_faction_draw_lots_and_one_chooses_again():
    """VE-12.1"""
    match = table("court", "court", "radziwill")

    (again,) = match.game.waiting
    assert asked(match.game) == "ChooseSetup"
    assert again in (0, 1)
    assert match.game.players[1 - again].faction == "court"
    options = [each.deck for each in match.game.decision.options(match.game, again)]
    assert options
    assert not [each for each in options if each.startswith(("court", "radziwill"))]


def test_the_table_may_allow_the_same_faction_twice():
    """VE-12.1"""
    match = table("court", "court", "radziwill", distinct_factions=False)

    assert asked(match.game) == "Mulligan"
    assert [each.faction for each in match.game.players] == ["court", "court", "radziwill"]


def test_with_two_players_the_same_faction_is_allowed():
    """VE-12.1, VE-1.2"""
    match = table("court", "court")

    assert asked(match.game) == "Mulligan"


@pytest.mark.parametrize(
    "factions, first",
    [(("court", "radziwill", "lubomirski"), 2), (("radziwill", "wisniowiecki", "court"), 1)],
)
def test_the_smallest_treasury_holds_the_initiative_first(factions, first):
    """VE-12.4, VE-2.11"""
    match = table(*factions)

    for seat in range(3):
        match.play(seat, "keep")

    assert match.game.initiative == first


def test_turns_run_clockwise_from_the_initiative_holder():
    """VE-12.2"""
    game = veto(4, initiative=2, agenda=FROM_GAME)
    all_bene(game)

    voices = say_bene(game, 4)

    assert voices == [2, 3, 0, 1]
    assert game.phase == "ending"


def test_the_phase_ends_only_when_all_say_bene_in_succession():
    """VE-12.2, VE-5.5"""
    game = veto(3, in_play={2: "jan_andrzej_morsztyn"})

    play(game, "0 bene", "1 bene")
    do(game, "2 use jan_andrzej_morsztyn 1 0", "2 bene")
    play(game, "0 bene")
    assert game.phase == "game"
    play(game, "1 bene")

    assert game.phase == "ending"


def test_a_third_player_may_play_a_card_on_one_in_a_situation_another_began():
    """VE-12.3, VE-6.23"""
    game = veto(
        3,
        hands={2: "vivat arbitration"},
        in_play={0: "kuklinowski", 1: "uhlik/marked", 2: "brodnicki"},
    )

    play(game, "0 challenge kuklinowski uhlik", "1 bene", "2 play vivat brodnicki")
    say_bene(game, 6)
    assert window(game) == ("W-D3", 0)
    play(game, "0 bene", "1 bene", "2 play arbitration")
    all_bene(game)

    assert szabla(game, "brodnicki") == 5 + 1
    assert asked(game) == "Turn"


def test_the_right_to_reply_goes_round_all_players():
    """VE-12.3, VE-6.2"""
    game = veto(4, in_play={1: "uhlik"}, voice=1)

    play(game, "1 agitate uhlik")
    rights = say_bene(game, 4)

    assert rights == [2, 3, 0, 1]
    assert window(game)[0] != "W-A"


def test_only_the_two_fighters_players_have_fight_turns():
    """VE-12.10, VE-8.30"""
    game = veto(
        3,
        hands={1: "feint"},
        in_play={0: "kuklinowski", 2: "uhlik/marked"},
    )
    do(game, "0 challenge kuklinowski uhlik")

    turns = [game.waiting[0]]
    play(game, "0 bene")
    turns.append(game.waiting[0])

    assert asked(game) == "FightTurn"
    assert turns == [0, 2]


def test_an_agitation_against_a_player_names_any_opponent():
    """VE-12.10, VE-7.2"""
    game = veto(4, in_play={0: "uhlik"}, kreski={0: 10, 1: 7, 2: 6, 3: 4})

    named = [seat for seat in range(4) if offered(game, 0, f"agitate uhlik 0 {seat}")]
    do(game, "0 agitate uhlik 0 2")

    assert named == [1, 2, 3]
    assert kreski(game) == [10, 7, 5, 4, 1]


def test_everybody_bribes_from_the_last_holder_on():
    """VE-12.10, VE-4.5"""
    game = veto(3, initiative=1, agenda=(Round(),))
    all_bene(game)

    order = []
    while asked(game) == "Bribery":
        order.append(game.waiting[0])
        play(game, f"{order[-1]} bribe 0")

    assert order == [1, 2, 0]


@pytest.mark.parametrize("seats, threshold", [(3, 16), (4, 18)])
def test_thresholds_do_not_change_with_eliminations(seats, threshold):
    """VE-12.7"""
    game = veto(seats)

    play(game, "0 concede")

    living = game.living[0]
    assert len(game.living) == seats - 1
    assert parameter(Reading(game), living, "election_threshold") == threshold


def test_without_cards_nothing_can_be_handed_over():
    """VE-12.11"""
    game = veto(3, dukats={0: 30}, kreski={0: 9})

    assert [type(each).__name__ for each in game.decision.options(game, 0)] == ["Bene"]
