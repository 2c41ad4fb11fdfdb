/** The ending phase: what each camp has of what a victory needs. */
import type { Event, VetoView } from "../../../types/veto";

export const STEPS = ["fame", "victory", "discard"] as const;
export type Step = (typeof STEPS)[number];

const WINDOWS: Record<string, Step> = { "W-E1": "fame", "W-E2": "victory", "W-E3": "discard" };

export function stepOf(decision: string, window: string, phase: readonly Event[]): Step {
  if (decision === "ending_discard") return "discard";
  return WINDOWS[window] ?? (phase.some(({ type }) => type === "CardsDiscarded" || type === "ElectionLapsed") ? "discard" : "fame");
}

export interface Conditions {
  kreski: number;
  /** The cards of Elects in play. */
  elects: string[];
  /** A strategy whose condition is met, by what the engine says. */
  strategy: { card: string; met: boolean } | null;
}

/** VE-10.6: kreski and an Elect in play; VE-10.14: or the own strategy. */
export function conditionsOf(view: VetoView, seat: number): Conditions {
  const { kreski, strategy } = view.players[seat]!;
  const elects = view.table.filter((piece) => piece.controller === seat && piece.field && piece.keywords.includes("elect"));
  return {
    kreski,
    elects: elects.map(({ card }) => card),
    strategy: strategy && view.winning.includes(seat) ? { card: strategy, met: true } : null,
  };
}
