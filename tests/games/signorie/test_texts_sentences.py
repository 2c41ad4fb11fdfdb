"""The sentences of Signorie: what happens and what may be chosen, in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.signorie.wording import every_language, offered, said
from games.text_checks import UNFIT
from interpares import Match
from interpares.games.signorie.actions import (
    ACTIVATE,
    INITIATIVE,
    MANAGE,
    PASS,
    STOP,
    TAKE_FLORINS,
    WED,
    Advance,
    Enter,
    Hire,
    Marry,
    Mission,
    Perform,
    PutBeside,
    Take,
    TakePawn,
)
from interpares.games.signorie.events import (
    CareerScored,
    DiceCounted,
    DieTaken,
    FlorinsGained,
    FlorinsTaken,
    Hired,
    ManAdvanced,
    Married,
    MissionDone,
    OffspringRolled,
    Passed,
    PawnsGained,
    PointsLost,
    RewardScored,
    RowScored,
    Scored,
    TaskBegun,
    TokenLeft,
    TokenTaken,
    WeddingHeld,
)
from interpares.kernel.steps import Action


@pytest.mark.parametrize(
    "count, florins, lost, women",
    [
        (1, "1 Florena", "1 punktu awansu", "1 Kobietę"),
        (2, "2 Floreny", "2 punktów awansu", "2 Kobiety"),
        (5, "5 Florenów", "5 punktów awansu", "5 Kobiet"),
        (12, "12 Florenów", "12 punktów awansu", "12 Kobiet"),
        (22, "22 Floreny", "22 punktów awansu", "22 Kobiety"),
    ],
)
def test_florins_points_and_women_are_counted_in_polish(count, florins, lost, women):
    """SI-LIM.5, SI-ADV.3, SI-OFF.3"""
    gained = FlorinsGained(1, count, "florins")
    pawns = PawnsGained(1, 0, count, "offspring")

    assert said(gained, "pl") == f"Niebiescy zyskują {florins} dzięki akcji „Floreny”."
    assert said(PointsLost(1, count), "pl") == f"Niebiescy nie wykorzystują {lost}."
    assert said(pawns, "pl") == f"Niebiescy zyskują {women} dzięki akcji „Potomstwo”."


@pytest.mark.parametrize(
    "by, polish, english",
    [
        ("florins", "akcji „Floreny”", "the action “Florins”"),
        ("task_florins", "Zadaniu „Floreny”", "the task “Florins”"),
        ("helper_red_middle", "Pomocnikowi „3 Floreny”", "the helper “3 florins”"),
        ("clerical", "premii na torze Kościoła", "the bonus space in the Church"),
    ],
)
def test_florins_say_where_they_come_from(by, polish, english):
    """SI-FLO.1, SI-TSK.7, SI-HEL.3, SI-ADV.5"""
    gained = FlorinsGained(0, 2, by)

    assert said(gained, "pl") == f"Czerwoni zyskują 2 Floreny dzięki {polish}."
    assert said(gained, "en") == f"Red gains 2 florins from {english}."


HAPPENINGS = [
    (
        DieTaken(2, "yellow", 3, 0),
        "Żółci biorą żółtą kość (3).",
        "Yellow takes the yellow 3.",
    ),
    (
        DieTaken(0, "turquoise", 1, 4),
        "Czerwoni biorą turkusową kość (1) i płacą 4 Floreny.",
        "Red takes the turquoise 1 for 4 florins.",
    ),
    (
        DieTaken(0, "red", 1, 0, extra=True),
        "Czerwoni biorą na dodatkową akcję czerwoną kość (1).",
        "Red takes the red 1 for an extra action.",
    ),
    (Passed(3), "Fioletowi pasują.", "Purple passes."),
    (
        Passed(3, forced=True),
        "Fioletowi nie mogą wziąć więcej kości i pasują.",
        "Purple can take no more dice and passes.",
    ),
    (
        Hired(0, "helper_yellow_middle", 3),
        "Czerwoni zatrudniają Pomocnika „3 PZ” w żółtej kolumnie za 3 Floreny.",
        "Red hires “3 VP” in the yellow column for 3 florins.",
    ),
    (
        Hired(0, "helper_purple_top", 0),
        "Czerwoni zatrudniają Pomocnika „Dowolne Zadanie” w fioletowej kolumnie za darmo.",
        "Red hires “Any task” in the purple column free of charge.",
    ),
    (
        TaskBegun(0, "task_initiative", "task_purple_lower", "man", 3),
        "Czerwoni oddają 3 Mężczyzn za Zadanie „Awans: Inicjatywa”.",
        "Red spends 3 men on the task “Advance in Initiative”.",
    ),
    (
        OffspringRolled(0, (1, 3, 6)),
        "Czerwoni rzucają na Potomstwo: 1, 3, 6.",
        "Red rolls for offspring: 1, 3, 6.",
    ),
    (
        PawnsGained(0, 1, 2, "offspring"),
        "Czerwoni zyskują 1 Mężczyznę i 2 Kobiety dzięki akcji „Potomstwo”.",
        "Red gains 1 man and 2 women from the action “Offspring”.",
    ),
    (
        PawnsGained(0, 2, 0, "reward_two_men"),
        "Czerwoni zyskują 2 Mężczyzn dzięki Nagrodzie „2 Mężczyzn”.",
        "Red gains 2 men from the reward “Two men”.",
    ),
    (
        Scored(0, 3, "helper_yellow_middle"),
        "Czerwoni zdobywają 3 PZ dzięki Pomocnikowi „3 PZ”.",
        "Red scores 3 VP from the helper “3 VP”.",
    ),
    (
        ManAdvanced(1, "military", 1),
        "Niebiescy wystawiają Mężczyznę na tor Wojskowy.",
        "A man of Blue enters the Military.",
    ),
    (
        ManAdvanced(1, "political", 4),
        "Mężczyzna Niebieskich awansuje na pole 4 toru Polityki.",
        "A man of Blue rises to space 4 in Politics.",
    ),
    (
        MissionDone(0, "military", 7, "milano", 13),
        "Czerwoni wysyłają do Mediolanu Mężczyznę z pola 7 toru Wojskowego i zdobywają 13 PZ.",
        "Red sends the man on space 7 in the Military to Milan and scores 13 VP.",
    ),
    (
        Married(0, "firenze", 4, 8),
        "Czerwoni wydają córkę za mąż we Florencji z posagiem 4 Florenów i zdobywają 8 PZ.",
        "Red marries a daughter off to Florence with a dowry of 4 florins and scores 8 VP.",
    ),
    (
        TokenTaken(0, "alliance_este_9", "marriage"),
        "Czerwoni biorą żeton Estensich (5 PZ) i kładą go obok rzędu Małżeństwa.",
        "Red takes Este 5 and lays it beside the Marriage row.",
    ),
    (
        TokenLeft(0, "alliance_sforza_1", "napoli", "mission"),
        "Żeton Sforzów (2 PZ) zostaje w Neapolu: nie pasuje do Planu Czerwonych.",
        "Sforza 2 stays in Naples: it does not fit the plan of Red.",
    ),
    (
        DiceCounted(0, 12, 13, qualified=True),
        "Czerwoni mają prawo do Nagrody: suma kości 12, próg 13.",
        "Red qualifies for the reward: dice 12, threshold 13.",
    ),
    (
        FlorinsTaken(0, 3, forced=True),
        "Czerwoni nie mogą skorzystać z Bonusu i biorą 3 Floreny.",
        "Red cannot use the bonus and takes 3 florins.",
    ),
    (
        WeddingHeld(0, 1, 0, 0),
        "Czerwoni wyprawiają ślub (1. Panna Młoda).",
        "Red holds a wedding (bride 1).",
    ),
    (
        WeddingHeld(0, 1, 0, 2),
        "Czerwoni wyprawiają ślub (1. Panna Młoda) i zyskują 2 Floreny.",
        "Red holds a wedding (bride 1) and gains 2 florins.",
    ),
    (
        WeddingHeld(0, 2, 1, 0),
        "Czerwoni wyprawiają ślub (2. Panna Młoda) i zdobywają 1 PZ.",
        "Red holds a wedding (bride 2) and scores 1 VP.",
    ),
    (
        WeddingHeld(0, 4, 4, 2),
        "Czerwoni wyprawiają ślub (4. Panna Młoda), zdobywają 4 PZ i zyskują 2 Floreny.",
        "Red holds a wedding (bride 4), scores 4 VP and gains 2 florins.",
    ),
    (
        RewardScored(0, "reward_vp_helpers", 4, 8),
        "Czerwoni zdobywają 8 PZ za Nagrodę „2 PZ za każdego Pomocnika” (× 4).",
        "Red scores 8 VP for the reward “2 VP per helper” (× 4).",
    ),
    (
        CareerScored(0, "clerical", 1, 0),
        "Czerwoni nic nie zdobywają za Mężczyznę na polu 1 toru Kościoła.",
        "Red scores nothing for the man on space 1 in the Church.",
    ),
    (
        RowScored(0, "political", 3, 9),
        "Czerwoni zdobywają 9 PZ za rząd Polityki z 3 żetonami.",
        "Red scores 9 VP for the Politics row with 3 tokens.",
    ),
    (
        RowScored(0, "military", 2, 0),
        "Czerwoni nic nie zdobywają za rząd Wojskowy: trzeba trzech żetonów, a są tu tylko 2.",
        "Red scores nothing for the Military row: it takes three tokens, and there are only 2.",
    ),
]


@pytest.mark.parametrize("event, polish, english", HAPPENINGS, ids=lambda each: repr(each)[:60])
def test_what_happens_reads_like_this(event, polish, english):
    """SI-ACT.2, SI-ACT.6, SI-HIR.2, SI-TSK.2, SI-MIS.4, SI-MAR.3, SI-REW.7, SI-END.2"""
    assert (said(event, "pl"), said(event, "en")) == (polish, english)


@every_language
def test_nobody_is_gained_from_an_empty_supply(language):
    """SI-OFF.4"""
    sentence = said(PawnsGained(0, 0, 0, "offspring"), language)

    assert "0" not in sentence
    assert not re.search(UNFIT, sentence)


CHOICES: list[tuple[Action, str, str]] = [
    (Take("red", 3), "Weź czerwoną kość (3)", "Take the red 3"),
    (PASS, "Pas: żadnych więcej kości w tej rundzie", "Pass: no more dice in this round"),
    (MANAGE, "Akcja Zarządzania", "Management action"),
    (
        Hire("helper_red_middle"),
        "Zatrudnij Pomocnika „3 Floreny” w czerwonej kolumnie",
        "Hire “3 florins” in the red column",
    ),
    (
        Perform("task_grey_upper", 2),
        "Zadanie na górnym szarym polu: oddaj 2 Kobiety",
        "Task on the upper grey space, with 2 women",
    ),
    (
        Perform("task_turquoise_lower", 1),
        "Zadanie na dolnym turkusowym polu: oddaj 1 Mężczyznę",
        "Task on the lower turquoise space, with 1 man",
    ),
    (INITIATIVE, "Inicjatywa: o jedno pole w górę", "Initiative: one space up"),
    (
        Enter("clerical"),
        "Wystaw Mężczyznę z Puli na tor Kościoła",
        "A man from your pool enters the Church",
    ),
    (
        Advance("political", 3),
        "Awansuj Mężczyznę z pola 3 toru Polityki",
        "The man on space 3 in Politics goes up",
    ),
    (STOP, "Nie używaj więcej punktów", "Use no more points"),
    (
        Mission("military", 5, "roma"),
        "Wyślij Mężczyznę z pola 5 toru Wojskowego do Rzymu",
        "Send the man on space 5 in the Military to Rome",
    ),
    (
        Marry("napoli", 1),
        "Wydaj córkę za mąż w Neapolu, posag 1 Florena",
        "Marry a daughter off to Naples, with a dowry of 1 florin",
    ),
    (ACTIVATE, "Aktywuj Pomocnika", "Activate the helper"),
    (TakePawn("woman"), "Weź Kobietę", "Take a woman"),
    (PutBeside("marriage"), "Połóż obok rzędu Małżeństwa", "Lay it beside the Marriage row"),
    (TAKE_FLORINS, "Weź zamiast niego Floreny", "Take florins instead"),
    (WED, "Wypraw ślub", "Hold a wedding"),
]


@pytest.mark.parametrize("action, polish, english", CHOICES, ids=lambda each: repr(each)[:40])
def test_options_read_like_this(action, polish, english):
    """SI-ACT.1, SI-HIR.1, SI-TSK.2, SI-ADV.2, SI-MIS.1, SI-MAR.2, SI-ALL.3, SI-REW.6"""
    assert (offered(action, "pl"), offered(action, "en")) == (polish, english)


def sentences(match: Match, language: str) -> Iterator[str]:
    """What is asked, offered and told in a match played at random."""
    random = Random(0)
    texts: Any = match.rules.texts(language)
    names = match.rules.names_of_seats(match.game)
    while not match.outcome:
        (seat,) = match.waiting
        own, public = match.prompt(seat), match.prompt(None)
        assert own is not None
        assert public is not None
        yield texts.question(own, names)
        yield texts.waiting(public, names)
        options = match.options(seat)
        yield from (texts.value("action", each, names) + "." for each in options)
        for event in match.play(seat, random.choice(options)):
            yield texts.value("event", event, names)


@every_language
@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_happens_can_be_said(seats, language):
    """SI-RND.1"""
    match = Match.start("signorie", seats=seats, seed=seats)

    for text in set(sentences(match, language)):
        assert text[-1] in ".?"
        assert not re.search(UNFIT, text)
