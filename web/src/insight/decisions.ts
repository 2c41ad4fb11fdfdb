/** The decisions of a review: which of them are told first, and what they say together. */
import type { Action, Decided } from "../api/types";
import { keyOf } from "../table/wanted.svelte";

export type Order = "loss" | "time";

/** Less is not worth a word. */
const LEAST = 0.0005;

/** The bot would have done the same. */
export function agrees({ action, advised }: Decided): boolean {
  return keyOf(action as Action) === keyOf(advised as Action);
}

/** The decisions of a seat that a bot would have made otherwise, and that lost something by it. */
export function differing(decisions: readonly Decided[], seat: number): Decided[] {
  return decisions.filter((each) => each.seat === seat && !agrees(each) && weight(each.gain) !== "none");
}

export function ordered(decisions: readonly Decided[], order: Order): Decided[] {
  const later = (one: Decided, other: Decided) => one.n - other.n;
  return [...decisions].sort(order === "time" ? later : (one, other) => other.gain - one.gain || later(one, other));
}

/** How many decisions there were, in how many the bot agrees, and how much chance one lost on the average. */
export function accuracy(decisions: readonly Decided[], seat: number): { count: number; agreed: number; lost: number } {
  const mine = decisions.filter((each) => each.seat === seat);
  const lost = mine.reduce((sum, { gain }) => sum + Math.max(0, gain), 0);
  return { count: mine.length, agreed: mine.filter(agrees).length, lost: mine.length ? lost / mine.length : 0 };
}

/** How bad it was: what a word and a sign are for, beside the number. */
export function weight(gain: number): "slight" | "mistake" | "blunder" | "none" {
  if (gain < LEAST) return "none";
  if (gain < 0.05) return "slight";
  return gain < 0.15 ? "mistake" : "blunder";
}

/** The seats whose decisions were judged. */
export function judgedSeats(decisions: readonly Decided[]): number[] {
  return [...new Set(decisions.map(({ seat }) => seat))].sort((one, other) => one - other);
}
