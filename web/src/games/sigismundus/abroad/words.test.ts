import { expect, it } from "vitest";
import type { Happened } from "../../../api/types";
import { laidOut } from "./round";
import { ranked } from "./words";

it("names who has the most first, and who would score last", () => {
  expect(ranked([1, 0, 3, 0])).toEqual([2, 0]);
  expect(ranked([1, 0, 3, 0], [0, 4, 8, 0])).toEqual([2, 0, 1]);
});

it("knows the Figures of the last round that began", () => {
  const round = (figures: string[]) => ({ n: 0, at_ms: 0, events: [{ type: "RoundBegun", figures }] }) as Happened;

  expect(laidOut([round(["a"]), round(["b", "c"]), { n: 1, at_ms: 0, events: [{ type: "FigureTaken" }] }])).toEqual(["b", "c"]);
  expect(laidOut([])).toEqual([]);
});
