/** What one would look for in a replay: rounds, and their rewards. */
import type { Round } from "../../table/board";
import type { Tagged } from "../../text/texts";

export function rounds(event: Tagged & { round?: number }): Round | null {
  switch (event.type) {
    case "RoundBegun":
      return { name: `round_${event.round}` };
    case "NewOrder":
      return { name: "rewards", part: true };
    default:
      return null;
  }
}
