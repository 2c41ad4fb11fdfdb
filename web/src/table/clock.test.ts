import { expect, test } from "vitest";
import { left } from "./clock";

test.each([
  [102_000, "1:42"],
  [59_999, "0:59"],
  [-5, "0:00"],
  [2 * 3_600_000 + 1, "2 h"],
  [3 * 86_400_000, "3 d"],
])("%d ms are %s", (ms, words) => {
  expect(left(ms)).toBe(words);
});
