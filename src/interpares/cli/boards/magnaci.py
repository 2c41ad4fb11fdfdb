"""Magnaci in a terminal: the Commonwealth as a map, its families, Senate, Sejm and Conflicts."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.magnaci.actions import (
    PASS,
    Give,
    Lay,
    Offer,
    Pass,
    Play,
    Pledge,
    Propose,
    Redirect,
    Take,
    Veto,
)
from ...games.magnaci.cards import CONFLICTS, DECK, LAWS, SENATORS, card
from ...games.magnaci.events import CardLaid, Committed, WealthCounted
from ...games.magnaci.view import MagnaciView
from ...kernel.game import Event, Outcome
from ...kernel.steps import Action
from ...kernel.values import Seat
from ...kernel.views import Prompt
from ..words import Words
from .magnaci_map import map_of_provinces
from .magnaci_signs import card_name, card_number, family_name, numbered_card
from .magnaci_tables import contest, crown, families, sejm
from .plain import Board, Idle
from .signs import HOPE, PLAIN, QUIET, STRONG, heading

KINDS: dict[str, Collection[str]] = {"senator": SENATORS, "law": LAWS, "conflict": CONFLICTS}
"""What cards are called in the texts, by kind."""
GROUP = {
    Play: "play",
    Offer: "trade",
    Give: "give",
    Take: "take",
    Pledge: "pledge",
}
RULE = {
    Offer: "MA-16.3",
    Give: "MA-16.3",
    Take: "MA-16.3",
    Propose: "MA-16.4",
    Pledge: "MA-16.7",
    Pass: "MA-14.4",
    Veto: "MA-15.23",
    Redirect: "MA-15.22",
}


class MagnaciBoard(Board):
    """The table of Magnaci."""

    autopass = "autopass"
    timings = ("trade_only",)

    def table(
        self, view: MagnaciView, prompt: Prompt | None, words: Words, width: int
    ) -> RenderableType:
        parts: list[RenderableType | None] = [
            crown(view, words, width),
            families(view, words),
            map_of_provinces(view, words, width),
            sejm(view, words),
            contest(view, prompt, words),
        ]
        return Group(*(part for part in parts if part is not None))

    def hand(self, view: MagnaciView, words: Words) -> RenderableType | None:
        cards = view.players[view.seat].hand if view.seat is not None else ()
        if not cards:
            return None
        names = "  ".join(numbered_card(each, words) for each in cards)
        return heading(words.say("ma-hand")).append(f"  {names}", style=PLAIN)

    def known(self, view: MagnaciView, words: Words) -> RenderableType:
        """Every family's cards of this Age that have been shown."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
        table.add_column(words.say("ma-family"))
        table.add_column(words.say("ma-shown"))
        for seat, player in enumerate(view.players):
            gone = sorted(player.played, key=DECK.index)
            table.add_row(
                family_name(view, seat, words),
                "  ".join(card_number(each) for each in gone) or "–",
            )
        return table

    def note(self, view: MagnaciView, prompt: Prompt, words: Words) -> RenderableType | None:
        """How to take an offer back, the card the question is about, or the one at its place."""
        if prompt.decision == "proposal":
            return Text(words.say("ma-offer-back"), style=QUIET)
        for fact in ("card", "law", "subject", "place"):
            card_id = str(prompt.facts.get(fact))
            if text := card_text(card_id, words):
                return Text.assemble((words.name(card_id), STRONG), f": {text}")
        return None

    def cards(self, view: MagnaciView, words: Words) -> list[tuple[str, str]]:
        there = {*view.sejm, *view.conflicts}
        for player in view.players:
            there |= {*player.offices, *player.laws}
        return [
            (words.name(each), card_text(each, words))
            for ids in KINDS.values()
            for each in ids
            if each in there
        ]

    def keys(self, action: Action) -> tuple[str, ...]:
        """A card is laid by typing its number; the Lady's is her influence."""
        return (card_number(action.card), action.card) if isinstance(action, Lay) else ()

    def label(self, action: Action, view: MagnaciView, prompt: Prompt, words: Words) -> str:
        """In a few words; what the heading says already is not said again."""
        match action:
            case Lay(_, card):
                return card_name(card, words)
            case Give(law) | Take(law) | Pledge(law):
                return words.name(law)
            case Offer(to):
                return words.seat(to)
            case Propose() if not prompt.facts.get("take"):
                return words.say("ma-gift")
            case _:
                return words.action(action)

    def heading(self, action: Action, view: MagnaciView, prompt: Prompt, words: Words) -> str:
        group = GROUP.get(type(action))
        return words.say(f"ma-group-{group}") if group else ""

    def rule(self, action: Action, prompt: Prompt) -> str:
        if isinstance(action, Play):
            return card(action.card).rule
        return RULE.get(type(action), prompt.rule)

    def is_news(self, event: Event, seat: Seat | None) -> bool:
        return not (isinstance(event, CardLaid | Committed) and event.seat == seat)

    def idle(self, options: Sequence[Action], prompt: Prompt, seat: Seat) -> Idle | None:
        """MA-14.5: the pass of a turn on which nothing can be played or pledged."""
        trade_only = all(isinstance(option, Pass | Offer) for option in options)
        return Idle(PASS, self.timings[0]) if PASS in options and trade_only else None

    def ending(
        self, outcome: Outcome, events: Sequence[Event], words: Words
    ) -> RenderableType | None:
        counted = {each.seat: each for each in events if isinstance(each, WealthCounted)}
        if len(counted) < len(outcome.ranking) or not outcome.ranking:
            return super().ending(outcome, events, words)
        table = Table(box=box.ROUNDED, border_style=QUIET)
        table.add_column(words.say("place"), justify="right")
        table.add_column(words.say("ma-family"))
        for column in ("estates", "standing", "fiefs", "laws", "wealth"):
            table.add_column(words.say(f"ma-{column}"), justify="right")
        for seat in outcome.ranking:
            parts = counted[seat]
            table.add_row(
                str(outcome.ranks[seat]),
                words.seat(seat),
                *map(str, (parts.estates, parts.standing, parts.fiefs, parts.laws)),
                Text(str(parts.wealth), style=STRONG),
                style=HOPE if outcome.ranks[seat] == 1 else "",
            )
        return table


def card_text(card_id: str, words: Words) -> str:
    """What a Senator, Law or Conflict does; empty for anything else."""
    for kind, ids in KINDS.items():
        if card_id in ids:
            return words.card_text(kind, card_id)
    return ""


BOARD = MagnaciBoard()
