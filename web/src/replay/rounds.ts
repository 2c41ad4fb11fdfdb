/** Where in a log the rounds of a game begin, and how to find the same moment in another log. */
import type { Happened } from "../api/types";
import type { Round } from "../table/board";
import type { Tagged } from "../text/texts";

export interface Mark extends Round {
  n: number;
}

/** The beginnings in order; what begins again at once begins only once, and a fork begins where it was taken. */
export function marksOf(log: readonly Happened[], rounds: (event: Tagged) => Round | null): Mark[] {
  const all = beginnings(log, rounds);
  const { round, part } = roundAt(all, 0);
  return all.filter((mark) => mark.n > 0 || mark === round || mark === part);
}

function beginnings(log: readonly Happened[], rounds: (event: Tagged) => Round | null): Mark[] {
  const marks: Mark[] = [];
  for (const { n, events = [] } of log) {
    for (const event of events as Tagged[]) {
      const round = rounds(event);
      if (round && round.name !== marks.at(-1)?.name) marks.push({ ...round, n });
    }
  }
  return marks;
}

/** The round a moment belongs to, and the part of it. */
export function roundAt(marks: readonly Mark[], n: number): { round?: Mark; part?: Mark } {
  const before = marks.filter((mark) => mark.n <= n);
  const at = before.findLastIndex((mark) => !mark.part);
  const part = before.slice(at + 1).at(-1);
  return { ...(at >= 0 ? { round: before[at]! } : {}), ...(part ? { part } : {}) };
}

/** The update of another viewer's log that tells the same as update `n` of this one. */
export function sameMoment(from: readonly Happened[], n: number, to: readonly Happened[]): number {
  const last = (log: readonly Happened[]) => log.at(-1)?.n ?? 0;
  const guess = Math.round((n / Math.max(1, last(from))) * last(to));
  const told = from.findLast((each) => each.n <= n && each.events?.length);
  if (!told) return n === 0 ? 0 : guess;
  const words = JSON.stringify(told.events);
  const alike = to.filter((each) => JSON.stringify(each.events) === words);
  alike.sort((one, other) => Math.abs(one.n - guess) - Math.abs(other.n - guess));
  return alike[0]?.n ?? guess;
}
