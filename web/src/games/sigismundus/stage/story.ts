/** What has happened in this round, as the stage tells it. */
import type { Happened } from "../../../api/types";
import { since, standing } from "../../../table/moves";
import type { Event } from "../../../types/sigismundus";

export { all, last, since } from "../../../table/moves";

/** The events of the round, of the running phase and of the running stage of the Sejm. */
export interface Story {
  round: Event[];
  phase: Event[];
  stage: Event[];
  /** Of the last Sejm and the last scoring, whether they are over or not. */
  sejm: Event[];
  scoring: Event[];
}

export function storyOf(log: readonly Happened[]): Story {
  const events = standing<Event>(log);
  const round = since(events, "RoundBegun");
  const phase = since(round, "PhaseBegun");
  return { round, phase, stage: since(phase, "StageBegun"), sejm: phaseOf(events, "sejm"), scoring: phaseOf(events, "scoring") };
}

/** What happened in the last phase of a name. */
function phaseOf(events: readonly Event[], phase: string): Event[] {
  const begun = events.findLastIndex((event) => event.type === "PhaseBegun" && event.phase === phase);
  if (begun < 0) return [];
  const end = events.findIndex(({ type }, at) => type === "PhaseBegun" && at > begun);
  return events.slice(begun, end < 0 ? undefined : end);
}

/** The events with which hands open. */
export const OPENED: readonly string[] = ["DucatsOffered", "VotesOffered", "BidsOpened", "Committed", "ActVoted"];

/** The update that last told of one of these; 0 if none did. */
export function toldAt(log: readonly Happened[], types: readonly string[]): number {
  return log.findLast(({ events = [] }) => (events as Event[]).some(({ type }) => types.includes(type)))?.n ?? 0;
}

/** A stage of the Sejm: its name, and what happened in it. */
export interface SejmStage {
  name: string;
  events: Event[];
}

/** The stage of a Sejm in which hands opened last, whatever has begun since. */
export function lastOpened(sejm: readonly Event[]): SejmStage | null {
  const opened = sejm.findLastIndex(({ type }) => OPENED.includes(type));
  const begun = sejm.findLastIndex(({ type }, at) => type === "StageBegun" && at < opened);
  const event = sejm[begun];
  if (event?.type !== "StageBegun") return null;
  const end = sejm.findIndex(({ type }, at) => type === "StageBegun" && at > opened);
  return { name: event.stage, events: sejm.slice(begun, end < 0 ? undefined : end) };
}
