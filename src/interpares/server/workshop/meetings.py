"""Which games a trial is made of, and what their results say."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from ...bots.deck_matrix import SLUG, Meeting, as_brought, schedule, table_for
from ...bots.intervals import wilson
from ...games.veto.cards import DECKS
from ...games.veto.deck import Deck, Language, flaws
from ...games.veto.deck import deck_of as deck_in_box
from ...games.veto.deck_text import flaw_said
from ...kernel.rules import rules_of
from .. import schema
from ..errors import Problem
from .checking import data_of, deck_of
from .forms import AskTrial, Tally, TrialFacts

MINE = "mine"
"""What the deck on trial is called."""
PAIR = 2
DECIMALS = 4


def checked(asked: AskTrial, language: Language) -> AskTrial:
    """What was asked, with all that it leaves open; raises Problem for what cannot be played."""
    deck = deck_of(asked.deck)
    if found := flaws(deck, asked.variant):
        flaw = f"{flaw_said(found[0], deck, language)} ({found[0].rule})"
        raise Problem("deck-illegal", "illegal", flaw=flaw)
    fit = [name for name in DECKS if not flaws(deck_in_box(DECKS[name]), asked.variant)]
    for name in asked.against:
        if name not in fit:
            raise Problem("no-such-deck", "bad_input", deck=name, decks=", ".join(fit))
    against = [name for name in fit if name in asked.against or not asked.against]
    games = PAIR * -(-asked.games // PAIR)
    changes = {"deck": data_of(deck), "against": tuple(against), "games": games}
    return msgspec.structs.replace(asked, **changes)


def identity(asked: AskTrial) -> dict[str, Any]:
    """What two trials must share to have the same result."""
    rules = rules_of(SLUG)
    return {"version": rules.version, "edition": rules.edition(), "asked": asked}


def meetings_of(asked: AskTrial) -> list[Meeting]:
    """Deal after deal, once from each side, against one deck after the other."""
    mine = deck_of(asked.deck)
    options = table_for([mine], {"variant": asked.variant})
    found: list[Meeting] = []
    for name in asked.against:
        decks: dict[str, Deck] = {MINE: mine, name: deck_in_box(DECKS[name])}
        brought = {each: as_brought(each, deck, options) for each, deck in decks.items()}
        found += schedule(brought, asked.bot, options, asked.games, seed=0)
    return sorted(found, key=lambda each: each.deal)


def facts_of(row: schema.Trial, status: str | None = None) -> TrialFacts:
    """A trial as its maker sees it."""
    asked = msgspec.convert(row.asked, AskTrial)
    each = tuple([_tally(name, row.results.get(name, {})) for name in asked.against])
    whole = {key: sum(getattr(tally, key) for tally in each) for key in ("games", "wins", "failed")}
    return TrialFacts(
        id=row.id,
        status=cast("Any", status or row.status),
        variant=asked.variant,
        bot=asked.bot,
        total=len(asked.against) * asked.games,
        done=whole["games"] + whole["failed"],
        all=_tally("", whole),
        against=each,
        created_ms=row.created_ms,
        changed_ms=row.changed_ms,
    )


def _tally(deck: str, found: dict[str, int]) -> Tally:
    games, wins = found.get("games", 0), found.get("wins", 0)
    low, high = wilson(wins, games)
    rate = round(wins / games, DECIMALS) if games else None
    return Tally(deck, games, wins, found.get("failed", 0), rate, (low, high))
