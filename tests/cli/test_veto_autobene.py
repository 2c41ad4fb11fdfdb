"""Bene that is said unasked: where there is no reply, and at the timings a player switches on."""

from __future__ import annotations

from cli.playing import at_random, begin, script
from cli.veto_screens import BOARD, line_with, match_at
from games.veto.positions import veto
from interpares import Match
from interpares.cli.boards import Idle
from interpares.cli.boards.veto_options import OTHERS, OWN, TIMINGS
from interpares.games.veto.actions import Bene
from interpares.kernel import notation
from interpares.kernel.views import prompt

DEPLOYING = {"hands": {0: "manor_farm liberum_veto", 1: "liberum_veto"}}
BOTH = ("human", "human")
MOVES = 100


def typed(match):
    return [f"{move.seat} {notation.write(move.action)}" for move in match.moves]


def played(tmp_path, game, *lines, players=BOTH, passing=()):
    """The screen after these lines were typed at a position."""
    tmp_path.mkdir(exist_ok=True)
    screen = begin(tmp_path, script(*lines), match=match_at(game, *players))
    screen.session.table.passing |= set(passing)
    screen.session.run()
    return screen


def test_a_person_is_asked_in_a_window_only_if_there_is_a_reply(tmp_path):
    """VE-6.22"""
    random, answered = at_random(22), 0

    def answer(screen, options):
        nonlocal answered
        if screen.session.match.n > MOVES:
            raise EOFError
        assert screen.session.match.prompt(0).decision != "window" or len(options) > 1
        answered += bool(options)
        return random(screen, options)

    match = Match.start("veto", seats=2, seed=22, players=("human", "random"))
    begin(tmp_path, answer, match=match).session.run()

    own = [move.action for move in match.moves if move.seat == 0]
    assert own.count(Bene()) > len(own) - answered > 0


def test_all_timings_are_listed_and_off_at_first(tmp_path):
    """VE-6.22"""
    screen = played(tmp_path, veto(**DEPLOYING), "", "autobene")

    listed = [line.rstrip() for line in screen.text.splitlines()]
    assert len(TIMINGS) == 21
    for timing in TIMINGS:
        assert line_with(listed, f"{timing} ").split()[1] == "off"
    assert line_with(listed, "W-K ").endswith("a character is in danger")
    assert not screen.session.table.passing


def test_where_a_timing_is_on_bene_is_said_although_a_reply_would_be_possible(tmp_path):
    """VE-6.22"""
    lines = ("", "deploy_possession manor_farm", "", f"autobene {OTHERS}", "bene")

    screen = played(tmp_path, veto(**DEPLOYING), *lines)

    assert typed(screen.session.match)[:2] == ["0 deploy_possession manor_farm", "1 bene"]
    assert (1, OTHERS) in screen.session.table.passing


def test_own_objects_and_those_of_opponents_are_two_timings(tmp_path):
    """VE-6.22, VE-6.23"""
    lines = ("", "deploy_possession manor_farm")

    asked = played(tmp_path, veto(**DEPLOYING), *lines, passing={(1, OWN)})

    assert asked.asked[-1] == "Press Enter when nobody else is looking> "
    assert typed(asked.session.match) == ["0 deploy_possession manor_farm"]


def test_a_timing_is_switched_off_by_the_same_word(tmp_path):
    screen = played(tmp_path, veto(**DEPLOYING), "", "autobene w-k W-D5", "autobene W-K")

    assert screen.session.table.passing == {(0, "W-D5")}
    states = [line.split()[1] for line in screen.text.splitlines() if line.startswith("W-K ")]
    assert states == ["on", "off"]


def test_a_timing_that_does_not_exist_is_refused_with_those_there_are(tmp_path):
    screen = played(tmp_path, veto(**DEPLOYING), "", "autobene W-Q W-K")

    text = " ".join(screen.text.split())
    assert f"w-q is not among the choices: {', '.join(TIMINGS)}." in text
    assert not screen.session.table.passing


def test_the_flow_does_not_tell_whether_a_bene_was_said_unasked(tmp_path):
    """VE-6.22"""
    lines = ("", "deploy_possession manor_farm", "log")

    screens = {
        hand: played(
            tmp_path / hand,
            veto(hands={0: "manor_farm", 1: hand}),
            *lines,
            passing={(1, OTHERS)},
        )
        for hand in ("feint", "liberum_veto")
    }

    without, unasked = (screen.text.replace(f"/{hand}/", "/") for hand, screen in screens.items())
    assert without == unasked
    assert typed(screens["liberum_veto"].session.match)[1] == "1 bene"


def test_bots_are_not_bound_by_timings(tmp_path):
    """VE-6.22"""
    game = veto(hands={0: "manor_farm", 1: "liberum_veto"})
    screen = begin(
        tmp_path,
        script("deploy_possession manor_farm"),
        match=match_at(game, "human", "random"),
    )
    screen.session.table.passing |= {(1, OTHERS)}
    screen.session.seating.choose = lambda match, seat: match.options(seat)[-1]

    screen.session.run()

    assert typed(screen.session.match)[1] == "1 play liberum_veto"


def test_a_move_that_was_answered_is_not_taken_back_by_way_of_an_unasked_bene(tmp_path):
    game = veto(hands={0: "manor_farm lunge", 1: "feint"})

    screen = played(tmp_path, game, "", "deploy_possession manor_farm", "undo")

    assert "Another player has acted since your last move; it stands." in screen.text
    assert typed(screen.session.match)[:3] == [
        "0 deploy_possession manor_farm",
        "1 bene",
        "0 bene",
    ]
    assert "Taken back." not in screen.text


def test_only_windows_are_answered_unasked():
    """VE-6.22"""
    game = veto(hands={0: ""})
    options = game.decision.options(game, 0)

    assert options == [Bene()]
    assert BOARD.idle(options, prompt(game, 0), 0) is None


def test_an_idle_answer_has_no_timing_where_nothing_else_can_be_said():
    """VE-6.22"""
    game = veto(**DEPLOYING)
    game.apply(0, game.decision.options(game, 0)[0])
    question, options = prompt(game, 1), game.decision.options(game, 1)

    assert BOARD.idle(options, question, 1) == Idle(Bene(), OTHERS, secret=True)
    assert BOARD.idle([Bene()], question, 1) == Idle(Bene(), secret=True)
    assert BOARD.idle(options, prompt(game, 0), 0).timing == OWN
