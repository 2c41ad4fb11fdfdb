"""The questions of Signorie: to whoever is asked, to those who wait, and to newcomers."""

from __future__ import annotations

import pytest

from games.signorie.wording import SIGNORIE, every_language, words
from games.text_checks import is_sentence
from interpares import Match
from interpares.games.signorie.alliances import ChooseRow
from interpares.games.signorie.cards import COLOURS, HELPERS, MANAGEMENT, REWARDS, TASKS
from interpares.games.signorie.careers import SpendPoint
from interpares.games.signorie.dice_actions import ChooseMainAction, TakeDie
from interpares.games.signorie.helpers import ActivateHelper, ChooseAnyTask
from interpares.games.signorie.marriages import MarryOff
from interpares.games.signorie.missions import SendOnMission
from interpares.games.signorie.offspring import ChoosePawn
from interpares.games.signorie.rewards import (
    BuyVp,
    ChooseFreeHelper,
    ChooseReward,
    HoldWedding,
    TakeExtraDie,
)
from interpares.kernel.steps import Decision

ANY_TRACK = MANAGEMENT["career"].tracks
BROUGHT_POINTS = [
    ("career", ANY_TRACK),
    *((each.id, each.tracks) for each in TASKS.values() if each.tracks),
    *((each.id, each.tracks) for each in HELPERS.values() if each.tracks),
    *((each.id, each.tracks) for each in REWARDS.values() if each.tracks),
]
MISSIONS = ("mission", "task_mission", "reward_mission")
MARRIAGES = ("marriage", "task_marriage", "reward_marriage")
QUESTIONS: list[Decision] = [
    TakeDie(0),
    *(ChooseMainAction(0, colour, 3, cost) for cost, colour in enumerate(COLOURS)),
    *(SpendPoint(0, points, ANY_TRACK, "career") for points in (1, 2, 5)),
    *(SpendPoint(0, 4, tracks, by, spent=True) for by, tracks in BROUGHT_POINTS),
    *(SendOnMission(0, by) for by in MISSIONS),
    SendOnMission(0, "helper_turquoise_bottom", facedown=True),
    *(MarryOff(0, by) for by in MARRIAGES),
    MarryOff(0, "helper_purple_bottom", facedown=True),
    *(ActivateHelper(0, helper, 4) for helper in HELPERS),
    ActivateHelper(0, "helper_grey_bottom", 1),
    ChoosePawn(0, 1, "helper_turquoise_top"),
    ChoosePawn(0, 3, "task_exchange"),
    ChooseAnyTask(0, "helper_purple_top"),
    *(ChooseRow(0, by) for by in ("helper_yellow_top", "task_alliance", "reward_alliance")),
    ChooseReward(0),
    ChooseFreeHelper(0),
    TakeExtraDie(0),
    HoldWedding(0),
    BuyVp(0),
]


def test_the_questions_above_are_of_every_kind():
    assert {type(question) for question in QUESTIONS} == SIGNORIE.questions()


@every_language
@pytest.mark.parametrize("question", QUESTIONS, ids=repr)
def test_every_question_can_be_put_and_waited_for(question, language):
    game = Match.start("signorie", seats=3, seed=1).game

    asked, waited = SIGNORIE.put(game, question, language)

    assert is_sentence(asked, ".?")
    assert is_sentence(waited)
    assert asked != waited
    assert {"en": "Red", "pl": "Czerwoni"}[language] in waited


@pytest.mark.parametrize(
    "number, brides, polish, english",
    [
        (1, 0, "Czy wyprawiasz ślub?", "Do you hold a wedding?"),
        (1, 1, "Czy wyprawiasz ślub? Daje 1 PZ.", "Do you hold a wedding? It brings 1 VP."),
        (
            2,
            0,
            "Czy wyprawiasz ślub? Daje 2 Floreny.",
            "Do you hold a wedding? It brings 2 florins.",
        ),
        (
            5,
            3,
            "Czy wyprawiasz ślub? Daje 4 PZ i 2 Floreny.",
            "Do you hold a wedding? It brings 4 VP and 2 florins.",
        ),
    ],
)
def test_a_wedding_says_only_what_it_brings(number, brides, polish, english):
    """SI-REW.7"""
    game = Match.start("signorie", seats=3, seed=1).game
    game.round, game.players[0].brides = number, brides

    assert SIGNORIE.put(game, HoldWedding(0), "pl")[0] == polish
    assert SIGNORIE.put(game, HoldWedding(0), "en")[0] == english


@every_language
@pytest.mark.parametrize("kind", sorted(SIGNORIE.questions(), key=repr))
def test_a_newcomer_is_told_what_every_question_is_about(kind, language):
    assert SIGNORIE.explained(kind, language)


@every_language
def test_orders_can_be_given_for_answers_of_one_word(language):
    assert {"pass", "activate", "skip", "wed", "decline"} <= SIGNORIE.orders(language)


@every_language
def test_an_order_about_one_helper_names_it(language):
    """SI-HEL.1"""
    values = {"helper": "helper_yellow_middle"}

    for answer in ("order-activate", "order-skip"):
        order = words(language).attribute("decision-activate-helper", answer, values)
        assert {"en": "“3 VP”", "pl": "„3 PZ”"}[language] in order
