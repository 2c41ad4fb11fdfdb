import { expect, test } from "vitest";
import { Texts } from "../text/texts";
import { facts, rows } from "./plain";

const texts = new Texts("en", ["name-golden = Golden Age\nname-true = yes\nname-veto = VETO!\n"]);
const view = {
  age: "golden",
  king: null,
  trade: true,
  laws_out: ["veto", "other_law"],
  players: [
    { family: "potocki", wealth: 4, laws: [] },
    { family: "sapieha", wealth: 0, laws: ["veto"] },
  ],
};

test("the table as a whole is told by names, or as the engine calls things", () => {
  expect(facts(view, texts)).toEqual([
    { name: "age", words: "Golden Age" },
    { name: "king", words: "–" },
    { name: "trade", words: "yes" },
    { name: "laws out", words: "VETO!, other_law" },
  ]);
});

test("what belongs to seats stands side by side", () => {
  expect(rows(view, texts)).toEqual([
    { name: "family", cells: ["potocki", "sapieha"] },
    { name: "wealth", cells: ["4", "0"] },
    { name: "laws", cells: ["–", "VETO!"] },
  ]);
});
