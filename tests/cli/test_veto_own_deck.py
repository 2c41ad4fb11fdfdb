"""A deck of one's own in the terminal: brought from a file where decks are chosen."""

from __future__ import annotations

import pytest

from cli.playing import begin, script
from cli.veto_screens import shown
from interpares import Match
from interpares.games.veto.cards import DECKS
from interpares.games.veto.deck import deck_of
from interpares.games.veto.deck_text import write


@pytest.fixture
def deck_file(tmp_path):
    """Writes a deck into a file."""

    def written(text):
        path = tmp_path / "deck.txt"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return written


def typed(tmp_path, *lines, language="en", seats=2, **options):
    """The screen after these lines were typed at the choice of the decks, and the match."""
    players = ("human", *["random"] * (seats - 1))
    match = Match.start("veto", seats=seats, seed=1, players=players, options=options)
    screen = begin(tmp_path, script(*lines), match=match, language=language, width=100)
    screen.session.run()
    return " ".join(screen.text.split()), match


@pytest.mark.parametrize("language, command", [("en", "deck"), ("pl", "talia")])
def test_a_deck_of_ones_own_comes_from_a_file(tmp_path, deck_file, language, command):
    """VE-2.5"""
    path = deck_file(write(deck_of(DECKS["court_starter"]), language))

    _, match = typed(tmp_path, f"{command} {path}", language=language)

    player = match.game.players[0]
    assert (player.faction, player.strategy) == ("court", DECKS["court_starter"].strategy)
    assert player.deck == deck_of(DECKS["court_starter"]).cupboard


@pytest.mark.parametrize("language, said", [("en", "deck FILE"), ("pl", "talia PLIK")])
def test_the_choice_of_a_deck_tells_how_to_bring_one(tmp_path, language, said):
    """VE-2.5"""
    text, _ = typed(tmp_path, "help", language=language)

    assert text.count(said) == 2


@pytest.mark.parametrize(
    "text, said",
    [
        ("Faction: court\n3 Fient", "deck.txt: Line 2: There is no card “Fient”; perhaps: “Feint”"),
        (b"\xb3", "deck.txt: This is no text in UTF-8"),
        ("Faction: court\n3 Feint", "(VE-2.1)"),
        ("Faction: court\n4 Feint\n56 Lunge", "(VE-2.1)"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused_in_a_line(tmp_path, deck_file, text, said):
    """VE-2.1, VE-2.5"""
    screen, match = typed(tmp_path, f"deck {deck_file(text)}")

    assert said in screen
    assert match.waiting == (0,)


@pytest.mark.parametrize("said", ["There is no file “nowhere”", "Name a file, or one of the decks"])
def test_a_deck_needs_a_file(tmp_path, said):
    screen, match = typed(tmp_path, "deck nowhere", "deck")

    assert said in screen
    assert match.waiting == (0,)


def test_a_folder_is_no_deck_at_the_table_either(tmp_path):
    screen, _ = typed(tmp_path, f"deck {tmp_path}")

    assert "Is a directory" in screen


def test_the_command_is_gone_when_the_decks_are_chosen(tmp_path):
    """VE-2.5"""
    text, _ = typed(tmp_path, "deck court_starter", "deck court_starter", "help")

    assert "“deck court_starter” is neither a choice nor a command" in text
    assert text.count("deck FILE") == 1


def test_a_deck_is_offered_with_its_strategy():
    """VE-2.5"""
    groups = shown(Match.start("veto", seats=2, seed=1).game)

    court, none = groups["The Court"], groups["The Wiśniowieckis"]
    assert "Take the deck “Senate and Seal” (The Court) [The Senate Is With Us]" in court
    assert "Take the deck “First game: Marcin” (The Wiśniowieckis) [no strategy]" in none


def test_factions_and_strategies_can_be_read_before_a_deck_is_chosen(tmp_path):
    """VE-2.5"""
    text, _ = typed(tmp_path, "cards")

    assert "The Senate Is With Us strategy. " in text
    assert "The Court faction, income +2. " in text
