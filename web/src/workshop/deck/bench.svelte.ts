/** The deck on the bench: what it is, what it was, what the server says of it. */
import { Away, Refused } from "../../api/http";
import { stock } from "../stock.svelte";
import { workshop } from "../server";
import { VARIANTS, type CheckedDeck, type DeckData, type Variant } from "../types";
import { EMPTY, sameDeck, withCodes } from "./deck";

const STORE = "interpares.workshop.deck";
const [PAUSE_MS, AGAIN_MS, TOO_MANY] = [300, 5000, 429];
const MOST_STEPS = 200;

/** What is kept over a reload. */
interface Draft {
  name: string;
  kept: string;
  deck: DeckData;
  /** As it was saved last. */
  saved: DeckData | null;
  savedName: string;
}

const NEW: Draft = { name: "", kept: "", deck: EMPTY, saved: null, savedName: "" };

class Bench {
  name = $state("");
  /** The id of the deck of mine that this is; empty if it is none yet. */
  kept = $state("");
  deck = $state.raw<DeckData>(EMPTY);
  /** What the server says, by variant; null until it has said so of this deck. */
  checked = $state.raw<Partial<Record<Variant, CheckedDeck>>>({});
  /** Whether an answer is on its way. */
  checking = $state(false);
  away = $state(false);
  private saved = $state.raw<DeckData | null>(null);
  private savedName = $state("");
  private before = $state.raw<readonly DeckData[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;

  /** Whether something would be lost. */
  changed = $derived(
    this.saved ? !sameDeck(this.deck, this.saved) || this.name !== this.savedName : Object.keys(this.deck.cards).length > 0,
  );
  canUndo = $derived(this.before.length > 0);

  constructor() {
    this.lay(read());
  }

  get begun(): boolean {
    return this.deck.faction !== "";
  }

  change(wanted: DeckData): void {
    const deck = withCodes(wanted, stock.own);
    if (sameDeck(deck, this.deck)) return;
    this.before = [...this.before, this.deck].slice(-MOST_STEPS);
    this.put(deck);
  }

  rename(name: string): void {
    this.name = name;
    this.write();
  }

  undo(): void {
    const deck = this.before.at(-1);
    if (!deck) return;
    this.before = this.before.slice(0, -1);
    this.put(deck);
  }

  /** Another deck comes on the bench; one that is not mine counts as saved until it is changed. */
  begin(name: string, deck: DeckData, kept = ""): void {
    this.lay({ name, deck, kept, saved: deck, savedName: name });
    this.write();
  }

  clear(): void {
    this.lay(NEW);
    this.write();
  }

  /** It is one of my decks now, as it lies here. */
  keptAs(id: string, name: string): void {
    [this.kept, this.name, this.saved, this.savedName] = [id, name, this.deck, name];
    this.write();
  }

  /** It is none of my decks any more. */
  forgotten(): void {
    [this.kept, this.saved] = ["", null];
    this.write();
  }

  /** Ask again, in another language or after the server was away. */
  check(pause = 0): void {
    clearTimeout(this.timer);
    if (!this.begun) return;
    this.checking = true;
    this.timer = setTimeout(() => void this.ask(), pause);
  }

  private lay(draft: Draft): void {
    [this.name, this.kept, this.saved, this.savedName] = [draft.name, draft.kept, draft.saved, draft.savedName];
    this.before = [];
    this.deck = draft.deck;
    this.checked = {};
    this.check();
  }

  private put(deck: DeckData): void {
    this.deck = deck;
    this.write();
    this.check(PAUSE_MS);
  }

  private async ask(): Promise<void> {
    const round = (this.round += 1);
    const { deck } = this;
    try {
      const answers = await Promise.all(VARIANTS.map((variant) => workshop.checkDeck({ deck }, variant)));
      if (round !== this.round) return;
      stock.meet(answers[0]!.own);
      this.checked = Object.fromEntries(VARIANTS.map((variant, at) => [variant, answers[at]!]));
      this.away = this.checking = false;
    } catch (error) {
      if (round !== this.round) return;
      const later = error instanceof Away || (error instanceof Refused && error.status === TOO_MANY);
      this.away = true;
      this.checking = false;
      if (later) this.check(AGAIN_MS);
    }
  }

  private write(): void {
    const { name, kept, deck, saved, savedName } = this;
    localStorage.setItem(STORE, JSON.stringify({ name, kept, deck, saved, savedName } satisfies Draft));
  }
}

function read(): Draft {
  try {
    const draft = JSON.parse(localStorage.getItem(STORE) ?? "null") as Draft | null;
    return draft?.deck.cards && draft.deck.own ? draft : NEW;
  } catch {
    return NEW;
  }
}

export const bench = new Bench();
