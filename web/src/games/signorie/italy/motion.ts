/** How figures come to their places. Nothing moves for who wants none. */
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../../../design/motion";

/** A man or a disc walks up so many spaces, hopping from one to the next. */
export function walk(node: Element, { far }: { far: number }): TransitionConfig {
  const width = node.closest("li")?.offsetWidth ?? 0;
  return {
    duration: lasting("beat", far),
    css: (at, rest) => `translate:${-far * width * rest}px ${-5 * Math.abs(Math.sin(Math.PI * far * at))}px`,
  };
}

/** A figure steps into a city. */
export function arrive(_: Element): TransitionConfig {
  return { duration: lasting("move"), css: (at, rest) => `opacity:${at};translate:0 ${-14 * rest}px` };
}
