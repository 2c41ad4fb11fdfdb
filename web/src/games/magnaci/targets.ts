/** Options that are aimed at something on the table: chosen there by a click, or in two steps where they are many. */
import type { Action } from "../../api/types";
import type { Seen } from "../../table/board";
import { keyOf } from "../../table/foresight.svelte";
import { optionsOf } from "./state";

/** Cards of which the target is chosen after the card. */
export const AIMED = new Set(["treasurer", "assignats", "embassy", "pacta_conventa"]);
/** As many options as stand beside one another. */
export const ROW = 5;
/** The field that is chosen first, by card or kind of action. */
const FIRST: Record<string, string> = { treasurer: "target", assignats: "victim", redirect: "loss" };

/** What of an option can be chosen before the rest of it: a province, a family. */
export function firstPart(action: Action): string | null {
  const part = action[FIRST[action.type === "play" ? String(action.card) : action.type] ?? ""];
  return part === undefined || part === null ? null : String(part);
}

/** A card that is aimed stands once for all its targets. */
export function byCard(actions: readonly Action[]): Action[][] {
  return bundled(actions, (action) => (action.type === "play" && AIMED.has(String(action.card)) ? String(action.card) : null));
}

/** One by one; where they are more than have room, those that share their first part stand together. */
export function byPart(actions: readonly Action[], room: number): Action[][] {
  const bundles = actions.length > room ? bundled(actions, firstPart) : [];
  return bundles.length > 1 ? bundles : actions.map((action) => [action]);
}

function bundled(actions: readonly Action[], by: (action: Action) => string | null): Action[][] {
  const bundles = new Map<string, Action[]>();
  for (const action of actions) {
    const key = by(action) ?? keyOf(action);
    bundles.set(key, [...(bundles.get(key) ?? []), action]);
  }
  return [...bundles.values()];
}

/** What can be chosen by clicking a province: while a card is being aimed, only with that card. */
export function actionsIn(seen: Seen, province: string, aiming: string | null): Action[] {
  return optionsOf(seen).filter((action) => {
    if (action.type === "play") return action.card === aiming && action.target === province;
    if (aiming) return false;
    return [action.province, action.what, action.instead].includes(province);
  });
}

/** What can be chosen by clicking a Conflict. */
export function actionsAt(seen: Seen, conflict: string | null, aiming: string | null): Action[] {
  if (!conflict) return [];
  return optionsOf(seen).filter((action) =>
    action.type === "play"
      ? action.card === "embassy" && aiming === "embassy" && action.target === conflict
      : action.conflict === conflict,
  );
}
