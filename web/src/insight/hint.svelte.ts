/** A hint for the question of now: asked of the server, shown until the table moves on. */
import { Refused, server } from "../api/http";
import type { Action, Advised, Hint, Now } from "../api/types";
import { keyOf, wanted } from "../table/wanted.svelte";
import { t } from "../text/ui.svelte";

class Hints {
  open = $state(false);
  asking = $state(false);
  /** Why there is none; empty where there is. */
  problem = $state("");
  advice = $state.raw<readonly Advised[]>([]);
  /** Which option is shown on the board. */
  chosen = $state(0);
  private now: Now | null = null;

  /** Another moment: what was advised for the one before is put away. */
  follow(now: Now | null): void {
    if (now === this.now) return;
    this.now = now;
    if (this.open) this.close();
  }

  async ask(path: string, n: number): Promise<void> {
    if (this.asking) return;
    const { now } = this;
    [this.open, this.asking, this.problem, this.advice] = [true, true, "", []];
    try {
      const { advice } = await server.post<Hint>(`${path}/hint`, { n });
      if (now !== this.now) return;
      this.advice = advice;
      this.show(0);
    } catch (error) {
      if (now === this.now) this.problem = error instanceof Refused ? error.message : t("server-away");
    } finally {
      this.asking = false;
    }
  }

  /** Show an option on the board, as if somebody pointed at it. */
  show(at: number): void {
    this.chosen = at;
    wanted.advise(this.option(at));
  }

  /** The option of now that is advised; none if there is no such option. */
  option(at: number): Action | null {
    const advised = this.advice[at];
    const options = (this.now?.options ?? []) as Action[];
    return (advised && options.find((each) => keyOf(each) === keyOf(advised.action as Action))) ?? null;
  }

  close(): void {
    this.open = false;
    wanted.advise(null);
  }
}

export const hints = new Hints();
