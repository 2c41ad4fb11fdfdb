/** What a player looks at or is about to do, before it is said: shared by all parts of the board. */
import { MediaQuery } from "svelte/reactivity";
import type { Action } from "../../api/types";
import type { Seen } from "../../table/board";
import { Foresight } from "../../table/foresight.svelte";
import { Steps } from "../../table/steps.svelte";
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

class Desk {
  /** The option under the pointer or the focus. */
  pointed = $state.raw<Action | null>(null);
  /** A building, landscape, freedom or profession that is looked at: what belongs to it is lit everywhere. */
  wish = $state<string | null>(null);
  /** Whose principality is shown large for as long as it is pointed at, or until it is let go. */
  peeked = $state<number | null>(null);
  pinned = $state<number | null>(null);
  /** Of the actions of a turn the one whose choices lie open. */
  opened = $state<string | null>(null);
  /** Cards that are laid out to be chosen: the one to keep or to give back, the bonus cards to declare. */
  picked = $state.raw<readonly string[]>([]);
  readonly steps = new Steps();
  /** What is shown on a phone. */
  tab = $state<Tab>("mine");
  readonly foresight = new Foresight();
  readonly narrow = new MediaQuery("max-width: 900px");

  private question = "";

  /** Look at the moment; another question clears the desk. */
  follow(seen: Seen): void {
    const decision = decisionOf(seen);
    const question = JSON.stringify([seen.seat, decision, optionsOf(seen)]);
    if (question === this.question) return;
    this.question = question;
    this.pointed = null;
    this.wish = null;
    this.opened = null;
    this.picked = [];
    // Who is asked where to build looks at the own land again.
    if (optionsOf(seen).length) this.pinned = null;
    const tab = TAB_OF[decision];
    if (tab && (optionsOf(seen).length || tab === "auction")) this.tab = tab;
  }

  /** Whose principality is shown large. */
  shown(seen: Seen): number {
    return this.peeked ?? this.pinned ?? seen.seat ?? 0;
  }
}

export const desk = new Desk();
