/** A choice as it is made: what is lit on the table now, and what a touch says. */
import type { Action } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { desk } from "./desk.svelte";
import { aimAt, litKeys, narrowed, offersOf, type Offer } from "./offers";

/** The offers of a moment; many things of the table ask for them. */
const known = new WeakMap<object, Offer[]>();

export function offered(seen: Seen): Offer[] {
  const offers = known.get(seen.now) ?? offersOf(seen);
  known.set(seen.now, offers);
  return offers;
}

/** What is left of them after all that was said. */
export function leftOver(seen: Seen): Offer[] {
  return narrowed(offered(seen), desk.aims);
}

let last: { now: unknown; aims: unknown; keys: ReadonlySet<string> } = { now: null, aims: null, keys: new Set() };

/** The keys of all things by which the choice goes on. */
export function lit(seen: Seen): ReadonlySet<string> {
  const [now, aims] = [seen.now, desk.aims];
  if (last.now !== now || last.aims !== aims) last = { now, aims, keys: litKeys(offered(seen), aims) };
  return last.keys;
}

/** Whether something can be done with it. */
export function usable(seen: Seen, key: string): boolean {
  return offered(seen).some(({ path }) => path[0] === key);
}

export function say(tools: Tools, action: Action): void {
  if (!tools.choose || desk.steps.busy) return;
  tools.choose(action);
}

/** Something on the table is touched: it is picked up, or aimed at; the last aim says it. */
export function touch(seen: Seen, tools: Tools, key: string): void {
  if (!tools.choose) return;
  const aim = desk.holding && desk.picked !== key ? aimAt(offered(seen), desk.aims, key) : null;
  if (aim) {
    const left = narrowed(offered(seen), [...desk.aims, aim]);
    if (left.length === 1) say(tools, left[0]!.action);
    else desk.aim(aim);
  } else if (usable(seen, key)) desk.pick(key);
}

/** The option that Enter says: the only one that is left of something picked up. */
export function ready(seen: Seen): Action | null {
  const left = desk.holding ? leftOver(seen) : [];
  return left.length === 1 ? left[0]!.action : null;
}
