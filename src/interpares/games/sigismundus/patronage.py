"""SA-11.8, SA-11.9: Figures and their patrons."""

from __future__ import annotations

from msgspec import structs

from ...kernel.values import Seat, without
from .cards import NUMBERS
from .components import FigureId
from .events import FigureBribed, FigureTaken
from .game import Patronised, Player, Sigismundus


def take_figure(game: Sigismundus, seat: Seat, figure: FigureId, gold: int) -> None:
    """SA-11.8: an open Figure, with any number of one's ducats on it."""
    player = game.players[seat]
    game.open_figures = without(game.open_figures, figure)
    player.ducats -= gold
    player.figures += (Patronised(figure, gold),)
    game.tell(FigureTaken(seat, figure, gold))


def patron(game: Sigismundus, figure: FigureId) -> Seat | None:
    """Who controls a Figure."""
    for seat, player in enumerate(game.players):
        if player.controls(figure):
            return seat
    return None


def bribe_price(held: Patronised) -> int:
    """SA-11.8: more than lies on the Figure."""
    return held.gold + NUMBERS.bribe_figure_surcharge


def bribe_figure(game: Sigismundus, seat: Seat, figure: FigureId) -> None:
    """SA-11.8: the price goes to the supply, the Figure comes with its gold and a ducat more."""
    target = patron(game, figure)
    assert target is not None
    giver, taker = game.players[target], game.players[seat]
    price = bribe_price(next(each for each in giver.figures if each.figure == figure))
    taker.ducats -= price
    gold = pass_on(giver, taker, figure, NUMBERS.bribe_figure_gold_added_from_bank)
    game.tell(FigureBribed(seat, target, figure, price, gold))


def pass_on(giver: Player, taker: Player, figure: FigureId, gold: int) -> int:
    """SA-11.9: a Figure goes to another patron with its gold and so much more; the sum of it."""
    held = next(each for each in giver.figures if each.figure == figure)
    giver.figures = without(giver.figures, held)
    moved = structs.replace(held, gold=held.gold + gold)
    taker.figures += (moved,)
    return moved.gold
