"""What things are worth in Magnaci: Laws, offices, estates; see the strategy notes of the rules."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ..games.magnaci.cards import AGES, LAWS, NUMBERS, OFFICES, SENATORS
from ..games.magnaci.components import LawId, OfficeId
from ..games.magnaci.conflicts import Verdict
from ..games.magnaci.dealing import occupied
from ..games.magnaci.effect_types import EndBonus, GainEstates, GainInProvince
from ..games.magnaci.effects import holds, rafting
from ..games.magnaci.game import Magnaci, royal_bonus
from ..games.magnaci.scoring import wealths
from ..kernel.values import Seat, Value
from .numbers import Amount, Share, exactly, numbers

PHASES = ("setup", "election", "senate", "sejm", "conflicts", "interregnum", "scoring")
LAST_AGE = len(AGES) - 1


class Weights(Value):
    """Every number of the evaluation; one point is one Wealth at the end."""

    rival: Amount
    """Share of the strongest rival's fortune that counts against one's own."""
    others: Amount
    """The same for the mean of all rivals."""
    estate: Amount
    """An estate still to be placed: itself and its part in a standing."""
    action: Amount
    """One point in the table of Law actions."""
    unmet: Share
    """Chance that the condition of an Interregnum Law will be met later, if it is not now."""
    undivided: Annotated[tuple[Share, ...], exactly(len(AGES))]
    """By Age: chance that no province is partitioned at the end, if none is now."""
    offices: Annotated[tuple[Amount, ...], exactly(len(OFFICES))]
    """Primate, Treasurer, Hetman, Chancellor, beyond their estates."""
    late: Amount
    """Each place further back on the track."""
    eager: Amount
    """How much more high cards rivals spend on a prize above the average."""
    tie: Share
    """Chance to be favoured by another Primate."""
    sejm_card: Amount
    """The highest card kept for the Sejm."""
    soldier: Amount
    """A point of strength kept for the Conflicts, within the budget."""
    spare_soldier: Amount
    """The same beyond the budget."""
    budget: Amount
    """The strength a player should keep for five Conflicts."""
    agreement: Amount
    """How far rivals are expected to defend what is worth defending."""
    margin: Amount
    """How much more strength than needed the table should have before defending everything."""
    given_up: Share
    """Share of its even part that a Conflict given up will still attract."""
    burnt: Amount
    """An estate lost to an invasion."""
    fief: Amount
    risk: tuple[Share, Share, Share]
    """Chance of a later collapse with no, one or two provinces partitioned now."""
    collapse: Amount
    """The price of the Third Partition for a player with hope."""
    hope: Annotated[float, Meta(ge=0, lt=1)]
    """Below this share of the leader's fortune, late in the game, there is none."""
    win: Amount
    """What winning is worth beyond the margin."""


WEIGHTS = numbers("magnaci", Weights).weights

ACTION_WORTH: dict[LawId, float] = {
    "assignats": 2.0,
    "veto": 1.5,
    "embassy": 1.0,
    "bishopric": 1.2,
    "versailles_of_the_north": 1.2,
    "corps_of_cadets": 1.2,
    "land_sejmik": 1.2,
    "entail": 0.7,
    "confederation": 1.0,
    "quarter_army": 1.0,
    "fortress": 1.0,
    "palazzo_in_fortezza": 0.7,
    "monastery": 0.5,
    "tribunal": 0.5,
    "jesuit_colleges": 0.5,
    "levy_in_mass": 0.5,
    "grain_rafting": 1.0,
    "union_of_brest": 1.0,
    "private_duchy": 1.0,
    "ad_maiorem_dei_gloriam": 1.0,
    "pacta_conventa": 1.0,
    "constitution_may_3": 1.0,
    "dissenters": 0.3,
    "rokosz": 0.3,
    "capitulation": 0.3,
}
"""The action of each Law, in estates."""

PHASE_OF_WINDOW = {
    "senate_contest": "senate",
    "sejm_contest": "sejm",
    "sejm_end": "sejm",
    "conflicts_open": "conflicts",
    "conflict": "conflicts",
}
"""The phase of each window; those not named are open to the end of the Age."""
LAST_PHASE: dict[LawId, int] = {
    law.id: max(
        [PHASES.index(PHASE_OF_WINDOW.get(window, "interregnum")) for window in law.windows],
        default=len(PHASES),
    )
    for law in LAWS.values()
}
"""The last phase in which each Law can be used."""


def fortunes(game: Magnaci, weights: Weights = WEIGHTS) -> list[dict[str, float]]:
    """For each seat its Wealth so far, and what the cards in front of it may still bring."""
    return [
        {
            "estates": own.estates,
            "standing": own.standing,
            "fiefs": own.fiefs,
            "laws": sum([law_worth(game, seat, law, weights) for law in game.players[seat].laws]),
            "offices": sum(
                [office_worth(game, office, weights) for office in game.players[seat].offices]
            ),
            "track": weights.late * game.track.index(seat),
        }
        for seat, own in enumerate(wealths(game))
    ]


def law_worth(game: Magnaci, seat: Seat, law: LawId, weights: Weights = WEIGHTS) -> float:
    """What holding a Law is worth: its action, if there is time and a chance to use it."""
    effect = LAWS[law].effect
    if isinstance(effect, EndBonus):
        return effect.wealth * undivided(game, weights)
    if game.age == LAST_AGE and PHASES.index(game.phase) > LAST_PHASE[law]:
        return 0.0
    return weights.action * ACTION_WORTH[law] * usable(game, seat, law, weights)


def undivided(game: Magnaci, weights: Weights = WEIGHTS) -> float:
    """The chance that no province will be partitioned at the end."""
    chance = weights.undivided[game.age]
    return chance / 2 if game.partitioned else chance


def usable(game: Magnaci, seat: Seat, law: LawId, weights: Weights = WEIGHTS) -> float:
    """The chance that the condition of a Law is met in an Interregnum to come."""
    match LAWS[law].effect:
        case GainEstates(condition=condition):
            met = holds(game, seat, condition)
        case GainInProvince() as effect:
            met = rafting(game, seat, effect) > 0
        case _:
            met = True
    return 1.0 if met else weights.unmet


def office_worth(game: Magnaci, office: OfficeId, weights: Weights = WEIGHTS) -> float:
    """What an unused Senator may still do in this Age."""
    worth = weights.offices[OFFICES.index(office)]
    match office, game.phase:
        case ("chancellor", "sejm"):
            return worth * sum([law is not None for law in game.sejm]) / len(game.sejm)
        case ("chancellor", "conflicts" | "interregnum") | ("hetman", "interregnum"):
            return 0.0
        case ("hetman", "conflicts"):
            return worth * len(battles_ahead(game)) / NUMBERS.conflicts_per_age
        case _:
            return worth


def battles_ahead(game: Magnaci) -> list[int]:
    """The slots of Conflicts still to be decided in this Age, the one being fought first."""
    player = game.players[0]
    if len(player.hand) >= NUMBERS.conflict_cards_per_player:
        return occupied(game)
    fought = [step.slot for step in game.agenda if isinstance(step, Verdict)]
    return fought + [slot for slot, card in enumerate(player.laid) if card is not None]


def law_prize(game: Magnaci, seat: Seat, law: LawId, weights: Weights = WEIGHTS) -> float:
    """The Sejm: estates, King bonus and action value."""
    estates = LAWS[law].estates + royal_bonus(game, LAWS[law].symbols)
    return weights.estate * estates + law_worth(game, seat, law, weights)


def office_prize(game: Magnaci, office: OfficeId, weights: Weights = WEIGHTS) -> float:
    """The Senate: one estate, two under a King of that symbol, and the office itself."""
    senator = SENATORS[office]
    estates = senator.estates + royal_bonus(game, (senator.symbol,))
    return weights.estate * estates + office_worth(game, office, weights)
