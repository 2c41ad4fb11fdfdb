import { describe, expect, it } from "vitest";
import type { Decided } from "../api/types";
import { accuracy, agrees, differing, judgedSeats, ordered, weight } from "./decisions";

function decided(n: number, seat: number, gain: number, advised = "pass"): Decided {
  return { n, seat, gain, decision: "bid", action: { type: "pass" }, described: {}, advised: { type: advised }, advised_described: {}, points: 1, reasons: [] };
}

const decisions = [decided(1, 0, 0), decided(2, 1, 0.1, "bid"), decided(3, 0, 0.02, "bid"), decided(5, 0, 0.2, "bid"), decided(7, 0, -0.04, "bid")];

describe("the decisions of a review", () => {
  it("are those the bot would have made otherwise, to some gain", () => {
    expect(differing(decisions, 0).map(({ n }) => n)).toEqual([3, 5]);
    expect(agrees(decisions[0]!)).toBe(true);
  });

  it("compare actions by what they say, not by the order of their fields", () => {
    const same = { ...decisions[0]!, action: { type: "bid", thing: "lake" }, advised: { thing: "lake", type: "bid" } };

    expect(agrees(same)).toBe(true);
  });

  it("are told by loss or by time", () => {
    expect(ordered(differing(decisions, 0), "loss").map(({ n }) => n)).toEqual([5, 3]);
    expect(ordered(differing(decisions, 0), "time").map(({ n }) => n)).toEqual([3, 5]);
  });

  it("together say how much a decision loses; what wins more than the bot is no loss", () => {
    expect(accuracy(decisions, 0)).toEqual({ count: 4, agreed: 1, lost: 0.055 });
    expect(accuracy([], 0)).toEqual({ count: 0, agreed: 0, lost: 0 });
  });

  it("have a weight in words", () => {
    expect([-0.1, 0, 0.01, 0.05, 0.15].map(weight)).toEqual(["none", "none", "slight", "mistake", "blunder"]);
  });

  it("name the seats that were judged", () => {
    expect(judgedSeats(decisions)).toEqual([0, 1]);
  });
});
