/** What open hands come to, in words. */
import type { Seen } from "../../../table/board";
import type { Event } from "../../../types/sigismundus";
import { isSecret, type Opened, winnerOf } from "./hands";
import { all, last, OPENED } from "./story";

/** A sentence: the id of its text, and what is named in it; seats by their numbers. */
export interface Verdict {
  id: string;
  seats?: Record<string, number>;
  counts?: Record<string, number>;
  /** Somebody still has to decide. */
  open?: boolean;
}

/** What the last hands of a stage have brought; null if none have opened. */
export function verdictOf(stage: readonly Event[], representative: number): Verdict | null {
  const at = stage.findLastIndex(({ type }) => OPENED.includes(type));
  if (at < 0) return null;
  const [event, after] = [stage[at] as Opened, stage.slice(at)];
  switch (event.type) {
    case "DucatsOffered":
      return { id: "sg-verdict-ducats", counts: { count: sum(event.ducats) } };
    case "VotesOffered":
      return { id: "sg-verdict-votes", counts: { count: sum(event.votes) } };
    case "BidsOpened":
      return ofOffice(event.office, event.bids, after, representative);
    case "Committed":
      return ofFavour(after, representative);
    default:
      return ofAct(after, representative);
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, each) => total + each, 0);
}

function ofOffice(office: string, bids: readonly number[], after: readonly Event[], representative: number): Verdict {
  if (all(after, "OfficeVacant").some((event) => event.office === office)) return { id: "sg-verdict-vacant" };
  const winner = winnerOf(office, bids, after);
  if (winner === null) return { id: "sg-tie-decider", seats: { name: representative }, open: true };
  const settled = all(after, "TieSettled").find((event) => event.office === office);
  if (settled) return { id: "sg-verdict-settled", seats: { name: winner, decider: settled.seat } };
  return { id: "sg-verdict-office", seats: { name: winner }, counts: { votes: bids[winner]! } };
}

function ofFavour(after: readonly Event[], representative: number): Verdict {
  const first = last(after, "FavourRanked")?.seats[0];
  return first === undefined ? { id: "sg-verdict-favour-tie", seats: { name: representative }, open: true } : { id: "sg-verdict-favour", seats: { name: first } };
}

function ofAct(after: readonly Event[], representative: number): Verdict {
  if (last(after, "ActPassed")) return { id: "sg-act-passed" };
  if (last(after, "ActRejected")) return { id: "sg-act-rejected" };
  return { id: "sg-act-tie", seats: { name: representative }, open: true };
}

/** Which of the offices voted on in this Sejm the hands are about; null if there is only one. */
export function officePlace(sejm: readonly Event[], office: string): { at: number; of: number } | null {
  const offices = last(sejm, "OfficesVoted")?.offices ?? [];
  const at = offices.indexOf(office);
  return at < 0 || offices.length < 2 ? null : { at: at + 1, of: offices.length };
}

/** Who still chooses in secret, besides me. */
export function thinking(seen: Seen): number[] {
  return isSecret(seen) ? (seen.now.prompt?.seats ?? []).filter((seat) => seat !== seen.seat) : [];
}
