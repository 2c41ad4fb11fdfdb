/** Cards that are laid on the desk, before they are sealed. */
import type { Box } from "./data";
import type { Muster } from "./state";

/** Cards by place. */
export type Arranged = Readonly<Record<string, string>>;

export function placeOf(arranged: Arranged, card: string): string | null {
  return Object.keys(arranged).find((place) => arranged[place] === card) ?? null;
}

/** A card goes to a place and changes with the one that lies there; null if it would be one too many. */
export function arrange(muster: Muster, arranged: Arranged, place: string, card: string): Arranged | null {
  const from = placeOf(arranged, card);
  const there = arranged[place];
  const more = !from && !there;
  const open = muster.spaces.some((space) => space.place === place && space.open);
  if (!open || (more && Object.keys(arranged).length >= muster.wanted)) return null;
  const rest = Object.entries(arranged).filter(([other]) => other !== place && other !== from);
  return { ...Object.fromEntries(rest), ...(from && there ? { [from]: there } : {}), [place]: card };
}

/** What digits say so far: the card with that influence in its circle, or the beginning of its number. */
export interface Typed {
  card: string | null;
  begun: string;
}

export function type(box: Box, cards: readonly string[], begun: string, digit: string): Typed {
  const number = (card: string) => String(box.ranks.get(card)?.influence);
  for (const digits of new Set([begun + digit, digit])) {
    const card = cards.find((each) => number(each) === digits);
    if (card) return { card, begun: "" };
    if (cards.some((each) => number(each).startsWith(digits))) return { card: null, begun: digits };
  }
  return { card: null, begun: "" };
}
