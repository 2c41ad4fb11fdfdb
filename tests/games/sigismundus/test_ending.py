"""SA-19, SA-22: the end of the game, and its two lengths."""

from __future__ import annotations

import pytest
from walking import cases_of, walk

from games.sigismundus.moments import gained
from games.sigismundus.positions import sigismundus, told
from interpares import Match, rules_of
from interpares.games.sigismundus.cards import SESSIONS
from interpares.games.sigismundus.ending import FinalScoring
from interpares.games.sigismundus.events import AllCrowned, PhaseBegun, RoundBegun
from interpares.games.sigismundus.game import Sigismundus
from interpares.games.sigismundus.maintenance import Maintenance
from interpares.games.sigismundus.sejm_events import FinalScore, GrantsScored, RibbonScored
from interpares.games.sigismundus.setup import PickStartOffice
from interpares.kernel.game import Event
from scenario import play


def over(*houses: dict, **fields) -> Sigismundus:
    """The end of the game."""
    return sigismundus(*houses, agenda=(FinalScoring(),), round=8, phase="maintenance", **fields)


def test_the_most_points_win():
    """SA-19.5"""
    game = over({"vp": 3}, {"vp": 20}, {"vp": 19}, {"vp": 4})

    assert game.outcome.reason == "finished"
    assert game.outcome.ranking == (1, 2, 3, 0)
    assert game.outcome.ranks == (4, 1, 2, 3)
    assert game.outcome.scores == (3, 20, 19, 4)


def test_a_tie_goes_to_the_better_place_on_the_royal_track():
    """SA-19.5: all through the ranking, so that there is always one winner."""
    game = over({"vp": 9}, {"vp": 9}, {"vp": 4}, {"vp": 4}, royal=(3, 1, 2, 0))

    assert game.outcome.ranking == (1, 0, 3, 2)
    assert game.outcome.ranks == (2, 1, 4, 3)


def test_final_points_decide():
    """SA-19.2 to SA-19.5"""
    ribbon = {"vp": 1, "figures": "santi_gucci", "offices": "12 15"}

    game = over(ribbon, {"vp": 6}, {}, {}, royal=(1, 2, 3, 0))

    assert game.outcome.scores == (7, 6, 0, 0)
    assert game.outcome.ranking[0] == 0


def test_the_game_ends_after_the_maintenance_of_the_last_round():
    """SA-19.1"""
    army = {"active": (1, 0, 0), "ducats": 4, "figures": "jan_maria_padovano"}
    agenda = (Maintenance(), FinalScoring())
    game = sigismundus(army, agenda=agenda, round=8, phase="scoring")
    assert game.outcome is None

    play(game, "0 maintain 1,0,0 0,0,0")

    # Three ducats are left after upkeep.
    assert gained(game, "ribbons") == [1, 0, 0, 0]
    assert game.outcome is not None
    assert game.phase == "ending"


def test_grants_and_ribbons_are_told_in_order():
    """SA-19.3, SA-19.4"""
    said: list[Event] = []
    houses = ({"vp": 1, "figures": "jan_herburt jan_laski", "offices": "2"},)
    game = sigismundus(*houses, round=8, phase="maintenance", acts=("grants_for_the_deserving",))
    game.told = said
    game.agenda = (FinalScoring(),)
    game.advance()

    assert told(said, GrantsScored)[0] == GrantsScored(0, 5)
    assert told(said, RibbonScored) == [RibbonScored(0, "jan_herburt", 1, 3)]
    assert [(each.seat, each.vp) for each in told(said, FinalScore)] == [
        (0, 1 + 5 + 3),
        (1, 3),
        (2, 2),
        (3, 1),
    ]


LENGTHS = {"full": 8, "short": 4}


@pytest.mark.parametrize("variant, rounds", LENGTHS.items())
def test_a_game_of_each_length_has_its_rounds(variant: str, rounds: int):
    """SA-4.1, SA-22.1, SA-22.2"""
    case = next(each for each in cases_of("sigismundus") if each.options["variant"] == variant)
    heard: list[Event] = []
    for match, seat, action in walk(case, 1):
        last, game = match, match.game.copy()
        game.told = []
        game.apply(seat, action)
        heard += game.told

    begun = told(heard, RoundBegun)
    assert [each.round for each in begun] == list(range(1, rounds + 1))
    assert tuple(each.sejm for each in begun) == SESSIONS[variant]
    assert len(told(heard, AllCrowned)) == 1
    assert len({each.demand for each in begun}) == rounds
    assert len({figure for each in begun for figure in each.figures}) == 3 * rounds
    assert len(told(heard, PhaseBegun)) == 9 * rounds
    assert last.outcome is not None


def test_the_short_game_plays_the_first_second_fifth_and_eighth_sejm():
    """SA-3.2, SA-22.1"""
    assert SESSIONS["short"] == (
        "recognition_of_royal_marriage",
        "border_defence",
        "incompatibilitas",
        "union_of_lublin",
    )


def test_the_options_are_known_to_all_from_the_beginning():
    """SA-22.3"""
    rules = rules_of("sigismundus")
    assert rules.complete({}, 4) == {
        "variant": "full",
        "unbid_office": "representative",
        "edition": "second",
    }

    options = {"variant": "short", "unbid_office": "vacant", "edition": "first"}
    match = Match.start("sigismundus", seats=4, seed=1, options=options)

    assert isinstance(match.game.decision, PickStartOffice)
    view = match.view(None)
    assert (view.variant, view.unbid_office, view.rounds) == ("short", "vacant", 4)
    assert view.edition == "first"
    assert view.sessions == SESSIONS["short"]
