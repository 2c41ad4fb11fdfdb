"""The options of Signorie: in a few words, under headings of its own, and what is told of them."""

from __future__ import annotations

import re

import pytest

from cli.playing import STYLES, at_random, begin, script
from games.signorie.positions import in_rewards, in_turn, signorie, spending
from interpares import Match, rules_of
from interpares.cli.boards import board_of
from interpares.cli.showing import offered
from interpares.cli.words import Words
from interpares.games.signorie.helpers import ChooseAnyTask
from interpares.games.signorie.marriages import MarryOff
from interpares.games.signorie.missions import SendOnMission
from interpares.kernel.views import prompt
from scenario import play

RULES = rules_of("signorie")
BOARD = board_of("signorie")
BOUNDARY = "─" * 80


def shown(game, language="en"):
    """The options of seat 0 by heading."""
    words = Words(RULES, language, RULES.names_of_seats(game))
    question = prompt(game, 0)
    options = game.decision.options(game, 0)
    found: dict[str, list[str]] = {}
    for each in offered(BOARD, options, RULES.view(game, 0), question, words):
        found.setdefault(each.heading, []).append(each.label)
    return found


def rules(game):
    """The rule behind each option of seat 0."""
    return [BOARD.rule(each, prompt(game, 0)) for each in game.decision.options(game, 0)]


def test_dice_stand_by_colour_with_what_they_cost():
    """SI-ACT.6"""
    game = in_turn(pool={"yellow": [3], "turquoise": [1, 4, 5]})

    assert shown(game) == {
        "yellow": ["[3] free"],
        "turquoise": ["[1] for 4 florins", "[4] for 1 florin", "[5] free"],
        "": ["Pass: no more dice in this round"],
    }
    assert shown(game, "pl")["turkusowy"] == [
        "[1] za 4 Floreny",
        "[4] za 1 Florena",
        "[5] za darmo",
    ]
    assert rules(game)[-1] == "SI-ACT.2"


def test_dice_of_an_extra_action_are_free():
    """SI-REW.11"""
    game = in_rewards(pool={"turquoise": [1]}, reward="extra_action")
    play(game, "0 take_bonus")

    assert shown(game) == {"turquoise": ["[1] free"]}


def test_main_actions_say_what_they_bring_and_tasks_go_by_their_tokens():
    """SI-ACT.8, SI-TSK.7"""
    tasks = {"yellow_upper": "florins", "yellow_lower": "threshold"}
    game = in_turn({"men": 1, "women": 2, "florins": 3}, pool={"yellow": [3]}, tasks=tasks)
    play(game, "0 take yellow 3")

    assert shown(game) == {
        "Action": ["Florins: 3 florins"],
        "Task": [
            "Florins, 1♀ → 2 florins",
            "Florins, 2♀ → 4 florins",
            "Threshold +3, 1♂ → threshold 16",
        ],
        "Hire": ["“A pawn from the supply” for 2 florins", "“Initiative by the die” for 3 florins"],
    }
    assert rules(game) == ["SI-FLO.1", *["SI-TSK.1"] * 3, *["SI-HIR.1"] * 2]


@pytest.mark.parametrize(
    "die, house, said, rule",
    [
        ("red", {}, "Marriage", "SI-MAR.1"),
        ("purple", {"brides": 2}, "Offspring: 3 white dice", "SI-OFF.1"),
        ("grey", {"political": "2"}, "Diplomatic mission", "SI-MIS.1"),
        ("turquoise", {}, "Career advancement: 4 points", "SI-ADV.8"),
    ],
)
def test_every_management_action_is_named(die, house, said, rule):
    """SI-ACT.8"""
    game = in_turn(house, pool={die: [6]})
    play(game, f"0 take {die} 6")

    assert shown(game)["Action"] == [said]
    assert rules(game)[0] == rule


def test_any_task_is_offered_by_its_token():
    """SI-HEL.5"""
    game = signorie({"men": 1, "women": 0}, agenda=(ChooseAnyTask(0, "helper_purple_top"),))

    found = shown(game)

    assert list(found) == ["Task"]
    assert "Exchange pawns, 1♂ → 1 pawn of your choice" in found["Task"]
    assert "Face-down alliance, 1♂" not in found["Task"]  # in the order of the data: for women


def test_points_stand_by_track_with_what_they_bring_at_once():
    """SI-ADV.2, SI-ADV.5, SI-ADV.6"""
    tracks = "political clerical military initiative"
    game = spending(2, tracks, {"political": "3 5", "initiative": 2, "men": 1})
    play(game, "0 advance political 5")

    assert shown(game) == {
        "Politics": [
            "a man from the pool enters",
            "from space 3 to 4, +2 florins",
            "from space 6 to 7",
        ],
        "Church": ["a man from the pool enters"],
        "Military": ["a man from the pool enters"],
        "Initiative": ["from space 3 to 4"],
        "": ["Use no more points"],
    }
    first = spending(2, "political", {"political": "5", "men": 0})
    assert shown(first) == {"Politics": ["from space 5 to 6, +1 Initiative"]}


ITALY = {
    "seats": 2,
    "closed": "venezia firenze",
    "missions": {"milano": "medici_4", "roma": "sforza_1"},
    "marriages": {"roma": "este_9"},
}


@pytest.mark.parametrize("facedown", [False, True])
def test_missions_stand_by_man_with_the_token_that_fits(facedown):
    """SI-MIS.3, SI-MIS.4, SI-HEL.6"""
    house = {"political": "4", "military": "1"}
    game = signorie(house, agenda=(SendOnMission(0, "mission", facedown),), **ITALY)

    assert shown(game) == {
        "Politics 4: 7 VP": ["Milan" if facedown else "Milan + Medici 3", "Rome", "Naples"],
        "Military 1: 1 VP": ["Milan", "Rome" if facedown else "Rome + Sforza 2", "Naples"],
    }


@pytest.mark.parametrize("facedown", [False, True])
def test_marriages_stand_by_city_with_the_token_that_fits(facedown):
    """SI-MAR.2 to SI-MAR.4"""
    game = signorie({"florins": 2}, agenda=(MarryOff(0, "marriage", facedown),), **ITALY)

    rome = "Rome" if facedown else "Rome + Este 5"
    assert shown(game) == {
        "Milan": ["dowry 1: 2 VP", "dowry 2: 4 VP"],
        rome: ["dowry 1: 2 VP", "dowry 2: 4 VP"],
        "Naples": ["dowry 1: 2 VP", "dowry 2: 4 VP"],
    }


def test_a_free_helper_stands_in_his_column_and_a_token_beside_its_row():
    """SI-REW.9, SI-ALL.3"""
    free = in_rewards({"helpers": "yellow_top"}, reward="helper")
    play(free, "0 take_bonus")
    rows = signorie({"tokens": {"marriage": "este_1"}, "face_down": {"marriage": 1}})

    assert shown(free)["yellow"] == ["“3 VP”", "“Politics by the die”"]
    assert set(rules(free)) == {"SI-REW.9"}
    assert shown(rows)[""] == [
        "Politics: no tokens",
        "Church: no tokens",
        "Military: no tokens",
        "Marriage: 2 tokens, 3 VP with three",
    ]


def game_of(seats, seed):
    players = ("human", *("random",) * (seats - 1))
    return Match.start("signorie", seats=seats, seed=seed, players=players)


@pytest.mark.parametrize(
    "seats, language, width", [(2, "en", 80), (2, "pl", 120), (4, "pl", 80), (4, "en", 120)]
)
def test_a_whole_game_is_played_by_typing_what_is_shown(tmp_path, seats, language, width):
    match = game_of(seats, seed=seats)
    screen = begin(tmp_path, at_random(3), match=match, language=language, width=width)

    screen.session.run()

    lines = [
        line for line in screen.text.splitlines() if not line.startswith(("  interpares ", "  /"))
    ]
    assert match.outcome is not None
    assert not re.findall(r"\b(?:cli|si)-\w+|\b[a-z]+_[a-z_]+", "\n".join(lines))
    assert not [line for line in lines if len(line) > width and "\r" not in line]


def test_the_end_shows_where_all_points_came_from(tmp_path):
    """SI-END.1 to SI-END.3"""
    match = game_of(3, seed=7)
    screen = begin(tmp_path, at_random(7), match=match)

    screen.session.run()

    table = screen.text.rpartition("Seven rounds are over")[2]
    rows = [re.findall(r"\d+(?= │)", line) for line in table.splitlines() if "│" in line]
    *sources, total = [[int(each) for each in row] for row in rows[1:]]
    assert len(sources) == 9
    assert [sum(column) for column in zip(*sources, strict=True)] == total
    assert total == [match.outcome.scores[seat] for seat in match.outcome.ranking]


def test_within_a_turn_only_the_question_is_asked_with_the_way_that_led_to_it(tmp_path):
    """SI-ACT.9"""
    match = game_of(2, seed=1)
    while match.waiting[0] != 0:
        match.play(match.waiting[0], "pass")
    die = next(each for each in match.options(0) if getattr(each, "colour", "") == "turquoise")
    screen = begin(
        tmp_path,
        script(f"take turquoise {die.value}", "manage", "enter political", "initiative"),
        match=match,
        height=60,
    )

    screen.session.run()

    *_, choosing, first, second, third = STYLES.sub("", screen.raw).split(BOUNDARY)
    assert "What shall the turquoise" in choosing
    for page, left in ((first, 4), (second, 3), (third, 2)):
        assert f"You have {left} points left" in page
        assert f"turquoise [{die.value}] › Career advancement" in page
        assert "What has happened" not in page
    assert "from space 1 to 2" in third


def test_what_chance_did_to_oneself_is_told(tmp_path):
    """SI-OFF.1"""
    match = game_of(2, seed=1)
    while match.waiting[0] != 0:
        match.play(match.waiting[0], "pass")
    die = next(each for each in match.options(0) if getattr(each, "colour", "") == "purple")
    screen = begin(tmp_path, script(f"take purple {die.value}", "manage"), match=match, height=60)

    screen.session.run()

    told = screen.text.rpartition("What has happened")[2]
    name = screen.session.words.seat(0)
    assert f"{name} rolls for offspring" in told
    assert re.search(rf"{name} gains .* from the action “Offspring”", " ".join(told.split()))
    assert f"{name} takes the purple" not in told


def test_the_help_gives_examples_of_this_game(tmp_path):
    screen = begin(tmp_path, script("help", "? dance"), match=game_of(2, seed=1))

    screen.session.run()

    assert re.search(r"“take \w+ \d”", " ".join(screen.text.split()))
    assert "? SI-ACT.1" in screen.text
    assert "rules are numbered like SI-ACT.1." in " ".join(screen.text.split())
