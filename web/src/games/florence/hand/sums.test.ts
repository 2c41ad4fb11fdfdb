import { describe, expect, it } from "vitest";
import { bestSoFar, boughtBy, missing, moved, purchases, shared, standingOf, wishesOf, withBonus } from "./sums";
import { box, house, shift, work } from "./testing";

describe("a card as a sum", () => {
  it("knows which wishes a house fulfils, and what each is worth", () => {
    const wishes = wishesOf(box, house({ landscapes: [{ tile: "lake", cells: "a1a2b2", partner: null }] }), "poet");

    expect(wishes.map(({ id, worth, met }) => [id, worth, met])).toEqual([
      ["theatre", 4, false],
      ["lake", 3, true],
      ["travel", 3, false],
    ]);
  });

  it("is ready by itself, with bonus cards, with what is pointed at, or short", () => {
    expect(standingOf(work({ value: 14 }), 14)).toBe("ready");
    expect(standingOf(work({ value: 12, bonus: [2] }), 14)).toBe("bonus");
    expect(standingOf(work({ value: 12, bonus: [2] }), 14, 16)).toBe("soon");
    expect(standingOf(work({ value: 12, bonus: [1] }), 14, 13)).toBe("short");
    expect(withBonus(work({ value: 12, bonus: [1, 4] }))).toBe(17);
  });

  it("names the fewest missing wishes that suffice, the dearest first", () => {
    const wishes = wishesOf(box, house(), "poet");

    expect(missing(work({ value: 11 }), wishes, 14).wishes.map(({ id }) => id)).toEqual(["theatre"]);
    expect(missing(work({ value: 9 }), wishes, 14).value).toBe(16);
    expect(missing(work({ value: 2 }), wishes, 14)).toMatchObject({ value: 12, wishes: [{}, {}, {}] });
  });

  it("lists purchases by what they make of it, each thing once", () => {
    const build = { type: "build", building: "theatre" };
    const declare = { type: "declare", freedom: "travel" };
    const bid = { type: "bid", florins: 400 };
    const values = new Map<object, number>([
      [build, 16],
      [declare, 15],
      [bid, 12],
    ]);
    const found = purchases("poet", [declare, build, bid, { type: "end_turn" }], (action) => shift("poet", 12, values.get(action) ?? 12), "jester");

    expect(found.map(({ thing, value }) => [thing, value])).toEqual([
      ["theatre", 16],
      ["travel", 15],
    ]);
  });

  it("calls the object of an auction what is bid for", () => {
    expect(boughtBy({ type: "bid", florins: 300 }, "jester")).toBe("jester");
    expect(boughtBy({ type: "name", object: "lake" }, null)).toBe("lake");
    expect(boughtBy({ type: "pass" }, "jester")).toBeNull();
  });

  it("counts wishes that several cards share", () => {
    expect([...shared(box, ["poet", "painter"])]).toEqual([
      ["lake", 2],
      ["travel", 2],
    ]);
  });

  it("remembers the best Work of the round", () => {
    expect(bestSoFar([house(), house({ best_work: 15 })])).toBe(15);
  });
});

describe("an order", () => {
  it("moves a card to another place and no further than the ends", () => {
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 2, 5)).toEqual(["a", "b", "c"]);
    expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  });
});
