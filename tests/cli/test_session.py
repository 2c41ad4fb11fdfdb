"""A game at the prompt, from the first question to the scoring."""

from __future__ import annotations

import pytest

from cli.playing import STYLES, at_random, begin, script
from interpares import Match, Record, Scenario, verify
from interpares.bots.greedy import GreedyBot
from interpares.cli.seating import Seating
from interpares.cli.terminal import WIPE
from interpares.games.magnaci.actions import Lay
from interpares.kernel.game import encode
from interpares.kernel.records import digest


def record_of(folder) -> Record:
    return Record.load((folder / "game.jsonl").read_text("utf-8"))


@pytest.mark.parametrize("language, width", [("en", 80), ("pl", 80), ("pl", 120), ("de", 80)])
def test_a_whole_game_is_played_by_typing_what_is_shown(tmp_path, language, width):
    screen = begin(tmp_path, at_random(3), language=language, width=width)

    screen.session.run()

    match = verify(record_of(tmp_path))
    assert match.outcome is not None
    assert encode(match.game) == encode(screen.session.match.game)
    assert "cli-" not in screen.text
    to_be_copied = ("  interpares ", f"  {tmp_path}", "\r")
    assert not [
        line
        for line in screen.text.splitlines()
        if len(line) > width and not line.startswith(to_be_copied)
    ]


LAST_ESTATE = """
name = "One estate before the final scoring"
game = "magnaci"
seats = 3
[position]
age = 3
agenda = [{ type = "FinalScoring" }, { type = "StartEstate", seat = 0 }]
[position.players.0]
estates = [1, 2, 0, 0, 0]
fiefs = [1, 0, 0, 0]
[position.players.1]
estates = [0, 0, 1, 0, 0]
"""


def test_the_end_shows_the_parts_of_wealth_the_winner_and_how_to_replay(tmp_path):
    """MA-13.1, MA-13.6"""
    match = Scenario.load(LAST_ESTATE).begin()
    screen = begin(tmp_path, script("", "settle prussia"), match=match)

    screen.session.run()

    rows = [line.split() for line in screen.text.splitlines() if line[:3] == "│  "]
    assert [
        "│",
        "1",
        "│",
        "Lubomirski",
        "│",
        "5",
        "│",
        "6",
        "│",
        "1",
        "│",
        "0",
        "│",
        "12",
        "│",
    ] in rows
    assert ["│", "2", "│", "Potocki", "│", "1", "│", "3", "│", "0", "│", "0", "│", "4", "│"] in rows
    assert f"interpares verify {tmp_path / 'game.jsonl'}" in screen.text


def test_a_collapse_is_told_as_the_defeat_of_all(tmp_path):
    """MA-1.3"""
    screen = begin(tmp_path, at_random(1), seed=1)
    screen.session.run()
    assert screen.session.match.outcome.reason == "collapsed"

    assert "every family has lost" in screen.text


def test_notation_does_what_the_number_does(tmp_path):
    by_number, by_words = tmp_path / "a", tmp_path / "b"
    by_number.mkdir()
    by_words.mkdir()

    begin(by_number, script("2")).session.run()
    begin(by_words, script("settle lithuania")).session.run()

    assert (by_number / "game.jsonl").read_bytes() == (by_words / "game.jsonl").read_bytes()


def test_a_card_is_laid_by_its_number_and_the_lady_by_her_influence(tmp_path):
    screen = begin(tmp_path, script("1", "leave_out primate", "10", "7", "lay chancellor 14"))

    screen.session.run()

    laid = [move.action for move in screen.session.match.moves if move.seat == 0][2:]
    assert laid == [Lay("treasurer", "lady"), Lay("hetman", "7"), Lay("chancellor", "14")]


@pytest.mark.parametrize(
    "line, said",
    [
        ("lay primate 14", "(MA-7.2)"),
        ("settle prussia", "(MA-7.2)"),
        ("play veto", "(MA-15.23)"),
        ("dance", "neither a choice nor a command"),
        ("lay", "lacks a word"),
        ("99", "99 is not among the choices: 1, 2, 3, 4."),
    ],
)
def test_what_cannot_be_done_is_answered_and_asked_again(tmp_path, line, said):
    screen = begin(tmp_path, script("1", line))

    screen.session.run()

    answer = screen.text[
        screen.text.rindex("Lubomirski> ", 0, screen.text.rindex("Lubomirski> ")) :
    ]
    assert said in " ".join(answer.split())
    assert len([move for move in screen.session.match.moves if move.seat == 0]) == 1


def test_a_question_mark_tells_the_rule_of_the_question_an_option_or_the_refusal(tmp_path):
    screen = begin(tmp_path, script("?", "? 1", "? ma-11.4", "1", "play veto", "?", "?", "? dance"))

    screen.session.run()

    after = [part.splitlines()[1].split()[:1] for part in screen.text.split("Lubomirski> ")[1:]]
    assert after[:3] == [["MA-4.6"], ["MA-4.6"], ["MA-11.4"]]
    assert after[5:7] == [["MA-15.23"], ["MA-7.2"]]
    assert "There is no rule or choice “dance”" in screen.text


@pytest.mark.parametrize(
    "word, shown",
    [
        ("board", "GREAT POLAND"),
        ("hand", "HAND"),
        ("cards", "There are no cards on the table."),
        ("log", "places 1 estate"),
        ("save", "game.jsonl"),
        ("help", "take back my last move"),
        ("plansza", "WIELKOPOLSKA"),
        ("ręka", "RĘKA"),
        ("karty", "Na stole nie ma kart."),
        ("dziennik", "stawiają 1 posiadłość"),
        ("zapisz", "game.jsonl"),
        ("pomoc", "cofnij mój ostatni ruch"),
    ],
)
def test_the_commands_show_and_change_nothing(tmp_path, word, shown):
    language = "en" if word in ("board", "hand", "cards", "log", "save", "help") else "pl"
    screen = begin(tmp_path, script("1", word), language=language)

    screen.session.run()

    answer = screen.text.split("> ")[-2]
    assert shown in answer
    assert len([move for move in screen.session.match.moves if move.seat == 0]) == 1


def test_a_game_that_speaks_no_german_is_english_at_a_german_prompt(tmp_path):
    screen = begin(tmp_path, script("1", "verlauf", "karten", "ende"), language="de")

    screen.session.run()

    for german in ("Lubomirski (du)", "Was geschehen ist", "Auf dem Tisch liegen keine Karten."):
        assert german in screen.text
    for english in ("GREAT POLAND", "HAND", "Royal Policy", "places 1 estate", "Decks: Laws 25"):
        assert english in screen.text


def test_the_laws_on_the_table_are_explained(tmp_path):

    def until_the_sejm(screen, options):
        if screen.session.match.game.sejm and "cards" not in screen.asked:
            screen.asked.append("cards")
            return "cards"
        if "cards" in screen.asked:
            raise EOFError
        return options[0].keys[0]

    screen = begin(tmp_path, until_the_sejm)
    screen.session.run()

    answer = " ".join(screen.text.split("> ")[-2].split())
    for law in screen.session.match.game.sejm:
        assert screen.session.words.name(law) in answer
        assert screen.session.words.card_text("law", law) in answer


def test_a_move_can_be_taken_back_while_nobody_has_acted(tmp_path):
    screen = begin(tmp_path, script("1", "1", "14", "undo", "13"))

    screen.session.run()

    assert "14" in screen.session.match.game.players[0].hand
    assert "13" not in screen.session.match.game.players[0].hand
    assert digest(Match.replay(record_of(tmp_path)).game) == digest(screen.session.match.game)


def test_a_move_that_others_have_answered_stands(tmp_path):
    screen = begin(tmp_path, script("1", "undo"))

    screen.session.run()

    assert "it stands" in screen.text


def test_only_the_question_is_repeated_while_one_lays_card_after_card(tmp_path):
    screen = begin(tmp_path, script("1", "1", "14", "13", "12"))

    screen.session.run()

    placing = screen.text.split("Which office do you not stand for?")[1]
    assert placing.split("Lubomirski> ")[1].count("GREAT POLAND") == 0


def test_the_log_says_when_nothing_has_happened(tmp_path):
    screen = begin(tmp_path, script("log"))

    screen.session.run()

    assert "Nothing has happened yet." in screen.text


def test_bots_go_the_same_way_when_a_game_is_taken_up_again():
    match = Match.start("magnaci", seats=3, seed=1, players=("random",) * 3)
    seating = Seating(match)
    for _ in range(20):
        seat = match.waiting[0]
        match.play(seat, seating.choose(match, seat))
    again = Match.replay(match.record(open_seed=True))
    afresh = Seating(again)

    for _ in range(20):
        seat = match.waiting[0]
        match.play(seat, seating.choose(match, seat))
        again.play(seat, afresh.choose(again, seat))

    assert again.moves == match.moves


def test_a_bot_that_fails_ends_no_game(tmp_path, monkeypatch):
    def fail(bot, perspective):
        raise ZeroDivisionError

    monkeypatch.setattr(GreedyBot, "choose", fail)
    screen = begin(tmp_path, script("1"), players=("human", "greedy", "greedy"))

    screen.session.run()

    notes = [line.note for line in record_of(tmp_path).lines if isinstance(line.note, dict)]
    assert {"bot_failed": 1, "error": "ZeroDivisionError()"} in notes
    assert len(screen.session.match.moves) == 3


def second_screen(folder, phase, cards):
    """What the second of two people sees after the first has laid these cards in a phase."""
    folder.mkdir()
    left = list(cards)

    def answer(screen, options):
        laying = options and isinstance(options[0].action, Lay)
        if not laying or screen.session.match.game.phase != phase:
            return options[0].keys[0] if options else ""
        if left:
            return left.pop(0)
        raise EOFError

    screen = begin(folder, answer, players=("human", "human"))
    screen.session.run()
    return screen.visible.partition("The game is saved")[0]


@pytest.mark.parametrize(
    "phase, some, others",
    [
        ("senate", ("2", "3", "4"), ("12", "13", "14")),
        ("sejm", ("6", "7", "8", "9", "10"), ("14", "13", "12", "11", "10")),
    ],
)
def test_the_next_person_sees_nothing_of_the_cards_laid_before(tmp_path, phase, some, others):
    """MA-3.2, MA-3.3, MA-7.3"""
    one = second_screen(tmp_path / "one", phase, some)
    other = second_screen(tmp_path / "other", phase, others)

    assert "Which card do you lay" in one
    assert one == other


def test_between_two_people_the_screen_is_wiped_and_the_device_passed(tmp_path):
    """MA-3.2"""
    screen = begin(tmp_path, script("", "1", "", "1"), players=("human", "human", "random"))

    screen.session.run()

    pages = [STYLES.sub("", page) for page in screen.raw.split(WIPE)]
    passing, playing = pages[::2], pages[1::2]
    assert len(pages) == 5
    assert all("Please pass the device to" in page for page in passing)
    assert not any("PRUSSIA" in page for page in passing)
    assert all("PRUSSIA" in page for page in playing)


def test_alone_among_bots_nobody_passes_the_device(tmp_path):
    screen = begin(tmp_path, script("1", "1"))

    screen.session.run()

    assert WIPE not in screen.raw
