/** What has just happened, by kind. */
import type { Seen } from "../../../table/board";
import type { Event } from "../../../types/signorie";

export function news<T extends Event>(seen: Seen, type: T["type"]): T[] {
  return seen.news.flatMap(({ events = [] }) => (events as Event[]).filter((event) => event.type === type) as T[]);
}
