"""The signs of Magnaci's board: families, standings and cards."""

from __future__ import annotations

from rich.text import Text

from ...games.magnaci.cards import BOX, INFLUENCE, STRENGTH
from ...games.magnaci.standing import Standing
from ...games.magnaci.view import MagnaciView
from ...kernel.values import Seat
from ..words import Words
from .signs import STRONG

LADY = next(rank.id for rank in BOX.families.rank if rank.lady)
LETTER = {family.id: family.id[0].upper() for family in BOX.families.family}
COLOUR = {family.id: family.colour for family in BOX.families.family}
STYLE = {
    "yellow": "bold black on yellow",
    "blue": "bold white on blue",
    "black": "bold white on grey30",
    "red": "bold white on red",
    "white": "bold black on white",
}
MARK = {Standing.DOMINANCE: "★", Standing.ADVANTAGE: "▲"}


def chip(view: MagnaciView, seat: Seat) -> Text:
    """A family as a letter on its colour."""
    family = view.players[seat].family
    return Text(f" {LETTER[family]} ", style=STYLE[COLOUR[family]])


def bare_chip(view: MagnaciView, seat: Seat) -> Text:
    """The same where room is scarce."""
    family = view.players[seat].family
    return Text(LETTER[family], style=STYLE[COLOUR[family]])


def family_name(view: MagnaciView, seat: Seat, words: Words) -> Text:
    """A family with its sign, and whether it is one's own."""
    own = f" ({words.say('you')})" if seat == view.seat else ""
    return Text.assemble(chip(view, seat), " ", (words.seat(seat), STRONG), own)


def card_number(card: str) -> str:
    """A family card by its influence, which is what a player types."""
    return str(INFLUENCE[card])


def card_name(card: str, words: Words) -> str:
    """A family card by its name, which is its number; the Lady with her strength."""
    if card != LADY:
        return card
    return f"{words.name(card)} ({words.say('ma-lady', strength=STRENGTH[card])})"


def numbered_card(card: str, words: Words) -> str:
    """A family card by what a player types, and its name where that is another."""
    return card if card != LADY else f"{card_number(card)} {card_name(card, words)}"


def signed(number: int) -> str:
    """A number that is added to another."""
    return f"−{-number}" if number < 0 else f"+{number}"
