/** The countries and Figures that can be chosen now, and why others cannot. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { asks, decisionOf, optionsOf } from "../../../table/question";
import { desk } from "../desk.svelte";
import { offersOf } from "../offers";
import { patronOf, viewOf } from "../state";
import { laidOut } from "./round";

/** What names a country, and the card or field it is done with; nothing where only the country is asked for. */
const WITH: Record<string, string | null> = {
  crown: null,
  place_influence: null,
  send_envoy: "envoy",
  play_mission: "diplomatic_mission",
  play_negotiations: "negotiations",
  play_pact: "secret_pact",
};

/** What may be refused to a country at a question. Negotiations find a way everywhere. */
const TRIED: Record<string, readonly string[]> = {
  crown_country: ["crown"],
  choose_influence: ["place_influence"],
  place_client: ["send_envoy"],
  special_action: ["play_mission", "play_pact"],
};

/** What might be wished for in a country and is no option, with what was picked up. */
export function countryTried(seen: Seen, country: string): Action[] {
  if (!optionsOf(seen).length) return [];
  const kinds = (TRIED[decisionOf(seen)] ?? []).filter((kind) => fitting(kind) && inHand(seen, kind));
  return kinds.filter((kind) => !offersOf(seen, kind, { country }).length).map((kind) => tried(seen, kind, country));
}

function inHand(seen: Seen, kind: string): boolean {
  return !kind.startsWith("play") || Boolean(viewOf(seen).hand?.cards.includes(WITH[kind]!));
}

function tried(seen: Seen, type: string, country: string): Action {
  const [offer] = offersOf(seen, type);
  return type === "place_influence" ? { type, country, cards: offer?.cards ?? [] } : { type, country };
}

/** Whether what was picked up, if anything, is what this kind of action is done with. */
function fitting(kind: string): boolean {
  const held = desk.card ?? desk.field;
  return !WITH[kind] || !held || held === WITH[kind];
}

/** What can be said about a country now, with what was picked up. */
export function waysTo(seen: Seen, tools: Tools, country: string): Action[] {
  if (!tools.choose || desk.steps.busy) return [];
  return optionsOf(seen).filter((action) => action.country === country && action.type in WITH && fitting(action.type));
}

/** Whether a click says it: only the country is asked for, or what it is done with was picked up. */
export function atOnce(ways: readonly Action[]): boolean {
  return ways.length === 1 && (!WITH[ways[0]!.type] || Boolean(desk.card ?? desk.field));
}

/** The Figures of this round: those laid out when it began, else those that still lie open. */
export function onShow(seen: Seen): readonly string[] {
  const { open_figures: open } = viewOf(seen);
  const laid = laidOut(seen.log);
  return open.every((id) => laid.includes(id)) ? laid : open;
}

/** How a Figure comes to another patron: by being taken with more or less gold, bribed, or carried off. */
const FIGURE_ACTIONS = ["take_figure", "bribe_figure", "abduct"];

export function figureOffers(seen: Seen, figure: string): Action[] {
  if (desk.field && desk.field !== "patronage") return [];
  return FIGURE_ACTIONS.flatMap((type) => offersOf(seen, type, { figure }));
}

/** What might be wished for of a Figure and is no option, if a client is to be sent. */
export function figureTried(seen: Seen, figure: string): Action | null {
  if (!asks(seen, "place_client") || figureOffers(seen, figure).length) return null;
  return patronOf(seen, figure) ? { type: "bribe_figure", figure } : { type: "take_figure", figure, gold: 0 };
}
