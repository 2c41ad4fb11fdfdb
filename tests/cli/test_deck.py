"""The commands about decks of Veto!: what they print, how they end, and in which language."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import serialize_pattern

import interpares.cli
from cli.commands import refused, run
from interpares.cli.deck import Variant
from interpares.games.veto import deck
from interpares.games.veto.cards import DECKS
from interpares.games.veto.deck import deck_of
from interpares.games.veto.deck_text import read
from interpares.games.veto.words import EVENTS, VARIANTS
from interpares.texts import sources

FOLDER = Path(interpares.cli.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "decks.md"
COMMANDS = ("check", "stats", "show", "list")
every_deck = pytest.mark.parametrize("name", DECKS)
every_language = pytest.mark.parametrize("language", ["pl", "en"])

FLAWED = """
Faction: The Court
Strategy: none
57 Feint
1 Rokosz
2 Janusz Radziwiłł
1 Mistress Kowalska
1 Pakt z Chmielem
"""


@pytest.fixture
def deck_file(tmp_path):
    """Writes a deck into a file."""

    def written(text):
        path = tmp_path / "deck.txt"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return written


def test_the_commands_are_among_the_others():
    assert "│ deck " in run("--help").output


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command):
    result = run("deck", command, "--help")

    assert result.exit_code == 0
    assert f"Example: interpares deck {command}" in result.output


def test_a_deck_is_checked_for_any_variant_of_the_game():
    """VE-13.4"""
    assert get_args(Variant) == VARIANTS


@every_deck
def test_a_deck_of_the_box_is_checked_by_its_id(name):
    """VE-2.1, VE-13.4"""
    result = run("deck", "check", name, "--variant", "feast")

    assert result.exit_code == ("feast" not in DECKS[name].variants)
    assert f"{name}, the feast rules\n" in result.stdout
    assert ("This deck is legal: 60 cards." in result.stdout) == (result.exit_code == 0)


def test_a_check_names_every_rule_that_stands_against_a_deck(deck_file):
    """VE-2.1, VE-2.3, VE-2.4, VE-1.16, VE-1.17, VE-1.23, VE-1.31"""
    path = deck_file(FLAWED)
    loyal = "  warning: VE-1.17: Janusz Radziwiłł"
    borne = "  warning: VE-1.23: Mistress Kowalska"

    result = run("deck", "check", path)

    assert result.stdout.splitlines() == [
        f"{path}, the standard game",
        "  VE-2.3: Armed Rebellion: faction and strategy cards stay outside the cupboard.",
        "  VE-2.1: Feint: 57 copies, 3 at most.",
        f"{loyal}: Loyal to another faction (The Radziwiłłs), so you cannot deploy it.",
        f"{borne}: you can deploy no character of the faction that may bear it (The Radziwiłłs).",
        "  warning: VE-1.31: Pact with Khmel: only another faction may use it (The Lubomirskis).",
        "  warning: VE-1.16: There is no Elect you can deploy, and an election needs one.",
    ]
    assert refused(result, 1, f"{path}: this deck is not legal, 2 flaws.")


def test_a_check_speaks_polish(deck_file):
    """VE-2.1, VE-2.3"""
    path = deck_file("Frakcja: Dworscy\n2 Finta\n1 Rokosz")

    result = run("deck", "check", path, "--lang", "pl")

    assert "VE-2.3: Rokosz: karty frakcji i strategii pozostają poza kredensem." in result.stdout
    assert "VE-2.1: Kredens ma 2 karty; trzeba co najmniej 60." in result.stdout
    assert refused(result, 1, "talia niezgodna z zasadami, 2 błędy.")


def test_warnings_alone_do_not_fail_a_check(deck_file):
    """VE-2.4"""
    text = run("deck", "show", "court_starter").stdout

    result = run("deck", "check", deck_file(f"{text}1 Kiejdany"))

    assert result.exit_code == 0
    assert "warning: VE-1.31: Kiejdany" in result.stdout
    assert "This deck is legal: 61 cards." in result.stdout


def test_the_deck_in_the_documents_can_be_read():
    """VE-2.5"""
    text, _ = re.findall(r"```text\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)

    deck = read(text)

    assert (deck.faction, deck.strategy) == ("court", "senate_is_with_us")
    assert len(deck.cupboard) == 9


def test_a_reader_of_german_is_spoken_to_in_english():
    result = run("deck", "check", "court_feast", LANG="de_DE.UTF-8")

    assert "This deck is legal: 60 cards." in result.stdout


@every_deck
@every_language
def test_what_is_shown_of_a_deck_can_be_read_again(name, language, deck_file):
    """VE-2.5"""
    shown = run("deck", "show", name, "--lang", language)

    assert shown.exit_code == 0
    assert getattr(DECKS[name].name, language) in shown.stdout.splitlines()[0]
    assert read(shown.stdout) == deck_of(DECKS[name])
    assert run("deck", "check", deck_file(shown.stdout)).exit_code == 0


@pytest.mark.parametrize(
    "text, words",
    [
        ("3 Feint", "The deck has no faction"),
        ("Faction: court\n\n3 Latyfundum", "Line 3: There is no card “Latyfundum”; perhaps: “Lati"),
        ("3 Skrzetuski", "Line 1: There is no card “Skrzetuski”; perhaps: “Jan Skrzetuski”"),
        ("1 qqqqqqqq", "Line 1: There is no card “qqqqqqqq”."),
        ("1 Andrzej Kmicic", "of these: “Andrzej Kmicic, Standard-bearer of Orsza”, “A"),
        ("1 Kmicic Babinicz", "perhaps: “Andrzej Kmicic, Babinicz”"),
        ("Feint", "Line 1: “Feint” is no number and name of a card"),
        ("-1 Feint", "Line 1: “-1 Feint” is no number and name of a card"),
        ("² Feint", "Line 1: “² Feint” is no number and name of a card"),
        ("0 Feint", "Line 1: There cannot be 0 copies of a card."),
        ("1000 Feint", "Line 1: There cannot be 1000 copies of a card."),
        ("Fraction: court", "Line 1: “Fraction:” is neither “Faction:” nor “Strategy:”."),
        ("Faction: curt", "Line 1: There is no faction “curt”; perhaps: “The Court”"),
        ("Faction:", "Line 1: The deck has no faction"),
        ("Faction: feint", "Line 1: There is no faction “feint”."),
        ("Strategy: gold", "Line 1: There is no strategy “gold”; perhaps: “Foreign Gold”."),
        ("Faction: court\nFrakcja: court", "Line 2: There is more than one line “Frakcja:”."),
        (b"\x89PNG\r\n", "This is no text in UTF-8; a deck must be saved in this encoding."),
    ],
)
def test_a_line_that_makes_no_sense_is_named_with_what_was_perhaps_meant(deck_file, text, words):
    """VE-2.5"""
    path = deck_file(text)

    for command in ("check", "stats"):
        result = run("deck", command, path)
        assert refused(result, 1, words)
        assert result.stderr.startswith(f"interpares: {path}: ")


@pytest.mark.parametrize(
    "text, language, words",
    [
        ("3 Fient", "en", "Line 1: There is no card “Fient”; perhaps: “Feint”"),
        ("3 Fient", "pl", "Wiersz 1: Nie ma karty „Fient”; może chodzi o: „Finta”"),
        ("1 Andrzej Kmicic", "pl", "wpisz jedną z nich: „Andrzej Kmicic, Chorąży orszański”, „A"),
        ("Faction: curt", "pl", "Wiersz 1: Nie ma frakcji „curt”; może chodzi o: „Dworscy”"),
        ("Strategy: Gld", "pl", "Wiersz 1: Nie ma strategii „Gld”"),
        ("Fraction: court", "pl", "Wiersz 1: „Fraction:” to ani „Frakcja:”, ani „Strategia:”."),
        ("Faction: court\nFrakcja: court", "pl", "Wiersz 2: Wiersz „Frakcja:” występuje więcej"),
        ("Finta", "pl", "Wiersz 1: „Finta” to nie liczba i nazwa karty, np. „3 Finta”."),
        ("0 Finta", "pl", "Wiersz 1: Liczba kopii karty nie może wynosić 0."),
        ("3 Finta", "pl", "Talia nie ma frakcji"),
        ("Frakcja: Dworscy\n3 Łubnie".encode("cp1250"), "pl", "To nie jest tekst w UTF-8"),
    ],
)
def test_a_wrong_line_and_what_was_meant_are_told_in_the_language_of_the_reader(
    deck_file, text, language, words
):
    """VE-2.5"""
    assert refused(run("deck", "check", deck_file(text), "--lang", language), 1, words)


def test_a_missing_file_or_deck_is_told_in_polish_to_polish_readers():
    assert refused(run("deck", "check", "nowhere", "--lang", "pl"), 2, "Nie ma pliku „nowhere”")
    assert refused(run("deck", "show", "nowhere", "--lang", "pl"), 2, "Nie ma talii „nowhere”")
    assert refused(run("deck", "check", "", "--lang", "pl"), 2, "Podaj plik albo jedną z talii: ")


@pytest.mark.parametrize(
    "arguments, words",
    [
        (("check", "nowhere.txt"), "There is no file “nowhere.txt”, and the decks are radziwill_"),
        (("stats", "nowhere.txt"), "There is no file “nowhere.txt”"),
        (("check", ""), "Name a file, or one of the decks: radziwill_starter, "),
        (("show", "nowhere"), "There is no deck “nowhere”; the decks are radziwill_starter, "),
        (("check", "court_feast", "--variant", "chess"), "--variant"),
        (("check", "court_feast", "--lang", "la"), "There are texts in pl, en, de, not in 'la'."),
        (("check",), "Missing argument 'FILE'"),
    ],
)
def test_wrong_usage_is_one_line(arguments, words):
    assert refused(run("deck", *arguments), 2, words)


def test_a_folder_is_no_deck(tmp_path):
    assert refused(run("deck", "check", tmp_path), 2, str(tmp_path))


def test_the_figures_of_a_deck_come_as_json():
    """VE-2.9, VE-2.10"""
    found = json.loads(run("deck", "stats", "radziwill_starter", "--json").stdout)

    assert found["size"] == 60
    assert found["types"]["character"] == 20
    assert found["lafa"]["11"] == 2
    assert found["chances"]["income"] == {"opening": 0.777579, "redrawn": 0.950529}


def test_the_figures_of_a_deck_are_a_table_for_people():
    """VE-2.9, VE-2.10"""
    shown = {
        language: run("deck", "stats", "radziwill_starter", "--lang", language).stdout
        for language in ("en", "pl")
    }

    for words in (
        "20 a round from 11 cards",
        "20  Characters",
        "11  ██ 2",
        "77.8%, with a redraw 95.1%",
    ):
        assert words in shown["en"]
    for words in ("20 na rundę z 11 kart", "20  Postaci", "77,8%, z ponownym dobraniem 95,1%"):
        assert words in shown["pl"]


def test_a_long_bar_is_shortened(deck_file):
    shown = run("deck", "stats", deck_file("Faction: court\n600 Feint\n300 Latifundium")).stdout

    bars = {line.count("█") for line in shown.splitlines()}

    assert bars == {0, 15, 30}


def test_an_empty_deck_has_a_table_too(deck_file):
    result = run("deck", "stats", deck_file("Faction: court"))

    assert result.exit_code == 0
    assert "0.0%, with a redraw 0.0%" in result.stdout


@every_language
def test_the_decks_of_the_box_are_listed_for_people(language):
    result = run("deck", "list", "--lang", language)

    assert result.exit_code == 0
    for name, facts in DECKS.items():
        assert name in result.stdout
        assert getattr(facts.name, language) in result.stdout


def test_the_decks_of_the_box_are_listed_for_programs():
    found = json.loads(run("deck", "list", "--json").stdout)

    assert [each["id"] for each in found] == list(DECKS)
    assert list(found[0]) == ["id", "name", "faction", "strategy", "size", "variants"]


def words_in(language):
    """Every message, and every attribute of one, with its variables."""
    text = (FOLDER / "text" / f"deck.{language}.ftl").read_text("utf-8")
    return {
        (entry.id.name, name): set(re.findall(r"\$(\w+)", serialize_pattern(pattern)))
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Message)
        for name, pattern in [("", entry.value)]
        + [(each.id.name, each.value) for each in entry.attributes]
    }


def flaws_in_code():
    """The message id of every flaw and warning."""
    for node in ast.walk(ast.parse(Path(deck.__file__).read_text("utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Flaw":
            yield ast.literal_eval(node.args[1])


def test_both_languages_have_the_same_words_with_the_same_values():
    assert words_in("pl") == words_in("en")


@every_language
def test_every_flaw_moment_and_variant_has_words(language):
    variants = {each for facts in DECKS.values() for each in facts.variants}
    wanted = {
        *(("cli-deck-replies", each.replace("_", "-")) for each in EVENTS),
        *(("cli-deck-variants", each.replace("_", "-")) for each in variants),
    }

    assert {each for each in words_in(language) if each[1]} == wanted
    said = sources("interpares.games.veto", language)[f"decks.{language}.ftl"]
    assert set(re.findall(r"(?m)^    \.([a-z-]+) =", said)) == set(flaws_in_code())
