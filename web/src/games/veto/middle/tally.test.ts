import { describe, expect, test } from "vitest";
import { rowsOf, strokesOf, widthOf } from "./tally";

describe("kreski on the board", () => {
  test("every fifth stroke goes across the four before it", () => {
    expect(strokesOf(12).map(({ across }) => across).flatMap((each, at) => (each ? [at] : []))).toEqual([4, 9]);
  });

  test("a stroke stays where it is when others are struck after it", () => {
    expect(strokesOf(14).slice(0, 9)).toEqual(strokesOf(9));
  });

  test("more kreski are wider, and none still have a place", () => {
    const widths = [0, 1, 4, 5, 6, 10, 21].map(widthOf);

    expect(widths[0]).toBeGreaterThan(0);
    expect(widths[5]! - widths[3]!).toBe(widthOf(11) - widthOf(6));
    expect([...widths].sort((one, other) => one - other)).toEqual(widths);
  });

  test("what does not fit in a row begins another", () => {
    expect(rowsOf(17, 10)).toEqual([10, 7]);
    expect(rowsOf(10, 10)).toEqual([10]);
    expect(rowsOf(0, 10)).toEqual([0]);
  });
});
