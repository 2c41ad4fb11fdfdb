/** The end of a game: what was counted, and how it was decided. */
import type { Outcome } from "../../../api/types";
import type { Event, RibbonScored } from "../../../types/sigismundus";
import { all } from "./story";

/** Where victory points come from, as the engine lists them. */
export const SOURCES = ["foundation", "foray", "offices", "countries", "grants", "ribbons"] as const;

/** The golden ribbons of every House, the winner's first. */
export function ribbonsOf(events: readonly Event[], ranking: readonly number[]): { seat: number; ribbons: RibbonScored[] }[] {
  const scored = all(events, "RibbonScored");
  return ranking.map((seat) => ({ seat, ribbons: scored.filter((event) => event.seat === seat) })).filter(({ ribbons }) => ribbons.length);
}

/** Who had as many points as the one before: the king's favour has put them behind. */
export function tied({ ranking, scores }: Outcome): { ahead: number; behind: number; vp: number }[] {
  return ranking.slice(1).flatMap((behind, at) => {
    const ahead = ranking[at]!;
    const vp = scores[ahead]!;
    return vp === scores[behind] ? [{ ahead, behind, vp }] : [];
  });
}
