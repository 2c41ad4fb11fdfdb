/** Pawns that hop along the fame track, space by space. */
import { prefersReducedMotion } from "svelte/motion";
import { MOTION } from "../../../design/motion";

const { beat: SPACE_MS, reveal: LONGEST_MS } = MOTION;

export class Hopping {
  /** The points at which the pawns are seen. */
  shown = $state.raw<readonly number[]>([]);
  /** How long a hop takes now. */
  pace = $state<number>(SPACE_MS);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(points: readonly number[]) {
    this.shown = points;
  }

  /** Hop to these points; returns how to stop on the way. */
  go(points: readonly number[]): () => void {
    this.stop();
    const far = Math.max(...points.map((each, seat) => Math.abs(each - (this.shown[seat] ?? each))));
    if (!far || prefersReducedMotion.current || this.shown.length !== points.length) this.shown = points;
    else {
      this.pace = Math.min(SPACE_MS, LONGEST_MS / far);
      this.timer = setInterval(() => this.hop(points), this.pace);
    }
    return () => this.stop();
  }

  private hop(points: readonly number[]): void {
    this.shown = this.shown.map((each, seat) => each + Math.sign(points[seat]! - each));
    if (this.shown.every((each, seat) => each === points[seat])) this.stop();
  }

  private stop(): void {
    clearInterval(this.timer);
  }
}
