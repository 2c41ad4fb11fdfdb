/** What the board shows, worked out from what the engine says. */
import type { Action, Foreseen } from "../../api/types";
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

/** Who is patron of a Figure, and how much gold lies on it; null if nobody is. */
export function patronOf(seen: Seen, figure: string): { seat: number; gold: number } | null {
  const held = viewOf(seen).players.flatMap(({ figures }, seat) => figures.map((each) => ({ ...each, seat })));
  return held.find((each) => each.figure === figure) ?? null;
}

export function previewOf(foreseen: Foreseen | undefined): Preview | null {
  return (foreseen?.preview ?? null) as Preview | null;
}

/** What I have chosen in secret, while others still choose; null if my hand is not closed. */
export function closedHand(seen: Seen): Action | null {
  return (viewOf(seen).hand?.closed ?? null) as Action | null;
}

/** Whether all hands open when I close mine. */
export function closesLast(seen: Seen): boolean {
  return seen.now.prompt?.seats.every((seat) => seat === seen.seat) ?? false;
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
