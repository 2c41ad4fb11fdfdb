/** The tables of the lobby, kept up to date while somebody looks at them. */
import { server } from "../api/http";
import { Socket } from "../api/socket";
import type { Listed, MyTable } from "../api/types";
import { me } from "../app/me.svelte";
import { games } from "./games.svelte";
import { bySeating, byUrgency } from "./urgency";

/** Changes that come together are asked for together. */
const PAUSE_MS = 400;
/** Whose turn it is changes without a word to the lobby. */
const POLL_MS = 15_000;
const RETRY_MS = 4_000;
const LIT_MS = 2_000;

export class Lists {
  open = $state.raw<readonly Listed[]>([]);
  running = $state.raw<readonly Listed[]>([]);
  mine = $state.raw<readonly MyTable[]>([]);
  finished = $state.raw<readonly MyTable[]>([]);
  loaded = $state(false);
  /** When the lists were last true; null until they are. */
  asOf = $state<number | null>(null);
  away = $state(false);
  /** Tables that have just changed. */
  lit = $state.raw<ReadonlySet<string>>(new Set());

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Keep the lists up to date; returns how to stop. */
  watch(): () => void {
    const socket = new Socket("/api/lobby/socket", {
      hello: () => ({ type: "hello" }),
      heard: () => this.soon(PAUSE_MS),
      connected: (is) => is || this.soon(PAUSE_MS),
    });
    const look = () => document.hidden || this.soon(0);
    document.addEventListener("visibilitychange", look);
    void this.refresh();
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearTimeout(this.timer);
      socket.close();
    };
  }

  async refresh(): Promise<void> {
    try {
      await games.load();
      if (!me.known) await me.load();
      const [open, running, mine, finished] = await Promise.all([
        server.get<Listed[]>("/tables?status=open"),
        server.get<Listed[]>("/tables?status=running"),
        me.person ? server.get<MyTable[]>("/me/tables") : [],
        me.person ? server.get<MyTable[]>("/me/tables?status=finished&limit=5") : [],
      ]);
      this.light([...open, ...running, ...mine]);
      this.open = open.sort(bySeating);
      this.running = running;
      this.mine = mine.filter((table) => table.status === "open" || table.status === "running").sort(byUrgency);
      this.finished = finished.sort((one, other) => other.updated_ms - one.updated_ms);
      this.away = false;
      this.asOf = Date.now();
    } catch {
      this.away = true;
    }
    this.loaded = true;
    this.soon(this.away ? RETRY_MS : POLL_MS);
  }

  private soon(wait_ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => document.hidden || void this.refresh(), wait_ms);
  }

  private faces = new Map<string, string>();

  /** Light up what is new or different since the last time. */
  private light(tables: readonly (Listed | MyTable)[]): void {
    const faces = new Map(tables.map((table) => [table.id, face(table)]));
    const changed = [...faces].filter(([id, now]) => this.faces.get(id) !== now).map(([id]) => id);
    if (this.asOf !== null && changed.length) {
      this.lit = new Set(changed);
      setTimeout(() => (this.lit = new Set()), LIT_MS);
    }
    this.faces = faces;
  }
}

/** What of a table is worth a second look. */
function face(table: Listed | MyTable): string {
  const seats = "seats" in table ? table.seats.map((seat) => seat.name) : [];
  const turn = "my_turn" in table && table.my_turn;
  return JSON.stringify([table.status, seats, turn]);
}
