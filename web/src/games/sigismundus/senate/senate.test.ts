import { describe, expect, it, vi } from "vitest";
import type { Seen } from "../../../table/board";
import type { Box } from "../data";

// The desk looks at the width of the screen, which jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
const { beside } = await import("./arrows");
const { cardTried, counted, nextLaid, ruleOf, sets, uses, within } = await import("./hand");
const { journey } = await import("./hop");
const { moreVotes, officeOffers, officeTried, tagsOf } = await import("./senate");

function moment(decision: string, options: object[] = [], view: object = {}, facts: object = {}, events: object[] = []): Seen {
  const whole = { round: 2, phase: "sejm", to_vote: [], order: [1, 0], countries: [{ id: "sweden" }], ...view };
  return { now: { view: whole, prompt: { decision, facts, seats: [0] }, options }, seat: 0, log: [{ events }] } as unknown as Seen;
}

const nothing = { field: null, card: null, offices: [] };

describe("support tracks", () => {
  it("a marker that passes two goes two spaces, and they step back one after the other", () => {
    const [before, after] = [
      [0, 1, 2, 3],
      [0, 3, 1, 2],
    ];

    expect(after.map((seat) => journey(before, after, seat))).toEqual([
      { swaps: 0, wait: 2 },
      { swaps: 2, wait: 0 },
      { swaps: 1, wait: 1 },
      { swaps: 1, wait: 0 },
    ]);
  });

  it("a new order moves all at once", () => {
    expect([3, 2, 1, 0].map((seat) => journey([0, 1, 2, 3], [3, 2, 1, 0], seat).wait)).toEqual([0, 0, 0, 0]);
  });

  it("an Act in force adds votes to a space of its track only", () => {
    const effect = { op: "track_votes_bonus", track: "royal_support", space: 1, votes: 1 };
    const box = { sejms: new Map([["marriage", { effect }]]) } as unknown as Box;

    expect(moreVotes(box, ["marriage"], "royal_support")).toEqual([1]);
    expect(moreVotes(box, ["marriage"], "senatorial_support")).toEqual([]);
    expect(moreVotes(box, [], "royal_support")).toEqual([]);
  });
});

describe("offices", () => {
  it("the Sejm says which is voted on, which come after it and which are new", () => {
    const events = [
      { type: "OfficeGained", office: "old", seat: 1 },
      { type: "RoundBegun" },
      { type: "OfficeGained", office: "gained", seat: 1 },
      { type: "OfficeGained", office: "lost", seat: 1 },
    ];
    const offices = [{ id: "old", holder: 1 }, { id: "gained", holder: 1 }, { id: "lost", holder: null }];
    const seen = moment("bid_for_office", [], { offices, to_vote: ["second", "third"] }, { office: "first" }, events);

    expect(Object.fromEntries(tagsOf(seen))).toEqual({ gained: "new", first: "voting", second: "next", third: "later" });
  });

  it("an office is marked unless the client goes elsewhere", () => {
    const action = { type: "mark_office", office: "a" };
    const seen = moment("place_client", [action]);

    expect(officeOffers(seen, "a", nothing)).toEqual([action]);
    expect(officeOffers(seen, "a", { ...nothing, field: "vacancy" })).toEqual([action]);
    expect(officeOffers(seen, "a", { ...nothing, field: "envoy" })).toEqual([]);
    expect(officeTried(seen, { id: "b" } as never, "vacancy")).toEqual({ type: "mark_office", office: "b" });
    expect(officeTried(seen, { id: "b" } as never, null)).toBeNull();
  });

  it("of two incomes the second goes with the one laid ready", () => {
    const options = [["a", "b"], ["a", "c"]].map((offices) => ({ type: "choose_income", offices }));
    const seen = moment("choose_income_offices", options);

    expect(officeOffers(seen, "a", nothing)).toHaveLength(2);
    expect(officeOffers(seen, "b", { ...nothing, offices: ["a"] })).toEqual([options[0]]);
    expect(officeOffers(seen, "b", { ...nothing, offices: ["c"] })).toEqual([]);
  });
});

describe("the hand", () => {
  const feast = [[], ["client_card"], ["client_card", "client_card"], ["client_card", "foundation"]].map((cards) => ({ type: "hold_feast", cards }));

  it("counts cards of a kind", () => {
    expect(counted(["a", "b", "a"])).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
  });

  it("cards are laid for a feast only once the client goes there", () => {
    const seen = moment("place_client", feast);

    expect(sets(seen, null, null)).toEqual([]);
    expect(sets(seen, "nobles_feast", null)).toHaveLength(4);
  });

  it("of a country only its own sets count", () => {
    const options = ["sweden", "prussia"].map((country) => ({ type: "place_influence", country, cards: [country] }));

    expect(sets(moment("choose_influence", options), null, "prussia")).toEqual([["prussia"]]);
  });

  it("a click lays one more of a kind, and all of them back when there is no more", () => {
    const all = feast.map(({ cards }) => cards);

    expect(nextLaid(all, {}, "client_card")).toBe(1);
    expect(nextLaid(all, { client_card: 1 }, "client_card")).toBe(2);
    expect(nextLaid(all, { client_card: 2 }, "client_card")).toBe(0);
    expect(within(all, ["foundation", "foundation"])).toBe(false);
  });

  it("a card is used by its own action, and tried with what it needs", () => {
    const seen = moment("special_action", [{ type: "play_raft" }, { type: "pass" }]);

    expect(uses(seen, "vistula_raft")).toEqual([{ type: "play_raft" }]);
    expect(uses(seen, "foray")).toEqual([]);
    expect(cardTried(seen, "foray")).toEqual({ type: "play_foray", target: 1 });
    expect(cardTried(seen, "secret_pact")).toEqual({ type: "play_pact", country: "sweden" });
    expect([1, 9, 12].map(ruleOf)).toEqual(["SA-8.7", "SA-8.15", "SA-8.16"]);
  });
});

describe("arrow keys", () => {
  it("go along a row and across rows, and stop at the edges", () => {
    expect(beside("ArrowRight", 1, 3, 15)).toBe(2);
    expect(beside("ArrowRight", 2, 3, 15)).toBe(2);
    expect(beside("ArrowDown", 2, 3, 15)).toBe(5);
    expect(beside("ArrowDown", 14, 3, 15)).toBe(14);
    expect(beside("ArrowUp", 0, 3, 15)).toBe(0);
    expect(beside("Enter", 0, 3, 15)).toBeNull();
  });
});
