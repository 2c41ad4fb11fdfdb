/** How figures come to their places. Nothing moves for who wants none. */
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

/** What a space takes to cross. */
const STEP_MS = 90;

/** A man or a disc walks up so many spaces, hopping from one to the next. */
export function walk(node: Element, { far }: { far: number }): TransitionConfig {
  if (!far || prefersReducedMotion.current) return { duration: 0 };
  const width = node.closest("li")?.offsetWidth ?? 0;
  return {
    duration: far * STEP_MS,
    css: (at, rest) => `translate:${-far * width * rest}px ${-5 * Math.abs(Math.sin(Math.PI * far * at))}px`,
  };
}

/** A figure steps into a city. */
export function arrive(_: Element): TransitionConfig {
  return prefersReducedMotion.current ? { duration: 0 } : { duration: 240, css: (at, rest) => `opacity:${at};translate:0 ${-14 * rest}px` };
}
