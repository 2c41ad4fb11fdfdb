"""Which deck of Veto! beats which: the same bot plays every pair of decks against each other."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, TypedDict

from ..games.veto.actions import BringDeck
from ..games.veto.deck import Deck
from ..games.veto.setup import ChooseSetup, deck_flaw
from ..kernel.chance import seed_from
from ..kernel.errors import BadInput
from ..kernel.rules import rules_of
from ..kernel.steps import Action
from ..kernel.values import Value
from ..kernel.views import Bot, Perspective
from . import known, make
from .intervals import wilson
from .league_state import Ledger, Result
from .runner import play_game
from .workers import Progress, Workers, spread

SLUG = "veto"
PAIR = 2


class Pairing(TypedDict):
    """Two decks, and how often the first of them won."""

    first: str
    second: str
    games: int
    wins: int
    win_rate: float
    interval: list[float]
    endings: dict[str, int]


class Matrix(TypedDict):
    """What `interpares arena veto --decks … --json` prints."""

    game: str
    bot: str
    decks: list[str]
    pairs: list[Pairing]


class Meeting(Value):
    """One game of two decks, by seat."""

    index: int
    names: tuple[str, str]
    decks: tuple[BringDeck, BringDeck]
    bot: str
    options: dict[str, Any]
    deal: int


class BringingBot:
    """A bot that plays with the deck it was given."""

    def __init__(self, bot: Bot, deck: BringDeck) -> None:
        self.bot = bot
        self.deck = deck

    def choose(self, perspective: Perspective) -> Action:
        prompt = perspective.prompt
        choosing = prompt is not None and prompt.decision == "choose_setup"
        return self.deck if choosing else self.bot.choose(perspective)


def matrix(
    decks: Mapping[str, Deck],
    *,
    bot: str,
    games: int = 100,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    jobs: int = 1,
    workers: Workers | None = None,
    state: Path | None = None,
    progress: Progress | None = None,
) -> Matrix:
    """Every pair of decks plays so many games, every deal once from each side.

    With a state file it goes on where an earlier run stopped, or plays more games.
    """
    if len(decks) < PAIR:
        raise BadInput("A matrix needs two decks at least.")
    chosen = table_for(decks.values(), options or {})
    brought = {name: as_brought(name, deck, chosen) for name, deck in decks.items()}
    meetings = schedule(brought, known(bot, SLUG), chosen, games, seed)
    ledger: Ledger[Result[int]] = Ledger(state, identity(brought, meetings, seed), Result[int])
    waiting = [each for each in meetings if each.index not in ledger]
    for result in spread(meet, waiting, workers or Workers(jobs)):
        ledger.add(result)
        if progress:
            progress(len(ledger), len(meetings))
    played = [(meetings[each.index], each) for each in ledger if each.index < len(meetings)]
    return Matrix(
        game=SLUG,
        bot=known(bot, SLUG),
        decks=list(decks),
        pairs=[_pairing(one, other, played) for one, other in combinations(decks, PAIR)],
    )


def schedule(
    decks: Mapping[str, BringDeck], bot: str, options: dict[str, Any], games: int, seed: int
) -> list[Meeting]:
    """Deal after deal, each played once by every pair from each side."""
    sides = [side for pair in combinations(decks, PAIR) for side in (pair, pair[::-1])]
    return [
        Meeting(
            index=deal * len(sides) + at,
            names=(one, other),
            decks=(decks[one], decks[other]),
            bot=bot,
            options=options,
            deal=seed + deal,
        )
        for deal in range(math.ceil(games / PAIR))
        for at, (one, other) in enumerate(sides)
    ]


def identity(
    decks: Mapping[str, BringDeck], meetings: Sequence[Meeting], seed: int
) -> dict[str, Any]:
    """What two runs must share to be one matrix."""
    rules = rules_of(SLUG)
    return {
        "game": SLUG,
        "version": rules.version,
        "edition": rules.edition(),
        "bot": meetings[0].bot,
        "decks": decks,
        "options": meetings[0].options,
        "seed": seed,
    }


def table_for(decks: Iterable[Deck], options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the table; home-made cards are allowed where a deck has some."""
    own = {"own_cards": True} if any(deck.own for deck in decks) else {}
    return rules_of(SLUG).complete({**options, **own}, PAIR)


def as_brought(name: str, deck: Deck, options: Mapping[str, Any]) -> BringDeck:
    """The deck as it is laid on the table, if it may be played there."""
    game: Any = rules_of(SLUG).new(PAIR, seed_from(0), options)
    flaw = deck_flaw(game, deck) if isinstance(game.decision, ChooseSetup) else None
    if flaw is not None:
        words = rules_of(SLUG).texts("en").refusal(flaw)
        raise BadInput(f"The deck '{name}' cannot be played: {words}")
    return BringDeck(deck.faction, deck.strategy, deck.cupboard, deck.own)


def meet(meeting: Meeting) -> Result[int]:
    """Play one game."""
    rules = rules_of(SLUG)
    random = Random(f"{meeting.deal} {meeting.names}")
    bots = [BringingBot(make(meeting.bot, SLUG, random), deck) for deck in meeting.decks]
    game = rules.new(PAIR, seed_from(meeting.deal), meeting.options)
    play_game(rules, game, bots)
    assert game.outcome is not None
    ranks = (1, PAIR) if game.outcome.ranking[0] == 0 else (PAIR, 1)
    return Result(meeting.index, game.outcome.reason, ranks, seconds=(), decisions=())


def _pairing(one: str, other: str, results: Sequence[tuple[Meeting, Result[int]]]) -> Pairing:
    """What became of all games of two decks."""
    played = [each for each in results if set(each[0].names) == {one, other}]
    wins = sum(meeting.names[result.ranks.index(1)] == one for meeting, result in played)
    reasons = [result.reason for _, result in played]
    return Pairing(
        first=one,
        second=other,
        games=len(played),
        wins=wins,
        win_rate=round(wins / len(played), 4),
        interval=wilson(wins, len(played)),
        endings={reason: reasons.count(reason) for reason in sorted(set(reasons))},
    )
