"""How tests of Veto! come to a moment of a round, of a turn or of a duel."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from msgspec import structs

from games.veto.looks import asked, ways
from games.veto.positions import NOTHING, BySeat, action_of, all_bene, number, piece_of, play, veto
from interpares import Match
from interpares.games.veto.actions import Accept, Bene, Bribe, Decline, TakeUp
from interpares.games.veto.ending import EndingPhase
from interpares.games.veto.game import Frame, Lasting, Place, Veto
from interpares.games.veto.leaving import leave_play
from interpares.games.veto.settlement import ElectionStep, SettlementPhase
from interpares.games.veto.setup import Round
from interpares.games.veto.turns import GamePhase
from interpares.games.veto.untap import UntapPhase
from interpares.games.veto.windows import Window
from interpares.kernel import notation

FROM_ENDING = (EndingPhase(), Round())
FROM_GAME = (GamePhase(), *FROM_ENDING)
FROM_ELECTION = (ElectionStep(), *FROM_GAME)
FROM_SETTLEMENT = (SettlementPhase(), *FROM_GAME)
FROM_UNTAP = (UntapPhase(), *FROM_SETTLEMENT)
"""A round from one of its phases, or from the step of elections, on, as an agenda."""
PLAIN = (Bene(), Accept(), Bribe(0), Decline(), TakeUp())
"""What a player says who wants nothing."""
LONG = 500
"""More decisions than any test waits for a moment."""


# --- a round


def at_round(seats: int = 2, **fields: Any) -> Veto:
    """A round after the first begins: W-U1 is open."""
    return veto(seats, agenda=(Round(),), round=1, **fields)


def in_ending(seats: int = 2, **fields: Any) -> Veto:
    """A round that is about to end: W-E1 is open."""
    return veto(seats, agenda=FROM_ENDING, **fields)


def at_discards(seats: int = 2, **fields: Any) -> Veto:
    """The same, up to the discards of the ending phase."""
    game = in_ending(seats, **fields)
    all_bene(game)
    return game


# --- things take their course


def pass_on(game: Veto) -> None:
    """Whoever is asked wants nothing; where that cannot be said, he takes the first option."""
    seat = game.waiting[0]
    options = game.decision.options(game, seat)
    game.apply(seat, next((each for each in PLAIN if each in options), options[0]))


def opened(game: Veto, reached: Callable[[Veto], bool]) -> list[tuple[str, int]]:
    """Everybody wants nothing; the windows that open until then, with the first right to reply."""
    found: list[tuple[str, int]] = []
    for _ in range(LONG):
        if game.outcome is not None or reached(game):
            return found
        if isinstance(game.decision, Window) and not game.decision.benes:
            found.append((game.decision.kind, game.decision.right))
        pass_on(game)
    raise AssertionError("that moment does not come")


def answerable(game: Veto, seat: int, reached: Callable[[Veto], bool]) -> list[str]:
    """The windows until then in which this player, who wants nothing, could have replied."""
    found: list[str] = []
    while not reached(game):
        decision = game.decision
        if isinstance(decision, Window) and decision.right == seat:
            replies = [each for each in decision.options(game, seat) if each != Bene()]
            found += [decision.kind] if replies else []
        pass_on(game)
    return found


def asking(question: str) -> Callable[[Veto], bool]:
    return lambda game: asked(game) == question


in_turn, in_fight = asking("Turn"), asking("FightTurn")


def past_windows(game: Veto) -> bool:
    """Somebody is asked for more than a reply."""
    return asked(game) != "Window"


def in_round(number: int) -> Callable[[Veto], bool]:
    return lambda game: game.round == number


def until(game: Veto, kind: str, seat: int | None = None) -> None:
    """Everybody wants nothing until a seat, or anybody, may reply in a window of this kind.

    A window of a phase may be one of another round, any other is one of this turn.
    """
    of_turn = kind[2] not in "USGE"
    opened(game, lambda each: _replies(each, kind, seat) or (of_turn and in_turn(each)))
    assert _replies(game, kind, seat), f"{kind} does not open"


def _replies(game: Veto, kind: str, seat: int | None) -> bool:
    decision = game.decision
    return isinstance(decision, Window) and decision.kind == kind and seat in (None, decision.right)


def until_round(game: Veto, wanted: int) -> None:
    """Everybody wants nothing until somebody is at voice in this round."""
    opened(game, lambda each: each.round == wanted and in_turn(each))


def until_fight(game: Veto, seat: int) -> None:
    """Everybody wants nothing until a seat has the fight turn."""
    opened(game, lambda each: in_fight(each) and each.waiting == (seat,))


def say_bene(game: Veto, times: int = 1) -> list[int]:
    """Whoever is asked says bene, so many times; who that was."""
    found: list[int] = []
    for _ in range(times):
        found += game.waiting
        play(game, f"{game.waiting[0]} bene")
    return found


# --- replies


def may_answer(game: Veto, kind: str, move: str) -> bool:
    """Whether a reply is offered in the next window of this kind, to whichever event."""
    seat, text = move.split(maxsplit=1)
    until(game, kind, int(seat))
    return bool(ways(game, int(seat), text))


def reply(game: Veto, kind: str, move: str) -> None:
    """The one reply that fits in the next window of this kind."""
    seat, text = move.split(maxsplit=1)
    until(game, kind, int(seat))
    (only,) = ways(game, int(seat), text)
    play(game, f"{seat} {notation.write(only)}")


def answer(game: Veto, kind: str, move: str) -> None:
    """The same, after which everybody says bene in all windows."""
    reply(game, kind, move)
    all_bene(game)


# --- duels


def challenge(challenger: str, challenged: str, **fields: Any) -> Veto:
    """The first card of seat 0 challenges the first of seat 1: the first right to reply.

    What both have in play is told in the words of `positions`.
    """
    game = veto(in_play={0: challenger, 1: challenged}, **fields)
    play(game, f"0 challenge {_plain(challenger)} {_plain(challenged)}")
    return game


def _plain(words: str) -> str:
    """The first card of a row of words, without what hangs on it."""
    return re.split(r"[ +/]", words, maxsplit=1)[0]


def challenged(challenger: str, challenged: str, **fields: Any) -> Veto:
    """The same when nobody has replied."""
    game = challenge(challenger, challenged, **fields)
    all_bene(game)
    return game


def fighting(challenger: str, challenged: str, *, using: BySeat = NOTHING, **fields: Any) -> Veto:
    """The same when the duel was accepted, and equipment taken up: the first fight turn."""
    game = challenge(challenger, challenged, **fields)
    accepted(game, using)
    return game


def accepted(game: Veto, using: BySeat = NOTHING) -> None:
    """A challenge just declared is accepted, up to the first fight turn; both use what is given."""
    while not in_fight(game):
        assert not in_turn(game), "the duel is not fought"
        seat = game.waiting[0]
        if asked(game) == "TakeUpEquipment" and seat in using:
            play(game, f"{seat} take_up {using[seat]}")
        else:
            pass_on(game)


def fight(game: Veto, challenger: str, challenged: str, using: BySeat = NOTHING) -> None:
    """The player at voice challenges, and the duel is accepted, up to the first fight turn."""
    play(game, f"{game.voice} challenge {challenger} {challenged}")
    accepted(game, using)


def fought(game: Veto, challenger: str, challenged: str, using: BySeat = NOTHING) -> None:
    """The same, without thrusts and replies, to the end of the duel."""
    fight(game, challenger, challenged, using)
    opened(game, in_turn)


def refused_by(game: Veto, challenger: str, challenged: str) -> None:
    """A challenge that is refused, up to the first right to reply to that."""
    play(game, f"{game.voice} challenge {challenger} {challenged}")
    all_bene(game)
    play(game, f"{game.waiting[0]} refuse")


# --- what is so, whatever made it so


def with_fields(game: Veto, word: str, **fields: Any) -> None:
    """A card on the table as it could not be laid out by words."""
    piece = game.table[number(game, word)]
    game.put(structs.replace(piece, **fields))


def gone(game: Veto, word: str) -> None:
    """A card leaves play."""
    leave_play(game, number(game, word), "discarded", "discard")


def attach(game: Veto, card: str, host: str, seat: int) -> None:
    """A card of this player hangs on another."""
    game.put(piece_of(game, seat, card, number(game, host)))
    game.players[seat].deck += (card,)


def taken_over(game: Veto, word: str, seat: int) -> None:
    """A card is under the control of this player."""
    frame = Frame(seat, "bribery", "play")
    game.lasting += (Lasting(game.tick(), frame, Place(), 0, on=number(game, word)),)


# --- matches


def match_from(game: Veto, *moves: str) -> Match:
    """A match that takes up play from a position."""
    options = {"variant": game.variant}
    match = Match.start("veto", seats=len(game.players), seed=0, options=options, position=game)
    said(match, *moves)
    return match


def said(match: Match, *moves: str) -> None:
    """Moves of a match, with names for cards on the table."""
    for move in moves:
        seat, text = move.split(maxsplit=1)
        assert isinstance(match.game, Veto)
        match.play(int(seat), action_of(match.game, text))
