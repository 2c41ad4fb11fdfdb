/** Keys that name a place in a row. */
import { forTable } from "../../../table/keys";

/** The place a digit names, from 0; null for any other key. Held with Shift it is the same digit. */
export function placeOf(event: KeyboardEvent): number | null {
  const [, digit] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
  return digit && forTable(event) ? Number(digit) - 1 : null;
}
