/** What still stands of a log. */
import type { Happened } from "../api/types";

/** The events of a log without those of moves that were taken back. */
export function standing<Event>(log: readonly Happened[]): Event[] {
  let moves: Happened[] = [];
  for (const each of log) {
    const { undo, rewind } = each.note ?? {};
    if (typeof rewind === "number") moves = moves.filter(({ by }, at) => by == null || played(moves, at) <= rewind);
    else if (undo !== undefined) moves.splice(moves.findLastIndex(({ by }) => by === undo), 1);
    else if (each.events) moves.push(each);
  }
  return moves.flatMap(({ events }) => events as Event[]);
}

/** How many moves were made up to one of them. */
function played(moves: readonly Happened[], at: number): number {
  return moves.slice(0, at + 1).filter(({ by }) => by != null).length;
}
