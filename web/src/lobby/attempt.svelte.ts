/** Something asked of the server: whether it is on its way, and why it was refused. */
import { untrack } from "svelte";
import { Refused } from "../api/http";
import { t } from "../text/ui.svelte";

export class Attempt {
  busy = $state(false);
  /** What went wrong, in words; empty while nothing did. */
  problem = $state("");
  /** The id of those words. */
  message = $state("");

  /** Do it; returns whether it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    // An effect may ask for it, and must not run again when it is done.
    if (untrack(() => this.busy)) return false;
    this.busy = true;
    this.forget();
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error.refusal.text : t("away-nothing-done");
      this.message = error instanceof Refused ? error.refusal.message : "away";
      return false;
    } finally {
      this.busy = false;
    }
  }

  forget(): void {
    this.problem = this.message = "";
  }
}
