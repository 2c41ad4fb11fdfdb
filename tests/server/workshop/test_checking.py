"""Decks and cards held against the rules over HTTP."""

from __future__ import annotations

import pytest

from games.veto.own_examples import ENTRIES, MILLER, OWN, deck_with, entry_of
from interpares import rules_of
from interpares.games.veto.cards import CARDS, DECKS
from interpares.games.veto.deck import deck_of
from interpares.games.veto.deck_text import write
from interpares.games.veto.operations import AnyOperation
from interpares.games.veto.words import KEYWORDS
from server.people.site import refusal
from server.workshop.given import STARTER, data

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("nothing_stays")]
CHECK = "/api/veto/deck/check"


@pytest.fixture
async def browser(sqlite_site):
    return await sqlite_site.browser()


# --- decks


@pytest.mark.parametrize("name", DECKS)
async def test_every_deck_of_the_box_is_legal_and_comes_back_from_text_and_link(browser, name):
    variant = "feast" if "feast" in DECKS[name].variants else "standard"
    asked = {"deck": data(deck_of(DECKS[name])), "variant": variant}

    found = await browser.post(CHECK, asked)
    texts = [await browser.post(CHECK, {"text": text}) for text in found["texts"].values()]
    link = await browser.post(CHECK, {"link": found["link"]})

    assert (found["legal"], found["flaws"], found["problem"]) == (True, [], "")
    assert [each["deck"] for each in [*texts, link]] == [found["deck"]] * 3
    assert found["figures"]["size"] == DECKS[name].size
    assert sum(found["figures"]["lafa"].values()) <= DECKS[name].size


async def test_the_action_that_brings_the_deck_is_ready(browser):
    found = await browser.post(CHECK, {"deck": data(deck_with(MILLER))})

    action = rules_of("veto").decode_action(found["bring"])
    assert action.own == (MILLER.code,)
    assert len(action.cards) == found["figures"]["size"]
    assert found["own"][0]["id"] == MILLER.id
    assert MILLER.id not in CARDS


@pytest.mark.parametrize(
    "language, said", [("pl", "trzeba co najmniej 60"), ("en", "it needs at least 60")]
)
async def test_flaws_have_their_rule_and_the_words_of_the_reader(browser, language, said):
    deck = {"faction": "court", "cards": {"feint": 4, "nothing": 1}}

    answer = await browser.ask("POST", CHECK, {"deck": deck}, accept_language=language)

    found = answer.json()
    assert not found["legal"]
    assert found["bring"] is None
    assert [(each["rule"], each["message"]) for each in found["flaws"]] == [
        ("VE-2.1", "too-many"),
        ("VE-1.1", "unknown-card"),
        ("VE-2.1", "too-few"),
    ]
    assert said in found["flaws"][2]["text"]
    assert found["flaws"][0]["card"] == "feint"
    assert [each["message"] for each in found["warnings"]] == ["no-elect"]


async def test_a_text_that_cannot_be_read_is_told_with_its_line(browser):
    answer = await browser.ask(
        "POST", CHECK, {"text": "Frakcja: court\n3 Fient"}, accept_language="pl"
    )

    found = answer.json()
    assert found["problem"].startswith("Wiersz 2: Nie ma karty „Fient”")
    assert (found["deck"], found["legal"]) == (None, False)


async def test_a_text_may_name_my_cards(browser):
    text = write(deck_of(DECKS["court_starter"]), "en") + "3 Jan Nowak\n"

    found = await browser.post(CHECK, {"text": text, "own": [MILLER.code]})

    assert found["deck"]["cards"][MILLER.id] == 3
    assert found["legal"]


@pytest.mark.parametrize("body", [{}, {"text": "x", "link": "1.x"}, {"deck": STARTER, "text": ""}])
async def test_a_deck_is_given_in_one_form(browser, body):
    answer = await browser.ask("POST", CHECK, body)

    assert refusal(answer) == (400, "deck-forms")


@pytest.mark.parametrize(
    "body",
    [
        {"deck": {"faction": 1}},
        {"deck": {"faction": "court", "cards": {"feint": -1}}},
        {"deck": {"faction": "court", "cards": {"feint": 1000}}},
        {"deck": {"faction": "court", "cards": {str(each): 1 for each in range(401)}}},
        {"deck": {"faction": "court", "own": ["x"] * 11}},
        {"deck": {"faction": "court", "own": ["x y"]}},
        {"text": "x" * 60_001},
        {"link": "1." + "x" * 12_000},
        {"deck": STARTER, "variant": "quick"},
        {"deck": STARTER, "colour": "red"},
    ],
)
async def test_what_is_too_large_or_of_another_form_is_refused(browser, body):
    answer = await browser.ask("POST", CHECK, body)

    assert answer.status_code == 400
    assert "fields" in answer.json()


@pytest.mark.parametrize("link", ["", "x", "2.abc", "1.abc", "1.%%%"])
async def test_a_link_that_is_none_is_a_problem_not_an_error(browser, link):
    found = await browser.post(CHECK, {"link": link})

    assert found["problem"].endswith(".")
    assert found["deck"] is None


# --- cards


async def test_a_right_card_comes_with_its_id_its_code_and_toml(browser):
    found = await browser.post("/api/veto/card/check", {"entry": entry_of("Jan Nowak")})

    card = found["card"]
    assert found["flaws"] == []
    assert (card["id"], card["code"]) == (MILLER.id, MILLER.code)
    [again] = await browser.post("/api/veto/card/read", {"toml": card["toml"]})
    assert again == found
    assert MILLER.id not in CARDS


@pytest.mark.parametrize("entry", [{}, {"type": "effect"}, {"type": "character", "name": {}}])
async def test_a_card_that_is_being_written_has_flaws_with_their_places(browser, entry):
    found = await browser.post("/api/veto/card/check", {"entry": entry})

    assert found["card"] is None
    assert all(each["path"] and each["said"] for each in found["flaws"])


async def test_flaws_of_a_card_are_told_in_the_language_of_its_maker(browser):
    body = {"entry": {"type": "effect", "name": {"pl": "x", "en": "x"}}}

    answer = await browser.ask("POST", "/api/veto/card/check", body, accept_language="pl")

    assert {each["said"] for each in answer.json()["flaws"]} == {"brakuje tego pola"}


async def test_a_card_nested_beyond_sense_is_refused_at_once(browser):
    entry: dict = {"type": "effect"}
    for _ in range(200):
        entry = {"play": entry}

    found = await browser.post("/api/veto/card/check", {"entry": entry})

    assert "nested" in found["flaws"][0]["said"]


async def test_a_file_of_cards_is_read_card_by_card(browser):
    text = "".join([(await checked(browser, each))["card"]["toml"] for each in ENTRIES])

    found = await browser.post("/api/veto/card/read", {"toml": text})

    assert [each["card"]["id"] for each in found] == [each.id for each in OWN.values()]


async def checked(browser, entry):
    return await browser.post("/api/veto/card/check", {"entry": entry})


@pytest.mark.parametrize(
    "toml, message",
    [
        ("x", "no-toml"),
        ("[[card]]\ntype = 'effect' 'thrust'", "no-toml-at"),
        ("a = 1", "cards-in-file"),
        ("[[card]]\n" * 41, "cards-in-file"),
    ],
)
async def test_a_file_without_cards_is_refused(browser, toml, message):
    answer = await browser.ask("POST", "/api/veto/card/read", {"toml": toml})

    assert refusal(answer) == (400, message)


async def test_where_a_file_is_no_toml_is_told(browser):
    body = {"toml": "[[card]]\ntype = effect"}

    answer = await browser.ask("POST", "/api/veto/card/read", body)

    assert answer.json()["text"].startswith("Line 2, column 8 is no TOML")


async def test_a_card_that_may_not_say_what_it_does_is_pointed_out(browser):
    entry = {**entry_of("Jan Nowak"), "text": {"pl": "Weź 9 dukatów.", "en": "Take 9 dukats."}}

    found = await checked(browser, entry)

    assert found["card"] is not None
    assert {each["path"] for each in found["doubts"]} == {"text.pl", "text.en"}


async def test_the_language_of_cards_is_told_whole(browser):
    answer = await browser.ask("GET", "/api/veto/card/language")
    tag = answer.headers["etag"]
    again = await browser.ask("GET", "/api/veto/card/language", if_none_match=tag)

    sheet = answer.json()
    assert again.status_code == 304
    assert len(sheet["operations"]) == len(AnyOperation.__args__)
    assert [each["name"] for each in sheet["cards"]] == [
        *("character", "equipment", "possession", "effect", "thrust", "strategy"),
    ]
    assert [each["word"] for each in sheet["words"]["keyword"]] == list(KEYWORDS)
    named = {each["name"] for each in sheet["tables"]}
    for form in forms_in(sheet):
        assert form.get("table", "selector") in named
        assert form.get("words", "kind") in sheet["words"]


def forms_in(value):
    """Every form anywhere in the sheet."""
    if isinstance(value, dict):
        if "kind" in value:
            yield value
        for each in value.values():
            yield from forms_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from forms_in(each)
