/** What the camps did in a match, counted from what was told. */
import type { Event, VetoView } from "../../../types/veto";
import { all } from "./story";

export interface Figure {
  id: "agitations" | "won" | "killed" | "characters" | "dukats";
  /** For each seat. */
  counts: number[];
}

/** What nobody has any of is left out. */
export function figuresOf(view: VetoView, events: readonly Event[]): Figure[] {
  const zero = () => view.players.map(() => 0);
  const count = (seats: readonly number[]) => seats.reduce((sums, seat) => ((sums[seat] = (sums[seat] ?? 0) + 1), sums), zero());
  const figures: Figure[] = [
    { id: "agitations", counts: count(all(events, "AgitationDone").map(({ seat }) => seat)) },
    { id: "won", counts: count(winnersOf(events)) },
    { id: "killed", counts: count(all(events, "CardLeft").filter(({ how }) => how === "killed").map(({ owner }) => owner)) },
    { id: "characters", counts: view.players.map((_, seat) => view.table.filter((piece) => piece.controller === seat && piece.field).length) },
    { id: "dukats", counts: view.players.map(({ dukats }) => dukats) },
  ];
  return figures.filter(({ counts }) => counts.some(Boolean));
}

/** Who won the duels that were decided: whose fighters they were is told when they come into play. */
function winnersOf(events: readonly Event[]): number[] {
  const seats = new Map<string, number>();
  return events.flatMap((event) => {
    if (event.type === "CardEntered" || event.type === "ControlTaken" || event.type === "ControlReturned") seats.set(event.card, event.seat);
    const seat = event.type === "DuelDecided" && event.winner ? seats.get(event.winner) : undefined;
    return seat === undefined ? [] : [seat];
  });
}
