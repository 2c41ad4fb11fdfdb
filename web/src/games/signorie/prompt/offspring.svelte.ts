/** White dice that have just been rolled are shown for a moment. */
import type { Happened } from "../../../api/types";
import type { Event, OffspringRolled } from "../../../types/signorie";

const SHOWN_MS = 5000;

class Births {
  shown = $state.raw<OffspringRolled | null>(null);
  private last: OffspringRolled | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  follow(news: readonly Happened[]): void {
    const events = news.flatMap((happened) => (happened.events ?? []) as Event[]);
    const rolled = events.findLast((event): event is OffspringRolled => event.type === "OffspringRolled");
    if (!rolled || rolled === this.last) return;
    this.last = rolled;
    this.shown = rolled;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.shown = null), SHOWN_MS);
  }
}

export const births = new Births();
