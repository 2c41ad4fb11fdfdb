"""Home-made cards of every type, and decks that hold them."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from interpares import Match
from interpares.games.veto.actions import BringDeck
from interpares.games.veto.cards import DECKS
from interpares.games.veto.deck import Deck, deck_from, deck_of
from interpares.games.veto.own_cards import OwnCard, made

ENTRIES: list[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "own_examples.toml").read_text("utf-8")
)["card"]
OWN: dict[str, OwnCard] = {each["name"]["en"]: made(each) for each in ENTRIES}
MILLER, BACHELOR, PROTEST, CROSSROADS, HANGOVER, CUT, MILL, FLAIL, SENSE = OWN.values()


def entry_of(card: str, /, **fields: Any) -> dict[str, Any]:
    """An entry of the examples with other fields; None leaves one out."""
    entry = next(each for each in ENTRIES if each["name"]["en"] == card)
    return {key: value for key, value in (entry | fields).items() if value is not None}


def deck_with(*own: OwnCard, of: str = "court_starter", copies: int = 3) -> Deck:
    """A deck of the box with home-made cards added, and the strategy among them if there is one."""
    base = deck_of(DECKS[of])
    inside = [each for each in own if each.card.type != "strategy"]
    counts = base.counts + Counter({each.id: copies for each in inside})
    strategy = next((each.id for each in own if each.card.type == "strategy"), base.strategy)
    return deck_from(base.faction, strategy, counts, [each.code for each in own])


def bring(deck: Deck) -> BringDeck:
    return BringDeck(deck.faction, deck.strategy, deck.cupboard, deck.own)


def own_match(seed: int = 0, seats: int = 2, **options: Any) -> Match:
    """A match in which the first two seats have brought home-made cards, most of them the same."""
    match = Match.start("veto", seats=seats, seed=seed, options={"own_cards": True, **options})
    decks = [
        deck_with(MILLER, PROTEST, CROSSROADS, CUT, MILL, SENSE),
        deck_with(MILLER, BACHELOR, HANGOVER, CUT, FLAIL, of="radziwill_starter"),
        deck_of(DECKS["wisniowiecki_starter"]),
        deck_of(DECKS["lubomirski_starter"]),
    ]
    for seat in range(seats):
        match.play(seat, bring(decks[seat]))
    return match


def strolled(match: Match, seed: int) -> Iterator[Match]:
    """Random play to the end: stops before every move."""
    random = Random(seed)
    while match.outcome is None:
        yield match
        seat = random.choice(match.waiting)
        match.play(seat, match.game.decision.sample(match.game, seat, random))
