import { describe, expect, it, vi } from "vitest";
import type { Seen } from "../../../table/board";
import type { Box } from "../data";

// The desk looks at the width of the screen, which jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
const { beside } = await import("./arrows");
const { cardTried, counted, nextLaid, ruleOf, sets, uses, within } = await import("./hand");
const { drawsFrom, takesUnit } = await import("./supply");
const { moreVotes, officeOffers, officeTried, tagsOf } = await import("./senate");

function moment(decision: string, options: object[] = [], view: object = {}, facts: object = {}, events: object[] = []): Seen {
  const whole = { round: 2, phase: "sejm", to_vote: [], order: [1, 0], countries: [{ id: "sweden" }], ...view };
  return { now: { view: whole, prompt: { decision, facts, seats: [0] }, options }, seat: 0, log: [{ events }] } as unknown as Seen;
}

const none = { field: null, country: null, laid: [] };
const nothing = { field: null, card: null, offices: [] };

describe("support tracks", () => {
  it("an Act in force adds votes to a space of its track only", () => {
    const effect = { op: "track_votes_bonus", track: "royal_support", space: 1, votes: 1 };
    const box = { sejms: new Map([["marriage", { effect }]]) } as unknown as Box;

    expect(moreVotes(box, ["marriage"], "royal_support")).toEqual([{ act: "marriage", votes: 1 }]);
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
    expect(officeTried(seen, { id: "b" } as never, "land", { ...nothing, field: "vacancy" })).toEqual({ type: "mark_office", office: "b" });
    expect(officeTried(seen, { id: "b" } as never, "land", nothing)).toBeNull();
  });

  it("the engine is asked why an office is none of those to choose from", () => {
    const other = { id: "b", holder: 1 } as never;
    const [income, special, senator] = ["choose_income_offices", "special_action", "choose_senator"].map((decision) => moment(decision, [{ type: "pass" }]));

    expect(officeTried(income!, other, "land", { ...nothing, offices: ["a"] })).toEqual({ type: "choose_income", offices: ["a", "b"] });
    expect(officeTried(senator!, other, "land", nothing)).toEqual({ type: "surrender_office", office: "b" });
    expect(officeTried(special!, other, "ecclesiastical", nothing)).toBeNull();
    expect(officeTried(special!, { id: "c", holder: 0 } as never, "ecclesiastical", nothing)).toEqual({ type: "hold_court", office: "c", target: 1 });
    expect(officeTried(moment("choose_senator"), other, "land", nothing)).toBeNull();
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
    expect(cardTried(seen, "foray", none)).toEqual({ type: "play_foray", target: 1 });
    expect(cardTried(seen, "secret_pact", none)).toEqual({ type: "play_pact", country: "sweden" });
    expect([1, 9, 12].map(ruleOf)).toEqual(["SA-8.7", "SA-8.15", "SA-8.16"]);
  });
});

describe("a card that cannot be used", () => {
  it("is tried with what lies ready, at whatever is asked", () => {
    const asked = (decision: string) => moment(decision, [{ type: "pass" }]);

    expect(cardTried(asked("choose_influence"), "foray", { ...none, laid: ["secret_pact"] })).toEqual({ type: "place_influence", country: "sweden", cards: ["secret_pact", "foray"] });
    expect(cardTried(asked("choose_vote_cards"), "foray", none)).toEqual({ type: "discard_for_votes", cards: ["foray"] });
    expect(cardTried(asked("take_wound"), "client_card", none)).toEqual({ type: "discard_military", card: "client_card" });
    expect(cardTried(asked("place_client"), "foray", { ...none, field: "nobles_feast" })).toEqual({ type: "hold_feast", cards: ["foray"] });
    expect(cardTried(asked("place_client"), "foray", none)).toBeNull();
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

describe("the supply", () => {
  it("gives a unit to what was picked up, and says why it does not", () => {
    const call = { type: "call_banners", unit: "hussars" };
    const placing = moment("place_client", [call]);

    expect(takesUnit(placing, "hussars", { field: null, card: null })).toEqual({ offer: null, tried: null });
    expect(takesUnit(placing, "hussars", { field: "calling_banners", card: null })).toEqual({ offer: call, tried: null });
    expect(takesUnit(placing, "artillery", { field: "calling_banners", card: null }).tried).toEqual({ type: "call_banners", unit: "artillery" });
    expect(takesUnit(moment("special_action", []), "hussars", { field: null, card: "enlistment" }).tried).toEqual({ type: "play_enlistment", unit: "hussars" });
  });

  it("gives cards when a deck is to be chosen", () => {
    const draw = { type: "draw", deck: "foreign" };

    expect(drawsFrom(moment("choose_deck", [draw]), "foreign")).toEqual({ offer: draw, tried: null });
    expect(drawsFrom(moment("choose_deck", [draw]), "military").tried).toEqual({ type: "draw", deck: "military" });
    expect(drawsFrom(moment("special_action", []), "foreign")).toEqual({ offer: null, tried: null });
  });
});
