/** How markers move: on a track they hop over each other, one swap at a time. Nothing moves for who wants none. */
import type { AnimationConfig } from "svelte/animate";
import { cubicInOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";
import { lasting, MOTION } from "../../design/motion";

/** What one swap takes, and at most all of them together. */
const HOP_MS = MOTION.arrive;
const WAY_MS = MOTION.pulse + MOTION.arrive;
const HIGH = 13;

/** The orders between two orders of the same markers, each one swap of neighbours further; the last is the goal. */
export function swaps<T>(from: readonly T[], to: readonly T[]): T[][] {
  const order = [...from];
  const found: T[][] = [];
  to.forEach((marker, goal) => {
    for (let at = order.indexOf(marker); at > goal; at--) {
      [order[at - 1], order[at]] = [order[at]!, order[at - 1]!];
      found.push([...order]);
    }
  });
  return found;
}

/** The order in which the markers of a track are shown: it follows the true one. */
export class Track<T> {
  order = $state.raw<readonly T[]>([]);
  /** What one swap takes now. */
  hopMs: number = HOP_MS;
  private goal = "";
  private hopped = -HOP_MS;

  constructor(private readonly standing: () => readonly T[]) {
    this.order = standing();
    $effect(() => this.follow());
  }

  /** The next swap, when the one before is done. */
  private follow(): (() => void) | undefined {
    const goal = this.standing();
    const way = swaps(this.order, goal);
    if (!way.length) return;
    if (this.goal !== goal.join()) [this.goal, this.hopMs] = [goal.join(), Math.min(HOP_MS, WAY_MS / way.length)];
    const still = prefersReducedMotion.current;
    const wait = still ? 0 : Math.max(0, this.hopped + this.hopMs - performance.now());
    const timer = setTimeout(() => {
      this.hopped = performance.now();
      this.order = still ? goal : way[0]!;
    }, wait);
    return () => clearTimeout(timer);
  }
}

/** Two markers change places: the one that goes forward hops over the other. */
export function hop(_: Element, { from, to }: { from: DOMRect; to: DOMRect }, { hopMs }: { hopMs: number }): AnimationConfig {
  const way = from.left - to.left;
  if (!way || prefersReducedMotion.current) return { duration: 0 };
  const high = way > 0 ? HIGH : 0;
  return {
    duration: hopMs,
    easing: cubicInOut,
    css: (at, rest) => `translate:${way * rest}px ${-high * Math.sin(Math.PI * at)}px;z-index:${high ? 1 : 0}`,
  };
}

/** A marker is turned over. */
export function turn(_: Element): TransitionConfig {
  return { duration: lasting("arrive"), css: (_, rest) => `transform:rotateY(${rest * 180}deg)` };
}
