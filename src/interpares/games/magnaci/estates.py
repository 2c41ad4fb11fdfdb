"""MA-2.6, MA-7.9, MA-8.4, MA-14.10: estates come to the board and leave it."""

from __future__ import annotations

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat, swapped
from .actions import Settle
from .cards import FIEF, FIEFS_OF, PROVINCE, PROVINCES, SUPPLY
from .components import FiefId, ProvinceId
from .decisions import Question
from .events import EstatesForfeited, EstatesLost, EstatesPlaced
from .game import Magnaci

SETTLE = {province: Settle(province) for province in PROVINCES}


def supply(game: Magnaci, seat: Seat) -> int:
    """MA-2.6: how many more estates this player could place."""
    counts = [player.estate_count for player in game.players]
    own = max(0, SUPPLY.own - counts[seat])
    pool = SUPPLY.shared_pool[str(len(counts))]
    borrowed = sum(max(0, count - SUPPLY.own) for count in counts)
    return own + pool - borrowed


def _supplied(game: Magnaci, seat: Seat, count: int) -> int:
    """MA-2.6: what cannot be supplied is forfeited, everything else stands."""
    supplied = min(count, supply(game, seat))
    if supplied < count:
        game.tell(EstatesForfeited(seat, count - supplied))
    return supplied


def place(game: Magnaci, seat: Seat, where: ProvinceId | FiefId, count: int) -> None:
    """Estates appear in a province or a fief, as far as they can be supplied."""
    count = _supplied(game, seat, count)
    player = game.players[seat]
    if where in PROVINCE:
        at = PROVINCE[where]
        player.estates = swapped(player.estates, at, player.estates[at] + count)
    else:
        at = FIEF[where]
        player.fiefs = swapped(player.fiefs, at, player.fiefs[at] + count)
    if count:
        game.tell(EstatesPlaced(seat, where, count))


def remove(game: Magnaci, seat: Seat, province: ProvinceId, count: int) -> None:
    """MA-2.7: estates go back to their owner's supply."""
    player, at = game.players[seat], PROVINCE[province]
    player.estates = swapped(player.estates, at, player.estates[at] - count)
    game.tell(EstatesLost(seat, province, count))


def empty_fiefs(game: Magnaci, province: ProvinceId) -> None:
    """MA-10.13: all estates in the fiefs of a province are lost."""
    for at in FIEFS_OF[province]:
        for seat, player in enumerate(game.players):
            if player.fiefs[at]:
                game.tell(EstatesLost(seat, list(FIEF)[at], player.fiefs[at]))
                player.fiefs = swapped(player.fiefs, at, 0)


def open_provinces(game: Magnaci) -> list[ProvinceId]:
    """The provinces that are not partitioned."""
    return [each for each in PROVINCES if each not in game.partitioned]


class PlaceEstates(Question):
    """MA-7.9, MA-8.4, MA-14.10: all estates of one card go into one open province."""

    rule = "MA-14.10"
    count: int
    source: str
    """The rule that brought the estates."""

    @property
    def basis(self) -> str:
        return self.source

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        return [SETTLE[each] for each in PROVINCES if each not in game.partitioned]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, object]:
        return {"count": self.count}

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        match action:
            case Settle(province) if province in game.partitioned:
                return Illegal("partitioned", rule="MA-11.4", province=province)
            case Settle(province):
                return Illegal("one-province", rule=self.source, province=province)
            case _:
                return super().refusal(game, seat, action)

    def decide(self, game: Magnaci, seat: Seat, action: Settle) -> None:
        place(game, seat, action.province, self.count)
