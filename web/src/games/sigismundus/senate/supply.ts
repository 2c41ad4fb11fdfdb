/** What can be taken from the supply. */
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import { asks } from "../../../table/question";
import { fits, offersOf } from "../offers";
import type { Held } from "./senate";

/** Something in the supply: what takes it, or what to ask the engine about where one might expect that it can be taken. */
export interface Taking {
  offer: Action | null;
  tried: Action | null;
}

const NOTHING: Taking = { offer: null, tried: null };

/** A unit, once the field or the card that takes one is picked up. */
export function takesUnit(seen: Seen, unit: string, { field, card }: Pick<Held, "field" | "card">): Taking {
  if (field === "calling_banners") return taking(seen, { type: "call_banners", unit });
  return card === "enlistment" ? taking(seen, { type: "play_enlistment", unit }) : NOTHING;
}

/** A card from a deck. */
export function drawsFrom(seen: Seen, deck: string): Taking {
  return asks(seen, "choose_deck") ? taking(seen, { type: "draw", deck }) : NOTHING;
}

function taking(seen: Seen, wished: Action): Taking {
  const offer = offersOf(seen, wished.type).find((action) => fits(action, wished.type, wished)) ?? null;
  return { offer, tried: offer ? null : wished };
}
