/** What a screen cannot do without: it is asked for until it comes, or is refused. */
import { untrack } from "svelte";
import { passes, troubleOf, type Trouble } from "./trouble";

const AGAIN_MS = 4_000;

export class Asking {
  /** Why it has not come; null while it may still come, and when it is there. */
  trouble = $state.raw<Trouble | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  constructor(private readonly work: () => Promise<unknown>) {}

  /** Begin, and go on whenever the network is back; returns how to stop. For an effect, which may be run again. */
  begin(): () => void {
    addEventListener("online", this.again);
    untrack(() => this.again());
    return () => {
      removeEventListener("online", this.again);
      clearTimeout(this.timer);
      this.turn++;
    };
  }

  /** Ask now, unless it is there. */
  again = (): void => {
    clearTimeout(this.timer);
    void this.ask(++this.turn);
  };

  private async ask(turn: number): Promise<void> {
    try {
      await this.work();
      if (turn === this.turn) this.trouble = null;
    } catch (error) {
      if (turn !== this.turn) return;
      this.trouble = troubleOf(error);
      if (passes(this.trouble)) this.timer = setTimeout(this.again, AGAIN_MS);
    }
  }
}
