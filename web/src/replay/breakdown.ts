/** How the points of a match came about: events that count several things for each seat. */
import type { Happened } from "../api/types";

export interface Breakdown {
  /** What was counted, in the order of the event. */
  fields: string[];
  /** By seat. */
  rows: Map<number, Record<string, number>>;
}

type Counted = { type: string; seat?: unknown } & Record<string, unknown>;

/** The last reckoning of the match: one event of the same type for every seat. */
export function breakdownOf(log: readonly Happened[], seats: number): Breakdown | null {
  const byType = new Map<string, Map<number, Record<string, number>>>();
  for (const event of log.flatMap((each) => each.events ?? []) as Counted[]) {
    const numbers = numbersOf(event);
    if (typeof event.seat !== "number" || Object.keys(numbers).length < 3) continue;
    const rows = byType.get(event.type) ?? new Map();
    byType.set(event.type, rows.set(event.seat, numbers));
  }
  const rows = [...byType.values()].findLast((each) => each.size === seats);
  return rows ? { fields: Object.keys([...rows.values()][0]!), rows } : null;
}

function numbersOf({ seat: _, ...event }: Counted): Record<string, number> {
  const numbers = Object.entries(event).filter(([, value]) => typeof value === "number");
  return Object.fromEntries(numbers) as Record<string, number>;
}
