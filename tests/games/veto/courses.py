"""How tests of Veto! come to a moment of a round or of a duel, and what is seen on the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from games.veto.positions import do, number, play, veto
from interpares.games.veto.actions import Bene, Bribe, Decline
from interpares.games.veto.game import Frame, Lasting, Piece, Place, Veto
from interpares.games.veto.leaving import leave_play
from interpares.games.veto.reading import Reading
from interpares.games.veto.setup import Round
from interpares.games.veto.turns import Turn
from interpares.games.veto.windows import Window

PLAIN = (Bene(), Bribe(0), Decline())
"""What a player says who wants nothing."""
MASSACRE = """
[[card]]
id = "massacre"
type = "effect"
[card.play]
kind = "deed"
[[card.play.do]]
op = "for_each"
sel = { type = "character", who = "opponents" }
do = [{ op = "kill", card = "each" }]
"""
"""A card that kills all characters of all opponents."""


def opened(game: Veto, until: Callable[[Veto], bool]) -> list[tuple[str, int]]:
    """Everybody wants nothing; the windows that open until then, with the first right to reply."""
    found: list[tuple[str, int]] = []
    while game.outcome is None and not until(game):
        decision, seat = game.decision, game.waiting[0]
        if isinstance(decision, Window) and not decision.benes:
            found.append((decision.kind, decision.right))
        options = decision.options(game, seat)
        game.apply(seat, next((each for each in PLAIN if each in options), options[0]))
    return found


def answerable(game: Veto, seat: int, until: Callable[[Veto], bool]) -> list[str]:
    """The windows until then in which this player, who wants nothing, could have replied."""
    found = []
    while not until(game):
        opened(game, lambda each: each.waiting == (seat,) or until(each))
        if isinstance(game.decision, Window) and len(game.decision.options(game, seat)) > 1:
            found.append(game.decision.kind)
        if not until(game):
            opened(game, lambda each, before=game.agenda: each.agenda != before)
    return found


def in_turn(game: Veto) -> bool:
    return isinstance(game.decision, Turn)


def in_round(number: int) -> Callable[[Veto], bool]:
    return lambda game: game.round == number


def order_of_right(game: Veto) -> list[int]:
    """Who says bene, one after the other, until this window closes."""
    window, found = game.decision, []
    assert isinstance(window, Window)
    for _ in game.living:
        found.append(game.waiting[0])
        play(game, f"{game.waiting[0]} bene")
    return found


def at_round(seats: int = 2, **fields: Any) -> Veto:
    """A round after the first begins: W-U1 is open."""
    return veto(seats, agenda=(Round(),), round=1, **fields)


def challenged(challenger: str, other: str, **fields: Any) -> Veto:
    """The first card of seat 0 has challenged the first of seat 1, and nobody replied.

    What both have in play is told in the words of `positions`.
    """
    game = veto(in_play={0: challenger, 1: other}, **fields)
    do(game, f"0 challenge {_plain(challenger)} {_plain(other)}")
    return game


def fighting(challenger: str, other: str, **fields: Any) -> Veto:
    """The first fight turn of a duel that seat 1 accepted, all equipment being taken up."""
    game = challenged(challenger, other, **fields)
    if type(game.decision).__name__ == "AnswerDuel":
        do(game, "1 accept")
    return game


def fighters(game: Veto) -> tuple[str, ...]:
    """The challenger and the challenged of the current duel, also if they have left play."""
    assert game.duel is not None
    pieces = map(Reading(game).piece, (game.duel.challenger, game.duel.challenged))
    return tuple([each.card if each else "" for each in pieces])


def _plain(words: str) -> str:
    """The first card of a row of words, without what hangs on it."""
    return re.split(r"[ +/]", words)[0]


def say_bene(game: Veto, times: int = 1) -> None:
    """Whoever is asked says bene, so many times."""
    for _ in range(times):
        play(game, f"{game.waiting[0]} bene")


def skip_to(game: Veto, kind: str) -> None:
    """Everybody says bene until that window is open."""
    while not (isinstance(game.decision, Window) and game.decision.kind == kind):
        say_bene(game)


def gone(game: Veto, word: str) -> None:
    """A card leaves play, whatever made it."""
    leave_play(game, number(game, word), "discarded", "discard")


def attach(game: Veto, card: str, host: str, seat: int) -> None:
    """A card of this player hangs on another, whatever brought it there."""
    game.put(Piece(game.tick(), card, seat, seat, host=number(game, host)))
    game.players[seat].deck += (card,)


def taken_over(game: Veto, word: str, seat: int) -> None:
    """A card is under the control of this player, whatever made it so."""
    frame = Frame(seat, "bribery", "play")
    game.lasting += (Lasting(game.tick(), frame, Place(), 0, on=number(game, word)),)
