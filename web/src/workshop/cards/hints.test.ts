import { expect, test } from "vitest";
import { Texts } from "../../text/texts";
import type { Sheet } from "../types";
import { hinted } from "./hints";

const field = { key: "lafa", form: { kind: "number" }, required: false, usual: 0, meaning: "dukats to deploy it" };
const table = { name: "character", meaning: "VE-1.4", group: "", static: false, fields: [field] };
const sheet: Sheet = {
  cards: [table],
  tables: [],
  operations: [{ ...table, name: "gain_dukats", meaning: "takes dukats", fields: [] }],
  conditions: [],
  amounts: [],
  words: { kind: [{ word: "deed", meaning: "once a turn" }, { word: "reply", meaning: "in a window" }] },
  limits: {},
};

test("the sheet is explained in another language, as far as it has words", () => {
  const polish = ["hint-field-lafa = cena", "hint-op-gain-dukats = bierze dukaty", "hint-kind-deed = raz na turę"];

  const told = hinted(sheet, new Texts("pl", [polish.join("\n")]));

  expect(told.cards[0]!.fields[0]!.meaning).toBe("cena");
  expect(told.operations[0]!.meaning).toBe("bierze dukaty");
  expect(told.words.kind!.map(({ meaning }) => meaning)).toEqual(["raz na turę", "in a window"]);
});
