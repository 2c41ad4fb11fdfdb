/** What has just been told and is to be looked at for a while, although the table has moved on. */
import { untrack } from "svelte";
import type { Seen } from "../../../table/board";
import { toldAt } from "./story";

/** How many updates may have followed it. */
const RECENT = 12;

export class Glance {
  private readonly told: number = $derived.by(() => toldAt(this.seen().log, this.types));
  /** The update that has been looked at long enough. */
  private looked = $state(0);
  /** Whether there is something to be looked at; what was caught up with, or gone back to, is no news. */
  readonly fresh: boolean = $derived.by(() => {
    const { log, news } = this.seen();
    return this.told > this.looked && news.length > 0 && this.told >= (log.at(-1)?.n ?? 0) - RECENT;
  });

  constructor(
    private readonly seen: () => Seen,
    private readonly types: readonly string[],
    private readonly for_ms: number,
  ) {
    this.looked = untrack(() => toldAt(seen().log, types));
  }

  /** Let the time pass; gives back how to stop it. */
  pass(): (() => void) | undefined {
    const { told, fresh } = this;
    if (fresh) {
      const timer = setTimeout(() => (this.looked = told), this.for_ms);
      return () => clearTimeout(timer);
    }
    this.looked = told;
    return undefined;
  }
}
