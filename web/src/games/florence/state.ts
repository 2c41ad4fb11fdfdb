/** What the board shows, worked out from what the engine says: the view, the question, the events. */
import type { Foreseen, Happened } from "../../api/types";
import type { Seen } from "../../table/board";
import type { Event, FlorenceView, PlayerView, Preview } from "../../types/florence";

export { asks, decisionOf, factsOf, optionsOf } from "../../table/question";

export function viewOf(seen: Seen): FlorenceView {
  return seen.now.view as FlorenceView;
}

/** The house of the one who looks; null for the public. */
export function mine(seen: Seen): PlayerView | null {
  return seen.seat === null ? null : (viewOf(seen).players[seen.seat] ?? null);
}

export function previewOf(foreseen: Foreseen | undefined): Preview | null {
  return (foreseen?.preview ?? null) as Preview | null;
}

export function eventsOf(log: readonly Happened[]): Event[] {
  return log.flatMap((happened) => (happened.events ?? []) as Event[]);
}

/** What has happened since the last event of a kind, that one included. */
export function since(log: readonly Happened[], kind: Event["type"]): Event[] {
  const events = eventsOf(log);
  const at = events.findLastIndex((event) => event.type === kind);
  return at < 0 ? events : events.slice(at);
}
