"""Veto!: what a position is worth to a player, by the strategy notes."""

from __future__ import annotations

from functools import cache

from ..games.veto.able import may_fight
from ..games.veto.agitation import may_agitate
from ..games.veto.cards import CARDS, CONSTANTS, PLAY, negates
from ..games.veto.components import Card
from ..games.veto.game import NOBODY, Veto
from ..games.veto.reading import CHOSEN, Reading
from ..games.veto.restraints import KARMAZYN_FIELD, obstacle, parameter
from ..games.veto.settlement import net_amount
from ..kernel.values import Seat
from .veto_weights import Weights

WON = 1000.0
WINNING_BY_MARKERS = ("armed_rebellion", "senate_is_with_us")
WINNING_BY_DUKATS = ("treasury_of_the_commonwealth",)


def evaluate(game: Veto, seat: Seat, weights: Weights) -> float:
    """The own fortune, less a share of the strongest rival's."""
    if game.outcome is not None:
        return WON if seat in game.outcome.winners else -WON
    now = Reading(game)
    rivals = [
        fortune(now, each, weights) + weights.card * len(game.players[each].hand)
        for each in game.living
        if each != seat
    ]
    own = fortune(now, seat, weights) + hand(game, seat, weights)
    return own - weights.rival * max(rivals, default=0.0)


def fortune(now: Reading, seat: Seat, weights: Weights) -> float:
    """What everybody can see of a player's chances."""
    game, player = now.game, now.game.players[seat]
    if not player.alive or not player.faction:
        return 0.0
    company = [each.id for each in now.characters(seat)]
    elects = [each for each in company if "elect" in now.keywords(each)]
    return (
        votes(now, seat, weights, has_elect=bool(elects))
        + money(now, seat, weights)
        + sum([character(now, each, weights) for each in company])
        + king(now, elects, seat, weights)
        + attachments(now, seat, weights)
        + (weights.initiative if game.initiative == seat else 0.0)
        + strategy(now, seat, weights)
    )


def votes(now: Reading, seat: Seat, weights: Weights, *, has_elect: bool) -> float:
    """Kreski count more the nearer the threshold is."""
    game, kreski = now.game, now.game.players[seat].kreski
    threshold = parameter(now, seat, "election_threshold")
    worth = weights.kreska * kreski + weights.near * min(1.0, kreski / threshold) ** 3
    if kreski >= threshold and has_elect:
        announced = game.election != NOBODY
        worth += 2 * weights.reach if announced else weights.reach
    return worth


def money(now: Reading, seat: Seat, weights: Weights) -> float:
    """Dukats, and what the next rounds will bring."""
    dukats = now.game.players[seat].dukats
    rounds = max(weights.least_income, weights.income - 0.25 * now.game.round)
    spare = max(0, dukats - weights.spare)
    extra = weights.spare_dukat
    if now.game.players[seat].strategy in WINNING_BY_DUKATS:
        extra += weights.hoard
    return min(dukats, weights.spare) + extra * spare + rounds * net_amount(now, seat)


def character(now: Reading, piece: int, weights: Weights) -> float:
    """What a character is still worth, once it has brought its kreski."""
    words, here = now.keywords(piece), now.table[piece]
    worth = weights.szabla * (now.trait(piece, "szabla") + armed(now, piece))
    worth += 0.0 if here.marked else weights.ready
    if here.field == "karmazyn":
        if "karmazyn" in words:
            worth += weights.crimson * now.trait(piece, "kreski")
    elif here.marked:
        worth += weights.agitator if _could_agitate(now, piece) else 0.0
    elif may_agitate(now, piece):
        worth += weights.agitator
    return worth + weights.famous if "famous" in words else worth


def armed(now: Reading, piece: int) -> int:
    """What the best weapon a character bears would add in a duel."""
    if now.used_by(piece):
        return 0
    arms = [
        now.trait(each.id, "szabla")
        for each in now.game.attached(piece)
        if CARDS[each.card].type == "equipment" and now.keywords(each.id) & CHOSEN
    ]
    return max(arms, default=0)


def _could_agitate(now: Reading, piece: int) -> bool:
    return obstacle(now, piece, "agitate") in (None, KARMAZYN_FIELD)


def king(now: Reading, elects: list[int], seat: Seat, weights: Weights) -> float:
    """An Elect is needed, and must not be killed."""
    if not elects:
        return 0.0
    worth = weights.elect + weights.second_elect * (len(elects) - 1)
    if len(elects) > 1:
        return worth
    danger = threat_to(now, elects[0], seat)
    if danger >= CONSTANTS.kill_margin:
        return worth - weights.doomed
    return worth - weights.exposed if danger > 0 else worth


def threat_to(now: Reading, piece: int, seat: Seat) -> int:
    """By how much the best enemy who could challenge it would beat a character, bare-handed."""
    if not may_fight(now, piece) or obstacle(now, piece, "be_challenged") is not None:
        return -1
    enemies = [
        now.trait(each.id, "szabla") + 2
        for each in now.characters()
        if now.controller(each.id) != seat
        and each.field == "election"
        and obstacle(now, each.id, "challenge") is None
    ]
    return max(enemies, default=0) - now.trait(piece, "szabla")


def attachments(now: Reading, seat: Seat, weights: Weights) -> float:
    """What hangs on cards and serves this player."""
    worth = 0.0
    for each in now.table.values():
        if not each.host or each.in_duel or now.controller(each.id) != seat:
            continue
        card = CARDS[each.card]
        if card.type == "thrust":
            worth += weights.laid
        elif card.type == "equipment":
            worth += weights.gear * card.lafa
        elif card.type == "effect":
            worth += weights.hanging
    return worth


def strategy(now: Reading, seat: Seat, weights: Weights) -> float:
    """Markers on a strategy that wins by them."""
    if now.game.players[seat].strategy not in WINNING_BY_MARKERS:
        return 0.0
    markers = [
        each.markers
        for each in now.table.values()
        if each.owner == seat and CARDS[each.card].type == "strategy"
    ]
    return weights.marker * sum(markers)


# --- cards in the hand


def hand(game: Veto, seat: Seat, weights: Weights) -> float:
    """What the own hand is worth."""
    return sum([worth for _, worth in hand_worths(game, seat, weights)])


def hand_worths(game: Veto, seat: Seat, weights: Weights) -> list[tuple[str, float]]:
    """Every card of the own hand with what it is worth now; a second copy is worth half."""
    player = game.players[seat]
    here = [each for each in game.table.values() if each.field]
    persons = {CARDS[each.card].person for each in here}
    company = any(each.owner == seat for each in here)
    found: list[tuple[str, float]] = []
    for card in player.hand:
        printed = CARDS[card]
        worth = card_worth(card, player.faction, weights)
        if printed.person and printed.person in (*persons, *game.barred):
            worth = weights.dead
        elif printed.type in ("equipment", "thrust") and not company:
            worth /= 2
        if any(card == other for other, _ in found):
            worth /= 2
        found.append((card, worth))
    return found


@cache
def card_worth(card: str, faction: str, weights: Weights) -> float:
    """What a card in the hand of a player of this faction is worth to him."""
    printed = CARDS[card]
    if not _usable(printed, faction):
        return weights.dead
    match printed.type:
        case "character":
            return _character_card(printed, faction, weights)
        case "possession":
            return weights.possession + 0.3 * printed.income
        case "equipment":
            return weights.equipment
        case "thrust":
            return weights.thrust + 0.1 * printed.szabla
        case _:
            return weights.negation if negates(card, PLAY) else weights.effect


def _usable(card: Card, faction: str) -> bool:
    if card.faction in ("none", faction):
        return True
    return card.type == "equipment" or (card.type == "character" and "loyal" not in card.keywords)


def _character_card(card: Card, faction: str, weights: Weights) -> float:
    if "elect" in card.keywords:
        return weights.elect_in_hand
    worth = weights.kreska * card.kreski + weights.szabla * card.szabla + weights.agitator
    worth += weights.famous if "famous" in card.keywords else 0.0
    foreign = card.faction not in ("none", faction)
    return weights.character * (worth / 2 if foreign else worth)
