"""Positions of Veto! for tests, with moves in which cards on the table are called by their names.

`veto(in_play={0: "michal_wolodyjowski+feint/down", 1: "roch_kowalski/marked"})` is a position in
the game phase with seat 0 at voice. A word is a card, with what is attached to it after plus signs
and with flags after strokes: `marked`, `karmazyn` (the field), `down` and `up` (a thrust),
`markers3`. `faction` stands for the faction card, so that effects can be attached to it.

In `play(game, "0 challenge michal_wolodyjowski roch_kowalski")` names of cards on the table stand
for their numbers; the second of two is `latifundium#2`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from msgspec import structs

from interpares import Illegal, rules_of
from interpares.games.veto.actions import Bene
from interpares.games.veto.cards import CARDS, CONSTANTS
from interpares.games.veto.ending import EndingPhase
from interpares.games.veto.game import Piece, Player, Veto
from interpares.games.veto.setup import Round
from interpares.games.veto.turns import BeginTurn
from interpares.games.veto.windows import Window
from interpares.kernel import notation
from interpares.kernel.chance import seed_from
from interpares.kernel.game import Event, encode
from interpares.kernel.steps import Action, Step
from interpares.kernel.values import snake

RULES = rules_of("veto")
BySeat = Mapping[int, Any]
NOTHING: BySeat = MappingProxyType({})
FACTIONS = ("wisniowiecki", "radziwill", "court", "lubomirski")
FILLER = "manor_farm"
"""What cupboards are full of unless told otherwise."""
TABLE_FIELDS = {
    "character",
    "challenged",
    "bearer",
    "piece",
    "thrust",
    "mark",
    "attached",
    "targets",
    "equipment",
}
"""The fields of actions that name cards on the table."""


def veto(
    seats: int = 2,
    *,
    factions: Sequence[str] = FACTIONS,
    strategies: BySeat = NOTHING,
    hands: BySeat = NOTHING,
    in_play: BySeat = NOTHING,
    cupboards: BySeat = NOTHING,
    discards: BySeat = NOTHING,
    removed: BySeat = NOTHING,
    dukats: BySeat = NOTHING,
    kreski: BySeat = NOTHING,
    pool: int | None = None,
    voice: int = 0,
    agenda: Sequence[Step] | None = None,
    **fields: Any,
) -> Veto:
    """A possible position at its first decision: by default seat `voice` is at voice in round 2.

    Hands, cupboards and piles are words with blanks; the last of a cupboard or pile is on top.
    `agenda` is what comes next, in order of play. `fields` are other fields of the game. The kreski
    nobody holds are in the pool; a pool given lies there, and the rest belongs to the last seat.
    """
    game = Veto(players=[Player() for _ in range(seats)], seed=seed_from(7), round=2, phase="game")
    for seat, player in enumerate(game.players):
        player.faction, player.strategy = factions[seat], strategies.get(seat, "")
        player.dukats = dukats.get(seat, 20)
        player.kreski = kreski.get(seat, 0)
        player.hand = tuple(hands.get(seat, "").split())
        player.cupboard = tuple(cupboards.get(seat, " ".join([FILLER] * 10)).split())
        player.discard = tuple(discards.get(seat, "").split())
        player.removed = tuple(removed.get(seat, "").split())
        lay_out(game, seat, in_play.get(seat, ""))
    total = CONSTANTS.kreski_total[seats]
    held = sum(player.kreski for player in game.players)
    if pool is not None:
        game.players[-1].kreski += total - held - pool
    game.pool = total - sum(player.kreski for player in game.players)
    game.barred = tuple(
        CARDS[card].person
        for player in game.players
        for card in player.removed
        if CARDS[card].type == "character"
    )
    for name, value in fields.items():
        setattr(game, name, value)
    for seat, player in enumerate(game.players):
        player.deck = tuple(sorted(owned(game, seat).elements(), key=list(CARDS).index))
    game.then(*(agenda if agenda is not None else (BeginTurn(voice), EndingPhase(), Round())))
    game.advance()
    assert RULES.flaws(game) == []
    return game


def owned(game: Veto, seat: int) -> Counter[str]:
    player = game.players[seat]
    found = Counter((*player.hand, *player.cupboard, *player.discard, *player.removed))
    found.update(
        each.card
        for each in game.table.values()
        if each.owner == seat and CARDS[each.card].type not in ("faction", "strategy")
    )
    return found


def lay_out(game: Veto, seat: int, words: str) -> None:
    """The cards of a player on the table, with his faction and strategy."""
    player = game.players[seat]
    faction = put(game, Piece(game.tick(), player.faction, seat, seat))
    if player.strategy:
        put(game, Piece(game.tick(), player.strategy, seat, seat, host=faction))
    for word in words.split():
        first, *attached = word.split("+")
        host = faction if first == "faction" else put(game, piece_of(game, seat, first))
        for each in attached:
            put(game, piece_of(game, seat, each, host))


def piece_of(game: Veto, seat: int, word: str, host: int = 0) -> Piece:
    card, *flags = word.split("/")
    piece = Piece(game.tick(), card, seat, seat, host=host)
    if CARDS[card].type == "character":
        piece = structs.replace(piece, field="karmazyn" if "karmazyn" in flags else "election")
    if CARDS[card].type == "thrust":
        piece = structs.replace(piece, face_down="up" not in flags)
    markers = [int(flag.removeprefix("markers")) for flag in flags if flag.startswith("markers")]
    return structs.replace(piece, marked="marked" in flags, markers=sum(markers))


def put(game: Veto, piece: Piece) -> int:
    game.put(piece)
    return piece.id


# --- moves


def number(game: Veto, word: str) -> int:
    """The number of a card on the table, called by its name; `name#2` is the second such card."""
    name, _, which = word.partition("#")
    found = [each.id for each in game.table.values() if each.card == name]
    assert found, f"'{name}' is not on the table"
    return found[int(which or 1) - 1]


def piece(game: Veto, word: str) -> Piece:
    """A card on the table, by its name."""
    return game.table[number(game, word)]


def action_of(game: Veto, text: str) -> Action:
    """An action in notation, with names for numbers."""
    word, *arguments = text.split()
    kind = next(each for each in RULES.actions() if snake(each.__name__) == word)
    for at, (field, argument) in enumerate(zip(kind.__struct_fields__, arguments, strict=False)):
        if field in TABLE_FIELDS:
            arguments[at] = ",".join(_numbered(game, each) for each in argument.split(","))
    return notation.read(" ".join([word, *arguments]), RULES.actions())


def _numbered(game: Veto, word: str) -> str:
    plain = word.lstrip("-").isdigit() or word == notation.NOTHING
    return word if plain else str(number(game, word))


def play(game: Veto, *moves: str) -> list[Event]:
    """Make moves such as `0 agitate roch_kowalski`; what was told meanwhile."""
    told: list[Event] = []
    for move in moves:
        seat, text = move.split(maxsplit=1)
        action = action_of(game, text)
        game.decision.check(game, int(seat), action)
        game.told = []
        game.apply(int(seat), action)
        told += game.told
        game.told = None
    assert game.outcome is not None or RULES.flaws(game) == []
    return told


def all_bene(game: Veto) -> None:
    """Everybody says bene in this window, and in those that follow from it."""
    while game.outcome is None and isinstance(game.decision, Window):
        game.apply(game.waiting[0], Bene())


def do(game: Veto, *moves: str) -> None:
    """Moves, after each of which everybody says bene in all windows."""
    for move in moves:
        play(game, move)
        all_bene(game)


def offered(game: Veto, seat: int, text: str) -> bool:
    """Whether this action is among the options of a seat that is asked."""
    return action_of(game, text) in game.decision.options(game, seat)


def refused(game: Veto, move: str) -> str:
    """The rule that refuses a move, which leaves no trace."""
    seat, text = move.split(maxsplit=1)
    action, before = action_of(game, text), encode(game)
    try:
        game.decision.check(game, int(seat), action)
    except Illegal as refusal:
        assert encode(game) == before
        return refusal.rule
    raise AssertionError(f"'{move}' is not refused")
