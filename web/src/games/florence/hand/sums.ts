/** A card as a small sum: what a Work with it is worth, what it lacks, and what would bring that. */
import type { Action } from "../../../api/types";
import type { PlayerView, Preview, WorkView } from "../../../types/florence";
import type { Box } from "../data";

/** How a Work stands against the minimum of the round. */
export type Standing = "ready" | "bonus" | "soon" | "short";

export interface Wish {
  id: string;
  kind: "building" | "landscape" | "freedom";
  /** What it adds to the Work when it is met. */
  worth: number;
  met: boolean;
}

/** What a purchase would make of a Work. */
export interface Purchase {
  action: Action;
  /** What is bought: a building, a freedom, an object. */
  thing: string;
  value: number;
}

/** The three wishes of a profession, and whether a house fulfils them. */
export function wishesOf(box: Box, house: PlayerView, profession: string): Wish[] {
  const found = box.professions.get(profession);
  if (!found) return [];
  const { building, landscape, freedom } = found;
  const worth = box.files.components.values;
  return [
    { id: building, kind: "building", worth: worth.work_value_building!, met: house.buildings.some(({ tile }) => tile === building) },
    { id: landscape, kind: "landscape", worth: worth.work_value_landscape!, met: house.landscapes.some(({ tile }) => tile === landscape) },
    { id: freedom, kind: "freedom", worth: worth.work_value_freedom!, met: house.freedoms.includes(freedom) },
  ];
}

/** What the fulfilled wishes add. */
export function fulfilled(wishes: readonly Wish[]): number {
  return wishes.reduce((sum, wish) => sum + (wish.met ? wish.worth : 0), 0);
}

/** The value with every bonus card in hand. */
export function withBonus(work: WorkView): number {
  return work.value + work.bonus.reduce((sum, each) => sum + each, 0);
}

export function standingOf(work: WorkView, minimum: number, foreseen: number | null = null): Standing {
  if (work.value >= minimum) return "ready";
  if (foreseen !== null && foreseen >= minimum) return "soon";
  return withBonus(work) >= minimum ? "bonus" : "short";
}

/** The fewest missing wishes that would lift a Work to the minimum; all of them if that is not enough. */
export function missing(work: WorkView, wishes: readonly Wish[], minimum: number): { wishes: Wish[]; value: number } {
  const open = wishes.filter((wish) => !wish.met).sort((one, other) => other.worth - one.worth);
  const taken: Wish[] = [];
  let value = work.value;
  for (const wish of open) {
    if (value >= minimum) break;
    taken.push(wish);
    value += wish.worth;
  }
  return { wishes: taken, value };
}

/** What an action would buy; null if it buys nothing that has a name. */
export function boughtBy(action: Action, object: string | null): string | null {
  switch (action.type) {
    case "build":
    case "propose":
      return String(action.building);
    case "declare":
      return String(action.freedom);
    case "name":
    case "buy":
      return String(action.object);
    case "choose":
      return String(action.landscape);
    case "recruit":
      return "recruitment_card";
    case "bid":
    case "place":
      return object;
    default:
      return null;
  }
}

/** What every purchase would make of a Work, the best first; each thing once. */
export function purchases(
  profession: string,
  options: readonly Action[],
  previewOf: (action: Action) => Preview | null,
  object: string | null,
): Purchase[] {
  const best = new Map<string, Purchase>();
  for (const action of options) {
    const thing = boughtBy(action, object);
    const shift = previewOf(action)?.works.find((each) => each.profession === profession);
    if (!thing || shift?.after == null || shift.before === null || shift.after <= shift.before) continue;
    if (!best.has(thing)) best.set(thing, { action, thing, value: shift.after });
  }
  return [...best.values()].sort((one, other) => other.value - one.value);
}

/** The highest Work of this round so far; 0 if there is none. */
export function bestSoFar(players: readonly PlayerView[]): number {
  return Math.max(0, ...players.map((each) => each.best_work));
}

/** The wishes that occur on more than one of these cards, and on how many. */
export function shared(box: Box, cards: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const wish of cards.flatMap((card) => box.wishes(card))) counts.set(wish, (counts.get(wish) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 1));
}

/** A card goes to another place in its order; those between move up. */
export function moved<T>(order: readonly T[], from: number, to: number): T[] {
  const rest = order.filter((_, at) => at !== from);
  const target = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, target), order[from]!, ...rest.slice(target)];
}
