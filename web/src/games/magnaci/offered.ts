/** Every option as a button: its icon, its words, its key. */
import type { Action } from "../../api/types";
import type { Seen, Tools } from "../../table/board";
import { t } from "../../text/ui.svelte";
import { boxOf } from "./data";
import { desk } from "./desk.svelte";
import { emblem } from "./icons";
import type { Mood } from "./preview";
import { viewOf } from "./state";
import { inside } from "./verdict";
import { bundleWords, optionWords } from "./wording";
import { cardText, conflictText, signed } from "./words";

export interface Offered {
  /** The option; or several that begin alike, to choose among next. */
  actions: readonly Action[];
  title: string;
  icon: string;
  /** A family that stands for the option. */
  seat: number | null;
  words: readonly Mood[];
  /** Laws that lie beside it: what a tied family has promised. */
  laws: readonly string[];
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

export function offered(seen: Seen, tools: Tools, actions: readonly Action[]): Offered {
  const action = actions[0]!;
  const several = actions.length > 1;
  const card = String(action.card ?? action.law ?? action.what ?? action.conflict ?? "");
  return {
    actions,
    title: several ? bundleTitle(seen, tools, action) : desk.aiming ? targetTitle(seen, tools, action) : titleOf(seen, tools, action),
    icon: desk.aiming ? targetIcon(tools, action) : iconOf(tools, action, card),
    seat: seatOf(action, several),
    words: several ? bundleWords(seen, actions) : optionWords(seen, tools, action),
    laws: action.type === "name" ? (viewOf(seen).players[Number(action.chosen)]?.pledged ?? []) : [],
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
      return redirectTitle(tools, action);
    case "hand_over": {
      const what = String(action.what);
      return box.provinces.includes(what) ? t("ma-all-estates", { where: inside(tools, what) }) : tools.texts.name(what);
    }
    case "pledge":
      return t("ma-pledge", { law: tools.texts.name(String(action.law)) });
    case "decline":
      return t(DECLINED[seen.now.prompt?.decision ?? ""] ?? "ma-let-pass");
    default:
      return tools.texts.action(action, seen.names);
  }
}

const DECLINED: Record<string, string> = { trade_answer: "ma-decline", entail_question: "ma-keep-entail" };

/** Where an estate is lost instead; the loss that is spared is named unless it is chosen already. */
function redirectTitle(tools: Tools, action: Action): string {
  const instead = capital(inside(tools, String(action.instead)));
  return desk.part ? instead : t("ma-redirect", { instead, loss: inside(tools, String(action.loss)) });
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Several options by what they have in common. */
function bundleTitle(seen: Seen, tools: Tools, action: Action): string {
  if (action.type === "redirect") return t("ma-spare", { where: inside(tools, String(action.loss)) });
  if (!desk.aiming) return titleOf(seen, tools, action);
  if (action.card === "assignats") return tools.texts.seat(Number(action.victim), seen.names);
  return tools.texts.name(String(action.target));
}

/** What a card is aimed at, less what is chosen already. */
function targetTitle(seen: Seen, tools: Tools, action: Action): string {
  const target = typeof action.target === "string" ? tools.texts.name(action.target) : "";
  const victim = typeof action.victim === "number" ? tools.texts.seat(action.victim, seen.names) : "";
  if (desk.where) return victim || target;
  if (desk.part) return target || victim;
  return capital([victim, target].filter(Boolean).join(": "));
}

function iconOf(tools: Tools, action: Action, card: string): string {
  const box = boxOf(tools.components);
  if (action.type === "discard" || box.conflicts.has(card)) return `power-${box.conflicts.get(card)?.power ?? ""}`;
  if (box.laws.has(card) || box.senators.has(card)) return emblem(card, box.symbols(card));
  if (action.type === "hand_over") return "ic-estate";
  return ICONS[action.type] ?? "ic-scroll";
}

function targetIcon(tools: Tools, action: Action): string {
  const box = boxOf(tools.components);
  const target = String(action.target ?? "");
  const power = box.conflicts.get(target)?.power;
  if (power) return `power-${power}`;
  return action.card === "pacta_conventa" ? `sym-${target}` : iconOf(tools, action, box.laws.has(target) ? target : String(action.card));
}

/** A family stands for the option that names it. */
function seatOf(action: Action, several: boolean): number | null {
  if (action.type === "name") return Number(action.chosen);
  const shown = desk.aiming === "assignats" ? desk.part === null : desk.aiming === "treasurer" && !several;
  return shown && typeof action.victim === "number" ? action.victim : null;
}

function hintOf(tools: Tools, action: Action, card: string): string {
  if (action.type === "discard") return conflictText(tools, card);
  if (action.card === "embassy" && desk.aiming) return conflictText(tools, String(action.target));
  return card ? cardText(tools, card) : "";
}
