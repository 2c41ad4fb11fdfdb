"""PF-14: what a seat cannot know, dealt again."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from msgspec import structs

from ...kernel.chance import SEED_BYTES, taken
from ...kernel.steps import Step
from ...kernel.values import Seat
from .actions import Keep
from .cards import BONUS, NUMBERS, PRESTIGE, PROFESSIONS
from .game import Deck, Florence, Player, Under
from .looking import KeepCard, OrderReturned, deck_of, set_deck
from .setup import StartingCards
from .works import DeclareBonus

DECKS = ("profession", "bonus", "prestige")
PLACE = {card: at for at, card in enumerate((*PROFESSIONS, *BONUS, *PRESTIGE))}
"""In this order cards are held."""


def imagine(game: Florence, seat: Seat, random: Random) -> Florence:
    """A world that looks the same to this seat: other hands, other decks."""
    dream = game.copy()
    dream.seed, dream.drawn, dream.script = random.randbytes(SEED_BYTES), 0, ()
    for deck in DECKS:
        redeal(dream, seat, deck, random)
    for other, player in enumerate(dream.players):
        if other != seat:
            player.returned = None
    step = dream.agenda[-1] if dream.agenda else None
    if isinstance(step, DeclareBonus) and step.seat != seat:
        let_go_on(dream, step, seat, random)
    if isinstance(step, StartingCards):
        dream.agenda = (*dream.agenda[:-1], chosen_anew(dream, step, seat, random))
    return dream


def let_go_on(dream: Florence, step: DeclareBonus, seat: Seat, random: Random) -> None:
    """Who began a Work can finish it: only hands with which that is so are imagined.

    The real hands are among them, so one is found in the end.
    """
    while not step.options(dream, step.seat):
        redeal(dream, seat, "bonus", random)


def redeal(game: Florence, seat: Seat, deck: str, random: Random) -> None:
    """All cards of a kind that this seat does not know change places among themselves."""
    cards, looked = deck_of(game, deck), looked_at(game, deck, seat)
    hands = [
        (player, unknown(player, deck)) for at, player in enumerate(game.players) if at != seat
    ]
    hidden = [card for _, held in hands for card in held]
    if not hidden and not cards.under and not looked:
        return
    hidden += (*cards.loose, *looked, *[each.card for each in cards.under if each.by != seat])
    hidden.sort(key=PLACE.__getitem__)  # Who holds what must not be read from the order.
    returned = game.players[seat].returned if deck == "profession" else None
    if returned is not None and returned in hidden:
        deal_returned(hands, hidden, returned, random)
    else:
        for player, held in hands:
            deal_hand(player, deck, [taken(hidden, random) for _ in held])
    if looked:
        game.agenda = (*game.agenda[:-1], looking_anew(game.agenda[-1], hidden, random))
    under = tuple(
        [each if each.by == seat else Under(taken(hidden, random), each.by) for each in cards.under]
    )
    set_deck(game, deck, Deck(tuple(hidden), under))


def unknown(player: Player, deck: str) -> tuple[str, ...]:
    """The cards of another player that nobody else has seen."""
    if deck != "profession":
        return player.bonus if deck == "bonus" else player.prestige_cards
    if not player.recruited:
        return player.hand
    return tuple([card for card in player.hand if card not in player.recruited])


def looked_at(game: Florence, deck: str, seat: Seat) -> tuple[str, ...]:
    """The cards another player is looking at."""
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, KeepCard | OrderReturned) and step.deck == deck and step.seat != seat:
        return step.cards
    return ()


def deal_hand(player: Player, deck: str, dealt: list[str]) -> None:
    """As many unknown cards as before, in the order of hands."""
    if deck == "profession":
        dealt += player.recruited
    dealt.sort(key=PLACE.__getitem__)
    if deck == "profession":
        player.hand = tuple(dealt)
    elif deck == "bonus":
        player.bonus = tuple(dealt)
    else:
        player.prestige_cards = tuple(dealt)


Hands = list[tuple[Player, tuple[str, ...]]]


def deal_returned(hands: Hands, hidden: list[str], returned: str, random: Random) -> None:
    """PF-14.3: the card I gave back is in nobody's hand, unless somebody has bought it since."""
    hidden.remove(returned)
    elsewhere = len(hidden) + 1 - sum([len(held) for _, held in hands])
    bought = sum([min(player.bought, len(held)) for player, held in hands])
    holder = None
    if random.randrange(elsewhere + bought) >= elsewhere:
        holder = random.choice([player for player, held in hands if player.bought for _ in held])
    for player, held in hands:
        dealt = [returned] if player is holder else []
        dealt += [taken(hidden, random) for _ in held[len(dealt) :]]
        deal_hand(player, "profession", dealt)
    if holder is None:
        hidden.append(returned)


def looking_anew(step: Any, hidden: list[str], random: Random) -> Step:
    """The question of another player, about other cards."""
    found: Step = structs.replace(step, cards=tuple([taken(hidden, random) for _ in step.cards]))
    return found


def chosen_anew(game: Florence, step: StartingCards, seat: Seat, random: Random) -> StartingCards:
    """Other players have kept any three of the four cards they are dealt now."""
    answers = []
    for who, kept in step.answers:
        if who == seat:
            answers.append((who, kept))
            continue
        ways = list(combinations(game.players[who].hand, NUMBERS.cards_kept_per_player))
        answers.append((who, Keep(random.choice(ways))))
    return structs.replace(step, answers=tuple(answers))
