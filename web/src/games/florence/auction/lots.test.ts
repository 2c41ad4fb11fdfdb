import { describe, expect, test } from "vitest";
import type { KeptOrder } from "../../../api/types";
import type { Seen } from "../../../table/board";
import type { Event, FlorenceView, PlayerView } from "../../../types/florence";
import { bidsOf, limit, limitOf, lotOf, rungs, salesOf, seatStates } from "./lots";

const BEGUN: Event = { type: "RoundBegun", round: 2, minimum: 10, start: 0 };
const NAMED: Event = { type: "ObjectNamed", seat: 0, object: "jester", florins: 200 };
const eligible = { served: null, withdrawn: false };

function bid(seat: number, florins: number): Event {
  return { type: "BidMade", seat, florins };
}

/** A moment of the auction phase. */
function seen(
  players: Partial<PlayerView>[],
  events: Event[],
  auction: FlorenceView["auction"] = null,
  prompt: { decision: string; seats: number[]; facts?: object } | null = null,
): Seen {
  const log = [{ n: 1, at_ms: 0, events: [BEGUN, ...events] }];
  const now = { view: { phase: "auction", players, auction }, prompt, options: [] };
  return { now, seat: 0, seats: [], names: [], news: [], log, outcome: null } as unknown as Seen;
}

function standings(moment: Seen): string[] {
  return seatStates(moment).map(({ standing }) => standing);
}

describe("where the seats stand", () => {
  test("while an object is on the block", () => {
    const players = [eligible, eligible, { served: "lake", withdrawn: false }, eligible, { served: null, withdrawn: true }];
    const auction = { object: "jester", price: 300, leader: 1, bidders: [0, 1] };
    const moment = seen(players, [NAMED, bid(1, 300), { type: "Passed", seat: 3, forced: false }], auction);

    expect(standings(moment)).toEqual(["speaks", "leads", "served", "passed", "withdrawn"]);
    expect(seatStates(moment)[0]).toMatchObject({ florins: 200, opened: true });
    expect(seatStates(moment)[1]).toMatchObject({ florins: 300, opened: false });
  });

  test("who cannot go higher has not simply passed", () => {
    const auction = { object: "jester", price: 300, leader: 1, bidders: [0, 1] };
    const moment = seen([eligible, eligible, eligible], [NAMED, bid(1, 300), { type: "Passed", seat: 2, forced: true }], auction);

    expect(standings(moment)[2]).toBe("unable");
  });

  test("who has not been asked yet waits, who has bid before has bid", () => {
    const auction = { object: "jester", price: 400, leader: 1, bidders: [2, 0, 1] };
    const moment = seen([eligible, eligible, eligible], [NAMED, bid(1, 400)], auction);

    expect(standings(moment)).toEqual(["bid", "leads", "speaks"]);
    expect(standings(seen([eligible, eligible, eligible], [NAMED], { ...auction, leader: 0, bidders: [1, 2, 0] }))).toEqual([
      "leads",
      "speaks",
      "waits",
    ]);
  });

  test("before an object is named", () => {
    const players = [{ served: "lake", withdrawn: false }, eligible, eligible];
    const bought: Event = { type: "ObjectBought", seat: 0, object: "lake", florins: 400 };

    const opening = seen(players, [NAMED, bought], null, { decision: "open_auction", seats: [1] });
    const last = seen(players, [NAMED, bought], null, { decision: "buy_without_auction", seats: [2] });

    expect(standings(opening)).toEqual(["served", "opens", "waits"]);
    expect(seatStates(opening)[0]).toMatchObject({ florins: null, object: "lake" });
    expect(standings(last)).toEqual(["served", "waits", "buys"]);
  });
});

describe("the lot", () => {
  test("is what is on the block", () => {
    const auction = { object: "jester", price: 300, leader: 1, bidders: [0, 1] };

    expect(lotOf(seen([eligible, eligible], [NAMED], auction))).toEqual({ object: "jester", price: 300, leader: 1, sold: false });
  });

  test("stays while its winner settles it, and goes when the next auction is opened", () => {
    const bought: Event = { type: "ObjectBought", seat: 1, object: "lake", florins: 400 };
    const events = [NAMED, bought];

    expect(lotOf(seen([], events, null, { decision: "place_landscape", seats: [1] }))).toMatchObject({ object: "lake", sold: true });
    expect(lotOf(seen([], events, null, { decision: "open_auction", seats: [0] }))).toBeNull();
  });
});

test("what was sold in this round has its price, or was free", () => {
  const before: Event[] = [{ type: "ObjectBought", seat: 0, object: "park", florins: 200 }, BEGUN];
  const events: Event[] = [
    ...before,
    { type: "ObjectBought", seat: 1, object: "lake", florins: 400 },
    { type: "ObjectFree", seat: 2, object: "jester" },
  ];

  expect(salesOf(seen([], events))).toEqual([
    { seat: 1, object: "lake", florins: 400 },
    { seat: 2, object: "jester", florins: 0 },
  ]);
});

describe("the ladder", () => {
  const bids = bidsOf(seen([], [NAMED, bid(1, 300)]), "jester");

  test("begins with the opening price", () => {
    const ladder = rungs(200, 300, bids, 5);

    expect(ladder.map(({ florins }) => florins)).toEqual([200, 300, 400, 500, 600]);
    expect(ladder.map(({ place }) => place)).toEqual(["gone", "high", "next", "open", "open"]);
    expect(ladder.map(({ seat }) => seat)).toEqual([0, 1, null, null, null]);
  });

  test("is empty for an object that was bought without an auction", () => {
    expect(bidsOf(seen([], [NAMED, bid(1, 300)]), "lake").size).toBe(0);
  });

  test("moves up with the bids, so that the next one is always there", () => {
    expect(rungs(200, 900, new Map(), 5).map(({ florins }) => florins)).toEqual([700, 800, 900, 1000, 1100]);
  });
});

test("a limit is found by its object", () => {
  const kept = [{ id: 7, order: limit("jester", 500) }] as KeptOrder[];

  expect(limitOf(kept, "jester")).toEqual({ id: 7, florins: 500 });
  expect(limitOf(kept, "lake")).toBeNull();
});
