/** The keys of this board, beside those that all tables share, with the ids of what they do. */
import type { Key } from "../../table/keylist";

export const KEYS: readonly Key[] = [
  ["← ↑ ↓ →", "fl-key-move"],
  ["R", "fl-key-turn"],
  ["F", "fl-key-flip"],
  ["Enter", "fl-key-lay"],
  ["B", "fl-key-bid"],
  ["P", "fl-key-pass"],
  ["K", "fl-key-keep"],
  ["E", "fl-key-end"],
  ["Esc", "fl-key-back"],
];
