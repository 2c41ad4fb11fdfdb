"""The data files as values, looked up by id."""

from __future__ import annotations

from ...datafiles import files_of, open_box, packaged
from .board_types import Ability, Country, Field, ForeignSpace, When
from .card_types import Figure, Office, Policy, Sejm
from .checks import Box, box_flaws
from .components import (
    DECKS,
    UNITS,
    ActId,
    CountryId,
    Deck,
    Demand,
    DemandId,
    EditionId,
    FieldId,
    FigureId,
    House,
    HouseId,
    OfficeId,
    PolicyId,
    Track,
    Unit,
    Variant,
)
from .editions import changed

READ = packaged(__package__)
BOX = open_box(READ, Box, box_flaws)
FILES = files_of(Box)

NUMBERS = BOX.components.constants
START = BOX.components.setup
COUNTS: dict[str, int] = {each.id: each.count for each in BOX.components.component}
VOTES, CLIENTS = COUNTS["vote"], COUNTS["client"]
MARKERS = START.house_markers_per_player

UNIT: dict[Unit, int] = {each: at for at, each in enumerate(UNITS)}
"""The place of each kind of unit in an army."""
_FACTS = {each.id: each for each in BOX.components.unit}
UNIT_COUNT: tuple[int, ...] = tuple(_FACTS[each].count for each in UNITS)
POWER: tuple[int, ...] = tuple(_FACTS[each].power for each in UNITS)
UPKEEP: tuple[int, ...] = tuple(_FACTS[each].upkeep for each in UNITS)
COMBAT_STEPS: tuple[Unit, ...] = tuple(sorted(UNITS, key=lambda each: _FACTS[each].combat_phase))

HOUSES: dict[HouseId, House] = {each.id: each for each in BOX.houses.house}
OFFICES: dict[OfficeId, Office] = {
    each.id: each for each in sorted(BOX.offices.office, key=lambda office: office.number)
}
EDITIONS: tuple[EditionId, ...] = tuple(each.id for each in BOX.editions.edition)
HOUSES_OF: dict[EditionId, dict[HouseId, House]] = {
    edition.id: {each.id: each for each in changed(HOUSES.values(), edition.house)}
    for edition in BOX.editions.edition
}
"""The Houses of each edition."""
OFFICES_OF: dict[EditionId, dict[OfficeId, Office]] = {
    edition.id: {each.id: each for each in changed(OFFICES.values(), edition.office)}
    for edition in BOX.editions.edition
}
"""The offices of each edition; they differ in their sides alone."""
OFFICE_NUMBERED: dict[int, OfficeId] = {each.number: each.id for each in OFFICES.values()}
START_OFFICES: dict[int, tuple[OfficeId, ...]] = {
    each.players: tuple(OFFICE_NUMBERED[number] for number in sorted(each.offices))
    for each in BOX.components.start_offices
}
COURTS: tuple[OfficeId, ...] = tuple(
    each.id
    for each in OFFICES.values()
    if any(ability.op == "church_court" for ability in each.abilities)
)

POLICIES: dict[PolicyId, Policy] = {each.id: each for each in BOX.policy_cards.policy}
DECK: dict[Deck, int] = {each: at for at, each in enumerate(DECKS)}
"""The place of each Policy deck."""
DECK_OF: dict[PolicyId, int] = {each.id: DECK[each.deck] for each in POLICIES.values()}
KINDS: tuple[tuple[PolicyId, ...], ...] = tuple(
    tuple(each.id for each in POLICIES.values() if each.deck == deck) for deck in DECKS
)
"""The kinds of cards in each Policy deck."""

FIGURES: dict[FigureId, Figure] = {each.id: each for each in BOX.figures.figure}
DEMANDS: dict[DemandId, Demand] = {each.id: each for each in BOX.royal_demands.royal_demand}
ACTS: dict[ActId, Sejm] = {
    each.id: each for each in sorted(BOX.sejm_cards.sejm, key=lambda sejm: sejm.order)
}
SESSIONS: dict[Variant, tuple[ActId, ...]] = {
    "full": tuple(ACTS),
    "short": tuple(each.id for each in ACTS.values() if each.in_short_game),
}
"""SA-22.1, SA-22.2: the Sejm cards of each length of the game, in the order of the rounds."""

COUNTRIES: dict[CountryId, Country] = {each.id: each for each in BOX.board.country}
COUNTRY: dict[CountryId, int] = {each: at for at, each in enumerate(COUNTRIES)}
SPACES: tuple[ForeignSpace, ...] = tuple(
    sorted(BOX.board.foreign_policy_space, key=lambda each: each.space)
)
FIELDS: dict[FieldId, Field] = {each.id: each for each in BOX.board.field}
FIELDS_FOR: dict[int, tuple[FieldId, ...]] = {
    count: tuple(each.id for each in FIELDS.values() if each.min_players <= count)
    for count in START_OFFICES
}
"""SA-3.12: the fields in play, by number of players."""
FIELD: dict[FieldId, int] = {each: at for at, each in enumerate(FIELDS)}
TRACK_VOTES: dict[Track, tuple[int, ...]] = {
    each.id: each.votes for each in BOX.board.support_track
}
STAGES: tuple[str, ...] = next(each.stages for each in BOX.board.phase if each.stages)


def _abilities() -> dict[When, dict[str, tuple[Ability, ...]]]:
    """For each moment the abilities that work then, by office, Figure or country."""
    found: dict[When, dict[str, tuple[Ability, ...]]] = {}
    sources: dict[str, tuple[Ability, ...]] = {
        **{each.id: each.abilities for each in OFFICES.values()},
        **{each.id: each.abilities for each in FIGURES.values()},
        **{each.id: (each.seal,) for each in COUNTRIES.values()},
    }
    for source, abilities in sources.items():
        for ability in abilities:
            there = found.setdefault(ability.when, {})
            there[source] = (*there.get(source, ()), ability)
    return found


ABILITIES = _abilities()
