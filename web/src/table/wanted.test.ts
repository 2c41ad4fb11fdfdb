import { describe, expect, it } from "vitest";
import type { Action, Now } from "../api/types";
import { keyOf, wanted } from "./wanted.svelte";

const BID: Action = { type: "bid", florins: 300 };
const PASS: Action = { type: "pass" };

function moment(...right: Action[]): Now {
  const lesson = { lesson: "lesson-first-round", number: 1, count: 2, wanted: right };
  return { view: {}, prompt: null, options: [BID, PASS], lesson };
}

describe("what a lesson asks for", () => {
  it("is found among the options, whatever the order of their fields", () => {
    wanted.follow(moment({ florins: 300, type: "bid" }));

    expect(wanted.options).toEqual([BID]);
  });

  it("is lit only when the learner wants to be shown, and not with the next question", () => {
    wanted.follow(moment(BID));
    expect(wanted.lights(BID)).toBe(false);

    wanted.show();
    expect([wanted.lights(BID), wanted.lights(PASS)]).toEqual([true, false]);

    wanted.follow(moment(PASS));
    expect(wanted.lights(PASS)).toBe(false);
  });

  it("is nothing where there is no lesson", () => {
    wanted.follow({ view: {}, prompt: null, options: [BID] });

    expect(wanted.options).toEqual([]);
  });

  it("tells actions apart by what they say", () => {
    expect(keyOf(BID)).toBe(keyOf({ florins: 300, type: "bid" }));
    expect(keyOf(BID)).not.toBe(keyOf({ type: "bid", florins: 400 }));
  });

  it("stays lit as advice while only others answer", () => {
    wanted.follow(moment());
    wanted.advise(BID);

    wanted.follow(moment(), true);
    expect(wanted.lights(BID)).toBe(true);

    wanted.follow(moment());
    expect(wanted.lights(BID)).toBe(false);
  });
});
