/** The phase of rewards: who got what, in the new turn order. */
import type { Happened } from "../../../api/types";
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

/** What still stands of a log: without moves that were taken back. */
export function standing(log: readonly Happened[]): Event[] {
  let moves: Happened[] = [];
  for (const each of log) {
    const { undo, rewind } = each.note ?? {};
    if (typeof rewind === "number") moves = moves.filter(({ by }, at) => by == null || played(moves, at) <= rewind);
    else if (undo !== undefined) moves.splice(moves.findLastIndex(({ by }) => by === undo), 1);
    else if (each.events) moves.push(each);
  }
  return moves.flatMap(({ events }) => events as Event[]);
}

/** How many moves were made up to one of them. */
function played(moves: readonly Happened[], at: number): number {
  return moves.slice(0, at + 1).filter(({ by }) => by != null).length;
}

/** The list of this phase; empty before the new order is known. */
export function servedOf(log: readonly Happened[]): Served[] {
  const events = standing(log);
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
