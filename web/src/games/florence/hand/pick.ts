/** Cards that are laid out to choose from: those looked at, or the four of the beginning. */
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import { t } from "../../../text/ui.svelte";
import { desk } from "../desk.svelte";
import { asks, factsOf, mine, optionsOf } from "../state";

/** How a card is picked. */
export interface Pick {
  label: string;
  pressed: boolean;
  key: string;
  onclick: () => void;
}

/** The cards to choose from; none if nothing is asked of that kind. */
export function laidOut(seen: Seen): readonly string[] {
  if (asks(seen, "keep_card")) return factsOf<{ cards: string[] }>(seen).cards ?? [];
  return asks(seen, "starting_cards") ? (mine(seen)?.hand ?? []) : [];
}

export function pickOf(seen: Seen, tools: Tools, card: string): Pick | null {
  const at = laidOut(seen).indexOf(card);
  if (at < 0 || !tools.choose) return null;
  const message = asks(seen, "starting_cards") ? "fl-give-back" : "fl-keep";
  return {
    label: t(message, { card: tools.texts.name(card) }),
    pressed: desk.picked.includes(card),
    key: String(at + 1),
    onclick: () => (desk.picked = desk.picked.includes(card) ? [] : [card]),
  };
}

/** What the pick says to the engine; undefined while nothing is picked. */
export function chosen(seen: Seen): Action | undefined {
  const [card] = desk.picked;
  const away = asks(seen, "starting_cards");
  return card ? optionsOf(seen).find(({ cards }) => (cards as string[]).includes(card) !== away) : undefined;
}
