/** The lines of a score graph, as numbers and SVG paths. */

export interface Series {
  /** The updates, in order, and the scores of all seats after each. */
  points: readonly (readonly [n: number, scores: readonly number[]])[];
  last: number;
}

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x: (n: number) => number;
  y: (score: number) => number;
  /** Where lines with a number stand. */
  ticks: number[];
}

export function scaleOf({ points, last }: Series, box: Box): Scale {
  const scores = points.flatMap(([, each]) => each);
  const low = Math.min(0, ...scores);
  const step = stepFor(Math.max(1, ...scores) - low);
  const high = Math.ceil(Math.max(1, ...scores) / step) * step;
  const [width, height] = [box.width - box.left - box.right, box.height - box.top - box.bottom];
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return {
    x: (n) => box.left + (n / Math.max(1, last)) * width,
    y: (score) => box.top + (1 - (score - low) / (high - low)) * height,
    ticks,
  };
}

/** Scores jump: they stay until the update that changes them. */
export function pathOf({ points }: Series, seat: number, scale: Scale): string {
  return points
    .map(([n, scores], at) => {
      const [x, y] = [scale.x(n).toFixed(1), scale.y(scores[seat] ?? 0).toFixed(1)];
      return at ? `H${x}V${y}` : `M${x} ${y}`;
    })
    .join("");
}

/** The scores after an update: those of the latest point up to it. */
export function scoresAt({ points }: Series, n: number): readonly number[] {
  return points.findLast(([at]) => at <= n)?.[1] ?? points[0]?.[1] ?? [];
}

/** Where the letters at the right end stand, moved apart so that none lies over another. */
export function labelsOf({ points }: Series, scale: Scale, apart: number, bottom: number): number[] {
  const ends = (points.at(-1)?.[1] ?? []).map((score, seat) => ({ seat, y: scale.y(score) }));
  ends.sort((one, other) => one.y - other.y || one.seat - other.seat);
  for (let at = 1; at < ends.length; at += 1) {
    ends[at]!.y = Math.max(ends[at]!.y, ends[at - 1]!.y + apart);
  }
  const over = Math.max(0, (ends.at(-1)?.y ?? 0) - bottom);
  const places: number[] = [];
  for (const { seat, y } of ends) places[seat] = y - over;
  return places;
}

function stepFor(range: number): number {
  return [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((step) => range / step <= 5) ?? 5000;
}
