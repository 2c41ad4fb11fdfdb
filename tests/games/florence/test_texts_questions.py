"""The questions of Florence: to whoever is asked, to those who wait, and to newcomers."""

from __future__ import annotations

import pytest

from games.florence.wording import FLORENCE, OPTIONS_ON, every_language, name
from games.text_checks import is_sentence
from interpares import Match
from interpares.games.florence.auction import Bidding, BuyWithoutAuction, OpenAuction
from interpares.games.florence.building import PlaceBuilding
from interpares.games.florence.characters import (
    MerchantOnTaking,
    MerchantSettlement,
    ProfessorOffer,
)
from interpares.games.florence.cooperative import (
    AnswerCounter,
    AnswerProposal,
    CounterPlace,
    CounterPrice,
    PlaceJointly,
    ProposePrice,
    Terms,
)
from interpares.games.florence.grid import ACROSS
from interpares.games.florence.looking import KeepCard, OrderReturned
from interpares.games.florence.muse_and_princess import BankerExchange, CharacterBid
from interpares.games.florence.objects import ChooseLandscape, PlaceLandscape, RecruitNow
from interpares.games.florence.setup import StartingCards
from interpares.games.florence.turn import ChooseAction
from interpares.games.florence.works import DeclareBonus, ExchangeIncome
from interpares.kernel.steps import Decision

MINE, THEIRS = ACROSS["tower"][0]
OFFER = Terms(0, 1, "tower", MINE, THEIRS, 300)
GIFT = Terms(0, 1, "tower", MINE, THEIRS, 0)
TO_ME = Terms(1, 0, "tower", THEIRS, MINE, 300)
QUESTIONS: list[Decision] = [
    StartingCards(),
    OpenAuction(0),
    Bidding(0, "lake", 300, 1, (0, 2, 1)),
    BuyWithoutAuction(0),
    ChooseLandscape(0),
    PlaceLandscape(0, "forest"),
    RecruitNow(0),
    *(KeepCard(0, deck, ()) for deck in ("profession", "bonus", "prestige")),
    OrderReturned(0, "bonus", ("bonus_lakes", "bonus_parks")),
    MerchantSettlement(0, "jester", 400),
    MerchantOnTaking(0),
    ProfessorOffer(0),
    ProfessorOffer(0, last=True),
    CharacterBid(0),
    *(ChooseAction(0, actions) for actions in range(4)),
    DeclareBonus(0, "poet"),
    DeclareBonus(0, "poet", ("bonus_lakes", "bonus_parks")),
    ExchangeIncome(0, 14),
    PlaceBuilding(0, "opera"),
    PlaceJointly(0, 1, "tower"),
    ProposePrice(0, 1, "tower", MINE, THEIRS),
    *(AnswerProposal(0, each) for each in (TO_ME, GIFT)),
    CounterPlace(0, TO_ME),
    CounterPrice(0, TO_ME, same_cells=False),
    *(AnswerCounter(0, each) for each in (OFFER, GIFT)),
    BankerExchange(0),
]


def test_the_questions_above_are_of_every_kind():
    assert {type(question) for question in QUESTIONS} == FLORENCE.questions()


@every_language
@pytest.mark.parametrize("question", QUESTIONS, ids=repr)
def test_every_question_can_be_put_and_waited_for(question, language):
    game = Match.start("florence", seats=3, seed=1, options=OPTIONS_ON).game
    game.round = 1
    game.players[0].bonus = ("bonus_lakes", "bonus_parks")

    asked, waited = FLORENCE.put(game, question, language)

    assert is_sentence(asked, ".?")
    assert is_sentence(waited)
    assert asked != waited
    assert name("medici", language)[:4] in waited


@every_language
@pytest.mark.parametrize("kind", sorted(FLORENCE.questions(), key=repr))
def test_a_newcomer_is_told_what_every_question_is_about(kind, language):
    assert FLORENCE.explained(kind, language)


@every_language
def test_orders_can_be_given_for_answers_of_one_word(language):
    assert {"pass", "decline", "withdraw", "reject"} <= FLORENCE.orders(language)
