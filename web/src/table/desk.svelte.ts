/** What a player looks at or is about to do, before it is said: what the desks of the games have in common. */
import { MediaQuery } from "svelte/reactivity";
import type { Action } from "../api/types";
import type { Seen } from "./board";
import { Foresight } from "./foresight.svelte";
import { decisionOf, optionsOf } from "./question";
import { Steps } from "./steps.svelte";

export abstract class BaseDesk {
  /** The one of the board that is looked at; none where a game has no board. */
  static current: BaseDesk | null = null;

  /** The option under the pointer or the focus. */
  pointed = $state.raw<Action | null>(null);
  /** Whose things are shown large: for as long as they are pointed at, or until they are let go. */
  peeked = $state<number | null>(null);
  pinned = $state<number | null>(null);
  /** What was said in one word and is told to the engine one after another. */
  readonly steps = new Steps();
  readonly foresight = new Foresight();
  readonly narrow = new MediaQuery("max-width: 900px");

  private question = "";

  /** Look at the moment; another question clears the desk. */
  follow(seen: Seen): void {
    BaseDesk.current = this;
    const question = JSON.stringify([seen.seat, decisionOf(seen), optionsOf(seen)]);
    if (question === this.question) return;
    this.question = question;
    this.pointed = null;
    // Who is asked looks at the own things again.
    if (optionsOf(seen).length) this.pinned = null;
    this.clear(seen);
  }

  /** Whose things are shown large; who has no seat looks at those of the one who decides. */
  shown(seen: Seen): number {
    return this.peeked ?? this.pinned ?? seen.seat ?? seen.now.prompt?.seats[0] ?? 0;
  }

  /** Put away what belonged to the question before. */
  protected abstract clear(seen: Seen): void;
}
