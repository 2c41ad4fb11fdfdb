"""A position of Magnaci, and the questions that many rules ask of it."""

from __future__ import annotations

from msgspec import Struct

from ...datafiles import in_order
from ...kernel.game import Game
from ...kernel.values import Seat, without
from .cards import KING_SYMBOL, LAWS, NUMBERS, PRIMATE, SLOTS
from .components import ConflictId, KingId, LawId, OfficeId, ProvinceId, Rank

Row = tuple[int, ...]


class Player(Struct, gc=False, forbid_unknown_fields=True):
    """One family: its cards, its estates, what lies in front of it."""

    family: str
    hand: tuple[Rank, ...]
    estates: Row
    """Estates by province, in the order of the board."""
    fiefs: Row
    """Estates by fief, in the order of the board."""
    laid: tuple[Rank | None, ...] = ()
    """Face-down cards by place: offices, Laws or Conflict slots of the phase."""
    shown: Rank | None = None
    """The card turned up in the contest or Conflict being resolved."""
    modifier: int = 0
    """What actions add to the card shown."""
    played: tuple[Rank, ...] = ()
    """Cards set aside face up until the end of the Age."""
    offices: tuple[OfficeId, ...] = ()
    """Senator cards held and not yet used."""
    used: tuple[OfficeId, ...] = ()
    """Senator cards used in this Age."""
    laws: tuple[LawId, ...] = ()
    won: tuple[LawId, ...] = ()
    """Laws won in this Age's Sejm, whatever became of them."""
    pledged: tuple[LawId, ...] = ()
    """Laws promised to the Primate in the present tie pause."""
    redirect: tuple[ProvinceId, ProvinceId] | None = None
    """Entail as played: the province spared and the one that pays."""

    @property
    def estate_count(self) -> int:
        """All estates on the board, provinces and fiefs."""
        return sum(self.estates) + sum(self.fiefs)


class Magnaci(Game):
    """The Commonwealth: four Ages of Senate, Sejm and Conflicts."""

    players: list[Player]
    trade: bool = True
    age: int = 0
    phase: str = "setup"
    king: KingId | None = None
    past_kings: tuple[KingId, ...] = ()
    track: tuple[Seat, ...] = ()
    sejm: tuple[LawId | None, ...] = ()
    """The Laws on the table by slot; None once taken."""
    law_deck: tuple[LawId, ...] = tuple(LAWS)
    laws_out: tuple[LawId, ...] = ()
    conflict_deck: tuple[ConflictId, ...] = ()
    conflicts: tuple[ConflictId | None, ...] = (None,) * len(SLOTS)
    """Conflict cards by slot I … X."""
    conflicts_out: tuple[ConflictId, ...] = ()
    partitioned: tuple[ProvinceId, ...] = ()
    buildings: tuple[ProvinceId | None, ...] = (None, None, None)
    """MA-2.9: where Monastery, Palace and Fortress stand; one province may carry them all."""
    silent_sejm: bool = False
    black_clouds: bool = False
    moved: tuple[LawId, ...] = ()
    """Laws that changed hands by trade in the present window or pause."""

    @property
    def seat_count(self) -> int:
        return len(self.players)

    def others(self, seat: Seat) -> list[Seat]:
        """Everybody else, in seat order."""
        return [each for each in range(len(self.players)) if each != seat]


def primate(game: Magnaci) -> Seat:
    """MA-17.1: the one Primate of this Age."""
    for seat, player in enumerate(game.players):
        if PRIMATE in player.offices:
            return seat
    raise AssertionError("There is always a Primate when one is asked for.")


def holder(game: Magnaci, law: LawId) -> Seat | None:
    """Who has this Law lying in front of him."""
    for seat, player in enumerate(game.players):
        if law in player.laws:
            return seat
    return None


def discard_law(game: Magnaci, seat: Seat, law: LawId) -> None:
    """MA-2.5: a Law once used, lost or vetoed is out of the game."""
    player = game.players[seat]
    player.laws = without(player.laws, law)
    game.laws_out += (law,)


def move_law(game: Magnaci, law: LawId, giver: Seat, receiver: Seat) -> None:
    """A Law lies in front of somebody else from now on."""
    game.players[giver].laws = without(game.players[giver].laws, law)
    taker = game.players[receiver]
    taker.laws = in_order((*taker.laws, law), LAWS)


def royal_bonus(game: Magnaci, symbols: tuple[str, ...]) -> int:
    """MA-7.9, MA-8.4: one estate more for following the Royal Policy."""
    follows = game.king is not None and KING_SYMBOL[game.king] in symbols
    return NUMBERS.king_symbol_bonus if follows else 0


def set_aside_shown(game: Magnaci) -> None:
    """MA-7.12, MA-8.7, MA-10.24: cards once compared lie face up until the end of the Age."""
    for player in game.players:
        if player.shown is not None:
            player.played += (player.shown,)
            player.shown = None
            player.modifier = 0
