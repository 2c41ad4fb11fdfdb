/** The stack as a pile to read: the top first, with what each object answers, and who may answer next. */
import type { Prompt } from "../../../api/types";
import type { Event, ObjectView } from "../../../types/veto";
import { declarationOf } from "./story";

export interface Row {
  /** Its place from the bottom, from 1: the highest resolves first. */
  place: number;
  item: ObjectView;
  /** What it is aimed at, by names. */
  aims: readonly string[];
  /** The place of the object it answers; null if it answers none that still lies here. */
  answers: number | null;
}

/** The objects from the top down. */
export function rowsOf(stack: readonly ObjectView[], events: readonly Event[]): Row[] {
  const places = new Map(stack.map(({ number }, at) => [number, at + 1]));
  return stack
    .map((item, at) => ({
      place: at + 1,
      item,
      aims: declarationOf(events, item.number)?.targets ?? [],
      answers: places.get(item.answered) ?? null,
    }))
    .reverse();
}

/** Who may reply in the window that is open. */
export interface Right {
  seat: number;
  /** Who is asked after this one, if nobody replies. */
  after: readonly number[];
  /** How many have said bene in a row, and how many must. */
  benes: number;
  of: number;
}

export function rightOf(prompt: Prompt | null): Right | null {
  if (prompt?.decision !== "window") return null;
  const { benes = 0, of = 0, after = [] } = prompt.facts as Partial<Right>;
  return { seat: prompt.seats[0]!, after, benes, of };
}

/** The object that is under way below the replies: the first one of the stack. */
export function deedOf(stack: readonly ObjectView[]): ObjectView | null {
  return stack[0] ?? null;
}

/** The part of a card's text that an ability is: abilities that somebody uses begin with a badge, in their order. */
export function abilityAt(kinds: readonly string[], ability: string): number | null {
  const number = Number(ability);
  if (!Number.isInteger(number) || number < 1 || kinds[number - 1] === "passive") return null;
  return kinds.slice(0, number - 1).filter((kind) => kind !== "passive").length;
}
