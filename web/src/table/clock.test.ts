import { expect, test } from "vitest";
import { left, partsOf } from "./clock";

const [HOUR, DAY] = [3_600_000, 86_400_000];

test.each([
  [102_000, "1:42"],
  [59_999, "0:59"],
  [-5, "0:00"],
  [2 * HOUR + 1, "2 h"],
  [HOUR + 42 * 60_000, "1 h 42 min"],
  [9 * HOUR + 42 * 60_000, "9 h"],
  [3 * DAY, "3 d"],
  [3 * DAY - 1, "2 d 23 h"],
])("%d ms are %s", (ms, words) => {
  expect(left(ms)).toBe(words);
});

test("the time for a question is told apart from the reserve", () => {
  expect(partsOf(3 * DAY, 2 * DAY)).toEqual({ move: "1 d", bank: "2 d" });
});

test("when the time for a question is used up, the reserve runs", () => {
  expect(partsOf(DAY, 2 * DAY)).toEqual({ move: "", bank: "1 d" });
});

test("without a reserve there is only the time for a question", () => {
  expect(partsOf(DAY, 0)).toEqual({ move: "1 d", bank: "" });
});
