"""The refusals of Florence: sentences that repeat what was tried."""

from __future__ import annotations

from typing import Any

import pytest

from games.florence.wording import FLORENCE, every_language, refused
from games.text_checks import TYPED, is_sentence
from interpares import Illegal, Match
from interpares.games.florence.actions import Name

SAMPLE: dict[str, Any] = {
    "seat": 1,
    "owner": 1,
    "to": 2,
    "count": 3,
    "points": 2,
    "most": 3,
    "value": 11,
    "minimum": 12,
    "florins": 400,
    "next": 500,
    "least": 100,
    "step": 100,
    "cells": "a1a2",
    "typed": "z9",
    "tile": "tower",
    "building": "tower",
    "object": "jester",
    "landscape": "park",
    "freedom": "travel",
    "profession": "poet",
    "card": "bonus_lakes",
    "character": "muse",
}


@every_language
def test_every_refusal_is_a_sentence(language):
    refusals = FLORENCE.refusals(language)

    assert len(refusals) > 80
    for each in refusals:
        sentence = refused(Illegal(each, rule="", **SAMPLE), language)
        assert is_sentence(sentence)


@every_language
@pytest.mark.parametrize(
    "refusal",
    [
        Illegal("no-such-object", rule="PF-4.3", object=TYPED),
        Illegal("no-such-building", rule="PF-8.8", building=TYPED),
        Illegal("no-such-profession", rule="PF-7.1", profession=TYPED),
        Illegal("no-such-freedom", rule="PF-9.5", freedom=TYPED),
        Illegal("no-such-character", rule="PF-16.6", character=TYPED),
        Illegal("landscape-not-to-be-had", rule="PF-15.4", landscape=TYPED),
        Illegal("bonus-not-in-hand", rule="PF-7.1", card=TYPED),
        Illegal("no-cells", rule="PF-8.1", typed=TYPED),
    ],
    ids=lambda refusal: refusal.message,
)
def test_a_refusal_repeats_the_word_that_nothing_is_called_by(refusal, language):
    assert TYPED in refused(refusal, language)


def test_refusals_read_like_this_in_polish():
    """PF-4.3, PF-4.7, PF-4.8, PF-9.6, PF-10.4, PF-17.4"""

    def read(each: str, **values: object) -> str:
        return refused(Illegal(each, rule="", **values), "pl")

    assert read("already-passed", object="jester").startswith("Chcesz licytować Błazna, ale ")
    assert read("not-yet", seat=2) == "Chcesz licytować, ale teraz kolej na Strozzich."
    assert read("stack-is-empty", object="prestige_card").startswith(
        "Chcesz wziąć kartę Prestiżu, ale "
    )
    assert read("own-card", profession="poet").startswith("Chcesz zrekrutować Poetę, ale ")
    assert read("freedom-gone", freedom="opinion").startswith(
        "Chcesz ogłosić Swobodę Wypowiedzi, ale "
    )
    assert read("no-neighbour", to=4).startswith("Nie możesz budować wspólnie z Rucellaimi: ")


def test_a_refused_move_carries_its_sentence():
    """PF-4.6"""
    match = Match.start("florence", seats=3, seed=1)
    for seat in (0, 1, 2):
        match.play(seat, match.options(seat)[0])
    (opener,) = match.waiting

    with pytest.raises(Illegal, match="put up at 200 florins exactly") as refusal:
        match.play(opener, Name("jester", 300))

    assert refusal.value.rule == "PF-4.6"
