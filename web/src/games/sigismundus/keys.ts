/** The keys of this board, beside those that all tables share, with the ids of what they do. */
import type { Key } from "../../table/keylist";

export const KEYS: readonly Key[] = [
  ["Q–T", "sg-key-choose"],
  ["+ −", "sg-key-amount"],
  ["A", "sg-key-all"],
  ["Enter", "sg-key-confirm"],
  ["M", "sg-key-map"],
  ["Esc", "sg-key-back"],
];
