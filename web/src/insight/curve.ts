/** The curve of a review as numbers and SVG paths: a chance for every seat after every move. */
import type { Standing } from "../api/types";
import type { Box } from "../replay/graph";

export interface Scale {
  x: (n: number) => number;
  y: (chance: number) => number;
  /** The move under a place. */
  at: (x: number) => number;
}

export function scaleOf(last: number, box: Box): Scale {
  const [width, height] = [box.width - box.left - box.right, box.height - box.top - box.bottom];
  const moves = Math.max(1, last);
  return {
    x: (n) => box.left + (n / moves) * width,
    y: (chance) => box.top + (1 - chance) * height,
    at: (x) => Math.min(last, Math.max(0, Math.round(((x - box.left) / width) * moves))),
  };
}

/** The line of a seat; where many moves share a pixel, no more points than anybody can see. */
export function pathOf(moments: readonly Standing[], seat: number, scale: Scale): string {
  let path = "";
  let before = "";
  for (const { n, chances } of moments) {
    const point = `${scale.x(n).toFixed(1)} ${scale.y(chances[seat] ?? 0).toFixed(1)}`;
    if (point !== before) path += `${path ? "L" : "M"}${point}`;
    before = point;
  }
  return path;
}

/** The heights of the letters at the end of the lines, moved apart so that none lies over another. */
export function labelsOf(chances: readonly number[], scale: Scale, apart: number, box: Box): number[] {
  const ends = chances.map((chance, seat) => ({ seat, y: scale.y(chance) }));
  ends.sort((one, other) => one.y - other.y || one.seat - other.seat);
  for (let at = 1; at < ends.length; at += 1) ends[at]!.y = Math.max(ends[at]!.y, ends[at - 1]!.y + apart);
  const over = Math.max(0, (ends.at(-1)?.y ?? 0) - (box.height - box.bottom));
  const places: number[] = [];
  for (const { seat, y } of ends) places[seat] = Math.max(box.top, y - over);
  return places;
}

/** Where marks stand that want to be at these places, moved apart so that none lies over another. */
export function spread(wanted: readonly number[], apart: number, from: number, to: number): number[] {
  const places: number[] = [];
  for (const place of wanted) places.push(Math.max(place, from, (places.at(-1) ?? -Infinity) + apart));
  for (let at = places.length - 1; at >= 0; at -= 1) places[at] = Math.min(places[at]!, (places[at + 1] ?? to + apart) - apart);
  return places;
}

/** The chances after a move; those of the start where it is not known. */
export function chancesAt(moments: readonly Standing[], n: number): readonly number[] {
  return (moments[n] ?? moments.at(-1))?.chances ?? [];
}

/** What a move did to the chances of every seat. */
export function changeAt(moments: readonly Standing[], n: number): readonly number[] {
  const [before, after] = [chancesAt(moments, Math.max(0, n - 1)), chancesAt(moments, n)];
  return after.map((chance, seat) => chance - (before[seat] ?? chance));
}

/** The stop before or after a move, among those worth a stop. */
export function nextStop(stops: readonly number[], n: number, step: 1 | -1, last: number): number {
  const all = [0, ...stops, last];
  return (step > 0 ? all.find((each) => each > n) : all.findLast((each) => each < n)) ?? n;
}
