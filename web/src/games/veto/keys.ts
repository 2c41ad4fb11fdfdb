/** The keys of this board, beside those that all tables share, with the ids of what they do. */
import type { Key } from "../../table/keylist";

export const KEYS: readonly Key[] = [
  ["B", "ve-key-bene"],
  ["Y", "ve-key-yield"],
  ["Enter", "ve-key-enter"],
  ["← ↑ ↓ →", "ve-key-cards"],
  ["Space", "ve-key-large"],
  ["P", "ve-key-piles"],
  ["A", "ve-key-comfort"],
  ["E", "ve-key-until"],
  ["R", "ve-key-stack"],
  ["W", "ve-key-ask"],
  ["Esc", "ve-key-back"],
];
