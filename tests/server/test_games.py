"""What a client can look up: the games, their words, their rules, their components."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from litestar.testing import TestClient

from games.text_checks import every_game
from interpares import bots, rules_of, slugs
from interpares.bots.ladder.types import Contest, Ladder, Rung, Share, Table
from interpares.games.magnaci.cards import FILES
from interpares.server import games
from interpares.server.app import create_app
from interpares.server.games import COMING, Beaten, GameFacts, shelf
from interpares.server.services import Services
from interpares.server.settings import Settings
from interpares.texts import Texts, languages_of, sources

every_slug = pytest.mark.parametrize("slug", slugs())
PACKAGE = rules_of("magnaci").package
every_language = pytest.mark.parametrize("language", languages_of(PACKAGE))
BUILT = ["florence", "magnaci", "sigismundus", "signorie", "veto"]


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    """A server nobody has started: looking something up needs no database."""
    settings = Settings(data=str(tmp_path_factory.mktemp("data")))
    app = create_app(settings)
    app.state.services = Services(settings)
    return TestClient(app)


def told(slug) -> GameFacts:
    return next(each for each in shelf() if each.slug == slug)


def test_the_shelf_shows_games_that_can_be_played_before_those_that_are_coming(client):
    answer = client.get("/api/games").json()

    offered = [each["slug"] for each in answer if not each["coming"]]
    assert offered == [slug for slug in slugs() if not told(slug).coming] == BUILT
    assert [each["coming"] for each in answer] == sorted(each["coming"] for each in answer)


@every_slug
def test_a_game_comes_with_all_that_a_lobby_shows(slug):
    facts, rules = games.facts_of(rules_of(slug)), rules_of(slug)

    assert (facts.version, facts.edition) == (rules.version, rules.edition())
    assert facts.levels == tuple(bots.levels_of(slug))
    assert not facts.coming


def climbed(**changed):
    """What a ladder of two seats says, as it is published."""
    squire = Rung("squire", "greedy", 1500, None, 20, (Share(9, 9), Share(8, 10)), 0.002)
    novice = Rung("novice", "random", 990, (800, 1180), 20, (Share(1, 9), Share(1, 10)), 0.0)
    shares = (Share(9, 9), Share(8, 10))
    pair = Contest("squire", "novice", 20, 1, 17, 0.8947, (0.6861, 0.9706), shares)
    rules, table = rules_of("magnaci"), Table(2, {}, (novice, squire), (pair,))
    facts = {"version": rules.version, "edition": rules.edition()}
    return Ladder("magnaci", "0.1.0", **(facts | changed), code="", seed=0, tables=(table,))


def test_a_level_comes_with_what_was_measured_of_it():
    novice, squire = games.strengths_of(climbed())

    assert (novice.level, novice.seats, novice.rating) == ("novice", 2, 990)
    assert (novice.interval, novice.games, novice.beats) == ((800, 1180), 20, None)
    assert (squire.interval, squire.seconds) == (None, 0.002)
    assert squire.beats == Beaten("novice", 17, 19, (0.6861, 0.9706))


def test_what_was_measured_with_other_rules_or_data_is_not_told():
    assert games.strengths_of(None) == ()
    assert games.strengths_of(climbed(version=0)) == ()
    assert games.strengths_of(climbed(edition="other")) == ()


def test_the_words_of_a_game_say_its_numbers_too():
    for facts in shelf():
        for language, words in facts.texts.items():
            assert words.name == facts.names[language]
            assert words.text.endswith(".")
            assert str(facts.minutes) in words.time
            assert words.weight.startswith(str(facts.weight))


@every_language
def test_every_option_is_explained_with_the_names_of_its_choices(language):
    words = told("magnaci").texts[language].options

    assert list(words) == list(rules_of("magnaci").options)
    assert words["trade"].choices == {
        "true": Texts.of(PACKAGE, language).name("true"),
        "false": Texts.of(PACKAGE, language).name("false"),
    }
    assert words["families"].choices["radziwill"] != "radziwill"
    assert all(each.name and each.text for each in words.values())


@every_language
def test_a_choice_that_is_a_number_is_said_in_words(language):
    rounds = told("veto").texts[language].options["max_rounds"].choices

    assert "40" in rounds["40"] != "40"
    assert not any(sign.isdigit() for sign in rounds["0"])


def test_a_game_is_told_in_the_languages_it_speaks():
    assert list(told("magnaci").texts) == ["pl", "en"]
    assert list(told("sigismundus").texts) == ["pl", "en", "de"]


def test_a_game_on_its_way_offers_nothing_to_play():
    coming = games.Coming(minutes=45, weight=4, source="ours", slug="pan", seats=(2, 3, 4))

    facts = games.coming_facts(coming)

    assert facts.coming
    assert (facts.version, facts.options, facts.levels) == (0, {}, ())
    assert facts.seats == (2, 3, 4)
    assert list(facts.texts) == list(facts.names) == ["pl", "en", "de"]


def announce(monkeypatch, *announced: games.Coming) -> list[GameFacts]:
    """The shelf if these were announced."""
    about = games.About(minutes=90, weight=3, source="ours")
    found = {COMING: games.Announced(announced)}
    monkeypatch.setattr(games, "load", lambda _, name, kind: found.get(name, about))
    return shelf.__wrapped__()


def test_a_game_that_is_announced_is_not_offered_though_it_has_rules_already(monkeypatch):
    """A table is offered when there is a board for it; programs may play before."""
    coming = games.Coming(minutes=90, weight=3, source="ours", slug="signorie", seats=(2, 3))
    monkeypatch.setattr(games, "slugs", lambda: ["signorie", "magnaci"])

    offered = announce(monkeypatch, coming)

    assert [(each.slug, each.coming) for each in offered] == [
        ("magnaci", False),
        ("signorie", True),
    ]


def test_a_game_that_is_not_announced_any_more_is_offered(monkeypatch):
    offered = announce(monkeypatch)

    assert [(each.slug, each.coming) for each in offered] == [(slug, False) for slug in slugs()]


@every_game
def test_the_words_are_all_but_the_rules_and_the_games_own_come_first(client, slug, language):
    answer = client.get(f"/api/games/{slug}/texts/{language}")
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(answer.text))
    package = rules_of(slug).package
    files = {**sources(package, language), **sources("interpares", language)}

    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert bundle.has_message(f"game-{slug}")
    assert bundle.has_message("list")
    assert not re.search(r"^(rule|chapter)-[A-Z]", answer.text, re.MULTILINE)
    assert answer.text.index(f"game-{slug} =") < answer.text.index("\nlist =")
    assert len(answer.text) > len(files[f"{language}.ftl"])


@every_game
def test_the_rules_come_chapter_by_chapter(client, slug, language):
    chapters = client.get(f"/api/games/{slug}/rules/{language}").json()
    texts = Texts.of(rules_of(slug).package, language)

    assert len({chapter["id"] for chapter in chapters}) == len(chapters) > 1
    for chapter in chapters:
        assert chapter["title"] == texts.say(f"chapter-{chapter['id']}")
        ids = [rule["id"] for rule in chapter["rules"]]
        assert ids == [f"{chapter['id']}.{at}" for at in range(1, len(ids) + 1)] != []
        assert all(rule["text"] == texts.rule(rule["id"]) for rule in chapter["rules"])
    written = sources(rules_of(slug).package, language)[f"rules.{language}.ftl"]
    assert sum(len(each["rules"]) for each in chapters) == written.count("\nrule-")


def test_the_components_are_the_data_with_where_it_comes_from(client):
    box = client.get("/api/games/magnaci/components").json()

    assert set(box) == {"about", *(name.removesuffix(".toml") for name in FILES)}
    assert len(box["laws"]["law"]) == 25
    assert {each["source"] for each in box["laws"]["law"]} <= {"rulebook", "public", "ours"}
    assert box["board"]["numbers"]["partitions_for_collapse"] == 3


@pytest.mark.parametrize("what", ["texts/pl", "rules/en", "components"])
def test_what_a_reader_has_is_not_sent_again(client, what):
    first = client.get(f"/api/games/magnaci/{what}")
    tag = first.headers["etag"]
    again = client.get(f"/api/games/magnaci/{what}", headers={"if-none-match": f"W/{tag}"})
    other = client.get(f"/api/games/magnaci/{what}", headers={"if-none-match": '"old"'})

    assert first.headers["cache-control"] == again.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    assert (other.status_code, other.content) == (200, first.content)


@pytest.mark.parametrize("what", ["texts/pl", "rules/en", "components"])
def test_a_game_nobody_can_play_has_nothing_to_look_up(client, what):
    answer = client.get(f"/api/games/chess/{what}")

    assert (answer.status_code, answer.json()["message"]) == (404, "no-such-game")


@pytest.mark.parametrize("what", ["texts", "rules"])
def test_a_game_that_lacks_a_language_answers_in_english_and_says_so(client, what):
    german, english, polish = (
        client.get(f"/api/games/magnaci/{what}/{language}") for language in ("de", "en", "pl")
    )

    assert german.content == english.content != polish.content
    told_in = [answer.headers["content-language"] for answer in (german, english, polish)]
    assert told_in == ["en", "en", "pl"]


@pytest.mark.parametrize("what", ["texts", "rules"])
def test_a_language_nobody_speaks_is_refused(client, what):
    assert client.get(f"/api/games/magnaci/{what}/fr").status_code == 400
