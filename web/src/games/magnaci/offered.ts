/** Every option as a button: its icon, its words, its key. */
import type { Action } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { t } from "../../text/ui.svelte";
import { boxOf } from "./data";
import { emblem } from "./icons";
import { viewOf } from "./state";
import { inside } from "./verdict";
import { cardText, conflictText, signed } from "./words";

export interface Offered {
  action: Action;
  title: string;
  icon: string;
  /** A family that stands for the option. */
  seat: number | null;
  /** More about it, where there is room. */
  hint: string;
  /** What is chosen by a letter, not by a number. */
  letter: string;
}

const ICONS: Record<string, string> = {
  pass: "ic-pass",
  decline: "ic-pass",
  accept: "ic-scroll",
  veto: "sym-crown",
  propose: "ic-scroll",
  settle: "ic-estate",
  redirect: "ic-estate",
};
/** The actions that this board has buttons for; all others are left to the panel for any game. */
export const KNOWN = new Set([
  ...Object.keys(ICONS),
  "play",
  "name",
  "discard",
  "order",
  "hand_over",
  "lose",
  "offer",
  "give",
  "take",
  "pledge",
  "lay",
  "leave_out",
]);

export function offered(seen: Seen, tools: Tools, action: Action): Offered {
  const card = String(action.card ?? action.law ?? action.what ?? action.conflict ?? "");
  return {
    action,
    title: titleOf(seen, tools, action),
    icon: iconOf(tools, action, card),
    seat: seatOf(action),
    hint: hintOf(tools, action, card),
    letter: action.type === "pass" || action.type === "decline" ? "P" : "",
  };
}

function titleOf(seen: Seen, tools: Tools, action: Action): string {
  const box = boxOf(tools.components);
  switch (action.type) {
    case "settle":
      return tools.texts.name(String(action.province));
    case "name":
      return tools.texts.seat(Number(action.chosen), seen.names);
    case "play": {
      const amount = box.amount(String(action.card));
      return tools.texts.name(String(action.card)) + (amount ? ` ${signed(amount)}` : "");
    }
    case "lose":
    case "discard":
      return tools.texts.name(String(action.law ?? action.conflict));
    case "redirect":
      return t("ma-redirect", { instead: tools.texts.name(String(action.instead)), loss: tools.texts.name(String(action.loss)) });
    case "hand_over": {
      const what = String(action.what);
      return box.provinces.includes(what) ? t("ma-all-estates", { where: inside(tools, what) }) : tools.texts.name(what);
    }
    case "pledge":
      return t("ma-pledge", { law: tools.texts.name(String(action.law)) });
    case "decline":
      return seen.now.prompt?.decision === "trade_answer" ? t("ma-decline") : t("ma-let-pass");
    default:
      return tools.texts.action(action, seen.names);
  }
}

/** A card with its target, once the card itself is chosen. */
export function targetTitle(seen: Seen, tools: Tools, action: Action): string {
  const target = action.target === null || action.target === undefined ? "" : tools.texts.name(String(action.target));
  const victim = typeof action.victim === "number" ? tools.texts.seat(action.victim, seen.names) : "";
  return [victim, target].filter(Boolean).join(": ");
}

function iconOf(tools: Tools, action: Action, card: string): string {
  const box = boxOf(tools.components);
  if (action.type === "discard" || box.conflicts.has(card)) return `power-${box.conflicts.get(card)?.power ?? ""}`;
  if (box.laws.has(card) || box.senators.has(card)) return emblem(card, box.symbols(card));
  if (action.type === "hand_over") return "ic-estate";
  return ICONS[action.type] ?? "ic-scroll";
}

function seatOf(action: Action): number | null {
  if (action.type === "name") return Number(action.chosen);
  return null;
}

function hintOf(tools: Tools, action: Action, card: string): string {
  if (action.type === "discard") return conflictText(tools, card);
  return card ? cardText(tools, card) : "";
}

export function targetIcon(tools: Tools, action: Action): string {
  const box = boxOf(tools.components);
  const target = String(action.target ?? "");
  const power = box.conflicts.get(target)?.power;
  if (power) return `power-${power}`;
  return action.card === "pacta_conventa" ? `sym-${target}` : iconOf(tools, action, String(action.card));
}

/** What is known of a target without looking ahead: how large a Conflict is. */
export function targetDetail(seen: Seen, tools: Tools, action: Action): string {
  const box = boxOf(tools.components);
  const conflict = String(action.conflict ?? action.target ?? "");
  return box.conflicts.has(conflict) ? t("ma-scale", { scale: box.scale(conflict, seen.names.length) }) : "";
}

/** What a tied family has promised to the Primate. */
export function pledgesOf(seen: Seen, tools: Tools, action: Action): string {
  if (action.type !== "name") return "";
  const pledged = viewOf(seen).players[Number(action.chosen)]?.pledged ?? [];
  return pledged.length ? t("ma-pledges", { laws: pledged.map((law) => tools.texts.name(law)).join(", ") }) : "";
}
