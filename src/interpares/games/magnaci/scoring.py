"""MA-13: Wealth, and who wins."""

from __future__ import annotations

import functools

from ...kernel.game import Outcome
from ...kernel.steps import Step
from ...kernel.values import Seat, Value
from .cards import LAWS, NUMBERS
from .effect_types import EndBonus
from .events import Tied, WealthCounted, Won
from .game import Magnaci, Player, primate
from .primate import TieBreak
from .standing import all_standings

BONUS = (0, NUMBERS.bonus_presence, NUMBERS.bonus_advantage, NUMBERS.bonus_dominance)
"""By standing, from none to Dominance."""


class Wealth(Value):
    """MA-13.1: the parts of a player's Wealth."""

    estates: int
    standing: int
    fiefs: int
    laws: int

    @property
    def total(self) -> int:
        return self.estates + self.standing + self.fiefs + self.laws


def wealths(game: Magnaci) -> list[Wealth]:
    """MA-13.1 to MA-13.4: estates, one bonus for each province, fiefs, and the Constitution."""
    return [
        Wealth(
            estates=player.estate_count * NUMBERS.wealth_per_estate,
            standing=standing_bonus(own),
            fiefs=NUMBERS.bonus_fief * (len(player.fiefs) - player.fiefs.count(0)),
            laws=sum([law_bonus(game, law) for law in player.laws]),
        )
        for player, own in zip(game.players, zip(*all_standings(game), strict=True), strict=True)
    ]


@functools.lru_cache(maxsize=4096)
def standing_bonus(own: tuple[int, ...]) -> int:
    """MA-13.1: a bonus for each province, by the standing there."""
    return sum([BONUS[each] for each in own])


def wealth(game: Magnaci, seat: Seat) -> Wealth:
    """The Wealth of one player, as if the game ended now."""
    return wealths(game)[seat]


def worth(player: Player, standing: tuple[int, ...]) -> tuple[int, ...]:
    """MA-13.1: what each province, then each fief, adds to the Wealth of a player."""
    each = NUMBERS.wealth_per_estate
    provinces = zip(player.estates, standing, strict=True)
    return (
        *[count * each + BONUS[bonus] for count, bonus in provinces],
        *[count * each + NUMBERS.bonus_fief if count else 0 for count in player.fiefs],
    )


def law_bonus(game: Magnaci, law: str) -> int:
    """MA-13.3: the Constitution counts if no province is partitioned."""
    effect = LAWS[law].effect
    return effect.wealth if isinstance(effect, EndBonus) and not game.partitioned else 0


class FinalScoring(Step):
    """MA-13.5: the greatest Wealth wins; a tie goes to the Primate, without a pause."""

    def resolve(self, game: Magnaci) -> None:
        game.phase = "scoring"
        parts = wealths(game)
        for seat, part in enumerate(parts):
            game.tell(
                WealthCounted(seat, part.estates, part.standing, part.fiefs, part.laws, part.total)
            )
        most = max(part.total for part in parts)
        richest = tuple(seat for seat, part in enumerate(parts) if part.total == most)
        if len(richest) == 1:
            finish(game, richest[0])
        else:
            game.tell(Tied(richest, primate(game)))
            game.then(VictoryTie(primate(game), richest, "victory"))


class VictoryTie(TieBreak):
    """MA-13.5, MA-17.2 (g): the Primate of the iron Age names the winner."""

    def settle(self, game: Magnaci, chosen: Seat) -> None:
        finish(game, chosen)


def finish(game: Magnaci, winner: Seat) -> None:
    """MA-1.2, MA-13.6: the winner first, the rest by Wealth; equals share a place."""
    scores = tuple(part.total for part in wealths(game))
    ranks = tuple(
        1 if seat == winner else 1 + _before(scores, winner, seat) for seat in range(len(scores))
    )
    ranking = tuple(sorted(range(len(scores)), key=lambda seat: (ranks[seat], seat)))
    game.tell(Won(winner, scores[winner]))
    game.end(Outcome("finished", ranking, ranks, scores))


def _before(scores: tuple[int, ...], winner: Seat, seat: Seat) -> int:
    """How many stand before this player: the winner, and everybody with more Wealth."""
    richer = [other for other, score in enumerate(scores) if score > scores[seat]]
    return len({winner, *richer})
