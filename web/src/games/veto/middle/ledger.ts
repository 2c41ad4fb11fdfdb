/** Sums of Szabla line by line: what counts now, what waits on the stack, what was negated. */
import type { DuelView, Event, Line, ObjectView } from "../../../types/veto";
import { all } from "./story";

export interface Entry {
  /** `counts` now, `waits` on the stack, `negated` will never count. */
  state: "counts" | "waits" | "negated";
  line: Line;
  /** What the line says where no card does. */
  words?: string;
}

/** Lines that all count. */
export function counted(lines: readonly Line[]): Entry[] {
  return lines.map((line) => ({ state: "counts", line }));
}

/** A line that no card brings; none where it brings nothing. */
export function besides(amount: number, words: string): Entry[] {
  return amount ? [{ state: "counts", line: { kind: "ability", amount }, words }] : [];
}

export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** The sums of both fighters, the challenger's first. */
export function ledgerOf(duel: DuelView, stack: readonly ObjectView[], events: readonly Event[], bonus: (card: string) => number): [Entry[], Entry[]] {
  const side = (at: 0 | 1): Entry[] => {
    const seat = duel.seats[at]!;
    return [
      ...counted(duel.lines[at]!),
      ...struck(events, stack, seat).map((card): Entry => ({ state: "negated", line: thrust(card, bonus) })),
      ...onStack(stack, seat).map(({ card, negated }): Entry => ({ state: negated ? "negated" : "waits", line: thrust(card, bonus) })),
    ];
  };
  return [side(0), side(1)];
}

function thrust(card: string, bonus: (card: string) => number): Line {
  return { kind: "thrust", amount: bonus(card), card };
}

/** The thrusts of a player that still lie on the stack, the first one first. */
function onStack(stack: readonly ObjectView[], seat: number): ObjectView[] {
  return stack.filter((item) => item.kind === "thrust" && item.seat === seat);
}

/** The thrusts of a player that were negated in this duel and have left the stack. */
function struck(events: readonly Event[], stack: readonly ObjectView[], seat: number): string[] {
  const own = new Set(all(events, "ObjectDeclared").filter((event) => event.seat === seat).map(({ number }) => number));
  const lying = new Set(stack.map(({ number }) => number));
  return all(events, "ObjectNegated")
    .filter(({ kind, number }) => kind === "thrust" && own.has(number) && !lying.has(number))
    .map(({ card }) => card);
}

/** What would follow from totals, for the side that is behind. */
export interface Verdict {
  /** The side that wins; null in a draw. */
  winner: 0 | 1 | null;
  margin: number;
  casualty: "wound" | "kill" | null;
  /** The kreski it brings the winner. */
  spoils: number;
}

/** VE-8.19 to VE-8.21, from the numbers the engine gives; once a duel is decided, what was decided. */
export function verdictOf(duel: DuelView): Verdict {
  if (duel.decided) {
    const winner = duel.winner === duel.challenger ? 0 : duel.winner === duel.challenged ? 1 : null;
    return { winner, margin: duel.margin, casualty: duel.casualty, spoils: duel.spoils };
  }
  const [one = 0, other = 0] = duel.totals;
  if (one === other) return { winner: null, margin: 0, casualty: null, spoils: 0 };
  const winner = one > other ? 0 : 1;
  const margin = Math.abs(one - other);
  const kills = duel.kill_margins[winner]!;
  return { winner, margin, casualty: kills && margin >= kills ? "kill" : "wound", spoils: duel.stakes[winner]! };
}
