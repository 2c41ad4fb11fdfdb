import { afterEach, describe, expect, test, vi } from "vitest";
import type { Action } from "../../../api/types";
import type { Seen, Tools } from "../../../table/board";
import type { Change, PlayerView, SigismundusView } from "../../../types/sigismundus";

// The desk looks at the width of the screen, which jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const { desk } = await import("../desk.svelte");
const { amountOf, extraOf, nearest, resourceOf, rivalsOf, typed } = await import("./amounts");
const { askedAbout } = await import("./asked");
const { cardOffers, fullHand, withCards } = await import("./cardsets");
const { entriesOf, groupsBy } = await import("./entries");
const { playedWith } = await import("../offers");
const { fullest, readySets, unitsOf, withUnits } = await import("./unitsets");
const { question } = await import("./question");
const { seatOf } = await import("./rivals");
const { keyIn, placeIn } = await import("./places");
const { gains, sealing } = await import("./words");

afterEach(() => desk.letGo());

/** Names are their ids. */
const tools = {
  texts: { name: (id: string) => id, seat: (seat: number) => `seat ${seat}`, action: ({ type }: Action) => type, attribute: (id: string) => id, question: () => "engine" },
} as unknown as Tools;

function player(changes: Partial<PlayerView> = {}): PlayerView {
  return { ducats: 5, votes: 4, vp: 0, power: 3, hand: [1, 1, 1], offices: [], figures: [], active: [1, 0, 0], ...changes } as PlayerView;
}

/** A moment as seat 0 sees it. */
function moment(decision: string, options: object[], facts: object = {}, view: Partial<SigismundusView> = {}): Seen {
  const whole = { players: [player(), player({ votes: 6, ducats: 1 }), player({ votes: 5, ducats: 9 })], fields: [], offices: [], countries: [], ...view };
  return { now: { view: whole, prompt: { decision, facts, seats: [0] }, options }, seat: 0, names: [], news: [], log: [] } as unknown as Seen;
}

describe("an amount", () => {
  const bids = [0, 1, 2, 3, 4].map((votes) => ({ type: "bid", votes }));

  test("is whatever the option counts, and no other than an option has", () => {
    expect([{ type: "bid", votes: 3 }, { type: "commit", amount: 2 }, { type: "take_figure", figure: "x", gold: 1 }].map(amountOf)).toEqual([3, 2, 1]);
    expect([nearest(bids, 9), nearest(bids, -1), nearest([], 3)]).toEqual([4, 0, 0]);
  });

  test("is typed digit by digit, as long as so much is there", () => {
    expect([typed("", "1", 13), typed("1", "2", 13), typed("1", "4", 13)]).toEqual(["1", "12", "4"]);
  });

  test("is of ducats or of votes", () => {
    expect([resourceOf(moment("hide_ducats", [])), resourceOf(moment("bid_for_office", [])), resourceOf(moment("commit_to_demand", [], { resource: "ducats" }))]).toEqual(["ducats", "votes", "ducats"]);
  });

  test("is weighed against what others could do, with their marker", () => {
    const seen = moment("bid_for_office", bids, { owner: 2, extra: 2 });
    expect(rivalsOf(seen)).toEqual([
      { seat: 2, most: 5, extra: 2 },
      { seat: 1, most: 6, extra: 0 },
    ]);
    expect([extraOf(seen, 0), extraOf(seen, 2)]).toEqual([0, 2]);
  });
});

describe("a closed hand", () => {
  const bids = [0, 1, 2, 3].map((votes) => ({ type: "bid", votes }));
  const closed = (action: object, office = "primate") => moment("bid_for_office", [], { office }, { hand: { closed: action } as SigismundusView["hand"] });

  test("that is taken back holds what it held", () => {
    desk.follow(closed({ type: "bid", votes: 2 }));
    desk.follow(moment("bid_for_office", bids, { office: "primate" }));
    expect(desk.amount).toBe(2);
    desk.follow(moment("commit_units_to_host", [], {}, { hand: { closed: { type: "commit_units", infantry: 1, hussars: 0, artillery: 2 } } as SigismundusView["hand"] }));
    desk.follow(moment("commit_units_to_host", [{ type: "commit_units", infantry: 0, hussars: 0, artillery: 0 }]));
    expect(desk.units).toEqual([1, 0, 2]);
  });

  test("that has opened leaves nothing in the next one", () => {
    desk.follow(closed({ type: "bid", votes: 2 }));
    desk.follow(moment("bid_for_office", bids, { office: "chancellor" }));
    expect(desk.amount).toBeNull();
  });

  test("opens all hands if it is the last", () => {
    const last = moment("bid_for_office", bids);
    expect(sealing(last)).toBe("sg-seal-last");
    expect(sealing({ ...last, now: { ...last.now, prompt: { ...last.now.prompt!, seats: [0, 2] } } })).toBe("sg-seal-open");
  });
});

test("more than ten answers go on with the letters below the digits", () => {
  expect([0, 9, 10, 14, 15].map(keyIn)).toEqual(["1", "0", "Q", "T", ""]);
  const pressed = (key: string, code: string) => placeIn(new KeyboardEvent("keydown", { key, code }));
  expect([pressed("3", "Digit3"), pressed("w", "KeyW"), pressed("W", "KeyW"), pressed("x", "KeyX"), pressed("Tab", "Tab")]).toEqual([2, 11, 11, null, null]);
});

describe("units", () => {
  const keep = (active: number[], inactive = [0, 0, 0]) => ({ type: "maintain", active, inactive });
  const kept = [keep([1, 1, 0]), keep([1, 0, 0]), keep([0, 1, 0]), keep([0, 0, 0])];

  test("are found among the options, and only there", () => {
    expect(unitsOf({ type: "commit_units", infantry: 2, hussars: 0, artillery: 1 })).toEqual([2, 0, 1]);
    expect(withUnits(kept, [0, 1, 0, 0, 0, 0])).toBe(kept[2]);
    expect(withUnits(kept, [2, 0, 0, 0, 0, 0])).toBeNull();
  });

  test("have sets that are ready, none twice", () => {
    expect(fullest(kept, (action) => action !== kept[0])).toBe(kept[1]);
    expect(readySets(kept, true, (action) => action === kept[1] || action === kept[3])).toEqual([
      { name: "all", action: kept[0] },
      { name: "free", action: kept[1] },
      { name: "none", action: kept[3] },
    ]);
    expect(readySets(kept.slice(3), true, () => true)).toHaveLength(1);
  });
});

describe("cards", () => {
  const offers = [[], ["sack"], ["foray", "sack"], ["sack", "sack"]].map((cards) => ({ type: "discard_for_votes", cards }));

  test("are discarded in whatever order they were laid", () => {
    expect(withCards(offers, ["sack", "foray"])).toBe(offers[2]);
    expect(withCards(offers, ["foray"])).toBeNull();
    expect(fullHand(offers.map(({ cards }) => cards))).toEqual(["sack", "sack", "foray"]);
  });

  test("for a country wait until it is named", () => {
    const seen = moment("choose_influence", [{ type: "place_influence", country: "sweden", cards: [] }, { type: "pass" }]);
    expect(cardOffers(seen)).toEqual([]);
    desk.country = "sweden";
    expect(cardOffers(seen)).toHaveLength(1);
  });
});

describe("special actions", () => {
  const options = [
    { type: "play_sack", target: 1 },
    { type: "play_sack", target: 2 },
    { type: "play_raft" },
    { type: "hold_court", office: "primate", target: 1 },
    { type: "spy", target: 2 },
    { type: "pass" },
  ];
  const seen = moment("special_action", options);

  test("are grouped by what they are done with", () => {
    expect(groupsBy(options, playedWith).map(([id, actions]) => [id, actions.length])).toEqual([
      ["sack", 2],
      ["vistula_raft", 1],
      ["primate", 1],
      ["walenty_bakfark", 1],
    ]);
  });

  test("are said at once if there is one way, else their target is asked for", () => {
    const [sack, raft, , , pass] = entriesOf(seen, tools);
    expect([sack!.action, raft!.action, pass!.action]).toEqual([null, options[2], options[5]]);
    sack!.take!();
    expect(desk.card).toBe("sack");
    expect(question(seen, tools)).toBe("sg-ask-target");
    expect(entriesOf(seen, tools).map(({ action, seat }) => [action, seat])).toEqual([
      [options[0], 1],
      [options[1], 2],
    ]);
    desk.back();
    expect(question(seen, tools)).toBe("engine");
  });

  test("name a House in one of several ways", () => {
    expect([{ type: "spy", target: 2 }, { type: "award_seal", winner: 0 }, { type: "choose_buyer", buyer: 1 }, { type: "pass" }].map(seatOf)).toEqual([2, 0, 1, null]);
  });
});

describe("a client", () => {
  const options = [
    { type: "take_figure", figure: "rej", gold: 0 },
    { type: "take_figure", figure: "rej", gold: 1 },
    { type: "farm", field: "economist" },
    { type: "block", field: "academy" },
    { type: "withdraw" },
  ];
  const fields = ["patronage", "academy", "economist", "envoy"].map((id) => ({ id, prices: [1, 0, 0] })) as unknown as SigismundusView["fields"];
  const seen = moment("place_client", options, {}, { fields });

  test("goes to a field, and there to a Figure, and then gold is laid", () => {
    const entries = entriesOf(seen, tools);
    expect(entries.map(({ id, action, quiet }) => [id, action, quiet])).toEqual([
      ["patronage", null, false],
      ["academy", options[3], true],
      ["economist", options[2], false],
      [expect.any(String), options[4], true],
    ]);
    entries[0]!.take!();
    entriesOf(seen, tools)[0]!.take!();
    expect([desk.field, desk.figure]).toEqual(["patronage", "rej"]);
    desk.back();
    expect([desk.field, desk.figure]).toEqual(["patronage", null]);
  });

  test("is foreseen, more gold last; of a secret nothing is", () => {
    expect(askedAbout(seen).at(-1)).toBe(options[1]);
    expect(askedAbout(moment("hide_votes", [{ type: "offer_votes", votes: 1 }]))).toEqual([]);
  });
});

test("those tied are named one after another; the last but one settles it", () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
  ].map((seats) => ({ type: "rank_tied", seats }));
  const seen = moment("rank_tied_players", orders, { tied: [0, 1, 2], space: 1 });
  expect(entriesOf(seen, tools).map(({ seat, action }) => [seat, action])).toEqual([
    [0, null],
    [1, orders[2]],
  ]);
  entriesOf(seen, tools)[0]!.take!();
  expect(entriesOf(seen, tools).map(({ action }) => action)).toEqual([orders[0], orders[1]]);
});

test("the best income comes first and is marked", () => {
  const offices = [{ id: "low", income: 1 }, { id: "high", income: 4 }] as SigismundusView["offices"];
  const seen = moment("choose_income_offices", [{ type: "choose_income", offices: ["low"] }, { type: "choose_income", offices: ["high"] }], {}, { offices });
  expect(entriesOf(seen, tools).map(({ title, main }) => [title, main])).toEqual([
    ["high", true],
    ["low", false],
  ]);
});

test("what an option brings is told piece by piece", () => {
  const change: Change = { ducats: -2, votes: 0, vp: 5, markers: -1, clients: -1, units: [1, 0, 1], steps: [0, 0, 0] };
  expect(gains(change)).toEqual(["sg-gain-ducats", "sg-gain-vp", "sg-gain-units"]);
});
