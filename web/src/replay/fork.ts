/** A new table that goes on from a moment, with bots in the other seats. */
import { server } from "../api/http";
import type { NewSeat, Opened } from "../api/types";
import { preferences } from "../app/preferences.svelte";
import { router } from "../app/router.svelte";
import { visitor } from "../lobby/visitor.svelte";

/** Play on at `mine` from an update of `seat`, as that seat knew it; null is the whole truth. */
export async function playOn(table: string, n: number, seat: number | null, mine: number, count: number): Promise<void> {
  await visitor.comeIn();
  const seats = Array.from({ length: count }, (_, each): NewSeat =>
    each === mine ? { kind: "me" } : { kind: "bot", level: preferences.level },
  );
  const opened = await server.post<Opened>(`/tables/${table}/fork`, { n, seat, seats });
  router.go(`/table/${opened.table.id}`);
}
