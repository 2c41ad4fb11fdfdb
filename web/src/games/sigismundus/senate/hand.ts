/** What can be done with the cards in my hand. */
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import { decisionOf, optionsOf } from "../../../table/question";
import { PLAY_OF, playsOf } from "../offers";
import { viewOf } from "../state";
import { rivalOf } from "./senate";

/** The kinds of cards, each with how many there are of it. */
export function counted(cards: readonly string[]): [string, number][] {
  return [...new Set(cards)].map((card) => [card, cards.filter((each) => each === card).length]);
}

/** Questions answered with any number of cards, and the actions that take them. */
const LAID: Record<string, string> = {
  choose_influence: "place_influence",
  choose_vote_cards: "discard_for_votes",
  place_client: "hold_feast",
};

/** The sets of cards that can be discarded together now; of those for a country, for the one picked up. */
export function sets(seen: Seen, field: string | null, country: string | null): string[][] {
  const decision = decisionOf(seen);
  if (decision === "place_client" && field !== "nobles_feast") return [];
  return optionsOf(seen)
    .filter(({ type }) => type === LAID[decision])
    .filter((action) => !country || decision !== "choose_influence" || action["country"] === country)
    .map((action) => action["cards"] as string[]);
}

/** Whether these cards are among those of some set. */
export function within(sets: readonly (readonly string[])[], cards: readonly string[]): boolean {
  const wanted = counted(cards);
  return sets.some((set) => wanted.every(([card, count]) => set.filter((each) => each === card).length >= count));
}

/** How many of a kind are laid ready after a click: one more, or none once no more can be. */
export function nextLaid(sets: readonly (readonly string[])[], laid: Readonly<Record<string, number>>, card: string): number {
  const others = Object.entries(laid).flatMap(([each, count]) => Array<string>(count).fill(each));
  return within(sets, [...others, card]) ? (laid[card] ?? 0) + 1 : 0;
}

/** What a card can be used for at once, or by naming something more. */
export function uses(seen: Seen, card: string): Action[] {
  if (decisionOf(seen) === "special_action") return playsOf(seen, card);
  return optionsOf(seen).filter((action) => action.type === "discard_military" && action["card"] === card);
}

/** What is laid ready already, and for what. */
export interface Laid {
  field: string | null;
  country: string | null;
  laid: readonly string[];
}

/** What to ask the engine about a card that cannot be used, to hear why. */
export function cardTried(seen: Seen, card: string, { field, country, laid }: Laid): Action | null {
  if (!optionsOf(seen).length) return null;
  const decision = decisionOf(seen);
  const cards = [...laid, card];
  if (decision === "special_action") return playTried(seen, card);
  if (decision === "choose_influence") return { type: LAID[decision]!, country: country ?? viewOf(seen).countries[0]!.id, cards };
  if (decision === "choose_vote_cards") return { type: LAID[decision]!, cards };
  if (decision === "take_wound") return { type: "discard_military", card };
  return decision === "place_client" && field === "nobles_feast" ? { type: LAID[decision]!, cards } : null;
}

function playTried(seen: Seen, card: string): Action {
  const type = PLAY_OF[card]!;
  const target = rivalOf(seen);
  const country = viewOf(seen).countries[0]!.id;
  if (["play_death", "play_abduction", "play_sack", "play_foray"].includes(type)) return { type, target };
  if (["play_mission", "play_pact"].includes(type)) return { type, country };
  if (type === "play_negotiations") return { type, country, end: "last" };
  return type === "play_enlistment" ? { type, unit: "hussars" } : { type };
}

/** Cards that need a country to be named are played on the map. */
export function wantsCountry(offers: readonly Action[]): boolean {
  return offers.some((action) => "country" in action);
}

/** The rule of a card: they stand in the order of the cards, the three attacks together. */
export function ruleOf(number: number): string {
  return `SA-8.${Math.min(number + 6, 16)}`;
}
