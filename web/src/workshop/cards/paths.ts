/** Places in an entry, as the checker names them: `play.do[0].amount`. */
import type { CardFlaw, Entry } from "../types";

type Step = string | number;

export function steps(path: string): Step[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) => (index === undefined ? key! : Number(index)));
}

export function below(path: string, step: Step): string {
  if (typeof step === "number") return `${path}[${step}]`;
  return path ? `${path}.${step}` : step;
}

export function valueAt(entry: unknown, path: string): unknown {
  return steps(path).reduce<unknown>((value, step) => (isTable(value) || Array.isArray(value) ? (value as Entry)[step as string] : undefined), entry);
}

/** The entry with another value at a place; undefined takes away what is there. */
export function withValue(entry: Entry, path: string, value: unknown): Entry {
  return put(entry, steps(path), value) as Entry;
}

function put(into: unknown, way: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list = Array.isArray(into) ? [...(into as unknown[])] : [];
    const inner = put(list[step], rest, value);
    if (inner === undefined) list.splice(step, 1);
    else list[step] = inner;
    return list;
  }
  const { [step]: before, ...others } = isTable(into) ? into : {};
  const inner = put(before, rest, value);
  if (inner === undefined) return others;
  // A key keeps its place, so that what is written keeps its order.
  return isTable(into) && step in into ? { ...into, [step]: inner } : { ...others, [step]: inner };
}

/** The list with one of its things moved by a place. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return [...list];
  const without = list.filter((_, at) => at !== from);
  return [...without.slice(0, to), list[from]!, ...without.slice(to)];
}

/** What is wrong exactly here. */
export function flawsAt(flaws: readonly CardFlaw[], path: string): CardFlaw[] {
  return flaws.filter((flaw) => same(flaw.path, path));
}

/** Whether something is wrong here or inside. */
export function isFlawed(flaws: readonly CardFlaw[], path: string): boolean {
  const way = steps(path);
  return flaws.some((flaw) => way.every((step, at) => steps(flaw.path)[at] === step));
}

function same(one: string, other: string): boolean {
  return steps(one).join("/") === steps(other).join("/");
}

export function isTable(value: unknown): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
