/** What the log tells of this round. */
import type { Happened } from "../../../api/types";

interface RoundBegun {
  type: string;
  figures: string[];
}

/** The Figures that were laid out at the beginning of this round, in their order; none if the log does not reach back. */
export function laidOut(log: readonly Happened[]): readonly string[] {
  const events = log.flatMap(({ events = [] }) => events as RoundBegun[]);
  return events.findLast(({ type }) => type === "RoundBegun")?.figures ?? [];
}
