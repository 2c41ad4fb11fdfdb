"""Magnaci in a terminal: the Commonwealth as a map, its families, Senate, Sejm and Conflicts."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.magnaci.actions import (
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
from ...games.magnaci.cards import CONFLICTS, DECK, LAWS, SENATORS, SLOTS, card
from ...games.magnaci.events import WealthCounted
from ...games.magnaci.view import MagnaciView
from ...kernel.game import Event, Outcome
from ...kernel.steps import Action
from ...kernel.views import Prompt
from ..words import Words
from .magnaci_map import map_of_provinces
from .magnaci_signs import (
    HOPE,
    PLAIN,
    QUIET,
    STRONG,
    card_name,
    card_number,
    family_name,
    heading,
)
from .magnaci_tables import contest, crown, families, sejm
from .plain import Board

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
        names = "  ".join(card_name(each, words) for each in cards)
        return heading(words.say("ma-hand")).append(f"  {names}", style=PLAIN)

    def known(self, view: MagnaciView, words: Words) -> RenderableType:
        """Every family's cards of this Age that have been shown."""
        table = Table.grid(padding=(0, 2))
        for seat, player in enumerate(view.players):
            gone = sorted(player.played, key=DECK.index)
            table.add_row(family_name(view, seat, words), "  ".join(gone) or "–")
        return table

    def note(self, view: MagnaciView, prompt: Prompt, words: Words) -> RenderableType | None:
        """The Law or Conflict a card is to be laid at."""
        subject = subject_of(view, prompt)
        if subject is None:
            return None
        kind = "law" if subject in LAWS else "conflict"
        text = words.card_text(kind, subject)
        return Text.assemble((words.name(subject), STRONG), f": {text}")

    def cards(self, view: MagnaciView, words: Words) -> list[tuple[str, str]]:
        kinds = (("senator", SENATORS), ("law", LAWS), ("conflict", CONFLICTS))
        there = {*view.sejm, *view.conflicts}
        for player in view.players:
            there |= {*player.offices, *player.laws}
        return [
            (words.name(each), words.card_text(kind, each))
            for kind, ids in kinds
            for each in ids
            if each in there
        ]

    def keys(self, action: Action) -> tuple[str, ...]:
        """A card is laid by typing its number; the Lady's is her influence."""
        return (card_number(action.card), action.card) if isinstance(action, Lay) else ()

    def label(self, action: Action, words: Words) -> str:
        if not isinstance(action, Lay):
            return words.action(action)
        return action.card if action.card == card_number(action.card) else words.name(action.card)

    def group(self, action: Action) -> str:
        return GROUP.get(type(action), "")

    def rule(self, action: Action, prompt: Prompt) -> str:
        if isinstance(action, Play):
            return card(action.card).rule
        return RULE.get(type(action), prompt.rule)

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


def subject_of(view: MagnaciView, prompt: Prompt) -> str | None:
    """The Law or Conflict at the place a question is about."""
    place = str(prompt.facts.get("place", ""))
    if place in SLOTS:
        return view.conflicts[SLOTS.index(place)]
    return view.sejm[int(place) - 1] if place.isdecimal() else None


BOARD = MagnaciBoard()
