/** Sets of cards that can be discarded together. */
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import { decisionOf } from "../../../table/question";
import { desk } from "../desk.svelte";
import { offersOf } from "../offers";
import { counted } from "../senate/hand";

/** The options that take any number of cards, with what was picked up; none while something else is asked first. */
export function cardOffers(seen: Seen): Action[] {
  switch (decisionOf(seen)) {
    case "choose_vote_cards":
      return offersOf(seen, "discard_for_votes");
    case "choose_influence":
      return desk.country ? offersOf(seen, "place_influence", { country: desk.country }) : [];
    case "place_client":
      return desk.field === "nobles_feast" ? offersOf(seen, "hold_feast") : [];
    default:
      return [];
  }
}

/** The option with just these cards, in whatever order. */
export function withCards(offers: readonly Action[], cards: readonly string[]): Action | null {
  const wanted = [...cards].sort().join();
  return offers.find((action) => [...(action["cards"] as string[])].sort().join() === wanted) ?? null;
}

/** All cards that are in some set, as often as the set with the most of them has it. */
export function fullHand(sets: readonly (readonly string[])[]): string[] {
  const most = new Map<string, number>();
  for (const set of sets) for (const [card, count] of counted(set)) most.set(card, Math.max(count, most.get(card) ?? 0));
  return [...most].flatMap(([card, count]) => Array<string>(count).fill(card));
}
