/** How the markers of the foreign policy track move. Nothing moves for who wants none. */
import type { AnimationConfig } from "svelte/animate";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

/** What one swap takes. */
export const HOP_MS = 320;
const TURN_MS = 300;
const HIGH = 14;

/** Two markers change places: the one that goes left hops over the other. */
export function hop(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const way = from.left - to.left;
  if (!way || prefersReducedMotion.current) return { duration: 0 };
  const high = way > 0 ? HIGH : 0;
  return { duration: HOP_MS, css: (at, rest) => `translate:${way * rest}px ${-high * Math.sin(Math.PI * at)}px;z-index:${high ? 1 : 0}` };
}

/** A marker is turned over. */
export function turn(_: Element): TransitionConfig {
  return prefersReducedMotion.current ? { duration: 0 } : { duration: TURN_MS, css: (_, rest) => `transform:rotateY(${rest * 180}deg)` };
}
