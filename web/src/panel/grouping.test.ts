import { describe, expect, test } from "vitest";
import type { Now } from "../api/types";
import { Texts } from "../text/texts";
import { found, grouped, printed, simple, worded } from "./grouping";

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

test("an option says what is described in the place of its numbers", () => {
  const texts = new Texts("en", ["action-use = Use { NAME($card) }, { $count }", "name-lady = Lady"]);
  const offered = [{ type: "use", card: 1, count: 2 }, { type: "use", card: 4, count: 3 }];
  const now: Now = { view: {}, prompt: null, options: offered, described: [{}, { card: "lady" }] };

  expect(offered.map((each) => worded(each, now, texts, []))).toEqual(["Use 1, 2", "Use Lady, 3"]);
  expect(worded(offered[1]!, { view: {}, prompt: null, options: offered }, texts, [])).toBe("Use 4, 3");
});

test("an option tells what is printed on the things it names", () => {
  const texts = new Texts("en", ["name-lady = Lady\n    .text = She hits.", "name-two = Two\n    .text = They hit."]);
  const offered = [{ type: "use", card: 4, targets: ["two", "two", "three"] }];
  const now: Now = { view: {}, prompt: null, options: offered, described: [{ card: "lady#2@seat-1" }] };

  expect(printed(offered[0]!, now, texts)).toBe("She hits.\nThey hit.");
});

test("letters are compared without their marks", () => {
  expect(simple("Łódź")).toBe("lodz");
});
