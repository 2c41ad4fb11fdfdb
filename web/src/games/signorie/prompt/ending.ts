/** The end of a game: what was counted, and how it was decided. */
import type { Outcome } from "../../../api/types";
import type { PlayerView, SignorieView } from "../../../types/signorie";

/** Where victory points come from, as the engine lists them. */
export const SOURCES = ["mission", "dowry", "initiative", "helper", "wedding", "reward", "purchase", "career", "plan"] as const;
export type Source = (typeof SOURCES)[number];

export function pointsFrom(player: PlayerView, source: Source): number {
  return player.scored[SOURCES.indexOf(source)] ?? 0;
}

/** The sources that brought somebody something. */
export function fruitful(view: SignorieView): Source[] {
  return SOURCES.filter((source) => view.players.some((player) => pointsFrom(player, source)));
}

/** Who had as many points as the one before: the turn order has put them behind. */
export function tied(outcome: Outcome): { ahead: number; behind: number; vp: number }[] {
  const { ranking, scores } = outcome;
  return ranking.slice(1).flatMap((behind, at) => {
    const ahead = ranking[at]!;
    const vp = scores[ahead]!;
    return vp === scores[behind] ? [{ ahead, behind, vp }] : [];
  });
}
