/** Any view in words: names where things have names, else what the engine calls them. */
import type { Texts } from "../text/texts";

export interface Fact {
  name: string;
  words: string;
}

type Fields = Record<string, unknown>;

/** What a view says about the table as a whole. */
export function facts(view: unknown, texts: Texts): Fact[] {
  return Object.entries(view as Fields)
    .filter(([, value]) => !isPerSeat(value))
    .map(([name, value]) => ({ name: label(name, texts), words: words(value, texts) }));
}

/** What it says about each seat: a row for each field, a column for each seat. */
export function rows(view: unknown, texts: Texts): { name: string; cells: string[] }[] {
  const perSeat = Object.values(view as Fields).filter(isPerSeat);
  return perSeat.flatMap((players) =>
    Object.keys(players[0] ?? {}).map((name) => ({
      name: label(name, texts),
      cells: players.map((player) => words(player[name], texts)),
    })),
  );
}

/** A list of records, as the players of a game are. */
function isPerSeat(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 1 && value.every((each) => isRecord(each));
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function label(name: string, texts: Texts): string {
  const found = texts.name(name);
  return found === name ? name.replaceAll("_", " ") : found;
}

function words(value: unknown, texts: Texts): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.map((each) => words(each, texts)).join(", ") || "–";
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, each]) => `${label(name, texts)}: ${words(each, texts)}`)
      .join("; ");
  return texts.name(String(value));
}
