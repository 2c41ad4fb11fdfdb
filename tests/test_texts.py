"""What holds for all words: complete in every language they are in, and fit to be shown."""

from __future__ import annotations

import ast
import importlib
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec import structs

from games.text_checks import every_game
from interpares import Match, rules_of
from interpares.games.sigismundus.cards import ACTS, COUNTRIES, FIGURES, HOUSES, OFFICES
from interpares.games.signorie.cards import TOKENS
from interpares.games.veto.cards import FACTIONS, KEYWORDS, PRINTED
from interpares.games.veto.components import CharacterCard, Printed
from interpares.games.veto.deck import called
from interpares.kernel.rules import slugs
from interpares.kernel.steps import Decision
from interpares.kernel.values import snake
from interpares.texts import ENGLISH, LANGUAGES, Texts, languages_of
from interpares.texts import sources as fluent_of

GAMES = slugs()
SERVER = "interpares.server"
PACKAGES = ["interpares", SERVER, *(rules_of(slug).package for slug in GAMES)]


def names_of(ids: Iterable[str], attribute: str = "") -> set[str]:
    """The names of things, or an attribute of them."""
    return {f"name-{id_.replace('_', '-')}{attribute}" for id_ in ids}


def same_epithet(card: Printed) -> bool:
    """Whether a character has an epithet that is the same in Polish and in English."""
    return isinstance(card, CharacterCard) and card.epithet.pl == card.epithet.en


ALLIANCES = names_of(TOKENS)
"""A family name and a number."""
SIGISMUNDUS = {
    *names_of(FIGURES),
    *names_of((*OFFICES, *COUNTRIES), ".latin"),
    *names_of(HOUSES, ".arms"),
    *names_of(ACTS, ".number"),
    *names_of((act.id for act in ACTS.values() if act.place != "Warszawa"), ".session"),
    "event-stage-begun",
    "game-sigismundus",
    "name-incompatibilitas",
    "name-primus-inter-pares",
    "name-sejm",
    "name-sigismundus",
    "space",
}
"""People, Latin, arms, Roman numerals, places with their years."""
VETO = {
    *names_of(card for card in PRINTED if called(card, "pl") == called(card, "en")),
    *names_of(id_ for id_, keyword in KEYWORDS.items() if keyword.name.pl == keyword.name.en),
    *names_of((id_ for id_, card in PRINTED.items() if card.text.pl == card.text.en), ".text"),
    *names_of((f"{faction}_{at}" for faction in FACTIONS for at in range(1, 5)), ".acc"),
    "action-bene",
    *names_of((id_ for id_, card in PRINTED.items() if same_epithet(card)), ".epithet"),
    "name-kreski",
    "name-szabla",
}
"""Nobles and terms that are the same in both languages, Roman numerals, what everybody says."""
SAME_IN_POLISH = (
    ALLIANCES
    | SIGISMUNDUS
    | VETO
    | {
        "name-ad-maiorem-dei-gloriam",
        "name-albizzi",
        "name-della-rovere",
        "name-firenze.board",
        "name-hetman",
        "name-interregnum",
        "name-milano.board",
        "name-minister",
        "name-napoli.board",
        "name-opera",
        "name-pacta-conventa",
        "name-palazzo-in-fortezza",
        "name-park",
        "name-pazzi",
        "name-plan",
        "name-rokosz",
        "name-roma.board",
        "name-rucellai",
        "name-strozzi",
        "name-venezia.board",
        "name-veto",
        "chapter-MA-8",
        "chapter-MA-12",
    }
)
"""Words that Polish and English share."""
SAME_IN_GERMAN = SIGISMUNDUS | names_of(HOUSES) | {"chapter-SA-5", "name-initiative"}
"""Words that German and English share."""

CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
"""Attributes for grammatical cases, in languages that have them."""

every_package = pytest.mark.parametrize("package", PACKAGES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
TEXTS = [(package, language) for package in PACKAGES for language in languages_of(package)]
every_text = pytest.mark.parametrize("package, language", TEXTS)
every_translation = pytest.mark.parametrize(
    "package, language", [each for each in TEXTS if each[1] != ENGLISH]
)


def folder(package: str) -> Path:
    return Path(importlib.import_module(package).__path__[0])


@cache
def entries(package: str, language: str) -> tuple[Any, ...]:
    """Everything in the Fluent files of a package in one language, and of what is made as one."""
    files = fluent_of(package, language).values()
    return tuple(entry for file in files for entry in FluentParser().parse(file).body)


@cache
def patterns(package: str, language: str) -> dict[str, ftl.Pattern]:
    """The values and attributes of messages, by `message` and `message.attribute`."""
    found = {}
    for entry in entries(package, language):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return {name: pattern for name, pattern in found.items() if pattern is not None}


class Parts(Visitor):
    """The plain text of a pattern, the values it asks for and the messages it refers to."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.text: list[str] = []
        self.values: set[str] = set()
        self.messages: set[str] = set()
        self.visit(pattern)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - named by Fluent
        self.text.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def values_in(package: str, language: str, name: str) -> set[str]:
    """The values a message asks for, its own and those of messages it refers to."""
    parts = Parts(patterns(package, language)[name])
    return parts.values.union(*(values_in(package, language, each) for each in parts.messages))


@every_text
def test_every_entry_is_fluent_and_there_once(package, language):
    found = entries(package, language)
    junk = [entry.content for entry in found if isinstance(entry, ftl.Junk)]
    ids = Counter(entry.id.name for entry in found if isinstance(entry, ftl.Message))

    assert junk == []
    assert [name for name, count in ids.items() if count > 1] == []
    assert ids


@every_translation
def test_all_languages_have_the_same_messages(package, language):
    translated, english = (
        {name for name in patterns(package, each) if name.partition(".")[2] not in CASES}
        for each in (language, ENGLISH)
    )

    assert translated == english


@every_translation
def test_a_message_asks_for_the_same_values_in_all_languages(package, language):
    translated, english = patterns(package, language), patterns(package, ENGLISH)

    differing = [
        name
        for name in translated.keys() & english.keys()
        if values_in(package, language, name) != values_in(package, ENGLISH, name)
    ]

    assert differing == []


@pytest.mark.parametrize("language, known", [("pl", SAME_IN_POLISH), ("de", SAME_IN_GERMAN)])
def test_nothing_is_left_untranslated(language, known):
    same = set()
    for package in PACKAGES:
        translated, english = patterns(package, language), patterns(package, ENGLISH)
        for name in translated.keys() & english.keys():
            words = Parts(translated[name]).text
            if re.search(r"\w", "".join(words)) and words == Parts(english[name]).text:
                same.add(name)

    assert same == known


@every_text
def test_signs_are_those_of_the_printer(package, language):
    opening, closing = {"pl": "„”", "en": "“”", "de": "„“"}[language]
    for name, pattern in patterns(package, language).items():
        text = "{}".join(Parts(pattern).text)

        assert not re.search(r"[\"'\n]| - |--|\.\.\.|(?<!\w)-\d|  ", text), name
        assert text.count(opening) == text.count(closing), name
        assert set(text) & set("„“”") <= {opening, closing}, name


def leaves(kinds: tuple[type, ...]) -> list[type]:
    """The classes that have no subclass among them: those that occur in play."""
    return [kind for kind in kinds if not any(kind in other.__bases__ for other in kinds)]


def message_of(prefix: str, kind: type) -> str:
    return f"{prefix}-{snake(kind.__name__).replace('_', '-')}"


@every_game
@pytest.mark.parametrize("prefix", ["action", "event"])
def test_every_action_and_event_has_words_that_need_only_its_fields(slug, language, prefix):
    rules = rules_of(slug)
    for kind in leaves(rules.actions() if prefix == "action" else rules.events()):
        fields = {field.name for field in structs.fields(kind)}

        assert values_in(rules.package, language, message_of(prefix, kind)) <= fields


@every_game
def test_every_decision_has_a_question_and_words_for_those_who_wait(slug, language):
    rules = rules_of(slug)
    known = patterns(rules.package, language)
    decisions = [kind for kind in leaves(rules.steps()) if issubclass(kind, Decision)]

    assert decisions
    for kind in decisions:
        assert message_of("decision", kind) in known
        assert f"{message_of('decision', kind)}.waiting" in known


def sources(package: str) -> Iterator[str]:
    """The source of a package; that of the games and the server is not also that of the whole."""
    for file in sorted(folder(package).rglob("*.py")):
        if file.relative_to(folder(package)).parts[0] not in {"games", "server"}:
            yield file.read_text("utf-8")


def problems() -> Iterator[tuple[str, set[str]]]:
    """The message id and the values of everything the server refuses beside the rules."""
    for source in sources(SERVER):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Problem":
                values = {str(keyword.arg) for keyword in node.keywords} - {"code"}
                yield ast.literal_eval(node.args[0]), values


def refusals(package: str) -> Iterator[tuple[str, set[str]]]:
    """The message id and the values of every refusal in the source of a package."""
    for source in sources(package):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"Illegal", "BadInput"}:
                given = {keyword.arg: keyword.value for keyword in node.keywords}
                message = given.get("message", node.args[0])
                if "rule" in given or "message" in given:
                    yield ast.literal_eval(message), set(given) - {"rule", "message"}


@every_text
def test_every_refusal_has_words_that_need_only_its_values(package, language):
    found = list(refusals(package))

    assert found
    for message, values in found:
        assert values_in(package, language, f"refusal-{message}") <= values, message


@every_language
def test_every_problem_has_words_that_need_only_its_values(language):
    found = list(problems())

    assert found
    for message, values in found:
        assert values_in(SERVER, language, f"problem-{message}") <= values, message


def test_no_problem_has_words_nobody_uses():
    worded = {name for name in patterns(SERVER, "en") if name.startswith("problem-")}

    assert worded == {f"problem-{message}" for message, _ in problems()}


@every_package
def test_no_refusal_has_words_nobody_uses(package):
    worded = {name for name in patterns(package, "en") if name.startswith("refusal-")}

    assert worded == {f"refusal-{message}" for message, _ in refusals(package)}


@every_game
def test_every_rule_id_cited_has_its_rule(slug, language):
    package = rules_of(slug).package
    known = patterns(package, language)
    texts = Texts.of(package, language)
    data = [file.read_text("utf-8") for file in folder(package).glob("data/*.toml")]
    words = ["".join(Parts(pattern).text) for pattern in known.values()]
    ids = [name for name in known if name.startswith("rule-")]
    prefix = ids[0].split("-")[1]
    cited = set(
        re.findall(rf"\b{prefix}-(?:\d+|[A-Z]+)\.\d+", "".join([*sources(package), *data, *words]))
    )

    assert cited
    assert [rule for rule in sorted(cited) if not texts.rule(rule)] == []
    for name in ids:
        assert f"chapter-{prefix}-{name.split('-')[2]}" in known


def sentences(match: Match, language: str) -> Iterator[tuple[str, str]]:
    """Everything said in a match played at random: kinds of message and sentences."""
    random = Random(0)
    texts: Any = match.rules.texts(language)
    while not match.outcome:
        names = match.rules.names_of_seats(match.game)
        yield from asked(match, texts, names)
        seat = random.choice(match.waiting)
        action = match.game.decision.sample(match.game, seat, random)
        for event in match.play(seat, action):
            yield "event", texts.value("event", event, names)


def asked(match: Match, texts: Texts, names: list[str]) -> Iterator[tuple[str, str]]:
    """What everybody at the table reads now, and what may be chosen."""
    for seat in (None, *range(match.header.seats)):
        prompt = match.prompt(seat)
        assert prompt is not None
        yield "waiting", texts.waiting(prompt, names)
        if seat in match.waiting:
            yield "question", texts.question(prompt, names)
            for option in match.options(seat):
                described = match.rules.describe(match.game, seat, option)
                yield "action", texts.value("action", option, names, described)


@every_game
def test_whatever_happens_in_a_match_can_be_said(slug, language):
    for seed, seats in enumerate(rules_of(slug).seats):
        said = set(sentences(Match.start(slug, seats=seats, seed=seed), language))

        assert len(said) > 100
        for kind, text in said:
            assert text
            assert not re.search(r"(action|event|decision)-|\bnone\b|_|  ", text)
            assert text[-1] in ".?!" or kind == "action", text


@every_game
def test_the_game_its_options_and_outcomes_have_words(slug, language):
    known = patterns(rules_of(slug).package, language)

    for attribute in ("text", "time", "weight"):
        assert f"game-{slug}.{attribute}" in known
    for option in rules_of(slug).options:
        assert f"option-{option}.text" in known
    assert any(name.startswith("outcome-") for name in known)
