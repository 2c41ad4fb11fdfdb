import { describe, expect, it } from "vitest";
import type { Action, Now } from "../api/types";
import { stillAsked } from "./still";

const KEEP: Action = { type: "keep", cards: ["astronomer"] };
const OTHER: Action = { type: "keep", cards: ["poet"] };

function moment(seats: number[], options: Action[] = [KEEP], decision = "choose_hand"): Now {
  return { view: {}, prompt: { decision, rule: "PF-1.1", seats, facts: {} }, options };
}

describe("whether I am asked what I was", () => {
  it("is so while others answer what was asked of all of us", () => {
    expect(stillAsked(moment([0, 1, 2]), moment([0, 2]))).toBe(true);
  });

  it("is not so where the question, its answers or who is asked are others", () => {
    const before = moment([0, 1]);

    expect(stillAsked(before, moment([0], [OTHER]))).toBe(false);
    expect(stillAsked(before, moment([0], [KEEP], "take_turn"))).toBe(false);
    expect(stillAsked(before, moment([0, 2]))).toBe(false);
    expect(stillAsked(before, moment([0, 1]))).toBe(false);
  });

  it("is not so where nothing is asked", () => {
    expect(stillAsked(null, moment([0]))).toBe(false);
    expect(stillAsked(moment([0, 1]), { view: {}, prompt: null, options: [] })).toBe(false);
  });
});
