"""The refusals of Sigismundus Augustus: every reason the rules give is a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from games.sigismundus.wording import SIGISMUNDUS, every_language, refused
from games.text_checks import TYPED, is_sentence
from interpares import Illegal

SAMPLES: dict[str, tuple[Any, ...]] = {
    "act": ("national_church",),
    "asked": (0, (1, 2)),
    "card": ("foray", "client_card"),
    "cost": (1, 3, 5),
    "count": (1, 2),
    "country": ("sweden", "prussia", "habsburg"),
    "deck": ("internal", "foreign", "military"),
    "ducats": (0, 1, 2, 5),
    "field": ("envoy", "economist_five"),
    "figure": ("jan_kochanowski",),
    "gold": (1, 4),
    "holder": (2,),
    "markers": (1, 2, 6),
    "office": ("archiepiscopus_gnesnensis", "castellanus_posnaniensis"),
    "offices": (("palatinus_posnaniensis", "castellanus_posnaniensis"),),
    "resource": ("ducats", "votes", "units"),
    "target": (0, 7),
    "tied": ((0, 2),),
    "unit": ("infantry", "hussars", "artillery"),
    "units": ((0, 0, 0), (2, 0, 1)),
    "votes": (0, 1, 3, 7),
}
"""What may stand in a refusal; the longest list says how often it is read."""
READINGS = max(map(len, SAMPLES.values()))


@every_language
@pytest.mark.parametrize("reason", SIGISMUNDUS.refusals("en"))
def test_every_refusal_is_a_sentence(reason, language):
    for number in range(READINGS):
        values = {each: some[number % len(some)] for each, some in SAMPLES.items()}

        assert is_sentence(refused(Illegal(reason, rule="", **values), language))


@every_language
@pytest.mark.parametrize("word", ["office", "card", "country", "figure", "field"])
def test_a_refusal_repeats_the_word_that_nothing_is_called_by(word, language):
    refusal = Illegal(f"no-such-{word}", rule="", **{word: TYPED})

    assert TYPED in refused(refusal, language)


def test_refusals_read_like_this():
    """SA-8.16, SA-11.3, SA-11.8, SA-11.11, SA-15.3"""

    def read(language: str, each: str, **values: object) -> str:
        return refused(Illegal(each, rule="", **values), language)

    assert read("pl", "cannot-enter", cost=2, ducats=1) == (
        "Wejście na to pole kosztuje 2 dukaty, a masz 1."
    )
    assert read("pl", "is-protected", target=1) == (
        "W tej rundzie nie można zaatakować Zborowskich: chroni ich fundacja kościoła."
    )
    assert read("en", "office-is-held", office="palatinus_cracoviensis", holder=4) == (
        "The office of Palatine of Kraków is held by Firlej; only available offices can be marked."
    )
    assert read("en", "so-many-units", units=(2, 0, 1)) == (
        "You can send 2 infantry and 1 artillery at most."
    )
    assert read("de", "has-pact", country="ottoman") == (
        "In dieser Runde darf niemand Marken im Osmanischen Reich ablegen: "
        "Dort liegt ein Geheimpakt."
    )
