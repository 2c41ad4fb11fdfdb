"""Doubts: where a card does not seem to say what it does."""

from __future__ import annotations

import pytest

from interpares.games.veto.cards import PRINTED
from interpares.games.veto.checks_own import entry_flaws, printed_of
from interpares.games.veto.doubts import doubts
from interpares.games.veto.flaw_words import said_in

GOLD = {
    "type": "effect",
    "name": {"pl": "Pełna kiesa", "en": "A Full Pocket"},
    "text": {"pl": "D: Weź 3 dukaty.", "en": "Trifle: take 3 dukats."},
    "play": {"kind": "trifle", "do": [{"op": "gain_dukats", "who": "you", "amount": 3}]},
}
PLAIN = {
    "type": "character",
    "name": {"pl": "Jan Nowak", "en": "Jan Nowak"},
    "text": {"pl": "(bez zasady gry)", "en": "(no game text)"},
    "szabla": 3,
    "kreski": 1,
    "lafa": 2,
}


def doubted(entry, **texts):
    """What is said of an entry with other texts, by language."""
    whole = {**entry, "text": {**entry["text"], **texts}}
    assert entry_flaws(whole) == []
    return dict(doubts(printed_of(whole)))


def test_no_card_of_the_box_is_doubted():
    """VE-L.1"""
    assert {card.id: list(doubts(card)) for card in PRINTED.values() if list(doubts(card))} == {}


@pytest.mark.parametrize("entry", [GOLD, PLAIN])
def test_a_card_that_says_what_it_does_is_not_doubted(entry):
    """VE-L.1"""
    assert doubted(entry) == {}


@pytest.mark.parametrize(
    "text, said",
    [
        ("(unknown)", "the card does something, but the text does not say what"),
        ("Trifle: take 4 dukats.", "the text says 4, which is nowhere on the card"),
        ("Take 3 dukats.", "the card is used as a trifle, but the text does not say so"),
        (
            "Trifle: take 3 dukats. Reply: take 3 dukats.",
            "the text speaks of a reply, but the card has none",
        ),
    ],
)
def test_a_text_that_tells_of_something_else_is_doubted(text, said):
    """VE-L.1"""
    assert doubted(GOLD, en=text) == {"text.en": said}
    assert said_in("pl", said) not in ("", said)


def test_a_rule_on_a_card_that_does_nothing_is_doubted():
    """VE-L.1"""
    found = doubted(PLAIN, pl="Jan ma +2 Szabla.")

    assert found == {"text.pl": "the text tells of a rule, but the card does nothing"}


def test_a_doubt_is_told_in_polish():
    """VE-L.1"""
    said = "the card is used as a deed, but the text does not say so"

    assert said_in("pl", said) == "karty używa się jako czynu, ale tekst tego nie mówi"
