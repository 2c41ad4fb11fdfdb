/** The log as lines to read. */
import type { Happened } from "../api/types";
import type { Part, Tagged, Texts } from "../text/texts";
import { t } from "../text/ui.svelte";

export interface Entry {
  n: number;
  parts: Part[];
  /** The seat a line is about, if it is about one. */
  by?: number;
}

/** What was put into words already; a log is long, and only its end is new. */
const known = new WeakMap<Texts, WeakMap<Happened, Entry[]>>();

/** One line for each event that has words, and for each note. */
export function entries(log: readonly Happened[], texts: Texts, names: readonly string[]): Entry[] {
  const lines = known.get(texts) ?? new WeakMap<Happened, Entry[]>();
  known.set(texts, lines);
  return log.flatMap((happened) => {
    const found = lines.get(happened) ?? [...told(happened, texts, names), ...noted(happened, texts, names)];
    lines.set(happened, found);
    return found;
  });
}

function told({ n, events = [] }: Happened, texts: Texts, names: readonly string[]): Entry[] {
  return (events as (Tagged & { seat?: number })[]).map((event) => ({
    n,
    parts: texts.event(event, names),
    ...(typeof event.seat === "number" ? { by: event.seat } : {}),
  }));
}

/** What is no move: an undo, a seat taken over by a bot, a vacation, the parting of a fork. */
function noted({ n, note }: Happened, texts: Texts, names: readonly string[]): Entry[] {
  if (!note) return [];
  const kind = ["undo", "rewind", "bot_failed", "takes_over", "returns", "vacation", "ended", "forked"].find((each) => each in note);
  if (!kind) return [];
  const seat = [note.seat, note.undo, note.returns].find((each) => typeof each === "number");
  const name = typeof seat === "number" ? texts.seat(seat, names) : "";
  const level = note.takes_over ? t(`level-${String(note.takes_over)}`) : "";
  const text = t(`note-${kind.replaceAll("_", "-")}`, { name, level, days: note.vacation ?? 0, why: note.why ?? "" });
  return [{ n, parts: [{ text }], ...(typeof seat === "number" ? { by: seat } : {}) }];
}
