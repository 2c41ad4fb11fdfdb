/** What is asked at a moment, in every game alike. */
import type { Action } from "../api/types";
import type { Seen } from "./board";

export function optionsOf(seen: Seen): Action[] {
  return (seen.now.options ?? []) as Action[];
}

/** The question that is asked now, of whomever. */
export function decisionOf(seen: Seen): string {
  return seen.now.prompt?.decision ?? "";
}

/** What the question is about. */
export function factsOf<T extends object>(seen: Seen): Partial<T> {
  return (seen.now.prompt?.facts ?? {}) as Partial<T>;
}

/** Whether the one who looks is asked this. */
export function asks(seen: Seen, ...decisions: string[]): boolean {
  return optionsOf(seen).length > 0 && decisions.includes(decisionOf(seen));
}
