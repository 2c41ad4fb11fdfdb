/** The picture of a card, as the inside of an SVG of 230 × 150. */
import type { CardFacts, CardType } from "./facts";
import { character } from "./pictures/bust";
import { campaign } from "./pictures/campaign";
import { document } from "./pictures/document";
import { equipment } from "./pictures/equipment";
import { fencing } from "./pictures/fencing";
import { landscape } from "./pictures/landscape";
import { mantle } from "./pictures/mantle";

const PICTURES: Record<CardType, (card: CardFacts) => string> = {
  faction: mantle,
  strategy: campaign,
  character,
  equipment,
  possession: landscape,
  effect: document,
  thrust: fencing,
};

const drawn = new WeakMap<CardFacts, string>();

/** The same card looks the same everywhere and for ever. */
export function picture(card: CardFacts): string {
  const known = drawn.get(card) ?? PICTURES[card.type](card);
  drawn.set(card, known);
  return known;
}
