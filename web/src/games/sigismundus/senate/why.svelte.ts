/** Why something on the table cannot be chosen: the engine is asked when somebody wants to know. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { keyOf } from "../../../table/foresight.svelte";
import type { Reason } from "../../../table/tip.svelte";

class Reasons {
  private known = $state.raw<ReadonlyMap<string, Reason | null>>(new Map());
  private moment: unknown = null;

  of(action: Action | null): Reason | null {
    return (action && this.known.get(keyOf(action))) ?? null;
  }

  /** Ask about an action, once in each moment in which I can choose. */
  async ask(seen: Seen, tools: Tools, action: Action | null): Promise<void> {
    if (!tools.choose || !action) return;
    if (this.moment !== seen.now) [this.moment, this.known] = [seen.now, new Map()];
    if (this.known.has(keyOf(action))) return;
    this.learn(action, null);
    try {
      const [answer] = await tools.foresee([action]);
      if (this.moment === seen.now && answer?.refusal) this.learn(action, answer.refusal);
    } catch {
      // The table has moved on: the question is another one now.
    }
  }

  private learn(action: Action, reason: Reason | null): void {
    this.known = new Map([...this.known, [keyOf(action), reason]]);
  }
}

export const reasons = new Reasons();
