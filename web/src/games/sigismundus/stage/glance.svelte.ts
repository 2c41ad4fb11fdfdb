/** What has just been told and is to be looked at for a while, although the table has moved on. */
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { Seen } from "../../../table/board";
import { toldAt } from "./story";

/** How many updates may have followed it. */
const RECENT = 12;

/** How long something is looked at, and how long it moves before it can be read. */
export interface Pace {
  for_ms: number;
  moving_ms?: number;
}

export class Glance {
  private readonly told: number = $derived.by(() => toldAt(this.seen().log, this.types));
  /** The update that has been looked at long enough, and the one that has come to rest. */
  private looked = $state(0);
  private rested = $state(0);
  /** Whether there is something to be looked at; what was caught up with, or gone back to, is no news. */
  readonly fresh: boolean = $derived.by(() => {
    const { log, news } = this.seen();
    return this.told > this.looked && news.length > 0 && this.told >= (log.at(-1)?.n ?? 0) - RECENT;
  });
  /** It still moves; nothing does for who wants none. */
  readonly moving: boolean = $derived(this.fresh && this.told > this.rested && !prefersReducedMotion.current);

  constructor(
    private readonly seen: () => Seen,
    private readonly types: readonly string[],
    private readonly pace: Pace,
  ) {
    this.looked = untrack(() => toldAt(seen().log, types));
  }

  /** Let the time pass; gives back how to stop it. */
  pass(): (() => void) | undefined {
    const { told, fresh } = this;
    if (fresh) {
      const timers = [setTimeout(() => (this.rested = told), this.pace.moving_ms ?? 0), setTimeout(() => (this.looked = told), this.pace.for_ms)];
      return () => timers.forEach(clearTimeout);
    }
    this.looked = told;
    return undefined;
  }

  /** It has been seen. */
  skip(): void {
    this.looked = this.told;
  }
}
