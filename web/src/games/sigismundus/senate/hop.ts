/** How markers change their places on a track: they hop over each other, one swap at a time. */
import type { AnimationConfig } from "svelte/animate";
import { prefersReducedMotion } from "svelte/motion";

const SWAP_MS = 240;
const HEIGHT = 9;

export interface Journey {
  /** How many spaces it goes. */
  swaps: number;
  /** How many swaps it waits for its turn. */
  wait: number;
}

/** The way of one marker: who passes others goes space by space, and each of them steps back in its turn. */
export function journey<T>(before: readonly T[], after: readonly T[], marker: T): Journey {
  const from = before.indexOf(marker);
  const swaps = Math.abs(from - after.indexOf(marker));
  const mover = after.find((each) => each !== after[before.indexOf(each)] && sameWithout(before, after, each));
  if (mover === undefined || mover === marker) return { swaps, wait: 0 };
  return { swaps, wait: Math.max(0, Math.abs(from - before.indexOf(mover)) - 1) };
}

function sameWithout<T>(before: readonly T[], after: readonly T[], marker: T): boolean {
  const rest = after.filter((each) => each !== marker);
  return before.filter((each) => each !== marker).every((each, at) => each === rest[at]);
}

/** From where it was to where it is. */
export function hop(_: Element, { from, to }: { from: DOMRect; to: DOMRect }, { swaps, wait }: Journey): AnimationConfig {
  if (!swaps || prefersReducedMotion.current) return { duration: 0 };
  const [x, y] = [from.left - to.left, from.top - to.top];
  return {
    duration: (wait + swaps) * SWAP_MS,
    css: (at) => {
      const gone = Math.max(0, at * (wait + swaps) - wait) / swaps;
      const high = HEIGHT * Math.abs(Math.sin(Math.PI * swaps * gone));
      return `translate:${x * (1 - gone)}px ${y * (1 - gone) - high}px`;
    },
  };
}
