"""Veto! in a terminal: camps with their characters, the stack, the duel, and one's own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...games.veto.actions import BringDeck
from ...games.veto.cards import CARDS, FACTIONS
from ...games.veto.deck import STRATEGIES
from ...games.veto.events import (
    AllUnmarked,
    BeneSaid,
    Bribed,
    Drawn,
    HandKept,
    ObjectDeclared,
    OptionChosen,
    ThrustLaid,
    VoicePassed,
    Yielded,
)
from ...games.veto.view import VetoView
from ...kernel.game import Event
from ...kernel.steps import Action
from ...kernel.values import Seat
from ...kernel.views import Prompt
from ..deck_files import opened
from ..words import Words
from .plain import Board, Idle
from .signs import QUIET, STRONG, flowing, joined
from .veto_camps import camp, crown, figures
from .veto_moment import duel, in_force, stack
from .veto_options import (
    TIMINGS,
    cost_of,
    heading_of,
    idle_answer,
    label_of,
    rule_of,
    timing_name,
)
from .veto_signs import settled, stats

WIDE = 116
"""From this width on two camps stand beside each other."""
LEGEND = (
    *("initiative", "voice", "marked", "down", "marker", "silent"),
    *("kreski", "dukats", "hand", "letters"),
)
QUIET_EVENTS = (
    BeneSaid,
    Bribed,
    Drawn,
    HandKept,
    ObjectDeclared,
    OptionChosen,
    ThrustLaid,
    VoicePassed,
    Yielded,
)
"""What a player has just done, and sees in the next question."""
TOLD_IN_QUESTION = ("may_happen", "pay_or_not", "influence_now")
"""Questions that quote the card themselves."""


class VetoBoard(Board):
    """The table of Veto!."""

    autopass = "autobene"
    timings = TIMINGS

    def table(
        self, view: VetoView, prompt: Prompt | None, words: Words, width: int
    ) -> RenderableType:
        parts: list[RenderableType | None] = [
            crown(view, words, width),
            figures(view, words, width),
            camps(view, words, width),
            in_force(view, words, width),
            duel(view, words, width),
            stack(view, words),
            legend(words, width),
        ]
        return Group(*(part for part in parts if part is not None))

    def hand(self, view: VetoView, words: Words) -> RenderableType | None:
        """One's dukats, and the cards of the hand with what they cost now."""
        if view.own is None or view.seat is None or not view.own.deck:
            return None
        purse = words.say("ve-purse", dukats=view.players[view.seat].dukats)
        cards = [Text(in_hand(card, view, words)) for card in view.own.hand]
        return joined([Text(purse, style=STRONG), *cards], " · ")

    def known(self, view: VetoView, words: Words) -> RenderableType | None:
        """VE-2.5: what else one's own deck consists of."""
        if view.own is None or not view.own.deck:
            return None
        names = dict.fromkeys(view.own.deck)
        deck = [f"{view.own.deck.count(each)}× {words.name(each)}" for each in names]
        return Group(Text(words.say("ve-deck"), style=STRONG), Columns(deck, padding=(0, 2)))

    def note(self, view: VetoView, prompt: Prompt, words: Words) -> RenderableType | None:
        """What the card says that the question is about; how to bring a deck of one's own."""
        if self.wants_deck(prompt):
            command = words.say("command-deck")
            return Text(words.say("ve-own-deck", command=command), style=QUIET)
        card = str(prompt.facts.get("card", ""))
        if prompt.decision in TOLD_IN_QUESTION or card not in CARDS:
            return None
        text = words.form(card, "text")
        return Text(f"{words.name(card)}: {text}", style=QUIET) if text else None

    def wants_deck(self, prompt: Prompt) -> bool:
        return prompt.decision == "choose_setup"

    def deck_in(self, file: str, words: Words) -> Action:
        deck = opened(file, words)
        return BringDeck(deck.faction, deck.strategy, deck.cupboard, deck.own)

    def cards(self, view: VetoView, words: Words) -> list[tuple[str, str]]:
        """The hand with what it costs now, the stack, and what lies on the table.

        VE-2.5: before one has a deck, the factions and strategies one can choose from.
        """
        if view.own is not None and not view.own.deck:
            return [(words.name(card), described(card, words)) for card in (*FACTIONS, *STRATEGIES)]
        hand = view.own.hand if view.own else ()
        there = (*(each.card for each in view.stack), *(each.card for each in view.table))
        tops = (player.discard_top for player in view.players)
        costs = {card: cost_of(card, view, words) for card in hand}
        others = dict.fromkeys(card for card in (*there, *tops) if card)
        return [
            *[
                (words.name(card), f"{cost}, {described(card, words)}")
                for card, cost in costs.items()
            ],
            *[(words.name(card), described(card, words)) for card in others],
        ]

    def label(self, action: Action, view: VetoView, prompt: Prompt, words: Words) -> str:
        return label_of(action, view, words)

    def heading(self, action: Action, view: VetoView, prompt: Prompt, words: Words) -> str:
        return heading_of(action, view, prompt, words)

    def rule(self, action: Action, prompt: Prompt) -> str:
        return rule_of(action, prompt)

    def is_news(self, event: Event, seat: Seat | None) -> bool:
        """Neither own steps nor what happens in every round."""
        own = isinstance(event, QUIET_EVENTS) and event.seat == seat
        return not (own or isinstance(event, AllUnmarked))

    def idle(self, options: Sequence[Action], prompt: Prompt, seat: Seat) -> Idle | None:
        return idle_answer(options, prompt)

    def timing(self, timing: str, words: Words) -> str:
        return timing_name(timing, words)


def camps(view: VetoView, words: Words, width: int) -> RenderableType:
    """The cards of all camps, in pairs if there is room; one's own first."""
    first = view.seat or 0
    seats = [(first + step) % len(view.players) for step in range(len(view.players))]
    seats = [seat for seat in seats if view.players[seat].faction]
    if width < WIDE:
        return Group(*(camp(view, seat, words, width) for seat in seats))
    grid = Table.grid()
    panels = [camp(view, seat, words, width // 2) for seat in seats]
    for at in range(0, len(panels), 2):
        grid.add_row(*panels[at : at + 2])
    return grid


def legend(words: Words, width: int) -> Text:
    """What the marks mean."""
    parts = [Text(words.say(f"ve-legend-{each}"), style=QUIET) for each in LEGEND]
    return flowing(parts, " · ", width)


def in_hand(card: str, view: VetoView, words: Words) -> str:
    """VE-1.5, VE-11.3: a card of one's hand, and what it costs now and later."""
    facts = [cost_of(card, view, words), words.name(CARDS[card].type), *marks_of(card, words)]
    return f"{words.name(card)} [{', '.join(facts)}]"


def described(card: str, words: Words) -> str:
    """What a card is, and what it does."""
    return ". ".join(filter(None, (", ".join(printed(card, words)), words.form(card, "text"))))


def printed(card: str, words: Words) -> Iterator[str]:
    """What a card is, as it is printed."""
    facts = CARDS[card]
    yield words.name(facts.type)
    if facts.faction != "none" and facts.type != "faction":
        yield words.name(facts.faction)
    if facts.type == "character":
        yield stats(facts.szabla, facts.kreski, words)
    else:
        added = {"szabla": facts.szabla, "kreski": facts.kreski}
        yield from (f"{words.name(name)[0]}{by:+d}" for name, by in added.items() if by)
    yield from map(words.name, facts.keywords)
    yield from marks_of(card, words)


def marks_of(card: str, words: Words) -> Iterator[str]:
    """VE-1.5, VE-11.3: income or upkeep, and whether only one copy may be in play."""
    yield from settled(card, words)
    if CARDS[card].unique:
        yield words.say("ve-unique")


BOARD = VetoBoard()
