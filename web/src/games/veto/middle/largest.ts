/** How large cards can be shown side by side. */

export const GAP = 8;
/** Cards are so much higher than wide, and no larger than this. */
const RATIO = 1.4;
const LARGEST = 300;

export interface Shown {
  /** The width of a card. */
  size: number;
  columns: number;
}

/** So many cards as they fill a place best, in however many rows. */
export function largest(count: number, width: number, height: number): Shown {
  const shown = Array.from({ length: count }, (_, at): Shown => {
    const [rows, columns] = [at + 1, Math.ceil(count / (at + 1))];
    const size = Math.min(LARGEST, (width - (columns - 1) * GAP) / columns, (height - (rows - 1) * GAP) / rows / RATIO);
    return { size: Math.floor(size), columns };
  });
  return shown.reduce((best, each) => (each.size > best.size ? each : best), { size: 0, columns: 1 });
}
