/** How tall the column of a match is. */
import type { Last } from "../api/types";

/** From 0 to 1: the first place is all, the last a little, and where everybody lost nothing. */
export function heightOf({ rank, seats }: Pick<Last, "rank" | "seats">): number {
  if (rank === null) return 0;
  return 0.2 + (0.8 * (seats - rank)) / Math.max(1, seats - 1);
}
