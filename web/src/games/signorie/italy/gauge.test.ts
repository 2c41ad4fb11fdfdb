import { expect, test, vi } from "vitest";
import type { SignorieView } from "../../../types/signorie";

// The desk looks at the width of the screen, which jsdom does not have.
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
const { levels, raisers } = await import("./gauge");

test("Pins of one sum stand above each other", () => {
  expect(levels([9, 2, 13])).toEqual([0, 0, 0]);
  expect(levels([0, 5, 0, 0])).toEqual([0, 0, 1, 2]);
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
