/** Digits choose from a row: 1 to 9, and 0 for the tenth. */
import { typing } from "../../../table/keys";

export function digits(event: KeyboardEvent, choose: (at: number) => void): void {
  if (typing(event) || event.ctrlKey || event.metaKey || event.altKey || !/^\d$/.test(event.key)) return;
  choose((Number(event.key) + 9) % 10);
}
