"""The questions of Magnaci: to whoever is asked, to those who wait, and to newcomers."""

from __future__ import annotations

import re

import pytest

from games.magnaci.wording import MAGNACI, every_language, name, words
from games.text_checks import message
from interpares import Match
from interpares.games.magnaci.cards import BOX, OFFICES
from interpares.games.magnaci.conflicts import (
    ConflictCommitment,
    ConflictTie,
    LawLoss,
    PenaltyTie,
    RewardTie,
)
from interpares.games.magnaci.declaring import VetoQuestion
from interpares.games.magnaci.effects import Extorted
from interpares.games.magnaci.estates import PlaceEstates
from interpares.games.magnaci.interregnum import TrackTie
from interpares.games.magnaci.losses import EntailQuestion
from interpares.games.magnaci.scoring import VictoryTie
from interpares.games.magnaci.sejm import LawTie, SejmCommitment
from interpares.games.magnaci.senate import OfficeTie, Placement
from interpares.games.magnaci.setup import StartEstate
from interpares.games.magnaci.trade import Proposal, TradeAnswer
from interpares.games.magnaci.windows import TIE_PAUSE, Turn
from interpares.kernel.steps import Decision
from interpares.kernel.values import snake

QUESTIONS: list[Decision] = [
    StartEstate(0),
    Placement(0),
    Placement(0, "hetman"),
    PlaceEstates(0, 1, "MA-7.9"),
    PlaceEstates(0, 3, "MA-8.4"),
    *(Turn(0, window.id, "hetman", ()) for window in BOX.board.window),
    *(Turn(0, TIE_PAUSE, place, ()) for place in ("hetman", "2", "IX", "track")),
    VetoQuestion(0, 1, "treasurer", "prussia", 2),
    VetoQuestion(0, 1, "entail", "prussia", None, "ukraine"),
    EntailQuestion(0, ((0, "prussia", 2), (0, "ukraine", 1)), "livonian_war"),
    EntailQuestion(0, ((0, "prussia", 1),), "treasurer"),
    Extorted(0, 1, "veto"),
    Extorted(0, 1),
    Proposal(0, 1),
    Proposal(0, 1, ("veto",), ("entail", "rokosz")),
    TradeAnswer(0, 1, (), ("entail",)),
    SejmCommitment(places=("1", "2", "3", "4", "5")),
    ConflictCommitment(places=("III", "VI")),
    OfficeTie(0, (0, 1), "hetman"),
    LawTie(0, (0, 1), "4"),
    RewardTie(0, (0, 1, 2), "V"),
    PenaltyTie(0, (1, 2), "V"),
    ConflictTie(0, 0, 1),
    TrackTie(0),
    VictoryTie(0, (1, 2), "victory"),
    LawLoss(0, "livonian_war"),
]


def test_the_questions_below_are_of_every_kind():
    assert {type(question) for question in QUESTIONS} == MAGNACI.questions()


@every_language
@pytest.mark.parametrize("question", QUESTIONS, ids=repr)
def test_every_question_can_be_put_and_waited_for(question, language):
    game = Match.start("magnaci", seats=3, seed=1).game
    game.players[0].laid = (None,) * len(OFFICES)

    asked, waited = MAGNACI.put(game, question, language)

    assert asked[-1] in ".?"
    assert waited[-1] in ".!"
    assert asked != waited
    assert not re.search(r"decision-|\bnone\b|_", asked + waited)
    assert name("lubomirski", language)[:6] in waited


@every_language
@pytest.mark.parametrize("question", QUESTIONS, ids=repr)
def test_a_newcomer_is_told_what_every_question_of_others_or_of_the_rules_is_about(
    question, language
):
    """A proposal is what a player asks for; all else comes to players unasked."""
    decision = message("decision", snake(type(question).__name__))

    guide = words(language).attribute(decision, "guide", {})

    assert bool(guide) == (not isinstance(question, Proposal))
    assert not re.search(r"[{}_]", guide)
