/** Advancement points: how many there were, and what each can do. */
import type { Action, Happened } from "../../../api/types";
import type { Event, SignorieView } from "../../../types/signorie";
import type { Box } from "../data";

/** How many points something brought; what is left if nobody knows. */
export function broughtBy(box: Box, view: SignorieView, log: readonly Happened[], by: string, left: number): number {
  const helper = box.helpers.get(by);
  const fixed = helper?.points ?? box.rewards.get(by)?.points ?? box.files.board.management_action.find(({ id }) => id === by)?.points;
  const brought = fixed === "die_value" ? view.chain?.value : (fixed ?? taskPoints(box, log, by));
  return Math.max(brought ?? left, left);
}

function taskPoints(box: Box, log: readonly Happened[], by: string): number | undefined {
  const each = box.tasks.get(by)?.points_per_pawn;
  const events = log.flatMap((happened) => (happened.events ?? []) as Event[]);
  const begun = events.findLast((event) => event.type === "TaskBegun" && event.task === by);
  return each && begun?.type === "TaskBegun" ? each * begun.pawns : undefined;
}

/** The space that a point leads to, counted on its own track. */
export function spaceAfter(action: Action, initiative: number): number {
  return action.type === "initiative" ? initiative + 1 : action.type === "enter" ? 1 : Number(action.rank) + 1;
}

/** One step after another of the same man, or of the disc, as far as the points and the track go. */
export function allOn(box: Box, action: Action, points: number, initiative: number): Action[] {
  const { career_space, initiative_space } = box.files.board;
  const first = spaceAfter(action, initiative);
  const top = action.type === "initiative" ? initiative_space.length - 1 : career_space.length;
  const more = Math.min(points - 1, top - first);
  const next = (at: number): Action =>
    action.type === "initiative" ? action : { type: "advance", career: action.career, rank: first + at };
  return [action, ...Array.from({ length: Math.max(0, more) }, (_, at) => next(at))];
}
