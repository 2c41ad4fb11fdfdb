/** What a lesson asks for; its controls are lit when the learner wants to be shown. */
import type { Action, Now } from "../api/types";
import { BaseDesk } from "./desk.svelte";

class Wanted {
  /** The right moves of this moment, as options. */
  options = $state.raw<readonly Action[]>([]);
  shown = $state(false);
  private keys: readonly string[] = [];

  /** Look at the moment; another question is not shown until that is wanted. */
  follow(now: Now | null): void {
    const keys = ((now?.lesson?.wanted ?? []) as Action[]).map(keyOf);
    if (keys.join() !== this.keys.join()) this.shown = false;
    this.keys = keys;
    const options = (now?.options ?? []) as Action[];
    this.options = options.filter((each) => keys.includes(keyOf(each)));
  }

  /** Light the right moves, on the board as if somebody pointed at the first of them. */
  show(): void {
    this.shown = true;
    if (BaseDesk.current && this.options[0]) BaseDesk.current.pointed = this.options[0];
  }

  /** Whether the control of this action is to be lit. */
  lights(action: Action | null): boolean {
    return this.shown && action !== null && this.keys.includes(keyOf(action));
  }

  /** The mark `data-sought` of a place of the board where these actions are chosen. */
  sought(actions: readonly Action[]): true | undefined {
    return actions.some((each) => this.lights(each)) || undefined;
  }
}

/** The same for two actions that say the same. */
export function keyOf(action: Action): string {
  return JSON.stringify(action, Object.keys(action).sort());
}

export const wanted = new Wanted();
