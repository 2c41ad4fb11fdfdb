import { expect, test } from "vitest";
import file from "../../../../../src/interpares/games/florence/data/tiles.toml?raw";
import {
  type Cell,
  cellsAt,
  flipped,
  kept,
  lying,
  matrixOf,
  outline,
  read,
  shared,
  snapped,
  spotOf,
  through,
  turned,
  UNIT,
  waysOf,
  written,
} from "./geometry";

/** The tiles of the box: id, number of orientations, shape. */
const tiles = [...file.matchAll(/^id = "(\w+)"[\s\S]*?^shape = (.*)$[\s\S]*?^orientations = (\d)/gm)].map(
  ([, id, shape, ways]) => ({ id: id!, shape: JSON.parse(shape!) as Cell[], ways: Number(ways) }),
);

test("cells are read and written row by row", () => {
  expect(read("b1a2g7")).toEqual([[1, 0], [0, 1], [6, 6]]);
  expect(written([[6, 6], [0, 1], [1, 0]])).toBe("b1a2g7");
});

test("every tile of the box has as many orientations as the data say", () => {
  expect(tiles.map(({ id, shape }) => [id, waysOf(shape).length])).toEqual(tiles.map(({ id, ways }) => [id, ways]));
  expect(tiles).toHaveLength(13);
});

test("from its cells alone one knows how a tile lies, wherever it lies", () => {
  for (const { shape } of tiles) {
    for (const lie of waysOf(shape)) {
      const cells = cellsAt(shape, { ...lie, left: 2, top: 1 });

      const spot = spotOf(shape, cells)!;

      expect(written(cellsAt(shape, spot))).toBe(written(cells));
    }
  }
});

test("other shapes are no place for a tile", () => {
  expect(spotOf([[0, 0], [0, 1], [0, 2]], read("a1b1b2"))).toBeNull();
});

test("the drawing of a cell comes to lie on that cell, however the tile is turned", () => {
  for (const { shape } of tiles) {
    for (const lie of waysOf(shape)) {
      const spot = { ...lie, left: 3, top: -1 };
      const matrix = matrixOf(shape, spot);

      const drawn = shape.map(([column, row]) =>
        through(matrix, [(column + 0.5) * UNIT, (row + 0.5) * UNIT]).map((each) => each / UNIT - 0.5),
      );

      expect(written(drawn as unknown as Cell[])).toBe(written(cellsAt(shape, spot)));
    }
  }
});

test("a tile hangs on the pointer by its middle", () => {
  const tower: Cell[] = [[0, 0], [0, 1], [0, 2]];

  expect(snapped(tower, { turns: 0, flipped: false }, 2.5, 3.4)).toMatchObject({ left: 2, top: 2 });
  expect(snapped(tower, { turns: 1, flipped: false }, 2.5, 3.4)).toMatchObject({ left: 1, top: 3 });
});

test("four turns and two flips leave every tile where and as it was", () => {
  for (const { shape } of tiles) {
    const spot = { turns: 1, flipped: false, left: 2, top: 2 };
    const four = [1, 2, 3, 4].reduce((at) => turned(shape, at), spot);

    expect(four).toEqual(spot);
    expect(flipped(flipped(spot))).toEqual(spot);
  }
});

test("a tile is turned about its middle", () => {
  const tower: Cell[] = [[0, 0], [0, 1], [0, 2]];

  expect(written(cellsAt(tower, turned(tower, { turns: 0, flipped: false, left: 3, top: 2 })))).toBe("c4d4e4");
});

test("to flip is to look at it in a mirror, also when it is turned", () => {
  const chapel: Cell[] = [[0, 0], [0, 1], [1, 1]];

  for (const turns of [0, 1, 2, 3]) {
    const spot = { turns, flipped: false, left: 0, top: 0 };
    const mirrored = lying(chapel, spot).map(([column, row]): Cell => [1 - column, row]);

    expect(written(cellsAt(chapel, flipped(spot)))).toBe(written(mirrored));
  }
});

test("a tile that is moved by keys stays in the land", () => {
  const tower: Cell[] = [[0, 0], [0, 1], [0, 2]];

  expect(kept(tower, { turns: 0, flipped: false, left: -1, top: 6 }, 0, 7, 7)).toMatchObject({ left: 0, top: 4 });
  expect(kept(tower, { turns: 1, flipped: false, left: 12, top: -2 }, 0, 14, 7)).toMatchObject({ left: 11, top: 0 });
});

test("the outline goes round the tile once", () => {
  expect(outline([[1, 0]])).toBe("M60 0L120 0L120 60L60 60z");
  expect(outline(read("a1a2b2")).match(/L/g)).toHaveLength(7);
});

test("edges are shared with what lies beside, not at a corner", () => {
  expect(shared(read("b2"), read("a1c1a3c3"))).toEqual([]);
  expect(shared(read("b2"), read("b1c2"))).toEqual([[[1, 1], [2, 1]], [[2, 1], [2, 2]]]);
});
