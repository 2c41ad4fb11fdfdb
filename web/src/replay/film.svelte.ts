/** Where a replay stands, and how it moves on. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const STEP_MS = 1600;

export class Film {
  /** The update that is shown. */
  n = $state(0);
  last = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `ready` says whether the moment after an update can be shown already. */
  constructor(private readonly ready: (n: number) => boolean) {}

  to(n: number): void {
    this.n = Math.min(Math.max(0, Math.round(n) || 0), this.last);
    if (this.n === this.last) this.pause();
  }

  /** From the beginning again, when it has come to its end. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.n === this.last) this.n = 0;
    this.playing = true;
    this.next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.ready(this.n + 1)) this.to(this.n + 1);
      if (this.playing) this.next();
    }, STEP_MS / this.speed);
  }
}
