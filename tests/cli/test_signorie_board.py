"""The board of Signorie as text: complete, within its width, and readable without colours."""

from __future__ import annotations

import io
import itertools

import pytest
from rich.console import Console

from cli.drawing import drawn, walk
from games.signorie.positions import in_turn, signorie
from interpares import rules_of
from interpares.cli.boards import board_of
from interpares.cli.words import Words
from interpares.games.signorie.cards import HELPERS, HELPERS_OF

RULES = rules_of("signorie")
BOARD = board_of("signorie")
ITALY = {
    "pawns": {"milano": "0m 1w 1m", "roma": "3w"},
    "missions": {"milano": "medici_4", "venezia": "sforza_9", "firenze": "gonzaga_1"},
    "marriages": {"milano": "este_4", "venezia": "medici_9"},
}
RED = {
    "helpers": "yellow_top grey_bottom",
    "dice": "red:3 grey:6",
    "political": "2 2 5",
    "clerical": "4",
    "tokens": {"political": "medici_1", "marriage": "medici_7 sforza_4 este_1"},
    "face_down": {"political": 1},
    "initiative": 4,
}


def table(game, seat=0, *, width=80, language="en"):
    """The lines of the board at a position."""
    words = Words(RULES, language, RULES.names_of_seats(game))
    console = Console(file=io.StringIO(), width=width, no_color=True)
    console.print(BOARD.table(RULES.view(game, seat), None, words, width))
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def line_with(lines, *parts):
    """The only line that has all these parts."""
    found = [line for line in lines if all(part in line for part in parts)]
    assert len(found) == 1, (parts, found)
    return found[0]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_fits_the_width_and_nothing_is_cut_off(seats, language):
    for match in walk("signorie", seats, seed=seats, every=80):
        for seat, width in itertools.product((None, 0), (60, 80, 100, 120)):
            lines = drawn(match, seat, width=width, language=language)
            assert max(map(len, lines)) <= width
            assert not [line for line in lines if "…" in line]


def test_the_board_shows_the_public_facts_of_a_position():
    for match in walk("signorie", 3, seed=5, every=30):
        view = match.view(None)
        words = Words(match.rules, "en", match.rules.names_of_seats(match.game))
        text = "\n".join(drawn(match, None, width=120))
        shown = [*HELPERS, *view.tasks, *(city.id for city in view.cities if city.in_play)]
        shown += [each for each in view.rewards if each]
        assert [each for each in shown if words.name(each) not in text] == []
        for values in filter(None, view.dice):
            assert "".join(f"[{value}]" for value in values) in text
        for player in view.players:
            assert f"{player.total}/{player.threshold}" in text


def test_a_column_shows_its_dice_the_own_space_and_helpers_hired_or_with_their_price():
    """SI-ACT.5, SI-HIR.2"""
    game = in_turn(RED, pool={"grey": [2, 4], "yellow": [5]})

    lines = table(game)

    assert line_with(lines, "space 4").startswith("space 4 [6]")
    assert line_with(lines, "space 1").startswith("space 1 –")
    assert line_with(lines, "[2][4]")
    for helper in HELPERS:
        name = Words(RULES, "en", ()).name(helper)
        mark = "● " if helper in game.players[0].helpers else f"{HELPERS[helper].cost}ƒ"
        assert line_with(lines, f"{mark} {name}")


def test_the_public_sees_who_has_hired_whom():
    game = in_turn(RED, {"helpers": "yellow_top"})

    assert "2ƒ Face-down alliance RB" in line_with(table(game, None), "2ƒ Face-down alliance")


def test_men_and_discs_are_told_apart_by_letters():
    """SI-ADV.1, SI-ADV.7"""
    game = in_turn(RED, {"political": "5"}, {"initiative": 4}, discs=(3, 1, 0, 2))

    lines = table(game)

    assert line_with(lines, "5   9").split()[2] == "RB"
    assert line_with(lines, "2   3").split()[2:4] == ["RR", "·"]
    track = lines[lines.index(line_with(lines, "VP   0   0   1")) + 1]
    assert track.split()[:5] == ["PB", "·", "·", "·", "RY"]


def test_a_city_shows_its_pawns_the_next_space_and_which_tokens_fit():
    """SI-MIS.2, SI-MIS.4, SI-MAR.4"""
    lines = table(in_turn(RED, **ITALY))

    milan, venice = line_with(lines, "Milan "), line_with(lines, "Venice ")
    assert "R♂ B♀ B♂ [2] 3 3 4 4" in milan
    assert "Medici 3 ✓" in milan  # the second shield of Politics
    assert "Este 3" in milan
    assert "Este 3 ✓" not in milan  # married there already
    assert "Sforza 5 ✓" in venice
    assert "Medici 5 ✓" not in venice


def test_the_own_plan_shows_what_is_there_and_what_is_wanted():
    """SI-ALL.2, SI-END.2"""
    lines = "\n".join(table(in_turn(RED))).split("PLAN")[1]

    assert "Politics  2 tokens, 3 VP with three" in lines
    assert "✓Medici 2  1 face down  Medici  Este" in lines
    assert "Church  no tokens" in lines
    assert "Marriage  3 tokens, 9 VP" in lines


def test_a_sum_of_dice_above_the_threshold_is_marked():
    """SI-REW.4"""
    lines = table(in_turn({"dice": "red:6 grey:6 purple:3", "men_in_threshold": 0}))

    assert "✗ 15/13" in line_with(lines, "Red (you)")


def test_what_may_be_known_of_the_others_are_their_plans_and_helpers():
    tokens = {"marriage": "medici_7 sforza_4 este_1"}
    game = in_turn({}, {"helpers": "yellow_top grey_bottom", "tokens": tokens})
    words = Words(RULES, "en", RULES.names_of_seats(game))
    console = Console(file=io.StringIO(), width=80)

    console.print(BOARD.known(RULES.view(game, 0), words))

    lines = console.file.getvalue().splitlines()
    assert line_with(lines, "Marriage").split()[1:5] == ["–", "3", "·", "9"]
    assert "Face-down alliance, Military by the die" in line_with(lines, "Blue")


def test_cards_tell_what_rewards_tasks_and_helpers_do():
    game = signorie()
    words = Words(RULES, "en", RULES.names_of_seats(game))

    cards = BOARD.cards(RULES.view(game, 0), words)

    assert ("Threshold +3", words.card_text("task", "task_threshold")) in cards
    assert len(cards) == 7 + 10 + sum(map(len, HELPERS_OF.values()))
    assert all(text for _, text in cards)
