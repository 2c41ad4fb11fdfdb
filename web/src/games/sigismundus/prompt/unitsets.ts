/** Sets of units that can be sent or kept together. */
import type { Action } from "../../../api/types";

/** The units of an option: active ones, then inactive ones. */
export function unitsOf(action: Action): number[] {
  if (action.type === "maintain") return [...(action["active"] as number[]), ...(action["inactive"] as number[])];
  return ["infantry", "hussars", "artillery"].map((unit) => Number(action[unit]));
}

/** The option with just these units. */
export function withUnits(offers: readonly Action[], units: readonly number[]): Action | null {
  return offers.find((action) => unitsOf(action).join() === units.join()) ?? null;
}

function count(action: Action): number {
  return unitsOf(action).reduce((sum, each) => sum + each, 0);
}

/** The first option with the most units, of those that fit. */
export function fullest(offers: readonly Action[], fits: (action: Action) => boolean = () => true): Action | null {
  return offers.filter(fits).reduce<Action | null>((best, each) => (best && count(best) >= count(each) ? best : each), null);
}

/** Sets that are ready to be chosen, each by its name; none twice. */
export function readySets(offers: readonly Action[], keeping: boolean, isFree: (action: Action) => boolean): { name: string; action: Action }[] {
  const none = offers.find((action) => !count(action)) ?? null;
  const found = { all: keeping ? (offers[0] ?? null) : fullest(offers), free: keeping ? fullest(offers, isFree) : null, none };
  const sets = Object.entries(found).flatMap(([name, action]) => (action && (count(action) || name === "none") ? [{ name, action }] : []));
  return sets.filter(({ action }, at) => sets.findIndex((other) => other.action === action) === at);
}
