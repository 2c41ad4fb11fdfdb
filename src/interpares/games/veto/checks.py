"""All data files together, held against each other and against the rules."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel.values import Value
from .checks_cards import card_flaws
from .checks_decks import deck_flaws
from .checks_moments import MOMENTS
from .checks_texts import AnyCard
from .components import (
    Characters,
    Constants,
    Decks,
    Effects,
    Equipment,
    Factions,
    GameFacts,
    KeywordList,
    PhaseFacts,
    Possessions,
    Strategies,
    Thrusts,
)
from .forms import with_forms
from .words import VARIANTS, EventId, Phase

PREPARE = with_forms
"""What is done with a file before it is typed."""


class Box(Value):
    """Everything in the box; each field is a file of that name."""

    game: GameFacts
    keywords: KeywordList
    factions: Factions
    strategies: Strategies
    characters: Characters
    equipment: Equipment
    possessions: Possessions
    effects: Effects
    thrusts: Thrusts
    decks: Decks


_STEPS: dict[Phase, tuple[str, ...]] = {
    "untap": ("begin", "initiative", "unmark", "end"),
    "settlement": ("begin", "cards", "compute", "settle", "election", "end"),
    "game": ("begin", "turns", "end"),
    "ending": ("begin", "victory", "discard", "end"),
}
"""VE-4.2, VE-4.12, VE-5.1, VE-10.1"""
_SKIPPED: tuple[Phase, ...] = ("untap", "settlement")
"""VE-4.1"""
_ZONES = (
    *("cupboard", "hand", "discard", "removed", "election_field", "karmazyn_field"),
    *("possessions", "faction_area", "face_down_thrusts", "stack", "duel_area"),
    *("treasury", "kreski"),
)
"""VE-3"""
_MAY_BE_NOTHING = ("thrust_extra_famous", "fame_spoils", "agitation_thrust_bonus")


def box_flaws(box: Box) -> list[str]:
    """Everything in the files that contradicts itself or the rules, in words.

    Each names its file, the entry and the place there.
    """
    files = _files_of_cards(box)
    cards = {each.id: each for there in files.values() for each in there}
    return [
        *card_flaws(files, box.keywords.keyword),
        *deck_flaws(box.decks, cards, box.game.constants),
        *[f"game.toml: {said}" for said in _wrong_game(box.game)],
    ]


def _files_of_cards(box: Box) -> dict[str, tuple[AnyCard, ...]]:
    return {
        "factions.toml": box.factions.card,
        "strategies.toml": box.strategies.card,
        "characters.toml": box.characters.card,
        "equipment.toml": box.equipment.card,
        "possessions.toml": box.possessions.card,
        "effects.toml": box.effects.card,
        "thrusts.toml": box.thrusts.card,
    }


def _wrong_game(facts: GameFacts) -> Iterator[str]:
    seats = list(range(facts.game.players_min, facts.game.players_max + 1))
    yield from _wrong_constants(facts.constants, seats)
    if facts.options.variant != VARIANTS:
        yield "options.variant: they are standard and feast"
    if tuple([each.id for each in facts.phase]) != tuple(_STEPS):
        yield "phase: the phases are untap, settlement, game and ending (VE-4.1)"
    for phase in facts.phase:
        yield from _wrong_phase(phase)
    yield from _wrong_windows(facts)
    if tuple([each.id for each in facts.zone]) != _ZONES:
        yield f"zone: the zones are {', '.join(_ZONES)} (VE-3)"


def _wrong_constants(constants: Constants, seats: list[int]) -> Iterator[str]:
    for key in ("kreski_total", "election_threshold"):
        if sorted(getattr(constants, key)) != seats:
            yield f"constants.{key}: it is not said for {seats[0]} to {seats[-1]} players"
    for players, total in constants.kreski_total.items():
        needed = constants.election_threshold.get(players)
        if needed and 3 * needed != 2 * total:
            yield (
                f"constants.election_threshold: {needed} of {total} for {players} players"
                " is not two thirds (VE-10.6)"
            )
    for key in constants.__struct_fields__:
        number = getattr(constants, key)
        if isinstance(number, int) and number < (key not in _MAY_BE_NOTHING):
            yield f"constants.{key}: {number} is too few"
    for less, more in (("copies_max_feast", "copies_max"), ("hand_limit", "opening_hand")):
        if getattr(constants, less) > getattr(constants, more):
            yield f"constants.{less}: it is more than {more}"


def _wrong_phase(phase: PhaseFacts) -> Iterator[str]:
    if phase.steps != _STEPS.get(phase.id):
        yield f"'{phase.id}', steps: they are not those of the rules"
    if phase.skipped_in_round_1 != (phase.id in _SKIPPED):
        yield f"'{phase.id}', skipped_in_round_1: untap and settlement are, the others not (VE-4.1)"


def _wrong_windows(facts: GameFacts) -> Iterator[str]:
    """VE-6.1"""
    windows = _windows_of_rules()
    if sorted([each.id for each in facts.window]) != sorted(windows):
        yield "window: the windows are not those of the rules (VE-6.1)"
    steps = {f"{each.id}.{step}" for each in facts.phase for step in each.steps}
    phases = {each.id for each in facts.phase}
    for window in facts.window:
        events = {*[each.partition(" ")[0] for each in window.event.split(", ")], *window.also}
        if events != windows.get(window.id, events):
            yield f"'{window.id}', event: these are not the events of that window (VE-6.1)"
        if window.after.partition(".")[0] in phases and window.after not in steps:
            yield f"'{window.id}', after: there is no step '{window.after}'"


def _windows_of_rules() -> dict[str, set[EventId]]:
    windows: dict[str, set[EventId]] = {}
    for event, moment in MOMENTS.items():
        for window in moment.windows:
            windows.setdefault(window, set()).add(event)
    return windows
