/** The offices of a Sejm, one vote after another. */
import type { Event } from "../../../types/sigismundus";
import { winnerOf } from "./hands";
import { all, last } from "./story";

export interface Item {
  office: string;
  state: "done" | "now" | "next" | "later";
  /** Who has it, and with how many votes; null if it is still open or stays available. */
  winner: number | null;
  votes: number;
}

/** What was voted on in this Sejm and what is still to come; `now` is the office all hands are about. */
export function agendaOf(phase: readonly Event[], now: string): Item[] {
  const offices = last(phase, "OfficesVoted")?.offices ?? [];
  const opened = all(phase, "BidsOpened");
  let next = false;
  return offices.map((office) => {
    const bids = opened.find((event) => event.office === office)?.bids;
    const item = { office, winner: null, votes: 0 };
    if (office === now) return { ...item, state: "now" };
    if (bids) return { office, state: "done", winner: winnerOf(office, bids, phase), votes: Math.max(...bids) };
    const state = next ? "later" : "next";
    next = true;
    return { ...item, state };
  });
}
