/** A private table with a deck already brought. */
import { server } from "../api/http";
import type { NewSeat, NewTable, Opened, Order } from "../api/types";
import { router } from "../app/router.svelte";
import { visitor } from "../lobby/visitor.svelte";
import type { CheckedDeck, Variant } from "./types";

export interface Opponent {
  level: string;
  /** A deck of the box; empty lets the bot choose. */
  deck: string;
}

/** Open it, bring the deck, go there. */
export async function playWith(checked: CheckedDeck, variant: Variant, bot: Opponent, name: string): Promise<void> {
  await visitor.comeIn();
  // What an order leaves out has its usual value.
  const order: Partial<Order> = { decision: "choose_setup", answer: "choose_deck", fields: { deck: bot.deck }, times: 1 };
  const orders = bot.deck ? [order as Order] : [];
  const seats: NewSeat[] = [{ kind: "me" }, { kind: "bot", level: bot.level, orders }];
  const options = { variant, ...(checked.own.length ? { own_cards: true } : {}) };
  const wanted: NewTable = { game: "veto", name, options, seats };
  const { table } = await server.post<Opened>("/tables", wanted);
  await server.post(`/tables/${table.id}/seats/0/commands`, { type: "play", action: checked.bring, n: 0, key: "deck" });
  router.go(`/table/${table.id}`);
}
