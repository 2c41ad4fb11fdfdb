/** The components of any game, out of its data files: cards with names, numbers and provenance. */
import type { Texts } from "../text/texts";
import { messageOf } from "../text/texts";

/** Where a fact comes from. */
export type Origin = "rulebook" | "public" | "deduced" | "ours";
export const ORIGINS: readonly Origin[] = ["rulebook", "public", "deduced", "ours"];

export interface Value {
  /** Of a table inside a card, such as the number of players. */
  key: string;
  value: Scalar | Scalar[];
  /** How many there are of it, in a list of things with their counts. */
  count?: number;
  /** Null where it is the same as that of the card. */
  origin: Origin | null;
}

type Scalar = string | number | boolean;

export interface Fact {
  field: string;
  values: Value[];
}

export interface Thing {
  /** Unique: the kind and the id. */
  anchor: string;
  id: string;
  kind: string;
  names: Record<string, string>;
  /** Null where it is the same as that of the card. */
  nameOrigin: Origin | null;
  rule: string;
  facts: Fact[];
  origin: Origin | null;
  /** Why we think so: a note or the basis of the data. */
  notes: string[];
}

export interface Kind {
  /** Unique: the file and the kind. */
  key: string;
  /** What it is called: the kind, or the file where several files hold things of that kind. */
  kind: string;
  things: Thing[];
}

type Row = Record<string, unknown>;

const LANGUAGES = ["pl", "en", "de", "la"];
/** Fields that say where the other fields come from. */
const LISTS: Record<string, Origin> = {
  ours_fields: "ours",
  deduced_fields: "deduced",
  public_fields: "public",
  rulebook_fields: "rulebook",
};
const NOTES = ["note", "basis"];
const SPECIAL = new Set(["id", "name", "rule", "rule_prefix", "source", "schema", ...LANGUAGES, ...NOTES, ...Object.keys(LISTS)]);

/** Every kind of component, in the order of the files. */
export function kindsOf(components: Record<string, unknown>): Kind[] {
  const kinds = Object.entries(components).flatMap(([file, content]) =>
    isRow(content) ? kindsIn(file, content) : [],
  );
  const often = new Set(kinds.map((each) => each.kind).filter((kind, at, all) => all.indexOf(kind) < at));
  return kinds.map((each) => (often.has(each.kind) ? { ...each, kind: each.key.split("/")[0]! } : each));
}

/** The loose numbers of a file belong to the file; each table is a thing, each list of tables a kind. */
function kindsIn(file: string, content: Row): Kind[] {
  const loose = Object.entries(content).filter(([, value]) => !isTable(value));
  const own = thingOf(file, "", Object.fromEntries(loose));
  const kinds = own.facts.length ? [{ key: `${file}/`, kind: file, things: [own] }] : [];
  for (const [kind, value] of Object.entries(content)) {
    if (!isTable(value)) continue;
    const rows = Array.isArray(value) ? (value as Row[]) : [value as Row];
    const number = (at: number) => (Array.isArray(value) ? String(at + 1) : "");
    kinds.push({ key: `${file}/${kind}`, kind, things: rows.map((row, at) => thingOf(kind, number(at), row)) });
  }
  return kinds;
}

/** A card out of a row of data; rows without an id are numbered. */
export function thingOf(kind: string, number: string, row: Row): Thing {
  const id = String(row.id ?? number);
  const origin = originOf(row.source);
  const facts = Object.entries(byLanguage(row))
    .filter(([field]) => !SPECIAL.has(field))
    .map(([field, value]) => ({ field, values: valuesOf(field, value, row) }))
    .filter((fact) => fact.values.length > 0);
  return {
    anchor: id ? `${kind}.${id}` : kind,
    id,
    kind,
    names: namesIn(row),
    nameOrigin: exception("name", row),
    rule: String(row.rule ?? ""),
    facts,
    origin,
    notes: NOTES.map((field) => String(row[field] ?? "")).filter(Boolean),
  };
}

/** The cards of an id, those with a text of their own first; also by kind and id. */
export function find(kinds: readonly Kind[], id: string, texts: Texts): Thing[] {
  const all = kinds.flatMap((kind) => kind.things);
  const exact = all.filter((thing) => thing.anchor === id);
  if (exact.length) return exact;
  const told = (thing: Thing) => Number(textOf(thing, texts) !== "");
  return all.filter((thing) => thing.id === id).sort((one, other) => told(other) - told(one));
}

/** What is printed on the card, in the game's own words. */
export function textOf(thing: Thing, texts: Texts): string {
  const said = (prefix: string) => texts.attribute(messageOf(prefix, thing.id), "text");
  return said(thing.kind) || said("name");
}

/** Every word of a card, for searching. */
export function wordsOf(thing: Thing, texts: Texts): string {
  const { anchor, names, rule } = thing;
  return [anchor.replaceAll("_", " "), ...Object.values(names), rule, textOf(thing, texts)].join(" ");
}

function namesIn(row: Row): Record<string, string> {
  const source = isRow(row.name) ? row.name : row;
  const named = LANGUAGES.filter((language) => typeof source[language] === "string");
  return Object.fromEntries(named.map((language) => [language, String(source[language])]));
}

/** `desc_pl` and `desc_en` are one field in two languages. */
function byLanguage(row: Row): Row {
  const gathered: Row = {};
  for (const [field, value] of Object.entries(row)) {
    const [, base, language] = /^(\w+)_(pl|en|de|la)$/.exec(field) ?? [];
    if (base) gathered[base] = { ...(gathered[base] as Row | undefined), [language!]: value };
    else gathered[field] = value;
  }
  return gathered;
}

function valuesOf(field: string, value: unknown, row: Row): Value[] {
  if (isRow(value)) {
    return Object.entries(value).flatMap(([key, inner]) =>
      valuesOf(`${field}.${key}`, inner, row).map((each) => ({
        ...each,
        key: each.key ? `${key}.${each.key}` : key,
      })),
    );
  }
  if (Array.isArray(value)) {
    if (!value.length) return [];
    if (value.every(isCounted)) {
      return value.map(({ id, count }) => ({ key: "", count, value: id, origin: exception(field, row) }));
    }
    if (value.some(isRow)) {
      return value.flatMap((inner, at) => valuesOf(`${field}.${at + 1}`, inner, row));
    }
    return [{ key: "", value: value.map(scalar), origin: exception(field, row) }];
  }
  return value === null || value === "" ? [] : [{ key: "", value: scalar(value), origin: exception(field, row) }];
}

/** Where a field comes from, if not from where the card comes from. */
function exception(path: string, row: Row): Origin | null {
  for (const [list, origin] of Object.entries(LISTS)) {
    const fields = Array.isArray(row[list]) ? (row[list] as string[]) : [];
    if (fields.some((field) => path === field || path.startsWith(`${field}.`))) {
      return origin === row.source ? null : origin;
    }
  }
  return null;
}

function scalar(value: unknown): Scalar {
  return typeof value === "number" || typeof value === "boolean" ? value : Array.isArray(value) ? value.join(" ") : String(value);
}

function originOf(source: unknown): Origin | null {
  return ORIGINS.find((origin) => origin === source) ?? null;
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A thing and how many there are of it, as in the list of a deck. */
function isCounted(value: unknown): value is { id: string; count: number } {
  return isRow(value) && Object.keys(value).sort().join() === "count,id" && typeof value.count === "number";
}

/** A table of its own, or a list of them. */
function isTable(value: unknown): boolean {
  return isRow(value) || (Array.isArray(value) && value.length > 0 && value.every(isRow));
}
