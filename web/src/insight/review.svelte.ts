/** The review of one match: asked for, waited for, and looked at from one seat. */
import { Refused, server } from "../api/http";
import type { Happened, Mine, Moment, ReviewFacts, TableFacts } from "../api/types";
import type { Seen } from "../table/board";

const POLL_MS = 1500;

export class MatchReview {
  table = $state.raw<TableFacts | null>(null);
  own = $state.raw<readonly number[]>([]);
  facts = $state.raw<ReviewFacts | null>(null);
  /** Whose decisions are told; also from where the log is read. */
  seat = $state(0);
  log = $state.raw<readonly Happened[]>([]);
  /** How the table looked at the end, for names and colours. */
  seen = $state.raw<Seen | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** What was reviewed before is there at once; anything else is begun. */
  async load(wanted: number | null): Promise<void> {
    const mine = await server.get<Mine>(`/tables/${this.id}`);
    [this.table, this.own] = [mine.table, mine.seats];
    const people = mine.table.seats.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
    this.seat = wanted !== null && mine.table.seats[wanted] ? wanted : (mine.seats[0] ?? people[0] ?? 0);
    await Promise.all([this.look(this.seat), this.read()]);
  }

  /** Tell of another seat's decisions. */
  async look(seat: number): Promise<void> {
    const log = await server.get<Happened[]>(`/tables/${this.id}/events?seat=${seat}`);
    const last = log.at(-1)?.n ?? 0;
    const moment = await server.get<Moment>(`/tables/${this.id}/moments/${last}?seat=${seat}`);
    [this.seat, this.log] = [seat, log];
    const { now, names } = moment;
    this.seen = { now, seat, seats: this.table!.seats, names, news: [], log, outcome: now.outcome ?? null };
    if (this.facts?.status === "finished") await this.read();
  }

  async begin(): Promise<void> {
    this.facts = await server.post<ReviewFacts>(`/tables/${this.id}/review`);
    this.later();
  }

  /** Nobody looks any more: no more questions. */
  leave(): void {
    clearTimeout(this.timer);
  }

  private async read(): Promise<void> {
    const facts = await server.get<ReviewFacts>(`/tables/${this.id}/review?seat=${this.seat}`);
    if (facts.status === "none") return this.begin();
    this.facts = facts;
    this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    if (this.facts?.status !== "running") return;
    this.timer = setTimeout(() => void this.read().catch((error: unknown) => this.stumbled(error)), POLL_MS);
  }

  /** A server that is away for a moment is asked again. */
  private stumbled(error: unknown): void {
    if (error instanceof Refused && error.status < 500) throw error;
    this.later();
  }
}
