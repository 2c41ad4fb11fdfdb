/** Keys that are meant for the prompt. */
import { typing } from "../../../table/keys";

/** Whether a key is meant neither for a field nor for a dialog that lies over the table. */
export function forPrompt(event: KeyboardEvent): boolean {
  const elsewhere = document.querySelector("dialog[open], [role=dialog], [role=alertdialog]");
  return !typing(event) && !event.ctrlKey && !event.metaKey && !event.altKey && !elsewhere;
}

/** The place a digit names, from 0; null for any other key. Held with Shift it is the same digit. */
export function placeOf(event: KeyboardEvent): number | null {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
  return digit && forPrompt(event) ? Number(digit) - 1 : null;
}
