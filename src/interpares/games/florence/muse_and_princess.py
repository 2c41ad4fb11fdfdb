"""PF-16: the expansion Muse and Princess, with its second auction."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Step
from ...kernel.values import Seat
from .actions import PASS, Exchange, Pass, PutMarker
from .cards import CHARACTERS
from .characters import (
    MerchantOnTaking,
    ProfessorOffer,
    last_professor,
    professor_decks,
    settle_merchants,
)
from .decisions import Question
from .events import BankerPaid, CharacterTaken, MarkerPut, Passed
from .game import Florence, Stake
from .works import PER_POINT, exchange, exchanges

BANKER = CHARACTERS["banker"].effect
PUT_MARKER = {
    (each.id, florins): PutMarker(each.id, florins)
    for each in CHARACTERS.values()
    for florins in each.bid_spaces
}


class CharacterAuction(Step):
    """PF-16.1, PF-16.4: a last use of the Professor, then all six cards are on offer again."""

    def resolve(self, game: Florence) -> None:
        game.then(
            *last_professor(game), CharactersReturn(), NextMarker(game.start), CharactersEnd()
        )


class CharactersReturn(Step):
    """PF-16.4, PF-16.5: nobody has a character, a marker or has passed."""

    def resolve(self, game: Florence) -> None:
        game.phase = "characters"
        game.taken = ()
        for player in game.players:
            player.character, player.spent, player.stake, player.out = None, False, None, False


class NextMarker(Step):
    """PF-16.6, PF-16.11, PF-16.25: clockwise over all who have neither a card nor passed."""

    seat: Seat

    def resolve(self, game: Florence) -> None:
        waiting = [seat for seat in game.clockwise(self.seat) if still_in(game, seat)]
        if not waiting:
            return
        seat = waiting[0]
        following = NextMarker((seat + 1) % len(game.players))
        if game.players[seat].stake:
            take_character(game, seat, following)
        elif bid_spaces(game, seat):
            game.then(CharacterBid(seat), following)
        else:
            pass_over(game, seat, forced=True)
            game.then(following)


def still_in(game: Florence, seat: Seat) -> bool:
    """PF-16.5, PF-16.6: whether this player has neither taken a card nor passed in this phase."""
    player = game.players[seat]
    return player.character is None and not player.out


def owner_of(game: Florence, character: str) -> Seat | None:
    """Whose marker lies on a card."""
    for seat, player in enumerate(game.players):
        if player.stake and player.stake.character == character:
            return seat
    return None


def bid_spaces(game: Florence, seat: Seat) -> list[Action]:
    """PF-16.6 to PF-16.9: every space this player may put his marker on."""
    florins = game.players[seat].florins
    stakes = {each.stake.character: each.stake.florins for each in game.players if each.stake}
    found: list[Action] = []
    for character, card in CHARACTERS.items():
        if character in game.taken:
            continue
        above = stakes.get(character, -1)
        most = florins if character != "banker" else card.bid_spaces[-1]
        found += [PUT_MARKER[character, each] for each in card.bid_spaces if above < each <= most]
    return found


def why_not_put(game: Florence, seat: Seat, put: PutMarker) -> Illegal | None:
    """PF-16.6 to PF-16.9: why a marker cannot be put on a space; None if it can."""
    card = CHARACTERS.get(put.character)
    if card is None:
        return Illegal("no-such-character", rule="PF-16.6", character=put.character)
    if put.florins not in card.bid_spaces:
        return Illegal("no-such-space", rule="PF-16.8", florins=put.florins)
    if put.character in game.taken:
        return Illegal("character-taken", rule="PF-16.7", character=put.character)
    owner = owner_of(game, put.character)
    stake = game.players[owner].stake if owner is not None else None
    if stake and put.florins <= stake.florins:
        return Illegal("space-too-low", rule="PF-16.6", florins=stake.florins)
    if put.character != "banker" and put.florins > game.players[seat].florins:
        return Illegal("stake-too-high", rule="PF-16.9", most=game.players[seat].florins)
    return None


class CharacterBid(Question):
    """PF-16.6, PF-16.10: a marker on a bid space, or no character in this round."""

    rule = "PF-16.6"

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return [PASS, *bid_spaces(game, seat)]

    def not_asked(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        player = game.players[seat]
        if isinstance(action, PutMarker):
            if player.character:
                return Illegal("one-character", rule="PF-16.5")
            if player.out:
                return Illegal("already-out", rule="PF-16.6")
            if player.stake:
                return Illegal("marker-lies", rule="PF-16.6")
        return super().not_asked(game, seat, action)

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, PutMarker):
            why = why_not_put(game, seat, action)
            assert why is not None
            return why
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Action) -> None:
        if isinstance(action, Pass):
            pass_over(game, seat)
            return
        assert isinstance(action, PutMarker)
        outbid = owner_of(game, action.character)
        if outbid is not None:
            game.players[outbid].stake = None
        game.players[seat].stake = Stake(action.character, action.florins)
        game.tell(MarkerPut(seat, action.character, action.florins, outbid))


def pass_over(game: Florence, seat: Seat, *, forced: bool = False) -> None:
    """PF-16.6: no character for this player in this round."""
    game.players[seat].out = True
    game.tell(Passed(seat, forced))


def take_character(game: Florence, seat: Seat, following: Step) -> None:
    """PF-16.6, PF-16.12, PF-16.20: the stake is paid and the card taken, without a choice."""
    player = game.players[seat]
    assert player.stake is not None
    character, florins = player.stake.character, player.stake.florins
    player.stake, player.character = None, character
    game.taken += (character,)
    game.tell(CharacterTaken(seat, character, florins))
    if character == "banker":
        player.florins += game.banker - florins
        player.spent = True
        game.tell(BankerPaid(seat, game.banker - florins))
    else:
        player.florins -= florins
    game.then(*on_taking(game, seat, character), following)


def on_taking(game: Florence, seat: Seat, character: str) -> list[Step]:
    """PF-16.17, PF-16.18: Merchant and Professor may be used at once."""
    if character == "merchant":
        return [MerchantOnTaking(seat)]
    if character == "professor" and professor_decks(game):
        return [ProfessorOffer(seat)]
    return []


class CharactersEnd(Step):
    """PF-16.21: money grows on a Banker nobody takes, and is laid anew on one who was taken."""

    def resolve(self, game: Florence) -> None:
        if "banker" in game.taken:
            game.banker = BANKER.initial_florins
        else:
            game.banker += BANKER.added_per_unsold_round


class LastOffers(Step):
    """PF-16.24: at the end of round 7 Merchant, Professor and Banker, in this order."""

    def resolve(self, game: Florence) -> None:
        settle_merchants(game)
        bankers = [
            BankerExchange(seat)
            for seat, player in enumerate(game.players)
            if player.character == "banker" and player.florins >= PER_POINT
        ]
        game.then(*last_professor(game), *bankers)


class BankerExchange(Question):
    """PF-16.22: whoever took the Banker in the last round may turn florins into prestige."""

    rule = "PF-16.22"

    def most(self, game: Florence) -> int:
        return game.players[self.seat].florins // PER_POINT

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        return exchanges(self.most(game))

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {"most": self.most(game)}

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Exchange):
            most = self.most(game)
            return Illegal("exchange-at-most", rule=self.rule, points=action.points, most=most)
        return super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Exchange) -> None:
        exchange(game, seat, action.points)
