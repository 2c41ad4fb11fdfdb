/** The rules of a game as chapters, and how to find one's way in them. */
import { server } from "../api/http";

export interface Rule {
  id: string;
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

/** A piece of a text; one that names a rule can be followed. */
export interface Piece {
  text: string;
  rule?: string;
  /** What was searched for. */
  mark?: boolean;
}

const RULE = /\b[A-Z]{2}-(?:\d+|[A-Z]{1,3})(?:\.\d+)?\b/g;

/** The rules of a game in one language. */
export function rulesOf(game: string, language: string): Promise<Chapter[]> {
  return once(`/games/${game}/rules/${language}`);
}

/** The data files of a game, by name. */
export function componentsOf(game: string): Promise<Record<string, unknown>> {
  return once(`/games/${game}/components`);
}

const asked = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let answer = asked.get(path);
  if (!answer) {
    answer = server.get<T>(path);
    answer.catch(() => asked.delete(path));
    asked.set(path, answer);
  }
  return answer as Promise<T>;
}

export function isRule(id: string): boolean {
  return id.match(RULE)?.[0] === id;
}

/** Letters without their marks, in lower case: `Małopolska` is found by `malopolska`. */
export function folded(text: string): string {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replaceAll("ł", "l").replaceAll("Ł", "L").toLowerCase();
}

/** The words of a search; all of them must be found. */
export function wordsIn(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

export function matches(words: readonly string[], ...texts: readonly string[]): boolean {
  const all = folded(texts.join(" "));
  return words.every((word) => all.includes(word));
}

/** The chapters with only those rules that a search finds; a whole chapter by its title. */
export function search(chapters: readonly Chapter[], words: readonly string[]): Chapter[] {
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => matches(words, rule.id, rule.text, chapter.title)),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** A text in pieces: ids of rules become links, what was searched for is marked. */
export function pieces(text: string, words: readonly string[] = []): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(RULE)) {
    found.push(...marked(text.slice(end, match.index), words), { text: match[0], rule: match[0] });
    end = match.index + match[0].length;
  }
  return [...found, ...marked(text.slice(end), words)];
}

/** Folding keeps the number of letters, so places in the folded text are places in the text. */
function marked(text: string, words: readonly string[]): Piece[] {
  const flat = folded(text);
  const found: Piece[] = [];
  let end = 0;
  while (end < text.length) {
    const next = earliest(flat, words, end);
    if (!next) break;
    if (next.at > end) found.push({ text: text.slice(end, next.at) });
    found.push({ text: text.slice(next.at, next.at + next.length), mark: true });
    end = next.at + next.length;
  }
  return end < text.length ? [...found, { text: text.slice(end) }] : found;
}

function earliest(flat: string, words: readonly string[], from: number) {
  return words
    .map((word) => ({ at: flat.indexOf(word, from), length: word.length }))
    .filter((hit) => hit.at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length)[0];
}
