/** Which cards of the pool are wanted, and in which order. */
import type { CardFacts, CardType, Language } from "../games/veto/cards/facts";
import { matches, wordsIn } from "../rules/rulebook";

export const ORDERS = ["type", "name", "lafa", "szabla", "kreski"] as const;
export type Order = (typeof ORDERS)[number];

export interface Filters {
  text: string;
  /** A faction, `none` for cards of nobody, or empty for all. */
  faction: string;
  type: string;
  keyword: string;
  /** Null where there is no bound. */
  least: number | null;
  most: number | null;
  /** Only what is home-made. */
  own: boolean;
  /** Only what is in the deck. */
  chosen: boolean;
  order: Order;
}

/** What lies in a cupboard comes first. */
const TYPES: readonly CardType[] = ["character", "equipment", "possession", "effect", "thrust", "strategy", "faction"];

export const ALL: Filters = {
  text: "",
  faction: "",
  type: "",
  keyword: "",
  least: null,
  most: null,
  own: false,
  chosen: false,
  order: "type",
};

/** What a filter has to know about a card beyond what is on it. */
export interface Knowledge {
  language: Language;
  /** The name of a type, faction or keyword. */
  named: (id: string) => string;
  isOwn: (card: string) => boolean;
  isChosen: (card: CardFacts) => boolean;
}

export function filtered(cards: Iterable<CardFacts>, filters: Filters, known: Knowledge): CardFacts[] {
  const words = wordsIn(filters.text);
  const found = [...cards].filter((card) => fits(card, filters, known) && says(card, words, known));
  return found.sort((one, other) => compared(one, other, filters.order, known.language));
}

export function isFiltered(filters: Filters): boolean {
  const { order: _, ...wanted } = filters;
  return Object.entries(wanted).some(([name, value]) => value !== ALL[name as keyof Filters]);
}

function fits(card: CardFacts, wanted: Filters, known: Knowledge): boolean {
  return (
    (!wanted.faction || card.faction === wanted.faction) &&
    (!wanted.type || card.type === wanted.type) &&
    (!wanted.keyword || card.keywords.includes(wanted.keyword)) &&
    (wanted.least === null || (card.lafa !== null && card.lafa >= wanted.least)) &&
    (wanted.most === null || (card.lafa !== null && card.lafa <= wanted.most)) &&
    (!wanted.own || known.isOwn(card.id)) &&
    (!wanted.chosen || known.isChosen(card))
  );
}

/** All words must be found in name, text, type or keywords; accents do not matter. */
function says(card: CardFacts, words: readonly string[], { language, named }: Knowledge): boolean {
  if (!words.length) return true;
  const { name, epithet, text } = card;
  const kinds = [card.type, ...card.keywords].map(named);
  return matches(words, name.pl, name.en, epithet?.[language] ?? "", text[language], ...kinds);
}

function compared(one: CardFacts, other: CardFacts, order: Order, language: Language): number {
  const byName = () => one.name[language].localeCompare(other.name[language], language);
  const byNumber = (trait: "lafa" | "szabla" | "kreski") => (other[trait] ?? -1) - (one[trait] ?? -1);
  switch (order) {
    case "name":
      return byName();
    case "type":
      return TYPES.indexOf(one.type) - TYPES.indexOf(other.type) || (one.lafa ?? 0) - (other.lafa ?? 0) || byName();
    case "lafa":
      return -byNumber("lafa") || byName();
    default:
      return byNumber(order) || byName();
  }
}
