/** The countries and Figures that can be chosen now, and why others cannot. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { Foresight } from "../../../table/foresight.svelte";
import { asks, decisionOf, optionsOf } from "../../../table/question";
import type { Reason } from "../../../table/tip.svelte";
import { desk } from "../desk.svelte";
import { offersOf } from "../offers";
import { viewOf } from "../state";

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

/** The reasons against what is no option; asked for once at each moment. */
const refusals = new Foresight();

export function askWhy(seen: Seen, tools: Tools): void {
  if (!desk.steps.busy) void refusals.ask(seen, tools, refused(seen));
}

/** What could be wished for at this question and is no option. */
export function refused(seen: Seen): Action[] {
  const { countries, open_figures: figures } = viewOf(seen);
  const kinds = (TRIED[decisionOf(seen)] ?? []).filter((kind) => inHand(seen, kind));
  const barred = kinds.flatMap((kind) =>
    countries.filter(({ id }) => !offersOf(seen, kind, { country: id }).length).map(({ id }) => tried(seen, kind, id)),
  );
  if (!asks(seen, "place_client")) return barred;
  return [...barred, ...figures.filter((figure) => !offersOf(seen, "take_figure", { figure }).length).map(forNothing)];
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

/** Why nothing can be said about a country, if that is the question. */
export function whyNotCountry(seen: Seen, country: string): Reason | null {
  const kinds = (TRIED[decisionOf(seen)] ?? []).filter(fitting);
  return kinds.map((kind) => refusals.of(tried(seen, kind, country))?.refusal).find(Boolean) ?? null;
}

/** The ways to take an open Figure: with more or less gold. */
export function takes(seen: Seen, figure: string): Action[] {
  return desk.field && desk.field !== "patronage" ? [] : offersOf(seen, "take_figure", { figure });
}

export function whyNotFigure(figure: string): Reason | null {
  return refusals.of(forNothing(figure))?.refusal ?? null;
}

function forNothing(figure: string): Action {
  return { type: "take_figure", figure, gold: 0 };
}
