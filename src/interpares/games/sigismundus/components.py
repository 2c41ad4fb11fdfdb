"""What lies in the box: ids, and the types of the component list, the Houses and the demands."""

from __future__ import annotations

from typing import Literal

from ...datafiles import Named, Sourced
from ...kernel.values import Value

# Ids of things that data defines.
HouseId = str
OfficeId = str
PolicyId = str
"""A kind of Policy card; its copies are all alike."""
FigureId = str
ActId = str
"""A Sejm card, and the Act of Law printed on it."""
DemandId = str
CountryId = str
FieldId = str

Unit = Literal["infantry", "hussars", "artillery"]
UNITS: tuple[Unit, ...] = ("infantry", "hussars", "artillery")
Army = tuple[int, int, int]
"""Infantry, hussars, artillery."""
NO_UNITS: Army = (0, 0, 0)
Deck = Literal["internal", "foreign", "military"]
DECKS: tuple[Deck, ...] = ("internal", "foreign", "military")
Track = Literal["royal_support", "senatorial_support", "parliamentary_support"]
TRACKS: tuple[Track, ...] = ("royal_support", "senatorial_support", "parliamentary_support")
OfficeKind = Literal["ecclesiastical", "ministerial", "land"]
OFFICE_KINDS: tuple[OfficeKind, ...] = ("ecclesiastical", "ministerial", "land")
Variant = Literal["full", "short"]
UnbidOffice = Literal["representative", "vacant"]
EditionId = Literal["second", "first"]
"""Of the values that are ours; see docs/sigismundus-balance.md."""
Resource = Literal["ducats", "votes", "units"]


class GameFacts(Named, kw_only=True):
    """Who made the game, and for how many."""

    authors: tuple[str, ...]
    publisher: str
    year: int
    min_players: int
    max_players: int


class VariantFacts(Named, kw_only=True):
    """Which Sejm cards a length of the game has."""

    sejm_rounds: tuple[str, ...]
    removed_sejm_rounds: tuple[str, ...] = ()
    last_round: str


class TableOption(Named, kw_only=True):
    """What the players agree on before the game."""

    values: tuple[UnbidOffice, ...]
    default: UnbidOffice
    applies_to_players: tuple[int, ...]


class Component(Named, kw_only=True):
    """A line of the component list."""

    count: int
    pool: Literal["common", "per_player"]
    limited: bool
    per_player: int = 0
    base_per_player: int = 0
    faces: int = 0
    in_engine: bool = True


class UnitFacts(Named, kw_only=True):
    """A kind of military unit."""

    id: Unit
    count: int
    power: int
    upkeep: int
    combat_phase: int


class Constants(Sourced, kw_only=True):
    """The numbers of the rules."""

    base_income: int
    figures_revealed_per_round: int
    base_clients: int
    nobilitys_representative_clients: int
    vacancy_bonus_votes: int
    votes_per_internal_card: int
    damage_per_wound: int
    die_faces: int
    economist_ducats: int
    academy_cards: int
    church_foundation_cost: int
    church_foundation_vp: int
    vistula_raft_ducats: int
    foray_vp: int
    occupied_field_cost_per_client: int
    bribe_figure_surcharge: int
    bribe_figure_gold_added_from_bank: int


class Start(Sourced, kw_only=True):
    """What every player begins with, and who picks first."""

    policy_cards_per_deck_per_player: int
    clients_per_player: int
    house_markers_per_player: int
    start_units: tuple[Unit, ...]
    start_ducats: int
    start_victory_points: int
    first_office_picker: Literal["lowest_initiative"]
    office_pick_direction: Literal["right"]
    first_player_marker_to: Literal["last_office_picker"]
    foreign_policy_marker_side: Literal["plain"]


class StartOffices(Named, kw_only=True):
    """The offices on offer at the beginning, by number of players."""

    players: int
    offices: tuple[int, ...]


class Components(Value, kw_only=True):
    """components.toml"""

    game: GameFacts
    variant: tuple[VariantFacts, ...]
    option: tuple[TableOption, ...]
    component: tuple[Component, ...]
    unit: tuple[UnitFacts, ...]
    constants: Constants
    setup: Start
    start_offices: tuple[StartOffices, ...]


class StartRanks(Value):
    """SA-3.7: the printed rank of a House on each support track."""

    royal_support: int
    senatorial_support: int
    parliamentary_support: int


class House(Named, kw_only=True):
    """A House card."""

    arms: str
    colour: str
    initiative: int
    start: StartRanks


class Houses(Value, kw_only=True):
    """houses.toml"""

    house: tuple[House, ...]


class Demand(Named, kw_only=True):
    """A Royal Demand card."""

    kind: Literal["tax", "sejm_support", "noble_host"]
    resource: Resource
    after: Literal["spent", "inactive"]


class RoyalDemands(Value, kw_only=True):
    """royal_demands.toml"""

    royal_demand: tuple[Demand, ...]
