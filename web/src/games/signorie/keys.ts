/** The keys of this board, beside those that all tables share, with the ids of what they do. */
import type { Key } from "../../table/keylist";

export const KEYS: readonly Key[] = [
  ["D", "si-key-dice"],
  ["← ↑ ↓ →", "si-key-die"],
  ["P", "si-key-pass"],
  ["Shift 1–3", "si-key-pawns"],
  ["Shift 1–9", "si-key-points"],
  ["+ −", "si-key-dowry"],
  ["S", "si-key-stop"],
  ["A", "si-key-always"],
  ["Esc", "si-key-back"],
];
