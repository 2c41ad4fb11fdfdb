/** Which tables come first. */
import type { Listed, MyTable } from "../api/types";

/** Those that wait for me, the least time first; then those that gather; then the latest. */
export function byUrgency(one: MyTable, other: MyTable): number {
  return (
    Number(other.my_turn) - Number(one.my_turn) ||
    (one.my_turn ? deadline(one) - deadline(other) : 0) ||
    Number(other.status === "open") - Number(one.status === "open") ||
    other.created_ms - one.created_ms
  );
}

/** Tables that need the fewest people first: they begin soonest. */
export function bySeating(one: Listed, other: Listed): number {
  return freeSeats(one) - freeSeats(other) || other.created_ms - one.created_ms;
}

export function freeSeats(table: Listed): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

function deadline(table: MyTable): number {
  return table.deadline_ms ?? Number.MAX_SAFE_INTEGER;
}
