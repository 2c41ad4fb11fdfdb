/** What the senate shows, worked out from the view, the data and the log. */
import type { Action } from "../../../api/types";
import type { Seen } from "../../../table/board";
import { decisionOf, factsOf, optionsOf } from "../../../table/question";
import type { Event, OfficeView } from "../../../types/sigismundus";
import type { Box } from "../data";
import { fits } from "../offers";
import { viewOf } from "../state";

export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"] as const;

/** Votes that an Act adds to a space. */
export interface MoreVotes {
  act: string;
  votes: number;
}

/** What Acts in force add to the votes of a track, by space. */
export function moreVotes(box: Box, acts: readonly string[], track: string): MoreVotes[] {
  const more: MoreVotes[] = [];
  for (const act of acts) {
    const effect = box.sejms.get(act)?.effect;
    if (effect?.op !== "track_votes_bonus" || effect.track !== track) continue;
    more[(effect.space ?? 1) - 1] = { act, votes: effect.votes ?? 0 };
  }
  return more;
}

/** What has happened in this round, the latest last. */
export function thisRound(seen: Seen): Event[] {
  const events = seen.log.flatMap(({ events = [] }) => events as Event[]);
  return events.slice(events.findLastIndex(({ type }) => type === "RoundBegun") + 1);
}

export type Tag = "voting" | "next" | "later" | "new";

/** What the Sejm has to say about each office: voted on now, next, later, or just gained. */
export function tagsOf(seen: Seen): ReadonlyMap<string, Tag> {
  const view = viewOf(seen);
  const tags = new Map<string, Tag>();
  if (!view.round || view.phase === "setup") return tags;
  const gained = thisRound(seen).filter((event) => event.type === "OfficeGained");
  for (const { id, holder } of view.offices) {
    if (gained.some(({ office, seat }) => office === id && seat === holder)) tags.set(id, "new");
  }
  view.to_vote.forEach((office, at) => tags.set(office, at ? "later" : "next"));
  const { office } = factsOf<{ office: string }>(seen);
  if (office && ["bid_for_office", "break_office_tie"].includes(decisionOf(seen))) tags.set(office, "voting");
  return tags;
}

/** What chooses an office, by the question that is asked. */
const CHOOSES: Record<string, string> = {
  pick_start_office: "pick_office",
  place_client: "mark_office",
  choose_senator: "surrender_office",
  keep_one_of_kind: "keep_office",
  special_action: "hold_court",
};

/** What is picked up already, as far as it matters for offices. */
export interface Held {
  field: string | null;
  card: string | null;
  offices: readonly string[];
}

/** What can be said by an office, with what is picked up. */
export function officeOffers(seen: Seen, office: string, { field, card, offices }: Held): Action[] {
  const decision = decisionOf(seen);
  if (decision === "choose_income_offices") {
    return optionsOf(seen).filter((action) => [office, ...offices].every((each) => (action["offices"] as string[]).includes(each)));
  }
  if ((decision === "place_client" && field && field !== "vacancy") || (decision === "special_action" && card && card !== office)) return [];
  return optionsOf(seen).filter((action) => fits(action, CHOOSES[decision] ?? "", { office }));
}

/** What to ask the engine about an office that cannot be chosen, where one might expect that it can. */
export function officeTried(seen: Seen, { id, holder }: OfficeView, kind: string, { field, card, offices }: Held): Action | null {
  const decision = decisionOf(seen);
  if (!optionsOf(seen).length) return null;
  if (decision === "choose_income_offices") return { type: "choose_income", offices: [...offices, id] };
  if (decision === "special_action") {
    const mine = holder === seen.seat && kind === "ecclesiastical" && !card;
    return mine ? { type: "hold_court", office: id, target: rivalOf(seen) } : null;
  }
  if (!(decision in CHOOSES) || (decision === "place_client" && field !== "vacancy")) return null;
  return { type: CHOOSES[decision]!, office: id };
}

/** The first of the others in order, where anybody will do. */
export function rivalOf(seen: Seen): number {
  return viewOf(seen).order.find((seat) => seat !== seen.seat)!;
}
