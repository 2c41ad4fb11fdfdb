/** What the words of the card language mean, in another language than that of the sheet. */
import type { Texts } from "../../text/texts";
import type { Sheet, TableOf } from "../types";

type Meant = { meaning?: string };

/** The sheet with its meanings in the language of the texts; what they lack stays as it is. */
export function hinted(sheet: Sheet, texts: Texts): Sheet {
  function said<Thing extends Meant>(thing: Thing, ...name: string[]): Thing {
    const id = hintId(...name);
    return thing.meaning && texts.has(id) ? { ...thing, meaning: texts.say(id) } : thing;
  }
  const fielded = (table: TableOf, name: string): TableOf => ({
    ...table,
    fields: table.fields.map((field) => said(field, name, field.key)),
  });
  const named = (tables: readonly TableOf[], kind: string) => tables.map((table) => said(table, kind, table.name));
  const lists = Object.entries(sheet.words).map(([list, words]) => [list, words.map((word) => said(word, list, word.word))]);
  return {
    ...sheet,
    cards: sheet.cards.map((table) => fielded(table, "field")),
    // An effect is played as an ability is used.
    tables: sheet.tables.map((table) => fielded(table, table.name === "playing" ? "ability" : table.name)),
    operations: named(sheet.operations, "op"),
    conditions: named(sheet.conditions, "cond"),
    amounts: named(sheet.amounts, "amount"),
    words: Object.fromEntries(lists) as Sheet["words"],
  };
}

function hintId(...name: string[]): string {
  return ["hint", ...name].join("-").replaceAll(/[_ :]/g, "-").toLowerCase();
}
