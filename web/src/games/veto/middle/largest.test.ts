import { expect, test } from "vitest";
import { GAP, largest } from "./largest";

test("seven cards stand in one row where it is low, in two where it is high", () => {
  const low = largest(7, 1080, 220);
  const high = largest(7, 1080, 620);

  expect(low).toEqual({ size: 147, columns: 7 });
  expect(high.columns).toBe(4);
  expect(2 * high.size * 1.4 + GAP).toBeLessThanOrEqual(620);
});

test("no cards take no room", () => {
  expect(largest(0, 1000, 500).size).toBe(0);
});
