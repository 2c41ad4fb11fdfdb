"""Veto!: what a position is worth to a player, by the strategy notes."""

from __future__ import annotations

from functools import cache

from ..games.veto.able import may_fight
from ..games.veto.agitation import may_agitate
from ..games.veto.cards import CARDS, CONSTANTS, PLAY, negates
from ..games.veto.challenges import may_be_challenged, may_challenge
from ..games.veto.components import Card
from ..games.veto.game import NOBODY, Veto
from ..games.veto.reading import CHOSEN, Reading
from ..games.veto.restraints import KARMAZYN_FIELD, ban, obstacle, parameter
from ..games.veto.settlement import net_amount
from ..kernel.values import Seat
from .veto_weights import Weights

WON = 1000.0
LAST = 5
"""So many kreski before all of them each one counts more."""
FEW = 3
"""A company of fewer characters needs more of them."""
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
    own = fortune(now, seat, weights) + hand(now, seat, weights)
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
        + crimson(now, seat, weights)
        - weights.prey * prey(now, seat, weights)
        + (weights.initiative if game.initiative == seat else 0.0)
        + strategy(now, seat, weights)
    )


def votes(now: Reading, seat: Seat, weights: Weights, *, has_elect: bool) -> float:
    """Kreski count more the nearer the threshold is, or all of them for who may not announce."""
    game, kreski = now.game, now.game.players[seat].kreski
    every = CONSTANTS.kreski_total[len(game.players)]
    barred = ban(now, seat, "announce_election") is not None
    threshold = every if barred else parameter(now, seat, "election_threshold")
    worth = weights.kreska * kreski + weights.near * min(1.0, kreski / threshold) ** 3
    worth += weights.last * max(0, kreski - every + LAST)
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
    net = net_amount(now, seat)
    ample = max(0, net - weights.ample)
    income = rounds * (net - ample + weights.ample_income * ample)
    return min(dukats, weights.spare) + extra * spare + income


def character(now: Reading, piece: int, weights: Weights) -> float:
    """What a character is still worth, once it has brought its kreski."""
    words, here = now.keywords(piece), now.table[piece]
    worth = weights.szabla * (now.trait(piece, "szabla") + armed(now, piece))
    worth += 0.0 if here.marked else weights.ready
    if here.marked and here.field == "election":
        worth += weights.agitator if _could_agitate(now, piece) else 0.0
    elif may_agitate(now, piece):
        worth += weights.agitator
    return worth + weights.famous if "famous" in words else worth


def crimson(now: Reading, seat: Seat, weights: Weights) -> float:
    """Karmazyns on their field, as far as they decide who gets the initiative."""
    if now.game.variant == "feast":
        return 0.0
    sums = {each: crimson_sum(now, each) for each in now.game.living}
    most = max([sums[each] for each in now.game.living if each != seat], default=0)
    return weights.crimson * min(sums[seat], most + weights.lead)


def crimson_sum(now: Reading, seat: Seat) -> int:
    """VE-4.3, whoever is marked now."""
    return sum(
        [
            now.trait(each.id, "kreski")
            for each in now.characters(seat)
            if each.field == "karmazyn" and "karmazyn" in now.keywords(each.id)
        ]
    )


def armed(now: Reading, piece: int) -> int:
    """What the best weapon a character bears would add in a duel."""
    if now.used_by(piece):
        return 0
    arms = [
        now.trait(each.id, "szabla")
        for each in now.attached(piece)
        if CARDS[each.card].type == "equipment" and now.keywords(each.id) & CHOSEN
    ]
    return max(arms, default=0)


def _could_agitate(now: Reading, piece: int) -> bool:
    return obstacle(now, piece, "agitate") in (None, KARMAZYN_FIELD)


def king(now: Reading, elects: list[int], seat: Seat, weights: Weights) -> float:
    """An Elect is needed once the threshold is near, and must not be killed."""
    if not elects:
        return 0.0
    progress = now.game.players[seat].kreski / parameter(now, seat, "election_threshold")
    worth = weights.elect * min(1.0, progress) + weights.early_elect * max(0.0, 1.0 - progress)
    worth += weights.second_elect * (len(elects) - 1)
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


def prey(now: Reading, seat: Seat, weights: Weights) -> float:
    """What an enemy could take in a duel that cannot be refused: the best character he beats."""
    marked = [each.id for each in now.characters(seat) if each.marked]
    found = [each for each in marked if may_be_challenged(now, each)]
    if not found:
        return 0.0
    enemies = [
        now.trait(each.id, "szabla") + armed(now, each.id)
        for each in now.characters()
        if now.controller(each.id) != seat and may_challenge(now, each.id)
    ]
    best = max(enemies, default=0)
    losses = [
        2 * weights.kreska * now.trait(each, "kreski") + character(now, each, weights)
        for each in found
        if now.trait(each, "szabla") + armed(now, each) < best
    ]
    return max(losses, default=0.0)


def attachments(now: Reading, seat: Seat, weights: Weights) -> float:
    """What hangs on cards and serves this player."""
    worth = 0.0
    for each in now.table.values():
        if not each.host or each.in_duel or now.controller(each.id) != seat:
            continue
        card = CARDS[each.card]
        if card.type == "thrust":
            useful = is_fighter(now, each.host) or _could_agitate(now, each.host)
            worth += weights.laid if useful else 0.0
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


def hand(now: Reading, seat: Seat, weights: Weights) -> float:
    """What the own hand is worth, and the room in it that will be filled up again."""
    worths = [worth for _, worth in hand_worths(now, seat, weights)]
    room = parameter(now, seat, "hand_limit") - len(worths)
    return sum(worths) + weights.room * max(0, room)


def hand_worths(now: Reading, seat: Seat, weights: Weights) -> list[tuple[str, float]]:
    """Every card of the own hand with what it is worth now; a second copy is worth half."""
    player = now.game.players[seat]
    persons = {CARDS[each.card].person for each in now.characters()} | {*now.game.barred}
    company = [each.id for each in now.characters(seat)]
    share = {
        "equipment": 1.0 if company else weights.idle,
        "thrust": 1.0 if any(is_fighter(now, each) for each in company) else weights.idle,
    }
    found: list[tuple[str, float]] = []
    for card in player.hand:
        printed = CARDS[card]
        worth = card_worth(card, player.faction, weights) * share.get(printed.type, 1.0)
        if printed.person and printed.person in persons:
            worth = weights.dead
        if any(card == other for other, _ in found):
            worth /= 2
        found.append((card, worth))
    return found


def spare_card(now: Reading, seat: Seat, weights: Weights) -> tuple[str, bool]:
    """The card of the own hand that is worth least, and whether a new one should be better.

    A small company looks for characters and keeps them.
    """
    need = weights.lonely if len(now.characters(seat)) < FEW else 1.0
    worths = [
        (worth * need if CARDS[card].type == "character" else worth, card)
        for card, worth in hand_worths(now, seat, weights)
    ]
    worth, card = min(worths)
    return card, worth < weights.fresh * need


def is_fighter(now: Reading, piece: int) -> bool:
    """Whether a character may have to fight, or may want to."""
    return may_fight(now, piece) and obstacle(now, piece, "duel") is None


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
