/** Which of the five tinctures a seat bears: that of its place at the table, unless the game says otherwise. */
import { getContext, setContext } from "svelte";

export type Tinctures = (seat: number) => number;

const KEY = Symbol("tinctures");

export const bySeat: Tinctures = (seat) => seat % 5;

/** Everything inside the component that calls this bears these tinctures. */
export function bear(tinctures: Tinctures): void {
  setContext(KEY, tinctures);
}

export function tinctures(): Tinctures {
  return getContext<Tinctures | undefined>(KEY) ?? bySeat;
}
