/** What was said in one word and is told to the engine step by step; each waits until it is asked for. */
import { untrack } from "svelte";
import type { Action } from "../api/types";
import type { Seen, Tools } from "./board";
import { keyOf } from "./foresight.svelte";
import { factsOf, optionsOf } from "./question";

/** How often a step is sent again before it is given up. */
const TRIES = 3;

interface Ends {
  /** All have been taken. */
  done?: () => void;
  /** The first of these is in vain, and what comes after it too. */
  vain?: (left: readonly Action[]) => void;
}

export class Steps {
  private left = $state.raw<readonly Action[]>([]);
  total = $state(0);
  private tries = 0;
  /** The question to which the first one was sent. */
  private answered = "";

  constructor(private readonly ends: Ends = {}) {}

  get busy(): boolean {
    return this.left.length > 0;
  }

  /** How many have been taken. */
  get taken(): number {
    return this.total - this.left.length;
  }

  begin(steps: readonly Action[]): void {
    this.tries = 0;
    this.total = steps.length;
    this.left = steps;
  }

  /** Go on, if the engine asks for the next one. */
  goOn(seen: Seen, tools: Tools): void {
    const choose = tools.choose;
    const options = new Set(optionsOf(seen).map(keyOf));
    const question = JSON.stringify([factsOf(seen), ...options]);
    if (!choose || !this.busy) return;
    untrack(() => {
      // It was sent and something else is asked now: it has been taken, even if it could be said again.
      if (this.tries && question !== this.answered) {
        this.left = this.left.slice(1);
        this.tries = 0;
      }
      const step = this.left[0];
      if (step) {
        if (this.tries >= TRIES || !options.has(keyOf(step))) return this.giveUp();
        this.tries += 1;
        this.answered = question;
        return choose(step, true);
      }
      this.ends.done?.();
    });
  }

  private giveUp(): void {
    const left = this.left;
    this.left = [];
    this.ends.vain?.(left);
  }
}
