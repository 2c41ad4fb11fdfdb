"""The sentences of Florence: what happens and what may be chosen, in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.florence.wording import OPTIONS_ON, every_language, offered, said
from games.text_checks import UNFIT
from interpares import Match
from interpares.games.florence.actions import (
    AddBonus,
    Bid,
    Build,
    Buy,
    Declare,
    Exchange,
    Keep,
    Name,
    Place,
    Price,
    Propose,
    PutMarker,
    Recruit,
    Sell,
    UseProfessor,
    Work,
)
from interpares.games.florence.events import (
    CharacterLapsed,
    Gained,
    Looked,
    MarkerPut,
    Passed,
    RankTaken,
    TurnBegun,
    Withdrew,
    WorkCompleted,
)
from interpares.kernel.steps import Action


@pytest.mark.parametrize(
    "points, polish, english",
    [
        (1, "1 Punkt Prestiżu", "1 prestige point"),
        (3, "3 Punkty Prestiżu", "3 prestige points"),
        (5, "5 Punktów Prestiżu", "5 prestige points"),
        (12, "12 Punktów Prestiżu", "12 prestige points"),
        (22, "22 Punkty Prestiżu", "22 prestige points"),
    ],
)
def test_prestige_points_are_counted_in_both_languages(points, polish, english):
    """PF-8.9, PF-16.16"""
    gained, ranked = Gained(1, points, "building"), RankTaken(1, points)

    assert said(gained, "pl") == f"Pazzi zyskują {polish} za Budynek."
    assert said(gained, "en") == f"Pazzi gains {english} for a building."
    assert said(ranked, "pl").startswith(f"Kupiec daje Pazzim {polish} ")
    assert said(ranked, "en").startswith(f"The Merchant brings Pazzi {english} ")


@pytest.mark.parametrize(
    "count, cards, actions",
    [
        (1, "wierzchnią kartę talii Premii", "1 akcję"),
        (2, "2 wierzchnie karty talii Premii", "2 akcje"),
        (3, "3 wierzchnie karty talii Premii", "3 akcje"),
        (5, "5 wierzchnich kart talii Premii", "5 akcji"),
    ],
)
def test_cards_and_actions_are_counted_in_polish(count, cards, actions):
    """PF-6.1, PF-9.8"""
    assert said(Looked(0, "bonus", count), "pl") == f"Medyceusze oglądają {cards}."
    assert said(TurnBegun(0, count), "pl") == f"Medyceusze zaczynają turę i mają {actions}."


WORK = WorkCompleted(2, "poet", 13, 1300, 4, 3, 0, 2, 4)
PRINCESS = WorkCompleted(0, None, 12, 1200, 2, 6, 0, 0, 2, architects=2)
WITH_BONUS = WorkCompleted(
    0, "jurist", 9, 900, 0, 0, 0, 0, 4, ("bonus_forests", "bonus_lakes"), (2, 0), muse=3
)


def test_a_work_tells_where_its_value_comes_from():
    """PF-7.2, PF-7.4, PF-16.13, PF-16.15"""
    assert said(WORK, "en") == (
        "Strozzi completes a Work with the Poet, worth 13, and earns 1,300 florins: "
        "cards +4, building +4, landscape +3, jesters +2."
    )
    assert said(WORK, "pl").startswith("Strozzi kończą Dzieło (Poeta) o Wartości 13 i zarabiają ")
    assert said(WORK, "pl").endswith(": karty +4, Budynek +4, Krajobraz +3, Błaźni +2.")
    assert said(PRINCESS, "en").endswith(": cards +2, building +2, landscape +6, architects +2.")
    assert "Work of the Princess" in said(PRINCESS, "en")
    assert "Dzieło (Księżniczka)" in said(PRINCESS, "pl")
    assert said(WITH_BONUS, "en").endswith(
        ": cards +4, Muse +3, bonus cards “Each forest”, “Each lake” (+2, +0)."
    )
    assert said(WITH_BONUS, "pl").endswith(
        ": karty +4, Muza +3, karty Premii „Każdy Las”, „Każde Jezioro” (+2, +0)."
    )


@pytest.mark.parametrize(
    "event, polish, english",
    [
        (Passed(0), "Medyceusze pasują.", "Medici passes."),
        (
            Passed(0, forced=True),
            "Medyceusze nie mogą dać więcej i pasują.",
            "Medici cannot go higher and passes.",
        ),
        (
            Withdrew(3),
            "Albizzi wycofują się i w tej rundzie zostają bez przedmiotu.",
            "Albizzi withdraws and gets no object in this round.",
        ),
        (
            MarkerPut(0, "princess", 400),
            "Medyceusze stawiają 400 Florenów na Księżniczkę.",
            "Medici stakes 400 florins on the Princess.",
        ),
        (
            MarkerPut(0, "merchant", 500, 4),
            "Medyceusze stawiają 500 Florenów na Kupca i przebijają Rucellaich.",
            "Medici stakes 500 florins on the Merchant and outbids Rucellai.",
        ),
        (
            CharacterLapsed(1, "princess"),
            "Księżniczka: Pazzi nie skorzystali z tej Postaci.",
            "Princess: Pazzi has left this character unused.",
        ),
    ],
    ids=repr,
)
def test_what_happens_reads_like_this(event, polish, english):
    """PF-4.5, PF-4.8, PF-4.9, PF-16.6, PF-16.23"""
    assert (said(event, "pl"), said(event, "en")) == (polish, english)


@every_language
@pytest.mark.parametrize("reason", ["building", "architect", "landscape", "best_work"])
def test_prestige_says_what_it_is_for(reason, language):
    """PF-5.3, PF-5.6, PF-8.9, PF-11.1"""
    assert not re.search(UNFIT, said(Gained(0, 3, reason), language))


CHOICES: list[Action] = [
    Keep(("poet", "painter")),
    Name("jester"),
    Buy("prestige_card"),
    Bid(300),
    Place("a1a2"),
    Place("g1", "a1a2"),
    Work("poet"),
    AddBonus("bonus_lakes"),
    Exchange(0),
    Exchange(2),
    Build("chapel"),
    Declare("religion"),
    Recruit("watchmaker"),
    Sell(1),
    Sell(6),
    PutMarker("banker", 0),
    UseProfessor("bonus"),
    Propose(2, "tower"),
    Price(0),
]


def test_options_read_like_this_in_polish():
    """PF-4.6, PF-7.1, PF-7.7, PF-8.9, PF-9.5, PF-10.3, PF-13.2, PF-16.6, PF-17.12"""
    assert [offered(each, "pl") for each in CHOICES] == [
        "Zachowaj: Poeta · Malarz",
        "Wystaw na licytację Błazna",
        "Kup kartę Prestiżu",
        "Daj 300 Florenów",
        "Połóż na polach a1a2",
        "Połóż u siebie na polach g1, a za granicą na a1a2",
        "Ukończ Dzieło: Poeta",
        "Dołóż kartę Premii „Każde Jezioro”",
        "Zatrzymaj wszystkie Floreny",
        "Wymień Floreny na 2 Punkty Prestiżu",
        "Wznieś Kaplicę",
        "Ogłoś Swobodę Wyznania za 300 Florenów",
        "Zrekrutuj Zegarmistrza",
        "Oddaj 1 Punkt Prestiżu za 100 Florenów",
        "Oddaj 6 Punktów Prestiżu po 100 Florenów za punkt",
        "Bankier: stawka 0 Florenów",
        "Profesor: weź kartę Premii za darmo",
        "Zaproponuj Strozzim wspólny Budynek: Wieża",
        "Partner płaci 0 Florenów",
    ]


def test_options_read_like_this_in_english():
    """PF-4.6, PF-7.1, PF-7.7, PF-8.9, PF-9.5, PF-10.3, PF-13.2, PF-16.6, PF-17.12"""
    assert [offered(each, "en") for each in CHOICES] == [
        "Keep Poet · Painter",
        "Put a jester up for auction",
        "Buy a prestige card",
        "Bid 300 florins",
        "Lay it on a1a2",
        "Lay it on g1 here and a1a2 across the border",
        "Complete a Work with the Poet",
        "Add the bonus card “Each lake”",
        "Keep all the florins",
        "Exchange florins for 2 prestige points",
        "Erect a chapel",
        "Declare freedom of religion for 300 florins",
        "Recruit the Watchmaker",
        "Give back 1 prestige point for 100 florins",
        "Give back 6 prestige points for 100 florins each",
        "Banker: a stake of 0 florins",
        "The Professor: take a bonus card free",
        "Propose a tower to Strozzi",
        "The partner pays nothing",
    ]


def sentences(match: Match, language: str) -> Iterator[str]:
    """What is asked, chosen and told in a match played at random."""
    random = Random(0)
    texts: Any = match.rules.texts(language)
    names = match.rules.names_of_seats(match.game)
    while not match.outcome:
        seat = random.choice(match.waiting)
        own, public = match.prompt(seat), match.prompt(None)
        assert own is not None
        assert public is not None
        yield texts.question(own, names)
        yield texts.waiting(public, names)
        action = match.game.decision.sample(match.game, seat, random)
        yield texts.value("action", action, names) + "."
        for event in match.play(seat, action):
            yield texts.value("event", event, names)


@every_language
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_happens_with_both_expansions_can_be_said(seats, language):
    """PF-18.1, PF-18.2"""
    match = Match.start("florence", seats=seats, seed=seats, options=OPTIONS_ON)

    for text in set(sentences(match, language)):
        assert text[-1] in ".?"
        assert not re.search(UNFIT, text)
