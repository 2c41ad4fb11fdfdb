/** Places and changes in words. */
import { signed } from "../../../text/texts";
import { t } from "../../../text/ui.svelte";
import type { Preview } from "../../../types/florence";
import { type Cell, nameOf } from "./geometry";

/** Cells as one would read them out, each with its column and row. */
export function around(cells: readonly Cell[]): string {
  return cells.map(nameOf).join(" ");
}

/** What an action brings a seat: florins, then prestige; nothing that stays as it is. */
export function gains({ florins, prestige }: Preview, seat: number): string[] {
  const [money, points] = [florins, prestige].map(({ before, after }) => after[seat]! - before[seat]!) as [number, number];
  const words = [];
  if (money) words.push(t("fl-change-florins", { sign: signed(money).slice(0, 1), florins: Math.abs(money) }));
  if (points) words.push(t("fl-change-points", { points }));
  return words;
}
