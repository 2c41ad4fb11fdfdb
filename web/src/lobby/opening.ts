/** Ways to a table: a new one, one with bots, a seat at somebody else's. */
import { server } from "../api/http";
import type { Joined, NewSeat, NewTable, Opened } from "../api/types";
import { me } from "../app/me.svelte";
import { preferences } from "../app/preferences.svelte";
import { router } from "../app/router.svelte";
import { t } from "../text/ui.svelte";
import { keepInvites } from "./invites";
import { visitor } from "./visitor.svelte";

/** Open a table and go there. */
export async function open(wanted: NewTable): Promise<void> {
  await visitor.comeIn();
  const opened = await server.post<Opened>("/tables", wanted);
  keepInvites(opened.table.id, opened.invites);
  router.go(`/table/${opened.table.id}`);
}

/** Sit down at once, alone with bots; the choice is offered again the next time. */
export async function playBots(
  game: string,
  seats: number,
  level: string,
  options: Record<string, unknown> = {},
): Promise<void> {
  preferences.save({ game, seats, level });
  await visitor.comeIn();
  const name = t("bot-table", { name: me.person!.name, count: seats - 1 });
  const bots = Array.from({ length: seats - 1 }, (): NewSeat => ({ kind: "bot", level }));
  await open({ game, name, options, seats: [{ kind: "me" }, ...bots] });
}

/**
 * Begin a lesson and go there: a table of my own, where the others play by a script.
 * Who takes it up at one of its steps, or anew, does not come back to the attempt before by the browser's own way.
 */
export async function learn(game: string, lesson: string, done?: number): Promise<void> {
  await visitor.comeIn();
  const opened = await server.post<Opened>(`/games/${game}/lessons/${lesson}?done=${done ?? 0}`);
  router.go(`/table/${opened.table.id}`, { replace: done !== undefined });
}

/** Take a seat and go there: one that is wanted, one I am invited to, or the first that is free. */
export async function join(table: string, wanted: { seat?: number; invite?: string } = {}): Promise<void> {
  const name = await visitor.comeIn();
  const joined = await server.post<Joined>(`/tables/${table}/join`, { name, ...wanted });
  router.go(`/table/${table}?seat=${joined.seat}`);
}
