"""The questions of Sigismundus Augustus: to whoever is asked, to those who wait, to newcomers."""

from __future__ import annotations

import pytest

from games.sigismundus.wording import SIGISMUNDUS, every_language
from games.text_checks import is_sentence
from interpares import Match
from interpares.games.sigismundus.act_of_law import BreakActTie, VoteOnAct
from interpares.games.sigismundus.bribery import HideDucats, HideVotes, NameBuyer, NextSeller
from interpares.games.sigismundus.cards import ACTS, COUNTRIES, DEMANDS
from interpares.games.sigismundus.clients import PlaceClient
from interpares.games.sigismundus.combat import ChooseFigure, TakeWound
from interpares.games.sigismundus.foreign_policy import ChooseInfluence, CrownCountry
from interpares.games.sigismundus.game import Sigismundus
from interpares.games.sigismundus.income import ChooseIncomeOffices
from interpares.games.sigismundus.incompatibilitas import KeepOneOfKind
from interpares.games.sigismundus.maintenance import MaintainArmy
from interpares.games.sigismundus.policy_cards import ChooseSenator
from interpares.games.sigismundus.policy_decks import RULE, ChooseDeck
from interpares.games.sigismundus.royal_demand import (
    CommitToDemand,
    CommitUnitsToHost,
    RankTiedPlayers,
)
from interpares.games.sigismundus.scoring import ChooseSealHolder
from interpares.games.sigismundus.setup import PickStartOffice
from interpares.games.sigismundus.special_actions import SpecialAction
from interpares.games.sigismundus.votes import ChooseVoteCards
from interpares.games.sigismundus.voting import BidForOffice, BreakOfficeTie
from interpares.kernel.steps import Decision

BISHOPS = ("episcopus_cracoviensis", "episcopus_posnaniensis")
OFFERS, VOTES = (0, 3, 2), (4, 0, 4)
QUESTIONS: list[Decision] = [
    PickStartOffice(0),
    ChooseIncomeOffices(0),
    *(ChooseDeck(0, by) for by in RULE),
    SpecialAction(0),
    SpecialAction(0, extra=True),
    ChooseSenator(0, 1),
    *(TakeWound(0, wounds) for wounds in (1, 2, 5)),
    ChooseFigure(0, 2),
    CrownCountry(0),
    ChooseInfluence(0),
    PlaceClient(0),
    ChooseVoteCards(0),
    HideDucats(),
    HideVotes(offers=OFFERS),
    NextSeller(0, OFFERS, VOTES, (0, 2)),
    NameBuyer(0, OFFERS, VOTES),
    BidForOffice(office=BISHOPS[0]),
    BidForOffice(office=BISHOPS[0], owner=0),
    BidForOffice(office=BISHOPS[0], owner=2),
    BreakOfficeTie(0, BISHOPS[1], (0, 2), (3, 0, 3)),
    KeepOneOfKind(0, BISHOPS),
    KeepOneOfKind(0, BISHOPS, BISHOPS[1]),
    RankTiedPlayers(0, ((1, 2),), (0,)),
    VoteOnAct(),
    BreakActTie(0, (True, False, False)),
    *(ChooseSealHolder(0, country, (0, 1)) for country in COUNTRIES),
    MaintainArmy(0),
]
GIFTS = [
    (CommitUnitsToHost() if each.resource == "units" else CommitToDemand(), each.id)
    for each in DEMANDS.values()
]
HOUSE = {"en": "Górka", "pl": "Górkowie", "de": "Górka"}


def table() -> Sigismundus:
    """Three Houses in a round under way."""
    game: Sigismundus = Match.start("sigismundus", seats=3, seed=1).game
    game.round, game.demand = 1, "tax_1"
    return game


def test_the_questions_above_are_of_every_kind():
    asked = {type(question) for question in QUESTIONS} | {type(gift) for gift, _ in GIFTS}

    assert asked == SIGISMUNDUS.questions()


@every_language
@pytest.mark.parametrize("question", QUESTIONS, ids=repr)
def test_every_question_can_be_put_and_waited_for(question, language):
    asked, waited = SIGISMUNDUS.put(table(), question, language)

    assert is_sentence(asked, ".?")
    assert is_sentence(waited)
    assert asked != waited
    assert HOUSE[language] in waited


@every_language
@pytest.mark.parametrize("question, demand", GIFTS, ids=DEMANDS)
def test_a_royal_demand_is_named_in_its_question(question, demand, language):
    """SA-15.2"""
    game = table()
    game.demand = demand

    asked, waited = SIGISMUNDUS.put(game, question, language)

    assert SIGISMUNDUS.name(demand, language) in asked
    assert SIGISMUNDUS.name(demand, language) in waited
    assert is_sentence(asked, "?")
    assert is_sentence(waited)


@every_language
@pytest.mark.parametrize("number", range(1, len(ACTS) + 1))
def test_the_vote_on_an_act_says_what_the_act_does(number, language):
    """SA-16.1, SA-16.4"""
    game = table()
    game.round = number

    for question in (VoteOnAct(), BreakActTie(0, (True, False, False))):
        asked, _ = SIGISMUNDUS.put(game, question, language)
        assert SIGISMUNDUS.name(game.session, language) in asked
        assert asked.endswith(SIGISMUNDUS.attribute(game.session, "text", language))


@pytest.mark.parametrize(
    "clients, polish, english, german",
    [
        (1, "ostatniego klienta?", "your last client?", "deinen letzten Klienten?"),
        (2, "Masz 2 klientów.", "You have 2.", "Du hast 2."),
    ],
)
def test_a_client_is_asked_for_with_those_that_are_left(clients, polish, english, german):
    """SA-11.2"""
    game = table()
    game.players[0].clients = clients

    assert SIGISMUNDUS.put(game, PlaceClient(0), "pl")[0].endswith(polish)
    assert SIGISMUNDUS.put(game, PlaceClient(0), "en")[0].endswith(english)
    assert SIGISMUNDUS.put(game, PlaceClient(0), "de")[0].endswith(german)


@every_language
@pytest.mark.parametrize("kind", sorted(SIGISMUNDUS.questions(), key=repr))
def test_a_newcomer_is_told_what_every_question_is_about(kind, language):
    assert SIGISMUNDUS.explained(kind, language)


@every_language
def test_orders_can_be_given_for_answers_of_one_word(language):
    orders = {"pass", "withdraw", "vote-for", "vote-against", "pass-act", "reject-act"}

    assert orders == SIGISMUNDUS.orders(language)
