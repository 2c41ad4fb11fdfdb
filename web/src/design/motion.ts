/** How long things move, as in tokens.css; nothing does for who wants no motion. */
import { prefersReducedMotion } from "svelte/motion";

/** Milliseconds by the name of the token `--m-…`. */
export const MOTION = { beat: 90, quick: 120, move: 200, arrive: 400, reveal: 700, pulse: 1200 } as const;

/** For animations of the browser, by the name of the token `--e-…`; svelte/easing has the same for transitions. */
export const EASE = {
  out: "cubic-bezier(0.22, 0.61, 0.36, 1)",
  in: "cubic-bezier(0.55, 0.06, 0.68, 0.19)",
  both: "cubic-bezier(0.65, 0.05, 0.36, 1)",
} as const;

export type Pace = keyof typeof MOTION;

/** How long such a motion lasts for this reader, so many times over. */
export function lasting(pace: Pace, times = 1): number {
  return prefersReducedMotion.current ? 0 : MOTION[pace] * times;
}

/** The delay of what comes at such a place in a row, each thing so much after the one before. */
export function inTurn(at: number, pace: Pace): string {
  return `${lasting("arrive") + lasting(pace, at)}ms`;
}
