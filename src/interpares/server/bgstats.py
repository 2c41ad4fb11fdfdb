"""A finished match as a link that hands it over to the BG Stats app."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

import msgspec

from ..kernel.values import Value

ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "Inter Pares"


class Player(Value):
    """Somebody who took part."""

    name: str
    id: str
    """Stays the same from match to match: the app remembers by it who this is."""
    winner: bool
    score: int | None = None
    rank: int | None = None
    """None when everybody lost."""
    start_player: bool = False


class Play(Value):
    """What the app is told of a match."""

    table_id: str
    """The app knows by it that it was given this match before."""
    slug: str
    game: str
    """The name of the game in the reader's language."""
    started_ms: int
    duration_s: int
    players: tuple[Player, ...]
    bgg_id: int | None = None
    """The number of the game at BoardGameGeek."""
    variant: str = ""
    """The options in words."""


def link(play: Play) -> str:
    """The address that opens the app with its own dialogue of confirmation."""
    return ADDRESS + quote(msgspec.json.encode(_hand_over(play)), safe="")


def _hand_over(play: Play) -> dict[str, Any]:
    started = datetime.fromtimestamp(play.started_ms / 1000, UTC)
    return _told(
        sourceName=SOURCE,
        sourcePlayId=play.table_id,
        playDate=f"{started:%Y-%m-%d %H:%M:%S}",
        durationMin=max(1, round(play.duration_s / 60)),
        board=play.variant or None,
        game=_told(
            name=play.game,
            bggId=play.bgg_id,
            sourceGameId=play.slug,
            highestWins=True,
            noPoints=all(player.score is None for player in play.players),
        ),
        players=[_player(player) for player in play.players],
    )


def _player(player: Player) -> dict[str, Any]:
    return _told(
        name=player.name,
        sourcePlayerId=player.id,
        startPlayer=player.start_player,
        score=player.score,
        winner=player.winner,
        rank=player.rank,
    )


def _told(**facts: Any) -> dict[str, Any]:
    """What is known; the app takes a missing fact, but no empty one."""
    return {name: fact for name, fact in facts.items() if fact is not None}
