"""Signorie: colours and plans, helpers and rewards, and where victory points come from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...games.signorie import events
from ...games.signorie.cards import FACTS, ROWS
from ...games.signorie.game import SOURCES, Signorie
from ...games.signorie.scoring import row_tokens
from ...kernel.game import Event
from ...kernel.values import Seat


def begun(game: Signorie, seat: Seat) -> Mapping[str, str]:
    return {"colour": game.players[seat].colour}


def taken(game: Signorie, event: Event) -> Iterator[tuple[Seat, str, str]]:
    match event:
        case events.Hired():
            yield event.seat, "helper", event.helper
        case events.TaskBegun():
            yield event.seat, "task", event.task
        case events.BonusTaken():
            yield event.seat, "bonus of a reward", event.reward
        case events.MissionDone():
            yield event.seat, "mission in", event.city
            yield event.seat, "career of a mission", event.career
        case events.Married():
            yield event.seat, "marriage in", event.city
        case events.TokenTaken():
            yield event.seat, "token", event.token
        case events.DieTaken():
            yield event.seat, "die", event.colour
        case _:
            pass


def points(game: Signorie, seat: Seat, told: Sequence[Event]) -> Mapping[str, float]:
    player = game.players[seat]
    own = [each for each in told if getattr(each, "seat", None) == seat]
    spaces = [each.space for each in own if isinstance(each, events.InitiativeScored)]
    rounds = [each.qualified for each in own if isinstance(each, events.DiceCounted)]
    full = [row_tokens(player, row) for row in range(len(ROWS))]
    return {
        **dict(zip(SOURCES, player.scored, strict=True)),
        "all": player.vp,
        "(initiative space)": sum(spaces) / len(spaces),
        "(rounds with a reward)": sum(rounds) / len(rounds),
        "(helpers)": len(player.helpers),
        "(brides)": player.brides,
        "(rows that score)": sum(each >= FACTS.row_scoring_minimum_tokens for each in full),
        "(men in cities)": len(game.in_cities(seat, "man")),
        "(women in cities)": len(game.in_cities(seat, "woman")),
    }
