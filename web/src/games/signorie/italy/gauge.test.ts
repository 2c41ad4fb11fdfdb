import { expect, test, vi } from "vitest";
import type { SignorieView } from "../../../types/signorie";

// The desk looks at the width of the screen, which jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
const { FULL, raisers, spread } = await import("./gauge");

test("Pins that are far from each other stand where they mean", () => {
  expect(spread([9, 2, 13], 1)).toEqual([9, 2, 13]);
});

test("Pins of one place stand side by side around it", () => {
  expect(spread([5, 5], 1)).toEqual([4.5, 5.5]);
  expect(spread([6, 5, 5], 1)).toEqual([expect.closeTo(6.33), expect.closeTo(4.33), expect.closeTo(5.33)]);
});

test("At the ends pins stay on the gauge", () => {
  expect(spread([0, 0, 0], 1)).toEqual([0, 1, 2]);
  expect(spread([FULL, FULL], 1)).toEqual([FULL - 1, FULL]);
});

test("A family stands on every step up to its threshold, women first", () => {
  const view = { players: [{ men_in_threshold: 1, women_in_threshold: 1 }, { men_in_threshold: 1, women_in_threshold: 0 }] } as SignorieView;

  expect(raisers(view, 0)).toEqual([]);
  expect(raisers(view, 1)).toEqual([
    { seat: 0, sex: "woman" },
    { seat: 1, sex: "man" },
  ]);
  expect(raisers(view, 2)).toEqual([{ seat: 0, sex: "man" }]);
});
