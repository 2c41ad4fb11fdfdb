/** The auctions of a round, from the view and the events: what was sold, who bid what, where every seat stands. */
import type { KeptOrder, Order } from "../../../api/types";
import type { Seen } from "../../../table/board";
import type { FlorenceView } from "../../../types/florence";
import type { Box } from "../data";
import { decisionOf, factsOf, since, viewOf } from "../state";

/** Bids rise by so much. */
export const STEP = 100;

/** An object that has found its owner in this round; florins are 0 when the Merchant paid. */
export interface Sale {
  seat: number;
  object: string;
  florins: number;
}

/** What lies on the block: under the hammer, or just sold and not yet settled. */
export interface Lot {
  object: string;
  price: number;
  leader: number;
  sold: boolean;
}

export type Standing =
  | "leads"
  | "speaks"
  | "bid"
  | "waits"
  | "passed"
  | "unable"
  | "served"
  | "withdrawn"
  | "opens"
  | "buys";

export interface SeatState {
  seat: number;
  standing: Standing;
  /** The last bid for the object on the block. */
  florins: number | null;
  /** That bid was the opening one. */
  opened: boolean;
  /** What was obtained in this round. */
  object: string | null;
}

export interface Rung {
  florins: number;
  /** Who has bid this. */
  seat: number | null;
  place: "gone" | "high" | "next" | "open";
}

/** What was sold since the round began, in the order in which it was. */
export function salesOf(seen: Seen): Sale[] {
  return since(seen.log, "RoundBegun").flatMap((event) => {
    if (event.type === "ObjectBought") return [{ seat: event.seat, object: event.object, florins: event.florins }];
    return event.type === "ObjectFree" ? [{ seat: event.seat, object: event.object, florins: 0 }] : [];
  });
}

/** The bids for an object by florins, if the last auction was about it. */
export function bidsOf(seen: Seen, object: string): Map<number, number> {
  const [named, ...events] = since(seen.log, "ObjectNamed");
  if (named?.type !== "ObjectNamed" || named.object !== object) return new Map();
  const bids = events.filter((event) => event.type === "BidMade");
  return new Map([named, ...bids].map((event) => [event.florins, event.seat]));
}

/** The object on the block; null before one is named. */
export function lotOf(seen: Seen): Lot | null {
  const { auction, phase } = viewOf(seen);
  if (auction) return { object: auction.object, price: auction.price, leader: auction.leader, sold: false };
  if (phase !== "auction" || ["open_auction", "buy_without_auction"].includes(decisionOf(seen))) return null;
  const won = factsOf<{ object: string; price: number }>(seen);
  const [winner] = seen.now.prompt?.seats ?? [];
  if (decisionOf(seen) === "merchant_settlement" && winner !== undefined)
    return { object: won.object!, price: won.price!, leader: winner, sold: true };
  const last = salesOf(seen).at(-1);
  return last ? { object: last.object, price: last.florins, leader: last.seat, sold: true } : null;
}

/** Where every seat stands in the auction phase. */
export function seatStates(seen: Seen): SeatState[] {
  const { players, auction } = viewOf(seen);
  const bids = auction ? [...bidsOf(seen, auction.object)] : [];
  const forced = new Set(
    since(seen.log, "ObjectNamed").flatMap((event) => (event.type === "Passed" && event.forced ? [event.seat] : [])),
  );
  return players.map(({ served: object }, seat) => {
    const last = bids.findLastIndex(([, bidder]) => bidder === seat);
    return { seat, standing: standingOf(seen, seat, forced), florins: bids[last]?.[0] ?? null, opened: last === 0, object };
  });
}

function standingOf(seen: Seen, seat: number, forced: ReadonlySet<number>): Standing {
  const { auction, players } = viewOf(seen);
  const player = players[seat]!;
  if (player.served !== null) return "served";
  if (player.withdrawn) return "withdrawn";
  if (!auction) return awaited(seen, seat);
  if (auction.leader === seat) return "leads";
  if (!auction.bidders.includes(seat)) return forced.has(seat) ? "unable" : "passed";
  if (auction.bidders[0] === seat) return "speaks";
  return [...bidsOf(seen, auction.object).values()].includes(seat) ? "bid" : "waits";
}

function awaited(seen: Seen, seat: number): Standing {
  const asked = seen.now.prompt?.seats.includes(seat);
  if (asked && decisionOf(seen) === "open_auction") return "opens";
  return asked && decisionOf(seen) === "buy_without_auction" ? "buys" : "waits";
}

/** The ladder of bids: it begins with the opening price, until the bids are too high for its length. */
export function rungs(opening: number, price: number, bids: ReadonlyMap<number, number>, length: number): Rung[] {
  const hidden = Math.max(0, (price - opening) / STEP - (length - 3));
  return Array.from({ length }, (_, at) => {
    const florins = opening + (hidden + at) * STEP;
    const place = florins < price ? "gone" : florins === price ? "high" : florins === price + STEP ? "next" : "open";
    return { florins, seat: bids.get(florins) ?? null, place };
  });
}

/** How many of an object are left. */
export function leftOf(view: FlorenceView, box: Box, object: string): number {
  switch (object) {
    case "jester":
      return view.jesters_left;
    case "architect":
      return view.architects_left;
    case "prestige_card":
      return view.prestige_in_deck;
    case "recruitment_card":
      return view.recruits_left;
    case "landscape":
      return view.landscapes_left.reduce((sum, each) => sum + each, 0);
    default:
      return view.landscapes_left[box.landscapes.indexOf(object)] ?? 0;
  }
}

/** My standing maximum for an object, among the orders that are kept. */
export function limitOf(kept: readonly KeptOrder[], object: string): { id: number; florins: number } | null {
  const found = kept.find(
    ({ order }) => order.decision === "bidding" && order.answer === "bid" && order.facts?.object === object,
  );
  const florins = found?.order.at_most?.florins;
  return found && florins !== undefined ? { id: found.id, florins } : null;
}

/** Raise up to this, then pass; it ends with the auctions of the round. */
export function limit(object: string, florins: number): Partial<Order> {
  return {
    decision: "bidding",
    answer: "bid",
    at_most: { florins },
    facts: { object },
    otherwise: "pass",
    until: "choose_action",
  };
}
