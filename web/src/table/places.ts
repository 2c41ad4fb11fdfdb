/** Keys that name a place in a row. */
import type { Seen } from "./board";
import { forTable } from "./keys";
import { decisionOf, optionsOf } from "./question";

/** For so long after the question has changed a digit or a click was meant for the one before. */
const SETTLING_MS = 250;
const asked = { question: "", since: -SETTLING_MS };

/** Notice when another question is asked, or the next part of one by what is held. */
export function follow(seen: Seen, held = ""): void {
  const question = JSON.stringify([held, decisionOf(seen), optionsOf(seen)]);
  if (question !== asked.question) Object.assign(asked, { question, since: performance.now() });
}

/** Whether the question had been there for long enough to be meant. */
export function settled(at = performance.now()): boolean {
  return at - asked.since >= SETTLING_MS;
}

/** The place a digit names, from 0, the last being the digit 0; null for any other key. Held with Shift it is the same digit. */
export function placeOf(event: KeyboardEvent): number | null {
  const [, digit] = /^(?:Digit|Numpad)([0-9])$/.exec(event.code) ?? [];
  if (!digit || !forTable(event) || !settled(event.timeStamp)) return null;
  return digit === "0" ? 9 : Number(digit) - 1;
}

/** The digit of a place; there are ten. */
export function keyAt(place: number): string {
  return place < 10 ? String((place + 1) % 10) : "";
}
