/** Keys for more answers than there are digits: the letters below them. */
import { forTable } from "../../../table/keys";
import { keyAt, placeOf, settled } from "../../../table/places";

const DIGITS = 10;
/** Where they lie on a keyboard is the same in our languages. */
const LETTERS = "qwert";

/** The place a digit or a letter names, from 0; null for any other key. */
export function placeIn(event: KeyboardEvent): number | null {
  const letter = event.key.length === 1 ? LETTERS.indexOf(event.key.toLowerCase()) : -1;
  if (letter < 0) return placeOf(event);
  return forTable(event) && settled(event.timeStamp) ? DIGITS + letter : null;
}

/** The key of a place. */
export function keyIn(place: number): string {
  return keyAt(place) || (LETTERS[place - DIGITS] ?? "").toUpperCase();
}
