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
export function gains(preview: Preview, seat: number, brought = 0): string[] {
  const money = preview.florins.after[seat]! - preview.florins.before[seat]!;
  const florins = money ? t("fl-change-florins", { sign: signed(money).slice(0, 1), florins: Math.abs(money) }) : "";
  return [florins, points(preview, seat, brought)].filter(Boolean);
}

/** How the prestige of a seat changes; if it is less than the thing itself brings, the rest is sold to pay. */
export function points({ prestige }: Preview, seat: number, brought = 0): string {
  const change = prestige.after[seat]! - prestige.before[seat]!;
  const sold = Math.max(0, brought - change);
  if (!change && !sold) return "";
  return t("fl-change-points", { points: change ? signed(change) : "0", brought, sold });
}

/** What Works with cards of the own hand become worth. */
export function rises(preview: Preview | null, name: (id: string) => string): string[] {
  const works = preview?.works ?? [];
  return works.map(({ profession, before, after }) => t("fl-work-rises", { card: name(profession), before, after }));
}
