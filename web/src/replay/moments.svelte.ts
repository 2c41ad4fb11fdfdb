/** The moments of a match as one viewer saw them; fetched in windows, kept while the page is open. */
import { server } from "../api/http";
import type { Moment, Now } from "../api/types";

/** So many moments come at once around the one that is wanted. */
const WINDOW = 40;
/** So many points are enough for a graph. */
const SAMPLES = 120;

export class Moments {
  private readonly known = new Map<number, Now>();
  private readonly asked = new Set<string>();
  /** The ids of the names the seats go by; a game may give them only after its first moves. */
  names = $state.raw<readonly string[]>([]);
  /** Grows with every answer, so that what is shown follows. */
  private filled = $state(0);

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    readonly last: number,
  ) {}

  /** The moment after an update, if it has come. */
  at(n: number): Now | undefined {
    void this.filled;
    return this.known.get(n);
  }

  /** Ask for a moment and its neighbours, and for those that a replay comes to next. */
  async need(n: number): Promise<void> {
    const first = Math.floor(n / WINDOW) * WINDOW;
    await this.fetch(first, 1);
    if (n + WINDOW / 2 >= first + WINDOW) await this.fetch(first + WINDOW, 1);
  }

  /** Ask for a few moments of the whole match. */
  async overview(): Promise<void> {
    await this.fetch(0, Math.max(1, Math.ceil(this.last / SAMPLES)), this.last);
    await this.need(this.last);
  }

  /** What is known so far, in order. */
  all(): [number, Now][] {
    void this.filled;
    return [...this.known].sort(([one], [other]) => one - other);
  }

  private async fetch(first: number, step: number, last = first + WINDOW - 1): Promise<void> {
    const key = `${first} ${step}`;
    if (first > this.last || this.asked.has(key)) return;
    this.asked.add(key);
    const query = new URLSearchParams({ first: `${first}`, last: `${Math.min(last, this.last)}`, step: `${step}` });
    if (this.seat !== null) query.set("seat", `${this.seat}`);
    try {
      const moments = await server.get<Moment[]>(`/tables/${this.table}/moments?${query}`);
      for (const moment of moments) this.known.set(moment.n, moment.now);
      this.names = moments.at(-1)?.names ?? this.names;
      this.filled += 1;
    } catch (error) {
      this.asked.delete(key);
      throw error;
    }
  }
}
