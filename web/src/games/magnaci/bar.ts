/** The strength of the Commonwealth as a bar: pieces side by side, what hinders taken off at the end. */
import type { ContestView } from "../../types/magnaci";

export interface Piece {
  key: string;
  /** The family whose card it is; null for what the province adds. */
  seat: number | null;
  source: string;
  amount: number;
  x: number;
  width: number;
  /** How much of it is not taken off again by what hinders. */
  clear: number;
}

export interface Bar {
  pieces: Piece[];
  /** What hinders, all together, and how far all that helps would reach. */
  hindered: number;
  whole: number;
  /** Where the strength ends, where the Scale is, and where the strength would end. */
  end: number;
  scale: number;
  after: number | null;
}

/** The pieces in the order in which they lie: cards from the highest on, then the province. */
export function barOf(contest: ContestView, width: number, after: number | null): Bar {
  const battle = contest.battle!;
  const cards = [...contest.sides]
    .sort((one, other) => other.total - one.total || one.seat - other.seat)
    .map((side) => ({ key: `seat-${side.seat}`, seat: side.seat, source: "", amount: side.total }));
  const parts = battle.parts.map((part) => ({ key: part.source, seat: null, source: part.source, amount: part.strength }));
  const all = [...cards, ...parts];
  const helping = all.filter((each) => each.amount > 0);
  const total = helping.reduce((sum, each) => sum + each.amount, 0);
  const unit = width / (Math.max(total, battle.scale, after ?? 0, 1) * 1.08);
  const against = all.filter((each) => each.amount < 0);
  const hindered = against.reduce((sum, each) => sum + each.amount, 0);
  const pieces: Piece[] = [];
  let x = 0;
  for (const each of helping) {
    const clear = Math.min(each.amount, Math.max(0, total + hindered - x));
    pieces.push({ ...each, x: x * unit, width: each.amount * unit, clear: clear * unit });
    x += each.amount;
  }
  for (const each of against) {
    x += each.amount;
    pieces.push({ ...each, x: x * unit, width: -each.amount * unit, clear: 0 });
  }
  return {
    pieces,
    hindered,
    whole: total * unit,
    end: battle.strength * unit,
    scale: battle.scale * unit,
    after: after === null ? null : after * unit,
  };
}
