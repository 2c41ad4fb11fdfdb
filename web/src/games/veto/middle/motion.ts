/** How things of the middle move. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { lasting } from "../../../design/motion";

interface Flight {
  /** What it comes from, as a selector; from its player's side of the table if that cannot be seen. */
  source: string;
  mine: boolean;
}

/** A declaration flies from where its card lies to the stack. */
export function declared(node: Element, { source, mine }: Flight): TransitionConfig {
  const [to, from] = [node.getBoundingClientRect(), document.querySelector(source)?.getBoundingClientRect()];
  const [x, y] = from?.width ? [from.left - to.left, from.top - to.top] : [0, mine ? 160 : -120];
  return {
    duration: lasting("move"),
    easing: cubicOut,
    css: (_, left) => `transform: translate(${x * left}px, ${y * left}px) scale(${1 - left * 0.35}); opacity: ${1 - left * 0.6}; z-index: 5`,
  };
}
