/** What the workshop asks of the server, and what it answers. */
export type {
  CardFlaw,
  CheckedCard,
  CheckedDeck,
  DeckData,
  DeckFigures,
  DeckFlaw,
  FieldOf,
  Form,
  KeptCard,
  KeptDeck,
  OwnCardFacts as OwnCard,
  Sheet,
  TableOf,
  Tally,
  TrialFacts as Trial,
} from "../api/types";

export type Variant = "standard" | "feast";
export const VARIANTS: readonly Variant[] = ["standard", "feast"];

/** An entry of a data file, as its author writes it. */
export type Entry = Record<string, unknown>;
