/** The settlement of one camp: what every card brings and costs, and what is left in the treasury. */
import type { Event, PlayerView } from "../../../types/veto";
import { besides, counted, sumOf, type Entry } from "./ledger";
import { all } from "./story";

export const STEPS = ["begin", "cards", "compute", "settle", "election"] as const;
export type Step = (typeof STEPS)[number];

/** The step each window of the phase belongs to. */
const WINDOWS: Record<string, Step> = { "W-S1": "begin", "W-S2": "cards", "W-S3": "compute", "W-S4": "settle", "W-S5": "election" };
const QUESTIONS: Record<string, Step> = { discard_excess: "cards", discard_for_upkeep: "settle", announce_election: "election" };

/** The step that is under way: that of the question, else of the window, else the last one of which something is told. */
export function stepOf(decision: string, window: string, phase: readonly Event[]): Step {
  const told = (type: Event["type"]) => phase.some((event) => event.type === type);
  const found = QUESTIONS[decision] ?? WINDOWS[window];
  if (found) return found;
  return told("ElectionAnnounced") ? "election" : told("Settled") ? "settle" : told("Drawn") ? "cards" : "begin";
}

export interface Account {
  entries: Entry[];
  net: number;
  /** The treasury before and after; it is never below 0. */
  before: number;
  after: number;
  settled: boolean;
  /** Cards drawn and discarded in this phase. */
  drawn: number;
  discarded: string[];
}

/** Words for lines that no card brings. */
export interface Besides {
  adjusted: string;
  /** What was fixed before the table changed. */
  fixed: string;
}

export function accountOf(player: PlayerView, seat: number, step: Step, phase: readonly Event[], words: Besides): Account {
  const settled = all(phase, "Settled").find((event) => event.seat === seat);
  const computed = STEPS.indexOf(step) >= STEPS.indexOf("compute");
  const lines = sumOf(player.income_lines);
  const net = settled?.net ?? (computed ? player.net + player.adjusted : lines + player.adjusted);
  const after = settled?.dukats ?? Math.max(0, player.dukats + net);
  return {
    entries: [...counted(player.income_lines), ...besides(player.adjusted, words.adjusted), ...besides(net - lines - player.adjusted, words.fixed)],
    net,
    before: settled ? settled.dukats - net : player.dukats,
    after,
    settled: settled !== undefined,
    drawn: all(phase, "Drawn").filter((event) => event.seat === seat).reduce((sum, { count }) => sum + count, 0),
    discarded: all(phase, "CardsDiscarded").filter((event) => event.seat === seat).flatMap(({ cards }) => cards),
  };
}
