/** The gauge of the dice: where its pins stand, and who raised a threshold. */
import type { Seen, Tools } from "../../../table/board";
import { t } from "../../../text/ui.svelte";
import type { SignorieView } from "../../../types/signorie";
import { desk } from "../desk.svelte";
import { lookedAt } from "../offers";
import { previewOf, takes, viewOf } from "../state";

/** Four dice with six pips each: the gauge ends there. */
export const FULL = 24;

/** How high each pin stands: those of one sum above each other. */
export function levels(sums: readonly number[]): number[] {
  return sums.map((sum, at) => sums.slice(0, at).filter((each) => each === sum).length);
}

export interface Raiser {
  seat: number;
  sex: "man" | "woman";
}

/** Who stands on the step for so many pawns: the women of a family before its men. */
export function raisers(view: SignorieView, pawns: number): Raiser[] {
  return view.players.flatMap((player, seat) => {
    if (!pawns || player.men_in_threshold + player.women_in_threshold < pawns) return [];
    return [{ seat, sex: pawns <= player.women_in_threshold ? ("woman" as const) : ("man" as const) }];
  });
}

/** Whose dice fill the gauge. */
export function gauged(seen: Seen): number {
  return seen.seat ?? desk.shown(seen);
}

/** The sum of the dice of a seat; my own with the die that I look at. */
export function sumOf(seen: Seen, seat: number): number {
  const die = seat === seen.seat ? lookedAt() : null;
  return previewOf(die ? desk.foresight.of(takes(die)) : undefined)?.total ?? viewOf(seen).players[seat]!.total;
}

/** "You: 4 + 3 = 7 of 13". */
export function sumWords(seen: Seen, tools: Tools, seat: number): string {
  const { dice, total, threshold } = viewOf(seen).players[seat]!;
  const sum = sumOf(seen, seat);
  const values = [...dice, sum - total].filter(Boolean);
  return t("si-sum-of", {
    name: seat === seen.seat ? t("si-you") : tools.texts.seat(seat, seen.names),
    sum: values.length > 1 ? `${values.join(" + ")} = ${sum}` : sum,
    threshold,
    over: sum > threshold ? "yes" : "no",
  });
}
