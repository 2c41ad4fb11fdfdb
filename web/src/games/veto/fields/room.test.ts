import { describe, expect, test } from "vitest";
import { fitting, tilesWide } from "./room";

describe("cards of a side", () => {
  test("are as large as they may be where there is room", () => {
    expect(fitting(700, [{ upright: 1, marked: 0 }, { upright: 2, marked: 1 }], 100)).toEqual({ size: 100, snug: false });
  });

  test("are turned in their own width before any of them becomes smaller", () => {
    expect(fitting(490, [{ upright: 1, marked: 0 }, { upright: 0, marked: 3 }], 100)).toEqual({ size: 100, snug: true });
  });

  test("become smaller together, so that all fit", () => {
    const { size } = fitting(620, [{ upright: 3, marked: 0 }, { upright: 3, marked: 2 }], 100);

    expect(size).toBeLessThan(100);
    expect(8 * (size + 9) + 2 * 18).toBeLessThanOrEqual(620);
  });

  test("never become too small to be read", () => {
    expect(fitting(200, [{ upright: 9, marked: 0 }], 100).size).toBe(62);
  });

  test("leave a place for an empty field", () => {
    expect(fitting(500, [{ upright: 0, marked: 0 }, { upright: 4, marked: 0 }], 100).size).toBeLessThan(90);
  });

  test("two possessions lie one above the other", () => {
    expect(tilesWide(6, 100)).toBe(tilesWide(5, 100));
    expect(tilesWide(7, 100)).toBeGreaterThan(tilesWide(6, 100));
  });
});
