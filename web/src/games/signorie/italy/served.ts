/** The phase of rewards: who got what, in the new turn order. */
import type { Happened } from "../../../api/types";
import { standing } from "../../../table/moves";
import type { Event } from "../../../types/signorie";

export interface Served {
  seat: number;
  /** Victory points for the initiative track. */
  initiative: number;
  total: number;
  threshold: number;
  qualified: boolean;
  /** The bonus was taken. */
  bonus?: string;
  /** Florins instead of it. */
  florins?: number;
  /** Victory points by the token of one of the last rounds. */
  scored?: number;
  /** Victory points for florins. */
  bought?: number;
  wedding?: { vp: number; florins: number };
}

/** The list of this phase; empty before the new order is known. */
export function servedOf(log: readonly Happened[]): Served[] {
  const events = standing<Event>(log);
  const begun = events.findLastIndex(({ type }) => type === "NewOrder");
  const order = events[begun];
  if (order?.type !== "NewOrder") return [];
  return order.order.map((seat) => {
    const served: Served = { seat, initiative: 0, total: 0, threshold: 0, qualified: false };
    for (const event of [...scoredBefore(events, begun), ...events.slice(begun)])
      if ("seat" in event && event.seat === seat) note(served, event);
    return served;
  });
}

/** The track is scored just before the order changes. */
function scoredBefore(events: readonly Event[], begun: number): readonly Event[] {
  const last = events.slice(0, begun).findLastIndex(({ type }) => type !== "InitiativeScored" && type !== "Scored");
  return events.slice(last + 1, begun);
}

function note(served: Served, event: Event): void {
  switch (event.type) {
    case "InitiativeScored":
      served.initiative = event.vp;
      break;
    case "DiceCounted":
      ({ total: served.total, threshold: served.threshold, qualified: served.qualified } = event);
      break;
    case "BonusTaken":
      served.bonus = event.reward;
      break;
    case "FlorinsTaken":
      served.florins = event.florins;
      break;
    case "RewardScored":
      served.scored = event.vp;
      break;
    case "PointsBought":
      served.bought = event.vp;
      break;
    case "WeddingHeld":
      served.wedding = { vp: event.vp, florins: event.florins };
  }
}
