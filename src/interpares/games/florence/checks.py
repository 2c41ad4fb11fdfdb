"""The data files against each other: counts of the component list, ids that must exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ...kernel.values import Value
from .board_types import Board, Building, Tile, Tiles
from .card_types import BonusCards, Characters, PrestigeCards, Professions
from .components import Cell, Components, Houses, Variants


class Box(Value):
    """Everything in the box, by data file."""

    board: Board
    bonus_cards: BonusCards
    characters: Characters
    components: Components
    houses: Houses
    prestige_cards: PrestigeCards
    professions: Professions
    tiles: Tiles
    variants: Variants


def box_flaws(box: Box) -> list[str]:
    """Everything in the files that contradicts itself, in words."""
    return [
        *_wrong_counts(box),
        *_doubled_ids(box),
        *_unknown_ids(box),
        *(flaw for tile in (*box.tiles.building, *box.tiles.landscape) for flaw in _tile(tile)),
        *_wrong_board(box),
        *_wrong_table(box),
    ]


def _wrong_counts(box: Box) -> Iterator[str]:
    counts = box.components.counts
    there = {
        "buildings": sum(each.copies for each in box.tiles.building),
        "landscapes": sum(each.copies for each in box.tiles.landscape),
        "freedoms": sum(each.copies for each in box.components.freedom),
        "profession_cards": len(box.professions.profession),
        "prestige_cards": len(box.prestige_cards.prestige_card),
        "bonus_cards": len(box.bonus_cards.bonus_card),
        "character_cards": len(box.characters.character),
        **{
            name: sum(
                each.supply for each in box.components.auction_object if each.kind == name[:-1]
            )
            for name in ("jesters", "architects", "recruitment_cards")
        },
    }
    for name, count in there.items():
        if getattr(counts, name) != count:
            said = getattr(counts, name)
            yield f"components.toml: counts.{name} is {said}, but there are {count}"


def _doubled_ids(box: Box) -> Iterator[str]:
    kinds = {
        "professions.toml": box.professions.profession,
        "bonus_cards.toml": box.bonus_cards.bonus_card,
        "prestige_cards.toml": box.prestige_cards.prestige_card,
        "characters.toml": box.characters.character,
        "tiles.toml": (*box.tiles.building, *box.tiles.landscape),
        "components.toml": box.components.auction_object,
    }
    for file, things in kinds.items():
        for name, count in Counter(each.id for each in things).items():
            if count > 1:
                yield f"{file}: '{name}' stands there {count} times"


def _unknown_ids(box: Box) -> Iterator[str]:
    buildings = {each.id for each in box.tiles.building}
    landscapes = {each.id for each in box.tiles.landscape}
    freedoms = {each.id for each in box.components.freedom}
    for card in box.professions.profession:
        for kind, wish, known in (
            ("building", card.building, buildings),
            ("landscape", card.landscape, landscapes),
            ("freedom", card.freedom, freedoms),
        ):
            if wish not in known:
                yield f"professions.toml: '{card.id}' wishes for the {kind} '{wish}'"
    for stack in box.components.auction_object:
        if stack.kind == "landscape" and stack.id not in landscapes:
            yield f"components.toml: there is no landscape '{stack.id}'"
    said = {each.id: each.professions for each in (*box.tiles.building, *box.tiles.landscape)}
    said |= {each.id: each.professions for each in box.components.freedom}
    for thing, professions in said.items():
        wished = sum(_wishes_for(thing, box))
        if wished != professions:
            yield f"{thing}: {wished} professions wish for it, not {professions}"


def _wishes_for(thing: str, box: Box) -> Iterable[bool]:
    for card in box.professions.profession:
        yield thing in (card.building, card.landscape, card.freedom)


def _tile(tile: Tile) -> Iterator[str]:
    drawn = {
        (col, row)
        for row, line in enumerate(tile.picture)
        for col, sign in enumerate(line)
        if sign == "X"
    }
    if set(tile.shape) != drawn:
        yield f"tiles.toml: '{tile.id}' has another picture than shape"
    if len(tile.shape) != tile.cells:
        yield f"tiles.toml: '{tile.id}' has {len(tile.shape)} cells, not {tile.cells}"
    if len(orientations(tile)) != tile.orientations:
        yield f"tiles.toml: '{tile.id}' can lie in {len(orientations(tile))} ways"


def orientations(tile: Tile) -> list[tuple[Cell, ...]]:
    """PF-8.3: every way a tile can lie; buildings may be flipped over, landscapes need not be."""
    found: dict[tuple[Cell, ...], None] = {}
    cells = tile.shape
    for flipped in (False, True) if isinstance(tile, Building) else (False,):
        turned = tuple((-col, row) for col, row in cells) if flipped else cells
        for _ in range(4):
            turned = tuple((-row, col) for col, row in turned)
            left, top = min(col for col, _ in turned), min(row for _, row in turned)
            found[tuple(sorted((row - top, col - left) for col, row in turned))] = None
    return [tuple((col, row) for row, col in each) for each in sorted(found)]


def _wrong_board(box: Box) -> Iterator[str]:
    grid = box.board.grid
    for side in box.board.player_board_side:
        inside = all(0 <= col < grid.columns and 0 <= row < grid.rows for col, row in side.palazzo)
        if not inside or grid.columns * grid.rows - len(set(side.palazzo)) != side.free_cells:
            yield f"board.toml: the palazzo of '{side.id}' does not leave {side.free_cells} cells"
    for layout in box.board.joined_layout:
        seats = set(range(layout.players))
        if any({border.west, border.east} - seats for border in layout.borders):
            yield f"board.toml: a border of '{layout.id}' leads to nobody"


def _wrong_table(box: Box) -> Iterator[str]:
    rounds = [each.number for each in box.board.round]
    if rounds != list(range(1, box.board.round_table.rounds + 1)):
        yield "board.toml: the rounds are not numbered from 1 on"
    if len(rounds) != box.components.values.rounds:
        yield f"components.toml: {box.components.values.rounds} rounds, but {len(rounds)} in a row"
    for setup in box.variants.setup:
        kept = box.components.values.cards_kept_per_player * setup.players
        left = len(box.professions.profession) - kept
        if left != setup.profession_deck_after_deal:
            yield f"variants.toml: '{setup.id}' leaves {left} professions in the deck"
