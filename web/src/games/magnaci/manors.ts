/** How the manors of a province stand: one short row for each family, leader first. */
import type { Land } from "./places";

export interface Manor {
  key: string;
  seat: number;
  x: number;
  y: number;
}

export interface Count {
  seat: number;
  x: number;
  y: number;
  text: string;
}

interface Family {
  seat: number;
  estates: number;
}

export interface Settlement {
  manors: Manor[];
  /** The letter of a family before its manors, and how many there are if not all are drawn. */
  letters: Count[];
  counts: Count[];
}

const STEP = 25;
const GAP = 6;
const LETTER = 10;
const COUNT = 20;
const ROW = 23.5;
const CROWDED = 1.6;
/** How many manors of a family are drawn for a number of them: ever fewer, until they fit. */
const MEASURES: ((count: number) => number)[] = [
  (count) => (count < 6 ? count : 3),
  (count) => (count < 4 ? count : 2),
  (count) => (count < 3 ? count : 1),
  () => 1,
];

export function settlement(families: readonly Family[], land: Land): Settlement {
  const { x, y, rows } = land.manors;
  const fits = (drawn: (count: number) => number) => inRows(families, drawn, land.manors.width).length <= rows;
  const fitting = MEASURES.find(fits) ?? MEASURES.at(-1)!;
  // At worst the rows reach beyond the middle of the province.
  const width = fits(fitting) ? land.manors.width : CROWDED * land.manors.width;
  const found: Settlement = { manors: [], letters: [], counts: [] };
  inRows(families, fitting, width).forEach((row, line) => {
    const total = row.reduce((sum, each) => sum + widthOf(each.estates, fitting) + GAP, -GAP);
    // The standing is to the right of them, so too long a row is longer to the left.
    let left = Math.min(x - total / 2, x + 0.6 * land.manors.width - total);
    const top = y + line * ROW;
    for (const { seat, estates: count } of row) {
      const drawn = fitting(count);
      found.letters.push({ seat, x: left + LETTER / 2 - 1, y: top + 16, text: "" });
      for (let at = 0; at < drawn; at += 1)
        found.manors.push({ key: `${seat}-${at}`, seat, x: left + LETTER + at * STEP, y: top });
      if (drawn < count) found.counts.push({ seat, x: left + LETTER + drawn * STEP, y: top + 15, text: `×${count}` });
      left += widthOf(count, fitting) + GAP;
    }
  });
  return found;
}

function widthOf(count: number, drawn: (count: number) => number): number {
  const shown = drawn(count);
  return LETTER + shown * STEP + (shown < count ? COUNT : 0);
}

function inRows(
  families: readonly Family[],
  drawn: (count: number) => number,
  width: number,
): Family[][] {
  const rows: Family[][] = [];
  let room = 0;
  for (const family of families) {
    const needed = widthOf(family.estates, drawn) + GAP;
    if (!rows.length || room < needed) {
      rows.push([]);
      room = width + GAP;
    }
    rows.at(-1)!.push(family);
    room -= needed;
  }
  return rows;
}
