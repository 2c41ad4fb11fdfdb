/** Cards that have just been turned up: they lie open for a moment, then find their places one after another. */
import { prefersReducedMotion } from "svelte/motion";
import { MOTION } from "../../design/motion";
import type { Seen } from "../../table/board";
import type { ContestView, Event } from "../../types/magnaci";
import { viewOf } from "./state";

/** All cards turn together; the last one is in its place when the last but one has had its time. */
const { move: TURN_MS, reveal: PLACED_MS, quick: GAP_MS } = MOTION;

export class Unfolding {
  /** How many have found their places. */
  private placed = $state(Infinity);
  private readonly count: number;
  /** The families, in the order of the track. */
  readonly order: readonly number[];

  /** First the families, then whatever else there is to come. */
  constructor(seen: Seen, contest: ContestView, more: number) {
    this.order = viewOf(seen).track.filter((seat) => contest.sides.some((side) => side.seat === seat));
    this.count = this.order.length + more;
    if (isNews(seen, contest.place) && !prefersReducedMotion.current) this.placed = 0;
  }

  /** Begin; returns how to stop. */
  run(): () => void {
    if (this.placed >= this.count) return () => {};
    const gap = Math.min(GAP_MS, (PLACED_MS - TURN_MS) / Math.max(1, this.count - 1));
    const timers = Array.from({ length: this.count }, (_, at) => setTimeout(() => (this.placed = at + 1), TURN_MS + at * gap));
    return () => timers.forEach(clearTimeout);
  }

  /** Whether the card of a family is in its place; null is what comes after all cards. */
  has(seat: number | null): boolean {
    return this.placed > (seat === null ? this.count - 1 : this.order.indexOf(seat));
  }

  get over(): boolean {
    return this.placed >= this.count;
  }
}

function isNews(seen: Seen, place: string): boolean {
  return seen.news.some(({ events = [] }) =>
    (events as Event[]).some((event) => event.type === "CardsRevealed" && event.place === place),
  );
}
