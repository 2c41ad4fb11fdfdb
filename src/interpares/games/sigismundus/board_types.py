"""What is printed on the board: the types of board.toml."""

from __future__ import annotations

from typing import Literal

from ...datafiles import Named
from ...kernel.values import Value
from .components import Deck, Track, Unit

When = Literal[
    "gain_office",
    "income",
    "draw",
    "special_actions",
    "foreign_policy",
    "actions",
    "actions.envoy",
    "actions.nobles_feast",
    "actions.parliamentary_agitation",
    "combat.attacking",
    "combat.defending",
    "sejm.count_votes",
    "scoring.offices",
    "maintenance",
    "always",
]


class Ability(Value, kw_only=True):
    """SA-20: what an office, a Figure or a seal does for whoever controls it."""

    when: When
    op: Literal[
        "church_court",
        "gain_unit",
        "free_upkeep",
        "gain_votes",
        "gain_ducats",
        "gain_vp",
        "draw_policy_cards",
        "extra_house_marker",
        "income_from_offices",
        "occupied_field_discount",
        "roll_bonus",
        "immune_to",
        "extra_free_step",
        "spy",
    ]
    count: int = 0
    ducats: int = 0
    unit: Unit | Literal["any", ""] = ""
    decks: Literal["any", ""] | tuple[Deck, ...] = ""
    what: Literal["death_of_senator", "church_court", ""] = ""
    look_at_hand: int = 0
    then_draw: int = 0


class Phase(Named, kw_only=True):
    """A phase of every round."""

    order: int
    stages: tuple[str, ...] = ()


class FieldEffect(Value, kw_only=True):
    """What a client does on an action field."""

    op: Literal[
        "place_house_markers",
        "patronage",
        "gain_unit",
        "mark_office",
        "move_on_track",
        "draw_policy_cards",
        "gain_ducats",
    ]
    markers: int = 0
    country: str = ""
    move_country_left: int = 0
    modes: tuple[str, ...] = ()
    count: int = 0
    kinds: tuple[Unit, ...] = ()
    bonus_votes: int = 0
    track: Track | Literal[""] = ""
    steps: int = 0
    extra_step_cost: Literal["internal_policy_card", "ducat", ""] = ""
    decks: str = ""
    sequential: bool = False


class Field(Named, kw_only=True):
    """An action field."""

    action: int
    min_players: int
    effect: FieldEffect


class SupportTrack(Named, kw_only=True):
    """One of the three support tracks."""

    id: Track
    votes: tuple[int, ...]
    representative: str
    moved_by: str


class ForeignSpace(Named, kw_only=True):
    """A space of the foreign policy track."""

    space: int
    first: int
    second: int


class Country(Named, kw_only=True):
    """A neighbouring country with its seal."""

    latin: str
    seal: Ability


class RepresentativeEffect(Value, kw_only=True):
    """The privilege of a Representative card."""

    op: Literal["must_crown_country", "extra_special_action_first", "clients_this_phase"]
    count: int = 0
    base: int = 0
    optional: bool = False


class Representative(Named, kw_only=True):
    """A Representative card."""

    track: Track
    checked: str
    effect: RepresentativeEffect
    also: str = ""
    changes_hands: str


class Board(Value, kw_only=True):
    """board.toml"""

    phase: tuple[Phase, ...]
    field: tuple[Field, ...]
    support_track: tuple[SupportTrack, ...]
    foreign_policy_space: tuple[ForeignSpace, ...]
    country: tuple[Country, ...]
    representative: tuple[Representative, ...]
