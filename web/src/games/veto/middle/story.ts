/** What has happened, as far as the middle of the table tells it. */
import type { Happened } from "../../../api/types";
import { all, last, since, standing } from "../../../table/moves";
import type { Event, ObjectDeclared } from "../../../types/veto";

export { all, last, since };

export interface Story {
  /** Of the whole match. */
  match: Event[];
  round: Event[];
  phase: Event[];
  /** Since the last duel began, if it is not over; else none. */
  duel: Event[];
}

/** With these a duel is over, or never took place. */
const OVER: readonly Event["type"][] = ["DuelEnded", "DuelRefused", "DuelVoid"];

/** Stories are long and the same log is asked for by many parts of the table. */
const known = new WeakMap<readonly Happened[], Story>();

export function storyOf(log: readonly Happened[]): Story {
  const found = known.get(log) ?? told(standing<Event>(log));
  known.set(log, found);
  return found;
}

function told(match: Event[]): Story {
  const round = since(match, "RoundBegun");
  return { match, round, phase: since(round, "PhaseBegun"), duel: duelIn(round) };
}

/** A challenge begins a duel; one that waited begins after the end of the one before. */
function duelIn(events: Event[]): Event[] {
  const begun = events.findLastIndex((event) => event.type === "ObjectDeclared" && event.kind === "challenge");
  const over = events.findLastIndex(({ type }) => OVER.includes(type));
  return events.slice(Math.max(begun, over + 1));
}

/** How an object was declared, by its number: what it is aimed at is told by names. */
export function declarationOf(events: readonly Event[], number: number): ObjectDeclared | undefined {
  return all(events, "ObjectDeclared").findLast((event) => event.number === number);
}

/** What a deed was, and what came of it. */
export interface Deed {
  declared: ObjectDeclared | null;
  /** What followed, in its order. */
  followed: Event[];
}

/** What happens all the time and tells nothing by itself. */
const NOISE: readonly Event["type"][] = ["BeneSaid", "VoicePassed", "Yielded", "CardMarked", "ObjectDeclared", "PhaseBegun", "DukatsMoved", "DuelEnded", "DrawnCards"];

/** The last thing somebody did of their own accord in this phase, with what came of it; what is done in a duel comes of its challenge. */
export function lastDeed(phase: readonly Event[]): Deed {
  const own = (event: Event) => event.type === "ObjectDeclared" && !event.reply;
  const begun = phase.findLastIndex((event) => event.type === "ObjectDeclared" && event.kind === "challenge");
  const over = phase.findIndex(({ type }, at) => at > begun && OVER.includes(type));
  const after = over < 0 ? -1 : phase.findLastIndex((event, at) => at > over && own(event));
  const at = begun < 0 ? phase.findLastIndex(own) : Math.max(begun, after);
  const declared = phase[at];
  return {
    declared: declared?.type === "ObjectDeclared" ? declared : null,
    followed: phase.slice(at + 1).filter(({ type }) => !NOISE.includes(type)),
  };
}

/** An object that has left the stack, and whether it was negated or came to nothing. */
export interface Resolved {
  declared: ObjectDeclared;
  failed: "negated" | "fizzled" | null;
}

/** The last stack there was: what was declared last of anybody's own accord, and the replies to it, the top first. */
export function lastStack(phase: readonly Event[]): Resolved[] {
  const begun = phase.findLastIndex((event) => event.type === "ObjectDeclared" && !event.reply);
  if (begun < 0) return [];
  const events = phase.slice(begun);
  const negated = new Set(all(events, "ObjectNegated").map(({ number }) => number));
  const failed = new Set([...all(events, "ObjectFizzled"), ...all(events, "ObjectUnpaid")].map(({ number }) => number));
  return all(events, "ObjectDeclared")
    .map((declared): Resolved => ({ declared, failed: negated.has(declared.number) ? "negated" : failed.has(declared.number) ? "fizzled" : null }))
    .reverse();
}
