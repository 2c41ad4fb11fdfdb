/** The gauge of the dice: where its pins stand, and who raised a threshold. */
import type { Seen, Tools } from "../../../table/board";
import { t } from "../../../text/ui.svelte";
import type { SignorieView } from "../../../types/signorie";
import { desk } from "../desk.svelte";
import { lookedAt } from "../offers";
import { previewOf, takes, viewOf } from "../state";

/** Four dice with six pips each: the gauge ends there. */
export const FULL = 24;

interface Group {
  pins: number[];
  middle: number;
}

/** Pins that would cover each other stand side by side, around the place they mean. */
export function spread(places: readonly number[], gap: number): number[] {
  const groups: Group[] = [];
  for (const pin of places.map((_, at) => at).sort((one, other) => places[one]! - places[other]!)) {
    let group: Group = { pins: [pin], middle: places[pin]! };
    while (groups.length && overlap(groups.at(-1)!, group, gap)) group = joined(groups.pop()!, group, gap);
    groups.push(group);
  }
  const found = [...places];
  for (const { pins, middle } of groups) pins.forEach((pin, at) => (found[pin] = middle + (at - (pins.length - 1) / 2) * gap));
  return found;
}

function overlap(before: Group, after: Group, gap: number): boolean {
  return after.middle - before.middle < ((before.pins.length + after.pins.length) / 2) * gap;
}

/** Two groups as one, around their common middle but not beyond the ends. */
function joined(before: Group, after: Group, gap: number): Group {
  const pins = [...before.pins, ...after.pins];
  const middle = (before.middle * before.pins.length + after.middle * after.pins.length) / pins.length;
  const half = ((pins.length - 1) / 2) * gap;
  return { pins, middle: Math.min(Math.max(middle, half), FULL - half) };
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
