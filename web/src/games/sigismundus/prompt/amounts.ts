/** Amounts that can be hidden, given or laid on a card. */
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import { decisionOf, factsOf } from "../../../table/question";
import { viewOf } from "../state";

export function amountOf(action: Action): number {
  return Number(action["votes"] ?? action["ducats"] ?? action["amount"] ?? action["gold"] ?? 0);
}

/** The amount nearest to a wish that some option has. */
export function nearest(offers: readonly Action[], wish: number): number {
  const amounts = offers.map(amountOf);
  return amounts.reduce((best, each) => (Math.abs(each - wish) < Math.abs(best - wish) ? each : best), amounts[0] ?? 0);
}

/** A digit after others makes a longer number, as long as so much is there. */
export function typed(before: string, digit: string, most: number): string {
  const longer = before + digit;
  return before && Number(longer) <= most ? longer : digit;
}

/** What is hidden or given: ducats or votes. */
export function resourceOf(seen: Seen): "ducats" | "votes" {
  const decision = decisionOf(seen);
  if (decision === "commit_to_demand") return factsOf<{ resource: "ducats" | "votes" }>(seen).resource ?? "ducats";
  return decision === "hide_ducats" ? "ducats" : "votes";
}

export interface Rival {
  seat: number;
  most: number;
  /** What a House marker adds. */
  extra: number;
}

/** The most that each of the others could lay in the hand, the richest first. */
export function rivalsOf(seen: Seen): Rival[] {
  const resource = resourceOf(seen);
  return viewOf(seen)
    .players.map((player, seat) => ({ seat, most: player[resource], extra: extraOf(seen, seat) }))
    .filter(({ seat }) => seat !== seen.seat)
    .sort((one, other) => other.most + other.extra - one.most - one.extra);
}

/** The extra votes of a seat for the office voted on. */
export function extraOf(seen: Seen, seat: number | null): number {
  const { owner, extra } = factsOf<{ owner: number | null; extra: number }>(seen);
  return decisionOf(seen) === "bid_for_office" && owner === seat ? (extra ?? 0) : 0;
}
