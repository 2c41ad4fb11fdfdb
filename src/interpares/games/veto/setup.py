"""VE-2: cupboards are chosen, hands drawn, and the rounds begin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import UNSET, UnsetType, structs

from ...kernel.errors import Illegal
from ...kernel.steps import Action, Sealed, Step
from ...kernel.values import Seat
from . import carrying_out
from .actions import BringDeck, ChooseDeck, Keep, Redraw
from .aftermath import Aftermath
from .cards import CARDS, CONSTANTS, DECKS, WALKTHROUGH
from .decisions import Question
from .deck import Deck, deck_from, deck_of, flaws
from .ending import EndingPhase
from .events import (
    DeckShown,
    FactionTaken,
    HandKept,
    HandRedrawn,
    InitiativeTaken,
    OwnCardShown,
    RoundBegun,
)
from .game import Happening, Piece, Player, Veto
from .own_cards import know, own_card
from .refusals_decks import deck_refusal
from .settlement import SettlementPhase
from .triggers import set_off
from .turns import GamePhase
from .untap import UntapPhase
from .zones import draw

CARRYING_OUT = carrying_out
"""All operations can be carried out once this module is there."""


def new(seats: int, seed: bytes, options: Mapping[str, Any], script: tuple[int, ...] = ()) -> Veto:
    """VE-2.6: kreski in the pool, and everybody is asked for a deck."""
    game = Veto(
        players=[Player() for _ in range(seats)],
        seed=seed,
        script=script,
        variant=options["variant"],
        first_game=options["first_game"],
        distinct_factions=options["distinct_factions"],
        max_rounds=options["max_rounds"],
        own_cards=() if options.get("own_cards") else UNSET,
        pool=CONSTANTS.kreski_total[seats],
    )
    if game.first_game:
        game.then(Guided())
    else:
        game.then(ChooseSetup(choosing=tuple(range(seats))))
    game.advance()
    return game


# --- decks


class ChooseSetup(Question, Sealed):
    """VE-2.5: faction, strategy and cupboard, in secret and all at once."""

    rule: ClassVar[str] = "VE-2.5"
    answers: tuple[tuple[Seat, ChooseDeck | BringDeck], ...] = ()
    choosing: tuple[Seat, ...] = ()
    """VE-12.1: after a clash of factions only some choose again."""

    def asked(self, game: Veto) -> tuple[Seat, ...]:
        return self.choosing

    def facts(self, game: Veto, seat: Seat | None) -> dict[str, Any]:
        facts = {"variant": game.variant, "taken": taken_factions(game)}
        return facts if game.own_cards is UNSET else {**facts, "own_cards": True}

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        return [ChooseDeck(each) for each in DECKS if deck_flaw(game, chosen_deck(each)) is None]

    def check(self, game: Veto, seat: Seat, action: Action) -> None:
        if isinstance(action, BringDeck) and seat in self.seats(game):
            flaw = deck_flaw(game, brought_deck(action))
            if flaw is not None:
                raise flaw
            return
        super().check(game, seat, action)

    def refusal(self, game: Veto, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, ChooseDeck) and action.deck in DECKS:
            flaw = deck_flaw(game, chosen_deck(action.deck))
            if flaw is not None:
                return flaw
        return super().refusal(game, seat, action)

    def answer(self, game: Veto, seat: Seat, action: Any) -> None:
        Sealed.decide(self, game, seat, action)

    def reveal(self, game: Veto) -> None:
        again, known = [], game.own_cards
        for seat in self.order(game):
            action = self.by(seat)[0]
            deck = (
                chosen_deck(action.deck) if isinstance(action, ChooseDeck) else brought_deck(action)
            )
            if clashes(game, deck.faction):
                game.tell(FactionTaken(seat, deck.faction))
                again.append(seat)
            else:
                take_deck(game, seat, deck)
        show_own_cards(game, known)
        if again:
            game.then(ChooseSetup(choosing=tuple(sorted(again))))
        else:
            game.then(OpeningHands())

    def order(self, game: Veto) -> tuple[Seat, ...]:
        """VE-12.1: the lot decides who keeps a faction two have chosen."""
        wanted = [_faction(self.by(seat)[0]) for seat in self.choosing]
        clash = game.distinct_factions and len(game.players) > 2 and len(set(wanted)) < len(wanted)  # noqa: PLR2004 - VE-12.1
        return game.shuffled(self.choosing) if clash else self.choosing

    def left_by(self, game: Veto, seat: Seat) -> Step | None:
        choosing = tuple([each for each in self.choosing if each != seat])
        answers = tuple([each for each in self.answers if each[0] != seat])
        left = structs.replace(self, choosing=choosing, answers=answers)
        return left if len(answers) < len(choosing) else Opening(left)


def _faction(action: ChooseDeck | BringDeck) -> str:
    return DECKS[action.deck].faction if isinstance(action, ChooseDeck) else action.faction


def chosen_deck(deck: str) -> Deck:
    return deck_of(DECKS[deck])


def brought_deck(action: BringDeck) -> Deck:
    return deck_from(action.faction, action.strategy, Counter(action.cards), action.own)


def taken_factions(game: Veto) -> tuple[str, ...]:
    """VE-12.1: with three or four players, those somebody leads already."""
    if not game.distinct_factions or len(game.players) <= 2:  # noqa: PLR2004 - VE-12.1
        return ()
    return tuple([each.faction for each in game.players if each.faction])


def clashes(game: Veto, faction: str) -> bool:
    return faction in taken_factions(game)


def deck_flaw(game: Veto, deck: Deck) -> Illegal | None:
    """VE-2.1 to VE-2.3, VE-12.1, VE-13.4: why a deck may not be played at this table."""
    if deck.own and game.own_cards is UNSET:
        return Illegal("own-forbidden", rule="VE-2.5")
    found = flaws(deck, game.variant)
    if found:
        return deck_refusal(found[0])
    if clashes(game, deck.faction):
        return Illegal("faction-taken", rule="VE-12.1", faction=deck.faction)
    return None


def take_deck(game: Veto, seat: Seat, deck: Deck) -> None:
    """VE-2.5, VE-2.7, VE-2.8: faction and strategy lie open, the cupboard is shuffled."""
    if deck.own and game.own_cards is not UNSET:
        game.own_cards = tuple(sorted({*game.own_cards, *deck.own}))
        know(game.own_cards)
    player = game.players[seat]
    player.faction, player.strategy = deck.faction, deck.strategy
    player.dukats = CARDS[deck.faction].treasury
    player.deck = deck.cupboard
    player.cupboard = game.shuffled(deck.cupboard)
    faction = Piece(game.tick(), deck.faction, seat, seat)
    game.put(faction)
    if deck.strategy:
        game.put(Piece(game.tick(), deck.strategy, seat, seat, host=faction.id))
    game.tell(DeckShown(seat, deck.faction, deck.strategy, len(deck.cupboard)))


def show_own_cards(game: Veto, known: tuple[str, ...] | UnsetType) -> None:
    """Everybody may read the home-made cards that were brought just now."""
    for code in game.own_cards or ():
        if code not in (known or ()):
            game.tell(OwnCardShown(own_card(code).id))


class Guided(Step):
    """VE-14.2: the two decks of the walk-through, in their fixed order."""

    def resolve(self, game: Veto) -> None:
        for seat, deck in enumerate(WALKTHROUGH):
            take_deck(game, seat, chosen_deck(deck))
            order = WALKTHROUGH[deck]
            first = (*order.opening, order.seventh, *order.next)
            rest = list((Counter(game.players[seat].deck) - Counter(first)).elements())
            game.players[seat].cupboard = (*game.shuffled(rest), *reversed(first))
        game.then(OpeningHands())


# --- hands


class OpeningHands(Step):
    """VE-2.9: seven cards each."""

    def resolve(self, game: Veto) -> None:
        for seat in game.living:
            draw(game, seat, CONSTANTS.opening_hand)
        game.then(Mulligan(), FirstInitiative())


class Mulligan(Question, Sealed):
    """VE-2.10: once, in secret and all at once."""

    rule: ClassVar[str] = "VE-2.10"
    answers: tuple[tuple[Seat, Keep | Redraw], ...] = ()

    def asked(self, game: Veto) -> tuple[Seat, ...]:
        return game.living

    def options(self, game: Veto, seat: Seat) -> list[Action]:
        return [Keep(), Redraw()]

    def answer(self, game: Veto, seat: Seat, action: Any) -> None:
        Sealed.decide(self, game, seat, action)

    def reveal(self, game: Veto) -> None:
        for seat in game.living:
            if isinstance(self.by(seat)[0], Keep):
                game.tell(HandKept(seat))
                continue
            player = game.players[seat]
            player.redrew = True
            player.cupboard, player.hand = game.shuffled((*player.cupboard, *player.hand)), ()
            game.tell(HandRedrawn(seat))
            draw(game, seat, CONSTANTS.opening_hand)

    def left_by(self, game: Veto, seat: Seat) -> Step | None:
        answers = tuple([each for each in self.answers if each[0] != seat])
        left = structs.replace(self, answers=answers)
        return left if len(answers) < len(game.living) - 1 else Opening(left)


class Opening(Step):
    """VE-12.5 (b): the last who had to choose has left, and all hands open."""

    choice: ChooseSetup | Mulligan

    def resolve(self, game: Veto) -> None:
        self.choice.reveal(game)


class FirstInitiative(Step):
    """VE-2.11, VE-2.13, VE-12.4: the smallest treasury; among equals the lot."""

    def resolve(self, game: Veto) -> None:
        treasury = {seat: CARDS[game.players[seat].faction].treasury for seat in game.living}
        least = min(treasury.values())
        tied = [seat for seat in game.living if treasury[seat] == least]
        game.initiative = tied[game.random(len(tied))] if len(tied) > 1 else tied[0]
        game.passing = game.initiative
        game.tell(InitiativeTaken(game.initiative))
        game.then(Aftermath(), Round())
        set_off(game, (Happening("game_start"),))


class Round(Step):
    """VE-4.1: untap, settlement, game, ending; the first two are skipped in round 1."""

    def resolve(self, game: Veto) -> None:
        game.round += 1
        game.tell(RoundBegun(game.round))
        if game.round > 1:
            game.then(UntapPhase(), SettlementPhase(), GamePhase(), EndingPhase(), Round())
        else:
            game.then(GamePhase(), EndingPhase(), Round())
