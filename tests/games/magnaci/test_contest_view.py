"""What everybody sees of a contest, a Conflict or a window, and that it comes true."""

from __future__ import annotations

import pytest
from walking import cases_of, walk

from games.magnaci.endings import ENDS, fallen
from games.magnaci.positions import at_window, battles, pass_all, sejm, senate
from interpares.games.magnaci.contest_view import Part, Side, WindowView
from interpares.games.magnaci.events import ConflictWon
from interpares.games.magnaci.game import Magnaci
from interpares.games.magnaci.view import public_view
from interpares.games.magnaci.windows import Turn
from interpares.kernel.game import Event
from scenario import magnaci, play

PLAIN = "dissenters embassy union_of_brest fortress quarter_army"
ROW = "2 3 4 5 6"


def seen(game: Magnaci):
    return public_view(game).contest


def test_there_is_no_contest_where_no_card_lies_open():
    assert seen(magnaci()) is None
    assert seen(at_window("interregnum", laws={0: ["assignats"], 1: ["entail"]})) is None


def test_a_contest_for_an_office_shows_cards_modifiers_and_who_leads():
    """MA-7.5, MA-7.6"""
    game = senate(
        {"primate": "14", "treasurer": "9", "hetman": "2"},
        {"primate": "2", "treasurer": "lady", "hetman": "3"},
        {"primate": "3", "hetman": "4", "chancellor": "5"},
        laws={0: ["confederation", "tribunal"]},
    )
    play(game, "0 pass", "0 settle prussia", "0 play confederation")

    contest = seen(game)

    assert (contest.place, contest.subject) == ("treasurer", "treasurer")
    assert contest.sides == (Side(0, "9", 2, 11), Side(1, "lady", 0, 10))
    assert (contest.leaders, contest.falls_to, contest.decider) == ((0,), (0,), None)
    assert contest.battle is None


def test_a_tie_for_an_office_is_decided_by_the_primate():
    """MA-7.8"""
    game = senate(
        {"primate": "14", "treasurer": "9", "hetman": "2"},
        {"primate": "2", "treasurer": "9", "hetman": "3"},
        laws={1: ["tribunal"]},
    )
    play(game, "1 pass", "0 settle prussia")

    assert (seen(game).falls_to, seen(game).decider) == ((0, 1), 0)


def test_a_tie_for_primate_goes_to_the_later_on_the_track():
    """MA-7.7"""
    game = senate(
        {"primate": "9", "treasurer": "2", "hetman": "3"},
        {"primate": "9", "treasurer": "3", "hetman": "4"},
        track=(1, 0),
        laws={1: ["tribunal"]},
    )

    assert (seen(game).leaders, seen(game).falls_to) == ((0, 1), (0,))
    assert seen(game).decider is None


def test_a_contest_for_a_law_names_its_slot_and_the_law():
    """MA-8.3"""
    game = sejm(PLAIN, "9 3 4 5 6", ROW, offices={1: ["chancellor"], 0: ["primate"]})

    assert (seen(game).place, seen(game).subject) == ("1", "dissenters")
    assert seen(game).falls_to == (0,)


def test_a_conflict_shows_all_parts_of_the_strength_against_the_scale():
    """MA-10.4, MA-10.5, MA-10.8"""
    game = battles(
        {"IX": "northern_war"},
        "9",
        "2",
        "2",
        laws={1: ["quarter_army"]},
        buildings=("prussia", None, "ukraine"),
        silent_sejm=True,
        black_clouds=True,
    )

    contest = seen(game)
    battle = contest.battle

    assert (contest.place, contest.subject, battle.province) == ("IX", "northern_war", "prussia")
    assert battle.parts == (
        Part("monastery", 1),
        Part("silent_sejm", -2),
        Part("black_clouds", -2),
    )
    assert (battle.cards, battle.strength, battle.won) == (13, 10, False)
    assert (contest.leaders, battle.lowest) == ((0,), (1, 2))


def test_of_those_with_the_lowest_card_nobody_pays_who_has_nothing_to_pay_with():
    """MA-10.14, MA-17.4"""
    poor = battles({"IX": "northern_war"}, "9", "2", "2", laws={1: ["quarter_army"]})
    rich = battles(
        {"IX": "northern_war"},
        "9",
        "2",
        "2",
        laws={1: ["quarter_army"]},
        estates={2: {"prussia": 2}},
    )

    assert (seen(poor).falls_to, seen(poor).decider) == ((), None)
    assert (seen(rich).falls_to, seen(rich).decider) == ((1, 2), 0)


def test_a_fief_is_named_as_what_helps_its_province():
    """MA-10.5"""
    game = battles(
        {"I": "livonian_war"},
        "14",
        "13",
        laws={1: ["quarter_army"]},
        fiefs={0: {"smolensk": 1}},
    )

    assert seen(game).battle.parts == (Part("smolensk", 1),)
    assert (seen(game).battle.won, seen(game).falls_to) == (True, (0,))


def test_the_contest_stays_in_sight_while_somebody_answers():
    """MA-14.8"""
    game = battles(
        {"I": "livonian_war"}, "6", "7", laws={0: ["levy_in_mass"], 1: ["veto"]}, trade=True
    )

    play(game, "0 play levy_in_mass")

    assert seen(game).place == "I"
    assert public_view(game).window == WindowView("conflict", "I", 0, (1,))


def test_a_window_shows_whose_turn_it_is_and_who_is_still_to_come():
    """MA-14.2"""
    game = at_window("interregnum", laws={0: ["assignats"], 2: ["entail"]}, trade=True)

    assert public_view(game).window == WindowView("interregnum", "", 0, (1, 2))
    play(game, "0 pass")
    assert public_view(game).window == WindowView("interregnum", "", 1, (2,))
    play(game, "1 offer 2", "1 take entail", "1 propose")
    assert public_view(game).window == WindowView("interregnum", "", 1, (2,))


def test_estates_of_a_law_just_won_are_placed_outside_any_window():
    """MA-8.4, MA-8.6: the window at the end of the Sejm is still to come."""
    game = sejm(PLAIN, "7 8 9 11 12", ROW, trade=True)
    while public_view(game).sejm[4] is not None:
        pass_all(game)
        if public_view(game).sejm[4] is not None:
            play(game, "0 settle prussia")

    assert type(game.decision).__name__ == "PlaceEstates"
    assert public_view(game).window is None
    play(game, "0 settle prussia")
    assert public_view(game).window.kind == "sejm_end"


def test_estates_of_a_card_are_placed_in_the_window_it_was_played_in():
    """MA-14.10"""
    game = at_window(
        "interregnum",
        laws={0: ["union_of_brest"], 1: ["entail"]},
        estates={0: {"lithuania": 1}},
        trade=True,
    )

    play(game, "0 play union_of_brest")

    assert public_view(game).window == WindowView("interregnum", "", 0, (1, 2))


def told_after_passes(game: Magnaci) -> list[Event]:
    """What is told of the contest when everybody passes."""
    told: list[Event] = []
    while not any(isinstance(each, ENDS) for each in told):
        told = play(game, f"{game.decision.seat} pass")
    first = next(at for at, each in enumerate(told) if isinstance(each, ENDS))
    return told[first:]


@pytest.mark.parametrize("case", cases_of("magnaci"), ids=str)
def test_what_a_contest_shows_comes_true_if_nobody_acts(case):
    """MA-7.5, MA-8.3, MA-10.8, MA-10.9, MA-10.14"""
    compared = 0
    for seed in range(3):
        for match, _, _ in walk(case, seed):
            contest = seen(match.game)
            if contest is None or not isinstance(match.game.decision, Turn):
                continue
            if match.game.decision.window == "tie_pause":
                continue
            end, *others = told_after_passes(match.game.copy())
            compared += 1
            assert fallen(end, others[0] if others else None) == contest.falls_to
            if battle := contest.battle:
                assert isinstance(end, ConflictWon) is battle.won
                assert (end.strength, end.scale) == (battle.strength, battle.scale)

    assert compared
