/** How a seat is known: by one of the five tinctures and a letter. */
import { getContext, setContext } from "svelte";

export type Tinctures = (seat: number) => number;
/** The letter of a seat; undefined where the first one of its name is meant. */
export type Letters = (seat: number) => string | undefined;

const KEY = Symbol("arms");

interface Arms {
  tinctures: Tinctures;
  letters: Letters;
}

/** The tincture of its place at the table, unless the game says otherwise. */
export const bySeat: Tinctures = (seat) => seat % 5;
const byName: Letters = () => undefined;

/** Everything inside the component that calls this bears these tinctures and letters. */
export function bear(tinctures: Tinctures, letters: Letters = byName): void {
  setContext(KEY, { tinctures, letters });
}

export function tinctures(): Tinctures {
  return getContext<Arms | undefined>(KEY)?.tinctures ?? bySeat;
}

/** The first letter of a name, without its article. */
export function initial(name: string): string {
  return name.replace(/^The /, "").charAt(0);
}

export function letters(): Letters {
  return getContext<Arms | undefined>(KEY)?.letters ?? byName;
}
