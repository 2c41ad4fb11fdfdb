/** What happened at a move, from the log of a viewer. */
import type { Happened } from "../api/types";
import { entries } from "../table/log";
import type { Texts } from "../text/texts";

/** What a viewer was told at a move, line by line; empty where nothing could be seen. */
export function happenedAt(
  log: readonly Happened[],
  updates: readonly number[],
  move: number,
  texts: Texts,
  names: readonly string[],
): string[] {
  const [from, to] = [updates[move - 1] ?? -1, updates[move] ?? -1];
  const news = log.filter(({ n }) => n > from && n <= to);
  return entries(news, texts, names).map(({ parts }) => parts.map(({ text }) => text).join(""));
}

/** The move that led to an update of the viewer. */
export function moveAt(updates: readonly number[], update: number): number {
  const at = updates.findIndex((each) => each >= update);
  return at < 0 ? Math.max(0, updates.length - 1) : at;
}
