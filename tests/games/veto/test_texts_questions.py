"""The questions of Veto!: to whoever is asked, to those who wait, to newcomers."""

from __future__ import annotations

import pytest

from games.text_checks import is_sentence
from games.veto.positions import number, play, veto
from games.veto.wording import VETO, every_language
from interpares.games.veto.aftermath import InfluenceNow
from interpares.games.veto.agitation import AgitationVictim
from interpares.games.veto.cards import CARDS, PLAY, every_operation
from interpares.games.veto.carrying_out.cards import DeployByEffect, SearchFor, TakeFromTop
from interpares.games.veto.carrying_out.each import OrderCasualties
from interpares.games.veto.carrying_out.flow import ChooseOption, MayHappen, PayOrNot
from interpares.games.veto.carrying_out.hands import DiscardOthers, DiscardOwn, LayByEffect
from interpares.games.veto.ending import EndingDiscard
from interpares.games.veto.game import Frame, Happening, Place, Veto
from interpares.games.veto.leaving import OrderPile
from interpares.games.veto.operations import PayOr
from interpares.games.veto.plain_operations import LookTop, Search
from interpares.games.veto.settlement import AnnounceElection, DiscardExcess, DiscardForUpkeep
from interpares.games.veto.setup import ChooseSetup, Mulligan
from interpares.games.veto.state_checks import DiscardElect, DiscardThrust
from interpares.games.veto.triggers import OrderSimultaneous
from interpares.games.veto.turns import Turn
from interpares.games.veto.untap import Bribery
from interpares.games.veto.windows import Window
from interpares.kernel.steps import Decision
from interpares.kernel.views import prompt

EVENTS_OF_WINDOWS = (
    "untap_begin",
    "initiative_set",
    "cards_drawn",
    "election_announced",
    "duel_before",
    "casualty_pending",
    "left_play",
    "victory_check",
)


def table() -> Veto:
    return veto(
        3,
        in_play={0: "michal_wolodyjowski+rapier", 1: "roch_kowalski"},
        hands={1: "feint rapier"},
    )


def inside(operation: type) -> tuple[Frame, Place]:
    """Where an operation of that kind stands in the text of some card."""
    return next(
        (Frame(0, card.id, PLAY), Place((), at))
        for card in CARDS.values()
        if card.play
        for at, each in enumerate(card.play.do)
        if isinstance(each, operation)
    )


SOME = (Frame(0, "feint", PLAY), Place())
QUESTIONS: list[Decision] = [
    ChooseSetup(choosing=(0, 1)),
    Mulligan(),
    Bribery(0),
    DiscardExcess(0, 1),
    DiscardExcess(0, 3),
    DiscardForUpkeep(0),
    AnnounceElection(0),
    Turn(0),
    EndingDiscard(0),
    OrderPile(0, ("feint", "rapier")),
    OrderSimultaneous(0, Happening("untapped"), ()),
    OrderCasualties(0, *SOME, pieces=()),
    DiscardElect(0, ()),
    DiscardThrust(0, 2, ()),
    AgitationVictim(0, 0),
    InfluenceNow(0),
    ChooseOption(0, *SOME),
    MayHappen(0, *SOME),
    DeployByEffect(0, *SOME),
    DiscardOwn(0, *SOME, count=1),
    DiscardOwn(0, *SOME, count=2),
    DiscardOthers(0, *SOME, owner=1, count=1),
    DiscardOthers(0, *SOME, owner=2, count=1),
    LayByEffect(0, *SOME, character=2),
    TakeFromTop(0, *inside(LookTop), count=2),
    SearchFor(0, *inside(Search), count=1),
    *(Window("W-X", 0, 0, happenings=(Happening(each, char=2),)) for each in EVENTS_OF_WINDOWS),
]


@every_language
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda each: repr(each)[:40])
def test_a_question_is_put_in_sentences_to_all(question, language):
    asked, waiting = VETO.put(table(), question, language)

    assert is_sentence(asked, ".?")
    assert is_sentence(waiting, ".?")


@every_language
def test_the_questions_of_a_duel_name_the_fighters(language):
    """VE-8.4, VE-8.9, VE-8.12"""
    fighters = ("Michał Wołodyjowski", "Roch Kowalski")
    game = table()
    play(game, "0 challenge michal_wolodyjowski roch_kowalski")
    asked = set()

    while game.duel is not None:
        question, waiting = said_now(game, language)
        asked.add(type(game.decision).__name__)
        assert is_sentence(question, ".?")
        assert is_sentence(waiting, ".?")
        assert any(each in question for each in fighters)
        game.apply(game.waiting[0], game.decision.options(game, game.waiting[0])[0])

    assert {"AnswerDuel", "TakeUpEquipment", "FightTurn", "Window"} <= asked


def said_now(game: Veto, language: str) -> tuple[str, str]:
    """The question of this moment to whoever is asked, and to those who wait."""
    own, public = prompt(game, game.waiting[0]), prompt(game, None)
    assert own is not None
    assert public is not None
    texts = VETO.words(language)
    return texts.question(own, VETO.names), texts.waiting(public, VETO.names)


def test_a_window_says_what_lies_on_the_stack():
    """VE-6.3"""
    game = table()

    play(game, "0 agitate michal_wolodyjowski")

    assert said_now(game, "pl") == (
        "Na stosie: „Michał Wołodyjowski” (agitacja, Wiśniowieccy). Replikujesz?",
        "Na stosie: „Michał Wołodyjowski” (agitacja, Wiśniowieccy). Czekamy na Radziwiłłów.",
    )
    assert said_now(game, "en")[0] == (
        "On the stack: “Michał Wołodyjowski” (agitation, the Wiśniowieckis). Do you reply?"
    )


def test_a_window_says_to_which_card_something_has_happened():
    """VE-6.1, VE-6.15"""
    game = table()
    threatened = number(game, "roch_kowalski")

    asked, _ = VETO.put(
        game,
        Window("W-K", 0, 0, happenings=(Happening("casualty_pending", char=threatened),)),
        "pl",
    )

    assert asked == "Moment na repliki: postać w niebezpieczeństwie („Roch Kowalski”). Replikujesz?"


@every_language
def test_a_price_is_asked_for_with_the_text_of_its_card(language):
    """VE-D30"""
    card = next(
        card.id
        for card in CARDS.values()
        if card.play and any(isinstance(each, PayOr) for each in every_operation(card.play.do[:1]))
    )

    asked, _ = VETO.put(table(), PayOrNot(0, Frame(0, card, PLAY), Place()), language)

    assert asked.endswith(VETO.attribute(card, "text", language))


def test_the_cards_on_top_are_named_to_their_owner_only():
    """VE-3.3, VE-3.12"""
    game = table()
    game.players[0].cupboard += ("feint", "rapier")

    asked, waiting = VETO.put(game, TakeFromTop(0, *inside(LookTop), count=2), "en")

    assert "Rapier, Feint" in asked
    assert "Rapier" not in waiting


@every_language
@pytest.mark.parametrize("kind", sorted(VETO.questions(), key=repr))
def test_a_newcomer_is_told_what_every_question_is_about(kind, language):
    assert VETO.explained(kind, language)


@every_language
def test_orders_can_be_given_for_answers_of_one_word(language):
    assert VETO.orders(language) == {"accept", "bene", "decline", "refuse"}
