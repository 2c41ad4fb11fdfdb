/** Steps on a support track: any number may be paid for, but those beyond space I are lost. */
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import { t } from "../../../text/ui.svelte";
import { desk } from "../desk.svelte";
import { fieldOf, offersOn } from "../offers";
import { previewOf, TRACKS, viewOf } from "../state";

/** The track that a field leads along. */
const TRACK_OF: Record<string, (typeof TRACKS)[number]> = { nobles_feast: "senatorial_support", parliamentary_agitation: "parliamentary_support" };

/** The cards or ducats that an option pays for steps. */
export function paidOf(action: Action): number {
  return Array.isArray(action["cards"]) ? action["cards"].length : Number(action["ducats"] ?? 0);
}

/** The spaces between my House and space I of the track that an option moves it on; null if it does not. */
function spacesBefore(seen: Seen, action: Action): number | null {
  const track = TRACK_OF[fieldOf(action) ?? ""];
  return track ? (viewOf(seen).tracks[TRACKS.indexOf(track)]?.indexOf(seen.seat ?? 0) ?? 0) : null;
}

/** Whether some of what an option pays could be of use; nothing paid always is. */
export function inReach(seen: Seen, action: Action): boolean {
  const spaces = spacesBefore(seen, action);
  return spaces === null || paidOf(action) < Math.max(1, spaces);
}

/** How many of the steps paid for lead beyond space I, by what the free ones bring. */
export function lostSteps(seen: Seen, action: Action): number {
  const [spaces, paid] = [spacesBefore(seen, action), paidOf(action)];
  if (spaces === null || !paid) return 0;
  const free = previewOf(desk.foresight.of(offersOn(seen, fieldOf(action)!).find((each) => !paidOf(each)) ?? null));
  const steps = free ? Math.max(...free.change.steps) : 1;
  return Math.max(0, Math.min(paid, steps + paid - spaces));
}

/** That steps would be lost, if any. */
export function lostWords(seen: Seen, action: Action | null): string[] {
  const count = action ? lostSteps(seen, action) : 0;
  return count ? [t("sg-steps-lost", { count })] : [];
}
