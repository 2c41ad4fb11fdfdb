"""What card actions do (MA-15), as the data files say it; behaviour is in effects.py."""

from __future__ import annotations

from typing import Literal

from ...kernel.values import Value

ProvinceId = str
BySeats = dict[str, int]
"""A number for each count of players."""


class Data(Value, forbid_unknown_fields=True):
    """Part of a data file that is no entry of its own."""


class Effect(Data, tag_field="type"):
    """The action of a card."""


class BreakTies(Effect, tag="break_ties"):
    """The Primate's privilege, which is no action."""


class ReplaceEstate(Effect, tag="replace_estate"):
    """One estate of another player becomes one's own."""

    target: Literal["other_player"]
    where: Literal["unpartitioned_province"]


class ModifyInfluence(Effect, tag="modify_influence"):
    """The own card counts for more in a contest."""

    amount: int
    target: Literal["own_card"]


class ModifyStrength(Effect, tag="modify_strength"):
    """The own card counts for more or less in a Conflict."""

    amount: int
    target: Literal["own_card"]


class Build(Effect, tag="build"):
    """A building rises in the province of a Conflict."""

    building: str


class GainStep(Data):
    """Some estates, and what they rely on."""

    amount: int
    needs_estate_in: tuple[ProvinceId, ...]
    needs_open: tuple[ProvinceId, ...]


class GainInProvince(Effect, tag="gain_estates_in_province"):
    """Estates in one fixed province, step by step."""

    province: ProvinceId
    steps: tuple[GainStep, ...]


class Condition(Data, tag_field="type"):
    """What must hold before a card may be played."""


class LeadsInAny(Condition, tag="leads_in_any"):
    """Advantage or Dominance in one of the provinces."""

    provinces: tuple[ProvinceId, ...]
    at_least: Literal["advantage"]
    partitioned_counts: Literal[True]


class DominatesAtLeast(Condition, tag="dominates_at_least"):
    """Dominance in so many open provinces."""

    min: BySeats
    partitioned_counts: Literal[False]


class PresentInAtLeast(Condition, tag="present_in_at_least"):
    """An estate in so many open provinces."""

    min: int
    partitioned_counts: Literal[False]


class NoPartition(Condition, tag="no_partition"):
    """No province is partitioned."""


class GainEstates(Effect, tag="gain_estates"):
    """Estates in a province of choice, on a condition."""

    amount: int
    condition: LeadsInAny | DominatesAtLeast | PresentInAtLeast


class ReplaceConflict(Effect, tag="replace_conflict"):
    """A Conflict goes, a new one is dealt."""

    declares: tuple[Literal["conflict"]]


class RedirectLoss(Effect, tag="redirect_estate_loss"):
    """An estate is lost in another province instead."""

    declares: tuple[Literal["from_province"], Literal["to_province"]]


class CancelAction(Effect, tag="cancel_action"):
    """Another player's action comes to nothing."""


class Extort(Effect, tag="extort"):
    """A named player gives up a Law or the estates of a province."""

    declares: tuple[Literal["victim"], Literal["law"]]


class GainPerLawWon(Effect, tag="gain_estates_per_law_won"):
    """Estates for the Laws of a symbol won in this Sejm."""

    declares: tuple[Literal["symbol"]]
    symbol_not: Literal["king"]


class EndBonus(Effect, tag="end_bonus"):
    """Wealth at the end, on a condition; no action."""

    wealth: int
    condition: NoPartition


LawEffect = (
    ModifyInfluence
    | ModifyStrength
    | Build
    | GainInProvince
    | GainEstates
    | ReplaceConflict
    | RedirectLoss
    | CancelAction
    | Extort
    | GainPerLawWon
    | EndBonus
)
SenatorEffect = BreakTies | ReplaceEstate | ModifyInfluence | ModifyStrength
