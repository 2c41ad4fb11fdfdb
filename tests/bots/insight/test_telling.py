"""Advice and judgements as sentences, in every language a game speaks."""

from __future__ import annotations

import re

import pytest

from bots.insight.moments import asking
from games.text_checks import UNFIT
from interpares import rules_of, slugs
from interpares.bots.insight import Advice, Judged, Reason, advise, sentence, verdict
from interpares.bots.insight.weighing import OUTCOME
from interpares.games.florence.actions import Buy
from interpares.games.magnaci.actions import Settle
from interpares.kernel.views import Perspective
from interpares.texts import languages_of

MAGNACI, FLORENCE = rules_of("magnaci"), rules_of("florence")
NAMES = ["radziwill", "potocki"]
PRUSSIA = Settle("prussia")


def advised(points: float, *reasons: Reason, preferred: bool = False) -> Advice:
    return Advice(PRUSSIA, points, 0.4, reasons, preferred=preferred)


@pytest.mark.parametrize(
    "advice, said",
    [
        (
            advised(5.2, Reason("estates", 3.4), Reason("laws", 1.2)),
            "Place in Prussia: +3 for estates, +1 for Laws held; worth about 5 Wealth",
        ),
        (advised(5.2), "Place in Prussia: worth about 5 Wealth"),
        (advised(0.2, Reason("laws", 0.6)), "Place in Prussia: +1 for Laws held"),
        (advised(-4.0, Reason("laws", -4.0)), "Place in Prussia: −4 for Laws held"),
        (advised(0.1), "Place in Prussia: about as good as the others"),
        (
            advised(-4.0, Reason("laws", -5.0), Reason("fiefs", 1.0), preferred=True),
            "Place in Prussia: +1 for Fiefs; pays off later",
        ),
        (advised(-4.0, preferred=True), "Place in Prussia: pays off later"),
        (advised(30.0, Reason(OUTCOME, 30.0)), "Place in Prussia: it wins the match"),
        (advised(-9.0, Reason(OUTCOME, -9.0)), "Place in Prussia: it loses the match"),
    ],
)
def test_an_option_is_told_with_what_speaks_for_it(advice, said):
    assert sentence(MAGNACI, "en", advice) == said


def test_a_reader_with_other_words_for_the_option_reads_those():
    assert sentence(MAGNACI, "en", advised(1.0), option="3 Prussia").startswith("3 Prussia: ")


def test_a_hint_reads_like_one_in_polish():
    advice = Advice(Buy("forest"), 5.0, 0.5, (Reason("works", 3.0),))

    said = sentence(FLORENCE, "pl", advice)

    assert said.endswith(": Dzieła z kart w ręce +3; warte około 5 Punktów Prestiżu")


def test_a_judgement_says_what_would_have_been_better_by_how_much_and_why():
    judged = Judged(7, 1, PRUSSIA, Settle("ukraine"), 0.123, 2.0, (Reason("standing", 2.0),))

    assert verdict(MAGNACI, "en", judged, names=NAMES) == (
        "Potocki: Place in Prussia. A bot would rather: Place in Ukraine, "
        "chance to win +12 % (+2 for the standing in Provinces)."
    )


def test_a_judgement_without_gain_or_reasons_is_short():
    rather = Judged(7, 0, PRUSSIA, Settle("ukraine"), 0.001, 0.1)
    same = Judged(7, 0, PRUSSIA, PRUSSIA, 0.0, 0.0)

    assert verdict(MAGNACI, "en", rather, names=NAMES) == (
        "Radziwiłł: Place in Prussia. A bot would rather: Place in Ukraine."
    )
    assert verdict(MAGNACI, "en", same, names=NAMES) == (
        "Radziwiłł: Place in Prussia. A bot would have done the same."
    )


@pytest.mark.parametrize(
    "slug, language",
    [(slug, each) for slug in slugs() for each in languages_of(rules_of(slug).package)],
)
def test_whatever_is_advised_can_be_said(slug, language):
    rules, game = rules_of(slug), asking(slug, 2)
    seat = game.waiting[0]
    names = rules.names_of_seats(game)

    for advice in advise(rules, Perspective(rules, game, seat), seed=1):
        described = rules.describe(game, seat, advice.action)
        judged = Judged(1, seat, advice.action, advice.action, 0.0, 0.0)
        for said in (
            sentence(rules, language, advice, names=names, described=described),
            verdict(rules, language, judged, names=names, described=described),
        ):
            assert not re.search(rf"{UNFIT}|part-|insight-", said)
