/** What stands in a form before anything is written there. */
import type { Entry, Form, Sheet, TableOf } from "../types";
import { isTable } from "./paths";

/** The tables that may stand where a form says so: one of several, told apart by a word in them. */
export type Family = "operations" | "conditions" | "amounts";

export function tableNamed(tables: readonly TableOf[], name: string): TableOf | undefined {
  return tables.find((table) => table.name === name);
}

export function blank(form: Form, sheet: Sheet): unknown {
  switch (form.kind) {
    case "number":
    case "amount":
      return 1;
    case "flag":
      return true;
    case "words":
      return { pl: "", en: "" };
    case "bonus":
      return { szabla: 0, kreski: 0 };
    case "word":
      return (form.choices ?? [])[0] ?? sheet.words[form.words ?? ""]?.[0]?.word ?? "";
    case "list":
      return [];
    case "table":
      return blankTable(tableNamed(sheet.tables, form.table ?? ""), sheet);
    case "operation":
      return blankOf("operations", sheet.operations[0]!.name, sheet);
    case "condition":
      return blankOf("conditions", sheet.conditions[0]!.name, sheet);
    case "card":
      return "self";
    case "player":
      return "you";
    case "any":
      return form.of?.[0] ? blank(form.of[0], sheet) : "";
    default:
      return "";
  }
}

/** A table with what it needs; what was there before stays where the new one has such a field. */
export function blankTable(table: TableOf | undefined, sheet: Sheet, before: Entry = {}): Entry {
  const fields = (table?.fields ?? []).filter(({ key, required }) => required || key in before);
  return Object.fromEntries(fields.map(({ key, form }) => [key, before[key] ?? blank(form, sheet)]));
}

export function blankOf(family: Family, name: string, sheet: Sheet, before: Entry = {}): Entry {
  const table = tableNamed(sheet[family], name);
  const { [nameIn(family, before, sheet)]: _, ...others } = before;
  const fields = blankTable(table, sheet, family === "operations" ? before : others);
  return family === "operations" ? { op: name, ...fields } : fields;
}

/** Which of the tables of a family a value is; empty if it is none. */
export function nameIn(family: Family, value: unknown, sheet: Sheet): string {
  if (!isTable(value)) return "";
  if (family === "operations") return typeof value.op === "string" ? value.op : "";
  return sheet[family].find((table) => table.name in value && lacksNothing(table, value))?.name ?? sheet[family].find((table) => table.name in value)?.name ?? "";
}

function lacksNothing(table: TableOf, value: Entry): boolean {
  return table.fields.every(({ key, required }) => !required || key in value);
}

/** Which of several forms a value has. */
export function formOf(value: unknown, forms: readonly Form[]): number {
  const fits = (form: Form) => {
    if (form.kind === "list") return Array.isArray(value);
    if (form.kind === "table") return isTable(value);
    return !Array.isArray(value) && !isTable(value);
  };
  return Math.max(0, forms.findIndex(fits));
}

/** An entry of the box as an own card begins: without what only the box says. */
export function begunWith(entry: Entry): Entry {
  const FIXED = ["id", "number", "rarity", "source", "note", "basis", "person"];
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !FIXED.includes(key) && !key.endsWith("_fields")));
}
