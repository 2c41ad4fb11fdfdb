/** The choice of a deck: what lies in the box, what may be taken, and who has sealed what. */
import type { Action } from "../../../api/types";
import type { CardFacts, CardType } from "../cards/facts";
import type { Deck } from "../data";

/** The types a cupboard is made of, in the order in which they are counted. */
export const COUNTED: readonly CardType[] = ["character", "equipment", "possession", "effect", "thrust"];

export interface Choice {
  deck: Deck;
  /** How many cards of each type it has. */
  counts: Partial<Record<CardType, number>>;
  /** The action that takes it; null where it may not be taken. */
  action: Action | null;
}

/** The decks of the box, those for other rules left out; what another player leads already is shown, but not offered. */
export function choicesOf(decks: Iterable<Deck>, cards: ReadonlyMap<string, CardFacts>, options: readonly Action[], taken: readonly string[]): Choice[] {
  const offered = new Map(options.filter(({ type }) => type === "choose_deck").map((action) => [String(action["deck"]), action]));
  return [...decks]
    .filter(({ id, faction }) => offered.has(id) || taken.includes(faction))
    .map((deck) => ({ deck, counts: countsOf(deck, cards), action: offered.get(deck.id) ?? null }));
}

function countsOf(deck: Deck, cards: ReadonlyMap<string, CardFacts>): Choice["counts"] {
  const counts: Choice["counts"] = {};
  for (const { id, count } of deck.cards) {
    const type = cards.get(id)?.type;
    if (type) counts[type] = (counts[type] ?? 0) + count;
  }
  return counts;
}

/** How far a player is with a choice that all make in secret. */
export type Seal = "choosing" | "sealed" | "open";

export function sealOf(seat: number, asked: readonly number[], shown: boolean): Seal {
  if (shown) return "open";
  return asked.includes(seat) ? "choosing" : "sealed";
}

/** What was typed or pasted: the link of a deck, or its text. */
export function given(typed: string): { link: string } | { text: string } {
  const link = /^\S*[#?&/]deck[=/]([\w.~-]+)\s*$/.exec(typed.trim())?.[1];
  return link ? { link } : { text: typed };
}
