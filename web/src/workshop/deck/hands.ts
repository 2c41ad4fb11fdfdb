/** Hands as they could come: VE-2.9 draws seven cards, VE-2.10 allows to draw seven others once. */
import type { DeckData } from "../types";

export const HAND = 7;

/** Two hands out of one shuffled cupboard; the second is drawn after the first went back. */
export interface Hands {
  first: string[];
  second: string[];
}

export function cupboardOf(deck: DeckData): string[] {
  return Object.entries(deck.cards).flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
}

export function drawn(deck: DeckData, chance: () => number = Math.random): Hands {
  const hand = () => shuffled(cupboardOf(deck), chance).slice(0, HAND);
  return { first: hand(), second: hand() };
}

/** Every order is as likely as any other. */
export function shuffled<T>(things: readonly T[], chance: () => number): T[] {
  const all = [...things];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const at = Math.floor(chance() * (last + 1));
    [all[last], all[at]] = [all[at]!, all[last]!];
  }
  return all;
}
