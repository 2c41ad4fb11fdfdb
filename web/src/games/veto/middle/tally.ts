/** Kreski as they are struck on a board: four strokes, and the fifth across them. */

const GROUP = 5;
const STEP = 9.5;
const GAP = 15;
/** How far strokes made by hand stray: their ends differ, but those of the same place never change. */
const STRAY = [0.4, -0.7, 0.9, -0.2, 0.6, -0.9, 0.1, 0.8, -0.5, 0.3];

export interface Stroke {
  d: string;
  /** The one across the other four. */
  across: boolean;
}

/** The strokes for so many kreski, the first one first. */
export function strokesOf(count: number): Stroke[] {
  return Array.from({ length: count }, (_, at) => (at % GROUP === GROUP - 1 ? across(at) : upright(at)));
}

/** How wide the strokes are together, in the units they are drawn in. */
export function widthOf(count: number): number {
  if (!count) return STEP;
  const [whole, rest] = [Math.floor(count / GROUP), count % GROUP];
  return whole * groupWidth() + (rest ? rest * STEP : -GAP + STEP);
}

/** Strokes that do not fit in one row begin another: how many there are in each row. */
export function rowsOf(count: number, perRow: number): number[] {
  const rows = Array.from({ length: Math.floor(count / perRow) }, () => perRow);
  return count % perRow || !count ? [...rows, count % perRow] : rows;
}

function groupWidth(): number {
  return (GROUP - 1) * STEP + GAP;
}

function upright(at: number): Stroke {
  const x = startOf(at) + (at % GROUP) * STEP + 4;
  const [above, below] = [stray(at), stray(at + 3)];
  return { d: `M${fixed(x + above)} ${fixed(6 + below)}L${fixed(x + below)} ${fixed(28 + above)}`, across: false };
}

function across(at: number): Stroke {
  const x = startOf(at);
  return { d: `M${fixed(x - 0.5)} ${fixed(24 + stray(at))}L${fixed(x + 38)} ${fixed(9 + stray(at + 1))}`, across: true };
}

/** Where the group of a stroke begins. */
function startOf(at: number): number {
  return Math.floor(at / GROUP) * groupWidth();
}

function stray(at: number): number {
  return STRAY[at % STRAY.length]!;
}

function fixed(number: number): string {
  return number.toFixed(1);
}
