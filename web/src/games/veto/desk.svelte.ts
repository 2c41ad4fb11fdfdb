/** What a player looks at or is about to do, before it is said: shared by all parts of the board. */
import type { Seen } from "../../table/board";
import { BaseDesk } from "../../table/desk.svelte";
import { decisionOf, optionsOf } from "../../table/question";
import type { Aim } from "./offers";
import { viewOf } from "./state";

export const TABS = ["theirs", "middle", "mine"] as const;
export type Tab = (typeof TABS)[number];

/** A card that is looked at: one on the table by its number, one of a hand or a pile by its name only. */
export interface Held {
  card: string;
  piece: number | null;
}

/** The questions that are answered in the middle of the table. */
const MIDDLE = [
  "choose_setup",
  "mulligan",
  "bribery",
  "announce_election",
  "window",
  "answer_duel",
  "take_up_equipment",
  "fight_turn",
];

class Desk extends BaseDesk {
  /** The card under the pointer or the focus; it stays in sight until another one is looked at. */
  focused = $state.raw<Held | null>(null);
  /** What was said so far: the card, what is done with it, what it is aimed at. */
  aims = $state.raw<readonly Aim[]>([]);
  /** The card in focus is shown as large as it can be. */
  large = $state(false);
  /** Whose piles lie open. */
  piles = $state<number | null>(null);
  /** What is shown on a phone. */
  tab = $state<Tab>("middle");

  protected clear(seen: Seen): void {
    this.letGo();
    if (!optionsOf(seen).length) return;
    this.tab = viewOf(seen).duel || viewOf(seen).stack.length || MIDDLE.includes(decisionOf(seen)) ? "middle" : "mine";
  }

  get holding(): boolean {
    return this.aims.length > 0;
  }

  /** The key of the card that was picked up: its options are shown, and what they aim at is lit. */
  get picked(): string | null {
    return this.aims.find(({ at }) => at === 0)?.key ?? null;
  }

  look(held: Held | null): void {
    if (held?.card) this.focused = held;
  }

  /** Pick something up, or put it down again. */
  pick(key: string): void {
    this.pointed = null;
    this.aims = this.picked === key ? [] : [{ at: 0, key }];
  }

  aim(aim: Aim): void {
    this.pointed = null;
    this.aims = [...this.aims, aim];
  }

  /** Go back one part of a choice. */
  back(): void {
    this.pointed = null;
    this.aims = this.aims.slice(0, -1);
  }

  letGo(): void {
    this.aims = [];
  }
}

export const desk = new Desk();
