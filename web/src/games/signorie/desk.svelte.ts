/** What a player looks at or is about to do, before it is said: shared by all parts of the board. */
import type { Seen } from "../../table/board";
import { BaseDesk } from "../../table/desk.svelte";
import { decisionOf, optionsOf } from "../../table/question";
import type { Die } from "./state";

export const TABS = ["dice", "cities", "careers", "plan", "rewards"] as const;
export type Tab = (typeof TABS)[number];

/** Where on a phone a question is answered. */
const TAB_OF: Record<string, Tab> = {
  take_die: "dice",
  take_extra_die: "dice",
  choose_main_action: "dice",
  choose_any_task: "dice",
  choose_free_helper: "dice",
  activate_helper: "dice",
  spend_point: "careers",
  send_on_mission: "careers",
  marry_off: "cities",
  choose_row: "plan",
  choose_reward: "rewards",
  hold_wedding: "rewards",
  buy_vp: "rewards",
};

class Desk extends BaseDesk {
  /** The die under the pointer, and the one that was picked up: it is taken only with what it shall do. */
  hovered = $state.raw<Die | null>(null);
  picked = $state.raw<Die | null>(null);
  /** A task space whose number of pawns is being chosen. */
  task = $state<string | null>(null);
  /** The man who shall go on a mission. */
  man = $state.raw<{ career: string; rank: number } | null>(null);
  /** The city of a marriage whose dowry is being chosen, or to which the pointer leads. */
  city = $state<string | null>(null);
  /** What is shown on a phone. */
  tab = $state<Tab>("dice");

  protected clear(seen: Seen): void {
    this.hovered = null;
    this.letGo();
    const tab = TAB_OF[decisionOf(seen)];
    if (tab && optionsOf(seen).length) this.tab = tab;
  }

  /** Whether anything is picked up. */
  get holding(): boolean {
    return Boolean(this.picked ?? this.task ?? this.man ?? this.city);
  }

  /** Put everything back that was picked up. */
  letGo(): void {
    this.picked = null;
    this.task = null;
    this.man = null;
    this.city = null;
  }

  /** The parts of the table in which I can choose something now. */
  litTabs(seen: Seen): readonly Tab[] {
    const decision = decisionOf(seen);
    if (!optionsOf(seen).length) return [];
    return decision === "send_on_mission" ? ["careers", "cities"] : TAB_OF[decision] ? [TAB_OF[decision]] : [];
  }
}

export const desk = new Desk();
