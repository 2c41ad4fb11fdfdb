import { expect, test } from "vitest";
import { labelsOf, pathOf, scaleOf, scoresAt, type Series } from "./graph";

const box = { width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 };
const series: Series = { points: [[0, [0, 0]], [5, [10, 9]], [10, [20, 20]]], last: 10 };

test("scores stay until they change", () => {
  const scale = scaleOf(series, box);

  expect(scale.ticks).toEqual([0, 5, 10, 15, 20]);
  expect(pathOf(series, 0, scale)).toBe("M0.0 100.0H50.0V50.0H100.0V0.0");
  expect(scoresAt(series, 9)).toEqual([10, 9]);
});

test("letters of equal scores do not lie over each other", () => {
  const [first, second] = labelsOf(series, scaleOf(series, box), 14, 100);

  expect(Math.abs(first! - second!)).toBe(14);
});

test("a graph of nothing has a scale all the same", () => {
  expect(scaleOf({ points: [], last: 0 }, box).ticks).toEqual([0, 1]);
});
