/** Why something on the table cannot be chosen: the engine is asked when somebody wants to know. */
import type { Action } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { keyOf } from "../../table/foresight.svelte";
import type { Reason } from "../../table/tip.svelte";

class Reasons {
  private known = $state.raw<ReadonlyMap<string, Reason | null>>(new Map());
  private moment: unknown = null;

  /** The first reason against any of these. */
  of(...tried: (Action | null)[]): Reason | null {
    return tried.map((action) => action && this.known.get(keyOf(action))).find(Boolean) ?? null;
  }

  /** Ask about what might be wished for, once in each moment in which I can choose. */
  async ask(seen: Seen, tools: Tools, ...tried: (Action | null)[]): Promise<void> {
    if (!tools.choose) return;
    if (this.moment !== seen.now) [this.moment, this.known] = [seen.now, new Map()];
    const actions = tried.filter((action) => action !== null && !this.known.has(keyOf(action))) as Action[];
    if (!actions.length) return;
    this.learn(actions, []);
    try {
      const answers = await tools.foresee(actions);
      if (this.moment === seen.now) this.learn(actions, answers.map(({ refusal }) => refusal ?? null));
    } catch {
      // The table has moved on: the question is another one now.
    }
  }

  private learn(actions: readonly Action[], reasons: readonly (Reason | null)[]): void {
    this.known = new Map([...this.known, ...actions.map((action, at) => [keyOf(action), reasons[at] ?? null] as const)]);
  }
}

export const reasons = new Reasons();
