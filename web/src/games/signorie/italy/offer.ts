/** What a click on a space of a track does. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { asks, factsOf } from "../../../table/question";
import type { Reason } from "../../../table/tip.svelte";
import { t } from "../../../text/ui.svelte";
import { free } from "../columns/lights";
import { desk } from "../desk.svelte";

export interface Offer {
  label: string;
  choose: () => void;
  /** What the engine foresees while it is pointed at. */
  action?: Action | null;
  /** So many points lead there. */
  steps?: number;
  chosen?: boolean;
  /** Why it cannot be chosen. */
  barred?: Reason | null;
}

/** The points that I can spend now. */
export function pointsLeft(seen: Seen, tools: Tools): number {
  return asks(seen, "spend_point") && free(tools) ? (factsOf<{ points: number }>(seen).points ?? 0) : 0;
}

/** Points that lead to a space, if any do. */
export function spending(tools: Tools, steps: readonly Action[], track: string, space: number, vp: number): Offer | null {
  const [first, ...more] = steps;
  if (!first) return null;
  return {
    steps: steps.length,
    label: t("si-spend", { track, space, points: steps.length, vp }),
    action: more.length ? null : first,
    choose: () => (more.length ? desk.steps.begin(steps) : tools.choose?.(first)),
  };
}
