"""SA-21.2, SA-21.3, SA-21.5: what a seat cannot know, dealt again."""

from __future__ import annotations

from random import Random

from msgspec import structs

from ...kernel.chance import SEED_BYTES, taken
from ...kernel.values import Seat, swapped, without
from .cards import DECK_OF
from .components import DECKS, PolicyId
from .decisions import Secret
from .game import Sigismundus
from .policy_decks import held


def imagine(game: Sigismundus, seat: Seat, random: Random) -> Sigismundus:
    """A world that looks the same to this seat: other hands, other decks, other closed fists.

    Decks have no order: what they give is drawn when it is turned up, and the dream draws from
    a seed of its own.
    """
    dream = game.copy()
    dream.seed, dream.drawn, dream.script = random.randbytes(SEED_BYTES), 0, ()
    for deck in range(len(DECKS)):
        deal_again(dream, seat, deck, random)
    forget_others(dream, seat)
    step = dream.agenda[-1] if dream.agenda else None
    if isinstance(step, Secret) and step.answers:
        dream.agenda = (*dream.agenda[:-1], chosen_anew(dream, step, seat, random))
    return dream


def deal_again(game: Sigismundus, seat: Seat, deck: int, random: Random) -> None:
    """Cards of a type that the seat does not know change places among hands and deck."""
    known = game.players[seat].known
    unknown: list[tuple[Seat, int]] = []
    hidden: list[PolicyId] = []
    for other, player in enumerate(game.players):
        if other == seat:
            continue
        cards = player.cards(deck)
        for card in known[other]:
            if DECK_OF[card] == deck:
                cards = without(cards, card)
        if cards:
            unknown.append((other, len(cards)))
            hidden += cards
            for card in cards:
                player.hand = without(player.hand, card)
    if not hidden:
        return
    hidden += game.decks[deck]
    hidden.sort()  # Who holds what must not be read from the order.
    for other, count in unknown:
        player = game.players[other]
        player.hand = held((*player.hand, *[taken(hidden, random) for _ in range(count)]))
    game.decks = swapped(game.decks, deck, tuple(hidden))


def forget_others(game: Sigismundus, seat: Seat) -> None:
    """What others know of hands is true in the dream too, as far as it concerns this seat's."""
    for other, player in enumerate(game.players):
        if other != seat and any(player.known):
            nothing: tuple[tuple[PolicyId, ...], ...] = ((),) * len(game.players)
            player.known = swapped(nothing, seat, player.known[seat])


def chosen_anew(game: Sigismundus, step: Secret, seat: Seat, random: Random) -> Secret:
    """SA-21.5: others have chosen something, nobody knows what."""
    answers = tuple(
        [
            (who, action if who == seat else step.sample(game, who, random))
            for who, action in step.answers
        ]
    )
    return structs.replace(step, answers=answers)
