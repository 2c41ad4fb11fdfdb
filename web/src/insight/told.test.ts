import { describe, expect, it } from "vitest";
import { Texts } from "../text/texts";
import { heightOf } from "./trend";
import { moveAt } from "./story";
import { adviceSaid, change, fine, percent, reasonsSaid, sourceName, worthOf } from "./told";

const sources = import.meta.glob<string>("../../../src/interpares/{text,games/florence/text}/*.ftl", { query: "?raw", import: "default", eager: true });
const from = (path: string) => sources[`../../../src/interpares/${path}`]!;
const texts = new Texts("en", [from("games/florence/text/insight.en.ftl"), from("text/en.ftl")]);

describe("advice in words", () => {
  it("names the parts with their points, never none", () => {
    const said = reasonsSaid([{ part: "works", points: 3.2 }, { part: "prestige_cards", points: -0.2 }], texts);

    expect(said).toBe("+3 for Works in hand, −1 for Prestige cards");
  });

  it("says of the end only whether it is good or bad", () => {
    expect(reasonsSaid([{ part: "outcome", points: 20 }], texts)).toBe("it wins the match");
    expect(worthOf(23, [{ part: "outcome", points: 20 }])).toBe(0);
  });

  it("counts no points against an option", () => {
    expect([worthOf(-2, []), worthOf(0.4, []), worthOf(4.6, [])]).toEqual([0, 0, 5]);
  });

  it("says of what the bot would do against the points only what speaks for it", () => {
    const reasons = [{ part: "works", points: -4 }, { part: "money", points: 2 }];

    expect(adviceSaid({ points: -2, reasons, preferred: true }, texts)).toBe("+2 for florins; hint-later");
    expect(adviceSaid({ points: -2, reasons, preferred: false }, texts)).toBe("−4 for Works in hand, +2 for florins");
    expect(adviceSaid({ points: 0, reasons: [], preferred: false }, texts)).toBe("hint-no-reason");
  });

  it("calls sources as the game does", () => {
    expect(sourceName("best_work", texts)).toBe("Best Works");
  });

  it("writes chances and changes as the language does", () => {
    expect(percent(0.345, "en")).toBe("35%");
    expect([change(0.06, "en"), change(-0.004, "en"), change(0, "en")]).toEqual(["+6%", "−0.4%", "0%"]);
    expect(fine(0.0123, "en")).toBe("1.2%");
  });
});

describe("the way from moves to updates and back", () => {
  it("leads to the first move that brought the update", () => {
    expect([0, 1, 3, 9].map((update) => moveAt([0, 1, 1, 3, 4], update))).toEqual([0, 1, 3, 4]);
  });
});

describe("a column of the trend", () => {
  it("is taller the better the place, and nothing where everybody lost", () => {
    expect(heightOf({ rank: 1, seats: 4 })).toBeCloseTo(1);
    expect(heightOf({ rank: 4, seats: 4 })).toBeCloseTo(0.2);
    expect(heightOf({ rank: null, seats: 3 })).toBe(0);
  });
});
