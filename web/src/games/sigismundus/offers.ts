/** What can be chosen now, wherever it lies on the table. */
import type { Action } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { optionsOf } from "../../table/question";
import { desk } from "./desk.svelte";

/** The options of a kind with these values. */
export function offersOf(seen: Seen, type: string, values: Record<string, unknown> = {}): Action[] {
  return optionsOf(seen).filter((action) => fits(action, type, values));
}

/** Whether an action is of a kind and has these values. */
export function fits(action: Action, type: string, values: Record<string, unknown> = {}): boolean {
  return action.type === type && Object.entries(values).every(([name, value]) => same(action[name], value));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Say it, once. */
export function say(tools: Tools, action: Action, sure = false): void {
  if (!tools.choose || desk.steps.busy) return;
  tools.choose(action, sure);
}

/** The field a client goes to with each action; those that farm or block name it. */
const FIELD_OF: Record<string, string> = {
  send_envoy: "envoy",
  take_figure: "patronage",
  bribe_figure: "patronage",
  call_banners: "calling_banners",
  mark_office: "vacancy",
  hold_feast: "nobles_feast",
  visit_academy: "academy",
  agitate: "parliamentary_agitation",
};

/** The field an action belongs to; null if it sends no client. */
export function fieldOf(action: Action): string | null {
  if (action.type === "farm" || action.type === "block") return String(action["field"]);
  return FIELD_OF[action.type] ?? null;
}

/** What a client could do on a field. */
export function offersOn(seen: Seen, field: string): Action[] {
  return optionsOf(seen).filter((action) => fieldOf(action) === field);
}

/** The action each Policy card is played with. */
export const PLAY_OF: Record<string, string> = {
  client_card: "play_client",
  primus_inter_pares: "play_primus",
  death_of_senator: "play_death",
  church_foundation: "play_foundation",
  vistula_raft: "play_raft",
  diplomatic_mission: "play_mission",
  negotiations: "play_negotiations",
  secret_pact: "play_pact",
  enlistment: "play_enlistment",
  abduction: "play_abduction",
  sack: "play_sack",
  foray: "play_foray",
};

/** The Figure that looks at a hand as a special action. */
const SPY = "walenty_bakfark";

/** What can be done with what was picked up for a special action: a card by its kind, a church court by its office, the spy. */
export function playsOf(seen: Seen, card: string): Action[] {
  return optionsOf(seen).filter((action) => playedWith(action) === card);
}

/** What a special action is done with; null if with nothing. */
export function playedWith(action: Action): string | null {
  if (action.type === "hold_court") return String(action["office"]);
  if (action.type === "spy") return SPY;
  return Object.keys(PLAY_OF).find((card) => PLAY_OF[card] === action.type) ?? null;
}

/** The orders of those tied for the king's favour that begin with the seats named so far, and then with this one. */
export function ordersWith(seen: Seen, seat: number): Action[] {
  const begin = [...desk.named, seat];
  return offersOf(seen, "rank_tied").filter((action) => begin.every((each, at) => (action["seats"] as number[])[at] === each));
}

/** Name the next one in the king's favour; the last but one settles it. */
export function nameNext(seen: Seen, tools: Tools, seat: number): void {
  const left = ordersWith(seen, seat);
  if (left.length === 1) say(tools, left[0]!);
  else desk.named = [...desk.named, seat];
}
