/** A move on its way to the server: sent until it is answered, but not for ever. */
import type { Action } from "../api/types";

/** How long to wait before it is sent for the first time, the second, and so on; then it waits for a word of mine. */
const PAUSES_MS = [0, 300, 1500, 6000];

export interface Move {
  type: "play" | "undo";
  /** The same however often it is sent, so that it is done once. */
  key: string;
  n: number;
  action?: Action;
}

export class Delivery {
  private move = $state.raw<Move | null>(null);
  /** It was sent so often in vain that I am asked whether to try again. */
  stuck = $state(false);
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (move: Move) => boolean) {}

  get busy(): boolean {
    return this.move !== null;
  }

  begin(move: Move): void {
    this.move = move;
    this.again();
  }

  /** By my own word. */
  again(): void {
    this.stuck = false;
    this.tries = 0;
    this.post();
  }

  /** The connection is new, or the server has failed. */
  retry(): void {
    if (!this.move || this.stuck) return;
    const pause_ms = PAUSES_MS[this.tries];
    clearTimeout(this.timer);
    if (pause_ms === undefined) this.stuck = true;
    else this.timer = setTimeout(() => this.post(), pause_ms);
  }

  carries(key: string | null): boolean {
    return this.move !== null && this.move.key === key;
  }

  end(): void {
    clearTimeout(this.timer);
    this.move = null;
    this.stuck = false;
  }

  private post(): void {
    if (this.move && this.send(this.move)) this.tries += 1;
  }
}
