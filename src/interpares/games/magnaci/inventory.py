"""MA-2: nothing is lost, nothing doubled, no limit passed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .agenda import agenda_flaws
from .cards import (
    BOX,
    BUILDINGS,
    CONFLICTS,
    DECK,
    FAMILIES,
    FIEFS,
    KING_SYMBOL,
    LAWS,
    NUMBERS,
    OFFICES,
    PROVINCES,
    SEJM_PLACES,
    SLOTS,
    SLOTS_OF,
    SUPPLY,
)
from .game import Magnaci, Player

LAID_WIDTHS = {0, len(OFFICES), len(SEJM_PLACES), len(SLOTS)}
PHASES = ("setup", *(phase.id for phase in BOX.board.phase), "scoring")


def flaws(game: Magnaci) -> list[str]:
    """Everything impossible about a position, in words."""
    if str(len(game.players)) not in SUPPLY.shared_pool:
        return [f"there cannot be {len(game.players)} players"]
    found = _miscounted("Law", _all_laws(game), LAWS)
    found += _miscounted("Conflict", _all_conflicts(game), CONFLICTS)
    for seat, player in enumerate(game.players):
        found += [f"seat {seat}: {flaw}" for flaw in player_flaws(player)]
    found += _wrong_seats(game)
    found += _misplaced_conflicts(game)
    found += _impossible_partitions(game)
    found += _wrong_table(game)
    return found + agenda_flaws(game)


def _wrong_seats(game: Magnaci) -> list[str]:
    """What the players share: offices, the track, Families and the supply of estates."""
    offices = [office for player in game.players for office in (*player.offices, *player.used)]
    found = _doubled("office", offices, OFFICES)
    if sorted(game.track) != list(range(len(game.players))):
        found.append("the track does not hold every seat once")
    if len({player.family for player in game.players}) < len(game.players):
        found.append("two seats have the same Family")
    pool = SUPPLY.shared_pool[str(len(game.players))]
    borrowed = sum(max(0, player.estate_count - SUPPLY.own) for player in game.players)
    if borrowed > pool:
        found.append(f"{borrowed - pool} estates more on the board than there are (MA-2.6)")
    return found


def _wrong_table(game: Magnaci) -> list[str]:
    """What lies on the board, beside cards and estates."""
    kings = [king for king in (game.king, *game.past_kings) if king is not None]
    found = _doubled("King", kings, KING_SYMBOL)
    places = (*game.partitioned, *filter(None, game.buildings))
    found += [f"there is no province '{each}'" for each in places if each not in PROVINCES]
    found += [f"there is no Law '{law}'" for law in game.moved if law not in LAWS]
    if len(game.buildings) != len(BUILDINGS):
        found.append(f"there are {len(BUILDINGS)} buildings, not {len(game.buildings)}")
    if len(game.sejm) not in {0, len(SEJM_PLACES)}:
        found.append(f"the Sejm has {len(SEJM_PLACES)} places, not {len(game.sejm)}")
    if game.phase not in PHASES:
        found.append(f"there is no phase '{game.phase}'")
    if not 0 <= game.age < BOX.board.game.ages:
        found.append(f"there is no Age {game.age}")
    if game.drawn < 0:
        found.append("there cannot be fewer than no draws")
    return found


def _all_laws(game: Magnaci) -> list[str]:
    held = [law for player in game.players for law in player.laws]
    return [*game.law_deck, *(law for law in game.sejm if law), *held, *game.laws_out]


def _all_conflicts(game: Magnaci) -> list[str]:
    lying = [conflict for conflict in game.conflicts if conflict]
    return [*game.conflict_deck, *lying, *game.conflicts_out]


def _miscounted(kind: str, found: Iterable[str], wanted: Iterable[str]) -> list[str]:
    """Every card must be there exactly once."""
    there = Counter(found)
    missing = [f"{kind} '{each}' is missing" for each in wanted if each not in there]
    return missing + _doubled(kind, there.elements(), wanted)


def _doubled(kind: str, found: Iterable[str], known: Iterable[str]) -> list[str]:
    there, known = Counter(found), list(known)
    doubles = [
        f"{kind} '{each}' is there {count} times" for each, count in there.items() if count > 1
    ]
    return doubles + [f"there is no {kind} '{each}'" for each in there if each not in known]


def player_flaws(player: Player) -> list[str]:
    """MA-2.1, MA-2.3: thirteen cards in all, and estates that can exist."""
    laid = [card for card in player.laid if card is not None]
    shown = [player.shown] if player.shown else []
    found = _miscounted("family card", [*player.hand, *laid, *shown, *player.played], DECK)
    if len(player.estates) != len(PROVINCES) or len(player.fiefs) != len(FIEFS):
        found.append(f"estates need {len(PROVINCES)} provinces and {len(FIEFS)} fiefs")
    if min((*player.estates, *player.fiefs), default=0) < 0:
        found.append("there cannot be fewer than no estates")
    if len(player.laid) not in LAID_WIDTHS:
        found.append(f"cards lie at one of {sorted(LAID_WIDTHS)} places, not {len(player.laid)}")
    if player.family not in FAMILIES:
        found.append(f"there is no Family '{player.family}'")
    found += [f"there is no Law '{law}'" for law in player.won if law not in LAWS]
    if not set(player.pledged) <= set(player.laws):
        found.append("only Laws held can be pledged")
    return found


def _misplaced_conflicts(game: Magnaci) -> list[str]:
    if len(game.conflicts) != len(SLOTS):
        return [f"there are {len(SLOTS)} Conflict slots, not {len(game.conflicts)}"]
    found = [
        f"Conflict '{conflict}' lies on the slot {SLOTS[slot]} of another Power"
        for slot, conflict in enumerate(game.conflicts)
        if conflict in CONFLICTS and slot not in SLOTS_OF[CONFLICTS[conflict].power]
    ]
    if sum(each is not None for each in game.conflicts) > NUMBERS.conflicts_per_age:
        found.append(f"more than {NUMBERS.conflicts_per_age} Conflicts lie on the board (MA-9.1)")
    return found


def _impossible_partitions(game: Magnaci) -> list[str]:
    """MA-11.3, MA-11.10: a partition needs a Conflict; three end the game at the next check."""
    fallen = {CONFLICTS[each].province for each in game.conflicts if each in CONFLICTS}
    found = [
        f"'{province}' is partitioned without a Conflict of its Power (MA-11.3)"
        for province in game.partitioned
        if province in PROVINCES and province not in fallen
    ]
    before_conflicts = game.phase in {"election", "senate", "sejm"}
    if before_conflicts and len(game.partitioned) >= NUMBERS.partitions_for_collapse:
        found.append(f"{len(game.partitioned)} partitions before the Conflicts (MA-11.10)")
    return found
