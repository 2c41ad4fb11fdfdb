/** The data files of Veto!, looked up by id. */
import { boxed, byId } from "../../table/components";
import { cardsOf, type CardFacts, type CardType } from "./cards/facts";

export interface Keyword {
  id: string;
  on: string;
  name: { pl: string; en: string };
  rules: string[];
}

export interface Deck {
  id: string;
  name: { pl: string; en: string };
  faction: string;
  strategy?: string;
  variants: string[];
  size: number;
  cards: { id: string; count: number }[];
}

interface Files extends Record<string, unknown> {
  keywords: { keyword: Keyword[] };
  decks: { deck: Deck[] };
  game: { constants: Record<string, number | Record<string, number>> };
}

export class Box {
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly keywords: ReadonlyMap<string, Keyword>;
  readonly decks: ReadonlyMap<string, Deck>;

  constructor(readonly files: Files) {
    this.cards = cardsOf(files);
    this.keywords = byId(files.keywords.keyword);
    this.decks = byId(files.decks.deck);
  }

  /** The type of a card; a thrust that nobody may see is one all the same. */
  typeOf(card: string): CardType {
    return this.cards.get(card)?.type ?? "thrust";
  }
}

/** The box for the data files of a table. */
export const boxOf = boxed(Box);
