"""MA-3: what a seat may see, built up from nothing."""

from __future__ import annotations

from msgspec import structs

from ...kernel.values import Seat, Value, swapped
from .cards import AGES, KING_SYMBOL, PROVINCES
from .commitments import Commitment
from .conflicts import province_modifier
from .contest_view import ContestView, WindowView, contest_view, window_view
from .game import Magnaci, Player
from .scoring import wealths, worth
from .standing import all_standings


class PlayerView(Value):
    """One family, as somebody sees it."""

    family: str
    cards_in_hand: int
    hand: tuple[str, ...] | None
    """The cards themselves, for their owner only."""
    laid: tuple[str | bool | None, ...]
    """By place: the card for its owner, true for others, null where nothing lies."""
    laying: tuple[str, ...] | None
    """What the owner has laid so far in a commitment nobody else sees."""
    shown: str | None
    modifier: int
    played: tuple[str, ...]
    offices: tuple[str, ...]
    used: tuple[str, ...]
    laws: tuple[str, ...]
    won: tuple[str, ...]
    pledged: tuple[str, ...]
    estates: tuple[int, ...]
    fiefs: tuple[int, ...]
    standing: tuple[int, ...]
    """By province: 3 Dominance, 2 Advantage, 1 Presence."""
    wealth: int
    """What the final scoring would give now."""
    worth: tuple[int, ...]
    """By province, then by fief: its part of the Wealth; the rest comes from Laws."""


class MagnaciView(Value):
    """The table, as one seat or a spectator sees it."""

    seat: Seat | None
    age: str
    phase: str
    king: str | None
    symbol: str | None
    past_kings: tuple[str, ...]
    track: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    sejm: tuple[str | None, ...]
    laws_in_deck: int
    laws_out: tuple[str, ...]
    conflicts: tuple[str | None, ...]
    conflicts_in_deck: int
    conflicts_out: tuple[str, ...]
    partitioned: tuple[str, ...]
    buildings: tuple[str | None, ...]
    silent_sejm: bool
    black_clouds: bool
    modifiers: tuple[int, ...]
    """By province: what it adds to the strength of the Commonwealth."""
    moved: tuple[str, ...]
    trade: bool
    contest: ContestView | None
    """While the cards of an office, a Law or a Conflict lie open."""
    window: WindowView | None


def public_view(game: Magnaci) -> MagnaciView:
    """MA-3.1: all that lies open."""
    standing = zip(*all_standings(game), strict=True)
    return MagnaciView(
        seat=None,
        age=AGES[game.age],
        phase=game.phase,
        king=game.king,
        symbol=KING_SYMBOL[game.king] if game.king else None,
        past_kings=game.past_kings,
        track=game.track,
        players=tuple(
            [
                player_view(player, own, part.total)
                for player, own, part in zip(game.players, standing, wealths(game), strict=True)
            ]
        ),
        sejm=game.sejm,
        laws_in_deck=len(game.law_deck),
        laws_out=game.laws_out,
        conflicts=game.conflicts,
        conflicts_in_deck=len(game.conflict_deck),
        conflicts_out=game.conflicts_out,
        partitioned=game.partitioned,
        buildings=game.buildings,
        silent_sejm=game.silent_sejm,
        black_clouds=game.black_clouds,
        modifiers=tuple([province_modifier(game, province) for province in PROVINCES]),
        moved=game.moved,
        trade=game.trade,
        contest=contest_view(game),
        window=window_view(game),
    )


def own_view(game: Magnaci, public: MagnaciView, seat: Seat) -> MagnaciView:
    """MA-3.2: the same with the seat's own cards, in hand and face down."""
    player = game.players[seat]
    own = structs.replace(
        public.players[seat], hand=player.hand, laid=player.laid, laying=laying(game, seat)
    )
    return structs.replace(public, seat=seat, players=swapped(public.players, seat, own))


def player_view(player: Player, standing: tuple[int, ...], wealth: int) -> PlayerView:
    """A family as everybody sees it: cards in hand and face down are counted, not named."""
    return PlayerView(
        family=player.family,
        cards_in_hand=len(player.hand),
        hand=None,
        laid=face_down(player),
        laying=None,
        shown=player.shown,
        modifier=player.modifier,
        played=player.played,
        offices=player.offices,
        used=player.used,
        laws=player.laws,
        won=player.won,
        pledged=player.pledged,
        estates=player.estates,
        fiefs=player.fiefs,
        standing=standing,
        wealth=wealth,
        worth=worth(player, standing),
    )


def face_down(player: Player) -> tuple[bool | None, ...]:
    """Where cards lie, not which."""
    return tuple([None if card is None else True for card in player.laid])


def laying(game: Magnaci, seat: Seat) -> tuple[str, ...] | None:
    """The cards a seat has laid so far in an open commitment."""
    step = game.agenda[-1] if game.agenda else None
    return tuple([lay.card for lay in step.by(seat)]) if isinstance(step, Commitment) else None
