/** Whom decks and cards are tried against; kept in this browser. */
import { games } from "../lobby/games.svelte";
import type { Variant } from "./types";

const STORE = "interpares.workshop.opponent";
/** What bots there are where the server has not said so yet. */
const LEVELS: readonly string[] = ["novice", "squire", "noble"];

class Opponent {
  level = $state("noble");
  variant = $state<Variant>("standard");
  /** A deck of the box; empty for any. */
  deck = $state("");

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(STORE) ?? "{}"));
    } catch {
      // What cannot be read is chosen anew.
    }
    games.load().catch(() => undefined);
  }

  get levels(): readonly string[] {
    const offered = games.find("veto")?.levels ?? [];
    return offered.length ? offered : LEVELS;
  }

  save(changes: Partial<Pick<Opponent, "level" | "variant" | "deck">>): void {
    Object.assign(this, changes);
    const { level, variant, deck } = this;
    localStorage.setItem(STORE, JSON.stringify({ level, variant, deck }));
  }
}

export const opponent = new Opponent();
