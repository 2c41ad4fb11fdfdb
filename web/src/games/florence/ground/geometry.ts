/** Cells, shapes and how a tile lies: plain geometry, in cells; the rules are the engine's. */
export type Cell = readonly [column: number, row: number];

/** How a tile lies: flipped over or not, then turned clockwise so many quarters. */
export interface Lie {
  turns: number;
  flipped: boolean;
}

/** A tile somewhere: how it lies, and the upper left corner of the box around it. */
export interface Spot extends Lie {
  left: number;
  top: number;
}

/** The pixels of a cell in the drawings of the tiles. */
export const UNIT = 60;

const LIES: readonly Lie[] = [false, true].flatMap((flipped) => [0, 1, 2, 3].map((turns) => ({ turns, flipped })));

/** Cells as they are typed, such as `a1b1`: a letter for the column, a number for the row. */
export function read(text: string): Cell[] {
  return (text.match(/[a-z][1-9]/g) ?? []).map((name) => [name.charCodeAt(0) - 97, Number(name[1]) - 1]);
}

export function nameOf([column, row]: Cell): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** Cells as the engine types them: row by row, from left to right. */
export function written(cells: readonly Cell[]): string {
  return inOrder(cells).map(nameOf).join("");
}

export function moved(cells: readonly Cell[], columns: number, rows = 0): Cell[] {
  return cells.map(([column, row]) => [column + columns, row + rows]);
}

export function holds(cells: readonly Cell[], [column, row]: Cell): boolean {
  return cells.some((each) => each[0] === column && each[1] === row);
}

/** The box around cells: its upper left corner and its size. */
export function boxAround(cells: readonly Cell[]): { left: number; top: number; width: number; height: number } {
  const columns = cells.map(([column]) => column);
  const rows = cells.map(([, row]) => row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, width: Math.max(...columns) - left + 1, height: Math.max(...rows) - top + 1 };
}

/** A shape as it lies, pushed into the upper left corner. */
export function lying(shape: readonly Cell[], { turns, flipped }: Lie): Cell[] {
  const [a, b, c, d] = linear({ turns, flipped });
  const turned = shape.map(([column, row]): Cell => [a * column + c * row, b * column + d * row]);
  const { left, top } = boxAround(turned);
  return inOrder(moved(turned, -left, -top));
}

/** The cells of a tile at its spot. */
export function cellsAt(shape: readonly Cell[], spot: Spot): Cell[] {
  return moved(lying(shape, spot), spot.left, spot.top);
}

/** How a tile must lie to cover these cells; as printed, if that is possible. */
export function spotOf(shape: readonly Cell[], cells: readonly Cell[]): Spot | null {
  const { left, top } = boxAround(cells);
  const wanted = written(moved(cells, -left, -top));
  const lie = LIES.find((each) => written(lying(shape, each)) === wanted);
  return lie ? { ...lie, left, top } : null;
}

/** The different ways a shape can lie, as printed first. */
export function waysOf(shape: readonly Cell[]): Lie[] {
  const seen = new Set<string>();
  return LIES.filter((each) => {
    const form = written(lying(shape, each));
    return !seen.has(form) && Boolean(seen.add(form));
  });
}

/** The spot with the middle of its box nearest to a point, so that a tile hangs on the pointer by its middle. */
export function snapped(shape: readonly Cell[], lie: Lie, x: number, y: number): Spot {
  const { width, height } = boxAround(lying(shape, lie));
  return { turns: lie.turns, flipped: lie.flipped, left: Math.round(x - width / 2), top: Math.round(y - height / 2) };
}

/** A quarter turn clockwise about the middle of the tile, as near as cells allow; four of them lead back. */
export function turned(shape: readonly Cell[], spot: Spot): Spot {
  const { width, height } = boxAround(lying(shape, spot));
  const by = Math.trunc((width - height) / 2);
  return { turns: (spot.turns + 1) % 4, flipped: spot.flipped, left: spot.left + by, top: spot.top - by };
}

/** Flipped over left to right, as it lies. */
export function flipped(spot: Spot): Spot {
  return { ...spot, turns: (4 - spot.turns) % 4, flipped: !spot.flipped };
}

/** The same tile, pushed back so that its box lies in an area from `west` up to `east`. */
export function kept(shape: readonly Cell[], spot: Spot, west: number, east: number, rows: number): Spot {
  const { width, height } = boxAround(lying(shape, spot));
  const left = Math.max(west, Math.min(east - width, spot.left));
  return { ...spot, left, top: Math.max(0, Math.min(rows - height, spot.top)) };
}

/** The matrix that lays the printed drawing of a shape at a spot. */
export function matrixOf(shape: readonly Cell[], spot: Spot): Matrix {
  const [a, b, c, d] = linear(spot);
  const { width, height } = boxAround(shape);
  const xs = [0, a * width, c * height, a * width + c * height];
  const ys = [0, b * width, d * height, b * width + d * height];
  return [a, b, c, d, (spot.left - Math.min(...xs)) * UNIT, (spot.top - Math.min(...ys)) * UNIT];
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Where a point of the printed drawing comes to lie. */
export function through([a, b, c, d, e, f]: Matrix, [x, y]: readonly [number, number]): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The line around cells, as a path that goes round each part once. */
export function outline(cells: readonly Cell[]): string {
  const next = new Map<string, string[]>();
  for (const [column, row] of cells) {
    const corners = [[column, row], [column + 1, row], [column + 1, row + 1], [column, row + 1]] as const;
    const beside: Cell[] = [[column, row - 1], [column + 1, row], [column, row + 1], [column - 1, row]];
    beside.forEach((cell, side) => {
      if (holds(cells, cell)) return;
      const [from, to] = [String(corners[side]), String(corners[(side + 1) % 4])];
      next.set(from, [...(next.get(from) ?? []), to]);
    });
  }
  let path = "";
  for (const start of next.keys()) {
    let at = next.get(start)?.pop();
    if (!at) continue;
    path += `M${drawn(start)}`;
    while (at && at !== start) {
      path += `L${drawn(at)}`;
      at = next.get(at)?.pop();
    }
    path += "z";
  }
  return path;
}

/** Edges that two groups of cells share: the ends of each. */
export function shared(cells: readonly Cell[], others: readonly Cell[]): [Cell, Cell][] {
  return cells.flatMap(([column, row]) => {
    const sides: [Cell, Cell, Cell][] = [
      [[column, row - 1], [column, row], [column + 1, row]],
      [[column + 1, row], [column + 1, row], [column + 1, row + 1]],
      [[column, row + 1], [column, row + 1], [column + 1, row + 1]],
      [[column - 1, row], [column, row], [column, row + 1]],
    ];
    return sides.filter(([beside]) => holds(others, beside)).map(([, from, to]): [Cell, Cell] => [from, to]);
  });
}

function inOrder(cells: readonly Cell[]): Cell[] {
  return [...cells].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
}

function drawn(corner: string): string {
  return corner.split(",").map((number) => Number(number) * UNIT).join(" ");
}

/** What flipping and turning do to a direction. */
function linear({ turns, flipped }: Lie): [number, number, number, number] {
  let [a, b, c, d] = [flipped ? -1 : 1, 0, 0, 1];
  for (let turn = 0; turn < turns; turn++) [a, b, c, d] = [-b, a, -d, c];
  return [a, b, c, d];
}
