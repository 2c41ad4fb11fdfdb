"""What the shelf holds: games that can be played here, and games that are on their way."""

from __future__ import annotations

import functools
from typing import Annotated

import msgspec
from msgspec import Meta

from .. import bots, lessons
from ..bots.ladder.publishing import current, published
from ..bots.ladder.types import Ladder, Table
from ..datafiles import Sourced, load, packaged
from ..kernel.rules import Option, Rules, rules_of, slugs
from ..kernel.values import Value, snake
from ..texts import Texts, languages_of
from . import orders

COMING = "coming.toml"
ABOUT = "about.toml"
"""The file of a game that no rule reads."""


class OptionWords(Value):
    """An option of a game in one language."""

    name: str
    text: str
    choices: dict[str, str]
    """The name of each choice, by its JSON without quotes (`true`, `radziwill`)."""


class GameWords(Value):
    """A game in one language."""

    name: str
    text: str
    time: str
    weight: str
    options: dict[str, OptionWords]


class Beaten(Value):
    """How often one player of a level beats a table of the level below."""

    level: str
    wins: int
    games: int
    """Those that everybody lost are not among them."""
    interval: tuple[float, float]
    """Of the share of wins, with 95 % confidence."""


class Strength(Value):
    """What was measured of a level at tables of one size; see the ladder."""

    level: str
    seats: int
    rating: float
    interval: tuple[float, float] | None
    """With 95 % confidence; null for the level the others are measured against."""
    games: int
    seconds: float
    """For a decision, on average."""
    beats: Beaten | None


class GameFacts(Value):
    """A game that can be played here, or is coming."""

    slug: str
    names: dict[str, str]
    version: int
    edition: str
    seats: tuple[int, ...]
    options: dict[str, Option]
    levels: tuple[str, ...]
    """The bots one can play against, weakest first."""
    strengths: tuple[Strength, ...]
    """What was measured of the levels; empty where nothing was with these rules."""
    questions: tuple[str, ...]
    """What one can be asked, for standing orders."""
    answers: tuple[str, ...]
    """Actions that are one word, for standing orders."""
    minutes: int
    """How long a match takes, about."""
    weight: int
    """How much there is to think about, from 1 to 5."""
    texts: dict[str, GameWords]
    """Words by language: the languages the game speaks, English among them."""
    lessons: tuple[str, ...] = ()
    """Guided first rounds, for `POST /api/games/{slug}/lessons/{name}`."""
    coming: bool = False
    """It cannot be played yet: no version, options or levels."""


class About(Sourced):
    """What a buyer asks first."""

    minutes: int
    weight: Annotated[int, Meta(ge=1, le=5)]


class Coming(About):
    """A game nobody can play yet."""

    slug: str
    seats: tuple[int, ...]


class Announced(Value):
    """coming.toml"""

    game: tuple[Coming, ...] = ()


@functools.cache
def shelf() -> list[GameFacts]:
    """All games, those that can be played first; one that is announced may have rules already."""
    announced = load(packaged(__package__), COMING, Announced).game
    coming = {each.slug for each in announced}
    return [
        *(facts_of(rules_of(slug)) for slug in slugs() if slug not in coming),
        *map(coming_facts, announced),
    ]


def facts_of(rules: Rules) -> GameFacts:
    """A game that can be played."""
    about = load(packaged(rules.package), ABOUT, About)
    return GameFacts(
        rules.slug,
        rules.names,
        rules.version,
        rules.edition(),
        rules.seats,
        rules.options,
        tuple(bots.levels_of(rules.slug)),
        strengths_of(published(rules.slug)),
        tuple(sorted(orders.questions(rules))),
        tuple(snake(kind.__name__) for kind in rules.actions() if not kind.__struct_fields__),
        about.minutes,
        about.weight,
        {
            language: words_of(rules.slug, rules.package, rules.options, language)
            for language in languages_of(rules.package)
        },
        lessons=lessons.names(rules.slug),
    )


def coming_facts(game: Coming) -> GameFacts:
    """A game that is announced."""
    texts = {each: words_of(game.slug, __package__, {}, each) for each in languages_of(__package__)}
    return GameFacts(
        game.slug,
        {language: words.name for language, words in texts.items()},
        version=0,
        edition="",
        seats=game.seats,
        options={},
        levels=(),
        strengths=(),
        questions=(),
        answers=(),
        minutes=game.minutes,
        weight=game.weight,
        texts=texts,
        coming=True,
    )


def strengths_of(ladder: Ladder | None) -> tuple[Strength, ...]:
    """What a ladder says of each level at each table; other rules make other levels."""
    if ladder is None or not current(ladder):
        return ()
    return tuple(
        Strength(
            each.level,
            table.seats,
            each.rating,
            each.interval,
            each.games,
            each.seconds,
            beaten(table, each.level, tuple(bots.levels_of(ladder.game))),
        )
        for table in ladder.tables
        for each in table.levels
        if each.level in bots.levels_of(ladder.game)
    )


def beaten(table: Table, level: str, levels: tuple[str, ...]) -> Beaten | None:
    """How the level did against the one below it; None if they have not met."""
    below = levels[: levels.index(level)][-1:]
    for pair in table.pairs:
        if pair.higher == level and (pair.lower,) == below and pair.games > pair.shared_defeats:
            decided = pair.games - pair.shared_defeats
            return Beaten(pair.lower, pair.wins, decided, pair.interval)
    return None


def words_of(slug: str, package: str, options: dict[str, Option], language: str) -> GameWords:
    """What a game and its options are called, and what they are about."""
    texts = Texts.of(package, language)
    message = f"game-{slug}"
    text, time, weight = (texts.attribute(message, each, {}) for each in ("text", "time", "weight"))
    told = {name: option_words(name, option, texts) for name, option in options.items()}
    return GameWords(texts.say(message), text, time, weight, told)


def option_words(name: str, option: Option, texts: Texts) -> OptionWords:
    message = f"option-{name}"
    choices = [msgspec.json.encode(each).decode().strip('"') for each in option.choices]
    return OptionWords(
        texts.say(message),
        texts.attribute(message, "text", {}),
        {each: texts.choice(name, each) for each in choices},
    )
