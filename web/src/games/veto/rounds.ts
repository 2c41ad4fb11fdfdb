/** What one would look for in a replay: rounds, their phases, and the duels. */
import type { Round } from "../../table/board";
import type { Tagged } from "../../text/texts";

export function rounds(event: Tagged & { round?: number; phase?: string }): Round | null {
  switch (event.type) {
    case "RoundBegun":
      return { name: `round#${event.round}` };
    case "PhaseBegun":
      return { name: String(event.phase), part: true };
    default:
      return null;
  }
}
