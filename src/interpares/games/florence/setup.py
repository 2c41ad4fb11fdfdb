"""PF-2: set-up, up to the starting hands."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from ...datafiles import in_order
from ...kernel.errors import Illegal
from ...kernel.steps import Action, Sealed
from ...kernel.values import Seat, without
from .actions import Keep
from .cards import BONUS, CHARACTERS, FREEDOMS, NUMBERS, OPENING, PRESTIGE, PROFESSIONS
from .decisions import why_never
from .events import Chosen
from .game import Deck, Florence, Player
from .round import Round

RANDOM_START = "random"


def new(
    seats: int, seed: bytes, options: Mapping[str, Any], script: tuple[int, ...] = ()
) -> Florence:
    """PF-2.1, PF-2.5 to PF-2.10: boards, florins, stacks and supplies, then four cards each."""
    opening = OPENING[seats]
    game = Florence(
        players=[Player(opening.starting_florins) for _ in range(seats)],
        seed=seed,
        script=script,
        muse=options["muse_and_princess"],
        cooperative=options["cooperative_building"],
        prestige_deck=Deck(tuple(PRESTIGE)),
        bonus_deck=Deck(tuple(BONUS)),
    )
    if game.muse:
        game.banker = CHARACTERS["banker"].effect.initial_florins
    game.freedoms_left = freedom_markers(game, hard=options["two_player_freedoms"] == HARD)
    first = options["first_start_player"]
    game.start = game.random(seats) if first == RANDOM_START else int(first.split("_")[1])
    deal(game)
    game.then(StartingCards(), *(Round(number) for number in range(1, NUMBERS.rounds + 1)))
    game.advance()
    return game


HARD = 4
"""PF-15.5: the number of freedom markers of the harder game for two."""


def freedom_markers(game: Florence, *, hard: bool) -> tuple[int, ...]:
    """PF-2.8, PF-15.5: so many of each, and with two players one or two more by chance."""
    opening = OPENING[len(game.players)]
    left = [opening.freedoms_fixed_each] * len(FREEDOMS)
    more = opening.freedoms_random_extra_hard if hard else opening.freedoms_random_extra
    kinds = tuple(range(len(FREEDOMS)))
    for _ in range(more if len(game.players) == min(OPENING) else 0):
        kind, kinds = game.draw(kinds)
        left[kind] += 1
    return tuple(left)


def deal(game: Florence) -> None:
    """PF-2.2: four profession cards each, face down."""
    deck = tuple(PROFESSIONS)
    for player in game.players:
        dealt = []
        for _ in range(NUMBERS.cards_dealt_per_player):
            card, deck = game.draw(deck)
            dealt.append(card)
        player.hand = in_order(tuple(dealt), PROFESSIONS)
    game.professions = Deck(deck)


class StartingCards(Sealed):
    """PF-2.3, PF-14.1: all at once and in secret keep three of their four cards."""

    rule = "PF-2.3"
    answers: tuple[tuple[Seat, Keep], ...] = ()

    def options(self, game: Florence, seat: Seat) -> list[Action]:
        hand = game.players[seat].hand
        return [Keep(cards) for cards in combinations(hand, NUMBERS.cards_kept_per_player)]

    def facts(self, game: Florence, seat: Seat | None) -> dict[str, Any]:
        return {"count": NUMBERS.cards_kept_per_player}

    def not_asked(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Keep):
            return Illegal("cards-are-chosen", rule="PF-2.3")
        return why_never(game, seat, action) or super().not_asked(game, seat, action)

    def refusal(self, game: Florence, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Keep):
            return Illegal("keep-three", rule=self.rule, count=NUMBERS.cards_kept_per_player)
        return why_never(game, seat, action) or super().refusal(game, seat, action)

    def decide(self, game: Florence, seat: Seat, action: Keep) -> None:
        game.tell(Chosen(seat))
        super().decide(game, seat, action)

    def reveal(self, game: Florence) -> None:
        """PF-2.4: returned and undealt cards are shuffled together."""
        back: tuple[str, ...] = ()
        for seat, player in enumerate(game.players):
            (kept,) = self.by(seat)
            for card in kept.cards:
                player.hand = without(player.hand, card)
            (player.returned,) = player.hand
            back += player.hand
            player.hand = kept.cards
        game.professions = Deck(in_order((*game.professions.loose, *back), PROFESSIONS))
