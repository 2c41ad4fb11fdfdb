/** What the board shows, worked out from what the engine says. */
import type { Action, Foreseen } from "../../api/types";
import type { Seen } from "../../table/board";
import type { PlayerView, Preview, SignorieView } from "../../types/signorie";

export function viewOf(seen: Seen): SignorieView {
  return seen.now.view as SignorieView;
}

/** The family of the one who looks; null for the public. */
export function mine(seen: Seen): PlayerView | null {
  return seen.seat === null ? null : (viewOf(seen).players[seen.seat] ?? null);
}

export function previewOf(foreseen: Foreseen | undefined): Preview | null {
  return (foreseen?.preview ?? null) as Preview | null;
}

/** A die of the pool. */
export interface Die {
  colour: string;
  value: number;
}

export function takes({ colour, value }: Die): Action {
  return { type: "take", colour, value };
}

/** The questions in which a die is chosen. */
export const TAKING = ["take_die", "take_extra_die"] as const;
