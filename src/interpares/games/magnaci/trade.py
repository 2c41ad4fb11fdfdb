"""MA-16: Laws change hands."""

from __future__ import annotations

from msgspec import structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action
from ...kernel.values import Seat
from .actions import ACCEPT, DECLINE, PROPOSE, Accept, Give, Offer, Propose, Take
from .cards import LAWS, TRADE
from .components import LawId
from .decisions import Question
from .events import Declined, LawMoved, Proposed
from .game import Magnaci, move_law

POSITION = {law: at for at, law in enumerate(LAWS)}
GIVE = {law: Give(law) for law in LAWS}
TAKE = {law: Take(law) for law in LAWS}


def may_move(game: Magnaci, seat: Seat, law: LawId) -> bool:
    """MA-16.5, MA-16.7: not moved too often in this window, and not pledged."""
    player = game.players[seat]
    return game.moved.count(law) < TRADE.card_moves_per_window and law not in player.pledged


def movable(game: Magnaci, seat: Seat) -> list[LawId]:
    """The Laws of a player that may still change hands in this window."""
    laws = game.players[seat].laws
    return [law for law in laws if may_move(game, seat, law)] if laws else []


def offers(game: Magnaci, seat: Seat) -> list[Action]:
    """MA-16.3: the players with whom there is a Law to be traded, either way."""
    if not game.trade:
        return []
    own = movable(game, seat)
    return [Offer(other) for other in game.others(seat) if own or movable(game, other)]


def something_to_trade(game: Magnaci) -> bool:
    """MA-14.5: somebody holds a Law that may still move; the same answer for every seat."""
    return game.trade and any(movable(game, seat) for seat in range(len(game.players)))


def swap(
    game: Magnaci, seat: Seat, to: Seat, give: tuple[LawId, ...], take: tuple[LawId, ...]
) -> None:
    """MA-16.4: the cards change hands in one step."""
    for law, giver, receiver in [(law, seat, to) for law in give] + [
        (law, to, seat) for law in take
    ]:
        move_law(game, law, giver, receiver)
        game.tell(LawMoved(law, giver, receiver))
    game.moved += give + take


class Proposal(Question):
    """MA-16.3: a set of own Laws given and a set of the other's taken, put together in order."""

    rule = "MA-16.3"
    continues = True
    to: Seat
    give: tuple[LawId, ...] = ()
    take: tuple[LawId, ...] = ()

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        found: list[Action] = [PROPOSE] if self.give or self.take else []
        if not self.take:
            found += [GIVE[law] for law in _after(movable(game, seat), self.give)]
        return found + [TAKE[law] for law in _after(movable(game, self.to), self.take)]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, object]:
        return {"to": self.to, "give": self.give, "take": self.take}

    def refusal(self, game: Magnaci, seat: Seat, action: Action) -> Illegal:
        match action:
            case Give(law):
                return self._why_not(game, seat, law)
            case Take(law):
                return self._why_not(game, self.to, law)
            case Propose():
                return Illegal("empty-proposal", rule=self.rule)
            case _:
                return super().refusal(game, seat, action)

    def _why_not(self, game: Magnaci, owner: Seat, law: LawId) -> Illegal:
        if law not in game.players[owner].laws:
            return Illegal("only-laws", rule="MA-16.1", law=law, seat=owner)
        if law in game.players[owner].pledged:
            return Illegal("law-pledged", rule="MA-16.7", law=law)
        if not may_move(game, owner, law):
            return Illegal("law-moved", rule="MA-16.5", law=law)
        return Illegal("out-of-order", rule=self.rule, law=law)

    def decide(self, game: Magnaci, seat: Seat, action: Action) -> None:
        match action:
            case Give(law):
                game.then(structs.replace(self, give=(*self.give, law)))
            case Take(law):
                game.then(structs.replace(self, take=(*self.take, law)))
            case _:
                self._propose(game)

    def _propose(self, game: Magnaci) -> None:
        game.tell(Proposed(self.seat, self.to, self.give, self.take))
        if self.take:
            game.then(TradeAnswer(self.to, self.seat, self.give, self.take))
        else:
            swap(game, self.seat, self.to, self.give, ())


def _after(laws: list[LawId], chosen: tuple[LawId, ...]) -> list[LawId]:
    """The Laws behind the last one chosen: every set has one way only of being named."""
    last = POSITION[chosen[-1]] if chosen else -1
    return [law for law in laws if POSITION[law] > last]


class TradeAnswer(Question):
    """MA-16.4: the other player accepts or declines at once."""

    rule = "MA-16.4"
    proposer: Seat
    give: tuple[LawId, ...]
    take: tuple[LawId, ...]

    def options(self, game: Magnaci, seat: Seat) -> list[Action]:
        return [ACCEPT, DECLINE]

    def facts(self, game: Magnaci, seat: Seat | None) -> dict[str, object]:
        return {"proposer": self.proposer, "give": self.give, "take": self.take}

    def decide(self, game: Magnaci, seat: Seat, action: Action) -> None:
        if isinstance(action, Accept):
            swap(game, self.proposer, seat, self.give, self.take)
        else:
            game.tell(Declined(seat, self.proposer))
