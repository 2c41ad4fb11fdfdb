/** A deck in the making: every change makes a new one, so that any can be taken back. */
import type { CardFacts, CardType } from "../../games/veto/cards/facts";
import type { DeckData, OwnCard } from "../types";

/** VE-2.1: a cupboard has at least so many cards, and so many copies of each. */
export const [FEWEST, MOST_COPIES] = [60, 3];
/** More copies than anybody could mean. */
const MOST = 99;

/** Types of cards that lie in a cupboard, in the order of a list. */
export const CUPBOARD: readonly CardType[] = ["character", "equipment", "possession", "effect", "thrust"];

export const EMPTY: DeckData = { faction: "", strategy: "", cards: {}, own: [] };

/** A deck of the box. */
export interface ShippedDeck {
  id: string;
  name: { pl: string; en: string };
  variants: readonly string[];
  deck: DeckData;
}

export function copiesOf(deck: DeckData, card: string): number {
  return deck.cards[card] ?? 0;
}

export function sizeOf(deck: DeckData): number {
  return Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0);
}

export function withCopies(deck: DeckData, card: string, copies: number): DeckData {
  const { [card]: _, ...others } = deck.cards;
  const wanted = Math.max(0, Math.min(MOST, copies));
  return { ...deck, cards: wanted ? { ...deck.cards, [card]: wanted } : others };
}

/** What a click on a card means: a copy more of what lies in a cupboard, or the strategy or faction itself. */
export function chosen(deck: DeckData, card: CardFacts): DeckData {
  if (card.type === "faction") return { ...deck, faction: card.id };
  if (card.type === "strategy") return { ...deck, strategy: card.id };
  return withCopies(deck, card.id, copiesOf(deck, card.id) + 1);
}

/** The way back: a copy fewer, or no strategy. A deck always has a faction. */
export function unchosen(deck: DeckData, card: CardFacts): DeckData {
  if (card.type === "faction") return deck;
  if (card.type !== "strategy") return withCopies(deck, card.id, copiesOf(deck, card.id) - 1);
  return deck.strategy === card.id ? { ...deck, strategy: "" } : deck;
}

/** A deck carries the codes of the home-made cards it has, and of no others; codes that nobody has read yet stay. */
export function withCodes(deck: DeckData, own: ReadonlyMap<string, OwnCard>): DeckData {
  const read = new Set([...own.values()].map(({ code }) => code));
  const used = [...Object.keys(deck.cards), deck.strategy].flatMap((id) => own.get(id)?.code ?? []);
  return { ...deck, own: [...deck.own.filter((code) => !read.has(code)), ...used] };
}

/** How often a deck names a card: copies, or once for its faction and strategy. */
export function timesIn(deck: DeckData, card: CardFacts): number {
  if (card.type === "faction") return Number(deck.faction === card.id);
  if (card.type === "strategy") return Number(deck.strategy === card.id);
  return copiesOf(deck, card.id);
}

export function sameDeck(one: DeckData, other: DeckData): boolean {
  const told = ({ faction, strategy, cards, own }: DeckData) =>
    JSON.stringify([faction, strategy, Object.entries(cards).filter(([, copies]) => copies).sort(), [...own].sort()]);
  return told(one) === told(other);
}

/** The cards of one type, cheapest first, then by name. */
export interface Group {
  type: CardType | "unknown";
  count: number;
  lines: { id: string; card: CardFacts | null; copies: number }[];
}

export function groupsOf(deck: DeckData, cards: ReadonlyMap<string, CardFacts>, language: "pl" | "en"): Group[] {
  const lines = Object.entries(deck.cards)
    .filter(([, copies]) => copies > 0)
    .map(([id, copies]) => ({ id, card: cards.get(id) ?? null, copies }));
  const name = (card: CardFacts | null, id: string) => card?.name[language] ?? id;
  lines.sort(
    (one, other) =>
      (one.card?.lafa ?? 0) - (other.card?.lafa ?? 0) || name(one.card, one.id).localeCompare(name(other.card, other.id), language),
  );
  return [...CUPBOARD, "unknown" as const]
    .map((type) => ({ type, lines: lines.filter((line) => (line.card?.type ?? "unknown") === type) }))
    .filter(({ lines }) => lines.length)
    .map(({ type, lines }) => ({ type, lines, count: lines.reduce((sum, line) => sum + line.copies, 0) }));
}

/** The decks of the data files. */
export function shippedIn(components: Record<string, unknown>): ShippedDeck[] {
  type Row = Omit<ShippedDeck, "deck"> & { faction: string; strategy?: string; cards: { id: string; count: number }[] };
  const file = components.decks as { deck?: Row[] } | undefined;
  return (file?.deck ?? []).map(({ id, name, variants, faction, strategy = "", cards }) => ({
    id,
    name,
    variants,
    deck: { faction, strategy: strategy === "none" ? "" : strategy, cards: Object.fromEntries(cards.map((each) => [each.id, each.count])), own: [] },
  }));
}

/** A deck with copies of a card in the place of others of its type, so that it stays as large as it was. */
export function withCardSwappedIn(deck: DeckData, card: CardFacts, cards: ReadonlyMap<string, CardFacts>, copies: number): DeckData {
  if (card.type === "strategy") return { ...deck, strategy: card.id };
  const isLike = (id: string) => cards.get(id)?.type === card.type;
  const others = Object.keys(deck.cards).filter((id) => id !== card.id && !cards.get(id)?.keywords.includes("elect"));
  const order = others.sort((one, other) => Number(isLike(other)) - Number(isLike(one)));
  const spare = order.flatMap((id) => Array.from({ length: copiesOf(deck, id) }, () => id));
  const out = spare.slice(0, Math.max(0, copies - copiesOf(deck, card.id)));
  const left = out.reduce((rest, id) => withCopies(rest, id, copiesOf(rest, id) - 1), deck);
  return withCopies(left, card.id, Math.max(copies, copiesOf(deck, card.id)));
}
