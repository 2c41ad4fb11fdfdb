/** What the engine foresees of the options of a moment. */
import type { Action, Foreseen } from "../api/types";
import type { Seen, Tools } from "./board";

export class Foresight {
  private foreseen = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());
  private moment: unknown = null;

  /** Ask what actions would bring; once for each moment in which I can choose. */
  async ask(seen: Seen, tools: Tools, actions: readonly Action[]): Promise<void> {
    if (!tools.choose || this.moment === seen.now) return;
    this.moment = seen.now;
    this.foreseen = new Map();
    if (!actions.length) return;
    try {
      const answers = await tools.foresee(actions);
      this.foreseen = new Map(actions.map((action, at) => [keyOf(action), answers[at]!]));
    } catch {
      // The table has moved on, or the server is away: the options work without foresight.
    }
  }

  of(action: Action | null): Foreseen | undefined {
    return action ? this.foreseen.get(keyOf(action)) : undefined;
  }
}

/** An action by its content. */
export function keyOf(action: Action): string {
  return JSON.stringify(action, Object.keys(action).sort());
}
