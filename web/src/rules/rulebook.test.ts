import { expect, test } from "vitest";
import { folded, isRule, pieces, search, wordsIn, type Chapter } from "./rulebook";

const chapters: Chapter[] = [
  { id: "MA-1", title: "Aim", rules: [{ id: "MA-1.1", text: "Four Ages." }] },
  {
    id: "MA-9",
    title: "Conflicts",
    rules: [
      { id: "MA-9.1", text: "Old Conflicts stay in Małopolska." },
      { id: "MA-9.8", text: "With fewer than five (MA-9.4) cards stay." },
    ],
  },
];

test("letters are found without their marks", () => {
  expect(folded("Zażółć gęślą JAŹŃ")).toBe("zazolc gesla jazn");
  expect(search(chapters, wordsIn("malopolska")).flatMap((each) => each.rules)).toHaveLength(1);
});

test("every word must be found, in the text, the id or the title of the chapter", () => {
  const ids = (query: string) => search(chapters, wordsIn(query)).flatMap((each) => each.rules.map((rule) => rule.id));

  expect(ids("stay five")).toEqual(["MA-9.8"]);
  expect(ids("ma-9.1")).toEqual(["MA-9.1"]);
  expect(ids("conflicts")).toEqual(["MA-9.1", "MA-9.8"]);
  expect(ids("stay dragons")).toEqual([]);
});

test("ids of rules in a text are links", () => {
  expect(pieces("Fewer (MA-9.4) stay.")).toEqual([
    { text: "Fewer (" },
    { text: "MA-9.4", rule: "MA-9.4" },
    { text: ") stay." },
  ]);
  expect(isRule("MA-9.4")).toBe(true);
  expect(isRule("VE-L.5")).toBe(true);
  expect(isRule("law.fortress")).toBe(false);
});

test("what was searched for is marked, marks and capitals aside", () => {
  expect(pieces("W Małopolsce", wordsIn("malo"))).toEqual([
    { text: "W " },
    { text: "Mało", mark: true },
    { text: "polsce" },
  ]);
});
