"""The signs of Sigismundus Augustus: Houses, units, cards and offices in few letters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from ...games.sigismundus.components import DECKS, UNITS
from ...games.sigismundus.view import OfficeView, PlayerView, SigismundusView
from ...kernel.values import Seat
from ..words import Words
from .signs import QUIET, STRONG, joined

LETTER = {"gorka": "G", "zborowski": "B", "zamoyski": "Z", "tarnowski": "T", "firlej": "F"}
"""What a House is told apart by without its colour; two begin with the same letter."""
HOUSE_STYLE = {
    "gorka": "bold white on dark_green",
    "zborowski": "bold white on blue",
    "zamoyski": "bold white on red",
    "tarnowski": "bold black on yellow",
    "firlej": "bold black on white",
}
SPACES = ("I", "II", "III", "IV", "V")
CROWN = "♛"
PACT = "✗"
SEALED = "✓"
RIBBON = "⚜"
TURNED = "↻"
REPRESENTATIVE = "★"
NOTHING = "-"
"""What is typed for no card."""


def letter(view: SigismundusView, seat: Seat) -> str:
    return LETTER[view.players[seat].house]


def chip(view: SigismundusView, seat: Seat) -> Text:
    """A House as a letter on its colour."""
    return Text(f" {letter(view, seat)} ", style=HOUSE_STYLE[view.players[seat].house])


def counted_chip(view: SigismundusView, seat: Seat, count: int) -> Text:
    """A House with a number."""
    return Text.assemble(
        (letter(view, seat), HOUSE_STYLE[view.players[seat].house]), (str(count), STRONG)
    )


def letters(view: SigismundusView, seats: Iterable[Seat]) -> Text:
    """Houses as bare letters, one after another."""
    return Text("").join(
        Text(letter(view, seat), style=HOUSE_STYLE[view.players[seat].house]) for seat in seats
    )


def house_name(view: SigismundusView, seat: Seat, words: Words) -> Text:
    """A House with its sign, and whether it is one's own."""
    own = f" ({words.say('you')})" if seat == view.seat else ""
    return Text.assemble(chip(view, seat), " ", (words.seat(seat), STRONG), own)


def each_house(view: SigismundusView, numbers: Sequence[int]) -> Text:
    """Every House with a number of its own."""
    return joined(counted_chip(view, seat, number) for seat, number in enumerate(numbers))


def owner(view: SigismundusView) -> PlayerView:
    """Whose eyes the table is seen with."""
    assert view.seat is not None
    return view.players[view.seat]


def in_a_row(numbers: Iterable[int]) -> Text:
    """Numbers of things of several kinds, in the order of the kinds; quiet if there are none."""
    row = tuple(numbers)
    return Text("/".join(map(str, row)), style="" if any(row) else QUIET)


def unit_letters(words: Words) -> str:
    """What the numbers of units stand for."""
    return "/".join(words.name(unit)[0].upper() for unit in UNITS)


def deck_letters(words: Words) -> str:
    """What the numbers of cards stand for."""
    return "/".join(words.say(f"sa-deck-{deck}") for deck in DECKS)


def office_name(office: str, words: Words) -> str:
    """An office without its byname."""
    return words.name(office).partition(",")[0]


def country_name(country: str, words: Words) -> str:
    """A country in short."""
    return words.form(country, "short") or words.name(country)


def office_of(view: SigismundusView, office: str) -> OfficeView:
    return next(each for each in view.offices if each.id == office)


def numbered_act(act: str, words: Words) -> str:
    """An Act of Law behind the number of its Sejm."""
    return f"{words.form(act, 'number')}. {words.name(act)}"


def kinds_in_hand(view: SigismundusView) -> list[str]:
    """The kinds of Policy cards in one's hand, in order."""
    return list(dict.fromkeys(view.hand.cards)) if view.hand else []


def card_letter(view: SigismundusView, card: str) -> str:
    """What is typed for a card in hand."""
    return "abcdefghijklmnopqrstuvwxyz"[kinds_in_hand(view).index(card)]


def typed_cards(view: SigismundusView, cards: Sequence[str]) -> str:
    """What is typed for some cards in hand."""
    return "".join(card_letter(view, card) for card in cards) or NOTHING


def cards_in_hand(view: SigismundusView, words: Words) -> list[tuple[str, str, str]]:
    """The letter, the name and number of copies, and the id of each kind of card in hand."""
    held = view.hand.cards if view.hand else ()
    found = []
    for card in kinds_in_hand(view):
        copies = f" ×{count}" if (count := held.count(card)) > 1 else ""
        found.append((card_letter(view, card), f"{words.name(card)}{copies}", card))
    return found
