/** A row of a plan, shield by shield. */
import type { Action } from "../../../api/types";
import type { Change, RowView } from "../../../types/signorie";
import type { Box } from "../data";

/** A shield of the row: what lies there, or what would come. */
export interface Slot {
  house: string;
  token: string | null;
  ghost: boolean;
}

/** What an action would lay beside a row; a token of null lies face down. */
export interface Coming {
  row: string;
  token: string | null;
}

/** Each token lies on the first free shield of its house. */
export function slotsOf(box: Box, { shields, tokens }: RowView, coming: string | null): Slot[] {
  const slots: Slot[] = shields.map((house) => ({ house, token: null, ghost: false }));
  const lay = (token: string, ghost: boolean) => {
    const house = box.tokens.get(token)?.house;
    const slot = slots.find((each) => each.house === house && each.token === null);
    if (slot) Object.assign(slot, { token, ghost });
  };
  for (const token of tokens) lay(token, false);
  if (coming) lay(coming, true);
  return slots;
}

/** How much of a face-down token is seen under the next, so that many have room. */
export const OVERLAP = 0.35;

/** How many shields wide a row is. */
export function placesOf({ shields, face_down }: RowView, coming: Coming | null): number {
  const sealed = face_down + Number(coming !== null && coming.token === null);
  return shields.length + (sealed && 1 + (sealed - 1) * OVERLAP);
}

/** Where a token would come to lie by this action, as far as it is certain. */
export function comingBy(action: Action | null, change: Change | undefined): Coming | null {
  if (change?.row && change.token) return { row: change.row, token: change.token };
  const row = action?.type === "marry" ? "marriage" : (action?.["row"] ?? action?.["career"]);
  const drawn = action?.type === "put_beside" || Boolean(change?.face_down);
  return drawn && typeof row === "string" ? { row, token: null } : null;
}
