/** How the hand names things where there is little room. */
import type { Tools } from "../../../table/board";
import { t } from "../../../text/ui.svelte";
import type { WorkView } from "../../../types/florence";
import { boxOf } from "../data";
import { missing, type Standing, type Wish, withBonus } from "./sums";

/** The name of a thing; a freedom without the word that all freedoms share. */
export function short(tools: Tools, id: string): string {
  const freedom = boxOf(tools.components).files.components.freedom.some((each) => each.id === id);
  return freedom ? t(`fl-short-${id}`) : tools.texts.name(id);
}

/** How a Work stands against the minimum, in one line. */
export function standingWords(tools: Tools, standing: Standing, work: WorkView, wishes: readonly Wish[], minimum: number, best: number): string {
  const florins = work.value * boxOf(tools.components).files.components.values.florins_per_work_value!;
  if (standing === "ready") return t(work.value > best ? "fl-line-best" : "fl-line-ready", { florins });
  if (standing === "bonus") return t("fl-line-bonus", { value: withBonus(work) });
  const lacks = missing(work, wishes, minimum);
  const gap = minimum - work.value;
  if (!lacks.wishes.length) return t("fl-line-far", { gap });
  return t("fl-line-short", { gap, value: lacks.value, wishes: lacks.wishes.map(({ id }) => short(tools, id)).join(" + ") });
}

/** What the pointed option would make of a Work. */
export function foreseenWords(thing: string, value: number, minimum: number): string {
  return t(value >= minimum ? "fl-line-soon" : "fl-line-still", { thing, value, minimum, gap: minimum - value });
}
