/** Options that are aimed at something on the table, so that it can be clicked there. */
import type { Action } from "../../api/types";
import type { Seen } from "../../table/board";
import { optionsOf } from "./state";

/** Cards of which the target is chosen after the card. */
export const AIMED = new Set(["treasurer", "assignats", "embassy", "pacta_conventa"]);

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
