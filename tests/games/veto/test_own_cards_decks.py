"""Decks with home-made cards as text, as a link and in figures."""

from __future__ import annotations

import base64
import zlib

import pytest

from games.veto.own_examples import (
    MILL,
    MILLER,
    OWN,
    SENSE,
    deck_with,
)
from interpares import BadInput
from interpares.games.veto.deck import flaws, stats
from interpares.games.veto.deck_code import pack, unpack
from interpares.games.veto.deck_text import read, write

pytestmark = pytest.mark.usefixtures("nothing_stays")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_deck_comes_back_from_its_text_with_its_cards(language):
    """VE-2.5"""
    deck = deck_with(*OWN.values())

    assert read(write(deck, language), language) == deck


def test_a_text_may_name_cards_that_are_given_beside_it():
    """VE-2.5"""
    text = "Faction: court\nStrategy: Chłopski rozum\n3 jan nowak, młynarz\n2 feint"

    deck = read(text, own=[MILLER.code, SENSE.code])

    assert deck.counts == {"feint": 2, MILLER.id: 3}
    assert deck.strategy == SENSE.id
    with pytest.raises(BadInput, match="Line 2"):
        read(text)


def test_a_line_with_a_wrong_card_is_named():
    """VE-2.5"""
    with pytest.raises(BadInput, match=r"Line 2.*it must be character"):
        read('Faction: court\nOwn card: {"type": "x"}\n')
    with pytest.raises(BadInput, match="Wiersz 1"):
        read("Karta własna: {", "pl")


def test_a_deck_comes_back_from_its_link():
    """VE-2.5"""
    deck = deck_with(*OWN.values())

    assert unpack(pack(deck)) == deck
    assert unpack(pack(deck_with())) == deck_with()
    assert len(pack(deck)) < 4000


@pytest.mark.parametrize("code", ["", "1.", "2.abc", "1.abc", "1.%%", "1." + "A" * 13000])
def test_what_is_no_link_is_refused(code):
    """VE-2.5"""
    with pytest.raises(BadInput):
        unpack(code)


def test_a_link_that_would_grow_beyond_measure_is_refused():
    """VE-2.5"""
    bomb = base64.urlsafe_b64encode(zlib.compress(b"[" * 5_000_000, 9)).decode().rstrip("=")

    with pytest.raises(BadInput):
        unpack(f"1.{bomb}")


def test_home_made_cards_count_like_any_other():
    """VE-2.1"""
    deck = deck_with(MILLER, MILL)

    assert flaws(deck, "standard") == []
    assert [each.message for each in flaws(deck, "feast")].count("too-many") >= 2
    assert stats(deck).income_cards == stats(deck_with()).income_cards + 3
    assert stats(deck).keywords["famous"] == stats(deck_with()).keywords["famous"] + 3
