import { describe, expect, it } from "vitest";
import { changeAt, chancesAt, labelsOf, nextStop, pathOf, scaleOf, spread } from "./curve";

const box = { width: 130, height: 120, left: 20, right: 10, top: 10, bottom: 10 };
const moments = [
  { n: 0, chances: [0.5, 0.5] },
  { n: 1, chances: [0.75, 0.25] },
  { n: 2, chances: [1, 0] },
];

describe("the curve of a review", () => {
  it("begins at the left edge and ends at the right one", () => {
    const scale = scaleOf(2, box);

    expect([scale.x(0), scale.x(2)]).toEqual([20, 120]);
    expect([scale.y(1), scale.y(0)]).toEqual([10, 110]);
  });

  it("finds the move under the pointer, and none beyond the ends", () => {
    const scale = scaleOf(2, box);

    expect([-50, 20, 71, 119, 500].map(scale.at)).toEqual([0, 0, 1, 2, 2]);
  });

  it("draws a point for every move", () => {
    expect(pathOf(moments, 0, scaleOf(2, box))).toBe("M20.0 60.0L70.0 35.0L120.0 10.0");
  });

  it("draws moves that share a place once", () => {
    const still = Array.from({ length: 5000 }, (_, n) => ({ n, chances: [0.5] }));

    const points = pathOf(still, 0, scaleOf(4999, box)).split("L").length;

    expect(points).toBeLessThanOrEqual(1001);
  });

  it("keeps the letters at its end apart and inside", () => {
    const places = labelsOf([0, 0, 0.02, 1], scaleOf(2, box), 16, box);
    const sorted = [...places].sort((one, other) => one - other);

    expect(Math.max(...places)).toBeLessThanOrEqual(110);
    expect(sorted.slice(1).every((place, at) => place - sorted[at]! >= 16)).toBe(true);
    expect(places[3]).toBe(sorted[0]);
  });

  it("keeps marks apart, from the first place to the last", () => {
    expect(spread([10, 12, 50], 20, 0, 100)).toEqual([10, 30, 50]);
    expect(spread([95, 98, 99], 20, 0, 100)).toEqual([60, 80, 100]);
    expect(spread([-5], 20, 0, 100)).toEqual([0]);
  });

  it("says what a move did, and nothing of the start", () => {
    expect(changeAt(moments, 1)).toEqual([0.25, -0.25]);
    expect(changeAt(moments, 0)).toEqual([0, 0]);
    expect(chancesAt(moments, 99)).toEqual([1, 0]);
  });

  it("stops at turning points, the beginning and the end", () => {
    expect(nextStop([4, 9], 4, 1, 12)).toBe(9);
    expect(nextStop([4, 9], 4, -1, 12)).toBe(0);
    expect(nextStop([4, 9], 9, 1, 12)).toBe(12);
    expect(nextStop([4, 9], 12, 1, 12)).toBe(12);
  });
});
