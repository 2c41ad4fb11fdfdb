import { expect, test } from "vitest";
import { contrast } from "./contrast";

test("black on white is the most there is, a colour on itself the least", () => {
  expect(contrast("#000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#8c1c2e", "#8c1c2e")).toBe(1);
  expect(contrast("#767676", "#fff")).toBeCloseTo(4.54, 1);
});
