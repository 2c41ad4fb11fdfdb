"""The signs of Signorie's board: families, dice, pawns and alliance tokens."""

from __future__ import annotations

from rich.text import Text

from ...games.signorie.cards import CAREERS, COLOURS, MARRIAGE_ROW, ROW, TOKENS
from ...games.signorie.view import PlayerView, RowView, SignorieView
from ...kernel.values import Seat
from ..words import Words
from .signs import QUIET, STRONG

SEAT_STYLE = {
    "yellow_player": "bold black on yellow",
    "red_player": "bold white on red",
    "purple_player": "bold white on magenta",
    "blue_player": "bold white on blue",
}
DIE_STYLE = {
    "yellow": "bold yellow",
    "red": "bold red",
    "purple": "bold magenta",
    "grey": "bold",
    "turquoise": "bold cyan",
}
PAWN = {"man": "♂", "woman": "♀"}
FLORIN = "ƒ"
FITS = "✓"


def chip(view: SignorieView, seat: Seat, words: Words) -> Text:
    """A family as a letter on its colour."""
    return Text(f" {letter(seat, words)} ", style=SEAT_STYLE[view.players[seat].colour])


def bare_chip(view: SignorieView, seat: Seat, words: Words) -> Text:
    """The same where room is scarce."""
    return Text(letter(seat, words), style=SEAT_STYLE[view.players[seat].colour])


def letter(seat: Seat, words: Words) -> str:
    """What a family is told apart by without its colour."""
    return words.seat(seat)[0]


def family_name(view: SignorieView, seat: Seat, words: Words) -> Text:
    """A family with its sign, and whether it is one's own."""
    own = f" ({words.say('you')})" if seat == view.seat else ""
    return Text.assemble(chip(view, seat, words), " ", (words.seat(seat), STRONG), own)


def owner(view: SignorieView) -> PlayerView | None:
    """Whose eyes the table is seen with; None for the public."""
    return None if view.seat is None else view.players[view.seat]


def die(value: int) -> str:
    """A die, as it is typed."""
    return f"[{value}]"


def dice_on_board(player: PlayerView) -> Text:
    """The five action spaces of a family in their order, with the dice on them."""
    return Text(" ").join(
        Text(str(value), style=DIE_STYLE[colour]) if value else Text("·", style=QUIET)
        for colour, value in zip(COLOURS, player.dice, strict=True)
    )


def house_of(token: str) -> str:
    return TOKENS[token].house


def unfilled(row: RowView) -> list[str]:
    """The shields of a row that no face-up token fills yet."""
    left = list(row.shields)
    for token in row.tokens:
        left.remove(house_of(token))
    return left


def fits(row: RowView, token: str | None) -> bool:
    """SI-ALL.2: whether a token would fill a shield of the row."""
    return token is not None and house_of(token) in unfilled(row)


def fits_career(player: PlayerView, career: str, token: str | None) -> bool:
    """SI-MIS.4: whether a mission from this career would bring the token."""
    return fits(player.rows[ROW[career]], token)


def fits_some_career(player: PlayerView | None, token: str | None) -> bool:
    """Whether a mission from some career would bring the token."""
    return player is not None and any(fits_career(player, career, token) for career in CAREERS)


def fits_marriage(player: PlayerView | None, token: str | None) -> bool:
    """SI-MAR.4: whether a marriage would bring the token."""
    return player is not None and fits(player.rows[MARRIAGE_ROW], token)


def row_state(row: RowView, words: Words) -> str:
    """How many tokens lie beside a row, and what they are worth."""
    if not row.count:
        return words.say("si-row-empty")
    return words.say("si-row", count=row.count, worth=row.worth, vp=row.vp)
