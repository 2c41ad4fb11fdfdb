/** What a player looks at or is about to do, before it is said: shared by all parts of the board. */
import type { Seen } from "../../table/board";
import { BaseDesk } from "../../table/desk.svelte";
import { decisionOf, optionsOf } from "./state";

export const TABS = ["mine", "hand", "others", "auction", "yard", "fame"] as const;
export type Tab = (typeof TABS)[number];

/** Where on a phone a question is answered. */
const TAB_OF: Record<string, Tab> = {
  starting_cards: "hand",
  keep_card: "hand",
  order_returned: "hand",
  declare_bonus: "hand",
  choose_action: "mine",
  place_building: "mine",
  place_landscape: "mine",
  place_jointly: "mine",
  counter_place: "mine",
  propose_price: "mine",
  counter_price: "mine",
  answer_proposal: "mine",
  answer_counter: "mine",
  recruit_now: "others",
  open_auction: "auction",
  bidding: "auction",
  buy_without_auction: "auction",
  choose_landscape: "auction",
  character_bid: "auction",
};

class Desk extends BaseDesk {
  /** A building, landscape, freedom or profession that is looked at: what belongs to it is lit everywhere. */
  wish = $state<string | null>(null);
  /** Of the actions of a turn the one whose choices lie open. */
  opened = $state<string | null>(null);
  /** Cards that are laid out to be chosen: the one to keep or to give back, the bonus cards to declare. */
  picked = $state.raw<readonly string[]>([]);
  /** What is shown on a phone. */
  tab = $state<Tab>("mine");

  protected clear(seen: Seen): void {
    this.wish = null;
    this.opened = null;
    this.picked = [];
    const tab = TAB_OF[decisionOf(seen)];
    if (tab && (optionsOf(seen).length || tab === "auction")) this.tab = tab;
  }
}

export const desk = new Desk();
