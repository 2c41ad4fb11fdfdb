import { expect, test } from "vitest";
import type { Sheet, TableOf } from "../types";
import { begunWith, blank, blankOf, formOf, nameIn } from "./blank";

const table = (name: string, ...keys: [string, string, boolean][]): TableOf => ({
  name,
  meaning: "",
  group: "",
  static: false,
  fields: keys.map(([key, kind, required]) => ({ key, form: { kind }, required, usual: null, meaning: "" })),
});

const sheet: Sheet = {
  cards: [],
  tables: [table("selector", ["zone", "text", false]), table("target", ["name", "text", true])],
  operations: [table("gain", ["who", "player", true], ["amount", "amount", true]), table("win", ["who", "player", true])],
  conditions: [table("has", ["has", "text", true], ["min", "number", false]), table("pool", ["pool", "number", true])],
  amounts: [],
  words: { kind: [{ word: "deed" }] },
  limits: {},
};

test("a form begins with what it needs and nothing else", () => {
  expect(blank({ kind: "table", table: "target" }, sheet)).toEqual({ name: "" });
  expect(blank({ kind: "table", table: "selector" }, sheet)).toEqual({});
  expect(blank({ kind: "word", words: "kind" }, sheet)).toBe("deed");
  expect(blank({ kind: "word", choices: [true] }, sheet)).toBe(true);
  expect(blank({ kind: "operation" }, sheet)).toEqual({ op: "gain", who: "you", amount: 1 });
});

test("another operation keeps what both have", () => {
  expect(blankOf("operations", "win", sheet, { op: "gain", who: "enemy", amount: 7 })).toEqual({ op: "win", who: "enemy" });
});

test("a condition is told by its key", () => {
  expect(nameIn("conditions", { has: "kreski", min: 2 }, sheet)).toBe("has");
  expect(nameIn("conditions", { unheard: 1 }, sheet)).toBe("");
  expect(blankOf("conditions", "pool", sheet, { has: "kreski" })).toEqual({ pool: 1 });
});

test("one of several forms is told by the value", () => {
  const forms = [{ kind: "word" }, { kind: "list" }];

  expect([formOf("effect", forms), formOf(["effect"], forms)]).toEqual([0, 1]);
});

test("a card of the box lends what its maker may say", () => {
  expect(begunWith({ id: "x", number: 3, ours_fields: [], type: "effect", lafa: 2 })).toEqual({ type: "effect", lafa: 2 });
});
