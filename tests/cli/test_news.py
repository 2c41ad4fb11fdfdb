"""What a player is told and asked, and what is passed unasked."""

from __future__ import annotations

import re

import pytest

from cli.playing import STYLES, at_random, begin, script
from interpares import Match
from interpares.games.magnaci.actions import Give, Offer, Pass, Propose
from interpares.games.magnaci.events import CardLaid, Committed


def is_quiet(event, seat):
    """Whether a seat only laid a card of its own."""
    return isinstance(event, CardLaid | Committed) and event.seat == seat


def test_whatever_has_happened_is_told_between_the_board_and_the_question(tmp_path):
    """MA-10.4, MA-14.3"""
    random = at_random(3)
    told, seen, asked, same_again = 0, 0, "", 0

    def look(screen, options):
        nonlocal told, seen, asked, same_again
        match, words = screen.session.match, screen.session.words
        page = " ".join(STYLES.sub("", screen.raw[seen:]).split())
        events = match.events(0)
        news = [words.event(each) for each in events[told:] if not is_quiet(each, 0)]
        prompt = match.prompt(0)
        _, board, after = page.rpartition("GREAT POLAND")
        assert bool(board) == bool(news or not seen)
        for sentence in news[-40:]:
            assert " ".join(sentence.split()) in after.partition(words.question(prompt)[:40])[0]
        same_again += bool(news) and prompt.decision == asked == "turn"
        told, seen, asked = len(events), len(screen.raw), prompt.decision
        return random(screen, options)

    begin(tmp_path, look, height=100).session.run()

    assert same_again > 1


@pytest.mark.parametrize("height, most", [(10, 6), (24, 10), (26, 12)])
def test_as_much_is_told_as_a_screen_can_hold(tmp_path, height, most):
    screen = begin(tmp_path, at_random(3), height=height)
    screen.session.run()

    news = screen.text.split("What has happened\n")[1:]
    counts = [len(re.findall(r"^· ", page.partition("────")[0], re.MULTILINE)) for page in news]

    assert max(counts) == most


def test_undo_shows_the_table_as_it_is_again(tmp_path):
    screen = begin(tmp_path, script("1", "1", "14", "undo"))

    screen.session.run()

    assert "GREAT POLAND" in screen.text.partition("Taken back.")[2]


def trades_only(options):
    """MA-14.5: whether nothing can be played or pledged."""
    return Pass() in options and all(isinstance(each, Pass | Offer) for each in options)


def test_autopass_passes_the_turns_on_which_one_can_only_trade_and_no_others(tmp_path):
    """MA-14.5"""
    random, typed, on = at_random(4), set(), False

    def answer(screen, options):
        nonlocal on
        idle = trades_only([each.action for each in options])
        assert not (on and idle)
        if idle:
            on = True
            return "autopass"
        typed.add(screen.session.match.n)
        return random(screen, options)

    screen = begin(tmp_path, answer)
    screen.session.run()

    again, unasked = Match.start("magnaci", seats=3, seed=1), 0
    for number, move in enumerate(screen.session.match.moves):
        if move.seat == 0 and number not in typed:
            assert trades_only(again.options(0))
            assert move.action == Pass()
            unasked += 1
        again.play(move.seat, move.action)
    assert unasked > 1


def test_autopass_is_switched_off_by_the_same_word(tmp_path):
    screen = begin(tmp_path, script("autopas", "autopas"), language="pl")

    screen.session.run()

    assert screen.text.index("Odtąd") < screen.text.index("Znowu każda kolejka")
    assert not screen.session.table.passing


@pytest.mark.parametrize("slug, offered", [("magnaci", True), ("signorie", False)])
def test_autopass_is_offered_where_there_are_such_turns(tmp_path, slug, offered):
    match = Match.start(slug, seats=3, seed=1, players=("human", "random", "random"))
    screen = begin(tmp_path, script("help"), match=match)

    screen.session.run()

    words = " ".join(screen.text.split())
    assert ("on turns on which I can only trade" in words) == offered


def test_a_proposal_that_takes_nothing_is_called_a_gift_and_undo_takes_it_back(tmp_path):
    """MA-16.3, MA-16.4"""
    random = at_random(4)

    def give(screen, options):
        if any(isinstance(each.action, Propose) for each in options):
            raise EOFError
        for kind in (Give, Offer):
            for each in options:
                if isinstance(each.action, kind) and screen.session.match.game.players[0].laws:
                    return each.keys[0]
        return random(screen, options)

    screen = begin(tmp_path, give)
    screen.session.run()

    page = screen.text.rpartition("Your proposal to")[2]
    assert "Give it as a gift" in page
    assert "undo takes the offer back" in page
    assert "Give “" not in screen.text
