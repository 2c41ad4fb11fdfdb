/** A hint for the question of now: asked of the server, shown until the table moves on. */
import { Refused, server } from "../api/http";
import type { Action, Advised, Hint, Now } from "../api/types";
import { keyOf, wanted } from "../table/wanted.svelte";
import { t } from "../text/ui.svelte";

export class Hints {
  asking = $state(true);
  /** Why there is none; empty where there is. */
  problem = $state("");
  advice = $state.raw<readonly Advised[]>([]);
  /** Which option is shown on the board. */
  chosen = $state(0);
  private gone = false;

  /** The moment it is asked for. */
  constructor(private readonly now: Now) {}

  async ask(path: string, n: number): Promise<void> {
    try {
      const { advice } = await server.post<Hint>(`${path}/hint`, { n });
      this.advice = advice;
      if (!this.gone) this.show(0);
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : t("server-away");
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
    const options = (this.now.options ?? []) as Action[];
    return (advised && options.find((each) => keyOf(each) === keyOf(advised.action as Action))) ?? null;
  }

  /** It is put away, and nothing of it stays lit. */
  leave(): void {
    this.gone = true;
    wanted.advise(null);
  }
}
