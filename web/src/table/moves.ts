/** What still stands of a log. */
import type { Happened } from "../api/types";

/** The events of a log without those of moves that were taken back. */
export function standing<Event>(log: readonly Happened[]): Event[] {
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

interface Told {
  type: string;
}

/** What has happened since the last event of a kind, that one included; everything if there was none. */
export function since<Event extends Told>(events: Event[], type: Event["type"]): Event[] {
  const at = events.findLastIndex((event) => event.type === type);
  return at < 0 ? events : events.slice(at);
}

/** The events of a kind. */
export function all<Event extends Told, T extends Event["type"]>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}

/** The last event of a kind, if there is one. */
export function last<Event extends Told, T extends Event["type"]>(events: readonly Event[], type: T): Extract<Event, { type: T }> | undefined {
  return all(events, type).at(-1);
}
