/** Cards of mine that have no use in this window; the engine says why. */
import type { Action } from "../../api/types";
import type { Seen } from "../../table/board";
import { optionsOf, viewOf } from "./state";

export type Barred = Action & { card: string };

/** Cards that can be neither played nor pledged now. */
export function barred(seen: Seen): Barred[] {
  if (seen.now.prompt?.decision !== "turn" || seen.seat === null) return [];
  const { offices, laws } = viewOf(seen).players[seen.seat]!;
  const useful = new Set(optionsOf(seen).flatMap((action) => [action.card, action.type === "pledge" ? action.law : null]));
  return [...offices, ...laws].filter((card) => !useful.has(card)).map((card) => ({ type: "play", card }));
}
