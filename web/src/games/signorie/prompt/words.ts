/** What an option would bring, in words. */
import type { Action } from "../../../api/types";
import type { Tools } from "../../../table/board";
import { messageOf, signed } from "../../../text/texts";
import { t, ui } from "../../../text/ui.svelte";
import type { Change } from "../../../types/signorie";
import { helperWords, spoken } from "../columns/words";
import { boxOf, type Helper } from "../data";
import { desk } from "../desk.svelte";
import { previewOf } from "../state";

/** What grows or shrinks at once. */
const CHANGED = ["vp", "florins", "men", "women", "initiative", "threshold"] as const;
/** What comes after it. */
const FOLLOWS = ["points", "dice", "pawns", "face_down"] as const;

/** What a choice would bring; for one that can be made in several ways the numbers of each. Pawns paid are told elsewhere. */
export function gains(tools: Tools, ...ways: readonly Change[]): string[] {
  const found = [...CHANGED, ...FOLLOWS].flatMap((field) => {
    const counts = [...new Set(ways.map((way) => way[field] ?? 0))];
    const count = counts.at(-1) ?? 0;
    if (!count || (count < 0 && (field === "men" || field === "women"))) return [];
    const plus = FOLLOWS.some((each) => each === field) ? "" : "+";
    const n = counts.map((each, at) => signed(each, at ? "" : plus)).join(" / ");
    return [t(`si-gain-${field.replace("_", "-")}`, { n, count: Math.abs(count) })];
  });
  const [first] = ways;
  if (first?.token) found.push(t("si-gain-token", { token: tools.texts.name(first.token), row: tools.texts.name(first.row ?? "") }));
  return found;
}

/** The same as one line; empty if nothing changes. */
export function gainWords(tools: Tools, ...ways: readonly Change[]): string {
  return gains(tools, ...ways).join(", ");
}

/** The token that a mission or a marriage would bring. */
export function tokenWords(tools: Tools, action: Action, facedown: boolean): string {
  const change = previewOf(desk.foresight.of(action))?.change;
  if (!change) return "";
  if (facedown) return t(change.face_down ? "si-token-facedown" : "si-token-none");
  return change.token ? tools.texts.name(change.token) : t("si-token-none");
}

/** Its arms; the sign of a city if there is none. */
export function tokenIcon(tools: Tools, action: Action | undefined, facedown: boolean): string {
  const change = action && previewOf(desk.foresight.of(action))?.change;
  if (facedown && change?.face_down) return "si-house-back";
  return houseIcon(tools, change?.token);
}

/** The arms of a token that lies in a city. */
export function houseIcon(tools: Tools, id: string | null | undefined): string {
  const token = boxOf(tools.components).tokens.get(id ?? "");
  return token ? `si-house-${token.house}` : "si-city";
}

export function helperShort(helper: Helper): string {
  const { title, how } = helperWords(helper);
  return spoken(title, how);
}

/** A city as the board calls it, and for the tip what the language calls it if that differs. */
export function cityWords(tools: Tools, city: string): { title: string; hint: string } {
  const name = tools.texts.name(city);
  const title = tools.texts.attribute(messageOf("name", city), "board") || name;
  return { title, hint: title === name ? "" : name };
}

/** A main action, a task, a helper or a reward in as few words as the board has for it. */
export function short(tools: Tools, id: string): string {
  const helper = boxOf(tools.components).helpers.get(id);
  if (helper) return helperShort(helper);
  const own = [id.replace(/^task_/, "si-task-"), `si-manage-${id}`].find((message) => ui.has(message));
  return own ? t(own) : tools.texts.name(id);
}
