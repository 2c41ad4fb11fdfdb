/** The card that is being written. */
import { getContext, setContext } from "svelte";
import { workshop } from "../server";
import type { CheckedCard, Entry, KeptCard, Sheet } from "../types";
import { below, steps, valueAt, withValue } from "./paths";

const STORE = "interpares.workshop.card";
const [PAUSE_MS, AGAIN_MS] = [300, 5000];
/** What is written at one place without such a rest is one step, and is undone as one. */
const REST_MS = 1500;
const MOST_STEPS = 200;
const NEW: Entry = { type: "character", name: { pl: "", en: "" }, text: { pl: "", en: "" }, faction: "none", lafa: 0 };

export class Draft {
  entry = $state.raw<Entry>(NEW);
  /** The id of the card of mine that this is; empty if it is none yet. */
  kept = $state("");
  checked = $state.raw<CheckedCard | null>(null);
  checking = $state(false);
  away = $state(false);
  /** As it was saved last. */
  private saved = $state("");
  private before = $state.raw<readonly Entry[]>([]);
  private stroke = { path: "", at: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private round = 0;

  changed = $derived(JSON.stringify(this.entry) !== this.saved);
  canUndo = $derived(this.before.length > 0);
  sheet = $state.raw<Sheet>()!;

  constructor(sheet: Sheet) {
    this.sheet = sheet;
    const draft = read();
    this.begin(draft?.entry ?? NEW, draft?.kept ?? "", draft?.saved);
  }

  get flaws() {
    return this.checked?.flaws ?? [];
  }

  /** Where the text does not seem to tell what the card does. */
  get doubts() {
    return this.checked?.doubts ?? [];
  }

  /** The names of what the ability around a place chooses. */
  targetsAt(path: string): string[] {
    const [first, second] = steps(path);
    const around = first === "ability" ? below("ability", Number(second)) : "play";
    const targets = valueAt(this.entry, below(around, "target"));
    if (!Array.isArray(targets)) return [];
    return targets.map((each: unknown) => String((each as Entry | null)?.name ?? "")).filter(Boolean);
  }

  at(path: string): unknown {
    return valueAt(this.entry, path);
  }

  set(path: string, value: unknown): void {
    this.change(withValue(this.entry, path, value), path);
  }

  /** Another entry for the same card; a path says where it was written. */
  change(entry: Entry, path = ""): void {
    const now = Date.now();
    const same = path !== "" && path === this.stroke.path && now - this.stroke.at < REST_MS;
    this.stroke = { path, at: now };
    if (!same) this.before = [...this.before, this.entry].slice(-MOST_STEPS);
    this.put(entry);
  }

  undo(): void {
    const entry = this.before.at(-1);
    if (!entry) return;
    this.before = this.before.slice(0, -1);
    this.stroke = { path: "", at: 0 };
    this.put(entry);
  }

  begin(entry: Entry, kept = "", saved = JSON.stringify(entry)): void {
    [this.kept, this.saved, this.checked, this.before] = [kept, saved, null, []];
    this.put(entry, 0);
  }

  fresh(): void {
    this.begin(NEW);
  }

  keptAs({ id }: KeptCard): void {
    [this.kept, this.saved] = [id, JSON.stringify(this.entry)];
    this.write();
  }

  private put(entry: Entry, pause = PAUSE_MS): void {
    this.entry = entry;
    this.write();
    this.recheck(pause);
  }

  recheck(pause = 0): void {
    clearTimeout(this.timer);
    this.checking = true;
    this.timer = setTimeout(() => void this.check(), pause);
  }

  private async check(): Promise<void> {
    const round = (this.round += 1);
    try {
      const checked = await workshop.checkCard(this.entry);
      if (round === this.round) [this.checked, this.away] = [checked, false];
    } catch {
      this.away = true;
      this.timer = setTimeout(() => void this.check(), AGAIN_MS);
    }
    if (round === this.round) this.checking = false;
  }

  private write(): void {
    const { entry, kept, saved } = this;
    localStorage.setItem(STORE, JSON.stringify({ entry, kept, saved }));
  }
}

function read(): { entry: Entry; kept: string; saved: string } | null {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "null") as { entry: Entry; kept: string; saved: string } | null;
  } catch {
    return null;
  }
}

const KEY = Symbol("draft");

export function keepDraft(draft: () => Draft): void {
  setContext(KEY, draft);
}

export function useDraft(): Draft {
  return getContext<() => Draft>(KEY)();
}
