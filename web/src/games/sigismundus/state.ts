/** What the board shows, worked out from what the engine says. */
import type { Foreseen } from "../../api/types";
import type { Seen } from "../../table/board";
import type { CountryView, OfficeView, PlayerView, Preview, SigismundusView } from "../../types/sigismundus";

export function viewOf(seen: Seen): SigismundusView {
  return seen.now.view as SigismundusView;
}

/** The House of the one who looks; null for the public. */
export function mine(seen: Seen): PlayerView | null {
  return seen.seat === null ? null : (viewOf(seen).players[seen.seat] ?? null);
}

export function countryOf(seen: Seen, id: string): CountryView {
  return viewOf(seen).countries.find((each) => each.id === id)!;
}

export function officeOf(seen: Seen, id: string): OfficeView {
  return viewOf(seen).offices.find((each) => each.id === id)!;
}

export function previewOf(foreseen: Foreseen | undefined): Preview | null {
  return (foreseen?.preview ?? null) as Preview | null;
}

/** The questions that everybody answers in secret. */
export const SECRET = [
  "hide_ducats",
  "hide_votes",
  "bid_for_office",
  "commit_to_demand",
  "commit_units_to_host",
  "vote_on_act",
] as const;

export const UNITS = ["infantry", "hussars", "artillery"] as const;
export const DECKS = ["internal", "foreign", "military"] as const;
export const TRACKS = ["royal_support", "senatorial_support", "parliamentary_support"] as const;
