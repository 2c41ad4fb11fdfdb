/** What a lesson asks for, or a bot advises; its controls are lit when that is to be shown. */
import type { Action, Now } from "../api/types";
import { BaseDesk } from "./desk.svelte";

class Wanted {
  /** The right moves of this moment, as options. */
  options = $state.raw<readonly Action[]>([]);
  shown = $state(false);
  private keys: readonly string[] = [];
  /** The move a bot advises, while that is looked at. */
  private advised = $state("");

  /** Look at the moment; another question is not shown until that is wanted, nor what was advised before. */
  follow(now: Now | null, still = false): void {
    const keys = ((now?.lesson?.wanted ?? []) as Action[]).map(keyOf);
    if (keys.join() !== this.keys.join()) this.shown = false;
    if (!still) this.advised = "";
    this.keys = keys;
    const options = (now?.options ?? []) as Action[];
    this.options = options.filter((each) => keys.includes(keyOf(each)));
  }

  /** Light the right moves, on the board as if somebody pointed at the first of them. */
  show(): void {
    this.shown = true;
    if (BaseDesk.current && this.options[0]) BaseDesk.current.pointed = this.options[0];
  }

  /** Light a move that is advised, or none any more; the board shows it as if it were pointed at. */
  advise(action: Action | null): void {
    const desk = BaseDesk.current;
    if (desk && (action || (desk.pointed && keyOf(desk.pointed) === this.advised))) desk.pointed = action;
    this.advised = action ? keyOf(action) : "";
  }

  /** Whether the control of this action is to be lit. */
  lights(action: Action | null): boolean {
    if (action === null) return false;
    const key = keyOf(action);
    return (this.shown && this.keys.includes(key)) || (this.advised !== "" && this.advised === key);
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
