/** The tracks: how points lead to a space that is farther up, and who stands where. */
import type { Action } from "../../../api/types";
import type { SignorieView } from "../../../types/signorie";

/** The single steps that bring one of my men to a space of a career, the nearest of them; none if he cannot come there. */
export function stepsTo(options: readonly Action[], career: string, rank: number, points: number): Action[] {
  const starts = options
    .filter((each) => each.career === career && (each.type === "enter" || each.type === "advance"))
    .map((each) => Number(each.rank ?? 0))
    .filter((start) => start < rank && rank - start <= points);
  if (!starts.length) return [];
  const from = Math.max(...starts);
  return Array.from({ length: rank - from }, (_, step) =>
    from + step ? { type: "advance", career, rank: from + step } : { type: "enter", career },
  );
}

/** The single steps that bring my disc from where it lies to a space of the initiative track. */
export function stepsUp(options: readonly Action[], from: number, space: number, points: number): Action[] {
  const far = space - from;
  const possible = far > 0 && far <= points && options.some((each) => each.type === "initiative");
  return possible ? Array.from({ length: far }, () => ({ type: "initiative" })) : [];
}

/** The men of one family on a space. */
export interface Men {
  seat: number;
  count: number;
}

/** Who stands on a space of a career, family by family; the one who looks stands in front. */
export function menOn(view: SignorieView, career: number, rank: number, me: number | null): Men[] {
  return view.players
    .map((player, seat) => ({ seat, count: player.careers[career]!.filter((each) => each === rank).length }))
    .filter((each) => each.count)
    .sort((one, other) => Number(one.seat === me) - Number(other.seat === me));
}

interface Arrival {
  type: string;
  seat?: number;
  career?: string;
  rank?: number;
  space?: number;
}

/** How many spaces a man or a disc has come to be here, by what has just happened; 0 if he stood here before. */
export function walked(events: readonly Arrival[], seat: number, track: string, space: number): number {
  let [far, at] = [0, space];
  for (const event of [...events].reverse()) {
    const [on, to] = event.type === "InitiativeMoved" ? ["initiative", event.space] : [event.career, event.rank];
    if (event.seat !== seat || on !== track || to !== at || !["InitiativeMoved", "ManAdvanced"].includes(event.type)) continue;
    far += 1;
    at -= 1;
  }
  return far;
}
