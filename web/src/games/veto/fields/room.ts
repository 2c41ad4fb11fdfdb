/** How large the characters of a side are, so that none of them hides the name of another. */
export interface Crowd {
  upright: number;
  marked: number;
}

export interface Fit {
  /** The width of a character in px. */
  size: number;
  /** Marked cards are turned within the width of an upright one. */
  snug: boolean;
}

/** A card that is turned is wider by this. */
export const TURNED = 1.16;
/** Between two cards, and around those of a field. */
export const [GAP, EDGE] = [9, 18];
/** Smaller ones cannot be told apart; an empty field still has room for its name. */
const [LEAST, EMPTY, NAMED] = [62, 118, 86];

/** The largest cards with which several fields fit side by side. */
export function fitting(room: number, fields: readonly Crowd[], largest: number): Fit {
  const wide = (size: number, turned: number) =>
    fields.reduce((sum, { upright, marked }) => sum + EDGE + Math.max(EMPTY, upright * (size + GAP) + marked * (size * turned + GAP)), 0);
  if (wide(largest, TURNED) <= room) return { size: largest, snug: false };
  let size = largest;
  while (size > LEAST && wide(size, 1) > room) size -= 1;
  return { size, snug: true };
}

/** The width of a possession beside characters of that size: two of them lie one above the other. */
export function tileOf(size: number): { width: number; height: number } {
  return { width: Math.max(70, Math.round(size * 0.82)), height: Math.round((size * TURNED - 4) / 2) };
}

/** How wide the field of so many possessions is. */
export function tilesWide(count: number, size: number): number {
  return EDGE + Math.max(NAMED, Math.ceil(count / 2) * (tileOf(size).width + 4));
}
