/** What has just happened and is shown on the board for a moment. */
import type { Happened } from "../../api/types";
import type { Event, KingElected, Vetoed } from "../../types/magnaci";
import type { Chronicle } from "./state";

/** A contest that came to its end: the cards that were compared, and what came of it. */
export interface Resolved {
  subject: string;
  /** The total is there if actions have changed it. */
  cards: { seat: number; card: string; total?: number }[];
  /** Who won the office or the Law; null for a Conflict. */
  winner: number | null;
  fought: { won: boolean; strength: number; scale: number } | null;
}

/** One of them: a contest, a new King, or a card that VETO! strikes out. */
export interface Notice {
  key: string;
  resolved?: Resolved;
  king?: KingElected;
  veto?: Vetoed;
}

/** What these news bring, in order. */
export function notices(news: readonly Happened[], age: Chronicle): Notice[] {
  return news.flatMap(({ n, events = [] }) => (events as Event[]).flatMap((event, at) => noticeOf(event, `${n} ${at}`, age)));
}

function noticeOf(event: Event, key: string, age: Chronicle): Notice[] {
  if (event.type === "KingElected") return [{ key, king: event }];
  if (event.type === "Vetoed") return [{ key, veto: event }];
  const found = outcomeOf(event);
  if (!found) return [];
  const shown = age.revealed.findLast((each) => each.subject === found.subject);
  const cards = shown?.seats.map((seat, at) => ({ seat, card: shown.cards[at]!, total: shown.totals[seat] })) ?? [];
  return [{ key, resolved: { ...found, cards } }];
}

function outcomeOf(event: Event): Omit<Resolved, "cards"> | null {
  switch (event.type) {
    case "OfficeWon":
      return { subject: event.office, winner: event.seat, fought: null };
    case "LawWon":
      return { subject: event.law, winner: event.seat, fought: null };
    case "ConflictWon":
    case "ConflictLost": {
      const { strength, scale } = event;
      return { subject: event.conflict, winner: null, fought: { won: event.type === "ConflictWon", strength, scale } };
    }
    default:
      return null;
  }
}
