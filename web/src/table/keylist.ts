/** The keys of a table: the one list that the help, the menu and docs/design.md have. */

/** What is pressed, and the id of what it does. */
export type Key = readonly [pressed: string, does: string];

/** The same at every table. */
export const KEYS: readonly Key[] = [
  ["1–9", "key-options"],
  ["/", "key-search"],
  ["Z", "key-undo"],
  ["I", "key-hint"],
  ["?", "key-rule"],
  ["G", "key-question"],
  ["L", "key-log"],
  ["H", "key-help"],
  ["Esc", "key-escape"],
];
