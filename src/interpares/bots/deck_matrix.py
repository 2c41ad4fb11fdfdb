"""Which deck of Veto! beats which: the same bot plays every pair of decks against each other."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
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
from .arena import wilson
from .runner import play_game
from .workers import Progress, in_order

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
    progress: Progress | None = None,
) -> Matrix:
    """Every pair of decks plays so many games, every deal once from each side."""
    if len(decks) < PAIR:
        raise BadInput("A matrix needs two decks at least.")
    chosen = rules_of(SLUG).complete(options or {}, PAIR)
    brought = {name: _brought(name, deck, chosen) for name, deck in decks.items()}
    meetings = [
        Meeting(pair, (brought[pair[0]], brought[pair[1]]), known(bot, SLUG), chosen, seed + deal)
        for one, other in combinations(decks, PAIR)
        for deal in range(math.ceil(games / PAIR))
        for pair in ((one, other), (other, one))
    ]
    results: list[tuple[Meeting, str, str]] = []
    for meeting, result in zip(meetings, in_order(meet, meetings, jobs=jobs), strict=True):
        results.append((meeting, *result))
        if progress:
            progress(len(results), len(meetings))
    return Matrix(
        game=SLUG,
        bot=known(bot, SLUG),
        decks=list(decks),
        pairs=[_pairing(one, other, results) for one, other in combinations(decks, PAIR)],
    )


def _brought(name: str, deck: Deck, options: Mapping[str, Any]) -> BringDeck:
    """The deck as it is laid on the table, if it may be played there."""
    game: Any = rules_of(SLUG).new(PAIR, seed_from(0), options)
    flaw = deck_flaw(game, deck) if isinstance(game.decision, ChooseSetup) else None
    if flaw is not None:
        words = rules_of(SLUG).texts("en").refusal(flaw)
        raise BadInput(f"The deck '{name}' cannot be played: {words}")
    return BringDeck(deck.faction, deck.strategy, deck.cupboard)


def meet(meeting: Meeting) -> tuple[str, str]:
    """Play one game: the name of the deck that won, and how."""
    rules = rules_of(SLUG)
    random = Random(f"{meeting.deal} {meeting.names}")
    bots = [BringingBot(make(meeting.bot, SLUG, random), deck) for deck in meeting.decks]
    game = rules.new(PAIR, seed_from(meeting.deal), meeting.options)
    play_game(rules, game, bots)
    assert game.outcome is not None
    return meeting.names[game.outcome.ranking[0]], game.outcome.reason


def _pairing(one: str, other: str, results: Sequence[tuple[Meeting, str, str]]) -> Pairing:
    """What became of all games of two decks."""
    played = [each for each in results if set(each[0].names) == {one, other}]
    wins = sum(winner == one for _, winner, _ in played)
    reasons = [reason for _, _, reason in played]
    return Pairing(
        first=one,
        second=other,
        games=len(played),
        wins=wins,
        win_rate=round(wins / len(played), 4),
        interval=wilson(wins, len(played)),
        endings={reason: reasons.count(reason) for reason in sorted(set(reasons))},
    )
