/** Decks that play by themselves on the server; they go on when nobody looks. */
import { me } from "../../app/me.svelte";
import { workshop } from "../server";
import type { DeckData, Trial, Variant } from "../types";

const POLL_MS = 2000;
const STORE = "interpares.workshop.trials";
/** The server keeps no more trials than these. */
const MOST_NAMES = 20;

class Trials {
  /** The latest one; null if there is none. */
  latest = $state.raw<Trial | null>(null);
  /** Those before it that came to something, the latest first. */
  earlier = $state.raw<readonly Trial[]>([]);
  loaded = $state(false);
  away = $state(false);
  /** The names of the decks that were tried here, by trial. */
  private names = $state.raw<Record<string, string>>(read());
  private timer: ReturnType<typeof setTimeout> | undefined;

  get running(): boolean {
    return this.latest?.status === "running";
  }

  /** What the deck of a trial was called when it was begun here. */
  nameOf(trial: Trial): string {
    return this.names[trial.id] ?? "";
  }

  /** What was begun earlier is found again. */
  async load(): Promise<void> {
    if (!me.person) return;
    await this.asking(async () => {
      const [latest = null, ...earlier] = await workshop.trials();
      this.earlier = earlier.filter(({ all }) => all.games);
      return latest;
    });
  }

  async begin(name: string, deck: DeckData, variant: Variant, games: number): Promise<void> {
    const trial = await workshop.tryOut(deck, variant, games);
    if (this.latest?.all.games) this.earlier = [this.latest, ...this.earlier];
    const known = Object.entries(this.names).slice(-MOST_NAMES);
    this.names = { ...Object.fromEntries(known), [trial.id]: name };
    localStorage.setItem(STORE, JSON.stringify(this.names));
    this.take(trial);
  }

  async stop(): Promise<void> {
    if (!this.latest) return;
    await workshop.stopTrial(this.latest.id);
    await this.load();
  }

  /** Nobody looks any more: no more questions. */
  leave(): void {
    clearTimeout(this.timer);
  }

  private async asking(ask: () => Promise<Trial | null>): Promise<void> {
    try {
      this.take(await ask());
      this.away = false;
    } catch {
      this.away = true;
      this.later();
    }
  }

  private take(trial: Trial | null): void {
    this.latest = trial;
    this.loaded = true;
    this.later();
  }

  private later(): void {
    clearTimeout(this.timer);
    const { latest } = this;
    if (latest?.status === "running") this.timer = setTimeout(() => void this.asking(() => workshop.trial(latest.id)), POLL_MS);
  }
}

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const trials = new Trials();
