/** The keys of this board, beside those that all tables share, with the ids of what they do. */
import type { Key } from "../../table/keylist";

export const KEYS: readonly Key[] = [
  ["M", "ma-key-map"],
  ["2–14", "ma-key-cards"],
  ["← →", "ma-key-place"],
  ["Backspace", "ma-key-back"],
  ["T", "ma-key-trade"],
  ["P", "ma-key-pass"],
  ["S", "ma-key-seal"],
];
