/** What can be chosen now, wherever it lies on the table. */
import type { Action } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { keyOf } from "../../table/foresight.svelte";
import { asks, optionsOf } from "../../table/question";
import type { Closed, Opening } from "../../types/signorie";
import { desk } from "./desk.svelte";
import { previewOf, TAKING, takes, type Die } from "./state";

/** The die whose possibilities are shown: the one picked up, or else the one pointed at. */
export function lookedAt(): Die | null {
  return desk.picked ?? desk.hovered;
}

/** What a die opens and what it does not, as far as the engine has told. */
export function openings(die: Die | null): { opens: readonly Opening[]; closed: readonly Closed[] } {
  const preview = die && previewOf(desk.foresight.of(takes(die)));
  return { opens: preview?.opens ?? [], closed: preview?.closed ?? [] };
}

/** Everything that can be said now: the options, and with a die picked up what it can do. */
export function offered(seen: Seen): readonly Action[] {
  const options = optionsOf(seen);
  if (!desk.picked || !asks(seen, ...TAKING)) return options;
  return [...openings(desk.picked).opens.map((each) => each.action as unknown as Action), ...options];
}

/** The offers of a kind with these values. */
export function offersOf(seen: Seen, type: string, values: Record<string, unknown> = {}): Action[] {
  return offered(seen).filter((action) => fits(action, type, values));
}

/** Whether an action is of a kind and has these values. */
export function fits(action: Action, type: string, values: Record<string, unknown> = {}): boolean {
  return action.type === type && Object.entries(values).every(([name, value]) => action[name] === value);
}

/** Say it, once; a main action of a die that was only picked up takes the die first. */
export function say(seen: Seen, tools: Tools, action: Action): void {
  if (!tools.choose || desk.steps.busy) return;
  const known = optionsOf(seen).some((option) => keyOf(option) === keyOf(action));
  if (known || !desk.picked) tools.choose(action);
  else desk.steps.begin([takes(desk.picked), action]);
}
