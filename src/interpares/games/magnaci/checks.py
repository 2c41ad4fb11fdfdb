"""The data files held against each other: counts, ids and sums."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ...kernel.values import Value
from .components import Board, Conflicts, Families, Kings, Laws, Senators
from .effect_types import (
    Build,
    DominatesAtLeast,
    GainEstates,
    GainInProvince,
    LawEffect,
    LeadsInAny,
)


class Box(Value):
    """Everything in the box, by data file."""

    board: Board
    conflicts: Conflicts
    families: Families
    kings: Kings
    laws: Laws
    senators: Senators


def box_flaws(box: Box) -> list[str]:
    """Everything wrong between the files, each with file and path."""
    return [*_wrong_counts(box), *_unknown_ids(box), *_wrong_decks(box), *_wrong_kings(box)]


def _wrong_counts(box: Box) -> list[str]:
    counts, board = box.board.counts, box.board
    pawns = {pawn.id: pawn.count for pawn in board.pawn}
    found = [
        ("families.toml", "family_card", len(box.families.family_card), counts.family_cards),
        ("families.toml", "family", len(box.families.family), counts.magnate_pawns),
        ("senators.toml", "senator", len(box.senators.senator), counts.senator_cards),
        ("laws.toml", "law", len(box.laws.law), counts.law_cards),
        ("conflicts.toml", "conflict", len(box.conflicts.conflict), counts.conflict_cards),
        ("kings.toml", "king", len(box.kings.king), counts.kings),
        ("board.toml", "building", len(board.building), counts.buildings),
        ("board.toml", "pawn.silent_sejm", pawns.get("silent_sejm"), counts.silent_sejm_pawns),
        ("board.toml", "pawn.black_clouds", pawns.get("black_clouds"), counts.black_clouds_pawns),
        ("board.toml", "pawn.partition", pawns.get("partition"), counts.partition_pawns),
        ("board.toml", "province", len(board.province), counts.advantage_dominance_tokens),
        ("board.toml", "age", len(board.age), board.game.ages),
    ]
    flaws = [
        f"{file}: `$.{path}` has {here}, but board.toml `$.counts` says {wanted}"
        for file, path, here, wanted in found
        if here != wanted
    ]
    for file, path, entries in _entries(box):
        ids = [entry.id for entry in entries]
        flaws += [f"{file}: `$.{path}` has '{each}' twice" for each in _doubles(ids)]
    return flaws


def _entries(box: Box) -> Iterable[tuple[str, str, Sequence[Any]]]:
    board = box.board
    yield "board.toml", "province", board.province
    yield "board.toml", "fief", board.fief
    yield "board.toml", "power", board.power
    yield "board.toml", "building", board.building
    yield "families.toml", "rank", box.families.rank
    yield "families.toml", "family", box.families.family
    yield "families.toml", "family_card", box.families.family_card
    yield "senators.toml", "senator", box.senators.senator
    yield "laws.toml", "law", box.laws.law
    yield "conflicts.toml", "conflict", box.conflicts.conflict
    yield "kings.toml", "king", box.kings.king


def _doubles(ids: list[str]) -> list[str]:
    return sorted({each for each in ids if ids.count(each) > 1})


def _unknown_ids(box: Box) -> list[str]:
    """Every id that names nothing."""
    return [
        f"{file}: `$.{path}` names '{word}', which does not exist"
        for file, path, word, words in (*_board_ids(box), *_law_ids(box), *_conflict_ids(box))
        if word not in words
    ]


Reference = tuple[str, str, str, Iterable[str]]
"""A file, a path in it, the id there, and the ids it may be."""


def _board_ids(box: Box) -> Iterable[Reference]:
    board = box.board
    powers = [each.id for each in board.power]
    fiefs = [each.id for each in board.fief]
    for province in board.province:
        yield "board.toml", f"province.{province.id}.power", province.power, powers
        for fief in province.fiefs:
            yield "board.toml", f"province.{province.id}.fiefs", fief, fiefs
    for slot in board.conflict_slot:
        yield "board.toml", f"conflict_slot.{slot.number}.power", slot.power, powers
    provinces = [each.id for each in board.province]
    for each in board.fief:
        yield "board.toml", f"fief.{each.id}.province", each.province, provinces
    for power in board.power:
        yield "board.toml", f"power.{power.id}.province", power.province, provinces
    for building in board.building:
        laws = [each.id for each in box.laws.law]
        yield "board.toml", f"building.{building.id}.law", building.law, laws
    for pawn in board.pawn:
        for where in pawn.placed_in:
            yield "board.toml", f"pawn.{pawn.id}.placed_in", where, provinces
    for seats in _seat_counts(box):
        yield "board.toml", "estate_supply.shared_pool", seats, board.estate_supply.shared_pool


def _law_ids(box: Box) -> Iterable[Reference]:
    offices = [each.id for each in box.senators.senator]
    buildings = [each.id for each in box.board.building]
    for law in box.laws.law:
        if law.office is not None:
            yield "laws.toml", f"law.{law.id}.office", law.office, offices
        if isinstance(law.effect, Build):
            yield "laws.toml", f"law.{law.id}.effect", law.effect.building, buildings
        for path, word, words in _ids_of_gains(box, law.effect):
            yield "laws.toml", f"law.{law.id}.effect.{path}", word, words


def _ids_of_gains(box: Box, effect: LawEffect) -> Iterable[tuple[str, str, Iterable[str]]]:
    provinces = [each.id for each in box.board.province]
    match effect:
        case GainInProvince(province, steps):
            yield "province", province, provinces
            for step in steps:
                for place in (*step.needs_estate_in, *step.needs_open):
                    yield "steps", place, provinces
        case GainEstates(condition=LeadsInAny(places)):
            for place in places:
                yield "condition", place, provinces
        case GainEstates(condition=DominatesAtLeast(least)):
            for seats in _seat_counts(box):
                yield "condition.min", seats, least
        case _:
            pass


def _conflict_ids(box: Box) -> Iterable[Reference]:
    board = box.board
    fiefs, provinces = [each.id for each in board.fief], [each.id for each in board.province]
    attacked = {power.id: [power.province] for power in board.power}
    for conflict in box.conflicts.conflict:
        path = f"conflict.{conflict.id}"
        reward = conflict.reward
        yield "conflicts.toml", f"{path}.power", conflict.power, attacked
        own = attacked.get(conflict.power, provinces)
        yield "conflicts.toml", f"{path}.province", conflict.province, own
        places = fiefs if reward.type == "fief" else provinces
        yield "conflicts.toml", f"{path}.reward.where", reward.where, places
        for place in conflict.defeat.provinces:
            yield "conflicts.toml", f"{path}.defeat.provinces", place, provinces
        for seats in _seat_counts(box):
            yield "conflicts.toml", f"{path}.scale", seats, conflict.scale


def _seat_counts(box: Box) -> list[str]:
    facts = box.board.game
    return [str(seats) for seats in range(facts.min_players, facts.max_players + 1)]


def _wrong_decks(box: Box) -> list[str]:
    families = box.families
    values = {each.id: each for each in families.rank}
    flaws = []
    if sorted(values) != sorted(families.deck.ranks):
        flaws.append("families.toml: `$.deck.ranks` and `$.rank` name different cards")
    strength = sum(each.strength for each in families.rank)
    influence = sum(each.influence for each in families.rank)
    if (strength, influence) != (families.deck.total_strength, families.deck.total_influence):
        flaws.append(
            f"families.toml: `$.rank` adds up to strength {strength}, "
            f"influence {influence}, not to the totals of `$.deck`"
        )
    if len(values) != families.deck.cards_per_family:
        flaws.append(f"families.toml: `$.deck.cards_per_family` is not {len(values)}")
    for family in families.family:
        cards = [card for card in families.family_card if card.family == family.id]
        if sorted(card.rank for card in cards) != sorted(values):
            flaws.append(f"families.toml: `$.family_card` has no full deck for '{family.id}'")
        flaws += [
            f"families.toml: `$.family_card.{card.id}` differs from `$.rank.{card.rank}`"
            for card in cards
            if card.rank in values
            and (card.strength, card.influence)
            != (values[card.rank].strength, values[card.rank].influence)
        ]
    return flaws


def _wrong_kings(box: Box) -> list[str]:
    """MA-4.1: every Age has as many Kings as every other."""
    wanted = box.board.counts.kings // len(box.board.age)
    kings: list[str] = [king.age for king in box.kings.king]
    return [
        f"kings.toml: `$.king` has {kings.count(age.id)} for the age '{age.id}', not {wanted}"
        for age in box.board.age
        if kings.count(age.id) != wanted
    ]
