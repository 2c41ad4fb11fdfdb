"""PF-14: what a seat cannot know, dealt again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from random import Random

from msgspec import structs

from ...kernel.chance import SEED_BYTES
from ...kernel.values import Seat
from .actions import Keep
from .cards import BONUS, NUMBERS, PRESTIGE, PROFESSIONS, in_order
from .game import Deck, Florence, Player, Under
from .looking import KeepCard, OrderReturned, deck_of, set_deck
from .setup import StartingCards
from .works import DeclareBonus

ORDER: dict[str, tuple[str, ...]] = {
    "profession": tuple(PROFESSIONS),
    "bonus": tuple(BONUS),
    "prestige": tuple(PRESTIGE),
}


def imagine(game: Florence, seat: Seat, random: Random) -> Florence:
    """A world that looks the same to this seat: other hands, other decks."""
    dream = game.copy()
    dream.seed, dream.drawn, dream.script = random.randbytes(SEED_BYTES), 0, ()
    for deck in ORDER:
        redeal(dream, seat, deck, random)
    for other, player in enumerate(dream.players):
        if other != seat:
            player.returned = None
    step = dream.agenda[-1] if dream.agenda else None
    if isinstance(step, DeclareBonus) and step.seat != seat:
        let_go_on(game, dream, step, seat, random)
    if isinstance(step, StartingCards):
        dream.agenda = (*dream.agenda[:-1], chosen_anew(dream, step, seat, random))
    return dream


TRIES = 20


def let_go_on(
    game: Florence, dream: Florence, step: DeclareBonus, seat: Seat, random: Random
) -> None:
    """Who began a Work can finish it: only hands with which that is so are imagined."""
    for _ in range(TRIES):
        if step.options(dream, step.seat):
            return
        redeal(dream, seat, "bonus", random)
    dream.bonus_deck = game.bonus_deck
    for twin, player in zip(dream.players, game.players, strict=True):
        twin.bonus = player.bonus


def redeal(game: Florence, seat: Seat, deck: str, random: Random) -> None:
    """All cards of a kind that this seat does not know change places among themselves."""
    cards, looked = deck_of(game, deck), looked_at(game, deck, seat)
    others = [player for other, player in enumerate(game.players) if other != seat]
    hidden = [
        *cards.loose,
        *(each.card for each in cards.under if each.by != seat),
        *(card for player in others for card in unknown(player, deck)),
        *looked,
    ]
    random.shuffle(hidden)
    if deck == "profession":
        put_back_returned(game.players[seat], others, hidden, random)
    deal = hidden.pop
    for player in others:
        deal_hand(player, deck, deal)
    if looked:
        game.agenda = (*game.agenda[:-1], looking_anew(game.agenda[-1], deal))
    under = tuple([each if each.by == seat else Under(deal(), each.by) for each in cards.under])
    set_deck(game, deck, Deck(sorted_as(hidden, deck), under))


def sorted_as(cards: Iterable[str], deck: str) -> tuple[str, ...]:
    return in_order(tuple(cards), ORDER[deck])


def unknown(player: Player, deck: str) -> tuple[str, ...]:
    """The cards of another player that nobody else has seen."""
    if deck == "profession":
        return tuple([card for card in player.hand if card not in player.recruited])
    return player.bonus if deck == "bonus" else player.prestige_cards


def looked_at(game: Florence, deck: str, seat: Seat) -> tuple[str, ...]:
    """The cards another player is looking at."""
    step = game.agenda[-1] if game.agenda else None
    if isinstance(step, KeepCard | OrderReturned) and step.deck == deck and step.seat != seat:
        return step.cards
    return ()


def deal_hand(player: Player, deck: str, deal: Callable[[], str]) -> None:
    """As many unknown cards as before."""
    dealt = sorted_as([deal() for _ in unknown(player, deck)], deck)
    if deck == "profession":
        player.hand = sorted_as((*player.recruited, *dealt), deck)
    elif deck == "bonus":
        player.bonus = dealt
    else:
        player.prestige_cards = dealt


def put_back_returned(me: Player, others: list[Player], hidden: list[str], random: Random) -> None:
    """PF-14.3: the card I gave back is in nobody's hand, unless somebody has bought it since.

    Hands are dealt from the end of the row: there it lies only by as good a chance as others.
    """
    if me.returned not in hidden:
        return
    hidden.remove(me.returned)
    hands = sum(len(unknown(player, "profession")) for player in others)
    bought = sum(min(player.bought, len(unknown(player, "profession"))) for player in others)
    elsewhere = len(hidden) + 1 - hands
    in_hand = random.randrange(elsewhere + bought) >= elsewhere
    at = random.randrange(elsewhere) if not in_hand else place_in_hands(others, hidden, random)
    hidden.insert(at, me.returned)


def place_in_hands(others: list[Player], hidden: list[str], random: Random) -> int:
    """A place in the row from which a player who has bought a card is dealt."""
    ends: list[int] = []
    end = len(hidden) + 1
    for player in others:
        count = len(unknown(player, "profession"))
        if player.bought and count:
            ends += range(end - count, end)
        end -= count
    return random.choice(ends)


def looking_anew(step: KeepCard | OrderReturned, deal: Callable[[], str]) -> object:
    """The question of another player, about other cards."""
    return structs.replace(step, cards=tuple([deal() for _ in step.cards]))


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
