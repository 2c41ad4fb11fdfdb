/** What a player looks at or is about to do, before it is said: shared by all parts of the board. */
import type { Action } from "../../api/types";
import type { Seen } from "../../table/board";
import { BaseDesk } from "../../table/desk.svelte";
import { asks, decisionOf, optionsOf } from "../../table/question";
import { amountOf } from "./prompt/amounts";
import { unitsOf } from "./prompt/unitsets";
import { closedHand, SECRET } from "./state";

export const TABS = ["stage", "abroad", "senate", "fields", "hand"] as const;
export type Tab = (typeof TABS)[number];

/** Where on a phone a question is answered; everything else in the stage. */
const TAB_OF: Record<string, Tab> = {
  pick_start_office: "senate",
  special_action: "hand",
  crown_country: "abroad",
  choose_influence: "abroad",
  place_client: "fields",
  choose_vote_cards: "hand",
  keep_one_of_kind: "senate",
};

class Desk extends BaseDesk {
  /** Something the pointer or the focus is on: an office, a country, a Figure, a field, a card, a seat. */
  lookedAt = $state.raw<{ kind: string; id: string } | null>(null);
  /** What was picked up to be used: a card of the hand, a country, a field, a Figure. */
  card = $state<string | null>(null);
  country = $state<string | null>(null);
  field = $state<string | null>(null);
  figure = $state<string | null>(null);
  /** How many of each kind of card are laid ready, to be discarded together. */
  cards = $state<Record<string, number>>({});
  /** Ducats or votes in my own hand, or gold for a Figure; null until I have touched it. */
  amount = $state<number | null>(null);
  /** Offices laid ready, where the income of two is taken. */
  offices = $state<readonly string[]>([]);
  /** Units laid ready: active ones, then inactive ones. */
  units = $state<number[] | null>(null);
  /** Those tied for the king's favour whom I have named so far, the first in favour first. */
  named = $state<readonly number[]>([]);
  /** What is shown on a phone. */
  tab = $state<Tab>("stage");

  /** My hand as it was closed, and about what. */
  private closed: { about: string; action: Action } | null = null;

  protected clear(seen: Seen): void {
    this.lookedAt = null;
    this.letGo();
    this.remember(seen);
    if (optionsOf(seen).length) this.tab = TAB_OF[decisionOf(seen)] ?? "stage";
  }

  /** Whose things are lit everywhere: those of the House pointed at, else of the one that was pinned. */
  get litSeat(): number | null {
    return this.lookedAt?.kind === "seat" ? Number(this.lookedAt.id) : this.pinned;
  }

  /** Whether anything is picked up or laid ready. */
  get holding(): boolean {
    return Boolean(this.card ?? this.country ?? this.field ?? this.figure) || this.laid.length > 0 || this.named.length > 0;
  }

  /** Go back one part of a choice. */
  back(): void {
    this.pointed = null;
    if (this.figure) [this.figure, this.amount] = [null, null];
    else this.letGo();
  }

  /** The cards laid ready, one by one, as the engine names them. */
  get laid(): string[] {
    return Object.entries(this.cards).flatMap(([card, count]) => Array<string>(count).fill(card));
  }

  /** Put everything back. */
  letGo(): void {
    this.card = this.country = this.field = this.figure = null;
    this.cards = {};
    this.offices = [];
    this.named = [];
    this.amount = null;
    this.units = null;
  }

  /** What lay in a hand that I have taken back lies ready in it again. */
  private remember(seen: Seen): void {
    const [before, about] = [this.closed, JSON.stringify([decisionOf(seen), seen.now.prompt?.facts])];
    const action = closedHand(seen);
    this.closed = action && { about, action };
    if (before?.about !== about || !asks(seen, ...SECRET)) return;
    if (before.action.type === "commit_units") this.units = unitsOf(before.action);
    else this.amount = amountOf(before.action);
  }

  /** The parts of the table in which I can choose something now. */
  litTabs(seen: Seen): readonly Tab[] {
    if (!optionsOf(seen).length) return [];
    const decision = decisionOf(seen);
    if (decision === "choose_influence") return ["abroad", "hand"];
    if (decision === "place_client") return ["fields", "abroad", "senate"];
    return [TAB_OF[decision] ?? "stage"];
  }
}

export const desk = new Desk();
