import { expect, it } from "vitest";
import { swaps } from "./swaps";

it("moves nothing where nothing has moved", () => {
  expect(swaps(["a", "b"], ["a", "b"])).toEqual([]);
});

it("hops over one neighbour after another to the left", () => {
  expect(swaps(["a", "b", "c"], ["c", "a", "b"])).toEqual([
    ["a", "c", "b"],
    ["c", "a", "b"],
  ]);
});

it("goes to the last space in as many swaps", () => {
  expect(swaps(["a", "b", "c"], ["b", "c", "a"])).toEqual([
    ["b", "a", "c"],
    ["b", "c", "a"],
  ]);
});
