"""What is printed on the cards: the types of offices, Policy cards, Figures and Sejm cards."""

from __future__ import annotations

import datetime as dt
from typing import Literal

from ...datafiles import Named, Sourced
from ...kernel.values import Value
from .board_types import Ability
from .components import ActId, CountryId, Deck, OfficeKind, Track, Unit


class Side(Value):
    """One side of an office card."""

    income: int
    prestige: int


class Office(Named, kw_only=True):
    """A senatorial office."""

    number: int
    kind: OfficeKind
    rank: Literal["archbishop", "bishop", "minister", "palatine", "castellan"]
    latin: str
    front: Side
    back: Side
    flip_act: ActId = ""
    abilities: tuple[Ability, ...]


class Offices(Value, kw_only=True):
    """offices.toml"""

    office: tuple[Office, ...]


class PolicyEffect(Value, kw_only=True):
    """What a Policy card does when it is played."""

    op: Literal[
        "gain_client",
        "take_first_player_marker",
        "target_discards_office",
        "church_foundation",
        "gain_ducats",
        "crown_country",
        "move_country_to_end",
        "block_country",
        "gain_units",
        "attack",
    ]
    count: int = 0
    duration: Literal["round", ""] = ""
    target: str = ""
    chooser: Literal["target", "attacker", ""] = ""
    cost_ducats: int = 0
    vp: int = 0
    protects_from: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()
    units: tuple[Unit, ...] = ()
    plus_one_of: tuple[Unit, ...] = ()
    reward: Literal["one_figure_with_gold", "half_ducats_rounded_down", "victory_points", ""] = ""


class Policy(Named, kw_only=True):
    """A kind of Policy card."""

    number: int
    deck: Deck
    copies: int
    effect: PolicyEffect


class PolicyCards(Value, kw_only=True):
    """policy_cards.toml"""

    policy: tuple[Policy, ...]


class Ribbon(Value, kw_only=True):
    """SA-20.6: what a golden ribbon counts at the end."""

    op: Literal["per_item", "per_items", "track_position"]
    item: Literal[
        "figures_controlled",
        "policy_cards_in_hand",
        "acts_in_force",
        "acts_rejected",
        "ducats",
        "land_offices",
        "seals_held",
        "ecclesiastical_offices",
        "ministerial_offices",
        "army_power",
        "",
    ] = ""
    per: int = 1
    vp: int | tuple[int, ...]
    max: int = 0
    track: Track | Literal[""] = ""


class Figure(Sourced, kw_only=True):
    """A Figure: a person of the time, with abilities or with a golden ribbon."""

    id: str
    pl: str
    en: str
    calling: Literal["military", "diplomacy", "culture"]
    desc_pl: str
    desc_en: str
    desc_de: str
    ribbon: bool
    abilities: tuple[Ability, ...] = ()
    score: Ribbon | None = None


class Figures(Value, kw_only=True):
    """figures.toml"""

    figure: tuple[Figure, ...]


class ActEffect(Value, kw_only=True):
    """What an Act of Law changes for the rest of the game."""

    op: Literal[
        "track_votes_bonus",
        "free_upkeep_everyone",
        "disable_special_action",
        "flip_offices",
        "one_office_per_kind",
        "endgame_track_vp",
        "country_value_bonus",
    ]
    track: Track | Literal[""] = ""
    space: int = 0
    votes: int = 0
    unit: Unit | Literal[""] = ""
    count: int = 0
    action: Literal["church_court", ""] = ""
    group: Literal["ecclesiastical", "palatine", ""] = ""
    vp: tuple[int, ...] = ()
    country: CountryId = ""
    first: int = 0
    second: int = 0


class Sejm(Named, kw_only=True):
    """A Sejm card: the session of a round, and its Act of Law."""

    round: str
    order: int
    in_short_game: bool
    year: int
    place: str
    session_from: dt.date
    session_to: dt.date
    effect: ActEffect
    text: str


class SejmCards(Value, kw_only=True):
    """sejm_cards.toml"""

    sejm: tuple[Sejm, ...]
