"""The words of Florence: every id has its name, every card says what it does, in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from games.florence.rule_ids import RULE_IDS, RULES_IN_CHAPTER
from interpares import Illegal, Match, rules_of
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
from interpares.games.florence.auction import Bidding, BuyWithoutAuction, OpenAuction
from interpares.games.florence.building import PlaceBuilding
from interpares.games.florence.cards import (
    BONUS,
    BOX,
    BUILDINGS,
    CHARACTERS,
    FREEDOMS,
    LANDSCAPES,
    OBJECTS,
    PRESTIGE,
    PROFESSIONS,
)
from interpares.games.florence.characters import (
    MerchantOnTaking,
    MerchantSettlement,
    ProfessorOffer,
)
from interpares.games.florence.components import Named, OptionFacts
from interpares.games.florence.cooperative import (
    AnswerCounter,
    AnswerProposal,
    CounterPlace,
    CounterPrice,
    PlaceJointly,
    ProposePrice,
    Terms,
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
from interpares.games.florence.grid import ACROSS
from interpares.games.florence.looking import KeepCard, OrderReturned
from interpares.games.florence.muse_and_princess import BankerExchange, CharacterBid
from interpares.games.florence.objects import ChooseLandscape, PlaceLandscape, RecruitNow
from interpares.games.florence.setup import StartingCards
from interpares.games.florence.turn import ChooseAction
from interpares.games.florence.works import DeclareBonus, ExchangeIncome
from interpares.kernel.game import Event
from interpares.kernel.steps import Action, Decision
from interpares.kernel.values import snake
from interpares.kernel.views import prompt
from interpares.texts import LANGUAGES, Texts, sources

RULES = rules_of("florence")
NAMES = ["medici", "pazzi", "strozzi", "albizzi", "rucellai"]
OPTIONS_ON = {"muse_and_princess": True, "cooperative_building": True}
UNFIT = r"(action|event|decision|refusal|name)-|\bnone\b|[{}_]|  "
"""What no sentence may hold: ids, values that are missing, placeholders."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(language: str) -> Texts:
    return Texts.of(RULES.package, language)


def message(prefix: str, word: str) -> str:
    return f"{prefix}-{word.replace('_', '-')}"


def name(word: str, language: str) -> str:
    """The name of an id, or the message that is missing."""
    return words(language).say(message("name", word))


def said(event: Event, language: str) -> str:
    return words(language).value("event", event, NAMES)


def named(value: Any) -> Iterator[Named]:
    """Every thing of the data that has names; options have words of their own."""
    if isinstance(value, Named) and not isinstance(value, OptionFacts):
        yield value
    if isinstance(value, Struct):
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for each in value:
            yield from named(each)


@every_language
def test_every_id_of_the_data_has_the_name_the_data_gives_it(language):
    for thing in named(BOX):
        only = getattr(thing, language).partition(" (")[0].replace("'", "’")

        assert name(thing.id, language) == only


@every_language
def test_words_that_the_data_does_not_name_have_names_too(language):
    phases = ("setup", "auction", "characters", "action", "scoring")
    decks = ("profession", "bonus", "prestige")
    reasons = ("building", "architect", "landscape", "best_work")
    sizes = ("large", "medium", "small", "palazzo")
    first = RULES.options["first_start_player"].choices

    for word in (*phases, *decks, *reasons, *sizes, *first):
        assert not name(word, language).startswith("name-")


@pytest.mark.parametrize(
    "ids, cases",
    [
        (NAMES, ("gen", "dat", "acc", "ins")),
        ((*BUILDINGS, *LANDSCAPES, *FREEDOMS, *OBJECTS, "landscape"), ("gen", "acc")),
        ((*PROFESSIONS, *CHARACTERS), ("gen", "acc")),
        (("profession", "bonus", "prestige"), ("gen", "acc")),
    ],
)
def test_polish_names_have_the_cases_that_sentences_ask_for(ids, cases):
    for word in ids:
        for case in cases:
            assert words("pl").attribute(message("name", word), case, {})


def test_english_things_have_their_article_in_the_middle_of_a_sentence():
    things = (*BUILDINGS, *LANDSCAPES, *OBJECTS, "landscape", *PROFESSIONS, *CHARACTERS)

    for word in things:
        inside = words("en").attribute(message("name", word), "acc", {})
        assert re.match(r"(a|an|the) \w", inside)
        assert inside.lower().endswith(name(word, "en").lower())


@pytest.mark.parametrize(
    "value, polish, english",
    [
        (0, "Medyceuszy", "Medici"),
        ((1, 3), "Pazzich i Albizzich", "Pazzi and Albizzi"),
        ([0, 2, 4], "Medyceuszy, Strozzich i Rucellaich", "Medici, Strozzi and Rucellai"),
    ],
)
def test_seats_go_by_their_houses(value, polish, english):
    values = {"seats": value}

    assert words("pl").say("waiting-for", values, NAMES) == f"Czekamy na {polish}"
    assert words("en").say("waiting-for", values, NAMES) == f"Waiting for {english}"


CARDS = [
    *(("building", each) for each in BUILDINGS),
    *(("landscape", each) for each in LANDSCAPES),
    *(("freedom", each) for each in FREEDOMS),
    *(("auction_object", each) for each in OBJECTS),
    ("auction_object_two_players", "landscape"),
    *(("profession", each) for each in PROFESSIONS),
    *(("bonus_card", each) for each in BONUS),
    *(("prestige_card", each) for each in PRESTIGE),
    *(("character", each) for each in CHARACTERS),
]


@every_language
@pytest.mark.parametrize("kind, card", CARDS)
def test_a_card_says_its_name_and_what_it_does(kind, card, language):
    """The reference asks by kind and id, a sentence by the name; both say the same."""
    by_kind = f"{kind}-{card.replace('_', '-')}"
    text = words(language).attribute(by_kind, "text", {})

    assert words(language).say(by_kind) == name(card, language)
    assert words(language).attribute(message("name", card), "text", {}) == text
    assert text.endswith(".")
    assert not re.search(UNFIT, text)


@every_language
@pytest.mark.parametrize("card", PROFESSIONS.values(), ids=PROFESSIONS)
def test_a_profession_says_its_three_wishes(card, language):
    """PF-7.2"""
    text = words(language).attribute(message("name", card.id), "text", {}).lower()

    for wish, worth in ((card.building, 4), (card.landscape, 3), (card.freedom, 3)):
        assert f"{name(wish, language).lower()} (+{worth})" in text
    for tile in ({*BUILDINGS, *LANDSCAPES} - {card.building, card.landscape}) - {"opera"}:
        assert f"{name(tile, language).lower()} (" not in text


@every_language
@pytest.mark.parametrize("tile", [*BUILDINGS.values(), *LANDSCAPES.values()], ids=lambda it: it.id)
def test_a_tile_says_how_many_cells_it_has_and_how_many_wish_for_it(tile, language):
    """PF-5.3, PF-7.2, PF-8.9"""
    text = words(language).attribute(message("name", tile.id), "text", {})
    wishing = [each for each in PROFESSIONS.values() if tile.id in (each.building, each.landscape)]

    assert re.search(rf"\b{tile.cells} (cells|pola|pól)\b", text)
    if tile.id in BUILDINGS:
        assert all(name(each.id, language) in text for each in wishing)
    else:
        assert re.search(rf"\b{len(wishing)} (of|z) 21\b", text)


@every_language
@pytest.mark.parametrize("freedom", FREEDOMS)
def test_a_freedom_says_who_wishes_for_it(freedom, language):
    """PF-7.2"""
    text = words(language).attribute(message("name", freedom), "text", {})
    wishing = [each.id for each in PROFESSIONS.values() if each.freedom == freedom]

    for card in PROFESSIONS:
        assert (name(card, language) in text) == (card in wishing)


@every_language
@pytest.mark.parametrize("card", BONUS.values(), ids=BONUS)
def test_a_bonus_card_says_what_it_adds(card, language):
    """PF-7.4"""
    text = words(language).attribute(message("name", card.id), "text", {})

    assert re.findall(r"\+\d+", text) == [f"+{card.per_unit}"]


@every_language
@pytest.mark.parametrize("card", PRESTIGE.values(), ids=PRESTIGE)
def test_a_prestige_card_says_its_points_its_lower_points_and_its_conditions(card, language):
    """PF-12.3, PF-12.4"""
    text = words(language).attribute(message("name", card.id), "text", {})
    numbers = [int(each) for each in re.findall(r"\d+", text)]

    assert numbers[0] == card.points
    if card.kind == "majority":
        assert numbers[1:] == [card.tie_points]


@every_language
def test_the_numbers_of_the_characters_are_those_of_the_data(language):
    """PF-16.15, PF-16.22"""
    princess = words(language).attribute("name-princess", "text", {})
    banker = words(language).attribute("name-banker", "text", {})
    worth = CHARACTERS["princess"].effect

    numbers = {int(each) for each in re.findall(r"\d+", princess)}
    assert numbers == {worth.per_landscape, worth.per_building, 1}
    assert worth.per_building == worth.per_architect
    assert "200" in banker


@every_language
def test_every_rule_of_every_chapter_has_words_and_no_other(language):
    texts = words(language)

    assert [rule for rule in RULE_IDS if not texts.rule(rule)] == []
    for chapter, count in RULES_IN_CHAPTER.items():
        assert f"chapter-PF-{chapter}" in texts
        assert texts.rule(f"PF-{chapter}.{count + 1}") == ""


@every_language
def test_the_rules_stand_in_their_order(language):
    text = sources(RULES.package, language)[f"rules.{language}.ftl"]

    worded = re.findall(r"(?m)^rule-PF-(\d+)-(\d+) = .*\.$", text)

    assert [f"PF-{chapter}.{number}" for chapter, number in worded] == list(RULE_IDS)


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
    assert [words("pl").value("action", each, NAMES) for each in CHOICES] == [
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
    assert [words("en").value("action", each, NAMES) for each in CHOICES] == [
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
    decisions = {kind for kind in RULES.steps() if issubclass(kind, Decision)}
    bases = {base for kind in decisions for base in kind.__bases__}

    assert {type(question) for question in QUESTIONS} == decisions - bases


@every_language
@pytest.mark.parametrize("question", QUESTIONS, ids=repr)
def test_every_question_can_be_put_and_waited_for(question, language):
    game = Match.start("florence", seats=3, seed=1, options=OPTIONS_ON).game
    game.round = 1
    game.players[0].bonus = ("bonus_lakes", "bonus_parks")
    game.then(question)
    own, public = prompt(game, 0), prompt(game, None)
    assert own is not None
    assert public is not None

    asked = words(language).question(own, NAMES)
    waited = words(language).waiting(public, NAMES)

    assert asked[-1] in ".?"
    assert waited[-1] == "."
    assert asked != waited
    assert not re.search(UNFIT, asked + waited)
    assert words(language).say("name-medici")[:4] in waited


@every_language
@pytest.mark.parametrize("kind", sorted({type(each) for each in QUESTIONS}, key=repr))
def test_a_newcomer_is_told_what_every_question_is_about(kind, language):
    decision = message("decision", snake(kind.__name__))

    title = words(language).attribute(decision, "name", {})
    guide = words(language).attribute(decision, "guide", {})

    assert title
    assert not title.endswith(".")
    assert len(re.findall(r"[.!?](?= |$)", guide)) >= 2
    assert not re.search(UNFIT, guide)


@every_language
def test_orders_are_offered_for_answers_that_the_question_takes(language):
    """Only answers without fields can be ordered, as the page offers them."""
    plain = {snake(kind.__name__) for kind in RULES.actions() if not kind.__struct_fields__}
    text = sources(RULES.package, language)[f"{language}.ftl"]

    offered = set(re.findall(r"(?m)^    \.answer-([a-z-]+) = ", text))

    assert {each.replace("-", "_") for each in offered} <= plain
    assert {"pass", "decline", "withdraw", "reject"} <= offered


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
    text = sources(RULES.package, language)[f"{language}.ftl"]
    refusals = re.findall(r"(?m)^refusal-([a-z-]+) =", text)

    assert len(refusals) > 80
    for each in refusals:
        sentence = words(language).refusal(Illegal(each, rule="", **SAMPLE), NAMES)
        assert sentence.endswith(".")
        assert not re.search(UNFIT, sentence)


TYPED = "Ω"
"""A word that a player typed and nothing is called by."""


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
    assert TYPED in words(language).refusal(refusal, NAMES)


def test_refusals_read_like_this_in_polish():
    """PF-4.3, PF-4.7, PF-4.8, PF-9.6, PF-10.4, PF-17.4"""

    def refused(each: str, **values: object) -> str:
        return words("pl").refusal(Illegal(each, rule="", **values), NAMES)

    assert refused("already-passed", object="jester").startswith("Chcesz licytować Błazna, ale ")
    assert refused("not-yet", seat=2) == "Chcesz licytować, ale teraz kolej na Strozzich."
    assert refused("stack-is-empty", object="prestige_card").startswith(
        "Chcesz wziąć kartę Prestiżu, ale "
    )
    assert refused("own-card", profession="poet").startswith("Chcesz zrekrutować Poetę, ale ")
    assert refused("freedom-gone", freedom="opinion").startswith(
        "Chcesz ogłosić Swobodę Wypowiedzi, ale "
    )
    assert refused("no-neighbour", to=4).startswith("Nie możesz budować wspólnie z Rucellaimi: ")


def test_a_refused_move_carries_its_sentence():
    """PF-4.6"""
    match = Match.start("florence", seats=3, seed=1)
    for seat in (0, 1, 2):
        match.play(seat, match.options(seat)[0])
    (opener,) = match.waiting

    with pytest.raises(Illegal, match="put up at 200 florins exactly") as refusal:
        match.play(opener, Name("jester", 300))

    assert refusal.value.rule == "PF-4.6"


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
