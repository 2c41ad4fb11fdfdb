import { describe, expect, test } from "vitest";
import { found, grouped, simple } from "./grouping";

const options = [
  { type: "lay", card: "2" },
  { type: "lay", card: "lady" },
  { type: "pass" },
];
const words: Record<string, string> = { "2": "Połóż 2 przy I", lady: "Połóż Damę przy I" };
const say = (action: { type: string; card?: unknown }) => words[String(action.card)] ?? "Pas";

describe("options in groups", () => {
  test("are headed by the words they begin with", () => {
    expect(grouped(options, say).map((group) => group.heading)).toEqual(["Połóż", ""]);
  });

  test("are found by any of their words, with or without diacritics", () => {
    const names = found(grouped(options, say), "dame poloz").flatMap((group) => group.choices);

    expect(names.map((choice) => choice.words)).toEqual(["Połóż Damę przy I"]);
  });

  test("keep the order of the engine", () => {
    const kinds = grouped([{ type: "b" }, { type: "a" }, { type: "b" }], (action) => action.type);

    expect(kinds.map((group) => group.choices.length)).toEqual([2, 1]);
  });
});

test("letters are compared without their marks", () => {
  expect(simple("Łódź")).toBe("lodz");
});
