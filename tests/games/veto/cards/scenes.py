"""What tests of single cards share: duels up to a moment, phases, what cards have become."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.veto.positions import NOTHING, action_of, all_bene, do, number, offered, play, veto
from interpares.games.veto.actions import Accept, Bene, TakeUp
from interpares.games.veto.cards import CARDS
from interpares.games.veto.duels import AnswerDuel, TakeUpEquipment
from interpares.games.veto.ending import EndingPhase
from interpares.games.veto.fight import FightTurn
from interpares.games.veto.game import Veto
from interpares.games.veto.leaving import OrderPile
from interpares.games.veto.reading import Reading
from interpares.games.veto.restraints import price
from interpares.games.veto.settlement import SettlementPhase
from interpares.games.veto.setup import Round
from interpares.games.veto.turns import GamePhase
from interpares.games.veto.untap import UntapPhase
from interpares.games.veto.windows import Window
from interpares.kernel import notation
from interpares.kernel.steps import Action

SETTLEMENT = (SettlementPhase(), GamePhase(), EndingPhase(), Round())
"""An agenda that begins with W-S1."""
UNTAP = (UntapPhase(), *SETTLEMENT)
"""An agenda that begins with W-U1."""
ENDING = (EndingPhase(), Round())
"""An agenda that begins with Fame and W-E1."""


# --- what cards have become


def szabla(game: Veto, card: str) -> int:
    return Reading(game).trait(number(game, card), "szabla")


def kreski(game: Veto, card: str) -> int:
    return Reading(game).trait(number(game, card), "kreski")


def has_keyword(game: Veto, card: str, keyword: str) -> bool:
    return keyword in Reading(game).keywords(number(game, card))


def lafa(game: Veto, seat: int, card: str) -> int:
    """What a player would pay for a card now."""
    return price(Reading(game), seat, card)


def on_table(game: Veto, card: str) -> bool:
    return any(each.card == card for each in game.table.values())


def is_marked(game: Veto, card: str) -> bool:
    return game.table[number(game, card)].marked


# --- coming into play


def price_of(card: str, faction: str) -> int | None:
    """What a character costs a player of this faction; None if he may not deploy it."""
    game = veto(hands={0: card}, factions=(faction, faction), dukats={0: 30})
    if not offered(game, 0, f"deploy_character {card}"):
        return None
    do(game, f"0 deploy_character {card}")
    return 30 - game.players[0].dukats


def check_deployed(
    card: str, faction: str, traits: tuple[int, int], *, dukats: int, yearly: int, keywords: str
) -> None:
    """VE-5.12 to VE-5.14, VE-1.17, VE-1.9, VE-4.15: a character comes from the hand into play."""
    own = "court" if faction == "none" else faction
    game = veto(hands={0: card}, factions=(own, own), dukats={0: 30})

    do(game, f"0 deploy_character {card}")

    foreign = None if "loyal" in keywords else dukats if faction == "none" else 2 * dukats
    assert game.players[0].dukats == 30 - dukats
    assert (szabla(game, card), kreski(game, card)) == traits
    assert (game.players[0].kreski, game.pool) == (traits[1], 21 - traits[1])
    assert sorted(Reading(game).keywords(number(game, card))) == keywords.split()
    assert not is_marked(game, card)
    assert price_of(card, "lubomirski" if own != "lubomirski" else "court") == foreign
    assert settled(card, factions=(own, own)) == yearly


def settled(words: str, **position: Any) -> int:
    """The dukats of seat 0 at the end of a settlement, above the income of his faction."""
    game = veto(in_play={0: words}, agenda=SETTLEMENT, dukats={0: 10}, **position)
    all_bene(game)
    return game.players[0].dukats - 10 - CARDS[game.players[0].faction].income


# --- windows and duels


def pass_on(game: Veto) -> None:
    """Whoever is asked does nothing: bene everywhere, a challenge is accepted, no weapon used."""
    match game.decision:
        case AnswerDuel():
            game.apply(game.waiting[0], Accept())
        case TakeUpEquipment():
            game.apply(game.waiting[0], TakeUp())
        case Window() | FightTurn():
            game.apply(game.waiting[0], Bene())
        case OrderPile():
            seat = game.waiting[0]
            game.apply(seat, game.decision.options(game, seat)[0])
        case _:
            raise AssertionError(f"nothing more to pass on: {game.decision}")


def window_for(game: Veto, seat: int, kind: str) -> None:
    """All pass on until a player has the right to reply in a window of this kind."""
    while not (
        isinstance(game.decision, Window) and game.decision.kind == kind and game.waiting[0] == seat
    ):
        pass_on(game)


def ways(game: Veto, seat: int, text: str) -> list[Action]:
    """The options that agree with an action as far as it is written out."""
    wanted = action_of(game, text)
    written = wanted.__struct_fields__[: len(text.split()) - 1]
    return [
        each
        for each in game.decision.options(game, seat)
        if type(each) is type(wanted)
        and all(getattr(each, field) == getattr(wanted, field) for field in written)
    ]


def may_answer(game: Veto, kind: str, move: str) -> bool:
    """Whether a reply is offered in the next window of this kind, to whichever event."""
    seat, text = move.split(maxsplit=1)
    window_for(game, int(seat), kind)
    return bool(ways(game, int(seat), text))


def answer(game: Veto, kind: str, move: str) -> None:
    """The one reply that fits in the next window of this kind, after which all windows pass."""
    reply(game, kind, move)
    all_bene(game)


def reply(game: Veto, kind: str, move: str) -> None:
    """The one reply that fits in the next window of this kind."""
    seat, text = move.split(maxsplit=1)
    window_for(game, int(seat), kind)
    (only,) = ways(game, int(seat), text)
    play(game, f"{seat} {notation.write(only)}")


def challenge(game: Veto, challenger: str, challenged: str) -> None:
    """The player at voice declares a challenge, up to the first right to reply."""
    play(game, f"{game.voice} challenge {challenger} {challenged}")


def refused_by(game: Veto, challenger: str, challenged: str) -> None:
    """A challenge that is refused, up to the first right to reply to that."""
    challenge(game, challenger, challenged)
    all_bene(game)
    play(game, f"{game.waiting[0]} refuse")


def fight(game: Veto, challenger: str, challenged: str, using: Mapping[int, str] = NOTHING) -> None:
    """A challenge that is accepted, up to the first fight turn; each takes up what he uses."""
    challenge(game, challenger, challenged)
    while not isinstance(game.decision, FightTurn):
        seat = game.waiting[0]
        if isinstance(game.decision, TakeUpEquipment) and seat in using:
            play(game, f"{seat} take_up {using[seat]}")
        else:
            pass_on(game)


def decide(game: Veto) -> None:
    """All pass on until the duel is over."""
    while game.outcome is None and isinstance(game.decision, (Window, FightTurn, OrderPile)):
        pass_on(game)


def fought(
    game: Veto, challenger: str, challenged: str, using: Mapping[int, str] = NOTHING
) -> None:
    """A duel without thrusts and replies, to its end."""
    fight(game, challenger, challenged, using)
    decide(game)
