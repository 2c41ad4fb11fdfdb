/**
 * Any view in words: names where things have names, else what the engine calls them.
 *
 * A game may say a field in words of its own, by a message that is called by where the field lies,
 * as `view-players-hand`. The fields of a record are the values of its message; what is no record is
 * `$value`, beside the other fields of where it lies, of lists as long as its own those at its
 * place. `$place` is this place, from 0 on, and `$outer` that of the list in a list of lists. What
 * such a message says nothing of is left out. Its attribute `name` is what the field is called.
 */
import { messageOf, type Part, type Texts } from "../text/texts";

/** Something in words, and what lies on it. */
export interface Line {
  parts: Part[];
  on: Line[];
}

export interface Fact {
  name: string;
  lines: Line[];
  /** Each line is a sentence of its own, not one of a list. */
  apart: boolean;
}

/** What is said about each seat. */
export interface Row {
  name: string;
  cells: Line[][];
  apart: boolean;
}

/** What is said about something that has many sides. */
export interface Section {
  name: string;
  facts: Fact[];
}

type Fields = Record<string, unknown>;

/** The records of the seats, by which every game calls them. */
const PLAYERS = "players";
/** A field that is a seat, in every game. */
const SEAT = /(^|_)seat$/;
/** A list that is longer is told by kinds. */
const LONG = 15;

export class Plain {
  private readonly view: Fields;

  constructor(
    view: unknown,
    private readonly texts: Texts,
    private readonly names: readonly string[],
  ) {
    this.view = view as Fields;
  }

  /** About the table as a whole. */
  facts(): Fact[] {
    const seats = new Set(this.ofSeats());
    const loose = Object.entries(this.view).filter(([name, value]) => !seats.has(name) && !this.hasParts(name, value));
    return this.factsOf("", Object.fromEntries(loose));
  }

  /** About what has many sides, each by itself. */
  sections(): Section[] {
    return Object.entries(this.view)
      .filter(([name, value]) => this.hasParts(name, value))
      .map(([name, value]) => ({ name: this.label(name, name), facts: this.factsOf(`${name}_`, value as Fields) }))
      .filter((section) => section.facts.length);
  }

  /** About each seat: a row for each field, a column for each seat; and what lies before them. */
  rows(): Row[] {
    const players = (this.view[PLAYERS] ?? []) as Fields[];
    const own = Object.keys(players[0] ?? {}).map((field) => {
      const path = `${PLAYERS}_${field}`;
      const cells = players.map((player) => this.lines(path, player[field], player));
      return { name: this.label(path, field), cells, apart: players.some((player) => isRecords(player[field])) };
    });
    const held = this.ofSeats()
      .filter((name) => name !== PLAYERS)
      .map((name) => ({ name: this.label(name, name), cells: this.held(name), apart: true }));
    return [...own, ...held].filter((row) => row.cells.some((cell) => cell.length));
  }

  /** The lists that are told seat by seat: the players, and what they control. */
  private ofSeats(): string[] {
    return Object.entries(this.view)
      .filter(([name, value]) => name === PLAYERS || (isRecords(value) && "controller" in value[0]!))
      .map(([name]) => name);
  }

  /** What lies before each seat; what has another of them as its host lies on that. */
  private held(name: string): Line[][] {
    const all = this.view[name] as Fields[];
    const ids = new Set(all.map((each) => each.id));
    const told = (each: Fields): Line[] =>
      this.lines(name, each).map((line) => ({ ...line, on: all.filter(({ host }) => host === each.id).flatMap(told) }));
    const alone = all.filter((each) => !ids.has(each.host));
    return this.names.map((_, seat) => alone.filter((each) => each.controller === seat).flatMap(told));
  }

  private factsOf(path: string, fields: Fields): Fact[] {
    return Object.entries(fields)
      .map(([field, value]) => ({
        name: this.label(path + field, field),
        lines: this.lines(path + field, value, fields),
        apart: isRecords(value),
      }))
      .filter((fact) => fact.lines.length);
  }

  /** A record the game has no sentence for. */
  private hasParts(name: string, value: unknown): boolean {
    return isRecord(value) && this.texts.parts(messageOf("view", name), value, this.names) === null;
  }

  private label(path: string, field: string): string {
    const own = this.texts.attribute(messageOf("view", path), "name");
    const found = own || this.texts.name(field);
    return found === field ? field.replaceAll("_", " ") : found;
  }

  private lines(path: string, value: unknown, beside: Fields = {}): Line[] {
    const said = this.said(path, value, beside);
    return (said.length > LONG ? byKind(said) : said).map((parts) => ({ parts, on: [] }));
  }

  /** Each thing that a field holds, in words. */
  private said(path: string, value: unknown, beside: Fields): Part[][] {
    if (Array.isArray(value)) return value.flatMap((each, at) => this.said(path, each, placed(beside, value, at)));
    if (value === null || value === undefined || value === "") return [];
    const own = this.texts.parts(messageOf("view", path), isRecord(value) ? value : { ...beside, value }, this.names);
    if (own) return own.length ? [own] : [];
    if (isRecord(value)) return [this.enumerated(path, value)];
    if (typeof value === "number" && SEAT.test(path)) return [[{ text: this.texts.seat(value, this.names), seat: value }]];
    return [this.texts.named(String(value))];
  }

  private enumerated(path: string, record: Fields): Part[] {
    return this.factsOf(`${path}_`, record).flatMap(({ name, lines }, at) => [
      { text: `${at ? "; " : ""}${name}: ` },
      ...lines.flatMap(({ parts }, number) => (number ? [{ text: ", " }, ...parts] : parts)),
    ]);
  }
}

/** The fields beside a list, of other lists as long as it only what is at the same place; and which place it is. */
function placed(beside: Fields, list: readonly unknown[], at: number): Fields {
  const place = (each: unknown) => (Array.isArray(each) && each.length === list.length ? (each as unknown[])[at] : each);
  const there = Object.fromEntries(Object.entries(beside).map(([name, value]) => [name, place(value)]));
  return { ...there, place: at, outer: beside.place };
}

/** The same words only once, with how often they were said. */
function byKind(said: readonly Part[][]): Part[][] {
  const kinds = new Map<string, Part[][]>();
  for (const parts of said) {
    const words = parts.map((part) => part.text).join("");
    kinds.set(words, [...(kinds.get(words) ?? []), parts]);
  }
  return [...kinds.values()].map((same) => (same.length > 1 ? [{ text: `${same.length} × ` }, ...same[0]!] : same[0]!));
}

function isRecords(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
